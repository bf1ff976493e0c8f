"""Wylde Hunt as bots play it by the thousand: contests, destiny and lost Fae are counted, by side."""

from wildtable.engine.event import Event
from wildtable.engine.in_lab import InLab, Tally
from wildtable.games.wylde_hunt.actions import SIDES


class WyldeHuntInLab(InLab):
    """What the lab asks of Wylde Hunt."""

    def tally(self, event: Event) -> list[Tally]:
        return tally_of(event)


def tally_of(event: Event) -> list[Tally]:
    """The countable facts of an event: contests, who controls destiny, and whose Fae are lost."""
    facts = event.public or {}
    if event.kind == "contested":
        loser = str(facts["loser"])
        if loser not in SIDES:
            return [("contests", seat, "drawn", 1) for seat in range(len(SIDES))]
        seat = SIDES.index(loser)
        return [("contests", 1 - seat, "won", 1), ("contests", seat, "lost", 1)]
    if event.kind == "destiny-settled":
        return [("destiny", SIDES.index(str(facts["side"])), str(facts["how"]), 1)]
    if event.kind in ("vanquished", "banished"):
        return [("Fae lost", SIDES.index(str(facts["fae"])[0]), event.kind, 1)]
    return []
