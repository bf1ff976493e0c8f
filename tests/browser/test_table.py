"""What goes on at a table beside the moves."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playing import play

SEELIE = {"Who plays Seelie": "The host"}
CONSENT: dict[str, str | bool] = {**SEELIE, "Taking back by consent": True}

FAIR = (
    "chance decides who leads which court. All of it was sealed before the game began, the seal is unbroken"
)


def two_at_wylde_hunt(invite: Invite, host: str = "Ada") -> tuple[Guest, Guest]:
    """Seelie and Unseelie, at the first decision."""
    ada, bob = invite(), invite()
    bob.join(ada.new_table("wylde_hunt", host, "me", "open", options=CONSENT), "Bob")
    ada.until("told.status === 'playing'")
    return ada, bob


def test_a_name_and_a_line_of_chat_are_text(invite: Invite) -> None:
    ada, bob = two_at_wylde_hunt(invite, host="<b>Ada</b>")
    ada.page.get_by_label("Message").fill("<img src=x onerror=alert(1)><i>hi</i>")
    ada.press("Send")
    for guest in (ada, bob):
        line = guest.page.locator(".chat li")
        expect(line).to_have_text("<b>Ada</b> <img src=x onerror=alert(1)><i>hi</i>")
        expect(line.locator("i, img, b b")).to_have_count(0)
        expect(guest.page.locator(".seats")).to_contain_text("<b>Ada</b>")
    expect(ada.page.get_by_label("Message")).to_have_value("")


def test_taking_back_by_consent_resigning_and_a_rematch(invite: Invite) -> None:
    ada, bob = two_at_wylde_hunt(invite)
    play(ada, "setup 1")
    expect(bob.log).to_have_count(1)
    ada.press("Ask to take back")
    expect(ada.page.get_by_text("Waiting for an answer.")).to_be_visible()
    bob.press("Agree")
    expect(ada.log).to_have_text(["You take your last action back."])
    expect(bob.log).to_have_text(["Ada takes the last action back."])
    expect(ada.element("setup:1")).to_be_visible()
    play(ada, "setup 2")
    ada.press("Ask to take back")
    bob.press("Refuse")
    expect(ada.page.get_by_text("Waiting for an answer.")).to_have_count(0)
    expect(ada.page.get_by_text("Bob (Unseelie) does not agree to taking back.")).to_be_visible()
    bob.until("told.asked.length")
    bob.press("Resign")
    dialog = bob.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Play on").click()
    expect(bob.result).to_have_count(0)
    bob.press("Resign")
    dialog.get_by_role("button", name="Resign").click()
    expect(bob.result).to_contain_text("You have lost.")
    expect(ada.result).to_contain_text("You have won!")
    expect(ada.result).to_contain_text("Bob has given up.")
    for guest in (ada, bob):
        guest.result.get_by_text("Was it fair?").click()
        expect(guest.result).to_contain_text(FAIR)
        guest.page.keyboard.press("Escape")
    before = ada.page.url
    ada.press("Rematch")
    expect(ada.page.get_by_text("You have offered a rematch.")).to_be_visible()
    bob.press("Accept the rematch")
    ada.page.wait_for_url(lambda url: url != before)
    bob.page.wait_for_url(ada.page.url)
    bob.until("told.asked.length")  # everybody sits one seat further
    play(bob, "setup 1")
    ada.until("told.asked.length")
    ada.press("Resign")
    expect(ada.page.get_by_role("heading", name="Resign this game?")).to_be_visible()
    ada.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for guest in (ada, bob):
        guest.result.get_by_text("Was it fair?").click()
        expect(guest.result).to_contain_text(FAIR)
        guest.page.keyboard.press("Escape")


def test_taking_back_against_a_bot_is_free(invite: Invite) -> None:
    ada = invite()
    ada.new_table("wylde_hunt", "Ada", "me", "greedy", options=SEELIE)
    ada.until("told.asked.length")
    play(ada, "setup 1")
    ada.until("told.view.step !== 'mortal'")
    assert ada.log.count() > 1
    ada.press("Take back")
    expect(ada.log).to_have_text(["You take your last action back."])
    expect(ada.element("setup:2")).to_be_visible()
    play(ada, "setup 2")


def test_a_draw_needs_both(invite: Invite) -> None:
    ada, bob = two_at_wylde_hunt(invite)
    ada.press("Offer a draw")
    bob.press("Agree")
    for guest in (ada, bob):
        expect(guest.result).to_contain_text("A draw")
        expect(guest.result).to_contain_text("agreed on a draw")


def test_whoever_has_all_seats_is_asked_before_it_is_a_draw(invite: Invite) -> None:
    ada = invite()
    ada.new_table("wylde_hunt", "Ada", "me", "me")
    ada.press("End as a draw")
    sure = ada.page.get_by_role("dialog", name="End this game as a draw?")
    sure.get_by_role("button", name="Play on").click()
    expect(ada.result).to_have_count(0)
    ada.press("End as a draw")
    sure.get_by_role("button", name="End as a draw").click()
    expect(ada.result).to_contain_text("agreed on a draw")


def test_what_is_illegal_is_explained_with_its_rule(invite: Invite) -> None:
    ada, bob = two_at_wylde_hunt(invite)
    play(ada, "setup 1")
    bob.until("told.asked.length")
    bob.click("square:A1")
    alert = bob.page.locator(".words [role=alert]")
    expect(alert).to_contain_text(
        "First Unseelie puts the Mortal on one of the four centre squares: D4, D5, E4 or E5."
    )
    alert.get_by_role("button", name="Rule WH-SETUP-05").click()
    drawer = bob.page.get_by_role("dialog", name="The rules of Wylde Hunt")
    rule = drawer.locator('[data-rule="WH-SETUP-05"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_class("wanted")
    bob.page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    play(bob, "mortal D4")
    expect(alert).to_be_empty()


def test_german_at_once_during_a_game(invite: Invite) -> None:
    ada, bob = two_at_wylde_hunt(invite)
    play(ada, "setup 1")
    bob.until("told.asked.length")
    bob.page.evaluate("() => { window.sameDocument = true; }")
    english = [bob.prompt.inner_text(), *bob.log.all_inner_texts()]
    bob.press("Deutsch")
    expect(bob.page.locator("html")).to_have_attribute("lang", "de")
    expect(bob.prompt).to_contain_text("Stell den Sterblichen auf eines der vier Felder")
    expect(bob.page.get_by_role("region", name="Verlauf")).to_be_visible()
    expect(bob.button("Zurücknehmen")).to_be_visible()
    german = [bob.prompt.inner_text(), *bob.page.locator(".log li").all_inner_texts()]
    assert len(german) == len(english)
    assert all(one != other for one, other in zip(english, german, strict=True))
    bob.click("square:A1")
    expect(bob.page.locator(".words [role=alert]")).to_contain_text("Regel WH-SETUP-05")
    assert bob.page.evaluate("() => window.sameDocument")
    bob.press("English")
    expect(bob.prompt).to_have_text(english[0])
