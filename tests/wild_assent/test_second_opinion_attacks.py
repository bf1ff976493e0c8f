"""Attacks in random positions against a second working out of them (`second_attack.py`)."""

from typing import Any

import pytest

from tests.wild_assent.scenes import GAME, offered
from tests.wild_assent.second_arena import Cards
from tests.wild_assent.second_attack import SUMMONED_BY, Attacks
from wildtable.engine.checked import play_next
from wildtable.engine.event import Event
from wildtable.engine.refusal import BadPosition
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE
from wildtable.games.wild_assent.game import WildAssentState

CARDS = Cards(GAME.folder / "content")
TOLD: dict[str, tuple[str, ...]] = {
    "struck": ("total", "defense"),
    "hurt": ("lost",),
    "healed": ("gained",),
    "inflicted": ("status",),
    "cleansed": ("status",),
    "pushed": ("field",),
    **dict.fromkeys(("attacked", "ignored", "held", "fell-into-pit", "brought", "summoned"), ()),
    **dict.fromkeys(("slain", "destroyed", "escaped"), ()),
}
"""What is looked at of the events of an attack, beside the Gladiator."""
AFTER = ("activated", "skipped", "edict-resolved", "demand-judged", "round-began", "game-over")
OPTIONS: dict[str, list[object]] = {
    "victory": ["deathmatch", "last-man-standing"],
    "partial_cover_stacks": [True, False],
    "area_back_bonus": [False, True],
    "stun_stops_reactions": [False, True],
    "corner_blocks": ["none", "both", "any"],
    "knockback_collision_damage": [0, 1, 2],
    "blades_damage": [2, 1, 3],
    "blades_bleed": [True, False],
    "board_rows": [10, 6, 12],
}
STATUSES = ["immobilize", "bleed", "fatigue", "blind", "stun"]


def any_of(rng: Rng, things: list[Any]) -> Any:
    return things[rng.below(len(things))]


def some(rng: Rng, things: list[Any], one_in: int) -> list[Any]:
    return [thing for thing in things if rng.below(one_in) == 0]


def shuffled(rng: Rng, things: list[Any]) -> list[Any]:
    left, found = list(things), []
    while left:
        found.append(left.pop(rng.below(len(left))))
    return found


def random_player(rng: Rng, assent: str, equipment: list[str]) -> dict[str, Any]:
    """Two Skill cards, and Equipment that fits the slots."""
    card = CARDS.assents[assent]
    worn = []
    for slot in card["slots"]:
        fits = [name for name in equipment if slot in ("any", CARDS.equipment[name]["type"])]
        worn.append(any_of(rng, fits))
        equipment.remove(worn[-1])
    return {"assent": assent, "skills": shuffled(rng, card["cards"])[:2], "equipment": worn}


