"""Data documents of Tiny; everything not named is at its default, undealt cards are in the pile."""

from collections.abc import Mapping

from tests.engine.tiny.actions import format_action, kind_of, parse_action, seat_name
from tests.engine.tiny.frames import WINDOWS
from tests.engine.tiny.rules import check_card, check_step
from tests.engine.tiny.state import Content, Data
from tests.engine.tiny.under_way import rebuild, rebuild_force, shown_force, shown_frames
from wildtable.engine.deck import Deck
from wildtable.engine.document import Reader
from wildtable.engine.refusal import BadPosition
from wildtable.engine.window import answer_of, has_answered, seal, waiting, waits_for
from wildtable.engine.words import OK


def write_position(s: Data) -> dict[str, object]:
    """The document of a position; `read_position` gives it back."""
    seats = range(s.settings.seats)
    content = s.settings.content
    document: dict[str, object] = {
        "seats": s.settings.seats,
        "stack": shown_frames(s),
        "force": shown_force(s),
        "leader": seat_name(s.leader),
        "round": s.round,
        "points": {seat_name(seat): s.points[seat] for seat in seats if s.points[seat]},
        "hands": {seat_name(seat): names_of(s.hands[seat], content) for seat in seats if s.size(seat)},
        "shown": {seat_name(seat): names_of(s.shown[seat], content) for seat in seats if any(s.shown[seat])},
        "front": {seat_name(seat): names_of(s.front[seat], content) for seat in seats if any(s.front[seat])},
        "discard": names_of(s.discard, content),
        "top": [content.names[card] for card in s.deck.top],
        "bottom": [content.names[card] for card in s.deck.bottom],
    }
    if s.stack.kind() in WINDOWS:
        document["answers"] = {
            seat_name(seat): format_action(int(answer_of(s.stack, seat)), content.names)
            for seat in seats
            if has_answered(s.stack, seat)
        }
    return document


def names_of(counts: list[int], content: Content) -> list[str]:
    """Cards by name, each as often as it is there."""
    return [content.names[kind] for kind, count in enumerate(counts) for _ in range(count)]


def seats_in(document: Mapping[str, object]) -> int:
    """How many play in a position."""
    return Reader(document, "position").integer("seats", default=2, least=2, most=8)


def read_position(s: Data, document: Mapping[str, object]) -> None:
    """Give a new position what the document says; raises `BadPosition` for what cannot be."""
    names = [seat_name(seat) for seat in range(s.settings.seats)]
    reader = Reader(document, "position")
    reader.integer("seats", default=2)
    s.leader = reader.index("leader", names, "P1")
    s.round = reader.integer("round", default=1, least=1, most=s.settings.rounds)
    points = Reader(reader.part("points"), "position, points")
    s.points = [points.integer(name, default=0) for name in names]
    points.done()
    content = s.settings.content
    s.hands = _read_hands(reader, "hands", names, content)
    s.shown = _read_hands(reader, "shown", names, content)
    s.front = _read_hands(reader, "front", names, content)
    s.discard = _counts("discard", reader.texts("discard"), content)
    _read_pile(s, reader)
    stack = reader.value("stack") if reader.has("stack") else [{"frame": "turn", "seat": "P1"}]
    force = reader.value("force") if reader.has("force") else None
    answers = reader.mapping("answers") if reader.has("answers") else {}
    reader.done()
    rebuild(s, stack)
    rebuild_force(s, force)
    _read_answers(s, names, answers)


def _read_hands(reader: Reader, field: str, names: list[str], content: Content) -> list[list[int]]:
    hands = Reader(reader.part(field), f"position, {field}")
    counts = [_counts(f"{field} {name}", hands.texts(name), content) for name in names]
    hands.done()
    return counts


def _counts(place: str, cards: list[str], content: Content) -> list[int]:
    for card in cards:
        if card not in content.names:
            raise BadPosition(
                f"position, {place}: '{card}' is no card; there are {', '.join(content.names)}."
            )
    return [cards.count(card) for card in content.names]


def _read_pile(s: Data, reader: Reader) -> None:
    """Whatever is nowhere else lies hidden in the pile (TN-PACK-01)."""
    top = reader.texts("top")
    bottom = reader.texts("bottom")
    content = s.settings.content
    known = _counts("top and bottom", top + bottom, content)
    hidden = []
    for kind, copies in enumerate(content.copies):
        left = copies - s.discard[kind] - known[kind] - sum(cards[kind] for cards in (*s.hands, *s.front))
        if left < 0:
            raise BadPosition(f"position: there are only {copies} of '{content.names[kind]}' (TN-PACK-01).")
        hidden.append(left)
    for seat, shown in enumerate(s.shown):
        if any(count > s.hands[seat][kind] for kind, count in enumerate(shown)):
            raise BadPosition(f"position, shown {seat_name(seat)}: a card that is not in the hand.")
    s.deck = Deck(hidden)
    for card in top:
        s.deck.put_top(content.names.index(card))
    for card in reversed(bottom):
        s.deck.put_bottom(content.names.index(card))


def _read_answers(s: Data, names: list[str], answers: dict[str, str]) -> None:
    if s.stack.kind() not in WINDOWS:
        if answers:
            raise BadPosition("position, answers: nobody is asked anything by the uppermost frame.")
        return
    for name, text in answers.items():
        if name not in names or not waits_for(s.stack, names.index(name)):
            raise BadPosition(f"position, answers: '{name}' is not asked (TN-ASK-01).")
        action = parse_action(text, s.settings.content.names, s.settings.seats)
        if check_step(s, kind_of(action)) != OK or check_card(s, names.index(name), action) != OK:
            raise BadPosition(f"position, answers: {name} cannot answer '{text}'.")
        seal(s.stack, names.index(name), action)
    if waiting(s.stack) == 0:
        raise BadPosition("position: everybody has answered, so the window would be closed (TN-ASK-02).")
