"""Any state of a match is the replay of a prefix of its record."""

import msgspec

from wildtable.engine.checked import CHANCE_NAME, play_text, seat_named
from wildtable.engine.event import Event
from wildtable.engine.game import Game
from wildtable.engine.lot import Lot, commitment
from wildtable.engine.options import fitted
from wildtable.engine.record import TABLE_ENDS, End, Fair, Record, end_of
from wildtable.engine.refusal import BadRecord, WildtableError
from wildtable.engine.state import CHANCE, State
from wildtable.engine.table_end import TABLE_NAME, TableEnd, read_line


def check_header(game: Game, record: Record) -> None:
    """Raise `BadRecord` unless the record was made with these rules and components."""
    if record.game != game.name:
        raise BadRecord(f"The record is of '{record.game}', not of '{game.name}'.")
    if record.version != game.version:
        raise BadRecord(
            f"The record was made by version {record.version} of the rules of {game.title}; "
            f"this program has version {game.version}."
        )
    if not game.fits(record.content):
        raise BadRecord(
            f"The record was played with other components (content {record.content}) than those here "
            f"({game.content_digest}): name the content pack it had (--pack DIR), or none if it had none."
        )


def start_of(game: Game, record: Record) -> State:
    """The state in which the match began."""
    check_header(game, record)
    try:
        if record.position is None:
            seats = len(record.seats)
            return game.new(seats, fitted(game.options, record.options, seats))
        state = game.from_position(record.position, record.options)
    except WildtableError as error:
        raise BadRecord(f"The record's header: {error}") from error
    if game.seats_of(state) != len(record.seats):
        raise BadRecord(
            f"The record names {len(record.seats)} players, but its position has {game.seats_of(state)}."
        )
    return state


def replay(
    game: Game,
    record: Record,
    at: int | None = None,
    events: list[Event] | None = None,
    lot: Lot | None = None,
    table: TableEnd | None = None,
) -> State:
    """The state after the first `at` entries (all if `None`); raises `BadRecord` naming the entry.

    Every entry is checked by the rules, every draw by the lot if there is one, and every line of the table
    if it is to be followed. `events` collects what happened.
    """
    wanted = len(record.entries) if at is None else at
    if not 0 <= wanted <= len(record.entries):
        raise BadRecord(f"There is no entry {wanted}: the record has {len(record.entries)}.")
    state = start_of(game, record)
    state.events = events
    drawn = 0
    for number, (who, text) in enumerate(record.entries[:wanted], start=1):
        if lot is not None and who == CHANCE_NAME and state.turn() == CHANCE:
            right = game.format_outcome(state, int(state.sample(lot.generator(str(drawn)))))
            if right != text:
                raise BadRecord(f"Entry {number}: '{text}' was not drawn by lot, which gives '{right}'.")
            drawn += 1
        try:
            if table is not None:
                _follow(game, state, table, who, text)
            elif who != TABLE_NAME:
                play_text(game, state, who, text)
        except WildtableError as error:
            raise BadRecord(f"Entry {number}, '{who} {text}': {error}") from error
    return state


def _follow(game: Game, state: State, table: TableEnd, who: str, text: str) -> None:
    """Let an entry happen at its table: a line of the table's own, or play, by which an offer may lapse."""
    if table.result is not None or (who == TABLE_NAME and state.result() is not None):
        raise BadRecord("the game was over before.")
    if who == TABLE_NAME:
        line = read_line(text, game.seats_of(state))
        if line is None:
            raise BadRecord("this is no line of a table.")
        table.hear(state, *line)
        return
    seat = seat_named(game, state, who)
    table.last = seat
    if seat is None or table.offered_by is None:
        play_text(game, state, who, text)
        return
    happened, before = state.events, state.view(None)
    state.events = []
    play_text(game, state, who, text)
    openly = not game.secrets or any(event.public is not None for event in state.events)
    if openly or state.view(None) != before:
        table.played(seat)
    if happened is not None:
        happened += state.events
    state.events = happened


