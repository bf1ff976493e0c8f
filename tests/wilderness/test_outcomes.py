"""What an action comes to before it is played, what a person touches, what happens while nobody acts."""

from typing import Any

import pytest

from wildtable.engine.checked import play_next
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, State
from wildtable.engine.texts import LANGUAGES, load_texts
from wildtable.games import load

GAME = load("wilderness")
TABLE = GAME.at_table


def begun(seed: int = 1, **options: object) -> State:
    """A game of two up to the first decision in a turn, all windows passed."""
    state = GAME.new(2, {"tiles": 4, **options})
    settle(state, Rng(seed))
    return state


def settle(state: State, rng: Rng) -> None:
    """Let chance happen and everybody pass, until somebody has a turn to play."""
    while GAME.step(state) != "turn":
        if state.turn() == CHANCE:
            state.resolve(state.sample(rng))
        else:
            state.apply(state.actors()[0], GAME.parse(state, state.actors()[0], "pass"))


def outcomes(state: State, text: str) -> dict[str, dict[str, object]]:
    """The outcomes of an action by kind."""
    seat = state.actors()[0]
    found = TABLE.outcomes(state, seat, GAME.parse(state, seat, text))
    return {str(outcome["kind"]): outcome for outcome in found}


def legal(state: State) -> list[str]:
    seat = state.actors()[0]
    return [GAME.format(state, seat, int(action)) for action in state.legal(seat)]


@pytest.mark.parametrize("seed", range(8))
def test_a_move_costs_what_was_told(seed: int) -> None:
    state = begun(seed)
    seat = state.actors()[0]
    for text in legal(state):
        if text.startswith("move"):
            told = outcomes(state, text)
            copy = state.clone()
            before = energy(copy)
            play_next(GAME, copy, text)
            if copy.turn() != CHANCE and GAME.step(copy) in ("turn", "window"):
                assert told["cost"]["energy"] == before - energy(copy)
            assert ("swamp" in told) == (GAME.step(copy) == "illness")
            assert ("turns-up" in told) == (GAME.step(copy) == "reveal") or "swamp" in told
            assert seat == GAME.at_table.active(copy)


def energy(state: State) -> int:
    return int(str(GAME.facts(state)["energy"]))


def test_the_end_tells_what_is_lost_and_sleep_what_it_helps() -> None:
    state = begun()
    assert outcomes(state, "end") == {
        "unused": {"kind": "unused", "energy": 6},
        "nature": {"kind": "nature", "steps": 1, "left": 17},
    }
    assert outcomes(state, "sleep") == {"eases": {"kind": "eases", "steps": 2}}
    assert outcomes(state, "rest") == {
        "cost": {"kind": "cost", "energy": 2, "left": 4},
        "eases": {"kind": "eases", "steps": 1},
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outcome_has_a_sentence(language: str) -> None:
    texts = load_texts(GAME.folder, language)
    rng = Rng(5)
    state = GAME.new(4, {"tiles": 4})
    told = set()
    for _ in range(600):
        if state.turn() < 0:
            if state.result() is not None:
                break
            state.resolve(state.sample(rng))
            continue
        seat = state.actors()[0]
        offered = state.legal(seat)
        for action in offered:
            for outcome in TABLE.outcomes(state, seat, int(action)):
                facts = {key: value for key, value in outcome.items() if key != "kind"}
                assert texts.has(f"outcome-{outcome['kind']}")
                texts.say(f"outcome-{outcome['kind']}", facts)
                told.add(outcome["kind"])
        state.apply(seat, offered[rng.below(len(offered))])
    assert {"cost", "searches", "eases", "unused"} <= told


@pytest.mark.rule("WN-RULING-69")
def test_an_absent_player_drinks_and_sleeps() -> None:
    state = begun()
    seat = state.actors()[0]
    said = []
    while state.actors() == [seat] and GAME.step(state) == "turn":
        action = TABLE.idle(state, seat)
        said.append(GAME.format(state, seat, action))
        state.apply(seat, action)
    assert said[-1] == "sleep" or "sleep" in said
    assert TABLE.resign(state, seat).means == "plays"


def test_a_window_has_its_time_and_its_stops() -> None:
    state = begun(reaction_seconds=20)
    assert TABLE.window(state) is None
    assert TABLE.stops_at(state, 0, []) == []
    play_next(GAME, state, "end")
    assert GAME.step(state) == "window"
    assert TABLE.window(state) == 20
    assert TABLE.stops_at(state, 0, []) == ["end"]
    first = TABLE.active(state)
    card = int(state.legal(first)[0])
    assert TABLE.settled(state, {first: card}, [1 - first])
    assert not TABLE.settled(state, {1 - first: card}, [first])
    assert TABLE.settled(state, {}, [])


def test_a_card_tells_what_stands_on_its_half() -> None:
    players = [{"area": "1,0", "hand": ["splint"]}, {"area": "0,0"}]
    document = {"tiles": [{"tile": "reed-delta"}, None, None, None], "weather": {"cards": ["clear-sky"]}}
    state = GAME.from_position({**document, "turn": {"player": "P1"}, "players": players}, {"tiles": 4})
    for half in ("upper", "lower"):
        told = outcomes(state, f"play splint {half}")["says"]
        content: Any = TABLE.components()
        for language in LANGUAGES:
            said = content["events"]["splint"][half][language]
            assert load_texts(GAME.folder, language).say("outcome-says", told) == said


@pytest.mark.rule("WN-RULING-54")
@pytest.mark.parametrize("hand", [["splint"], ["raft"]])
def test_the_table_waits_where_something_happens_to_oneself_whatever_one_holds(hand: list[str]) -> None:
    """Before one's own roll by night and when one is lost, not when it is somebody else's."""
    players = [{"area": "1,0", "hand": hand}, {"area": "0,0", "hand": ["splint"]}]
    night = {"cards": ["clear-sky"], "square": 4}
    document = {"tiles": [{"tile": "reed-delta"}, None, None, None], "weather": night, "players": players}
    state = GAME.from_position({**document, "turn": {"player": "P1"}}, {"tiles": 4})
    seen = set()
    play_next(GAME, state, next(text for text in legal(state) if text.startswith("move")))
    for _ in range(9):
        if state.turn() == CHANCE:
            play_next(GAME, state, "dice 1")
            continue
        if GAME.step(state) != "window" or TABLE.active(state) != 0:
            break
        about = state.view(None)["about"]
        seen.add(about)
        assert ("attacked" in TABLE.stops_at(state, 0, [])) == (about in ("way", "lost", "direction"))
        assert "attacked" not in TABLE.stops_at(state, 1, [])
        play_next(GAME, state, "pass")
    assert {"way", "lost"} <= seen


def test_what_cannot_be_touched_is_explained() -> None:
    state = begun()
    seat = state.actors()[0]

    def why(element: str) -> str | None:
        refusal = TABLE.why(state, seat, [], element)
        return None if refusal is None else refusal.rule

    assert why("area:9,0") == "WN-MOVE-01"
    assert why("do:pass") == "WN-ROUND-02"
    assert why("do:sleep") is None
    assert why("area:nowhere") is None
    assert why("card:raft:upper") == "WN-RULING-54"
    assert TABLE.elements(state, seat, GAME.parse(state, seat, "play raft lower")) == ["card:raft:lower"]
    assert TABLE.elements(state, seat, GAME.parse(state, seat, "player P2")) == ["player:P2"]
    assert TABLE.elements(state, seat, GAME.parse(state, seat, "card fever")) == ["sickness:fever"]
