"""Rally and fly (WL-RALLY-01 to -05, WL-FLY-01, -02)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.games.wildlands.actions import FLY_TO, NOTHING, RALLY_ONE, RALLY_TWO, pack
from wildtable.games.wildlands.board import WIDTH
from wildtable.games.wildlands.cards import FLAG_KINDS, FLY, RALLY, SLOTS
from wildtable.games.wildlands.rules.attack import with_flag
from wildtable.games.wildlands.rules.movement import movers, pairs_of
from wildtable.games.wildlands.state import Position, character_of, on_board


def add_flights(s: Position, seat: i64, kinds: "vec[i64]", offered: "vec[i64]") -> "vec[i64]":
    """One or two steps over white lines, without climb cost (WL-FLY-01, -02, WL-RULING-25, -26)."""
    kind_of = s.cards(seat).kind
    goals = s.board.flight_goals
    for slot in range(SLOTS):
        where = s.where[character_of(seat, slot)]
        if not on_board(where):
            continue
        fitting = with_flag(s, seat, slot, FLY)
        if fitting == 0:
            continue
        for card in kinds:
            if (fitting >> card) & 1 == 1:
                i = where * WIDTH
                while goals[i] >= 0:
                    offered = append(
                        offered, pack(FLY_TO, slot, 0, 0, goals[i], 0, kind_of[card], NOTHING, NOTHING)
                    )
                    i += 1
    return offered


def together(s: Position, a: i64, b: i64) -> bool:
    """Are two own characters on the board in the same or in adjacent spaces (WL-RALLY-02, WL-RULING-33)?"""
    here = s.where[a]
    there = s.where[b]
    if not on_board(here) or not on_board(there):
        return False
    return here == there or (s.board.adjacent[here] >> there) & 1 == 1


def rallies(s: Position, seat: i64, slot: i64) -> i64:
    """The cards in hand whose rally flag that character can use."""
    return with_flag(s, seat, slot, RALLY)


def single_rallies(s: Position, seat: i64, slot: i64) -> i64:
    """The cards that rally so that only this character moves.

    Its own or an open flag, alone or with anybody (WL-RALLY-03, WL-RULING-29), or the flag of a partner in
    reach (WL-RULING-28).
    """
    fitting = rallies(s, seat, slot)
    for other in range(SLOTS):
        if other != slot and together(s, character_of(seat, slot), character_of(seat, other)):
            fitting |= rallies(s, seat, other)
    return fitting


def add_rallies(s: Position, seat: i64, kinds: "vec[i64]", offered: "vec[i64]") -> "vec[i64]":
    """Every rally of one or two movers with every payment that wastes no card (WL-RULING-31)."""
    cards = s.cards(seat)
    any_rally: i64 = cards.with_open[RALLY]
    for slot in range(SLOTS):
        any_rally |= cards.with_flag[slot * FLAG_KINDS + RALLY]
    if s.hand[seat] & any_rally == 0:
        return offered
    for slot in range(SLOTS):
        if on_board(s.where[character_of(seat, slot)]):
            offered = add_single(s, seat, slot, kinds, offered)
            for other in range(slot + 1, SLOTS):
                if together(s, character_of(seat, slot), character_of(seat, other)):
                    offered = add_double(s, seat, slot, other, kinds, offered)
    return offered


def add_single(s: Position, seat: i64, slot: i64, kinds: "vec[i64]", offered: "vec[i64]") -> "vec[i64]":
    """Only one of the two moves (WL-RALLY-03): a level step for one card, a step up for two."""
    kind_of = s.cards(seat).kind
    where = s.where[character_of(seat, slot)]
    fitting = single_rallies(s, seat, slot)
    if fitting == 0:
        return offered
    steps = s.board.level_steps
    for card in kinds:
        if (fitting >> card) & 1 == 1:
            i = where * WIDTH
            while steps[i] >= 0:
                offered = append(
                    offered, pack(RALLY_ONE, slot, 0, 0, steps[i], 0, kind_of[card], NOTHING, NOTHING)
                )
                i += 1
    if s.board.up[where] == 0:
        return offered
    steps = s.board.up_steps
    for pair in pairs_of(s, seat, fitting | movers(s, seat, slot)):
        if pays_single_climb(s, seat, slot, pair & 63, pair >> 6):
            i = where * WIDTH
            while steps[i] >= 0:
                action = pack(
                    RALLY_ONE, slot, 0, 0, steps[i], 0, kind_of[pair & 63], kind_of[pair >> 6], NOTHING
                )
                offered = append(offered, action)
                i += 1
    return offered


def pays_single_climb(s: Position, seat: i64, slot: i64, a: i64, b: i64) -> bool:
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


def add_double(s: Position, seat: i64, x: i64, y: i64, kinds: "vec[i64]", offered: "vec[i64]") -> "vec[i64]":
    """Both move, each level or up, in one action (WL-RALLY-01, -02, -04, -05, WL-RULING-34)."""
    kind_of = s.cards(seat).kind
    rally = rallies(s, seat, x) | rallies(s, seat, y)
    if rally == 0:
        return offered
    here = s.where[character_of(seat, x)]
    there = s.where[character_of(seat, y)]
    board = s.board
    for card in kinds:
        if (rally >> card) & 1 == 1:
            pay = pack(RALLY_TWO, x, y, 0, 0, 0, kind_of[card], NOTHING, NOTHING)
            offered = add_goals(board.level_steps, here, board.level_steps, there, pay, offered)
    climbs_x = board.up[here] != 0
    climbs_y = board.up[there] != 0
    if not climbs_x and not climbs_y:
        return offered
    own_x = movers(s, seat, x)
    own_y = movers(s, seat, y)
    for pair in pairs_of(s, seat, rally | own_x | own_y):
        a = pair & 63
        b = pair >> 6
        pay = pack(RALLY_TWO, x, y, 0, 0, 0, kind_of[a], kind_of[b], NOTHING)
        if climbs_x and pays_with(own_x, rally, a, b):
            offered = add_goals(board.up_steps, here, board.level_steps, there, pay, offered)
        if climbs_y and pays_with(own_y, rally, a, b):
            offered = add_goals(board.level_steps, here, board.up_steps, there, pay, offered)
        if climbs_x and climbs_y and (rally >> a) & (rally >> b) & 1 == 1:
            offered = add_goals(board.up_steps, here, board.up_steps, there, pay, offered)
    if climbs_x and climbs_y:
        offered = add_triples(s, seat, x, y, rally, offered)
    return offered


def add_triples(s: Position, seat: i64, x: i64, y: i64, rally: i64, offered: "vec[i64]") -> "vec[i64]":
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
            a = pair & 63
            b = pair >> 6
            straight = (own_x >> a) & (own_y >> b) & 1
            crossed = (own_x >> b) & (own_y >> a) & 1
            chosen = bit(r) | bit(a) | bit(b)
            if straight | crossed == 1 and twins[r] & hand & ~chosen == 0:
                low = r if r < a else a
                high = r if r > b else b
                middle = r + a + b - low - high
                pay = pack(RALLY_TWO, x, y, 0, 0, 0, kind_of[low], kind_of[middle], kind_of[high])
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
            offered = append(offered, pay | steps_x[i] << 14 | steps_y[k] << 20)
            k += 1
        i += 1
    return offered
