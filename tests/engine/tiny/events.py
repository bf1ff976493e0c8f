"""What happened in Tiny, told to the sink where one is attached.

Sealing an answer is no event: even a nameless one would tell the others that somebody has answered.
"""

from tests.engine.tiny.actions import seat_name
from tests.engine.tiny.state import Data
from wildtable.engine.event import Event


def drew(s: Data, seat: int, card: int, known: bool) -> None:
    """A card was drawn; its kind is the drawer's own secret unless everybody knew the next card."""
    if s.events is not None:
        public: dict[str, object] = {"seat": seat_name(seat)}
        if known:
            public["card"] = card_name(s, card)
            s.events.append(Event("drew", public))
        else:
            s.events.append(Event("drew", public, {seat: {"card": card_name(s, card)}}, barrier=True))


def card_name(s: Data, card: int) -> str:
    return s.settings.content.names[card]


def began(s: Data, seat: int) -> None:
    _tell(s, "began", {"seat": seat_name(seat)}, barrier=True)


def asked(s: Data, about: str, seats: list[int]) -> None:
    _tell(s, "asked", {"about": about, "seats": [seat_name(seat) for seat in seats]})


def revealed(s: Data, bids: dict[int, int]) -> None:
    shown = {seat_name(seat): card_name(s, card) for seat, card in bids.items()}
    _tell(s, "revealed", {"bids": shown}, barrier=True)


def scored(s: Data, seat: int, points: int) -> None:
    _tell(s, "scored", {"seat": seat_name(seat), "points": points})


def raided(s: Data, seat: int) -> None:
    _tell(s, "raided", {"seat": seat_name(seat)})


def stopped(s: Data, seat: int, by: int) -> None:
    _tell(s, "stopped", {"seat": seat_name(seat), "by": seat_name(by)})


def played(s: Data, seat: int, card: int) -> None:
    _tell(s, "played", {"seat": seat_name(seat), "card": card_name(s, card)}, barrier=True)


def lost(s: Data, seat: int, points: int) -> None:
    _tell(s, "lost", {"seat": seat_name(seat), "points": points})


def missed(s: Data, seat: int) -> None:
    _tell(s, "missed", {"seat": seat_name(seat)})


def thrown(s: Data, seat: int, dice: str) -> None:
    _tell(s, "thrown", {"seat": seat_name(seat), "dice": dice}, barrier=True)


def laid(s: Data, seat: int, card: int) -> None:
    _tell(s, "laid", {"seat": seat_name(seat), "card": card_name(s, card)}, barrier=True)


def round_began(s: Data) -> None:
    _tell(s, "round-began", {"round": s.round})


def game_over(s: Data, winners: list[int]) -> None:
    _tell(s, "game-over", {"winners": [seat_name(seat) for seat in winners]})


def _tell(s: Data, kind: str, public: dict[str, object], barrier: bool = False) -> None:
    if s.events is not None:
        s.events.append(Event(kind, public, barrier=barrier))
