"""Position documents, and what cases may ask of a position.

A document has the players with their cards, the Gladiators, the obstacles, the Silvestrem cards, the time,
and what
is under way: the stack of frames and what is in force.
"""

from typing import Any

from wildtable.engine import effects as stages
from wildtable.engine.bits import count
from wildtable.engine.clauses import NONE, NUMBER
from wildtable.games.wild_assent import frames
from wildtable.games.wild_assent.board import name_of
from wildtable.games.wild_assent.events import gladiator_name, place_name, seat_name, side_name, text_label
from wildtable.games.wild_assent.rules.silvestrem import first_side
from wildtable.games.wild_assent.rules.troupe import skill_at
from wildtable.games.wild_assent.state import (
    ACTED,
    CARD,
    CHOSEN,
    CLEAR,
    DECK,
    DONE,
    DYING,
    EDICTS,
    EQUIPMENT,
    FACING,
    FIRST_DIE,
    FIRST_HEALING,
    FREED,
    GLADIATORS,
    GONE,
    HEALTH,
    KIND,
    LAST_FALL,
    LEFT_OVER,
    MARKS,
    MOMENTUM,
    MOST,
    MOVED,
    NAMED,
    NOBODY,
    OBSTACLES,
    PILE,
    PLAYER_1,
    POINTS,
    QUIET,
    REASONS,
    RENEWED,
    ROUND,
    ROW,
    SEAT,
    SECOND,
    SLOTS,
    SUMMONER,
    TOKENS,
    WAITING,
    WHERE,
    WON,
    WORKING,
    WOUNDED,
    YIELDED,
    Data,
)
from wildtable.games.wild_assent.words import FACES, STATUSES

SETS = {"acted": ACTED, "freed": FREED, "moved": MOVED, "second": SECOND, "dying": DYING}
"""Sets of Gladiators by their names in a document."""


def write_position(s: Data) -> dict[str, object]:
    """The document of a position; `reading.read_position` gives it back."""
    return write_public(s) | {"stack": [write_frame(s, frame) for frame in s.stack.frames()]}


def write_public(s: Data) -> dict[str, object]:
    """Everything but what is under way; nothing of it is secret."""
    return {
        "at": frames.step_name(s),
        "players": [write_player(s, seat) for seat in range(s.seats)],
        "gladiators": [write_gladiator(s, one) for one in range(GLADIATORS) if s.of[KIND + one] != GONE],
        "obstacles": {
            name_of(field): OBSTACLES[s.obstacles[field]]
            for field in range(s.board.fields)
            if s.obstacles[field] != CLEAR
        },
        "left_over": [
            [OBSTACLES[kind] for kind in range(1, 5) if (s.of[LEFT_OVER + side] >> (kind - 1)) & 1]
            for side in range(2)
        ],
        "player_1": int(s.of[PLAYER_1]),
        "named": [None if s.of[NAMED + side] == GONE else seat_name(s.of[NAMED + side]) for side in range(2)],
        "done": [int(s.of[DONE + side]) for side in range(2)],
        "round": int(s.of[ROUND]),
        "quiet": int(s.of[QUIET]),
        "last_fall": int(s.of[LAST_FALL]),
        "points": [int(s.of[POINTS + side]) for side in range(2)],
        "wounded": bool(s.of[WOUNDED]),
        "deck": cards(s, int(s.of[DECK])),
        "pile": cards(s, int(s.of[PILE])),
        "edicts": edicts(s),
        "card": None if s.of[CARD] == GONE else s.tables.silvestrem_names[s.of[CARD]],
        "yielded": [seat_name(seat) for seat in range(s.seats) if (s.of[YIELDED] >> seat) & 1],
        "waiting": int(s.of[WAITING]),
        "force": write_force(s),
    } | {word: names(s, int(s.of[cell])) for word, cell in SETS.items()}


