"""Revealing characters (WL-REVEAL-01 to -06)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.engine.refusal import OK
from wildtable.games.wildlands import actions, events, frames
from wildtable.games.wildlands.cards import SLOTS
from wildtable.games.wildlands.state import HIDDEN, Data, character_of, on_board


def is_hidden(s: Data, seat: i64, slot: i64) -> bool:
    """Is that character not revealed yet?"""
    return s.where[character_of(seat, slot)] == HIDDEN


def check_reveal(s: Data, seat: i64, slot: i64) -> str:
    """The character is not revealed yet (WL-REVEAL-01)."""
    return OK if is_hidden(s, seat, slot) else "WL-REVEAL-01"


def check_on_board(s: Data, seat: i64, slot: i64) -> str:
    """Only a character on the board acts (WL-CARD-07, WL-RULING-39)."""
    return OK if on_board(s.where[character_of(seat, slot)]) else "WL-CARD-07"


def add_reveals(s: Data, seat: i64, offered: "vec[i64]") -> "vec[i64]":
    """Every character that is not revealed yet (WL-REVEAL-03, WL-RULING-17, WL-DE-27)."""
    for slot in range(SLOTS):
        if is_hidden(s, seat, slot):
            offered = append(offered, actions.reveal(slot))
    return offered


def reveal(s: Data, seat: i64, slot: i64) -> None:
    """Turn up the map card and put the miniature there, whatever stands there (WL-REVEAL-01, -06).

    It is no action: no card, no window (WL-REVEAL-04, WL-INT-06).

    WL-REVEAL-06.
    """
    character = character_of(seat, slot)
    space = s.start[character]
    s.where[character] = space
    s.known |= bit(space)
    s.quiet = 0
    if frames.due(s) == frames.REVEAL:
        s.stack.pop()
    events.revealed(s, character, space)
