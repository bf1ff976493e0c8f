"""The draft, dealing in teams, obstacles and placement."""

import pytest

from tests.wild_assent.scenes import GAME, offered, play
from wildtable.engine import checked
from wildtable.engine.refusal import Refused
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE
from wildtable.games.wild_assent import frames
from wildtable.games.wild_assent.game import WildAssentState

FIRST_WINS = ("3 success, 2 blank", "5 blank")


def drafted(seats: int, options: dict[str, object] | None = None) -> list[str]:
    """Who picks, in order: P1 is the side that won the roll."""
    state = GAME.new(seats, options or {})
    play(state, *FIRST_WINS)
    order = []
    while state.stack.kind() == frames.DRAFT:
        category = frames.CATEGORIES[state.stack.get(frames.CATEGORY)]
        seat = int(state.turn())
        order.append(f"{category} {seat + 1}")
        state.apply(seat, state.legal(seat)[0])
    return order


def after(state: WildAssentState, kind: int) -> WildAssentState:
    """Play the first action of every list until a frame of that kind is on top."""
    rng = Rng(0)
    while state.stack.kind() != kind:
        seat = int(state.turn())
        if seat == CHANCE:
            state.resolve(state.sample(rng))
        else:
            state.apply(seat, state.legal(seat)[0])
    return state


@pytest.mark.rule("WA-DRAFT-01", "WA-RULING-109")
def test_ties_of_the_draft_roll_are_rolled_again() -> None:
    state = GAME.new(2, {})
    play(state, "2 success, 3 blank", "1 success, 1 special, 3 blank")
    assert GAME.step(state) == "draft-roll"
    play(state, "5 blank", "1 special, 4 blank")
    assert state.actors() == [1]


@pytest.mark.rule("WA-DRAFT-02", "WA-DRAFT-03", "WA-DRAFT-06", "WA-DRAFT-08", "WA-RULING-02")
def test_the_draft_of_two() -> None:
    assert drafted(2) == [
        *("large 1", "large 2", "large 2", "large 1"),
        *("medium 1", "medium 2", "medium 2", "medium 1", "medium 1", "medium 2"),
        *("assent 2", "assent 1"),
        *("equipment 2", "equipment 1", "equipment 1", "equipment 2"),
    ]


@pytest.mark.rule(
    "WA-DRAFT-04", "WA-DRAFT-07", "WA-DRAFT-09", "WA-RULING-03", "WA-RULING-04", "WA-RULING-166"
)
def test_the_draft_of_four_ends_with_the_pool() -> None:
    assert drafted(4) == [
        *("large 1", "large 3", "large 3", "large 1"),
        *("medium 1", "medium 3", "medium 3", "medium 1", "medium 1", "medium 3"),
        *("assent 3", "assent 1", "assent 1", "assent 3"),
        *("equipment 3", "equipment 1", "equipment 1", "equipment 3"),
        *("equipment 3", "equipment 1", "equipment 1", "equipment 3"),
    ]


@pytest.mark.rule("WA-RULING-121", "WA-RULING-169")
def test_free_selection_takes_turns() -> None:
    order = drafted(2, {"selection": "free"})
    assert order[:4] == ["large 1", "large 2", "large 1", "large 2"]
    assert order[-6:] == ["assent 1", "assent 2", *["equipment 1", "equipment 2"] * 2]


@pytest.mark.rule("WA-RULING-110", "WA-DRAFT-05")
def test_every_card_is_there_once_and_sizes_have_their_time() -> None:
    state = GAME.new(2, {})
    play(state, *FIRST_WINS, "pick phoenix")
    with pytest.raises(Refused, match="WA-RULING-110"):
        play(state, "pick phoenix")
    with pytest.raises(Refused, match="WA-DRAFT-05"):
        play(state, "pick gryphon")


