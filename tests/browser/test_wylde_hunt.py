"""Whole games of Wylde Hunt, by mouse and by keyboard."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.keyboard import by_keyboard, tab_to, tab_to_words
from tests.browser.playing import adviser, play_out

HOST_IS_SEELIE = {"Who plays Seelie": "The host"}


def test_two_browsers_play_a_whole_game(invite: Invite) -> None:
    ada, bob = invite(), invite()
    path = ada.new_table("wylde_hunt", "Ada", "me", "open", options=HOST_IS_SEELIE)
    invitation = ada.page.get_by_role("textbox", name="Link to this table").input_value()
    assert invitation.endswith(path)
    bob.join(path, "Bob")
    choosers = [adviser("wylde_hunt", "greedy", seed) for seed in (5, 2)]  # a short game
    made = play_out([ada, bob], choosers)
    winner, loser = (ada, bob) if ada.told["result"]["places"][0] == 1 else (bob, ada)
    expect(winner.result).to_contain_text("You have won!")
    expect(loser.result).to_contain_text("You have lost.")
    expect(ada.prompt).to_have_text("The game is over.")
    assert ada.log.count() > made


def test_a_whole_game_by_keyboard(invite: Invite) -> None:
    ada = invite()
    keys = ada.page.keyboard
    ada.open_home()
    tab_to(ada, 'a[href="/new/wylde_hunt"]')
    keys.press("Enter")
    expect(ada.page.get_by_label("Seat 2")).to_be_visible()
    tab_to(ada, ".seat:nth-of-type(2) select")
    keys.type("Thinking bot, strength 2")
    tab_to(ada, ".options select")
    keys.type("The guest")
    tab_to_words(ada, "Open the table")
    keys.press("Enter")
    expect(ada.page.get_by_label("Your name")).to_be_focused()
    keys.type("Ada")
    keys.press("Enter")
    ada.page.wait_for_url("**/table/*")
    ada.until("told.status === 'playing'")
    play_out([ada], [adviser("wylde_hunt", "search:nodes=100", 0)], by_keyboard)
    expect(ada.result).to_contain_text(re.compile("You have (won|lost)"))
    tab_to_words(ada, "Rematch")
