"""A full state drawn from what one seat knows; and the canonical bytes of a state."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from wildtable.engine.bits import mix
from wildtable.engine.numbers import append_number
from wildtable.games.wild_assent import frames
from wildtable.games.wild_assent.rules.settling import KINDS
from wildtable.games.wild_assent.state import CELLS, FIRST_SUMMON, Data


def redraw(s: Data, seat: i64) -> None:
    """Take back what others chose sealed; nobody else can know it, nor whether it was chosen (WA-RULING-113).

    The deck has no order, so nothing else is hidden. A spectator is -1.
    """
    kind = s.stack.kind()
    if kind == frames.HIDDEN_OBSTACLES:
        for i in range(2 * KINDS):
            if seat < 0 or i // KINDS != s.side(seat):
                s.stack.set(i, 0)
    elif kind == frames.HIDDEN_TROUPES:
        for i in range(FIRST_SUMMON):
            if seat < 0 or s.side_of(i) != s.side(seat):
                s.stack.set(i, 0)
    elif kind == frames.CHOOSE:
        for other in range(s.seats):
            if other != seat:
                s.stack.set(frames.PAIR + other, 0)
                s.stack.set(frames.ORDER + other, 0)


def state_bytes(s: Data) -> bytes:
    """Every field as whole numbers."""
    out = vec[u8](capacity=8192)
    for i in range(CELLS):
        out = append_number(out, s.of[i])
    for kind in s.obstacles:
        out = append(out, u8(kind))
    for number in s.force.rows:
        out = append_number(out, number)
    out = append_number(out, -2)
    cells = s.stack.cells
    for i in range(s.stack.used):
        out = append_number(out, cells[i])
    return bytes(out)


def search_key(s: Data) -> i64:
    """62 bits for search tables."""
    key: i64 = 0
    for i in range(CELLS):
        key = mix(key ^ (s.of[i] + 1))
    for number in s.force.rows:
        key = mix(key ^ (number + 1))
    cells = s.stack.cells
    for i in range(s.stack.used):
        key = mix(key ^ (cells[i] + 1))
    return key