def write_player(s: Data, seat: int) -> dict[str, object]:
    """The cards before a player."""
    tables = s.tables
    kind = int(s.of[KIND + seat])
    row = [s.of[ROW + seat * 8 + place] for place in range(8)]
    chosen = int(s.of[CHOSEN + seat])
    equipment = [s.of[EQUIPMENT + seat * 2 + slot] for slot in range(2)]
    return {
        "assent": None if kind == GONE else tables.assents.names[kind],
        "skills": []
        if kind == GONE or chosen == 0
        else [tables.skills.names[tables.assent_cards[kind * 5 + one]] for one in (chosen // 8, chosen % 8)],
        "equipment": [tables.equipment_names[card] for card in equipment if card != GONE],
        "order": [gladiator_name(s, one) for one in row if one != GONE],
        "momentum": tables.momentum_die.text(int(s.of[MOMENTUM + seat])),
        "won": tables.momentum_die.text(int(s.of[WON + seat])),
    }


def write_gladiator(s: Data, gladiator: int) -> dict[str, object]:
    marks = int(s.of[MARKS + gladiator])
    field = int(s.of[WHERE + gladiator])
    summoner = int(s.of[SUMMONER + gladiator])
    shown: dict[str, object] = {
        "name": gladiator_name(s, gladiator),
        "number": gladiator,
        "seat": seat_name(s.of[SEAT + gladiator]),
        "place": None if field == GONE else place_name(field * 4 + s.of[FACING + gladiator]),
        "health": int(s.of[HEALTH + gladiator]),
        "most": int(s.of[MOST + gladiator]),
        "statuses": statuses(marks),
        "working": statuses(marks >> WORKING),
        "renewed": statuses(marks >> RENEWED),
        "dice": [FACES[face] for face in range(3) if (marks >> (FIRST_DIE + face)) & 1],
        "healing": (marks >> FIRST_HEALING) & 15,
        "tokens": [(int(s.of[TOKENS + gladiator]) >> (3 * slot)) & 7 for slot in range(SLOTS)],
    }
    if summoner != GONE:
        shown["summoner"] = summoner
    return shown


def statuses(marks: int) -> list[str]:
    return [name for number, name in enumerate(STATUSES) if (marks >> number) & 1]


def names(s: Data, gladiators: int) -> list[str]:
    """Gladiators that are given as bits, by name."""
    return [gladiator_name(s, one) for one in range(GLADIATORS) if (gladiators >> one) & 1]


def cards(s: Data, bits: int) -> list[str]:
    return [name for number, name in enumerate(s.tables.silvestrem_names) if (bits >> number) & 1]


def edicts(s: Data) -> list[str]:
    """In the order drawn."""
    found = []
    packed = int(s.of[EDICTS])
    while packed:
        found.append(s.tables.silvestrem_names[packed % 64 - 1])
        packed //= 64
    return found


# What is under way.


def write_frame(s: Data, frame: list[int]) -> dict[str, Any]:
    """A frame: its kind, its owner and its fields by name."""
    kind, owner, *fields = frame
    shown: dict[str, Any] = {"frame": frames.NAMES[kind]}
    if owner != NOBODY:
        shown["owner"] = owner
    shown |= dict(zip(frames.FIELD_NAMES[kind], fields, strict=True))
    if kind == frames.EFFECT:
        clause = fields[stages.CLAUSE]
        shown["clause"] = 0 if clause == NONE else int(s.tables.effects.clauses.get(clause, NUMBER))
        shown["source"] = text_label(s, fields[stages.SOURCE])
    return shown


def write_force(s: Data) -> list[dict[str, object]]:
    """The changes in force, the oldest first."""
    return [
        {
            "card": text_label(s, source),
            "clause": int(s.tables.effects.clauses.get(clause, NUMBER)),
            "owner": owner,
            "subject": subject,
        }
        for clause, owner, source, subject in s.force.listed()
    ]


def tokens(s: Data, gladiator: int) -> dict[str, int]:
    """The tokens on the Skills of a Gladiator, by their names."""
    return {
        s.tables.skills.names[skill_at(s, gladiator, slot)]: (int(s.of[TOKENS + gladiator]) >> (3 * slot)) & 7
        for slot in range(SLOTS)
        if skill_at(s, gladiator, slot) != NONE and s.tables.skills.tokens[skill_at(s, gladiator, slot)] > 0
    }


def facts_of(s: Data) -> dict[str, object]:
    """What cases may ask beyond the common expectations."""
    there = [one for one in range(GLADIATORS) if s.of[WHERE + one] != GONE]
    facts: dict[str, object] = {
        "round": int(s.of[ROUND]),
        "place": {
            gladiator_name(s, one): place_name(s.of[WHERE + one] * 4 + s.of[FACING + one]) for one in there
        },
        "health": {gladiator_name(s, one): int(s.of[HEALTH + one]) for one in there},
        "statuses": {gladiator_name(s, one): set(statuses(int(s.of[MARKS + one]))) for one in there},
        "dice": {
            gladiator_name(s, one): {
                FACES[face] for face in range(3) if (s.of[MARKS + one] >> (FIRST_DIE + face)) & 1
            }
            for one in there
        },
        "tokens": {gladiator_name(s, one): tokens(s, one) for one in there},
        "gone": {gladiator_name(s, one) for one in range(GLADIATORS) if s.of[KIND + one] != GONE}
        - {gladiator_name(s, one) for one in there},
        "momentum": {
            seat_name(seat): s.tables.momentum_die.text(int(s.of[MOMENTUM + seat])) for seat in range(s.seats)
        },
        "edicts": edicts(s),
        "card": None if s.of[CARD] == GONE else s.tables.silvestrem_names[s.of[CARD]],
        "deck_size": int(count(s.of[DECK])),
        "player_1": side_name(s, s.of[PLAYER_1]),
        "first": side_name(s, first_side(s)),
    }
    active = s.stack.find(frames.ACTIVATION)
    facts["active"] = None if active < 0 else gladiator_name(s, s.stack.at(active, frames.GLADIATOR))
    if s.stack.kind() == frames.OVER:
        winners = int(s.stack.get(frames.WINNERS))
        facts["winners"] = {side_name(s, side) for side in range(2) if (winners >> side) & 1}
        facts["ended_by"] = REASONS[s.stack.get(frames.REASON)]
    return facts
