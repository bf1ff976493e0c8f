"""Names and lines of chat: one way to write each, and nothing that cannot be seen."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from wildtable.bots import KINDS
from wildtable.engine.refusal import WildtableError
from wildtable.server.lookalikes import folded, mixes_alphabets, seen_as

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 300
MOST_MARKS: Final = 2
"""Combining marks on one letter; more than any living script needs after NFC."""

UNSEEN: Final = ("Cc", "Cf", "Cn", "Co", "Cs", "Me", "Zl", "Zp")
"""Control and formatting signs, private use, unassigned, surrogates, enclosing marks, ends of lines."""

BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks by their category, but nothing is to be seen of them."""

STYLE: Final = re.compile("[\u200d\ufe00-\ufe0f]")
"""Joiners and selectors that keyboards put round emoji; left out, the sign remains."""

LETTER: Final = r"[^\W\d_]"
BOT: Final = re.compile(rf"(?<!{LETTER})bot(?!{LETTER})|^({'|'.join(KINDS)})(?!{LETTER})")
"""What only bots are called, in what `seen_as` makes of a name."""


class BadName(WildtableError):
    """A name or a line of chat that cannot be taken."""


def clean_name(name: str) -> str:
    """The name as it is shown; raises `BadName`."""
    name = _plain(name)
    if not 1 <= len(name) <= LONGEST_NAME or not _readable(name):
        raise BadName(f"A name has 1 to {LONGEST_NAME} characters, all of them visible.")
    if BOT.search(folded(name)) or BOT.search(seen_as(name)):
        raise BadName("That is what bots are called: take a name of your own.")
    if mixes_alphabets(name):
        raise BadName("A name is written in one alphabet: letters of others can look the same.")
    return name


def clean_chat(text: str) -> str:
    """The line of chat as it is shown; raises `BadName`."""
    if "\n" in text.strip() or "\r" in text.strip() or not _readable(text := _plain(text)):
        raise BadName(
            f"A line of chat has 1 to {LONGEST_CHAT} characters, all of them visible, and is one line."
        )
    if not 1 <= len(text) <= LONGEST_CHAT:
        raise BadName(f"A line of chat has 1 to {LONGEST_CHAT} characters and is one line.")
    return text


def apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number if somebody else here has one that reads or looks the same.

    >>> apart("Ada", ["ADA", "Ben"])
    'Ada (2)'
    """
    taken = {seen_as(other) for other in others}
    number, told = 2, name
    while seen_as(told) in taken:
        told = f"{name} ({number})"
        number += 1
    return told


def _plain(text: str) -> str:
    """In NFC, with plain single spaces."""
    text = unicodedata.normalize("NFC", STYLE.sub("", text))
    spaced = "".join(" " if unicodedata.category(sign) == "Zs" else sign for sign in text)
    return re.sub(" {2,}", " ", spaced).strip(" ")


def _readable(text: str) -> bool:
    """Is every sign to be seen, and no letter buried under marks?"""
    marks = MOST_MARKS  # a mark needs a letter before it
    for sign in text:
        category = unicodedata.category(sign)
        if category in UNSEEN or sign in BLANK:
            return False
        marks = marks + 1 if category == "Mn" else 0
        if marks > MOST_MARKS:
            return False
    return True
