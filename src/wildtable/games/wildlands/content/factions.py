"""Reads the factions and refuses data that breaks a constraint.

What is not printed in the rulebook is our design ("stand-in" in the data) inside the constraints of the
rules; the faction card is derived from the deck, never typed (WL-CARD-14).
"""

import tomllib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

from wildtable.engine.refusal import BadContent
from wildtable.games.wildlands.cards import FLAG_KINDS, FLAGS, GROUPS, SLOTS, WILD, CardSet, parse_card

HERE = Path(__file__).parent / "factions"
NAMES = ("guild", "gnomads", "lawbringers", "pit_fighters")

DECK = 30
ICON_CARDS = 11  # regular cards with one icon: what TOTAL counts (WL-RULING-07)
ENTRIES = 3  # icons and open flag on a regular card (WL-RULING-06)
HEALTH = range(2, 6)
SOURCES = ("rulebook", "outside", "stand-in")

# Who must be there: each word fits as many characters as it is listed (WL-RULING-80: a gnoll, no gnome).
_KNOWN = {
    "guild": ("lunk",),
    "gnomads": ("tak", "elsie", "automate"),
    "lawbringers": ("sheriff", "deputy", "minotaur", "delinquent", "satyr"),
    "pit_fighters": ("assassin", "gnoll", "orc", "orc", "challenger"),
}

# Flags that are explained as existing actions, so some faction has them.
_NEEDED_SOMEWHERE = ("heavy-ranged", "area", "rally", "fly")

# The one printed faction card, with the corrections of WL-RULING-08 and -09: slots 1 to 5, open flags.
_PIT_FIGHTERS = (
    (3, 3, 0, 0, 0, 2, 2, 0, 0),
    (4, 2, 0, 0, 0, 2, 2, 0, 0),
    (4, 4, 0, 0, 0, 0, 1, 0, 0),
    (5, 0, 0, 0, 0, 2, 2, 0, 0),
    (4, 2, 0, 0, 0, 2, 2, 0, 0),
    (4, 0, 0, 0, 0, 6, 7, 0, 0),
)


@dataclass(frozen=True, slots=True)
class Character:
    """A character card (WL-CARD-01); the slot is the place of its icon on the action cards, from 0."""

    slot: int
    name: str
    kind: str
    health: int
    source: str
    health_source: str


@dataclass(frozen=True, slots=True)
class Faction:
    """Five characters, by slot, and their deck."""

    name: str
    characters: tuple[Character, ...]
    cards: CardSet

    def health(self) -> int:
        """The health of all five together."""
        return sum(character.health for character in self.characters)


@dataclass(frozen=True, slots=True)
class FactionCard:
    """How often each icon and each flag is in a deck; open to all (WL-CARD-14)."""

    icons: tuple[int, ...]  # per slot: the regular cards with that icon (WL-RULING-07)
    flags: tuple[tuple[int, ...], ...]  # per slot: how often each flag stands beside the icon
    open_flags: tuple[int, ...]

    def totals(self) -> tuple[int, ...]:
        """How often each flag is in the deck."""
        return tuple(sum(column) for column in zip(*self.flags, self.open_flags, strict=True))

    def plain_icons(self) -> tuple[int, ...]:
        """Per slot: the icons without a flag."""
        return tuple(icons - sum(row) for icons, row in zip(self.icons, self.flags, strict=True))


def faction_card(faction: Faction) -> FactionCard:
    """The faction card, counted from the deck (WL-CARD-14)."""
    cards = faction.cards
    return FactionCard(
        icons=_sizes(cards.with_icon),
        flags=tuple(
            _sizes(cards.with_flag[slot * FLAG_KINDS + flag] for flag in range(FLAG_KINDS))
            for slot in range(SLOTS)
        ),
        open_flags=_sizes(cards.with_open),
    )


def _sizes(masks: Iterable[int]) -> tuple[int, ...]:
    return tuple(int(mask).bit_count() for mask in masks)


@cache
def load_factions(folder: Path = HERE) -> dict[str, Faction]:
    """The four factions by name, each checked and then compared with the others."""
    factions = {name: load_faction(folder / f"{name}.toml") for name in NAMES}
    _check_together(factions)
    return factions


def load_faction(path: Path) -> Faction:
    """The faction of a file, checked for everything that concerns it alone."""
    document = _read(path)
    if document.get("name") != path.stem or path.stem not in NAMES:
        raise BadContent(f"{path.name}: 'name' must be the file's name, one of {', '.join(NAMES)}.")
    if not document.get("source"):
        raise BadContent(f"{path.name}: 'source' must say where the data comes from.")
    faction = Faction(path.stem, _characters(path.name, document), _deck(path.name, document))
    _check_flags(path.name, faction)
    return faction


def _characters(file: str, document: dict[str, Any]) -> tuple[Character, ...]:
    found = document.get("character")
    if not isinstance(found, list) or [_slot(entry) for entry in found] != [1, 2, 3, 4, 5]:
        raise BadContent(f"{file}: there must be five characters with the slots 1 to 5 in order.")
    characters = tuple(_character(f"{file}: character {entry['slot']}", entry) for entry in found)
    if len({character.name for character in characters}) != SLOTS:
        raise BadContent(f"{file}: two characters have the same name.")
    for word, count in Counter(_KNOWN[document["name"]]).items():
        if sum(word in _words(character) for character in characters) != count:
            raise BadContent(f"{file}: the rulebook knows '{word}', so {count} of the five must fit it.")
    return characters


