"""The texts of Wildlands: complete in both languages, and fit for everything that the game says."""

import re

import pytest

from tests.messages import different, ids_of
from wildtable.engine.event import Event, seen_events
from wildtable.engine.playout import step_at_random
from wildtable.engine.refusal import Refusal
from wildtable.engine.rng import Rng
from wildtable.engine.rulebook import load_rulebook
from wildtable.engine.texts import LANGUAGES, Texts, load_texts
from wildtable.games import load
from wildtable.games.wildlands.cards import FLAGS
from wildtable.games.wildlands.content.factions import load_factions
from wildtable.games.wildlands.frames import STEPS
from wildtable.games.wildlands.state import REASONS

GAME = load("wildlands")
VARIANTS: tuple[dict[str, object], ...] = (
    {"auto_pass_without_wild": True},
    {"map": "ruins", "area_empty_ok": True, "turn_limit": 200},
    {"faction_pick": "draft", "reshuffle": "on_demand", "stall_rounds": 3},
)
REFUSING = ("refusals.py", "board.py", "sight.py", "rules/*.py")
CHANCE_STEPS = ("deal", "draw")
RAW = re.compile(r"\bP[1-4]\b(?!\.)|event-|name-|pit_fighters")
FACTS = {
    "seat": "P1",
    "character": "P1.3",
    "space": "17",
    "gate": "yes",
    "target": "P2.4",
    "attacked": "P1.5",
}


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return load_texts(GAME.folder, str(request.param))


@pytest.fixture(scope="module")
def told() -> list[Event]:
    """Everything that happens in some random games with two, three and four players."""
    events: list[Event] = []
    for number in range(12):
        state = GAME.new(2 + number % 3, VARIANTS[number // 3 % len(VARIANTS)])
        state.events = events
        rng = Rng(number)
        while step_at_random(state, rng):
            pass
    return events


def _refusing_rules() -> set[str]:
    """The ids that the checks answer with."""
    sources = [path.read_text(encoding="utf-8") for name in REFUSING for path in GAME.folder.glob(name)]
    return {rule for source in sources for rule in re.findall(r'"(WL-[A-Z0-9]+-[0-9]+)"', source)}


def _kinds_of_events() -> set[str]:
    """The kinds that events.py can tell of, so that rare ones are not forgotten."""
    source = (GAME.folder / "events.py").read_text(encoding="utf-8")
    found = re.findall(r'Event\("([a-z-]+)"|_(?:seat|character)_event\(s, "([a-z-]+)"', source)
    return {one or other for one, other in found}


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_no_log_line_shows_a_raw_name(texts: Texts, told: list[Event], seat: int | None) -> None:
    lines = {texts.tell(event) for event in different(told, seat)}
    assert [line for line in lines if RAW.search(line)] == []


def test_there_are_log_lines_for_exactly_the_events_that_can_happen(told: list[Event]) -> None:
    kinds = _kinds_of_events()
    assert {event.kind for event in told} <= kinds
    assert {name.removesuffix("-own") for name in ids_of(GAME, "event")} == {
        f"event-{kind}" for kind in kinds
    }


@pytest.mark.parametrize("kind", ["drew", "map-card-dealt"])
def test_secret_facts_are_told_to_their_owner_only(texts: Texts, told: list[Event], kind: str) -> None:
    event = next(event for event in told if event.kind == kind)
    (owner,) = event.private
    (secret,) = event.private[owner].values()
    (own,), (others,) = seen_events([event], owner), seen_events([event], None)
    assert str(texts.name(secret)) in texts.tell(own)
    assert str(texts.name(secret)) not in texts.tell(others)


def test_one_point_is_told_otherwise_than_several(texts: Texts) -> None:
    one, two = (texts.tell({"event": "scored", "seat": "P1", "points": n, "total": 4}) for n in (1, 2))
    assert "2" in two
    assert one != two.replace("2", "1")


def test_every_end_has_its_reason() -> None:
    reasons = {f"reason-{reason.replace(' ', '-')}" for reason in REASONS if reason != "running"}
    assert reasons == ids_of(GAME, "reason")


def test_there_are_sentences_for_exactly_the_refusals_that_are_given() -> None:
    rules = _refusing_rules()
    assert {f"refusal-{rule}" for rule in rules} == ids_of(GAME, "refusal")
    assert rules <= set(load_rulebook(GAME.folder, "en"))


def test_every_refusal_is_a_sentence(texts: Texts) -> None:
    for rule in _refusing_rules():
        said = texts.explain(Refusal(rule, FACTS))
        assert said.endswith("."), rule
        assert not RAW.search(said), rule


@pytest.mark.parametrize("step", STEPS)
def test_every_step_has_its_name_and_its_prompt_if_it_asks(texts: Texts, step: str) -> None:
    assert texts.has(f"step-{step}")
    if step not in CHANCE_STEPS:
        assert texts.has(f"prompt-{step}")
        assert not RAW.search(texts.say(f"prompt-{step}", {"side": "P1"}))


def test_everything_has_its_name(texts: Texts) -> None:
    factions = load_factions()
    for value in ("P1", "P2", "P3", "P4", *factions, "dungeon", "ruins", *FLAGS, "wild"):
        assert texts.has(f"name-{value}")
    for name, faction in factions.items():
        for slot, character in enumerate(faction.characters, start=1):
            said = texts.say(f"character-{name}-{slot}")
            assert texts.language != "en" or said == character.name
