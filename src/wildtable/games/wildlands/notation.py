"""Actions and chance outcomes as texts, and back.

`move 3 17 | wild`: slot 3 goes to space 17 and pays with a wild card. What is paid stands behind the bar,
several cards joined by `+`, each as the faction's data writes it. Slots are 1 to 5, seats P1 to P4, a
character of another seat is P2.3.
"""

from typing import Final

from wildtable.engine.numbers import number_in
from wildtable.engine.refusal import BadAction, BadContent
from wildtable.games.wildlands import actions, frames
from wildtable.games.wildlands.actions import MOST_PAID, NOTHING
from wildtable.games.wildlands.cards import FLAGS, HEAVY_MELEE, HEAVY_RANGED, MELEE, RANGED, SLOTS, CardSet
from wildtable.games.wildlands.events import seat_name
from wildtable.games.wildlands.state import Data

_PLAIN: Final = {
    "reopen": actions.REOPEN,
    "draw-two": actions.DRAW_TWO,
    "end": actions.END_TURN,
    "finish": actions.FINISH,
    "interrupt": actions.INTERRUPT,
    "pass": actions.PASS,
}
_PLAIN_NAMES: Final = {kind: name for name, kind in _PLAIN.items()}
_SLOT_ONLY: Final = {"reveal": actions.REVEAL, "target": actions.TARGET, "take": actions.TAKE_IT}
_SLOT_NAMES: Final = {kind: name for name, kind in _SLOT_ONLY.items()}
_PATTERNS: Final = {
    "faction": "faction guild",
    "assign": "assign 3 17",
    "reveal": "reveal 3",
    "move": "move 3 17 | 3:melee 4",
    "climb": "climb 3 17 | 3 4 5:melee + wild",
    "claim": "claim 3 | wild + wild + wild",
    "melee": "melee 3 P2 | 3:melee 4",
    "heavy-melee": "heavy-melee 3 P2 | 3:heavy-melee 4",
    "ranged": "ranged 3 P2.5 | 3:ranged 4",
    "heavy-ranged": "heavy-ranged 3 P2.5 | 3:heavy-ranged 4",
    "area": "area 3 17 | 3:area 4",
    "rally": "rally 3 17 | 3:rally 4, or rally 3 17 4 18 | 3:rally 4",
    "fly": "fly 3 17 | 3:fly 4",
    "defend": "defend 3 | 3:shield 4",
    "target": "target 3",
    "take": "take 3",
}
_SLOTS: Final = tuple(str(slot + 1) for slot in range(SLOTS))
WORDS: Final = (*_PATTERNS, *_PLAIN)


_SPACE_NAMES = {
    actions.MOVE: "move",
    actions.CLIMB: "climb",
    actions.AREA_ATTACK: "area",
    actions.RALLY_ONE: "rally",
    actions.FLY_TO: "fly",
}


def format_action(s: Data, seat: int, action: int) -> str:
    """The text of an action of that seat."""
    kind = int(actions.kind_of(action))
    slot = int(actions.slot_in(action)) + 1
    space = int(actions.space_in(action)) + 1
    if kind in _PLAIN_NAMES:
        return _PLAIN_NAMES[kind]
    if kind in _SLOT_NAMES:
        return f"{_SLOT_NAMES[kind]} {slot}"
    if kind == actions.FACTION:
        return f"faction {s.settings.faction_names[actions.faction_in(action)]}"
    if kind == actions.ASSIGN:
        return f"assign {slot} {space}"
    paid = " + ".join(paid_texts(s, seat, action))
    return f"{_head(action, kind, slot, space)} | {paid}"


def paid_texts(s: Data, seat: int, action: int) -> list[str]:
    """The cards that an action of that seat pays with; `?` for one that its faction does not have."""
    own = s.cards(seat)
    cards = [int(actions.card_in(action, place)) for place in range(MOST_PAID)]
    return [own.text(card) if card < own.size else "?" for card in cards if card != NOTHING]


def _head(action: int, kind: int, slot: int, space: int) -> str:
    victim = seat_name(actions.victim_in(action))
    if kind == actions.CLAIM:
        return f"claim {slot}"
    if kind == actions.DEFEND:
        return f"defend {slot}"
    if kind == actions.STRIKE:
        return f"{FLAGS[actions.flag_in(action)]} {slot} {victim}"
    if kind == actions.SHOOT:
        return f"{FLAGS[actions.flag_in(action)]} {slot} {victim}.{int(actions.aim_in(action)) + 1}"
    if kind == actions.RALLY_TWO:
        partner = int(actions.partner_in(action)) + 1
        return f"rally {slot} {space} {partner} {int(actions.partner_space_in(action)) + 1}"
    return f"{_SPACE_NAMES[kind]} {slot} {space}"


def parse_action(s: Data, seat: int, text: str) -> int:
    """The action of a text, legal or not; raises `BadAction` with what is wrong."""
    head, bar, tail = text.partition("|")
    words = head.lower().split()
    word = words[0] if words else ""
    if word in _PLAIN and len(words) == 1 and not bar:
        return actions.plain(_PLAIN[word])
    if word not in _PATTERNS:
        raise BadAction(f"'{text}' is no action: it must begin with one of {', '.join(WORDS)}.")
    try:
        return _parse(s, seat, word, words[1:], tail if bar else None)
    except (ValueError, IndexError, KeyError) as error:
        raise BadAction(f"'{text}' is no action: write '{_PATTERNS[word]}'.") from error


