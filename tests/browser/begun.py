"""Tables that begin at a position, for what a click, a drag and a key mean there."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.server.house import House
from tests.table.test_windows import begin_at
from wildtable.engine.options import read_options
from wildtable.games import load
from wildtable.table.seat import BOT, PERSON, Seat
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

LANDS: dict[str, Any] = {
    "map": "dungeon",
    "active": "P1",
    "players": [
        {
            "faction": "gnomads",
            "characters": {"1": 25, "2": 25, "3": 40},
            "hand": ["1:ranged 3:melee open:rally", "wild"],
        },
        {"faction": "guild", "characters": {"1": 20, "2": 2}, "hand": ["wild", "wild"]},
    ],
}
"""Tak and Elsie on 25, Automate on 40; an enemy in sight on 20 and one behind walls on 2."""


def sit_at(house: House, guests: tuple[Guest, ...], game: str, position: dict[str, Any], *bots: str) -> None:
    """Put them at a table that begins at a position, and bots in the seats after theirs."""
    names = ["Ada", "Bob"]
    seats = [Seat(PERSON, guest.is_called(name), name) for guest, name in zip(guests, names, strict=False)]
    seats += [Seat(BOT, bot=bot) for bot in bots]
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
