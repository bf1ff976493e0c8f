"""Texts of a file as a terminal may get them.

A name or a sentence may hold what a terminal obeys: a bell, a colour, a new title, a line that looks like
ours, letters that run backwards. None of it is of use in a text, so it is shown by its number.
"""

import unicodedata
from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

_OBEYED = ("Cc", "Cs", "Zl", "Zp")
_TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def shown(text: str, keep: str = "") -> str:
    r"""The text on one line, with everything that a terminal would obey written as a number.

    >>> print(shown("Ada\x1b[2J\nok"))
    Ada\x1b[2J\nok
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(one if one in keep or not _obeyed(one) else _number(one) for one in text)


def _obeyed(one: str) -> bool:
    return unicodedata.category(one) in _OBEYED or one in _TURNING


def _number(one: str) -> str:
    return one.encode("unicode_escape").decode()


_IN_JSON = {code: f"\\u{code:04x}" for code in (*range(0x7F, 0xA0), 0x2028, 0x2029, *map(ord, _TURNING))}


def shown_json(text: str) -> str:
    """JSON with those characters escaped too that it allows; they can only stand inside its strings."""
    return text.translate(_IN_JSON)


class SafeConsole(Console):
    """A console that never passes on what came with a text; its own lines and colours stay."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for text, style, control in super().render(renderable, options):
            yield Segment(text if control else shown(text, keep="\n\t"), style, control)
