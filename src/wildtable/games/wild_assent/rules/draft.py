"""The draft roll, the draft, free selection, and dealing in teams (WA-DRAFT, WA-TROUPE, WA-RULING-109 to
-122)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, has
from wildtable.engine.refusal import OK
from wildtable.games.wild_assent import actions, events, frames
from wildtable.games.wild_assent.state import (
    EQUIPMENT,
    FIRST_CREATURE,
    GONE,
    KIND,
    NOBODY,
    PICKS,
    PLAYER_1,
    SEAT,
    TAKEN_ASSENTS,
    TAKEN_CREATURES,
    TAKEN_EQUIPMENT,
    Data,
)
from wildtable.games.wild_assent.tables import ANY_TYPE, LARGE

DRAFT_DICE: Final = 5
BLANK: Final = 2


def begin(s: Data) -> None:
    """Five Attack dice of each side; the roll is made with free selection too (WA-RULING-109,
    WA-TROUPE-03)."""
    s.stack.push(frames.DRAFT_ROLL, NOBODY, 2)


def rolled(s: Data, throw: i64) -> None:
    """The most symbols make Player 1; ties are rolled again (WA-DRAFT-01)."""
    shown = DRAFT_DICE - s.tables.attack_die.shown(throw, BLANK)
    stack = s.stack
    events.draft_rolled(s, stack.get(frames.SIDE), throw, shown)
    if stack.get(frames.SIDE) == 0:
        stack.set(frames.SIDE, 1)
        stack.set(frames.SHOWN, shown)
        return
    first = stack.get(frames.SHOWN)
    stack.set(frames.SIDE, 0)
    stack.set(frames.SHOWN, 0)
    if first != shown:
        s.of[PLAYER_1] = 0 if first > shown else 1
        events.draft_decided(s, s.of[PLAYER_1])
        stack.pop()
        ask(s, frames.LARGE_CREATURES, 0)
    else:
        events.draft_tied(s)


def ask(s: Data, category: i64, pick: i64) -> None:
    """The next pick of a category, or the next category; afterwards teams deal (WA-DRAFT-05,
    WA-TROUPE-02)."""
    while category <= frames.EQUIPMENT_CARDS:
        if pick < picks_of(s, category):
            s.stack.push(frames.DRAFT, s.captain(picker(s, category, pick)), 2)
            s.stack.set(frames.CATEGORY, category)
            s.stack.set(frames.PICK, pick)
            if anything(s):
                return
            s.stack.pop()  # the pool is empty (WA-RULING-03), or nothing fits (WA-RULING-112)
            if category == frames.EQUIPMENT_CARDS:
                pick += 1
                continue
        category += 1
        pick = 0
    if s.seats == 2:
        return
    for number in range(2):
        side = s.of[PLAYER_1] ^ (
            1 - number
        )  # pushed first, so that Player 1's captain deals first (WA-RULING-167)
        s.stack.push(frames.DEAL, s.captain(side), 2)


def picks_of(s: Data, category: i64) -> i64:
    """How many cards both sides take in all (WA-TROUPE-01)."""
    if category == frames.LARGE_CREATURES:
        return 2 * s.settings.large
    if category == frames.MEDIUM_CREATURES:
        return 2 * s.settings.medium
    return s.seats if category == frames.ASSENTS else 2 * s.seats


def picker(s: Data, category: i64, pick: i64) -> i64:
    """The side whose pick it is: one, then two each in turn; Player 2 begins with Assents and Equipment
    (WA-DRAFT-02, WA-DRAFT-03, WA-DRAFT-04, WA-DRAFT-06, WA-DRAFT-07, WA-DRAFT-08, WA-DRAFT-09, WA-RULING-04,
    WA-RULING-111). Free selection: one each, Player 1 first (WA-RULING-121, WA-RULING-169)."""
    if s.settings.free_selection:
        return s.of[PLAYER_1] ^ (pick & 1)
    second: i64 = 1 if category >= frames.ASSENTS else 0
    return s.of[PLAYER_1] ^ ((second + (pick + 1) // 2) & 1)


def rule_of_turns(s: Data) -> str:
    """The rule that says whose pick it is in the category of the draft on top."""
    if s.settings.free_selection:
        return "WA-RULING-121"
    category = s.stack.get(frames.CATEGORY)
    if category == frames.LARGE_CREATURES:
        return "WA-DRAFT-02"
    two = s.seats == 2
    if category == frames.MEDIUM_CREATURES:
        return "WA-DRAFT-03" if two else "WA-DRAFT-04"
    if category == frames.ASSENTS:
        return "WA-DRAFT-06" if two else "WA-DRAFT-07"
    return "WA-DRAFT-08" if two else "WA-DRAFT-09"


def pool(s: Data) -> i64:
    """How many cards the category of the draft on top has, taken or not."""
    category = s.stack.get(frames.CATEGORY)
    if category == frames.ASSENTS:
        return s.tables.assents.count
    return s.tables.equipment if category == frames.EQUIPMENT_CARDS else s.tables.creatures.count


def check_pick(s: Data, card: i64) -> str:
    """Of this category, not taken, and Equipment that fits (WA-RULING-110, WA-RULING-112)."""
    category = s.stack.get(frames.CATEGORY)
    if card < 0 or card >= pool(s):
        return "WA-TROUPE-04"
    if category == frames.ASSENTS:
        return "WA-RULING-110" if has(s.of[TAKEN_ASSENTS], card) else OK
    if category == frames.EQUIPMENT_CARDS:
        if has(s.of[TAKEN_EQUIPMENT], card):
            return "WA-RULING-110"
        return OK if fits_side(s, s.side(s.stack.owner()), card) else "WA-RULING-112"
    if (s.tables.sizes[card] == LARGE) != (category == frames.LARGE_CREATURES):
        return "WA-DRAFT-05"
    taken = has(s.of[TAKEN_CREATURES], card) and not s.settings.duplicates
    return "WA-RULING-110" if taken else OK


def anything(s: Data) -> bool:
    """Can the one who is asked take a card?"""
    for card in range(pool(s)):
        if check_pick(s, card) == OK:
            return True
    return False


def add_picks(s: Data, offered: "vec[i64]") -> "vec[i64]":
    for card in range(pool(s)):
        if check_pick(s, card) == OK:
            offered = append(offered, actions.pack(actions.PICK, card))
    return offered


def take(s: Data, card: i64) -> None:
    """A card goes to a side; a team's captain holds it until it is dealt."""
    category = s.stack.get(frames.CATEGORY)
    pick = s.stack.get(frames.PICK)
    picker = s.stack.owner()
    seat = picker
    s.stack.pop()
    if category == frames.ASSENTS:
        s.of[TAKEN_ASSENTS] |= bit(card)
        if s.of[KIND + seat] != GONE:
            seat += 1
        s.of[KIND + seat] = card
        s.of[SEAT + seat] = seat
        name = s.tables.assents.names[card]
    elif category == frames.EQUIPMENT_CARDS:
        s.of[TAKEN_EQUIPMENT] |= bit(card)
        at = EQUIPMENT + seat * 2
        while s.of[at] != GONE:
            at += 1
        s.of[at] = card
        name = s.tables.equipment_names[card]
    else:
        s.of[TAKEN_CREATURES] |= bit(card)
        gladiator = FIRST_CREATURE + s.of[PICKS]
        s.of[PICKS] += 1
        s.of[KIND + gladiator] = card
        s.of[SEAT + gladiator] = seat
        name = s.tables.creatures.names[card]
    events.picked(s, picker, name)
    ask(s, category, pick + 1)


