"""Wild Assent as bots play it by the thousand: the line-ups that are compared, and what is counted.

A line-up names the Assent of every seat. On the board `drafted` the bots draft all the rest; with `random
troupes` all other cards are dealt by lot, so that each is seen in every company; `last man standing` is
drafted too.
"""

from itertools import permutations
from typing import Final

from wildtable.engine.event import Event
from wildtable.engine.in_lab import InLab, LineUp, Tally, Trait
from wildtable.engine.rng import Rng
from wildtable.engine.state import State
from wildtable.games.wild_assent import actions, frames
from wildtable.games.wild_assent.state import (
    CHOSEN,
    EQUIPMENT,
    FIRST_CREATURE,
    GONE,
    KIND,
    PICKS,
    PLAYER_1,
    SEAT,
    Data,
)

DRAFTED: Final = "drafted"
RANDOM_TROUPES: Final = "random troupes"
LAST_MAN: Final = "last man standing"

CREATURES = "Creatures"
EQUIPMENT_CARDS = "Equipment"
SKILL_CARDS = "Skill cards"
ORDER = "draft order"
PAIRS = "Creatures by side"

USED = "Skills and attacks used"
WORKED = "texts that acted"
SLAIN = "slain"
HEALTH_LOST = "Health lost"


class WildAssentInLab(InLab):
    """What the lab asks of Wild Assent."""

    def usual_seats(self) -> int:
        return 2

    def line_ups(self, seats: int) -> list[LineUp]:
        """Every Assent on every seat; four players are all four of them."""
        names = list(_own(self.game.new(seats)).tables.assents.names)
        boards: list[tuple[str, dict[str, object]]] = [
            (DRAFTED, {"victory": "deathmatch"}),
            (RANDOM_TROUPES, {"victory": "deathmatch"}),
            (LAST_MAN, {"victory": "last-man-standing"}),
        ]
        return [
            LineUp(board, options, list(sides))
            for board, options in boards
            for sides in permutations(names, seats)
        ]

    def opening(self, state: State, line_up: LineUp, rng: Rng) -> int | None:
        """The Assents of the line-up, and with random troupes every other card by lot."""
        s = _own(state)
        kind = s.stack.kind()
        seat = int(state.turn())
        if kind == frames.DRAFT and s.stack.get(frames.CATEGORY) == frames.ASSENTS:
            return _assent(s, seat, line_up)
        if kind == frames.DEAL and s.stack.get(frames.ITEM) == 0:
            named = line_up.sides[seat] == s.tables.assents.names[s.of[KIND + seat]]
            return int(actions.pack(actions.DEAL, seat if named else seat + 1))
        if line_up.board == RANDOM_TROUPES and kind in (frames.DRAFT, frames.DEAL, frames.CHOOSE):
            offered = state.legal(seat)
            return offered[rng.below(len(offered))]
        return None

    def traits(self, state: State) -> list[Trait]:
        """A card is compared with those that its owner could have had instead, so a Skill card with the
        others of its Assent."""
        s = _own(state)
        found: list[Trait] = []
        for creature in range(FIRST_CREATURE, FIRST_CREATURE + int(s.of[PICKS])):
            seat = int(s.of[SEAT + creature])
            name = s.tables.creatures.names[s.of[KIND + creature]]
            found += [(CREATURES, seat, name), (PAIRS, seat, f"{name}, {_player(s, seat)}")]
        for seat in range(int(s.seats)):
            found.append((ORDER, seat, _player(s, seat)))
            cards = f"{SKILL_CARDS} of {s.tables.assents.names[s.of[KIND + seat]]}"
            chosen = int(s.of[CHOSEN + seat])
            for place in (chosen // 8, chosen % 8):
                card = s.tables.assent_cards[s.of[KIND + seat] * 5 + place]
                found.append((cards, seat, s.tables.skills.names[card]))
            for slot in range(2):
                item = s.of[EQUIPMENT + seat * 2 + slot]
                if item != GONE:
                    found.append((EQUIPMENT_CARDS, seat, s.tables.equipment_names[item]))
        return found

    def tally(self, event: Event) -> list[Tally]:
        return tally_of(event)


def tally_of(event: Event) -> list[Tally]:
    """The countable facts of an event."""
    facts = event.public or {}
    if event.kind == "used":
        return [(USED, _seat(facts), str(facts["skill"]), 1)]
    if event.kind == "attacked":
        return [(USED, _seat(facts), str(facts["with"]), 1)]
    if event.kind == "text-acts" and "skill" in facts and "seat" in facts:
        return [(WORKED, _seat(facts), str(facts["skill"]), 1)]
    if event.kind == "slain":
        return [(SLAIN, _seat(facts), str(facts["gladiator"]), 1)]
    if event.kind == "hurt":
        return [(HEALTH_LOST, _seat(facts), str(facts["why"]), int(str(facts["lost"])))]
    return []


def _own(state: State) -> Data:
    assert isinstance(state, Data)
    return state


def _assent(s: Data, seat: int, line_up: LineUp) -> int:
    """The next Assent of the side that picks."""
    names = s.tables.assents.names
    taken = [names[s.of[KIND + one]] for one in range(int(s.seats)) if s.of[KIND + one] != GONE]
    half = int(s.seats) // 2
    wanted = [name for name in line_up.sides[seat : seat + half] if name not in taken]
    return int(actions.pack(actions.PICK, names.index(wanted[0])))


def _player(s: Data, seat: int) -> str:
    return "Player 1" if s.side(seat) == s.of[PLAYER_1] else "Player 2"


def _seat(facts: dict[str, object]) -> int:
    return int(str(facts["seat"])[1:]) - 1
