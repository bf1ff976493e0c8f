"""Rulings that no card of ours meets: with a pack that brings such a card, or in the midst of the rules."""

from pathlib import Path
from typing import Any

import pytest

from tests.packs import changed, write_pack
from tests.wild_assent.scenes import GAME, at, duel, fact, play, player, scene
from wildtable.engine.checked import play_next
from wildtable.games import read
from wildtable.games.wild_assent import deeds, frames
from wildtable.games.wild_assent.game import WildAssent, WildAssentState
from wildtable.games.wild_assent.rules.attack import grant
from wildtable.games.wild_assent.rules.health import heal, hurt
from wildtable.games.wild_assent.state import FIRST_CREATURE, NOBODY, QUIET, STANDS
from wildtable.games.wild_assent.tables import HEALTH, MAGICAL

SKILLS = "wild_assent/skills.toml"
SILVESTREM = "wild_assent/silvestrem.toml"
WARD = (
    '{ when = "attacked-after", if = { not = "far", at-least = 3 }, '
    'to = "attacker", do = "inflict", status = "blind" }'
)
KORALT = player("koralt")
YERRA = player("yerra", ["blood-rite", "mending"])


def pack(folder: Path, name: str, *changes: tuple[str, str]) -> WildAssent:
    """Our game with some passages of a file changed."""
    game = read("wild_assent", write_pack(folder, {name: changed(name, *changes)}))
    assert isinstance(game, WildAssent)
    return game


def begin(game: WildAssent, document: dict[str, Any]) -> WildAssentState:
    return game.from_position(document, {"silvestrem": False})


@pytest.mark.rule("WA-RULING-149")
def test_an_attack_goes_on_against_somebody_who_stepped_aside(tmp_path: Path) -> None:
    """Judged once: the Lava Fiend, with Range 1, hits Amalia two fields away, from behind as declared."""
    step = '{ when = "attacked-before", may = true, do = "move-fields", by = 1 }'
    game = pack(tmp_path, SKILLS, (WARD, step))
    state = begin(
        game,
        {
            "players": [player("amalia", ["mirror-ward", "foresight"]), YERRA],
            "gladiators": [
                at("amalia", "P1", "6,5 E", health=10),
                at("yerra", "P2", "10,10 S"),
                at("lava-fiend", "P2", "5,5 E"),
            ],
            "active": "lava-fiend",
        },
    )
    for text in ("move 5,5 E", "attack amalia", "yes", "go 7,5 E", "3 success"):
        play_next(game, state, text)
    health = game.facts(state)["health"]
    assert isinstance(health, dict)
    defense = next(one for one in game.content.assents if one.name == "amalia").numbers[MAGICAL]
    assert health["amalia"] == 10 - (2 + 3 + 2 - defense)


@pytest.mark.rule("WA-RULING-182")
@pytest.mark.parametrize(("place", "action"), [("5,5 E", "move 6,5 E"), ("6,5 E", "climb 7,5 E")])
def test_texts_at_the_end_come_after_a_pit_and_a_climb(tmp_path: Path, place: str, action: str) -> None:
    passive = ('[mirror-ward]\ntype = "defensive"', '[mirror-ward]\ntype = "passive"')
    game = pack(tmp_path, SKILLS, passive, (WARD, '{ when = "activation-end", do = "heal", by = 1 }'))
    state = begin(
        game,
        {
            "players": [player("amalia", ["mirror-ward", "foresight"]), YERRA],
            "gladiators": [at("amalia", "P1", place, health=5), at("yerra", "P2", "10,10 S")],
            "obstacles": {"6,5": "pit"},
            "active": "amalia",
        },
    )
    play_next(game, state, action)
    health = game.facts(state)["health"]
    assert isinstance(health, dict)
    assert health["amalia"] == 6


@pytest.mark.rule("WA-RULING-185", "WA-RULING-148")
def test_health_that_an_edict_takes_is_not_lost(tmp_path: Path) -> None:
    """Everybody has 3 Health less, nobody less than 1, and the round was a quiet one."""
    less = ('change = "speed", by = -1 }]\n\n[keen', 'change = "health", by = -3 }]\n\n[keen')
    game = pack(tmp_path, SILVESTREM, less)
    state = game.from_position(
        {
            "players": [KORALT, YERRA],
            "gladiators": [at("koralt", "P1", "1,1 N", health=2), at("yerra", "P2", "10,10 S", health=9)],
            "round": 0,
        },
        {},
    )
    for text in ("card thin-air", "6 blank", "reroll none", "5 blank", "reroll none"):
        play_next(game, state, text)
    assert game.facts(state)["health"] == {"koralt": 1, "yerra": 6}
    for text in ("move 1,1 N", "end", "move 10,10 S", "end"):
        play_next(game, state, text)
    assert state.of[QUIET] == 1


@pytest.mark.rule("WA-RULING-99", "WA-SUMMON-06")
def test_a_summon_whose_summoner_falls_in_its_activation_is_destroyed() -> None:
    state = scene(
        [KORALT, YERRA],
        [at("koralt", "P1", "1,1 N"), at("yerra", "P2", "10,10 S"), at("daemonretch", "P1", "5,5 E")],
        active="daemonretch",
    )
    play(state, "go 6,5 E", "summoned daemonspawn-1")
    hurt(state, FIRST_CREATURE, 99, NOBODY, "text")
    deeds.go_on(state)
    assert fact(state, "gone") == {"daemonretch", "daemonspawn-1"}
    assert fact(state, "round") == 2


