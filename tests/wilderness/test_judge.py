"""The judge looks ahead: bots drink, eat in time, do not sleep into death, save their lives with cards."""

from typing import Any

import pytest

from tests.wilderness.scenes import GAME, fact, play, scene, tiles
from wildtable.bots import make_bot
from wildtable.bots.ismcts import share_of
from wildtable.bots.players import GreedyBot
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, WON, State
from wildtable.games.wilderness.game import WildernessState
from wildtable.games.wilderness.judge import hope, hundredths
from wildtable.games.wilderness.prospects import ALL_TEMPERS, ONE_TEMPER, foremost, odds
from wildtable.games.wilderness.ways import ways

LAST = [*tiles("ashwood", count=5), {"tile": "wolfback-ridge"}]
RIVAL: dict[str, Any] = {"area": "0,0"}


def chosen(state: State, seat: int) -> str:
    """What the greedy bot does."""
    picture = state.resample(seat, Rng(1))
    bot = make_bot("greedy", GAME, seed=1)
    return GAME.format(state, seat, bot.choose(picture.view(seat), list(state.legal(seat))))


def turn_of(state: WildernessState) -> list[str]:
    """What greedy bots do as long as this turn lasts, the windows aside."""
    seat, done = int(state.turn()), []
    rng = Rng(5)
    while state.stack.kind_of(0) == 1 and state.stack.owner_of(0) == seat:
        asked = int(state.turn())
        if asked == CHANCE:
            state.resolve(state.sample(rng))
            continue
        text = chosen(state, asked)
        if GAME.step(state) == "turn":
            done.append(text)
        play(state, text if len(state.actors()) == 1 else f"P{asked + 1} {text}")
    return done


def round_of(state: WildernessState) -> WildernessState:
    """Greedy bots play on until the next round begins."""
    now = fact(state, "round")
    rng = Rng(5)
    while state.result() is None and fact(state, "round") == now:
        asked = int(state.turn())
        if asked == CHANCE:
            state.resolve(state.sample(rng))
        else:
            state.apply(asked, GAME.parse(state, asked, chosen(state, asked)))
    return state


def hand_of(state: WildernessState) -> list[str]:
    players: Any = state.view(0)["players"]
    return list(players[0]["hand"])


def test_thirsty_at_the_water_it_drinks() -> None:
    done = turn_of(scene([{"area": "1,1", "thirst": 8}, RIVAL]))
    assert "drink" in done
    assert done.count("drink") == 1


def test_who_is_not_thirsty_does_not_drink_for_ever() -> None:
    assert turn_of(scene([{"area": "1,1", "thirst": 1}, RIVAL])).count("drink") <= 1


def test_who_dies_when_the_turn_ends_ends_it_all_the_same() -> None:
    """The last in the round will starve in Nature's turn and the other win; drinking would put it off."""
    players: list[dict[str, Any]] = [{"area": "0,0"}, {"area": "1,1", "hunger": 15, "exhaustion": 20}]
    turn = {"player": "P2", "energy": 1, "spent": True}
    for seed in range(4):
        state = scene(players, turn=turn)
        assert [GAME.format(state, 1, action) for action in state.legal(1)] == ["end", "drink"]
        bot = GreedyBot("greedy", GAME, Rng(seed))
        drunk = 0
        while GAME.step(state) == "turn" and state.turn() == 1 and drunk < 50:
            state.apply(1, bot.decide(state, 1))
            drunk += 1
        assert drunk < 50


def test_thirst_that_takes_as_much_as_sleep_gives_leads_to_the_water() -> None:
    """From 0,1 the river is two areas away; sleep gives 4 steps, and Nature takes 4."""
    done = turn_of(scene([{"area": "0,1", "thirst": 12, "exhaustion": 12}, RIVAL]))
    assert "sleep" not in done
    assert "drink" in done


def test_who_must_sleep_at_the_water_drinks_as_well() -> None:
    """Asleep and thirsty the next Nature's turn would kill."""
    state = scene([{"area": "1,2", "thirst": 11, "hunger": 7, "exhaustion": 20}, RIVAL])
    done = turn_of(state)
    assert done[:2] in (["sleep", "drink"], ["drink", "sleep"])
    assert "P1" in fact(round_of(state), "alive")


def test_the_hungry_search_by_day() -> None:
    assert "search" in turn_of(scene([{"area": "0,2", "hunger": 12, "exhaustion": 8}, RIVAL]))


def test_the_weary_do_not_walk_into_death() -> None:
    state = scene([{"area": "0,2", "exhaustion": 20}, RIVAL])
    assert turn_of(state)[0] == "sleep"


def test_a_card_that_saves_a_life_is_kept_for_it_and_played_in_time() -> None:
    fresh = scene([{"area": "0,2", "hand": ["splint"]}, RIVAL], turn={"player": "P2"})
    assert chosen(play(fresh, "end"), 0) != "play splint upper"
    dying = scene([{"area": "0,2", "exhaustion": 20, "hand": ["splint"]}, RIVAL], turn={"player": "P2"})
    round_of(dying)
    assert "P1" in fact(dying, "alive")
    assert hand_of(dying) == []


