"""The texts of a game's cards as numbers in one vector.

A *text* is what one card, or one half of it, says: a list of clauses. A clause is a row of numbers; words are
numbers by their place in the game's vocabulary. `vocabulary` makes this table when a game is loaded;
`docs/effects.md` tells what the columns mean.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit

NONE: Final = -1

# Where a word stands in a clause; a word's fields lie elsewhere in the vector.
WHEN: Final = 0
TO: Final = 2
WHAT: Final = 4  # the verb or the modifier
UNTIL: Final = 6
COST: Final = 8
IF: Final = 10  # the first condition

# The other columns.
ACTS: Final = 11  # 1: it happens (`do`), 0: the rules ask for it (`change`)
WHOSE: Final = 12
AMOUNT: Final = 13
SETS: Final = 14  # 1: the amount is what a number becomes, 0: what is added to it
MAY: Final = 15
THEN: Final = 16
ELSE: Final = 17
NEXT: Final = 18
TEXT: Final = 19
NUMBER: Final = 20  # the place of the clause in its text, as one reads it
COLUMNS: Final = 21

# A condition: its word, where its fields lie, whether it is negated, the next condition.
NEGATED: Final = 2
NEXT_IF: Final = 3

# Whose moment it must be.
ANY: Final = 0
OWN: Final = 1
OPPONENT: Final = 2
WHOSE_WORDS: Final = ("any", "own", "opponent")


class Clauses:
    """Every clause of a game's cards. A clause is named by where its row begins."""

    def __init__(self) -> None:
        self.cells: vec[i64] = vec[i64]()
        self.firsts: vec[i64] = vec[i64]()
        self.moments: vec[i64] = vec[i64]()

    def first(self, text: i64) -> i64:
        """The first clause of a text, or `NONE`."""
        return self.firsts[text]

    def mentions(self, text: i64, moment: i64) -> bool:
        """Has a text a clause for that moment?"""
        return (self.moments[text] >> moment) & 1 == 1

    def get(self, clause: i64, column: i64) -> i64:
        """A column of a clause, or the word that stands there."""
        return self.cells[clause + column]

    def field(self, clause: i64, column: i64, number: i64) -> i64:
        """A field of the word that stands there, by its place among the word's fields."""
        return self.cells[self.cells[clause + column + 1] + number]

    def amount(self, clause: i64) -> i64:
        return self.cells[clause + AMOUNT]

    def find(self, text: i64, number: i64) -> i64:
        """The clause of that number in a text, or `NONE`."""
        clause: i64 = 0
        while clause < i64(len(self.cells)):
            if self.cells[clause + TEXT] == text and self.cells[clause + NUMBER] == number:
                return clause
            clause = self.cells[clause + COLUMNS]
        return NONE

    def fits(self, clause: i64, moment: i64, own: bool) -> bool:
        """Does a clause speak of that moment, one's own or another's?"""
        whose = self.cells[clause + WHOSE]
        return self.cells[clause + WHEN] == moment and (whose == ANY or (whose == OWN) == own)

    # How the table is made.

    def add_text(self) -> int:
        self.firsts = append(self.firsts, NONE)
        self.moments = append(self.moments, 0)
        return len(self.firsts) - 1

    def add_row(self, columns: list[int], conditions: list[list[int]], fields: list[list[int]]) -> int:
        """Add a clause; its fields and conditions lie behind it, where `COLUMNS` tells the end of all.

        `fields` are those of the words in the first five pairs of columns; a condition is its word, whether
        it is negated, and its fields.
        """
        row = len(self.cells)
        for value in columns:
            self.cells = append(self.cells, value)
        self.cells = append(self.cells, NONE)
        for pair in range(5):
            self.cells[row + 2 * pair + 1] = len(self.cells)
            for value in fields[pair]:
                self.cells = append(self.cells, value)
        link = row + IF
        for word, negated, *values in conditions:
            self.cells[link] = len(self.cells)
            link = len(self.cells) + NEXT_IF
            for value in (word, len(self.cells) + 4, negated, NONE, *values):
                self.cells = append(self.cells, value)
        self.cells[row + COLUMNS] = len(self.cells)
        if columns[WHEN] != NONE:
            text = columns[TEXT]
            self.moments[text] |= bit(columns[WHEN])
        return row

    def link(self, clause: int, column: int, other: int) -> None:
        """Let a column of a clause name another clause."""
        self.cells[clause + column] = other
