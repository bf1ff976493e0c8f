"""What cannot be: positions that no course of the game leads to, or in which it could not go on.

A position for a case may be small (a map of three spaces, a deck of two cards, no shards, a player without
characters who is of no matter), so only what contradicts itself or a rule is refused, with a sentence that
names the rule.
"""

from typing import Final

from wildtable.engine import window
from wildtable.engine.bits import count
from wildtable.engine.refusal import BadPosition
from wildtable.games.wildlands import actions, frames
from wildtable.games.wildlands.cards import AREA, FLAGS, HEAVY_MELEE, MELEE, SLOTS
from wildtable.games.wildlands.events import character_name, members, numbers, seat_name
from wildtable.games.wildlands.rules.attack import enemies_in, everybody_in
from wildtable.games.wildlands.rules.interrupt import holds_wild
from wildtable.games.wildlands.rules.scoring import is_single, leaders, survivors
from wildtable.games.wildlands.rules.setup import left_over, next_slot, next_to_pick
from wildtable.games.wildlands.rules.turn import CARDS_A_TURN, has_hidden
from wildtable.games.wildlands.state import (
    ELIMINATION,
    FIVE_POINTS,
    HAND_LIMIT,
    HIDDEN,
    MAP_CARDS_EACH,
    NO_SPACE,
    NOBODY,
    PICK_FREE,
    POINTS_TO_WIN,
    REASONS,
    Data,
    character_of,
    on_board,
    seat_of,
    team,
)

_CARDS_FOR_TWO: Final = 2


def check_possible(s: Data) -> None:
    """Raise `BadPosition` if the position cannot be."""
    if frames.before_play(s):
        _check_set_up(s)
        return
    for seat in range(s.seats):
        _check_player(s, seat)
    _check_map_cards(s)
    if frames.due(s) == frames.OVER:
        _check_over(s)
    elif frames.active(s) == NOBODY:
        _check_first_hands(s)
    else:
        _check_running(s)
        _check_step(s)


def _refuse(sentence: str, seat: int = NOBODY) -> None:
    place = "position" if seat == NOBODY else f"position, {seat_name(seat)}"
    raise BadPosition(f"{place}: {sentence}.")


# Set-up.


def _check_set_up(s: Data) -> None:
    """Nothing is on the table but factions, and map cards in the players' hands."""
    if s.turns or s.quiet or s.tied or s.known:
        _refuse("before the first turn 'turns', 'quiet', 'tied' and 'known' are left out (WL-SETUP-12)")
    if s.board.size < MAP_CARDS_EACH * s.seats:
        _refuse(
            f"a set-up needs {MAP_CARDS_EACH} map cards for each player, and this map has "
            f"{s.board.size} spaces (WL-SETUP-06)"
        )
    for seat in range(s.seats):
        if any(s.where[character_of(seat, slot)] != HIDDEN for slot in range(SLOTS)):
            _refuse("in set-up every character is still hidden (WL-SETUP-07)", seat)
        if s.hand[seat] or s.discard[seat] or s.aside[seat]:
            _refuse("cards are drawn only after the map cards are assigned (WL-SETUP-11)", seat)
        if s.shards[seat] or s.points[seat]:
            _refuse("in set-up there are neither shards nor points yet (WL-SETUP-10)", seat)
    _check_dealt(s)
    if frames.due(s) == frames.FACTION:
        _check_picks(s)
    else:
        _check_factions(s)


def _check_picks(s: Data) -> None:
    picked = [s.faction[seat] != NOBODY for seat in range(s.seats)]
    if all(picked):
        _refuse("everybody has a faction, so map cards are dealt: 'at' is deal (WL-SETUP-06)")
    if s.settings.faction_pick != PICK_FREE and any(picked[next_to_pick(s) :]):
        _refuse("factions are picked in the order of the seats (WL-RULING-02)")