@pytest.mark.rule("WA-RULING-112", "WA-EQUIP-02", "WA-STAT-11")
def test_equipment_must_fit_the_slots() -> None:
    state = GAME.new(2, {})
    play(state, *FIRST_WINS)
    while frames.CATEGORIES[state.stack.get(frames.CATEGORY)] != "assent":
        play(state, offered(state)[0])
    play(state, "pick koralt", "pick gurantev")
    texts = offered(state)
    assert "pick hunting-bow" in texts
    assert "pick storm-orb" in texts
    with pytest.raises(Refused, match="WA-RULING-112"):
        play(state, "pick ring-mail")
    play(state, "pick hunting-bow")
    assert "pick ring-mail" in offered(state)  # Gurantev has a slot for armor and one for anything
    play(state, "pick ring-mail", "pick gate-plate")
    assert all(text.split()[1] not in ("war-axe", "moon-blade") for text in offered(state))  # Koralt's relic


@pytest.mark.rule("WA-RULING-114", "WA-RULING-167")
def test_a_team_deals_its_cards() -> None:
    state = after(GAME.new(4, {}), frames.DEAL)
    captain = int(state.turn())
    assert captain in (0, 2)
    while state.stack.kind() == frames.DEAL:
        seat = int(state.turn())
        assert len(state.legal(seat)) == 2
        state.apply(seat, state.legal(seat)[1])
    after(state, frames.OBSTACLE)
    players = GAME.position(state)["players"]
    assert isinstance(players, list)
    assert len({player["assent"] for player in players}) == 4
    assert all(len(player["equipment"]) == 2 for player in players)
    assert sorted(len(player["order"]) for player in players) == [2, 2, 3, 3]


@pytest.mark.rule("WA-PLACE-01", "WA-PLACE-02", "WA-PLACE-03", "WA-PLACE-04", "WA-RULING-115")
def test_obstacles_keep_apart_and_to_their_columns() -> None:
    state = GAME.new(2, {})
    play(state, *FIRST_WINS)
    after(state, frames.OBSTACLE)
    assert state.actors() == [0]
    assert len(offered(state)) == 4 * 30
    with pytest.raises(Refused, match="WA-PLACE-03"):
        play(state, "obstacle pit 6,1")
    play(state, "obstacle pit 5,5")
    assert state.actors() == [1]
    with pytest.raises(Refused, match="WA-PLACE-04"):
        play(state, "obstacle pit 6,6")
    play(state, "obstacle full-cover 7,6")
    with pytest.raises(Refused, match="WA-PLACE-01"):
        play(state, "obstacle pit 3,1")


@pytest.mark.rule("WA-PLACE-05", "WA-PLACE-06", "WA-RULING-118", "WA-RULING-119")
def test_player_two_places_first_and_in_the_own_columns() -> None:
    state = GAME.new(2, {})
    play(state, *FIRST_WINS)
    after(state, frames.PLACING)
    assert state.actors() == [1]
    assert len(offered(state)) == 6 * 20 * 4
    own = offered(state)[0].split()[1]
    with pytest.raises(Refused, match="WA-PLACE-06"):
        play(state, f"place {own} 1,1 N")
    play(state, f"place {own} 9,1 W")
    assert state.actors() == [0]


@pytest.mark.rule("WA-MODE-02", "WA-ROUND-09", "WA-RULING-168", "WA-WIN-02")
def test_teams_name_who_goes_first_and_win_together() -> None:
    state = after(GAME.new(4, {"silvestrem": False}), frames.NAME)
    seat = int(state.turn())
    assert seat in (0, 2)
    state.apply(seat, state.legal(seat)[1])
    assert state.actors() == [seat + 1]
    play(state, "P1 resign")
    assert state.result() is None
    with pytest.raises(Refused, match="WA-RULING-139"):
        play(state, "P1 resign")
    play(state, "P2 resign")
    result = state.result()
    assert result is not None
    assert result.winners() == [2, 3]


# Placement at the same time.