@pytest.mark.rule("WA-RULING-152")
def test_what_is_granted_inside_an_attack_waits_for_its_end() -> None:
    state = scene(
        [KORALT, YERRA],
        [
            at("koralt", "P1", "1,1 N"),
            at("yerra", "P2", "10,10 S"),
            at("lava-fiend", "P1", "5,5 E"),
            at("gryphon", "P1", "7,5 W"),
            at("wildswood-sentinel", "P2", "6,5 W"),
        ],
        active="lava-fiend",
    )
    play(state, "move 5,5 E", "attack wildswood-sentinel")
    grant(state, FIRST_CREATURE + 1, True)
    grant(state, FIRST_CREATURE + 1, False)
    play(state, "3 blank")
    assert state.stack.find(frames.ATTACK) >= 0  # the Sentinel strikes back first
    play(state, "4 blank")
    assert fact(state, "active") == "gryphon"  # what was granted first
    play(state, "move 7,5 W", "end", "target wildswood-sentinel")
    assert state.stack.get(frames.COUNT) == 3


@pytest.mark.rule("WA-RULING-22")
def test_large_and_medium_creatures_fill_one_field() -> None:
    state = scene(
        [KORALT, YERRA],
        [
            at("koralt", "P1", "1,1 N"),
            at("yerra", "P2", "10,10 S"),
            at("horned-golem", "P1", "5,5 E"),
            at("gryphon", "P1", "5,6 E"),
        ],
        active="horned-golem",
    )
    play(state, "move 6,5 E")
    assert sum(state.of[STANDS + field] != NOBODY for field in range(100)) == 4


@pytest.mark.rule("WA-LOS-03", "WA-RANGE-01", "WA-EX-05")
def test_an_effigy_can_attack_on_fifteen_fields() -> None:
    """3 at distance 1, 5 at 2, 7 at 3, and none beside or behind."""
    hit = []
    for column in range(1, 11):
        for row in range(1, 11):
            if (column, row) in ((5, 3), (1, 1), (10, 10)):
                continue
            state = scene(
                [KORALT, YERRA],
                [
                    at("koralt", "P1", "1,1 N"),
                    at("yerra", "P2", "10,10 S"),
                    at("exalted-effigy", "P1", "5,3 N", statuses=["immobilize"], tokens=[0] * 6),
                    at("phoenix", "P2", f"{column},{row} S"),
                ],
                active="exalted-effigy",
            )
            if fact(state, "active") == "exalted-effigy":
                hit.append((column, row))
    assert len(hit) == 15
    assert [sum(row == 3 + ahead for _, row in hit) for ahead in (1, 2, 3)] == [3, 5, 7]


@pytest.mark.rule("WA-RULING-127")
@pytest.mark.parametrize(("obstacle", "met"), [("partial-cover", True), ("full-cover", False)])
def test_a_demand_for_cover_means_partial_cover(tmp_path: Path, obstacle: str, met: bool) -> None:
    """The sentence says Partial Cover, and so does the judge of it."""
    zone = ('zone = "middle", at-least = 2', 'zone = "beside-cover", at-least = 1')
    game = pack(tmp_path, SILVESTREM, zone)
    state = begin(
        game,
        {
            "players": [KORALT, YERRA],
            "gladiators": [
                at("koralt", "P1", "1,1 N"),
                at("yerra", "P2", "10,10 S"),
                at("lava-fiend", "P1", "5,5 E"),
            ],
            "obstacles": {"6,6": obstacle},
            "card": "take-the-middle",
            "active": "lava-fiend",
        },
    )
    play_next(game, state, "move 5,5 E")
    players = game.position(state)["players"]
    assert isinstance(players, list)
    assert (players[0]["won"] == "1 damage") == met


@pytest.mark.rule("WA-RULING-148", "WA-RULING-157", "WA-RULING-64")
def test_a_card_that_gives_health_gives_it_from_the_start() -> None:
    """Gurantev with the Stone Heart has 2 more than is printed, and no heal takes him above that."""
    state = scene(
        [player("gurantev", ["riposte", "war-horn"], ["stone-heart"]), YERRA],
        [at("gurantev", "P1", "1,1 N"), at("yerra", "P2", "10,10 S")],
    )
    roster = state.tables.assents
    printed = roster.get(roster.names.index("gurantev"), HEALTH)
    assert fact(state, "health")["gurantev"] == printed + 2
    heal(state, 0, 5)
    assert fact(state, "health")["gurantev"] == printed + 2
    hurt(state, 0, 2, NOBODY, "text")
    heal(state, 0, 5)
    assert fact(state, "health")["gurantev"] == printed + 2


@pytest.mark.rule("WA-RULING-95", "WA-RULING-922")
@pytest.mark.parametrize(("there", "step"), [(19, "summon"), (20, "activation")])
def test_there_are_never_more_than_twenty_summons(there: int, step: str) -> None:
    spawn = [
        at(f"daemonspawn-{n + 1}", "P1", f"{n % 10 + 1},{n // 10 + 8} N", summoner="daemonretch")
        for n in range(there)
    ]
    retch = at("daemonretch", "P1", "5,4 N")
    state = duel(
        at("yerra", "P2", "10,1 S"),
        retch,
        *spawn,
        options={"unlimited_summons": True},
        active="daemonretch",
    )
    assert GAME.step(state) == step
