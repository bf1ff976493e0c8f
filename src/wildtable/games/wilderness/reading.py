"""Position documents and views read back; what cannot be is refused with the place and the cause."""

from collections.abc import Mapping
from typing import Any

from wildtable.engine.bits import bit
from wildtable.engine.clauses import WHAT
from wildtable.engine.document import Reader
from wildtable.engine.refusal import BadPosition
from wildtable.games.wilderness import frames
from wildtable.games.wilderness.board import ORIENTATIONS
from wildtable.games.wilderness.events import seat_name
from wildtable.games.wilderness.possible import check_position
from wildtable.games.wilderness.reading_frames import (
    read_answers,
    read_rows,
    read_stack,
    seats_of,
    take_cards,
)
from wildtable.games.wilderness.rules.land import extra_terrain, relay
from wildtable.games.wilderness.rules.standing import refresh
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
    MOST_SEATS,
    MOVES,
    NOBODY,
    REVERSIBLE,
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
    begin_mark,
    set_ill,
    set_mark,
    set_rows,
    set_timeline,
)
from wildtable.games.wilderness.terrain import ANIMALS, EXHAUSTION, ROWS, TERRAINS, TRACKS

_VIEW_ONLY = (
    "game",
    "seat",
    "step",
    "options",
    "active",
    "day",
    "decks",
    "costs",
    "way",
    "nature",
    "hunted",
    "asked",
    "about",
    "attack",
    "roll",
    "card",
    "winners",
    "reason",
    "asks_you",
    "your_answer",
)
"""What a view tells besides."""


def seats_in(document: Mapping[str, object]) -> int:
    """How many play in a position."""
    players = document.get("players")
    if not isinstance(players, list) or not 1 <= len(players) <= MOST_SEATS:
        raise BadPosition(f"position: 'players' must be a list of 1 to {MOST_SEATS} players.")
    return len(players)


def read_view(s: Data, view: Mapping[str, object]) -> None:
    """Some position that agrees with a view; unseen cards fill the hands as they come, to be redrawn."""
    seen: Any = view
    document = {name: value for name, value in view.items() if name not in _VIEW_ONLY}
    sizes = [player["hand_size"] for player in seen["players"]]
    document["players"] = [
        {name: value for name, value in player.items() if name != "hand_size"} for player in seen["players"]
    ]
    if "your_answer" in seen:
        document["answers"] = {seat_name(seen["seat"]): seen["your_answer"]}
    _fill(s, document)
    for seat, size in enumerate(sizes):
        for card in range(s.tables.events.size):
            if int(s.of[HAND + seat]).bit_count() < size and (s.of[EVENT_DECK] >> card) & 1:
                s.of[HAND + seat] |= bit(card)
                s.of[EVENT_DECK] &= ~bit(card)


def read_position(s: Data, document: Mapping[str, object]) -> None:
    """Give a new position what the document says; raises `BadPosition` for what cannot be."""
    _fill(s, document)
    check_position(s)


def _fill(s: Data, document: Mapping[str, object]) -> None:
    reader = Reader(document, "position")
    at = reader.text("at", "")
    _read_land(s, reader)
    _read_players(s, reader)
    _read_animals(s, reader)
    _read_weather(s, reader)
    s.of[FIRST] = reader.index("first", seats_of(s), "P1")
    s.of[ROUND] = reader.integer("round", default=1)
    s.of[EVENT_PILE] = take_cards(s, s.tables.events, EVENT_DECK, reader.texts("event_pile"), "position")
    s.of[SICK_PILE] = take_cards(s, s.tables.sickness, SICK_DECK, reader.texts("sickness_pile"), "position")
    _read_turn(s, reader)
    read_stack(s, reader)
    if at not in ("", frames.step_name(s)):
        raise BadPosition(f"position: 'at' is '{at}', but by 'stack' what is due is '{frames.step_name(s)}'.")
    refresh(s)
    if reader.has("force"):
        rows = read_rows(s, reader.value("force"), "position, force")
        points = 0
        for row in range(0, len(rows), 4):
            points |= 1 << int(s.tables.effects.clauses.get(rows[row], WHAT))
        set_rows(s, rows, points)
    read_answers(s, reader)
    _read_mark(s, reader, plain=not reader.has("stack"))
    reader.done()


