"""Rally and fly (WL-RALLY-01 to -05, WL-FLY-01, -02)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, count, member
from wildtable.engine.refusal import OK
from wildtable.games.wildlands import actions
from wildtable.games.wildlands.actions import NOTHING
from wildtable.games.wildlands.board import WIDTH, leads
from wildtable.games.wildlands.cards import FLY, RALLY, SLOTS, high_of, low_of
from wildtable.games.wildlands.rules.attack import with_flag
from wildtable.games.wildlands.rules.movement import check_step, movers, pairs_of
from wildtable.games.wildlands.state import Data, character_of, on_board


def together(s: Data, a: i64, b: i64) -> bool:
    """Are two own characters on the board in the same or in adjacent spaces (WL-RALLY-02, WL-RULING-33)?

    WL-DE-15.
    """
    here = s.where[a]
    there = s.where[b]
    if not on_board(here) or not on_board(there):
        return False
    return here == there or (s.board.adjacent[here] >> there) & 1 == 1


def rallies(s: Data, seat: i64, slot: i64) -> i64:
    """The cards in hand whose rally flag that character can use."""
    return with_flag(s, seat, slot, RALLY)


def single_rallies(s: Data, seat: i64, slot: i64) -> i64:
    """The cards that rally so that only this character moves.

    Its own or an open flag, alone or with anybody (WL-RALLY-03, WL-RULING-29), or the flag of a partner in
    reach (WL-RULING-28).
    """
    fitting = rallies(s, seat, slot)
    for other in range(SLOTS):
        if other != slot and together(s, character_of(seat, slot), character_of(seat, other)):
            fitting |= rallies(s, seat, other)
    return fitting


# What a payment is worth: one movement a card, at least one of them by its rally flag (WL-RULING-32).


def pays_single_climb(s: Data, seat: i64, slot: i64, a: i64, b: i64) -> bool:
    """Two movements for one character, at least one of them a rally in use (WL-RALLY-04, WL-RULING-32)."""
    own = movers(s, seat, slot)
    alone = rallies(s, seat, slot)
    if pays_with(own, alone, a, b):
        return True
    for other in range(SLOTS):
        partner = other != slot and together(s, character_of(seat, slot), character_of(seat, other))
        if partner and pays_with(own, alone | rallies(s, seat, other), a, b):
            return True
    return False


def pays_with(own: i64, rally: i64, a: i64, b: i64) -> bool:
    """One card rallies for the pair and the other moves the climber or rallies too (WL-RULING-30)."""
    both = own | rally
    if (rally >> a) & 1 == 1 and (both >> b) & 1 == 1:
        return True
    return (rally >> b) & 1 == 1 and (both >> a) & 1 == 1


def both_rally(rally: i64, a: i64, b: i64) -> bool:
    """Two cards that are both valid for the pair take both of them up (WL-RALLY-04)."""
    return (rally >> a) & (rally >> b) & 1 == 1


def moves_each(own_x: i64, own_y: i64, a: i64, b: i64) -> bool:
    """One of the cards moves one of the two, and the other card the other (WL-RALLY-04)."""
    straight = (own_x >> a) & (own_y >> b) & 1
    crossed = (own_x >> b) & (own_y >> a) & 1
    return straight | crossed == 1


def pays_one(s: Data, seat: i64, slot: i64, up: bool, cards: i64) -> bool:
    """Exactly these cards pay for a rally in which only this character moves (WL-RALLY-03)."""
    paid = count(cards)
    if not up:
        return paid == 1 and cards & single_rallies(s, seat, slot) != 0
    return paid == 2 and pays_single_climb(s, seat, slot, member(cards, 0), member(cards, 1))


def pays_two(s: Data, seat: i64, x: i64, y: i64, x_up: bool, y_up: bool, cards: i64) -> bool:
    """Exactly these cards pay for a rally in which both move (WL-RALLY-04, WL-RULING-31).

    WL-DE-16, WL-EX-04.
    """
    rally = rallies(s, seat, x) | rallies(s, seat, y)
    paid = count(cards)
    if paid == 1:
        return not x_up and not y_up and cards & rally != 0
    if paid == 2:
        a = member(cards, 0)
        b = member(cards, 1)
        if x_up and y_up:
            return both_rally(rally, a, b)
        if x_up:
            return pays_with(movers(s, seat, x), rally, a, b)
        return y_up and pays_with(movers(s, seat, y), rally, a, b)
    rest = cards & ~rally
    if not x_up or not y_up or count(rest) != 2:
        return False
    return moves_each(movers(s, seat, x), movers(s, seat, y), member(rest, 0), member(rest, 1))


# The checks.


def check_rally_one(s: Data, seat: i64, slot: i64, goal: i64, cards: i64) -> str:
    """One rally card, one step (WL-RALLY-03): the flag, the way, then the payment."""
    if cards & single_rallies(s, seat, slot) == 0:
        return "WL-CARD-03"
    here = s.where[character_of(seat, slot)]
    rule = check_step(s, here, goal)
    if rule != OK:
        return rule
    up = leads(s.board.up_steps, here, goal)
    if pays_one(s, seat, slot, up, cards):
        return OK
    part = (cards - 1) & cards
    while part != 0:
        if pays_one(s, seat, slot, up, part):
            return "WL-RULING-31"
        part = (part - 1) & cards
    return "WL-RULING-32"


def check_rally_two(s: Data, seat: i64, x: i64, y: i64, goal_x: i64, goal_y: i64, cards: i64) -> str:
    """Two that are close to each other, the flag, the ways, then the payment (WL-RALLY-01 to -05).

    WL-RALLY-05.
    """
    if x == y or not together(s, character_of(seat, x), character_of(seat, y)):
        return "WL-RALLY-02"
    if cards & (rallies(s, seat, x) | rallies(s, seat, y)) == 0:
        return "WL-CARD-03"
    here = s.where[character_of(seat, x)]
    there = s.where[character_of(seat, y)]
    rule = check_step(s, here, goal_x)
    if rule == OK:
        rule = check_step(s, there, goal_y)
    if rule != OK:
        return rule
    x_up = leads(s.board.up_steps, here, goal_x)
    y_up = leads(s.board.up_steps, there, goal_y)
    if pays_two(s, seat, x, y, x_up, y_up, cards):
        return OK
    part = (cards - 1) & cards
    while part != 0:
        if pays_two(s, seat, x, y, x_up, y_up, part):
            return "WL-RULING-31"
        part = (part - 1) & cards
    return "WL-RULING-32"


def check_flight(s: Data, seat: i64, slot: i64, goal: i64) -> str:
    """One or two steps lead there, arrows or not (WL-FLY-01, -02, WL-RULING-25, WL-RULING-26).

    WL-FLY-02, WL-DE-17.
    """
    here = s.where[character_of(seat, slot)]
    return OK if leads(s.board.flight_goals, here, goal) else "WL-FLY-01"


# What is offered.


def add_flights(s: Data, seat: i64, kinds: "vec[i64]", offered: "vec[i64]") -> "vec[i64]":
    """Every flight that `check_flight` allows."""
    hand = s.hand[seat]
    cards = s.cards(seat)
    if hand & cards.with_any[FLY] == 0:
        return offered
    kind_of = cards.kind
    goals = s.board.flight_goals
    for slot in range(SLOTS):
        where = s.where[character_of(seat, slot)]
        if not on_board(where):
            continue
        fitting = hand & cards.by_flag(slot, FLY)
        if fitting == 0:
            continue
        for card in kinds:
            if (fitting >> card) & 1 == 1:
                i = where * WIDTH
                while goals[i] >= 0:
                    offered = append(offered, actions.fly(slot, goals[i], kind_of[card]))
                    i += 1
    return offered


def add_rallies(s: Data, seat: i64, kinds: "vec[i64]", offered: "vec[i64]") -> "vec[i64]":
    """Every rally of one or two movers with every payment that wastes no card (WL-RULING-31)."""
    if s.hand[seat] & s.cards(seat).with_any[RALLY] == 0:
        return offered
    for slot in range(SLOTS):
        if on_board(s.where[character_of(seat, slot)]):
            offered = add_single(s, seat, slot, kinds, offered)
            for other in range(slot + 1, SLOTS):
                if together(s, character_of(seat, slot), character_of(seat, other)):
                    offered = add_double(s, seat, slot, other, kinds, offered)
    return offered


def add_single(s: Data, seat: i64, slot: i64, kinds: "vec[i64]", offered: "vec[i64]") -> "vec[i64]":
    """Only one of the two moves (WL-RALLY-03): a level step for one card, a step up for two."""
    fitting = single_rallies(s, seat, slot)
    if fitting == 0:
        return offered
    kind_of = s.cards(seat).kind
    where = s.where[character_of(seat, slot)]
    steps = s.board.level_steps
    for card in kinds:
        if (fitting >> card) & 1 == 1:
            i = where * WIDTH
            while steps[i] >= 0:
                offered = append(offered, actions.rally_one(slot, steps[i], kind_of[card], NOTHING))
                i += 1
    if s.board.up[where] == 0:
        return offered
    steps = s.board.up_steps
    for pair in pairs_of(s, seat, fitting | movers(s, seat, slot)):
        a = low_of(pair)
        b = high_of(pair)
        if pays_single_climb(s, seat, slot, a, b):
            i = where * WIDTH
            while steps[i] >= 0:
                offered = append(offered, actions.rally_one(slot, steps[i], kind_of[a], kind_of[b]))
                i += 1
    return offered


def add_double(s: Data, seat: i64, x: i64, y: i64, kinds: "vec[i64]", offered: "vec[i64]") -> "vec[i64]":
    """Both move, each level or up, in one action (WL-RALLY-01, -02, -04, -05, WL-RULING-34)."""
    rally = rallies(s, seat, x) | rallies(s, seat, y)
    if rally == 0:
        return offered
    kind_of = s.cards(seat).kind
    here = s.where[character_of(seat, x)]
    there = s.where[character_of(seat, y)]
    board = s.board
    for card in kinds:
        if (rally >> card) & 1 == 1:
            pay = actions.rally_two(x, y, kind_of[card], NOTHING, NOTHING)
            offered = add_goals(board.level_steps, here, board.level_steps, there, pay, offered)
    climbs_x = board.up[here] != 0
    climbs_y = board.up[there] != 0
    if not climbs_x and not climbs_y:
        return offered
    own_x = movers(s, seat, x)
    own_y = movers(s, seat, y)
    for pair in pairs_of(s, seat, rally | own_x | own_y):
        a = low_of(pair)
        b = high_of(pair)
        pay = actions.rally_two(x, y, kind_of[a], kind_of[b], NOTHING)
        if climbs_x and pays_with(own_x, rally, a, b):
            offered = add_goals(board.up_steps, here, board.level_steps, there, pay, offered)
        if climbs_y and pays_with(own_y, rally, a, b):
            offered = add_goals(board.level_steps, here, board.up_steps, there, pay, offered)
        if climbs_x and climbs_y and both_rally(rally, a, b):
            offered = add_goals(board.up_steps, here, board.up_steps, there, pay, offered)
    if climbs_x and climbs_y:
        offered = add_triples(s, seat, x, y, rally, offered)
    return offered


def add_triples(s: Data, seat: i64, x: i64, y: i64, rally: i64, offered: "vec[i64]") -> "vec[i64]":
    """Both climb for one rally card and a movement for each (WL-RALLY-04).

    With a second rally card the third card would be wasted, so exactly one of the three rallies
    (WL-RULING-31).
    """
    kind_of = s.cards(seat).kind
    here = s.where[character_of(seat, x)]
    there = s.where[character_of(seat, y)]
    hand = s.hand[seat]
    twins = s.cards(seat).twins_below
    own_x = movers(s, seat, x)
    own_y = movers(s, seat, y)
    for r in range(s.cards(seat).size):
        if (rally >> r) & 1 == 0:
            continue
        for pair in pairs_of(s, seat, (own_x | own_y) & ~rally):
            a = low_of(pair)
            b = high_of(pair)
            chosen = bit(r) | bit(a) | bit(b)
            if moves_each(own_x, own_y, a, b) and twins[r] & hand & ~chosen == 0:
                low = r if r < a else a
                high = r if r > b else b
                middle = r + a + b - low - high
                pay = actions.rally_two(x, y, kind_of[low], kind_of[middle], kind_of[high])
                offered = add_goals(s.board.up_steps, here, s.board.up_steps, there, pay, offered)
    return offered


def add_goals(
    steps_x: "vec[i64]", here: i64, steps_y: "vec[i64]", there: i64, pay: i64, offered: "vec[i64]"
) -> "vec[i64]":
    """The same payment with every pair of goals."""
    i = here * WIDTH
    while steps_x[i] >= 0:
        k = there * WIDTH
        while steps_y[k] >= 0:
            offered = append(offered, actions.to_spaces(pay, steps_x[i], steps_y[k]))
            k += 1
        i += 1
    return offered
