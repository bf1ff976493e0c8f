"""One word for one thing in German: the words that `docs/german.md` does not want stand in no text."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXTS = sorted(
    path
    for path in [*ROOT.glob("src/wildtable/**/de.ftl"), *ROOT.glob("web/src/**/de.ftl")]
    if "static" not in path.parts
)
RULEBOOKS = sorted(ROOT.glob("src/wildtable/games/*/*/de.md"))
"""Rules, and the pages that tell how to play."""

EVERYWHERE = {
    r"[»«]": "quotes are „so“",
    r"„[^“]*”": "quotes are „so“",
    r"\bRemis": "ein Unentschieden",
    r"\bUnterhaltung": "der Chat",
    r"\bGesundheit": "Lebenspunkte",
    r"[Gg]roßflächig": "der Flächenangriff",
    r"\bLandkarte|^\S+ = Karte:|\bKarte dieses Tisches|\bauf der Karte (an|oder)\b": "der Spielplan",
    r"\bSplitter (zu )?(nehmen|genommen)\b": "einen Splitter aufsammeln",
    r"\bJokeraktion": "die offene Flagge",
    r"\bWildcard": "die Spezialkarte",
    r"\b[Aa]b(ge)?schirm|\bIn Deckung gehen": "der Schild, die Deckung",
    r"\bschwer, (nah|fern)\b": "Schwerer Nahkampf, Schwerer Fernkampf",
    r"\bSitz(e|es|en|s)?\b": "der Platz",
    r"\bausgeschaltet|\bausschalte": "besiegen",
    r"\w\((en|n|e|in|innen)\)": "variants instead of brackets",
    r"\b(Klicken|Wählen|Tippen|Ziehen|Legen|Spielen) Sie\b|\bIhre[nmrs]? (Zug|Karte|Hand)\b": "du",
    r"\berhöhte[snm]* Gelände": "die höhere Ebene",
    r"\bdaß\b|\bmuß\b": "the spelling of today",
}
IN_PLAY = {
    r'"': "quotes are „so“",
    r"\bSpielfeld": "das Feld, das Spielbrett",
    r"\b(der|die|das) (Match|Game|Turn|Log)\b": "a German word",
}


def values(path: Path) -> list[tuple[int, str]]:
    """The lines of a Fluent file that are shown, without what stands in braces for Fluent itself."""
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    return [(number, re.sub(r'\{ *"[^"]*" *\}', "", line)) for number, line in lines if line[:1] != "#"]


def complaints(lines: list[tuple[int, str]], unwanted: dict[str, str]) -> list[str]:
    return [
        f"line {number}: '{found[0]}' (better: {better})"
        for number, line in lines
        for pattern, better in unwanted.items()
        if (found := re.search(pattern, line))
    ]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_texts_of_play_keep_to_the_glossary(path: Path) -> None:
    assert complaints(values(path), EVERYWHERE | IN_PLAY) == []


@pytest.mark.parametrize("path", RULEBOOKS, ids=lambda path: str(path.relative_to(ROOT)))
def test_the_rulebooks_keep_to_the_glossary(path: Path) -> None:
    lines = list(enumerate(path.read_text(encoding="utf-8").splitlines(), 1))
    assert complaints(lines, EVERYWHERE) == []


def test_unwanted_words_are_found() -> None:
    said = [
        "Er bietet Remis an.",
        "map = Karte: Dungeon",
        "Klicke »hier«",
        "Gesundheit 3",
        "den Sitz",
        'sagt "so"',
    ]
    for line in said:
        assert len(complaints([(1, line)], EVERYWHERE | IN_PLAY)) == 1, line
    assert complaints([(1, "Die Karte liegt auf dem Spielplan, „offen“.")], EVERYWHERE | IN_PLAY) == []


def test_every_language_file_is_looked_at() -> None:
    assert len(TEXTS) >= 5
    assert len(RULEBOOKS) >= 4
