"""What a click, a drag and a key mean: never the wrong piece, and nothing that nobody said."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.server.house import House
from tests.table.test_windows import begin_at
from wildtable.engine.options import read_options
from wildtable.games import load
from wildtable.table.seat import PERSON, Seat
from wildtable.table.table import Table
from wildtable.table.window import Pace

HUNT: dict[str, Any] = {
    "at": "phase2",
    "fae": {"S-Sylph": "D1", "S-Gnome": "F4", "S-Salamander": "A7", "U-Sylph": "E3", "U-Undine": "C7"},
    "stones": {"Spring": "H3", "Summer": "B4", "Autumn": "A4", "Winter": "A3"},
    "mortal": "B4",
    "controller": "U",
    "turn": "S",
}
"""Three Seelie Fae may be selected; of them only the Gnome reaches F7."""


def sit_at(house: House, guests: tuple[Guest, ...], game: str, position: dict[str, Any]) -> None:
    """Put them at a table that begins at a position."""
    names = ["Ada", "Bob"]
    seats = [Seat(PERSON, guest.is_called(name), name) for guest, name in zip(guests, names, strict=True)]
    chosen = load(game)
    options: dict[str, object] = {"seelie": "host"} if game == "wylde_hunt" else {"stops": "none"}
    pace = Pace(floor=0.3, breath=0.5, bots=0.3)
    table = Table(chosen, read_options(chosen.options, options), seats, bytes(32), pace)
    table.start()
    begin_at(table, position)
    path = f"/table/{house.put(table)}"
    for guest in guests:
        guest.go(path)
        guest.until("told.status === 'playing'")
        expect(guest.prompt).to_be_visible()


def two_at(invite: Invite, house: House, game: str, position: dict[str, Any]) -> tuple[Guest, Guest]:
    ada, bob = invite(), invite()
    sit_at(house, (ada, bob), game, position)
    return ada, bob


def is_picked(guest: Guest, *elements: str) -> None:
    """Exactly these are picked."""
    for element in elements:
        expect(guest.element(element)).to_contain_class("picked")
    expect(guest.page.locator(".board svg [data-element].picked")).to_have_count(len(elements))


@pytest.mark.parametrize("quick", [False, True])
def test_a_square_that_only_another_piece_reaches_is_refused(
    invite: Invite, house: House, quick: bool
) -> None:
    ada, _ = two_at(invite, house, "wylde_hunt", HUNT)
    if quick:
        ada.settings(quick=True)
        ada.page.reload()
        ada.until("told.asked.length")
    ada.pick("fae:S-Sylph")
    is_picked(ada, "fae:S-Sylph")
    ada.click("square:F7")
    alert = ada.page.locator(".dock [role=alert]")
    expect(alert).to_contain_text("Seelie Sylph could reach F7 only across the edge")
    expect(alert.get_by_role("button", name="Rule WH-MOVE-08")).to_be_visible()
    is_picked(ada, "fae:S-Sylph")
    expect(ada.page.locator("button.confirm")).to_have_count(0)
    assert ada.seen("acts") == []
