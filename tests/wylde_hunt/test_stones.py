"""Stone patterns: everything that can be shown for all of them at once."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from tests.wylde_hunt.helpers import GAME, offered, play, position, start
from wildtable.games.wylde_hunt.actions import SEASONS
from wildtable.games.wylde_hunt.board import BESIDE, Board, is_beside, square_name, square_number
from wildtable.games.wylde_hunt.content.loader import load_board
from wildtable.games.wylde_hunt.game import WyldeHuntState
from wildtable.games.wylde_hunt.rules.season import NO_SEASON, season_of

COLOURS = load_board().colours


def chains() -> Iterator[tuple[int, int, int, int]]:
    """All paths of four different squares, each beside the one before (WH-MORTAL-03)."""
    for a in range(64):
        for b in beside(a):
            for c in beside(b):
                for d in beside(c):
                    if len({a, b, c, d}) == 4:
                        yield a, b, c, d


def beside(square: int) -> list[int]:
    return [int(BESIDE[square * 4 + i]) for i in range(4)]


@cache
def all_chains() -> list[tuple[int, int, int, int]]:
    return list(chains())


def on_chain(chain: tuple[int, int, int, int], season: int) -> WyldeHuntState:
    """Phase 1 with the Mortal on that season's stone at the head of the chain."""
    stones = {SEASONS[(season + i) % 4]: square_name(square) for i, square in enumerate(chain)}
    fae = {"S-Sylph": "vanquished", "U-Sylph": "vanquished"}
    return start(position("stone", square_name(chain[0]), fae, stones))


@pytest.mark.rule("WH-STONE-07", "WH-STONE-03", "WH-STONE-04")
def test_always_two_or_three_squares_for_the_stone() -> None:
    seen = set()
    for number, chain in enumerate(all_chains()):
        squares = {square_number(text.split()[1]) for text in offered(on_chain(chain, number % 4))}
        assert squares == set(beside(chain[3])) - set(chain)
        seen.add(len(squares))
    assert seen == {2, 3}


@pytest.mark.rule("WH-MORTAL-02", "WH-MORTAL-03", "WH-RULING-41", "WH-STONE-01", "WH-SEASON-01")
def test_after_every_stone_the_mortal_steps_aside_and_the_path_holds() -> None:
    for number, chain in enumerate(all_chains()[::5]):
        season = number % 4
        before = on_chain(chain, season)
        for text in offered(before):
            after = before.clone()
            play(after, text)
            goal = square_number(text.split()[1])
            assert after.mortal() == chain[1]
            assert is_beside(chain[0], chain[1])
            ahead = [int(after.stones[(season + 1 + i) % 4]) for i in range(4)]
            assert ahead == [chain[1], chain[2], chain[3], goal]
            assert all(is_beside(ahead[i], ahead[i + 1]) for i in range(3))


@pytest.mark.rule("WH-RULING-42")
def test_at_most_two_stones_share_an_environment_on_this_board() -> None:
    most = max(max(Counter(COLOURS[square] for square in chain).values()) for chain in all_chains())
    assert most == 2


@pytest.mark.rule("WH-SEASON-02", "WH-SEASON-03", "WH-SEASON-04")
def test_the_first_stone_from_the_mortal_gives_the_season() -> None:
    for number, chain in enumerate(all_chains()[::7]):
        season = number % 4
        state = on_chain(chain, season)
        for environment in range(4):
            lying = [(season + i) % 4 for i in range(4) if COLOURS[chain[i]] == environment]
            assert season_of(state, environment) == (lying[0] if lying else NO_SEASON)


@pytest.mark.rule("WH-RULING-42", "WH-SEASON-03")
@pytest.mark.parametrize("season", range(4))
def test_any_number_of_stones_on_one_environment(season: int) -> None:
    """On a board of one colour all four stones share it, and only the Mortal's counts."""
    state = on_chain((27, 35, 36, 28), season)
    state.board = Board([2] * 64, [0, 7, 56, 63])
    assert season_of(state, 2) == season
    assert [season_of(state, other) for other in (0, 1, 3)] == [NO_SEASON] * 3


@pytest.mark.rule("WH-RULING-42")
@pytest.mark.parametrize(("mortal", "counts"), [(0, 1), (1, 1), (2, 2), (3, 3)])
def test_of_three_stones_the_next_counts(mortal: int, counts: int) -> None:
    """Summer, Autumn and Winter lie on green, Spring does not."""
    state = on_chain((27, 35, 36, 28), 0)
    colours = [0] * 64
    for season in (1, 2, 3):
        colours[state.stones[season]] = 2
    state.board = Board(colours, [0, 7, 56, 63])
    state.season = mortal
    assert season_of(state, 2) == counts


@pytest.mark.rule("WH-STONE-02")
def test_the_stone_is_laid_before_the_mortal_moves() -> None:
    state = start(
        position("stone", "D4", {"S-Sylph": "A1", "U-Sylph": "H8"}, controller="S", round=7),
    )
    play(state, "stone F4")
    document = GAME.position(state)
    assert document["stones"] == {"Spring": "F4", "Summer": "D5", "Autumn": "E5", "Winter": "E4"}
    assert document["mortal"] == "D5"