def _check_factions(s: Data) -> None:
    for seat in range(s.seats):
        if s.faction[seat] == NOBODY:
            _refuse("needs a faction (WL-SETUP-02)", seat)


def _check_dealt(s: Data) -> None:
    """Ten cards each, one player after the other (WL-SETUP-06); then each keeps five (WL-SETUP-07)."""
    due = frames.due(s)
    dealt = [count(s.dealt[seat]) for seat in range(s.seats)]
    taken = 0
    for seat in range(s.seats):
        if taken & s.dealt[seat]:
            _refuse("'dealt' has a map card that another player has too (WL-SETUP-13)", seat)
        taken |= s.dealt[seat]
        starts = [s.start[character_of(seat, slot)] for slot in range(SLOTS)]
        assigned = [start for start in starts if start != NO_SPACE]
        if due != frames.ASSIGN and assigned:
            _refuse("map cards are assigned only when all are dealt (WL-SETUP-07)", seat)
        if count(s.dealt[seat] & ~left_over(s, seat)) != len(assigned):
            _refuse("the assigned map cards must be different ones of 'dealt' (WL-SETUP-07)", seat)
        if starts[: len(assigned)] != assigned:
            _refuse("map cards are assigned in the order of the slots (WL-RULING-05)", seat)
    full, none = [MAP_CARDS_EACH] * s.seats, [0] * s.seats
    if due == frames.FACTION and dealt != none:
        _refuse("map cards are dealt only when everybody has a faction (WL-SETUP-06)")
    if due == frames.DEAL:
        given = sum(dealt)
        in_turn = [min(MAP_CARDS_EACH, max(0, given - MAP_CARDS_EACH * seat)) for seat in range(s.seats)]
        if dealt != in_turn or dealt == full:
            _refuse("'dealt' must fill up to ten map cards, one player after the other (WL-SETUP-06)")
    if due == frames.ASSIGN:
        if dealt != full:
            _refuse("everybody has ten map cards in 'dealt' while they are assigned (WL-SETUP-06)")
        if all(next_slot(s, seat) == NOBODY for seat in range(s.seats)):
            _refuse("somebody must still have a map card to assign (WL-SETUP-09)")


# Play.


def _check_player(s: Data, seat: int) -> None:
    if s.faction[seat] == NOBODY:
        _refuse("needs a faction (WL-SETUP-02)", seat)
    if count(s.hand[seat]) > HAND_LIMIT:
        _refuse("more than seven cards in hand (WL-HAND-01)", seat)
    if s.dealt[seat]:
        _refuse("map cards are dealt in set-up only: leave 'dealt' out (WL-SETUP-10)", seat)
    if count(s.shards[seat]) > SLOTS:
        _refuse("has at most five shards (WL-SETUP-10)", seat)
    if s.aside[seat] and not _cards_lie_aside(s):
        _refuse("cards lie aside only while an action runs: leave 'aside' out (WL-CARD-10)", seat)


def _cards_lie_aside(s: Data) -> bool:
    """Does an action run whose cards are not discarded yet (WL-RULING-11)?"""
    draws = frames.due(s) == frames.DRAW and frames.purpose(s) == frames.DRAW_TWO
    return draws or frames.attack_runs(s)


def _check_map_cards(s: Data) -> None:
    """Every map card is in one place (WL-SETUP-13), and only hidden ones are secret."""
    starts = [int(s.start[c]) for c in range(s.seats * SLOTS) if s.where[c] == HIDDEN]
    if NO_SPACE in starts:
        _refuse("a hidden character needs its space: 'hidden 17' (WL-SETUP-07)")
    shards = [number - 1 for seat in range(s.seats) for number in numbers(s.shards[seat])]
    used = starts + shards
    if len(set(used)) < len(used):
        _refuse("a map card is used twice (WL-SETUP-13)")
    for start in starts:
        if (s.known >> start) & 1:
            _refuse(f"map card {start + 1} is known, so nobody is hidden there (WL-SETUP-08)")


