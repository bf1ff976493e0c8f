"""One game at a terminal: who plays, what was played, undo and saving."""

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from wildtable.bots import Bot, make_bot
from wildtable.cli.app import out
from wildtable.cli.board import show_board
from wildtable.engine.event import Event, seen_events
from wildtable.engine.game import Game
from wildtable.engine.record import Record, new_record
from wildtable.engine.refusal import WildtableError
from wildtable.engine.replay import replay
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER, State
from wildtable.engine.texts import Texts, load_texts
from wildtable.lab.match import choose

HUMAN: Final = "human"


class CannotUndo(WildtableError):
    """There is nothing that may be taken back."""


class CannotSave(WildtableError):
    """The game cannot be written to the file that was named."""


class Session:
    """A running game: the state, its record, the bots, the language spoken, and the content pack."""

    def __init__(
        self, game: Game, state: State, record: Record, rng: Rng, language: str, pack: Path | None = None
    ) -> None:
        self.game = game
        self.pack = pack
        self.state = state
        self.record = record
        self.rng = rng
        self.language = language
        self.texts: Texts = load_texts(game.folder, language)
        self.words: Texts = load_texts(Path(__file__).parent, language)
        self.bots: dict[int, Bot] = {
            seat: make_bot(player, game, rng.word())
            for seat, player in enumerate(record.seats)
            if player != HUMAN
        }
        self.saved = list(record.entries)
        self.own_files: set[Path] = set()

    @classmethod
    def begin(
        cls,
        game: Game,
        state: State,
        players: list[str],
        rng: Rng,
        language: str,
        pack: Path | None = None,
    ) -> "Session":
        """A new game; players are bots or `human`."""
        return cls(game, state, new_record(game, state, players), rng, language, pack)

    @classmethod
    def resume(
        cls, game: Game, record: Record, path: Path, rng: Rng, language: str, pack: Path | None = None
    ) -> "Session":
        """A saved game, where it was left."""
        session = cls(game, replay(game, record), record, rng, language, pack)
        session.own_files.add(path.resolve())
        return session

    def welcome(self) -> None:
        """Say who plays which seat."""
        seats = [self.seat_name(seat) for seat in self.people()]
        rivals = [f"{self.seat_name(seat)} ({bot.name})" for seat, bot in self.bots.items()]
        self.say("play-welcome", seats=", ".join(seats), rivals=", ".join(rivals) or "-")

    def people(self) -> list[int]:
        """The seats that people have."""
        return [seat for seat, player in enumerate(self.record.seats) if player == HUMAN]

    def viewer(self) -> int | None:
        """Whose eyes the log is for: the only person's, or everybody's where several share the terminal."""
        people = self.people()
        return people[0] if len(people) == 1 else None

    def over(self) -> bool:
        return self.state.turn() == OVER

    def advance(self) -> int | None:
        """Let chance and bots go on until a person has a choice; that seat, or `None` at the end."""
        while True:
            seat = int(self.state.turn())
            if seat == OVER:
                self.record.close(self.state.result())
                return None
            if seat == CHANCE:
                outcome = int(self.state.sample(self.rng))
                self._draw(outcome)
            elif seat in self.bots:
                if self.bots[seat].thinks:
                    self.say("play-thinking", seat=self.seat_name(seat))
                self.play(seat, choose(self.state, seat, self.bots[seat]))
            elif len(self.state.legal(seat)) == 1:
                self.play(seat, int(self.state.legal(seat)[0]))
            else:
                return seat

    def play(self, seat: int, action: int) -> None:
        """Note an action, play it, and tell what happened."""
        self.record.add_action(self.game, self.state, seat, action)
        self._tell(lambda: self.state.apply(seat, action))

    def _draw(self, outcome: int) -> None:
        self.record.add_outcome(self.game, self.state, outcome)
        self._tell(lambda: self.state.resolve(outcome))

    def undo(self) -> None:
        """Take back to the last decision of a person; a chance outcome or a reveal bars the way.

        Bots always agree; people only at a table that was made with `undo_by_consent`.
        """
        entries = self.record.entries
        people = {self.game.seat_name(self.state, seat) for seat in self.people()}
        if len(people) > 1 and not self.game.options_of(self.state).get("undo_by_consent"):
            raise CannotUndo(self.words.say("undo-no-consent"))
        kept = max((i for i, (who, _) in enumerate(entries) if who in people), default=None)
        if kept is None:
            raise CannotUndo(self.words.say("undo-nothing"))
        events: list[Event] = []
        told_before = len(self._events_of(kept))
        replay(self.game, self.record, None, events)
        if any(event.barrier for event in events[told_before:]):
            raise CannotUndo(self.words.say("undo-barrier"))
        del entries[kept:]
        self.state = replay(self.game, self.record)

    def _events_of(self, entries: int) -> list[Event]:
        events: list[Event] = []
        replay(self.game, self.record, entries, events)
        return events

    def save(self, path: Path) -> None:
        """Write the record; only a file that this game was saved in or resumed from is replaced."""
        with self._saving_in(path):
            path = path.expanduser()
            if path.exists() and path.resolve() not in self.own_files:
                raise CannotSave(self.words.say("save-taken", {"path": str(path)}))
            path.parent.mkdir(parents=True, exist_ok=True)
            with TemporaryDirectory(dir=path.parent, prefix=".wildtable-") as folder:
                written = Path(folder) / "record"
                written.write_text(self.record.text(), encoding="utf-8", newline="\n")
                written.replace(path)
            self.own_files.add(path.resolve())
        self.saved = list(self.record.entries)

    def rescue(self) -> Path | None:
        """Save an unfinished, unsaved game where it can be found again; the file, if one was needed."""
        if self.over() or self.saved == self.record.entries:
            return None
        folder = Path(os.environ.get("XDG_STATE_HOME") or "~/.local/state") / "wildtable"
        with self._saving_in(folder):
            path = _free_file(folder.expanduser(), f"{self.game.name}-{datetime.now():%Y%m%d-%H%M%S}")
        self.save(path)
        return path

    @contextmanager
    def _saving_in(self, path: Path) -> Iterator[None]:
        """Make a sentence of whatever the system has against a path: no room, no right, no such name."""
        try:
            yield
        except (OSError, ValueError, RuntimeError) as error:
            cause = error.strerror if isinstance(error, OSError) else str(error)
            raise CannotSave(self.words.say("save-failed", {"path": str(path), "cause": cause})) from error

    def seat_name(self, seat: int) -> str:
        return str(self.texts.name(self.game.seat_name(self.state, seat)))

    def show_board(self, seat: int | None = None) -> None:
        """The board as a seat sees it; as the only person does if no seat is named."""
        show_board(self.game, self.state, self.language, self.viewer() if seat is None else seat)

    def say_saved(self, message: str, path: Path | str) -> None:
        """A line with the command that leads back to the saved game."""
        pack = "" if self.pack is None else f" --pack {self.pack}"
        self.say(message, path=str(path), game=self.game.name, pack=pack)

    def say(self, message: str, **facts: object) -> None:
        """A line of the terminal's own words."""
        out.print(self.words.say(message, facts), markup=False, soft_wrap=True)

    def _tell(self, happen: Callable[[], None]) -> None:
        """Let something happen and print its log lines."""
        events: list[Event] = []
        self.state.events = events
        happen()
        self.state.events = None
        for event in seen_events(events, self.viewer()):
            out.print("  " + self.tell(event), markup=False, style="dim")

    def tell(self, event: Mapping[str, object]) -> str:
        """A log line, with the only person as "you" where the game's texts know it."""
        viewer = self.viewer()
        reader = "" if viewer is None else self.game.seat_name(self.state, viewer)
        return self.texts.tell(event, reader)


def _free_file(folder: Path, name: str) -> Path:
    """A file of that name that is not there yet; with a number behind if need be."""
    names = (name if number == 1 else f"{name}-{number}" for number in count(1))
    return next(path for path in (folder / f"{one}.txt" for one in names) if not path.exists())
