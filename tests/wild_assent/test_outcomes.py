"""What an action comes to before it is played, and what a person touches to say it."""

from fractions import Fraction

import pytest

from tests.wild_assent.scenes import GAME, at, offered, play, player, scene
from wildtable.engine.event import Event
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, State
from wildtable.games.wild_assent.game import WildAssentState
from wildtable.games.wild_assent.outcomes import percent

TABLE = GAME.at_table


def duel(attacker: str = "5,5 N", golem: str = "5,6 S", **more: object) -> WildAssentState:
    """Gurantev before a Horned Golem; Koralt looks on from far away."""
    troupes = [
        at("gurantev", "P1", attacker),
        at("koralt", "P2", "10,10 S"),
        at("horned-golem", "P2", golem, **more),
    ]
    players = [player("gurantev", ["onslaught", "riposte"]), player("koralt")]
    return scene(players, troupes, active="gurantev")


def told(state: State, text: str) -> list[dict[str, object]]:
    seat = int(state.turn())
    return TABLE.outcomes(state, seat, GAME.parse(state, seat, text))


def elements(state: State, text: str) -> list[str]:
    seat = int(state.turn())
    return TABLE.elements(state, seat, GAME.parse(state, seat, text))


# Outcomes.


@pytest.mark.rule("WA-ATTACK-01", "WA-ATTACK-02")
def test_damage_is_told_by_the_exact_odds_of_the_dice() -> None:
    """Base 3 and 3 dice, each 4 in 6, against a defense of 5: 0, 0, 0 or 1."""
    state = play(duel(), "move 5,5 N")
    (strike,) = told(state, "attack horned-golem")
    assert (strike["least"], strike["most"], strike["dice"]) == (0, 1, 3)
    assert strike["expected"] == round(float(Fraction(4, 6) ** 3), 1)
    assert (strike["slain"], strike["back"]) == (0, "no")


@pytest.mark.rule("WA-BACK-01", "WA-RULING-29")
def test_from_behind_two_more() -> None:
    state = play(duel(golem="5,6 N"), "move 5,5 N")
    (strike,) = told(state, "attack horned-golem")
    assert (strike["least"], strike["most"], strike["back"]) == (0, 3, "yes")


@pytest.mark.rule("WA-RULING-63", "WA-ATTACK-04")
def test_onslaught_on_a_wounded_one_may_slay_it() -> None:
    """Assigned: 3 to 6 damage; with 6 Health left all three dice must show something."""
    state = play(duel(health=6), "move 5,5 N")
    (strike,) = told(state, "attack horned-golem")
    assert (strike["least"], strike["most"]) == (3, 6)
    assert strike["slain"] == round(100 * Fraction(4, 6) ** 3)


def test_a_movement_tells_its_way_its_price_and_whom_it_reaches() -> None:
    state = duel(attacker="5,3 N")
    by_kind = {one["kind"]: one for one in told(state, "move 5,5 N")}
    assert by_kind["way"] == {"kind": "way", "cost": 2, "speed": 4, "path": ["5,4 N", "5,5 N"]}
    assert by_kind["reaches"]["targets"] == ["horned-golem"]
    assert told(state, "move 5,3 N") == []


def test_percent_keeps_certainty_for_what_is_certain() -> None:
    assert [percent(Fraction(*one)) for one in ((0, 1), (1, 1000), (1, 3), (999, 1000), (1, 1))] == [
        0,
        1,
        33,
        99,
        100,
    ]


def losses(state: State, seat: int, action: int) -> dict[str, Fraction] | None:
    """What each target can expect to lose, by playing every throw; `None` if somebody decides before it."""
    copy = state.clone()
    copy.apply(seat, action)
    if copy.turn() != CHANCE or GAME.step(copy) != "dice" or "success" not in GAME.format_outcome(copy, 1):
        return None
    found: dict[str, Fraction] = {}
    throws = copy.chance()
    whole = sum(weight for _, weight in throws)
    for outcome, weight in throws:
        after = copy.clone()
        heard: list[Event] = []
        after.events = heard
        after.resolve(outcome)
        struck: set[str] = set()
        for event in heard:
            facts = event.public or {}
            name = str(facts.get("gladiator"))
            if event.kind == "struck" and name not in struck:
                struck.add(name)
                lost = max(0, int(str(facts["total"])) - int(str(facts["defense"])))
                found[name] = found.get(name, Fraction(0)) + Fraction(lost * weight, whole)
    return found


@pytest.mark.parametrize("seed", range(3))
def test_what_is_told_is_what_every_throw_comes_to(seed: int) -> None:
    rng = Rng(seed)
    state = GAME.new(2)
    compared = 0
    while state.result() is None and compared < 40:
        if state.turn() == CHANCE:
            state.resolve(state.sample(rng))
            continue
        seat = int(state.turn())
        legal = [int(action) for action in state.legal(seat)]
        attacks = [one for one in legal if GAME.format(state, seat, one).startswith("attack")]
        for action in attacks:
            expected = losses(state, seat, action)
            for strike in TABLE.outcomes(state, seat, action) if expected is not None else []:
                assert expected is not None
                assert strike["expected"] == round(float(expected[str(strike["target"])]), 1)
                compared += 1
        liked = attacks or legal
        state.apply(seat, liked[rng.below(len(liked))])
    assert compared > 5


