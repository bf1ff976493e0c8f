"""Movement and targets in random matches, and Knockback, worked out a second time from the words of the book.

Nothing of the rules' own geometry is used here: fields are pairs of numbers, lines are fractions.
"""

import heapq
from fractions import Fraction
from typing import Any

import pytest

from tests.wild_assent.scenes import GAME, offered
from tests.wild_assent.test_second_opinion_attacks import CARDS, random_scene
from wildtable.engine.playout import step_at_random
from wildtable.engine.refusal import BadPosition
from wildtable.engine.rng import Rng
from wildtable.games.wild_assent import frames
from wildtable.games.wild_assent.game import WildAssentState
from wildtable.games.wild_assent.rules.blows import DEFAULT, blow_of
from wildtable.games.wild_assent.rules.knockback import direction_of
from wildtable.games.wild_assent.rules.modify import speed_of
from wildtable.games.wild_assent.rules.troupe import printed
from wildtable.games.wild_assent.tables import MOVEMENT, MOVEMENTS

Field = tuple[int, int]
AHEAD = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
WALLS = ("full-cover", "spinning-blades")


class Table:
    """A position as a player sees it: who stands where, and what lies there."""

    def __init__(self, state: WildAssentState) -> None:
        document = GAME.position(state)
        gladiators = document["gladiators"]
        obstacles = document["obstacles"]
        assert isinstance(gladiators, list)
        assert isinstance(obstacles, dict)
        self.rows = int(state.board.rows)
        self.facing: dict[str, str] = {}
        self.where: dict[str, Field] = {}
        self.team: dict[str, int] = {}
        for one in gladiators:
            if one["place"] is not None:
                field, self.facing[one["name"]] = one["place"].split()
                self.where[one["name"]] = read(field)
                self.team[one["name"]] = int(state.side(int(one["seat"][1:]) - 1))
        self.obstacles = {read(field): str(kind) for field, kind in obstacles.items()}

    def inside(self, field: Field) -> bool:
        return 1 <= field[0] <= 10 and 1 <= field[1] <= self.rows

    def free(self, field: Field) -> bool:
        """Unoccupied (WA-KEY-30)."""
        return field not in self.where.values() and self.obstacles.get(field, "pit") == "pit"


def read(field: str) -> Field:
    column, row = field.split(",")
    return int(column), int(row)


def add(field: Field, step: Field) -> Field:
    return field[0] + step[0], field[1] + step[1]


def left_of(step: Field) -> Field:
    return -step[1], step[0]


def places(
    table: Table, name: str, movement: str, speed: int, side_step: bool = True
) -> set[tuple[Field, str]]:
    """Where a movement may end (WA-MOVE, WA-SWIFT, WA-FLY, WA-COVER-02, WA-PIT-01)."""
    start = (table.where[name], table.facing[name])
    costs = {start: 0}
    queue = [(0, start)]
    while queue:
        cost, (field, facing) = heapq.heappop(queue)
        if cost > costs[field, facing]:
            continue
        stuck = movement != "flight" and table.obstacles.get(field) == "pit" and field != start[0]
        onward: list[tuple[int, tuple[Field, str]]] = []
        if not stuck:
            onward += [(1, (field, other)) for other in AHEAD if other != facing]
            front = AHEAD[facing]
            side = left_of(front)
            steps = [front, side, (-side[0], -side[1])] if side_step else [front]
            if movement == "swift":
                steps += [add(front, side), add(front, (-side[0], -side[1]))]
            for step in steps:
                there = add(field, step)
                if not table.inside(there):
                    continue
                if movement == "flight" or there == start[0] or table.free(there):
                    onward.append((1, (there, facing)))
                elif table.obstacles.get(there) == "partial-cover":
                    beyond = add(there, step)
                    if table.inside(beyond) and (beyond == start[0] or table.free(beyond)):
                        onward.append((3, (beyond, facing)))
        for price, place in onward:
            if cost + price <= min(speed, costs.get(place, 99) - 1):
                costs[place] = cost + price
                heapq.heappush(queue, (cost + price, place))
    return {place for place in costs if place[0] == start[0] or table.free(place[0])}


def crosses(one: Field, other: Field, field: Field) -> bool:
    """Does the line between two middles pass through the inside of a field (WA-RULING-23)?"""
    low, high = Fraction(0), Fraction(1)
    for axis in range(2):
        way = other[axis] - one[axis]
        near, far = Fraction(2 * field[axis] - 1, 2), Fraction(2 * field[axis] + 1, 2)
        if way == 0:
            if not near < one[axis] < far:
                return False
            continue
        times = sorted(((near - one[axis]) / way, (far - one[axis]) / way))
        low, high = max(low, times[0]), min(high, times[1])
    return low < high


def targets(table: Table, name: str, reach: int) -> set[str]:
    """Whom the default attack can be made on (WA-LOS, WA-RANGE-01)."""
    here = table.where[name]
    front = AHEAD[table.facing[name]]
    side = left_of(front)
    blocked = {*table.where.values(), *(field for field, kind in table.obstacles.items() if kind in WALLS)}
    found = set()
    for other, there in table.where.items():
        across, along = there[0] - here[0], there[1] - here[1]
        ahead = across * front[0] + along * front[1]
        aside = across * side[0] + along * side[1]
        between = [field for field in blocked - {here, there} if crosses(here, there, field)]
        near = max(abs(across), abs(along)) <= reach
        if (
            table.team[other] != table.team[name]
            and near
            and ahead >= abs(aside)
            and ahead > 0
            and not between
        ):
            found.add(other)
    return found


