"""What a person touches to say an action; `reasons.py` says why something cannot be touched.

Elements are `space:17`, `character:P1.3`, `card:1:melee 4`, `seat:P2`, `faction:guild` and `do:move`. A card
that pays twice stands there twice. A strike names a seat; the characters it may hit are elements of it too.
"""

from wildtable.engine.at_table import Offered
from wildtable.games.wildlands import actions, notation, outcomes
from wildtable.games.wildlands.cards import SLOTS
from wildtable.games.wildlands.events import character_name, character_names, seat_name
from wildtable.games.wildlands.rules.attack import enemies_in
from wildtable.games.wildlands.state import MOST_SEATS, Data, character_of, on_board, team

_CHARACTERS = [f"character:{character_name(character)}" for character in range(MOST_SEATS * SLOTS)]
WORDS_WITH_SPACE = ("move", "climb", "fly", "rally", "area")


def elements_of(s: Data, seat: int, action: int) -> list[str]:
    """The elements of an action of that seat."""
    return _elements(s, seat, action, notation.format_action(s, seat, action))


def _elements(s: Data, seat: int, action: int, text: str) -> list[str]:
    """The same, with the action's text."""
    kind = int(actions.kind_of(action))
    word = text.partition(" ")[0]
    if kind == actions.FACTION:
        return [f"faction:{text.partition(' ')[2]}", "do:faction"]
    if kind in (actions.INTERRUPT, actions.DRAW_TWO):
        return ["card:wild", f"do:{word}"]
    if kind in (actions.REOPEN, actions.END_TURN, actions.FINISH, actions.PASS):
        return [f"do:{word}"]
    found = [_CHARACTERS[character_of(seat, actions.slot_in(action))]]
    space = f"space:{int(actions.space_in(action)) + 1}"
    if kind == actions.RALLY_TWO:
        found.append(_CHARACTERS[character_of(seat, actions.partner_in(action))])
        found += [space, f"space:{int(actions.partner_space_in(action)) + 1}"]
    elif kind == actions.STRIKE:
        found += _struck(s, seat, action)
    elif kind == actions.SHOOT:
        target = character_of(actions.victim_in(action), actions.aim_in(action))
        found.append(_CHARACTERS[target])
    elif word in WORDS_WITH_SPACE or kind == actions.ASSIGN:
        found.append(space)
    if kind not in (actions.ASSIGN, actions.REVEAL, actions.TARGET, actions.TAKE_IT):
        found += [f"card:{paid}" for paid in text.partition(" | ")[2].split(" + ") if paid]
    found.append(f"do:{word}")
    return found


def offered(s: Data, seat: int) -> list[Offered]:
    """Legal actions of a seat as a client gets them."""
    found: list[Offered] = []
    for action in s.legal(seat):
        text = notation.format_action(s, seat, action)
        found.append((text, _elements(s, seat, action, text), outcomes.outcomes_of(s, seat, action)))
    return found


def _struck(s: Data, seat: int, action: int) -> list[str]:
    """The seat that a strike names and those of its characters that stand there."""
    victim = int(actions.victim_in(action))
    where = int(s.where[character_of(seat, actions.slot_in(action))])
    enemies = enemies_in(s, seat, 1 << where) & team(victim) if on_board(where) else 0
    return [f"seat:{seat_name(victim)}", *(f"character:{name}" for name in character_names(enemies))]
