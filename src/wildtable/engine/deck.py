"""A deck without order.

A deck is a multiset of card kinds, with the cards on top or at the bottom that a rule made known.
Nothing else about its order exists before a draw, so nothing can be peeked at: a draw is a chance node.
"""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from wildtable.engine.rng import Rng


class Deck:
    """Cards by kind: `hidden[kind]` of each in unknown order, between a known top and bottom.

    >>> deck = Deck([2, 1])
    >>> deck.odds()
    [(0, 2), (1, 1)]
    >>> deck.put_top(1); deck.odds()
    [(1, 1)]
    >>> deck.take(1); deck.size()
    3
    """

    def __init__(self, counts: list[int]) -> None:
        self.hidden: vec[i64] = vec[i64](counts)
        self.unknown: i64 = sum(counts)
        self.top: vec[i64] = vec[i64]()
        self.bottom: vec[i64] = vec[i64]()

    def clone(self) -> "Deck":
        copy = Deck([])
        copy.hidden = self.hidden[:]
        copy.unknown = self.unknown
        copy.top = self.top[:]
        copy.bottom = self.bottom[:]
        return copy

    def size(self) -> i64:
        return self.unknown + len(self.top) + len(self.bottom)

    def odds(self) -> list[tuple[int, int]]:
        """What the next draw can be, with weights; a single certainty where the next card is known."""
        if len(self.top) > 0:
            return [(self.top[len(self.top) - 1], 1)]
        if self.unknown > 0:
            return [(kind, n) for kind, n in enumerate(self.hidden) if n > 0]
        if len(self.bottom) > 0:
            return [(self.bottom[len(self.bottom) - 1], 1)]
        return []

    def sample(self, rng: Rng) -> i64:
        """The kind of the next card, drawn by `odds`; the deck must not be empty."""
        if len(self.top) > 0:
            return self.top[len(self.top) - 1]
        if self.unknown == 0:
            return self.bottom[len(self.bottom) - 1]
        left = rng.below(self.unknown)
        kind: i64 = 0
        while left >= self.hidden[kind]:
            left -= self.hidden[kind]
            kind += 1
        return kind

    def take(self, kind: i64) -> None:
        """The next card turned out to be this kind and leaves the deck."""
        if len(self.top) > 0:
            self.top, _ = pop(self.top)
        elif self.unknown > 0:
            self.hidden[kind] -= 1
            self.unknown -= 1
        else:
            self.bottom, _ = pop(self.bottom)

    def put_top(self, kind: i64) -> None:
        """A card that everybody knows goes on top."""
        self.top = append(self.top, kind)

    def put_bottom(self, kind: i64) -> None:
        """A card that everybody knows goes under all others; it will be drawn last."""
        under = vec[i64]()
        under = append(under, kind)
        for known in self.bottom:
            under = append(under, known)
        self.bottom = under

    def shuffle_in(self, kind: i64) -> None:
        """A card is shuffled into the deck; nothing about its order is known any more."""
        self.hidden[kind] += 1
        self.unknown += 1
        self.shuffle()

    def shuffle(self) -> None:
        """Forget the known top and bottom."""
        for kind in self.top:
            self.hidden[kind] += 1
        for kind in self.bottom:
            self.hidden[kind] += 1
        self.unknown = self.size()
        self.top = vec[i64]()
        self.bottom = vec[i64]()
