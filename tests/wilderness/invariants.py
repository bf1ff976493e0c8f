"""What must hold in every position of Wilderness."""

from wildtable.engine import window
from wildtable.games.wilderness import frames
from wildtable.games.wilderness.rules.land import relay, terrain
from wildtable.games.wilderness.rules.standing import refresh
from wildtable.games.wilderness.state import (
    ALIVE,
    ANIMAL,
    ANIMAL_AREA,
    EVENT_ASIDE,
    EVENT_DECK,
    EVENT_PILE,
    EXTRA,
    EXTRAS,
    GONE,
    HAND,
    HATED,
    MOMENTS_NOW,
    MOST_ANIMALS,
    SICK_ASIDE,
    SICK_DECK,
    SICK_PILE,
    SLOT,
    TRACK,
    WEATHER_DECK,
    WEATHER_NOW,
    WEATHER_PAST,
    WHERE,
    Data,
)
from wildtable.games.wilderness.terrain import EXHAUSTION, FACE_DOWN, LAKE, TRIBE, VILLAGE


def every_card_is_in_one_place(s: Data) -> None:
    hands = [s.of[HAND + seat] for seat in range(s.seats)]
    _partition([s.of[EVENT_DECK], s.of[EVENT_PILE], s.of[EVENT_ASIDE], *hands], s.tables.events.all)
    ill = [1 << int(row // 8) for row in s.ill]
    _partition([s.of[SICK_DECK], s.of[SICK_PILE], s.of[SICK_ASIDE], *ill], s.tables.sickness.all)
    now = 0 if s.of[WEATHER_NOW] == GONE else 1 << int(s.of[WEATHER_NOW])
    _partition([s.of[WEATHER_DECK], s.of[WEATHER_PAST], now], s.tables.weather.all)


def _partition(zones: list[int], every: int) -> None:
    assert sum(zones) == every
    assert sum(int(zone).bit_count() for zone in zones) == int(every).bit_count()


def the_dead_have_nothing(s: Data) -> None:
    for seat in range(s.seats):
        if not s.alive(seat):
            assert s.of[HAND + seat] == 0
            assert not any(row % 8 == seat for row in s.ill)
            assert (s.of[HATED] >> seat) & 1 == 0


def nobody_alive_is_on_the_skull(s: Data) -> None:
    for seat in range(s.seats):
        if s.alive(seat):
            assert 0 <= s.of[TRACK + 8 * EXHAUSTION + seat] < s.settings.tracks.skull
            assert 0 <= s.of[TRACK + seat] < len(s.settings.tracks.thirst)
            assert 0 <= s.of[TRACK + 8 + seat] < len(s.settings.tracks.hunger)


def figures_stand_on_land_that_lies_open(s: Data) -> None:
    if s.of[SLOT] == GONE:
        return
    for seat in range(s.seats):
        assert terrain(s, s.of[WHERE + seat]) != FACE_DOWN
    for number in range(MOST_ANIMALS):
        if s.of[ANIMAL + number] != GONE and s.of[ANIMAL_AREA + number] != GONE:
            assert terrain(s, s.of[ANIMAL_AREA + number]) not in (FACE_DOWN, LAKE)


def tiles_lie_there_once(s: Data) -> None:
    tiles = [int(s.of[SLOT + slot]) // 3 for slot in range(s.board.tiles) if s.of[SLOT + slot] != GONE]
    assert len(set(tiles)) == len(tiles)


def extra_areas_lie_on_open_land(s: Data) -> None:
    areas = [int(s.of[EXTRA + piece]) for piece in range(EXTRAS) if s.of[EXTRA + piece] != GONE]
    assert len(set(areas)) == len(areas)
    assert all(s.of[SLOT + s.board.slot[area]] != GONE for area in areas)


def the_land_is_what_the_tiles_say(s: Data) -> None:
    copy = s.clone()
    assert isinstance(copy, Data)
    relay(copy)
    assert list(copy.land) == list(s.land)
    kinds = [area & 15 for area in s.land]
    assert kinds.count(TRIBE) <= 1
    assert kinds.count(VILLAGE) == 1


def what_lies_on_the_table_is_in_force(s: Data) -> None:
    copy = s.clone()
    assert isinstance(copy, Data)
    refresh(copy)
    rows, again = s.force.listed(), copy.force.listed()
    assert sorted(rows) == sorted(again)
    assert copy.force.points == s.force.points
    assert copy.of[MOMENTS_NOW] == s.of[MOMENTS_NOW]


def the_bottom_frame_says_whose_turn_it_is(s: Data) -> None:
    bottom = s.stack.kind_of(0)
    assert bottom in (frames.LEAD, frames.TURN, frames.NATURE, frames.DAWN, frames.OVER)


def only_the_living_with_cards_are_asked(s: Data) -> None:
    if s.stack.kind() == frames.WINDOW:
        holders = sum(1 << seat for seat in range(s.seats) if s.of[HAND + seat] != 0)
        assert s.stack.get(window.ASKED) == holders & s.of[ALIVE]


def the_game_is_over_when_one_is_left(s: Data) -> None:
    alive = int(s.of[ALIVE]).bit_count()
    if alive == 0 or (alive == 1 and s.seats > 1):
        assert s.stack.kind() == frames.OVER
