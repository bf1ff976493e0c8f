"""Drag and drop is the same as two clicks: pieces on the board, cards onto the map."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.begun import HUNT, LANDS, is_picked, sit_at
from tests.browser.conftest import Invite
from tests.browser.test_devices import PHONE
from tests.server.house import House


@pytest.mark.parametrize("device", [{}, PHONE], ids=["mouse", "finger"])
def test_drag_and_drop_is_two_clicks(invite: Invite, house: House, device: dict[str, Any]) -> None:
    ada = invite(**device)
    bob = invite()
    sit_at(house, (ada, bob), "wylde_hunt", HUNT)
    ada.drag("fae:S-Sylph", "square:F7")
    expect(ada.page.locator(".words [role=alert]")).to_contain_text("only across the edge")
    is_picked(ada, "fae:S-Sylph")
    ada.drag("fae:S-Gnome", "square:E3")
    is_picked(ada, "fae:S-Gnome", "square:E3")
    assert ada.seen("acts") == []
    ada.confirm()
    ada.until("seen.acts.length")
    assert ada.seen("acts") == ["turn S-Gnome E3"]


@pytest.mark.parametrize("device", [{}, PHONE], ids=["mouse", "finger"])
def test_drag_and_drop_beside_a_map_that_moves(invite: Invite, house: House, device: dict[str, Any]) -> None:
    ada = invite(**device)
    bob = invite()
    sit_at(house, (ada, bob), "wildlands", LANDS)
    place = "() => document.querySelector('.sheet').style.transform"
    before = ada.page.evaluate(place)
    ada.drag("character:P1.3", "space:23")
    is_picked(ada, "character:P1.3", "space:23")
    assert ada.page.evaluate(place) == before, "The map stays where it is under a piece that is carried."
    ada.drag("character:P1.3", "space:25")
    expect(ada.page.locator(".words [role=alert]")).to_contain_text("No step leads there")
    is_picked(ada, "character:P1.3")


@pytest.mark.parametrize("device", [{}, PHONE], ids=["mouse", "finger"])
def test_a_card_is_carried_onto_the_map(invite: Invite, house: House, device: dict[str, Any]) -> None:
    """The same as a click on the card and one on whoever or whatever it is put on."""
    ada = invite(**device)
    sit_at(house, (ada, invite()), "wildlands", LANDS)
    card = "card:1:ranged 3:melee open:rally"
    ada.drag(card, "character:P2.2")  # behind walls
    expect(ada.page.locator(".words [role=alert]")).to_contain_text("First choose who is to act")
    expect(ada.element(card)).to_contain_class("picked")
    is_picked(ada)
    ada.page.keyboard.press("Escape")
    ada.drag(card, "character:P1.1")
    expect(ada.prompt).to_have_text("Tak: choose a target or a button.")
    is_picked(ada, "character:P1.1")
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("Escape")
    expect(ada.element(card)).not_to_contain_class("picked")
    ada.drag(card, "character:P2.1")
    expect(ada.page.locator("button.confirm")).to_contain_text("Attack Cindrick Ould with Tak: ranged")
    assert ada.seen("acts") == []
    ada.confirm()
    ada.until("seen.acts.length")
    assert ada.seen("acts") == ["ranged 1 P2.1 | 1:ranged 3:melee open:rally"]
