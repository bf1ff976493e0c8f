"""The cards: what our decks hold, what they say, and what the loader refuses."""

import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.packs import ours
from wildtable.engine.refusal import BadContent
from wildtable.engine.texts import LANGUAGES, load_texts
from wildtable.engine.vocabulary import Clause, Text
from wildtable.engine.wording import missing, sentence
from wildtable.games import load
from wildtable.games.wilderness.content.cards import read_events, read_sickness, read_weather
from wildtable.games.wilderness.content.library import Content
from wildtable.games.wilderness.effects import VOCABULARY
from wildtable.games.wilderness.state import Data

GAME = load("wilderness")
CONTENT = Content()
GOLDEN = Path(__file__).parents[1] / "golden" / "wilderness_cards.txt"
Clauses = list[Clause[Data]]


def everything(clauses: Clauses) -> Iterator[Clause[Data]]:
    for clause in clauses:
        yield clause
        yield from everything(clause.then)
        yield from everything(clause.otherwise)


def verbs_of(texts: list[Text[Data]]) -> set[str]:
    return {c.verb.word.name for text in texts for c in everything(text.clauses) if c.verb is not None}


UPPER = [card.upper for card in CONTENT.events]
LOWER = [card.lower for card in CONTENT.events]


def test_the_decks_have_their_sizes() -> None:
    assert sum(card.copies for card in CONTENT.events) == 54
    assert sum(card.copies for card in CONTENT.weather) == 27
    assert sum(card.copies for card in CONTENT.sickness) == 27


def test_every_word_of_the_vocabulary_is_on_a_card() -> None:
    """But for cancelling, which is for packs (WN-RULING-95, `test_cancelling.py`)."""
    used: dict[str, set[str]] = {kind: set() for kind in VOCABULARY.words()}
    for text in CONTENT.texts:
        for clause in everything(text.clauses):
            for kind, use in (
                ("when", clause.when),
                ("to", clause.to),
                ("do", clause.verb),
                ("change", clause.modifier),
                ("until", clause.until),
                ("cost", clause.cost),
            ):
                if use is not None:
                    used[kind].add(use.word.name)
            used["if"] |= {condition.word.name for condition in clause.conditions}
    unused = {kind: {word.name for word in words} - used[kind] for kind, words in VOCABULARY.words().items()}
    assert {word for words in unused.values() for word in words} == {"card-declared", "cancel"}


@pytest.mark.rule("WN-EVENT-04")
def test_every_kind_of_effect_that_the_rulebook_implies_is_in_the_deck() -> None:
    def halves(texts: list[Text[Data]], test: Callable[[Clause[Data]], bool]) -> int:
        return sum(any(test(clause) for clause in everything(text.clauses)) for text in texts)

    def when(clause: Clause[Data]) -> str:
        return "" if clause.when is None else clause.when.word.name

    assert halves(LOWER, lambda c: when(c) == "turn-start" and c.whose == "opponent") >= 3
    assert halves([*UPPER, *LOWER], lambda c: when(c) == "any-time") >= 20
    assert {"increase", "reduce", "restore"} <= verbs_of([*UPPER, *LOWER])
    for texts in (UPPER, LOWER):
        assert halves(texts, lambda c: when(c).startswith("attack-")) >= 3
    assert {
        "animal-attack",
        "drift",
        "lost",
        "walk",
        "sickness",
        "place-area",
        "fight",
        "discard",
    } <= verbs_of(LOWER)
    assert {"go-along", "cure", "draw", "place-area", "prevent", "reroll"} <= verbs_of(UPPER)
    assert halves(UPPER, lambda c: c.modifier is not None and c.modifier.values.get("what") == "lake") >= 1


@pytest.mark.rule("WN-WEATHER-01")
def test_most_days_are_normal_and_one_is_fog() -> None:
    normal = [card for card in CONTENT.weather if card.squares == 6 and card.dark == [4, 5]]
    assert sum(card.copies for card in normal) > 20
    assert {card.squares for card in CONTENT.weather} == {6}
    (fog,) = [card for card in CONTENT.weather if card.name == "fog"]
    assert fog.stars == [0, 1]
    assert Counter(card.events for card in CONTENT.weather).keys() == {0, 1, 2, 3}


@pytest.mark.rule("WN-SICK-03")
def test_many_sicknesses_stay_and_some_act_at_once() -> None:
    stay = sum(card.copies for card in CONTENT.sickness if card.text.stays)
    assert 10 <= stay <= 20


