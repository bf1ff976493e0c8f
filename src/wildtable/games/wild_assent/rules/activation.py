"""An activation: tokens, Bleed, texts, Summons, movement, one action (WA-ACT, WA-STATUS, WA-PIT,
WA-RULING-86)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine import effects as stages
from wildtable.engine.bits import bit, has, lowest
from wildtable.engine.clauses import COST, NONE
from wildtable.engine.refusal import OK
from wildtable.engine.words import Context
from wildtable.games.wild_assent import actions, events, frames
from wildtable.games.wild_assent.board import OFF_BOARD
from wildtable.games.wild_assent.kit import PLACES, USES
from wildtable.games.wild_assent.rules.attack import declare
from wildtable.games.wild_assent.rules.blows import add_attacks, can_attack
from wildtable.games.wild_assent.rules.health import begin_tokens, end_tokens, hurt, skip_tokens, summons_of
from wildtable.games.wild_assent.rules.modify import UNBOUND, marked, speed_of
from wildtable.games.wild_assent.rules.moments import speak
from wildtable.games.wild_assent.rules.movement import Reach, path_to, reach_of
from wildtable.games.wild_assent.rules.placing import stand
from wildtable.games.wild_assent.rules.reach import ENDS_OF_MOVE, add_reached, holds, reachable
from wildtable.games.wild_assent.rules.sight import in_pit, room_beside, unoccupied
from wildtable.games.wild_assent.rules.troupe import printed, skill_at
from wildtable.games.wild_assent.state import (
    DYING,
    FACING,
    FIRST_SUMMON,
    FREED,
    GLADIATORS,
    MARKS,
    MOVED,
    NOBODY,
    PARTIAL_COVER,
    SEAT,
    WHERE,
    WORKING,
    Data,
)
from wildtable.games.wild_assent.tables import FLIGHT, MOVEMENT
from wildtable.games.wild_assent.words import (
    ACTIVATION_END,
    ACTIVATION_START,
    AGILE_POINT,
    BLEED,
    IMMOBILIZE,
    STUN,
    UNTIL_ACTIVATION,
    UNTIL_NEXT_ACTIVATION,
)


def activate(s: Data, gladiator: i64) -> None:
    """A Gladiator's place in the order; Agile gives it two activations (WA-ACT-04, WA-RULING-93)."""
    s.stack.push(frames.ACTIVATION, s.of[SEAT + gladiator], frames.ACTIVATION_FIELDS)
    s.stack.set(frames.GLADIATOR, gladiator)
    if marked(s, gladiator, AGILE_POINT) and not s.settings.second_slot:
        s.stack.set(frames.AGAIN, 1)


def activation_goes_on(s: Data) -> bool:
    """The activation on top, until something else has to be done first; true when its player is asked
    (WA-ACT-03, WA-STATUS-04, WA-SUMMON-04, WA-RULING-45, WA-RULING-97)."""
    stack = s.stack
    frame = stack.top
    gladiator = stack.get(frames.GLADIATOR)
    if not s.lives(gladiator):
        stack.pop()
        return False
    while stack.top == frame and s.of[DYING] == 0:
        if next_part(s, gladiator):
            return True
    return False


def next_part(s: Data, gladiator: i64) -> bool:
    """The next part of the activation on top; true when its player is asked."""
    stack = s.stack
    stage = stack.get(frames.STAGE)
    if stage == frames.STARTS:
        start(s, gladiator)
    elif stage == frames.BLEEDS:
        stack.set(frames.STAGE, frames.SUMMONS if s.settings.texts_first else frames.SPEAKS)
        if has(s.of[MARKS + gladiator], WORKING + BLEED):
            hurt(s, gladiator, 1, NOBODY, "bleed")
    elif stage == frames.SPEAKS:
        stack.set(frames.STAGE, frames.BLEEDS if s.settings.texts_first else frames.SUMMONS)
        speak(s, ACTIVATION_START, bit(gladiator), 0, NONE, NONE)
    elif stage == frames.SUMMONS:
        if idle_summons(s) != 0:
            return True
        return moves(s, gladiator)
    elif stage == frames.MOVES:
        return moves(s, gladiator)
    elif stage == frames.ACTS:
        if has_deed(s, gladiator):
            return True
        stack.set(frames.STAGE, frames.ENDS)
    elif stage == frames.CLIMBS:
        if room_beside(s, gladiator):
            return True
        stack.set(frames.STAGE, frames.ENDS)  # WA-RULING-46
    elif stage == frames.ENDS and has(s.kit.speaks[ACTIVATION_END], gladiator):
        stack.set(frames.STAGE, frames.CLEANS)
        speak(s, ACTIVATION_END, bit(gladiator), 0, NONE, NONE)
    else:
        end_tokens(s, gladiator)
        finish(s, gladiator)
    return False


