"""What bots rest on: quick playouts that end, a judge, and what an absent player does."""

from fractions import Fraction

import pytest

from tests.wild_assent.scenes import GAME, at, fact, play, player, scene
from wildtable.bots import make_bot
from wildtable.bots.greedy import worth_after
from wildtable.compiled import is_compiled
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, WON
from wildtable.games.wild_assent import actions
from wildtable.games.wild_assent.game import WildAssentState
from wildtable.games.wild_assent.odds import ONE
from wildtable.lab.match import play_match

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


def duel(place: str, foe: str = "6,5 W", **more: object) -> WildAssentState:
    """A Horned Golem and a Wildsflower; the Assents stand far away."""
    return scene(
        [KORALT, YERRA],
        [
            at("koralt", "P1", "1,1 N"),
            at("yerra", "P2", "10,10 S"),
            at("horned-golem", "P1", place),
            at("wildsflower", "P2", foe, **more),
        ],
        active="horned-golem",
    )


def moved(place: str, foe: str = "6,5 W") -> int:
    """What the judge says when the Horned Golem has gone to a place and may act."""
    state = duel("5,4 E", foe)
    play(state, f"P1 move {place}")
    return int(state.judge(0))


def test_the_judge_prefers_health_the_enemys_back_and_victory() -> None:
    assert duel("5,5 E", health=5).judge(0) > duel("5,5 E", health=9).judge(0)
    assert moved("5,5 E", "6,5 E") > moved("5,5 E") > moved("5,5 W")
    over = scene(
        [KORALT, YERRA], [at("koralt", "P1", "1,1 N"), at("yerra", "P2", "10,10 S")], active="koralt"
    )
    play(over, "P2 resign")
    assert (over.judge(0), over.judge(1)) == (WON, -WON)


def test_the_judge_shuns_tokens_and_the_pit() -> None:
    whole = duel("5,5 E").judge(0)
    for status in ("bleed", "stun", "blind", "immobilize", "fatigue"):
        assert duel("5,5 E", statuses=[status]).judge(0) >= whole
    assert duel("5,5 E", statuses=["stun"]).judge(0) > whole
    assert duel("5,5 E", statuses=["bleed"]).judge(0) > whole


def brute_lost(dice: int, fixed: int, health: int) -> Fraction:
    """The Health that is lost on average, throw by throw."""
    die = GAME.content.attack_die
    total = Fraction(0)
    for outcome, weight in die.outcomes(dice):
        hits = int(die.shown(outcome, 0) + die.shown(outcome, 1))
        total += Fraction(weight, int(die.size) ** dice) * min(max(0, hits + fixed), health)
    return total


@pytest.mark.parametrize("dice", range(9))
def test_the_odds_of_attacks_agree_with_every_throw(dice: int) -> None:
    odds = GAME.content.tables.odds
    for fixed in range(-10, 11):
        for health in range(1, 19):
            found = Fraction(int(odds.lost(dice, fixed, health)), ONE)
            assert abs(found - brute_lost(dice, fixed, health)) < Fraction(dice + 1, ONE)
    die = GAME.content.attack_die
    for hits in range(-1, 11):
        weight = sum(w for o, w in die.outcomes(dice) if die.shown(o, 0) + die.shown(o, 1) >= hits)
        exact = Fraction(weight, int(die.size) ** dice)
        assert abs(Fraction(int(odds.at_least(dice, hits)), ONE) - exact) < Fraction(1, ONE)


def test_judging_changes_nothing() -> None:
    state = GAME.new(2, {})
    rng = Rng(7)
    for _ in range(160):
        before = state.fingerprint()
        state.judge(0)
        assert state.fingerprint() == before
        seat = int(state.turn())
        if seat == OVER:
            break
        if seat == CHANCE:
            state.resolve(state.sample(rng))
        else:
            state.apply(seat, state.roll(seat, rng))


def test_all_actions_together_are_judged_as_each_by_itself() -> None:
    """What follows from position to position forgets nothing: deaths, Summons, tokens, texts, dice."""
    every = 7 if is_compiled() else 97
    rng = Rng(3)
    seen = 0
    for _ in range(12 if is_compiled() else 1):
        state = GAME.new(2, {})
        while (seat := int(state.turn())) != OVER:
            if seat == CHANCE:
                state.resolve(state.sample(rng))
                continue
            seen += 1
            offered = state.legal(seat)
            if seen % every == 0:
                assert list(state.appraise(seat, offered)) == [
                    worth_after(state, seat, action) for action in offered
                ]
            state.apply(seat, state.roll(seat, rng))


def test_a_skill_that_puts_its_owner_elsewhere_is_judged_by_the_best_place() -> None:
    state = scene(
        [player("koralt", ["spirit-step", "beckon"]), YERRA],
        [
            at("koralt", "P1", "1,5 W"),
            at("yerra", "P2", "8,5 W", health=3),
            at("wildsflower", "P2", "10,10 S"),
        ],
        active="koralt",
    )
    play(state, "P1 move 1,5 W")
    bot = make_bot("greedy", GAME, 1)
    play_match(state, [bot, bot], Rng(1), most=1)
    assert GAME.step(state) == "put"
    play_match(state, [bot, bot], Rng(1), most=2)
    assert state.turn() == CHANCE  # the dice of the attack that it made possible


def test_greedy_goes_behind_an_enemy_and_strikes() -> None:
    state = duel("7,6 S")
    bot = make_bot("greedy", GAME, 1)
    play_match(state, [bot, bot], Rng(1), most=1)
    assert fact(state, "place")["horned-golem"] == "7,5 W"
    play_match(state, [bot, bot], Rng(1), most=1)
    assert state.turn() == CHANCE  # the dice of its attack


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
