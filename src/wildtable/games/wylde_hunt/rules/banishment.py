"""Banishment by the Mortal (WH-BANISH-01 to -07)."""

from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.games.wylde_hunt import events
from wildtable.games.wylde_hunt.rules.season import following
from wildtable.games.wylde_hunt.state import BANISHED, REPORT_ORDER, Data, colour_of


def is_safe(s: Data, fae: i64) -> bool:
    """It has the colour of the Mortal's square or of the very stone in it (WH-BANISH-01, WH-BANISH-06)."""
    colour = colour_of(fae)
    return colour == s.season or colour == s.board.colours[s.mortal()]


def is_doomed(s: Data, fae: i64) -> bool:
    """It waits where the Mortal walks next, and has the colour neither of ground nor stone (WH-MORTAL-01)."""
    season = following(s.season)
    square = s.stones[season]
    colour = colour_of(fae)
    return s.fae[fae] == square and colour != season and colour != s.board.colours[square]


def banish(s: Data, fae: i64, square: i64) -> None:
    """Out for good (WH-BANISH-05); no earlier position can come back now (WH-RULING-901)."""
    s.fae[fae] = BANISHED
    s.pending &= ~bit(fae)
    s.forget()
    events.banished(s, fae, square)


def banish_the_unsafe(s: Data) -> None:
    """The Mortal has come: every unsafe Fae of both sides in its square is banished (WH-BANISH-04)."""
    mortal = s.mortal()
    for fae in REPORT_ORDER:
        if s.fae[fae] == mortal and not is_safe(s, fae):
            banish(s, fae, mortal)
