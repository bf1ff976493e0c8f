"""What is known of the printed game (WA-FACT) holds for our cards, and every row of what must be used is."""

import pytest

from tests.wild_assent.scenes import GAME
from wildtable.games.wild_assent.content.fighters import Assent, Creature, Fighter
from wildtable.games.wild_assent.content.skills import Skill, every
from wildtable.games.wild_assent.tables import (
    BASE,
    DAMAGE,
    DICE,
    EQUIPMENT_TYPES,
    FLIGHT,
    HEALTH,
    LARGE,
    MAGICAL,
    MOVEMENT,
    PHYSICAL,
    RANGE,
    SILVESTREM_KINDS,
    SIZES,
    SKILL_TYPES,
    SPEED,
    SWIFT,
)
from wildtable.games.wild_assent.words import DAMAGES, FACES, STATUSES

CONTENT = GAME.content
ASSENTS = {one.name: one for one in CONTENT.assents}
CREATURES = {one.name: one for one in CONTENT.creatures}
SUMMONS = {one.name: one for one in CONTENT.summons}
EQUIPMENT = {one.name: one for one in CONTENT.equipment}
SKILLS = {one.name: one for one in CONTENT.skills}


def number(one: Fighter, column: int) -> int:
    return one.numbers[column]


def verbs(skill: Skill) -> set[str]:
    """What happens by a Skill."""
    return {clause.verb.word.name for clause in every(skill.text) if clause.verb is not None}


def changes(skill: Skill) -> set[str]:
    """The numbers and marks that a Skill changes."""
    return {clause.modifier.word.name for clause in every(skill.text) if clause.modifier is not None}


def moments(skill: Skill) -> set[str]:
    return {clause.when.word.name for clause in skill.text.clauses if clause.when is not None}


def skills_of(one: Assent | Creature) -> list[Skill]:
    if isinstance(one, Assent):
        return [SKILLS[name] for name in (*one.skills, *one.cards)]
    return one.skills


@pytest.mark.rule("WA-FACT-01", "WA-FACT-02", "WA-FACT-03", "WA-FACT-04", "WA-FACT-05")
def test_gurantev() -> None:
    gurantev = ASSENTS["gurantev"]
    assert (number(gurantev, BASE), number(gurantev, DICE)) == (3, 3)
    assert DAMAGES[number(gurantev, DAMAGE)] == "physical"
    assert gurantev.momentum == 5
    assert not any("momentum-dice" in changes(skill) for skill in skills_of(gurantev))
    assert "onslaught" in gurantev.cards
    assert changes(SKILLS["onslaught"]) == {"attack-assigned"}
    assert number(gurantev, SPEED) >= 3
    assert number(gurantev, RANGE) == 1
    assert any("heal" in verbs(skill) for skill in skills_of(gurantev))


@pytest.mark.rule("WA-FACT-06", "WA-FACT-07", "WA-FACT-08")
def test_koralt() -> None:
    koralt = ASSENTS["koralt"]
    assert "soul-feast" in koralt.skills
    feast = SKILLS["soul-feast"]
    assert SKILL_TYPES[feast.kind] == "passive"
    assert (moments(feast), verbs(feast)) == ({"slain"}, {"heal"})
    assert number(koralt, RANGE) >= 2
    assert number(koralt, SPEED) >= 4


@pytest.mark.rule("WA-FACT-09", "WA-FACT-10")
def test_amalia() -> None:
    amalia = ASSENTS["amalia"]
    assert "debilitate" in amalia.skills
    assert verbs(SKILLS["debilitate"]) == {"inflict"}
    assert any("heal" in verbs(skill) for skill in skills_of(amalia))


@pytest.mark.rule("WA-FACT-11", "WA-FACT-14")
def test_yerra() -> None:
    yerra = ASSENTS["yerra"]
    assert set(yerra.cards) == {"blood-rite", "dodge", "maelstrom", "mending", "the-binding"}
    assert number(yerra, RANGE) == 1
    assert any("speed" in changes(SKILLS[name]) for name in yerra.skills)


@pytest.mark.rule("WA-FACT-12", "WA-FACT-13", "WA-SKILL-09", "WA-STAT-11", "WA-STAT-12", "WA-EQUIP-01")
def test_every_assent_has_two_skills_five_cards_and_two_slots() -> None:
    assert len(ASSENTS) == 4
    for one in ASSENTS.values():
        assert (len(one.skills), len(one.cards), len(one.slots)) == (2, 5, 2)
        assert len(one.numbers) == len(CREATURES["phoenix"].numbers)
        assert one.momentum == 5
    slots = [slot for one in ASSENTS.values() for slot in one.slots]
    assert len(EQUIPMENT_TYPES) == 5
    assert set(range(5)) <= set(slots)
    assert len(set(slots)) == 6  # and at least one slot takes anything


@pytest.mark.rule("WA-FACT-20", "WA-FACT-21", "WA-FACT-22", "WA-FACT-23", "WA-FACT-24", "WA-FACT-25")
def test_what_is_known_of_creatures() -> None:
    golem, phoenix, effigy = (CREATURES[name] for name in ("horned-golem", "phoenix", "exalted-effigy"))
    assert number(golem, PHYSICAL) == 5
    assert number(golem, HEALTH) in (16, 17)
    assert (number(phoenix, MOVEMENT), number(phoenix, SPEED)) == (FLIGHT, 5)
    assert (number(effigy, RANGE), number(effigy, MAGICAL)) == (3, 0)
    assert number(effigy, HEALTH) > 3
    assert number(CREATURES["streamcaller"], MOVEMENT) == SWIFT
    assert number(CREATURES["streamcaller"], SPEED) >= 2
    assert any("agile" in changes(skill) for skill in CREATURES["gryphon"].skills)
    daemonretch = CREATURES["daemonretch"]
    assert number(daemonretch, MAGICAL) == 3
    assert number(daemonretch, RANGE) >= 2
    assert daemonretch.summons == "daemonspawn"
    assert any(
        moments(skill) == {"activation-start"} and verbs(skill) == {"summon"} for skill in daemonretch.skills
    )


