"""What cannot be is refused: troupes that nobody can have, and frames that mean nothing here.

A position is written when somebody or chance is asked, so whatever is read must be at such a moment too.
"""

from typing import NoReturn

from wildtable.engine.refusal import BadPosition
from wildtable.engine.stack import BOTTOM
from wildtable.games.wild_assent import frames
from wildtable.games.wild_assent.legal import legal_actions, owes
from wildtable.games.wild_assent.possible_frames import CHECKS, known_gladiators
from wildtable.games.wild_assent.rules import rounds
from wildtable.games.wild_assent.rules.health import beaten
from wildtable.games.wild_assent.rules.scenarios import HELD_ROUNDS
from wildtable.games.wild_assent.rules.silvestrem import first_side
from wildtable.games.wild_assent.rules.troupe import creatures_of
from wildtable.games.wild_assent.state import (
    DONE,
    DYING,
    FIRST_CREATURE,
    FIRST_SUMMON,
    GLADIATORS,
    GONE,
    HEALTH,
    HIGH_GROUND,
    KIND,
    LAST_FALL,
    LEFT_OVER,
    NAMED,
    NOBODY,
    POINTS,
    QUIET,
    ROUND,
    ROW,
    SEAT,
    SIDE_OWNER,
    SUMMONER,
    WAITING,
    WHERE,
    YIELDED,
    Data,
)
from wildtable.games.wild_assent.words import DEEDS

_SET_UP = (
    frames.DRAFT_ROLL,
    frames.DRAFT,
    frames.DEAL,
    frames.CHOOSE,
    frames.OBSTACLE,
    frames.PLACING,
    frames.HIDDEN_OBSTACLES,
    frames.HIDDEN_TROUPES,
)
_OWNERLESS = (
    frames.DRAFT_ROLL,
    frames.CHOOSE,
    frames.ROUND,
    frames.SILVESTREM,
    frames.CARD,
    frames.MOMENT,
    frames.OVER,
    frames.HIDDEN_OBSTACLES,
    frames.HIDDEN_TROUPES,
)
_OF_A_CAPTAIN = (frames.DRAFT, frames.DEAL, frames.OBSTACLE, frames.NAME, frames.AWARD)
_OF_A_TEAM = (frames.DEAL, frames.NAME, frames.AWARD)


def check_possible(s: Data) -> None:
    """Raise `BadPosition` for what cannot be."""
    kinds = _frames(s)
    _check_troupes(s, kinds)
    _check_nesting(s, kinds)
    frame = int(s.stack.top)
    while frame != BOTTOM:
        _check_owner(s, frame)
        kind = int(s.stack.kind_of(frame))
        if kind in CHECKS and not CHECKS[kind](s, frame):
            _refuse(f"'{frames.NAMES[kind]}' in 'stack' means nothing here")
        frame = int(s.stack.below(frame))
    if kinds[0] == frames.ROUND:
        _check_named(s)
    _check_asked(s)


def _refuse(why: str) -> NoReturn:
    raise BadPosition(f"position: {why}.")


def _frames(s: Data) -> list[int]:
    """The kinds of frame from the bottom up."""
    return [int(frame[0]) for frame in s.stack.frames()]


# Troupes.


def _check_troupes(s: Data, kinds: list[int]) -> None:
    in_play = kinds[0] == frames.ROUND
    if in_play or kinds[0] in (frames.CHOOSE, frames.OBSTACLE, frames.PLACING, *_SET_UP[6:]):
        for seat in range(s.seats):
            if s.of[KIND + seat] == GONE:
                _refuse(f"P{seat + 1} has no Assent yet")
            row = [int(s.of[ROW + seat * 8 + place]) for place in range(8)]
            given = sum(1 << one for one in row if one != GONE)
            if kinds[0] != frames.CHOOSE and given != creatures_of(s, seat):
                _refuse(f"the order of P{seat + 1} must name each of its Creatures")
    for one in known_gladiators(s):
        _check_gladiator(s, one, in_play, frames.CARD in kinds)
    for kind in range(len(s.tables.figures)):
        there = [
            one
            for one in range(FIRST_SUMMON, GLADIATORS)
            if s.of[WHERE + one] != GONE and s.of[KIND + one] == kind
        ]
        if len(there) > s.tables.figures[kind] and not s.settings.unlimited:
            _refuse(f"there are {s.tables.figures[kind]} figures of each kind of Summon (WA-RULING-95)")
    if in_play and s.of[ROUND] < 1:
        _refuse("'round' must be at least 1 when the match is under way")
    for side in range(2):
        named = int(s.of[NAMED + side])
        if named != GONE and s.side(named) != side:
            _refuse(f"P{named + 1} cannot be named by the other side")
        if in_play and beaten(s, side):
            _refuse("a side has lost already")
        if not 0 <= s.of[DONE + side] < 1 << (4 * len(DEEDS)):
            _refuse("'done' counts from 0 to 15 for each deed, four bits each")
        most = HELD_ROUNDS - 1 if s.settings.scenario == HIGH_GROUND else 0
        if in_play and not 0 <= s.of[POINTS + side] <= most:
            _refuse(f"'points' are from 0 to {most} in a match of this kind that is under way")
        if in_play and s.of[LEFT_OVER + side] != 0:
            _refuse("nobody has obstacles 'left_over' when the match is under way")
        if kinds[0] != frames.OVER and has_conceded(s, side):
            _refuse("a side whose players have all 'yielded' has lost already (WA-RULING-139)")
    if in_play and (
        s.of[QUIET] >= s.settings.stall
        or s.of[ROUND] - s.of[LAST_FALL] > rounds.LONG_STALL
        or 0 < s.settings.rounds < s.of[ROUND]
    ):
        _refuse("the match would have ended before this round")
    if s.of[WAITING] != 0 and not _waiting_is_possible(s, kinds):
        _refuse("'waiting' means nothing here")


