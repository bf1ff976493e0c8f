"""What is under way: the kinds of frame on a position's stack, their owners and fields.

kind       owner                 fields                             while it is on top
LEAD       nobody                                                   chance names the first player
TURN       whose turn it is      STAGE                              the owner acts, or the turn goes on
STEP       who moves             STAGE THROW TARGET                 a paid move is carried out
SEARCH     who searches          STAGE THROW                        food
ARRIVE     who moved             STAGE THROW AREA MOVERS LEFT       what an area does to those who enter
DRIFT      who is moved          STAGE THROW KIND LEFT STOPPED      lost, or moved by the compass
ATTACK     who is attacked       STAGE THROW ATTACKER STOPPED       an animal attack
MOOD       who is at the Tribe   STAGE THROW                        the Tribe's mood
NATURE     nobody                STAGE THROW NUMBER BUSY            Nature's turn
DAWN       nobody                STAGE                              a new day
DICE       who throws            COUNT INTO                         chance throws for a procedure
PICK       nobody                AMONG                              chance picks a player
REVEAL     who came              SLOT                               chance tells which tile it is
DRAW       who draws             LEFT                               chance gives Event cards
DROP       who discards          LEFT                               chance takes Event cards
ILLNESS    who falls ill         LEFT                               chance gives Sickness cards
WEATHER    nobody                                                   chance turns up a Weather card
WINDOW     who comes first       as in engine/window                all who hold a card play one or pass
CARD       whose card it is      KIND PILE                          the card goes to its pile
WALK       who chooses           SUBJECT LEFT                       an area for a player
DRIVE      who chooses           SUBJECT LEFT                       an area for an animal
PLACE      who chooses           TERRAIN                            an area for an extra area
RETURN     who chooses                                              an extra area to take back
TRIAL      who rolls             STAGE THROW NEED                   the roll that a card asks for
FIGHT      who fights            STAGE THROW RIVAL                  two dice each
EFFECT     whose text it is      those of engine/effects            the owner may have a choice
OVER       nobody                WINNERS REASON

A procedure keeps how far it is in STAGE, and what was thrown for it in THROW.
"""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.effects import BOUND
from wildtable.engine.stack import BOTTOM
from wildtable.games.wilderness.state import NOBODY, Data
from wildtable.games.wilderness.words import REFERENCES

LEAD: Final = 0
TURN: Final = 1
STEP: Final = 2
SEARCH: Final = 3
ARRIVE: Final = 4
DRIFT: Final = 5
ATTACK: Final = 6
MOOD: Final = 7
NATURE: Final = 8
DAWN: Final = 9
DICE: Final = 10
PICK: Final = 11
REVEAL: Final = 12
DRAW: Final = 13
DROP: Final = 14
ILLNESS: Final = 15
WEATHER: Final = 16
WINDOW: Final = 17
CARD: Final = 18
WALK: Final = 19
EFFECT: Final = 20
DRIVE: Final = 21
PLACE: Final = 22
RETURN: Final = 23
TRIAL: Final = 24
FIGHT: Final = 25
OVER: Final = 26

NAMES: Final = (
    "lead",
    "turn",
    "step",
    "search",
    "arrive",
    "drift",
    "attack",
    "mood",
    "nature",
    "dawn",
    "dice",
    "pick",
    "reveal",
    "draw",
    "drop",
    "illness",
    "weather",
    "window",
    "card",
    "walk",
    "effect",
    "drive",
    "place",
    "return",
    "trial",
    "fight",
    "over",
)

FIELD_NAMES: Final = (
    (),
    ("stage",),
    ("stage", "throw", "target"),
    ("stage", "throw"),
    ("stage", "throw", "area", "movers", "left"),
    ("stage", "throw", "kind", "left", "stopped"),
    ("stage", "throw", "attacker", "stopped"),
    ("stage", "throw"),
    ("stage", "throw", "number", "busy"),
    ("stage",),
    ("count", "into"),
    ("among",),
    ("slot",),
    ("left",),
    ("left",),
    ("left",),
    (),
    (),
    ("kind", "pile"),
    ("subject", "left"),
    ("clause", "stage", "source", "subject", "result", "alone", *REFERENCES),
    ("subject", "left"),
    ("terrain",),
    (),
    ("stage", "throw", "need"),
    ("stage", "throw", "rival"),
    ("winners", "reason"),
)
"""By kind; the fields of a window are those of engine/window."""

assert len(FIELD_NAMES[EFFECT]) == BOUND + len(REFERENCES)

FIRST_CHANCE: Final = DICE
LAST_CHANCE: Final = WEATHER

# Fields of procedures.
STAGE: Final = 0
THROW: Final = 1
TARGET: Final = 2  # STEP
AREA: Final = 2  # ARRIVE
MOVERS: Final = 3
STILL: Final = 4
KIND: Final = 2  # DRIFT
STEPS_LEFT: Final = 3
DRIFT_STOPPED: Final = 4
ATTACKER: Final = 2  # ATTACK
STOPPED: Final = 3
NUMBER: Final = 2  # NATURE
BUSY: Final = 3
NEED: Final = 2  # TRIAL
RIVAL: Final = 2  # FIGHT

# Fields of chance nodes and choices.
COUNT: Final = 0
INTO: Final = 1  # the frame whose THROW it becomes
AMONG: Final = 0
TILE_SLOT: Final = 0
LEFT: Final = 0
CARD_KIND: Final = 0
PILE: Final = 1
SUBJECT: Final = 0
WALK_LEFT: Final = 1
TERRAIN: Final = 0
WINNERS: Final = 0
REASON: Final = 1

# DRIFT: why.
IS_LOST: Final = 0
BY_CARD: Final = 1

# ATTACK: by whom, an animal by its number, or one of these.
BY_TRIBE: Final = 4
BY_EVENT: Final = 5

# CARD: to which pile it goes.
EVENT_CARD: Final = 0
SICKNESS_CARD: Final = 1

# The stages of a turn.
TURN_BEGINS: Final = 0
TURN_WINDOW: Final = 1
TURN_READS: Final = 2
TURN_ACTS: Final = 3
TURN_ENDS: Final = 4
TURN_LAST_WINDOW: Final = 5
TURN_CHECKS: Final = 6
TURN_CHECKS_VILLAGE: Final = 7  # the player stood in the village when the last window opened


def is_chance(kind: i64) -> bool:
    return kind == LEAD or (kind >= FIRST_CHANCE and kind <= LAST_CHANCE)


def active(s: Data) -> i64:
    """Whose turn it is; `NOBODY` in Nature's turn, in set-up and after the end."""
    stack = s.stack
    if stack.top == BOTTOM or stack.kind_of(0) != TURN:
        return NOBODY
    return stack.owner_of(0)


def roll_dice(s: Data, seat: i64, count: i64) -> None:
    """So many dice for the procedure on top."""
    roll_dice_for(s, seat, count, s.stack.top)


def roll_dice_for(s: Data, seat: i64, count: i64, frame: i64) -> None:
    """So many dice for some procedure, named by where its frame begins."""
    s.stack.push(DICE, seat, 2)
    s.stack.set(COUNT, count)
    s.stack.set(INTO, frame)


def step_name(s: Data) -> str:
    """What is due, as documents and texts call it."""
    return NAMES[s.stack.kind()]
