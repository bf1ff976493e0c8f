"""What is small on a phone is whole, in sight, and where it was a moment ago."""

import itertools
from typing import Any

from playwright.sync_api import expect

from tests.browser.begun import LANDS, sit_at
from tests.browser.conftest import Invite
from tests.browser.test_devices import PHONE
from tests.server.house import House

ICONS = ["1:cover 3 4", "1:melee 4:cover open:shield", "wild"]
"""Three cards with the Delinquent's icon."""
HAND = [*ICONS, "1 3:heavy-melee open:melee", "2:heavy-ranged 4:ranged open:cover"]
GUILD = {"faction": "guild", "characters": {"1": 4, "2": 2}, "hand": []}


def lawful(hand: list[str], **characters: Any) -> dict[str, Any]:
    band = {"faction": "lawbringers", "characters": characters, "shards": [25], "hand": hand}
    return LANDS | {"players": [band, GUILD]}


BOXES = "(nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON())"


def test_the_cards_of_a_claim_lie_side_by_side_in_a_small_caption(invite: Invite, house: House) -> None:
    ada, bob = invite(), invite(**PHONE)
    bob.go("/about")
    bob.settings(pace="slow")
    sit_at(house, (ada, bob), "wildlands", lawful(HAND, **{"4": 25}))
    for element in ("do:claim", *(f"card:{card}" for card in ICONS)):
        if not ada.page.locator("button.confirm").count():
            ada.pick(element)
    ada.confirm()
    expect(bob.page.locator(".caption")).to_contain_text("claims a shard")
    caption = bob.page.locator(".caption").bounding_box()
    assert caption is not None
    assert caption["height"] < 90
    cards = bob.page.locator(".caption .card").evaluate_all(BOXES)
    assert len(cards) == 3
    assert all(one["right"] <= other["left"] for one, other in itertools.pairwise(cards))
    paper = "(node) => getComputedStyle(node).backgroundColor"
    assert "rgb(" in bob.page.locator(".caption .face").first.evaluate(paper), "A card is no glass."
    (skip,) = bob.page.locator(".skip").evaluate_all(BOXES)
    zoom = bob.page.locator(".board .buttons button").evaluate_all(BOXES)
    assert len(zoom) == 3
    assert all(skip["right"] < one["left"] for one in zoom), "One can skip without touching the zoom."


def test_a_card_in_a_caption_shows_its_words_whole(invite: Invite, house: House) -> None:
    ada, bob = invite(), invite(**PHONE)
    bob.go("/about")
    bob.settings(pace="slow")
    sit_at(house, (ada, bob), "wildlands", lawful(HAND[-1:], **{"2": 20}))
    for element in ("character:P1.2", "character:P2.1"):
        ada.pick(element)
    ada.confirm()
    expect(bob.page.locator(".caption")).to_contain_text("heavy ranged")
    caption = bob.page.locator(".caption").bounding_box()
    assert caption is not None
    assert caption["height"] < 90
    entries = bob.page.locator(".caption .entry").evaluate_all(BOXES)
    words = bob.page.locator(".caption .word").evaluate_all(BOXES)
    assert len(words) == 3
    for entry, word in zip(entries, words, strict=True):
        assert entry["top"] <= word["top"]
        assert word["bottom"] <= entry["bottom"]
        assert word["right"] <= entry["right"]


def test_flags_of_those_who_are_placed_stand_apart(invite: Invite, house: House) -> None:
    ada = invite(**PHONE)
    dealt = [{"dealt": list(range(1, 11))}, {"dealt": list(range(11, 21))}]
    bands = [
        one | {"faction": faction, "characters": {}}
        for one, faction in zip(dealt, ("lawbringers", "guild"), strict=True)
    ]
    sit_at(house, (ada, invite()), "wildlands", LANDS | {"at": "assign", "players": bands})
    for strengths in ada.page.locator(".strengths").all():
        flags = strengths.locator("> span").evaluate_all(BOXES)
        assert len(flags) == 2
        assert flags[1]["left"] - flags[0]["right"] >= 2.5
        assert strengths.evaluate("(node) => parseFloat(getComputedStyle(node).fontSize)") >= 11


def test_an_empty_hand_says_so_in_the_middle(invite: Invite, house: House) -> None:
    ada, bob = invite(), invite(**PHONE)
    sit_at(house, (ada, bob), "wildlands", lawful(HAND, **{"4": 25}))
    words = bob.page.get_by_text("No cards in hand.").bounding_box()
    assert words is not None
    assert words["height"] < 40
    assert abs(words["x"] + words["width"] / 2 - 195) < 10


IN_SIGHT = """(names) => {
    const room = document.querySelector('.room').getBoundingClientRect();
    return names.every((name) => {
        const box = document.querySelector(`[data-element="${name}"] .halo`).getBoundingClientRect();
        return box.left >= room.left && box.right <= room.right;
    });
}"""


def test_everybody_who_can_be_revealed_is_in_sight(invite: Invite, house: House) -> None:
    """For that choice the whole map is shown; afterwards it is enlarged as before."""
    ada = invite(**PHONE)
    position = lawful(HAND, **{"4": 25, "1": "hidden 24", "2": "hidden 33"}) | {"at": "reveal"}
    sit_at(house, (ada, invite()), "wildlands", position)
    ada.page.wait_for_function(IN_SIGHT, arg=["character:P1.1", "character:P1.2"])
    ada.pick("character:P1.1")
    ada.confirm()
    expect(ada.page.get_by_role("button", name="Show everything")).to_be_visible()


def test_choices_stay_where_they_are_when_one_is_pressed(invite: Invite, house: House) -> None:
    ada = invite(**PHONE)
    sit_at(house, (ada, invite()), "wildlands", lawful(HAND, **{"4": 25, "2": 20}))
    ada.pick("character:P1.4")
    chips, back = ada.page.locator(".bar > .chip"), ada.page.locator(".dock .back")
    before, way_back = chips.evaluate_all(BOXES), back.evaluate_all(BOXES)
    assert len(before) > 1
    ada.pick("do:claim")
    for card in ICONS:
        if not ada.page.locator("button.confirm").count():
            ada.pick(f"card:{card}")
    assert chips.evaluate_all(BOXES) == before
    assert back.evaluate_all(BOXES) == way_back
    button = ada.page.locator("button.confirm").bounding_box()
    assert button is not None
    assert button["y"] - max(one["bottom"] for one in before) >= 6
