"""Quick decisions for playouts: legal, sensible, and made without listing everything.

A player goes on as a walker of the judge does (`walker.py`): on towards the village, or to water when
thirsty; a drink where there is water, food when hungry, sleep at night and when weary. No cards are played
but those that ward off an attack.
"""

from typing import Final

from mypy_extensions import i64

from wildtable.engine import window
from wildtable.engine.clauses import OWN
from wildtable.engine.refusal import OK
from wildtable.engine.rng import Rng
from wildtable.games.wilderness import actions, frames
from wildtable.games.wilderness.board import OFF_BOARD, SIDES
from wildtable.games.wilderness.legal import legal_actions
from wildtable.games.wilderness.rules import windows
from wildtable.games.wilderness.rules.food import check_search
from wildtable.games.wilderness.rules.health import hunger_number, square, thirst_number
from wildtable.games.wilderness.rules.movement import check_may_move, check_step, way_needed
from wildtable.games.wilderness.rules.rest import REST_COST, SLEEP_STEPS, check_drink, check_rest, check_sleep
from wildtable.games.wilderness.state import ENERGY, HAND, WHERE, Data
from wildtable.games.wilderness.terrain import EXHAUSTION, HUNGER, THIRST
from wildtable.games.wilderness.ways import ways

NEAR_DEATH: Final = 8  # so few steps before the skull after Nature's turn: time to sleep
HUNGRY: Final = 6  # the square of hunger from which food is searched
THIRSTY: Final = 5  # the square of thirst from which the way leads to water first
NOTHING: Final = -1


def roll(s: Data, seat: i64, rng: Rng) -> i64:
    """A legal action: what a walker would do. Cards played at random would be worth nothing in hand."""
    kind = s.stack.kind()
    if kind == frames.WINDOW:
        return warding_off(s, seat) if is_attacked(s, seat) else actions.PASS
    if kind == frames.TURN:
        return in_turn(s, seat, rng)
    offered = legal_actions(s, seat)
    return offered[rng.below(len(offered))]


def is_attacked(s: Data, seat: i64) -> bool:
    """Is the window about an attack on this player, who holds a card?"""
    moments = s.stack.get(window.TRIGGER)
    if moments & (windows.BEFORE_ATTACK | windows.AFTER_ATTACK) == 0 or s.of[HAND + seat] == 0:
        return False
    return windows.about_player(s) == seat


def warding_off(s: Data, seat: i64) -> i64:
    """The first card that speaks of an attack on oneself, if there is one."""
    for action in legal_actions(s, seat):
        if action != actions.PASS and s.tables.whose[actions.value_of(action)] == OWN:
            return action
    return actions.PASS


def in_turn(s: Data, seat: i64, rng: Rng) -> i64:
    here = s.of[WHERE + seat]
    if here == s.board.village:
        return actions.END
    if square(s, seat, THIRST) > 0 and check_drink(s, seat) == OK:
        return actions.DRINK
    uncertain = way_needed(s, seat) > 0
    if (uncertain or is_weary(s, seat)) and check_sleep(s, seat) == OK:
        return actions.SLEEP
    if square(s, seat, HUNGER) >= HUNGRY and check_search(s, seat) == OK:
        return actions.SEARCH
    if not uncertain:
        step = way_on(s, seat, rng)
        if step != NOTHING:
            return step
    if s.of[ENERGY] >= REST_COST and square(s, seat, EXHAUSTION) > 0 and check_rest(s, seat) == OK:
        return actions.REST
    return actions.END


def is_weary(s: Data, seat: i64) -> bool:
    """Is death near, and does sleep give more than Nature takes? The village in reach wakes everybody."""
    toll = 1 + thirst_number(s, seat) + hunger_number(s, seat)
    if s.settings.tracks.skull - square(s, seat, EXHAUSTION) - toll >= NEAR_DEATH or toll >= SLEEP_STEPS:
        return False
    return ways(s).far[s.of[WHERE + seat]] > s.of[ENERGY]


def way_on(s: Data, seat: i64, rng: Rng) -> i64:
    """The step after which the village is nearest, for the thirsty water; `NOTHING` if none leads there."""
    here = s.of[WHERE + seat]
    if s.of[ENERGY] == 0 or check_may_move(s, seat) != OK:
        return NOTHING
    best: i64 = NOTHING
    found = ways(s)
    far = found.far
    if square(s, seat, THIRST) >= THIRSTY and found.water_far[here] > 0:
        far = found.water_far
    least = far[here]
    first = rng.below(SIDES)
    for i in range(SIDES):
        side = (first + i) % SIDES
        area = s.board.next[here * SIDES + side]
        if area != OFF_BOARD and far[area] < least and check_step(s, seat, side, area) == OK:
            least = far[area]
            best = area
    return NOTHING if best == NOTHING else actions.pack(actions.MOVE, best)
