"""What a person touches to say an action, and why something cannot be touched.

Elements are `area:5,0`, `player:P2`, `animal:wolf-1`, `card:raft:upper`, `sickness:fever` and `do:search`.
"""

from wildtable.engine.refusal import BadAction, Refusal
from wildtable.games.wilderness import actions, frames, notation, refusals
from wildtable.games.wilderness.events import seat_name
from wildtable.games.wilderness.state import Data

_NAMED = {
    actions.AT: "area",
    actions.PICK: "player",
    actions.PICK_ANIMAL: "animal",
    actions.PICK_SICKNESS: "sickness",
}


def elements_of(s: Data, seat: int, action: int) -> list[str]:
    """The elements of an action of that seat."""
    kind = int(actions.kind_of(action))
    word, _, name = notation.format_action(s, action).partition(" ")
    if kind == actions.MOVE:
        return [f"player:{seat_name(seat)}", f"area:{name}"]
    if kind == actions.PLAY:
        return [f"card:{name.replace(' ', ':')}"]
    return [f"{_NAMED[kind]}:{name}"] if kind in _NAMED else [f"do:{word}"]


def why(s: Data, seat: int, picked: list[str], element: str) -> Refusal | None:
    """The rule against what this element means now; what was picked before it does not change that."""
    try:
        action = notation.parse_action(s, _meant(s, element))
    except BadAction:
        return None
    return refusals.refusal(s, seat, action)


def _meant(s: Data, element: str) -> str:
    """The action that a person may mean by an element, as a text."""
    kind, _, name = element.partition(":")
    if kind == "area":
        choosing = s.stack.kind() in (frames.WALK, frames.DRIVE, frames.PLACE, frames.RETURN)
        return f"at {name}" if choosing else f"move {name}"
    if kind == "card":
        return f"play {name.replace(':', ' ')}"
    if kind == "sickness":
        return f"card {name}"
    return name if kind == "do" else f"{kind} {name}"
