"""The texts of Wilderness: complete in both languages, and fit for everything that the game says."""

import re

import pytest

from tests.messages import different, ids, ids_of
from tests.wilderness.scenes import play, scene
from wildtable.engine.event import Event
from wildtable.engine.options import Option
from wildtable.engine.playout import step_at_random
from wildtable.engine.rng import Rng
from wildtable.engine.rulebook import load_rulebook
from wildtable.engine.texts import LANGUAGES, Texts, load_texts
from wildtable.games import load
from wildtable.games.wilderness.effects import VOCABULARY
from wildtable.games.wilderness.frames import NAMES
from wildtable.games.wilderness.game import Wilderness
from wildtable.games.wilderness.state import REASONS
from wildtable.games.wilderness.terrain import ANIMALS, TERRAINS, TRACKS

GAME = load("wilderness")
assert isinstance(GAME, Wilderness)
CONTENT = GAME.content
VARIANTS: tuple[dict[str, object], ...] = (
    {"tiles": 4},
    {"tiles": 4, "tribe_source": "extra_area", "rotate_first_player": True},
    {"tiles": 6, "special_replaces_base": True, "animal_refuge": "always"},
)
RAW = re.compile(r"\bP[1-8]\b|event-|name-|\b[a-z]+-[a-z]+-[a-z]+\b|\b\d+,\d+\b")
ASKING = ("turn", "window", "walk", "drive", "place", "return", "effect", "over")


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return load_texts(GAME.folder, str(request.param))


