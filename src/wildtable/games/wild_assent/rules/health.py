"""Damage, healing, statuses, falling, and how a match is won (WA-ATTACK-05, WA-STATUS, WA-WIN)."""

from typing import Final

from mypy_extensions import i64

from wildtable.engine.bits import bit, has, lowest
from wildtable.games.wild_assent import events, frames
from wildtable.games.wild_assent.rules.modify import restand
from wildtable.games.wild_assent.rules.moments import listeners, speak
from wildtable.games.wild_assent.rules.silvestrem import first_side
from wildtable.games.wild_assent.rules.troupe import everybody, sort_of
from wildtable.games.wild_assent.state import (
    ASSENT_FELL,
    BOTH_FELL,
    DONE,
    DYING,
    FACING,
    FIRST_CREATURE,
    FIRST_SUMMON,
    GLADIATORS,
    GONE,
    HEALTH,
    KIND,
    LAST_FALL,
    LAST_STANDING,
    MARKS,
    MOST,
    NOBODY,
    ON_BOARD,
    RENEWED,
    RENEWED_BITS,
    ROUND,
    STATUS_BITS,
    SUMMONER,
    WHERE,
    WORKING,
    WORKING_BITS,
    WOUNDED,
    Data,
)
from wildtable.games.wild_assent.whole import lower
from wildtable.games.wild_assent.words import (
    ASSENT,
    BLEED,
    CREATURE,
    DURATIONS,
    FALLEN,
    IMMOBILIZE,
    SLAIN,
    STUN,
)

# Deeds that Demands ask for, four bits each (`words.DEEDS`).
HURT_ASSENT: Final = 0
HURT_CREATURE: Final = 1
SLAY: Final = 2
HEALED: Final = 3
ATTACKED: Final = 4
FROM_BEHIND: Final = 5
INFLICTED: Final = 7
WAS_HURT: Final = 8
MOST_TIMES: Final = 15
NO_TEXT: Final = -1

ASSENTS_AND_CREATURES: Final = (1 << FIRST_SUMMON) - 1


def did(s: Data, side: i64, deed: i64) -> None:
    """A side has done something that a Demand may ask for (WA-RULING-127)."""
    if side != NOBODY and (s.of[DONE + side] >> (4 * deed)) & 15 < MOST_TIMES:
        s.of[DONE + side] += bit(4 * deed)


def times(s: Data, side: i64, deed: i64) -> i64:
    return (s.of[DONE + side] >> (4 * deed)) & 15


def hurt(s: Data, gladiator: i64, damage: i64, by: i64, why: str, text: i64 = NO_TEXT) -> i64:
    """So much damage; answers the Health lost. `by` is the side that did it, or `NOBODY` (WA-RULING-178);
    `text` the Skill or Silvestrem card that says so, if one does.

    Whoever has none left falls as soon as what goes on has been done to all (`bury`).
    """
    if damage <= 0 or not s.lives(gladiator):
        return 0
    lost = lower(damage, s.of[HEALTH + gladiator])
    s.of[HEALTH + gladiator] -= lost
    s.of[WOUNDED] = 1
    side = s.side_of(gladiator)
    did(s, side, WAS_HURT)
    if s.of[HEALTH + gladiator] == 0:
        s.of[DYING] |= bit(gladiator)
    if by != NOBODY and by != side:
        sort = sort_of(gladiator)
        if sort == ASSENT:
            did(s, by, HURT_ASSENT)
        elif sort == CREATURE:
            did(s, by, HURT_CREATURE)
        if s.of[HEALTH + gladiator] == 0 and sort <= CREATURE:
            did(s, by, SLAY)
    events.hurt(s, gladiator, lost, why, text)
    return lost


def heal(s: Data, gladiator: i64, by: i64) -> None:
    """Health up to its maximum; a Bleed token takes the whole of it (WA-STATUS-05, WA-RULING-64,
    WA-RULING-66)."""
    if by <= 0 or not s.lives(gladiator):
        return
    did(s, s.side_of(gladiator), HEALED)
    if has(s.of[MARKS + gladiator], BLEED):
        s.of[MARKS + gladiator] &= ~(bit(BLEED) | bit(WORKING + BLEED) | bit(RENEWED + BLEED))
        events.cleansed(s, gladiator, BLEED)
        return
    gained = lower(by, s.of[MOST + gladiator] - s.of[HEALTH + gladiator])
    s.of[HEALTH + gladiator] += gained
    events.healed(s, gladiator, gained)


def inflict(s: Data, gladiator: i64, status: i64, by: i64) -> None:
    """A token; a second Immobilize makes a Stun of both (WA-STATUS-03, WA-RULING-79, WA-RULING-80,
    WA-RULING-89)."""
    if not s.lives(gladiator):
        return
    marks = s.of[MARKS + gladiator]
    if status == IMMOBILIZE and has(marks, IMMOBILIZE):
        marks &= ~(bit(IMMOBILIZE) | bit(RENEWED + IMMOBILIZE))
        status = STUN
    s.of[MARKS + gladiator] = marks | bit(status) | bit(RENEWED + status)
    if by != NOBODY and by != s.side_of(gladiator):
        did(s, by, INFLICTED)
    events.inflicted(s, gladiator, status)


def begin_tokens(s: Data, gladiator: i64) -> None:
    """The tokens that lie there now work in this activation (WA-RULING-78)."""
    marks = s.of[MARKS + gladiator]
    marks &= ~(WORKING_BITS | RENEWED_BITS)
    s.of[MARKS + gladiator] = marks | ((marks & STATUS_BITS) << WORKING)


