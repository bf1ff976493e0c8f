"""Wilderness as bots play it by the thousand: the tables that are compared, and what is counted.

Counted by seat: cards drawn and played, by half; where exhaustion came from and went; deaths, and the cards
that were lost with them; what happens to people.
"""

from typing import Final

from wildtable.engine.event import Event
from wildtable.engine.in_lab import InLab, LineUp, Tally

TILES: Final = (4, 6, 8)
LAST_DAY: Final = 20

DRAWN = "drawn"
PLAYED = "played"
LEFT = "left in dead hands"
WEARIED = "exhaustion up"
EASED = "exhaustion down"
HAPPENED = "happened"

_HAPPENS = {
    "lost": "got lost",
    "fell-ill": "fell ill",
    "attacked": "attacked",
    "searched": "searched",
    "drank": "drank",
    "rested": "rested",
    "slept": "slept",
    "tribe-turned": "hated by the Tribe",
    "tribe-fed": "fed by the Tribe",
    "goes-along": "went along",
    "died": "died",
    "gave-up": "gave up",
}


class WildernessInLab(InLab):
    """What the lab asks of Wilderness."""

    def options_among_bots(self) -> dict[str, object]:
        """A last day, so that a camp by the water does not last for ever (WN-RULING-67)."""
        return {"max_days": LAST_DAY}

    def line_ups(self, seats: int) -> list[LineUp]:
        """Boards of every length; a seat is a side."""
        sides = [f"P{seat + 1}" for seat in range(seats)]
        return [LineUp(f"{tiles} tiles", {"tiles": tiles}, sides) for tiles in TILES]

    def tally(self, event: Event) -> list[Tally]:
        return tally_of(event)


def tally_of(event: Event) -> list[Tally]:
    """The countable facts of an event."""
    facts = event.public or {}
    kind = event.kind
    if kind == "drew":
        return [(DRAWN, seat, str(secret["card"]), 1) for seat, secret in event.private.items()]
    if kind in ("played", "played-late"):
        return [(PLAYED, _seat(facts), f"{facts['card']} {facts['half']}", 1)]
    if kind == "track-moved" and facts["track"] == "exhaustion":
        group = WEARIED if facts["way"] == "up" else EASED
        return [(group, _seat(facts), str(facts["why"]), int(str(facts["by"])))]
    found: list[Tally] = [(HAPPENED, _seat(facts), _HAPPENS[kind], 1)] if kind in _HAPPENS else []
    if kind == "died":
        cards = facts["cards"]
        assert isinstance(cards, list)
        found += [(LEFT, _seat(facts), card, 1) for card in cards]
    return found


def _seat(facts: dict[str, object]) -> int:
    return int(str(facts["seat"])[1:]) - 1
