"""What an action or a chance outcome does, and how play goes on until somebody is asked."""

from mypy_extensions import i64

from wildtable.engine import effects as stages
from wildtable.engine import window
from wildtable.engine.bits import bit
from wildtable.engine.dice import faces
from wildtable.games.wilderness import actions, events, frames
from wildtable.games.wilderness.rules import food, movement, rest
from wildtable.games.wilderness.rules.arrival import arrival_goes_on, tile_turned_up
from wildtable.games.wilderness.rules.attack import attack_goes_on
from wildtable.games.wilderness.rules.cards import (
    card_done,
    draw_card,
    draw_goes_on,
    drop_card,
    drop_goes_on,
    fall_ill_with,
    illness_goes_on,
    window_goes_on,
)
from wildtable.games.wilderness.rules.choices import choose_area, fight_goes_on, is_void, trial_goes_on
from wildtable.games.wilderness.rules.health import check_deaths, die, irreversible
from wildtable.games.wilderness.rules.lost import drift_goes_on
from wildtable.games.wilderness.rules.nature import mood_shows, nature_goes_on
from wildtable.games.wilderness.rules.setup import first_player
from wildtable.games.wilderness.rules.turn import declare_end, turn_goes_on
from wildtable.games.wilderness.rules.weather import dawn_goes_on, weather_comes
from wildtable.games.wilderness.state import WEATHER_DECK, Data


def carry_out(s: Data, seat: i64, action: i64) -> None:
    """Play an action that is legal for the seat."""
    kind = actions.kind_of(action)
    value = actions.value_of(action)
    if kind == actions.PASS:
        if window.seal(s.stack, seat, action):
            go_on(s)
        return
    if kind == actions.PLAY:
        window.seal(s.stack, seat, action)
    elif kind == actions.MOVE:
        movement.declare(s, seat, value)
    elif kind == actions.END:
        declare_end(s, seat)
    elif kind == actions.DRINK:
        rest.drink(s, seat)
    elif kind == actions.SEARCH:
        food.declare(s, seat)
    elif kind == actions.REST:
        rest.rest(s, seat)
    elif kind == actions.SLEEP:
        rest.sleep(s, seat)
    elif kind == actions.AT:
        choose_area(s, value)
    elif kind == actions.YES or kind == actions.NO:
        s.tables.effects.agree(s.stack, kind == actions.YES)
    elif kind == actions.RESIGN:
        resign(s, seat)
    else:
        s.tables.effects.choose(s.stack, value)
    go_on(s)


def resign(s: Data, seat: i64) -> None:
    """Giving up is dying at once; in a window sealed answers return (WN-RULING-69, WN-RULING-123)."""
    if s.stack.kind() == frames.WINDOW:
        window.forget_others(s.stack, -1, s.seats)
        s.stack.set(window.ASKED, 0)
    die(s, bit(seat), True)


def happen(s: Data, outcome: i64) -> None:
    """A chance outcome: what it means follows from the frame on top."""
    kind = s.stack.kind()
    if kind == frames.DICE:
        dice_show(s, outcome)
    elif kind == frames.LEAD:
        first_player(s, outcome)
    elif kind == frames.PICK:
        s.stack.pop()
        s.stack.set(frames.THROW, outcome)
    elif kind == frames.REVEAL:
        tile_turned_up(s, outcome)
    elif kind == frames.DRAW:
        draw_card(s, outcome)
    elif kind == frames.DROP:
        drop_card(s, outcome)
    elif kind == frames.ILLNESS:
        fall_ill_with(s, outcome)
    else:
        s.stack.pop()
        weather_comes(s, lowest(s.of[WEATHER_DECK] & s.tables.weather.cards[outcome]))
    go_on(s)


def lowest(cards: i64) -> i64:
    """The number of the lowest card of a set."""
    number: i64 = 0
    while (cards >> number) & 1 == 0:
        number += 1
    return number


