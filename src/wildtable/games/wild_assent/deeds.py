"""What an action or a chance outcome does, and how play goes on until somebody is asked."""

from mypy_extensions import i64

from wildtable.engine import effects as stages
from wildtable.engine.bits import bit, has
from wildtable.engine.clauses import ACTS, WHEN
from wildtable.games.wild_assent import actions, events, frames
from wildtable.games.wild_assent.rules import (
    activation,
    attack,
    choices,
    choosing,
    draft,
    knockback,
    momentum,
    placing,
    rounds,
    scenarios,
    settling,
    silvestrem,
)
from wildtable.games.wild_assent.rules.blows import DEFAULT
from wildtable.games.wild_assent.rules.health import bury
from wildtable.games.wild_assent.rules.moments import choose_first, moment_goes_on
from wildtable.games.wild_assent.rules.verbs import trial_goes_on
from wildtable.games.wild_assent.state import CONCEDED, DYING, SIDE_OWNER, YIELDED, Data
from wildtable.games.wild_assent.words import ACTION, FREE_ACTION


def carry_out(s: Data, seat: i64, action: i64) -> None:
    """Play an action that is legal for the seat."""
    kind = actions.kind_of(action)
    value = actions.value_of(action)
    if kind == actions.MOVE:
        activation.move(s, value)
    elif kind == actions.ATTACK:
        activation.attack(s, value // 64, value % 64)
    elif kind == actions.END:
        activation.end_now(s)
    elif kind == actions.USE:
        activation.use(s, value)
    elif kind == actions.SUMMONED:
        activation.activate_summon(s, value)
    elif kind == actions.CLIMB:
        activation.climb(s, value)
    elif kind == actions.REROLL:
        momentum.reroll(s, value)
    elif kind == actions.ASSIGN:
        momentum.assign(s, value)
    elif kind == actions.LEAVE:
        momentum.leave(s)
    elif kind == actions.YES or kind == actions.NO:
        s.tables.effects.agree(s.stack, kind == actions.YES)
    elif kind == actions.TARGET:
        aim(s, value)
    elif kind == actions.GO:
        choices.go(s, value)
    elif kind == actions.FIRST:
        choose_first(s, value)
    else:
        set_up(s, seat, kind, value)
    go_on(s)


def set_up(s: Data, seat: i64, kind: i64, value: i64) -> None:
    """Actions that are rare: before the first round, and giving up."""
    if kind == actions.PICK:
        draft.take(s, value)
    elif kind == actions.DEAL:
        draft.deal(s, value)
    elif kind == actions.SKILLS:
        choosing.choose_skills(s, seat, value)
    elif kind == actions.NEXT:
        choosing.choose_next(s, seat, value)
    elif kind == actions.OBSTACLE:
        if s.stack.kind() == frames.HIDDEN_OBSTACLES:
            settling.hide_obstacle(s, seat, value // 128, value % 128)
        else:
            placing.place_obstacle(s, value // 128, value % 128)
    elif kind == actions.PLACE:
        if s.stack.kind() == frames.HIDDEN_TROUPES:
            settling.hide_gladiator(s, value // 512, value % 512)
        else:
            placing.place(s, value // 512, value % 512 // 4, value % 4)
    elif kind == actions.NAME:
        if s.stack.kind() == frames.AWARD:
            momentum.award_to(s, value)
        else:
            rounds.name(s, value)
    else:
        concede(s, seat)


def concede(s: Data, seat: i64) -> None:
    """The other side wins, once all of a team have conceded (WA-RULING-139)."""
    s.of[YIELDED] |= bit(seat)
    events.conceded(s, seat)
    captain = s.captain(s.side(seat))
    for other in range(captain, captain + s.seats // 2):
        if not has(s.of[YIELDED], other):
            return
    winner = 1 - s.side(seat)
    frames.over(s, bit(winner), CONCEDED)
    events.game_over(s, bit(winner), CONCEDED)


def aim(s: Data, target: i64) -> None:
    """A Gladiator is named: for a free attack, a knockback or a text."""
    kind = s.stack.kind()
    if kind == frames.AIM:
        gladiator = s.stack.get(frames.AIMING)
        s.stack.pop()
        attack.declare(s, gladiator, DEFAULT, target, frames.FREE_ATTACK)
    elif kind == frames.PUSH:
        knockback.push(s, target)
    else:
        s.tables.effects.choose(s.stack, target)


def happen(s: Data, outcome: i64) -> None:
    """A chance outcome: what it means follows from the frame on top."""
    stack = s.stack
    kind = stack.kind()
    if kind == frames.DICE:
        into = stack.get(frames.INTO)
        if s.events is not None:
            tell_dice(s, outcome)
        stack.pop()
        stack.put(into, frames.THROW, outcome)
    elif kind == frames.SILVESTREM:
        silvestrem.drawn(s, outcome)
    else:
        draft.rolled(s, outcome)
    go_on(s)


def tell_dice(s: Data, outcome: i64) -> None:
    stack = s.stack
    into = stack.get(frames.INTO)
    if stack.get(frames.DIE) == frames.ATTACK_DIE:
        events.rolled(s, stack.owner(), s.tables.attack_die, outcome, "attack")
        return
    why = "text"
    if stack.kind_of(into) == frames.MOMENTUM:
        why = "reroll" if stack.at(into, frames.STAGE) == momentum.REROLLED else "momentum"
    events.rolled(s, stack.owner(), s.tables.momentum_die, outcome, why)


def go_on(s: Data) -> None:
    """Let the frame on top go on, and the next one, until somebody or chance is asked.

    Whoever has no Health left falls between two steps, but not while a card has spoken to one side only
    (WA-RULING-126).
    """
    stack = s.stack
    while True:
        kind = stack.kind()
        if s.of[DYING] != 0 and not in_card(s, kind):
            bury(s)
            continue
        if kind == frames.ACTIVATION:
            if activation.activation_goes_on(s):
                return
        elif kind == frames.ATTACK:
            attack.attack_goes_on(s)
        elif kind == frames.MOMENT:
            moment_goes_on(s)
        elif kind == frames.EFFECT:
            if effect_goes_on(s):
                return
        elif kind == frames.ROUND:
            rounds.round_goes_on(s)
        elif kind == frames.MOMENTUM:
            if momentum.momentum_goes_on(s):
                return
        elif not rare_goes_on(s, kind):
            return


def in_card(s: Data, kind: i64) -> bool:
    """Is a Silvestrem card in the midst of a clause?"""
    card = s.stack.find(frames.CARD)
    return card >= 0 and not (kind == frames.CARD and s.stack.get(frames.CARD_SIDES) == 0)


def rare_goes_on(s: Data, kind: i64) -> bool:
    """Frames that are seldom on top; false when somebody or chance is asked, or the match is over."""
    if kind == frames.PUSH:
        return not knockback.push_goes_on(s)
    if kind == frames.AIM:
        if not attack.aim_is_void(s):
            return False
        s.stack.pop()
        return True
    if kind == frames.STROLL or kind == frames.PUT or kind == frames.SUMMON:
        if not choices.is_void(s):
            return False
        s.stack.pop()
        return True
    if kind == frames.CARD:
        silvestrem.card_goes_on(s)
        return True
    if kind == frames.TRIAL:
        trial_goes_on(s)
        return True
    if kind == frames.DEAL:
        return not draft.deal_goes_on(s)
    if kind == frames.CHOOSE:
        if choosing.anybody(s):
            return False
        choosing.reveal(s)
        placing.begin(s, scenarios.lay_out(s))
        return True
    if settling.is_settling(kind):
        if settling.anybody(s):
            return False
        if kind == frames.HIDDEN_OBSTACLES:
            placing.reveal_obstacles(s)
        else:
            placing.reveal_troupes(s)
        return True
    if kind < 0:  # the draft is over and every team has dealt
        choosing.begin(s)
        return True
    return False


def effect_goes_on(s: Data) -> bool:
    """A text goes on by one stage; true when its player is asked."""
    stage = s.stack.get(stages.STAGE)
    if stage == stages.MAYBE or stage == stages.CHOICE:
        return True
    if s.events is not None:
        step_and_tell(s, stage)
    else:
        s.tables.effects.step(s, s.stack, s.force)
    return False


def step_and_tell(s: Data, stage: i64) -> None:
    """If the clause acts now, its text is named before what comes of it; actions and Silvestrem cards have
    been named already."""
    assert s.events is not None
    stack = s.stack
    frame, owner, source = stack.top, stack.owner(), stack.get(stages.SOURCE)
    clause = stack.get(stages.CLAUSE)
    told = len(s.events)
    s.tables.effects.step(s, stack, s.force)
    if owner >= SIDE_OWNER or clause < 0 or stage == stages.BRANCH or stack.kind() == frames.OVER:
        return
    if stack.at(frame, stages.STAGE) != stages.BRANCH or stack.at(frame, stages.RESULT) != 1:
        return
    clauses = s.tables.effects.clauses
    subject = stack.at(frame, stages.SUBJECT)
    if clauses.get(clause, ACTS) == 0 and 0 <= subject < SIDE_OWNER and subject != owner:
        events.affected(s, subject, source)  # of what is done to somebody, the deed itself tells
    when = clauses.get(clause, WHEN)
    if when != ACTION and when != FREE_ACTION:
        events.text_acts(s, owner, s.tables.skills.names[source], told)
