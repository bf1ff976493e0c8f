"""Rulings on movement, statuses, Silvestrem cards, the end and the order of texts: where one could trip."""

from typing import Any

import pytest

from tests.wild_assent.scenes import (
    GAME,
    KORALT,
    YERRA,
    at,
    duel,
    fact,
    offered,
    play,
    player,
    scene,
    whole,
)
from wildtable.engine.refusal import Refused
from wildtable.games.wild_assent.game import WildAssentState

# Movement.


@pytest.mark.rule("WA-MOVE-05", "WA-RULING-37", "WA-COVER-03")
def test_nobody_walks_through_others_or_full_cover() -> None:
    state = duel(
        at("horned-golem", "P1", "1,5 E"),
        at("gryphon", "P1", "2,5 E"),
        obstacles={"1,6": "full-cover", "1,4": "full-cover"},
        active="horned-golem",
    )
    assert set(offered(state)) == {f"move 1,5 {facing}" for facing in "NESW"}
    with pytest.raises(Refused, match="WA-MOVE-05"):
        play(state, "move 2,5 E")


@pytest.mark.rule("WA-PIT-01", "WA-PIT-02", "WA-RULING-43", "WA-RULING-44", "WA-RULING-50")
def test_a_pit_ends_the_activation_and_takes_the_next() -> None:
    state = duel(at("gryphon", "P1", "5,5 E"), obstacles={"6,5": "pit"}, active="gryphon")
    assert "move 7,5 E" in offered(state)  # round the Pit, not through it
    play(state, "move 6,5 E")
    assert set(offered(state)) == {
        f"climb {column},{row} E" for column in (5, 6, 7) for row in (4, 5, 6) if (column, row) != (6, 5)
    }
    with pytest.raises(Refused, match="WA-PIT-02"):
        play(state, "climb 9,9 E")
    play(state, "climb 7,6 E")
    assert fact(state, "place")["gryphon"] == "7,6 E"


@pytest.mark.rule("WA-RULING-42", "WA-KEY-23", "WA-RULING-143")
def test_a_step_into_a_pit_by_a_text_ends_the_activation_too() -> None:
    state = scene(
        [KORALT, YERRA],
        [at("koralt", "P1", "5,5 E"), at("yerra", "P2", "10,5 W"), at("gryphon", "P1", "1,1 N")],
        obstacles={"7,5": "pit"},
        active="koralt",
        acted=["yerra"],
    )
    play(state, "move 5,5 E", "use free spirit-step")
    elsewhere = state.clone()
    with pytest.raises(Refused, match="WA-KEY-23"):
        play(state, "go 9,5 W")
    play(state, "go 7,5 E")
    assert fact(state, "health")["koralt"] == whole("koralt") - 1
    assert "move 1,2 N" in offered(state)  # Koralt's activation is over; the Creature step has come
    play(elsewhere, "go 7,6 E")
    assert "attack yerra" in offered(elsewhere)


@pytest.mark.rule("WA-RULING-35")
def test_a_flyer_passes_over_a_pit() -> None:
    state = duel(at("phoenix", "P1", "5,5 E"), obstacles={"6,5": "pit"}, active="phoenix")
    texts = offered(state)
    assert "move 7,5 E" in texts
    assert "move 6,5 E" in texts


@pytest.mark.rule("WA-STATUS-02", "WA-STATUS-01")
def test_immobilize_takes_movement_but_not_the_action() -> None:
    state = duel(
        at("horned-golem", "P1", "5,5 E", statuses=["immobilize"]),
        at("gryphon", "P2", "6,5 W"),
        acted=["gryphon"],
        active="horned-golem",
    )
    assert offered(state) == ["end", "attack gryphon"]
    play(state, "end")
    assert fact(state, "statuses")["horned-golem"] == set()


@pytest.mark.rule("WA-STATUS-06", "WA-RULING-85")
def test_fatigue_leaves_a_speed_of_one() -> None:
    state = duel(at("horned-golem", "P1", "5,5 E", statuses=["fatigue"]), active="horned-golem")
    assert len(offered(state)) == 1 + 3 + 3
    state = duel(at("phoenix", "P1", "5,5 E", statuses=["fatigue"]), active="phoenix")
    assert "move 8,5 E" in offered(state)
    assert "move 9,5 E" not in offered(state)


# Statuses.


@pytest.mark.rule("WA-STATUS-04", "WA-RULING-86", "WA-RULING-136", "WA-WIN-01")
def test_bleed_hurts_at_the_beginning_and_may_lose_the_match() -> None:
    state = duel(at("gryphon", "P1", "5,5 E", statuses=["bleed"]), active="gryphon")
    assert fact(state, "health")["gryphon"] == 8
    state = duel(at("koralt", "P1", "5,5 E", statuses=["bleed"], health=1), active="koralt")
    assert fact(state, "winners") == {"P2"}
    assert fact(state, "ended_by") == "assent fell"


