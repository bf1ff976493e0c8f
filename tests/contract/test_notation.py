"""Actions, outcomes and events as texts."""

import contextlib
import re

from tests.contract.tables import Table, at_every_game, at_every_table, game_named
from tests.messages import different, ids
from wildtable.engine.event import Event
from wildtable.engine.refusal import BadAction
from wildtable.engine.rng import Rng
from wildtable.engine.texts import LANGUAGES, load_texts


@at_every_table(10)
def test_texts_go_round(table: Table) -> None:
    game = table.game
    for state in table.walk(600):
        for seat in table.all_seats():
            offered = [int(action) for action in state.legal(seat)]
            texts = [game.format(state, seat, action) for action in offered]
            assert len(set(texts)) == len(texts)
            assert [game.parse(state, seat, text) for text in texts] == offered
        outcomes = [outcome for outcome, _ in state.chance()]
        texts = [game.format_outcome(state, outcome) for outcome in outcomes]
        assert len(set(texts)) == len(texts)
        assert [game.parse_outcome(state, text) for text in texts] == outcomes


@at_every_table(5)
def test_any_text_is_an_action_or_a_sentence(table: Table) -> None:
    """Whatever a client sends: `BadAction`, or an action about which `refusal` has something to say."""
    game, rng = table.game, Rng(table.seed + 7)
    states = table.states(12)
    words = {"", "-1", "99", "P9", "|", "+", "x" * 50, "\u0663"}
    for state in states:
        for seat in table.all_seats():
            for action in state.legal(seat):
                words.update(game.format(state, seat, int(action)).split())
    pieces = sorted(words)
    for state in states:
        for _ in range(100):
            text = " ".join(pieces[rng.below(len(pieces))] for _ in range(rng.below(6) + 1))
            for seat in table.all_seats():
                with contextlib.suppress(BadAction):
                    action = game.parse(state, seat, text)
                    state.refusal(seat, action)
                    game.format(state, seat, action)


NO_NUMBERS = ("9" * 5000, "70000", "\u00b2", "\u0663", "-1", "0", "", " ", "1e3", "1_0")


@at_every_table(3)
def test_a_number_that_cannot_be_meant_is_an_action_or_a_sentence(table: Table) -> None:
    """In actions, outcomes and touched elements; 5,000 digits are more than Python reads."""
    game, rng = table.game, Rng(table.seed + 8)

    def spoil(text: str) -> str:
        numbers = list(re.finditer(r"\d+", text))
        if not numbers:
            return text
        begin, end = numbers[rng.below(len(numbers))].span()
        return text[:begin] + NO_NUMBERS[rng.below(len(NO_NUMBERS))] + text[end:]

    for state in table.states(12):
        for seat in table.all_seats():
            for action in [int(action) for action in state.legal(seat)][:50]:
                *picked, last = game.at_table.elements(state, seat, action)
                game.at_table.why(state, seat, [spoil(element) for element in picked], spoil(last))
                with contextlib.suppress(BadAction):
                    spoiled = game.parse(state, seat, spoil(game.format(state, seat, action)))
                    state.refusal(seat, spoiled)
                    game.format(state, seat, spoiled)
        for outcome, _ in state.chance()[:50]:
            with contextlib.suppress(BadAction):
                spoiled = game.parse_outcome(state, spoil(game.format_outcome(state, outcome)))
                game.format_outcome(state, spoiled)


@at_every_table(5)
def test_every_event_has_its_line_in_every_language(table: Table) -> None:
    told: list[Event] = []
    state = table.new()
    state.events = told
    for _ in table.walk_of(state):
        pass
    seen = different(told, *table.all_seats(), None)
    for texts in table.texts():
        for event in seen:
            assert texts.has(f"event-{event['event']}"), event
            assert texts.tell(event).endswith("."), event


@at_every_game
def test_both_languages_have_the_same_messages_in_the_same_order(name: str) -> None:
    english = ids(game_named(name), "en")
    assert english == ids(game_named(name), "de")
    assert len(english) == len(set(english))


@at_every_game
def test_every_option_and_choice_has_its_label(name: str) -> None:
    game = game_named(name)
    for language in LANGUAGES:
        texts = load_texts(game.folder, language)
        for option in game.options:
            assert texts.has(f"option-{option.name}")
            assert texts.say(f"option-{option.name}-about").endswith(".")
            for value in option.values if option.kind == "choice" else ():
                assert texts.has(f"option-{option.name}-{str(value).lower()}"), value
            for value in option.values if option.kind == "per_seat" else ():
                assert texts.has(f"name-{value}"), value