def _check_named(s: Data) -> None:
    """Whose Assents or Creatures have begun to act has named who goes first (WA-ROUND-09)."""
    stage, cursor = int(s.stack.at(0, frames.STAGE)), int(s.stack.at(0, frames.CURSOR))
    begun = 2 if stage > rounds.ASSENT_STEP else cursor if stage == rounds.ASSENT_STEP else 0
    for number in range(min(begun, 2)):
        if s.of[NAMED + (int(first_side(s)) ^ number)] == GONE:
            _refuse("'named' must say of each side who goes first in this round (WA-ROUND-09)")


def has_conceded(s: Data, side: int) -> bool:
    """Have all players of a side conceded?"""
    first = int(s.captain(side))
    return all((s.of[YIELDED] >> seat) & 1 for seat in range(first, first + int(s.seats) // 2))


def _waiting_is_possible(s: Data, kinds: list[int]) -> bool:
    granted, waiting = [], int(s.of[WAITING])
    while waiting:
        granted.append(waiting % 128 - 1)
        waiting //= 128
    known = known_gladiators(s)
    return frames.ATTACK in kinds and all(one >= 0 and one % 64 in known for one in granted)


def _check_gladiator(s: Data, one: int, in_play: bool, card: bool) -> None:
    here = s.of[WHERE + one] != GONE
    falls = (s.of[DYING] >> one) & 1
    if here and (s.of[HEALTH + one] == 0) != bool(falls):
        _refuse("who has no Health left is 'dying', and nobody else")
    if falls and not (here and card):
        _refuse("only on the board, and while a card speaks, is anybody 'dying'")
    if in_play and not here and s.of[HEALTH + one] > 0:
        _refuse("who is not on the board has no Health left")
    if one >= FIRST_SUMMON and here:
        summoner = int(s.of[SUMMONER + one])
        fits = summoner >= FIRST_CREATURE and s.tables.summoned[s.of[KIND + summoner]] == s.of[KIND + one]
        if not fits or s.of[WHERE + summoner] == GONE or s.of[SEAT + summoner] != s.of[SEAT + one]:
            _refuse("a Summon needs its summoner on the board")


# Frames.


def _check_nesting(s: Data, kinds: list[int]) -> None:
    """The set-up lies alone; all else lies on the round."""
    alone = kinds[0] in _SET_UP or kinds[0] == frames.OVER
    if alone and len(kinds) > 1 and kinds != [frames.DEAL, frames.DEAL]:
        _refuse(f"nothing lies on '{frames.NAMES[kinds[0]]}'")
    if not alone and kinds[0] != frames.ROUND:
        _refuse("the 'stack' begins with a round")
    if any(kind in _SET_UP or kind in (frames.ROUND, frames.OVER) for kind in kinds[1:]) and not alone:
        _refuse("a round lies at the bottom of the 'stack' only")


def _check_owner(s: Data, frame: int) -> None:
    kind, owner = int(s.stack.kind_of(frame)), int(s.stack.owner_of(frame))
    if kind in _OWNERLESS:
        fits = owner == NOBODY
    elif kind == frames.EFFECT:
        fits = owner in known_gladiators(s) or owner in (SIDE_OWNER, SIDE_OWNER + 1)
    else:
        fits = 0 <= owner < s.seats
        if fits and kind in _OF_A_CAPTAIN:
            fits = s.captain(s.side(owner)) == owner
        if kind in _OF_A_TEAM and s.seats == 2:
            fits = False
    if not fits:
        _refuse(f"'owner' of '{frames.NAMES[kind]}' must be somebody who can own it")


def _check_asked(s: Data) -> None:
    """Somebody has something to decide, or chance has, or it is over."""
    kind = int(s.stack.kind())
    if kind == frames.OVER or frames.is_chance(kind):
        if kind == frames.SILVESTREM and s.stack.depth() != 2:
            _refuse("a card is drawn at the beginning of a round")
        return
    asked = [seat for seat in range(s.seats) if owes(s, seat)]
    if not asked or any(len(legal_actions(s, seat)) == 0 for seat in asked):
        _refuse("nobody has anything to decide")
