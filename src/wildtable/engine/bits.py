"""Sets as bits of one integer, up to 63 members."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine.rng import Rng

BITS_62: Final = 0x3FFF_FFFF_FFFF_FFFF
DIVISOR: Final = 67
EXPONENTS: Final = vec[i64]([{pow(2, n, 67): n for n in range(63)}.get(rest, 0) for rest in range(67)])
"""By the rest that a power of two leaves when divided by `DIVISOR`: its exponent. No two leave the same."""


def bit(number: i64) -> i64:
    """The set of one member: 1 << number.

    Written so that no literal stands left of the shift: mypyc puts a literal into the C code as it is, where
    it is an int of 32 bits, and `1 << 40` would come out wrong.
    """
    one = number - number + 1
    return one << number


def has(bits: i64, number: i64) -> bool:
    """Is that number a member of the set?

    >>> has(0b1011, 3), has(0b1011, 2)
    (True, False)
    """
    return (bits >> number) & 1 == 1


def mix(number: i64) -> i64:
    """A number from 0 on spread over 62 bits, for search tables: near numbers come to lie far apart.

    After every product only 62 bits are kept, so that both forms agree.
    """
    number = ((number ^ (number >> 31)) * 0x3FB5_D329_728E_A185) & BITS_62
    number = ((number ^ (number >> 27)) * 0x1CE4_E5B9_BF58_476D) & BITS_62
    return number ^ (number >> 33)


def lowest(bits: i64) -> i64:
    """The smallest member of a set; there must be one.

    >>> lowest(0b1000), lowest(0b1010)
    (3, 1)
    """
    return EXPONENTS[(bits & -bits) % DIVISOR]


def count(bits: i64) -> i64:
    """How many members a set has.

    >>> count(0b1011)
    3
    """
    found: i64 = 0
    while bits != 0:
        bits &= bits - 1
        found += 1
    return found


def member(bits: i64, index: i64) -> i64:
    """The member of a set that has so many smaller ones; there must be one.

    >>> [member(0b1011, index) for index in range(3)]
    [0, 1, 3]
    """
    while index > 0:
        bits &= bits - 1
        index -= 1
    return lowest(bits)


def draw_members(bits: i64, wanted: i64, rng: Rng) -> i64:
    """So many members of a set, drawn at random, each as likely as the others."""
    drawn: i64 = 0
    left = count(bits)
    while wanted > 0:
        one = bit(member(bits, rng.below(left)))
        drawn |= one
        bits &= ~one
        left -= 1
        wanted -= 1
    return drawn
