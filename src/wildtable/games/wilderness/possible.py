"""What cannot be in a position: frames that cannot lie on one another, fields out of range, figures on land
that nobody has seen. Everything else can be played."""

from typing import Final

from wildtable.engine import effects as stages
from wildtable.engine import window
from wildtable.engine.clauses import NONE
from wildtable.engine.refusal import OK, BadPosition
from wildtable.engine.stack import BOTTOM, EMPTY
from wildtable.games.wilderness import actions, deeds, frames
from wildtable.games.wilderness.rules.cards import check_play
from wildtable.games.wilderness.rules.choices import dice_of
from wildtable.games.wilderness.rules.land import printed, terrain
from wildtable.games.wilderness.rules.windows import holders
from wildtable.games.wilderness.state import (
    ALIVE,
    ALONG,
    ANIMAL,
    ANIMAL_AREA,
    EXTRA,
    EXTRAS,
    FIRST,
    GONE,
    JOINT,
    LOST_SEATS,
    MOST_ANIMALS,
    NOBODY,
    SLOT,
    WEATHER_NOW,
    WHERE,
    Data,
)
from wildtable.games.wilderness.terrain import FACE_DOWN, LAKE, TRIBE

_BY_CARD: Final = (frames.EFFECT,)
BENEATH: Final = {
    frames.LEAD: (EMPTY,),
    frames.TURN: (EMPTY,),
    frames.NATURE: (EMPTY,),
    frames.DAWN: (EMPTY,),
    frames.OVER: (EMPTY,),
    frames.STEP: (frames.TURN,),
    frames.SEARCH: (frames.TURN,),
    frames.ARRIVE: (frames.STEP, frames.DRIFT, frames.WALK),
    frames.DRIFT: (frames.TURN, frames.EFFECT, frames.DRIFT),
    frames.ATTACK: (frames.NATURE, frames.EFFECT, frames.ATTACK),
    frames.MOOD: (frames.NATURE,),
    frames.DICE: (
        frames.STEP,
        frames.SEARCH,
        frames.DRIFT,
        frames.ATTACK,
        frames.MOOD,
        frames.NATURE,
        frames.TRIAL,
        frames.FIGHT,
        frames.EFFECT,
    ),
    frames.PICK: (frames.NATURE,),
    frames.REVEAL: (frames.ARRIVE, frames.DRIFT, frames.DRAW),
    frames.DRAW: (frames.DAWN, frames.DRAW, frames.EFFECT),
    frames.DROP: (frames.EFFECT, frames.DROP),
    frames.ILLNESS: (frames.ARRIVE, frames.EFFECT, frames.ILLNESS),
    frames.WEATHER: (frames.DAWN,),
    frames.WINDOW: (
        frames.TURN,
        frames.STEP,
        frames.SEARCH,
        frames.DRIFT,
        frames.ATTACK,
        frames.NATURE,
        frames.DAWN,
        frames.EFFECT,
    ),
    frames.CARD: (frames.WINDOW, frames.TURN, frames.ILLNESS),
    frames.EFFECT: (
        frames.CARD,
        frames.EFFECT,
        frames.TURN,
        frames.SEARCH,
        frames.ARRIVE,
        frames.NATURE,
        frames.DAWN,
        frames.WINDOW,
        frames.ILLNESS,
        frames.DRIFT,
        frames.ATTACK,
    ),
    frames.WALK: (frames.EFFECT, frames.WALK),
    frames.DRIVE: _BY_CARD,
    frames.PLACE: _BY_CARD,
    frames.RETURN: _BY_CARD,
    frames.TRIAL: (frames.EFFECT, frames.TRIAL),
    frames.FIGHT: _BY_CARD,
}
"""On which frames a frame can lie."""

_NO_OWNER: Final = (frames.LEAD, frames.NATURE, frames.DAWN, frames.WEATHER, frames.PICK, frames.OVER)
_MAY_HAVE_NONE: Final = (frames.REVEAL, frames.EFFECT, frames.DICE)
_LAST_STAGE: Final = {
    frames.TURN: 7,
    frames.STEP: 5,
    frames.SEARCH: 4,
    frames.ARRIVE: 1,
    frames.DRIFT: 5,
    frames.ATTACK: 4,
    frames.MOOD: 0,
    frames.NATURE: 8,
    frames.DAWN: 5,
    frames.TRIAL: 1,
    frames.FIGHT: 1,
    frames.EFFECT: 6,
}
_THROWS: Final = {frames.SEARCH: 36, frames.FIGHT: 1296, frames.ATTACK: 6**8, frames.NATURE: 8}


