"""What an action comes to, told before it is played, from nothing but what the seat can see.

Face-down land is unknown to the state itself, and no hand is looked at.
"""

from wildtable.engine import window
from wildtable.engine.at_table import Outcome
from wildtable.engine.clauses import OPPONENT
from wildtable.games.wilderness import actions, coming, frames
from wildtable.games.wilderness.events import seat_name
from wildtable.games.wilderness.rules.arrival import slot_to_turn
from wildtable.games.wilderness.rules.daytime import is_daylight
from wildtable.games.wilderness.rules.food import search_cost
from wildtable.games.wilderness.rules.land import has_water, terrain
from wildtable.games.wilderness.rules.modify import NO_FIELD, at_least, changed, flagged
from wildtable.games.wilderness.rules.movement import step_cost, way_needed
from wildtable.games.wilderness.rules.rest import REST_COST, REST_STEPS, SLEEP_STEPS
from wildtable.games.wilderness.rules.windows import about_player
from wildtable.games.wilderness.state import ENERGY, GONE, TRACK, WHERE, Data
from wildtable.games.wilderness.terrain import DESERT, EXHAUSTION, SWAMP, TERRAINS
from wildtable.games.wilderness.words import (
    DESERT_POINT,
    IMMUNE_POINT,
    REST_POINT,
    SLEEP_POINT,
    TURN_START,
)


def outcomes_of(s: Data, seat: int, action: int) -> list[Outcome]:
    """The outcomes of a legal action of that seat."""
    kind = int(actions.kind_of(action))
    if kind == actions.MOVE:
        return _move(s, seat, int(actions.value_of(action)))
    if kind == actions.SEARCH:
        return [_cost(s, int(search_cost(s, seat))), {"kind": "searches"}]
    if kind == actions.DRINK:
        return [{"kind": "drinks"}]
    if kind == actions.REST:
        return [
            _cost(s, REST_COST),
            _eased(s, seat, int(changed(s, REST_POINT, seat, REST_STEPS, NO_FIELD))),
        ]
    if kind == actions.SLEEP:
        return [_eased(s, seat, int(changed(s, SLEEP_POINT, seat, SLEEP_STEPS, NO_FIELD)))]
    if kind == actions.END:
        return _end(s, seat)
    if kind == actions.PLAY:
        return _play(s, int(actions.value_of(action)))
    return []


def _move(s: Data, seat: int, area: int) -> list[Outcome]:
    """The price, the risks, and what waits there (WN-RULING-79)."""
    here = int(s.of[WHERE + seat])
    side = int(s.board.side_between(here, area))
    kind = int(terrain(s, area))
    cost = int(step_cost(s, seat, here, side, area))
    found: list[Outcome] = [_cost(s, cost) | {"terrain": TERRAINS[kind]}]
    needed = int(way_needed(s, seat))
    if needed > 0:
        found.append({"kind": "night-roll", "needed": needed})
    if kind == SWAMP and not flagged(s, IMMUNE_POINT, seat, NO_FIELD):
        found.append({"kind": "swamp"})
    if kind == DESERT and is_daylight(s):
        thirst = int(at_least(changed(s, DESERT_POINT, seat, 1, NO_FIELD), 0))
        if thirst > 0:
            found.append({"kind": "desert", "thirst": thirst})
    if slot_to_turn(s, area) != GONE:
        found.append({"kind": "turns-up"})
    if has_water(s, area):
        found.append({"kind": "drink"})
    if area == s.board.village:
        found.append({"kind": "wins"})
    return found + _hunted(s, seat, area)


def _cost(s: Data, energy: int) -> Outcome:
    """The price, and what is left for this turn (WN-ENERGY-02)."""
    return {"kind": "cost", "energy": energy, "left": max(0, int(s.of[ENERGY]) - energy)}


def _hunted(s: Data, seat: int, area: int) -> list[Outcome]:
    """Animals that could attack whoever stands there, as they stand now (WN-ANIMAL-03, WN-ANIMAL-04)."""
    animals = coming.hunters_at(s, seat, area)
    return [{"kind": "hunted", "animals": animals}] if animals else []


def _eased(s: Data, seat: int, steps: int) -> Outcome:
    """How far exhaustion really falls (WN-RULING-37)."""
    square = int(s.of[TRACK + 8 * EXHAUSTION + seat])
    return {"kind": "eases", "steps": max(0, min(steps, square))}


def _end(s: Data, seat: int) -> list[Outcome]:
    """The win, if nobody prevents it (WN-RULING-63), or the energy that is lost (WN-ENERGY-04); then what
    Nature does in her turn as things stand (WN-HEALTH-06)."""
    here = int(s.of[WHERE + seat])
    if here == s.board.village:
        return [{"kind": "wins"}]
    left = int(s.of[ENERGY])
    steps = coming.steps_of(s, seat)["exhaustion"]
    health = int(s.settings.tracks.skull) - int(s.of[TRACK + 8 * EXHAUSTION + seat])
    found: list[Outcome] = [{"kind": "unused", "energy": left}] if left > 0 else []
    found.append({"kind": "nature", "steps": steps, "left": max(0, health - steps)})
    return found + _hunted(s, seat, here)


def _play(s: Data, text: int) -> list[Outcome]:
    """Whom a half speaks of that is bound to another player's moment (WN-EVENT-05), and whether that player's
    turn goes back to its beginning for it (WN-EVENT-07)."""
    late = s.tables.moment[text] == TURN_START
    found: list[Outcome] = []
    if s.tables.whose[text] == OPPONENT:
        player = frames.active(s) if late else about_player(s)
        found.append({"kind": "meant", "player": seat_name(int(player))})
    if late and s.stack.kind() == frames.WINDOW and (s.stack.get(window.TRIGGER) >> TURN_START) & 1 == 0:
        found.append({"kind": "rewinds"})
    return found
