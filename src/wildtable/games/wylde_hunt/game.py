"""The Game and its State: the contract's verbs, each a short door into a room of this folder."""

from pathlib import Path
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import has
from wildtable.engine.game import Document, Game
from wildtable.engine.options import Option, read_options
from wildtable.engine.refusal import OK, BadOption, Refusal
from wildtable.engine.result import Result
from wildtable.engine.rng import Rng
from wildtable.engine.state import OVER, State, View
from wildtable.games.wylde_hunt import actions, judge, position, refusals, view
from wildtable.games.wylde_hunt.at_table import WyldeHuntAtTable
from wildtable.games.wylde_hunt.board import CENTRE, square_name
from wildtable.games.wylde_hunt.content.loader import Content
from wildtable.games.wylde_hunt.in_lab import WyldeHuntInLab
from wildtable.games.wylde_hunt.rules import order, round, setup
from wildtable.games.wylde_hunt.rules.eligible import check_hold
from wildtable.games.wylde_hunt.rules.movement import add_moves
from wildtable.games.wylde_hunt.rules.stone import add_stone_squares
from wildtable.games.wylde_hunt.state import (
    KINDS,
    NOBODY,
    REASONS,
    STEP_MORTAL,
    STEP_ORDER,
    STEP_OVER,
    STEP_SETUP,
    STEP_STONE,
    STEPS,
    Data,
    Settings,
    first_fae,
)

OPTIONS: Final = (
    Option("seelie", "random", ("random", "host", "guest"), "WH-RULING-05", "match"),
    Option("seelie_third", "Gnome", ("Gnome", "Undine"), "WH-RULING-03"),
    Option("fae_wrap", False, (False, True), "WH-RULING-11"),
    Option("strict_lift", False, (False, True), "WH-RULING-17"),
    Option("contest_on_return", False, (False, True), "WH-RULING-19"),
    Option("repetition", 3, (3, 0), "WH-RULING-27"),
    Option("round_limit", 100, (100, 60, 40, 0), "WH-RULING-28"),
    Option("undo_by_consent", False, (False, True), "WH-RULING-37", "table"),
    Option("on_leave", "pause", ("pause", "bot", "lose"), "WH-RULING-903", "table"),
)


