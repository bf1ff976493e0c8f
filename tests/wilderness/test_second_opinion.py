"""A second engine, written from the rulebook alone (`second/`), says the same about whole games.

Both must ask for the same things in the same order, offer the same actions and come to the same numbers.
"""

from random import Random
from typing import Any

import pytest

from tests.wilderness.second.game import Second
from tests.wilderness.second.land import TILES, Land
from tests.wilderness.second.table import EVENTS, SICKNESS, WEATHER, Run
from wildtable.compiled import is_compiled
from wildtable.engine.checked import play_next
from wildtable.engine.state import CHANCE, OVER, State
from wildtable.games import load
from wildtable.games.wilderness.rules.land import has_river, has_water, terrain
from wildtable.games.wilderness.state import Data
from wildtable.games.wilderness.terrain import TERRAINS

GAME = load("wilderness")
GAMES, POSITIONS, BOARDS = (12, 80, 20) if is_compiled() else (3, 20, 6)
CHOICES: dict[str, list[Any]] = {
    "tiles": [4, 6, 8],
    "village_contacts": [2, 1],
    "tile_rotation": ["random", "fixed"],
    "rotate_first_player": [False, True],
    "all_dead": ["draw", "fewest_excess_steps"],
    "animal_refuge": ["random_only", "always"],
    "tribe_source": ["tile", "extra_area"],
    "special_replaces_base": [False, True],
    "late_beginning_cards": [True, False],
    "max_days": [0, 1, 3, 6, 12],
}


def table(rng: Random) -> tuple[int, dict[str, Any]]:
    """So many seats and a mixture of options."""
    seats = rng.randint(1, 8)
    options = {name: rng.choice([values[0], *values]) for name, values in CHOICES.items()}
    return seats, options | {"solo": seats == 1, "max_days": options["max_days"] or 15}


def facts_of(one: Second) -> dict[str, Any]:
    """What the second engine says, in the words of the cases."""
    names = [f"P{seat + 1}" for seat in range(len(one.players))]
    alike: dict[str, int] = {}
    animals = {}
    for kind, area in one.animals:
        alike[kind] = alike.get(kind, 0) + 1
        if area is not None:
            animals[f"{kind}-{alike[kind]}"] = one.name(area)
    players = list(zip(names, one.players, strict=True))
    return {
        "day": one.day,
        "round": one.round,
        "square": one.square,
        "active": None if one.active is None else names[one.active],
        "area": {name: one.name(player.area) for name, player in players},
        "alive": {name for name, player in players if player.alive},
        "asleep": {name for name, player in players if player.asleep},
        "lost": {name for name, player in players if player.lost},
        "hated": {name for name, player in players if player.hated},
        "sickness": {name: player.sick for name, player in players},
        "hand_size": {name: len(player.hand) for name, player in players},
        "animals": animals,
        "tiles_up": len(one.land.up),
        "extra": {one.name(area): kind for area, kind in one.land.extra.items()},
        "event_deck": one.decks["event"].total(),
        "event_pile": one.piles["event"].total(),
        "sickness_deck": one.decks["sickness"].total(),
        "sickness_pile": one.piles["sickness"].total(),
        "weather_deck": one.decks["weather"].total(),
        "energy": one.energy,
    } | {
        track: {name: getattr(player, track) for name, player in players if player.alive}
        for track in ("thirst", "hunger", "exhaustion")
    }


def offers(state: State, seat: int) -> set[str]:
    return {GAME.format(state, seat, int(action)) for action in state.legal(seat)}


def compare(state: State, one: Second, node: tuple[Any, ...]) -> None:
    """The same is asked, and the same lies there."""
    assert GAME.step(state) == node[0]
    told, ours = GAME.facts(state), facts_of(one)
    for name, value in ours.items():
        found = told[name]
        if name in ("thirst", "hunger", "exhaustion"):
            assert isinstance(found, dict)
            found = {player: found[player] for player in value}
        assert found == value, f"{name}: {found} instead of {value}"
    document: Any = GAME.position(state)
    top = document["stack"][-1]
    if node[0] == "window":
        assert told["asked"] == {f"P{seat + 1}" for seat in node[1]}
        for seat, plays in node[2].items():
            assert offers(state, seat) == plays | {"pass"}
    elif node[0] in ("effect", "walk", "drive", "place", "return"):
        assert state.actors() == [node[1]]
        assert offers(state, node[1]) == node[2]
    elif node[0] == "turn":
        assert state.actors() == [node[1]]
        assert offers(state, node[1]) == one.legal()
    elif node[0] == "dice":
        assert top["count"] == node[1]
    elif node[0] == "reveal":
        assert top["slot"] == node[1]
    elif node[0] == "pick":
        assert top["among"] == sum(1 << seat for seat in node[1])
    elif node[0] in ("draw", "illness", "drop"):
        assert top["seat"] == f"P{node[1] + 1}"


