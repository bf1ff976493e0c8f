"""What bots rest on: quick playouts that end, a judge, and what an absent player does."""

import pytest

from tests.wild_assent.scenes import GAME, at, play, player, scene
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, WON
from wildtable.games.wild_assent import actions

KORALT, YERRA = player("koralt"), player("yerra", ["blood-rite", "mending"])


def test_playouts_strike_and_come_to_an_end() -> None:
    for seed in range(3):
        state = GAME.new(2, {})
        rng = Rng(seed)
        decisions = 0
        while state.turn() != OVER:
            seat = int(state.turn())
            if seat == CHANCE:
                state.resolve(state.sample(rng))
            else:
                action = state.roll(seat, rng)
                assert state.refusal(seat, action) is None
                state.apply(seat, action)
                decisions += 1
        result = state.result()
        assert result is not None
        assert result.reason in ("assent fell", "both fell")
        assert decisions < 3_000


def test_the_judge_prefers_health_the_enemys_back_and_victory() -> None:
    def worth(health: int, place: str) -> int:
        state = scene(
            [KORALT, YERRA],
            [
                at("koralt", "P1", "1,1 N"),
                at("yerra", "P2", "10,10 S"),
                at("gryphon", "P1", place),
                at("wildsflower", "P2", "6,5 W", health=health),
            ],
            active="gryphon",
        )
        return int(state.judge(0))

    assert worth(5, "5,5 E") > worth(9, "5,5 E")
    assert worth(9, "7,5 W") > worth(9, "5,5 E") > worth(9, "5,5 W")
    over = scene(
        [KORALT, YERRA], [at("koralt", "P1", "1,1 N"), at("yerra", "P2", "10,10 S")], active="koralt"
    )
    play(over, "P2 resign")
    assert (over.judge(0), over.judge(1)) == (WON, -WON)


@pytest.mark.rule("WA-RULING-139")
def test_an_absent_player_moves_nothing_and_does_not_act() -> None:
    state = scene(
        [KORALT, YERRA],
        [
            at("koralt", "P1", "1,1 N"),
            at("yerra", "P2", "10,10 S"),
            at("wildsflower", "P1", "5,5 E"),
            at("gryphon", "P2", "6,5 W"),
        ],
        active="wildsflower",
    )
    idle = GAME.at_table.idle(state, 0)
    assert GAME.format(state, 0, idle) == "move 5,5 E"
    state.apply(0, idle)
    assert GAME.at_table.idle(state, 0) == actions.pack(actions.END, 0)