class Findings:
    """What was found out about a record: what was checked and held, and what could not be checked.

    `proved` is false if the record claims an end that nothing in it proves.
    """

    def __init__(self, state: State, checked: dict[str, str], unchecked: dict[str, str]) -> None:
        self.state = state
        self.checked = checked
        self.unchecked = unchecked

    @property
    def proved(self) -> bool:
        return RESULT not in self.unchecked


MOVES, DRAWS, PROMISE, RESULT = "moves", "draws", "promise", "result"


def verify(game: Game, record: Record) -> State:
    """Replay everything, draw every outcome again if one can, and compare the end; raises `BadRecord`."""
    return examine(game, record).state


def examine(game: Game, record: Record) -> Findings:
    """As `verify`, and say what was checked and what could not be."""
    if record.people is not None and record.fair is None:
        raise BadRecord("The record is of a table, but the proof of its draws was taken out.")
    table = None if record.people is None else TableEnd(game, record.people)
    lot = None if record.fair is None else promised_lot(record.fair)
    state = replay(game, record, lot=lot, table=table)
    checked, unchecked = _drawn(record)
    moves = sum(who not in (CHANCE_NAME, TABLE_NAME) for who, _ in record.entries)
    checked = {MOVES: f"all {moves} are allowed by the rules", **checked}
    held, words = _ended(record, state, table)
    (checked if held else unchecked)[RESULT] = words
    return Findings(state, checked, unchecked)


def _drawn(record: Record) -> tuple[dict[str, str], dict[str, str]]:
    """What can be said of the draws, once they have been made again."""
    draws = sum(who == CHANCE_NAME for who, _ in record.entries)
    if record.fair is None:
        return ({}, {DRAWS: f"{draws}, which the record does not prove"}) if draws else ({DRAWS: "none"}, {})
    own = f"that {record.fair.commitment} is what the server promised: compare it with what it told you"
    told = f"all {draws} follow from the promised secret and what the seats threw in" if draws else "none"
    return {DRAWS: told}, {PROMISE: own} if draws else {}


def _ended(record: Record, state: State, table: TableEnd | None) -> tuple[bool, str]:
    """Whether the end is proved, and how it came; raises `BadRecord` if the record claims another."""
    claimed = record.result
    by_table = table is not None and table.result is not None
    result = table.result if table is not None and table.result is not None else state.result()
    if claimed is not None and claimed.reason in TABLE_ENDS and result is None and table is None:
        if record.fair is None:
            raise BadRecord(f"The record claims '{claimed.reason}', but has no line of a table that says so.")
        return (
            False,
            f"'{claimed.reason}': the record has no lines of its table, as earlier programs wrote none",
        )
    reached = None if result is None else end_of(result)
    if reached is not None and claimed is not None and claimed.winners is None:
        reached = msgspec.structs.replace(reached, winners=None)  # an earlier program did not note them
    if reached != claimed:
        raise BadRecord(f"The record claims {_told(claimed)}, but its entries lead to {_told(reached)}.")
    if reached is None:
        return True, "none, the game is still running"
    why = "the lines of the table" if by_table else "the rules"
    return True, f"'{reached.reason}' follows from {why}"


def _told(end: End | None) -> str:
    return "no end" if end is None else f"the end {msgspec.json.encode(end).decode()}"


def promised_lot(fair: Fair) -> Lot:
    """What the draws must have followed from; raises `BadRecord` unless it is what was promised."""
    try:
        lot = Lot(bytes.fromhex(fair.secret), fair.entropy)
    except ValueError as error:
        raise BadRecord("The secret of the draws is not written in hexadecimal digits.") from error
    if commitment(lot.secret) != fair.commitment:
        raise BadRecord("The secret of the draws is not the one that was promised at the start.")
    if fair.secret != lot.secret.hex() or fair.entropy != lot.entropy:
        raise BadRecord("The secret or what was thrown in is not written as a table writes it.")
    return lot