@pytest.mark.rule(
    "WA-MOVE-01", "WA-MOVE-05", "WA-SWIFT-01", "WA-FLY-01", "WA-FLY-02", "WA-RULING-31", "WA-RULING-34"
)
@pytest.mark.rule(
    "WA-LOS-01", "WA-LOS-02", "WA-LOS-03", "WA-LOS-04", "WA-LOS-05", "WA-RANGE-01", "WA-RULING-23"
)
@pytest.mark.parametrize(("seed", "seats"), [(1, 2), (2, 2), (3, 4)])
def test_movement_and_targets_are_what_the_words_say(seed: int, seats: int) -> None:
    state = GAME.new(seats, {})
    rng = Rng(seed)
    moves = attacks = 0
    while moves < 40 and step_at_random(state, rng):
        if state.stack.kind() != frames.ACTIVATION:
            continue
        gladiator = int(state.stack.get(frames.GLADIATOR))
        stage = state.stack.get(frames.STAGE)
        seat = int(state.turn())
        texts = {GAME.format(state, seat, int(action)) for action in state.legal(seat)}
        table = Table(state)
        name = next(one for one in table.where if GAME.facts(state)["active"] == one)
        if stage == frames.MOVES:
            moves += 1
            movement = MOVEMENTS[printed(state, gladiator, MOVEMENT)]
            wanted = places(table, name, movement, int(speed_of(state, gladiator)))
            assert texts == {f"move {field[0]},{field[1]} {facing}" for field, facing in wanted}
        elif stage == frames.ACTS:
            attacks += 1
            plain = {text.split()[1] for text in texts if text.startswith("attack ")} & set(table.where)
            assert plain == targets(table, name, int(blow_of(state, gladiator, DEFAULT).reach))
    assert moves == 40
    assert attacks > 10


@pytest.mark.rule("WA-RULING-71")
def test_a_knockback_goes_in_the_nearest_of_eight_directions() -> None:
    """The direction with the greatest share of the way: compared by squares, without roots."""
    steps = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]
    for across in range(-9, 10):
        for along in range(-9, 10):
            if (across, along) == (0, 0):
                continue
            shares = []
            for step in steps:
                share = across * step[0] + along * step[1]
                shares.append(Fraction(share * abs(share), step[0] ** 2 + step[1] ** 2))
            best = [number for number, share in enumerate(shares) if share == max(shares)]
            one = (0 if along >= 0 else 9) * 10 + (0 if across >= 0 else 9)
            other = one + along * 10 + across
            assert [int(direction_of(one, other))] == best


def speed(document: dict[str, Any], name: str) -> tuple[int, str]:
    """Speed and movement of somebody at the beginning of its movement (WA-RULING-85, WA-RULING-158)."""
    one = next(one for one in document["gladiators"] if one["name"] == name)
    plain = name.rsplit("-", 1)[0]
    card = CARDS.assents.get(name) or CARDS.creatures.get(name) or CARDS.summons[plain]
    value = int(card["speed"]) + len([die for die in one["dice"] if die == "speed"])
    if name in CARDS.assents:
        player = document["players"][int(one["seat"][1:]) - 1]
        value += sum(
            clause["by"]
            for text in [*player["skills"], *player["equipment"]]
            for clause in CARDS.texts[text].get("clauses", [])
            if clause.get("change") == "speed" and clause["when"] == "always"
        )
    value += sum(CARDS.by(edict) for edict in document["edicts"] if edict == "thin-air")
    for row in document["force"]:
        clause = CARDS.texts[row["card"]]["clauses"][row["clause"] - 1]
        if clause.get("change") == "speed" and row["subject"] == one["number"]:
            value += clause["by"]
    value = max(0, value)
    if "fatigue" in one["working"] and value > 1:
        value = max(1, value - 2)
    return value, str(card["movement"])


@pytest.mark.rule("WA-STAT-02", "WA-MOM-06", "WA-STATUS-06", "WA-RULING-14", "WA-RULING-85", "WA-RULING-158")
@pytest.mark.parametrize("side_step", [True, False])
def test_speed_and_steps_are_what_the_words_say(side_step: bool) -> None:
    rng = Rng(7)
    compared = 0
    while compared < 60:
        document, options = random_scene(rng)
        creature = next(one for one in document["gladiators"] if one["name"] in CARDS.creatures)
        creature["dice"] = ["speed"]
        document["edicts"] = ["thin-air"] if rng.below(2) else []
        try:
            state = GAME.from_position(document, options | {"side_step": side_step})
        except BadPosition:
            continue
        texts = offered(state) if GAME.step(state) == "activation" else []
        if texts and texts[0].startswith("move"):
            shown: Any = GAME.position(state)
            numbers = {one["number"]: one["name"] for one in shown["gladiators"]}
            name = numbers[shown["stack"][-1]["gladiator"]]
            value, movement = speed(shown, name)
            found = places(Table(state), name, movement, value, side_step)
            assert set(texts) == {f"move {column},{row} {facing}" for (column, row), facing in found}, name
            compared += 1
