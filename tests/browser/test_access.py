"""Everybody can use it: axe-core finds nothing serious on any page, in either theme."""

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playing import adviser, next_decision, play
from tests.browser.scenes import Moment, sit_down_at, state_at
from tests.server.house import House

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """async ([only, within]) => {
    const looked_at = {exclude: ['figure', '.book'], ...(within ? {include: within} : {})};
    const found = await axe.run(looked_at, {resultTypes: ['violations'], ...only});
    return found.violations.filter(({impact}) => ['serious', 'critical'].includes(impact))
    .flatMap(({id, nodes}) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`));
}"""
"""Pictures in the rules, and the book below the page on how to play, are looked at in their own places."""
EVERYTHING: dict[str, object] = {}
COLOURS: dict[str, object] = {"runOnly": ["color-contrast"]}

DIALOG = "dialog[open]"

SETTLED = """async () => {
    await new Promise(requestAnimationFrame);
    const soft = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.all(soft.map(({finished}) => finished.catch(() => null)));
    return getComputedStyle(document.documentElement).backgroundColor;
}"""
"""Colours change softly; what is half-way between two themes is nobody's contrast."""

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SEELIE = {"Who plays Seelie": "The host"}


def check(guest: Guest, what: str, within: str | None = None) -> None:
    """See what axe says about the page as it is now, or about the part of it that is new.

    Of the other theme nothing but the colours is new.
    """
    if not guest.page.evaluate("() => 'axe' in window"):
        guest.page.evaluate(AXE.read_text())
    backgrounds = set()
    for theme, rules in zip(THEMES, (EVERYTHING, COLOURS), strict=True):
        guest.page.emulate_media(color_scheme=theme)
        backgrounds.add(guest.page.evaluate(SETTLED))
        found = guest.page.evaluate(RUN, [rules, within])
        assert not found, f"{what}, {theme}:\n" + "\n".join(found)
    assert len(backgrounds) == 2, "Both themes look the same."


def asked_at(step: str) -> Moment:
    """The first seat is asked at this step."""
    return lambda state: state.turn() == 0 and state.view(0)["step"] == step


@pytest.mark.slow
def test_the_pages_around_a_game(invite: Invite) -> None:
    ada = invite()
    ada.open_home()
    check(ada, "home")
    ada.page.get_by_role("article").first.get_by_role("button", name="Rules").click()
    expect(ada.page.locator("[data-rule]").first).to_be_visible()
    check(ada, "rules", DIALOG)
    for path in ("/how-to-play/wylde_hunt", "/learn/wildlands/first/4"):
        ada.go(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        expect(ada.page.locator("svg").nth(3)).to_be_visible()
        check(ada, path)
    ada.go("/about")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    check(ada, "about")
    ada.page.get_by_role("button", name="Settings").click()
    check(ada, "settings", DIALOG)
    ada.page.keyboard.press("Escape")
    ada.go("/new/wildlands")
    expect(ada.page.locator("form details").first).to_be_visible()
    for fold in ada.page.locator("details:not([open]) > summary").all()[::-1]:
        fold.click()
    check(ada, "new table")
    ada.page.get_by_role("button", name="Open the table").click()
    check(ada, "name", DIALOG)
    ada.give_name("Ada")
    expect(ada.page.get_by_role("img", name="QR code")).to_be_visible()
    check(ada, "waiting")


def test_wylde_hunt_and_the_result(invite: Invite) -> None:
    ada = invite()
    ada.new_table("wylde_hunt", "Ada", "me", "greedy", options=SEELIE)
    ada.until("told.asked.length")
    expect(ada.prompt).to_be_visible()
    check(ada, "set-ups")
    choose = adviser("wylde_hunt", "greedy", 5)
    while (asked := next_decision([ada])) is not None and asked[1]["view"]["step"] != "turn":
        play(ada, choose(asked[1]))
    ada.page.locator(".piece.pick").first.click(force=True)
    expect(ada.page.locator(".piece.picked")).to_have_count(1)
    check(ada, "a Fae is picked")
    ada.click("square:A1")  # perhaps a goal, perhaps not
    ada.press("Resign")
    check(ada, "resigning", DIALOG)
    ada.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ada.result).to_be_visible()
    expect(ada.page.locator(".seats")).not_to_contain_text("must move")  # nobody does any more
    check(ada, "result")


def test_wildlands(invite: Invite, house: House) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wildlands", state_at("wildlands", 2, asked_at("act")))
    ada.page.locator(".map .standing.pick").first.click(force=True)
    expect(ada.page.locator(".map .standing.picked")).to_have_count(1)
    check(ada, "a character is picked")
    sit_down_at(house, [ada], "wildlands", state_at("wildlands", 2, asked_at("window")))
    expect(ada.page.get_by_role("timer")).to_be_visible()
    check(ada, "a window")