@final
class WyldeHuntState(Data):
    """One position of Wylde Hunt; seat 0 is Seelie, seat 1 is Unseelie (WH-GOAL-01).

    >>> game = WyldeHunt()
    >>> state = game.from_position({
    ...     "at": "stone", "controller": "S", "mortal": "B5", "fae": {"S-Sylph": "E1", "U-Gnome": "D8"},
    ...     "stones": {"Spring": "B5", "Summer": "B4", "Autumn": "A4", "Winter": "A3"}})
    >>> state.actors(), sorted(game.format(state, 0, action) for action in state.legal(0))
    ([0], ['stone A2', 'stone B3', 'stone H3'])
    >>> state.refusal(0, game.parse(state, 0, "stone A4"))
    Refusal('WH-STONE-04', {'square': 'A4'})
    >>> copy = state.clone()
    >>> copy.events = []
    >>> copy.apply(0, game.parse(copy, 0, "stone H3"))
    >>> [event.kind for event in copy.events]
    ['stone-moved', 'mortal-moved', 'none-eligible', 'round-began', 'destiny-settled']
    >>> state.view(1)["mortal"], copy.view(1)["mortal"], copy.view(1)["round"], copy.result() is None
    ('B5', 'B4', 6, True)
    """

    def turn(self) -> i64:
        if self.step == STEP_OVER:
            return OVER
        return self.to_act

    def actors(self) -> list[int]:
        return [] if self.step == STEP_OVER else [self.to_act]

    def legal(self, seat: i64) -> vec[i64]:
        """Every legal action; on a turn, with any eligible Fae not yet selected (WH-TURN-02)."""
        offered = vec[i64](capacity=32)
        if self.step == STEP_OVER or seat != self.to_act:
            return offered
        if self.step == STEP_STONE:
            return add_stone_squares(self, offered)
        if self.step == STEP_ORDER:
            offered = append(offered, actions.choose_order(actions.FIRST))
            return append(offered, actions.choose_order(actions.SECOND))
        if self.step == STEP_SETUP:
            offered = append(offered, actions.choose_setup(1))
            return append(offered, actions.choose_setup(2))
        if self.step == STEP_MORTAL:
            for square in CENTRE:
                offered = append(offered, actions.place_mortal(square))
            return offered
        for fae in range(first_fae(seat), first_fae(seat) + KINDS):
            if has(self.pending, fae):
                where = self.fae[fae]
                if check_hold(self, fae, where) == OK:
                    offered = append(offered, actions.hold_fae(fae, where))
                offered = add_moves(self, fae, offered)
        return offered

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        return refusals.refusal(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        square = actions.square_of(action)
        kind = actions.kind_of(action)
        if kind == actions.TURN or kind == actions.HOLD:
            round.play_turn(self, actions.fae_of(action), square)
        elif kind == actions.STONE:
            round.play_stone(self, square)
        elif kind == actions.ORDER:
            order.choose_order(self, actions.place_of(action) == actions.FIRST)
        elif kind == actions.MORTAL:
            setup.place_mortal(self, square)
            round.begin_phase2(self)
        else:
            setup.choose_setup(self, actions.setup_of(action))

    def clone(self) -> "WyldeHuntState":
        copy = WyldeHuntState(self.settings)
        self.copy_to(copy)
        return copy

    def take(self, other: State) -> None:
        assert isinstance(other, WyldeHuntState)
        other.copy_to(self)

    def view(self, seat: int | None) -> View:
        return view.view_of(self, seat)

    def resample(self, seat: int, rng: Rng) -> "WyldeHuntState":
        return self.clone()

    def result(self) -> Result | None:
        if self.step != STEP_OVER:
            return None
        if self.winner == NOBODY:
            return Result([0, 0], [1, 1], REASONS[self.reason], drawn=True)
        won = self.winner == 0
        return Result([1, 0] if won else [0, 1], [1, 2] if won else [2, 1], REASONS[self.reason])

    def fingerprint(self) -> bytes:
        return self.data()

    def judge(self, seat: i64) -> i64:
        return judge.evaluate(self, seat)


class WyldeHunt(Game):
    """Wylde Hunt: two players, no chance, no secrets.

    Resigning and draws by agreement are the table's business (WH-RULING-40).

    >>> game = WyldeHunt()
    >>> state = game.new()
    >>> state.apply(0, game.parse(state, 0, "setup 1"))
    >>> [game.format(state, 1, action) for action in state.legal(1)]
    ['mortal D4', 'mortal D5', 'mortal E5', 'mortal E4']
    """

    def __init__(self, laid_over: Path | None = None) -> None:
        """`laid_over` is a content pack's folder for this game."""
        self.content = Content(laid_over)
        super().__init__(
            name="wylde_hunt",
            title="Wylde Hunt",
            version=1,
            seat_counts=(2,),
            options=OPTIONS,
            folder=Path(__file__).parent,
            content_digest=self.content.digest,
            secrets=False,
            randomness=False,
            minutes=(30, 60),
        )
        self.content_files = self.content.files.paths
        self.at_table = WyldeHuntAtTable(self, self.content)
        self.in_lab = WyldeHuntInLab(self)

    def new(self, seats: int = 2, options: Document | None = None) -> WyldeHuntState:
        self.check_seats(seats)
        return self._empty(options)

    def from_position(self, document: Document, options: Document | None = None) -> WyldeHuntState:
        state = self._empty(options)
        position.read_position(state, document)
        return state

    def _empty(self, options: Document | None) -> WyldeHuntState:
        chosen = read_options(OPTIONS, {} if options is None else options)
        return WyldeHuntState(_settings(self.content, chosen))

    def position(self, state: State) -> dict[str, object]:
        return position.write_position(_own(state))

    def options_of(self, state: State) -> dict[str, object]:
        return _own(state).settings.options

    def imagine(self, view: View, rng: Rng) -> WyldeHuntState:
        document, options = view["position"], view["options"]
        assert isinstance(document, dict)
        assert isinstance(options, dict)
        return self.from_position(document, options)

    def parse(self, state: State, seat: int, text: str) -> int:
        return actions.parse_action(text)

    def format(self, state: State, seat: int, action: int) -> str:
        return actions.format_action(action)

    def kinds(self) -> list[str]:
        return list(actions.KINDS)

    def seats_of(self, state: State) -> int:
        return 2

    def seat_name(self, state: State, seat: int) -> str:
        return actions.SIDES[seat]

    def step(self, state: State) -> str:
        return STEPS[_own(state).step]

    def facts(self, state: State) -> dict[str, object]:
        s = _own(state)
        return {
            "fae": position.fae_places(s.fae),
            "mortal": square_name(s.mortal()),
            "controller": actions.SIDES[s.controller],
            "round": int(s.round),
            "pending": set(position.names_of(s.pending)),
            "must": set(view.must_names(s)),
        }

    def check_ends(self, state: State) -> None:
        """Repetition and round limit cannot both be off in a simulation (WH-RULING-901)."""
        settings = _own(state).settings
        if settings.repetition == 0 and settings.round_limit == 0:
            raise BadOption("With repetition=0 and round_limit=0 a game need not end (WH-RULING-901).")

    def seatings(self, seats: int, options: Document) -> list[tuple[tuple[int, ...], int]]:
        """Host and guest as Seelie and Unseelie or the other way round (WH-SETUP-01, WH-RULING-05)."""
        host_first = ((0, 1), 1)
        guest_first = ((1, 0), 1)
        who = options["seelie"]
        if who == "random":
            return [host_first, guest_first]
        return [host_first if who == "host" else guest_first]


def _own(state: State) -> WyldeHuntState:
    assert isinstance(state, WyldeHuntState)
    return state


def _settings(content: Content, options: dict[str, object]) -> Settings:
    """What a table with these components and options has agreed on."""
    return Settings(
        board=content.board,
        setups=content.setups(str(options["seelie_third"])),
        options=options,
        fae_wrap=options["fae_wrap"] is True,
        strict_lift=options["strict_lift"] is True,
        contest_on_return=options["contest_on_return"] is True,
        repetition=int(str(options["repetition"])),
        round_limit=int(str(options["round_limit"])),
    )
