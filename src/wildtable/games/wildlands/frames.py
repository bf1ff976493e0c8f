"""What is under way in Wildlands: the kinds of frame on a position's stack, and what the rules ask of them.

set-up   [FACTION]   [DEAL]   [ASSIGN]   [DRAW] the first hands
a turn   [TURN]                        the active player acts
         [TURN][REVEAL]                but must reveal a character first
         [TURN][INTERRUPT]             the interrupter acts; a newer one replaces an older one
         ... [ATTACK][TARGET]          the owner names the target
         ... [ATTACK][DEFEND]          the owner of a target may defend it
         ... [DRAW]                    cards are drawn
         ... [WINDOW]                  the others may interrupt what was done
the end  [OVER]

kind       owner                  fields
FACTION    nobody                 -
DEAL       nobody                 -
ASSIGN     nobody                 -
DRAW       who draws              LEFT, PURPOSE
REVEAL     the active player      -
TURN       the active player      -
INTERRUPT  the interrupter        -
ATTACK     the attacking seat     FLAG, ATTACKER, TARGETS, SHIELDED
TARGET     the attacked seat      -
DEFEND     the attacked seat      DEFENDER
WINDOW     who acted              as in engine/window; the trigger is AFTER_ACTION or AFTER_END
OVER       who had the turn       ACTED_LAST, WINNERS, REASON
"""

from typing import Final

from mypy_extensions import i64

from wildtable.engine import window
from wildtable.engine.bits import bit
from wildtable.engine.stack import BOTTOM
from wildtable.games.wildlands.state import NOBODY, Data, seat_of

FACTION: Final = 0
DEAL: Final = 1
ASSIGN: Final = 2
DRAW: Final = 3
REVEAL: Final = 4
TURN: Final = 5
TARGET: Final = 6
DEFEND: Final = 7
WINDOW: Final = 8
OVER: Final = 9
INTERRUPT: Final = 10
ATTACK: Final = 11

STEPS: Final = ("faction", "deal", "assign", "draw", "reveal", "act", "target", "defend", "window", "over")
"""What documents and texts call the step that is due, by the kind of the top frame."""

# DRAW: how many cards are still owed, and what the draw belongs to.
LEFT: Final = 0
PURPOSE: Final = 1
FIRST_HAND: Final = 0
DRAW_TWO: Final = 1
END_OF_TURN: Final = 2

# ATTACK: the flag used, the attacking character, the characters attacked, those of them that are defended.
FLAG: Final = 0
ATTACKER: Final = 1
TARGETS: Final = 2
SHIELDED: Final = 3

# DEFEND: the character whose defence is asked for.
DEFENDER: Final = 0

# WINDOW: what it follows.
AFTER_ACTION: Final = 0
AFTER_END: Final = 1

# OVER: who acted last, the winners as bits, and why the game ended.
ACTED_LAST: Final = 0
WINNERS: Final = 1
REASON: Final = 2


def due(s: Data) -> i64:
    """The kind of the top frame: what must happen next."""
    return s.stack.kind()


def step_name(s: Data) -> str:
    """What is due, as documents and texts call it; whoever acts, acts."""
    kind = due(s)
    return STEPS[TURN if kind == INTERRUPT else kind]


def before_play(s: Data) -> bool:
    """Are the start spaces still to be settled (WL-SETUP-02 to -07)?"""
    kind = due(s)
    return kind == FACTION or kind == DEAL or kind == ASSIGN


def map_cards_held(s: Data) -> bool:
    """Do the players hold the map cards that they were dealt (WL-SETUP-06, -07)?"""
    kind = due(s)
    return kind == DEAL or kind == ASSIGN


def set_up(s: Data, kind: i64) -> None:
    """A step of set-up, and nothing else under way."""
    s.stack.clear()
    s.stack.push(kind, NOBODY, 0)


# Whose turn it is.


def active(s: Data) -> i64:
    """Who has the marker (WL-TURN-01), `NOBODY` in set-up; after the end who had it last."""
    bottom = s.stack.kind_of(0)
    if bottom == TURN or bottom == OVER:
        return s.stack.owner_of(0)
    return NOBODY


def acting(s: Data) -> i64:
    """The interrupter, else the active player; `NOBODY` in set-up; after the end who acted last."""
    stack = s.stack
    frame = stack.top
    while frame != BOTTOM:
        kind = stack.kind_of(frame)
        if kind == TURN or kind == INTERRUPT:
            return stack.owner_of(frame)
        if kind == OVER:
            return stack.at(frame, ACTED_LAST)
        frame = stack.below(frame)
    return NOBODY