@pytest.fixture(scope="module")
def told() -> list[Event]:
    """Everything that happens in some random games with two to eight players."""
    events: list[Event] = []
    for number in range(9):
        state = GAME.new((2, 4, 8)[number % 3], VARIANTS[number // 3])
        state.events = events
        rng = Rng(number)
        while step_at_random(state, rng):
            pass
    return events


def kinds_of_events() -> set[str]:
    """The kinds that events.py can tell of, so that rare ones are not forgotten."""
    source = (GAME.folder / "events.py").read_text(encoding="utf-8")
    named = set(re.findall(r'(?:Event\(|tell\(s, )"([a-z-]+)"', source))
    either = re.findall(r'tell\(s, "([a-z-]+)" if \w+ else "([a-z-]+)"', source)
    acted = re.findall(r"`(\w+)`", source[source.index("def acted") : source.index("def thrown")])
    return named | {kind for pair in either for kind in pair} | set(acted)


def test_the_messages_are_the_same_in_both_languages_and_in_the_same_order() -> None:
    assert ids(GAME, "en") == ids(GAME, "de")
    assert len(set(ids(GAME, "en"))) == len(ids(GAME, "en"))


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_no_log_line_shows_a_raw_name(texts: Texts, told: list[Event], seat: int | None) -> None:
    lines = {texts.tell(event) for event in different(told, seat)}
    assert [line for line in lines if RAW.search(line)] == []


def test_there_are_log_lines_for_exactly_the_events_that_can_happen(told: list[Event]) -> None:
    kinds = kinds_of_events()
    assert {event.kind for event in told} <= kinds
    assert {name.removesuffix("-own") for name in ids_of(GAME, "event")} == {
        f"event-{kind}" for kind in kinds
    }


def test_no_selection_of_a_log_line_is_spoilt_by_a_name(told: list[Event]) -> None:
    """A fact whose value has a name arrives by that name; a line that selects by the value would miss it."""
    texts = load_texts(GAME.folder, "en")
    source = (GAME.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    lines = source[source.index("event-first-player") : source.index("prompt-turn")]
    for name in re.findall(r"\[([a-z-]+)\]", lines):
        assert not texts.has(f"name-{name}"), name


def test_a_drawn_card_is_told_to_its_owner_only(texts: Texts, told: list[Event]) -> None:
    event = next(event for event in told if event.kind == "drew")
    (owner,) = event.private
    name = texts.say(f"name-{event.private[owner]['card']}")
    (own,) = different([event], owner)
    (other,) = different([event], 1 - owner)
    assert name in texts.tell(own)
    assert name not in texts.tell(other)


def test_everything_has_a_name(texts: Texts) -> None:
    cards = CONTENT.card_names()
    tiles = [tile.name for tile in CONTENT.land.tiles]
    animals = ["wolf-1", "wolf-2", "snake-1", "bear-1", *ANIMALS]
    for name in (*cards, *tiles, *animals, *TERRAINS[:9], *TRACKS):
        assert texts.has(f"name-{name}"), name
    for name in cards:
        assert texts.has(f"mood-{name}"), name
    names = [texts.say(f"name-{name}") for name in cards]
    assert len(set(names)) == len(names)


def test_every_step_has_a_name_and_every_question_a_prompt(texts: Texts) -> None:
    assert {f"step-{name}" for name in NAMES} == ids_of(GAME, "step")
    assert {f"prompt-{name}" for name in ASKING} == ids_of(GAME, "prompt")
    assert {f"reason-{reason.replace(' ', '-')}" for reason in REASONS[1:]} == ids_of(GAME, "reason")


def test_every_option_is_explained(texts: Texts) -> None:
    wanted = set()
    for option in GAME.options:
        wanted |= {f"option-{option.name}", f"option-{option.name}-about", *values_of(option)}
    assert wanted <= ids_of(GAME, "option")


def values_of(option: Option) -> set[str]:
    if isinstance(option.default, bool):
        return set()
    return {f"option-{option.name}-{value}" for value in option.values}


def test_every_rule_that_refuses_has_a_sentence(texts: Texts) -> None:
    """The ids that the checks answer with, and the first rule of every word that can stand in the way."""
    sources = [
        path.read_text(encoding="utf-8")
        for pattern in ("refusals.py", "rules/*.py")
        for path in GAME.folder.glob(pattern)
    ]
    rules = {rule for source in sources for rule in re.findall(r'(?<!")"(WN-[A-Z0-9]+-[0-9]+)"(?!")', source)}
    rules |= {word.rules[0] for word in (*VOCABULARY.conditions, *VOCABULARY.targets)}
    assert [rule for rule in sorted(rules) if not texts.has(f"refusal-{rule}")] == []
    book = load_rulebook(GAME.folder, "en")
    assert [name for name in ids_of(GAME, "refusal") if name.removeprefix("refusal-") not in book] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_has_every_rule_and_refers_to_none_that_is_not_there(language: str) -> None:
    book = load_rulebook(GAME.folder, language)
    assert sum(not rule.startswith("WN-RULING") for rule in book) == 127
    assert {f"WN-RULING-{number:02}" for number in range(1, 124)} <= set(book)
    for rule in book.values():
        assert rule.text, rule.id
        for other in re.findall(r"WN-[A-Z]+-\d+", rule.text):
            assert other in book, (rule.id, other)


def test_both_rulebooks_have_the_same_rules_in_the_same_order() -> None:
    assert list(load_rulebook(GAME.folder, "en")) == list(load_rulebook(GAME.folder, "de"))


def test_every_word_rests_on_rules_of_the_book() -> None:
    book = load_rulebook(GAME.folder, "en")
    for words in VOCABULARY.words().values():
        for word in words:
            assert word.rules, word.name
            assert [rule for rule in word.rules if rule not in book] == []


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("raft lower", "Player 2 plays Raft against Player 1."),
        ("splint upper", "Player 2 plays Splint for themselves."),
        ("morning-dew lower", "Player 2 plays Morning Dew against others."),
    ],
)
def test_a_card_names_whom_it_hinders(card: str, line: str) -> None:
    """At the beginning of Player 1's turn; an opponent of one's own choice is told by what comes of it."""
    state = scene(
        [{"area": "0,0"}, {"area": "0,0", "exhaustion": 6, "hand": [card.split()[0]]}],
        stack=[
            {"frame": "turn", "seat": "P1", "stage": 2},
            {"frame": "window", "seat": "P1", "moments": 7, "asked": ["P2"]},
        ],
    )
    state.events = []
    play(state, f"P2 play {card}")
    (played,) = [event for event in state.events if event.kind == "played"]
    assert load_texts(GAME.folder, "en").tell({"event": "played", **(played.public or {})}) == line
