"""Actions and chance outcomes as texts, and back.

`move 5,0`, `play raft upper`, `player P2`, `animal wolf-1`, `card fever`, `at 5,0`. Outcomes: `dice 4 2`,
`tile reed-delta 1`, `first P1`, `attacked P2`, and cards by their names.
"""

from typing import Final

from wildtable.engine.dice import faces, throw_of
from wildtable.engine.refusal import BadAction
from wildtable.games.wilderness import actions, frames
from wildtable.games.wilderness.board import ORIENTATIONS
from wildtable.games.wilderness.chance import pile_of
from wildtable.games.wilderness.events import animal_name, seat_name
from wildtable.games.wilderness.state import ANIMAL, GONE, MOST_ANIMALS, Data

HALVES: Final = ("upper", "lower")
FACES: Final = ("1", "2", "3", "4", "5", "6")
_WITH_VALUE: Final = (
    actions.PLAY,
    actions.MOVE,
    actions.AT,
    actions.PICK,
    actions.PICK_ANIMAL,
    actions.PICK_SICKNESS,
)
_EXAMPLES: Final = (
    "write for example: move 5,0, search, drink, rest, sleep, end, pass, play raft upper, player P2"
)


def format_action(s: Data, action: int) -> str:
    """The text of an action."""
    kind = int(actions.kind_of(action))
    word = actions.WORDS[kind]
    return f"{word} {_value_name(s, kind, int(actions.value_of(action)))}" if kind in _WITH_VALUE else word


def _value_name(s: Data, kind: int, value: int) -> str:
    if kind == actions.PLAY:
        return f"{s.tables.events.names[value // 2]} {HALVES[value % 2]}"
    if kind == actions.MOVE or kind == actions.AT:
        return s.board.names[value]
    if kind == actions.PICK:
        return seat_name(value)
    if kind == actions.PICK_ANIMAL:
        return animal_name(s, value)
    return s.tables.sickness.names[value]


def parse_action(s: Data, text: str) -> int:
    """The action that a text names, legal or not; raises `BadAction`."""
    words = text.strip().split()
    if not words or words[0].lower() not in actions.WORDS:
        raise BadAction(f"'{text}' is no action: {_EXAMPLES}.")
    kind = actions.WORDS.index(words[0].lower())
    rest = " ".join(words[1:])
    if kind not in _WITH_VALUE:
        if rest:
            raise BadAction(f"'{text}' is no action: '{words[0]}' stands alone.")
        return int(actions.pack(kind, 0))
    for value, name in enumerate(_value_names(s, kind)):
        if name.lower() == rest.lower() and name:
            return int(actions.pack(kind, value))
    raise BadAction(f"'{text}' is no action: there is no '{rest}'; {_EXAMPLES}.")


def _value_names(s: Data, kind: int) -> list[str]:
    """What an action of that kind can name, by value; empty where nothing has that value."""
    if kind == actions.PLAY:
        return [f"{name} {half}" for name in s.tables.events.names for half in HALVES]
    if kind == actions.MOVE or kind == actions.AT:
        return s.board.names
    if kind == actions.PICK:
        return [seat_name(seat) for seat in range(s.seats)]
    if kind == actions.PICK_ANIMAL:
        return [animal_name(s, i) if s.of[ANIMAL + i] != GONE else "" for i in range(MOST_ANIMALS)]
    return s.tables.sickness.names


def format_outcome(s: Data, outcome: int) -> str:
    """The text of a chance outcome."""
    kind = int(s.stack.kind())
    if kind == frames.DICE:
        shown = faces(outcome, int(s.stack.get(frames.COUNT)), 6)
        return f"dice {' '.join(map(str, shown))}".strip()
    if kind == frames.LEAD:
        return f"first {seat_name(outcome)}"
    if kind == frames.PICK:
        return f"attacked {seat_name(outcome)}"
    if kind == frames.REVEAL:
        return f"tile {s.tables.tile_names[outcome // ORIENTATIONS]} {outcome % ORIENTATIONS}"
    return f"card {pile_of(s).names[outcome]}"


def parse_outcome(s: Data, text: str) -> int:
    """The chance outcome that a text names; raises `BadAction`."""
    word, _, rest = text.strip().partition(" ")
    kind = int(s.stack.kind())
    known: list[str] = []
    if kind == frames.DICE and word == "dice":
        shown = rest.split()
        if len(shown) == s.stack.get(frames.COUNT) and all(face in FACES for face in shown):
            return throw_of([int(face) for face in shown], 6)
    elif (kind == frames.LEAD and word == "first") or (kind == frames.PICK and word == "attacked"):
        known = [seat_name(seat) for seat in range(s.seats)]
    elif kind == frames.REVEAL and word == "tile":
        known = [f"{name} {turn}" for name in s.tables.tile_names for turn in range(ORIENTATIONS)]
    elif word == "card" and frames.is_chance(kind) and kind >= frames.DRAW:
        known = pile_of(s).names
    if rest in known:
        return known.index(rest)
    raise BadAction(f"'{text}' cannot happen now.")
