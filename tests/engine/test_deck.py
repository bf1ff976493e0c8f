"""The deck: a multiset with a known top and bottom."""

from wildtable.engine.deck import Deck
from wildtable.engine.rng import Rng


def drawn_out(deck: Deck, rng: Rng) -> list[int]:
    """Draw until it is empty."""
    cards = []
    while deck.size() > 0:
        kind = int(deck.sample(rng))
        deck.take(kind)
        cards.append(kind)
    return cards


def test_odds_are_the_counts() -> None:
    deck = Deck([2, 0, 3])
    assert deck.odds() == [(0, 2), (2, 3)]
    deck.take(2)
    assert deck.odds() == [(0, 2), (2, 2)]
    assert deck.size() == 4


def test_an_empty_deck_offers_nothing() -> None:
    assert Deck([0, 0]).odds() == []
    assert Deck([]).size() == 0


def test_every_card_comes_exactly_once() -> None:
    assert sorted(drawn_out(Deck([2, 0, 3]), Rng(1))) == [0, 0, 2, 2, 2]


def test_known_cards_on_top_come_last_in_first_out() -> None:
    deck = Deck([1, 1, 0])
    deck.put_top(2)
    deck.put_top(0)
    assert deck.odds() == [(0, 1)]
    assert drawn_out(deck, Rng(4))[:2] == [0, 2]


def test_known_cards_at_the_bottom_come_after_everything() -> None:
    deck = Deck([1, 1, 0])
    deck.put_bottom(2)
    deck.put_bottom(1)
    assert deck.odds() == [(0, 1), (1, 1)]
    assert drawn_out(deck, Rng(4))[2:] == [2, 1]


def test_only_bottom_cards_left_are_a_certainty() -> None:
    deck = Deck([0, 0])
    deck.put_bottom(1)
    deck.put_bottom(0)
    assert deck.odds() == [(1, 1)]
    assert deck.sample(Rng(1)) == 1


def test_sample_follows_the_odds() -> None:
    deck = Deck([1, 2, 5])
    rng = Rng(8)
    counts = [0, 0, 0]
    for _ in range(8000):
        counts[deck.sample(rng)] += 1
    assert 900 < counts[0] < 1100
    assert 1850 < counts[1] < 2150
    assert 4850 < counts[2] < 5150


def test_sampling_leaves_the_deck_alone() -> None:
    deck = Deck([1, 2])
    deck.sample(Rng(1))
    assert deck.odds() == [(0, 1), (1, 2)]


def test_shuffling_forgets_top_and_bottom() -> None:
    deck = Deck([1, 0, 0])
    deck.put_top(1)
    deck.put_bottom(2)
    deck.shuffle()
    assert deck.odds() == [(0, 1), (1, 1), (2, 1)]
    assert deck.size() == 3


def test_shuffling_a_card_in_hides_it_among_all() -> None:
    deck = Deck([1, 0])
    deck.put_top(1)
    deck.shuffle_in(1)
    assert deck.odds() == [(0, 1), (1, 2)]


def test_a_clone_is_independent() -> None:
    deck = Deck([2, 2])
    deck.put_top(0)
    deck.put_bottom(1)
    copy = deck.clone()
    drawn_out(copy, Rng(1))
    copy.put_top(1)
    assert deck.size() == 6
    assert (list(deck.hidden), list(deck.top), list(deck.bottom)) == ([2, 2], [0], [1])


def test_size_counts_all_three_parts() -> None:
    deck = Deck([2, 2])
    deck.put_top(0)
    deck.put_bottom(1)
    assert deck.size() == 6