def _parse(s: Data, seat: int, word: str, fields: list[str], tail: str | None) -> int:
    if word == "faction":
        (name,) = fields
        return actions.pick_faction(s.settings.faction_names.index(name))
    if word in _SLOT_ONLY:
        (slot,) = fields
        return _of_slot(word, _slot(slot))
    if word == "assign":
        slot, space = fields
        return actions.assign(_slot(slot), _space(s, space))
    if tail is None:
        raise ValueError("nothing is paid")
    paid = [*_cards(s.cards(seat), tail), NOTHING, NOTHING]
    slot, *rest = fields
    return actions.paid_with(_unpaid(s, word, _slot(slot), rest), paid[0], paid[1], paid[2])


def _of_slot(word: str, slot: int) -> int:
    if word == "reveal":
        return actions.reveal(slot)
    return actions.target(slot) if word == "target" else actions.take_it(slot)


def _unpaid(s: Data, word: str, slot: int, rest: list[str]) -> int:
    """An action whose payment is still to be put in."""
    if word == "claim" and not rest:
        return actions.claim(slot, NOTHING, NOTHING, NOTHING)
    if word == "defend" and not rest:
        return actions.defend(slot, NOTHING)
    if word in (FLAGS[MELEE], FLAGS[HEAVY_MELEE]):
        (victim,) = rest
        return actions.strike(slot, FLAGS.index(word), _seat(s, victim), NOTHING)
    if word in (FLAGS[RANGED], FLAGS[HEAVY_RANGED]):
        (target,) = rest
        victim, _, aim = target.partition(".")
        return actions.shoot(slot, FLAGS.index(word), _seat(s, victim), _slot(aim), NOTHING)
    if word == "rally" and len(rest) == 3:
        space, partner, space2 = rest
        return _double(slot, _space(s, space), _slot(partner), _space(s, space2))
    (place,) = rest
    return _to_space(word, slot, _space(s, place))


def _to_space(word: str, slot: int, space: int) -> int:
    if word == "move":
        return actions.move(slot, space, NOTHING)
    if word == "climb":
        return actions.climb(slot, space, NOTHING, NOTHING)
    if word == "rally":
        return actions.rally_one(slot, space, NOTHING, NOTHING)
    if word == "fly":
        return actions.fly(slot, space, NOTHING)
    if word == "area":
        return actions.attack_area(slot, space, NOTHING)
    raise ValueError(word)


def _double(slot: int, space: int, partner: int, space2: int) -> int:
    """A rally of two; the lower slot stands first, so that the same rally has one form."""
    if slot > partner:
        slot, space, partner, space2 = partner, space2, slot, space
    return actions.to_spaces(actions.rally_two(slot, partner, NOTHING, NOTHING, NOTHING), space, space2)


def _cards(own: CardSet, text: str) -> list[int]:
    """The kinds of card of a payment, in rising order."""
    found = [_card(own, part.strip()) for part in text.split("+")]
    if len(found) > MOST_PAID:
        raise ValueError("more than three cards")
    return sorted(found)


def _card(own: CardSet, text: str) -> int:
    """The kind of card that a text names."""
    try:
        kind = own.number_of(text)
    except BadContent as error:
        raise BadAction(str(error)) from error
    if kind < 0:
        raise BadAction(f"This faction has no card '{text}'.")
    return kind


def _slot(text: str) -> int:
    if text not in _SLOTS:
        raise ValueError(text)
    return int(text) - 1


def _space(s: Data, text: str) -> int:
    number = number_in(text)
    if not 1 <= number <= s.board.size:
        raise BadAction(f"There is no space '{text}': this map has 1 to {s.board.size}.")
    return number - 1


def _seat(s: Data, text: str) -> int:
    names = [seat_name(seat).lower() for seat in range(s.seats)]
    if text not in names:
        raise BadAction(f"There is no seat '{text.upper()}': there are {', '.join(names).upper()}.")
    return names.index(text)


def format_outcome(s: Data, outcome: int) -> str:
    """The text of a chance outcome: `deal 17`, `draw wild`, `faction guild`."""
    if frames.due(s) == frames.DEAL:
        return f"deal {outcome + 1}"
    if frames.due(s) == frames.DRAW:
        return f"draw {s.cards(frames.drawer(s)).text(outcome)}"
    return f"faction {s.settings.faction_names[outcome]}"


def parse_outcome(s: Data, text: str) -> int:
    """The outcome that a text names; raises `BadAction`."""
    word, _, rest = text.strip().partition(" ")
    if word == "draw" and frames.due(s) == frames.DRAW:
        return _card(s.cards(frames.drawer(s)), rest)
    if word == "deal" and frames.due(s) == frames.DEAL:
        return _space(s, rest)
    if word == "faction" and rest in s.settings.faction_names:
        return s.settings.faction_names.index(rest)
    raise BadAction(f"'{text}' is no chance outcome here: write 'deal 17', 'draw wild' or 'faction guild'.")
