"""A phone, and a slow line."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playing import adviser, next_decision, play

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
MOST_BYTES = 130_000  # with fonts, without the miniatures that come when all is quiet


def assert_fits(guest: Guest) -> None:
    """Nothing is wider than the screen."""
    width = guest.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390, f"{guest.page.url} is {width} pixels wide"


def test_a_phone(invite: Invite) -> None:
    ada = invite(**PHONE)
    ada.open_home()
    assert_fits(ada)
    ada.press("Deutsch")  # with the longest words in the header
    assert_fits(ada)
    ada.press("English")
    ada.go("/about")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    assert_fits(ada)
    name = "Wilhelmina of Wimbledon."  # as long as names may be
    ada.new_table("wylde_hunt", name, "me", "greedy", options={"Who plays Seelie": "The host"})
    choose = adviser("wylde_hunt", "greedy", 1)
    for _ in range(4):
        asked = next_decision([ada])
        assert asked is not None
        assert_fits(ada)
        play(ada, choose(asked[1]))
    home = ada.page.get_by_role("link", name="Wildtable")
    expect(home).not_to_be_visible()  # the board has the room
    ada.button("Log, chat and table").tap()
    expect(home).to_be_visible()
    expect(ada.button("Deutsch")).to_be_visible()
    ada.page.get_by_role("button", name="Rules").tap()
    expect(ada.page.locator("[data-rule]").first).to_be_visible()
    assert_fits(ada)


def test_wildlands_on_a_phone(invite: Invite) -> None:
    ada = invite(**PHONE)
    options: dict[str, str | bool] = {
        "Time to think": "Until all have answered",
        "Wait for everybody": "After every action",
    }
    ada.new_table("wildlands", "Ada", "me", "greedy", options=options)
    choose = adviser("wildlands", "greedy", 1)
    fitted = False
    while (asked := next_decision([ada])) is not None:
        guest, told = asked
        assert_fits(ada)
        if told["view"]["step"] == "assign" and not fitted:
            ada.button("Show everything").click()  # at first the map is enlarged
            expect(ada.page.locator(".sheet")).to_have_attribute("style", re.compile(r"scale\(1\)"))
            fitted = True
        action = choose(told)
        play(guest, action)
        if action.split()[0] in ("move", "end"):
            break
    assert_fits(ada)


def test_the_first_page_is_small(invite: Invite) -> None:
    ada = invite(fresh=True)
    line = ada.context.new_cdp_session(ada.page)
    sizes: list[float] = []
    line.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    line.send("Network.enable")
    ada.page.route("**/api/demo/*", lambda route: route.abort())
    with ada.page.expect_response("**/api/tables"):
        ada.open_home()
    ada.page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    assert 20_000 < sum(sizes) < MOST_BYTES, f"{sum(sizes):.0f} bytes"


def test_on_a_phone_a_faction_is_said_before_it_is_taken(invite: Invite) -> None:
    """All five characters are in sight then, and the spaces that they may be given."""
    ada = invite(**PHONE)
    ada.new_table("wildlands", "Ada", "me", "greedy")
    ada.click("faction:gnomads")
    expect(ada.prompt).to_have_text("Lead the Gnomads?")
    assert ada.seen("acts") == []
    ada.confirm()
    told = ada.until("told.view.step === 'assign' && told.asked.length")
    expect(ada.element("character:P1.5")).to_be_in_viewport(ratio=1)
    for space in told["view"]["players"][0]["dealt"]:
        expect(ada.element(f"space:{space}").locator(".halo")).to_be_in_viewport(ratio=1)
