"""Rules and rulings over which a player could trip."""

from typing import Any

import pytest

from tests.wild_assent.scenes import GAME, at, fact, offered, play, player, scene, whole
from wildtable.engine.refusal import Refused
from wildtable.games.wild_assent.game import WildAssentState

KORALT = player("koralt")
GURANTEV = player("gurantev")
YERRA = player("yerra", ["blood-rite", "mending"])


def duel(
    *gladiators: dict[str, Any],
    players: list[dict[str, Any]] | None = None,
    options: dict[str, object] | None = None,
    **more: Any,
) -> WildAssentState:
    """Koralt and Yerra stand far off; what matters happens among the others."""
    names = [one["name"] for one in gladiators]
    far = [at("koralt", "P1", "1,1 N"), at("yerra", "P2", "10,10 S")]
    return scene(
        players or [KORALT, YERRA],
        [*(one for one in far if players is None and one["name"] not in names), *gladiators],
        options,
        **more,
    )


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


# Attacks.


@pytest.mark.rule("WA-BACK-01", "WA-RULING-27", "WA-RULING-29")
def test_two_more_from_behind() -> None:
    for facing, health in (("E", 6), ("N", 8), ("W", 8)):
        state = duel(at("gryphon", "P1", "5,5 E"), at("wildsflower", "P2", f"6,5 {facing}"), active="gryphon")
        play(state, "move 5,5 E", "attack wildsflower", "1 success, 2 blank")
        assert fact(state, "health")["wildsflower"] == health


@pytest.mark.rule("WA-COVER-01", "WA-RULING-32")
def test_partial_cover_helps_whoever_stands_beside_it() -> None:
    state = duel(
        at("gryphon", "P1", "5,5 E"),
        at("wildsflower", "P2", "6,5 W"),
        obstacles={"7,6": "partial-cover"},
        active="gryphon",
    )
    play(state, "move 5,5 E", "attack wildsflower", "1 success, 2 blank")
    assert fact(state, "health")["wildsflower"] == 9


@pytest.mark.rule("WA-LOS-05", "WA-LOS-03")
def test_allies_and_those_outside_the_arc_are_no_targets() -> None:
    state = duel(
        at("gryphon", "P1", "5,5 E"),
        at("phoenix", "P1", "6,5 W"),
        at("wildsflower", "P2", "5,6 W"),
        at("lava-fiend", "P2", "6,6 W"),
        active="gryphon",
    )
    play(state, "move 5,5 E")
    with pytest.raises(Refused, match="WA-LOS-05"):
        play(state, "attack phoenix")
    with pytest.raises(Refused, match="WA-LOS-03"):
        play(state, "attack wildsflower")
    assert "attack lava-fiend" in offered(state)


@pytest.mark.rule("WA-MOM-04", "WA-MOM-05", "WA-MOM-06", "WA-RULING-56")
def test_momentum_dice_count() -> None:
    state = duel(
        at("horned-golem", "P1", "5,5 E", dice=["damage", "speed"]),
        at("wildsflower", "P2", "6,5 W", dice=["defense"]),
        acted=["wildsflower"],
        active="horned-golem",
    )
    assert "move 1,5 E" not in offered(state)
    assert "move 5,9 E" in offered(state)
    play(state, "move 5,5 E", "attack wildsflower", "3 blank")
    assert fact(state, "health")["wildsflower"] == 7  # 3 and 1 against 1 and 1


@pytest.mark.rule("WA-KEY-26", "WA-RULING-90", "WA-RULING-91")
def test_thorns_strike_back_but_not_behind_nor_at_a_retaliate() -> None:
    state = duel(
        at("wildswood-sentinel", "P1", "5,5 E"),
        at("gurantev", "P2", "6,5 W"),
        at("koralt", "P1", "1,1 N"),
        players=[KORALT, player("gurantev", ["riposte", "war-horn"])],
        active="wildswood-sentinel",
    )
    play(state, "move 5,5 E", "attack gurantev", "4 blank")
    assert GAME.step(state) == "dice"  # Gurantev strikes back
    play(state, "1 success, 2 blank")
    assert fact(state, "health")["wildswood-sentinel"] == 15
    assert len([frame for frame in state.stack.frames() if frame[0] == 13]) == 0
    behind = duel(at("gryphon", "P1", "5,5 E"), at("wildswood-sentinel", "P2", "6,5 E"), active="gryphon")
    play(behind, "move 5,5 E", "attack wildswood-sentinel", "3 blank")
    assert GAME.step(behind) == "activation"  # Agile: the second activation


