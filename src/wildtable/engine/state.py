"""The contract that every game's State fulfils.

A State is one position as plain typed data. It holds no random generator, no closure and no reference
to a table or a player. Actions and chance outcomes are packed into 64-bit integers by the game's
`actions.py`; their text form is the Game's business (`parse`, `format`).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from wildtable.engine.bits import mix
from wildtable.engine.event import Event
from wildtable.engine.refusal import Refusal
from wildtable.engine.result import Result
from wildtable.engine.rng import Rng

CHANCE: Final = -1
OVER: Final = -2

WON: Final = 1_000_000

View = dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of a game and the verbs on it.

    `events` is the sink: attach a list and every verb that changes the state appends to it what
    happened. `clone` and `resample` never carry it along.
    """

    def __init__(self) -> None:
        self.events: list[Event] | None = None

    def turn(self) -> i64:
        """The first seat that owes a decision; `CHANCE` at a chance node, `OVER` after the end."""
        raise NotImplementedError

    def actors(self) -> list[int]:
        """Every seat that owes a decision now; empty at a chance node and after the end."""
        raise NotImplementedError

    def legal(self, seat: i64) -> vec[i64]:
        """Every legal action of that seat, complete with its payment; empty if it may do nothing.

        A seat that is offered something while it is not among the actors may act, but need not.
        """
        raise NotImplementedError

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        """Why that seat may not play that action now, or `None` if it may."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64) -> None:
        """Play a legal action. Unchecked: `engine.checked.play` is the checked form."""
        raise NotImplementedError

    def chance(self) -> list[tuple[int, int]]:
        """At a chance node every outcome with its integer weight; empty elsewhere."""
        return []

    def sample(self, rng: Rng) -> i64:
        """At a chance node one outcome, drawn by the weights of `chance` without building the list."""
        raise NotImplementedError

    def resolve(self, outcome: i64) -> None:
        """At a chance node: this outcome happened."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy, without the event sink."""
        raise NotImplementedError

    def take(self, other: "State") -> None:
        """Become a copy of another state of this game: `clone` without making anything new."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """What that seat may see (`None`: a spectator), built from an allow-list."""
        raise NotImplementedError

    def resample(self, seat: int, rng: Rng) -> "State":
        """A full state drawn from what that seat knows."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """How the game ended, or `None` while it runs."""
        raise NotImplementedError

    def fingerprint(self) -> bytes:
        """Canonical bytes: equal exactly for states that every future treats alike."""
        raise NotImplementedError

    def key(self) -> i64:
        """62 bits for search tables: equal for states that look alike from here on, whatever their `past`."""
        key: i64 = 0
        for byte in self.fingerprint():
            key = mix(key ^ byte)
        return key

    def past(self) -> i64:
        """What `key` leaves out of how this state came about, as bits; 0 where nothing depends on it."""
        return 0

    def roll(self, seat: i64, rng: Rng) -> i64:
        """A legal action for a playout, drawn quickly; a game may prefer what brings it to its end."""
        actions = self.legal(seat)
        return actions[rng.below(len(actions))]

    def judge(self, seat: i64) -> i64:
        """How good the position looks for that seat, in hundredths, between -`WON` and `WON`."""
        raise NotImplementedError

    def appraise(self, seat: i64, offered: vec[i64]) -> vec[i64]:
        """What `judge` says for that seat after each of these actions.

        The positions are much alike, so a game may find it faster than one by one.
        """
        found = vec[i64](capacity=len(offered))
        for action in offered:
            after = self.clone()
            after.apply(seat, action)
            found = append(found, after.judge(seat))
        return found

    def share(self, seat: i64) -> float:
        """The share of a win that the position promises that seat, between 0 and 1; for `bots/own_way.py`."""
        raise NotImplementedError

    def rests(self) -> bool:
        """Is nothing under way, so that positions like this one can be compared? For `foresight` only."""
        return True

    def foresight(self) -> i64:
        """How many moments of rest a search should look ahead (`bots/lookahead.py`, `own_way.py`) before it
        asks the judge; 0 where what the judge says right after an action is as good as anything."""
        return 0
