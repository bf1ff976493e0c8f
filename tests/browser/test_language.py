"""The language can be changed at the table: the page, the game's texts and the board's own."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.playing import play


def test_the_board_follows_the_language(invite: Invite) -> None:
    ada = invite()
    ada.new_table("wylde_hunt", "Ada", "me", "greedy", options={"Who plays Seelie": "The host"})
    ada.until("told.legal.length")
    play(ada, "setup 1")
    expect(ada.page.get_by_role("grid", name="Board, eight by eight squares")).to_be_visible()
    ada.page.get_by_role("button", name="Deutsch").click()
    expect(ada.page.get_by_role("grid", name="Spielbrett, acht mal acht Felder")).to_be_visible()
    ada.page.get_by_role("button", name="Ada").click()
    ada.page.get_by_label("Dein Name").fill("Easy bot")
    ada.page.get_by_role("dialog").get_by_role("button", name="Umbenennen").click()
    expect(ada.page.get_by_role("alert").filter(has_text="So heißen Bots")).to_be_visible()
