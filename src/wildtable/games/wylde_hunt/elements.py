"""What a person touches to say an action, why something cannot be touched, and what the board looks like."""

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine.at_table import Offered
from wildtable.engine.refusal import OK, Refusal
from wildtable.games.wylde_hunt import actions, outcomes, refusals
from wildtable.games.wylde_hunt.actions import SEASONS
from wildtable.games.wylde_hunt.board import SQUARES, square_name, square_number
from wildtable.games.wylde_hunt.rules.eligible import check_select
from wildtable.games.wylde_hunt.rules.movement import add_moves
from wildtable.games.wylde_hunt.rules.stone import check_lifted
from wildtable.games.wylde_hunt.state import FAE, STEP_MORTAL, STEP_SETUP, STEP_STONE, Data, side_of


def elements_of(s: Data, action: int) -> list[str]:
    """The elements of an action; the stone that moves is the one in the Mortal's square."""
    if actions.kind_of(action) == actions.STONE:
        return [f"stone:{SEASONS[s.season]}", f"square:{square_name(actions.square_of(action))}"]
    return list(_fixed_elements(action))


def offered(s: Data, seat: int) -> list[Offered]:
    """Legal actions of a seat as a client gets them."""
    return [_offer(s, seat, action) for action in s.legal(seat)]


_plain_offers: dict[int, Offered] = {}
"""Offers of actions that come to nothing more, made once. A stone always sends the Mortal on."""


def _offer(s: Data, seat: int, action: int) -> Offered:
    """One action with its elements and its outcomes."""
    found = outcomes.outcomes_of(s, seat, action)
    if found:
        return actions.format_action(action), elements_of(s, action), found
    offer = _plain_offers.get(action)
    if offer is None:
        assert actions.kind_of(action) != actions.STONE
        offer = actions.format_action(action), elements_of(s, action), found
        _plain_offers[action] = offer
    return offer


@cache
def _fixed_elements(action: int) -> tuple[str, ...]:
    """The elements of an action that are the same in every position."""
    kind = actions.kind_of(action)
    if kind == actions.SETUP:
        return (f"setup:{actions.setup_of(action)}",)
    if kind == actions.ORDER:
        return ("do:first" if actions.place_of(action) == actions.FIRST else "do:second",)
    square = f"square:{square_name(actions.square_of(action))}"
    if kind == actions.MORTAL:
        return ("mortal:mortal", square)
    fae = f"fae:{actions.fae_name(actions.fae_of(action))}"
    return (fae, square, "do:hold") if kind == actions.HOLD else (fae, square)


def why(s: Data, seat: int, picked: list[str], element: str) -> Refusal | None:
    """The rule against what the picked elements, and now this one, seem to mean."""
    season = _part(element, "stone")
    if s.step == STEP_STONE and seat == s.to_act and not picked and season in SEASONS:
        rule = check_lifted(s, SEASONS.index(season))
        return None if rule == OK else Refusal(rule, {"season": season})
    for action in _meant(s, seat, [*picked, _aimed_at(s, seat, picked, element)]):
        refusal = refusals.refusal(s, seat, action)
        if refusal is not None:
            return refusal
    return None


def about(s: Data, element: str) -> dict[str, object]:
    """Where a Fae on the board could go if it were selected, and how it would fare (WH-MOVE-01 to -08)."""
    fae = actions.fae_number(_part(element, "fae"))
    if fae < 0 or s.fae[fae] >= SQUARES or s.step in (STEP_SETUP, STEP_MORTAL):
        return {}
    moves = add_moves(s, fae, vec[i64]())
    squares = [actions.square_of(action) for action in moves]
    meets = {square_name(square): outcomes.meeting(s, fae, square) for square in squares}
    return {
        "reach": [square_name(square) for square in squares],
        "meets": {square: came for square, came in meets.items() if came},
    }


def _aimed_at(s: Data, seat: int, picked: list[str], element: str) -> str:
    """What is touched once a piece is picked: a piece on the board then means the square below it.

    An own Fae does not: whoever touches it after another one changes over to it.
    """
    square = _square_below(s, element)
    if square < 0 or not any(one.startswith(("fae:", "stone:", "mortal:")) for one in picked):
        return element
    fae = actions.fae_number(_part(element, "fae"))
    changes_over = fae >= 0 and side_of(fae) == seat and any(one.startswith("fae:") for one in picked)
    return element if changes_over else f"square:{square_name(square)}"


def _square_below(s: Data, element: str) -> int:
    """The square that a piece stands on, or -1 if it is no piece or stands on none."""
    kind, _, name = element.partition(":")
    if kind == "mortal":
        return int(s.mortal())
    if kind == "stone" and name in SEASONS:
        return int(s.stones[SEASONS.index(name)])
    fae = actions.fae_number(name) if kind == "fae" else -1
    return int(s.fae[fae]) if fae >= 0 and s.fae[fae] < SQUARES else -1


def _part(element: str, kind: str) -> str:
    """The name of an element of that kind; empty for one of another kind."""
    return element.removeprefix(f"{kind}:") if element.startswith(f"{kind}:") else ""


def _meant(s: Data, seat: int, named: list[str]) -> list[int]:
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
        return [actions.decline()]
    if fae < 0 and square >= 0 and "stone" not in parts and "mortal" not in parts:
        fae = _standing_on(s, square)
    if fae >= 0:
        return [_with_fae(s, fae, square, word)]
    goal = square if square >= 0 else int(s.mortal())
    if "mortal" in parts or s.step == STEP_MORTAL:
        return [actions.place_mortal(goal)]
    if "stone" in parts or (s.step == STEP_STONE and square >= 0):
        return [actions.move_stone(goal)]
    if square >= 0:
        return [actions.move_fae(fae, square) for fae in _of_seat(s, seat)]
    return [actions.hold_fae(fae, s.fae[fae]) for fae in _of_seat(s, seat)] if word == "hold" else []


def _with_fae(s: Data, fae: int, square: int, word: str) -> int:
    here = int(s.fae[fae])
    if word == "hold" or square < 0 or square == here:
        return actions.hold_fae(fae, here if here < SQUARES else 0)
    return actions.move_fae(fae, square)


def _standing_on(s: Data, square: int) -> int:
    """A Fae on that square, or -1; in its own right a click on it means the Fae."""
    for fae in range(FAE):
        if s.fae[fae] == square:
            return fae
    return -1


def _of_seat(s: Data, seat: int) -> list[int]:
    """The Fae that a seat may select, or else all that it has on the board."""
    able = [fae for fae in range(FAE) if check_select(s, seat, fae) == OK]
    return able or [fae for fae in range(FAE) if side_of(fae) == seat and s.fae[fae] < SQUARES]
