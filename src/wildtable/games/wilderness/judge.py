"""How good a position looks for a seat.

What is under way is first carried to its end in a copy: everybody else passes, chance is averaged over a few
of its outcomes, and choices of the seat are made as well as can be. Then the position itself is weighed: how
far the village is in energy, how near death is, water in reach, animals, cards, and how the best opponent
stands.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine import window
from wildtable.engine.state import WON
from wildtable.games.wilderness import actions, deeds, frames
from wildtable.games.wilderness.chance import case, cases
from wildtable.games.wilderness.legal import legal_actions
from wildtable.games.wilderness.rules.land import ways
from wildtable.games.wilderness.rules.nature import prey_of, weariness
from wildtable.games.wilderness.state import (
    ANIMAL,
    ANIMAL_AREA,
    DRUNK,
    ENERGY,
    GONE,
    HAND,
    HATED,
    MOST_ANIMALS,
    ROUND,
    TRACK,
    WHERE,
    Data,
)
from wildtable.games.wilderness.terrain import EXHAUSTION, HUNGER, THIRST, TRIBE

ENERGY_WORTH: Final = 10  # of a point of energy on the way to the village
ENERGY_LEFT: Final = 7  # of one that is not spent yet
USELESS_DRINK: Final = 12  # drinking again and again must never look better than ending the turn
CARD: Final = 18
SICKNESS: Final = 45
IN_VILLAGE: Final = 4000
DEATH: Final = -20_000
ROUNDS_AHEAD: Final = 4
MOST_STEPS: Final = 60
FIRST_SAMPLES: Final = 9
LATER_SAMPLES: Final = 2
DEEPEST: Final = 3
RIVAL_SHARE: Final = 3
USUAL_START: Final = 460
USUAL_ROUND: Final = 15


def evaluate(s: Data, seat: i64) -> i64:
    """What the position is worth for that seat, in hundredths."""
    if settled(s):
        return bounded(weigh(s, seat))
    copy = s.clone()
    assert isinstance(copy, Data)
    return bounded(carry_on(copy, seat, 0))


def bounded(worth: i64) -> i64:
    if worth > WON:
        return WON
    return worth if worth > -WON else -WON


def settled(s: Data) -> bool:
    """Is nothing under way but somebody's turn?"""
    kind = s.stack.kind()
    return kind == frames.TURN or kind == frames.OVER


def carry_on(s: Data, seat: i64, depth: i64) -> i64:
    """Let what is under way come to its end; what the state is worth then. It changes the state."""
    bottom = s.stack.kind_of(0)
    owner = s.stack.owner_of(0)
    for _ in range(MOST_STEPS):
        if settled(s) or s.stack.kind_of(0) != bottom or s.stack.owner_of(0) != owner:
            return weigh(s, seat)
        kind = s.stack.kind()
        if kind == frames.WINDOW:
            for other in range(s.seats):
                if window.waits_for(s.stack, other):
                    window.seal(s.stack, other, actions.PASS)
            deeds.go_on(s)
        elif frames.is_chance(kind):
            return average(s, seat, depth)
        else:
            return choice(s, seat, depth)
    return weigh(s, seat)


