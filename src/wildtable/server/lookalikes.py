"""Names that look the same: letters of other alphabets, and signs that are hard to tell from each other.

The idea is that of Unicode's report 39, for the three alphabets that share most of their shapes. What a table
this small misses is caught by another rule: no name mixes alphabets.
"""

import re
import unicodedata
from functools import cache
from typing import Final

ALPHABETS: Final = frozenset(
    ["LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "GEORGIAN", "GOTHIC", "LISU"]
)
"""Those with letters that look like letters of another; the first word of a letter's name says which."""

SHAPES: Final = str.maketrans(
    "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"  # Greek
    "\u03b1\u03b3\u03b7\u03b9\u03ba\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7\u03c9"
    "\u0410\u0412\u0415\u0405\u0406\u0408\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425"  # Cyrillic
    "\u0430\u0435\u0455\u0456\u0458\u043a\u043c\u043e\u0440\u0441\u0442\u0443\u0445\u04bb\u0501\u051b\u051d"
    "\u04ae\u04af\u04c0\u04cf\u051a\u051c",
    "ABEZHIKMNOPTYXaynikvoptuxwABESIJKMHOPCTYXaesijkmopctyxhdqwYyIlQW",
)
"""Capitals and small letters apart: of a letter the capital alone may look like a Latin one."""

STROKES: Final = str.maketrans("1|!l0", "iiiio")
"""Hardly to be told apart in many fonts, when small letters stand for capitals too."""

MARKS: Final = re.compile("[\u0300-\u036f]")
VARIANT: Final = re.compile("LATIN (?:SMALL |CAPITAL )?LETTER .*\\b([A-Z])")
"""Another form of a Latin letter, such as a small capital."""


def folded(name: str) -> str:
    """As it reads, whether in capitals, wide letters or others.

    >>> folded("\N{FULLWIDTH LATIN CAPITAL LETTER A}DA")
    'ada'
    """
    return unicodedata.normalize("NFKC", name).casefold()


def seen_as(name: str) -> str:
    """The same text for names that look alike; not to be read by anybody.

    >>> seen_as("ADA") == seen_as("\N{CYRILLIC CAPITAL LETTER A}da") != seen_as("Ida")
    True
    """
    plain = MARKS.sub("", unicodedata.normalize("NFKD", name)).translate(SHAPES)
    latin = folded("".join(map(_usual, plain))).translate(STROKES)
    return latin.replace("rn", "m").replace("vv", "w")


def mixes_alphabets(name: str) -> bool:
    """Are there letters of two alphabets that can look alike?"""
    return len({_alphabet(sign) for sign in name if sign.isalpha()} & ALPHABETS) > 1


@cache
def _usual(sign: str) -> str:
    """The usual form of a Latin letter."""
    found = None if sign.isascii() else VARIANT.fullmatch(unicodedata.name(sign, ""))
    return sign if found is None else found[1]


@cache
def _alphabet(sign: str) -> str:
    return unicodedata.name(unicodedata.normalize("NFKC", sign)[0], "").partition(" ")[0]