def test_a_card_is_played_against_who_would_win() -> None:
    players: list[dict[str, Any]] = [{"area": "17,4", "hand": ["lookout"]}, {"area": "village"}]
    state = scene(players, tiles=LAST, turn={"player": "P2"})
    play(state, "end")
    assert chosen(state, 0) == "play lookout lower"


def test_a_companion_goes_along_where_the_other_will_walk_on() -> None:
    """Who drinks first in a turn has all the energy left to walk."""
    players: list[dict[str, Any]] = [{"area": "1,1", "hand": ["companion"]}, {"area": "1,1"}, RIVAL]
    state = scene(players, turn={"player": "P2"})
    play(state, "drink")
    assert chosen(state, 0) == "play companion upper"


def test_far_from_the_village_nobody_leads_by_going_first() -> None:
    state = scene([RIVAL, RIVAL, RIVAL])
    shares = [foremost(state, seat, ONE_TEMPER).promise() for seat in range(3)]
    assert shares[0] == shares[1] == shares[2]


def test_close_to_the_village_who_goes_first_leads() -> None:
    players: list[dict[str, Any]] = [{"area": "16,5"}, {"area": "16,5"}]
    state = scene(players, tiles=LAST)
    assert foremost(state, 0, ONE_TEMPER).promise() > foremost(state, 1, ONE_TEMPER).promise()


def test_a_fair_share_is_worth_nothing_and_more_hope_is_never_worth_less() -> None:
    for seats in range(2, 9):
        assert -1 <= hundredths(1 / seats, seats) <= 1
        told = [hundredths(number / 10_000, seats) for number in range(10_001)]
        assert told == sorted(told)
        assert -WON < told[0] < told[1]
        assert told[-1] == WON


def test_the_tree_search_reads_shares_wider_apart() -> None:
    """A third of a win among four is read as more than it is, a fifth as less."""
    assert share_of(hundredths(1 / 3, 4)) == pytest.approx(9 / 13, abs=0.01)
    assert share_of(hundredths(1 / 5, 4)) == pytest.approx(9 / 25, abs=0.01)


def test_shares_tell_who_leads() -> None:
    """Nearer, healthier, better supplied: the greater share; the dead have none."""
    state = scene(
        [{"area": "4,0"}, RIVAL, {"area": "0,0", "exhaustion": 17}, {"area": "0,0", "alive": False}]
    )
    shares = [hope(state, seat, False) for seat in range(4)]
    assert shares[0] > shares[1] > shares[2] > shares[3] == 0.0


def test_the_search_takes_shares_for_less_certain_than_they_look() -> None:
    state = scene([{"area": "4,0"}, RIVAL, {"area": "0,0", "exhaustion": 17}])
    for seat in range(3):
        assert state.share(seat) == hope(state, seat, True)
    sober, eager = ([hope(state, seat, how) for seat in range(3)] for how in (True, False))
    assert sober == sorted(sober, reverse=True)
    assert sober[0] < eager[0]
    assert sober[2] > eager[2]


def test_an_animal_beside_a_weary_player_bodes_ill() -> None:
    players = [{"area": "0,2", "exhaustion": 15}, RIVAL]
    calm = scene(players, turn={"player": "P2"})
    stalked = scene(players, turn={"player": "P2"}, animals=[{"kind": "wolf", "area": "0,3"}])
    assert foremost(stalked, 0, ALL_TEMPERS).promise() < 0.8 * foremost(calm, 0, ALL_TEMPERS).promise()
    assert stalked.share(0) < 0.7 * calm.share(0)


def test_for_the_search_a_round_counts_for_more_the_nearer_the_village_is() -> None:
    """To be four rounds behind is little at the beginning and nearly everything at the gate."""
    walkers = [foremost(scene([{}, {}]), 0, ONE_TEMPER) for _ in range(2)]
    for walker in walkers:
        walker.safety = walker.at_hand = 1.0
    behind = []
    for lead in (1.0, 12.0):
        walkers[0].rounds, walkers[1].rounds = lead, lead + 4.0
        behind.append(odds(walkers[1], lead) / odds(walkers[0], lead))
    assert behind[0] < 0.3 < 0.6 < behind[1] < 1.0


def test_ways_lead_on_step_by_step() -> None:
    """From every area that has a way the next one is nearer, for the village and for water."""
    state = scene([{}, {}])
    found = ways(state)
    for area in range(int(state.board.size)):
        if 0 < found.far[area] < 999:
            assert found.far[found.next[area]] < found.far[area]
        if 0 < found.water_far[area] < 999:
            assert found.water_far[found.water_next[area]] < found.water_far[area]