def _area(s: Data, reader: Reader, name: str, default: str | None = None) -> int:
    area = reader.text(name, default)
    if area not in s.board.names:
        raise BadPosition(
            f"{reader.place}: there is no area '{area}': write 'village', or q,r with q from 0 to "
            f"{3 * s.board.tiles - 1} and r from 0 to {ROWS - 1}."
        )
    return s.board.names.index(area)


def _read_land(s: Data, reader: Reader) -> None:
    tiles = reader.value("tiles")
    if not isinstance(tiles, list) or len(tiles) != s.board.tiles:
        raise BadPosition(f"position: 'tiles' must be a list of {s.board.tiles}, null for a face-down tile.")
    seen = set()
    for slot, tile in enumerate(tiles):
        if tile is None or tile == {}:  # a lesson's file has no null
            continue
        part = Reader(tile, f"position, tile {slot + 1}")
        number = part.index("tile", s.tables.tile_names)
        if number in seen:
            raise BadPosition(f"position, tile {slot + 1}: the tile lies there twice.")
        seen.add(number)
        turns = ORIENTATIONS if s.settings.turned else 1
        s.of[SLOT + slot] = number * ORIENTATIONS + part.integer("turn", default=0, most=turns - 1)
        part.done()
    pieces = [TERRAINS[extra_terrain(s, piece)] for piece in range(EXTRAS)]
    for area, kind in reader.part("extra").items():
        free = [i for i in range(EXTRAS) if pieces[i] == kind and s.of[EXTRA + i] == GONE]
        if area not in s.board.names[:-1] or not free:
            raise BadPosition(f"position, extra: there is no area '{area}' or no '{kind}' left for it.")
        number = s.board.names.index(area)
        if s.of[SLOT + s.board.slot[number]] == GONE:
            raise BadPosition(f"position, extra: the tile of '{area}' is face down.")
        s.of[EXTRA + free[0]] = number
    relay(s)


def _read_players(s: Data, reader: Reader) -> None:
    players = reader.value("players")
    assert isinstance(players, list)
    s.of[ALIVE] = 0
    ill: list[int] = []
    for seat, player in enumerate(players):
        part = Reader(player, f"position, {seat_name(seat)}")
        _read_figure(s, seat, part, s.of)
        alive = not part.has("alive") or part.flag("alive")
        skull = s.settings.tracks.skull
        if alive and s.of[TRACK + 8 * EXHAUSTION + seat] >= skull:
            raise BadPosition(f"{part.place}: is alive with the marker on the skull.")
        for cell, name in ((HATED, "hated"), (ASLEEP, "asleep"), (LOST_SEATS, "lost")):
            if part.flag(name):
                s.of[cell] |= bit(seat)
        if alive:
            s.of[ALIVE] |= bit(seat)
        s.of[HAND + seat] = take_cards(s, s.tables.events, EVENT_DECK, part.texts("hand"), part.place)
        for name in part.texts("sickness"):
            card = take_cards(s, s.tables.sickness, SICK_DECK, [name], part.place)
            ill.append((card.bit_length() - 1) * 8 + seat)
        if not alive and (s.of[HAND + seat] != 0 or part.texts("sickness")):
            raise BadPosition(f"{part.place}: is dead and has cards.")
        if not alive and ((s.of[HATED] | s.of[ASLEEP] | s.of[LOST_SEATS]) >> seat) & 1:
            raise BadPosition(f"{part.place}: is dead, so neither hated nor asleep nor lost (WN-RULING-61).")
        part.done()
    set_ill(s, ill)


def _read_figure(s: Data, seat: int, part: Reader, cells: Any) -> None:
    """Area, tracks and companion of a player, now or at the mark."""
    cells[WHERE + seat] = _area(s, part, "area", s.board.names[s.board.start])
    tracks = s.settings.tracks
    longest = (len(tracks.thirst), len(tracks.hunger), int(tracks.skull) + 1)
    for track, name in enumerate(TRACKS):
        cells[TRACK + 8 * track + seat] = part.integer(name, default=3, least=1, most=longest[track]) - 1
    along = None if not part.has("along") or part.value("along") is None else part.index("along", seats_of(s))
    cells[ALONG + seat] = 0 if along is None else along + 1