def _slot(entry: object) -> object:
    return entry.get("slot") if isinstance(entry, dict) else None


def _words(character: Character) -> list[str]:
    return f"{character.name} {character.kind}".lower().split()


def _character(place: str, entry: dict[str, Any]) -> Character:
    for key in ("name", "kind"):
        if not isinstance(entry.get(key), str) or not entry[key]:
            raise BadContent(f"{place}: '{key}' is missing (WL-CARD-01).")
    health = entry.get("health")
    if type(health) is not int or health not in HEALTH:
        raise BadContent(f"{place}: health is '{health}', not a number from {HEALTH[0]} to {HEALTH[-1]}.")
    for key in ("source", "health_source"):
        if entry.get(key) not in SOURCES:
            raise BadContent(f"{place}: '{key}' must be one of {', '.join(SOURCES)}.")
    return Character(
        entry["slot"] - 1, entry["name"], entry["kind"], health, entry["source"], entry["health_source"]
    )


def _deck(file: str, document: dict[str, Any]) -> CardSet:
    texts, wild_count = document.get("cards"), document.get("wild_count")
    if not isinstance(texts, list) or type(wild_count) is not int or wild_count < 1:
        raise BadContent(f"{file}: there must be 'cards' and a 'wild_count' of at least 1 (WL-CARD-16).")
    if len(texts) + wild_count != DECK:
        raise BadContent(f"{file}: {len(texts)} cards and {wild_count} wild cards are not {DECK}.")
    for number, text in enumerate(texts, start=1):
        _check_regular(f"{file}: card {number}", str(text))
    cards = CardSet([*map(str, texts), *[WILD] * wild_count])
    for slot, icons in enumerate(_sizes(cards.with_icon), start=1):
        if icons != ICON_CARDS:
            raise BadContent(f"{file}: the icon of slot {slot} is on {icons} cards, not on {ICON_CARDS}.")
    return cards


def _check_regular(place: str, text: str) -> None:
    try:
        card = parse_card(text)
    except BadContent as error:
        raise BadContent(f"{place}: {error}") from error
    if card.wild:
        raise BadContent(f"{place}: wild cards are counted in 'wild_count', not listed.")
    if len(text.split()) != ENTRIES:
        raise BadContent(f"{place}: '{text}' must have three entries (WL-RULING-06).")


def _check_flags(file: str, faction: Faction) -> None:
    card = faction_card(faction)
    flags = flags_of(faction)
    if len(flags) == FLAG_KINDS:
        raise BadContent(f"{file}: no faction may have all nine flags (WL-CARD-15).")
    if not any(GROUPS[FLAGS.index(flag)] == "green" for flag in flags):
        raise BadContent(f"{file}: a faction needs cover or shield flags.")
    if faction.name != "pit_fighters":
        return
    for slot, (row, printed) in enumerate(zip((*card.flags, card.open_flags), _PIT_FIGHTERS, strict=True)):
        row_name = f"slot {slot + 1}" if slot < SLOTS else "open flags"
        for flag, (count, wanted) in enumerate(zip(row, printed, strict=True)):
            if count != wanted:
                raise BadContent(
                    f"{file}: {row_name} has {FLAGS[flag]} {count} times, but the printed card says {wanted}."
                )


def flags_of(faction: Faction) -> frozenset[str]:
    """The flags that the faction has at all."""
    totals = faction_card(faction).totals()
    return frozenset(flag for flag, count in zip(FLAGS, totals, strict=True) if count)


def _check_together(factions: dict[str, Faction]) -> None:
    """What holds between the factions."""
    for one, other in combinations(factions.values(), 2):
        place = f"{one.name}.toml, {other.name}.toml"
        if flags_of(one) == flags_of(other):
            raise BadContent(f"{place}: no two factions may have the same set of flags (WL-DE-22).")
        if int(one.cards.wilds).bit_count() != int(other.cards.wilds).bit_count():
            raise BadContent(f"{place}: the decks differ in their number of wild cards (WL-RULING-06).")
    everywhere = frozenset[str]().union(*map(flags_of, factions.values()))
    for flag in _NEEDED_SOMEWHERE:
        if flag not in everywhere:
            raise BadContent(f"{', '.join(NAMES)}: some faction must have the flag {flag}.")
    _check_health(factions)


def _check_health(factions: dict[str, Faction]) -> None:
    """The Guild is the most fragile, but for Lunk; the Gnomads come next."""
    guild, gnomads, lawbringers, pit_fighters = (factions[name].health() for name in NAMES)
    if not guild < gnomads < min(lawbringers, pit_fighters):
        raise BadContent("guild.toml must have the lowest health in all, and gnomads.toml the next lowest.")
    *others, most = sorted(factions["guild"].characters, key=lambda character: character.health)
    if most.name != "Lunk" or others[-1].health == most.health:
        raise BadContent("guild.toml: Lunk must have more health than any of the mages.")


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise BadContent(f"{path.name} cannot be read: {error}.") from error
