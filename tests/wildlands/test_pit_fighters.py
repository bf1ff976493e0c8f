"""The one faction card that the rulebook prints, counted from the deck itself."""

import pytest

from wildtable.games.wildlands.cards import FLAGS
from wildtable.games.wildlands.content.factions import load_factions

PRINTED = {  # icons, then melee, heavy melee, cover, shield
    "1": (11, 3, 3, 2, 2),
    "2": (11, 4, 2, 2, 2),
    "3": (11, 4, 4, 0, 1),
    "4": (11, 5, 0, 2, 2),
    "5": (11, 4, 2, 2, 2),
    "open": (17, 4, 0, 6, 7),
}


@pytest.mark.rule("WL-EX-01", "WL-CARD-14", "WL-RULING-07", "WL-RULING-08", "WL-RULING-09")
def test_the_deck_of_the_pit_fighters_has_the_printed_numbers() -> None:
    cards = load_factions()["pit_fighters"].cards
    entries = [entry for card in range(cards.size) for entry in cards.text(card).split() if entry != "wild"]
    for row, (icons, *flags) in PRINTED.items():
        own = [entry for entry in entries if entry.split(":")[0] == row]
        counted = [own.count(f"{row}:{flag}") for flag in ("melee", "heavy-melee", "cover", "shield")]
        assert (len(own), counted) == (icons, flags)
    used = {entry.split(":")[1] for entry in entries if ":" in entry}
    assert used == {"melee", "heavy-melee", "cover", "shield"}
    assert used < set(FLAGS)
    totals = [sum(entry.endswith(f":{flag}") for entry in entries) for flag in ("melee", "heavy-melee")]
    assert totals == [24, 11]
    assert sum(entry in PRINTED for entry in entries) == 7
    assert [cards.text(card) for card in range(cards.size)].count("wild") == 6
