"""The cards of Tiny: every word of the vocabulary in play, and what the cards say in both languages."""

import json
import tomllib
from pathlib import Path

import pytest

from tests.engine.tiny.effects import VOCABULARY
from tests.engine.tiny.game import Tiny, TinyState
from tests.engine.walks import TINY, frames, script
from wildtable.engine.refusal import BadContent, Refused
from wildtable.engine.rng import Rng
from wildtable.engine.texts import LANGUAGES, load_texts
from wildtable.engine.wording import missing, sentence

GOLDEN = Path(__file__).parents[1] / "golden" / "tiny_cards.txt"


def state_of(hands: dict[str, list[str]], **rest: object) -> TinyState:
    return TINY.from_position({"seats": 3, "hands": hands, **rest}, {"rounds": 6})


def refused(state: TinyState, line: str) -> str:
    """The rule that forbids a line."""
    with pytest.raises(Refused) as caught:
        script(state, line)
    return caught.value.refusal.rule


def test_a_verb_that_draws_cards() -> None:
    state = state_of({"P1": ["feast"]})
    script(state, "P1 play feast\n* card fox\n* card dog")
    assert state.view(0)["hand"] == {"fox": 1, "dog": 1}
    assert state.actors() == [1]


def test_a_chosen_target_and_then() -> None:
    """Only those can be chosen who have something to lose."""
    state = state_of({"P1": ["thief"]}, points={"P2": 1, "P3": 2})
    script(state, "P1 play thief")
    assert (TINY.step(state), state.actors()) == ("effect", [0])
    assert refused(state, "P1 choose P1") == "TN-TO-01"
    script(state, "P1 choose P3")
    assert state.points == [1, 1, 1]


def test_a_target_without_a_choice_is_not_asked_for() -> None:
    state = state_of({"P1": ["thief"]}, points={"P3": 2})
    script(state, "P1 play thief")
    assert state.points == [1, 0, 1]
    assert refused(state_of({"P1": ["thief"]}), "P1 play thief") == "TN-LOSE-01"


def test_each_opponent_and_a_condition() -> None:
    state = state_of({"P1": ["storm", "fox", "fox"]}, points={"P1": 1, "P2": 2})
    script(state, "P1 play storm")
    assert state.points == [1, 1, 0]
    alone = state_of({"P1": ["storm"]}, points={"P1": 1, "P2": 2})
    script(alone, "P1 play storm")
    assert alone.points == [1, 2, 0], "the condition does not hold any more, the second clause goes on"


def test_what_is_forbidden_until_the_end_of_the_round() -> None:
    state = state_of({"P1": ["storm", "fox"], "P2": ["fox"]})
    script(state, "P1 play storm")
    assert refused(state, "P2 raid") == "TN-FORBID-01"
    same = TINY.from_position(TINY.position(state), {"rounds": 6})
    assert refused(same.resample(1, Rng(1)), "P2 raid") == "TN-FORBID-01"
    script(state, "P2 pass\nP3 pass\nP1 bid fox\nP2 bid fox\nP1 pass\nP2 raid")
    assert state.stack.frames()[1][:2] == [5, 1]


def test_a_verb_that_decides_between_then_and_else() -> None:
    for dice, points, step in (("1 howl", [3, 0, 2], "turn"), ("1 bite", [0, 0, 2], "draw")):
        state = state_of({"P1": ["omen"]}, points={"P3": 2})
        script(state, f"P1 play omen\n* dice {dice}")
        assert (state.points, TINY.step(state)) == (points, step)
    ahead = state_of({"P1": ["omen"]}, points={"P1": 2})
    script(ahead, "P1 play omen\n* dice 1 miss")
    assert (ahead.points, ahead.actors()) == ([1, 0, 0], [1]), "else inside else"


def test_modifiers_of_the_throw_before_it() -> None:
    """Two cards of P1 add four dice, P2's fog takes one; all ends with the raid."""
    state = state_of({"P1": ["pack-hunt", "pack-hunt"], "P2": ["fog"]})
    script(state, "P1 raid\nP1 play pack-hunt\nP2 play fog\nP1 play pack-hunt\nP1 play pack-hunt")
    script(state, "* dice 6 bite")
    assert (state.points, state.force.listed(), TINY.step(state)) == ([6, 0, 0], [], "turn")


def test_modifiers_of_the_throw_after_it() -> None:
    """What is set comes before what is added: the old fox still counts its bite."""
    state = state_of({"P2": ["false-trail"]}, front={"P1": ["old-fox"]}, points={"P3": 9})
    script(state, "P1 raid\nP2 pass\n* dice 3 bite\nP2 play false-trail")
    assert state.points == [1, 0, 9]
    ahead = state_of({}, front={"P1": ["old-fox"]})
    script(ahead, "P1 raid\n* dice 3 bite")
    assert ahead.points == [3, 0, 0], "the condition of the old fox does not hold"


