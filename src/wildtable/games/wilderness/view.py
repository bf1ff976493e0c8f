"""What each seat may see, from an allow-list.

A view has the shape of a position document. Hands of others are numbers; face-down tiles and the order of
decks are not in the state at all.
"""

from wildtable.engine import effects as stages
from wildtable.engine import window
from wildtable.engine.dice import faces
from wildtable.engine.state import View
from wildtable.games.wilderness import coming, frames, notation
from wildtable.games.wilderness.board import OFF_BOARD, SIDES
from wildtable.games.wilderness.events import seat_name, seat_names
from wildtable.games.wilderness.legal import asks_owner, owes
from wildtable.games.wilderness.position import text_label, write_player, write_public
from wildtable.games.wilderness.rules.attack import animal_dice, attacker_name
from wildtable.games.wilderness.rules.choices import dice_of
from wildtable.games.wilderness.rules.movement import step_cost, way_needed
from wildtable.games.wilderness.rules.windows import about
from wildtable.games.wilderness.state import (
    DAY,
    EVENT_DECK,
    HAND,
    NOBODY,
    REASONS,
    SICK_DECK,
    WEATHER_DECK,
    WHERE,
    Data,
)
from wildtable.games.wilderness.terrain import FACE_DOWN, LAKE


def view_of(s: Data, seat: int | None) -> View:
    """The allow-list of Wilderness (ledger of hidden information, WN-EVENT-03, WN-RULING-60); `None` is a
    spectator."""
    active = int(frames.active(s))
    view: View = {
        "game": "wilderness",
        "seat": seat,
        "step": frames.step_name(s),
        "options": s.settings.options,
        **write_public(s),
        "players": [view_player(s, other, other == seat) for other in range(s.seats)],
        "active": None if active == NOBODY else seat_name(active),
        "day": int(s.of[DAY]),
        "decks": {
            "event": int(s.of[EVENT_DECK]).bit_count(),
            "sickness": int(s.of[SICK_DECK]).bit_count(),
            "weather": int(s.of[WEATHER_DECK]).bit_count(),
        },
        "costs": costs(s, active) if active != NOBODY else {},
        "way": int(way_needed(s, active)) if active != NOBODY else 0,
        "nature": {seat_name(other): coming.steps_of(s, other) for other in range(s.seats) if s.alive(other)},
        "hunted": coming.hunted(s),
        **under_way(s),
    }
    if seat is not None:
        view["asks_you"] = owes(s, seat)
        if s.stack.kind() == frames.WINDOW and window.has_answered(s.stack, seat):
            view["your_answer"] = notation.format_action(s, int(window.answer_of(s.stack, seat)))
    return view


def view_player(s: Data, seat: int, own: bool) -> dict[str, object]:
    """A player as the owner or as anybody else sees it."""
    return write_player(s, seat, own) | {"hand_size": int(s.of[HAND + seat]).bit_count()}


def costs(s: Data, seat: int) -> dict[str, int]:
    """What a step of the active player costs into each adjacent area that can be entered at all."""
    here = s.of[WHERE + seat]
    found = {}
    for side in range(SIDES):
        area = s.board.next[here * SIDES + side]
        if area != OFF_BOARD and s.land[area] & 15 not in (FACE_DOWN, LAKE):
            found[s.board.names[area]] = int(step_cost(s, seat, here, side, area))
    return found


def under_way(s: Data) -> dict[str, object]:
    """What everybody sees of the window, roll, attack or card that is under way."""
    shown: dict[str, object] = {}
    stack = s.stack
    if stack.kind() == frames.WINDOW:
        shown["asked"] = seat_names(stack.get(window.ASKED))
        shown["about"] = about(s)
    elif stack.kind() != frames.OVER and asks_owner(stack.kind()):
        shown["asked"] = [seat_name(int(stack.owner()))]
    attack = stack.find(frames.ATTACK)
    if attack >= 0:
        owner = int(stack.owner_of(attack))
        shown["attack"] = {
            "seat": seat_name(owner),
            "by": attacker_name(s, stack.at(attack, frames.ATTACKER)),
            "dice": int(animal_dice(s, owner)),
        }
    roll = rolled(s)
    if roll is not None:
        shown["roll"] = roll
    card = stack.find(frames.EFFECT)
    if card >= 0:
        shown["card"] = text_label(s, int(stack.at(card, stages.SOURCE)))
    if stack.kind() == frames.OVER:
        shown["winners"] = seat_names(stack.get(frames.WINNERS))
        shown["reason"] = REASONS[stack.get(frames.REASON)]
    return shown


_ROLLED = {frames.STEP: 3, frames.SEARCH: 3, frames.DRIFT: 3, frames.ATTACK: 3}
"""From which stage on the dice of a procedure lie there."""


def rolled(s: Data) -> dict[str, object] | None:
    """The dice that lie there while a window after the roll is open."""
    stack = s.stack
    if stack.kind() != frames.WINDOW:
        return None
    frame = stack.below(stack.top)
    kind = int(stack.kind_of(frame))
    if kind not in _ROLLED or stack.at(frame, frames.STAGE) < _ROLLED[kind]:
        return None
    if stack.get(window.TRIGGER) & 0b1010_0000 == 0:
        return None
    owner = int(stack.owner_of(frame))
    dice = int(dice_of(s, frame))
    throw = int(stack.at(frame, frames.THROW))
    return {"seat": seat_name(owner), "for": frames.NAMES[kind], "faces": faces(throw, dice, 6)}
