"""The generator: the same numbers everywhere, fair, and free of shared state."""

import pytest

from wildtable.engine.rng import Rng


def test_same_seed_same_numbers() -> None:
    one, two = Rng(5), Rng(5)
    assert [one.word() for _ in range(100)] == [two.word() for _ in range(100)]


def test_known_numbers_so_that_compiled_and_interpreted_agree() -> None:
    rng = Rng(2024)
    assert [rng.word() for _ in range(5)] == [3523012228, 2137725376, 320392055, 2645471896, 1143365325]
    assert [rng.below(1000) for _ in range(5)] == [742, 109, 324, 33, 646]


def test_every_bit_of_a_long_seed_counts() -> None:
    seeds = [0, 1, 1 << 31, 1 << 32, 1 << 63, 1 << 64, 1 << 95, -1]
    firsts = {tuple(rng.word() for _ in range(3)) for rng in map(Rng, seeds)}
    assert len(firsts) == len(seeds)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 52])
def test_below_is_uniform(n: int) -> None:
    rng = Rng(n)
    draws = 600 * n
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    expected = draws / n
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    # About mean plus four deviations of the chi-square distribution with n - 1 degrees of freedom.
    assert chi_square <= (n - 1) + 4 * (2 * (n - 1)) ** 0.5


def test_below_is_uniform_where_the_range_does_not_divide() -> None:
    """With n = 3/4 * 2**31 a plain remainder would prefer low numbers by far."""
    n = 3 << 29
    rng = Rng(1)
    low = sum(rng.below(n) < n // 2 for _ in range(4000))
    assert 1850 < low < 2150


def test_below_reaches_both_ends_of_a_large_range() -> None:
    rng = Rng(3)
    n = 2**31 - 1
    drawn = [rng.below(n) for _ in range(2000)]
    assert 0 <= min(drawn) < n // 200
    assert n - n // 200 < max(drawn) < n
