"""What is under way and in force, as documents for positions and views, and back.

All of it is public but the answers in a window. What follows from the frames beneath is not written: that the
action of a turn is taken, and of which raid a card speaks.
"""

from tests.engine.tiny.actions import seat_name
from tests.engine.tiny.frames import (
    ACTED,
    BENEATH,
    COUNT,
    DEAL,
    DICE,
    DRAW,
    EFFECT,
    FOR_SYMBOL,
    LEAD,
    LEFT,
    NAMES,
    RAID,
    REASON,
    STAGE,
    SYMBOL,
    THROW,
    TURN,
    WINDOWS,
    push,
    step_of,
)
from tests.engine.tiny.raid import DIE, MOST_DICE, context, effects_of, put_in_force
from tests.engine.tiny.state import DEALT, Data
from wildtable.engine import effects
from wildtable.engine.bits import bit
from wildtable.engine.clauses import NONE, NUMBER
from wildtable.engine.document import Reader
from wildtable.engine.refusal import BadAction, BadPosition
from wildtable.engine.stack import NOBODY
from wildtable.engine.window import ASKED, open_window

REASONS = ("raid", "again", "symbol")
RAID_STAGES = ("declared", "before", "thrown", "after", "settled", "stopped")


def shown_frames(s: Data) -> list[dict[str, object]]:
    """The frames from the bottom up as everybody may know them: without the answers in a window."""
    return [_shown(s, frame) for frame in s.stack.frames()]


def _shown(s: Data, frame: list[int]) -> dict[str, object]:
    kind, owner, *fields = frame
    shown: dict[str, object] = {"frame": NAMES[kind]}
    if owner != NOBODY:
        shown["seat"] = seat_name(owner)
    if kind in (DEAL, DRAW):
        shown["left"] = fields[LEFT]
    elif kind in WINDOWS:
        shown["asked"] = [seat_name(seat) for seat in range(s.settings.seats) if (fields[ASKED] >> seat) & 1]
    elif kind == RAID:
        shown.update({"stage": RAID_STAGES[fields[STAGE]], "throw": DIE.text(fields[THROW])})
    elif kind == DICE:
        shown.update({"count": fields[COUNT], "reason": REASONS[fields[REASON]]})
        if fields[REASON] == FOR_SYMBOL:
            shown["symbol"] = DIE.symbols[fields[SYMBOL]]
    elif kind == EFFECT:
        shown.update(_shown_effect(s, fields))
    return shown


def _shown_effect(s: Data, fields: list[int]) -> dict[str, object]:
    clause = fields[effects.CLAUSE]
    shown: dict[str, object] = {
        "card": s.settings.content.names[fields[effects.SOURCE]],
        "clause": 0 if clause == NONE else int(effects_of(s).clauses.get(clause, NUMBER)),
        "stage": effects.STAGES[fields[effects.STAGE]],
    }
    if fields[effects.SUBJECT] != NONE:
        shown["subject"] = seat_name(fields[effects.SUBJECT])
    for name, field in (("result", effects.RESULT), ("alone", effects.ALONE)):
        if fields[field]:
            shown[name] = 1
    return shown


def rebuild(s: Data, shown: object) -> None:
    """Push the frames that were shown; raises `BadPosition` where they cannot lie on one another."""
    if not isinstance(shown, list):
        raise BadPosition("position, stack: must be a list of frames, the uppermost last.")
    for number, document in enumerate(shown, 1):
        reader = Reader(document, f"position, frame {number}")
        kind = reader.index("frame", NAMES)
        if s.stack.kind() not in BENEATH[kind]:
            raise BadPosition(
                f"position, frame {number}: '{NAMES[kind]}' cannot lie on '{step_of(s.stack)}'."
            )
        if s.stack.kind() == TURN:
            s.stack.set(ACTED, 1)
        _push(s, kind, reader)
        reader.done()


def _push(s: Data, kind: int, reader: Reader) -> None:
    names = [seat_name(seat) for seat in range(s.settings.seats)]
    owner = NOBODY if kind == LEAD else reader.index("seat", names)
    if kind in WINDOWS:
        asked = reader.texts("asked")
        bits = sum(bit(seat) for seat, name in enumerate(names) if name in asked)
        open_window(s.stack, kind, owner, 0, bits, s.settings.seats)
    elif kind == EFFECT:
        _push_effect(s, owner, reader, names)
    else:
        push(s.stack, kind, owner)
    if kind in (DEAL, DRAW):
        s.stack.set(LEFT, reader.integer("left", default=1, least=1, most=DEALT * s.settings.seats))
    elif kind == RAID:
        s.stack.set(STAGE, reader.index("stage", RAID_STAGES, "before"))
        s.stack.set(THROW, _read_throw(reader.text("throw", "none"), reader.place))
    elif kind == DICE:
        s.stack.set(COUNT, reader.integer("count", least=0, most=MOST_DICE))
        s.stack.set(REASON, reader.index("reason", REASONS))
        if s.stack.get(REASON) == FOR_SYMBOL:
            s.stack.set(SYMBOL, reader.index("symbol", DIE.symbols))


def _read_throw(text: str, place: str) -> int:
    numbers = [int(word) for word in text.split() if word.isdecimal()]
    try:
        return DIE.parse(text, sum(numbers))
    except BadAction as error:
        raise BadPosition(f"{place}: {error}") from error


def _push_effect(s: Data, owner: int, reader: Reader, names: list[str]) -> None:
    card = reader.index("card", s.settings.content.names)
    number = reader.integer("clause")
    clause = int(effects_of(s).clauses.find(card, number)) if number else NONE
    if number and clause == NONE:
        raise BadPosition(f"{reader.place}: the card has no clause {number}.")
    effects_of(s).begin(s.stack, clause, context(s, owner, card), reader.integer("alone", 0, most=1) == 1)
    s.stack.set(effects.STAGE, reader.index("stage", effects.STAGES))
    if reader.has("subject"):
        s.stack.set(effects.SUBJECT, reader.index("subject", names))
    s.stack.set(effects.RESULT, reader.integer("result", default=0, most=1))


def shown_force(s: Data) -> list[dict[str, object]]:
    """The modifiers in force, the oldest first."""
    return [
        {
            "card": s.settings.content.names[source],
            "clause": int(effects_of(s).clauses.get(clause, NUMBER)),
            "seat": seat_name(owner),
            "subject": seat_name(subject),
        }
        for clause, owner, source, subject in s.force.listed()
    ]


def rebuild_force(s: Data, shown: object) -> None:
    """Put in force what was shown; `None` stands for what the cards before the seats change."""
    if shown is None:
        for seat, front in enumerate(s.front):
            for card, count in enumerate(front):
                for _ in range(count):
                    put_in_force(s, seat, card)
        return
    if not isinstance(shown, list):
        raise BadPosition("position, force: must be a list.")
    names = [seat_name(seat) for seat in range(s.settings.seats)]
    for number, document in enumerate(shown, 1):
        reader = Reader(document, f"position, force {number}")
        card = reader.index("card", s.settings.content.names)
        clause = effects_of(s).clauses.find(card, reader.integer("clause", least=1))
        if clause == NONE:
            raise BadPosition(f"{reader.place}: the card has no such clause.")
        owner, subject = reader.index("seat", names), reader.index("subject", names)
        s.force.add(effects_of(s).clauses, clause, owner, card, subject)
        reader.done()
