"""The Game and its State: the contract's verbs, each a short door into a room of this folder."""

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine import window
from wildtable.engine.bits import member
from wildtable.engine.game import Document, Game
from wildtable.engine.options import Option, read_options, seat_values
from wildtable.engine.refusal import BadOption, Refusal
from wildtable.engine.result import Result
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State, View
from wildtable.games.wildlands import (
    deeds,
    frames,
    judge,
    notation,
    position,
    reading,
    refusals,
    rollout,
    view,
)
from wildtable.games.wildlands.at_table import WildlandsAtTable
from wildtable.games.wildlands.chance import draw_one, outcomes
from wildtable.games.wildlands.content.factions import FACTION_NAMES
from wildtable.games.wildlands.content.library import Content, table_settings
from wildtable.games.wildlands.content.maps import MAP_NAMES
from wildtable.games.wildlands.events import seat_name
from wildtable.games.wildlands.in_lab import WildlandsInLab
from wildtable.games.wildlands.legal import legal_actions
from wildtable.games.wildlands.resample import redraw, state_bytes
from wildtable.games.wildlands.rules.asked import asks_owner, owes
from wildtable.games.wildlands.rules.setup import lay_out, pick_faction
from wildtable.games.wildlands.state import (
    NOBODY,
    REASONS,
    Data,
)
from wildtable.games.wildlands.view import picture

CHOSEN_IN_PLAY: Final = "pick"
FACTIONS: Final = Option(
    "factions", CHOSEN_IN_PLAY, FACTION_NAMES, "WL-SETUP-02", "match", per_seat=True, distinct=True
)

BEFORE_EXACT_SIGHT: Final = ("462cb32aff6657c5",)
"""The same maps and factions with sampled sight, which saw less: what was legal then is legal now."""

OPTIONS: Final = (
    Option("map", "dungeon", MAP_NAMES, "WL-SETUP-01", "match"),
    FACTIONS,
    Option("faction_pick", "free", ("free", "random", "draft"), "WL-RULING-02", "match"),
    Option("reshuffle", "immediate", ("immediate", "on_demand"), "WL-RULING-10"),
    Option("open_discards", True, (True, False), "WL-RULING-12"),
    Option("area_empty_ok", False, (False, True), "WL-RULING-42"),
    Option("area_needs_enemy", False, (False, True), "WL-RULING-43"),
    Option("gate_blocks_sight", False, (False, True), "WL-RULING-57"),
    Option("interrupt_window_seconds", 10, (10, 5, 20, 0), "WL-RULING-68", "table"),
    Option("breath_seconds", 3, (3, 2, 5, 8), "WL-RULING-68", "table"),
    Option("stops", "usual", ("usual", "attacked", "all", "none"), "WL-RULING-68", "table"),
    Option("auto_pass_without_wild", False, (False, True), "WL-RULING-68"),
    Option("stall_rounds", 6, (6, 3, 10, 0), "WL-RULING-78"),
    Option("turn_limit", 0, (0, 200), "WL-RULING-78"),
    Option("on_leave", "bot", ("bot", "autopass", "pause"), "WL-RULING-79", "table"),  # WL-RULING-902
)