def moves(s: Data, gladiator: i64) -> bool:
    """Movement is due: true, or the climb out of a Pit, or neither (WA-PIT-02, WA-STATUS-02)."""
    if in_pit(s, gladiator):
        s.stack.set(frames.STAGE, frames.CLIMBS)
        return False
    immobile = has(s.of[MARKS + gladiator], WORKING + IMMOBILIZE)
    s.stack.set(frames.STAGE, frames.ACTS if immobile else frames.MOVES)
    return not immobile


def start(s: Data, gladiator: i64) -> None:
    """Stun takes the activation and all tokens but Bleed (WA-STATUS-08, WA-RULING-81, WA-RULING-82,
    WA-RULING-103)."""
    stack = s.stack
    if stack.get(frames.FREE) == 1:
        s.of[FREED] |= bit(gladiator)
    if s.force.points != 0:
        waited = s.force.waiting(s.tables.effects.clauses, UNTIL_NEXT_ACTIVATION, gladiator)
        stack.set(frames.CHANGES_WAITED, waited)
    if has(s.of[MARKS + gladiator], STUN):
        skip_tokens(s, gladiator)
        events.skipped(s, gladiator)
        finish(s, gladiator)
        return
    begin_tokens(s, gladiator)
    if not has(s.of[MARKS + gladiator], BLEED) and not has(s.kit.speaks[ACTIVATION_START], gladiator):
        stack.set(frames.STAGE, frames.SUMMONS)
    elif s.settings.texts_first:
        stack.set(frames.STAGE, frames.SPEAKS)
    else:
        stack.set(frames.STAGE, frames.BLEEDS)
    events.activated(s, gladiator, stack.get(frames.FREE) == 1)


def finish(s: Data, gladiator: i64) -> None:
    """The activation is over; a second one may follow (WA-RULING-50).

    What came in its course is for the next activation (WA-RULING-78, WA-RULING-921).
    """
    clauses = s.tables.effects.clauses
    s.force.end(clauses, UNTIL_ACTIVATION, gladiator)
    if s.stack.get(frames.CHANGES_WAITED) > 0:
        s.force.end_oldest(clauses, UNTIL_NEXT_ACTIVATION, gladiator, s.stack.get(frames.CHANGES_WAITED))
        s.stack.set(frames.CHANGES_WAITED, 0)
    again = s.stack.get(frames.AGAIN)
    if again == 0:
        s.stack.pop()
        return
    s.stack.set(frames.AGAIN, again - 1)
    s.stack.set(frames.STAGE, frames.STARTS)
    s.stack.set(frames.USED, 0)
    s.stack.set(frames.SUMMONED, 0)


# Summons (WA-SUMMON-03, WA-RULING-98, -150).


def idle_summons(s: Data) -> i64:
    """Summons that have not activated in this activation of their summoner."""
    return summons_of(s, s.stack.get(frames.GLADIATOR)) & ~s.stack.get(frames.SUMMONED)


def check_summoned(s: Data, summon: i64) -> str:
    inside = summon >= FIRST_SUMMON and summon < GLADIATORS
    return OK if inside and has(idle_summons(s), summon) else "WA-RULING-150"


def check_end(s: Data) -> str:
    """Nobody passes over a Summon that can climb out of a Pit (WA-RULING-48, WA-RULING-108)."""
    if s.stack.get(frames.STAGE) == frames.SUMMONS:
        idle = idle_summons(s)
        while idle != 0:
            summon = lowest(idle)
            idle &= idle - 1
            stunned = has(s.of[MARKS + summon], STUN)
            if in_pit(s, summon) and not stunned and room_beside(s, summon):
                return "WA-RULING-48"
    return OK


