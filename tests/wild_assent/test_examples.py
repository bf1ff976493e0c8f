"""The worked examples of the rulebook (E-MOM to E10)."""

import pytest

from tests.wild_assent.scenes import at, fact, offered, play, player, scene, whole
from wildtable.engine.refusal import Refused
from wildtable.games.wild_assent.rules.activation import reach_now

KORALT = player("koralt")
GURANTEV = player("gurantev")
YERRA = player("yerra")


@pytest.mark.rule("WA-MOVE-02", "WA-MOVE-03", "WA-RULING-14")
def test_e1_a_walk_with_two_rotations_costs_four() -> None:
    troupes = [at("koralt", "P1", "5,5 N"), at("yerra", "P2", "10,10 S")]
    state = scene([KORALT, YERRA], troupes, active="koralt")
    assert "move 6,6 W" in offered(state)
    place = (5 * 10 + 5) * 4 + 3
    assert reach_now(state).cost[place] == 3  # a side-step is cheaper than the example's way (WA-RULING-14)
    plain = scene([KORALT, YERRA], troupes, {"side_step": False}, active="koralt")
    assert reach_now(plain).cost[place] == 4


@pytest.mark.rule("WA-SWIFT-01", "WA-FACE-03", "WA-RULING-33")
def test_e2_a_swift_one_slips_between_two_enemies() -> None:
    state = scene(
        [KORALT, YERRA],
        [
            at("koralt", "P1", "1,1 N"),
            at("yerra", "P2", "10,10 S"),
            at("streamcaller", "P1", "5,4 N"),
            at("gryphon", "P2", "4,5 S"),
            at("wildsflower", "P2", "5,6 S"),
        ],
        active="streamcaller",
    )
    assert reach_now(state).cost[(5 * 10 + 3) * 4] == 2
    play(state, "move 4,6 N")
    assert fact(state, "place")["streamcaller"] == "4,6 N"


@pytest.mark.rule("WA-FLY-01", "WA-FLY-02", "WA-BACK-01")
def test_e3_a_phoenix_flies_over_cover_and_foe_and_strikes_from_behind() -> None:
    state = scene(
        [KORALT, YERRA],
        [
            at("koralt", "P1", "1,1 N"),
            at("yerra", "P2", "10,10 S"),
            at("phoenix", "P1", "2,5 E"),
            at("river-guardian", "P2", "5,5 W"),
        ],
        obstacles={"3,5": "full-cover"},
        active="phoenix",
    )
    texts = offered(state)
    assert "move 3,5 E" not in texts
    assert "move 5,5 E" not in texts
    play(state, "move 6,5 W", "attack river-guardian", "3 blank")
    # base 2 and 2 from behind against a magical defense of 3
    assert fact(state, "health")["river-guardian"] == 13


@pytest.mark.rule("WA-COVER-01", "WA-COVER-02", "WA-RULING-31")
def test_e4_gurantev_leaps_over_partial_cover() -> None:
    state = scene(
        [player("gurantev", ["onslaught", "riposte"]), YERRA],
        [
            at("gurantev", "P1", "4,5 E"),
            at("yerra", "P2", "10,10 S"),
            at("daemonretch", "P2", "7,5 W"),
        ],
        obstacles={"5,5": "partial-cover"},
        active="gurantev",
    )
    assert reach_now(state).cost[(4 * 10 + 5) * 4 + 1] == 3
    assert "move 5,5 E" not in offered(state)
    play(state, "move 6,5 E", "attack daemonretch")
    # He is adjacent to the cover, the Daemonretch is not: base 3 and 3 dice against a physical defense of 1.
    play(state, "3 success")
    assert fact(state, "health")["daemonretch"] == 4