def dice_show(s: Data, throw: i64) -> None:
    """The dice lie; the procedure reads them (WN-RULING-49)."""
    stack = s.stack
    seat = stack.owner()
    dice = stack.get(frames.COUNT)
    into = stack.get(frames.INTO)
    stack.pop()
    stack.put(into, frames.THROW, throw)
    irreversible(s)
    if s.events is not None:
        events.thrown(s, seat, faces(int(throw), int(dice), 6), roll_name(stack.kind_of(into)))


def roll_name(kind: i64) -> str:
    """What dice are thrown for, in one word."""
    if kind == frames.SEARCH:
        return "search"
    if kind == frames.STEP:
        return "way"
    if kind == frames.DRIFT:
        return "direction"
    if kind == frames.ATTACK:
        return "attack"
    if kind == frames.MOOD:
        return "mood"
    if kind == frames.NATURE:
        return "animal"
    return "card" if kind == frames.TRIAL else "brawl"


def go_on(s: Data) -> None:
    """Let the frame on top go on, and the next one, until somebody or chance is asked."""
    stack = s.stack
    while True:
        kind = stack.kind()
        if kind == frames.WINDOW:
            if window.waiting(stack) != 0:
                return
            window_goes_on(s)
        elif kind == frames.TURN:
            if stack.get(frames.STAGE) == frames.TURN_ACTS and s.alive(stack.owner()):
                return
            turn_goes_on(s)
        elif kind == frames.STEP:
            movement.step_goes_on(s)
        elif kind == frames.ARRIVE:
            arrival_goes_on(s)
        elif kind == frames.NATURE:
            nature_goes_on(s)
        elif kind == frames.DRAW:
            if draw_goes_on(s):
                return
        elif kind == frames.EFFECT:
            if effect_goes_on(s):
                return
        elif (kind >= frames.DICE and kind <= frames.REVEAL) or not rare_goes_on(s, kind):
            return


def rare_goes_on(s: Data, kind: i64) -> bool:
    """Frames that are seldom on top; false when somebody or chance is asked, or the game is over."""
    if kind == frames.SEARCH:
        food.search_goes_on(s)
    elif kind == frames.DRIFT:
        drift_goes_on(s)
    elif kind == frames.ATTACK:
        attack_goes_on(s)
    elif kind == frames.MOOD:
        mood_shows(s)
    elif kind == frames.DAWN:
        dawn_goes_on(s)
    elif kind == frames.CARD:
        card_done(s)
    elif kind == frames.TRIAL:
        trial_goes_on(s)
    elif kind == frames.FIGHT:
        fight_goes_on(s)
    elif kind == frames.DROP:
        return not drop_goes_on(s)
    elif kind == frames.ILLNESS:
        return not illness_goes_on(s)
    elif kind == frames.WALK or kind == frames.DRIVE or kind == frames.PLACE or kind == frames.RETURN:
        if not is_void(s):
            return False
        s.stack.pop()
    else:
        return False
    return True


def effect_goes_on(s: Data) -> bool:
    """A text goes on, with a death check after each clause and each cost; true when its owner is asked.

    The open choices of a dead owner lapse (WN-RULING-96), and a choice of which nobody is left who could be
    meant, because they gave up meanwhile (WN-RULING-69).
    """
    stack = s.stack
    effects = s.tables.effects
    stage = stack.get(stages.STAGE)
    if stage == stages.MAYBE or stage == stages.CHOICE:
        if s.alive(stack.owner()) and (stage == stages.MAYBE or someone_to_mean(s)):
            return True
        effects.agree(stack, False)
        return False
    effects.step(s, stack, s.force)
    if stage != stages.BRANCH:
        check_deaths(s)
    return False


def someone_to_mean(s: Data) -> bool:
    """Is there still anybody or anything that the clause on top can mean?"""
    effects = s.tables.effects
    return len(effects.subjects(s, effects.context(s.stack))) > 0
