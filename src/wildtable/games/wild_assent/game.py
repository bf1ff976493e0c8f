"""The Game and its State: the contract's verbs, each a short door into a room of this folder."""

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.engine.game import Document, Game
from wildtable.engine.options import Option, read_options
from wildtable.engine.refusal import Refusal
from wildtable.engine.result import Result
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State, View
from wildtable.engine.texts import load_texts
from wildtable.games.wild_assent import (
    actions,
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
from wildtable.games.wild_assent.at_table import WildAssentAtTable
from wildtable.games.wild_assent.board import Board
from wildtable.games.wild_assent.chance import draw_one, outcomes
from wildtable.games.wild_assent.content.library import Content
from wildtable.games.wild_assent.content.listing import listed
from wildtable.games.wild_assent.events import seat_name
from wildtable.games.wild_assent.in_lab import WildAssentInLab
from wildtable.games.wild_assent.legal import asked, legal_actions, owes
from wildtable.games.wild_assent.resample import redraw, search_key, state_bytes
from wildtable.games.wild_assent.rules import draft, settling
from wildtable.games.wild_assent.state import DECK, REASONS, SCENARIOS, Data, Settings, blank

OPTIONS: Final = (
    Option(
        "victory", "deathmatch", ("deathmatch", "last-man-standing", *SCENARIOS[1:]), "WA-MODE-05", "match"
    ),
    Option("silvestrem", True, (True, False), "WA-SILV-06", "match"),
    Option("placement", "alternating", ("alternating", "simultaneous"), "WA-RULING-120"),
    Option("selection", "draft", ("draft", "free"), "WA-RULING-121", "match"),
    Option("large_per_side", 2, (2, 1, 3), "WA-RULING-122", "match"),
    Option("medium_per_side", 0, (0, 1, 2, 3, 4, 5), "WA-RULING-02", "match"),
    Option("board_rows", 10, (10, 6, 7, 8, 9, 11, 12), "WA-RULING-20", "match"),
    Option("momentum_before_card", False, (False, True), "WA-RULING-01"),
    Option("blades_damage", 2, (2, 1, 3), "WA-RULING-05"),
    Option("blades_bleed", True, (True, False), "WA-RULING-05"),
    Option("healing_counts_against_limit", False, (False, True), "WA-RULING-06"),
    Option("side_step", True, (True, False), "WA-RULING-14"),
    Option("corner_blocks", "none", ("none", "both", "any"), "WA-RULING-23"),
    Option("area_back_bonus", False, (False, True), "WA-RULING-28"),
    Option("partial_cover_stacks", True, (True, False), "WA-RULING-32"),
    Option("pit_free_facing", False, (False, True), "WA-RULING-43"),
    Option("support_needs_arc", False, (False, True), "WA-RULING-59"),
    Option("knockback_collision_damage", 0, (0, 1, 2), "WA-RULING-72"),
    Option("stun_stops_reactions", False, (False, True), "WA-RULING-83"),
    Option("on_activation_before_bleed", False, (False, True), "WA-RULING-86"),
    Option("agile_second_slot", False, (False, True), "WA-RULING-93"),
    Option("team_momentum", False, (False, True), "WA-RULING-13"),
    Option("unlimited_summons", False, (False, True), "WA-RULING-95"),
    Option("allow_duplicate_creatures", False, (False, True), "WA-RULING-03"),
    Option("stall_rounds", 10, (10, 5, 20), "WA-RULING-138"),
    Option("round_limit", 0, (0, 5, 10, 15, 20), "WA-RULING-138", "match"),
    Option("on_leave", "bot", ("bot", "partner", "autopass", "pause"), "WA-RULING-909", "table"),
    Option("decision_seconds", 0, (0, 30, 60, 120, 300), "WA-RULING-911", "table"),
)


@final
class WildAssentState(Data):
    """One position of Wild Assent: The Arena."""

    def turn(self) -> i64:
        kind = self.stack.kind()
        if kind == frames.ACTIVATION or kind == frames.MOMENTUM:
            return self.stack.owner()
        if kind == frames.OVER:
            return OVER
        if frames.is_chance(kind):
            return CHANCE
        if kind == frames.CHOOSE or settling.is_settling(kind):
            seat: i64 = 0
            while not owes(self, seat):
                seat += 1
            return seat
        return asked(self)

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

    def clone(self) -> "WildAssentState":
        copy = WildAssentState(self.settings)
        self.copy_to(copy)
        return copy

    def take(self, other: State) -> None:
        assert isinstance(other, WildAssentState)
        other.copy_to(self)

    def view(self, seat: int | None) -> View:
        return view.view_of(self, seat)

    def resample(self, seat: int, rng: Rng) -> "WildAssentState":
        copy = self.clone()
        redraw(copy, seat)
        return copy

    def roll(self, seat: i64, rng: Rng) -> i64:
        return rollout.roll(self, seat, rng)

    def judge(self, seat: i64) -> i64:
        return judge.evaluate(self, seat)

    def rests(self) -> bool:
        return rollout.rests(self)

    def foresight(self) -> i64:
        return rollout.foresight(self)

    def key(self) -> i64:
        return search_key(self)

    def fingerprint(self) -> bytes:
        return state_bytes(self)

    def result(self) -> Result | None:
        """The winning side is first; without one it is a draw (WA-RULING-135, WA-RULING-138)."""
        if self.stack.kind() != frames.OVER:
            return None
        winners = int(self.stack.get(frames.WINNERS))
        won = [(winners >> side) & 1 for side in range(2)]
        points = [won[self.side(seat)] for seat in range(self.seats)]
        places = [1 if winners == 0 or point == 1 else 2 for point in won]
        reason = REASONS[self.stack.get(frames.REASON)]
        return Result(points, places, reason, sides_of(int(self.seats)), drawn=winners == 0)


class WildAssent(Game):
    """Wild Assent: The Arena, for two, or four in two teams (WA-MODE-01)."""

    def __init__(self, laid_over: Path | None = None) -> None:
        """`laid_over` is a content pack's folder for this game."""
        self.content = Content(laid_over)
        super().__init__(
            name="wild_assent",
            title="Wild Assent: The Arena",
            version=2,
            seat_counts=(2, 4),
            options=OPTIONS,
            folder=Path(__file__).parent,
            content_digest=self.content.digest,
            secrets=True,
            randomness=True,
            minutes=(60, 90),
        )
        self.content_files = self.content.files.paths
        self.at_table = WildAssentAtTable(self, self.content)
        self.in_lab = WildAssentInLab(self)
        self.looks_ahead = True

    def settings_for(self, seats: int, options: Document | None) -> Settings:
        self.check_seats(seats)
        chosen = read_options(OPTIONS, {} if options is None else options)
        return Settings(seats, chosen, self.content.tables, Board(int(str(chosen["board_rows"]))))

    def new(self, seats: int = 2, options: Document | None = None) -> WildAssentState:
        state = WildAssentState(self.settings_for(seats, options))
        blank(state)
        state.of[DECK] = bit(self.content.tables.silvestrem) - 1
        draft.begin(state)
        return state

    def from_position(self, document: Document, options: Document | None = None) -> WildAssentState:
        state = WildAssentState(self.settings_for(reading.seats_in(document), options))
        blank(state)
        reading.read_position(state, document)
        return state

    def position(self, state: State) -> dict[str, object]:
        return position.write_position(_own(state))

    def imagine(self, view: View, rng: Rng) -> WildAssentState:
        options = view["options"]
        assert isinstance(options, dict)
        state = WildAssentState(self.settings_for(reading.seats_in(view), options))
        blank(state)
        reading.read_view(state, view)
        return state

    def facts(self, state: State) -> dict[str, object]:
        return position.facts_of(_own(state))

    def parse(self, state: State, seat: int, text: str) -> int:
        return notation.parse_action(_own(state), seat, text)

    def format(self, state: State, seat: int, action: int) -> str:
        return notation.format_action(_own(state), seat, action)

    def kinds(self) -> list[str]:
        return list(actions.WORDS)

    def parse_outcome(self, state: State, text: str) -> int:
        return notation.parse_outcome(_own(state), text)

    def format_outcome(self, state: State, outcome: int) -> str:
        return notation.format_outcome(_own(state), outcome)

    def cards(self, language: str) -> list[dict[str, str]]:
        return listed(self.content, load_texts(self.folder, language))

    def seats_of(self, state: State) -> int:
        return int(_own(state).seats)

    def seat_name(self, state: State, seat: int) -> str:
        return seat_name(seat)

    def sides(self, state: State) -> list[list[int]]:
        return sides_of(self.seats_of(state))

    def step(self, state: State) -> str:
        return frames.step_name(_own(state))

    def options_of(self, state: State) -> dict[str, object]:
        return _own(state).settings.options


def sides_of(seats: int) -> list[list[int]]:
    """Two players, or two teams of two, which may talk among themselves (WA-MODE-02, WA-RULING-166,
    WA-RULING-910)."""
    return [[0], [1]] if seats == 2 else [[0, 1], [2, 3]]


def _own(state: State) -> WildAssentState:
    assert isinstance(state, WildAssentState)
    return state
