"""The waiting room, and what people offer each other at the table."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playing import play


def test_a_guest_sees_what_is_agreed_before_sitting_down(invite: Invite) -> None:
    ada, ben = invite(), invite()
    path = ada.new_table(
        "wylde_hunt",
        "Ada",
        "me",
        "open",
        options={"Who plays Seelie": "The host", "Round limit": "40 rounds"},
    )
    ben.go(path)
    agreed = ben.page.get_by_role("region", name="What is agreed here")
    expect(agreed).to_contain_text("Round limit: 40 rounds (usually: 100 rounds)")
    expect(agreed).to_contain_text("Who plays Seelie: The host")
    expect(ben.page.get_by_role("button", name="Sit here")).to_be_visible()
    expect(ben.page.get_by_role("heading", name="Invite")).to_have_count(0)
    agreed.get_by_role("button", name="Rule WH-RULING-28").click()
    expect(ben.page.locator('[data-rule="WH-RULING-28"].wanted')).to_be_visible()


def test_a_table_without_house_rules_says_so(invite: Invite) -> None:
    ada = invite()
    ada.new_table("wylde_hunt", "Ada", "me", "open")
    expect(ada.page.get_by_role("region", name="What is agreed here")).to_contain_text("no house rules")


def test_the_invitation_is_a_link_a_text_and_a_code(invite: Invite) -> None:
    ada = invite(permissions=["clipboard-read", "clipboard-write"])
    path = ada.new_table("wildlands", "Ada", "me", "open")
    page = ada.page
    expect(page.get_by_label("Link to this table", exact=True)).to_have_value(ada.address + path)
    code = page.get_by_role("img", name="QR code with the link to this table")
    expect(code).to_be_visible()
    box = code.bounding_box()
    assert box is not None
    assert box["width"] >= 120
    assert abs(box["width"] - box["height"]) < 1
    page.get_by_role("button", name="Copy with text").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = str(page.evaluate("() => navigator.clipboard.readText()"))
    assert copied.startswith("Come and play Wildlands")
    assert copied.endswith(ada.address + path)


def test_the_host_fills_a_seat_with_a_bot_and_the_game_begins(invite: Invite) -> None:
    ada = invite()
    ada.new_table("wildlands", "Ada", "me", "open", "open")
    seats = ada.page.get_by_role("list", name="Seats")
    seats.get_by_label("Seat 2").select_option(label="Easy bot")
    ada.until("told.seats[1].kind === 'bot'")
    seats.get_by_label("Seat 2").select_option(label="Open, for whoever has the link")
    ada.until("told.seats[1].kind === 'open'")
    seats.get_by_label("Seat 2").select_option(label="Easy bot")
    seats.get_by_label("Seat 3").select_option(label="Random bot")
    ada.until("told.status === 'playing'")


def test_a_second_seat_at_the_same_device_is_named_so(invite: Invite) -> None:
    ada, ben = invite(), invite()
    path = ada.new_table("wildlands", "Ada", "me", "open", "open", "open")
    ben.join(path, "Ben")
    expect(ben.page.get_by_role("button", name="Sit here")).to_have_count(0)
    expect(ben.page.get_by_role("button", name="Somebody beside me sits here")).to_have_count(0)
    ada.page.get_by_role("button", name="Somebody beside me sits here").first.click()
    ada.until("told.seats.filter((seat) => seat.you).length === 2")
    ada.page.get_by_role("button", name="Free this seat").last.click()
    ada.until("told.seats.filter((seat) => seat.you).length === 1")


def test_the_host_can_let_a_guest_take_several_seats(invite: Invite) -> None:
    ada, ben = invite(), invite()
    ada.go("/new/wildlands")
    page = ada.page
    allow = page.get_by_label("One guest may take several seats")
    expect(allow).to_have_count(0)
    page.get_by_label("How many players").select_option("4")
    for number in (3, 4):
        page.get_by_label(f"Seat {number}", exact=True).select_option("open")
    allow.set_checked(True)
    page.get_by_role("button", name="Open the table").click()
    ada.give_name("Ada")
    page.wait_for_url("**/table/*")
    ben.join(page.url.removeprefix(ada.address), "Ben")
    ben.page.get_by_role("button", name="Somebody beside me sits here").first.click()
    ben.until("told.seats.filter((seat) => seat.you).length === 2")


def test_a_guest_stands_up_and_the_host_closes_the_table(invite: Invite) -> None:
    ada, ben = invite(), invite()
    path = ada.new_table("wildlands", "Ada", "me", "open", "open")
    ben.join(path, "Ben")
    ben.press("Stand up again")
    ben.until("!told.yours.length")
    expect(ben.page.get_by_role("button", name="Sit here").first).to_be_visible()
    ada.press("Close the table")
    ada.page.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    ada.page.wait_for_url(f"{ada.address}/")
    expect(ben.page.get_by_role("heading", name="The host has closed this table.")).to_be_visible()


def two_at_wylde_hunt(ada: Guest, ben: Guest) -> None:
    options: dict[str, str | bool] = {"Who plays Seelie": "The host", "Taking back by consent": True}
    path = ada.new_table("wylde_hunt", "Ada", "me", "open", options=options)
    ben.join(path, "Ben")
    ada.until("told.legal.length")


def test_a_declined_draw_is_told_and_rests(invite: Invite) -> None:
    ada, ben = invite(), invite()
    two_at_wylde_hunt(ada, ben)
    players = ben.page.locator(".people")
    before = players.bounding_box()
    ada.press("Offer a draw")
    expect(ada.page.get_by_text("You have offered a draw.")).to_be_visible()
    expect(ben.page.get_by_text("Ada (Seelie) offers a draw.").first).to_be_visible()
    expect(ada.log.filter(has_text="You offer a draw.")).to_be_visible()
    assert players.bounding_box() == before, "An offer moves what one may be about to click."
    ben.press("Refuse")
    expect(ada.page.get_by_text("Ben (Unseelie) declines the draw. Play on.")).to_be_visible()
    expect(ada.button("Offer a draw")).to_be_disabled()
    expect(ada.log.filter(has_text="Ben (Unseelie) declines the draw.")).to_be_visible()
    expect(ben.page.get_by_text("Play on.")).to_have_count(0)
    ben.press("Resign")
    ben.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ada.result).to_contain_text("You have won!")
    expect(ada.page.get_by_text("Play on.")).to_have_count(0)


def test_offers_can_be_withdrawn(invite: Invite) -> None:
    ada, ben = invite(), invite()
    two_at_wylde_hunt(ada, ben)
    play(ada, "setup 1")
    for offer, asked in (("Offer a draw", "offers a draw."), ("Ask to take back", "asks to take back")):
        ada.press(offer)
        expect(ben.button("Agree")).to_be_visible()
        expect(ben.page.get_by_text(asked).first).to_be_visible()
        ada.press("Withdraw")
        expect(ben.button("Agree")).to_have_count(0)
        expect(ada.button(offer)).to_be_disabled()


def test_what_giving_up_means_is_said_beforehand(invite: Invite) -> None:
    ada, ben = invite(), invite()
    two_at_wylde_hunt(ada, ben)
    ada.press("Resign")
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text("The game is over at once, and you have lost it.")
    dialog.get_by_role("button", name="Resign").click()
    for guest, result, line in (
        (ada, "You have given up.", "You give up."),
        (ben, "Ada has given up.", "Ada (Seelie) gives up."),
    ):
        expect(guest.result).to_contain_text(result)
        expect(guest.log.filter(has_text=line)).to_be_visible()


def test_whoever_gives_up_among_three_keeps_the_name_and_watches(invite: Invite) -> None:
    ada = invite()
    ada.new_table("wildlands", "Ada", "me", "greedy", "greedy")
    ada.until("told.status === 'playing'")
    ada.press("Resign")
    dialog = ada.page.get_by_role("dialog")
    expect(dialog).to_contain_text("A bot plays on for you, under your name.")
    dialog.get_by_role("button", name="Resign").click()
    expect(ada.page.get_by_text("A bot plays on under your name, and you watch.")).to_be_visible()
    expect(ada.page.get_by_text("Ada (gave up; a bot plays on)").first).to_be_visible()


def test_a_rematch_is_offered_and_accepted(invite: Invite) -> None:
    ada, ben = invite(), invite()
    two_at_wylde_hunt(ada, ben)
    ada.press("Resign")
    ada.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    before = ada.page.url
    ada.press("Rematch")
    expect(ada.result).to_contain_text("It begins as soon as Ben (Unseelie) agrees.")
    expect(ben.result).to_contain_text("Ada (Seelie) would like a rematch.")
    ben.press("Rather not")
    expect(ada.result).to_contain_text("Ben (Unseelie) would rather not play again.")
    ada.press("Withdraw")
    expect(ada.button("Rematch")).to_be_visible()
    ben.press("Rematch")  # and thinks better of it
    expect(ada.result).to_contain_text("Ben (Unseelie) would like a rematch.")
    ada.press("Accept the rematch")
    for guest in (ada, ben):
        guest.page.wait_for_function("(before) => location.href !== before", arg=before)
        guest.until("told.status === 'playing'")
    assert ada.page.url == ben.page.url


def test_what_a_nameless_watcher_writes_waits_for_the_name(invite: Invite) -> None:
    ada, eve = invite(), invite()
    path = ada.new_table("wylde_hunt", "Ada", "me", "greedy")
    ada.until("told.status === 'playing'")
    eve.go(path)
    field = eve.page.get_by_label("Message")
    field.fill("Good luck!")
    field.press("Enter")
    eve.page.keyboard.press("Escape")
    expect(field).to_have_value("Good luck!")
    field.press("Enter")
    eve.give_name("Eve")
    for guest in (ada, eve):
        said = guest.page.get_by_role("region", name="Chat").get_by_role("listitem")
        expect(said.filter(has_text="Eve (watching) Good luck!")).to_be_visible()
    expect(field).to_have_value("")
    ada.page.set_viewport_size({"width": 390, "height": 844})  # there the chat is in a drawer
    for line in range(12):
        field.fill(f"Line {line}")
        field.press("Enter")
    # The page notes a moment later that the chat is out of sight: how many lines count as new is open.
    ada.page.get_by_role("button", name=re.compile(r"^Log, chat and table \(\d+ new\)$")).click()
    expect(ada.page.get_by_text("Eve (watching) Line 11")).to_be_in_viewport()
    expect(ada.page.get_by_role("button", name="Log, chat and table", exact=True)).to_be_visible()
