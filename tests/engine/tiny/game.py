"""Tiny: a game that uses every part of the engine, and nothing else.

Foxes, geese and dogs. Cards are dealt, then a few rounds: everybody bids a card in secret, then each
seat in turn draws a card, lays one face up, plays one or goes on a raid, into which all may play cards: a dog
stops it, a fox raids in the midst of it, others change the dice. What cards say is data (content/cards.toml).
"""

from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tests.engine.tiny import actions, frames, position, rules
from tests.engine.tiny.content import read_content
from tests.engine.tiny.raid import DIE, effects_of
from tests.engine.tiny.state import Data, Settings
from tests.engine.tiny.view import picture, read_view, view_of
from wildtable.engine.dice import throw_dice, throws
from wildtable.engine.game import Document, Game
from wildtable.engine.options import Option, read_options
from wildtable.engine.refusal import Refusal
from wildtable.engine.result import Result
from wildtable.engine.rng import Rng
from wildtable.engine.stack import EMPTY
from wildtable.engine.state import CHANCE, OVER, WON, State, View
from wildtable.engine.texts import load_texts
from wildtable.engine.window import waits_for
from wildtable.engine.wording import sentence
from wildtable.engine.words import OK

OPTIONS: Final = (
    Option("rounds", 3, (3, 2, 6), "TN-END-01"),
    Option("bury", True, (True, False), "TN-LAY-02"),
)


class TinyState(Data):
    """One position of Tiny."""

    def turn(self) -> i64:
        if self.stack.kind() == EMPTY:
            return OVER
        return CHANCE if self.stack.kind() in frames.CHANCES else self.actors()[0]

    def actors(self) -> list[int]:
        kind = self.stack.kind()
        if kind in frames.WINDOWS:
            return [seat for seat in range(self.settings.seats) if waits_for(self.stack, seat)]
        asked = kind == frames.TURN or (kind == frames.EFFECT and effects_of(self).waits(self.stack))
        return [int(self.stack.owner())] if asked else []

    def legal(self, seat: i64) -> vec[i64]:
        offered = vec[i64]()
        if seat not in self.actors():
            return offered
        for action in actions.sayable(len(self.settings.content.names), self.settings.seats):
            if rules.forbidden_by(self, seat, action) == OK:
                offered = append(offered, action)
        return offered

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        rule = rules.forbidden_by(self, seat, action)
        facts = {"action": actions.format_action(action, self.settings.content.names)}
        return None if rule == OK else Refusal(rule, facts)

    def apply(self, seat: i64, action: i64) -> None:
        rules.play_action(self, seat, action)

    def chance(self) -> list[tuple[int, int]]:
        kind = self.stack.kind()
        if kind == frames.DICE:
            thrown = DIE.outcomes(int(self.stack.get(frames.COUNT)))
            return [(actions.pack(actions.DICE, throw), weight) for throw, weight in thrown]
        if kind == frames.LEAD:
            return [(actions.pack(actions.START, seat), w) for seat, w in throws(1, self.settings.seats)]
        if kind in (frames.DEAL, frames.DRAW):
            return [(actions.pack(actions.CARD, card), weight) for card, weight in self.deck.odds()]
        return []

    def sample(self, rng: Rng) -> i64:
        if self.stack.kind() == frames.DICE:
            return actions.pack(actions.DICE, DIE.sample(rng, self.stack.get(frames.COUNT)))
        if self.stack.kind() == frames.LEAD:
            return actions.pack(actions.START, throw_dice(rng, 1, self.settings.seats))
        return actions.pack(actions.CARD, self.deck.sample(rng))

    def resolve(self, outcome: i64) -> None:
        rules.settle(self, actions.value_of(outcome))

    def clone(self) -> "TinyState":
        copy = TinyState(self.settings)
        self.copy_to(copy)
        return copy

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def resample(self, seat: int, rng: Rng) -> "TinyState":
        drawn = TinyState(self.settings)
        picture(drawn, self.view(seat), rng)
        return drawn

    def result(self) -> Result | None:
        if self.stack.kind() != EMPTY:
            return None
        places = [1 + sum(other > own for other in self.points) for own in self.points]
        return Result(self.points[:], places, "last round")

    def fingerprint(self) -> bytes:
        return self.data()

    def judge(self, seat: i64) -> i64:
        best_other = max(points for other, points in enumerate(self.points) if other != seat)
        lead = self.points[seat] - best_other
        if self.stack.kind() == EMPTY and lead != 0:
            return WON if lead > 0 else -WON
        return 100 * lead + 10 * self.size(seat)


