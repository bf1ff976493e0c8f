"""Lessons played by clicks, and the pages that tell how to play."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest


def words(guest: Guest, text: str | re.Pattern[str]) -> None:
    """The lesson says that now."""
    expect(guest.page.get_by_label("What the lesson says")).to_contain_text(text)


def go_on(guest: Guest) -> None:
    """On to the next step; until it is there, the board takes no clicks."""
    step = guest.page.get_by_role("progressbar")
    before = step.get_attribute("aria-label")
    assert before
    guest.page.get_by_role("button", name="Next", exact=True).click()
    expect(step).not_to_have_attribute("aria-label", before)


def touch(guest: Guest, *elements: str) -> None:
    """Touch elements of the board one after another; the last of a move once more plays it."""
    for element in elements:
        expect(guest.element(element)).to_be_visible()
        guest.hit(guest.element(element))


def pick(guest: Guest, *elements: str) -> None:
    """Touch elements until each is picked: on a phone the map may still be moving under the finger."""
    for element in elements:
        guest.pick(element)


def confirm(guest: Guest, sentence: str) -> None:
    button = guest.page.locator("button.confirm")
    expect(button).to_contain_text(sentence)
    button.click()


def test_the_first_lesson_of_wylde_hunt_from_home_to_the_win(invite: Invite) -> None:
    ada = invite()
    ada.open_home()
    card = ada.page.get_by_role("article").filter(has_text="Wylde Hunt")
    expect(card).to_contain_text("Two faery courts hunt one Mortal")  # its words make the card grow
    card.get_by_role("link", name="Learn").click()
    words(ada, "This is the Mortal.")
    expect(ada.page.get_by_text("Step 1 of 8")).to_be_visible()
    go_on(ada)
    words(ada, "You lead Seelie")
    go_on(ada)
    words(ada, "click your Gnome")
    touch(ada, "fae:S-Gnome")  # what cannot be done is refused with its rule, and that is the lesson here
    words(ada, "WH-TURN-07")
    words(ada, "Right, it stays.")
    go_on(ada)
    touch(ada, "fae:S-Sylph", "square:F4")
    words(ada, "WH-MOVE-01")
    touch(ada, "square:E3")
    confirm(ada, "Sylph")
    words(ada, "Now let us hunt!")
    ada.page.reload()
    words(ada, "Fae move like the queen in chess")
    touch(ada, "fae:S-Sylph", "square:E3", "square:E3")
    words(ada, "Now let us hunt!")
    go_on(ada)
    words(ada, "Here you can win this very round.")
    go_on(ada)
    touch(ada, "fae:S-Gnome", "square:E3")
    confirm(ada, "Gnome")
    words(ada, "Your Gnome can go there, but then the Undine stays.")
    touch(ada, "fae:S-Gnome", "square:G4", "square:G4")
    words(ada, "the Undine is vanquished")
    go_on(ada)
    touch(ada, "fae:S-Salamander", "square:D5", "square:D5")
    words(ada, "it is banished for good")
    go_on(ada)
    touch(ada, "fae:S-Sylph", "square:D5", "square:D5")
    words(ada, "the Mortal is ensnared!")
    ada.page.get_by_role("button", name="Finish").click()
    words(ada, "Well done!")
    ada.page.get_by_role("link", name="All lessons").click()
    expect(ada.page.get_by_role("link", name="The first hunt")).to_contain_text("done")
    expect(ada.page.get_by_role("link", name="Contests and seasons")).to_contain_text("3 minutes")


def test_whoever_skips_a_step_has_not_done_the_lesson(invite: Invite) -> None:
    ada = invite()
    ada.go("/learn/wylde_hunt/first")
    words(ada, "Lesson 1 of 3")
    step = ada.page.get_by_role("progressbar")
    for number in range(1, 8):
        expect(step).to_have_attribute("aria-label", f"Step {number} of 8")
        ada.page.get_by_role("button", name="Skip step").click()
    expect(step).to_have_attribute("aria-label", "Step 8 of 8")
    touch(ada, "fae:S-Sylph", "square:D5", "square:D5")
    ada.page.get_by_role("button", name="Finish").click()
    words(ada, "not ticked off yet")
    ada.page.get_by_role("link", name="All lessons").click()
    expect(ada.page.get_by_role("link", name="The first hunt")).to_contain_text("minutes")


def test_a_step_that_asks_for_a_refusal_by_two_clicks(invite: Invite) -> None:
    ada = invite()
    ada.go("/learn/wildlands/ground")
    words(ada, "click Tak, then Cindrick")
    touch(ada, "character:P1.2", "character:P1.1")  # whoever else was clicked before
    touch(ada, "character:P2.1")
    words(ada, "WL-LOS-05")
    expect(ada.page.get_by_role("button", name="Next", exact=True)).to_be_visible()


def test_a_riddle_gives_no_signs_before_something_was_tried_and_says_where_pieces_were_set_up(
    invite: Invite,
) -> None:
    ada = invite()
    ada.go("/learn/wylde_hunt/contest")
    words(ada, "Attack the enemy that your Salamander beats.")
    told = ada.page.get_by_label("What the lesson says")
    expect(told).not_to_contain_text("Set up anew")
    signs = ada.page.locator("section.board [data-sign]")
    touch(ada, "fae:S-Salamander")
    expect(signs).to_have_count(0)
    touch(ada, "square:H6", "square:H6")
    words(ada, "Not there!")
    expect(signs).not_to_have_count(0)
    touch(ada, "square:E6", "square:E6")
    words(ada, "The Undine is vanquished.")
    go_on(ada)
    words(ada, "Set up anew")
    ada.page.reload()
    words(ada, "Set up anew")
    go_on(ada)
    words(ada, "Attack the Sylph on C1")
    expect(told).not_to_contain_text("Set up anew")


COVERED = """() => {
    const boxes = (selector) =>
        [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
    const buttons = boxes('.lesson button:not([data-element])');
    const meet = (one, other) => one.left < other.right && one.right > other.left
        && one.top < other.bottom && one.bottom > other.top;
    return boxes('.arrow').some((arrow) => buttons.some((button) => meet(arrow, button)));
}"""


def test_the_first_lesson_of_wildlands_by_touch_in_german(invite: Invite) -> None:
    ada = invite(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ada.go("/learn/wildlands/first")
    ada.page.locator(".words").get_by_role("button", name="Deutsch").click()  # the lesson fills a phone
    told = ada.page.get_by_label("Was die Lektion sagt")
    on = ada.page.get_by_role("button", name="Weiter", exact=True)
    expect(told).to_contain_text("brauchst fünf Punkte")
    on.click()
    expect(told).to_contain_text("Tippe auf ihn")
    board = ada.page.locator("section.board")
    room = board.bounding_box()
    pick(ada, "character:P1.1")
    expect(told).to_contain_text("unterbrechen")  # what it comes to is told, and nothing moves for it
    expect(told).to_contain_text("tippe noch einmal")  # and, the first time, how it is played
    assert board.bounding_box() == room
    confirm(ada, "Tak")
    expect(told).to_contain_text("Da ist er")
    on.click()
    on.click()
    pick(ada, "character:P1.1", "space:25")
    expect(ada.page.locator(".arrow")).to_be_visible()
    assert not ada.page.evaluate(COVERED), "An arrow lies on a button that it does not mean."
    pick(ada, "card:wild")
    expect(told).not_to_contain_text("tippe noch einmal")
    confirm(ada, "Tak")
    expect(told).to_contain_text("du brauchst sie gleich noch")
    assert board.bounding_box() == room
    pick(ada, "character:P1.1", "space:25", "card:1 2:shield 3")
    confirm(ada, "Tak")
    expect(told).to_contain_text("Tak steht auf deinem Splitter")
    on.click()
    pick(ada, "character:P1.1", "card:wild", "card:1:rally 3 5:cover", "card:1:cover 2 open:cover")
    expect(ada.page.locator(".dock .back")).to_be_in_viewport(ratio=1)
    confirm(ada, "Splitter")
    expect(told).to_contain_text("Du hast vier")
    on.click()
    pick(ada, "character:P1.1", "character:P2.4")
    confirm(ada, "Elfenklinge")
    expect(told).to_contain_text("dein fünfter Punkt")
    ada.page.get_by_role("button", name="Fertig").click()
    ada.page.get_by_role("link", name="Nächste Lektion").click()
    expect(told).to_contain_text("Der Gehilfe schießt auf Tak")


def test_where_there_is_only_to_read_the_board_is_inert_and_enter_leads_on(invite: Invite) -> None:
    ada = invite()
    ada.go("/learn/wildlands/first")
    words(ada, "Lesson 1 of 3 · Step 1 of 6")
    card = ada.page.locator(".held [data-element]").first
    expect(card).to_be_visible()
    expect(card).not_to_have_class(re.compile(r"\b(live|able|pick)\b"))
    card.click()  # nothing is picked, and the way on has the focus
    expect(ada.page.get_by_role("button", name="Next", exact=True)).to_be_focused()
    ada.page.locator(".people").click(position={"x": 5, "y": 5})
    ada.page.keyboard.press("Enter")
    words(ada, "Step 2 of 6")
    words(ada, "Click Tak on space 42")


def test_what_leads_to_nothing_that_a_step_wants_is_said_at_once(invite: Invite) -> None:
    ada = invite()
    ada.go("/learn/wylde_hunt/first/3")
    words(ada, "Try it all the same: click your Gnome.")
    touch(ada, "fae:S-Salamander")
    words(ada, "That leads somewhere else.")
    touch(ada, "fae:S-Gnome")  # and one goes on from there
    words(ada, "Right, it stays.")
    ada.go("/learn/wylde_hunt/first/6")
    words(ada, "Attack the Undine on G4")
    touch(ada, "fae:S-Salamander")
    words(ada, "That Fae may move too, a little later.")


def test_after_the_last_step_the_next_lesson_stands_where_one_has_clicked(invite: Invite) -> None:
    ada = invite()
    ada.go("/learn/wylde_hunt/first/8")
    touch(ada, "fae:S-Sylph", "square:D5", "square:D5")
    finish = ada.page.get_by_role("button", name="Finish")
    words(ada, "the Mortal is ensnared!")
    before = finish.bounding_box()
    finish.click()
    following = ada.page.get_by_role("link", name="Next lesson")
    expect(following).to_be_focused()
    assert following.bounding_box() == before
    ada.page.keyboard.press("Enter")
    words(ada, "A contest is decided by colours")


SEARCHED = {"wylde_hunt": "corner", "wildlands": "parried", "wilderness": "raft"}


@pytest.mark.parametrize(
    ("game", "title"),
    [("wylde_hunt", "Wylde Hunt"), ("wildlands", "Wildlands"), ("wilderness", "Wilderness")],
)
def test_how_to_play_has_pictures_and_the_whole_rulebook(invite: Invite, game: str, title: str) -> None:
    ada = invite()
    ada.go(f"/how-to-play/{game}")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(f"How to play {title}")
    expect(ada.page.locator("figure svg").first).to_be_visible()
    assert ada.page.locator("figure").count() >= 5
    ada.page.get_by_text("The whole rulebook").click()
    book = ada.page.locator(".rulebook")
    expect(book.locator("[data-rule]").first).to_be_visible()
    ruling = book.locator("[data-rule*='RULING']").first
    expect(ruling).to_be_hidden()  # behind its fold
    book.get_by_text("questions and answers").first.click()
    expect(ruling).to_be_visible()
    book.get_by_role("searchbox").fill(SEARCHED[game])
    expect(book.locator("section")).not_to_have_count(0)
    assert book.locator("section").count() < 10
    expect(book.get_by_text("Found in")).to_be_visible()
    expect(book.locator("mark").first).to_be_in_viewport()


def test_the_drawer_shows_the_positions_of_the_examples(invite: Invite) -> None:
    ada = invite()
    ada.open_home()
    card = ada.page.get_by_role("article").filter(has_text="Wylde Hunt")
    expect(card).to_contain_text("Two faery courts hunt one Mortal")
    card.get_by_role("button", name="Rules").click()
    drawer = ada.page.get_by_role("dialog")
    drawer.get_by_text("Contents").click()
    drawer.get_by_role("button", name="Examples").click()
    expect(
        drawer.locator("figure").filter(has_text="The first position").locator("svg").first
    ).to_be_visible()
    drawer.get_by_role("link", name="Destiny and stones").click()
    words(ada, "Whoever is farther from it controls destiny")
    expect(drawer).to_have_count(0)


def test_a_phone_shows_the_tracks_of_which_the_lessons_of_wilderness_speak(invite: Invite) -> None:
    ada = invite(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    ada.go("/learn/wilderness/first/1")
    expect(ada.page.get_by_text("you see three tracks: thirst, hunger and exhaustion")).to_be_visible()
    own = ada.page.get_by_role("region", name="you", exact=True)
    expect(own).to_be_in_viewport(ratio=1)
    expect(own.get_by_role("img")).to_have_count(3)


@pytest.mark.parametrize("step", ["wilderness/first/1", "wilderness/first/2", "wild_assent/first/3"])
def test_beside_every_board_a_step_is_read_without_scrolling(invite: Invite, step: str) -> None:
    ada = invite(viewport={"width": 1280, "height": 720})
    ada.go(f"/learn/{step}")
    said = ada.page.locator(".words .said")
    expect(said).to_be_visible()
    assert said.evaluate("(node) => node.scrollHeight - node.clientHeight") <= 0


def test_on_the_smallest_phone_a_step_is_read_without_scrolling_in_german(invite: Invite) -> None:
    ada = invite(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    ada.go("/about")
    ada.settings(language="de")
    for step in ("wild_assent/arena/6", "wildlands/first/4", "wilderness/first/2"):
        ada.go(f"/learn/{step}")
        said = ada.page.locator(".words .said")
        expect(said.locator("p").first).to_be_visible()
        ada.page.evaluate("() => document.fonts.ready")
        assert said.evaluate("(node) => node.scrollHeight - node.clientHeight") <= 0, step


def test_what_is_said_to_a_choice_is_read_without_scrolling_on_a_large_screen(invite: Invite) -> None:
    ada = invite(viewport={"width": 1920, "height": 1080})
    ada.go("/learn/wilderness/dangers/3")
    ada.page.get_by_role("button", name="Deutsch").click()
    said = ada.page.locator(".words .said")
    expect(said).to_contain_text("Es ist Nacht")
    pick(ada, "area:1,1")
    expect(said).to_contain_text("Führe es jetzt aus")
    assert said.evaluate("(node) => node.scrollHeight - node.clientHeight") <= 0
