"""The table options of Wildlands: their values and defaults, and that nobody invents one."""

from itertools import product
from typing import Any

import pytest

from tests.wildlands.scenes import GAME, events_of, play, start
from tests.wildlands.table import deal_and_assign, own, player, refused
from wildtable.engine.record import new_record, read_record
from wildtable.engine.refusal import BadOption
from wildtable.engine.replay import start_of

SCHEMA = {
    "map": ("WL-SETUP-01", "dungeon", {"dungeon", "ruins"}),
    "faction_pick": ("WL-RULING-02", "free", {"free", "random", "draft"}),
    "reshuffle": ("WL-RULING-10", "immediate", {"immediate", "on_demand"}),
    "open_discards": ("WL-RULING-12", True, {True, False}),
    "interrupt_window_seconds": ("WL-RULING-68", 10, {10, 5, 20, 0}),
    "auto_pass_without_wild": ("WL-RULING-68", False, {False, True}),
}


@pytest.mark.rule("WL-SETUP-01", "WL-RULING-02", "WL-RULING-10", "WL-RULING-12", "WL-RULING-68")
def test_the_options_of_set_up_cards_and_interrupts() -> None:
    found = {o.name: (o.rule, o.default, set(o.values)) for o in GAME.options if o.name in SCHEMA}
    assert found == SCHEMA


@pytest.mark.rule("WL-RULING-68")
def test_the_time_of_a_window_is_the_tables_business() -> None:
    scopes = {o.name: o.scope for o in GAME.options}
    assert scopes["interrupt_window_seconds"] == "table"
    assert scopes["auto_pass_without_wild"] != "table"
    state = deal_and_assign(2, interrupt_window_seconds=0)
    assert state.fingerprint() == deal_and_assign(2).fingerprint()


@pytest.mark.rule("WL-SETUP-02")
def test_every_order_of_factions_can_be_named_and_none_with_a_repetition() -> None:
    names = ("guild", "gnomads", "lawbringers", "pit_fighters")
    for seats in (2, 3, 4):
        for order in product(names, repeat=seats):
            options = {"factions": ",".join(order)}
            if len(set(order)) == seats:
                players: Any = GAME.new(seats, options).view(None)["players"]
                assert [player["faction"] for player in players] == list(order)
            else:
                with pytest.raises(BadOption, match="twice"):
                    GAME.new(seats, options)


@pytest.mark.parametrize(
    ("seats", "stored", "meant"),
    [
        (3, "pit_fighters,guild", "pit_fighters,guild,pick"),
        (2, "gnomads,guild,lawbringers", "gnomads,guild"),
        (2, "pick", "pick"),
    ],
)
def test_a_record_that_named_too_few_or_too_many_factions_still_begins_as_it_did(
    seats: int, stored: str, meant: str
) -> None:
    record = new_record(GAME, GAME.new(seats), ["Ada", "Ben", "Cleo"][:seats])
    record.options["factions"] = stored
    begun = start_of(GAME, read_record(record.text()))
    assert begun.fingerprint() == GAME.new(seats, {"factions": meant}).fingerprint()


@pytest.mark.rule("WL-RULING-03")
@pytest.mark.parametrize("name", ["pass_left", "passing", "direction"])
def test_there_is_no_option_for_the_direction_of_passing(name: str) -> None:
    with pytest.raises(BadOption):
        GAME.new(options={name: "left"})


@pytest.mark.parametrize(
    "options",
    [{"map": "castle"}, {"factions": "guild,guild"}, {"faction_pick": "auction"}, {"reshuffle": "never"}],
)
def test_unknown_values_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        GAME.new(options=options)


@pytest.mark.rule("WL-RULING-22", "WL-RULING-81")
def test_no_way_back_is_an_action() -> None:
    """What was played, revealed or declared is not on offer to be undone, to nobody."""
    state = start(
        player(own("1", "1"), {1: 1, 2: "hidden 9"}, ["1", "1"]), player("guild", {1: 40}, ["wild"])
    )
    play(state, "move 1 4 | 1")
    assert refused(state, "P1 reopen") == "WL-RULING-05"
    play(state, "pass", "reveal 2", "end")
    assert refused(state, "P1 reopen") == "WL-RULING-05"
    assert {refused(state, f"P1 {text}") for text in ("end", "move 1 1 | 1")} == {"WL-TURN-07"}


@pytest.mark.rule("WL-RULING-81")
def test_what_was_learned_is_a_barrier_to_taking_back() -> None:
    """Cards dealt or drawn, shards placed and characters revealed are marked as such."""
    state = GAME.new(2, {"factions": "guild,gnomads"})
    told = events_of(state, *(f"deal {number}" for number in range(1, 21)))
    told += events_of(state, *(f"P1 assign {slot} {slot}" for slot in range(1, 6)))
    told += events_of(state, *(f"P2 assign {slot} {10 + slot}" for slot in range(1, 6)))
    told += events_of(state, *["draw wild"] * 6)
    turn = start(player(own("1"), {1: "hidden 1"}), player("guild", {1: 40}), at="reveal")
    told += events_of(turn, "reveal 1")
    marked = {event.kind: event.barrier for event in told}
    assert marked == {
        "map-card-dealt": True,
        "assigned": False,
        "shards-placed": True,
        "drew": True,
        "revealed": True,
    }