def hidden_placement(seats: int, seed: int, rows: int = 10) -> WildAssentState:
    """All have picked and chosen; the obstacles are next."""
    state = GAME.new(seats, {"placement": "simultaneous", "board_rows": rows})
    rng = Rng(seed)
    while state.stack.kind() != frames.HIDDEN_OBSTACLES:
        if state.turn() == CHANCE:
            state.resolve(state.sample(rng))
        else:
            seat = state.actors()[0]
            offered = state.legal(seat)
            state.apply(seat, offered[rng.below(len(offered))])
    return state


@pytest.mark.rule("WA-PLACE-07", "WA-RULING-120")
@pytest.mark.parametrize("seats", [2, 4])
def test_all_place_at_once_and_see_nothing_of_the_other_side(seats: int) -> None:
    state = hidden_placement(seats, 3)
    other = seats // 2
    assert state.actors() == [0, other]
    before = state.view(other)
    red = GAME.position(state)["player_1"] == 0
    play_for(state, 0, f"obstacle pit {'3' if red else '8'},1")
    assert state.view(other) == before
    with pytest.raises(Refused, match="WA-PLACE-01"):
        play_for(state, 0, f"obstacle pit {'3' if red else '8'},5")
    with pytest.raises(Refused, match="WA-PLACE-04"):
        play_for(state, 0, f"obstacle full-cover {'3' if red else '8'},2")
    assert GAME.position(state)["obstacles"] == {}


@pytest.mark.rule("WA-RULING-120")
def test_player_2_places_those_again_that_touch_one_of_player_1() -> None:
    state = hidden_placement(2, 3)
    red = int(str(GAME.position(state)["player_1"]))
    kinds = ("partial-cover", "full-cover", "spinning-blades", "pit")
    for row, kind in enumerate(kinds):
        play_for(state, red, f"obstacle {kind} 5,{1 + 2 * row}")
    for row, kind in enumerate(kinds):
        play_for(state, 1 - red, f"obstacle {kind} {6 if row == 0 else 8},{1 + 2 * row}")
    assert state.actors() == [1 - red]
    assert set(offered(state)) >= {"obstacle partial-cover 8,9"}
    assert all(text.startswith("obstacle partial-cover") for text in offered(state))
    play_for(state, 1 - red, "obstacle partial-cover 8,9")
    assert len(GAME.position(state)["obstacles"]) == 8  # type: ignore[arg-type]
    assert state.actors() == [0, 1]


@pytest.mark.rule("WA-RULING-116", "WA-RULING-120")
def test_what_found_no_field_stays_out_when_others_are_placed_again() -> None:
    """On six rows three obstacles leave Player 2 no field for the blades, though one of them has to move."""
    state = hidden_placement(2, 3, rows=6)
    red = int(str(GAME.position(state)["player_1"]))
    for text in ("full-cover 5,3", "pit 3,1", "spinning-blades 3,5", "partial-cover 5,6"):
        play_for(state, red, f"obstacle {text}")
    for text in ("pit 6,2", "full-cover 8,2", "partial-cover 7,5"):
        play_for(state, 1 - red, f"obstacle {text}")
    assert state.actors() == [1 - red]
    assert offered(state) == ["obstacle pit 6,1"]
    play_for(state, 1 - red, "obstacle pit 6,1")
    assert state.stack.kind() == frames.HIDDEN_TROUPES
    assert len(GAME.position(state)["obstacles"]) == 7  # type: ignore[arg-type]


@pytest.mark.rule("WA-RULING-120")
def test_gladiators_appear_when_all_are_placed() -> None:
    state = hidden_placement(4, 5)
    rng = Rng(1)
    while state.stack.kind() != frames.SILVESTREM:
        assert all(one["place"] is None for one in GAME.position(state)["gladiators"])  # type: ignore[attr-defined]
        seat = state.actors()[-1]
        choices = state.legal(seat)
        state.apply(seat, choices[rng.below(len(choices))])
    assert all(one["place"] is not None for one in GAME.position(state)["gladiators"])  # type: ignore[attr-defined]


def play_for(state: WildAssentState, seat: int, text: str) -> None:
    checked.play(GAME, state, seat, GAME.parse(state, seat, text))