def test_a_throw_again() -> None:
    state = state_of({"P1": ["second-wind"]})
    script(state, "P1 raid\nP1 pass\n* dice 1 bite, 2 miss\nP1 play second-wind\n* dice 3 bite")
    assert state.points == [3, 0, 0]
    lucky = state_of({"P1": ["second-wind"]})
    script(lucky, "P1 raid\nP1 pass\n* dice 2 bite, 1 miss")
    assert refused(lucky, "P1 play second-wind") == "TN-IF-01"


@pytest.mark.parametrize(
    ("answer", "points", "step"), [("yes", [0, 0, 0], "turn"), ("no", [0, 1, 0], "before")]
)
def test_a_cost_that_may_be_paid(answer: str, points: list[int], step: str) -> None:
    state = state_of({"P2": ["bribe"]}, points={"P2": 1})
    script(state, "P1 raid\nP2 play bribe\n* card fox")
    assert (TINY.step(state), state.actors()) == ("effect", [1])
    script(state, f"P2 {answer}")
    assert (state.points, TINY.step(state)) == (points, step)


def test_who_cannot_pay_is_not_asked() -> None:
    state = state_of({"P2": ["bribe"]})
    script(state, "P1 raid\nP2 play bribe\n* card fox")
    assert TINY.step(state) == "before"


def test_a_card_that_stays_acts_in_the_turn_of_another() -> None:
    state = state_of({"P2": ["watch-goose"]}, stack=frames("turn P2"))
    script(state, "P2 play watch-goose\nP3 raid\n* dice 2 bite, 1 miss")
    assert (state.points, state.actors(), TINY.step(state)) == ([0, 0, 2], [1], "effect")
    for answer, points in (("yes", [0, 0, 1]), ("no", [0, 0, 2])):
        after = TINY.from_position(TINY.position(state), {"rounds": 6})
        script(after, f"P2 {answer}")
        assert after.points == points


def test_cards_that_act_by_themselves_act_in_order() -> None:
    """P3's two geese act one after the other, then the raider's own card."""
    front = {"P1": ["full-belly"], "P3": ["watch-goose", "watch-goose"]}
    state = state_of({}, front=front)
    assert refused(state, "P1 draw") == "TN-FORBID-01"
    script(state, "P1 raid\n* dice 1 bite, 2 miss\nP3 yes")
    assert state.points == [1, 0, 0], "nothing is left to lose for the second goose, so P3 is not asked again"


def test_a_card_has_its_moment() -> None:
    state = state_of({"P1": ["dog", "fog", "second-wind"], "P2": ["feast", "dog"]})
    for line in ("P1 play dog", "P1 play second-wind"):
        assert refused(state, line) == "TN-PLAY-02"
    script(state, "P1 raid")
    for line in ("P1 play fog", "P2 play feast"):
        assert refused(state, line) == "TN-PLAY-02"
    assert refused(state, "P2 play thief") == "TN-PLAY-01"


def test_a_stopped_raid_brings_nothing() -> None:
    state = state_of({"P1": ["fox"], "P2": ["dog"], "P3": ["dog"]})
    script(state, "P1 raid\nP1 pass\nP3 play dog\nP2 play dog")
    assert (state.points, state.actors(), state.view(2)["hand"]) == ([0, 0, 0], [1], {"dog": 1})


def test_every_word_is_used_by_a_card() -> None:
    text = (TINY.folder / "content" / "cards.toml").read_text(encoding="utf-8")
    for kind, words in VOCABULARY.words().items():
        assert [word.name for word in words if f'"{word.name}"' not in text and word.name != "self"] == [], (
            kind
        )


def test_a_pack_brings_other_cards(tmp_path: Path) -> None:
    """A card from the same words, with its sentence, and without a line of code."""
    cards = 'clauses = [{ when = "own-turn", to = "each-opponent", do = "draw", by = 1 }]'
    animals = "[fox]\ncopies = 9\n[goose]\ncopies = 9\n"
    (tmp_path / "cards.toml").write_text(f"{animals}[picnic]\ncopies = 1\n{cards}\n", encoding="utf-8")
    game = Tiny(tmp_path)
    assert game.content_digest != TINY.content_digest
    assert sentence(load_texts(game.folder, "de"), game.content.texts[2]) == (
        "In deinem Zug auszuspielen: Jeder Gegner zieht eine Karte."
    )
    state = game.from_position({"hands": {"P1": ["picnic"]}})
    state.apply(0, game.parse(state, 0, "play picnic"))
    assert game.step(state) == "draw"


