"""Position documents of Tiny; everything not named is at its default, undealt cards are in the pile."""

from collections.abc import Mapping

from tests.engine.tiny.actions import format_action, kind_of, parse_action, seat_name
from tests.engine.tiny.frames import WINDOWS, rebuild, shown_frames
from tests.engine.tiny.rules import OK, check_card, check_step
from tests.engine.tiny.state import CARDS, KINDS, PACK, Position
from wildtable.engine.deck import Deck
from wildtable.engine.document import Reader
from wildtable.engine.refusal import BadPosition
from wildtable.engine.window import answer_of, has_answered, seal, waiting, waits_for


def write_position(s: Position) -> dict[str, object]:
    """The document of a position; `read_position` gives it back."""
    seats = range(s.settings.seats)
    document: dict[str, object] = {
        "seats": s.settings.seats,
        "stack": shown_frames(s.stack, s.settings.seats),
        "leader": seat_name(s.leader),
        "round": s.round,
        "points": {seat_name(seat): s.points[seat] for seat in seats if s.points[seat]},
        "hands": {seat_name(seat): names_of(s.hands[seat]) for seat in seats if s.size(seat)},
        "shown": {seat_name(seat): names_of(s.shown[seat]) for seat in seats if any(s.shown[seat])},
        "discard": names_of(s.discard),
        "top": [CARDS[card] for card in s.deck.top],
        "bottom": [CARDS[card] for card in s.deck.bottom],
    }
    if s.stack.kind() in WINDOWS:
        document["answers"] = {
            seat_name(seat): format_action(int(answer_of(s.stack, seat)))
            for seat in seats
            if has_answered(s.stack, seat)
        }
    return document


def names_of(counts: list[int]) -> list[str]:
    """Cards by name, each as often as it is there."""
    return [CARDS[kind] for kind, count in enumerate(counts) for _ in range(count)]


def seats_in(document: Mapping[str, object]) -> int:
    """How many play in a position."""
    return Reader(document, "position").integer("seats", default=2, least=2, most=4)


def read_position(s: Position, document: Mapping[str, object]) -> None:
    """Give a new position what the document says; raises `BadPosition` for what cannot be."""
    names = [seat_name(seat) for seat in range(s.settings.seats)]
    reader = Reader(document, "position")
    reader.integer("seats", default=2)
    s.leader = reader.index("leader", names, "P1")
    s.round = reader.integer("round", default=1, least=1, most=s.settings.rounds)
    points = Reader(reader.part("points"), "position, points")
    s.points = [points.integer(name, default=0) for name in names]
    points.done()
    s.hands = _read_hands(reader, "hands", names)
    s.shown = _read_hands(reader, "shown", names)
    s.discard = _counts("discard", reader.texts("discard"))
    _read_pile(s, reader)
    stack = reader.value("stack") if reader.has("stack") else [{"frame": "turn", "seat": "P1"}]
    answers = reader.mapping("answers") if reader.has("answers") else {}
    reader.done()
    rebuild(s.stack, stack, s.settings.seats)
    _read_answers(s, names, answers)


def _read_hands(reader: Reader, field: str, names: list[str]) -> list[list[int]]:
    hands = Reader(reader.part(field), f"position, {field}")
    counts = [_counts(f"{field} {name}", hands.texts(name)) for name in names]
    hands.done()
    return counts


def _counts(place: str, cards: list[str]) -> list[int]:
    for card in cards:
        if card not in CARDS:
            raise BadPosition(f"position, {place}: '{card}' is no card; there are {', '.join(CARDS)}.")
    return [cards.count(card) for card in CARDS]


def _read_pile(s: Position, reader: Reader) -> None:
    """Whatever is nowhere else lies hidden in the pile (TN-PACK-01)."""
    top = reader.texts("top")
    bottom = reader.texts("bottom")
    known = _counts("top and bottom", top + bottom)
    hidden = []
    for kind in range(KINDS):
        left = PACK[kind] - s.discard[kind] - known[kind] - sum(hand[kind] for hand in s.hands)
        if left < 0:
            raise BadPosition(f"position: there are only {PACK[kind]} of '{CARDS[kind]}' (TN-PACK-01).")
        hidden.append(left)
    for seat, shown in enumerate(s.shown):
        if any(shown[kind] > s.hands[seat][kind] for kind in range(KINDS)):
            raise BadPosition(f"position, shown {seat_name(seat)}: a card that is not in the hand.")
    s.deck = Deck(hidden)
    for card in top:
        s.deck.put_top(CARDS.index(card))
    for card in reversed(bottom):
        s.deck.put_bottom(CARDS.index(card))


def _read_answers(s: Position, names: list[str], answers: dict[str, str]) -> None:
    if s.stack.kind() not in WINDOWS:
        if answers:
            raise BadPosition("position, answers: nobody is asked anything by the uppermost frame.")
        return
    for name, text in answers.items():
        if name not in names or not waits_for(s.stack, names.index(name)):
            raise BadPosition(f"position, answers: '{name}' is not asked (TN-ASK-01).")
        action = parse_action(text)
        if check_step(s, kind_of(action)) != OK or check_card(s, names.index(name), action) != OK:
            raise BadPosition(f"position, answers: {name} cannot answer '{text}'.")
        seal(s.stack, names.index(name), action)
    if waiting(s.stack) == 0:
        raise BadPosition("position: everybody has answered, so the window would be closed (TN-ASK-02).")
