"""What a person touches that cannot be meant gets the true rule, with the facts of the case."""

from collections.abc import Sequence

import pytest

from tests.wylde_hunt.helpers import EXAMPLE, GAME, new_game, position, random_states, start
from wildtable.engine.texts import load_texts
from wildtable.games.wylde_hunt.game import WyldeHuntState

SEELIE, UNSEELIE = 0, 1
KINDS = {"square", "fae", "stone", "mortal", "setup", "do"}


def why(state: WyldeHuntState, picked: Sequence[str], element: str, seat: int | None = None) -> list[str]:
    """The rule against touching this next, and its facts; by whoever is to decide unless a seat is named."""
    asked = int(state.turn()) if seat is None else seat
    refusal = GAME.at_table.why(state, asked, list(picked), element)
    if refusal is None:
        return []
    for language in ("en", "de"):
        assert load_texts(GAME.folder, language).explain(refusal).endswith(".")
    return [refusal.rule, *refusal.facts.values()]


@pytest.fixture
def turn() -> WyldeHuntState:
    """Unseelie's turn: the Undine stands on F4, the Mortal on B4 with Summer, Seelie on F6 and H8."""
    fae = {"U-Undine": "F4", "U-Sylph": "G8", "S-Gnome": "F6", "S-Salamander": "H8"}
    return start(position("phase2", "B4", fae, EXAMPLE, controller="U", turn="U"))


@pytest.fixture
def stone() -> WyldeHuntState:
    """Unseelie owes the stone of D4; Winter, the preceding one, lies on E4."""
    return start(position("phase1", "D4", {"S-Sylph": "D2", "U-Undine": "D7"}))


@pytest.mark.rule("WH-MOVE-01", "WH-MOVE-05", "WH-MOVE-08")
def test_a_piece_touched_after_a_fae_is_where_that_fae_shall_go(turn: WyldeHuntState) -> None:
    undine = ["fae:U-Undine"]
    assert why(turn, undine, "fae:S-Salamander") == ["WH-MOVE-01", "H8", "U-Undine"]
    assert why(turn, undine, "square:H8") == ["WH-MOVE-01", "H8", "U-Undine"]
    assert why(turn, undine, "stone:Winter") == ["WH-MOVE-01", "A3", "U-Undine"]
    assert why(turn, undine, "square:F7") == ["WH-MOVE-05", "F7", "U-Undine", "F6"]
    assert why(turn, undine, "square:A7") == ["WH-MOVE-08", "A7", "U-Undine"]


@pytest.mark.rule("WH-RULING-18", "WH-MOVE-01")
def test_the_mortal_in_the_way_and_the_mortal_as_a_goal(turn: WyldeHuntState) -> None:
    assert why(turn, ["fae:U-Undine"], "stone:Autumn") == ["WH-RULING-18", "A4", "U-Undine", "B4"]
    away = start(
        position("phase2", "B4", {"U-Undine": "E6", "S-Gnome": "H8"}, EXAMPLE, controller="U", turn="U")
    )
    assert why(away, ["fae:U-Undine"], "mortal:mortal") == ["WH-MOVE-01", "B4", "U-Undine"]


@pytest.mark.rule("WH-TURN-07", "WH-TURN-01")
def test_an_own_fae_touched_after_another_is_changed_over_to(turn: WyldeHuntState) -> None:
    assert why(turn, ["fae:U-Undine"], "fae:U-Sylph") == ["WH-TURN-07", "G8", "U-Sylph"]
    assert why(turn, [], "fae:U-Sylph") == ["WH-TURN-07", "G8", "U-Sylph"]
    assert why(turn, [], "fae:S-Gnome") == ["WH-TURN-01", "F6", "S-Gnome"]


@pytest.mark.rule("WH-TURN-01")
def test_a_square_touched_out_of_turn_names_a_fae_of_ones_own(turn: WyldeHuntState) -> None:
    assert why(turn, [], "square:C3", SEELIE) == ["WH-TURN-01", "C3", "S-Salamander"]


@pytest.mark.rule("WH-ELIG-01")
def test_staying_is_refused_with_and_without_a_fae_picked() -> None:
    state = start(
        position("phase2", "B4", {"U-Undine": "E6", "S-Gnome": "H8"}, EXAMPLE, controller="U", turn="U")
    )
    assert why(state, ["fae:U-Undine"], "do:hold") == ["WH-ELIG-01", "E6", "U-Undine"]
    assert why(state, [], "do:hold") == ["WH-ELIG-01", "E6", "U-Undine"]


