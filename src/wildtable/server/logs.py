"""The log: one JSON object a line, an event with its facts. No secrets: a table's id is its invitation."""

import hashlib
import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Any

import msgspec

log = logging.getLogger("wildtable")


def tell(event: str, level: int = logging.INFO, **facts: Any) -> None:
    """Something happened."""
    log.log(level, event, extra={"facts": facts})


def tell_stumble(what: str, error: BaseException | None) -> None:
    """An error that nobody expected: where, but not its message, which may name a hidden card."""
    kind = type(error).__name__
    tell("error", logging.ERROR, what=what, kind=kind, where=places(error))


def mark(table: str) -> str:
    """What the log calls a table: its id would let the reader sit down."""
    return hashlib.sha256(table.encode()).hexdigest()[:10]


def places(error: BaseException | None) -> list[str]:
    """The places in the program that an error went through."""
    found = traceback.extract_tb(error.__traceback__) if error is not None else []
    return [f"{place.filename}:{place.lineno} {place.name}" for place in found]


class OneLine(logging.Formatter):
    """A record as one line of JSON, also those of the libraries below us."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {
            "at": at,
            "level": record.levelname.lower(),
            "event": record.getMessage().strip(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info is not None and record.exc_info[1] is not None:
            error = record.exc_info[1]
            line |= {"kind": type(error).__name__, "where": places(error)}
        return msgspec.json.encode(line, enc_hook=str).decode()


def start_logging(events: bool) -> None:
    """Write to the error stream: what went wrong and, if wanted, everything that happens."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    log.setLevel(logging.INFO if events else logging.WARNING)
