"""Set-up: Seelie chooses one of two, Unseelie places the Mortal (WH-SETUP-01 to -07)."""

from mypy_extensions import i64

from wildtable.engine.refusal import OK
from wildtable.games.wylde_hunt import events
from wildtable.games.wylde_hunt.board import CENTRE
from wildtable.games.wylde_hunt.state import SEELIE, STEP_MORTAL, STEP_SETUP, UNSEELIE, Data


def begin(s: Data) -> None:
    """Seelie owes the choice of a set-up (WH-SETUP-02)."""
    s.step = STEP_SETUP
    s.to_act = SEELIE


def choose_setup(s: Data, number: i64) -> None:
    """Lay out Fae and stones (WH-SETUP-02, -03); Unseelie goes on (WH-SETUP-05)."""
    chosen = s.settings.setups[number - 1]
    s.setup = number
    s.fae = chosen.fae[:]
    s.stones = chosen.stones[:]
    s.step = STEP_MORTAL
    s.to_act = UNSEELIE
    events.setup_chosen(s, number)


def check_mortal(square: i64) -> str:
    """The Mortal starts on one of the four centre squares (WH-SETUP-05)."""
    for centre in CENTRE:
        if square == centre:
            return OK
    return "WH-SETUP-05"


def place_mortal(s: Data, square: i64) -> None:
    """Put the Mortal on a centre square, each of which holds a stone (WH-SETUP-05)."""
    for season in range(4):
        if s.stones[season] == square:
            s.season = season
    events.mortal_placed(s, square)