def acts(s: Data) -> bool:
    """May somebody take an action now?"""
    kind = due(s)
    return kind == TURN or kind == INTERRUPT


def push_turn(s: Data, seat: i64) -> None:
    """The turn of that seat; all that was under way is over."""
    s.stack.clear()
    s.stack.push(TURN, seat, 0)


def push_reveal(s: Data) -> None:
    s.stack.push(REVEAL, active(s), 0)


def put_interrupter(s: Data, seat: i64) -> None:
    """That seat acts in place of whoever acted; the active player acts in the own turn.

    WL-INT-05, WL-INT-08, WL-RULING-60, WL-RULING-85, WL-EX-14.
    """
    if due(s) == INTERRUPT:
        s.stack.pop()
    if seat != active(s):
        s.stack.push(INTERRUPT, seat, 0)


# A draw.


def push_draw(s: Data, seat: i64, left: i64, purpose: i64) -> None:
    s.stack.push(DRAW, seat, 2)
    s.stack.set(LEFT, left)
    s.stack.set(PURPOSE, purpose)


def drawer(s: Data) -> i64:
    """Who draws."""
    return s.stack.owner()


def draws_left(s: Data) -> i64:
    """How many cards are still owed."""
    return s.stack.get(LEFT)


def purpose(s: Data) -> i64:
    """What the draw belongs to."""
    return s.stack.get(PURPOSE)


# An attack.


def push_attack(s: Data, attacker: i64, flag: i64, targets: i64) -> None:
    s.stack.push(ATTACK, seat_of(attacker), 4)
    s.stack.set(FLAG, flag)
    s.stack.set(ATTACKER, attacker)
    s.stack.set(TARGETS, targets)


def push_target(s: Data, seat: i64) -> None:
    s.stack.push(TARGET, seat, 0)


def push_defend(s: Data, character: i64) -> None:
    s.stack.push(DEFEND, seat_of(character), 1)
    s.stack.set(DEFENDER, character)


def attack_runs(s: Data) -> bool:
    """Does an attack wait for the owner of a target?"""
    kind = due(s)
    return kind == TARGET or kind == DEFEND


def attack_flag(s: Data) -> i64:
    """The flag of the attack under way."""
    return s.stack.at(s.stack.find(ATTACK), FLAG)


def attacker(s: Data) -> i64:
    """The character that attacks."""
    return s.stack.at(s.stack.find(ATTACK), ATTACKER)


def targets(s: Data) -> i64:
    """The characters attacked, as bits; while a target is to be named, those among whom."""
    return s.stack.at(s.stack.find(ATTACK), TARGETS)


def shielded(s: Data) -> i64:
    """The attacked characters that are defended, as bits."""
    return s.stack.at(s.stack.find(ATTACK), SHIELDED)


def defender(s: Data) -> i64:
    """The character whose defence is asked for."""
    return s.stack.get(DEFENDER)


def aim_at(s: Data, character: i64) -> None:
    """The attack under way has this one target."""
    s.stack.put(s.stack.find(ATTACK), TARGETS, bit(character))


def shield(s: Data, character: i64) -> None:
    """That character is defended."""
    attack = s.stack.find(ATTACK)
    s.stack.put(attack, SHIELDED, s.stack.at(attack, SHIELDED) | bit(character))


# A window.


def push_window(s: Data, asked: i64, trigger: i64) -> None:
    window.open_window(s.stack, WINDOW, acting(s), trigger, asked, s.seats)


def after_end(s: Data) -> bool:
    """Does the window follow a declared end?"""
    return s.stack.get(window.TRIGGER) == AFTER_END


# The end.


def put_over(s: Data, winners: i64, reason: i64) -> None:
    """The game is over, whatever was under way."""
    had_turn = active(s)
    acted_last = acting(s)
    s.stack.clear()
    s.stack.push(OVER, had_turn, 3)
    s.stack.set(ACTED_LAST, acted_last)
    s.stack.set(WINNERS, winners)
    s.stack.set(REASON, reason)


def winners(s: Data) -> i64:
    """Those who won, as bits."""
    return s.stack.get(WINNERS)


def reason(s: Data) -> i64:
    """Why the game ended."""
    return s.stack.get(REASON)
