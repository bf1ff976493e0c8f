"""What each kind of frame may hold: whatever else stands in one means nothing."""

from collections.abc import Callable

from wildtable.engine import effects as stages
from wildtable.engine.clauses import ACTS as IS_VERB
from wildtable.engine.clauses import IF, NEXT, NEXT_IF, NONE, TO, WHAT
from wildtable.engine.stack import BOTTOM
from wildtable.games.wild_assent import frames
from wildtable.games.wild_assent.board import COLUMNS, distance
from wildtable.games.wild_assent.rules import choosing, draft, momentum, rounds, settling, silvestrem
from wildtable.games.wild_assent.rules.choices import figure_left
from wildtable.games.wild_assent.rules.health import beaten
from wildtable.games.wild_assent.rules.troupe import creatures_of, skill_at
from wildtable.games.wild_assent.state import (
    ASSENT_FELL,
    BOTH_FELL,
    FIRST_CREATURE,
    FIRST_SUMMON,
    GLADIATORS,
    GONE,
    KIND,
    LAST_STANDING,
    MOST_CREATURES,
    NO_SCENARIO,
    PICKS,
    PLAYER_1,
    ROUND_LIMIT,
    SCENARIO_WON,
    SEAT,
    SIDE_OWNER,
    STALEMATE,
    Data,
)
from wildtable.games.wild_assent.words import (
    AFFLICTING,
    ATTACK,
    ATTACKED_AFTER,
    ATTACKER,
    DRAWN,
    FALLEN,
    ON_SPECIALS,
    OWN_ATTACK,
    REFERENCES,
    ROUND_END,
    SLAIN,
    SUCCESS,
    TARGET,
)

_MOST_THROW = 2**25 - 1


def known_gladiators(s: Data) -> list[int]:
    return [one for one in range(GLADIATORS) if s.of[KIND + one] != GONE]


def _in(s: Data, frame: int, field: int, least: int, most: int) -> bool:
    return least <= s.stack.at(frame, field) <= most


def _gladiator(s: Data, frame: int, field: int) -> bool:
    return int(s.stack.at(frame, field)) in known_gladiators(s)


def _some(s: Data, frame: int, field: int) -> bool:
    """A set of Gladiators that are there."""
    bits = int(s.stack.at(frame, field))
    return bits >= 0 and bits & ~sum(1 << one for one in known_gladiators(s)) == 0


def _draft_roll(s: Data, frame: int) -> bool:
    second = s.stack.at(frame, frames.SIDE) == 1
    return _in(s, frame, frames.SIDE, 0, 1) and _in(s, frame, frames.SHOWN, 0, draft.DRAFT_DICE * int(second))


def _draft(s: Data, frame: int) -> bool:
    if not _in(s, frame, frames.CATEGORY, 0, frames.EQUIPMENT_CARDS):
        return False
    category, pick = int(s.stack.at(frame, frames.CATEGORY)), int(s.stack.at(frame, frames.PICK))
    if not 0 <= pick < draft.picks_of(s, category):
        return False
    later = sum(int(draft.picks_of(s, one)) for one in range(category, frames.ASSENTS))
    counted = category >= frames.ASSENTS or s.of[PICKS] + later - pick <= MOST_CREATURES
    assents = category > frames.ASSENTS
    complete = all((s.of[KIND + seat] != GONE) or not assents for seat in range(s.seats))
    return counted and complete and s.stack.owner() == s.captain(draft.picker(s, category, pick))


def _deal(s: Data, frame: int) -> bool:
    assents = all(s.of[KIND + seat] != GONE for seat in range(s.seats))
    return assents and _in(s, frame, frames.ITEM, 0, 20) and _in(s, frame, frames.GIVEN, 0, 15)


