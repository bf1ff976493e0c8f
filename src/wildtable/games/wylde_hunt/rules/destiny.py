"""Who controls the Mortal's destiny (WH-DESTINY-01 to -06)."""

from typing import Final

from mypy_extensions import i64

from wildtable.games.wylde_hunt import events
from wildtable.games.wylde_hunt.board import SQUARES, distance
from wildtable.games.wylde_hunt.state import KINDS, SEELIE, STEP_STONE, UNSEELIE, Data, first_fae

FAR: Final = 99


def closest(s: Data, side: i64) -> i64:
    """Steps from the Mortal to the closest Fae of a side; `FAR` if it has none on the board.

    WH-DESTINY-01, WH-DESTINY-02, WH-DESTINY-05, WH-RULING-06, WH-RULING-07.
    """
    mortal = s.mortal()
    best: i64 = FAR
    for fae in range(first_fae(side), first_fae(side) + KINDS):
        where = s.fae[fae]
        if where < SQUARES:
            steps = distance(mortal, where)
            if steps < best:
                best = steps
    return best


def next_controller(s: Data) -> i64:
    """The side without the closest Fae controls (WH-DESTINY-03), on a tie the other than last round.

    WH-DESTINY-04, WH-RULING-07, WH-RULING-08.
    """
    seelie = closest(s, SEELIE)
    unseelie = closest(s, UNSEELIE)
    if seelie == unseelie:
        return 1 - s.controller
    return UNSEELIE if seelie < unseelie else SEELIE


def settle_destiny(s: Data) -> None:
    """A new round has its controller, who then owes the stone (WH-DESTINY-06)."""
    tie = closest(s, SEELIE) == closest(s, UNSEELIE)
    s.controller = next_controller(s)
    s.step = STEP_STONE
    s.to_act = s.controller
    events.destiny_settled(s, tie)
