"""Wilderness as bots play it by the thousand: the tables that are compared, and what is counted.

Seats are told apart by their place in turn order, since lots decide who begins. Counted: cards drawn and
played, by half, discarded, and left in the hands of the dead or of the others at the end; where exhaustion
came from and went; what people died of; what happens to them. What a card is worth is seen by the hands that
were dealt before the first decision.
"""

from typing import Final

from wildtable.engine.event import Event
from wildtable.engine.game import Game
from wildtable.engine.in_lab import InLab, LineUp, Tally, Trait
from wildtable.engine.state import State
from wildtable.games.wilderness.state import FIRST, HAND, Data

TILES: Final = (4, 6, 8)
LAST_DAY: Final = 20

DRAWN = "drawn"
DISCARDED = "discarded"
DIED_OF = "died of"
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
    """What the lab asks of Wilderness. `skull` is the square of exhaustion that kills."""

    def __init__(self, game: Game, skull: int) -> None:
        super().__init__(game)
        self.skull = skull

    def options_among_bots(self) -> dict[str, object]:
        """A last day, so that a camp by the water does not last for ever (WN-RULING-67)."""
        return {"max_days": LAST_DAY}

    def usual_seats(self) -> int:
        return 4

    def line_ups(self, seats: int) -> list[LineUp]:
        """Boards of every length; a seat is a side."""
        sides = [f"P{seat + 1}" for seat in range(seats)]
        return [LineUp(f"{tiles} tiles", {"tiles": tiles}, sides) for tiles in TILES]

    def sides(self, state: State) -> list[str]:
        """Places in turn order."""
        assert isinstance(state, Data)
        return [f"turn {(seat - int(state.of[FIRST])) % int(state.seats) + 1}" for seat in range(state.seats)]

    def dealt(self, state: State) -> list[Trait]:
        """The opening hands."""
        assert isinstance(state, Data)
        pile = state.tables.events
        return [
            ("opening hand", int(seat), pile.names[kind])
            for seat in range(state.seats)
            for kind in range(pile.kinds)
            if state.of[HAND + seat] & pile.cards[kind] != 0
        ]

    def tally(self, event: Event) -> list[Tally]:
        return tally_of(event, self.skull)


def tally_of(event: Event, skull: int) -> list[Tally]:
    """The countable facts of an event."""
    facts = event.public or {}
    kind = event.kind
    found: list[Tally]
    if kind == "drew":
        return [(DRAWN, seat, str(secret["card"]), 1) for seat, secret in event.private.items()]
    if kind in ("played", "played-late"):
        return [(PLAYED, _seat(facts), f"{facts['card']} {facts['half']}", 1)]
    if kind == "track-moved" and facts["track"] == "exhaustion":
        group = WEARIED if facts["way"] == "up" else EASED
        found = [(group, _seat(facts), str(facts["why"]), int(str(facts["by"])))]
        if facts["way"] == "up" and int(str(facts["to"])) >= skull:
            found.append((DIED_OF, _seat(facts), str(facts["why"]), 1))
        return found
    if kind == "dropped":
        return [(DISCARDED, _seat(facts), str(facts["card"]), 1)]
    found = [(HAPPENED, _seat(facts), _HAPPENS[kind], 1)] if kind in _HAPPENS else []
    if kind == "died":
        cards = facts["cards"]
        assert isinstance(cards, list)
        found += [(LEFT, _seat(facts), card, 1) for card in cards]
    return found


def _seat(facts: dict[str, object]) -> int:
    return int(str(facts["seat"])[1:]) - 1
