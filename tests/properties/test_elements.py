"""Elements of actions, and why something is not live, in both games along random play."""

import contextlib

import pytest

from wildtable.engine.game import Game
from wildtable.engine.playout import step_at_random
from wildtable.engine.refusal import BadAction
from wildtable.engine.rng import Rng
from wildtable.engine.state import OVER, State
from wildtable.engine.texts import load_texts
from wildtable.games import load

KINDS = {
    "wylde_hunt": {"square", "fae", "stone", "mortal", "setup", "do"},
    "wildlands": {"space", "character", "card", "seat", "faction", "do"},
}
OPTIONS = {"wylde_hunt": {}, "wildlands": {"map": "ruins"}}


def states(game: Game, seed: int, every: int) -> list[State]:
    """Some states of a random game, each with a decision due."""
    rng = Rng(seed)
    state = game.new(game.seat_counts[-1], OPTIONS[game.name])
    kept = []
    for number in range(900):
        if state.turn() == OVER:
            break
        if number % every == 0 and state.turn() >= 0:
            kept.append(state.clone())
        step_at_random(state, rng)
    return kept


def everything(game: Game) -> list[str]:
    """Elements of all kinds, sensible or not."""
    if game.name == "wylde_hunt":
        things = [f"square:{column}{row}" for column in "ACEH" for row in "1458"]
        things += ["fae:S-Sylph", "fae:U-Undine", "stone:Spring", "mortal:mortal", "setup:1"]
        return [
            *things,
            "do:first",
            "do:hold",
            "square:Z9",
            "fae:nobody",
            "nothing",
            "stone:Monday",
            "setup:x",
        ]
    things = [f"space:{number}" for number in (1, 9, 25, 30, 42, 99)]
    things += [f"character:P{seat}.{slot}" for seat in (1, 2, 4, 9) for slot in (1, 3, 5, 7)]
    things += ["card:wild", "card:9:nonsense", "seat:P2", "seat:P7", "faction:guild", "faction:cats"]
    words = ("move", "climb", "claim", "melee", "ranged", "area", "rally", "fly", "defend", "take", "end")
    return [*things, *(f"do:{word}" for word in (*words, "pass", "interrupt", "draw-two", "sing")), "nothing"]


@pytest.mark.parametrize("name", ["wylde_hunt", "wildlands"])
def test_every_action_has_elements(name: str) -> None:
    game = load(name)
    for state in states(game, 11, 7):
        for seat in state.actors():
            for action in map(int, state.legal(seat)):
                elements = game.at_table.elements(state, seat, action)
                assert elements
                assert {element.partition(":")[0] for element in elements} <= KINDS[name]
                if name == "wildlands":
                    word = game.format(state, seat, action).split()[0]
                    assert elements[-1] == f"do:{word}"


@pytest.mark.parametrize("name", ["wylde_hunt", "wildlands"])
def test_why_always_has_a_sentence_and_never_stumbles(name: str) -> None:
    game = load(name)
    texts = [load_texts(game.folder, language) for language in ("en", "de")]
    things = everything(game)
    rng = Rng(3)
    told = set()
    for state in states(game, 12, 23):
        for seat in range(game.seats_of(state)):
            for element in things:
                picked = [things[rng.below(len(things))] for _ in range(rng.below(3))]
                refusal = game.at_table.why(state, seat, picked, element)
                if refusal is not None:
                    told.add(refusal.rule)
                    for language in texts:
                        assert language.has(f"refusal-{refusal.rule}"), refusal.rule
                        assert language.explain(refusal)
    assert len(told) > 12


@pytest.mark.parametrize("name", ["wylde_hunt", "wildlands"])
def test_what_is_live_is_not_refused(name: str) -> None:
    """For the elements of a legal action, all but the last picked, nothing speaks against the last."""
    game = load(name)
    for state in states(game, 13, 19):
        seat = state.actors()[0]
        legal = [int(action) for action in state.legal(seat)]
        for action in legal[:: max(1, len(legal) // 20)]:
            *picked, last = game.at_table.elements(state, seat, action)
            refusal = game.at_table.why(state, seat, picked, last)
            assert refusal is None, (game.format(state, seat, action), picked, last, refusal)


@pytest.mark.parametrize("name", ["wylde_hunt", "wildlands"])
def test_any_text_is_an_action_or_a_sentence(name: str) -> None:
    """Whatever a client sends: `BadAction`, or an action about which `refusal` has something to say."""
    game = load(name)
    words = "setup mortal turn hold stone order pass move climb claim melee ranged area rally fly defend take"
    words += (
        " target reveal assign faction end reopen 1 3 5 17 99 -1 P2 P2.5 P9 A1 S-Sylph | | wild + guild first"
    )
    pieces = [*words.split(), "2:melee", "", "x" * 50, "\u0663"]
    rng = Rng(8)
    for state in states(game, 14, 60):
        for _ in range(400):
            text = " ".join(pieces[rng.below(len(pieces))] for _ in range(rng.below(6) + 1))
            for seat in range(2):
                with contextlib.suppress(BadAction):
                    action = game.parse(state, seat, text)
                    state.refusal(seat, action)
                    game.format(state, seat, action)


@pytest.mark.rule("WH-TURN-01")
def test_an_empty_square_that_nobody_can_reach_has_its_rule() -> None:
    game = load("wylde_hunt")
    told = set()
    for state in states(game, 15, 5):
        seat = state.actors()[0]
        live = {
            element
            for action in state.legal(seat)
            for element in game.at_table.elements(state, seat, int(action))
        }
        for square in [f"square:{column}{row}" for column in "ABCDEFGH" for row in range(1, 9)]:
            refusal = game.at_table.why(state, seat, [], square)
            assert (refusal is not None) or square in live or state.view(seat)["step"] in ("setup", "order")
            told.add("" if refusal is None else refusal.rule)
    assert len(told) > 4
