"""Sets of any size, and a board that needs them."""

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine import sets

ROOM = 168
numbers = st.sets(st.integers(0, ROOM - 1))


def built(of: set[int]) -> vec[i64]:
    words = sets.empty(ROOM)
    for number in of:
        sets.add(words, number)
    return words


@given(numbers)
def test_members_and_count(of: set[int]) -> None:
    words = built(of)
    assert list(sets.members(words)) == sorted(of)
    assert sets.count(words) == len(of)
    assert [sets.has(words, number) for number in range(ROOM)] == [number in of for number in range(ROOM)]


@given(numbers, numbers)
def test_operations_are_those_of_sets(one: set[int], two: set[int]) -> None:
    for change, expected in ((sets.unite, one | two), (sets.keep, one & two), (sets.subtract, one - two)):
        words, other = built(one), built(two)
        change(words, other)
        assert set(sets.members(words)) == expected
        assert set(sets.members(other)) == two
    assert sets.meet(built(one), built(two)) == bool(one & two)
    assert sets.equal(built(one), built(two)) == (one == two)


@given(numbers, st.integers(0, ROOM - 1))
def test_removing(of: set[int], number: int) -> None:
    words = built(of)
    copy = words[:]
    sets.remove(words, number)
    assert set(sets.members(words)) == of - {number}
    assert sets.equal(copy, built(of)), "a copy is independent"
    sets.clear(words)
    assert sets.count(words) == 0


def test_every_word_is_used_to_its_end() -> None:
    for room in (0, 1, 31, 32, 33, 63, 64, 65, 168):
        assert list(sets.members(sets.full(room))) == list(range(room))


# A strip of hexagons, 24 wide and 7 high, as Wilderness has with eight tiles: beyond any mask of 63 bits.

WIDE, HIGH = 24, 7
NOWHERE = -1
DIRECTIONS = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))


def steps() -> vec[i64]:
    """Where a step leads: `steps[place * 6 + direction]`, one flat table for a board of any size."""
    table = vec[i64]()
    for place in range(WIDE * HIGH):
        for q, r in DIRECTIONS:
            to_q, to_r = place % WIDE + q, place // WIDE + r
            inside = 0 <= to_q < WIDE and 0 <= to_r < HIGH
            table = append(table, to_r * WIDE + to_q if inside else NOWHERE)
    return table


def reached(table: vec[i64], start: int, moves: int, blocked: vec[i64]) -> vec[i64]:
    """Every place within so many moves, none of them into a blocked place."""
    found = sets.empty(WIDE * HIGH)
    sets.add(found, start)
    for _ in range(moves):
        place = sets.NO_MEMBER
        edge = found[:]
        while (place := int(sets.after(edge, place))) != sets.NO_MEMBER:
            for direction in range(6):
                to = table[place * 6 + direction]
                if to != NOWHERE and not sets.has(blocked, to):
                    sets.add(found, to)
    return found


def test_a_board_of_168_places() -> None:
    table, open_ground = steps(), sets.empty(WIDE * HIGH)
    middle = 3 * WIDE + 12
    assert [sets.count(reached(table, middle, moves, open_ground)) for moves in range(4)] == [1, 7, 19, 37]
    assert sets.equal(reached(table, 0, 29, open_ground), sets.full(WIDE * HIGH))
    assert sets.count(reached(table, 0, 28, open_ground)) == WIDE * HIGH - 1, (
        "the far corner is 29 moves away"
    )


def test_a_lake_across_the_strip_cannot_be_passed() -> None:
    lake = sets.empty(WIDE * HIGH)
    for row in range(HIGH):
        sets.add(lake, row * WIDE + 12)
    west = reached(steps(), 0, 200, lake)
    assert sets.count(west) == 12 * HIGH
    assert not sets.meet(west, lake)