def _choose(s: Data, frame: int) -> bool:
    for seat in range(4):
        pair, row = int(s.stack.at(frame, frames.PAIR + seat)), int(s.stack.at(frame, frames.ORDER + seat))
        if seat >= s.seats:
            if pair or row:
                return False
            continue
        if pair and not ((pair - 1) // 8 < (pair - 1) % 8 < 5):
            return False
        named = []
        while row > 0:
            named.append(row % 32 - 1)
            row //= 32
        own = int(creatures_of(s, seat))
        if row < 0 or len(set(named)) < len(named) or any(one < 0 or not (own >> one) & 1 for one in named):
            return False
    return bool(choosing.anybody(s))


def _round(s: Data, frame: int) -> bool:
    by_seats = s.stack.at(frame, frames.STAGE) <= rounds.CREATURE_STEP
    return _in(s, frame, frames.STAGE, rounds.BEGINS, rounds.ENDS) and _in(
        s, frame, frames.CURSOR, 0, int(s.seats) if by_seats else 10
    )


def _card(s: Data, frame: int) -> bool:
    if not 0 <= s.stack.at(frame, frames.CARD_NUMBER) < s.tables.silvestrem:
        return False
    if int(s.stack.at(frame, frames.CARD_MOMENT)) not in (DRAWN, ROUND_END, SUCCESS):
        return False
    number, left = int(s.stack.at(frame, frames.CARD_CLAUSE)), int(s.stack.at(frame, frames.CARD_SIDES))
    if number < 0 or not 0 <= left <= 3 or not _in(s, frame, frames.CARD_RESULTS, 0, 3):
        return False
    spoken_to = [side for side in range(2) if silvestrem.clause_for(s, frame, side, number) != NONE]
    return all(side in spoken_to for side in range(2) if (left >> side) & 1) and bool(spoken_to or not number)


def _clauses_of(s: Data, text: int) -> list[int]:
    """Every clause of a text that is not inside another."""
    clauses = s.tables.effects.clauses
    found, clause = [], int(clauses.first(text))
    while clause != NONE:
        found.append(clause)
        clause = int(clauses.get(clause, NEXT))
    return found


def _momentum(s: Data, frame: int) -> bool:
    inside = _in(s, frame, frames.STAGE, momentum.ROLL, momentum.ASSIGN)
    return inside and _in(s, frame, frames.THROW, 0, _MOST_THROW)


def _activation(s: Data, frame: int) -> bool:
    return (
        _in(s, frame, frames.STAGE, frames.STARTS, frames.CLEANS)
        and _gladiator(s, frame, frames.GLADIATOR)
        and s.of[SEAT + s.stack.at(frame, frames.GLADIATOR)] == s.stack.owner_of(frame)
        and _in(s, frame, frames.USED, 0, 63)
        and _some(s, frame, frames.SUMMONED)
        and _in(s, frame, frames.AGAIN, 0, 1)
        and _in(s, frame, frames.FREE, 0, 1)
        and _in(s, frame, frames.CHANGES_WAITED, 0, 99)
    )


def _bound(s: Data, frame: int, first: int) -> bool:
    """The references of a text: Gladiators, and an attack that is under way."""
    attacks, other = [NONE], int(s.stack.below(frame))
    while other != BOTTOM:
        if s.stack.kind_of(other) == frames.ATTACK:
            attacks.append(other)
        other = int(s.stack.below(other))
    people = [NONE, *known_gladiators(s)]
    return (
        int(s.stack.at(frame, first + ATTACKER)) in people
        and int(s.stack.at(frame, first + TARGET)) in people
        and int(s.stack.at(frame, first + FALLEN)) in people
        and int(s.stack.at(frame, first + ATTACK)) in attacks
    )


def _moment(s: Data, frame: int) -> bool:
    moment = int(s.stack.at(frame, frames.MOMENT_NOW))
    attack = int(s.stack.at(frame, frames.MOMENT_BOUND + ATTACK))
    window = moment in (ON_SPECIALS, AFFLICTING)
    if not (0 <= moment <= SLAIN or window) or not _bound(s, frame, frames.MOMENT_BOUND):
        return False
    if (window or OWN_ATTACK <= moment <= ATTACKED_AFTER) != (attack != NONE):
        return False
    if moment == SLAIN and s.stack.at(frame, frames.MOMENT_BOUND + FALLEN) == NONE:
        return False
    who, clause = int(s.stack.at(frame, frames.MOMENT_WHO)), int(s.stack.at(frame, frames.MOMENT_CLAUSE))
    if who == 0:
        begun = clause == 0 and s.stack.at(frame, frames.MOMENT_SLOTS) == 0
    else:
        gladiator, slot = (who - 1) // 8, (who - 1) % 8
        known = gladiator in known_gladiators(s) and gladiator < FIRST_SUMMON and slot < 6
        skill = int(skill_at(s, gladiator, slot)) if known else NONE
        begun = skill != NONE and (clause == 0 or clause - 1 in _clauses_of(s, skill))
        slots = int(s.stack.at(frame, frames.MOMENT_SLOTS))
        begun = begun and 0 <= slots < 64
        begun = begun and all(skill_at(s, gladiator, n) != NONE for n in range(6) if (slots >> n) & 1)
    return (
        begun
        and _some(s, frame, frames.MOMENT_LEFT)
        and s.stack.at(frame, frames.MOMENT_LEFT) < 1 << FIRST_SUMMON
        and _some(s, frame, frames.MOMENT_TARGETS)
        and _in(s, frame, frames.MOMENT_SPECIALS, 0, 24)
        and _in(s, frame, frames.MOMENT_PHASE, 0, 2)
    )


def _attack(s: Data, frame: int) -> bool:
    fields = (frames.TARGETS, frames.FIRST, frames.BACKS, frames.HURT, frames.RETALIATED)
    return (
        _in(s, frame, frames.STAGE, frames.DECLARED, frames.ATTACK_ENDS)
        and _in(s, frame, frames.THROW, 0, _MOST_THROW)
        and _gladiator(s, frame, frames.ATTACKER)
        and all(_some(s, frame, field) for field in fields)
        and s.stack.at(frame, frames.FIRST) != 0
        and _in(s, frame, frames.SLOT, 0, 8)
        and _in(s, frame, frames.RANGE, 1, 99)
        and _in(s, frame, frames.BASE, 0, 99)
        and _in(s, frame, frames.DICE_COUNT, 0, 99)
        and _in(s, frame, frames.DAMAGE, 0, 1)
        and _in(s, frame, frames.AREA, 0, 4)
        and _in(s, frame, frames.SORT, 0, 2)
        and _in(s, frame, frames.LOST, 0, 999)
        and _in(s, frame, frames.AUTOMATIC, 0, 1)
        and _in(s, frame, frames.WAITED, 0, 99)
    )


def _effect(s: Data, frame: int) -> bool:
    if not _bound(s, frame, stages.BOUND) or not _in(s, frame, stages.STAGE, stages.BEGIN, stages.BRANCH):
        return False
    subject = int(s.stack.at(frame, stages.SUBJECT))
    if subject not in (NONE, SIDE_OWNER, SIDE_OWNER + 1, *known_gladiators(s)):
        return False
    clause = int(s.stack.at(frame, stages.CLAUSE))
    if clause != NONE:
        for reference in _needed(s, clause):
            if s.stack.at(frame, stages.BOUND + REFERENCES.index(reference)) == NONE:
                return False
    return _in(s, frame, stages.RESULT, 0, 1) and _in(s, frame, stages.ALONE, 0, 1)


def _needed(s: Data, clause: int) -> list[str]:
    """The references without which a clause means nothing."""
    effects = s.tables.effects
    clauses = effects.clauses
    found = list(effects.targets[clauses.get(clause, TO)].needs)
    if clauses.get(clause, IS_VERB) == 1:
        found += effects.verbs[clauses.get(clause, WHAT)].needs
    condition = int(clauses.get(clause, IF))
    while condition != NONE:
        found += effects.conditions[clauses.cells[condition]].needs
        condition = int(clauses.cells[condition + NEXT_IF])
    return [one for one in found if one != "target"]


def _dice(s: Data, frame: int) -> bool:
    into = int(s.stack.at(frame, frames.INTO))
    if into != s.stack.below(frame):
        return False
    thrower = int(s.stack.kind_of(into))
    attacks = s.stack.at(frame, frames.DIE) == frames.ATTACK_DIE
    throws = frames.ATTACK if attacks else frames.TRIAL if thrower == frames.TRIAL else frames.MOMENTUM
    return _in(s, frame, frames.DIE, 0, 1) and thrower == throws and _in(s, frame, frames.COUNT, 0, 24)


def _trial(s: Data, frame: int) -> bool:
    beneath = int(s.stack.below(frame))
    return (
        beneath != BOTTOM
        and s.stack.kind_of(beneath) == frames.EFFECT
        and _in(s, frame, frames.STAGE, 0, 1)
        and _in(s, frame, frames.THROW, 0, _MOST_THROW)
        and _in(s, frame, frames.TRIAL_COUNT, 1, 4)
        and _in(s, frame, frames.TRIAL_FACE, 0, 3)
    )


def _aim(s: Data, frame: int) -> bool:
    return _gladiator(s, frame, frames.AIMING)


def _stroll(s: Data, frame: int) -> bool:
    return _aim(s, frame) and _in(s, frame, frames.FIELDS, 1, 4)


def _put(s: Data, frame: int) -> bool:
    return _aim(s, frame) and _in(s, frame, frames.WITHIN, 1, 20)


def _summon(s: Data, frame: int) -> bool:
    one = int(s.stack.at(frame, frames.AIMING))
    if one not in known_gladiators(s) or not FIRST_CREATURE <= one < FIRST_SUMMON:
        return False
    return bool(s.tables.summoned[s.of[KIND + one]] != NONE and figure_left(s, one))


def _push(s: Data, frame: int) -> bool:
    people = _some(s, frame, frames.PUSH_LEFT) and _gladiator(s, frame, frames.PUSH_ATTACKER)
    return people and _in(s, frame, frames.PUSH_AMOUNT, 1, 99)


def _award(s: Data, frame: int) -> bool:
    return _in(s, frame, frames.WON_FACE, 0, 3) and _in(s, frame, frames.WON_COUNT, 1, 3)


def _over(s: Data, frame: int) -> bool:
    """Somebody has won who could have, for a reason that fits (WA-WIN, WA-RULING-135, -138, -139)."""
    if not (_in(s, frame, frames.WINNERS, 0, 2) and _in(s, frame, frames.REASON, ASSENT_FELL, SCENARIO_WON)):
        return False
    winners, reason = int(s.stack.at(frame, frames.WINNERS)), int(s.stack.at(frame, frames.REASON))
    lost = [bool(beaten(s, side)) for side in range(2)]
    if reason == BOTH_FELL:
        return winners == 0 and all(lost)
    if reason in (ASSENT_FELL, LAST_STANDING):
        fits = (reason == LAST_STANDING) == s.settings.last_man
        return fits and winners != 0 and lost == [winners == 2, winners == 1]
    if reason == STALEMATE:
        return winners == 0
    if reason == ROUND_LIMIT:
        return bool(s.settings.rounds > 0)
    if reason == SCENARIO_WON:
        return bool(s.settings.scenario != NO_SCENARIO)
    return winners != 0  # conceded


def _sequence(s: Data, frame: int) -> bool:
    beneath = int(s.stack.below(frame))
    return beneath != BOTTOM and s.stack.kind_of(beneath) == frames.MOMENT


def _hidden_obstacles(s: Data, frame: int) -> bool:
    """On the own columns, and none beside another of the same side (WA-PLACE-03, WA-PLACE-04)."""
    for side in range(2):
        first = 2 if side == s.of[PLAYER_1] else 5
        numbers = range(side * settling.KINDS, (side + 1) * settling.KINDS)
        fields = [int(s.stack.at(frame, number)) - 1 for number in numbers]
        fields = [field for field in fields if field != -1]
        if not all(0 <= field < s.board.fields and first <= field % COLUMNS <= first + 2 for field in fields):
            return False
        if any(distance(one, other) <= 1 for n, one in enumerate(fields) for other in fields[:n]):
            return False
    return True


def _hidden_troupes(s: Data, frame: int) -> bool:
    """On free fields of the own start columns (WA-PLACE-06)."""
    taken = set()
    for one in range(FIRST_SUMMON):
        place = int(s.stack.at(frame, one)) - 1
        if place == -1:
            continue
        first = 0 if s.side_of(one) == s.of[PLAYER_1] else 8
        field = place // 4
        if s.of[KIND + one] == GONE or not 0 <= field < s.board.fields or field in taken:
            return False
        if not first <= field % COLUMNS <= first + 1:
            return False
        taken.add(field)
    return True


CHECKS: dict[int, Callable[[Data, int], bool]] = {
    frames.DRAFT_ROLL: _draft_roll,
    frames.DRAFT: _draft,
    frames.DEAL: _deal,
    frames.CHOOSE: _choose,
    frames.ROUND: _round,
    frames.CARD: _card,
    frames.MOMENTUM: _momentum,
    frames.ACTIVATION: _activation,
    frames.MOMENT: _moment,
    frames.ATTACK: _attack,
    frames.EFFECT: _effect,
    frames.DICE: _dice,
    frames.TRIAL: _trial,
    frames.AIM: _aim,
    frames.STROLL: _stroll,
    frames.PUT: _put,
    frames.SUMMON: _summon,
    frames.PUSH: _push,
    frames.AWARD: _award,
    frames.OVER: _over,
    frames.SEQUENCE: _sequence,
    frames.HIDDEN_OBSTACLES: _hidden_obstacles,
    frames.HIDDEN_TROUPES: _hidden_troupes,
}
