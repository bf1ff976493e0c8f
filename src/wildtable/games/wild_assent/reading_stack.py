"""What is under way in a position document: the stack of frames and the changes in force."""

from typing import Any

from wildtable.engine import effects as stages
from wildtable.engine.clauses import ACTS, NONE, WHAT
from wildtable.engine.document import Reader
from wildtable.engine.refusal import BadPosition
from wildtable.games.wild_assent import deeds, frames
from wildtable.games.wild_assent.events import gladiator_name, text_label
from wildtable.games.wild_assent.joining import begin_activation
from wildtable.games.wild_assent.state import (
    DYING,
    GLADIATORS,
    GONE,
    KIND,
    NOBODY,
    ROUND,
    SIDE_OWNER,
    Data,
    set_rows,
)

_MOST = 2**62


def listed(reader: Reader, name: str) -> list[Any]:
    value = reader.value(name)
    if not isinstance(value, list):
        raise BadPosition(f"{reader.place}: '{name}' must be a list.")
    return value


def one_of(known: Any, name: object, place: str) -> int:
    if name not in known:
        raise BadPosition(f"{place}: '{name}' must be one of {', '.join(known)}.")
    return list(known).index(name)


def by_name_in(s: Data) -> dict[str, int]:
    return {gladiator_name(s, one): one for one in range(GLADIATORS) if s.of[KIND + one] != GONE}


def known_in(by_name: dict[str, int], name: str, place: str) -> str:
    if name not in by_name:
        raise BadPosition(f"position, {place}: there is no Gladiator '{name}'.")
    return name


def _clause(s: Data, label: object, number: int) -> tuple[int, int]:
    """A text by its name, and a clause of it by its number."""
    labels = [text_label(s, text) for text in range(int(s.tables.skills.count + s.tables.silvestrem))]
    text = one_of(labels, label, "position, card")
    clause = int(s.tables.effects.clauses.find(text, number)) if number > 0 else NONE
    if number > 0 and clause == NONE:
        raise BadPosition(f"position: '{label}' has no clause {number}.")
    return text, clause


def read_force(s: Data, reader: Reader) -> None:
    rows: list[int] = []
    points = 0
    for part in listed(reader, "force") if reader.has("force") else []:
        row = Reader(part, "position, force")
        source, clause = _clause(s, row.text("card"), row.integer("clause", least=1))
        owner, subject = row.integer("owner"), row.integer("subject")
        known = by_name_in(s).values()
        if s.tables.effects.clauses.get(clause, ACTS) == 1:
            raise BadPosition(
                f"{row.place}: that clause of '{row.text('card')}' happens and changes nothing."
            )
        if subject not in known or owner not in (*known, SIDE_OWNER, SIDE_OWNER + 1):
            raise BadPosition(f"{row.place}: 'owner' and 'subject' are numbers of Gladiators that are there.")
        rows += [clause, owner, source, subject]
        points |= 1 << int(s.tables.effects.clauses.get(clause, WHAT))
        row.done()
    if rows:
        set_rows(s, rows, points)


def read_stack(s: Data, reader: Reader) -> None:
    """The frames as written; without any somebody activates, or a round begins."""
    if not reader.has("stack"):
        if s.of[DYING]:
            raise BadPosition("position, dying: nobody is dying when a round or an activation begins.")
        if reader.has("active"):
            by_name = by_name_in(s)
            begin_activation(s, by_name[known_in(by_name, reader.text("active"), "active")])
        else:
            s.of[ROUND] = max(int(s.of[ROUND]), 1) - 1  # the one that begins is the one that is named
            s.stack.push(frames.ROUND, NOBODY, 2)
            deeds.go_on(s)
        return
    if reader.has("active"):
        raise BadPosition("position: 'active' begins an activation, so there is no 'stack' beside it.")
    s.stack.clear()
    for part in listed(reader, "stack"):
        frame = Reader(part, "position, stack")
        kind = frame.index("frame", frames.NAMES)
        names = frames.FIELD_NAMES[kind]
        s.stack.push(kind, frame.integer("owner", NOBODY, least=-1), len(names))
        source = clause = NONE
        if kind == frames.EFFECT:
            source, clause = _clause(s, frame.text("source"), frame.integer("clause"))
        for number, name in enumerate(names):
            if kind == frames.EFFECT and number in (stages.CLAUSE, stages.SOURCE):
                s.stack.set(number, clause if number == stages.CLAUSE else source)
            else:
                s.stack.set(number, frame.integer(name, 0, least=-1, most=_MOST))
        frame.done()
    if s.stack.depth() == 0:
        raise BadPosition("position: 'stack' is empty: something must be under way.")
