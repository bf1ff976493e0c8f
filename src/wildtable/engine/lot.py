"""The chance of a match among people: nobody can steer it, and everybody can check it afterwards.

The server promises a secret by its hash before anybody sits down; whoever sits down throws in some text
that the server could not foresee. Every draw follows from both. When the match is over the secret is told,
and with the record anybody can draw everything again.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence

from wildtable.engine.rng import Rng

SECRET_BYTES = 32


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What may be shown of the secret before the end."""
    return hashlib.sha256(secret).hexdigest()


class Lot:
    """All draws of one match; in which order people sat down does not matter."""

    def __init__(self, secret: bytes, entropy: Iterable[str] = ()) -> None:
        self.secret = secret
        self.entropy = sorted(one for one in entropy if one)

    def generator(self, draw: str) -> Rng:
        """The generator of one draw, named by its purpose or its number among the record's outcomes."""
        message = "\n".join((draw, *self.entropy)).encode()
        return Rng(int.from_bytes(hmac.digest(self.secret, message, "sha256")[:12], "big"))

    def seating(self, seatings: Sequence[tuple[tuple[int, ...], int]]) -> tuple[int, ...]:
        """Who sits where: person k takes seat p[k]."""
        left = int(self.generator("seating").below(sum(weight for _, weight in seatings)))
        for seating, weight in seatings:
            if left < weight:
                return seating
            left -= weight
        raise AssertionError("weights are positive")