@pytest.mark.rule("WA-FACT-26")
def test_tidal_wave() -> None:
    (wave,) = (skill for skill in CREATURES["river-guardian"].skills if skill.name == "tidal-wave")
    assert SKILL_TYPES[wave.kind] == "active"
    assert verbs(wave) == {"attack", "knockback"}


@pytest.mark.rule("WA-FACT-27", "WA-FACT-28", "WA-FACT-29")
def test_creatures_are_of_many_kinds() -> None:
    assert len(CREATURES) == 10
    assert SIZES == ("large", "medium")
    assert sum(one.size == LARGE for one in CREATURES.values()) == 4
    healers = [one for one in CREATURES.values() if any("heal" in verbs(skill) for skill in one.skills)]
    assert 0 < len(healers) < 10
    assert {DAMAGES[number(one, DAMAGE)] for one in CREATURES.values()} == {"physical", "magical"}
    assert {number(one, RANGE) > 1 for one in CREATURES.values()} == {False, True}
    assert all(len(one.skills) < 4 for one in CREATURES.values())


@pytest.mark.rule("WA-FACT-30", "WA-FACT-31", "WA-FACT-32", "WA-SUMMON-02")
def test_summons_have_four_figures_and_one_health() -> None:
    assert set(SUMMONS) == {"daemonspawn", "wildswood-skirmisher", "waterbound"}
    assert all(one.figures == 4 and number(one, HEALTH) == 1 for one in SUMMONS.values())
    assert number(SUMMONS["daemonspawn"], MAGICAL) == 0
    assert {one.summons for one in CREATURES.values() if one.summons} == set(SUMMONS)


@pytest.mark.rule("WA-FACT-40", "WA-FACT-41", "WA-FACT-42", "WA-EQUIP-02", "WA-EQUIP-05")
def test_equipment() -> None:
    assert len(EQUIPMENT) == 30
    for kind in range(5):
        assert sum(card.kind == kind for card in EQUIPMENT.values()) >= 4
    gloves = EQUIPMENT["gryphon-hide-gloves"].skill
    assert gloves is not None
    assert changes(gloves) == {"dice"}
    assert any(card.skill is not None and card.skill.tokens > 0 for card in EQUIPMENT.values())
    assert any(card.skill is None for card in EQUIPMENT.values())


@pytest.mark.rule("WA-FACT-50", "WA-FACT-51")
def test_silvestrem_cards() -> None:
    assert len(CONTENT.silvestrem) == 20
    kinds = [SILVESTREM_KINDS[card.kind] for card in CONTENT.silvestrem]
    assert set(kinds) == {"whim", "edict", "demand"}
    for card, kind in zip(CONTENT.silvestrem, kinds, strict=True):
        spoken = {clause.when.word.name for clause in card.text.clauses if clause.when is not None}
        assert (card.condition is not None) == (kind == "demand")
        assert (
            spoken
            <= {
                "whim": {"drawn"},
                "edict": {"always", "round-end"},
                "demand": {"success", "failure"},
            }[kind]
        )


@pytest.mark.rule("WA-FACT-60", "WA-FACT-61", "WA-FACT-70", "WA-KEY-06")
def test_dice_and_board() -> None:
    attack, momentum = CONTENT.attack_die, CONTENT.momentum_die
    assert {attack.text(outcome) for outcome, _ in attack.outcomes(1)} == {
        "1 success",
        "1 special",
        "1 blank",
    }
    assert {momentum.text(outcome).split()[1] for outcome, _ in momentum.outcomes(1)} == set(FACES)
    state = GAME.new(2, {})
    assert state.board.fields == 100


@pytest.mark.rule("WA-SKILL-01", "WA-STAT-10", "WA-STAT-01")
def test_skills_have_four_types_and_everything_a_name_of_its_own() -> None:
    assert SKILL_TYPES == ("special", "passive", "defensive", "active")
    assert {skill.kind for skill in CONTENT.skills} == set(range(4))
    names = [*ASSENTS, *CREATURES, *SUMMONS, *EQUIPMENT]
    assert len(set(names)) == len(names)


def test_every_word_that_a_card_should_use_is_used() -> None:
    """The list of mechanics of which each is to be played by at least one card."""
    texts = CONTENT.texts
    clauses = [clause for text in texts for clause in every(text)]
    used = {clause.verb.word.name for clause in clauses if clause.verb is not None}
    used |= {clause.modifier.word.name for clause in clauses if clause.modifier is not None}
    used |= {clause.when.word.name for text in texts for clause in text.clauses if clause.when is not None}
    wanted = "attack assign heal inflict cleanse move-fields place knockback free-attack free-activation "
    wanted += "retaliate summon regain roll-momentum ignore-attack die escape destroy "
    wanted += "attack-assigned automatically life-steal ignore agile momentum-dice speed dice health "
    wanted += "always action free-action activation-start own-attack special each-special on-damage "
    wanted += "attacked-before attacked-after slain drawn round-end success failure"
    assert set(wanted.split()) - used == set()
    assert len(STATUSES) == 5
