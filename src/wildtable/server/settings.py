"""What a server is started with; the defaults are for people, tests shorten the pauses."""

from pathlib import Path
from typing import Any

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """Where the data lies, how fast things go, and what is too much.

    `pack` is a content pack that new matches are played with.
    `names` are those under which browsers find the server, beside its addresses and `localhost`. `pauses`
    multiplies every pause that is made for people.

    Seconds: `floor` is the least a window lasts, `bot_pause` the least a bot takes, `bot_seconds` the most
    before the table goes on without it, `absence` how long somebody may be missing while others wait, `idle`
    how long a table stays in memory without anybody at it, `linger` the same once its game is over, `silence`
    how long a socket may say nothing (a browser in the background says something once a minute), `stall` how
    long it may take to read a message.

    `messages_per_second` are those of one socket, the others those of all sockets of a person or an address.
    `guests_per_hour` and `tables_per_hour` are for one address, so large enough for a school; the tables of a
    person are those that are not over, and of these the bots' own are counted apart. A table that has waited
    for players for `waiting_days` is removed, a game at which nobody has played for `unplayed_days` is over.
    """

    data: Path
    pack: Path | None = None
    names: tuple[str, ...] = ()
    pauses: float = 1.0
    floor: float = 0.8
    bot_pause: float = 0.7
    bot_seconds: float = 9.5
    bot_processes: int = 3
    absence: float = 300.0
    idle: float = 600.0
    linger: float = 5.0
    messages_per_second: float = 20.0
    messages_per_person: float = 60.0
    messages_per_address: float = 300.0
    looks_per_second: float = 10.0
    requests_per_second: float = 20.0
    sockets_per_person: int = 24
    sockets_per_address: int = 250
    guests_per_hour: float = 100.0
    tables_per_hour: float = 200.0
    tables_per_person: int = 40
    bot_tables_per_person: int = 4
    waiting_days: float = 30.0
    unplayed_days: float = 365.0
    silence: float = 150.0
    stall: float = 8.0
    static: Path = Path(__file__).parent / "static"


PLENTY = 1_000_000_000


def without_limits(data: Path, **changed: Any) -> Settings:
    """Nobody is too fast or has too much: for measurements and for tests of other things."""
    many = (
        "messages_per_second",
        "messages_per_person",
        "messages_per_address",
        "looks_per_second",
        "requests_per_second",
        "sockets_per_person",
        "sockets_per_address",
        "guests_per_hour",
        "tables_per_hour",
        "tables_per_person",
        "bot_tables_per_person",
    )
    return Settings(data=data, **{**dict.fromkeys(many, PLENTY), **changed})
