"""Sets of any size as words in a `vec[i64]`; `bits` is the quicker form for up to 63 members.

A copy is `words[:]`. What changes a set changes it in place. Sets that meet must have the same room.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.engine.bits import count as count_bits

SHIFT: Final = 5  # a word has 32 members: shifts find it, and no word is ever negative
INSIDE: Final = 31
NO_MEMBER: Final = -1


def empty(room: i64) -> vec[i64]:
    """The set without members that has room for the numbers below `room`.

    >>> lake = empty(168)
    >>> add(lake, 3); add(lake, 167); add(lake, 3)
    >>> has(lake, 167), has(lake, 166), count(lake), list(members(lake))
    (True, False, 2, [3, 167])
    """
    words = vec[i64]()
    for _ in range((room + INSIDE) >> SHIFT):
        words = append(words, 0)
    return words


def full(room: i64) -> vec[i64]:
    """The set of all numbers below `room`.

    >>> count(full(168)), equal(full(0), empty(0))
    (168, True)
    """
    words = empty(room)
    for number in range(room):
        add(words, number)
    return words


def has(words: vec[i64], number: i64) -> bool:
    return (words[number >> SHIFT] >> (number & INSIDE)) & 1 == 1


def add(words: vec[i64], number: i64) -> None:
    words[number >> SHIFT] |= bit(number & INSIDE)


def remove(words: vec[i64], number: i64) -> None:
    """Take a number out; it may be missing."""
    words[number >> SHIFT] &= ~bit(number & INSIDE)


def unite(words: vec[i64], other: vec[i64]) -> None:
    """Add all members of another set."""
    for i in range(i64(len(words))):
        words[i] |= other[i]


def keep(words: vec[i64], other: vec[i64]) -> None:
    """Keep only the members of another set."""
    for i in range(i64(len(words))):
        words[i] &= other[i]


def subtract(words: vec[i64], other: vec[i64]) -> None:
    """Take out all members of another set."""
    for i in range(i64(len(words))):
        words[i] &= ~other[i]


def clear(words: vec[i64]) -> None:
    for i in range(i64(len(words))):
        words[i] = 0


def meet(words: vec[i64], other: vec[i64]) -> bool:
    """Do two sets have a member in common?"""
    for i in range(i64(len(words))):
        if words[i] & other[i] != 0:
            return True
    return False


def equal(words: vec[i64], other: vec[i64]) -> bool:
    for i in range(i64(len(words))):
        if words[i] != other[i]:
            return False
    return True


def count(words: vec[i64]) -> i64:
    """How many members a set has."""
    found: i64 = 0
    for i in range(i64(len(words))):
        found += count_bits(words[i])
    return found


def after(words: vec[i64], number: i64) -> i64:
    """The next member after that number, or `NO_MEMBER`; begin with `NO_MEMBER`.

    >>> lake = empty(168); add(lake, 3); add(lake, 167)
    >>> after(lake, NO_MEMBER), after(lake, 3), after(lake, 167)
    (3, 167, -1)
    """
    number += 1
    end = i64(len(words)) << SHIFT
    while number < end:
        left = words[number >> SHIFT] >> (number & INSIDE)
        if left == 0:
            number = ((number >> SHIFT) + 1) << SHIFT
        elif left & 1 == 1:
            return number
        else:
            number += 1
    return NO_MEMBER


def members(words: vec[i64]) -> vec[i64]:
    """Every member, the smallest first."""
    found = vec[i64]()
    number = after(words, NO_MEMBER)
    while number != NO_MEMBER:
        found = append(found, number)
        number = after(words, number)
    return found