@pytest.mark.rule("WA-LOS-04", "WA-RANGE-01")
def test_e6_and_e7_what_an_effigy_can_attack() -> None:
    state = scene(
        [KORALT, GURANTEV],
        [
            at("koralt", "P1", "1,1 N"),
            at("exalted-effigy", "P1", "5,3 N"),
            at("gurantev", "P2", "4,4 S"),
            at("daemonretch", "P2", "4,5 S"),
            at("horned-golem", "P2", "6,5 S"),
            at("phoenix", "P2", "5,6 S"),
            at("gryphon", "P2", "8,7 S"),
        ],
        obstacles={"5,5": "full-cover"},
        active="exalted-effigy",
    )
    play(state, "move 5,3 N")
    attacks = {text for text in offered(state) if text.startswith("attack")}
    assert attacks == {"attack gurantev", "attack horned-golem"}
    with pytest.raises(Refused, match="WA-LOS-04"):
        play(state, "attack phoenix")
    with pytest.raises(Refused, match="WA-RANGE-01"):
        play(state, "attack gryphon")


@pytest.mark.rule("WA-ATTACK-01", "WA-ATTACK-02", "WA-ATTACK-03", "WA-RULING-62")
def test_e8_gloves_give_a_die_against_creatures() -> None:
    state = scene(
        [player("gurantev", ["riposte", "war-horn"], ["gryphon-hide-gloves"]), YERRA],
        [
            at("gurantev", "P1", "5,5 E"),
            at("yerra", "P2", "6,6 S"),
            at("horned-golem", "P2", "6,5 W"),
        ],
        active="gurantev",
    )
    golem = state.clone()
    play(golem, "move 5,5 E", "attack horned-golem", "2 success, 2 blank")
    assert fact(golem, "health")["horned-golem"] == 16
    play(state, "move 5,5 E", "attack yerra", "yes", "2 blank", "3 blank")


@pytest.mark.rule("WA-ATTACK-04", "WA-RULING-63")
def test_e9_onslaught_ignores_the_defense_of_the_wounded() -> None:
    state = scene(
        [player("gurantev", ["onslaught", "riposte"]), YERRA],
        [
            at("gurantev", "P1", "5,5 E"),
            at("yerra", "P2", "10,10 S"),
            at("horned-golem", "P2", "6,5 W", health=15),
        ],
        active="gurantev",
    )
    play(state, "move 5,5 E", "attack horned-golem", "1 success, 1 special, 1 blank")
    assert fact(state, "health")["horned-golem"] == 10


@pytest.mark.rule("WA-ATTACK-07", "WA-KNOCK-01", "WA-KNOCK-02", "WA-KNOCK-03", "WA-BLADES-02", "WA-RULING-05")
def test_e10_tidal_wave() -> None:
    state = scene(
        [KORALT, YERRA],
        [
            at("koralt", "P1", "1,1 N"),
            at("yerra", "P2", "10,10 S"),
            at("river-guardian", "P1", "5,5 N"),
            at("daemonretch", "P2", "6,5 W"),
            at("exalted-effigy", "P2", "5,4 N"),
            at("daemonspawn-1", "P2", "5,6 S", summoner=5),
        ],
        obstacles={"7,5": "spinning-blades"},
        acted=["daemonretch", "exalted-effigy"],
        active="river-guardian",
    )
    play(state, "move 5,5 N", "attack tidal-wave", "3 success, 2 blank", "target daemonretch")
    assert fact(state, "health") == {
        "koralt": whole("koralt"),
        "yerra": whole("yerra"),
        "river-guardian": 14,
        "daemonretch": 7,
        "exalted-effigy": 5,
    }
    assert fact(state, "statuses")["daemonretch"] == {"bleed"}
    assert fact(state, "place")["exalted-effigy"] == "5,3 N"
    assert fact(state, "place")["daemonretch"] == "6,5 W"