def answer(state: State, one: Second, node: tuple[Any, ...], rng: Random) -> str:
    """What happens next in both: mostly what helps on the way east, so that games come to the village too."""
    if state.turn() == CHANCE:
        likely = [rng.choice(state.chance())[0] for _ in range(2)]
        return GAME.format_outcome(state, max(likely))  # kind dice: players live longer
    if node[0] != "turn":
        return str(rng.choice(sorted(node[2])))
    offered = sorted(one.legal())
    assert one.active is not None
    player = one.players[one.active]
    moves = [text for text in offered if text.startswith("move")]
    wise = []
    if player.thirst > 4:
        wise.append("drink")
    if player.exhaustion > 11:
        wise.append("sleep")
    if player.hunger > 7:
        wise.append("search")
    wise = [text for text in wise if text in offered]
    if wise and rng.random() < 0.7:
        return wise[0]
    if moves and rng.random() < 0.7:
        return (
            max(moves, key=lambda text: (east(text), rng.random()))
            if rng.random() < 0.7
            else rng.choice(moves)
        )
    return rng.choice(offered)


def answer_window(plays: list[str], rng: Random) -> str:
    return rng.choice(plays) if plays and rng.random() < 0.3 else "pass"


def east(text: str) -> int:
    place = text.removeprefix("move ")
    return 999 if place == "village" else sum(map(int, place.split(",")))


