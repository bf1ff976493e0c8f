"""Which Fae may be selected in Phase 2, and which of them must move (WH-ELIG-01 to -04)."""

from mypy_extensions import i64

from wildtable.engine.bits import bit, has
from wildtable.engine.refusal import OK
from wildtable.games.wylde_hunt.board import SQUARES
from wildtable.games.wylde_hunt.state import BANISHED, FAE, NOT_IN_PLAY, Data, colour_of, side_of


def must_move(s: Data, fae: i64) -> bool:
    """It stands on the colour of the Mortal's square, that square included (WH-ELIG-01, WH-RULING-29).

    That duty stands even if it has the stone's colour too (WH-ELIG-03, WH-RULING-12).
    """
    colours = s.board.colours
    return colours[s.fae[fae]] == colours[s.mortal()]


def eligible_fae(s: Data) -> i64:
    """All Fae on the board that must move (WH-ELIG-01) or have the stone's colour (WH-ELIG-02), as bits.

    Nothing in Phase 2 changes this but selection and removal (WH-ELIG-04, WH-RULING-34).
    """
    found: i64 = 0
    for fae in range(FAE):
        if s.fae[fae] < SQUARES and (colour_of(fae) == s.season or must_move(s, fae)):
            found |= bit(fae)
    return found


def check_select(s: Data, seat: i64, fae: i64) -> str:
    """An own Fae that is eligible and was not yet selected (WH-TURN-01, -03, -07)."""
    if has(s.pending, fae) and side_of(fae) == seat:
        return OK
    where = s.fae[fae]
    if where == NOT_IN_PLAY:
        return "WH-SETUP-04"
    if side_of(fae) != seat:
        return "WH-TURN-01"
    if where == BANISHED:
        return "WH-BANISH-05"
    if where >= SQUARES:
        return "WH-CONTEST-05"
    return "WH-TURN-03" if has(s.selected, fae) else "WH-TURN-07"


def check_hold(s: Data, fae: i64, square: i64) -> str:
    """It may stay where it is (WH-ELIG-02) unless it must move (WH-ELIG-01, WH-ELIG-03)."""
    if s.fae[fae] != square:
        return "WH-ELIG-02"
    if must_move(s, fae):
        return "WH-ELIG-03" if colour_of(fae) == s.season else "WH-ELIG-01"
    return OK
