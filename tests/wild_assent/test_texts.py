"""The texts of Wild Assent: complete in both languages, and fit for everything that the game says."""

import re

import pytest

from tests.messages import different, ids, ids_of
from wildtable.engine.event import Event, seen_events
from wildtable.engine.options import Option
from wildtable.engine.playout import step_at_random
from wildtable.engine.rng import Rng
from wildtable.engine.rulebook import load_rulebook
from wildtable.engine.texts import LANGUAGES, Texts, load_texts
from wildtable.games import load
from wildtable.games.wild_assent.effects import VOCABULARY
from wildtable.games.wild_assent.frames import NAMES
from wildtable.games.wild_assent.game import WildAssent
from wildtable.games.wild_assent.state import OBSTACLES, REASONS
from wildtable.games.wild_assent.tables import (
    EQUIPMENT_TYPES,
    SILVESTREM_KINDS,
    SIZES,
    SKILL_TYPES,
)
from wildtable.games.wild_assent.words import FACES, STATUSES

GAME = load("wild-assent")
assert isinstance(GAME, WildAssent)
CONTENT = GAME.content
VARIANTS: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (4, {}),
    (2, {"selection": "free", "allow_duplicate_creatures": True, "knockback_collision_damage": 1}),
    (2, {"victory": "last-man-standing", "board_rows": 6, "round_limit": 5}),
    (4, {"victory": "own-high-ground", "placement": "simultaneous"}),
)
RAW = re.compile(r"\bP[1-4]\b|event-|name-|\b[a-z]+-[a-z]+-[a-z]+\b|[a-z]-\d|\b[NESW]\b")
ASKING = (
    "draft",
    "deal",
    "choose",
    "obstacle",
    "placing",
    "momentum",
    "name",
    "award",
    "sequence",
    "hidden-obstacles",
    "hidden-troupes",
    "activation",
    "aim",
    "push",
    "stroll",
    "put",
    "summon",
    "effect",
    "over",
)


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return load_texts(GAME.folder, str(request.param))


@pytest.fixture(scope="module")
def told() -> list[Event]:
    """Everything that happens in some random matches."""
    events: list[Event] = []
    for number in range(12):
        seats, options = VARIANTS[number % len(VARIANTS)]
        state = GAME.new(seats, options)
        state.events = events
        rng = Rng(number)
        while step_at_random(state, rng):
            pass
    return events


def kinds_of_events() -> set[str]:
    """The kinds that events.py can tell of, so that rare ones are not forgotten."""
    source = (GAME.folder / "events.py").read_text(encoding="utf-8")
    named = set(re.findall(r'(?:tell|of_gladiator)\(s, "([a-z-]+)"', source))
    either = re.findall(r'of_gladiator\(s, "([a-z-]+)" if .* else "([a-z-]+)"', source)
    return named | {kind for pair in either for kind in pair}


def test_the_messages_are_the_same_in_both_languages_and_in_the_same_order() -> None:
    assert ids(GAME, "en") == ids(GAME, "de")
    assert len(set(ids(GAME, "en"))) == len(ids(GAME, "en"))


@pytest.mark.slow
@pytest.mark.parametrize("reader", ["", "P1"])
def test_no_log_line_shows_a_raw_name(texts: Texts, told: list[Event], reader: str) -> None:
    lines = {texts.tell(event, reader) for event in different(told, None)}
    assert [line for line in lines if RAW.search(line)] == []
    begun = {line.lstrip("„“")[:1] for line in lines}
    assert [first for first in begun if not first.isupper() and not first.isdecimal()] == []


def test_there_are_log_lines_for_exactly_the_events_that_can_happen(told: list[Event]) -> None:
    kinds = kinds_of_events()
    assert {event.kind for event in told} <= kinds
    assert ids_of(GAME, "event") == {f"event-{kind}" for kind in kinds}
    assert len({event.kind for event in told}) > 30


