"""What the verbs of cards do, and what is against it."""

from mypy_extensions import i64

from wildtable.engine.words import OK, Context, Verb
from wildtable.games.wilderness import events, frames
from wildtable.games.wilderness.rules import health
from wildtable.games.wilderness.rules.arrival import fall_ill
from wildtable.games.wilderness.rules.attack import attack, remove_animal, stop_attack
from wildtable.games.wilderness.rules.cards import cancel, recover
from wildtable.games.wilderness.rules.choices import again, area_to_drive, area_to_walk
from wildtable.games.wilderness.rules.land import free_piece, may_place, may_return
from wildtable.games.wilderness.rules.lost import drift, get_lost, stop_loss
from wildtable.games.wilderness.rules.windows import is_cancelled
from wildtable.games.wilderness.state import (
    ALONG,
    ASLEEP,
    BONUS,
    ENERGY,
    EVENT_DECK,
    EVENT_PILE,
    GONE,
    HAND,
    LOST_SEATS,
    SICK_DECK,
    SICK_PILE,
    SPENT,
    WHERE,
    Data,
)
from wildtable.games.wilderness.terrain import EXHAUSTION
from wildtable.games.wilderness.words import EVENT, PLAYER


class Increase(Verb[Data]):
    def do(self, s: Data, at: Context) -> None:
        health.increase(s, at.subject, at.field(0), at.amount(), "card")


class Reduce(Verb[Data]):
    def do(self, s: Data, at: Context) -> None:
        health.reduce(s, at.subject, at.field(0), at.amount(), "card")


class Restore(Verb[Data]):
    def do(self, s: Data, at: Context) -> None:
        health.restore(s, at.subject, at.field(0), "card")


class Energy(Verb[Data]):
    """Energy of the current turn; void for sleepers and the lost, not barred (WN-RULING-25, -86, -110)."""

    def can(self, s: Data, at: Context) -> str:
        return OK if at.subject == frames.active(s) else "WN-ENERGY-01"

    def do(self, s: Data, at: Context) -> None:
        if ((s.of[ASLEEP] | s.of[LOST_SEATS]) >> at.subject) & 1 == 1:
            return
        cell: i64 = ENERGY if s.stack.at(0, frames.STAGE) >= frames.TURN_ACTS else BONUS
        s.of[cell] += at.amount()
        if cell == ENERGY and s.of[ENERGY] < 0:
            s.of[ENERGY] = 0
        events.energy_given(s, at.subject, at.amount())


class Drift(Verb[Data]):
    """So many steps by the compass."""

    def do(self, s: Data, at: Context) -> None:
        drift(s, at.subject, at.amount())


class Walk(Verb[Data]):
    """So many steps that the card's player chooses, free of cost (WN-RULING-16)."""

    def can(self, s: Data, at: Context) -> str:
        return OK if area_to_walk(s, at.subject) else "WN-RULING-83"

    def do(self, s: Data, at: Context) -> None:
        s.stack.push(frames.WALK, at.owner, 2)
        s.stack.set(frames.SUBJECT, at.subject)
        s.stack.set(frames.WALK_LEFT, at.amount())


class Lost(Verb[Data]):
    """WN-RULING-81"""

    def do(self, s: Data, at: Context) -> None:
        get_lost(s, at.subject)


class EndTurn(Verb[Data]):
    """A card ends the turn (WN-RULING-14)."""

    def can(self, s: Data, at: Context) -> str:
        if at.subject != frames.active(s):
            return "WN-RULING-14"
        return OK if s.stack.at(0, frames.STAGE) < frames.TURN_ENDS else "WN-RULING-104"

    def do(self, s: Data, at: Context) -> None:
        s.stack.put(0, frames.STAGE, frames.TURN_ENDS)


class DrawCards(Verb[Data]):
    """Event cards (WN-EVENT-02)."""

    def can(self, s: Data, at: Context) -> str:
        return OK if s.of[EVENT_DECK] | s.of[EVENT_PILE] != 0 else "WN-RULING-58"

    def do(self, s: Data, at: Context) -> None:
        s.stack.push(frames.DRAW, at.subject, 1)
        s.stack.set(frames.LEFT, at.amount())


class Discard(Verb[Data]):
    """Event cards from the hand, at random. The size of a hand is public (WN-RULING-60)."""

    def can(self, s: Data, at: Context) -> str:
        return OK if s.of[HAND + at.subject] != 0 else "WN-RULING-83"

    def do(self, s: Data, at: Context) -> None:
        s.stack.push(frames.DROP, at.subject, 1)
        s.stack.set(frames.LEFT, at.amount())


class GiveSickness(Verb[Data]):
    """WN-SICK-01"""

    def can(self, s: Data, at: Context) -> str:
        return OK if s.of[SICK_DECK] | s.of[SICK_PILE] != 0 else "WN-RULING-58"

    def do(self, s: Data, at: Context) -> None:
        fall_ill(s, at.subject, at.amount())