@pytest.mark.rule("WA-MOM-01", "WA-MOM-02", "WA-MOM-07", "WA-MOM-09", "WA-MOM-10", "WA-MOM-13")
def test_e_mom_the_dice_of_the_example() -> None:
    state = scene(
        [GURANTEV, YERRA],
        [
            at("gurantev", "P1", "1,1 N"),
            at("yerra", "P2", "10,10 S"),
            at("river-guardian", "P1", "1,3 N"),
            at("horned-golem", "P1", "1,5 N"),
            at("phoenix", "P1", "1,7 N", health=10),
        ],
        round=0,
    )
    play(state, "2 damage, 1 healing, 2 blank", "reroll 2 blank")
    lost = state.clone()
    play(state, "1 damage, 1 speed", "assign phoenix", "assign river-guardian", "assign horned-golem")
    with pytest.raises(Refused, match="WA-MOM-10"):
        play(state, "assign gurantev")
    play(state, "assign horned-golem", "assign phoenix")
    assert fact(state, "health")["phoenix"] == 11
    assert fact(state, "dice")["horned-golem"] == {"damage", "speed"}
    play(lost, "2 damage", "assign phoenix", "assign river-guardian", "assign horned-golem")
    assert offered(lost)[0] == "assign gurantev"  # the fourth Damage die is lost; Healing is due


@pytest.mark.rule("WA-MOM-11", "WA-RULING-174", "WA-STATUS-05")
def test_e_heal3_three_dice_are_one_heal() -> None:
    state = scene(
        [GURANTEV, YERRA],
        [
            at("gurantev", "P1", "1,1 N"),
            at("yerra", "P2", "10,10 S"),
            at("phoenix", "P1", "1,7 N", health=5),
            at("horned-golem", "P1", "1,5 N", health=5, statuses=["bleed"]),
        ],
        round=0,
    )
    bleeding = state.clone()
    play(state, "3 healing, 2 blank", "reroll none", "assign phoenix", "assign phoenix", "assign phoenix")
    assert fact(state, "health")["phoenix"] == 8
    healed = ["assign horned-golem"] * 3
    play(bleeding, "3 healing, 2 blank", "reroll none", *healed)
    assert fact(bleeding, "health")["horned-golem"] == 5
    assert fact(bleeding, "statuses")["horned-golem"] == set()


@pytest.mark.rule("WA-SKILL-03", "WA-SKILL-05")
def test_e_spec_two_specials_stun_once() -> None:
    state = scene(
        [KORALT, YERRA],
        [
            at("koralt", "P1", "1,1 N"),
            at("yerra", "P2", "10,10 S"),
            at("horned-golem", "P1", "5,5 E"),
            at("gryphon", "P2", "6,5 S"),
        ],
        active="horned-golem",
    )
    play(state, "move 5,5 E", "attack gryphon", "2 special, 1 blank")
    assert fact(state, "place")["gryphon"] == "8,5 S"
    assert fact(state, "health")["gryphon"] == 6


@pytest.mark.rule("WA-SUMMON-03", "WA-SUMMON-04", "WA-SUMMON-05")
def test_e_summon_a_daemonspawn_enters_and_acts_at_once() -> None:
    state = scene(
        [KORALT, YERRA],
        [
            at("koralt", "P1", "1,1 N"),
            at("yerra", "P2", "10,10 S"),
            at("daemonretch", "P1", "5,5 E"),
        ],
        active="daemonretch",
    )
    assert all(text.startswith("go ") for text in offered(state))
    with pytest.raises(Refused, match="WA-SUMMON-05"):
        play(state, "go 8,8 N")
    play(state, "go 6,5 E")
    assert offered(state) == ["end", "summoned daemonspawn-1"]
    play(state, "summoned daemonspawn-1", "move 9,5 E")
    assert fact(state, "place")["daemonspawn-1"] == "9,5 E"
    assert "move 5,6 E" in offered(state)


@pytest.mark.rule("WA-SKILL-06", "WA-FACT-06", "WA-RULING-141", "WA-RULING-154")
def test_e_soul_koralt_feasts_whoever_slays() -> None:
    state = scene(
        [player("koralt"), YERRA],
        [
            at("koralt", "P1", "1,1 N", health=10),
            at("yerra", "P2", "10,10 S"),
            at("gryphon", "P1", "5,5 E", health=1),
            at("horned-golem", "P2", "6,5 W"),
        ],
        active="horned-golem",
    )
    play(state, "move 6,5 W", "attack gryphon", "3 blank")
    assert "gryphon" not in fact(state, "health")
    assert fact(state, "health")["koralt"] == 12
