"""The data of a position and its copy; no rules.

Nearly all of it is one vector, `of`, which the constants below divide: `s.of[WHERE + seat]`. Its beginning
is what a turn can change without anything irreversible: `mark` keeps that part as it was when the player
began to act, as long as a card that was meant for the beginning may still be played (WN-EVENT-07). Cards are
bits over the numbered cards of their pile. What is under way stands on the stack (`frames.py`).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.effects import Effects
from wildtable.engine.in_force import InForce
from wildtable.engine.stack import Stack
from wildtable.engine.state import State
from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.tables import Tables, Tracks

MOST_SEATS: Final = 8
MOST_ANIMALS: Final = 4
EXTRAS: Final = 7
FIRST_CARDS: Final = 3
NOBODY: Final = -1
GONE: Final = -1
"""Where an animal is that was removed, or an extra area that is in stock."""

# By seat: the area of the figure and the three tracks; whom somebody goes along with (a seat + 1).
WHERE: Final = 0
TRACK: Final = 8  # + 8 * track
ALONG: Final = 32
# Of the turn.
ENERGY: Final = 40
SPENT: Final = 41  # 1: energy was spent in this turn (WN-RULING-24)
MOVES: Final = 42  # paid moves in this turn
ASLEEP: Final = 43  # seats that slept in their last turn, as bits
LOST_SEATS: Final = 44  # seats that are lost in this turn
JOINT: Final = 45  # seats that entered the village together with the active player (WN-RULING-64)
SICK_PILE: Final = 46  # discarded Sickness cards
DRUNK: Final = 47  # how often the player has drunk in this turn (WN-RULING-22)
REVERSIBLE: Final = 48
"""Everything before it can be taken back."""

HAND: Final = 48  # by seat: Event cards
ALIVE: Final = 56
HATED: Final = 57  # seats against which the Tribe has turned (WN-TRIBE-04)
EVENT_DECK: Final = 58
EVENT_PILE: Final = 59
EVENT_ASIDE: Final = 60  # cards that are being resolved (WN-RULING-103)
SICK_DECK: Final = 61
SICK_ASIDE: Final = 62
WEATHER_DECK: Final = 63
WEATHER_PAST: Final = 64
WEATHER_NOW: Final = 65  # the card, -1 before the first day
SQUARE: Final = 66
DAY: Final = 67
FIRST: Final = 68  # the first player
ROUND: Final = 69
BONUS: Final = 70  # energy given before it is read
MOMENTS_NOW: Final = 71  # the moments of which a Weather or Sickness card that lies there speaks
ANIMAL: Final = 72  # by the order of coming: kind, or -1 before
ANIMAL_AREA: Final = 76
EXTRA: Final = 80  # by piece: its area, or -1
SLOT: Final = 88  # by place of a tile: tile * 3 + orientation, -1 if it is face down
ENTERED: Final = 96  # seats that the card under way has brought into the village (WN-RULING-64)
CELLS: Final = 97

EMPTY: Final = vec[i64]()

# Why the game ended.
RUNNING: Final = 0
VILLAGE_REACHED: Final = 1
LAST_SURVIVOR: Final = 2
ALL_DEAD: Final = 3
DAYS_OVER: Final = 4
REASONS: Final = ("running", "village", "last survivor", "all dead", "days over")

# Options that are choices.
DRAW: Final = 0
FEWEST_EXCESS: Final = 1


class Ways:
    """By area, for bots: the energy of the cheapest way to the village and to the nearest water, the area to
    which each of them leads next, and what that step costs."""

    def __init__(self, size: i64) -> None:
        self.far: vec[i64] = vec[i64](capacity=size)
        self.next: vec[i64] = vec[i64](capacity=size)
        self.cost: vec[i64] = vec[i64](capacity=size)
        self.water_far: vec[i64] = vec[i64](capacity=size)
        self.water_next: vec[i64] = vec[i64](capacity=size)
        self.water_cost: vec[i64] = vec[i64](capacity=size)


NO_WAYS: Final = Ways(0)


class Settings:
    """What a table has agreed on; shared by all states of a game and never changed, but for what is kept so
    that it need not be found out twice: `ways` and `blank_land`."""

    def __init__(
        self,
        seats: int,
        options: dict[str, object],
        tables: Tables,
        board: Board,
        tracks: Tracks,
        turned: bool,
        rotate_first: bool,
        fewest_excess: bool,
        refuge: bool,
        tribe_extra: bool,
        late_cards: bool,
        star_replaces: bool,
        undo: bool,
        max_days: int,
    ) -> None:
        self.seats: i64 = seats
        self.options = options
        self.tables = tables
        self.board = board
        self.tracks = tracks
        self.turned = turned
        self.rotate_first = rotate_first
        self.fewest_excess = fewest_excess
        self.refuge = refuge
        self.tribe_extra = tribe_extra
        self.late_cards = late_cards
        self.star_replaces = star_replaces
        self.undo = undo
        self.max_days: i64 = max_days
        self.ways: dict[int, Ways] = {}
        self.blank_land: vec[i64] = EMPTY  # the land before any tile lies open


class Data(State):
    """Everything that a position of Wilderness consists of."""

    def __init__(self, settings: Settings) -> None:
        self.events = None
        self.settings = settings
        self.seats: i64 = settings.seats
        self.tables = settings.tables
        self.board = settings.board
        self.of: vec[i64] = EMPTY
        self.mark: vec[i64] = EMPTY
        self.mark_ill: vec[i64] = EMPTY
        self.mark_rows: vec[i64] = EMPTY
        # what seldom changes: copies share these, so a change puts a new vector in place
        self.land: vec[i64] = EMPTY  # by area: terrain, rivers and water (`rules/land.py`)
        self.ways = NO_WAYS  # found when a bot asks (`ways.py`)
        self.ill: vec[i64] = EMPTY  # Sickness cards before the players in the order received: card * 8 + seat
        self.timeline: vec[i64] = EMPTY  # the Weather cards of all days
        self.stack = Stack()
        self.force = InForce()

    def copy_to(self, copy: "Data") -> None:
        """Give another position all the data of this one."""
        copy.of = self.of[:]
        copy.mark = self.mark
        copy.mark_ill = self.mark_ill
        copy.mark_rows = self.mark_rows
        copy.land = self.land
        copy.ways = self.ways
        copy.ill = self.ill
        copy.timeline = self.timeline
        self.stack.copy_to(copy.stack)
        copy.force.points = self.force.points
        copy.force.rows = self.force.rows[:] if self.force.points != 0 else EMPTY

    def alive(self, seat: i64) -> bool:
        return (self.of[ALIVE] >> seat) & 1 == 1

    def where(self, seat: i64) -> i64:
        return self.of[WHERE + seat]

    def effects(self) -> "Effects[Data]":
        return self.tables.effects


def blank(s: Data) -> None:
    """A table on which nothing lies yet."""
    cells = vec[i64]()
    for _ in range(CELLS):
        cells = append(cells, 0)
    for i in range(ANIMAL, CELLS):
        cells[i] = GONE
    cells[WEATHER_NOW] = GONE
    cells[ENTERED] = 0
    s.of = cells


# Documents are read by interpreted code, which must not hand in a `vec`: it is never freed (mypyc 2.4.1).


def set_ill(s: Data, rows: list[int]) -> None:
    s.ill = vec[i64](rows)


def set_timeline(s: Data, kinds: list[int]) -> None:
    s.timeline = vec[i64](kinds)


def set_rows(s: Data, rows: list[int], points: int) -> None:
    s.force.rows = vec[i64](rows)
    s.force.points = points


def set_mark(s: Data, cells: list[int], ill: list[int], rows: list[int]) -> None:
    s.mark = vec[i64](cells)
    s.mark_ill = vec[i64](ill)
    s.mark_rows = vec[i64](rows)


def begin_mark(s: Data) -> None:
    """From here on the turn can be taken back (WN-RULING-94)."""
    s.mark = s.of[:REVERSIBLE]
    s.mark_ill = s.ill
    s.mark_rows = s.force.rows[:]
