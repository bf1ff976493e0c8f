"""Rules that our own cards never touch: a pack's cards do (docs/packs.md)."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.wild_assent.scenes import at
from wildtable.engine.checked import play_next
from wildtable.games.wild_assent.content.skills import MOMENTS_OF
from wildtable.games.wild_assent.game import WildAssent, WildAssentState


def game_with(folder: Path, **clauses: str) -> WildAssent:
    """Our cards, but for some Skills of Assents that say something else."""
    text = (WildAssent().folder / "content" / "skills.toml").read_text(encoding="utf-8")
    for name, said in clauses.items():
        heading = re.escape(f"[{name.replace('_', '-')}]")
        pattern = heading + r"\ntype = \"[a-z]+\"\n(tokens = \d\n)?clauses = \[.*?\]\n(?=\n|\Z)"
        text, found = re.subn(pattern, _skill(name, said), text, flags=re.DOTALL)
        assert found == 1, name
    (folder / "skills.toml").write_text(text, encoding="utf-8")
    return WildAssent(folder)


def _skill(name: str, said: str) -> str:
    """Of a type that may act when the clauses say."""
    whens = set(re.findall(r'when = "([a-z-]+)"', said))
    kind = next(kind for kind, moments in MOMENTS_OF.items() if whens <= set(moments))
    return f'[{name.replace("_", "-")}]\ntype = "{kind}"\nclauses = [{said}]\n'


def begin(game: WildAssent, skills: list[str], *gladiators: dict[str, Any], **more: Any) -> WildAssentState:
    """Gurantev with two Skill cards against Yerra."""
    players = [
        {"assent": "gurantev", "skills": skills},
        {"assent": "yerra", "skills": ["blood-rite", "maelstrom"]},
    ]
    document = {"players": players, "gladiators": list(gladiators)}
    return game.from_position(document | more, {"silvestrem": False})


def play(game: WildAssent, state: WildAssentState, *texts: str) -> None:
    for text in texts:
        play_next(game, state, text)


def offers(game: WildAssent, state: WildAssentState) -> list[str]:
    seat = int(state.turn())
    return sorted(game.format(state, seat, int(action)) for action in state.legal(seat))


def defense(state: WildAssentState, name: str) -> int:
    numbers: Any = state.view(None)["numbers"]
    return int(numbers[name]["physical"])


@pytest.mark.rule("WA-RULING-921", "WA-RULING-78")
def test_until_the_next_activation_is_not_this_one(tmp_path: Path) -> None:
    """In force till the end of the activation that begins next, also if it is used up by a Stun."""
    game = game_with(
        tmp_path, war_horn='{ when = "free-action", change = "physical", by = 1, until = "next-activation" }'
    )
    gladiators = at("gurantev", "P1", "1,1 N"), at("yerra", "P2", "10,10 S")
    state = begin(game, ["war-horn", "riposte"], *gladiators, active="gurantev", round=2)
    before = defense(state, "gurantev")
    play(game, state, "move 1,1 N", "use free war-horn", "end")
    assert game.facts(state)["round"] == 3
    assert defense(state, "gurantev") == before + 1
    play(game, state, "5 blank", "reroll none", "5 blank", "reroll none", "move 1,1 N")
    assert defense(state, "gurantev") == before + 1
    play(game, state, "end")
    assert defense(state, "gurantev") == before


@pytest.mark.rule("WA-RULING-90")
def test_two_texts_that_retaliate_strike_back_once(tmp_path: Path) -> None:
    game = game_with(tmp_path, stand_fast='{ when = "attacked-after", do = "retaliate" }')
    state = begin(
        game,
        ["riposte", "war-horn"],
        at("gurantev", "P1", "5,5 E"),
        at("yerra", "P2", "10,10 S"),
        at("lava-fiend", "P2", "6,5 W"),
        at("phoenix", "P2", "10,1 W"),
        active="lava-fiend",
    )
    play(game, state, "move 6,5 W", "attack gurantev", "3 blank")
    assert offers(game, state) == ["first gurantev riposte", "first gurantev stand-fast"]
    play(game, state, "first gurantev riposte", "3 blank")
    # the fiend's blood is hot where it was struck, and then it is the Phoenix' turn
    assert game.facts(state)["active"] == "phoenix"


@pytest.mark.rule("WA-RULING-152", "WA-RULING-173")
def test_a_free_attack_given_inside_an_attack_looks_for_its_target_afterwards(tmp_path: Path) -> None:
    """When it is given the Gryphon reaches nobody; then the target is knocked to where it can be struck."""
    free = '{ when = "special", to = { is = "ally", within = 6, kind = "creature" }, do = "free-attack" }'
    push = '{ when = "special", to = "target", do = "knockback", by = 1 }'
    game = game_with(tmp_path, hammer_blow=f"{free}, {push}")
    state = begin(
        game,
        ["hammer-blow", "war-horn"],
        at("gurantev", "P1", "3,3 E"),
        at("yerra", "P2", "10,10 S"),
        at("gryphon", "P1", "6,2 W"),
        at("horned-golem", "P2", "10,5 W"),
        at("wildsflower", "P2", "4,2 W"),
        active="gurantev",
    )
    play(game, state, "move 3,3 E", "attack wildsflower", "1 special, 2 blank")
    assert game.facts(state)["place"]["wildsflower"] == "5,1 W"  # type: ignore[index]
    assert offers(game, state) == ["target wildsflower"]


@pytest.mark.rule("WA-RULING-170")
def test_dice_that_hang_on_the_target_are_judged_clause_by_clause(tmp_path: Path) -> None:
    """One die always, one against the damaged: of two targets one is whole, so only the first counts."""
    always = '{ when = "own-attack", change = "dice", by = 1, until = "attack" }'
    damaged = always.replace("change", 'if = { is = "damaged", who = "target" }, change')
    game = game_with(tmp_path, scent_of_blood=f"{always}, {damaged}")
    state = begin(
        game,
        ["riposte", "war-horn"],
        at("gurantev", "P1", "5,6 E", health=3),
        at("yerra", "P2", "5,5 S"),
        at("phoenix", "P1", "5,4 E"),
        active="yerra",
    )
    play(game, state, "move 5,5 S", "attack maelstrom", "5 blank")


@pytest.mark.rule("WA-RULING-51")
@pytest.mark.parametrize("first", ["stand-fast", "hammer-blow", "riposte"])
def test_all_texts_of_step_ten_are_one_window(tmp_path: Path, first: str) -> None:
    """On Attack, On Special and On Each Special: their owner chooses which of them acts first."""
    game = game_with(
        tmp_path,
        stand_fast='{ when = "own-attack", to = "target", do = "inflict", status = "blind" }',
        hammer_blow='{ when = "special", to = "target", do = "knockback", by = 1 }',
        riposte='{ when = "each-special", to = "target", do = "assign", by = 1 }',
    )
    state = begin(
        game,
        ["hammer-blow", "riposte"],
        at("gurantev", "P1", "5,5 E"),
        at("yerra", "P2", "10,10 S"),
        at("phoenix", "P2", "6,5 E"),
        active="gurantev",
    )
    play(game, state, "move 5,5 E", "attack phoenix", "2 special, 1 blank")
    texts = ["hammer-blow", "riposte", "stand-fast"]
    assert offers(game, state) == [f"first gurantev {text}" for text in texts]
    health: Any = game.facts(state)["health"]
    play(game, state, f"first gurantev {first}")
    rest = [text for text in texts if text != first]
    assert offers(game, state) == [f"first gurantev {text}" for text in rest]
    play(game, state, f"first gurantev {rest[1]}")
    facts: Any = game.facts(state)
    assert facts["place"]["phoenix"] == "7,5 E"
    assert facts["statuses"]["phoenix"] == {"blind"}
    assert facts["health"]["phoenix"] == health["phoenix"] - 2


@pytest.mark.rule("WA-RULING-51")
def test_a_price_for_each_special_is_paid_before_the_damage(tmp_path: Path) -> None:
    game = game_with(
        tmp_path,
        riposte='{ when = "each-special", cost = { is = "health", points = 1 }, change = "attack-damage", '
        'by = 3, until = "attack" }',
    )
    state = begin(
        game,
        ["riposte", "war-horn"],
        at("gurantev", "P1", "5,5 E"),
        at("yerra", "P2", "10,10 S"),
        at("phoenix", "P2", "6,5 W"),
        active="gurantev",
    )
    before: Any = game.facts(state)["health"]
    play(game, state, "move 5,5 E", "attack phoenix", "2 special, 1 blank", "yes", "no")
    after: Any = game.facts(state)["health"]
    assert before["gurantev"] - after["gurantev"] == 1
    assert before["phoenix"] - after["phoenix"] == 3 + 2 + 3 - 2


@pytest.mark.rule("WA-SKILL-04", "WA-RULING-76")
def test_knockback_on_each_special_is_a_knockback_each_time(tmp_path: Path) -> None:
    """The second one pushes into the blades again: once more 2 damage."""
    game = game_with(
        tmp_path, hammer_blow='{ when = "each-special", to = "target", do = "knockback", by = 1 }'
    )
    state = begin(
        game,
        ["hammer-blow", "war-horn"],
        at("gurantev", "P1", "5,5 E"),
        at("yerra", "P2", "10,10 S"),
        at("phoenix", "P2", "6,5 W"),
        obstacles={"7,5": "spinning-blades"},
        active="gurantev",
    )
    before: Any = game.facts(state)["health"]
    play(game, state, "move 5,5 E", "attack phoenix", "2 special, 1 blank")
    after: Any = game.facts(state)["health"]
    assert before["phoenix"] - after["phoenix"] == 3 + 2 - 2 + 2 * 2


@pytest.mark.rule("WA-RULING-901", "WA-STATUS-05")
@pytest.mark.parametrize(("sizes", "asked"), [((1, 3), True), ((2, 2), False)])
def test_heals_of_different_sizes_are_put_in_order(
    tmp_path: Path, sizes: tuple[int, int], asked: bool
) -> None:
    """The first of them only ends Bleed, so it matters which one that is."""
    riposte, onslaught = (f'{{ when = "activation-start", do = "heal", by = {size} }}' for size in sizes)
    game = game_with(tmp_path, riposte=riposte, onslaught=onslaught)
    gurantev = at("gurantev", "P1", "1,1 N", health=10, statuses=["bleed"])
    state = begin(game, ["riposte", "onslaught"], gurantev, at("yerra", "P2", "10,10 S"), active="gurantev")
    if asked:
        assert offers(game, state) == ["first gurantev onslaught", "first gurantev riposte"]
        play(game, state, "first gurantev riposte")
    health = game.facts(state)["health"]
    assert isinstance(health, dict)
    assert health["gurantev"] == 10 - 1 + sizes[1]
