"""Wylde Hunt lets one plan without counting: who is in danger, who is near, and what a stone changes."""

from playwright.sync_api import expect

from tests.browser.begun import HUNT, sit_at
from tests.browser.conftest import Invite
from tests.server.house import House


def test_what_was_taken_back_leaves_no_marks(invite: Invite, house: House) -> None:
    """The line that tells of it takes the number of the move that is gone."""
    ada = invite()
    alone = {"S-Sylph": "D1", "S-Gnome": "F4", "U-Sylph": "E3"}
    sit_at(house, (ada,), "wylde_hunt", {**HUNT, "fae": alone}, "greedy")
    ada.pick("fae:S-Gnome")
    ada.pick("square:F5")
    ada.confirm()
    expect(ada.page.locator(".cell .last")).to_have_count(2)
    ada.press("Take back")
    expect(ada.log).to_have_text(["You take your last action back."])
    expect(ada.page.locator(".cell .last")).to_have_count(0)
