"""Laying the stone of the Mortal's square again (WH-STONE-01 to -07)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.refusal import OK
from wildtable.games.wylde_hunt import events
from wildtable.games.wylde_hunt.actions import move_stone
from wildtable.games.wylde_hunt.board import BESIDE, is_beside
from wildtable.games.wylde_hunt.rules.banishment import banish
from wildtable.games.wylde_hunt.rules.season import preceding
from wildtable.games.wylde_hunt.state import FAE, Data, colour_of


def check_lifted(s: Data, season: i64) -> str:
    """Only the stone in the Mortal's square is picked up (WH-STONE-01)."""
    return OK if season == s.season else "WH-STONE-01"


def check_free(s: Data, square: i64) -> str:
    """No stone lies there (WH-BOARD-05); the origin, where the lifted stone lay, is barred too (WH-STONE-04).

    Fae do not matter (WH-STONE-06, WH-RULING-09).
    """
    for stone in s.stones:
        if stone == square:
            return "WH-STONE-04"
    return OK


def check_beside(s: Data, square: i64) -> str:
    """The square is beside the stone of the preceding season (WH-STONE-03), over the edges too (-05)."""
    return OK if is_beside(s.stones[preceding(s.season)], square) else "WH-STONE-03"


def add_stone_squares(s: Data, actions: "vec[i64]") -> "vec[i64]":
    """The two or three squares where the stone may go (WH-STONE-07)."""
    start = s.stones[preceding(s.season)] * 4
    for i in range(start, start + 4):
        square = BESIDE[i]
        if check_free(s, square) == OK:
            actions = append(actions, move_stone(square))
    return actions


def lay_stone(s: Data, square: i64) -> None:
    """Take the stone from the Mortal's square and place it again, before the Mortal moves.

    WH-STONE-01, WH-STONE-02, WH-RULING-10. With `strict_lift` a Fae that only this stone kept safe is
    banished in that instant (WH-RULING-17). The caller moves the Mortal on in the same act.
    """
    lifted = s.season
    origin = s.stones[lifted]
    if s.settings.strict_lift and s.board.colours[origin] != lifted:
        for fae in range(FAE):
            if s.fae[fae] == origin and colour_of(fae) == lifted:
                banish(s, fae, origin)
    s.stones[lifted] = square
    events.stone_moved(s, lifted, origin, square)