def _read_animals(s: Data, reader: Reader) -> None:
    animals = reader.value("animals") if reader.has("animals") else []
    if not isinstance(animals, list) or len(animals) > MOST_ANIMALS:
        raise BadPosition(f"position: 'animals' must be a list of at most {MOST_ANIMALS}.")
    for number, animal in enumerate(animals):
        part = Reader(animal, f"position, animal {number + 1}")
        s.of[ANIMAL + number] = part.index("kind", ANIMALS)
        part.text("name", "")
        kinds = [int(s.of[ANIMAL + i]) for i in range(number + 1)]
        if kinds.count(kinds[-1]) > list(s.tables.lairs).count(kinds[-1]):
            raise BadPosition(
                f"{part.place}: there are not so many of '{ANIMALS[kinds[-1]]}' (WN-ANIMAL-01)."
            )
        gone = part.has("area") and part.value("area") is None
        s.of[ANIMAL_AREA + number] = GONE if gone else _area(s, part, "area")
        part.done()


def _read_weather(s: Data, reader: Reader) -> None:
    part = Reader(reader.part("weather"), "position, weather")
    pile = s.tables.weather
    names = part.texts("cards")
    for name in names:
        if name not in pile.names:
            raise BadPosition(f"position, weather: there is no card '{name}'.")
    set_timeline(s, [pile.names.index(name) for name in names])
    s.of[DAY] = len(names)
    if names:
        s.of[WEATHER_NOW] = (
            take_cards(s, pile, WEATHER_DECK, names[-1:], "position, weather").bit_length() - 1
        )
        most = int(s.tables.squares[s.timeline[len(names) - 1]]) - 1
        s.of[SQUARE] = part.integer("square", default=0, most=most)
        past = part.texts("past") if part.has("past") else names[:-1]
        s.of[WEATHER_PAST] = take_cards(s, pile, WEATHER_DECK, past, "position, weather")
    else:
        part.integer("square", default=0, most=0)
        part.texts("past")
    part.done()


def _read_turn(s: Data, reader: Reader) -> None:
    part = Reader(reader.part("turn"), "position, turn")
    part.has("player")
    s.of[ENERGY] = part.integer("energy", default=0, most=99) if part.has("energy") else NOBODY
    s.of[SPENT] = int(part.flag("spent"))
    s.of[MOVES] = part.integer("moves", default=0, most=99)
    s.of[DRUNK] = part.integer("drunk", default=0)
    s.of[BONUS] = part.integer("bonus", default=0, least=-99, most=99)
    for cell, field in ((JOINT, "joint"), (ENTERED, "entered")):
        for name in part.texts(field):
            if name not in seats_of(s):
                raise BadPosition(f"position, turn: there is no player '{name}'.")
            s.of[cell] |= bit(seats_of(s).index(name))
    part.done()


def _read_mark(s: Data, reader: Reader, plain: bool) -> None:
    """Where the turn began. A document without a stack begins here (`plain`), before anything was done."""
    if not reader.has("mark"):
        if plain and s.settings.late_cards:
            begin_mark(s)
            for cell in (SPENT, MOVES, DRUNK, JOINT, LOST_SEATS):
                s.mark[cell] = 0
        return
    part = Reader(reader.value("mark"), "position, mark")
    players = part.value("players")
    if not isinstance(players, list) or len(players) != s.seats:
        raise BadPosition("position, mark: 'players' must be as many as in the position.")
    mark = [0] * REVERSIBLE
    pool = int(s.of[SICK_PILE])
    for row in s.ill:
        pool |= int(bit(row // 8))
    ill: list[int] = []
    for seat, player in enumerate(players):
        figure = Reader(player, f"position, mark, {seat_name(seat)}")
        _read_figure(s, seat, figure, mark)
        for name in figure.texts("sickness"):
            kinds = s.tables.sickness.names
            cards = pool & int(s.tables.sickness.cards[kinds.index(name)]) if name in kinds else 0
            if cards == 0:
                raise BadPosition(f"{figure.place}: there are not so many cards '{name}'.")
            card = cards & -cards
            pool &= ~card
            ill.append((card.bit_length() - 1) * 8 + seat)
        figure.done()
    mark[SICK_PILE] = pool
    mark[ENERGY] = part.integer("energy", most=99)
    for name in part.texts("asleep"):
        if name not in seats_of(s):
            raise BadPosition(f"position, mark: there is no player '{name}'.")
        mark[ASLEEP] |= int(bit(seats_of(s).index(name)))
    set_mark(s, mark, ill, read_rows(s, part.value("force"), "position, mark, force"))
    part.done()
