"""Rulings on attacks, Skills and what they set off, over which a player could trip."""

import pytest

from tests.wild_assent.scenes import (
    GAME,
    GURANTEV,
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
        [
            at("koralt", "P1", "1,1 N"),
            at("gryphon", "P1", "5,5 E"),
            at("yerra", "P2", "6,5 W", tokens=[0, 0, 0, 0, 1, 0]),
        ],
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
    assert fact(state, "health")["yerra"] == whole("yerra") - 2 + 2  # healed by what she hurts
    assert fact(state, "health")["gryphon"] == 9
    assert fact(state, "health")["wildsflower"] == 4
    assert fact(state, "health")["phoenix"] == 7