@final
class WildlandsState(Data):
    """One position of Wildlands; seats 0 to 3 sit clockwise."""

    def turn(self) -> i64:
        due = self.stack.kind()
        if asks_owner(due):
            return self.stack.owner()
        if due == frames.WINDOW:
            return member(window.waiting(self.stack), 0)
        if due == frames.DRAW or due == frames.DEAL:
            return CHANCE
        if due == frames.OVER:
            return OVER
        for seat in range(self.seats):
            if owes(self, seat):
                return seat
        return CHANCE

    def actors(self) -> list[int]:
        return [seat for seat in range(self.seats) if owes(self, seat)]

    def legal(self, seat: i64) -> vec[i64]:
        return legal_actions(self, seat)

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        return refusals.refusal(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        deeds.carry_out(self, seat, action)

    def chance(self) -> list[tuple[int, int]]:
        return outcomes(self)

    def sample(self, rng: Rng) -> i64:
        return draw_one(self, rng)

    def resolve(self, outcome: i64) -> None:
        deeds.happen(self, outcome)

    def clone(self) -> "WildlandsState":
        copy = WildlandsState(self.settings)
        self.copy_to(copy)
        return copy

    def view(self, seat: int | None) -> View:
        return view.view_of(self, seat)

    def resample(self, seat: int, rng: Rng) -> "WildlandsState":
        copy = self.clone()
        redraw(copy, seat, rng)
        return copy

    def roll(self, seat: i64, rng: Rng) -> i64:
        return rollout.roll(self, seat, rng)

    def judge(self, seat: i64) -> i64:
        return judge.evaluate(self, seat)

    def fingerprint(self) -> bytes:
        return state_bytes(self)

    def result(self) -> Result | None:
        """Those who are level at the end share the win (WL-RULING-75, WL-RULING-78)."""
        if frames.due(self) != frames.OVER:
            return None
        points = [int(self.points[seat]) for seat in range(self.seats)]
        winners = frames.winners(self)
        ranks = [(0 if (winners >> seat) & 1 else 1, -points[seat]) for seat in range(self.seats)]
        places = [1 + sum(other < rank for other in ranks) for rank in ranks]
        places = [1 if ranks[seat][0] == 0 else places[seat] for seat in range(self.seats)]
        return Result(points, places, REASONS[frames.reason(self)])


class Wildlands(Game):
    """Wildlands: two to four players, secret hands and placements, interrupts at any time."""

    def __init__(self, laid_over: Path | None = None) -> None:
        """`laid_over` is a content pack's folder for this game."""
        self.content = Content(laid_over)
        super().__init__(
            name="wildlands",
            title="Wildlands",
            version=1,
            seat_counts=(2, 3, 4),
            options=OPTIONS,
            folder=Path(__file__).parent,
            content_digest=self.content.digest,
            earlier_digests=BEFORE_EXACT_SIGHT if laid_over is None else (),
            secrets=True,
            randomness=True,
            minutes=(45, 90),
        )
        self.content_files = self.content.files.paths
        self.at_table = WildlandsAtTable(self, self.content)
        self.in_lab = WildlandsInLab(self)

    def new(self, seats: int = 2, options: Document | None = None) -> WildlandsState:
        self.check_seats(seats)
        chosen = read_options(OPTIONS, {} if options is None else options, seats)
        state = WildlandsState(table_settings(self.content, seats, chosen))
        lay_out(state)
        for seat, faction in enumerate(seat_values(FACTIONS, chosen["factions"], seats)):
            if faction != CHOSEN_IN_PLAY:
                pick_faction(state, seat, FACTION_NAMES.index(faction))
        return state

    def from_position(self, document: Document, options: Document | None = None) -> WildlandsState:
        chosen = read_options(OPTIONS, {} if options is None else options)
        seats = len(reading.players_of(document))
        state = WildlandsState(table_settings(self.content, seats, chosen, reading.extras_of(document)))
        lay_out(state)
        reading.read_position(state, document)
        return state

    def position(self, state: State) -> dict[str, object]:
        return position.write_position(_own(state))

    def imagine(self, view: View, rng: Rng) -> WildlandsState:
        options, players, seat = view["options"], view["players"], view["seat"]
        assert isinstance(options, dict)
        assert isinstance(players, list)
        state = WildlandsState(table_settings(self.content, len(players), options, reading.extras_of(view)))
        lay_out(state)
        reading.read_factions(state, view)
        cards = [state.settings.cards[max(0, faction)] for faction in state.faction]
        reading.read_position(state, picture(view, cards, int(state.board.size)))
        redraw(state, NOBODY if seat is None else int(str(seat)), rng)
        return state

    def parse(self, state: State, seat: int, text: str) -> int:
        return notation.parse_action(_own(state), seat, text)

    def format(self, state: State, seat: int, action: int) -> str:
        return notation.format_action(_own(state), seat, action)

    def kinds(self) -> list[str]:
        return list(notation.WORDS)

    def parse_outcome(self, state: State, text: str) -> int:
        return notation.parse_outcome(_own(state), text)

    def format_outcome(self, state: State, outcome: int) -> str:
        return notation.format_outcome(_own(state), outcome)

    def check_ends(self, state: State) -> None:
        settings = _own(state).settings
        if settings.stall_rounds == 0 and settings.turn_limit == 0:
            raise BadOption("With stall_rounds=0 and turn_limit=0 a game need not end (WL-RULING-78).")

    def facts(self, state: State) -> dict[str, object]:
        return position.facts_of(_own(state))

    def seats_of(self, state: State) -> int:
        return int(_own(state).seats)

    def seat_name(self, state: State, seat: int) -> str:
        return seat_name(seat)

    def step(self, state: State) -> str:
        return frames.step_name(_own(state))

    def options_of(self, state: State) -> dict[str, object]:
        return _own(state).settings.options


def _own(state: State) -> WildlandsState:
    assert isinstance(state, WildlandsState)
    return state
