"""Dice as packed chance outcomes."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from wildtable.engine.dice import faces, throw_dice, throw_of, throws
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
