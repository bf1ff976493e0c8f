"""German words are longer: nothing runs out of a phone or of its button."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.scenes import sit_down_at, state_at
from tests.server.house import House
from wildtable.engine.state import State

PHONES = [{"width": 390, "height": 844}, {"width": 844, "height": 390}]

TOO_WIDE = """() => [
        ...document.querySelectorAll('button, .button, select, label, h1, h2, h3, dt, th, [data-word]')
    ]
    .filter((node) => node.offsetParent && !node.closest('.unseen') && !node.matches('.unseen'))
    .filter((node) => getComputedStyle(node).display !== 'inline')
    .filter((node) => getComputedStyle(node).textOverflow !== 'ellipsis')
    .filter((node) => node.scrollWidth > node.clientWidth + 2
        || (node.dataset.word && node.scrollHeight > 26))
    .map((node) => `${node.tagName}: ${node.dataset.word ?? node.textContent.trim().slice(0, 60)}`)"""


def fits(guest: Guest) -> None:
    """Nothing is wider than the page or than its own box, but for what is cut with dots on purpose."""
    page = guest.page
    assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
    assert page.evaluate(TOO_WIDE) == []


def table(guest: Guest, game: str, *kinds: str, **options: object) -> None:
    """Open a table without the form and go there."""
    seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in kinds]
    wish = {"game": game, "seats": seats, "options": options}
    asked = guest.context.request
    made = asked.post(f"{guest.address}/api/tables", data=wish, headers={"Origin": guest.address})
    guest.go(f"/table/{made.json()['id']}")


@pytest.mark.parametrize("size", PHONES, ids=["upright", "lying"])
def test_german_fits_a_phone(invite: Invite, size: dict[str, int]) -> None:
    anna = invite(viewport=size, has_touch=True)
    anna.go()
    anna.settings(language="de")
    anna.is_called("Annegret von Hutzelheim")
    anna.open_home()
    expect(anna.page.get_by_role("button", name="English")).to_be_visible()
    fits(anna)
    anna.go("/new/wildlands")
    for fold in anna.page.locator("details:not([open]) > summary").all()[::-1]:
        fold.click()
    fits(anna)
    table(anna, "wildlands", "me", "open", "open", "ismcts:3", on_leave="autopass", stall_rounds=3)
    expect(anna.page.get_by_role("heading", name="Was hier vereinbart ist")).to_be_visible()
    expect(anna.page.get_by_role("img", name="QR-Code")).to_be_visible()
    fits(anna)
    table(anna, "wildlands", "me", "greedy", "greedy", factions="pit_fighters,guild,gnomads")
    anna.until("told.status === 'playing' && told.legal.length")
    fits(anna)
    table(anna, "wylde_hunt", "me", "greedy", seelie="host")
    anna.until("told.status === 'playing' && told.legal.length")
    fits(anna)


FACTIONS = "pit_fighters,guild,gnomads"


def my_hand_is_full(state: State) -> bool:
    return state.turn() == 0 and state.view(0)["step"] == "act" and len(state.legal(0)) > 20


@pytest.mark.parametrize("size", [*PHONES, {"width": 1280, "height": 720}], ids=["upright", "lying", "desk"])
def test_the_words_on_german_cards_are_whole(house: House, invite: Invite, size: dict[str, int]) -> None:
    """ "Schwerer Nahkampf" stands in two lines beside its face and flag."""
    anna = invite(viewport=size, has_touch=size["width"] < 1000)
    anna.go()
    anna.settings(language="de")
    state = state_at("wildlands", 3, my_hand_is_full, factions=FACTIONS)
    sit_down_at(house, [anna], "wildlands", state, factions=FACTIONS)
    expect(anna.page.locator("[data-word='Schwerer Nahkampf']").first).to_be_attached()
    fits(anna)