class Cure(Verb[Data]):
    """A Sickness card of the owner is discarded; the subject is its kind."""

    def do(self, s: Data, at: Context) -> None:
        recover(s, at.owner, at.subject)


class AnimalAttack(Verb[Data]):
    """An attack without a figure (WN-RULING-101)."""

    def do(self, s: Data, at: Context) -> None:
        attack(s, at.subject, frames.BY_EVENT)


class Roll(Verb[Data]):
    """One die of the subject; it comes about with the number or more."""

    def do(self, s: Data, at: Context) -> None:
        s.stack.push(frames.TRIAL, at.subject, 3)
        s.stack.set(frames.NEED, at.field(0))


class Fight(Verb[Data]):
    """Two dice each; the lower total gains the difference (WN-RULING-73)."""

    def do(self, s: Data, at: Context) -> None:
        s.stack.push(frames.FIGHT, at.owner, 3)
        s.stack.set(frames.RIVAL, at.subject)


class Reroll(Verb[Data]):
    """All dice of the roll are thrown again (WN-RULING-90)."""

    def do(self, s: Data, at: Context) -> None:
        again(s, at.bound[EVENT])


class Prevent(Verb[Data]):
    """An attack counts as equal, or a player is not lost (WN-RULING-101)."""

    def do(self, s: Data, at: Context) -> None:
        if s.stack.kind_of(at.bound[EVENT]) == frames.ATTACK:
            stop_attack(s)
        else:
            stop_loss(s)


class Cancel(Verb[Data]):
    """A card that was announced has no effect (WN-RULING-95)."""

    def can(self, s: Data, at: Context) -> str:
        return OK if not is_cancelled(s, at.bound[EVENT]) else "WN-RULING-95"

    def do(self, s: Data, at: Context) -> None:
        cancel(s, at.bound[EVENT])


class PlaceArea(Verb[Data]):
    """An extra area of that terrain (WN-RULING-19)."""

    def can(self, s: Data, at: Context) -> str:
        kind = at.field(0)
        if free_piece(s, kind) == GONE:
            return "WN-RULING-19"
        for area in range(s.board.size):
            if may_place(s, kind, area):
                return OK
        return "WN-RULING-19"

    def do(self, s: Data, at: Context) -> None:
        s.stack.push(frames.PLACE, at.owner, 1)
        s.stack.set(frames.TERRAIN, at.field(0))


class ReturnArea(Verb[Data]):
    """An extra area goes back to stock (WN-RULING-19)."""

    def can(self, s: Data, at: Context) -> str:
        for area in range(s.board.size):
            if may_return(s, area):
                return OK
        return "WN-RULING-19"

    def do(self, s: Data, at: Context) -> None:
        s.stack.push(frames.RETURN, at.owner, 0)


class Drive(Verb[Data]):
    """An animal is moved by the card's player where animals may roam."""

    def can(self, s: Data, at: Context) -> str:
        return OK if area_to_drive(s, at.subject) else "WN-RULING-83"

    def do(self, s: Data, at: Context) -> None:
        s.stack.push(frames.DRIVE, at.owner, 2)
        s.stack.set(frames.SUBJECT, at.subject)
        s.stack.set(frames.WALK_LEFT, at.amount())


class RemoveAnimal(Verb[Data]):
    """WN-RULING-47"""

    def do(self, s: Data, at: Context) -> None:
        remove_animal(s, at.subject)


class GoAlong(Verb[Data]):
    """The card's player goes along with the player whose turn it is (WN-RULING-72)."""

    def can(self, s: Data, at: Context) -> str:
        player = at.bound[PLAYER]
        if player < 0 or player == at.owner or not s.alive(player):
            return "WN-RULING-72"
        return OK if s.of[WHERE + player] == s.of[WHERE + at.owner] else "WN-RULING-72"

    def do(self, s: Data, at: Context) -> None:
        s.of[ALONG + at.owner] = at.bound[PLAYER] + 1
        events.goes_along(s, at.owner, at.bound[PLAYER])


# Costs.


class PayExhaustion(Verb[Data]):
    def do(self, s: Data, at: Context) -> None:
        health.increase(s, at.owner, EXHAUSTION, at.cost(0), "card")


class PayEnergy(Verb[Data]):
    """WN-ENERGY-02"""

    def can(self, s: Data, at: Context) -> str:
        if at.owner != frames.active(s):
            return "WN-ENERGY-01"
        if (s.of[LOST_SEATS] >> at.owner) & 1 == 1:
            return "WN-LOST-01"  # what is left of the energy is void (WN-RULING-15, WN-RULING-86)
        return OK if s.of[ENERGY] >= at.cost(0) else "WN-ENERGY-02"

    def do(self, s: Data, at: Context) -> None:
        s.of[ENERGY] -= at.cost(0)
        s.of[SPENT] = 1
