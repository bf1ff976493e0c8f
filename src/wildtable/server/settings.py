"""What a server is started with; the defaults are for people, tests shorten the pauses."""

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True):
    """Where the data lies, how fast things go, and what is too much.

    Seconds: `breath` is the least a window lasts, `bot_pause` the least a bot takes, `bot_seconds` the most
    before its process is given up, `absence` how long a seat may be deserted while it is asked, `idle` how
    long a table stays in memory without anybody at it.
    """

    data: Path
    breath: float = 0.8
    bot_pause: float = 0.7
    bot_seconds: float = 90.0
    bot_processes: int = 2
    absence: float = 300.0
    idle: float = 600.0
    messages_per_second: float = 20.0
    requests_per_second: float = 20.0
    static: Path = Path(__file__).parent / "static"
