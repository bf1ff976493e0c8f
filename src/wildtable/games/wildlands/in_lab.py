"""Wildlands as bots play it by the thousand: the line-ups that are compared, and what is counted.

Points, knock-outs, flags and cards are counted by seat, from what happened.
"""

from itertools import permutations

from wildtable.engine.event import Event
from wildtable.engine.in_lab import InLab, LineUp, Tally
from wildtable.games.wildlands.cards import FLAGS, WILD
from wildtable.games.wildlands.content.factions import FACTION_NAMES
from wildtable.games.wildlands.content.maps import MAP_NAMES
from wildtable.games.wildlands.events import SHARD

POINTS = "points"
KNOCK_OUTS = "knock-outs"
FLAGS_PLAYED = "flags"
CARDS = "cards"
WILDS = "wild cards"

_MOVEMENT = "movement"
_INTERRUPT = "interrupt"
_MOVING = ("move", "climb", "rally", "fly")


class WildlandsInLab(InLab):
    """What the lab asks of Wildlands."""

    def options_among_bots(self) -> dict[str, object]:
        """A cap on turns (WL-RULING-78), and no questions to those without a wild card (WL-RULING-68)."""
        return {"turn_limit": 200, "auto_pass_without_wild": True}

    def line_ups(self, seats: int) -> list[LineUp]:
        """Every map with every choice of factions in every order of the seats."""
        return [
            LineUp(board, {"map": board, "factions": ",".join(sides)}, list(sides))
            for board in MAP_NAMES
            for sides in permutations(FACTION_NAMES, seats)
        ]

    def tally(self, event: Event) -> list[Tally]:
        return tally_of(event)


def tally_of(event: Event) -> list[Tally]:
    """The countable facts of an event.

    Points by how they were made, knock-outs of enemies by the flag of the attack, flags in attacks, defences
    and movements, cards by what they were spent on, and wild cards by their use.
    """
    facts = event.public or {}
    if event.kind == "scored":
        return _scored(_seat(facts["seat"]), str(facts["for"]), int(str(facts["points"])))
    if event.kind == "played":
        cards = facts["cards"]
        assert isinstance(cards, list)
        return _played(_seat(facts["seat"]), str(facts["as"]), cards)
    if event.kind == "defended":
        seat = _seat(facts["character"])
        return [(FLAGS_PLAYED, seat, str(facts["flag"]), 1), (CARDS, seat, "defence", 1)]
    if event.kind == "interrupted":
        seat = _seat(facts["seat"])
        return [(CARDS, seat, _INTERRUPT, 1), (WILDS, seat, _INTERRUPT, 1)]
    return []


def _scored(seat: int, cause: str, points: int) -> list[Tally]:
    if cause == SHARD:
        return [(POINTS, seat, "shards", points)]
    return [(POINTS, seat, "knock-outs", points), (KNOCK_OUTS, seat, cause, points)]


def _played(seat: int, use: str, cards: list[str]) -> list[Tally]:
    purpose = _purpose(use)
    found: list[Tally] = [(CARDS, seat, purpose, len(cards))]
    if use in FLAGS:
        found.append((FLAGS_PLAYED, seat, use, 1))
    wilds = cards.count(WILD)
    if wilds:
        found.append((WILDS, seat, purpose, wilds))
    return found


def _purpose(use: str) -> str:
    if use in _MOVING:
        return _MOVEMENT
    return "attack" if use in FLAGS else use


def _seat(name: object) -> int:
    """The seat of `P2` or of one of its characters, `P2.3`."""
    return int(str(name)[1]) - 1