@pytest.mark.rule("WA-RULING-70", "WA-RULING-156", "WA-RULING-163", "WA-TOKEN-01")
def test_a_feather_is_spent_to_ignore_an_attack() -> None:
    players = [KORALT, player("yerra", ["blood-rite", "mending"], ["raven-feather"])]
    state = scene(
        players,
        [at("koralt", "P1", "1,1 N"), at("gryphon", "P1", "5,5 E"), at("yerra", "P2", "6,5 W")],
        active="gryphon",
    )
    play(state, "move 5,5 E", "attack yerra")
    assert state.actors() == [1]
    play(state, "yes")
    assert GAME.step(state) == "activation"  # nothing was rolled
    play(state, "move 5,5 E", "attack yerra")
    assert GAME.step(state) == "dice"


@pytest.mark.rule("WA-KEY-22", "WA-RULING-41", "WA-RULING-172")
def test_dodge_needs_a_defense_and_lets_her_move() -> None:
    players = [KORALT, player("yerra", ["dodge", "mending"])]
    troupes = [at("koralt", "P1", "1,1 N"), at("lava-fiend", "P1", "5,5 E"), at("yerra", "P2", "6,5 W")]
    state = scene(players, troupes, active="lava-fiend")
    play(state, "move 5,5 E", "attack yerra", "yes")
    failed = state.clone()
    play(state, "1 defense, 1 blank", "yes", "go 6,7 W")
    assert fact(state, "health")["yerra"] == whole("yerra")
    assert fact(state, "place")["yerra"] == "6,7 W"
    play(failed, "2 blank", "3 success")
    assert fact(failed, "health")["yerra"] == whole("yerra") - 4


@pytest.mark.rule("WA-KEY-04", "WA-RULING-142", "WA-KEY-24", "WA-RULING-58", "WA-RULING-28")
def test_distant_doom_reaches_everybody_and_nothing_interferes() -> None:
    state = scene(
        [
            player("amalia", ["distant-doom", "foresight"]),
            player("yerra", ["dodge", "mending"], ["raven-feather"]),
        ],
        [at("amalia", "P1", "1,1 W"), at("yerra", "P2", "10,10 E")],
        obstacles={"5,5": "full-cover"},
        active="amalia",
    )
    play(state, "move 1,1 W", "attack distant-doom yerra", "3 success")
    assert fact(state, "health")["yerra"] == whole("yerra") - 3


@pytest.mark.rule("WA-KEY-17", "WA-RULING-65", "WA-RULING-171")
def test_life_steal_heals_for_health_really_lost() -> None:
    state = duel(
        at("daemonretch", "P1", "5,5 E", health=3),
        at("exalted-effigy", "P2", "7,5 W", health=2),
        active="daemonretch",
    )
    play(state, "go 4,4 N", "end", "move 5,5 E", "attack exalted-effigy", "2 success, 1 special")
    assert fact(state, "health")["daemonretch"] == 5


@pytest.mark.rule("WA-SKILL-04", "WA-RULING-52")
def test_reaper_counts_each_special() -> None:
    state = scene(
        [player("koralt", ["reaper", "dark-tide"]), YERRA],
        [at("koralt", "P1", "5,5 E"), at("yerra", "P2", "8,5 W")],
        active="koralt",
    )
    play(state, "move 5,5 E", "attack yerra", "2 special, 1 blank")
    # 2 and 2 Specials and 2 more against a magical defense of 1; the default Skill fatigues
    assert fact(state, "health")["yerra"] == whole("yerra") - 5


@pytest.mark.rule("WA-KEY-14", "WA-RULING-92", "WA-KEY-02")
def test_beckon_lets_a_creature_attack() -> None:
    state = scene(
        [player("koralt", ["beckon", "dark-tide"]), YERRA],
        [
            at("koralt", "P1", "2,5 E"),
            at("yerra", "P2", "10,10 S"),
            at("gryphon", "P1", "5,5 E"),
            at("wildsflower", "P2", "6,5 W"),
            at("lava-fiend", "P2", "6,6 W"),
        ],
        active="koralt",
    )
    play(state, "move 2,5 E", "use beckon", "target lava-fiend", "3 success")
    assert fact(state, "health")["lava-fiend"] == 8


