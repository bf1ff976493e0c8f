"""The payments of rallies against a plain count of movements, over many hands and places."""

from collections import Counter
from itertools import combinations, product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.effort import examples
from tests.wildlands.scenes import play, player, start, strip, texts_for
from wildtable.games.wildlands.game import WildlandsState

KINDS = (
    *("1:rally", "2:rally", "3:rally", "open:rally", "1", "2", "3", "1 2", "1:rally 2", "1 2:rally"),
    *("1 open:rally", "1:rally 2:rally", "2:fly 3", "open:melee", "wild"),
)

# Three characters on a strip: low 1, high 2, low 3, low 4.
hands = st.lists(st.sampled_from(KINDS), min_size=1, max_size=6)
places = st.lists(st.sampled_from([1, 2, 3, 4, "out"]), min_size=3, max_size=3).filter(
    lambda where: any(isinstance(at, int) for at in where)
)
HIGH = 2
BESIDE = {1: {2}, 2: {1, 3}, 3: {2, 4}, 4: {3}}


def can_rally(card: str, pair: tuple[int, ...]) -> bool:
    """Has the card a rally flag that one of the pair can use?"""
    return any(entry in ("open:rally", *(f"{slot}:rally" for slot in pair)) for entry in card.split())


def can_move(card: str, slot: int) -> bool:
    """Is the card a movement card of that character?"""
    return card == "wild" or str(slot) in [entry.partition(":")[0] for entry in card.split()]


def pays(cards: tuple[str, ...], pair: tuple[int, ...], needed: dict[int, int]) -> bool:
    """Is there a use for each card, at least one of them a rally, that gives every mover what it needs?"""
    for uses in product(("rally", *pair), repeat=len(cards)):
        given_to: Counter[int] = Counter()
        fits = "rally" in uses
        for card, use in zip(cards, uses, strict=True):
            if use == "rally":
                fits = fits and can_rally(card, pair)
                given_to.update(pair)
            else:
                assert isinstance(use, int)
                fits = fits and can_move(card, use)
                given_to[use] += 1
        if fits and all(given_to[slot] >= count for slot, count in needed.items()):
            return True
    return False


def is_payment(cards: tuple[str, ...], pairs: list[tuple[int, ...]], needed: dict[int, int]) -> bool:
    """Payable for one of the pairs, and no card can be left out (WL-RULING-31)."""
    if not any(pays(cards, pair, needed) for pair in pairs):
        return False
    return not any(
        pays(fewer, pair, needed)
        for size in range(1, len(cards))
        for fewer in combinations(cards, size)
        for pair in pairs
    )


def expected_rallies(where: dict[int, int], hand: list[str]) -> set[tuple[str, tuple[str, ...]]]:
    """Every rally with its payment as (head, sorted cards)."""
    together = [
        (a, b) for a, b in combinations(where, 2) if where[a] == where[b] or where[b] in BESIDE[where[a]]
    ]
    found = set()
    payments = {tuple(sorted(paid)) for size in (1, 2, 3) for paid in combinations(hand, size)}
    for a in where:
        pairs = [(a,), *(pair for pair in together if a in pair)]
        for goal in BESIDE[where[a]]:
            needed = {a: 2 if goal == HIGH else 1}
            found |= {(f"rally {a} {goal}", paid) for paid in payments if is_payment(paid, pairs, needed)}
    for a, b in together:
        for goal, goal_b in product(BESIDE[where[a]], BESIDE[where[b]]):
            needed = {a: 2 if goal == HIGH else 1, b: 2 if goal_b == HIGH else 1}
            head = f"rally {a} {goal} {b} {goal_b}"
            found |= {(head, paid) for paid in payments if is_payment(paid, [(a, b)], needed)}
    return found


def offered_rallies(state: WildlandsState) -> list[tuple[str, tuple[str, ...]]]:
    found = []
    for text in texts_for(state, 0):
        head, _, paid = text.partition(" | ")
        if head.startswith("rally"):
            found.append((head, tuple(sorted(paid.split(" + ")))))
    return found


@pytest.mark.rule(
    "WL-RALLY-01",
    "WL-RALLY-02",
    "WL-RALLY-03",
    "WL-RALLY-04",
    "WL-RULING-28",
    "WL-RULING-29",
    "WL-RULING-30",
    "WL-RULING-31",
    "WL-RULING-32",
)
@examples(150)
@given(places, hands)
@example([1, 1, 1], ["1:rally", "2:rally", "3:rally", "1", "2", "wild"])
@example([3, 1, 2], ["1 open:rally", "1 2:rally", "2", "1 2", "wild", "wild"])
@example([1, 1, "out"], ["2", "1", "1 2", "1:rally 2", "3:rally", "wild"])
@example([3, 3, 3], ["2:fly 3", "1:rally", "1:rally", "open:rally", "2", "2"])
def test_rallies_are_exactly_those_that_the_count_allows(where: list[int | str], hand: list[str]) -> None:
    state = start(player(where, hand), player([4]), map=strip(4, high=[HIGH]))
    on_board = {slot: at for slot, at in enumerate(where, start=1) if isinstance(at, int)}
    found = offered_rallies(state)
    assert len(set(found)) == len(found)
    assert set(found) == expected_rallies(on_board, hand)


@pytest.mark.rule("WL-RALLY-04", "WL-RALLY-05", "WL-RULING-34")
@examples(60)
@given(places, hands)
def test_a_rally_moves_whom_it_names_and_spends_what_it_says(where: list[int | str], hand: list[str]) -> None:
    state = start(player(where, hand), player([4], ["1"]), map=strip(4, high=[HIGH]))
    rallies = offered_rallies(state)
    for head, paid in rallies[:: max(1, len(rallies) // 5)]:
        copy = state.clone()
        play(copy, f"{head} | {' + '.join(paid)}")
        words = head.split()[1:]
        expected = {slot: at for slot, at in enumerate(where, start=1) if isinstance(at, int)}
        expected |= {int(slot): int(goal) for slot, goal in zip(words[::2], words[1::2], strict=True)}
        found = {slot: int(copy.where[slot - 1]) + 1 for slot in expected}
        assert found == expected
        assert int(copy.hand[0]).bit_count() == len(hand) - len(paid)
        assert int(copy.discard[0]).bit_count() == len(paid)
        assert copy.actors() == [1]


def test_the_count_itself() -> None:
    """The oracle agrees with the worked example of the rulebook (WL-EX-04)."""
    assert pays(("1:rally", "2:rally"), (1, 2), {1: 2, 2: 2})
    assert pays(("1:rally", "1", "2"), (1, 2), {1: 2, 2: 2})
    assert not pays(("1:rally", "1"), (1, 2), {1: 2, 2: 2})
    assert not pays(("1:rally",), (1, 2), {1: 2})
    assert pays(("1:rally",), (1, 2), {1: 1, 2: 1})
    assert not pays(("1:rally", "3:rally"), (1, 2), {1: 2, 2: 2})
