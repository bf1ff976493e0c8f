"""The chance of a match: every draw follows from one secret that is fixed before the first.

The secret's hash can be shown at once, the secret only at the end; with both and the record anybody can draw
everything again.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from wildtable.engine.rng import Rng

SECRET_BYTES = 32


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What may be shown of the secret before the end."""
    return hashlib.sha256(secret).hexdigest()


def generator(secret: bytes, draw: str) -> Rng:
    """The generator of one draw, named by its purpose or its number among the record's outcomes."""
    return Rng(int.from_bytes(hmac.digest(secret, draw.encode(), "sha256")[:12], "big"))


def draw_seating(secret: bytes, seatings: Sequence[tuple[tuple[int, ...], int]]) -> tuple[int, ...]:
    """Who sits where: person k takes seat p[k]."""
    left = int(generator(secret, "seating").below(sum(weight for _, weight in seatings)))
    for seating, weight in seatings:
        if left < weight:
            return seating
        left -= weight
    raise AssertionError("weights are positive")
