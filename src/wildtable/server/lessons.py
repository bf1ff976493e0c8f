"""Lessons, pictures and the page that tells how to play.

A lesson is a table of one person without clocks, strangers or storage. Nothing is kept of it: a request names
the lesson and the step, and the step is built anew.
"""

from functools import lru_cache

from wildtable import games
from wildtable.engine.checked import seat_named
from wildtable.engine.game import Game
from wildtable.engine.guide import find_picture, load_page
from wildtable.engine.lesson import Lesson, UnknownLesson, find_lesson, lesson_texts, load_lessons
from wildtable.engine.refusal import Refused
from wildtable.server.limits import LONGEST_MESSAGE, TooMuch
from wildtable.server.message import blank
from wildtable.server.pages import LessonAnswer, LessonShown, LessonStep, ListedLesson, Picture
from wildtable.server.wire import Ended, SeatShown, TableShown, Why, WindowShown
from wildtable.table.lesson import Walk
from wildtable.table.match import Match

PARTNER = "lesson"
MOST_PICKED = 20


def lessons_of(name: str) -> list[ListedLesson]:
    """The lessons of a game, in order."""
    return [_listed(lesson) for lesson in load_lessons(games.load(name).folder).values()]


def _listed(lesson: Lesson) -> ListedLesson:
    steps = [
        LessonStep(
            id=step.id,
            point=step.point,
            do=step.do,
            instead=step.instead,
            alone=step.alone,
            forbidden=[one.rule for one in step.forbidden],
        )
        for step in lesson.steps
    ]
    return ListedLesson(lesson.name, lesson.minutes, steps)


def texts_of(name: str, language: str) -> str:
    """The Fluent file of a game's lessons."""
    folder = games.load(name).folder
    if not load_lessons(folder):
        raise UnknownLesson("This game has no lessons.")
    lesson_texts(folder, language)  # refuses an unknown language
    return (folder / "lessons" / f"{language}.ftl").read_text(encoding="utf-8")


@lru_cache(maxsize=256)
def open_step(name: str, lesson: str, step: int) -> LessonShown:
    """A step as it opens."""
    walk = _walk(games.load(name), lesson, step)
    return LessonShown([_show(walk, match) for match in walk.open()])


def act(name: str, lesson: str, step: int, action: str) -> LessonAnswer:
    """What becomes of the learner's action."""
    if len(action) > LONGEST_MESSAGE:
        raise TooMuch("That is too long for an action.")
    walk = _opened(name, lesson, step)
    try:
        done = walk.play(action)
    except Refused as error:
        return LessonAnswer(False, None, error.refusal.rule, error.refusal.facts, [])
    if not done:
        return LessonAnswer(False, walk.step.instead_of(action), None, {}, [])
    return LessonAnswer(True, None, None, {}, [_show(walk, match) for match in walk.go_on()])


def why_not(name: str, lesson: str, step: int, picked: list[str], element: str) -> Why:
    """The rule against an element, as at any table."""
    walk = _opened(name, lesson, step)
    state = walk.match.state
    if len(picked) > MOST_PICKED or state.result() is not None:
        return Why("", None, {})
    refusal = walk.match.game.at_table.why(state, walk.seat, picked, element)
    return Why("", None, {}) if refusal is None else Why("", refusal.rule, refusal.facts)


def page_of(name: str, language: str) -> str:
    """The page that tells how to play a game, in Markdown."""
    return load_page(games.load(name).folder, language)


@lru_cache(maxsize=256)
def picture_of(name: str, picture: str) -> Picture:
    """A picture as the board draws it."""
    game = games.load(name)
    found = find_picture(game.folder, picture)
    state = game.from_position(found.position, found.options)
    seat = seat_named(game, state, found.seat) if found.seat else None
    return Picture(state.view(seat), seat, found.mark, found.focus, found.parts)


def _walk(game: Game, lesson: str, step: int) -> Walk:
    return Walk(game, find_lesson(game.folder, lesson), step)


def _opened(name: str, lesson: str, step: int) -> Walk:
    """A step where the learner is asked."""
    walk = _walk(games.load(name), lesson, step)
    for _ in walk.open():
        pass
    return walk


def _show(walk: Walk, match: Match) -> TableShown:
    """The lesson's table as it stands, told like any other."""
    game, state, seat = match.game, match.state, walk.seat
    seats = [_seat(number == seat) for number in range(match.seats)]
    result = state.result()
    message = blank(game, "playing" if result is None else "over", match.options, seats)
    message.yours, message.seat = [seat], seat
    message.version = match.version(seat)
    message.view = match.view(seat)
    message.events, _ = match.told(seat, 0)
    message.rewound = 0 if walk.step.position is not None and message.version == 1 else None
    if result is not None:
        message.result = Ended(result.points, result.sides, result.places, result.winners(), result.reason)
    elif seat in state.actors():
        message.asked = [seat]
        message.legal = game.at_table.offered(state, seat)
        if game.at_table.window(state) is not None:
            message.window = _window(seat, message.version)
    return message


def _window(seat: int, number: int) -> WindowShown:
    """A window that waits for the learner without a clock."""
    return WindowShown(
        number=number,
        asked=[seat],
        ends_in=None,
        length=0.0,
        thinking=False,
        your_answer=None,
        you_wait=True,
        you_may_wait=False,
    )


def _seat(own: bool) -> SeatShown:
    return SeatShown(
        name="",
        kind="person" if own else "bot",
        bot="" if own else PARTNER,
        here=True,
        you=own,
        left=False,
        bot_in=None,
    )
