"""Set-up from an empty table to the first turn, with every chance outcome chosen by hand."""

import pytest

from tests.wildlands.scenes import GAME, events_of, offered, play
from tests.wildlands.table import deal_and_assign, fact, offered_to, refused, seen
from wildtable.engine.event import seen_events
from wildtable.engine.refusal import WildtableError
from wildtable.engine.rng import Rng
from wildtable.games.wildlands import frames
from wildtable.games.wildlands.content.factions import load_factions
from wildtable.games.wildlands.game import WildlandsState

RECEIVES_FROM = {2: [1, 0], 3: [1, 2, 0], 4: [1, 2, 3, 0]}  # each gets what the left neighbour left over


def draw_hands(state: WildlandsState) -> list[int]:
    """Draw all first hands, always the first outcome; who drew, card by card."""
    order = []
    while state.chance():
        order.append(int(frames.drawer(state)))
        state.resolve(state.chance()[0][0])
    return order


@pytest.mark.rule("WL-RULING-01")
def test_two_three_or_four_play() -> None:
    assert GAME.seat_counts == (2, 3, 4)
    for seats in (1, 5):
        with pytest.raises(WildtableError):
            GAME.new(seats)
    assert [GAME.seats_of(GAME.new(seats)) for seats in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.rule("WL-SETUP-02", "WL-RULING-02")
def test_free_picking_is_everybodys_choice_and_no_chance() -> None:
    state = GAME.new(3)
    assert state.actors() == [0, 1, 2]
    assert state.chance() == []
    play(state, "P3 faction guild")
    assert state.actors() == [0, 1]
    assert offered_to(state, 0) == {"faction gnomads", "faction lawbringers", "faction pit_fighters"}
    assert offered_to(state, 2) == set()
    assert refused(state, "P3 faction gnomads") == "WL-SETUP-02"


@pytest.mark.rule("WL-RULING-02")
def test_drafting_is_no_chance_either() -> None:
    state = GAME.new(2, {"faction_pick": "draft"})
    assert (state.actors(), state.chance()) == ([0], [])


@pytest.mark.rule("WL-RULING-02")
def test_factions_by_lot_are_equally_likely_and_never_twice() -> None:
    state = GAME.new(4, {"faction_pick": "random"})
    assert state.actors() == []
    for left in (4, 3, 2, 1):
        assert [weight for _, weight in state.chance()] == [1] * left
        state.resolve(state.chance()[-1][0])
    assert GAME.step(state) == "deal"
    assert sorted(state.faction) == [0, 1, 2, 3]


@pytest.mark.rule("WL-SETUP-02", "WL-SETUP-03")
def test_named_factions_are_taken_seat_by_seat() -> None:
    state = GAME.new(3, {"factions": "pit_fighters,guild,gnomads"})
    assert [player["faction"] for player in seen(state, None)["players"]] == [
        "pit_fighters",
        "guild",
        "gnomads",
    ]
    partly = GAME.new(3, {"factions": "pit_fighters,pick,guild"})
    assert partly.actors() == [1]
    assert offered_to(partly, 1) == {"faction gnomads", "faction lawbringers"}


@pytest.mark.rule("WL-SETUP-03", "WL-SETUP-05", "WL-CARD-14")
def test_everybody_owns_the_thirty_cards_of_the_own_faction() -> None:
    state = deal_and_assign(4)
    for seat, name in enumerate(("guild", "gnomads", "lawbringers", "pit_fighters")):
        cards = load_factions()[name].cards
        assert [state.cards(seat).text(n) for n in range(30)] == [cards.text(n) for n in range(30)]
        assert int(state.deck[seat]).bit_count() == 30
        assert int(state.discard[seat]) == 0


@pytest.mark.rule("WL-SETUP-05")
def test_every_card_of_the_deck_is_equally_likely() -> None:
    state = deal_and_assign(2)
    weights = {GAME.format_outcome(state, outcome): weight for outcome, weight in state.chance()}
    assert sum(weights.values()) == 30
    assert weights["draw wild"] == 6
    play(state, "draw wild")
    left = {GAME.format_outcome(state, outcome): weight for outcome, weight in state.chance()}
    assert left == {**weights, "draw wild": 5}


@pytest.mark.rule("WL-SETUP-06", "WL-SETUP-13")
@pytest.mark.parametrize(("seats", "unused"), [(2, 22), (3, 12), (4, 2)])
def test_ten_of_42_map_cards_each(seats: int, unused: int) -> None:
    factions = ["guild", "gnomads", "lawbringers", "pit_fighters"][:seats]
    state = GAME.new(seats, {"factions": ",".join(factions)})
    for dealt in range(10 * seats):
        assert [weight for _, weight in state.chance()] == [1] * (42 - dealt)
        state.resolve(state.chance()[-1][0])
    assert GAME.step(state) == "assign"
    assert state.actors() == list(range(seats))
    assert int(state.undealt).bit_count() == unused
    assert [int(cards).bit_count() for cards in state.dealt] == [10] * seats


@pytest.mark.rule("WL-SETUP-08", "WL-SETUP-07")
def test_map_cards_are_seen_by_their_owner_only() -> None:
    state = GAME.new(3, {"factions": "guild,gnomads,lawbringers"})
    play(state, *(f"deal {number}" for number in range(1, 31)), "P1 assign 1 3")
    mine, other, nobody = (seen(state, seat)["players"][0] for seat in (0, 1, None))
    assert mine["dealt"] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert mine["characters"]["1"] == "hidden 3"
    for view in (other, nobody):
        assert "dealt" not in view
        assert view["characters"] == {str(slot): "hidden" for slot in range(1, 6)}
    assert other == nobody


@pytest.mark.rule("WL-SETUP-08")
def test_the_owner_may_look_at_any_time_until_the_reveal() -> None:
    state = deal_and_assign(2)
    draw_hands(state)
    play(state, "P2 reveal 1")
    assert seen(state, 0)["players"][0]["characters"] == {str(n): f"hidden {n}" for n in range(1, 6)}
    assert seen(state, 1)["players"][0]["characters"] == {str(n): "hidden" for n in range(1, 6)}
    assert seen(state, 0)["players"][1]["characters"]["1"] == 11


@pytest.mark.rule("WL-SETUP-07", "WL-SETUP-08", "WL-RULING-05")
def test_assigning_and_reopening_tell_others_nothing() -> None:
    state = GAME.new(2, {"factions": "guild,gnomads"})
    play(state, *(f"deal {number}" for number in range(1, 21)))
    texts = [*(f"P1 assign {slot} {slot}" for slot in range(1, 6)), "P1 reopen", "P1 assign 1 9"]
    told = events_of(state, *texts)
    assert seen_events(told, 1) == []
    assert seen_events(told, None) == []
    assert [event["event"] for event in seen_events(told, 0)] == ["assigned"] * 5 + ["reopened", "assigned"]


@pytest.mark.rule("WL-RULING-05")
def test_reopening_takes_all_own_cards_back_and_only_the_own() -> None:
    state = GAME.new(3, {"factions": "guild,gnomads,lawbringers"})
    play(state, *(f"deal {number}" for number in range(1, 31)))
    play(state, *(f"P1 assign {slot} {slot}" for slot in range(1, 6)))
    play(state, *(f"P2 assign {slot} {10 + slot}" for slot in range(1, 6)))
    assert offered_to(state, 0) == {"reopen"}
    assert state.actors() == [2]
    play(state, "P1 reopen")
    assert offered_to(state, 0) == {f"assign 1 {number}" for number in range(1, 11)}
    assert seen(state, 1)["players"][1]["characters"]["5"] == "hidden 15"
    play(state, *(f"P1 assign {slot} {11 - slot}" for slot in range(1, 6)))
    play(state, *(f"P3 assign {slot} {20 + slot}" for slot in range(1, 6)))
    assert fact(state, "shards") == {
        "P1": [16, 17, 18, 19, 20],
        "P2": [26, 27, 28, 29, 30],
        "P3": [1, 2, 3, 4, 5],
    }


@pytest.mark.rule("WL-RULING-05")
def test_the_last_one_to_assign_locks_everything() -> None:
    state = deal_and_assign(3)
    assert GAME.step(state) == "draw"
    for seat in (0, 1, 2):
        assert offered_to(state, seat) == set()
        assert refused(state, f"P{seat + 1} reopen") is not None


@pytest.mark.rule("WL-SETUP-09", "WL-SETUP-10", "WL-RULING-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_left_goes_to_the_right(seats: int) -> None:
    state = deal_and_assign(seats)
    for receiver, giver in enumerate(RECEIVES_FROM[seats]):
        expected = [10 * giver + number for number in range(6, 11)]
        assert fact(state, "shards")[f"P{receiver + 1}"] == expected


@pytest.mark.rule("WL-SETUP-09")
def test_all_pass_at_the_same_time() -> None:
    """Before the very last assignment no shard lies anywhere; with it all lie there."""
    state = GAME.new(2, {"factions": "guild,gnomads"})
    play(state, *(f"deal {number}" for number in range(1, 21)))
    play(state, *(f"P1 assign {slot} {slot}" for slot in range(1, 6)))
    play(state, *(f"P2 assign {slot} {10 + slot}" for slot in range(1, 5)))
    assert fact(state, "shards") == {"P1": [], "P2": []}
    told = events_of(state, "P2 assign 5 20")
    placed = [event for event in seen_events(told, None) if event["event"] == "shards-placed"]
    assert [(event["seat"], event["spaces"]) for event in placed] == [
        ("P2", [6, 7, 8, 9, 10]),
        ("P1", [15, 16, 17, 18, 19]),
    ]


@pytest.mark.rule("WL-SETUP-10", "WL-RULING-04")
def test_used_map_cards_are_known_and_undealt_ones_are_not() -> None:
    """The shards' cards have left the game in the open; start spaces and undealt cards stay secret."""
    state = deal_and_assign(2)
    draw_hands(state)
    for seat in (0, 1, None):
        assert seen(state, seat)["known"] == [6, 7, 8, 9, 10, 16, 17, 18, 19, 20]
        assert "undealt" not in seen(state, seat)
        assert not any("dealt" in player for player in seen(state, seat)["players"])


@pytest.mark.rule("WL-SETUP-11", "WL-HAND-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seven_cards_each_after_the_shards(seats: int) -> None:
    state = deal_and_assign(seats)
    assert fact(state, "hand_size") == {f"P{seat + 1}": 0 for seat in range(seats)}
    assert sum(len(spaces) for spaces in fact(state, "shards").values()) == 5 * seats
    assert draw_hands(state) == [seat for seat in range(seats) for _ in range(7)]
    assert fact(state, "hand_size") == {f"P{seat + 1}": 7 for seat in range(seats)}
    assert fact(state, "deck_size") == {f"P{seat + 1}": 23 for seat in range(seats)}


@pytest.mark.rule("WL-SETUP-11", "WL-HAND-01")
def test_first_hands_are_secret() -> None:
    state = deal_and_assign(2)
    told = events_of(state, "draw wild")
    assert seen_events(told, 0) == [{"event": "drew", "seat": "P1", "card": "wild"}]
    assert seen_events(told, 1) == [{"event": "drew", "seat": "P1"}]
    assert "hand" not in seen(state, 1)["players"][0]
    assert seen(state, 1)["players"][0]["hand_size"] == 1


@pytest.mark.rule("WL-SETUP-12", "WL-TURN-02")
@pytest.mark.parametrize(("seats", "first"), [(2, "P2"), (3, "P3"), (4, "P4")])
def test_the_lowest_shard_begins(seats: int, first: str) -> None:
    """Seat 1 left 6 to 10 over, so its right neighbour, the last seat, has the shard on 6."""
    state = deal_and_assign(seats)
    draw_hands(state)
    assert (fact(state, "active"), fact(state, "acting"), GAME.step(state)) == (first, first, "reveal")
    assert offered(state) == {f"reveal {slot}" for slot in range(1, 6)}


@pytest.mark.rule("WL-SETUP-12")
def test_start_spaces_do_not_count_for_the_first_turn() -> None:
    """P2's shard on 10 beats all of P1's, whose lowest is 11, though P2 starts somebody on 1."""
    state = GAME.new(2, {"factions": "guild,gnomads"})
    play(state, *(f"deal {n}" for n in (20, 21, 22, 23, 24, 10, 25, 26, 27, 28)))
    play(state, *(f"deal {n}" for n in (1, 2, 3, 4, 5, 11, 12, 13, 14, 15)))
    play(state, *(f"P1 assign {slot} {19 + slot}" for slot in range(1, 6)))
    play(state, *(f"P2 assign {slot} {slot}" for slot in range(1, 6)))
    draw_hands(state)
    assert fact(state, "shards") == {"P1": [11, 12, 13, 14, 15], "P2": [10, 25, 26, 27, 28]}
    assert fact(state, "active") == "P2"


@pytest.mark.rule("WL-SETUP-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ten_different_spaces_each(seats: int) -> None:
    state = deal_and_assign(seats)
    starts = [int(state.start[character]) + 1 for character in range(5 * seats)]
    shards = [space for spaces in fact(state, "shards").values() for space in spaces]
    assert len(set(starts) | set(shards)) == 10 * seats


@pytest.mark.rule("WL-SETUP-04", "WL-CARD-14", "WL-CARD-01")
def test_all_characters_start_unhurt_off_the_board_and_factions_are_open() -> None:
    state = deal_and_assign(2)
    for seat in (0, 1, None):
        players = seen(state, seat)["players"]
        assert [player["faction"] for player in players] == ["guild", "gnomads"]
        for player in players:
            assert all(str(where).startswith("hidden") for where in player["characters"].values())
            assert player["points"] == 0
    assert list(state.damage) == [0] * 10


@pytest.mark.rule("WL-SETUP-01")
@pytest.mark.parametrize(("side", "climbs"), [("dungeon", False), ("ruins", True)])
def test_the_side_counts_for_the_whole_game(side: str, climbs: bool) -> None:
    state = deal_and_assign(2, map=side)
    draw_hands(state)
    assert seen(state, None)["map"] == side
    assert (int(state.board.high) != 0) is climbs


@pytest.mark.rule("WL-SETUP-07", "WL-SETUP-08")
@pytest.mark.parametrize("dealt", [-1, 0, 5, 10, 15, 20])
def test_an_imagined_set_up_has_nothing_assigned_yet(dealt: int) -> None:
    """From the pick of a faction (-1) to the last map card a view tells of no assignment."""
    state = GAME.new(2)
    play(state, "P1 faction guild")
    if dealt >= 0:
        play(state, "P2 faction gnomads", *(f"deal {number}" for number in range(1, dealt + 1)))
    for seat in (0, 1, None):
        drawn = GAME.imagine(state.view(seat), Rng(1))
        assert drawn.view(seat) == state.view(seat)
        assert list(drawn.start) == [-1] * 10
