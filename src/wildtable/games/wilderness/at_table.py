"""Wilderness as people play it: what they touch and see, how long a window lasts, what idling does."""

from collections.abc import Iterable
from functools import cached_property

from wildtable.engine.at_table import PLAYS, AtTable, Outcome, Resigning
from wildtable.engine.event import Event
from wildtable.engine.game import Game
from wildtable.engine.refusal import Refusal
from wildtable.engine.state import State, View
from wildtable.games.wilderness import actions, elements, frames, outcomes
from wildtable.games.wilderness.components import components, said
from wildtable.games.wilderness.content.library import Content
from wildtable.games.wilderness.legal import legal_actions
from wildtable.games.wilderness.rules.windows import about, about_player
from wildtable.games.wilderness.state import NOBODY, TRACK, WHERE, Data

_RELUCTANT = (actions.DRINK, actions.SLEEP, actions.PASS, actions.NO, actions.END)
"""What an absent player does, in this order (WN-RULING-69)."""

_STOPS = {
    "start": "start",
    "end": "end",
    "acted": "action",
    "lost": "lost",
    "nature": "nature",
    "day": "nature",
    "way": "roll",
    "search": "roll",
    "direction": "roll",
    "attack": "roll",
    "card": "card",
}
_BEFALL = ("attack", "way", "search", "direction", "lost")
"""What happens to one player, who may hold a card against it. The stop is called `attacked`, as in journals
from when it was for attacks alone."""


class WildernessAtTable(AtTable):
    """What a table asks of Wilderness."""

    def __init__(self, game: Game, content: Content) -> None:
        super().__init__(game)
        self.content = content
        self.solo = "solo"
        self.sees_through = True
        self.stops = ("attacked", "winning", "start", "end", "lost", "roll", "nature", "action")
        if content.tables.cancels:
            self.stops = (*self.stops, "card")

    def components(self) -> dict[str, object]:
        return components(self.content)

    def elements(self, state: State, seat: int, action: int) -> list[str]:
        return elements.elements_of(_own(state), seat, action)

    def outcomes(self, state: State, seat: int, action: int) -> list[Outcome]:
        return outcomes.outcomes_of(_own(state), seat, action) + self._says(state, seat, action)

    def why(self, state: State, seat: int, picked: list[str], element: str) -> Refusal | None:
        return elements.why(_own(state), seat, picked, element)

    def for_bot(self, view: View) -> View:
        """Who is slow may play a card late (WN-EVENT-07); a bot never is, and takes back nobody's turn."""
        options = view["options"]
        assert isinstance(options, dict)
        return {**view, "options": {**options, "late_beginning_cards": False}}

    def _says(self, state: State, seat: int, action: int) -> list[Outcome]:
        """The sentence of the half that is played, in every language; each one's text shows its own."""
        if actions.kind_of(action) != actions.PLAY:
            return []
        _, card, half = self.game.format(state, seat, action).split()
        return [{"kind": "says", **self._sentences[card, half]}]

    @cached_property
    def _sentences(self) -> dict[tuple[str, str], dict[str, str]]:
        return {
            (card.name, half): said(text)
            for card in self.content.events
            for half, text in (("upper", card.upper), ("lower", card.lower))
        }

    def window(self, state: State) -> int | None:
        """How long the open window lasts at most, 0 for no limit (WN-RULING-54)."""
        s = _own(state)
        seconds = int(str(s.settings.options["reaction_seconds"]))
        return seconds if s.stack.kind() == frames.WINDOW else None

    def idle(self, state: State, seat: int) -> int:
        """Drink if possible, then sleep; pass; otherwise as little as can be (WN-RULING-69)."""
        s = _own(state)
        offered = [int(action) for action in legal_actions(s, seat)]
        return min(offered, key=lambda action: (_rank(s, action), action))

    def resign(self, state: State, seat: int) -> Resigning:
        """Giving up is dying (WN-RULING-69)."""
        return Resigning(PLAYS, int(actions.pack(actions.RESIGN, 0)))

    def active(self, state: State) -> int:
        """Whose turn it is; in Nature's turn and on a new day nobody's."""
        return int(frames.active(_own(state)))

    def stops_at(self, state: State, seat: int, events: Iterable[Event]) -> list[str]:
        s = _own(state)
        if s.stack.kind() != frames.WINDOW:
            return []
        found = []
        word = about(s)
        if word in _BEFALL and about_player(s) == seat:
            found.append("attacked")
        if any(s.of[WHERE + other] == s.board.village for other in range(s.seats) if s.alive(other)):
            found.append("winning")
        return [*found, _STOPS[word]]

    def leads(self, state: State) -> int | None:
        """The active player; in Nature's turn the first one (WN-RULING-55)."""
        s = _own(state)
        return int(s.stack.owner()) if s.stack.kind() == frames.WINDOW else None

    def settled(self, state: State, played: dict[int, int], open_seats: list[int]) -> bool:
        """The first in order is resolved and the others go back unseen, so those behind do not matter
        (WN-RULING-55, WN-RULING-91)."""
        s = _own(state)
        first = self.leads(state) or 0
        order = [(first + distance) % int(s.seats) for distance in range(s.seats)]
        leading = next((seat for seat in order if seat in played or seat in open_seats), None)
        return leading is None or leading in played or not open_seats


def _own(state: State) -> Data:
    assert isinstance(state, Data)
    return state


def _rank(s: Data, action: int) -> int:
    kind = int(actions.kind_of(action))
    if kind == actions.DRINK and not _thirsty(s):
        return len(_RELUCTANT)
    return _RELUCTANT.index(kind) if kind in _RELUCTANT else len(_RELUCTANT)


def _thirsty(s: Data) -> bool:
    """Would drinking change anything for the player whose turn it is?"""
    seat = frames.active(s)
    return seat != NOBODY and s.of[TRACK + seat] > 0
