"""What is told, and in which order."""

import pytest

from tests.wylde_hunt.helpers import EXAMPLE, events_of, facts_of, new_game, position, start
from wildtable.engine.event import Event

RIVER = {"Spring": "H3", "Summer": "G3", "Autumn": "A4", "Winter": "A3"}
HOME = {"Spring": "E5", "Summer": "E4", "Autumn": "D4", "Winter": "D5"}


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def told(events: list[Event], kind: str) -> list[object]:
    return [facts_of(event)["fae"] for event in events if event.kind == kind]


@pytest.mark.rule("WH-RULING-36", "WH-BANISH-04")
def test_banishments_are_told_seelie_first_then_by_kind() -> None:
    fae = dict.fromkeys(["U-Undine", "U-Gnome", "S-Salamander", "S-Gnome"], "D4")
    state = start(position("stone", "E4", {**fae, "S-Sylph": "D4", "U-Sylph": "A2"}))
    events = events_of(state, "stone F5")
    assert told(events, "banished") == ["S-Gnome", "S-Salamander", "U-Gnome", "U-Undine"]


@pytest.mark.rule("WH-ELIG-01", "WH-ELIG-02")
@pytest.mark.parametrize(
    ("fae", "side"),
    [
        ({"S-Sylph": "A1", "U-Gnome": "D1"}, "S"),
        ({"S-Gnome": "A1", "U-Sylph": "H8"}, "U"),
        ({"S-Sylph": "A1", "U-Sylph": "H8"}, "both"),
        ({"S-Gnome": "A1", "U-Gnome": "D1"}, None),
    ],
)
def test_a_phase_2_without_eligible_fae_is_told(fae: dict[str, str], side: str | None) -> None:
    """The Mortal walks to A4, River with the Autumn Stone."""
    events = events_of(start(position("stone", "B4", fae, EXAMPLE)), "stone G3")
    told_of = [event.public for event in events if event.kind == "none-eligible"]
    assert told_of == ([] if side is None else [{"side": side}])


@pytest.mark.rule("WH-RULING-36", "WH-RETURN-01")
def test_returns_are_told_seelie_first() -> None:
    fae = {"U-Sylph": "vanquished", "S-Sylph": "vanquished", "S-Gnome": "H4"}
    events = events_of(start(position("stone", "D5", fae, HOME)), "stone C4")
    assert told(events, "returned") == ["S-Sylph", "U-Sylph"]


@pytest.mark.rule("WH-RULING-36", "WH-CONTEST-05")
def test_losers_of_a_contest_are_told_by_kind() -> None:
    fae = {"S-Sylph": "E3", "S-Salamander": "E3", "U-Undine": "E6"}
    state = start(position("phase2", "B4", fae, EXAMPLE, controller="S"))
    events = events_of(state, "order first", "turn U-Undine E3")
    assert told(events, "vanquished") == ["S-Salamander", "S-Sylph"]
    assert kinds(events)[:5] == ["order-chosen", "moved", "contested", "vanquished", "vanquished"]


@pytest.mark.rule("WH-ROUND-02", "WH-STONE-02", "WH-MORTAL-01", "WH-RULING-36")
def test_phase_1_runs_in_its_order() -> None:
    fae = {"S-Salamander": "vanquished", "S-Gnome": "D5", "S-Sylph": "B2", "U-Undine": "D1"}
    events = events_of(start(position("stone", "D4", fae)), "stone F4")
    assert kinds(events) == ["stone-moved", "mortal-moved", "banished", "returned"]
    assert events[0].public == {"side": "U", "season": "Spring", "from": "D4", "to": "F4"}
    assert events[1].public == {"from": "D4", "to": "D5"}


@pytest.mark.rule("WH-ROUND-02", "WH-WIN-05", "WH-WIN-07")
def test_domination_is_told_after_the_returns_and_nothing_after_it() -> None:
    fae = {"S-Salamander": "vanquished", "U-Undine": "D5"}
    events = events_of(start(position("stone", "D4", fae)), "stone F4")
    assert kinds(events) == ["stone-moved", "mortal-moved", "banished", "returned", "game-over"]
    assert events[-1].public == {"winner": "S", "reason": "domination"}


@pytest.mark.rule("WH-ROUND-03", "WH-WIN-01", "WH-ROUND-01", "WH-DESTINY-01")
def test_phase_2_ends_and_the_next_round_begins_with_destiny() -> None:
    fae = {"S-Salamander": "E3", "U-Undine": "E8"}
    state = start(position("phase2", "B4", fae, EXAMPLE, controller="U"))
    events = events_of(state, "hold S-Salamander E3")
    assert kinds(events) == ["held", "round-began", "destiny-settled"]
    assert events[1].public == {"round": 6}
    assert events[2].public == {"side": "U", "how": "farther"}


@pytest.mark.rule("WH-DESTINY-04")
def test_a_tie_of_destiny_is_told() -> None:
    fae = {"S-Salamander": "E3", "U-Undine": "E5"}
    state = start(position("phase2", "B4", fae, EXAMPLE, controller="U"))
    assert events_of(state, "hold S-Salamander E3")[-1].public == {"side": "S", "how": "tie"}


