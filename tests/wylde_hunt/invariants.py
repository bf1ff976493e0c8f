"""What holds in every state of Wylde Hunt; the contract suite asserts it along random play."""

from collections import Counter
from typing import Any

import pytest

from tests.wylde_hunt.helpers import GAME, offered
from wildtable.games.wylde_hunt.board import is_beside
from wildtable.games.wylde_hunt.game import WyldeHuntState

KINDS = ("Sylph", "Salamander", "Gnome", "Undine")


def _is_set_up(state: WyldeHuntState) -> bool:
    return GAME.step(state) not in ("setup", "mortal")


@pytest.mark.rule(
    "WH-SEASON-06", "WH-BOARD-05", "WH-MORTAL-03", "WH-MORTAL-04", "WH-STONE-07", "WH-RULING-42"
)
def the_stones_lie_in_a_row_and_the_mortal_on_one(state: WyldeHuntState) -> None:
    if not _is_set_up(state):
        return
    stones = [int(square) for square in state.stones]
    assert len(set(stones)) == 4
    assert state.mortal() in stones
    ahead = [stones[(state.season + i) % 4] for i in range(4)]
    assert all(is_beside(ahead[i], ahead[i + 1]) for i in range(3))
    assert max(Counter(state.board.colours[square] for square in stones).values()) <= 2
    if GAME.step(state) == "stone":
        assert len(offered(state)) in (2, 3)


@pytest.mark.rule("WH-BANISH-01", "WH-BOARD-05")
def nobody_unsafe_stands_with_the_mortal(state: WyldeHuntState) -> None:
    if not _is_set_up(state):
        return
    facts: Any = GAME.facts(state)
    assert len(facts["fae"]) == 6
    for name, at in facts["fae"].items():
        if at == facts["mortal"]:
            assert KINDS.index(name[2:]) in (state.season, state.board.colours[state.mortal()])


@pytest.mark.rule("WH-RETURN-01", "WH-RETURN-03")
def after_phase_1_nobody_of_the_stones_colour_is_vanquished(state: WyldeHuntState) -> None:
    if GAME.step(state) == "order":
        facts: Any = GAME.facts(state)
        waiting = [name for name, at in facts["fae"].items() if at == "vanquished"]
        assert all(not name.endswith(KINDS[state.season]) for name in waiting)


@pytest.mark.rule("WH-RULING-30", "WH-MOVE-01")
def every_eligible_fae_has_at_least_three_goals(state: WyldeHuntState) -> None:
    if GAME.step(state) != "turn":
        return
    facts: Any = GAME.facts(state)
    assert facts["must"] <= facts["pending"]
    own = "SU"[state.turn()]
    goals = Counter(text.split()[1] for text in offered(state) if text.startswith("turn"))
    assert all(goals[name] >= 3 for name in facts["pending"] if name.startswith(own))


def what_is_good_for_one_side_is_bad_for_the_other(state: WyldeHuntState) -> None:
    assert state.judge(0) == -state.judge(1)