@pytest.mark.rule("WA-STATUS-08", "WA-RULING-81", "WA-RULING-82", "WA-RULING-103")
def test_stun_takes_the_activation_and_the_other_tokens() -> None:
    state = duel(
        at("horned-golem", "P1", "5,5 E", statuses=["stun", "fatigue", "bleed"]),
        at("phoenix", "P1", "5,7 E"),
        active="horned-golem",
    )
    assert fact(state, "health")["horned-golem"] == 16
    assert fact(state, "statuses")["horned-golem"] == {"bleed"}
    assert "move 5,8 E" in offered(state)  # the next one in the row


@pytest.mark.rule("WA-STATUS-03", "WA-RULING-80")
def test_a_second_immobilize_makes_a_stun() -> None:
    state = duel(
        at("wildsflower", "P1", "5,5 E"),
        at("horned-golem", "P2", "6,5 W", statuses=["immobilize"]),
        acted=["horned-golem"],
        active="wildsflower",
    )
    play(state, "move 5,5 E", "attack horned-golem", "1 special, 2 blank")
    assert fact(state, "statuses")["horned-golem"] == {"stun"}


@pytest.mark.rule("WA-STATUS-07", "WA-RULING-84")
def test_blind_takes_two_dice_in_the_own_activation() -> None:
    state = duel(
        at("wildsflower", "P1", "5,5 E", statuses=["blind"]),
        at("horned-golem", "P2", "6,5 W"),
        active="wildsflower",
    )
    play(state, "move 5,5 E", "attack horned-golem", "1 blank")
    assert "blind" not in fact(state, "statuses")["wildsflower"]


@pytest.mark.rule("WA-RULING-78")
def test_a_token_got_in_the_own_activation_stays_for_the_next() -> None:
    state = scene(
        [player("amalia", ["mirror-ward", "foresight"]), YERRA],
        [
            at("amalia", "P1", "5,5 E"),
            at("yerra", "P2", "10,10 S"),
            at("horned-golem", "P2", "6,5 W"),
        ],
        active="horned-golem",
    )
    play(state, "move 6,5 W", "attack amalia", "3 blank")
    assert fact(state, "statuses")["horned-golem"] == {"blind"}


# Silvestrem cards.


@pytest.mark.rule("WA-SILV-03", "WA-RULING-130", "WA-FACT-51")
def test_an_edict_changes_statistics_from_then_on() -> None:
    state = duel(
        at("gryphon", "P1", "5,5 E"),
        at("wildsflower", "P2", "6,5 W"),
        edicts=["iron-season", "keen-blades", "thin-air"],
        active="gryphon",
    )
    assert "move 9,5 E" not in offered(state)
    play(state, "move 5,5 E", "attack wildsflower", "4 success")
    assert fact(state, "health")["wildsflower"] == 6  # 1 and 4 against 1 and 1


def last_one(card: str, **more: Any) -> WildAssentState:
    """The last activation of a round in which a Demand lies there."""
    return duel(
        at("gryphon", "P1", "5,5 E"),
        at("wildsflower", "P2", "6,5 W"),
        options={"silvestrem": True},
        card=card,
        acted=["wildsflower"],
        active="gryphon",
        **more,
    )


@pytest.mark.rule("WA-SILV-04", "WA-SILV-05", "WA-RULING-127", "WA-RULING-128")
def test_a_demand_rewards_one_side_and_punishes_the_other() -> None:
    state = last_one("take-the-middle")
    play(state, "move 5,6 N", "move 5,6 N")
    # P1 has one in the middle, P2 has Wildsflower alone: both fail, and each has one Creature to hurt.
    assert fact(state, "health")["gryphon"] == 6
    assert fact(state, "health")["wildsflower"] == 6
    state = last_one("no-honor")
    play(state, "move 7,5 W", "attack wildsflower", "3 blank", "move 7,5 W", "end")
    assert fact(state, "statuses")["yerra"] == {"blind"}
    assert fact(state, "statuses")["koralt"] == set()


@pytest.mark.rule("WA-RULING-135", "WA-RULING-126")
def test_both_assents_falling_by_one_card_is_a_draw() -> None:
    state = duel(
        at("koralt", "P1", "1,1 N", health=1),
        at("yerra", "P2", "10,10 S", health=2),
        at("gryphon", "P1", "5,5 E"),
        options={"silvestrem": True},
        card="draw-blood",
        active="gryphon",
    )
    play(state, "move 5,5 E", "move 5,5 E")
    result = state.result()
    assert result is not None
    assert result.drawn
    assert result.reason == "both fell"


