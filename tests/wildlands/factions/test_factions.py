"""The four factions keep every constraint of the rules."""

from collections import Counter
from itertools import combinations

import pytest

from wildtable.engine.content import read_toml
from wildtable.games.wildlands.cards import FLAGS
from wildtable.games.wildlands.content.factions import (
    FACTION_NAMES,
    HERE,
    Faction,
    faction_card,
    flags_of,
    load_factions,
)

FACTIONS = load_factions()

# The printed card (columns melee, heavy melee, cover, shield) with its printed totals.
PRINTED = ((3, 3, 2, 2), (4, 2, 2, 2), (4, 4, 0, 1), (5, 0, 2, 2), (4, 2, 2, 2), (4, 0, 6, 7))
PRINTED_FLAGS = ("melee", "heavy-melee", "cover", "shield")
PRINTED_TOTALS = (24, 11, 14, 16)


@pytest.fixture(params=FACTION_NAMES)
def faction(request: pytest.FixtureRequest) -> Faction:
    return FACTIONS[str(request.param)]


def texts_of(faction: Faction) -> list[str]:
    return [faction.cards.text(card) for card in range(faction.cards.size)]


def regular_cards(faction: Faction) -> list[list[str]]:
    return [text.split() for text in texts_of(faction) if text != "wild"]


@pytest.mark.rule("WL-CARD-01")
def test_five_characters_each_with_icon_health_and_name(faction: Faction) -> None:
    assert [character.slot for character in faction.characters] == [0, 1, 2, 3, 4]
    assert len({character.name for character in faction.characters}) == 5
    for character in faction.characters:
        assert character.kind
        assert 2 <= character.health <= 5
        assert character.source in ("rulebook", "outside", "stand-in")
        assert character.health_source == "stand-in"  # no health is printed anywhere


# Who is known to be there: each word fits as many characters as it is listed.
KNOWN = {
    "guild": ("lunk",),
    "gnomads": ("tak", "elsie", "automate"),
    "lawbringers": ("sheriff", "deputy", "minotaur", "delinquent", "satyr"),
    "pit_fighters": ("assassin", "gnoll", "orc", "orc", "challenger"),
}


def test_whoever_the_rulebook_knows_is_there(faction: Faction) -> None:
    words = Counter(
        word
        for character in faction.characters
        for word in set(f"{character.name} {character.kind}".lower().split())
    )
    for word, count in Counter(KNOWN[faction.name]).items():
        assert words[word] == count


def test_the_known_names_are_used_and_marked() -> None:
    by_name = {c.name: c for faction in FACTIONS.values() for c in faction.characters}
    assert all(by_name[name].source == "rulebook" for name in ("Lunk", "Tak", "Elsie", "Automate"))
    assert all(by_name[name].source == "outside" for name in ("Matilda", "Unknown"))
    kinds = " ".join(c.kind for c in FACTIONS["lawbringers"].characters)
    assert all(kind in kinds for kind in ("sheriff", "deputy", "minotaur", "delinquent", "satyr"))


@pytest.mark.rule("WL-RULING-80")
def test_a_gnoll_fights_in_the_pit() -> None:
    kinds = [character.kind for character in FACTIONS["pit_fighters"].characters]
    assert sum("gnoll" in kind for kind in kinds) == 1
    assert not any("gnom" in kind for kind in kinds)


def test_the_guild_is_the_most_fragile_but_for_lunk() -> None:
    total = {name: faction.health() for name, faction in FACTIONS.items()}
    assert total["guild"] < total["gnomads"] < min(total["lawbringers"], total["pit_fighters"])
    health = {character.name: character.health for character in FACTIONS["guild"].characters}
    assert max(health, key=lambda name: health[name]) == "Lunk"
    assert sorted(health.values())[-2] < health["Lunk"]


@pytest.mark.rule("WL-RULING-06", "WL-CARD-16", "WL-WILD-01")
def test_thirty_cards_six_of_them_wild_and_three_entries_on_the_others(faction: Faction) -> None:
    texts = texts_of(faction)
    assert len(texts) == 30
    assert texts[24:] == ["wild"] * 6
    assert faction.cards.wilds == 0b111111 << 24
    assert all(len(entries) == 3 for entries in regular_cards(faction))


def test_no_two_regular_cards_are_equal(faction: Faction) -> None:
    assert len(set(texts_of(faction)[:24])) == 24


@pytest.mark.rule("WL-RULING-07")
def test_every_icon_is_on_eleven_regular_cards(faction: Faction) -> None:
    shown = Counter(entry.split(":")[0] for entries in regular_cards(faction) for entry in entries)
    assert shown == {"1": 11, "2": 11, "3": 11, "4": 11, "5": 11, "open": 17}
    assert faction_card(faction).icons == (11, 11, 11, 11, 11)


def test_no_character_always_stands_beside_the_same_other(faction: Faction) -> None:
    """Each two icons share three or four cards, as even as 38 meetings of ten pairs can be."""
    meetings = Counter(
        pair
        for entries in regular_cards(faction)
        for pair in combinations([entry[0] for entry in entries if not entry.startswith("open")], 2)
    )
    assert len(meetings) == 10
    assert set(meetings.values()) <= {3, 4}


@pytest.mark.rule("WL-CARD-14")
def test_the_faction_card_counts_the_deck(faction: Faction) -> None:
    card = faction_card(faction)
    entries = Counter(entry for entries in regular_cards(faction) for entry in entries)
    for number, flag in enumerate(FLAGS):
        assert [row[number] for row in card.flags] == [entries[f"{slot}:{flag}"] for slot in range(1, 6)]
        assert card.open_flags[number] == entries[f"open:{flag}"]
        assert card.totals()[number] == sum(n for entry, n in entries.items() if entry.endswith(f":{flag}"))
    assert card.plain_icons() == tuple(entries[str(slot)] for slot in range(1, 6))


@pytest.mark.rule("WL-CARD-14", "WL-RULING-06", "WL-RULING-07", "WL-RULING-08", "WL-RULING-09", "WL-DE-25")
def test_the_pit_fighters_deck_gives_the_printed_faction_card() -> None:
    """PF-1 to PF-5; the third row's lone 1 is a shield, and the columns add up to 14 and 16."""
    card = faction_card(FACTIONS["pit_fighters"])
    columns = [FLAGS.index(flag) for flag in PRINTED_FLAGS]
    rows = (*card.flags, card.open_flags)
    assert tuple(tuple(row[column] for column in columns) for row in rows) == PRINTED
    assert tuple(card.totals()[column] for column in columns) == PRINTED_TOTALS
    assert sum(card.totals()) == sum(PRINTED_TOTALS)
    assert card.plain_icons() == (1, 1, 2, 2, 1)


@pytest.mark.rule("WL-CARD-15", "WL-DE-22")
def test_the_flags_of_the_factions() -> None:
    flags = {name: flags_of(faction) for name, faction in FACTIONS.items()}
    assert all(len(kinds) < 9 for kinds in flags.values())
    assert len(set(flags.values())) == 4
    assert all(kinds & {"cover", "shield"} for kinds in flags.values())
    assert frozenset().union(*flags.values()) == set(FLAGS)
    assert flags["pit_fighters"] == {"melee", "heavy-melee", "cover", "shield"}


@pytest.mark.parametrize("name", FACTION_NAMES)
def test_every_file_says_where_it_comes_from(name: str) -> None:
    document = read_toml(HERE / f"{name}.toml")
    assert document["source"]
    assert all({"source", "health_source"} <= set(character) for character in document["character"])


def test_loading_happens_once() -> None:
    assert load_factions() is load_factions()