def position(rng: Random, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """Anything that can be: figures and animals anywhere, any time, any health, cards in some hands."""
    tiles = rng.sample(sorted(TILES), options["tiles"])
    turns = 3 if options["tile_rotation"] == "random" else 1
    land = Land(options["tiles"], options["village_contacts"], options["tribe_source"] == "tile")
    laid = [{"tile": tile, "turn": rng.randrange(turns)} for tile in tiles]
    for slot, tile in enumerate(laid):
        land.turn_up(slot, str(tile["tile"]), int(str(tile["turn"])))
    areas = sorted(land.kind)
    centre = rng.choice(
        [area for area in areas if land.kind[area] == "tribe"] + rng.sample(areas, 2) + [land.village]
    )
    near = [area for area in areas if abs(area[0] - centre[0]) + abs(area[1] - centre[1]) < 3]
    dry = [area for area in near if land.kind[area] not in ("lake", "village", "tribe")]
    weather = rng.choice([name for name, card in WEATHER.items() if isinstance(card, dict)])
    sick = [name for name, card in SICKNESS.items() if isinstance(card, dict) and card.get("stays")]
    kinds = rng.sample(["wolf", "wolf", "snake", "bear"], rng.randint(0, 3))
    ills = rng.sample(sick, rng.randint(0, 3))
    players: list[dict[str, Any]] = []
    for _ in range(seats):
        q, r = area = rng.choice(near)
        players.append(
            {
                "area": "village" if area == land.village else f"{q},{r}",
                "thirst": rng.randint(1, 12),
                "hunger": rng.randint(1, 15),
                "exhaustion": rng.randint(1, 20),
                "hated": rng.random() < 0.3,
                "sickness": [ills.pop()] if ills and rng.random() < 0.6 else [],
                "hand": [],
            }
        )
    deck = [name for name, card in EVENTS.items() if isinstance(card, dict)]
    for name in rng.sample(deck, rng.choice([0, seats, 3 * seats])):
        rng.choice(players)["hand"].append(name)
    return {
        "tiles": laid,
        "players": players,
        "animals": [{"kind": kind, "area": "{},{}".format(*rng.choice(dry))} for kind in kinds if dry],
        "weather": {"cards": [weather], "square": rng.randrange(len(WEATHER[weather]["squares"].split()))},
        "first": f"P{rng.randint(1, seats)}",
        "turn": {"player": f"P{rng.randint(1, seats)}"},
        "round": rng.randint(1, 9),
    }


def second_at(document: dict[str, Any], options: dict[str, Any]) -> Second:
    """The second engine in a position."""
    one = Second(len(document["players"]), options)
    for slot, tile in enumerate(document["tiles"]):
        one.land.turn_up(slot, tile["tile"], tile["turn"])
    places = {one.name(area): area for area in one.land.kind}
    one.animals = [(animal["kind"], places[animal["area"]]) for animal in document["animals"]]
    for player, told in zip(one.players, document["players"], strict=True):
        player.area = places[told["area"]]
        for name in ("thirst", "hunger", "exhaustion", "hated"):
            setattr(player, name, told[name])
        player.sick, player.hand = list(told["sickness"]), list(told["hand"])
        one.decks["sickness"].subtract(player.sick)
        one.decks["event"].subtract(player.hand)
    one.weather, one.square = document["weather"]["cards"][0], document["weather"]["square"]
    one.decks["weather"][one.weather] -= 1
    one.first, one.day, one.round = int(document["first"][1:]) - 1, 1, document["round"]
    return one


def play_from_anywhere(seed: int) -> Second:
    rng = Random(seed)
    seats, options = table(rng)
    document = position(rng, seats, options)
    one = second_at(document, options)
    return together(
        GAME.from_position(document, options), one, one.run(int(document["turn"]["player"][1:]) - 1), rng, 80
    )


def play_both(seed: int) -> Second:
    rng = Random(seed)
    seats, options = table(rng)
    one = Second(seats, options)
    return together(GAME.new(seats, options), one, one.run(), rng, 99_999)


def together(state: State, one: Second, run: Run, rng: Random, most: int) -> Second:
    """Both go on until the game is over, or for so many steps."""
    node: tuple[Any, ...] = next(run)
    try:
        for _ in range(most):
            compare(state, one, node)
            if node[0] == "window":
                answers = {seat: answer_window(sorted(plays), rng) for seat, plays in node[2].items()}
                for seat in rng.sample(sorted(answers), len(answers)):
                    play_next(GAME, state, f"P{seat + 1} {answers[seat]}")
                node = run.send(answers)
            else:
                text = answer(state, one, node, rng)
                play_next(GAME, state, text)
                node = run.send(text)
        return one
    except StopIteration:
        pass
    assert state.turn() == OVER
    told = GAME.facts(state)
    assert told["winners"] == {f"P{seat + 1}" for seat in one.winners}
    assert told["ended_by"] == one.reason
    return one


def test_a_second_engine_plays_the_same_games() -> None:
    played = [play_both(seed) for seed in range(GAMES)]
    assert all(one.reason for one in played)
    assert max(len(one.land.up) for one in played) > 2
    assert max(one.round for one in played) > 5


def test_a_second_engine_says_the_same_from_any_position() -> None:
    """Players beside animals, lakes, the Tribe and the village; by day, at night, in starred rounds."""
    reasons = {play_from_anywhere(seed).reason for seed in range(POSITIONS)}
    assert reasons >= {"", "village", "last survivor"}


@pytest.mark.rule("WN-GEO-09", "WN-RULING-07", "WN-RULING-120")
def test_a_second_engine_sees_the_same_land() -> None:
    """Neighbours, terrain, rivers and water of every area, however the tiles lie."""
    for seed in range(BOARDS):
        rng = Random(seed)
        _, options = table(rng)
        document = position(rng, 2, options)
        state, one = GAME.from_position(document, options), second_at(document, options)
        assert isinstance(state, Data)
        names = state.board.names
        for area in one.land.kind:
            number = names.index(one.name(area))
            assert TERRAINS[terrain(state, number)] == one.land.terrain(area)
            assert has_water(state, number) == one.land.water(area)
            for way in range(6):
                there = one.land.beside(area, way)
                found = state.board.next[6 * number + way]
                assert (None if found < 0 else names[found]) == (None if there is None else one.name(there))
                assert has_river(state, number, way) == one.land.river(area, way)