@pytest.mark.rule("WA-KEY-13", "WA-RULING-94", "WA-KEY-12", "WA-RULING-40", "WA-RULING-161")
def test_a_war_horn_gives_an_activation_and_movement_is_over() -> None:
    state = scene(
        [GURANTEV, YERRA],
        [
            at("gurantev", "P1", "2,5 E"),
            at("yerra", "P2", "10,10 S"),
            at("gryphon", "P1", "5,5 E"),
        ],
        active="gurantev",
    )
    play(state, "move 2,5 E", "use free war-horn", "move 6,5 E")
    assert fact(state, "place")["gryphon"] == "6,5 E"
    # Agile does not double it; the horn is spent, so Gurantev has nothing more to do but to heal.
    assert offered(state) == ["end", "use field-dressing"]


@pytest.mark.rule("WA-ACT-04", "WA-RULING-93")
def test_a_gryphon_activates_twice() -> None:
    state = duel(at("gryphon", "P1", "5,5 E"), at("phoenix", "P1", "1,8 E"), active="gryphon")
    play(state, "move 9,5 E", "move 9,6 E")
    assert "move 2,8 E" in offered(state)


@pytest.mark.rule("WA-SUMMON-06", "WA-SUMMON-07", "WA-KEY-08", "WA-RULING-100")
def test_summons_go_with_their_summoner() -> None:
    state = duel(
        at("horned-golem", "P1", "5,5 E"),
        at("daemonretch", "P2", "6,5 W", health=1),
        at("daemonspawn-1", "P2", "9,9 W", summoner=5),
        at("koralt", "P1", "1,1 N", health=5),
        active="horned-golem",
    )
    play(state, "move 5,5 E", "attack daemonretch", "3 success")
    assert set(fact(state, "health")) == {"koralt", "yerra", "horned-golem"}
    assert fact(state, "health")["koralt"] == 7  # one Creature fell, the Summon was none


@pytest.mark.rule("WA-WIN-03", "WA-WIN-01")
def test_last_man_standing_goes_on_without_an_assent() -> None:
    troupes = [
        at("koralt", "P1", "1,1 N"),
        at("horned-golem", "P1", "5,5 E"),
        at("yerra", "P2", "6,5 W", health=1),
        at("gryphon", "P2", "10,1 W"),
    ]
    players = [KORALT, YERRA]
    for victory, over in (("deathmatch", True), ("last-man-standing", False)):
        state = scene(players, troupes, {"victory": victory}, active="horned-golem")
        play(state, "move 5,5 E", "attack yerra", "3 success")
        assert (GAME.step(state) == "over") == over


@pytest.mark.rule("WA-RULING-71", "WA-RULING-72", "WA-RULING-76", "WA-RULING-73")
def test_knockback_stops_at_a_block_and_in_a_pit() -> None:
    blocked = duel(
        at("horned-golem", "P1", "5,5 E"),
        at("phoenix", "P2", "6,6 W"),
        obstacles={"8,8": "full-cover"},
        acted=["phoenix"],
        active="horned-golem",
    )
    play(blocked, "move 5,5 E", "attack phoenix", "1 special, 2 blank")
    assert fact(blocked, "place")["phoenix"] == "7,7 W"
    pit = duel(
        at("horned-golem", "P1", "5,5 E"),
        at("phoenix", "P2", "6,6 W"),
        obstacles={"7,7": "pit"},
        acted=["phoenix"],
        active="horned-golem",
    )
    play(pit, "move 5,5 E", "attack phoenix", "1 special, 2 blank")
    assert fact(pit, "place")["phoenix"] == "7,7 W"


@pytest.mark.rule("WA-RULING-69", "WA-RULING-68", "WA-RULING-57")
def test_maelstrom_is_paid_in_blood_and_spares_allies() -> None:
    state = scene(
        [KORALT, player("yerra", ["maelstrom", "mending"])],
        [
            at("koralt", "P1", "1,1 N"),
            at("yerra", "P2", "5,5 W"),
            at("gryphon", "P2", "5,6 W"),
            at("wildsflower", "P1", "4,5 E"),
            at("phoenix", "P1", "6,4 E"),
        ],
        active="yerra",
    )
    play(state, "move 5,5 W", "attack maelstrom", "2 success, 2 blank")
    assert fact(state, "health")["yerra"] == whole("yerra") - 2
    assert fact(state, "health")["gryphon"] == 9
    assert fact(state, "health")["wildsflower"] == 6
    assert fact(state, "health")["phoenix"] == 10


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
def test_thirty_rounds_without_a_fall_are_a_stalemate_though_blood_flows(last_fall: int, ends: bool) -> None:
    bleeding = at("koralt", "P1", "1,1 N", statuses=["bleed"])
    state = duel(bleeding, active="koralt", round=30, last_fall=last_fall)
    idle_to_the_end_of_the_round(state)
    result = state.result()
    assert (result is not None and result.drawn and result.reason == "stalemate") == ends


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
