"""What is under way in a position document: frames, sealed answers, and the modifiers in force."""

from wildtable.engine import effects as stages
from wildtable.engine import window
from wildtable.engine.bits import bit
from wildtable.engine.clauses import NONE
from wildtable.engine.document import Reader
from wildtable.engine.refusal import BadAction, BadPosition
from wildtable.games.wilderness import frames, notation
from wildtable.games.wilderness.events import seat_name
from wildtable.games.wilderness.position import text_label
from wildtable.games.wilderness.possible import check_frame, range_of
from wildtable.games.wilderness.rules import windows
from wildtable.games.wilderness.rules.health import energy_number
from wildtable.games.wilderness.rules.modify import SET_ASIDE
from wildtable.games.wilderness.rules.turn import RIPE
from wildtable.games.wilderness.state import (
    ASLEEP,
    ENERGY,
    EVENT_ASIDE,
    EVENT_DECK,
    LOST_SEATS,
    NOBODY,
    SICK_ASIDE,
    SICK_DECK,
    Data,
)
from wildtable.games.wilderness.tables import Pile

_ABOUT = (
    windows.BEFORE_ROLL,
    windows.AFTER_ROLL,
    windows.BEFORE_ATTACK,
    windows.AFTER_ATTACK,
    windows.GOT_LOST,
)
_MOMENTS = (
    windows.PLAIN,
    windows.ACTED,
    windows.START,
    windows.END,
    windows.START | windows.END,
    windows.DECLARED,
    *(moments | more for moments in _ABOUT for more in (windows.PLAIN, windows.ACTED, windows.INSIDE)),
)
"""What windows can be for."""


def seats_of(s: Data) -> list[str]:
    return [seat_name(seat) for seat in range(s.seats)]


def take_cards(s: Data, pile: Pile, deck: int, names: list[str], place: str) -> int:
    """Cards by name out of a deck; raises `BadPosition` where there are not so many."""
    taken = 0
    for name in names:
        if name not in pile.names:
            raise BadPosition(f"{place}: there is no card '{name}'.")
        left = int(s.of[deck] & pile.cards[pile.names.index(name)])
        if left == 0:
            raise BadPosition(f"{place}: there are not so many cards '{name}'.")
        card = left & -left
        s.of[deck] &= ~card
        taken |= card
    return taken


def read_stack(s: Data, reader: Reader) -> None:
    """The frames from the bottom up; without any the turn of a player who has just read the energy."""
    turn = reader.part("turn")
    if not reader.has("stack"):
        if len(s.timeline) == 0:
            raise BadPosition("position: 'weather' needs a card in 'cards'.")
        name = turn.get("player", "P1")
        if name not in seats_of(s) or not s.alive(seats_of(s).index(name)):
            raise BadPosition("position, turn: 'player' must be a living player.")
        s.stack.push(frames.TURN, seats_of(s).index(name), 1)
        s.stack.set(frames.STAGE, frames.TURN_ACTS)
        if s.of[ENERGY] == NOBODY:
            idle = (s.of[ASLEEP] | s.of[LOST_SEATS]) >> s.stack.owner() & 1
            s.of[ENERGY] = 0 if idle else energy_number(s, s.stack.owner())
        return
    if s.of[ENERGY] == NOBODY:
        s.of[ENERGY] = 0
    stack = reader.value("stack")
    if not isinstance(stack, list) or not stack:
        raise BadPosition("position, stack: must be a list of frames, the uppermost last.")
    for number, document in enumerate(stack, 1):
        part = Reader(document, f"position, frame {number}")
        kind = part.index("frame", frames.NAMES)
        owner = part.index("seat", seats_of(s)) if part.has("seat") else NOBODY
        check_frame(s, kind, owner, int(s.stack.kind()), part.place)
        if kind == frames.WINDOW:
            _read_window(s, part, owner)
        else:
            _read_frame(s, part, kind, owner)
        part.done()