@pytest.mark.rule("WH-WIN-07", "WH-WIN-01")
def test_ensnaring_ends_the_events() -> None:
    state = start(position("phase2", "A4", {"U-Undine": "E4", "U-Gnome": "A6", "S-Sylph": "F7"}, RIVER))
    events = events_of(state, "turn U-Undine A4", "turn U-Gnome A4")
    assert kinds(events) == ["moved", "moved", "game-over"]
    assert events[-1].public == {
        "winner": "U",
        "reason": "ensnare",
        "square": "A4",
        "fae": ["U-Gnome", "U-Undine"],
    }


@pytest.mark.rule("WH-RULING-15", "WH-BANISH-02")
def test_a_banished_mover_has_no_contest() -> None:
    fae = {"S-Gnome": "A4", "U-Undine": "A4", "U-Sylph": "E4"}
    state = start(position("phase2", "A4", fae, RIVER, controller="S"))
    assert kinds(events_of(state, "order first", "turn U-Sylph A4")) == ["order-chosen", "moved", "banished"]


@pytest.mark.rule("WH-CONTEST-04")
def test_a_draw_is_told_without_a_loser() -> None:
    fae = {"S-Salamander": "E3", "U-Sylph": "C1"}
    state = start(position("phase2", "B4", fae, EXAMPLE, controller="U"))
    contested = events_of(state, "turn S-Salamander C1")[1]
    assert (contested.kind, contested.public) == (
        "contested",
        {"square": "C1", "loser": "none", "by": "none", "ground": "River", "season": "Autumn"},
    )


@pytest.mark.rule("WH-RULING-17")
def test_strict_lift_banishes_before_the_mortal_goes() -> None:
    state = start(position("stone", "A4", {"S-Gnome": "A4", "U-Undine": "E7"}, RIVER), strict_lift=True)
    events = events_of(state, "stone G4")
    happened = kinds(events)
    assert happened.index("banished") < happened.index("mortal-moved")
    banished = events[happened.index("banished")]
    assert banished.public == {"fae": "S-Gnome", "square": "A4", "ground": "River"}  # its stone is gone


@pytest.mark.rule("WH-BANISH-01", "WH-BANISH-04")
def test_a_banishment_names_the_colours_that_would_have_saved() -> None:
    fae = {"U-Gnome": "D5", "S-Sylph": "B2", "U-Undine": "D1"}
    banished = events_of(start(position("stone", "D4", fae)), "stone F4")[2]
    assert (banished.kind, banished.public) == (
        "banished",
        {"fae": "U-Gnome", "square": "D5", "ground": "Plains", "season": "Summer"},
    )


@pytest.mark.rule("WH-CONTEST-02", "WH-CONTEST-03")
@pytest.mark.parametrize(
    ("enemy", "reason"),
    [
        ("U-Gnome", {"by": "ground", "ground": "Forest"}),
        ("U-Undine", {"by": "season", "ground": "Forest", "season": "Winter"}),
    ],
)
def test_a_contest_names_what_decided_it(enemy: str, reason: dict[str, str]) -> None:
    fae = {"S-Sylph": "E3", enemy: "E6"}
    state = start(position("phase2", "B4", fae, EXAMPLE, controller="S"))
    contested = events_of(state, f"turn {enemy} E3")[1]
    assert contested.public == {"square": "E3", "loser": "S", **reason}


@pytest.mark.rule("WH-RULING-19", "WH-RULING-902")
def test_contest_on_return_follows_all_returns() -> None:
    fae = {"S-Sylph": "vanquished", "U-Sylph": "vanquished", "U-Gnome": "A1", "S-Gnome": "H7"}
    state = start(position("stone", "D5", fae, HOME), contest_on_return=True)
    happened = kinds(events_of(state, "stone C4"))
    assert happened[2:6] == ["returned", "returned", "contested", "vanquished"]


@pytest.mark.rule("WH-RULING-902", "WH-CONTEST-01")
@pytest.mark.parametrize("friend", ["banished", "A1"])
def test_a_return_without_an_enemy_in_the_corner_is_no_contest(friend: str) -> None:
    fae = {"S-Sylph": "vanquished", "S-Gnome": friend, "U-Gnome": "H7"}
    state = start(position("stone", "D5", fae, HOME), contest_on_return=True)
    happened = kinds(events_of(state, "stone C4"))
    assert "returned" in happened
    assert "contested" not in happened


@pytest.mark.rule("WH-SETUP-02", "WH-SETUP-05", "WH-SETUP-07")
def test_set_up_is_told() -> None:
    events = events_of(new_game(), "setup 2", "mortal E5", "order second")
    assert [event.seen_by(None) for event in events] == [
        {"event": "setup-chosen", "setup": 2},
        {"event": "mortal-placed", "to": "E5"},
        {"event": "order-chosen", "side": "S", "place": "second"},
    ]


def test_a_clone_tells_nothing() -> None:
    state = new_game()
    told_here: list[Event] = []
    state.events = told_here
    events_of(state.clone(), "setup 1")
    assert told_here == []