# Elements.


def test_a_movement_is_a_field_and_a_facing_and_staying_is_a_word() -> None:
    state = duel(attacker="5,3 N")
    assert elements(state, "move 5,5 E") == ["field:5,5", "facing:E"]
    assert elements(state, "move 5,3 N") == ["do:stay"]


def test_an_attack_names_its_target_and_with_what() -> None:
    state = play(duel(), "move 5,5 N")
    assert elements(state, "attack horned-golem") == ["gladiator:horned-golem", "do:attack"]


def test_why_not_tells_the_rule_against_a_field_and_a_target() -> None:
    state = duel(attacker="5,3 N")
    refusal = TABLE.why(state, 0, [], "field:10,1")
    assert refusal is not None
    assert refusal.rule == "WA-MOVE-01"
    occupied = TABLE.why(state, 0, [], "field:5,6")
    assert occupied is not None
    assert occupied.rule == "WA-MOVE-05"
    play(state, "move 5,4 N")
    far = TABLE.why(state, 0, [], "gladiator:koralt")
    assert far is not None
    assert far.rule == "WA-RANGE-01"


# What the view tells besides.


def test_the_numbers_in_a_view_are_those_that_count_now() -> None:
    state = scene(
        [player("gurantev", ["onslaught", "riposte"], ["gate-plate"]), player("koralt")],
        [
            at("gurantev", "P1", "5,5 N"),
            at("koralt", "P2", "10,10 S"),
            at("phoenix", "P1", "1,1 N", dice=["defense", "speed"]),
        ],
        obstacles={"5,6": "partial-cover"},
        active="gurantev",
    )
    numbers = state.view(None)["numbers"]
    assert isinstance(numbers, dict)
    plate = GAME.content.equipment[[card.name for card in GAME.content.equipment].index("gate-plate")]
    printed = GAME.at_table.components()
    assents, creatures = printed["assents"], printed["creatures"]
    assert isinstance(assents, dict)
    assert isinstance(creatures, dict)
    assert numbers["gurantev"]["physical"] == assents["gurantev"]["physical"] + plate.physical + 1
    assert numbers["phoenix"]["speed"] == creatures["phoenix"]["speed"] + 1
    assert numbers["phoenix"]["magical"] == creatures["phoenix"]["magical"] + 1


@pytest.mark.rule("WA-RULING-164")
def test_a_skill_that_may_prevent_it_is_told_with_the_odds() -> None:
    """Yerra may dodge what would slay her; a Horned Golem may do nothing about it."""
    players = [player("gurantev"), player("yerra", ["dodge", "mending"])]
    troupes = [
        at("gurantev", "P1", "5,5 N"),
        at("yerra", "P2", "5,6 S", health=1),
        at("horned-golem", "P2", "4,6 S"),
    ]
    state = play(scene(players, troupes, active="gurantev"), "move 5,5 N")
    (yerra,) = told(state, "attack yerra")
    assert (yerra["slain"], yerra["open"], yerra["unless"]) == (100, "yes", ["dodge"])
    (golem,) = told(state, "attack horned-golem")
    assert (golem["open"], golem["unless"]) == ("no", [])


@pytest.mark.rule("WA-RULING-57")
def test_an_area_tells_its_enemies_first_and_then_ones_own() -> None:
    troupes = [
        at("koralt", "P1", "1,1 N"),
        at("lava-fiend", "P1", "5,5 N"),
        at("horned-golem", "P1", "5,6 E"),
        at("yerra", "P2", "10,10 S"),
        at("gryphon", "P2", "4,6 W"),
    ]
    state = scene([player("koralt"), player("yerra")], troupes, active="lava-fiend")
    play(state, "move 5,5 N")
    strikes = told(state, "attack eruption")
    assert [one["target"] for one in strikes] == ["gryphon", "horned-golem"]
    assert {one["several"] for one in strikes} == {"yes"}


def test_a_summons_tells_who_appears() -> None:
    troupes = [
        at("koralt", "P1", "1,1 N"),
        at("wildswood-sentinel", "P1", "5,5 N"),
        at("yerra", "P2", "10,10 S"),
    ]
    state = scene([player("koralt"), player("yerra")], troupes, active="wildswood-sentinel")
    play(state, "move 5,5 N", "use call-the-grove")
    (text, *_) = offered(state)
    assert told(state, text) == [
        {"kind": "summons", "gladiator": "wildswood-skirmisher", "by": "wildswood-sentinel"}
    ]