def activate_summon(s: Data, summon: i64) -> None:
    """Its own activation is what counts for its tokens (WA-RULING-87)."""
    s.stack.set(frames.SUMMONED, s.stack.get(frames.SUMMONED) | bit(summon))
    activate(s, summon)


def pass_summons(s: Data) -> None:
    """Those that are passed have activated all the same (WA-RULING-175)."""
    idle = idle_summons(s)
    s.stack.set(frames.SUMMONED, s.stack.get(frames.SUMMONED) | idle)
    clauses = s.tables.effects.clauses
    while idle != 0:
        summon = lowest(idle)
        idle &= idle - 1
        s.force.end(clauses, UNTIL_ACTIVATION, summon)
        s.force.end(clauses, UNTIL_NEXT_ACTIVATION, summon)
        if has(s.of[MARKS + summon], STUN):
            skip_tokens(s, summon)
            continue
        begin_tokens(s, summon)
        if has(s.of[MARKS + summon], BLEED):
            hurt(s, summon, 1, NOBODY, "bleed")
        end_tokens(s, summon)


# Movement.


def reach_now(s: Data) -> Reach:
    """What the movement that is due costs to every place, and by which way."""
    gladiator = s.stack.get(frames.GLADIATOR)
    return reach_of(s, gladiator, speed_of(s, gladiator), True)


def places_now(s: Data) -> "vec[i64]":
    """Where it can end."""
    gladiator = s.stack.get(frames.GLADIATOR)
    return reachable(s, gladiator, speed_of(s, gladiator), True)


def check_move(s: Data, place: i64) -> str:
    """A place within Speed where one may stop; one's own place is no movement (WA-MOVE-01, WA-RULING-108)."""
    gladiator = s.stack.get(frames.GLADIATOR)
    if place < 0 or place >= s.board.fields * 4:
        return "WA-RULING-38"
    field = place // 4
    if field != s.of[WHERE + gladiator] and not unoccupied(s, field):
        if printed(s, gladiator, MOVEMENT) == FLIGHT:
            return "WA-FLY-02"
        return "WA-COVER-02" if s.obstacles[field] == PARTIAL_COVER else "WA-MOVE-05"
    return OK if holds(places_now(s), place) else "WA-MOVE-01"


def add_moves(s: Data, offered: "vec[i64]") -> "vec[i64]":
    return add_reached(places_now(s), ENDS_OF_MOVE, offered)


def move(s: Data, place: i64) -> None:
    """It goes there by the cheapest way; a Pit ends the activation (WA-PIT-01)."""
    gladiator = s.stack.get(frames.GLADIATOR)
    field = place // 4
    if s.events is not None and place != s.of[WHERE + gladiator] * 4 + s.of[FACING + gladiator]:
        found = reach_now(s)
        events.moved(s, gladiator, place, path_to(found, place), found.cost[place])
    s.of[FACING + gladiator] = place % 4
    s.stack.set(frames.STAGE, frames.ACTS)
    if field != s.of[WHERE + gladiator]:
        s.of[MOVED] |= bit(gladiator)
        stand(s, gladiator, field)


# The climb (WA-PIT-02, WA-RULING-43).


