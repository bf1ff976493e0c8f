"""What a person touches to say an action, and why something cannot be touched.

Elements are `space:17`, `character:P1.3`, `card:1:melee 4`, `seat:P2`, `faction:guild` and `do:move`. A card
that pays twice stands there twice. A strike names a seat; the characters it may hit are elements of it too.
"""

from itertools import combinations

from wildtable.engine.at_table import Offered
from wildtable.engine.numbers import number_in
from wildtable.engine.refusal import BadAction, Refusal
from wildtable.games.wildlands import actions, frames, notation, outcomes, refusals
from wildtable.games.wildlands.cards import FLAGS, SLOTS
from wildtable.games.wildlands.events import character_name, character_names, seat_name
from wildtable.games.wildlands.rules.attack import enemies_in, with_flag
from wildtable.games.wildlands.rules.hand import kinds_in_hand
from wildtable.games.wildlands.rules.movement import movers
from wildtable.games.wildlands.state import MOST_SEATS, NOBODY, Data, character_of, on_board, slot_of, team

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


class Named:
    """The elements that a person named, by kind; what is malformed or of no use is left out."""

    def __init__(self, s: Data, seat: int, named: list[str]) -> None:
        self.own: list[str] = []
        self.others: list[str] = []
        self.spaces: list[str] = []
        self.cards: list[str] = []
        self.seats: list[str] = []
        self.factions: list[str] = []
        self.words: list[str] = []
        lists = {"space": self.spaces, "card": self.cards, "seat": self.seats}
        lists |= {"faction": self.factions, "do": self.words}
        for element in named:
            kind, _, name = element.partition(":")
            if not name:
                continue
            if kind == "character":
                owner, _, slot = name.partition(".")
                (self.own if owner == seat_name(seat) else self.others).append(
                    slot if owner == seat_name(seat) else name
                )
            elif kind in lists:
                lists[kind].append(name)
        self.cards = self.cards[:3] if s.faction[seat] != NOBODY else []


def why(s: Data, seat: int, picked: list[str], element: str) -> Refusal | None:
    """The rule against what the picked elements, and now this one, seem to mean."""
    for text in _meant(s, seat, Named(s, seat, [*picked, element])):
        try:
            action = notation.parse_action(s, seat, text)
        except BadAction:
            continue
        refusal = refusals.refusal(s, seat, action)
        if refusal is not None:
            return refusal
    return None


def _meant(s: Data, seat: int, named: Named) -> list[str]:
    """The actions that a person may mean by these elements, the likeliest first."""
    due = frames.due(s)
    if named.factions or due == frames.FACTION:
        return [f"faction {name}" for name in named.factions]
    if s.faction[seat] == NOBODY:
        return []
    if due == frames.ASSIGN:
        slot = named.own[-1] if named.own else "1"
        return [f"assign {slot} {space}" for space in named.spaces] or [f"assign {slot} 1"] * bool(named.own)
    if due == frames.DEFEND:
        slot = named.own[-1] if named.own else str(slot_of(frames.defender(s)) + 1)
        return [f"defend {slot} | {card}" for card in named.cards[-1:]] or [f"take {slot}"]
    if due == frames.TARGET:
        return [f"target {slot}" for slot in named.own[-1:]]
    plain = [
        word for word in named.words if word in ("end", "finish", "pass", "interrupt", "draw-two", "reopen")
    ]
    if plain:
        return plain[-1:]
    if due == frames.REVEAL:
        return [f"reveal {slot}" for slot in named.own[-1:]] or ["end"]
    return _deeds(s, seat, named) if frames.acts(s) else ["interrupt"]


def _deeds(s: Data, seat: int, named: Named) -> list[str]:
    """Between two actions: what an own character may be meant to do."""
    if not named.own:
        return [f"move {slot} {space} | {card}" for space in named.spaces for slot, card in _anybody(s, seat)]
    slot = named.own[0]
    if not 1 <= number_in(slot) <= SLOTS:
        return []
    word = named.words[-1] if named.words else ""
    if word == "reveal" or (
        len(named.own) == 1 and not (named.others or named.spaces or named.cards or word)
    ):
        return [f"reveal {slot}"]
    if word == "claim":
        return [f"claim {slot} | {paid}" for paid in _payments(s, seat, named, None, 3)]
    if named.others or named.seats:
        return _attacks(s, seat, named, slot, word)
    if named.spaces:
        return _steps(s, seat, named, slot, word)
    goal = _beside(s, character_of(seat, int(slot) - 1))
    return [f"{word or 'move'} {slot} {goal} | {paid}" for paid in _payments(s, seat, named, None, 1)]


def _beside(s: Data, character: int) -> int:
    """A space where that character could go if it were only for the way; any if it is not on the board."""
    where = int(s.where[character])
    steps = int(s.board.adjacent[where]) if on_board(where) else 1
    return (steps & -steps).bit_length()


def _attacks(s: Data, seat: int, named: Named, slot: str, word: str) -> list[str]:
    """A strike or a shot at whoever was named; without a word whatever the hand allows."""
    target = named.others[-1] if named.others else ""
    victim = target.partition(".")[0] or named.seats[-1]
    flags = [word] if word in FLAGS else ["ranged", "heavy-ranged", "melee", "heavy-melee"]
    fitting = [flag for flag in flags if with_flag(s, seat, int(slot) - 1, FLAGS.index(flag))] or flags[:1]
    texts = []
    for flag in fitting:
        aim = target if flag.endswith("ranged") else victim
        for paid in _payments(s, seat, named, FLAGS.index(flag), 1):
            texts.append(f"{flag} {slot} {aim} | {paid}")
    return texts


def _steps(s: Data, seat: int, named: Named, slot: str, word: str) -> list[str]:
    """A step to the space that was named."""
    space = named.spaces[-1]
    if word == "rally" and len(named.own) > 1 and len(named.spaces) > 1:
        head = f"rally {slot} {named.spaces[0]} {named.own[1]} {space}"
    else:
        head = f"{word if word in WORDS_WITH_SPACE else 'move'} {slot} {space}"
    flag = FLAGS.index(word) if word in FLAGS else None
    return [f"{head} | {paid}" for paid in _payments(s, seat, named, flag, 2 if word == "climb" else 1)]


def _payments(s: Data, seat: int, named: Named, flag: int | None, count: int) -> list[str]:
    """What was picked to pay with; if nothing was, what fits best of the hand."""
    if named.cards:
        return [" + ".join(named.cards)]
    own = s.cards(seat)
    hand = [int(card) for card in kinds_in_hand(s, seat)]
    if not named.own or not hand:
        return ["wild"] * bool(own.number_of("wild") >= 0)
    slot = int(named.own[0]) - 1
    fitting = movers(s, seat, slot) if flag is None else with_flag(s, seat, slot, flag)
    cards = [card for card in hand if (fitting >> card) & 1] or hand
    chosen = next(combinations(cards, count), (cards * count)[:count])
    return [" + ".join(own.text(card) for card in chosen)]


def _anybody(s: Data, seat: int) -> list[tuple[str, str]]:
    """The own characters on the board, each with a card that moves it."""
    found = []
    for slot in range(SLOTS):
        if on_board(s.where[character_of(seat, slot)]):
            for card in kinds_in_hand(s, seat):
                if (movers(s, seat, slot) >> card) & 1:
                    found.append((str(slot + 1), s.cards(seat).text(card)))
                    break
    return found
