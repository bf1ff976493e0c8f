"""What a person touches to say an action, why something cannot be touched, and what the board looks like."""

from functools import cache

from wildtable.engine.refusal import Refusal
from wildtable.games.wylde_hunt import actions, refusals
from wildtable.games.wylde_hunt.actions import SEASONS
from wildtable.games.wylde_hunt.board import SQUARES, square_name, square_number
from wildtable.games.wylde_hunt.rules.eligible import check_select
from wildtable.games.wylde_hunt.rules.verdict import OK
from wildtable.games.wylde_hunt.state import FAE, STEP_MORTAL, STEP_SETUP, STEP_STONE, Position


def elements_of(s: Position, action: int) -> list[str]:
    """The elements of an action; the stone that moves is the one in the Mortal's square."""
    if actions.kind_of(action) == actions.STONE:
        return [f"stone:{SEASONS[s.season]}", f"square:{square_name(actions.square_of(action))}"]
    return list(_fixed_elements(action))


@cache
def _fixed_elements(action: int) -> tuple[str, ...]:
    """The elements of an action that are the same in every position."""
    kind = actions.kind_of(action)
    if kind == actions.SETUP:
        return (f"setup:{actions.square_of(action) + 1}",)
    if kind == actions.ORDER:
        return ("do:first" if actions.square_of(action) == actions.FIRST else "do:second",)
    square = f"square:{square_name(actions.square_of(action))}"
    if kind == actions.MORTAL:
        return ("mortal:mortal", square)
    fae = f"fae:{actions.fae_name(actions.fae_of(action))}"
    return (fae, square, "do:hold") if kind == actions.HOLD else (fae, square)


def why(s: Position, seat: int, picked: list[str], element: str) -> Refusal | None:
    """The rule against what the picked elements, and now this one, seem to mean."""
    for action in _meant(s, seat, [*picked, element]):
        refusal = refusals.refusal(s, seat, action)
        if refusal is not None:
            return refusal
    return None


def _meant(s: Position, seat: int, named: list[str]) -> list[int]:
    """The actions that a person may mean by these elements, the likeliest first."""
    parts = {kind: name for kind, _, name in (one.partition(":") for one in named)}
    square = square_number(parts.get("square", ""))
    fae = actions.fae_number(parts.get("fae", ""))
    word = parts.get("do", "")
    if parts.get("setup") in ("1", "2"):
        return [actions.choose_setup(int(parts["setup"]))]
    if word in ("first", "second"):
        return [actions.choose_order(actions.FIRST if word == "first" else actions.SECOND)]
    if s.step == STEP_SETUP:
        return [actions.PASS << 9]
    if fae < 0 and square >= 0 and "stone" not in parts and "mortal" not in parts:
        fae = _standing_on(s, square)
    if fae >= 0:
        return [_with_fae(s, fae, square, word)]
    if "mortal" in parts or s.step == STEP_MORTAL:
        return [actions.place_mortal(s.mortal() if square < 0 else square)]
    if "stone" in parts or (s.step == STEP_STONE and square >= 0):
        return [actions.move_stone(_stone_square(s, parts.get("stone", "")) if square < 0 else square)]
    if square >= 0:
        able = [fae for fae in range(FAE) if check_select(s, seat, fae) == OK]
        return [actions.move_fae(fae, square) for fae in able or range(FAE)]
    return []


def _with_fae(s: Position, fae: int, square: int, word: str) -> int:
    here = int(s.fae[fae])
    if word == "hold" or square < 0 or square == here:
        return actions.hold_fae(fae, here if here < SQUARES else 0)
    return actions.move_fae(fae, square)


def _standing_on(s: Position, square: int) -> int:
    """A Fae on that square, or -1; in its own right a click on it means the Fae."""
    for fae in range(FAE):
        if s.fae[fae] == square:
            return fae
    return -1


def _stone_square(s: Position, season: str) -> int:
    return int(s.stones[SEASONS.index(season)]) if season in SEASONS else int(s.mortal())
