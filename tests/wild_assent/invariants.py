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
    HEALTH,
    KIND,
    MOST,
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
