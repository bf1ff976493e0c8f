"""Why something cannot be touched: what a person seems to mean by it, and the rule against that.

Where the moment is not theirs that is the reason, whatever they touched; then what they mean by the picked
elements is tried, the likeliest first; and at last what the touched element alone could have been for.
"""

from collections import Counter
from itertools import combinations

from wildtable.engine.numbers import number_in
from wildtable.engine.refusal import OK, BadAction, Refusal
from wildtable.games.wildlands import actions, frames, notation, refusals
from wildtable.games.wildlands.cards import FLAGS, NO_FLAG, SLOTS
from wildtable.games.wildlands.elements import WORDS_WITH_SPACE, elements_of
from wildtable.games.wildlands.events import seat_name
from wildtable.games.wildlands.legal import legal_actions
from wildtable.games.wildlands.rules.asked import owes
from wildtable.games.wildlands.rules.attack import with_flag
from wildtable.games.wildlands.rules.claim import check_shard
from wildtable.games.wildlands.rules.hand import kinds_in_hand
from wildtable.games.wildlands.rules.interrupt import holds_wild
from wildtable.games.wildlands.rules.movement import movers
from wildtable.games.wildlands.rules.reveal import is_hidden
from wildtable.games.wildlands.state import NOBODY, Data, character_of, on_board, slot_of

_KINDS = ("character", "space", "card", "seat", "faction", "do")

_ALONE = ("end", "finish", "pass", "interrupt", "draw-two", "reopen")
"""Words that say an action by themselves."""


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
    if element.partition(":")[0] not in _KINDS or _is_live(s, seat, [*picked, element]):
        return None
    named = Named(s, seat, [*_kept(seat, picked, element), element])
    if _wants_to_act(s, seat, named):
        return Refusal("WL-INT-01", refusals.facts_of(s, seat, actions.interrupt()))
    for text in _meant(s, seat, named):
        refusal = _against(s, seat, text)
        if refusal is not None:
            return refusal
    return None


def _is_live(s: Data, seat: int, named: list[str]) -> bool:
    """Does an action that is legal have all of these elements, each as often as it was named?"""
    legal = (Counter(elements_of(s, seat, int(action))) for action in legal_actions(s, seat))
    return any(Counter(named) <= elements for elements in legal)


def _wants_to_act(s: Data, seat: int, named: Named) -> bool:
    """Is somebody asked who may interrupt, and touches what only whoever acts has a use for?"""
    asked = frames.due(s) == frames.WINDOW and owes(s, seat)
    only_a_wild = named.cards == ["wild"] and not (named.own or named.others or named.spaces or named.seats)
    return asked and not named.words and not (only_a_wild and holds_wild(s, seat))


def _against(s: Data, seat: int, text: str) -> Refusal | None:
    """The rule against an action, if it is one and there is any."""
    try:
        action = notation.parse_action(s, seat, text)
    except BadAction:
        return None
    return refusals.refusal(s, seat, action)


def _kept(seat: int, picked: list[str], element: str) -> list[str]:
    """What was picked and still speaks of the touched element.

    A word that says all of an action has nothing to do with anything else that is touched, and whoever
    touches an own character after another changes over to it, unless both are to rally.
    """
    if element.startswith("do:"):
        return picked
    own = f"character:{seat_name(seat)}."
    ended = (*_ALONE, "take") if element.startswith(own) else (*_ALONE, "take", "reveal")
    kept = [one for one in picked if one.removeprefix("do:") not in ended]
    if element.startswith(own) and "do:rally" not in kept:
        kept = [one for one in kept if not one.startswith(own)]
    return kept


def _meant(s: Data, seat: int, named: Named) -> list[str]:
    """The actions that a person may mean by these elements, the likeliest first."""
    due = frames.due(s)
    if named.factions or due == frames.FACTION:
        return [f"faction {name}" for name in named.factions] or ["end"]
    if s.faction[seat] == NOBODY:
        return []
    plain = [word for word in named.words if word in _ALONE]
    if plain:
        return plain[-1:]
    if due == frames.ASSIGN:
        slot = named.own[-1] if named.own else "1"
        spaces = [f"assign {slot} {space}" for space in named.spaces]
        return spaces or [f"assign {slot} 1" if named.own else "end"]
    if not owes(s, seat):
        hidden = named.own and _is_hidden(s, seat, named.own[-1])
        return [f"reveal {named.own[-1]}"] if hidden and frames.acts(s) else ["end"]
    if due == frames.DEFEND:
        return _defences(s, named)
    if due == frames.TARGET:
        return [f"target {slot}" for slot in named.own[-1:]] or ["end"]
    if due == frames.REVEAL:
        return [*(f"reveal {slot}" for slot in named.own[-1:] if not named.others), "end"]
    return _deeds(s, seat, named)


