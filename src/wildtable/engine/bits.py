"""Sets as bits of one integer, up to 63 members."""

from mypy_extensions import i64


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
    number: i64 = 0
    while (bits >> number) & 1 == 0:
        number += 1
    return number
