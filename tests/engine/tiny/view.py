"""What a seat of Tiny may see, from an allow-list, and a state drawn from that knowledge."""

from typing import Any

import msgspec

from tests.engine.tiny.actions import format_action, parse_action
from tests.engine.tiny.frames import WINDOWS
from tests.engine.tiny.state import Data
from tests.engine.tiny.under_way import rebuild, rebuild_force, shown_force, shown_frames
from wildtable.engine.deck import Deck
from wildtable.engine.rng import Rng
from wildtable.engine.state import View
from wildtable.engine.window import answer_of, has_answered, seal


class Seen(msgspec.Struct, frozen=True):
    """The allow-list. Who has already answered an open window is not on it."""

    game: str
    seat: int | None
    options: dict[str, Any]
    stack: list[dict[str, Any]]
    force: list[dict[str, Any]]
    round: int
    leader: int
    answer: str | None
    hand: dict[str, int] | None
    sizes: list[int]
    shown: list[dict[str, int]]
    front: list[dict[str, int]]
    points: list[int]
    discard: dict[str, int]
    top: list[str]
    bottom: list[str]
    pile: int


def view_of(s: Data, seat: int | None) -> View:
    """The view of a seat, or of a spectator."""
    names = s.settings.content.names
    answer = None
    if seat is not None and s.stack.kind() in WINDOWS and has_answered(s.stack, seat):
        answer = format_action(int(answer_of(s.stack, seat)), names)
    seen = Seen(
        game="tiny",
        seat=seat,
        options=s.settings.options,
        stack=shown_frames(s),
        force=shown_force(s),
        round=s.round,
        leader=s.leader,
        answer=answer,
        hand=None if seat is None else counted(s.hands[seat], names),
        sizes=[s.size(other) for other in range(s.settings.seats)],
        shown=[counted(shown, names) for shown in s.shown],
        front=[counted(front, names) for front in s.front],
        points=s.points[:],
        discard=counted(s.discard, names),
        top=[names[card] for card in s.deck.top],
        bottom=[names[card] for card in s.deck.bottom],
        pile=int(s.deck.unknown),
    )
    return msgspec.structs.asdict(seen)


def counted(counts: list[int], names: list[str]) -> dict[str, int]:
    """Counts by kind as an object that leaves out what is not there."""
    return {names[kind]: count for kind, count in enumerate(counts) if count > 0}


def uncounted(counts: dict[str, int], names: list[str]) -> list[int]:
    return [counts.get(card, 0) for card in names]


def read_view(view: View) -> Seen:
    return msgspec.convert(view, Seen)


def picture(s: Data, view: View, rng: Rng) -> None:
    """Fill a new position with what a view shows, and deal the unseen cards at random.

    The others' answers in an open window are as unknown as whether they have answered: nobody has.
    """
    seen = read_view(view)
    names = s.settings.content.names
    s.round, s.leader = seen.round, seen.leader
    rebuild(s, seen.stack)
    rebuild_force(s, seen.force)
    s.points = seen.points[:]
    s.discard = uncounted(seen.discard, names)
    s.front = [uncounted(front, names) for front in seen.front]
    s.shown = [uncounted(shown, names) for shown in seen.shown]
    s.hands = [shown[:] for shown in s.shown]
    if seen.seat is not None and seen.hand is not None:
        s.hands[seen.seat] = uncounted(seen.hand, names)
    if seen.seat is not None and seen.answer is not None:
        seal(s.stack, seen.seat, parse_action(seen.answer, names, s.settings.seats))
    unseen = unseen_cards(s, seen)
    for seat in range(s.settings.seats):
        while s.size(seat) < seen.sizes[seat]:
            s.hands[seat][unseen.pop(rng.below(len(unseen)))] += 1
    fill_pile(s, seen, unseen)


def unseen_cards(s: Data, seen: Seen) -> list[int]:
    """Every card of the pack that the view does not show."""
    unseen = []
    for kind, name in enumerate(s.settings.content.names):
        in_sight = s.discard[kind] + seen.top.count(name) + seen.bottom.count(name)
        in_sight += sum(cards[kind] for cards in (*s.hands, *s.front))
        unseen += [kind] * (s.settings.content.copies[kind] - in_sight)
    return unseen


def fill_pile(s: Data, seen: Seen, hidden: list[int]) -> None:
    """The pile: the hidden cards between the known top and bottom."""
    names = s.settings.content.names
    s.deck = Deck([hidden.count(kind) for kind in range(len(names))])
    for name in seen.top:
        s.deck.put_top(names.index(name))
    for name in reversed(seen.bottom):
        s.deck.put_bottom(names.index(name))
