"""What the cards say: made from their data, in both languages, and true to it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from wildtable.engine.texts import LANGUAGES, load_texts
from wildtable.engine.vocabulary import Clause, Text, Use
from wildtable.engine.wording import condition_sentence, missing, sentence
from wildtable.games import load
from wildtable.games.wild_assent.effects import VOCABULARY
from wildtable.games.wild_assent.game import WildAssent
from wildtable.games.wild_assent.state import Data

GAME = load("wild-assent")
assert isinstance(GAME, WildAssent)
CONTENT = GAME.content
GOLDEN = Path(__file__).parents[1] / "golden" / "wild_assent_cards.txt"

WORDS = {
    "en": {
        "immobilize": "Immobilize",
        "bleed": "Bleed",
        "fatigue": "Fatigue",
        "blind": "Blind",
        "stun": "Stun",
        "healing": "Healing",
        "magical": "magical",
        "cover": "Partial Cover",
    },
    "de": {
        "immobilize": "fest",
        "bleed": "Bluten",
        "fatigue": "ermüde",
        "blind": "blende",
        "stun": "betäube",
        "healing": "Heilung",
        "magical": "magisch",
        "cover": "halbe",
    },
}
"""What a sentence says if, and only if, a clause of the card has that value or word."""


def everything(clauses: list[Clause[Data]]) -> Iterator[Clause[Data]]:
    for clause in clauses:
        yield clause
        yield from everything(clause.then)
        yield from everything(clause.otherwise)


def values(text: Text[Data]) -> set[object]:
    """Everything that the clauses of a text name: words, values and numbers."""
    found: set[object] = set()
    for clause in everything(text.clauses):
        uses: list[Use[Any] | None] = [clause.what(), clause.to, *clause.conditions, clause.when, clause.cost]
        for use in uses:
            if use is not None:
                found |= {use.word.name, *use.values.values()}
        found.add(abs(clause.amount or 0))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_its_message(language: str) -> None:
    assert missing(load_texts(GAME.folder, language), VOCABULARY) == []


def test_the_cards_say_what_is_written_down() -> None:
    """The sentences follow from the data; a change of either shows here. To write them anew:

    `PYTHONPATH=src python -m tests.wild_assent.test_cards`
    """
    assert written() == GOLDEN.read_text(encoding="utf-8")


def written() -> str:
    cards = [card for language in LANGUAGES for card in GAME.cards(language)]
    return "".join(f"{card['name']}: {card['text']}\n" for card in cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_and_data_agree(language: str) -> None:
    """A card names a status, a die or a type of damage if and only if its data do, and no other numbers."""
    texts = load_texts(GAME.folder, language)
    assert len(CONTENT.texts) > 60
    for text in CONTENT.texts:
        said, data = sentence(texts, text), values(text)
        for value, word in WORDS[language].items():
            assert (word.lower() in said.lower()) == (value in data), (text.place, word, said)
        numbers = {str(value) for value in data if isinstance(value, int)}
        assert set(re.findall(r"\d+", said)) <= numbers, (text.place, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_demand_says_what_it_demands(language: str) -> None:
    texts = load_texts(GAME.folder, language)
    demands = {card.name: card.condition for card in CONTENT.silvestrem if card.condition is not None}
    said = {name: condition_sentence(texts, condition) for name, condition in demands.items()}
    assert len(set(said.values())) == len(demands)
    listed = {card["card"]: card["text"] for card in GAME.cards(language)}
    for name, words in said.items():
        assert listed[name].startswith(words)


if __name__ == "__main__":
    GOLDEN.write_text(written(), encoding="utf-8")