def skip_tokens(s: Data, gladiator: i64) -> None:
    """Stun takes an activation, and all tokens but Bleed with it (WA-RULING-81)."""
    s.of[MARKS + gladiator] &= ~(WORKING_BITS | RENEWED_BITS | (STATUS_BITS & ~bit(BLEED)))


def end_tokens(s: Data, gladiator: i64) -> None:
    """Those that worked are removed, but for Bleed and what was renewed (WA-STATUS-01, WA-RULING-181)."""
    marks = s.of[MARKS + gladiator]
    worked = (marks >> WORKING) & ~(marks >> RENEWED) & STATUS_BITS & ~bit(BLEED)
    marks &= ~(WORKING_BITS | RENEWED_BITS)
    s.of[MARKS + gladiator] = marks & ~worked


def cleanse(s: Data, gladiator: i64, status: i64) -> None:
    """One token is taken off, or with `len(STATUSES)` all."""
    for one in range(5):
        if status == one or status == 5:
            s.of[MARKS + gladiator] &= ~(bit(one) | bit(WORKING + one) | bit(RENEWED + one))
    events.cleansed(s, gladiator, status)


# Falling.


def remove(s: Data, gladiator: i64) -> None:
    """It leaves the board with everything that lay on it (WA-ATTACK-06, WA-RULING-88).

    The next Summon may be the same figure, so nothing that was said of this one is left.
    """
    s.clear_field(s.of[WHERE + gladiator])
    s.of[ON_BOARD + s.side_of(gladiator)] &= ~bit(gladiator)
    s.of[WHERE + gladiator] = GONE
    s.of[FACING + gladiator] = 0
    s.of[HEALTH + gladiator] = 0
    s.of[MARKS + gladiator] = 0
    if gladiator < FIRST_SUMMON:
        s.of[LAST_FALL] = s.of[ROUND]
    else:
        for until in range(len(DURATIONS)):
            s.force.end(s.tables.effects.clauses, until, gladiator)


def summons_of(s: Data, summoner: i64) -> i64:
    """Its Summons on the board, as bits; a Summon has none (WA-SUMMON-05, WA-SUMMON-06)."""
    found: i64 = 0
    if summoner >= FIRST_SUMMON:
        return found
    left = everybody(s) & ~ASSENTS_AND_CREATURES
    while left != 0:
        if s.of[SUMMONER + lowest(left)] == summoner:
            found |= left & -left
        left &= left - 1
    return found


def bury(s: Data) -> None:
    """All who have no Health left fall together, with their Summons; then the win, then texts about it
    (WA-RULING-135, WA-RULING-154, WA-RULING-165, WA-RULING-183, WA-SUMMON-06, WA-SUMMON-07, WA-RULING-99)."""
    falling = s.of[DYING]
    s.of[DYING] = 0
    left = falling & ASSENTS_AND_CREATURES
    while left != 0:
        falling |= summons_of(s, lowest(left))
        left &= left - 1
    left = falling
    while left != 0:
        gladiator = lowest(left)
        left &= left - 1
        remove(s, gladiator)
        events.fallen(s, gladiator)
    restand(s)
    if not won(s):
        mourn(s, falling)


def mourn(s: Data, fallen: i64) -> None:
    """Texts about the slain, the active side's first (WA-RULING-51, WA-RULING-151, WA-RULING-100,
    WA-RULING-141)."""
    active = active_side(s)
    for number in range(2):
        side = active ^ 1 ^ number  # what is pushed last comes first
        if listeners(s, SLAIN, living(s, side)) == 0:
            continue
        one: i64 = GLADIATORS
        while one > 0:
            one -= 1
            if has(fallen, one):
                speak(s, SLAIN, living(s, side), 0, FALLEN, one)


def active_side(s: Data) -> i64:
    """The attacker's, else that of the activating Gladiator, else the first of the round (WA-RULING-151)."""
    frame = s.stack.find(frames.ATTACK)
    if frame < 0:
        frame = s.stack.find(frames.ACTIVATION)
    return first_side(s) if frame < 0 else s.side(s.stack.owner_of(frame))


def escape(s: Data, gladiator: i64) -> None:
    """Out of the match, but not slain; its Summons are destroyed (WA-RULING-137, WA-RULING-183)."""
    summons = summons_of(s, gladiator)
    gone = bit(gladiator) | summons
    for one in range(GLADIATORS):
        if has(gone, one):
            remove(s, one)
    events.escaped(s, gladiator)
    restand(s)
    if not won(s):
        mourn(s, summons)


def living(s: Data, side: i64) -> i64:
    """All of a side on the board, as bits."""
    return s.of[ON_BOARD + side] & ~s.of[DYING]


def beaten(s: Data, side: i64) -> bool:
    """Has the side no Assent left; in Last Man Standing, no Creature either (WA-WIN-01, WA-WIN-02,
    WA-WIN-03, WA-RULING-107)?"""
    last: i64 = FIRST_SUMMON if s.settings.last_man else FIRST_CREATURE
    for gladiator in range(last):
        if s.of[KIND + gladiator] != GONE and s.lives(gladiator) and s.side_of(gladiator) == side:
            return False
    return True


def won(s: Data) -> bool:
    """Is the match over? Both beaten at once is a draw (WA-WIN-04, WA-RULING-135, WA-RULING-136)."""
    first = beaten(s, 0)
    second = beaten(s, 1)
    if not first and not second:
        return False
    winners: i64 = 0 if first and second else 2 if first else 1
    reason: i64 = BOTH_FELL
    if winners != 0:
        reason = LAST_STANDING if s.settings.last_man else ASSENT_FELL
    frames.over(s, winners, reason)
    events.game_over(s, winners, reason)
    return True
