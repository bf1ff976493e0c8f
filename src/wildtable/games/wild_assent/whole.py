"""Whole numbers of 64 bits: what `max`, `min` and `abs` do, without making objects of them."""

from mypy_extensions import i64


def higher(one: i64, other: i64) -> i64:
    return one if one > other else other


def lower(one: i64, other: i64) -> i64:
    return one if one < other else other


def size_of(number: i64) -> i64:
    """Without its sign."""
    return number if number >= 0 else -number
