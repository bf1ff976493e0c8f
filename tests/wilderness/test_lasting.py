"""How long effects last that were played in Nature's turn (WN-RULING-98): a pack brings cards for that."""

from pathlib import Path

import pytest

from tests.wilderness.scenes import DAY, tiles
from tests.wilderness.test_cancelling import pack_with
from wildtable.engine.checked import play_next
from wildtable.games import load


@pytest.mark.rule("WN-RULING-98")
@pytest.mark.parametrize(("until", "steps"), [("turn", 1), ("day", 2), ("round", 1)])
def test_this_turn_of_a_card_played_in_natures_turn_is_natures(
    tmp_path: Path, until: str, steps: int
) -> None:
    """P1 plays it between two steps of Nature's turn, and rests in the turn after it."""
    card = f'{{ when = "any-time", change = "rest", by = 1, until = "{until}" }}'
    game = load("wilderness", pack_with(tmp_path, card))
    players = [{"exhaustion": 9, "hand": ["silence"]}, {}]
    document = {"tiles": tiles("smoke-meadows"), "weather": DAY, "players": players, "turn": {"player": "P2"}}
    state = game.from_position(document, {})
    for text in ("end", "P1 pass", "P1 play silence upper"):
        play_next(game, state, text)
    assert game.facts(state)["active"] == "P1"
    play_next(game, state, "rest")
    assert game.facts(state)["exhaustion"] == {"P1": 10 - steps, "P2": 4}
