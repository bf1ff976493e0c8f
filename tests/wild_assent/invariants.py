"""What must hold in every position of Wild Assent."""

from wildtable.games.wild_assent import frames
from wildtable.games.wild_assent.rules.health import summons_of
from wildtable.games.wild_assent.rules.modify import restand
from wildtable.games.wild_assent.state import (
    CARD,
    CLEAR,
    DECK,
    DYING,
    EDICTS,
    GLADIATORS,
    GONE,
    HALF_BOARD,
    HEALTH,
    KIND,
    MOST,
    OCCUPIED,
    ON_BOARD,
    PILE,
    PIT,
    STANDS,
    WHERE,
    Data,
)


def check(s: Data) -> None:
    everybody_stands_somewhere(s)
    every_card_is_in_one_place(s)
    what_always_acts_is_known(s)
    sets_are_those_of_the_board(s)


def everybody_stands_somewhere(s: Data) -> None:
    """One Gladiator a field, none on an obstacle but a Pit, Health within its bounds (WA-KEY-30)."""
    for gladiator in range(GLADIATORS):
        field = s.of[WHERE + gladiator]
        if field != GONE:
            assert s.of[STANDS + field] == gladiator
            assert s.of[KIND + gladiator] != GONE
            falls = (s.of[DYING] >> gladiator) & 1 == 1  # both sides of a card come first (WA-RULING-126)
            assert (s.of[HEALTH + gladiator] == 0) == falls
            assert s.of[HEALTH + gladiator] <= s.of[MOST + gladiator]
            assert s.obstacles[field] in (CLEAR, PIT)
        elif s.of[KIND + gladiator] != GONE:
            assert summons_of(s, gladiator) == 0
    for field in range(s.board.fields):
        gladiator = s.of[STANDS + field]
        assert gladiator == GONE or s.of[WHERE + gladiator] == field


def sets_are_those_of_the_board(s: Data) -> None:
    """Who is on the board and which fields are taken, as bits."""
    here = [one for one in range(GLADIATORS) if s.of[WHERE + one] != GONE]
    for side in range(2):
        assert s.of[ON_BOARD + side] == sum(1 << one for one in here if s.side_of(one) == side)
    taken = sum(1 << int(s.of[WHERE + one]) for one in here)
    assert s.of[OCCUPIED] + (int(s.of[OCCUPIED + 1]) << HALF_BOARD) == taken


def every_card_is_in_one_place(s: Data) -> None:
    """Deck, pile, the card of the round, Edicts (WA-RULING-123)."""
    cards = [card for card in range(s.tables.silvestrem) if (s.of[DECK] >> card) & 1]
    cards += [card for card in range(s.tables.silvestrem) if (s.of[PILE] >> card) & 1]
    cards += [int(s.of[CARD])] if s.of[CARD] != GONE else []
    edicts = int(s.of[EDICTS])
    while edicts:
        cards.append(edicts % 64 - 1)
        edicts //= 64
    assert sorted(cards) == list(range(s.tables.silvestrem))


def what_always_acts_is_known(s: Data) -> None:
    """The texts that always act are those found anew; when the match is over nobody asks for them."""
    if s.stack.kind() != frames.OVER and len(s.standing) > 0:
        before, points = list(s.standing), s.standing_points
        restand(s)
        assert (list(s.standing), s.standing_points) == (before, points)