@pytest.mark.rule("WA-RULING-138")
def test_ten_quiet_rounds_are_a_stalemate() -> None:
    state = duel(at("gryphon", "P1", "5,5 E"), quiet=9, active="gryphon")
    play(state, "move 5,5 E", "move 5,5 E")
    assert fact(state, "ended_by") == "stalemate"


@pytest.mark.rule("WA-ROUND-08", "WA-ROUND-03", "WA-ROUND-04", "WA-RULING-102")
def test_the_first_side_changes_every_round() -> None:
    state = duel(round=0)
    nothing = ["5 blank", "reroll none"]
    play(state, "6 blank", "reroll none", *nothing)  # Koralt's dark tide gives a sixth die
    assert state.actors() == [0]
    play(state, "move 1,1 N", "end", "move 10,10 S", "end")
    assert fact(state, "round") == 2
    play(state, *nothing, "6 blank", "reroll none")
    assert state.actors() == [1]


# The end.


def idle_to_the_end_of_the_round(state: WildAssentState) -> None:
    """Nobody does more than it must."""
    before = fact(state, "round")
    while state.result() is None and fact(state, "round") == before:
        seat = int(state.turn())
        if seat < 0:
            state.resolve(state.chance()[0][0])
        else:
            state.apply(seat, GAME.at_table.idle(state, seat))


@pytest.mark.rule("WA-RULING-138", "WA-RULING-906")
@pytest.mark.parametrize(("last_fall", "ends"), [(0, True), (1, False)])
def test_three_hundred_rounds_without_a_fall_are_a_stalemate_though_blood_flows(
    last_fall: int, ends: bool
) -> None:
    bleeding = at("koralt", "P1", "1,1 N", statuses=["bleed"])
    state = duel(bleeding, active="koralt", round=300, last_fall=last_fall)
    idle_to_the_end_of_the_round(state)
    result = state.result()
    assert (result is not None and result.drawn and result.reason == "stalemate") == ends


@pytest.mark.rule("WA-WIN-04", "WA-RULING-906")
def test_a_position_that_says_nothing_of_the_last_fall_goes_on_in_a_late_round() -> None:
    bleeding = at("koralt", "P1", "1,1 N", statuses=["bleed"])
    state = duel(bleeding, active="koralt", round=400)
    idle_to_the_end_of_the_round(state)
    assert (state.result(), fact(state, "round")) == (None, 401)


@pytest.mark.rule("WA-RULING-184")
@pytest.mark.parametrize(("equipment", "lost"), [([], 1), (["stone-heart"], 3)])
def test_the_share_of_health_is_measured_by_the_health_at_the_start(equipment: list[str], lost: int) -> None:
    """Cards have lowered Koralt's maximum and raised Yerra's; a Stone Heart was there from the start."""
    left = whole("koralt") + 3 * len(equipment) - lost
    state = scene(
        [player("koralt", equipment=equipment), YERRA],
        [
            at("koralt", "P1", "1,1 N", health=left, most=left),
            at("yerra", "P2", "10,10 S", health=whole("yerra"), most=2 * whole("yerra")),
        ],
        {"round_limit": 5},
        active="yerra",
        round=5,
    )
    idle_to_the_end_of_the_round(state)
    assert fact(state, "winners") == {"P2"}


# The order of one's own texts.


@pytest.mark.rule("WA-RULING-51", "WA-RULING-901")
@pytest.mark.parametrize(("first", "bleeds"), [("the-binding", False), ("bell-of-calm", True)])
def test_whoever_owns_several_texts_chooses_which_acts_first(first: str, bleeds: bool) -> None:
    state = scene(
        [KORALT, player("yerra", ["the-binding", "mending"], ["bell-of-calm"])],
        [at("koralt", "P1", "1,1 N"), at("yerra", "P2", "10,10 S", statuses=["blind"])],
        active="yerra",
    )
    asked = [f"first yerra {skill}" for skill in ("the-binding", "bell-of-calm")]
    assert offered(state) == asked
    with pytest.raises(Refused, match="WA-RULING-51"):
        play(state, "first yerra mending")
    play(state, f"first yerra {first}", "yes")
    assert ("bleed" in fact(state, "statuses")["yerra"]) == bleeds


@pytest.mark.rule("WA-RULING-901")
def test_nobody_is_asked_where_the_order_makes_no_difference() -> None:
    """Hunting Drums only add to Speed, so they come first; then one text is left."""
    state = scene(
        [KORALT, player("yerra", ["the-binding", "mending"])],
        [at("koralt", "P1", "1,1 N"), at("yerra", "P2", "10,10 S")],
        active="yerra",
    )
    assert "move 10,10 S" in offered(state)
    assert "bleed" in fact(state, "statuses")["yerra"]
