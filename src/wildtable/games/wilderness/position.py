"""Position documents, and what cases may ask of a position.

A document has the land, the players, the animals, the piles, the time, and what is under way: the stack of
frames, what is in force, and where the turn began (`mark`), if it can still be taken back.
"""

from typing import Any

from wildtable.engine import effects as stages
from wildtable.engine import window
from wildtable.engine.clauses import NONE, NUMBER
from wildtable.games.wilderness import events, frames, notation
from wildtable.games.wilderness.board import ORIENTATIONS
from wildtable.games.wilderness.events import seat_name, seat_names
from wildtable.games.wilderness.rules.daytime import light
from wildtable.games.wilderness.rules.land import extra_terrain, terrain
from wildtable.games.wilderness.rules.modify import SET_ASIDE
from wildtable.games.wilderness.rules.turn import RIPE
from wildtable.games.wilderness.state import (
    ALIVE,
    ALONG,
    ANIMAL,
    ANIMAL_AREA,
    ASLEEP,
    BONUS,
    DAY,
    DRUNK,
    ENERGY,
    ENTERED,
    EVENT_DECK,
    EVENT_PILE,
    EXTRA,
    EXTRAS,
    FIRST,
    GONE,
    HAND,
    HATED,
    JOINT,
    LOST_SEATS,
    MOST_ANIMALS,
    MOVES,
    NOBODY,
    REASONS,
    ROUND,
    SICK_DECK,
    SICK_PILE,
    SLOT,
    SPENT,
    SQUARE,
    TRACK,
    WEATHER_DECK,
    WEATHER_NOW,
    WEATHER_PAST,
    WHERE,
    Data,
)
from wildtable.games.wilderness.tables import Pile
from wildtable.games.wilderness.terrain import ANIMALS, TERRAINS, TRACKS


def write_position(s: Data) -> dict[str, object]:
    """The document of a position; `reading.read_position` gives it back."""
    document = write_public(s)
    document["players"] = [write_player(s, seat, True) for seat in range(s.seats)]
    if s.stack.kind() == frames.WINDOW:
        document["answers"] = {
            seat_name(seat): notation.format_action(s, int(window.answer_of(s.stack, seat)))
            for seat in range(s.seats)
            if window.has_answered(s.stack, seat)
        }
    return document


def write_public(s: Data) -> dict[str, object]:
    """Everything but the players, whom a view shows each in another way."""
    document: dict[str, object] = {
        "at": frames.step_name(s),
        "tiles": [write_tile(s, slot) for slot in range(s.board.tiles)],
        "extra": {
            s.board.names[s.of[EXTRA + piece]]: TERRAINS[extra_terrain(s, piece)]
            for piece in range(EXTRAS)
            if s.of[EXTRA + piece] != GONE
        },
        "animals": [write_animal(s, i) for i in range(MOST_ANIMALS) if s.of[ANIMAL + i] != GONE],
        "weather": write_weather(s),
        "first": seat_name(s.of[FIRST]),
        "round": int(s.of[ROUND]),
        "turn": write_turn(s),
        "event_pile": card_names(s.tables.events, s.of[EVENT_PILE]),
        "sickness_pile": card_names(s.tables.sickness, s.of[SICK_PILE]),
        "force": write_force(s, list(s.force.rows)),
        "stack": [write_frame(s, frame) for frame in s.stack.frames()],
    }
    if len(s.mark) > 0:
        document["mark"] = write_mark(s)
    return document


