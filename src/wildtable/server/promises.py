"""Secrets that were promised by their hash and wait for the table that will draw from them."""

from wildtable.engine.lot import commitment, new_secret
from wildtable.table.seat import TableError

MOST = 10_000


class Promises:
    """In memory only: after a restart a promise has to be asked for again."""

    def __init__(self) -> None:
        self.secrets: dict[str, bytes] = {}

    def make(self) -> str:
        """Promise a new secret; the oldest of too many is dropped."""
        secret = new_secret()
        if len(self.secrets) >= MOST:
            del self.secrets[next(iter(self.secrets))]
        self.secrets[commitment(secret)] = secret
        return commitment(secret)

    def keep(self, promised: str) -> bytes:
        """The secret behind a promise, for one table only; a fresh one for whoever asked for no promise."""
        if not promised:
            return new_secret()
        if promised not in self.secrets:
            raise TableError("The server no longer knows what it promised for the draws; try again.")
        return self.secrets.pop(promised)
