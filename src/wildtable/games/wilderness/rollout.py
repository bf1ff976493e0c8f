"""Quick decisions for playouts: legal, a little sensible, and made without listing everything."""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.refusal import OK
from wildtable.engine.rng import Rng
from wildtable.games.wilderness import actions, frames
from wildtable.games.wilderness.board import OFF_BOARD, SIDES
from wildtable.games.wilderness.legal import legal_actions
from wildtable.games.wilderness.rules.food import check_search
from wildtable.games.wilderness.rules.movement import check_may_move, check_step
from wildtable.games.wilderness.rules.rest import check_drink, check_sleep
from wildtable.games.wilderness.state import ENERGY, TRACK, WHERE, Data
from wildtable.games.wilderness.terrain import EXHAUSTION, HUNGER, THIRST
from wildtable.games.wilderness.ways import ways

SELDOM: Final = 12  # in one of so many windows a card is looked for
WEARY: Final = 9
HUNGRY: Final = 9
NOTHING: Final = -1


def roll(s: Data, seat: i64, rng: Rng) -> i64:
    """A legal action: mostly on towards the village, with care for water, food and sleep."""
    kind = s.stack.kind()
    if kind == frames.WINDOW:
        if rng.below(SELDOM) != 0:
            return actions.PASS
    elif kind == frames.TURN:
        return in_turn(s, seat, rng)
    offered = legal_actions(s, seat)
    return offered[rng.below(len(offered))]


def in_turn(s: Data, seat: i64, rng: Rng) -> i64:
    if s.of[TRACK + 8 * THIRST + seat] > 0 and check_drink(s, seat) == OK:
        return actions.DRINK
    weary = s.of[TRACK + 8 * EXHAUSTION + seat] >= WEARY + rng.below(4)
    if weary and ways(s).far[s.of[WHERE + seat]] > s.of[ENERGY] and check_sleep(s, seat) == OK:
        return actions.SLEEP
    if s.of[TRACK + 8 * HUNGER + seat] >= HUNGRY and check_search(s, seat) == OK:
        return actions.SEARCH
    step = way_on(s, seat, rng)
    return actions.END if step == NOTHING else step


def way_on(s: Data, seat: i64, rng: Rng) -> i64:
    """The step after which the village is nearest, or `NOTHING` if none leads there."""
    here = s.of[WHERE + seat]
    if here == s.board.village or s.of[ENERGY] == 0 or check_may_move(s, seat) != OK:
        return NOTHING
    best: i64 = NOTHING
    far = ways(s).far
    least = far[here]
    first = rng.below(SIDES)
    for i in range(SIDES):
        side = (first + i) % SIDES
        area = s.board.next[here * SIDES + side]
        if area != OFF_BOARD and far[area] < least and check_step(s, seat, side, area) == OK:
            least = far[area]
            best = area
    return NOTHING if best == NOTHING else actions.pack(actions.MOVE, best)