def _check_first_hands(s: Data) -> None:
    """Seats draw one after the other, before anything else has happened (WL-SETUP-11)."""
    drawer = int(frames.drawer(s))
    if s.turns or s.quiet or s.tied or any(s.points[seat] for seat in range(s.seats)):
        _refuse("first hands are drawn before the first turn: no turns, no points, no tie (WL-SETUP-11)")
    for seat in range(s.seats):
        if any(s.where[character_of(seat, slot)] != HIDDEN for slot in range(SLOTS)):
            _refuse("every character is hidden while first hands are drawn (WL-SETUP-11)", seat)
        if s.discard[seat] or (seat > drawer and s.hand[seat]):
            _refuse("draws the first hand later, and has no discards (WL-SETUP-11)", seat)
    _check_draw(s, drawer, HAND_LIMIT)


def _check_running(s: Data) -> None:
    """The game is not over, and whoever acts can act (WL-END-01 to -03, WL-RULING-77, -78, -90)."""
    for seat in range(s.seats):
        if s.points[seat] >= POINTS_TO_WIN:
            _refuse("has five points, so the game is over (WL-END-01)", seat)
    left = survivors(s)
    if s.tied and left == 2**s.seats - 1:
        _refuse("'tied' says that somebody is eliminated, and nobody is (WL-END-03)")
    active, acting = int(frames.active(s)), int(frames.acting(s))
    if frames.due(s) != frames.WINDOW and not s.alive(acting):
        _refuse("has no character left, so somebody else acts (WL-RULING-77)", acting)
    settings = s.settings
    ends = frames.due(s) == frames.DRAW and frames.purpose(s) == frames.END_OF_TURN
    if not ends and 0 < settings.stall_rounds * count(left) <= s.quiet:
        _refuse(f"with {s.quiet} quiet turns the game is over (WL-RULING-78)")
    if not ends and 0 < settings.turn_limit <= s.turns:
        _refuse(f"with {s.turns} turns the game is over (WL-RULING-78)")
    if acting != active and frames.due(s) == frames.REVEAL:
        _refuse("only the active player reveals at the start of a turn (WL-TURN-02)")


def _check_step(s: Data) -> None:
    """What belongs to the step that is due."""
    due = frames.due(s)
    active, acting = int(frames.active(s)), int(frames.acting(s))
    if due == frames.REVEAL and not has_hidden(s, active):
        _refuse(f"{seat_name(active)} has nobody to reveal (WL-TURN-02)")
    if due == frames.WINDOW:
        _check_window(s, active, acting)
    if frames.attack_runs(s):
        _check_attack(s)
    if due == frames.DRAW:
        ends = frames.purpose(s) == frames.END_OF_TURN
        if ends and acting != active:
            _refuse("the active player draws at the end, and nobody interrupts (WL-TURN-05)")
        _check_draw(s, acting, CARDS_A_TURN if ends else _CARDS_FOR_TWO)


def _check_draw(s: Data, drawer: int, most: int) -> None:
    """Whoever draws has room in hand and a card to draw (WL-HAND-01, WL-RULING-10)."""
    left = int(frames.draws_left(s))
    if frames.drawer(s) != drawer:
        _refuse(f"{seat_name(drawer)} acts, so it is {seat_name(drawer)} who draws")
    if left > most:
        _refuse(f"{left} cards are too many to draw: it is up to {most} (WL-HAND-03)")
    if count(s.hand[drawer]) + left > HAND_LIMIT:
        _refuse(f"would draw {left} cards beyond seven in hand (WL-HAND-01)", drawer)
    if s.deck[drawer] == 0:
        _refuse("has no card in the deck to draw (WL-RULING-10)", drawer)


