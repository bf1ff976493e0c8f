"""The action cards: nine flags, the text of a card, and the tables of a faction's cards.

A card is a list of entries: `2` is the plain icon of slot 2, `2:melee` that icon with a flag beside it,
`open:cover` an open flag; a wild card is `wild`. Slots are 1 to 5 in texts and 0 to 4 in the tables.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.engine.refusal import BadContent

# The flags, in the order of the columns of a faction card.
MELEE: Final = 0
HEAVY_MELEE: Final = 1
RANGED: Final = 2
HEAVY_RANGED: Final = 3
AREA: Final = 4
COVER: Final = 5
SHIELD: Final = 6
RALLY: Final = 7
FLY: Final = 8
NO_FLAG: Final = 9

FLAG_KINDS: Final = 9
SLOTS: Final = 5
MOST_CARDS: Final = 60  # one bit each in an i64
_CARD_BITS: Final = 6

FLAGS: Final = (
    "melee",
    "heavy-melee",
    "ranged",
    "heavy-ranged",
    "area",
    "cover",
    "shield",
    "rally",
    "fly",
)

# The colour group of each flag; it has no effect (WL-CARD-13). That area is blue is likely, not stated.
GROUPS: Final = ("red", "red", "blue", "blue", "blue", "green", "green", "yellow", "yellow")

WILD: Final = "wild"
OPEN: Final = "open"


class Card:
    """What one card shows: icons with or without a flag, and at most one open flag (WL-CARD-02 to -04)."""

    def __init__(self) -> None:
        self.wild = False
        self.icons: i64 = 0  # bit per slot; none on a wild card, whose movement is no icon (WL-WMOVE-01)
        self.flags: vec[i64] = vec[i64]([NO_FLAG] * SLOTS)
        self.open_flag: i64 = NO_FLAG

    def text(self) -> str:
        """The card in its one normal form: icons by slot, the open flag last."""
        if self.wild:
            return WILD
        entries: list[str] = []
        for slot in range(SLOTS):
            if self.icons >> slot & 1:
                flag = self.flags[slot]
                entries.append(f"{slot + 1}" if flag == NO_FLAG else f"{slot + 1}:{FLAGS[flag]}")
        if self.open_flag != NO_FLAG:
            entries.append(f"{OPEN}:{FLAGS[self.open_flag]}")
        return " ".join(entries)


def parse_card(text: str) -> Card:
    """The card of a text; the entries may come in any order.

    >>> parse_card("open:cover 3 1:melee").text()
    '1:melee 3 open:cover'
    """
    card = Card()
    entries = text.split()
    if entries == [WILD]:
        card.wild = True
        return card
    if not entries:
        raise BadContent("A card without any entry is no card.")
    for entry in entries:
        place, _, name = entry.partition(":")
        if place == OPEN:
            if card.open_flag != NO_FLAG:
                raise BadContent(f"The card '{text}' has two open flags.")
            card.open_flag = _flag_number(text, name)
            continue
        slot = _slot_number(text, place)
        if card.icons >> slot & 1:
            raise BadContent(f"The card '{text}' shows the icon of slot {slot + 1} twice.")
        card.icons |= 1 << slot
        if entry != place:
            card.flags[slot] = _flag_number(text, name)
    return card


def _flag_number(text: str, name: str) -> i64:
    if name not in FLAGS:
        raise BadContent(f"The card '{text}' has an unknown flag '{name}': known are {', '.join(FLAGS)}.")
    return FLAGS.index(name)


def _slot_number(text: str, place: str) -> i64:
    if place not in [str(slot + 1) for slot in range(SLOTS)]:
        raise BadContent(
            f"The card '{text}' names '{place}', which is neither a slot from 1 to {SLOTS} nor open."
        )
    return int(place) - 1


class CardSet:
    """The cards of one faction, numbered from 0, and what the rules ask of them.

    Equal cards stand next to each other and wild cards last, whatever the order of the texts. A mask is a
    set of cards with bit 1 << number for each.
    """

    def __init__(self, texts: list[str]) -> None:
        cards = _in_order([parse_card(text) for text in texts])
        if len(cards) > MOST_CARDS:
            raise BadContent(f"{len(cards)} cards are too many: a set holds up to {MOST_CARDS}.")
        self.size: i64 = len(cards)
        self.texts: list[str] = [card.text() for card in cards]
        self.icons: vec[i64] = vec[i64]([0] * len(cards))  # per card: bit per slot; 0 for a wild card
        self.flag_at: vec[i64] = vec[i64]([NO_FLAG] * (len(cards) * SLOTS))  # by card, then slot
        self.open_flag: vec[i64] = vec[i64]([NO_FLAG] * len(cards))
        self.wilds: i64 = 0
        self.with_icon: vec[i64] = vec[i64]([0] * SLOTS)  # per slot: regular cards only
        self.with_flag: vec[i64] = vec[i64]([0] * (SLOTS * FLAG_KINDS))  # by slot, then flag
        self.with_open: vec[i64] = vec[i64]([0] * FLAG_KINDS)
        for number, card in enumerate(cards):
            self._enter(number, card)
        self.usable: vec[i64] = vec[i64]([0] * (SLOTS * FLAG_KINDS))  # by slot, then flag: its own or open
        self.with_any: vec[i64] = vec[i64]([0] * FLAG_KINDS)  # per flag: all cards that show it
        self.moving: vec[i64] = vec[i64]([0] * SLOTS)  # per slot: its icon or wild
        for slot in range(SLOTS):
            self.moving[slot] = self.with_icon[slot] | self.wilds
            for flag in range(FLAG_KINDS):
                row = slot * FLAG_KINDS + flag
                self.usable[row] = self.with_flag[row] | self.with_open[flag]
                self.with_any[flag] |= self.usable[row]
        self.twins_below: vec[i64] = _twins_below(self.texts)
        self.kind: vec[i64] = vec[i64](self.texts.index(text) for text in self.texts)  # the first equal card

    def _enter(self, number: i64, card: Card) -> None:
        """Write one card into all tables."""
        own = bit(number)
        if card.wild:
            self.wilds |= own
        self.icons[number] = card.icons
        for slot in range(SLOTS):
            if card.icons >> slot & 1:
                self.with_icon[slot] |= own
            flag = card.flags[slot]
            if flag != NO_FLAG:
                self.flag_at[number * SLOTS + slot] = flag
                self.with_flag[slot * FLAG_KINDS + flag] |= own
        if card.open_flag != NO_FLAG:
            self.open_flag[number] = card.open_flag
            self.with_open[card.open_flag] |= own

    def by_flag(self, slot: i64, flag: i64) -> i64:
        """The cards by which a character can use a flag: its own or an open one (WL-CARD-03, WL-CARD-04)."""
        return self.usable[slot * FLAG_KINDS + flag]

    def text(self, card: int) -> str:
        """The text of that card, in normal form."""
        return self.texts[card]

    def number_of(self, text: str) -> int:
        """The first card with what the text says, or -1 if there is none; a malformed text is BadContent.

        >>> CardSet(["wild", "1:melee 2"]).number_of("2 1:melee")
        0
        """
        wanted = parse_card(text).text()
        return self.texts.index(wanted) if wanted in self.texts else -1


def _in_order(cards: list[Card]) -> list[Card]:
    """The cards as they came, but equal ones next to each other and wild ones last."""
    kinds: dict[str, list[Card]] = {}
    wilds: list[Card] = []
    for card in cards:
        if card.wild:
            wilds.append(card)
        else:
            kinds.setdefault(card.text(), []).append(card)
    regular = [card for equal in kinds.values() for card in equal]
    return regular + wilds


def _twins_below(texts: list[str]) -> "vec[i64]":
    """For every card the equal cards with a lower number: with a hand it finds one card of each kind."""
    table = vec[i64]()
    for number, text in enumerate(texts):
        twins: i64 = 0
        for lower in range(number):
            if texts[lower] == text:
                twins |= bit(lower)
        table = append(table, twins)
    return table


def pair_of(low: i64, high: i64) -> i64:
    """Two cards in one number."""
    return low | high << _CARD_BITS


def low_of(pair: i64) -> i64:
    return pair & (2**_CARD_BITS - 1)


def high_of(pair: i64) -> i64:
    return pair >> _CARD_BITS
