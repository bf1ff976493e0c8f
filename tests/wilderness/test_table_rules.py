"""What concerns the table as a whole: playing alone, secret hands, taking moves back."""

import pytest

from tests.table.people import new_table, people, running
from tests.table.test_windows import begin_at
from wildtable.engine.event import Event
from wildtable.engine.playout import step_at_random
from wildtable.engine.refusal import BadOption
from wildtable.engine.rng import Rng
from wildtable.games import load
from wildtable.table.seat import ASK, PASS_UNTIL_MY_TURN

GAME = load("wilderness")
ALONE = {
    "tiles": [{"tile": "wolfback-ridge"}, None, None, None],
    "weather": {"cards": ["clear-sky"], "square": 0},
    "turn": {"player": "P1"},
    "players": [{"area": "0,2"}, {"area": "0,0"}],
}


@pytest.mark.rule("WN-RULING-12")
def test_alone_one_plays_only_with_the_option_and_against_the_land() -> None:
    with pytest.raises(BadOption):
        GAME.new(1)
    reasons = set()
    for seed in range(6):
        state = GAME.new(1, {"solo": True, "tiles": 4, "max_days": 20})
        rng = Rng(seed)
        while step_at_random(state, rng):
            pass
        result = state.result()
        assert result is not None
        reasons.add(result.reason)
        assert (result.winners() == [0]) == (result.reason == "village")
    assert "last survivor" not in reasons


@pytest.mark.rule("WN-EVENT-03", "WN-RULING-60")
def test_a_hand_is_secret_and_its_size_is_not() -> None:
    state = GAME.new(3, {"tiles": 4})
    rng = Rng(2)
    while GAME.step(state) != "window":
        state.resolve(state.sample(rng))
    for seat in range(3):
        players = state.view(seat)["players"]
        assert isinstance(players, list)
        for other, player in enumerate(players):
            assert ("hand" in player) == (other == seat)
            assert player["hand_size"] >= 3
    nobody = state.view(None)["players"]
    assert isinstance(nobody, list)
    assert not any("hand" in player for player in nobody)


@pytest.mark.rule("WN-RULING-80")
@pytest.mark.parametrize("undo", [True, False])
def test_a_plain_move_can_be_taken_back_unless_the_table_says_no(undo: bool) -> None:
    """Events tell the table what must not be undone: nothing in a move that shows nothing and asks nobody."""
    state = GAME.from_position(ALONE, {"tiles": 4, "undo_moves": undo})
    events: list[Event] = []
    state.events = events
    state.apply(0, GAME.parse(state, 0, "move 1,2"))
    assert events
    assert any(event.barrier for event in events) is not undo
    state.apply(0, GAME.parse(state, 0, "end"))
    assert any(event.barrier for event in events)


def test_passing_until_ones_turn_lasts_through_natures_turn_also_for_the_first_player() -> None:
    table = new_table("wilderness", people(2), tiles=4, stops="none")
    begin_at(
        table, {**ALONE, "first": "P2", "players": [{"area": "0,2"}, {"area": "0,0", "hand": ["splint"]}]}
    )
    table.give_order(1, PASS_UNTIL_MY_TURN, [])
    table.act(0, "end", 100.0)
    asked = set()
    for now in range(101, 140):
        view = running(table).state.view(None)
        if view["active"] == "P2":
            break
        asked.add((view.get("about"), table.seats[1].order))
        table.advance(float(now))
    assert ("nature", PASS_UNTIL_MY_TURN) in asked
    assert all(order == PASS_UNTIL_MY_TURN for _, order in asked)
    assert table.seats[1].order == ASK


def test_passing_until_ones_turn_ends_also_where_chance_leads_to_the_turn() -> None:
    """A new day's weather is drawn right before a turn."""
    table = new_table("wilderness", people(2), tiles=4, stops="none")
    table.advance(100.0)
    rng = Rng(5)
    turns = set()
    for now in range(101, 1100):
        if table.result() is not None:
            break
        match = running(table)
        active = GAME.at_table.active(match.state)
        turns.add(active)
        assert active not in (0, 1) or table.seats[active].order == ASK
        for seat in {0, 1} - {active}:
            if table.seats[seat].order == ASK:
                table.give_order(seat, PASS_UNTIL_MY_TURN, [])
        if table.window is not None and table.window.own == active and active not in table.window.sealed:
            table.act(active, "pass", float(now))
        elif table.window is None:
            seat = match.state.turn()
            legal = list(match.state.legal(seat))
            table.act(seat, GAME.format(match.state, seat, legal[rng.below(len(legal))]), float(now))
        else:
            table.advance(float(now))
    assert turns >= {0, 1}


@pytest.mark.rule("WN-EVENT-07", "WN-RULING-57")
def test_a_bot_at_a_table_takes_back_nobodys_turn() -> None:
    """A person may remember a card for the beginning of a turn; a bot was asked then and forgets nothing."""
    late = {**ALONE, "players": [{"area": "0,1"}, {"hand": ["long-shadows"]}]}
    state = GAME.from_position(late, {"tiles": 4})
    state.apply(0, GAME.parse(state, 0, "move 0,2"))
    offered = {GAME.format(state, 1, int(action)) for action in state.legal(1)}
    assert offered == {"pass", "play long-shadows lower"}
    picture = GAME.imagine(GAME.at_table.for_bot(state.view(1)), Rng(1))
    assert [GAME.format(picture, 1, int(action)) for action in picture.legal(1)] == ["pass"]


def test_everybody_sees_who_is_asked_also_when_a_card_asks_in_somebody_elses_turn() -> None:
    state = GAME.from_position(
        {**ALONE, "players": [{"area": "0,1"}, {"hand": ["cloudburst"]}]}, {"tiles": 4}
    )
    state.apply(0, GAME.parse(state, 0, "rest"))
    state.apply(1, GAME.parse(state, 1, "play cloudburst lower"))
    for seat in (0, 1, None):
        view = state.view(seat)
        assert (view["active"], view["step"], view["asked"]) == ("P1", "place", ["P2"])
