"""The data of a position and its copy; no rules.

A character is numbered by seat and slot. A seat's cards are bit masks over its faction's card set: hand,
deck (without order), discard pile, and the cards that lie aside while an action runs. What is under way,
whose turn it is and who is asked stand on the stack (`frames.py`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.engine.stack import Stack
from wildtable.engine.state import State
from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.cards import SLOTS, CardSet

# How many play (WL-RULING-01).
FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
HAND_LIMIT: Final = 7
MAP_CARDS_EACH: Final = 10
POINTS_TO_WIN: Final = 5
NOBODY: Final = -1

# Where a character is: a space, counted from 0, or one of these.
HIDDEN: Final = -2
OUT: Final = -3

NO_SPACE: Final = -1

# Why the game ended.
RUNNING: Final = 0
FIVE_POINTS: Final = 1
ELIMINATION: Final = 2
LEAD: Final = 3
STALL: Final = 4
TURN_LIMIT: Final = 5
REASONS: Final = ("running", "five points", "elimination", "lead after a tie", "stall", "turn limit")

# How factions are picked (WL-RULING-02).
PICK_FREE: Final = 0
PICK_RANDOM: Final = 1
PICK_DRAFT: Final = 2


class Settings:
    """What a table has agreed on; shared by all states of a game and never changed."""

    def __init__(
        self,
        seats: int,
        board: Board,
        map_document: object,
        faction_documents: list[object],
        faction_names: list[str],
        cards: list[CardSet],
        health: list[int],
        options: dict[str, object],
        faction_pick: int,
        reshuffle_at_once: bool,
        open_discards: bool,
        area_empty_ok: bool,
        area_needs_enemy: bool,
        auto_pass: bool,
        stall_rounds: int,
        turn_limit: int,
    ) -> None:
        self.seats: i64 = seats
        self.board = board
        self.map_document = map_document  # a name, or a map that a position brought along
        self.faction_documents = faction_documents
        self.faction_names = faction_names
        self.cards = cards
        self.health: vec[i64] = vec[i64](health)
        self.options = options
        self.faction_pick: i64 = faction_pick
        self.reshuffle_at_once = reshuffle_at_once
        self.open_discards = open_discards
        self.area_empty_ok = area_empty_ok
        self.area_needs_enemy = area_needs_enemy
        self.auto_pass = auto_pass
        self.stall_rounds: i64 = stall_rounds
        self.turn_limit: i64 = turn_limit


class Data(State):
    """Everything that a position of Wildlands consists of."""

    def __init__(self, settings: Settings) -> None:
        self.events = None
        self.settings = settings
        self.board = settings.board
        self.seats: i64 = settings.seats
        # what seldom changes: copies share these, so a change puts a new vector in place (`changed`)
        self.faction: vec[i64] = EMPTY
        self.dealt: vec[i64] = EMPTY
        self.shards: vec[i64] = EMPTY
        self.points: vec[i64] = EMPTY
        self.start: vec[i64] = EMPTY
        self.damage: vec[i64] = EMPTY
        # by seat
        self.hand: vec[i64] = EMPTY
        self.deck: vec[i64] = EMPTY
        self.discard: vec[i64] = EMPTY
        self.aside: vec[i64] = EMPTY
        # by character
        self.where: vec[i64] = EMPTY
        # what is under way
        self.stack = Stack()
        # how far the game is
        self.turns: i64 = 0
        self.quiet: i64 = 0
        self.tied = False
        self.undealt: i64 = settings.board.all
        self.known: i64 = 0  # map cards that everybody has seen

    def copy_to(self, copy: "Data") -> None:
        """Give a new position all the data of this one."""
        copy.faction = self.faction
        copy.dealt = self.dealt
        copy.shards = self.shards
        copy.points = self.points
        copy.start = self.start
        copy.damage = self.damage
        copy.hand = self.hand[:]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.aside = self.aside[:]
        copy.where = self.where[:]
        self.stack.copy_to(copy.stack)
        copy.turns = self.turns
        copy.quiet = self.quiet
        copy.tied = self.tied
        copy.undealt = self.undealt
        copy.known = self.known

    def cards(self, seat: i64) -> CardSet:
        """The card set of a seat's faction."""
        return self.settings.cards[self.faction[seat]]

    def health(self, character: i64) -> i64:
        """The health of a character (WL-CARD-01)."""
        return self.settings.health[character_of(self.faction[seat_of(character)], slot_of(character))]

    def alive(self, seat: i64) -> bool:
        """Has that seat a character that is not knocked out, revealed or not (WL-RULING-73)?"""
        first = character_of(seat, 0)
        for character in range(first, first + SLOTS):
            if self.where[character] != OUT:
                return True
        return False


EMPTY: Final = vec[i64]()


def character_of(seat: i64, slot: i64) -> i64:
    """The character of a seat in a slot; factions number theirs in the same way."""
    return seat * SLOTS + slot


def seat_of(character: i64) -> i64:
    return character // SLOTS


def slot_of(character: i64) -> i64:
    return character % SLOTS


def team(seat: i64) -> i64:
    """All characters of a seat, as bits."""
    return bit(character_of(seat + 1, 0)) - bit(character_of(seat, 0))


def on_board(where: i64) -> bool:
    """Is that a space, not `HIDDEN` or `OUT`?"""
    return where >= 0


def changed(numbers: "vec[i64]", at: i64, value: i64) -> "vec[i64]":
    """A copy with one number changed."""
    copy = numbers[:]
    copy[at] = value
    return copy
