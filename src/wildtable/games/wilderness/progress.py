"""How far a round has come, and whether it will be night: the time that the judge looks ahead from."""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.stack import BOTTOM
from wildtable.games.wilderness import frames
from wildtable.games.wilderness.rules import nature
from wildtable.games.wilderness.rules.daytime import weather_kind
from wildtable.games.wilderness.state import FIRST, GONE, MOST_ANIMALS, SQUARE, Data

# How far the round has come for a player.
ACTS: Final = 0
WILL_ACT: Final = 1
HAS_ACTED: Final = 2
IS_THIRSTY: Final = 3  # Nature has raised thirst and hunger
IS_WEARY: Final = 4  # and exhaustion


def progress(s: Data, seat: i64) -> i64:
    """How far the round has come for that player."""
    bottom = s.stack.kind_of(0)
    stage = s.stack.at(0, frames.STAGE)
    if bottom == frames.TURN:
        owner = s.stack.owner_of(0)
        if owner == seat:
            if stage == frames.TURN_ACTS:
                return ACTS
            return WILL_ACT if stage < frames.TURN_ACTS else HAS_ACTED
        return HAS_ACTED if place(s, seat) < place(s, owner) else WILL_ACT
    if bottom == frames.NATURE:
        if stage == nature.THIRSTS:
            return HAS_ACTED
        return IS_THIRSTY if stage == nature.WEARIES else IS_WEARY
    return WILL_ACT


def animals_to_come(s: Data) -> i64:
    """The first animal that has not acted yet in this Nature's turn."""
    if s.stack.at(0, frames.STAGE) > nature.BEAST_ROAMS:
        return MOST_ANIMALS
    number = s.stack.at(0, frames.NUMBER)
    return number if s.stack.find(frames.ATTACK) == BOTTOM else number - 1


def place(s: Data, seat: i64) -> i64:
    """The place in turn order, from 0."""
    return (seat - s.of[FIRST] + s.seats) % s.seats


def dark_in(s: Data, ahead: i64) -> bool:
    """Is it night in so many rounds? The days to come are taken to be like most."""
    kind = weather_kind(s)
    square = s.of[SQUARE] + ahead
    if kind == GONE:
        return square % 6 >= 4
    if square < s.tables.squares[kind]:
        return (s.tables.dark[kind] >> square) & 1 == 1
    return (square - s.tables.squares[kind]) % 6 >= 4
