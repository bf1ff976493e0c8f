"""What went wrong, for the log: where, but not the message, which may name a hidden card."""

import logging
import traceback

log = logging.getLogger("wildtable")


def where(error: BaseException | None) -> str:
    """The places in the program that an error went through."""
    return "".join(traceback.format_tb(error.__traceback__)) if error is not None else ""


def note_stumble(what: str, error: BaseException | None) -> None:
    """Log an error that nobody expected."""
    log.error("%s stumbled: %s\n%s", what, type(error).__name__, where(error))