def check_climb(s: Data, place: i64) -> str:
    gladiator = s.stack.get(frames.GLADIATOR)
    if place < 0 or place >= s.board.fields * 4:
        return "WA-RULING-38"
    if place % 4 != s.of[FACING + gladiator] and not s.settings.free_facing:
        return "WA-RULING-43"
    for direction in range(8):
        if s.board.step(s.of[WHERE + gladiator], direction) == place // 4:
            return OK if unoccupied(s, place // 4) else "WA-RULING-43"
    return "WA-PIT-02"


def add_climbs(s: Data, offered: "vec[i64]") -> "vec[i64]":
    gladiator = s.stack.get(frames.GLADIATOR)
    for direction in range(8):
        field = s.board.step(s.of[WHERE + gladiator], direction)
        if field != OFF_BOARD:
            for facing in range(4):
                if check_climb(s, field * 4 + facing) == OK:
                    offered = append(offered, actions.pack(actions.CLIMB, field * 4 + facing))
    return offered


def climb(s: Data, place: i64) -> None:
    """It takes no Speed, so no status hinders it (WA-RULING-44)."""
    gladiator = s.stack.get(frames.GLADIATOR)
    stand(s, gladiator, place // 4)
    s.of[FACING + gladiator] = place % 4
    s.of[MOVED] |= bit(gladiator)
    s.stack.set(frames.STAGE, frames.ENDS)
    events.climbed(s, gladiator)


# Actions and free actions.


def check_use(s: Data, value: i64) -> str:
    """An Active Skill as the action or as a free action, each of these once (WA-ACTION-01, -02,
    WA-RULING-40). It may be used even if it does nothing (WA-RULING-61)."""
    gladiator = s.stack.get(frames.GLADIATOR)
    if value < 0 or value >= USES or gladiator >= FIRST_SUMMON or not has(s.kit.uses[gladiator], value):
        return "WA-ACTION-01"
    slot = value // 2
    if value % 2 == 1 and has(s.stack.get(frames.USED), slot):
        return "WA-RULING-40"
    effects = s.tables.effects
    at = Context(effects.clauses, gladiator, s.kit.skills[gladiator * PLACES + slot], UNBOUND)
    at.clause = s.kit.use_clauses[gladiator * USES + value]
    rule = effects.broken(s, at)
    cost = effects.clauses.get(at.clause, COST)
    return effects.costs[cost].can(s, at) if rule == OK and cost != NONE else rule


def uses_of(s: Data, gladiator: i64) -> i64:
    """The Skills that it can use as an action or free action, as bits."""
    if gladiator >= FIRST_SUMMON:
        return 0
    return s.kit.uses[gladiator]


def has_deed(s: Data, gladiator: i64) -> bool:
    """Is there anything that the Gladiator can do after its movement?"""
    if can_attack(s, gladiator):
        return True
    uses = uses_of(s, gladiator)
    while uses != 0:
        if check_use(s, lowest(uses)) == OK:
            return True
        uses &= uses - 1
    return False


def add_deeds(s: Data, offered: "vec[i64]") -> "vec[i64]":
    """Attacks, Skills and free actions."""
    gladiator = s.stack.get(frames.GLADIATOR)
    offered = add_attacks(s, gladiator, offered)
    uses = uses_of(s, gladiator)
    while uses != 0:
        value = lowest(uses)
        uses &= uses - 1
        if check_use(s, value) == OK:
            offered = append(offered, actions.pack(actions.USE, value))
    return offered


def use(s: Data, value: i64) -> None:
    """Costs are paid at once; an action ends the activation (WA-ACT-02, WA-RULING-163, WA-MOVE-06,
    WA-ACTION-02, WA-RULING-39)."""
    gladiator = s.stack.get(frames.GLADIATOR)
    slot = value // 2
    skill = skill_at(s, gladiator, slot)
    if value % 2 == 1:
        s.stack.set(frames.USED, s.stack.get(frames.USED) | bit(slot))
    else:
        s.stack.set(frames.STAGE, frames.ENDS)
    events.used(s, gladiator, s.tables.skills.names[skill], value % 2 == 1)
    effects = s.tables.effects
    clause = s.kit.use_clauses[gladiator * USES + value]
    effects.begin(s.stack, clause, Context(effects.clauses, gladiator, skill, UNBOUND), True)
    s.stack.set(stages.STAGE, stages.AGREED)


def attack(s: Data, slot: i64, target: i64) -> None:
    gladiator = s.stack.get(frames.GLADIATOR)
    s.stack.set(frames.STAGE, frames.ENDS)
    declare(s, gladiator, slot, target, frames.USUAL)


def end_now(s: Data) -> None:
    """Nothing more: Summons are passed, or the activation ends (WA-RULING-108)."""
    if s.stack.get(frames.STAGE) == frames.SUMMONS:
        pass_summons(s)
    else:
        s.stack.set(frames.STAGE, frames.ENDS)