def test_a_pack_that_makes_no_sense_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(
        '[fox]\ncopies = 9\nclauses = [{ when = "own-turn", do = "fly" }]\n', encoding="utf-8"
    )
    with pytest.raises(
        BadContent, match=r"cards.toml, fox, clause 1: there is no word 'fly' for 'do': known are"
    ):
        Tiny(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_has_its_message(language: str) -> None:
    assert missing(load_texts(TINY.folder, language), VOCABULARY) == []


def every_sentence() -> str:
    """All cards in all languages, for a person to read."""
    cards = [card for language in LANGUAGES for card in TINY.cards(language)]
    return "".join(f"{card['name']}: {card['text']}".rstrip(": ") + "\n" for card in cards)


def test_the_sentences_on_the_cards() -> None:
    assert every_sentence() == GOLDEN.read_text(encoding="utf-8")


def test_positions_in_the_middle_of_a_card_are_json() -> None:
    state = state_of({"P1": ["thief"]}, points={"P2": 1, "P3": 2})
    script(state, "P1 play thief")
    document = json.loads(json.dumps(TINY.position(state)))
    again = TINY.from_position(document, {"rounds": 6})
    assert again.fingerprint() == state.fingerprint()
    script(again, "P1 choose P2")
    assert again.points == [1, 0, 2]


def test_the_example_in_the_docs() -> None:
    """What docs/effects.md shows as a card and as its sentence is that card and its sentence."""
    page = (Path(__file__).parents[2] / "docs" / "effects.md").read_text(encoding="utf-8")
    card = tomllib.loads(page.split("```toml")[1].split("```")[0])
    shown = " ".join(line.removeprefix("> ") for line in page.splitlines() if line.startswith("> "))
    text = VOCABULARY.read("docs", card["bribe"]["clauses"])
    assert sentence(load_texts(TINY.folder, "en"), text) == shown
    assert tomllib.loads((TINY.folder / "content" / "cards.toml").read_text())["bribe"] == card["bribe"]
    source = (TINY.folder / "effects.py").read_text(encoding="utf-8")
    word = page.split("```python")[1].split("\nLose(")[0].strip()
    assert word in source


def test_sentences_agree_in_number_and_case() -> None:
    """One and several, may and must, each kind of target: what the golden file has no card for."""
    after = {"when": "raid-after", "whose": "any"}
    howl = {"is": "throw", "symbol": "howl"}
    branches = {"then": [{"do": "lose", "by": 1}], "else": [{"do": "reroll"}]}
    clauses = [
        {**after, "if": howl, "may": True, "to": "raider", "do": "draw", "by": 1},
        {**after, "if": {**howl, "at-least": 2}, "may": True, "to": "opponent", "do": "lose", "by": 2},
        {**after, "if": {"not": "throw", "symbol": "howl"}, "to": "opponent", "do": "score", "by": 1},
        {**after, "may": True, "do": "draw", "by": 2, **branches},
        {**after, "to": "raider", "change": "bites", "by": -2, "until": "raid"},
        {**after, "to": "opponent", "change": "forbid", "action": "lay", "until": "round"},
    ]
    text = VOCABULARY.read("place", clauses)
    assert sentence(load_texts(TINY.folder, "en"), text) == " ".join(
        (
            "Play in any raid, after the dice are thrown, if at least one die shows a howl:",
            "you may let the raider draw one card.",
            "If at least 2 dice show a howl: you may let an opponent of your choice lose 2 points.",
            "If no die shows a howl: an opponent of your choice scores one point.",
            "You may draw 2 cards. If you do: lose one point.",
            "If you do not: throw all dice of the raid again.",
            "The raider counts 2 bites fewer until the end of the raid.",
            "An opponent of your choice may not lay cards until the end of the round.",
        )
    )
    assert sentence(load_texts(TINY.folder, "de"), text) == " ".join(
        (
            "Bei jedem Raubzug nach dem Wurf auszuspielen, falls mindestens ein Würfel ein Geheul zeigt:",
            "Du darfst den Räuber eine Karte ziehen lassen.",
            "Falls mindestens 2 Würfel ein Geheul zeigen:",
            "Du darfst einem Gegner deiner Wahl 2 Punkte abnehmen.",
            "Falls kein Würfel ein Geheul zeigt: Ein Gegner deiner Wahl gewinnt einen Punkt.",
            "Du darfst 2 Karten ziehen. Wenn du das tust: Du verlierst einen Punkt.",
            "Wenn du das nicht tust: Wirf alle Würfel des Raubzugs noch einmal.",
            "Der Räuber zählt 2 Bisse weniger, bis zum Ende des Raubzugs.",
            "Ein Gegner deiner Wahl darf keine Karten hinlegen, bis zum Ende der Runde.",
        )
    )
