"""The search over a seat's own decisions: its choices are legal, sound, never hasty, and know no secrets."""

from typing import Any

from tests.wilderness.scenes import GAME, scene, tiles
from wildtable.bots.lookahead import Branch
from wildtable.bots.own_way import Candidate, OwnWay, is_behind, proved
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE
from wildtable.games.wilderness.game import WildernessState

LAST = [*tiles("ashwood", count=5), {"tile": "wolfback-ridge"}]
LONG = 3600.0


def decided(state: WildernessState, iterations: int, seed: int = 1) -> int:
    return OwnWay(int(state.turn()), Rng(seed), iterations, LONG).best(state)


def played(wanted: int, seed: int) -> list[WildernessState]:
    """Positions of a match of quick decisions in which somebody has a choice."""
    state = GAME.new(4, {})
    rng = Rng(seed)
    found: list[WildernessState] = []
    while len(found) < 4 * wanted:
        seat = state.turn()
        if seat == CHANCE:
            state.resolve(state.sample(rng))
            continue
        if len(state.legal(seat)) > 1:
            found.append(state.clone())
        state.apply(seat, state.roll(seat, rng))
    return found[::4]


def test_its_choices_are_legal_and_change_nothing() -> None:
    for state in played(6, seed=3):
        before = state.fingerprint()
        assert decided(state, 6) in list(state.legal(state.turn()))
        assert state.fingerprint() == before


def test_the_same_seed_gives_the_same_choice() -> None:
    for state in played(3, seed=4):
        assert decided(state, 20, seed=5) == decided(state, 20, seed=5)


def test_what_one_iteration_came_to_does_not_outweigh_what_actions_promise() -> None:
    for state in played(4, seed=6):
        seat = int(state.turn())
        promised = {}
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            promised[action] = after.share(seat)
        assert promised[decided(state, 1)] == max(promised.values())


def test_what_others_hold_does_not_change_its_choice() -> None:
    for number, state in enumerate(played(4, seed=7)):
        seat = int(state.turn())  # the other state asks those again who have answered
        other = state.resample(seat, Rng(100 + number))
        assert OwnWay(seat, Rng(1), 30, LONG).best(state) == OwnWay(seat, Rng(1), 30, LONG).best(other)


def test_it_enters_the_village() -> None:
    players: list[dict[str, Any]] = [{"area": "17,5"}, {"area": "17,5"}]
    state = scene(players, tiles=LAST)
    assert GAME.format(state, 0, decided(state, 150)) == "move village"


def tried(promised: float, *shares: float) -> Candidate:
    """An action that came to these shares of a win in its iterations."""
    branch = Branch(0, 0, 1.0)
    branch.visits = len(shares)
    branch.total = sum(shares)
    branch.shares = list(shares)
    return Candidate(branch, promised)


def test_an_action_is_tried_until_it_is_behind_beyond_doubt_or_the_difference_is_a_hair() -> None:
    best = tried(0.4, *[0.5, 0.3] * 10)
    assert is_behind(tried(0.4, *[0.45, 0.25] * 10), best)
    assert is_behind(tried(0.4, *[0.5, 0.3] * 10), best)
    assert not is_behind(tried(0.4, *[0.3, 0.49] * 10), best)


def test_what_promised_most_is_played_unless_another_did_better_beyond_doubt() -> None:
    first = tried(0.41, *[0.5, 0.3] * 20)
    lucky = tried(0.4, *[0.3, 0.54] * 20)
    better = tried(0.4, *[0.55, 0.36] * 20)
    assert proved([first, lucky], first) is first
    assert proved([first, better], first) is better
    assert proved([lucky, better], first) is better


def test_a_search_ends_when_nothing_is_left_to_find_out() -> None:
    state = scene([{"area": "17,5"}, {"area": "17,5"}], tiles=LAST)
    search = OwnWay(0, Rng(1), 100_000, LONG)
    assert GAME.format(state, 0, search.best(state)) == "move village"
    assert search.iterations < 1_000


def test_a_look_ahead_ends_when_a_round_begins() -> None:
    """The first player has done nothing yet: a moment of rest; whoever goes second begins no round."""
    state = scene([{"area": "0,2"}, {"area": "0,2"}])
    assert state.rests()
    assert state.foresight() == 2
    assert not scene([{"area": "0,2"}, {"area": "0,2"}], turn={"player": "P2"}).rests()
    state.apply(0, GAME.parse(state, 0, "rest"))
    assert not state.rests()
