"""The data of a position and its copy; no rules.

A character is numbered seat * 5 + slot. A seat's cards are bit masks over its faction's card set: hand,
deck (without order), discard pile, and the cards that lie aside while an action runs.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine.state import State
from wildtable.games.wildlands.board import Board
from wildtable.games.wildlands.cards import CardSet

SLOTS: Final = 5
HAND_LIMIT: Final = 7
MAP_CARDS_EACH: Final = 10
POINTS_TO_WIN: Final = 5
NOBODY: Final = -1

# Where a character is: a space below 60, or one of these.
HIDDEN: Final = 60
OUT: Final = 61

NO_CARD: Final = 63
NO_SPACE: Final = -1

# What is due.
STEP_FACTION: Final = 0
STEP_DEAL: Final = 1
STEP_ASSIGN: Final = 2
STEP_DRAW: Final = 3
STEP_REVEAL: Final = 4
STEP_ACT: Final = 5
STEP_TARGET: Final = 6
STEP_DEFEND: Final = 7
STEP_WINDOW: Final = 8
STEP_OVER: Final = 9
STEP_RESOLVED: Final = 10  # only inside an action: its damage is dealt
STEPS: Final = ("faction", "deal", "assign", "draw", "reveal", "act", "target", "defend", "window", "over")

# What a draw belongs to.
DRAW_SETUP: Final = 0
DRAW_TWO: Final = 1
DRAW_END: Final = 2

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


class Position(State):
    """Everything that a position of Wildlands consists of."""

    def __init__(self, settings: Settings) -> None:
        self.events = None
        self.settings = settings
        self.board = settings.board
        self.seats: i64 = settings.seats
        # by seat
        self.faction: vec[i64] = EMPTY
        self.hand: vec[i64] = EMPTY
        self.deck: vec[i64] = EMPTY
        self.discard: vec[i64] = EMPTY
        self.aside: vec[i64] = EMPTY
        self.dealt: vec[i64] = EMPTY
        self.shards: vec[i64] = EMPTY
        self.points: vec[i64] = EMPTY
        # by character
        self.where: vec[i64] = EMPTY
        self.start: vec[i64] = EMPTY
        self.damage: vec[i64] = EMPTY
        # whose turn it is and what is due
        self.step: i64 = STEP_FACTION
        self.active: i64 = 0
        self.acting: i64 = 0
        self.turns: i64 = 0
        self.quiet: i64 = 0
        self.tied = False
        self.undealt: i64 = settings.board.all
        self.known: i64 = 0  # map cards that everybody has seen
        # a draw under way
        self.draw_seat: i64 = 0
        self.draw_left: i64 = 0
        self.draw_for: i64 = DRAW_SETUP
        # an attack under way
        self.attack: i64 = 0
        self.attacker: i64 = NOBODY
        self.targets: i64 = 0
        self.shielded: i64 = 0
        self.defender: i64 = NOBODY
        # a window: who is asked, who has answered, who wants to interrupt
        self.asked: i64 = 0
        self.answered: i64 = 0
        self.wants: i64 = 0
        self.after_end = False
        # the end
        self.winners: i64 = 0
        self.reason: i64 = RUNNING

    def copy_to(self, copy: "Position") -> None:
        """Give a new position all the data of this one."""
        copy.faction = self.faction[:]
        copy.hand = self.hand[:]
        copy.deck = self.deck[:]
        copy.discard = self.discard[:]
        copy.aside = self.aside[:]
        copy.dealt = self.dealt[:]
        copy.shards = self.shards[:]
        copy.points = self.points[:]
        copy.where = self.where[:]
        copy.start = self.start[:]
        copy.damage = self.damage[:]
        copy.step = self.step
        copy.active = self.active
        copy.acting = self.acting
        copy.turns = self.turns
        copy.quiet = self.quiet
        copy.tied = self.tied
        copy.undealt = self.undealt
        copy.known = self.known
        copy.draw_seat = self.draw_seat
        copy.draw_left = self.draw_left
        copy.draw_for = self.draw_for
        copy.attack = self.attack
        copy.attacker = self.attacker
        copy.targets = self.targets
        copy.shielded = self.shielded
        copy.defender = self.defender
        copy.asked = self.asked
        copy.answered = self.answered
        copy.wants = self.wants
        copy.after_end = self.after_end
        copy.winners = self.winners
        copy.reason = self.reason

    def cards(self, seat: i64) -> CardSet:
        """The card set of a seat's faction."""
        return self.settings.cards[self.faction[seat]]

    def health(self, character: i64) -> i64:
        """The health of a character (WL-CARD-01)."""
        return self.settings.health[self.faction[character // 5] * 5 + character % 5]

    def alive(self, seat: i64) -> bool:
        """Has that seat a character that is not knocked out, revealed or not (WL-RULING-73)?"""
        for character in range(seat * 5, seat * 5 + 5):
            if self.where[character] != OUT:
                return True
        return False


EMPTY: Final = vec[i64]()


def seat_of(character: i64) -> i64:
    return character // 5


def slot_of(character: i64) -> i64:
    return character % 5
