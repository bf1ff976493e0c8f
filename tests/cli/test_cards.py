"""`wildtable cards`: what the cards say, or that a game has none that say anything."""

import json

import pytest

from tests.cli.run import answered
from tests.engine.walks import TINY
from wildtable.cli.cards import show_cards


@pytest.mark.parametrize(("game", "title"), [("wylde-hunt", "Wylde Hunt"), ("wildlands", "Wildlands")])
def test_a_game_without_texts_says_so(game: str, title: str) -> None:
    told = answered("cards", game)
    assert (told.out, told.code) == (f"{title} has no cards with a text.\n", 0)
    assert answered("cards", game, "--json").json() == []


def test_every_card_with_its_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    show_cards(TINY, "de", json=False)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(TINY.content.names)
    assert lines[0].startswith("Fuchs Bei einem fremden Raubzug")
    assert lines[1] == "Gans"
    show_cards(TINY, "en", json=True)
    cards = json.loads(capsys.readouterr().out)
    assert cards[3] == {"card": "feast", "name": "Feast", "text": "Play in your turn: draw 2 cards."}


def test_an_unknown_language_is_told() -> None:
    told = answered("cards", "wildlands", "--lang", "fr")
    assert (told.code, told.err) == (2, "wildtable: There is no language 'fr': there are en, de.\n")
