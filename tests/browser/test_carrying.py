"""Drag and drop is the same as two clicks: pieces on the board, cards onto the map."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.begun import HUNT, LANDS, is_picked, sit_at
from tests.browser.conftest import Invite
from tests.browser.guest import MIDDLE
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


SHEET = "() => document.querySelector('.sheet').style.transform"
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def test_an_enlarged_map_stays_where_it_is_while_a_card_is_carried(invite: Invite, house: House) -> None:
    """Whom the card is for is shown once it is put down, not below the hand that carries it."""
    ada = invite(viewport=PHONE["viewport"])
    sit_at(house, (ada, invite()), "wildlands", LANDS)
    mouse = ada.page.mouse
    for _ in range(3):
        ada.page.get_by_role("button", name="Zoom in").click()
    for _ in range(3):  # to a corner where nobody stands
        mouse.move(350, 480)
        mouse.down()
        mouse.move(30, 250, steps=4)
        mouse.up()
    ada.page.evaluate(TWO_FRAMES)
    before = ada.page.evaluate(SHEET)
    card = ada.element("card:1:ranged 3:melee open:rally")
    x, y = card.evaluate(MIDDLE)
    mouse.move(x, y)
    mouse.down()
    for step in (20, 100, 200):
        mouse.move(x, y - step)
        ada.page.evaluate(TWO_FRAMES)
        assert ada.page.evaluate(SHEET) == before
    expect(card).to_contain_class("picked")
    mouse.move(x, y)
    mouse.up()
    ada.page.wait_for_function(f"(before) => ({SHEET})() !== before", arg=before)


def test_a_card_is_carried_in_any_direction_where_the_hand_does_not_scroll(
    invite: Invite, house: House
) -> None:
    """A finger that moves rather sideways than upwards carries it too."""
    ada = invite(**PHONE)
    standing = {**LANDS["players"][0], "characters": {"1": 14, "2": 25, "3": 41}}
    sit_at(house, (ada, invite()), "wildlands", {**LANDS, "players": [standing, LANDS["players"][1]]})
    ada.page.get_by_role("button", name="Show everything").click()
    card, goal = "card:1:ranged 3:melee open:rally", "character:P1.3"
    (x, y), (to_x, to_y) = (ada.element(one).evaluate(MIDDLE) for one in (card, goal))
    assert abs(to_x - x) > abs(to_y - y), "It is carried more sideways than upwards."
    ada.drag(card, goal)
    expect(ada.element(card)).to_contain_class("picked")
    is_picked(ada, goal)
