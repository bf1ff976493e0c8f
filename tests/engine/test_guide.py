"""The page that tells how to play, and the pictures of it and of the rulebook."""

import re
from pathlib import Path

import pytest

from wildtable import games
from wildtable.engine.guide import (
    BadGuide,
    UnknownPicture,
    find_picture,
    load_page,
    load_pictures,
    pictures_in,
)
from wildtable.engine.rulebook import load_chapters
from wildtable.engine.texts import LANGUAGES, UnknownLanguage

PICTURES = [(name, picture) for name in games.names() for picture in load_pictures(games.load(name).folder)]


def text_of(name: str, language: str) -> str:
    """Everything that can show a picture."""
    folder = games.load(name).folder
    chapters = load_chapters(folder, language)
    book = [text for chapter in chapters for text in (chapter.text, *(rule.text for rule in chapter.rules))]
    return "\n\n".join([load_page(folder, language), *book])


@pytest.mark.parametrize("name", games.names())
def test_every_picture_is_shown_in_both_languages_and_nothing_else_is(name: str) -> None:
    folder = games.load(name).folder
    if not load_pictures(folder):
        pytest.skip("a game without a guide")
    shown = [pictures_in(text_of(name, language)) for language in LANGUAGES]
    assert shown[0] == shown[1]
    assert set(shown[0]) == set(load_pictures(folder))


@pytest.mark.parametrize("name", games.names())
def test_the_page_has_the_same_parts_in_both_languages(name: str) -> None:
    folder = games.load(name).folder
    if not load_pictures(folder):
        pytest.skip("a game without a guide")
    parts = [
        re.findall(r"^(#+|\||-|\d\.|!)", load_page(folder, language), re.MULTILINE) for language in LANGUAGES
    ]
    assert parts[0] == parts[1]


@pytest.mark.parametrize(("name", "picture"), PICTURES)
def test_every_picture_is_a_position(name: str, picture: str) -> None:
    game = games.load(name)
    found = find_picture(game.folder, picture)
    state = game.from_position(found.position, found.options)
    names = [game.seat_name(state, seat) for seat in range(game.seats_of(state))]
    assert found.seat in ("", *names)
    for element in (*found.mark, *found.focus):
        assert re.fullmatch(r"[a-z]+:\S.*", element)


def test_what_is_not_there_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(UnknownPicture, match="no picture 'none'"):
        find_picture(tmp_path, "none")
    with pytest.raises(UnknownPicture, match="no page"):
        load_page(tmp_path, "en")
    with pytest.raises(UnknownLanguage):
        load_page(tmp_path, "fr")
    (tmp_path / "game" / "guide").mkdir(parents=True)
    (tmp_path / "game" / "guide" / "pictures.toml").write_text("[odd]\nseat = 'S'\n")
    with pytest.raises(BadGuide, match="picture 'odd': 'position' is missing"):
        load_pictures(tmp_path / "game")