def test_no_name_means_two_things() -> None:
    """A fact is shown by the name of its value, so a card and a terrain cannot share one."""
    names = CONTENT.card_names()
    names += [tile.name for tile in CONTENT.land.tiles]
    assert [name for name, number in Counter(names).items() if number > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_its_message(language: str) -> None:
    assert missing(load_texts(GAME.folder, language), VOCABULARY) == []


def test_the_cards_say_what_is_written_down() -> None:
    """The sentences follow from the data; a change of either shows here. To write them anew:

    `PYTHONPATH=src python -m tests.wilderness.test_cards`
    """
    assert written() == GOLDEN.read_text(encoding="utf-8")


def written() -> str:
    cards = [card for language in LANGUAGES for card in GAME.cards(language)]
    return "".join(f"{card['name']}: {card['text']}".removesuffix(": ") + "\n" for card in cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_text_and_data_agree(language: str) -> None:
    """Every number and every noun of a clause is in its sentence, and there are no other numbers."""
    texts = load_texts(GAME.folder, language)
    for text in CONTENT.texts:
        said = sentence(texts, text)
        for clause in everything(text.clauses):
            for word in nouns(clause, language):
                assert word.lower() in said.lower(), (text.place, word)
        digits = {digit for digit in said if digit.isdigit()}
        assert digits <= numbers(text.clauses), (text.place, said)


NOUNS = {
    "en": {
        "thirst": "thirst",
        "hunger": "hunger",
        "exhaustion": "exhaustion",
        "swamp": "swamp",
        "lake": "lake",
    },
    "de": {
        "thirst": "durst",
        "hunger": "hunger",
        "exhaustion": "erschöpfung",
        "swamp": "sumpf",
        "lake": "see",
    },
}


def nouns(clause: Clause[Data], language: str) -> list[str]:
    named = [str(value) for use in (clause.what(), clause.to) for value in use.values.values()]
    return [NOUNS[language][name] for name in named if name in NOUNS[language]]


def numbers(clauses: Clauses) -> set[str]:
    """Every number that a text may show: those of its clauses, and the price of a lake."""
    found = set()
    for clause in everything(clauses):
        found.add(str(abs(clause.amount or 0)))
        uses = [clause.what(), *clause.conditions, *([clause.cost] if clause.cost else [])]
        found |= {str(value) for use in uses for value in use.values.values() if isinstance(value, int)}
        if clause.what().values.get("what") == "lake":
            found.add("2")
    return found


def changed(file: str, name: str, **entries: object) -> dict[str, Any]:
    """One of our files with a card's entries replaced."""
    document = tomllib.loads(ours(f"wilderness/{file}.toml"))
    document[name] = {**document[name], **entries}
    return document


THIRST = {"do": "reduce", "track": "thirst", "by": 1}
PARCH = {"do": "increase", "track": "thirst", "by": 1}
UNTIL = {"change": "moves", "set": 1, "to": "each-player"}


@pytest.mark.parametrize(
    ("half", "clauses", "complaint"),
    [
        ("upper", [{"when": "drawn", **THIRST}], "an Event card cannot be played at 'drawn' (WN-EVENT-05)."),
        (
            "upper",
            [{"when": "any-time", **THIRST}, {"when": "any-turn", **THIRST}],
            "the clauses of a half must share one 'when' and 'whose'.",
        ),
        (
            "upper",
            [{"when": "any-turn", "whose": "own", **THIRST}, {"when": "any-turn", **THIRST}],
            "the clauses of a half must share one 'when' and 'whose'.",
        ),
        (
            "upper",
            [{"when": "attack-after", "do": "prevent"}],
            "there is nothing to prevent at 'attack-after'.",
        ),
        (
            "upper",
            [{"when": "attack-before", "do": "reroll"}],
            "there is nothing to roll again at 'attack-before'.",
        ),
        (
            "upper",
            [{"when": "any-time", "change": "defence", "by": 1, "until": "roll"}],
            "there is no roll at 'any-time' to hold for.",
        ),
        (
            "upper",
            [{"when": "any-time", "to": "this-card", "do": "cure"}],
            "'this-card' is for Sickness cards.",
        ),
        (
            "upper",
            [{"when": "any-time", "change": "unseen", "until": "starred"}],
            "'starred' is for Weather cards.",
        ),
        (
            "lower",
            [{"when": "any-time", **PARCH}],
            "the lower half is for opponents, not for 'self' (WN-RULING-56).",
        ),
        (
            "lower",
            [{"when": "any-time", "to": "each-player", **PARCH}],
            "the lower half is for opponents, not for 'each-player' (WN-RULING-56).",
        ),
        (
            "lower",
            [{"when": "any-turn", "to": "player", **PARCH}],
            "'player' needs whose = \"opponent\" in a lower half (WN-RULING-56).",
        ),
    ],
)
def test_a_half_that_makes_no_sense_is_refused(half: str, clauses: object, complaint: str) -> None:
    with pytest.raises(BadContent) as caught:
        read_events(changed("events", "raft", **{half: clauses}))
    assert str(caught.value) == f"events.toml, raft, {half}: {complaint}"


def test_a_half_that_is_missing_is_refused() -> None:
    document = tomllib.loads(ours("wilderness/events.toml"))
    del document["raft"]["lower"]
    with pytest.raises(BadContent, match=r"^events\.toml, raft, lower: must be a list of clauses\.$"):
        read_events(document)


@pytest.mark.parametrize(
    ("entries", "complaint"),
    [
        ({"squares": "D D X"}, "'squares' must be like \"D D D D N N\", with * for a star."),
        ({"squares": ""}, "'squares' must be like \"D D D D N N\", with * for a star."),
        ({"events": -1}, "'events' must be a whole number from 0 to 5."),
        ({"squares": "D D D D N N"}, "stars and clauses with 'starred' need each other (WN-WEATHER-04)."),
        ({"clauses": [{"when": "drawn", **THIRST}]}, "'drawn' is no moment of a Weather card."),
        ({"clauses": [{"when": "new-day", **THIRST}]}, "Weather is for 'each-player' or 'player'."),
        (
            {"clauses": [{"when": "new-day", "to": "each-player", "do": "walk", "by": 1}]},
            "Weather cannot 'walk'.",
        ),
        (
            {"clauses": [{"when": "new-day", "to": "each-player", "may": True, **THIRST}]},
            "Weather gives no choice.",
        ),
        ({"clauses": [{"when": "new-day", **UNTIL}]}, "'moves' holds 'all-day' or 'starred'."),
        ({"clauses": [{"when": "starred", **UNTIL}]}, 'until = "starred" is missing.'),
    ],
)
def test_weather_that_makes_no_sense_is_refused(entries: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadContent) as caught:
        read_weather(changed("weather", "fog", **entries))
    assert str(caught.value) == f"weather.toml, fog: {complaint}"


def test_most_days_must_be_normal_and_some_have_stars() -> None:
    document = tomllib.loads(ours("wilderness/weather.toml"))
    plain = {"copies": 27, "squares": "D D D N N N", "events": 1}
    with pytest.raises(BadContent, match=r"most days must have 4 bright and 2 dark squares"):
        read_weather({"plain": plain})
    with pytest.raises(BadContent, match=r"no day has a star"):
        read_weather({"plain": {**plain, "squares": "D D D D N N"}})
    document["fog"]["copies"] = 3
    with pytest.raises(BadContent, match=r"^weather\.toml: there are 27 cards, not 28\.$"):
        read_weather(document)


@pytest.mark.parametrize(
    ("entries", "complaint"),
    [
        ({"stays": 1}, "'stays' must be true or false."),
        (
            {"stays": False, "clauses": [{"when": "new-day", **PARCH}]},
            "only a card that stays can act at 'new-day' (WN-SICK-03).",
        ),
        ({"clauses": [{"when": "any-time", **PARCH}]}, "'any-time' is no moment of a Sickness card."),
        ({"clauses": [{"when": "sleep", **PARCH}]}, "'sleep' needs whose = \"own\" on a Sickness card."),
        (
            {"clauses": [{"when": "new-day", "change": "immune", "until": "day"}]},
            "'immune' holds 'always'.",
        ),
        (
            {"clauses": [{"when": "drawn", "do": "walk", "by": 1}]},
            "a Sickness card cannot 'walk'.",
        ),
        (
            {"clauses": [{"when": "drawn", **PARCH}]},
            "a card that stays, and no other, says how it is discarded (WN-SICK-03).",
        ),
    ],
)
def test_a_sickness_that_makes_no_sense_is_refused(entries: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadContent) as caught:
        read_sickness(changed("sickness", "fever", **entries))
    assert str(caught.value) == f"sickness.toml, fever: {complaint}"


def test_sicknesses_that_all_act_at_once_are_refused() -> None:
    with pytest.raises(BadContent, match=r"some cards must stay and some must act at once"):
        read_sickness({"itch": {"copies": 27, "clauses": [{"when": "drawn", **PARCH}]}})


def test_a_card_without_its_entries_is_refused() -> None:
    with pytest.raises(
        BadContent, match=r"^events\.toml, raft: 'copies' must be a whole number of 1 or more\.$"
    ):
        read_events(changed("events", "raft", copies=0))
    with pytest.raises(BadContent, match=r"^events\.toml, raft: unknown entry 'mood'"):
        read_events(changed("events", "raft", mood="wet"))
    with pytest.raises(BadContent, match=r"^events\.toml, raft: must be a table with 'copies'"):
        read_events({"raft": 3})
    with pytest.raises(BadContent, match=r"^sickness\.toml, itch: 'clauses' is missing\.$"):
        read_sickness({"itch": {"copies": 27}})
    with pytest.raises(BadContent, match=r"^events\.toml: 'source' must be one of"):
        read_events({"source": "hearsay"})


if __name__ == "__main__":
    GOLDEN.write_text(written(), encoding="utf-8")
