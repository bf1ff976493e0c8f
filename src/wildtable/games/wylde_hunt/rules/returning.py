"""The return of the vanquished (WH-RETURN-01 to -04)."""

from mypy_extensions import i64

from wildtable.games.wylde_hunt import events
from wildtable.games.wylde_hunt.rules.contest import contest, enemy_in
from wildtable.games.wylde_hunt.state import SEELIE, UNSEELIE, VANQUISHED, Data, fae_with


def return_vanquished(s: Data) -> None:
    """Every vanquished Fae of the colour of the Mortal's stone comes back on the corner of its colour.

    WH-RETURN-01, WH-RETURN-02; others wait, so whoever is vanquished under its own stone comes back only
    when the Mortal has gone all the way round (WH-RETURN-03, WH-RULING-39). Seelie first (WH-RULING-36). It
    stands there with whoever is there, is safe even from the Mortal (WH-RULING-19, WH-RULING-20) and takes
    part at once (WH-RETURN-04). With `contest_on_return` one contest follows where somebody came back
    (WH-RULING-19, WH-RULING-902).
    """
    colour = s.season
    corner = s.board.corners[colour]
    back: i64 = 0
    for side in range(SEELIE, UNSEELIE + 1):
        fae = fae_with(side, colour)
        if s.fae[fae] == VANQUISHED:
            s.fae[fae] = corner
            back += 1
            events.returned(s, fae, corner)
    both = enemy_in(s, SEELIE, corner) and enemy_in(s, UNSEELIE, corner)
    if back > 0 and both and s.settings.contest_on_return:
        contest(s, corner)