def average(s: Data, seat: i64, depth: i64) -> i64:
    """Over a few of the ways in which chance can fall, spread evenly (each two fifths of all on)."""
    if depth >= DEEPEST:
        return weigh(s, seat)
    size = cases(s)
    samples: i64 = FIRST_SAMPLES if depth == 0 else LATER_SAMPLES
    stride: i64 = 1
    if samples >= size:
        samples = size
    else:
        stride = (2 * size // 5) | 1
    total: i64 = 0
    for i in range(samples):
        copy = s.clone()
        assert isinstance(copy, Data)
        deeds.happen(copy, case(s, (i * stride) % size))
        total += carry_on(copy, seat, depth + 1)
    return total // samples


def choice(s: Data, seat: i64, depth: i64) -> i64:
    """The best for the seat if it chooses, else the first that is offered."""
    chooser = s.stack.owner()
    offered = legal_actions(s, chooser)
    if depth >= DEEPEST or len(offered) == 0:
        return weigh(s, seat)
    best: i64 = -WON
    tried: i64 = FIRST_SAMPLES if chooser == seat else 1
    if tried > i64(len(offered)):
        tried = i64(len(offered))
    for i in range(tried):
        copy = s.clone()
        assert isinstance(copy, Data)
        deeds.carry_out(copy, chooser, offered[i])
        worth = carry_on(copy, seat, depth + 1)
        if worth > best:
            best = worth
    return best


def weigh(s: Data, seat: i64) -> i64:
    """A position as it lies: the seat's own standing, less a share of the best opponent's.

    What a usual player would have left at this time is taken off, so that somebody who keeps up is worth
    about nothing: the tree search tells positions apart best there.
    """
    if s.stack.kind() == frames.OVER:
        winners = s.stack.get(frames.WINNERS)
        if winners == 0:
            return DEATH // 2
        return WON if (winners >> seat) & 1 == 1 else -WON
    own = standing(s, seat) + usual(s)
    best: i64 = 2 * DEATH
    for other in range(s.seats):
        if other != seat:
            worth = standing(s, other)
            if worth > best:
                best = worth
    return own if s.seats == 1 else own - best // RIVAL_SHARE


def usual(s: Data) -> i64:
    """What is about two thirds of a usual player's way and troubles to come, by the round."""
    left = USUAL_START - USUAL_ROUND * s.of[ROUND]
    return left if left > 0 else 0


def standing(s: Data, seat: i64) -> i64:
    """How a player stands, without regard to others."""
    if not s.alive(seat):
        return DEATH
    area = s.of[WHERE + seat]
    worth = (
        -ENERGY_WORTH * ways(s).far[area]
        - weary_worth(s, seat)
        - needs(s, seat, area)
        - beasts(s, seat, area)
    )
    if area == s.board.village:
        worth += IN_VILLAGE
    if seat == frames.active(s):
        worth += ENERGY_LEFT * s.of[ENERGY] - USELESS_DRINK * s.of[DRUNK] * s.of[DRUNK]
    hand = s.of[HAND + seat]
    while hand != 0:
        hand &= hand - 1
        worth += CARD
    for ill in s.ill:
        if ill % 8 == seat:
            worth -= SICKNESS
    return worth


def weary_worth(s: Data, seat: i64) -> i64:
    """Each step of exhaustion weighs more the nearer the skull is; what Nature takes next counts too."""
    skull = s.settings.tracks.skull
    at = s.of[TRACK + 8 * EXHAUSTION + seat]
    left = skull - at
    after = left - weariness(s, seat)
    worth = 5 * at + (at * at) // 2
    if after <= 0:
        worth += 900
    elif after <= 3:
        worth += 120 * (4 - after)
    elif after <= 6:
        worth += 20 * (7 - after)
    return worth


def needs(s: Data, seat: i64, area: i64) -> i64:
    """What thirst and hunger will take in the next rounds, and the way to water for who is thirsty."""
    tracks = s.settings.tracks
    thirst = s.of[TRACK + 8 * THIRST + seat]
    hunger = s.of[TRACK + 8 * HUNGER + seat]
    taken: i64 = 0
    for ahead in range(1, ROUNDS_AHEAD + 1):
        taken += number_at(tracks.thirst, thirst + ahead) + number_at(tracks.hunger, hunger + ahead)
    return 9 * taken + 4 * thirst + 3 * hunger + (ways(s).wet[area] * thirst) // 3


def number_at(track: "vec[i64]", square: i64) -> i64:
    last = i64(len(track)) - 1
    return track[square if square < last else last]


def beasts(s: Data, seat: i64, area: i64) -> i64:
    """Animals that would attack this player, and a Tribe that hates him."""
    worth: i64 = 0
    for number in range(MOST_ANIMALS):
        if s.of[ANIMAL + number] != GONE and s.of[ANIMAL_AREA + number] != GONE:
            prey = prey_of(s, s.of[ANIMAL_AREA + number])
            if (prey >> seat) & 1 == 1:
                worth += 70 if prey & (prey - 1) == 0 else 35
    if s.land[area] & 15 == TRIBE and (s.of[HATED] >> seat) & 1 == 1:
        worth += 80
    return worth
