"""What is under way in Tiny: the kinds of frame, their fields, and which may lie on which.

| frame | owner | fields | while it is on top |
| --- | --- | --- | --- |
| deal | who gets the next card | how many are left to deal | chance gives a card |
| lead | nobody | | chance names who leads |
| bid | the leader | a window | those asked bid sealed |
| turn | whose turn it is | whether the action is taken | the owner chooses an action |
| draw | who draws | how many are left to draw | chance gives a card |
| raid | who raids | how far it is, the throw | |
| before, after | who raids | a window | those asked play a card or pass, sealed |
| dice | who throws | how many dice, for what | chance throws them |
| effect | whose card it is | those of `engine/effects.py` | the owner may have a choice |

A raid lies on a turn, or on the effect of a card that was played in the window of another raid: raids nest.
"""

from typing import Final

from wildtable.engine.effects import BOUND
from wildtable.engine.stack import EMPTY, NOBODY, Stack

DEAL: Final = 0
LEAD: Final = 1
BID: Final = 2
TURN: Final = 3
DRAW: Final = 4
RAID: Final = 5
BEFORE: Final = 6
AFTER: Final = 7
DICE: Final = 8
EFFECT: Final = 9

NAMES: Final = ("deal", "lead", "bid", "turn", "draw", "raid", "before", "after", "dice", "effect")
OVER: Final = "over"  # the step of an empty stack

WINDOWS: Final = (BID, BEFORE, AFTER)
CHANCES: Final = (DEAL, LEAD, DRAW, DICE)

# Fields.
LEFT: Final = 0  # of a deal and of a draw
ACTED: Final = 0  # of a turn
STAGE: Final = 0  # of a raid
THROW: Final = 1
COUNT: Final = 0  # of dice
REASON: Final = 1
SYMBOL: Final = 2

# Stages of a raid.
DECLARED: Final = 0
ASKED_BEFORE: Final = 1
THROWN: Final = 2
ASKED_AFTER: Final = 3
SETTLED: Final = 4
STOPPED: Final = 5

# What dice are thrown for: a raid, a raid again, a card that hopes for a symbol.
FOR_RAID: Final = 0
AGAIN: Final = 1
FOR_SYMBOL: Final = 2

# What a trigger can bind: who raids, and the frame of the raid whose dice lie there.
REFERENCES: Final = ("raider", "roll")
RAIDER: Final = 0
ROLL: Final = 1

FIELDS: Final = {
    DEAL: ("left",),
    LEAD: (),
    TURN: ("acted",),
    DRAW: ("left",),
    RAID: ("stage", "throw"),
    DICE: ("count", "reason", "symbol"),
    EFFECT: ("clause", "stage", "source", "subject", "result", "alone", *REFERENCES),
}
"""The fields of the frames that are no windows."""

BENEATH: Final = {
    DEAL: (EMPTY,),
    LEAD: (EMPTY,),
    BID: (EMPTY,),
    TURN: (EMPTY,),
    DRAW: (TURN, EFFECT),
    RAID: (TURN, EFFECT),
    BEFORE: (RAID,),
    AFTER: (RAID,),
    DICE: (RAID, EFFECT),
    EFFECT: (TURN, BEFORE, AFTER, RAID, EFFECT),
}
"""On which frames a frame can lie."""

assert len(FIELDS[EFFECT]) == BOUND + len(REFERENCES)


def push(stack: Stack, kind: int, owner: int = NOBODY) -> None:
    """A frame that is no window."""
    stack.push(kind, owner, len(FIELDS[kind]))


def step_of(stack: Stack) -> str:
    """The name of what is due."""
    return OVER if stack.kind() == EMPTY else NAMES[stack.kind()]
