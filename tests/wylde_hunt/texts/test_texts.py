"""The texts of Wylde Hunt: complete in both languages, and fit for everything that the game says."""

import re
from collections.abc import Iterator

import pytest

from tests.messages import different, ids_of
from wildtable.compiled import is_compiled
from wildtable.engine.event import Event
from wildtable.engine.playout import step_at_random
from wildtable.engine.refusal import Refusal
from wildtable.engine.rng import Rng
from wildtable.engine.state import State
from wildtable.engine.texts import LANGUAGES, Texts, load_texts
from wildtable.games import load
from wildtable.games.wylde_hunt import actions
from wildtable.games.wylde_hunt.actions import SEASONS
from wildtable.games.wylde_hunt.state import REASONS, STEPS

GAME = load("wylde_hunt")
EVERY_ACTION = actions.every_action()
VARIANTS: tuple[dict[str, object], ...] = (
    {},
    {"seelie_third": "Undine", "fae_wrap": True, "strict_lift": True, "contest_on_return": True},
)
RAW = re.compile(r"\b([SU]|none)\b|event-|name-")


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return load_texts(GAME.folder, str(request.param))


@pytest.fixture(scope="module")
def told() -> list[Event]:
    """Everything that happens in many random games."""
    events: list[Event] = []
    for number in range(300 if is_compiled() else 60):
        state = GAME.new(2, VARIANTS[number % 2])
        state.events = events
        for _ in _random_play(state, number):
            pass
    return events


@pytest.fixture(scope="module")
def refused() -> list[Refusal]:
    """One refusal of every rule with every set of facts that it comes with."""
    found: dict[tuple[str, ...], Refusal] = {}
    for number in range(4):
        for state in _random_play(GAME.new(2, VARIANTS[number % 2]), number):
            for refusal in _refusals(state):
                found.setdefault((refusal.rule, *refusal.facts), refusal)
    return list(found.values())


def _random_play(state: State, seed: int) -> Iterator[State]:
    """The state at every decision of a random game, and at its end."""
    rng = Rng(seed)
    yield state
    while step_at_random(state, rng):
        yield state


def _refusals(state: State) -> Iterator[Refusal]:
    for seat in (0, 1):
        for action in EVERY_ACTION:
            refusal = state.refusal(seat, action)
            if refusal is not None:
                yield refusal
        for season in SEASONS:  # what touching a stone is answered has no action of its own
            refusal = GAME.at_table.why(state, seat, [], f"stone:{season}")
            if refusal is not None:
                yield refusal


def test_no_log_line_shows_a_raw_name(texts: Texts, told: list[Event]) -> None:
    lines = {texts.tell(event) for event in different(told, None)}
    assert [line for line in lines if RAW.search(line)] == []


def test_there_are_log_lines_for_exactly_the_events_that_happen(told: list[Event]) -> None:
    assert {f"event-{event.kind}" for event in told} == ids_of(GAME, "event")


def test_every_end_has_its_reason() -> None:
    reasons = {f"reason-{reason.replace(' ', '-')}" for reason in REASONS if reason != "running"}
    assert reasons == ids_of(GAME, "reason")


def test_every_refusal_has_its_sentence(texts: Texts, refused: list[Refusal]) -> None:
    for refusal in refused:
        assert texts.has(f"refusal-{refusal.rule}"), refusal
        assert texts.explain(refusal).endswith("."), refusal


def test_there_are_sentences_for_exactly_the_refusals_that_are_given(refused: list[Refusal]) -> None:
    assert {f"refusal-{refusal.rule}" for refusal in refused} == ids_of(GAME, "refusal")


@pytest.mark.parametrize("step", STEPS)
def test_every_step_has_its_name_and_prompt(texts: Texts, step: str) -> None:
    assert texts.has(f"step-{step}")
    assert texts.has(f"prompt-{step}")
    assert not RAW.search(texts.say(f"prompt-{step}", {"side": "S"}))


def test_everything_has_its_name(texts: Texts) -> None:
    fae = [actions.fae_name(number) for number in range(8)]
    kinds = (*actions.SIDES, *actions.SEASONS, *actions.ENVIRONMENTS, *actions.COLOURS)
    for value in (*fae, *kinds, "vanquished", "banished"):
        assert texts.has(f"name-{value}")


def test_the_log_calls_every_stone_by_its_season(texts: Texts) -> None:
    for season in actions.SEASONS:
        line = texts.say("event-stone-moved", {"season": season, "from": "D4", "to": "D3"})
        assert str(texts.name(season)) in line


@pytest.mark.parametrize("word", ["eligible-may", "eligible-must", "not-eligible"])
def test_legends_have_their_words(texts: Texts, word: str) -> None:
    assert texts.has(f"fae-{word}")