def test_no_selection_of_a_log_line_is_spoilt_by_a_name() -> None:
    """A fact whose value has a name arrives by that name; a line that selects by the value would miss it."""
    texts = load_texts(GAME.folder, "en")
    source = (GAME.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    lines = source[source.index("event-draft-rolled") : source.index("prompt-draft")]
    for name in re.findall(r"\[([a-z-]+)\]", lines):
        assert not texts.has(f"name-{name}"), name


def test_the_one_who_acts_reads_you(texts: Texts) -> None:
    event = {"event": "picked", "seat": "P2", "card": "phoenix"}
    you = {"en": "You pick the Phoenix.", "de": "Du wählst: Phönix."}
    other = {"en": "Player 2 picks the Phoenix.", "de": "Spieler 2 wählt: Phönix."}
    assert texts.tell(event, "P2") == you[texts.language]
    assert texts.tell(event, "P1") == texts.tell(event) == other[texts.language]


def test_gladiators_are_called_as_one_would_say_it() -> None:
    event = {
        "event": "attacked",
        "gladiator": "horned-golem",
        "seat": "P1",
        "targets": ["exalted-effigy", "daemonspawn-3", "yerra"],
        "with": "default",
        "how": "default",
        "behind": "no",
    }
    assert load_texts(GAME.folder, "en").tell(event) == (
        "The Horned Golem attacks the Exalted Effigy, the Daemonspawn 3, Yerra."
    )
    assert load_texts(GAME.folder, "de").tell(event) == (
        "Der Gehörnte Golem greift das Erhabene Bildnis, die Dämonenbrut 3, Yerra an."
    )


def test_everything_has_a_name(texts: Texts) -> None:
    fighters = [one.name for one in (*CONTENT.assents, *CONTENT.creatures, *CONTENT.summons)]
    skills = [skill.name for skill in CONTENT.skills]
    cards = [*(card.name for card in CONTENT.equipment), *(card.name for card in CONTENT.silvestrem)]
    for name in (*fighters, *skills, *cards, *FACES, *OBSTACLES[1:], *SILVESTREM_KINDS, "success", "special"):
        assert texts.has(f"name-{name}"), name
    assert {f"role-{name}" for name in fighters} == ids_of(GAME, "role")
    assert {f"about-{status}" for status in STATUSES} == ids_of(GAME, "about")
    assert {f"size-{size}" for size in SIZES} == ids_of(GAME, "size")
    assert {f"type-{kind}" for kind in SKILL_TYPES} == ids_of(GAME, "type")
    assert {f"equipment-{kind}" for kind in EQUIPMENT_TYPES} == ids_of(GAME, "equipment")


def test_every_step_has_a_name_and_every_question_a_prompt(told: list[Event]) -> None:
    assert {f"step-{name}" for name in NAMES} == ids_of(GAME, "step")
    assert {f"prompt-{name}" for name in ASKING} == ids_of(GAME, "prompt")
    assert {f"reason-{reason.replace(' ', '-')}" for reason in REASONS[1:]} == ids_of(GAME, "reason")


def test_whoever_is_asked_is_prompted() -> None:
    state, rng = GAME.new(4, {}), Rng(5)
    while state.actors():
        assert GAME.step(state) in ASKING
        while step_at_random(state, rng) and not state.actors():
            pass


def test_every_option_is_explained() -> None:
    wanted = set()
    for option in GAME.options:
        wanted |= {f"option-{option.name}", f"option-{option.name}-about", *values_of(option)}
    assert wanted == ids_of(GAME, "option")


def values_of(option: Option) -> set[str]:
    if isinstance(option.default, bool):
        return set()
    return {f"option-{option.name}-{value}" for value in option.values}


def test_all_cards_are_listed(texts: Texts) -> None:
    cards = GAME.cards(texts.language)
    assert len(cards) == 4 + 20 + 10 + 3 + 30 + 20
    assert len({card["card"] for card in cards}) == len(cards)
    for card in cards:
        assert card["text"], card["card"]
        assert not re.search(
            r"\b(card|sort|type|if|do|to|when|change|until)-[a-z]", f"{card['name']} {card['text']}"
        )


def test_every_rule_that_refuses_has_a_sentence(texts: Texts) -> None:
    """The ids that the checks answer with, and the first rule of every word that can stand in the way."""
    sources = [
        path.read_text(encoding="utf-8")
        for pattern in ("refusals.py", "rules/*.py")
        for path in GAME.folder.glob(pattern)
    ]
    rules = {rule for source in sources for rule in re.findall(r'(?<!")"(WA-[A-Z]+-[0-9]+)"(?!")', source)}
    rules |= {word.rules[0] for word in (*VOCABULARY.conditions, *VOCABULARY.targets)}
    assert [rule for rule in sorted(rules) if not texts.has(f"refusal-{rule}")] == []
    book = load_rulebook(GAME.folder, "en")
    assert [name for name in ids_of(GAME, "refusal") if name.removeprefix("refusal-") not in book] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_every_rule_and_refers_to_none_that_is_not_there(language: str) -> None:
    book = load_rulebook(GAME.folder, language)
    rulings = [int(rule.rsplit("-", 1)[1]) for rule in book if rule.startswith("WA-RULING-")]
    assert len([number for number in rulings if number < 900]) == 185
    named = {rule for text in book.values() for rule in re.findall(r"WA-[A-Z]+-\d+", text.text)}
    assert sorted(named - set(book)) == []


def test_a_skill_that_acts_by_itself_is_named_before_what_comes_of_it(told: list[Event]) -> None:
    kinds = [event.kind for event in told]
    assert kinds.count("text-acts") > 20
    seen = seen_events(told, None)
    named = [number for number, event in enumerate(seen) if event.get("skill") == "ember-wake"]
    assert named
    for number in named:
        assert (seen[number + 1]["event"], seen[number + 1]["status"]) == ("inflicted", "bleed")
