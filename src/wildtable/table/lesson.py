"""A lesson as a match: each step is built anew from its position, so that nothing has to be kept of it."""

from collections.abc import Iterator

from wildtable.engine.checked import seat_named, split_seat
from wildtable.engine.game import Game
from wildtable.engine.lesson import BadLesson, Lesson
from wildtable.engine.refusal import Refused, WildtableError
from wildtable.engine.state import CHANCE
from wildtable.table.match import Match


class Walk:
    """A learner at one step of a lesson; `match` is the step as it stands."""

    def __init__(self, game: Game, lesson: Lesson, number: int) -> None:
        """The step before anything of its own has happened."""
        self.lesson = lesson
        self.step = lesson.step(number)
        first = number
        while lesson.steps[first].position is None:
            first -= 1
        state = game.from_position(lesson.steps[first].position or {}, lesson.options)
        self.match = Match(game, game.seats_of(state), game.options_of(state), state)
        seat = seat_named(game, state, lesson.seat)
        if seat is None:
            raise BadLesson(f"lesson '{lesson.name}': there is no seat '{lesson.seat}'.")
        self.seat = seat
        for step in lesson.steps[first:number]:
            for text in [*step.before, *step.do[:1], *step.then]:
                self._happen(text)

    def open(self) -> Iterator[Match]:
        """What happens before the learner is asked: the match as it is, and after each thing."""
        yield self.match
        for text in self.step.before:
            self._happen(text)
            yield self.match

    def play(self, text: str) -> bool:
        """The learner's action, after `open`: was it what the step wants? Only then does it happen.

        Raises `Refused` where the rules forbid it.
        """
        game, state = self.match.game, self.match.state
        action = game.parse(state, self.seat, text)
        refusal = state.refusal(self.seat, action)
        if refusal is not None:
            raise Refused(f"'{text}' is not allowed here ({refusal.rule}).", refusal)
        written = game.format(state, self.seat, action)
        if not self.step.wants(written):
            return False
        self.match.play(self.seat, written, action)
        return True

    def go_on(self) -> Iterator[Match]:
        """What happens after the right action: the match as it is, and after each thing."""
        yield self.match
        for text in self.step.then:
            self._happen(text)
            yield self.match

    def _happen(self, text: str) -> None:
        """Let something happen that the lesson says: an outcome of chance, or somebody's action."""
        match, place = self.match, f"lesson '{self.lesson.name}', '{text}'"
        game, state = match.game, match.state
        try:
            if state.turn() == CHANCE:
                outcome = game.parse_outcome(state, text)
                if outcome not in (possible for possible, _ in state.chance()):
                    raise BadLesson(f"{place}: cannot happen here.")
                match.play(CHANCE, game.format_outcome(state, outcome), outcome)
                return
            named, rest = split_seat(game, state, text)
            seat = next(iter(state.actors()), 0) if named is None else named
            action = game.parse(state, seat, rest)
            refusal = state.refusal(seat, action)
            if refusal is not None:
                raise BadLesson(f"{place}: is not allowed here ({refusal.rule}).")
            match.play(seat, game.format(state, seat, action), action)
        except BadLesson:
            raise
        except WildtableError as error:
            raise BadLesson(f"{place}: {error}") from error