def write_tile(s: Data, slot: int) -> dict[str, object] | None:
    """The tile that lies there, `None` while it is face down (WN-RULING-06)."""
    face = int(s.of[SLOT + slot])
    if face == GONE:
        return None
    return {"tile": s.tables.tile_names[face // ORIENTATIONS], "turn": face % ORIENTATIONS}


def write_animal(s: Data, number: int) -> dict[str, object]:
    area = s.of[ANIMAL_AREA + number]
    return {
        "name": events.animal_name(s, number),
        "kind": ANIMALS[s.of[ANIMAL + number]],
        "area": None if area == GONE else s.board.names[area],
    }


def write_weather(s: Data) -> dict[str, object]:
    return {
        "cards": [s.tables.weather.names[kind] for kind in s.timeline],
        "past": card_names(s.tables.weather, s.of[WEATHER_PAST]),
        "square": int(s.of[SQUARE]),
    }


def write_turn(s: Data) -> dict[str, object]:
    """What the current turn has come to."""
    active = int(frames.active(s))
    return {
        "player": None if active == NOBODY else seat_name(active),
        "energy": int(s.of[ENERGY]),
        "spent": bool(s.of[SPENT]),
        "moves": int(s.of[MOVES]),
        "drunk": int(s.of[DRUNK]),
        "bonus": int(s.of[BONUS]),
        "joint": seat_names(s.of[JOINT]),
        "entered": seat_names(s.of[ENTERED]),
    }


def write_player(s: Data, seat: int, own: bool) -> dict[str, object]:
    """A player: everything but the hand is public (ledger of hidden information)."""
    player: dict[str, object] = {"area": s.board.names[s.of[WHERE + seat]]}
    for track, name in enumerate(TRACKS):
        player[name] = int(s.of[TRACK + 8 * track + seat]) + 1
    player |= {
        "alive": s.alive(seat),
        "hated": bool((s.of[HATED] >> seat) & 1),
        "asleep": bool((s.of[ASLEEP] >> seat) & 1),
        "lost": bool((s.of[LOST_SEATS] >> seat) & 1),
        "along": None if s.of[ALONG + seat] == 0 else seat_name(s.of[ALONG + seat] - 1),
        "sickness": illnesses(s, list(s.ill), seat),
    }
    if own:
        player["hand"] = card_names(s.tables.events, s.of[HAND + seat])
    return player


def illnesses(s: Data, rows: list[int], seat: int) -> list[str]:
    """The Sickness cards before a player in the order received."""
    kinds = [int(s.tables.sickness.kind[row // 8]) for row in rows if row % 8 == seat]
    return [s.tables.sickness.names[kind] for kind in kinds]


def card_names(pile: Pile, cards: int) -> list[str]:
    """Cards by name, each as often as it is there."""
    return [pile.names[pile.kind[card]] for card in range(pile.size) if (cards >> card) & 1]


# What is under way.


def text_label(s: Data, text: int) -> str:
    """The name of a text: the half of an Event card, a Sickness or a Weather card."""
    tables = s.tables
    if text < tables.first_sickness:
        return f"{tables.events.names[text // 2]} {notation.HALVES[text % 2]}"
    if text < tables.first_weather:
        return tables.sickness.names[text - tables.first_sickness]
    return tables.weather.names[text - tables.first_weather]


def write_frame(s: Data, frame: list[int]) -> dict[str, Any]:
    """A frame: its kind, its owner and its fields by name."""
    kind, owner, *fields = frame
    shown: dict[str, Any] = {"frame": frames.NAMES[kind]}
    if owner != NOBODY:
        shown["seat"] = seat_name(owner)
    if kind == frames.WINDOW:
        shown["moments"] = fields[window.TRIGGER]
        shown["asked"] = seat_names(fields[window.ASKED])
        return shown
    shown |= dict(zip(frames.FIELD_NAMES[kind], fields, strict=True))
    if kind == frames.EFFECT:
        clause = fields[stages.CLAUSE]
        shown["clause"] = 0 if clause == NONE else int(s.tables.effects.clauses.get(clause, NUMBER))
        shown["source"] = text_label(s, fields[stages.SOURCE])
    return shown


def write_force(s: Data, rows: list[int]) -> list[dict[str, object]]:
    """The modifiers in force, the oldest first."""
    found: list[dict[str, object]] = []
    for row in range(0, len(rows), 4):
        clause, owner, source, subject = rows[row : row + 4]
        found.append(
            {
                "card": text_label(s, source % RIPE),
                "clause": int(s.tables.effects.clauses.get(clause, NUMBER)),
                "seat": None if owner == NOBODY else seat_name(owner),
                "subject": seat_name(subject),
                "ripe": source % SET_ASIDE >= RIPE,
                "aside": source // SET_ASIDE,
            }
        )
    return found


def write_mark(s: Data) -> dict[str, object]:
    """Where the turn began: what it may have changed since, nothing of it secret (WN-RULING-94)."""
    return {
        "players": [
            {
                "area": s.board.names[s.mark[WHERE + seat]],
                **{name: int(s.mark[TRACK + 8 * i + seat]) + 1 for i, name in enumerate(TRACKS)},
                "along": None if s.mark[ALONG + seat] == 0 else seat_name(s.mark[ALONG + seat] - 1),
                "sickness": illnesses(s, list(s.mark_ill), seat),
            }
            for seat in range(s.seats)
        ],
        "energy": int(s.mark[ENERGY]),
        "asleep": seat_names(s.mark[ASLEEP]),
        "force": write_force(s, list(s.mark_rows)),
    }


def facts_of(s: Data) -> dict[str, object]:
    """What cases may ask beyond the common expectations."""
    names = [seat_name(seat) for seat in range(s.seats)]
    facts: dict[str, object] = {
        "day": int(s.of[DAY]),
        "round": int(s.of[ROUND]),
        "square": int(s.of[SQUARE]),
        "light": light(s) if s.of[WEATHER_NOW] != GONE else "day",
        "energy": int(s.of[ENERGY]),
        "active": None if frames.active(s) == NOBODY else seat_name(frames.active(s)),
        "area": {name: s.board.names[s.of[WHERE + seat]] for seat, name in enumerate(names)},
        "terrain": {name: TERRAINS[terrain(s, s.of[WHERE + seat])] for seat, name in enumerate(names)},
        "alive": set(seat_names(s.of[ALIVE])),
        "hated": set(seat_names(s.of[HATED])),
        "asleep": set(seat_names(s.of[ASLEEP])),
        "lost": set(seat_names(s.of[LOST_SEATS])),
        "asked": set(seat_names(s.stack.get(window.ASKED))) if s.stack.kind() == frames.WINDOW else set(),
        "tiles_up": sum(s.of[SLOT + slot] != GONE for slot in range(s.board.tiles)),
        "animals": {
            events.animal_name(s, i): s.board.names[s.of[ANIMAL_AREA + i]]
            for i in range(MOST_ANIMALS)
            if s.of[ANIMAL + i] != GONE and s.of[ANIMAL_AREA + i] != GONE
        },
        "sickness": {name: illnesses(s, list(s.ill), seat) for seat, name in enumerate(names)},
        "hand_size": {name: int(s.of[HAND + seat]).bit_count() for seat, name in enumerate(names)},
        "event_deck": int(s.of[EVENT_DECK]).bit_count(),
        "event_pile": int(s.of[EVENT_PILE]).bit_count(),
        "sickness_deck": int(s.of[SICK_DECK]).bit_count(),
        "sickness_pile": int(s.of[SICK_PILE]).bit_count(),
        "weather_deck": int(s.of[WEATHER_DECK]).bit_count(),
        "extra": write_public(s)["extra"],
    }
    for track, track_name in enumerate(TRACKS):
        facts[track_name] = {name: int(s.of[TRACK + 8 * track + seat]) + 1 for seat, name in enumerate(names)}
    if s.stack.kind() == frames.OVER:
        facts["winners"] = set(seat_names(s.stack.get(frames.WINNERS)))
        facts["ended_by"] = REASONS[s.stack.get(frames.REASON)]
    return facts