class Tiny(Game):
    """The game of foxes, geese and dogs for two to eight."""

    def __init__(self, pack: Path | None = None) -> None:
        self.content = read_content(pack)
        super().__init__(
            name="tiny",
            title="Tiny",
            version=1,
            seat_counts=(2, 3, 4, 5, 6, 7, 8),
            options=OPTIONS,
            folder=Path(__file__).parent,
            content_digest=self.content.digest,
            secrets=True,
            randomness=True,
        )

    def new(self, seats: int = 2, options: Document | None = None) -> TinyState:
        self.check_seats(seats)
        state = self.blank(seats, options)
        rules.begin_deal(state)
        return state

    def blank(self, seats: int, options: Document | None) -> TinyState:
        """A state in which nothing is under way yet."""
        return TinyState(Settings(seats, read_options(OPTIONS, options or {}), self.content))

    def from_position(self, document: Document, options: Document | None = None) -> TinyState:
        state = self.blank(position.seats_in(document), options)
        position.read_position(state, document)
        return state

    def position(self, state: State) -> dict[str, object]:
        return position.write_position(own(state))

    def options_of(self, state: State) -> dict[str, object]:
        return own(state).settings.options

    def imagine(self, view: View, rng: Rng) -> TinyState:
        seen = read_view(view)
        state = self.blank(len(seen.sizes), seen.options)
        picture(state, view, rng)
        return state

    def parse(self, state: State, seat: int, text: str) -> int:
        return actions.parse_action(text, self.content.names, self.seats_of(state))

    def format(self, state: State, seat: int, action: int) -> str:
        return actions.format_action(action, self.content.names)

    def kinds(self) -> list[str]:
        return list(actions.WORDS)

    def parse_outcome(self, state: State, text: str) -> int:
        s = own(state)
        count = int(s.stack.get(frames.COUNT)) if s.stack.kind() == frames.DICE else 0
        return actions.parse_outcome(text, self.content.names, s.settings.seats, DIE, count)

    def format_outcome(self, state: State, outcome: int) -> str:
        return actions.format_outcome(outcome, self.content.names, DIE)

    def seats_of(self, state: State) -> int:
        return own(state).settings.seats

    def seat_name(self, state: State, seat: int) -> str:
        return actions.seat_name(seat)

    def step(self, state: State) -> str:
        return frames.step_of(own(state).stack)

    def facts(self, state: State) -> dict[str, object]:
        s = own(state)
        return {
            "round": s.round,
            "points": {actions.seat_name(seat): points for seat, points in enumerate(s.points)},
            "asked": {actions.seat_name(seat) for seat in s.actors()}
            if s.stack.kind() in frames.WINDOWS
            else set(),
            "top": [self.content.names[card] for card in s.deck.top],
            "bottom": [self.content.names[card] for card in s.deck.bottom],
        }

    def every_action(self, state: State) -> list[int]:
        """Every action that can be said at all, legal or not."""
        return actions.sayable(len(self.content.names), self.seats_of(state))

    def cards(self, language: str) -> list[dict[str, str]]:
        texts = load_texts(self.folder, language)
        return [
            {"card": name, "name": texts.say(f"card-{name}"), "text": sentence(texts, text)}
            for name, text in zip(self.content.names, self.content.texts, strict=True)
        ]

    def seatings(self, seats: int, options: Document) -> list[tuple[tuple[int, ...], int]]:
        return [(tuple(range(seats)), 1)]


def own(state: State) -> TinyState:
    assert isinstance(state, TinyState)
    return state
