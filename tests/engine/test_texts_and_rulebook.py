"""Texts and rulebooks of a folder."""

import re
from pathlib import Path

import pytest

from tests.engine.tiny import rules
from tests.engine.walks import TINY
from wildtable.engine.refusal import Refusal, WildtableError
from wildtable.engine.rulebook import load_rulebook, parse_chapters, parse_rulebook
from wildtable.engine.texts import Texts, UnknownLanguage, load_texts

LAID = {"event": "laid", "seat": "P1", "card": "fox"}


def test_an_event_is_told_with_names() -> None:
    assert load_texts(TINY.folder, "en").tell(LAID) == "Anna lays a fox face up."
    assert load_texts(TINY.folder, "de").tell(LAID) == "Anna legt einen Fuchs offen hin."


def test_a_refusal_is_explained() -> None:
    refusal = Refusal("TN-LAY-01", {"action": "lay fox"})
    said = load_texts(TINY.folder, "en").explain(refusal)
    assert said == "You cannot lay fox: you hold no such card."


def test_a_value_without_a_name_is_shown_as_it_is() -> None:
    texts = load_texts(TINY.folder, "de")
    assert texts.name("P9") == "P9"
    assert texts.name(4) == 4


def test_an_unknown_message_is_shown_by_its_name() -> None:
    texts = load_texts(TINY.folder, "en")
    assert not texts.has("event-flew")
    assert texts.tell({"event": "flew"}) == "event-flew"


def test_a_missing_fact_is_an_error_that_names_the_text() -> None:
    with pytest.raises(WildtableError, match="Text 'event-laid' in 'en' lacks a fact"):
        load_texts(TINY.folder, "en").tell({"event": "laid", "seat": "P1"})


def test_names_with_blanks(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("name-red-fox = the red one\n", encoding="utf-8")
    assert Texts(tmp_path, "en").name("red fox") == "the red one"


def test_a_list_is_shown_by_its_names(tmp_path: Path) -> None:
    source = "name-P1 = Anna\nname-P2 = Ben\nevent-won = Won by { $who }, points { $points }.\n"
    (tmp_path / "en.ftl").write_text(source, encoding="utf-8")
    texts = Texts(tmp_path, "en")
    assert texts.tell({"event": "won", "who": ["P1", "P2", "P3"], "points": [5, 5]}) == (
        "Won by Anna, Ben, P3, points 5, 5."
    )
    assert texts.tell({"event": "won", "who": [], "points": [0]}) == "Won by -, points 0."


def test_names_have_forms_those_alike_have_numbers_and_you_are_you(tmp_path: Path) -> None:
    source = (
        "name-wolf = wolf\n    .the = the wolf\nname-Anna = Anna\n"
        "event-bit = { $who-the } bites { $whom-the }.\n    .you = You bite { $whom-the }.\n"
    )
    (tmp_path / "en.ftl").write_text(source, encoding="utf-8")
    texts = Texts(tmp_path, "en")
    bitten = {"event": "bit", "seat": "P1", "who": "wolf-2", "whom": ["Anna", "wolf", "P9"]}
    assert texts.tell(bitten) == "The wolf 2 bites Anna, the wolf, P9."
    assert texts.tell(bitten, "P2") == "The wolf 2 bites Anna, the wolf, P9."
    assert texts.tell(bitten, "P1") == "You bite Anna, the wolf, P9."


def test_who_knows_the_secret_facts_is_told_more(tmp_path: Path) -> None:
    source = "event-drew = { $seat } draws.\nevent-drew-own = { $seat } draws a { $card }.\n"
    (tmp_path / "en.ftl").write_text(source, encoding="utf-8")
    texts = Texts(tmp_path, "en")
    assert texts.tell({"event": "drew", "seat": "P1"}) == "P1 draws."
    assert texts.tell({"event": "drew", "seat": "P1", "card": "fox"}) == "P1 draws a fox."
    with pytest.raises(WildtableError, match="Text 'event-drew' in 'en' lacks a fact"):
        texts.tell({"event": "drew", "card": "fox"})


def test_only_languages_that_we_speak() -> None:
    with pytest.raises(UnknownLanguage, match="There is no language 'fr': there are en, de"):
        load_texts(TINY.folder, "fr")
    with pytest.raises(UnknownLanguage):
        load_rulebook(TINY.folder, "fr")


def test_a_rule_goes_on_to_the_next_id_or_heading() -> None:
    book = parse_rulebook(
        "# Title\n\nIntroduction.\n\n## One\n\n**TN-A-01** First\nand more.\n\n- a list\n\n"
        "**TN-A-02** Second.\n\n### Aside\n\nNo rule.\n\n## Two\n\n**TN-B-01** Third.\n"
    )
    assert list(book) == ["TN-A-01", "TN-A-02", "TN-B-01"]
    assert book["TN-A-01"].text == "First\nand more.\n\n- a list"
    assert book["TN-A-02"].text == "Second."
    assert [rule.chapter for rule in book.values()] == ["One", "One", "Two"]


def test_a_chapter_keeps_what_it_says_before_its_first_rule() -> None:
    book = parse_chapters(
        "# Title\n\nIntroduction.\n\n## One\n\nBefore.\n\n| a | b |\n\n**TN-A-01** First.\n\n"
        "### Aside\n\nNo rule.\n\n## Two\n\nOnly words.\n\n### Rulings\n\n**TN-B-01** Third.\n\n## Empty\n"
    )
    assert [(chapter.title, chapter.text) for chapter in book] == [
        ("Title", "Introduction."),
        ("One", "Before.\n\n| a | b |"),
        ("Two", "Only words."),
    ]
    assert [[rule.id for rule in chapter.rules] for chapter in book] == [[], ["TN-A-01"], ["TN-B-01"]]


def test_an_id_inside_a_sentence_begins_no_rule() -> None:
    assert list(parse_rulebook("**TN-A-01** See\n**bold** and TN-A-02.\n")) == ["TN-A-01"]


def test_a_book_without_rules_is_empty() -> None:
    assert parse_rulebook("") == {}


def test_every_rule_that_refuses_stands_in_the_rulebook() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(rules.__file__).parent.glob("*.py")]
    named = {name for source in sources for name in re.findall(r"TN-[A-Z]+-\d\d", source)}
    assert "TN-LOSE-01" in named
    assert named <= set(load_rulebook(TINY.folder, "en"))


def test_a_message_may_speak_of_others_before_they_were_said(tmp_path: Path) -> None:
    source = (
        "# Who\nwho = { -clan } of { $place }\n    .short = { $place }\n\n-clan = the foxes\n"
        "event-won =\n    { who }\n    { $sum ->\n        [one] one\n       *[other] { $sum }\n    }\n"
    )
    (tmp_path / "en.ftl").write_text(source, encoding="utf-8")
    texts = Texts(tmp_path, "en")
    assert texts.tell({"event": "won", "place": "Ash", "sum": 2, "more": "said"}) == "The foxes of Ash\n2"
    assert texts.messages.forms_of("who") == ["short"]
    assert texts.messages.wanted("event-won") == {"place", "sum"}
    assert not texts.has("-clan")