def check_frame(s: Data, kind: int, owner: int, beneath: int, place: str) -> None:
    """The frame may lie there, and has an owner where it needs one."""
    if beneath not in BENEATH[kind]:
        below = "nothing" if beneath == EMPTY else f"'{frames.NAMES[beneath]}'"
        raise BadPosition(f"{place}: '{frames.NAMES[kind]}' cannot lie on {below}.")
    if owner == NOBODY and kind not in _NO_OWNER and kind not in _MAY_HAVE_NONE:
        raise BadPosition(f"{place}: 'seat' is missing.")
    if owner != NOBODY and kind in _NO_OWNER:
        raise BadPosition(f"{place}: '{frames.NAMES[kind]}' is nobody's.")


def range_of(s: Data, kind: int, name: str) -> tuple[int, int]:
    """The least and the greatest value of a field."""
    seats = int(s.seats)
    known = {
        "stage": (0, _LAST_STAGE.get(kind, 0)),
        "throw": (0, _THROWS.get(kind, 6) - 1),
        "target": (0, int(s.board.size) - 1),
        "area": (0, int(s.board.size) - 1),
        "movers": (1, 2**seats - 1),
        "left": (0, 2**seats - 1 if kind == frames.ARRIVE else 20),
        "kind": (0, 1 if kind == frames.DRIFT else 53),
        "stopped": (0, 1),
        "attacker": (0, frames.BY_EVENT),
        "number": (0, 8),
        "busy": (0, 1),
        "count": (1, 8),
        "into": (0, 4000),
        "among": (1, 2**seats - 1),
        "slot": (0, int(s.board.tiles) - 1),
        "pile": (0, 1),
        "subject": (-1, 53) if kind == frames.EFFECT else (0, 3 if kind == frames.DRIVE else seats - 1),
        "terrain": (0, TRIBE),
        "need": (2, 6),
        "rival": (0, seats - 1),
        "winners": (0, 2**seats - 1),
        "reason": (1, 4),
        "result": (0, 1),
        "alone": (0, 1),
        "player": (-1, seats - 1),
        "event": (-1, 4000),
        "loser": (-1, seats - 1),
    }
    return known[name]


def check_position(s: Data) -> None:
    """Everything that is seen only when all is read; raises `BadPosition`."""
    _check_land(s)
    _check_players(s)
    _check_references(s)
    _check_window(s)
    _check_at_rest(s)


def _check_window(s: Data) -> None:
    if s.stack.kind() != frames.WINDOW:
        return
    if s.stack.get(window.ASKED) != holders(s) or window.waiting(s.stack) == 0:
        raise BadPosition("position, stack: a window asks the living who hold a card, and waits for one.")
    for seat in range(s.seats):
        answer = window.answer_of(s.stack, seat)
        kind = actions.kind_of(answer)
        rule = check_play(s, seat, actions.value_of(answer)) if kind == actions.PLAY else OK
        if rule != OK or (kind != actions.PLAY and kind != actions.PASS):
            why = f" ({rule})" if rule != OK else ""
            raise BadPosition(f"position, answers: P{seat + 1} cannot answer so{why}.")


def _check_land(s: Data) -> None:
    for piece in range(EXTRAS):
        area = s.of[EXTRA + piece]
        if area != GONE and terrain(s, area) == FACE_DOWN:
            raise BadPosition("position, extra: an extra area lies on a face-down tile.")
        if area != GONE and printed(s, area) == TRIBE:
            raise BadPosition("position, extra: an extra area lies on the Tribe (WN-RULING-19).")
    for number in range(MOST_ANIMALS):
        area = s.of[ANIMAL_AREA + number]
        if s.of[ANIMAL + number] != GONE and area != GONE and terrain(s, area) in (FACE_DOWN, LAKE):
            raise BadPosition(f"position, animal {number + 1}: stands on a lake or on a face-down tile.")
    bottom = s.stack.kind_of(0)
    begun = bottom != frames.LEAD and s.stack.kind() != frames.REVEAL
    if begun and s.of[WEATHER_NOW] == GONE and bottom != frames.DAWN:
        raise BadPosition("position: 'weather' needs a card in 'cards'.")
    for seat in range(s.seats):
        if begun and terrain(s, s.of[WHERE + seat]) == FACE_DOWN:
            raise BadPosition(f"position, P{seat + 1}: stands on a face-down tile.")
    if bottom == frames.LEAD and any(s.of[SLOT + slot] != GONE for slot in range(s.board.tiles)):
        raise BadPosition("position, tiles: before the first player is known all are face down.")