def random_scene(rng: Rng) -> tuple[dict[str, Any], dict[str, object]]:
    """Everybody close together, hurt and marked at random."""
    options = {name: any_of(rng, values) for name, values in OPTIONS.items() if rng.below(3) == 0}
    seats = 4 if rng.below(4) == 0 else 2
    equipment = [name for name in CARDS.equipment if name != "source"]
    assents = shuffled(rng, list(CARDS.assents))[:seats]
    players = [random_player(rng, assent, equipment) for assent in assents]
    rows = int(str(options.get("board_rows", 10)))
    fields = [(c, r) for c in range(3, 8) for r in range(max(1, rows // 2 - 2), rows // 2 + 3)]
    fields = shuffled(rng, fields)
    kinds = ["partial-cover", "full-cover", "spinning-blades", "pit"]
    obstacles = {"{},{}".format(*fields.pop()): any_of(rng, kinds) for _ in range(rng.below(6))}
    gladiators: list[dict[str, Any]] = []

    def stand(name: str, seat: int, health: int, **more: Any) -> None:
        column, row = fields.pop()
        health = health if rng.below(2) else 1 + rng.below(health)
        marks = {"statuses": some(rng, STATUSES, 6), "health": health}
        place = f"{column},{row} {any_of(rng, list('NESW'))}"
        gladiators.append({"name": name, "seat": f"P{seat + 1}", "place": place} | marks | more)

    for seat, assent in enumerate(assents):
        stand(assent, seat, CARDS.assents[assent]["health"])
    number = 4
    summons = 0
    for creature in shuffled(rng, list(CARDS.creatures))[: 3 + rng.below(4)]:
        seat = rng.below(seats)
        stand(creature, seat, CARDS.creatures[creature]["health"], dice=some(rng, ["damage", "defense"], 3))
        if creature in SUMMONED_BY and rng.below(2):
            summons += 1
            stand(f"{SUMMONED_BY[creature]}-{summons}", seat, 1, summoner=number)
        number += 1
    creatures = [one for one in gladiators if "summoner" not in one]
    summoned = [one for one in gladiators if "summoner" in one]
    for place, one in enumerate([*creatures, *summoned]):
        if place < seats:
            continue
        if "summoner" not in one:
            one["number"] = 4 + place - seats
    document = {
        "players": players,
        "gladiators": [*creatures, *summoned],
        "obstacles": obstacles,
        "edicts": some(rng, ["iron-season", "keen-blades"], 4),
        "active": any_of(rng, gladiators)["name"],
        "round": 1 + rng.below(2),
    }
    return document, {"silvestrem": False} | options


def throw_of(text: str) -> dict[str, int]:
    parts = [part.split() for part in text.split(", ")] if text != "none" else []
    return {face: int(count) for count, face in parts}


def told(events: list[Event]) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = []
    for event in events:
        facts: Any = event.public
        if event.kind in TOLD:
            named = [tuple(sorted(facts["targets"]))] if event.kind == "attacked" else []
            found.append(
                (event.kind, facts["gladiator"], *named, *(facts[name] for name in TOLD[event.kind]))
            )
        elif event.kind in AFTER:
            found.append((event.kind,))
    return found


def compare(state: WildAssentState, action: str, rng: Rng) -> int:
    """Play an attack and work it out beside; answers how many attacks were in it."""
    document: Any = GAME.position(state)
    arena = Attacks(document, GAME.options_of(state), CARDS)
    frame = document["stack"][-1]
    one = arena.fighters[frame["gladiator"]]
    words = action.split()[1:]
    blows = {blow.name: blow for blow in arena.blows(one)}
    blow = blows.get(words[0], blows["default"])
    aimed = next((other for other in arena.all() if other.name == words[-1]), None)
    model = arena.attack(one, blow, aimed)
    happened: list[Event] = []
    state.events = happened
    play_next(GAME, state, action)
    answer: Any = None
    while True:
        try:
            asked = model.send(answer)
        except StopIteration:
            break
        turn = int(state.turn())
        if asked[0] == "dice":
            assert turn == CHANCE, (asked, arena.log, GAME.step(state))
            outcome = int(state.sample(rng))
            text = GAME.format_outcome(state, outcome)
            assert sum(throw_of(text).values()) == asked[2], (asked, text, arena.log)
            state.resolve(outcome)
            answer = throw_of(text)
            continue
        assert (turn, GAME.step(state)) == asked[1:3], (asked, arena.log, turn, GAME.step(state))
        texts = offered(state)
        assert asked[3] is None or set(texts) == asked[3], (texts, asked)
        answer = any_of(rng, texts)
        play_next(GAME, state, answer)
    state.events = None
    log = told(happened)
    assert log[: len(arena.log)] == arena.log
    rest = log[len(arena.log) :]
    assert not rest or rest[0][0] in AFTER, (arena.log, rest)
    assert (state.result() is not None and rest[:1] == [("game-over",)] and len(rest) == 1) or not arena.over
    return sum(entry[0] == "attacked" for entry in arena.log)


@pytest.mark.rule("WA-RULING-51", "WA-ATTACK-01", "WA-ATTACK-02", "WA-ATTACK-04", "WA-ATTACK-07")
@pytest.mark.rule("WA-BACK-01", "WA-RULING-27", "WA-RULING-57", "WA-RULING-65", "WA-RULING-71")
@pytest.mark.rule("WA-RULING-75", "WA-RULING-90", "WA-RULING-154", "WA-RULING-170", "WA-RULING-177")
@pytest.mark.parametrize("seed", range(4))
def test_attacks_are_what_the_words_say(seed: int) -> None:
    rng = Rng(seed)
    attacks = 0
    while attacks < 60:
        document, options = random_scene(rng)
        try:
            state = GAME.from_position(document, options)
        except BadPosition:
            continue  # somebody bled to death when its activation began
        attacks += one_activation(state, rng)


def one_activation(state: WildAssentState, rng: Rng) -> int:
    """Whoever is active moves somewhere; every attack that it has is compared, and one of them is made."""
    while state.result() is None:
        if int(state.turn()) == CHANCE:
            return 0
        if GAME.step(state) == "activation":
            document: Any = GAME.position(state)
            texts = offered(state)
            if "end" in texts and not any(text.startswith("summoned") for text in texts):
                arena = Attacks(document, GAME.options_of(state), CARDS)
                attacks = {text for text in texts if text.startswith("attack")}
                assert attacks == arena.offered(arena.fighters[document["stack"][-1]["gladiator"]])
                return compare(state, any_of(rng, sorted(attacks)), rng) if attacks else 0
        play_next(GAME, state, any_of(rng, offered(state)))
    return 0
