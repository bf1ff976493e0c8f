"""Revealing characters (WL-REVEAL-01 to -06)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.games.wildlands import events, frames
from wildtable.games.wildlands.actions import NOTHING, REVEAL, pack
from wildtable.games.wildlands.cards import SLOTS
from wildtable.games.wildlands.state import HIDDEN, Position, character_of


def add_reveals(s: Position, seat: i64, offered: "vec[i64]") -> "vec[i64]":
    """Every character that is not revealed yet (WL-REVEAL-03, WL-RULING-17)."""
    for slot in range(SLOTS):
        if s.where[character_of(seat, slot)] == HIDDEN:
            offered = append(offered, pack(REVEAL, slot, 0, 0, 0, 0, NOTHING, NOTHING, NOTHING))
    return offered


def reveal(s: Position, seat: i64, slot: i64) -> None:
    """Turn up the map card and put the miniature there, whatever stands there (WL-REVEAL-01, -06).

    It is no action: no card, no window (WL-REVEAL-04, WL-INT-06).
    """
    character = character_of(seat, slot)
    space = s.start[character]
    s.where[character] = space
    s.known |= bit(space)
    s.quiet = 0
    if frames.due(s) == frames.REVEAL:
        s.stack.pop()
    events.revealed(s, character, space)