def _check_players(s: Data) -> None:
    alive = int(s.of[ALIVE]).bit_count()
    over = s.stack.kind() == frames.OVER
    if not over and (alive == 0 or (alive == 1 and s.seats > 1)):
        raise BadPosition("position: with so few alive the game is over.")
    for seat in range(s.seats):
        carrier = s.of[ALONG + seat]
        if carrier == seat + 1 or (carrier > 0 and carrier - 1 != frames.active(s)):
            raise BadPosition(f"position, P{seat + 1}: goes along with somebody whose turn it is not.")
        if carrier > 0 and (s.of[WHERE + seat] != s.of[WHERE + carrier - 1] or not s.alive(seat)):
            raise BadPosition(
                f"position, P{seat + 1}: goes along with somebody who is elsewhere (WN-RULING-121)."
            )
        if (s.of[LOST_SEATS] >> seat) & 1 and seat != frames.active(s) and not over:
            raise BadPosition(f"position, P{seat + 1}: is lost outside of the own turn (WN-RULING-81).")
        if (s.of[JOINT] >> seat) & 1 and s.of[WHERE + seat] != s.board.village:
            raise BadPosition(f"position, turn: P{seat + 1} in 'joint' is not in the village.")
    if not 0 <= s.of[FIRST] < s.seats:
        raise BadPosition("position: 'first' must be a player.")


def _check_references(s: Data) -> None:
    """What frames say of other frames, of animals and of subjects."""
    stack = s.stack
    starts = []
    frame = stack.top
    while frame != BOTTOM:
        starts.append(int(frame))
        frame = stack.below(frame)
    rollers = (frames.STEP, frames.SEARCH, frames.DRIFT, frames.ATTACK, frames.MOOD, frames.NATURE)
    for start in starts:
        kind = int(stack.kind_of(start))
        if kind == frames.DICE:
            into = int(stack.at(start, frames.INTO))
            if into not in starts or stack.kind_of(into) not in (*rollers, frames.TRIAL, frames.FIGHT):
                raise BadPosition("position, stack: dice are thrown for nothing.")
            if stack.at(start, frames.COUNT) != dice_of(s, into):
                raise BadPosition(f"position, stack: 'count' of the dice must be {dice_of(s, into)}.")
        if kind == frames.EFFECT:
            event = int(stack.at(start, stages.BOUND + 1))
            if event != NONE and event not in starts:
                raise BadPosition("position, stack: a card speaks of what is not under way.")
        number = GONE
        if kind == frames.ATTACK and stack.at(start, frames.ATTACKER) < MOST_ANIMALS:
            number = int(stack.at(start, frames.ATTACKER))
        if kind == frames.DRIVE:
            number = int(stack.at(start, frames.SUBJECT))
        if number != GONE and (s.of[ANIMAL + number] == GONE or s.of[ANIMAL_AREA + number] == GONE):
            raise BadPosition("position, stack: speaks of an animal that is not there.")
        if kind == frames.REVEAL and s.of[SLOT + stack.at(start, frames.TILE_SLOT)] != GONE:
            raise BadPosition("position, stack: that tile lies open already.")


def _check_at_rest(s: Data) -> None:
    """Somebody or chance is asked: nothing goes on by itself from here."""
    copy = s.clone()
    assert isinstance(copy, Data)
    before = copy.fingerprint()
    try:
        deeds.go_on(copy)
        rest = copy.fingerprint() == before and (copy.turn() == -2 or _can_go_on(copy))
    except (IndexError, ValueError, OverflowError) as error:
        raise BadPosition("position, stack: this cannot be under way.") from error
    if not rest:
        raise BadPosition("position, stack: nobody is asked, and chance is not due.")


def _can_go_on(s: Data) -> bool:
    """Is anything offered, or can anything happen?"""
    if s.turn() == -1:
        return len(s.chance()) > 0
    return all(len(s.legal(seat)) > 0 for seat in s.actors()) and len(s.actors()) > 0
