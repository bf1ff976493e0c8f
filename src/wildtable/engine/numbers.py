"""Numbers as bytes, for fingerprints, and as people write them."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

NO_NUMBER: Final = -1


def number_in(text: str) -> int:
    """The whole number that a text is, if it has at most four plain digits; else `NO_NUMBER`.

    Nothing that is counted in a game is larger, and what is longer would not fit into a packed action.
    """
    return int(text) if len(text) <= 4 and text.isascii() and text.isdecimal() else NO_NUMBER


def append_number(out: "vec[u8]", number: i64) -> "vec[u8]":
    """Eight bytes, low ones first."""
    for shift in range(0, 64, 8):
        out = append(out, u8((number >> shift) & 255))
    return out