# Equipment and slots. Which of two slots a card lies on changes nothing, so nobody is asked for it.


def fits_side(s: Data, side: i64, card: i64) -> bool:
    """Do all cards of a side and this one fit the slots of its Assents (WA-RULING-112)?"""
    cards = append(vec[i64](), card)
    slots = vec[i64]()
    first = s.captain(side)
    for number in range(first, first + s.seats // 2):
        for slot in range(2):
            if s.of[EQUIPMENT + number * 2 + slot] != GONE:
                cards = append(cards, s.of[EQUIPMENT + number * 2 + slot])
            slots = append(slots, s.tables.assent_slots[s.of[KIND + number] * 2 + slot])
    return matched(s, cards, slots, 0, 0)


def matched(s: Data, cards: "vec[i64]", slots: "vec[i64]", card: i64, used: i64) -> bool:
    """Is there a slot for each card from this one on? A card fits its type, or a slot for any
    (WA-EQUIP-02)."""
    if card == i64(len(cards)):
        return True
    for slot in range(i64(len(slots))):
        if (
            not has(used, slot)
            and (slots[slot] == ANY_TYPE or slots[slot] == s.tables.equipment_types[cards[card]])
            and matched(s, cards, slots, card + 1, used | bit(slot))
        ):
            return True
    return False


# Dealing in a team (WA-RULING-114): item 0 is the first Assent, then Creatures, then four Equipment cards.


def creature_item(s: Data, item: i64) -> i64:
    """The Creature that an item means, `GONE` where it is no Creature."""
    side = s.side(s.stack.owner())
    number: i64 = 0
    for gladiator in range(FIRST_CREATURE, FIRST_CREATURE + s.of[PICKS]):
        if s.side_of(gladiator) == side:
            number += 1
            if number == item:
                return gladiator
    return GONE


def equipment_item(s: Data, item: i64) -> i64:
    """The place of the Equipment card that an item means, from 0, or beyond the last."""
    side = s.side(s.stack.owner())
    creatures: i64 = 0
    for gladiator in range(FIRST_CREATURE, FIRST_CREATURE + s.of[PICKS]):
        if s.side_of(gladiator) == side:
            creatures += 1
    return item - 1 - creatures


def check_deal(s: Data, seat: i64) -> str:
    """To one of the team; one large Creature each, medium ones evenly, Equipment that fits."""
    if seat < 0 or seat >= s.seats or s.side(seat) != s.side(s.stack.owner()):
        return "WA-RULING-114"
    item = s.stack.get(frames.ITEM)
    if item == 0:
        return OK
    creature = creature_item(s, item)
    if creature != GONE:
        size = s.tables.sizes[s.of[KIND + creature]]
        alike: i64 = 0
        held: i64 = 0
        for number in range(1, creature_count(s) + 1):
            other = creature_item(s, number)
            if s.tables.sizes[s.of[KIND + other]] == size:
                alike += 1
                if number < item and s.of[SEAT + other] == seat:
                    held += 1
        return OK if held < (alike + 1) // 2 else "WA-RULING-114"
    return OK if equipment_can_go(s, equipment_item(s, item), seat) else "WA-RULING-112"


def creature_count(s: Data) -> i64:
    """How many Creatures the team of the deal on top has."""
    number: i64 = 1
    while creature_item(s, number) != GONE:
        number += 1
    return number - 1


def equipment_can_go(s: Data, number: i64, seat: i64) -> bool:
    """Can this card go to that seat so that the rest can still be dealt?"""
    return can_finish(s, number, s.stack.get(frames.GIVEN), seat)


def can_finish(s: Data, number: i64, given: i64, seat: i64) -> bool:
    captain = s.stack.owner()
    given = given | bit(number) if seat != captain else given
    for own in range(2):
        cards = vec[i64]()
        slots = vec[i64]()
        for slot in range(2):
            slots = append(slots, s.tables.assent_slots[s.of[KIND + captain + own] * 2 + slot])
        for card in range(number + 1):
            if has(given, card) == (own == 1) and s.of[EQUIPMENT + captain * 2 + card] != GONE:
                cards = append(cards, s.of[EQUIPMENT + captain * 2 + card])
        if not matched(s, cards, slots, 0, 0):
            return False
    if number == 3:
        return True
    return can_finish(s, number + 1, given, captain) or can_finish(s, number + 1, given, captain + 1)


def add_deals(s: Data, offered: "vec[i64]") -> "vec[i64]":
    captain = s.stack.owner()
    for seat in range(captain, captain + 2):
        if check_deal(s, seat) == OK:
            offered = append(offered, actions.pack(actions.DEAL, seat))
    return offered


def item_name(s: Data, item: i64) -> str:
    captain = s.stack.owner()
    if item == 0:
        return events.gladiator_name(s, captain)
    creature = creature_item(s, item)
    if creature != GONE:
        return events.gladiator_name(s, creature)
    return s.tables.equipment_names[s.of[EQUIPMENT + captain * 2 + equipment_item(s, item)]]


def deal(s: Data, seat: i64) -> None:
    """The item at hand goes to a seat."""
    captain = s.stack.owner()
    item = s.stack.get(frames.ITEM)
    creature = creature_item(s, item) if item > 0 else GONE
    if s.events is not None:
        events.dealt(s, seat, item_name(s, item))
    if item == 0:
        if seat != captain:
            kind = s.of[KIND + captain]
            s.of[KIND + captain] = s.of[KIND + seat]
            s.of[KIND + seat] = kind
    elif creature != GONE:
        s.of[SEAT + creature] = seat
    elif seat != captain:
        s.stack.set(frames.GIVEN, s.stack.get(frames.GIVEN) | bit(equipment_item(s, item)))
    s.stack.set(frames.ITEM, item + 1)


def deal_goes_on(s: Data) -> bool:
    """What can go to one seat only goes there; true when the captain is asked (WA-RULING-903)."""
    captain = s.stack.owner()
    item = s.stack.get(frames.ITEM)
    if item > 0 and creature_item(s, item) == GONE and equipment_item(s, item) > 3:
        hand_out(s, captain, s.stack.get(frames.GIVEN))
        s.stack.pop()
        return False
    first = check_deal(s, captain) == OK
    if first and check_deal(s, captain + 1) == OK:
        return True
    deal(s, captain if first else captain + 1)
    return False


def hand_out(s: Data, captain: i64, given: i64) -> None:
    """The Equipment of a team lies before its players."""
    cards = s.of[EQUIPMENT + captain * 2 : EQUIPMENT + captain * 2 + 4]
    for i in range(4):
        s.of[EQUIPMENT + captain * 2 + i] = GONE
    for own in range(2):
        at = EQUIPMENT + (captain + own) * 2
        for i in range(4):
            if has(given, i) == (own == 1) and cards[i] != GONE:
                s.of[at] = cards[i]
                at += 1
