"""Any state of a match is the replay of a prefix of its record."""

import msgspec

from wildtable.engine.event import Event
from wildtable.engine.game import Game
from wildtable.engine.lot import Lot, commitment
from wildtable.engine.options import fitted
from wildtable.engine.play import CHANCE_NAME, play_text
from wildtable.engine.record import TABLE_ENDS, End, Fair, Record, end_of
from wildtable.engine.refusal import BadRecord, WildtableError
from wildtable.engine.state import CHANCE, State


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
) -> State:
    """The state after the first `at` entries (all if `None`); raises `BadRecord` naming the entry.

    Every entry is checked by the rules, and every draw by the lot if there is one. `events` collects what
    happened.
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
            play_text(game, state, who, text)
        except WildtableError as error:
            raise BadRecord(f"Entry {number}, '{who} {text}': {error}") from error
    return state


def verify(game: Game, record: Record) -> State:
    """Replay everything, draw every outcome again if one can, and compare the end; raises `BadRecord`."""
    state = replay(game, record, lot=None if record.fair is None else promised_lot(record.fair))
    result, claimed = state.result(), record.result
    reached = None if result is None else end_of(result)
    if reached is not None and claimed is not None and claimed.winners is None:
        reached = msgspec.structs.replace(reached, winners=None)  # an earlier program did not note them
    broken_off = reached is None and claimed is not None and claimed.reason in TABLE_ENDS
    if reached != claimed and not broken_off:
        raise BadRecord(f"The record claims {_told(claimed)}, but its entries lead to {_told(reached)}.")
    return state


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
    return lot
