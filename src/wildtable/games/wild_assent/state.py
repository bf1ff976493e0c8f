"""The data of a position and its copy; no rules.

Nearly all of it is one vector, `of`, which the constants below divide: `s.of[WHERE + gladiator]`. Gladiators
have
numbers: the Assent of seat n is n, Creatures follow from `FIRST_CREATURE` in the order in which they were
picked,
Summons from `FIRST_SUMMON` on, kind by kind. What is under way stands on the stack (`frames.py`).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.engine.in_force import InForce
from wildtable.engine.stack import Stack
from wildtable.engine.state import State
from wildtable.games.wild_assent.board import MOST_FIELDS, Board
from wildtable.games.wild_assent.kit import NO_KIT
from wildtable.games.wild_assent.tables import Tables

MOST_SEATS: Final = 4
FIRST_CREATURE: Final = 4
MOST_CREATURES: Final = 16
FIRST_SUMMON: Final = 20
MOST_SUMMONS: Final = 20
GLADIATORS: Final = 40
SIDES: Final = 2
SLOTS: Final = 6
"""The places for Skills of a Gladiator: two that an Assent has, two chosen, two of Equipment; a Creature's
first."""

NOBODY: Final = -1
GONE: Final = -1
"""Where a Gladiator is that is not on the board; what stands on an empty field."""
SIDE_OWNER: Final = 64
"""Owns the text of a Silvestrem card: this and a side."""

# By Gladiator.
KIND: Final = 0  # its number in its roster, GONE before it is known
SEAT: Final = 40
WHERE: Final = 80
FACING: Final = 120
HEALTH: Final = 160
MOST: Final = 200  # its Health when whole (WA-RULING-157)
MARKS: Final = 240  # statuses and dice, see below
TOKENS: Final = 280  # three bits for each Skill
SUMMONER: Final = 320
# By field: who stands there.
STANDS: Final = 360
# By seat.
CHOSEN: Final = 480  # the two Skill cards: first * 8 + second
EQUIPMENT: Final = 484  # seat * 2 + n, GONE for none
ROW: Final = 492  # seat * 8 + n: Creatures in the order of activation
MOMENTUM: Final = 524  # what Momentum dice show that are not assigned yet
WON: Final = 528  # dice won in a Resolution, for the next roll (WA-RULING-159)
# By side.
LEFT_OVER: Final = 532  # kinds of obstacle that are still to be placed, as bits
NAMED: Final = 534  # the seat of a team that goes first this round, or GONE
DONE: Final = 536  # what a side did this round, four bits a deed (WA-RULING-127)
# Of the match.
PLAYER_1: Final = 538  # the side that won the draft roll
PICKS: Final = 539  # Creatures picked so far
TAKEN_CREATURES: Final = 540
TAKEN_ASSENTS: Final = 541
TAKEN_EQUIPMENT: Final = 542
ROUND: Final = 543
QUIET: Final = 544  # whole rounds in which nobody lost Health (WA-RULING-138)
WOUNDED: Final = 545  # 1: somebody lost Health in this round
DECK: Final = 546  # Silvestrem cards, as bits
PILE: Final = 547
EDICTS: Final = 548  # in the order drawn, six bits each, the number + 1
CARD: Final = 549  # the card of this round, or GONE
ACTED: Final = 550  # Gladiators that had their place in the order of this round
FREED: Final = 551  # that had a Free Activation in this round (WA-RULING-94)
MOVED: Final = 552  # that moved in this round
DYING: Final = 553  # whose Health is gone, but who still stand there
WAITING: Final = 554  # what was granted inside an attack: up to eight, seven bits each (WA-RULING-152)
SECOND: Final = 555  # that had their second place in the order (`agile_second_slot`)
YIELDED: Final = 556  # seats that have conceded, as bits
LAST_FALL: Final = 557  # the round in which an Assent or Creature last left the board (WA-RULING-906)
ON_BOARD: Final = 558  # by side: its Gladiators on the board, as bits
POINTS: Final = 562  # by side, in a scenario
OCCUPIED: Final = 560  # fields on which somebody stands, as bits: those below `HALF_BOARD`, those from it on
CELLS: Final = 564

# Marks: five statuses that lie there, five that work in this activation, five renewed in it (WA-RULING-78,
# -181).
WORKING: Final = 5
RENEWED: Final = 10
FIRST_DIE: Final = 15  # damage, defense, speed
FIRST_HEALING: Final = 18  # how many Healing dice lie there, four bits
STATUS_BITS: Final = 31
WORKING_BITS: Final = 31 * 32
RENEWED_BITS: Final = 31 * 1024
DICE_BITS: Final = 7 * 32768
HEALING_BITS: Final = 15 * 262144

# Sets of fields that follow from the obstacles: two numbers each.
WALLS: Final = 0  # Full Cover and Spinning Blades
COVERS: Final = 2
PITS: Final = 4

HALF_BOARD: Final = 60
"""A set of fields is two numbers: of the first six rows, and of the others."""

EMPTY: Final = vec[i64]()
NO_LAND: Final = vec[i64]([0, 0, 0, 0, 0, 0])

# Obstacles, by field.
CLEAR: Final = 0
PARTIAL_COVER: Final = 1
FULL_COVER: Final = 2
BLADES: Final = 3
PIT: Final = 4
OBSTACLES: Final = ("clear", "partial-cover", "full-cover", "spinning-blades", "pit")
ALL_OBSTACLES: Final = 0b1111

# Why the match ended.
RUNNING: Final = 0
ASSENT_FELL: Final = 1
LAST_STANDING: Final = 2
STALEMATE: Final = 3
ROUND_LIMIT: Final = 4
CONCEDED: Final = 5
BOTH_FELL: Final = 6
SCENARIO_WON: Final = 7
REASONS: Final = (
    "running",
    "assent fell",
    "last standing",
    "stalemate",
    "round limit",
    "conceded",
    "both fell",
    "scenario",
)

# Scenarios: our own, since the book of scenarios is not available (WA-RULING-140).
NO_SCENARIO: Final = 0
HIGH_GROUND: Final = 1
BREAKTHROUGH: Final = 2
SCENARIOS: Final = ("none", "own-high-ground", "own-breakthrough")

# cornerBlocks
NO_CORNER: Final = 0
BOTH_CORNERS: Final = 1
ANY_CORNER: Final = 2


class Settings:
    """What a table has agreed on (ledger of options); shared by all states of a match and never changed."""

    def __init__(self, seats: int, options: dict[str, object], tables: Tables, board: Board) -> None:
        self.seats: i64 = seats
        self.options = options
        self.tables = tables
        self.board = board
        self.last_man = options["victory"] == "last-man-standing"
        victory = str(options["victory"])
        self.scenario: i64 = SCENARIOS.index(victory) if victory in SCENARIOS else NO_SCENARIO
        self.silvestrem = options["silvestrem"] is True
        self.hidden = options["placement"] == "simultaneous"
        self.free_selection = options["selection"] == "free"
        self.large: i64 = int(str(options["large_per_side"]))
        medium = int(str(options["medium_per_side"]))
        self.medium: i64 = medium if medium > 0 else 3 if seats == 2 else 4
        self.duplicates = options["allow_duplicate_creatures"] is True
        self.momentum_first = options["momentum_before_card"] is True
        self.blades_damage: i64 = int(str(options["blades_damage"]))
        self.blades_bleed = options["blades_bleed"] is True
        self.healing_counts = options["healing_counts_against_limit"] is True
        self.side_step = options["side_step"] is True
        corners = ("none", "both", "any")
        self.corners: i64 = corners.index(str(options["corner_blocks"]))
        self.area_back = options["area_back_bonus"] is True
        self.cover_stacks = options["partial_cover_stacks"] is True
        self.free_facing = options["pit_free_facing"] is True
        self.support_arc = options["support_needs_arc"] is True
        self.collision: i64 = int(str(options["knockback_collision_damage"]))
        self.stun_stops = options["stun_stops_reactions"] is True
        self.texts_first = options["on_activation_before_bleed"] is True
        self.second_slot = options["agile_second_slot"] is True
        self.team_momentum = options["team_momentum"] is True
        self.unlimited = options["unlimited_summons"] is True
        self.shared_figures = self.unlimited or tables.figures_before[len(tables.figures)] > MOST_SUMMONS
        self.stall: i64 = int(str(options["stall_rounds"]))
        self.rounds: i64 = int(str(options["round_limit"]))


class Data(State):
    """Everything that a position of Wild Assent consists of."""

    def __init__(self, settings: Settings) -> None:
        self.events = None
        self.settings = settings
        self.seats: i64 = settings.seats
        self.tables = settings.tables
        self.board = settings.board
        self.of: vec[i64] = EMPTY
        # what seldom changes: copies share these, so a change puts a new vector in place
        self.obstacles: vec[i64] = EMPTY  # by field
        self.land: vec[i64] = NO_LAND  # the same as sets of fields
        self.kit = NO_KIT
        self.standing: vec[i64] = EMPTY  # texts that always act, see rules/modify.py
        self.standing_points: i64 = 0
        self.stack = Stack()
        self.force = InForce()

    def copy_to(self, copy: "Data") -> None:
        """Give another position all the data of this one."""
        copy.of = self.of[:]
        copy.obstacles = self.obstacles
        copy.land = self.land
        copy.kit = self.kit
        copy.standing = self.standing
        copy.standing_points = self.standing_points
        self.stack.copy_to(copy.stack)
        copy.force.points = self.force.points
        copy.force.rows = self.force.rows[:] if self.force.points != 0 else EMPTY

    def clear_field(self, field: i64) -> None:
        """Nobody stands there any more."""
        self.of[STANDS + field] = GONE
        if field < HALF_BOARD:
            self.of[OCCUPIED] &= ~bit(field)
        else:
            self.of[OCCUPIED + 1] &= ~bit(field - HALF_BOARD)

    def side(self, seat: i64) -> i64:
        """Two players are the sides; of four, seats 1 and 2 play seats 3 and 4 (WA-RULING-166)."""
        return seat if self.seats == 2 else seat // 2

    def captain(self, side: i64) -> i64:
        """The lower seat of a team (WA-RULING-114)."""
        return side if self.seats == 2 else side * 2

    def side_of(self, gladiator: i64) -> i64:
        return self.side(self.of[SEAT + gladiator])

    def first_figure(self, kind: i64) -> i64:
        """The number of the first figure of a kind of Summon; where there may be more of a kind than it has
        figures, all kinds share the numbers (WA-RULING-95, WA-RULING-922)."""
        return (
            FIRST_SUMMON if self.settings.shared_figures else FIRST_SUMMON + self.tables.figures_before[kind]
        )

    def last_figure(self, kind: i64) -> i64:
        """One more than the number of the last figure of a kind."""
        if self.settings.shared_figures:
            return GLADIATORS
        return FIRST_SUMMON + self.tables.figures_before[kind + 1]

    def lives(self, gladiator: i64) -> bool:
        """Is it on the board, with Health left?"""
        return self.of[WHERE + gladiator] != GONE and self.of[HEALTH + gladiator] > 0


def blank(s: Data) -> None:
    """A table on which nothing lies yet."""
    cells = vec[i64](capacity=CELLS)
    for _ in range(CELLS):
        cells = append(cells, 0)
    for i in range(GLADIATORS):
        cells[KIND + i] = GONE
        cells[WHERE + i] = GONE
        cells[SUMMONER + i] = GONE
    for i in range(STANDS, STANDS + MOST_FIELDS):
        cells[i] = GONE
    for i in range(EQUIPMENT, MOMENTUM):
        cells[i] = GONE
    cells[NAMED] = GONE
    cells[NAMED + 1] = GONE
    cells[CARD] = GONE
    s.of = cells
    clear = vec[i64](capacity=MOST_FIELDS)
    for _ in range(MOST_FIELDS):
        clear = append(clear, CLEAR)
    s.obstacles = clear


def set_rows(s: Data, rows: list[int], points: int) -> None:
    """For documents: interpreted code must not hand in a `vec`, which would never be freed (mypyc 2.4.1)."""
    s.force.rows = vec[i64](rows)
    s.force.points = points
