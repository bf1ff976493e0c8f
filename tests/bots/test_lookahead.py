"""The search that looks ahead to moments of rest: its choices are legal, sound and never hasty."""

from tests.wild_assent.scenes import GAME, at, play, player, scene
from wildtable.bots.greedy import best_action, worth_after
from wildtable.bots.lookahead import LookAhead
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE
from wildtable.games.wild_assent.game import WildAssentState

KORALT, YERRA = player("koralt"), player("yerra", ["blood-rite", "mending"])
LONG = 3600.0


def decided(state: WildAssentState, iterations: int, seed: int = 1) -> int:
    return LookAhead(int(state.turn()), Rng(seed), iterations, LONG).best(state)


def duel(foe_health: int) -> WildAssentState:
    """A Horned Golem stands before the enemy's Assent, with a Wildsflower beside it."""
    state = scene(
        [KORALT, YERRA],
        [
            at("koralt", "P1", "1,1 N"),
            at("yerra", "P2", "6,5 W", health=foe_health),
            at("horned-golem", "P1", "5,5 E"),
            at("wildsflower", "P2", "6,6 W"),
        ],
        active="horned-golem",
    )
    play(state, "P1 move 5,5 E")
    return state


def played(decisions: int, seed: int) -> list[WildAssentState]:
    """Positions of a match of quick decisions in which somebody has a choice."""
    state = GAME.new(2, {})
    rng = Rng(seed)
    found = []
    for _ in range(decisions):
        while state.turn() == CHANCE:
            state.resolve(state.sample(rng))
        seat = state.turn()
        if seat < 0:
            break
        if len(state.legal(seat)) > 1:
            found.append(state.clone())
        state.apply(seat, state.roll(seat, rng))
    return found


def fought(wanted: int, seed: int) -> list[WildAssentState]:
    """Some of the positions in which a Gladiator moves or acts."""
    return [state for state in played(150, seed) if state.foresight() > 0][:: 150 // wanted // 4][:wanted]


def test_its_choices_are_legal_and_change_nothing() -> None:
    for state in [*played(60, seed=3)[::12], *fought(4, seed=3)]:
        before = state.fingerprint()
        assert decided(state, 4) in list(state.legal(state.turn()))
        assert state.fingerprint() == before


def test_the_same_seed_gives_the_same_choice() -> None:
    for state in fought(2, seed=4):
        assert decided(state, 6, seed=5) == decided(state, 6, seed=5)


def test_with_few_iterations_it_likes_what_greedy_likes() -> None:
    for state in fought(3, seed=6):
        seat = int(state.turn())
        wanted = worth_after(state, seat, best_action(state, seat, Rng(1)))
        assert worth_after(state, seat, decided(state, 5)) == wanted


def test_it_fells_an_assent_that_can_be_felled() -> None:
    assert GAME.format(duel(1), 0, decided(duel(1), 32)) == "attack yerra"


def test_before_the_match_the_first_opinion_is_enough() -> None:
    state = played(1, seed=2)[0]
    search = LookAhead(int(state.turn()), Rng(1), 1000, LONG)
    search.best(state)
    assert (state.foresight(), search.iterations) == (0, 0)
    assert duel(5).foresight() > 0
