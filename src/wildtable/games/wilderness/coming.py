"""What the coming Nature's turn brings as things stand: told before it happens, from what everybody sees."""

from wildtable.engine.bits import bit
from wildtable.games.wilderness import frames
from wildtable.games.wilderness.events import animal_name, seat_name
from wildtable.games.wilderness.rules.health import square
from wildtable.games.wilderness.rules.modify import at_least, changed
from wildtable.games.wilderness.rules.nature import WEARIES, prey_of
from wildtable.games.wilderness.state import ANIMAL, ANIMAL_AREA, GONE, MOST_ANIMALS, WHERE, Data
from wildtable.games.wilderness.terrain import EXHAUSTION, HUNGER, THIRST
from wildtable.games.wilderness.words import RATE_POINT


def steps_of(s: Data, seat: int) -> dict[str, int]:
    """By how many steps each marker of a player rises: first thirst and hunger, then exhaustion by the
    numbers that they have come to (WN-HEALTH-03, WN-HEALTH-05, WN-HEALTH-06)."""
    drought = s.settings.tracks.thirst
    famine = s.settings.tracks.hunger
    nature = s.stack.find(frames.NATURE)
    begun = nature >= 0 and s.stack.at(nature, frames.STAGE) == WEARIES
    thirst = 0 if begun else _rise(s, seat, int(THIRST), len(drought))
    hunger = 0 if begun else _rise(s, seat, int(HUNGER), len(famine))
    numbers = drought[square(s, seat, THIRST) + thirst] + famine[square(s, seat, HUNGER) + hunger]
    weary = int(at_least(changed(s, RATE_POINT, seat, 1 + numbers, EXHAUSTION), 0))
    return {"thirst": thirst, "hunger": hunger, "exhaustion": weary}


def _rise(s: Data, seat: int, track: int, squares: int) -> int:
    """A marker stops at the end of its track (WN-RULING-36)."""
    rate = int(at_least(changed(s, RATE_POINT, seat, 1, track), 0))
    return min(rate, squares - 1 - int(square(s, seat, track)))


def hunted(s: Data) -> dict[str, list[str]]:
    """By animal the players of whom it attacks one (WN-ANIMAL-03, WN-ANIMAL-04)."""
    found = {}
    for number in range(MOST_ANIMALS):
        if s.of[ANIMAL + number] == GONE or s.of[ANIMAL_AREA + number] == GONE:
            continue
        prey = int(prey_of(s, s.of[ANIMAL_AREA + number]))
        if prey:
            found[animal_name(s, number)] = [seat_name(seat) for seat in range(s.seats) if prey & bit(seat)]
    return found


def hunters_at(s: Data, seat: int, area: int) -> int:
    """How many animals could go for a player who stood in an area."""
    there = Data(s.settings)
    s.copy_to(there)
    there.of[WHERE + seat] = area
    return sum(seat_name(seat) in prey for prey in hunted(there).values())
