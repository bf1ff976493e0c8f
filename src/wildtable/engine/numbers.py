"""Numbers as bytes, for fingerprints."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8


def append_number(out: "vec[u8]", number: i64) -> "vec[u8]":
    """Eight bytes, low ones first."""
    for shift in range(0, 64, 8):
        out = append(out, u8((number >> shift) & 255))
    return out
