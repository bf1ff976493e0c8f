"""Dice as packed chance outcomes: ordered throws, and counts of symbols."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine.dice import Dice, Die, faces, throw_dice, throw_of, throws
from wildtable.engine.refusal import BadAction, BadContent
from wildtable.engine.rng import Rng


def test_every_throw_once_with_equal_weight() -> None:
    listed = throws(2, 6)
    assert len(listed) == 36
    assert {weight for _, weight in listed} == {1}
    assert len({tuple(faces(throw, 2, 6)) for throw, _ in listed}) == 36


@given(st.integers(2, 20).flatmap(lambda sides: st.tuples(st.just(sides), st.lists(st.integers(1, sides)))))
def test_faces_and_throw_are_inverse(given_dice: tuple[int, list[int]]) -> None:
    sides, shown = given_dice
    assert faces(throw_of(shown, sides), len(shown), sides) == shown


def test_no_dice_have_one_throw() -> None:
    assert throws(0, 6) == [(0, 1)]
    assert throw_dice(Rng(1), 0, 6) == 0


def test_throwing_is_uniform_over_the_list() -> None:
    rng = Rng(12)
    counts = Counter(int(throw_dice(rng, 2, 3)) for _ in range(9000))
    assert set(counts) == {throw for throw, _ in throws(2, 3)}
    assert all(880 < count < 1120 for count in counts.values())


# Dice by symbols.

ATTACK = Die(["success", "special", "blank"], [3, 1, 2])
MOMENTUM = Die(["damage", "defense", "speed", "healing", "blank"], [1, 1, 1, 1, 2])
COIN = Die(["heads", "tails"], [1, 1])


def counted(die: Die, outcome: int) -> tuple[int, ...]:
    return tuple(int(die.shown(outcome, symbol)) for symbol in range(len(die.symbols)))


def by_brute_force(die: Die, count: int) -> Counter[tuple[int, ...]]:
    """Every ordered throw of the sides, added up by its symbols."""
    sides = [symbol for symbol, often in enumerate(die.sides) for _ in range(often)]
    symbols = range(len(die.symbols))
    return Counter(tuple(map(thrown.count, symbols)) for thrown in product(sides, repeat=count))


@pytest.mark.parametrize("die", [ATTACK, MOMENTUM, COIN, Die(["same"], [4])])
@pytest.mark.parametrize("count", range(6))
def test_weights_are_those_of_brute_force(die: Die, count: int) -> None:
    listed = die.outcomes(count)
    assert len({outcome for outcome, _ in listed}) == len(listed)
    assert {counted(die, outcome): weight for outcome, weight in listed} == by_brute_force(die, count)


def test_twelve_dice_are_few_outcomes_with_exact_weights() -> None:
    listed = ATTACK.outcomes(12)
    assert len(listed) == 91
    assert sum(weight for _, weight in listed) == 6**12
    # 6 successes, 1 special, 5 blanks: 12! / (6! 1! 5!) ways, times 3**6 * 1 * 2**5.
    assert dict(listed)[ATTACK.parse("6 success, 1 special, 5 blank", 12)] == 5544 * 3**6 * 2**5


@pytest.mark.parametrize(("die", "count"), [(ATTACK, 5), (ATTACK, 24), (MOMENTUM, 7), (COIN, 31)])
def test_throws_have_texts(die: Die, count: int) -> None:
    for outcome, _ in die.outcomes(count):
        assert sum(counted(die, outcome)) == count
        assert die.parse(die.text(outcome), count) == outcome


def test_no_dice_show_nothing() -> None:
    assert ATTACK.outcomes(0) == [(0, 1)]
    assert ATTACK.text(0) == "none"
    assert ATTACK.parse("none", 0) == 0
    assert ATTACK.sample(Rng(1), 0) == 0


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("3 hit", "the symbols are success, special, blank"),
        ("success", "the symbols are"),
        ("²1 blank", "the symbols are"),
        ("", "the symbols are"),
        ("2 success", "is no throw of 3 dice"),
        ("2 success, 2 blank", "is no throw of 3 dice"),
        ("35 success", "is no throw of 3 dice"),
        ("none", "is no throw of 3 dice"),
    ],
)
def test_a_text_that_is_no_throw(text: str, cause: str) -> None:
    with pytest.raises(BadAction, match=cause):
        ATTACK.parse(text, 3)


@pytest.mark.parametrize("count", [-1, 25, 32])
def test_more_dice_than_can_be_weighed_are_refused(count: int) -> None:
    with pytest.raises(BadContent, match="cannot be thrown at once"):
        ATTACK.outcomes(count)


def test_a_die_that_cannot_be_is_refused() -> None:
    for symbols, sides in (
        ([], []),
        (["a", "a"], [1, 1]),
        (["a"], [0]),
        (["a", "b"], [1]),
        ([*"abcdefghijk"], [1] * 11),
    ):
        with pytest.raises(BadContent):
            Die(symbols, sides)


def follows(counts: Counter[int], listed: list[tuple[int, int]], draws: int) -> bool:
    """Is every outcome as frequent as its weight says, within five standard deviations?"""
    whole = sum(weight for _, weight in listed)
    shares = {outcome: weight / whole for outcome, weight in listed}
    return set(counts) <= set(shares) and all(
        abs(counts[outcome] - draws * p) <= 5 * (draws * p * (1 - p)) ** 0.5 + 1
        for outcome, p in shares.items()
    )


@pytest.mark.parametrize(("die", "count"), [(ATTACK, 1), (ATTACK, 4), (MOMENTUM, 3)])
def test_sampling_follows_the_weights(die: Die, count: int) -> None:
    rng = Rng(count)
    draws = 20_000
    counts = Counter(int(die.sample(rng, count)) for _ in range(draws))
    assert follows(counts, die.outcomes(count), draws)
    evenly = [(outcome, 1) for outcome, _ in die.outcomes(count)]
    assert not follows(counts, evenly, draws), "wrong weights would be noticed"


def test_several_kinds_of_dice_in_one_throw() -> None:
    dice = Dice([ATTACK, COIN])
    listed = dice.outcomes([3, 2])
    assert len(listed) == 10 * 3
    assert sum(weight for _, weight in listed) == 6**3 * 2**2
    attack, coin = dict(ATTACK.outcomes(3)), dict(COIN.outcomes(2))
    for outcome, weight in listed:
        one, two = int(dice.of(outcome, 0)), int(dice.of(outcome, 1))
        assert weight == attack[one] * coin[two]
        assert dice.parse(dice.text(outcome), [3, 2]) == outcome
    draws = 20_000
    rng = Rng(5)
    counts = Counter(int(dice.sample(rng, vec[i64]([3, 2]))) for _ in range(draws))
    assert follows(counts, listed, draws)


def test_several_kinds_have_limits_too() -> None:
    with pytest.raises(BadContent, match="10 symbols in all"):
        Dice([MOMENTUM, MOMENTUM, COIN])
    with pytest.raises(BadContent, match="too many"):
        Dice([ATTACK, COIN]).outcomes([24, 5])
    with pytest.raises(BadAction, match="one part for each of 2 kinds"):
        Dice([ATTACK, COIN]).parse("1 blank", [1, 0])
