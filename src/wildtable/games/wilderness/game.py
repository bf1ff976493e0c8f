"""The Game and its State: the contract's verbs, each a short door into a room of this folder."""

from pathlib import Path
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine import window
from wildtable.engine.bits import member
from wildtable.engine.game import Document, Game
from wildtable.engine.options import Option, read_options
from wildtable.engine.refusal import BadOption, BadPosition, Refusal
from wildtable.engine.result import Result
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State, View
from wildtable.engine.texts import load_texts
from wildtable.games.wilderness import (
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
from wildtable.games.wilderness.at_table import WildernessAtTable
from wildtable.games.wilderness.board import Board
from wildtable.games.wilderness.chance import draw_one, outcomes
from wildtable.games.wilderness.content.library import Content
from wildtable.games.wilderness.events import seat_name
from wildtable.games.wilderness.in_lab import WildernessInLab
from wildtable.games.wilderness.legal import asks_owner, legal_actions, owes
from wildtable.games.wilderness.resample import redraw, search_key, state_bytes
from wildtable.games.wilderness.rules import setup
from wildtable.games.wilderness.state import ALL_DEAD, NOBODY, REASONS, Data, Settings

OPTIONS: Final = (
    Option("tiles", 6, (6, 4, 8), "WN-SETUP-01", "match"),
    Option("mirror_board", False, (False, True), "WN-RULING-02"),
    Option("village_contacts", 2, (2, 1), "WN-RULING-03"),
    Option("tile_rotation", "random", ("random", "fixed"), "WN-RULING-05"),
    Option("tracks", "tracks_v1", ("tracks_v1",), "WN-RULING-08"),
    Option("rotate_first_player", False, (False, True), "WN-RULING-10", "match"),
    Option("solo", False, (False, True), "WN-RULING-12", "match"),
    Option("undo_moves", True, (True, False), "WN-RULING-80"),
    Option("all_dead", "draw", ("draw", "fewest_excess_steps"), "WN-RULING-38"),
    Option("animal_refuge", "random_only", ("random_only", "always"), "WN-RULING-42"),
    Option("tribe_source", "tile", ("tile", "extra_area"), "WN-RULING-20"),
    Option("reaction_seconds", 10, (10, 5, 20, 0), "WN-RULING-54", "table"),
    Option("breath_seconds", 3, (3, 2, 5, 8), "WN-RULING-54", "table"),
    Option("stops", "attacked", ("attacked", "all", "none"), "WN-RULING-54", "table"),
    Option("late_beginning_cards", True, (True, False), "WN-RULING-57"),
    Option("special_replaces_base", False, (False, True), "WN-RULING-35"),
    Option("max_days", 0, (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 30), "WN-RULING-67", "match"),
    Option("on_leave", "bot", ("bot", "autopass", "pause"), "WN-RULING-69", "table"),
)


@final
class WildernessState(Data):
    """One position of Wilderness; seats sit clockwise."""

    def turn(self) -> i64:
        kind = self.stack.kind()
        if kind == frames.WINDOW:
            return member(window.waiting(self.stack), 0)
        if kind == frames.OVER:
            return OVER
        return self.stack.owner() if asks_owner(kind) else CHANCE

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

    def clone(self) -> "WildernessState":
        copy = WildernessState(self.settings)
        self.copy_to(copy)
        return copy

    def take(self, other: State) -> None:
        assert isinstance(other, WildernessState)
        other.copy_to(self)

    def view(self, seat: int | None) -> View:
        return view.view_of(self, seat)

    def resample(self, seat: int, rng: Rng) -> "WildernessState":
        copy = self.clone()
        redraw(copy, seat, rng)
        return copy

    def roll(self, seat: i64, rng: Rng) -> i64:
        return rollout.roll(self, seat, rng)

    def judge(self, seat: i64) -> i64:
        return judge.evaluate(self, seat)

    def share(self, seat: i64) -> float:
        return judge.share_of_win(self, seat, self.seats > 1)

    def rests(self) -> bool:
        return judge.round_begins(self)

    def foresight(self) -> i64:
        return judge.rounds_ahead(self)

    def key(self) -> i64:
        return search_key(self)

    def fingerprint(self) -> bytes:
        return state_bytes(self)

    def result(self) -> Result | None:
        """Winners share the first place, all others the next; without a winner it is a draw (WN-END-03)."""
        if self.stack.kind() != frames.OVER:
            return None
        winners = int(self.stack.get(frames.WINNERS))
        won = [(winners >> seat) & 1 for seat in range(self.seats)]
        reason = self.stack.get(frames.REASON)
        if self.seats == 1 and reason == ALL_DEAD:
            return Result(won, [2], REASONS[reason])  # alone one loses by dying (WN-RULING-12)
        places = [1 if point == 1 or winners == 0 else 1 + sum(won) for point in won]
        return Result(won, places, REASONS[reason], drawn=winners == 0)


class Wilderness(Game):
    """Wilderness: two to eight players, secret hands, land that is not known, cards at any time."""

    def __init__(self, laid_over: Path | None = None) -> None:
        """`laid_over` is a content pack's folder for this game."""
        self.content = Content(laid_over)
        self.known_settings: dict[tuple[int, str], Settings] = {}
        super().__init__(
            name="wilderness",
            title="Wilderness",
            version=2,
            seat_counts=(2, 3, 4, 5, 6, 7, 8),
            options=options_for(self.content),
            folder=Path(__file__).parent,
            content_digest=self.content.digest,
            secrets=True,
            randomness=True,
            minutes=(90, 120),
        )
        self.content_files = self.content.files.paths
        self.own_way = True
        self.at_table = WildernessAtTable(self, self.content)
        self.in_lab = WildernessInLab(self, int(self.content.tables.tracks[0].skull))

    def settings_for(self, seats: int, options: Document | None) -> Settings:
        """What a table agrees on; one player alone only with `solo` (WN-RULING-12)."""
        key = (seats, repr(sorted(options.items())) if options else "")
        if key not in self.known_settings:
            self.known_settings[key] = self.new_settings(seats, options)
        return self.known_settings[key]

    def new_settings(self, seats: int, options: Document | None) -> Settings:
        chosen = read_options(self.options, {} if options is None else options)
        if seats == 1 and chosen["solo"] is not True:
            raise BadOption("One player alone can play Wilderness only with the option solo.")
        if seats != 1:
            self.check_seats(seats)
        return make_settings(self.content, seats, chosen)

    def new(self, seats: int = 2, options: Document | None = None) -> WildernessState:
        state = WildernessState(self.settings_for(seats, options))
        setup.lay_out(state)
        setup.begin(state)
        return state

    def from_position(self, document: Document, options: Document | None = None) -> WildernessState:
        seats = reading.seats_in(document)
        if seats == 1 and read_options(self.options, options or {})["solo"] is not True:
            raise BadPosition("position: 'players' has one player, who needs the option solo (WN-RULING-12).")
        state = WildernessState(self.settings_for(seats, options))
        setup.lay_out(state)
        reading.read_position(state, document)
        return state

    def position(self, state: State) -> dict[str, object]:
        return position.write_position(_own(state))

    def imagine(self, view: View, rng: Rng) -> WildernessState:
        options, seat = view["options"], view["seat"]
        assert isinstance(options, dict)
        state = WildernessState(self.settings_for(reading.seats_in(view), options))
        setup.lay_out(state)
        reading.read_view(state, view)
        redraw(state, NOBODY if seat is None else int(str(seat)), rng)
        return state

    def parse(self, state: State, seat: int, text: str) -> int:
        return notation.parse_action(_own(state), text)

    def format(self, state: State, seat: int, action: int) -> str:
        return notation.format_action(_own(state), action)

    def kinds(self) -> list[str]:
        return list(actions.WORDS)

    def parse_outcome(self, state: State, text: str) -> int:
        return notation.parse_outcome(_own(state), text)

    def format_outcome(self, state: State, outcome: int) -> str:
        return notation.format_outcome(_own(state), outcome)

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

    def cards(self, language: str) -> list[dict[str, str]]:
        return self.content.cards(load_texts(self.folder, language))


def options_for(content: Content) -> tuple[Option, ...]:
    """The options, with the tracks that the content has; the first is the default (WN-RULING-08)."""
    names = tuple(content.tracks)
    tracks = Option("tracks", names[0], names, "WN-RULING-08")
    return tuple(tracks if option.name == tracks.name else option for option in OPTIONS)


def make_settings(content: Content, seats: int, chosen: dict[str, object]) -> Settings:
    """The options as the rules read them."""
    tracks = list(content.tracks)
    return Settings(
        seats=seats,
        options=chosen,
        tables=content.tables,
        board=Board(int(str(chosen["tiles"])), int(str(chosen["village_contacts"]))),
        tracks=content.tables.tracks[tracks.index(str(chosen["tracks"]))],
        turned=chosen["tile_rotation"] == "random",
        rotate_first=chosen["rotate_first_player"] is True,
        fewest_excess=chosen["all_dead"] == "fewest_excess_steps",
        refuge=chosen["animal_refuge"] == "always",
        tribe_extra=chosen["tribe_source"] == "extra_area",
        late_cards=chosen["late_beginning_cards"] is True,
        star_replaces=chosen["special_replaces_base"] is True,
        undo=chosen["undo_moves"] is True,
        max_days=int(str(chosen["max_days"])),
    )


def _own(state: State) -> WildernessState:
    assert isinstance(state, WildernessState)
    return state