def _read_window(s: Data, part: Reader, owner: int) -> None:
    asked = 0
    for name in part.texts("asked"):
        if name not in seats_of(s):
            raise BadPosition(f"{part.place}: there is no player '{name}'.")
        asked |= bit(seats_of(s).index(name))
    moments = part.integer("moments", most=2**22)
    if moments not in _MOMENTS:
        raise BadPosition(f"{part.place}: 'moments' is {moments}, which no window has.")
    window.open_window(s.stack, frames.WINDOW, owner, moments, asked, s.seats)


def _read_frame(s: Data, part: Reader, kind: int, owner: int) -> None:
    names = frames.FIELD_NAMES[kind]
    s.stack.push(kind, owner, len(names))
    for field, name in enumerate(names):
        if kind == frames.EFFECT and name == "source":
            text = _text_number(s, part.text("source"), part.place)
            s.stack.set(stages.SOURCE, text)
            s.stack.set(stages.CLAUSE, _clause(s, text, part.integer("clause"), part.place))
        elif not (kind == frames.EFFECT and name == "clause"):
            least, most = range_of(s, kind, name)
            s.stack.set(field, part.integer(name, least=least, most=most))
    if kind == frames.CARD:
        _lay_aside(s, part)


def _lay_aside(s: Data, part: Reader) -> None:
    """The card of the frame on top lies aside."""
    events = s.stack.get(frames.PILE) == frames.EVENT_CARD
    pile = s.tables.events if events else s.tables.sickness
    kind = int(s.stack.get(frames.CARD_KIND))
    if not 0 <= kind < pile.kinds:
        raise BadPosition(f"{part.place}: there is no card {kind}.")
    taken = take_cards(s, pile, EVENT_DECK if events else SICK_DECK, [pile.names[kind]], part.place)
    s.of[EVENT_ASIDE if events else SICK_ASIDE] |= taken


def _text_number(s: Data, label: str, place: str) -> int:
    texts = int(s.tables.first_weather + s.tables.weather.kinds)
    for text in range(texts):
        if text_label(s, text) == label:
            return text
    raise BadPosition(f"{place}: there is no card '{label}'.")


def _clause(s: Data, text: int, number: int, place: str) -> int:
    if number == 0:
        return NONE
    clause = int(s.tables.effects.clauses.find(text, number))
    if clause == NONE:
        raise BadPosition(f"{place}: the card has no clause {number}.")
    return clause


def read_rows(s: Data, shown: object, place: str) -> list[int]:
    """The modifiers in force."""
    rows: list[int] = []
    if not isinstance(shown, list):
        raise BadPosition(f"{place}: must be a list.")
    for number, document in enumerate(shown, 1):
        part = Reader(document, f"{place} {number}")
        text = _text_number(s, part.text("card"), part.place)
        nobody = not part.has("seat") or part.value("seat") is None
        owner = NOBODY if nobody else part.index("seat", seats_of(s))
        clause = _clause(s, text, part.integer("clause", least=1), part.place)
        ripe = RIPE if part.flag("ripe") else 0
        aside = SET_ASIDE * part.integer("aside", default=0, most=9)
        for value in (clause, owner, text + ripe + aside, part.index("subject", seats_of(s))):
            rows.append(int(value))
        part.done()
    return rows


def read_answers(s: Data, reader: Reader) -> None:
    """The sealed answers of the window on top."""
    answers = reader.part("answers")
    if s.stack.kind() != frames.WINDOW:
        if answers:
            raise BadPosition("position: 'answers' means something in a window only.")
        return
    for name, text in answers.items():
        if name not in seats_of(s) or not window.waits_for(s.stack, seats_of(s).index(name)):
            raise BadPosition(f"position, answers: '{name}' is not asked.")
        try:
            window.seal(s.stack, seats_of(s).index(name), notation.parse_action(s, str(text)))
        except BadAction as error:
            raise BadPosition(f"position, answers: {error}") from error