def _check_window(s: Data, active: int, acting: int) -> None:
    """Others who live are asked, and one of them has not answered (WL-RULING-68)."""
    for seat in members(int(s.stack.get(window.ASKED))):
        if seat == acting or not s.alive(seat):
            _refuse("acts, or has no character left, and so is not asked (WL-RULING-68)", seat)
    if window.waiting(s.stack) == 0:
        _refuse("a window must ask somebody who has not answered (WL-RULING-68)")
    for seat in range(s.seats):
        if window.answer_of(s.stack, seat) == actions.INTERRUPT and not holds_wild(s, seat):
            _refuse("cannot interrupt without a wild card (WL-INT-01)", seat)
    if frames.after_end(s) and (acting != active or not s.alive(active)):
        _refuse("only the active player declares the end (WL-TURN-04)")


def _check_attack(s: Data) -> None:
    """Somebody on the board attacks somebody who can be hit, and the owner is asked in turn."""
    attacker, flag, targets = int(frames.attacker(s)), int(frames.attack_flag(s)), int(frames.targets(s))
    if seat_of(attacker) != frames.acting(s) or not on_board(s.where[attacker]):
        _refuse(f"{character_name(attacker)} cannot attack: not on the board, or not its turn (WL-ATTACK-02)")
    if flag > AREA:
        _refuse(f"'{FLAGS[flag]}' is no attack (WL-ATTACK-01)")
    own = int(team(seat_of(attacker))) if flag != AREA else 0
    if targets & own or targets == 0 or any(not on_board(s.where[one]) for one in members(targets)):
        _refuse("the attack has no targets, or some that it cannot have (WL-ATTACK-01)")
    if frames.due(s) == frames.TARGET:
        owner = int(s.stack.owner())
        choice = enemies_in(s, seat_of(attacker), 1 << s.where[attacker]) & team(owner)
        if flag not in (MELEE, HEAVY_MELEE) or targets != choice or count(targets) < 2 or frames.shielded(s):
            _refuse("the owner names a target among all own characters in the attacker's space (WL-MELEE-03)")
        return
    defender = int(frames.defender(s))
    if flag == AREA:
        if targets != everybody_in(s, s.where[defender]):
            _refuse("an area attack hits everybody in the space (WL-AREA-01)")
    elif not is_single(targets):
        _refuse("an attack that is defended has one target (WL-ATTACK-04)")
    if not (targets >> defender) & 1 or s.hand[seat_of(defender)] == 0:
        _refuse(f"{character_name(defender)} is not attacked, or its owner holds no card (WL-RULING-89)")
    asked_before = [c for c in members(targets) if _order(s, attacker, c) < _order(s, attacker, defender)]
    if any(character not in asked_before for character in members(frames.shielded(s))):
        _refuse("'shielded' are targets that were asked before the defender (WL-RULING-44)")


def _order(s: Data, attacker: int, character: int) -> tuple[int, int]:
    """Owners are asked clockwise from the attacker's left, the attacker last (WL-RULING-44)."""
    return (seat_of(character) - seat_of(attacker) - 1) % s.seats, character


def _check_over(s: Data) -> None:
    """The winners are those that the reason makes winners (WL-END-01 to -03, WL-RULING-75, -78)."""
    winners, reason = int(frames.winners(s)), int(frames.reason(s))
    enough = [seat for seat in range(s.seats) if s.points[seat] >= POINTS_TO_WIN]
    left = int(survivors(s))
    if not winners:
        _refuse("a game that is over has 'winners' (WL-END-02)")
    if (reason == FIVE_POINTS) != bool(enough) or (enough and winners != 1 << enough[0]):
        _refuse("the game ends with five points exactly if the winner, and nobody else, has them (WL-END-01)")
    if reason == ELIMINATION and left == 2**s.seats - 1:
        _refuse("nobody is eliminated (WL-END-02)")
    if enough:
        return
    if left and winners != leaders(s, left):
        _refuse(f"after '{REASONS[reason]}' those with the most points among the survivors win (WL-END-02)")
    if not left and (reason != ELIMINATION or winners & ~int(leaders(s, winners))):
        _refuse("with nobody left those win who went out last, with the most points (WL-RULING-75)")