def _defences(s: Data, named: Named) -> list[str]:
    """In an attack: the card or the character that is to defend; anything else has to wait."""
    attacked = str(slot_of(frames.defender(s)) + 1)
    slot = named.own[-1] if named.own else attacked
    if named.others or named.spaces or named.seats:
        return ["end"]
    return [f"defend {slot} | {card}" for card in named.cards[-1:]] or [f"take {slot}"]


def _is_hidden(s: Data, seat: int, slot: str) -> bool:
    """Is that the slot of a character that is not revealed yet?"""
    return 1 <= number_in(slot) <= SLOTS and is_hidden(s, seat, number_in(slot) - 1)


def _deeds(s: Data, seat: int, named: Named) -> list[str]:
    """Between two actions: what an own character may be meant to do."""
    if not named.own:
        return [text for slot in _candidates(s, seat, named) for text in _deeds_of(s, seat, named, slot)]
    slot = named.own[0]
    return _deeds_of(s, seat, named, slot) if 1 <= number_in(slot) <= SLOTS else []


def _deeds_of(s: Data, seat: int, named: Named, slot: str) -> list[str]:
    """What that own character may be meant to do."""
    word = named.words[-1] if named.words else ""
    alone = not (named.others or named.seats or named.spaces or named.cards or word)
    if word == "reveal" or (alone and _is_hidden(s, seat, slot)):
        return [f"reveal {slot}"]
    if word == "claim":
        return [f"claim {slot} | {paid}" for paid in _payments(s, seat, named, slot, None, 3)]
    if named.others or named.seats:
        return _attacks(s, seat, named, slot, word)
    if named.spaces:
        return _steps(s, seat, named, slot, word)
    goal = _beside(s, character_of(seat, int(slot) - 1))
    return [f"{word or 'move'} {slot} {goal} | {paid}" for paid in _payments(s, seat, named, slot, None, 1)]


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
        for paid in _payments(s, seat, named, slot, FLAGS.index(flag), 1):
            texts.append(f"{flag} {slot} {aim} | {paid}")
    if target and not word:  # a blow may be possible against others of that faction
        texts += [f"ranged {slot} {target} | {paid}" for paid in _payments(s, seat, named, slot, None, 1)]
    return texts


def _steps(s: Data, seat: int, named: Named, slot: str, word: str) -> list[str]:
    """A step to the space that was named."""
    space = named.spaces[-1]
    if word == "rally" and len(named.own) > 1 and len(named.spaces) > 1:
        head = f"rally {slot} {named.spaces[0]} {named.own[1]} {space}"
    else:
        head = f"{word if word in WORDS_WITH_SPACE else 'move'} {slot} {space}"
    flag = FLAGS.index(word) if word in FLAGS else None
    return [f"{head} | {paid}" for paid in _payments(s, seat, named, slot, flag, 2 if word == "climb" else 1)]


def _payments(s: Data, seat: int, named: Named, slot: str, flag: int | None, count: int) -> list[str]:
    """What was picked to pay with; if nothing was, what fits best of the hand."""
    if named.cards:
        return [" + ".join(named.cards)]
    own = s.cards(seat)
    # A card without an open flag shows what is missing: an icon.
    hand = sorted(
        (int(card) for card in kinds_in_hand(s, seat)), key=lambda card: own.open_flag[card] != NO_FLAG
    )
    if not hand:
        return ["wild"] * bool(own.number_of("wild") >= 0)
    who = int(slot) - 1
    fitting = movers(s, seat, who) if flag is None else with_flag(s, seat, who, flag)
    cards = [card for card in hand if (fitting >> card) & 1] or hand
    chosen = next(combinations(cards, count), (cards * count)[:count])
    return [" + ".join(own.text(card) for card in chosen)]


def _candidates(s: Data, seat: int, named: Named) -> list[str]:
    """Who of one's own may be meant where nobody was named, whoever has a card to move with first.

    A shard is for whoever stands on it, a card by itself for those whose icons it shows.
    """
    slots = [slot for slot in range(SLOTS) if on_board(s.where[character_of(seat, slot)])]
    slots.sort(key=lambda slot: movers(s, seat, slot) == 0)
    if "claim" in named.words:
        slots.sort(key=lambda slot: check_shard(s, seat, slot) != OK)
    if named.cards and not (named.others or named.seats or named.spaces or named.words):
        shown = [part.partition(":")[0] for part in named.cards[-1].split()]
        return [icon for icon in shown if 1 <= number_in(icon) <= SLOTS]
    return [str(slot + 1) for slot in slots or range(SLOTS)]