@pytest.mark.rule("WH-MORTAL-04")
@pytest.mark.parametrize("seat", [SEELIE, UNSEELIE])
def test_nobody_moves_the_mortal_once_it_is_placed(
    turn: WyldeHuntState, stone: WyldeHuntState, seat: int
) -> None:
    for state in (turn, stone, new_game("setup 1", "mortal D4")):
        assert why(state, [], "mortal:mortal", seat)[0] == "WH-MORTAL-04"
        assert why(state, ["mortal:mortal"], "square:D5", seat) == ["WH-MORTAL-04", "D5"]


@pytest.mark.rule("WH-STONE-01", "WH-STONE-03", "WH-STONE-04", "WH-DESTINY-03")
def test_which_stone_is_lifted_and_where_it_may_not_go(stone: WyldeHuntState) -> None:
    assert why(stone, [], "stone:Summer") == ["WH-STONE-01", "Summer"]
    assert why(stone, [], "stone:Spring") == []
    assert why(stone, ["stone:Spring"], "stone:Summer") == ["WH-STONE-04", "D5"]
    assert why(stone, ["stone:Spring"], "mortal:mortal") == ["WH-STONE-04", "D4"]
    assert why(stone, ["stone:Spring"], "fae:U-Undine") == ["WH-STONE-03", "D7"]
    assert why(stone, [], "stone:Summer", SEELIE)[0] == "WH-DESTINY-03"
    assert why(stone, [], "square:A8", SEELIE)[0] == "WH-DESTINY-03"


@pytest.mark.rule("WH-ROUND-02", "WH-SETUP-06")
def test_a_stone_touched_in_phase_2(turn: WyldeHuntState) -> None:
    assert why(turn, [], "stone:Summer")[0] == "WH-ROUND-02"
    assert why(new_game("setup 1", "mortal D4", "order first"), [], "stone:Spring")[0] == "WH-SETUP-06"


@pytest.mark.rule("WH-SETUP-05")
def test_the_mortal_starts_on_a_stone_of_the_centre() -> None:
    state = new_game("setup 1")
    assert why(state, ["mortal:mortal"], "fae:S-Sylph") == ["WH-SETUP-05", "E1"]
    assert why(state, ["mortal:mortal"], "stone:Spring") == []
    assert why(state, [], "fae:S-Sylph")[0] == "WH-SETUP-05"


@pytest.mark.rule("WH-TURN-01")
def test_an_empty_square_that_nobody_can_reach_has_its_rule() -> None:
    told = set()
    squares = [f"square:{column}{row}" for column in "ABCDEFGH" for row in range(1, 9)]
    for number, state in enumerate(random_states(15)):
        if number % 5 != 0 or state.turn() < 0:
            continue
        seat = int(state.turn())
        offered = [GAME.at_table.elements(state, seat, int(action)) for action in state.legal(seat)]
        live = {element for elements in offered for element in elements}
        assert {element.partition(":")[0] for element in live} <= KINDS
        for square in squares:
            rule = why(state, [], square)
            assert rule or square in live or GAME.step(state) in ("setup", "order")
            told.update(rule[:1])
    assert len(told) > 3


@pytest.mark.rule("WH-MOVE-01", "WH-MOVE-05")
def test_whoever_points_at_a_fae_is_told_where_it_could_go(turn: WyldeHuntState) -> None:
    def reach(element: str) -> object:
        return GAME.at_table.about(turn, None, element).get("reach")

    legal = [GAME.format(turn, UNSEELIE, action).split() for action in turn.legal(UNSEELIE)]
    undine = {words[2] for words in legal if words[:2] == ["turn", "U-Undine"]}
    assert set(reach("fae:U-Undine")) == undine  # type: ignore[call-overload]
    assert "F4" in reach("fae:S-Gnome")  # type: ignore[operator]
    assert "F3" not in reach("fae:S-Gnome")  # type: ignore[operator]
    assert [reach(element) for element in ("fae:S-Sylph", "fae:x", "square:F4", "")] == [None] * 4
    before = new_game()
    assert GAME.at_table.about(before, None, "fae:S-Gnome") == {}
