"""Reads the factions and refuses data that breaks a constraint of the rules.

What is not printed in the rulebook is our design ("stand-in" in the data). What holds for that design only is
not checked here but in its tests, for a content pack need not keep to it. The faction card is derived from
the deck, never typed (WL-CARD-14).
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

from wildtable.engine.content import SOURCES, check_keys, read_toml
from wildtable.engine.refusal import BadContent
from wildtable.games.wildlands.cards import COVER, FLAG_KINDS, FLAGS, SHIELD, SLOTS, WILD, CardSet, parse_card

HERE = Path(__file__).parent / "factions"
FACTION_NAMES = ("guild", "gnomads", "lawbringers", "pit_fighters")

DECK = 30
HEALTH = range(1, 100)

_KEYS = {"name", "source", "wild_count", "cards", "character"}
_CHARACTER_KEYS = {"slot", "name", "kind", "health", "source", "health_source"}

# Flags that are explained as existing actions, so some faction has them; and where they are explained.
_NEEDED_SOMEWHERE = {
    "heavy-ranged": "WL-HRANGED-01",
    "area": "WL-AREA-01",
    "rally": "WL-RALLY-01",
    "fly": "WL-FLY-01",
}

# The one printed faction card, with the correction of WL-RULING-08: slots 1 to 5, open flags.
PRINTED = "pit_fighters"
_PRINTED_ICONS = 11  # regular cards with each icon: what TOTAL counts (WL-RULING-07)
_PRINTED_FLAGS = (
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
    """The four factions of a folder by name, each checked and then compared with the others."""
    return read_factions({name: folder / f"{name}.toml" for name in FACTION_NAMES}, FACTION_NAMES)


def read_factions(paths: Mapping[str, Path], compared: Collection[str]) -> dict[str, Faction]:
    """The factions of these files by name, each checked; those to be compared are held to each other too."""
    factions = {name: load_faction(path) for name, path in paths.items()}
    _check_together([factions[name] for name in FACTION_NAMES if name in compared])
    return factions


def load_faction(path: Path) -> Faction:
    """The faction of a file, checked for everything that concerns it alone."""
    document = read_toml(path)
    check_keys(path.name, document, _KEYS)
    if document.get("name") != path.stem or path.stem not in FACTION_NAMES:
        raise BadContent(f"{path.name}: 'name' must be the file's name, one of {', '.join(FACTION_NAMES)}.")
    faction = Faction(path.stem, _characters(path.name, document), _deck(path.name, document))
    if len(flags_of(faction)) == FLAG_KINDS:
        raise BadContent(f"{path.name}: no faction may have all nine flags (WL-CARD-15).")
    if faction.name == PRINTED:
        _check_printed(path.name, faction_card(faction))
    return faction


def _characters(file: str, document: dict[str, Any]) -> tuple[Character, ...]:
    found = document.get("character")
    if not isinstance(found, list) or [_slot(entry) for entry in found] != [1, 2, 3, 4, 5]:
        raise BadContent(
            f"{file}: there must be five characters with the slots 1 to 5 in order (WL-SETUP-03)."
        )
    characters = tuple(_character(f"{file}: character {entry['slot']}", entry) for entry in found)
    if len({character.name for character in characters}) != SLOTS:
        raise BadContent(f"{file}: two characters have the same name (WL-CARD-01).")
    return characters


def _slot(entry: object) -> object:
    return entry.get("slot") if isinstance(entry, dict) else None


def _character(place: str, entry: dict[str, Any]) -> Character:
    """One character of a file; its kind is told as it is written: a gnoll (WL-RULING-80)."""
    check_keys(place, entry, _CHARACTER_KEYS)
    name, kind, health = entry.get("name"), entry.get("kind", ""), entry.get("health")
    if not isinstance(name, str) or not name.strip():
        raise BadContent(f"{place}: 'name' is missing (WL-CARD-01).")
    if not isinstance(kind, str):
        raise BadContent(f"{place}: 'kind' must be a text.")
    if type(health) is not int or health not in HEALTH:
        raise BadContent(
            f"{place}: health is '{health}', not a whole number from {HEALTH[0]} to {HEALTH[-1]}."
        )
    sources = [entry.get(key, "owner") for key in ("source", "health_source")]
    for source in sources:
        if source not in SOURCES:
            raise BadContent(f"{place}: the source '{source}' is none of {', '.join(SOURCES)}.")
    return Character(entry["slot"] - 1, name, kind, health, *sources)


def _deck(file: str, document: dict[str, Any]) -> CardSet:
    """The thirty cards of a file, `wild_count` of them wild (WL-RULING-06)."""
    texts, wild_count = document.get("cards"), document.get("wild_count")
    if not isinstance(texts, list) or type(wild_count) is not int or wild_count < 1:
        raise BadContent(f"{file}: there must be 'cards' and a 'wild_count' of at least 1 (WL-CARD-16).")
    if len(texts) + wild_count != DECK:
        raise BadContent(
            f"{file}: {len(texts)} cards and {wild_count} wild cards are not {DECK} (WL-SETUP-03)."
        )
    for number, text in enumerate(texts, start=1):
        _check_regular(f"{file}: card {number}", str(text))
    return CardSet([*map(str, texts), *[WILD] * wild_count])


def _check_regular(place: str, text: str) -> None:
    try:
        card = parse_card(text)
    except BadContent as error:
        raise BadContent(f"{place}: {error}") from error
    if card.wild:
        raise BadContent(f"{place}: wild cards are counted in 'wild_count', not listed.")


def _check_printed(file: str, card: FactionCard) -> None:
    """The deck gives the faction card that the rulebook prints (PF-2 to PF-5).

    Which of its two columns of defence is cover and which is shield is our ruling (WL-RULING-09), so whoever
    has the cards may have them the other way round.

    WL-DE-25, WL-EX-01.
    """
    for slot, icons in enumerate(card.icons, start=1):
        if icons != _PRINTED_ICONS:
            raise BadContent(
                f"{file}: the icon of slot {slot} is on {icons} cards, "
                f"but the printed faction card says {_PRINTED_ICONS} (PF-2)."
            )
    rows = (*card.flags, card.open_flags)
    if tuple((*row[:COVER], row[SHIELD], row[COVER], *row[SHIELD + 1 :]) for row in rows) == _PRINTED_FLAGS:
        return
    for slot, (row, printed) in enumerate(zip(rows, _PRINTED_FLAGS, strict=True)):
        row_name = f"slot {slot + 1} has" if slot < SLOTS else "the open flags have"
        for flag, (count, wanted) in enumerate(zip(row, printed, strict=True)):
            if count != wanted:
                known = any(line[flag] for line in _PRINTED_FLAGS)
                raise BadContent(
                    f"{file}: {row_name} {FLAGS[flag]} {count} times, "
                    f"but the printed faction card says {wanted} ({'PF-3' if known else 'PF-5'})."
                )


def flags_of(faction: Faction) -> frozenset[str]:
    """The flags that the faction has at all."""
    totals = faction_card(faction).totals()
    return frozenset(flag for flag, count in zip(FLAGS, totals, strict=True) if count)


def _check_together(factions: list[Faction]) -> None:
    """What holds between the factions."""
    for one, other in combinations(factions, 2):
        if flags_of(one) == flags_of(other):
            raise BadContent(
                f"{one.name}.toml, {other.name}.toml: no two factions may have the same flags (WL-DE-22)."
            )
    everywhere = frozenset[str]().union(*map(flags_of, factions))
    for flag, rule in _NEEDED_SOMEWHERE.items():
        if len(factions) == len(FACTION_NAMES) and flag not in everywhere:
            raise BadContent(f"{', '.join(FACTION_NAMES)}: some faction must have the flag {flag} ({rule}).")
