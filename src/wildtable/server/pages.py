"""What pages ask for by HTTP: people, games, rules, lessons, lists of tables; `docs/protocol.md` explains it.

The client's types are made from these structures and those of `wire.py` by `typescript.py`.
"""

from typing import Annotated

import msgspec

from wildtable.server.wire import Ended, SeatShown, Status, TableShown, Value, View, one_of


class Me(msgspec.Struct):
    """Who somebody is."""

    id: str
    name: str


class Name(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class Link(msgspec.Struct):
    path: str


class Problem(msgspec.Struct, omit_defaults=True):
    """An error: one sentence, and the rule behind it if there is one."""

    error: str
    rule: str | None = None


class OptionForm(msgspec.Struct):
    """A table option. With the kind `per_seat` each seat has a value, or the default: not settled.

    By its `scope` it says what match is played, changes the rules, or only how the table is run.
    """

    name: str
    default: Value
    values: list[Value]
    rule: str
    kind: Annotated[str, one_of("switch", "choice", "per_seat")]
    distinct: bool
    scope: Annotated[str, one_of("match", "rules", "table")]


class BotLevel(msgspec.Struct):
    spec: str
    level: int


class GameWords(msgspec.Struct):
    """What is said of a game before anybody plays it."""

    title: str
    tagline: str
    about: str


class ListedGame(msgspec.Struct):
    """A game that can be played, with its words by language.

    `seat_names` and `sides`, the seats that win and lose together, are by the number of seats.
    """

    name: str
    title: str
    seats: list[int]
    seat_names: dict[str, list[str]]
    sides: dict[str, list[list[int]]]
    minutes: tuple[int, int]
    secrets: bool
    options: list[OptionForm]
    stops: list[str]
    bots: list[BotLevel]
    lessons: list[str]
    words: dict[str, GameWords]


class RuleText(msgspec.Struct):
    """A rule, or what answers a question about one (`ruling`), compares printings (`edition`) or shows it."""

    id: str
    kind: Annotated[str, one_of("rule", "ruling", "edition", "example")]
    text: str


class ChapterText(msgspec.Struct):
    """A chapter of a rulebook: what it says before its first rule, and its rules."""

    title: str
    text: str
    rules: list[RuleText]


class LessonStep(msgspec.Struct):
    """A step of a lesson: its name, what it points at, the actions that it wants (the first is the one that
    is shown, in the others `*` stands for anything; none: it is to be read, or one of the rules in
    `forbidden` is to be met), what is said to which others, and whether the learner is to find it alone at
    first."""

    id: str
    point: list[str]
    do: list[str]
    instead: dict[str, str]
    alone: bool
    forbidden: list[str]


class ListedLesson(msgspec.Struct):
    """A lesson of a game; its words are messages of the lessons' texts."""

    name: str
    minutes: int
    steps: list[LessonStep]


class Picture(msgspec.Struct):
    """A position to be drawn: what is seen of it, which parts of the board's drawing, and around what."""

    view: View
    seat: int | None
    mark: list[str]
    focus: list[str]
    parts: list[str]


class Demo(msgspec.Struct):
    """A piece of a game between bots, as a spectator sees it."""

    views: list[View]


class ListedTable(msgspec.Struct):
    """A table in a list; `problem` says why it cannot be opened, if so."""

    id: str
    game: str
    seats: list[SeatShown]
    status: Status
    your_turn: bool
    problem: str = ""


class Tables(msgspec.Struct):
    """Tables that wait for players, public games that go on, and one's own."""

    open: list[ListedTable]
    watched: list[ListedTable]
    mine: list[ListedTable]


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    kind: Annotated[str, one_of("me", "open", "bot")]
    bot: str = ""


class Commitment(msgspec.Struct):
    """The hash of a secret from which somebody's next table will draw."""

    commitment: str


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: list[SeatWish]
    options: dict[str, Value] = {}
    public: bool = True
    several: bool = False
    commitment: str = ""
    entropy: str = ""


class TableId(msgspec.Struct):
    id: str


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    entropy: str = ""


class SeatChange(msgspec.Struct, forbid_unknown_fields=True):
    """What the host makes of a seat before the game: a bot's, or open."""

    seat: int
    kind: Annotated[str, one_of("open", "bot")]
    bot: str = ""


class StandUp(msgspec.Struct, forbid_unknown_fields=True):
    seat: int


class FinishedTable(msgspec.Struct):
    """A game that is over, in a list; `result` and `at` are missing where an earlier program ended it."""

    id: str
    game: str
    seats: list[SeatShown]
    result: Ended | None
    at: float | None


class LessonShown(msgspec.Struct):
    """A lesson's table, once for each thing that happened; the last is as it stands now."""

    tables: list[TableShown]


class LessonAnswer(msgspec.Struct):
    """What became of an action in a lesson: done, or legal but not wanted (`instead` names words of its own),
    or refused by a rule."""

    done: bool
    instead: str | None
    rule: str | None
    facts: dict[str, str]
    tables: list[TableShown]


class LessonAct(msgspec.Struct, forbid_unknown_fields=True):
    action: str


class LessonWhy(msgspec.Struct, forbid_unknown_fields=True):
    element: str
    picked: list[str] = []
