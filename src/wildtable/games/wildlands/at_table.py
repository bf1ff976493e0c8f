"""Wildlands as people play it: what they touch and see, how long a window lasts, what idling does."""

from collections.abc import Iterable

from wildtable.engine.at_table import AtTable, Offered, Outcome
from wildtable.engine.event import Event
from wildtable.engine.game import Game
from wildtable.engine.refusal import Refusal
from wildtable.engine.state import State
from wildtable.games.wildlands import actions, components, elements, frames, outcomes, reasons
from wildtable.games.wildlands.content.library import Content
from wildtable.games.wildlands.events import seat_name
from wildtable.games.wildlands.legal import legal_actions
from wildtable.games.wildlands.state import NOBODY, POINTS_TO_WIN, Data

_RELUCTANT = (
    actions.PASS,
    actions.TAKE_IT,
    actions.TARGET,
    actions.END_TURN,
    actions.FINISH,
    actions.REVEAL,
    actions.ASSIGN,
    actions.FACTION,
)


class WildlandsAtTable(AtTable):
    """What a table asks of Wildlands."""

    def __init__(self, game: Game, content: Content) -> None:
        super().__init__(game)
        self.content = content
        self.stops = ("attacked", "winning", "end", "action")
        self.stops_alone = ("winning", "end")
        self.only_among_bots = ("auto_pass_without_wild",)

    def components(self) -> dict[str, object]:
        return components.components(self.content)

    def elements(self, state: State, seat: int, action: int) -> list[str]:
        return elements.elements_of(_own(state), seat, action)

    def outcomes(self, state: State, seat: int, action: int) -> list[Outcome]:
        return outcomes.outcomes_of(_own(state), seat, action)

    def offered(self, state: State, seat: int) -> list[Offered]:
        return elements.offered(_own(state), seat)

    def why(self, state: State, seat: int, picked: list[str], element: str) -> Refusal | None:
        return reasons.why(_own(state), seat, picked, element)

    def window(self, state: State) -> int | None:
        return window_seconds(_own(state))

    def first_come(self, state: State) -> bool:
        return frames.due(_own(state)) == frames.FACTION

    def idle(self, state: State, seat: int) -> int:
        return idle_action(_own(state), seat)

    def active(self, state: State) -> int:
        return int(frames.active(_own(state)))

    def stops_at(self, state: State, seat: int, events: Iterable[Event]) -> list[str]:
        return stops_of(_own(state), seat, events)

    def settled(self, state: State, played: dict[int, int], open_seats: list[int]) -> bool:
        """The first in priority interrupts (WL-INT-10), so those behind do not matter any more."""
        s = _own(state)
        order = [(int(frames.active(s)) + distance) % int(s.seats) for distance in range(s.seats)]
        first = next((seat for seat in order if seat in played or seat in open_seats), None)
        return first is None or first in played or not open_seats


def _own(state: State) -> Data:
    assert isinstance(state, Data)
    return state


def window_seconds(s: Data) -> int | None:
    """How long the open window lasts at most, 0 for no limit; `None` without one (WL-RULING-68)."""
    seconds = int(str(s.settings.options["interrupt_window_seconds"]))
    return seconds if frames.due(s) == frames.WINDOW else None


def idle_action(s: Data, seat: int) -> int:
    """Only what must be: pass, take the damage, the lowest slot, the end (WL-RULING-79, WL-RULING-89)."""
    offered = [int(action) for action in legal_actions(s, seat)]
    return min(offered, key=lambda action: (_rank(action), action))


def _rank(action: int) -> int:
    kind = int(actions.kind_of(action))
    return _RELUCTANT.index(kind) if kind in _RELUCTANT else len(_RELUCTANT)


def stops_of(s: Data, seat: int, events: Iterable[Event]) -> list[str]:
    """The kinds of window that this one is for a seat: it was attacked, a rival acts who is one point from
    winning, a turn is about to end, or any other action."""
    found = ["attacked"] if was_attacked(seat, events) else []
    actor = int(frames.acting(s))
    if actor not in (NOBODY, seat) and s.points[actor] == POINTS_TO_WIN - 1:
        found.append("winning")
    found.append("end" if frames.after_end(s) else "action")
    return found


def was_attacked(seat: int, events: Iterable[Event]) -> bool:
    """Was that seat attacked by the last action? Going back, an attack comes before the cards that paid."""
    name = seat_name(seat)
    for event in events:
        facts = event.public or {}
        if event.kind in ("attacked", "area-attacked"):
            targets = facts["targets"]
            assert isinstance(targets, list)
            return facts.get("seat") == name or any(str(one).startswith(f"{name}.") for one in targets)
        if event.kind in ("played", "end-declared", "turn-began"):
            return False
    return False
