"""Wild Assent: The Arena with people and bots."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playing import adviser, next_decision, play, play_out
from tests.browser.scenes import sit_down_at
from tests.browser.test_access import check
from tests.browser.test_devices import PHONE, assert_fits
from tests.packs import ours, write_pack
from tests.server.house import House
from tests.wild_assent.scenes import at, player, scene
from tests.wild_assent.scenes import play as then
from wildtable.engine.game import Game
from wildtable.engine.options import read_options
from wildtable.engine.record import read_record
from wildtable.engine.replay import verify
from wildtable.engine.state import State
from wildtable.table.seat import PERSON, Seat
from wildtable.table.table import Table
from wildtable.table.window import Pace

SMALL: dict[str, object] = {"large_per_side": 1, "medium_per_side": 1, "board_rows": 6, "round_limit": 5}
"""Two Creatures a side, not far from each other: a match that can be played out in a browser."""
ASSENTS = "wild_assent/assents.toml"
LOT = bytes([11]) * 32  # with which an Assent falls in the second round

GURANTEV = player("gurantev", ["onslaught", "riposte"])


def duel(gurantev: str = "5,5 N") -> State:
    """Ada's Gurantev is about to move, a Horned Golem before him and Koralt behind a wall."""
    return scene(
        [GURANTEV, player("koralt")],
        [
            at("gurantev", "P1", gurantev),
            at("phoenix", "P1", "2,2 E"),
            at("koralt", "P2", "5,8 S"),
            at("horned-golem", "P2", "6,6 S", health=9, statuses=["bleed"]),
        ],
        obstacles={"5,7": "full-cover", "3,3": "pit"},
        active="gurantev",
    )


def attacked() -> State:
    """Ada's Yerra is attacked by Bob's Horned Golem, and may dodge."""
    state = scene(
        [player("yerra", ["dodge", "mending"]), GURANTEV],
        [
            at("yerra", "P1", "5,5 N"),
            at("gurantev", "P2", "10,10 S"),
            at("horned-golem", "P2", "5,6 S"),
        ],
        active="horned-golem",
    )
    return then(state, "move 5,6 S", "attack yerra")


def begin(game: Game, house: House, guests: list[Guest]) -> None:
    """A small match from its draft on."""
    people = [
        Seat(PERSON, guest.is_called(name), name) for guest, name in zip(guests, ("Ada", "Bob"), strict=True)
    ]
    table = Table(
        game, read_options(game.options, SMALL), people, LOT, Pace(floor=0.3, breath=600.0, bots=0.3)
    )
    table.start()
    path = f"/table/{house.put(table)}"
    for guest in guests:
        guest.go(path)
        guest.until("told.status === 'playing'")


@pytest.mark.slow
def test_two_people_draft_place_and_fight_a_whole_match(invite: Invite, tmp_path: Path) -> None:
    """At a server whose pack has Assents that fall soon."""
    pack = write_pack(tmp_path / "frail", {ASSENTS: re.sub("(?m)^health = .+$", "health = 2", ours(ASSENTS))})
    with House(tmp_path, pack=pack) as house:
        game = house.app.hub.shelf.now("wild_assent")
        guests = [invite(house=house), invite(house=house)]
        begin(game, house, guests)
        play_out(guests, [adviser(game, "greedy", seed) for seed in (1, 2)])
        for guest in guests:
            expect(guest.result).to_contain_text("has fallen")
        link = guests[0].page.get_by_role("link", name="Download the record")
        answer = guests[0].page.request.get(guests[0].address + str(link.get_attribute("href")))
        verify(game, read_record(answer.text()))


@pytest.mark.slow
def test_a_captain_drafts_and_deals_for_the_team_and_it_begins(invite: Invite) -> None:
    """What is asked stays in sight however far the cards reach; of six medium Creatures six are picked."""
    ada = invite(viewport={"width": 1280, "height": 720})
    ada.go("/new/wild_assent")
    expect(ada.page.get_by_text("Team 1")).to_have_count(0)
    ada.page.get_by_label("How many players").select_option("4")
    expect(ada.page.get_by_text("Team 2")).to_be_visible()
    ada.new_table("wild_assent", "Ada", "me", "random", "random", "random")
    ada.until("told.status === 'playing'")
    heading, partner = ada.page.locator(".draft h2"), ada.element("mate:P2")
    while (asked := next_decision([ada])) is not None and asked[1]["view"]["step"] == "draft":
        if asked[1]["view"]["stack"][-1]["category"] == 1:
            expect(ada.page.locator(".picks li")).to_have_count(6)
        play(ada, asked[1]["legal"][-1][0])  # the last card lies farthest below
        expect(heading).to_be_in_viewport()
    expect(heading).to_contain_text("Who gets")
    expect(partner).to_contain_text("Random bot 1")
    expect(partner).to_contain_text("nothing yet")
    ada.pick("mate:P2")
    expect(ada.page.locator("button.confirm")).to_contain_text("Your partner gets")
    ada.confirm()
    expect(partner).not_to_contain_text("nothing yet")
    seen = set()
    while (asked := next_decision([ada])) is not None and asked[1]["view"]["step"] != "momentum":
        seen.add(asked[1]["view"]["step"])
        play(ada, asked[1]["legal"][0][0])
    assert {"deal", "choose", "placing"} <= seen
    expect(ada.page.locator(".seats .seat")).to_have_count(4)


def test_which_skill_acts_first_is_chosen_by_a_button(invite: Invite, house: House) -> None:
    """A Special sets off the Hammer Blow and the axe (WA-RULING-901)."""
    ada = invite()
    state = scene(
        [player("gurantev", ["war-horn", "hammer-blow"], ["war-axe"]), player("yerra")],
        [
            at("gurantev", "P1", "5,5 E"),
            at("yerra", "P2", "10,10 S"),
            at("lava-fiend", "P2", "6,5 N"),
        ],
        active="gurantev",
    )
    then(state, "move 5,5 E", "attack war-axe lava-fiend", "1 special, 2 blank")
    sit_down_at(house, [ada], "wild_assent", state)
    expect(ada.prompt).to_contain_text("Choose which of your Skills acts first.")
    expect(ada.element("do:first-hammer-blow")).to_have_text("First Hammer Blow")
    ada.element("do:first-war-axe").click()
    expect(ada.log.filter(has_text="is stunned")).to_have_count(1)


def test_a_summons_says_who_appears_and_then_who_goes_on(invite: Invite, house: House) -> None:
    """In German, where names are declined."""
    anna = invite()
    anna.go()
    anna.settings(language="de")
    state = scene(
        [player("koralt"), player("yerra")],
        [at("koralt", "P1", "1,1 N"), at("daemonretch", "P1", "5,5 E"), at("yerra", "P2", "10,10 S")],
        active="daemonretch",
    )
    sit_down_at(house, [anna], "wild_assent", state)
    expect(anna.prompt).to_contain_text("Der Dämonenschlund beschwört eine Dämonenbrut:")
    anna.pick("field:5,6")
    expect(anna.page.locator("button.confirm")).to_contain_text("Eine Dämonenbrut auf Feld 5,6 beschwören")
    anna.confirm()
    expect(anna.element("do:end")).to_contain_text("Weiter mit dem Dämonenschlund")
    hint = anna.page.get_by_role("complementary", name="Hinweise")
    expect(hint).to_contain_text("einen deiner Beschworenen")


def test_an_area_attack_is_a_press_of_its_button_and_marks_whom_of_ones_own_it_hits(
    invite: Invite, house: House
) -> None:
    ada = invite()
    state = scene(
        [player("koralt"), player("yerra")],
        [
            at("koralt", "P1", "1,1 N"),
            at("lava-fiend", "P1", "5,5 N"),
            at("horned-golem", "P1", "5,6 E"),
            at("yerra", "P2", "10,10 S"),
            at("gryphon", "P2", "4,6 W"),
        ],
        active="lava-fiend",
    )
    sit_down_at(house, [ada], "wild_assent", then(state, "move 5,5 N"))
    ada.element("do:with-eruption").click()
    expect(ada.page.locator("button.confirm")).to_have_text(
        re.compile("Eruption: Gryphon, and your own: Horned Golem")
    )
    expect(ada.page.locator("[data-sign=damage]")).to_have_count(2)


def test_whoever_concedes_is_told_so_and_so_is_the_other(invite: Invite, house: House) -> None:
    ada, bob = invite(), invite()
    sit_down_at(house, [ada, bob], "wild_assent", duel())
    ada.press("Resign")
    ada.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(ada.result).to_contain_text("You have conceded.")
    expect(bob.result).to_contain_text("Ada has conceded.")


def test_the_keyboard_keeps_its_place_in_the_draft(invite: Invite) -> None:
    """The card that was taken is gone with the next kind of card; the focus stays in the draft."""
    ada = invite()
    ada.new_table("wild_assent", "Ada", "me", "random")
    mine = "told.view?.step === 'draft' && told.asked.includes(told.seat)"
    before = ada.until(mine)
    expect(ada.page.locator('.choice .word[data-tip^="Knockback"]').first).to_be_visible()
    ada.page.locator(".choice.pick").first.focus()
    for _ in range(3):
        ada.page.keyboard.press("Enter")
        expect(ada.page.locator("button.confirm")).to_be_visible()
        ada.page.keyboard.press("Enter")
        before = ada.until(f"{mine} && told.version > {before['version']}")
        expect(ada.page.locator(".draft :focus")).to_have_count(1)
        ada.page.locator(".choice.pick").first.focus()


def test_a_partner_talks_in_the_team_and_plays_on_for_whoever_left(invite: Invite, house: House) -> None:
    anna, ben = house.person("Anna"), invite()
    table = anna.table("wild_assent", "me", "open", "random", "random", options={"on_leave": "partner"})
    ben.join(f"/table/{table}", "Ben")
    with anna.at(table) as chair:
        expect(ben.page.locator(".seats .seat")).to_contain_text(
            ["Ben", "Anna", "Random bot 1", "Random bot 2"]
        )
        ben.press("To my team")
        ben.page.get_by_label("Message", exact=True).fill("Let us take the Phoenix.")
        ben.press("Send")
        assert chair.until("chat")["team"]
        expect(ben.page.locator(".chat li")).to_contain_text("(to the team)")
        chair.ask("leave", seat=0)
    expect(ben.page.locator(".ask")).to_contain_text("Anna has left. You play Player 1 too")
    expect(ben.page.locator(".seats")).to_contain_text("has left; you play on")
    told = ben.until("told.seat === 0 && told.asked.includes(0)")  # the captain drafts; no curtain
    play(ben, told["legal"][0][0])
    expect(ben.page.locator(".log")).to_contain_text("leaves the table; Ben plays on for them.")
    with anna.at(table):
        ben.until("told.seat === 1 && told.yours.length === 1")
        expect(ben.page.locator(".ask")).not_to_contain_text("Anna has left")


def test_each_aim_is_told_with_how_near_everybody_is(invite: Invite, house: House) -> None:
    ada = invite()
    for aim, goal, near in (
        ("last-man-standing", "Slay every enemy Assent and Creature.", "2 of 2 Gladiators still stand"),
        ("own-high-ground", "on the framed fields in the middle", "0 of 3 rounds on the High Ground"),
        ("own-breakthrough", "in the start columns", "0 of 2 in the enemy's start columns"),
    ):
        sit_down_at(house, [ada], "wild_assent", duel(), victory=aim)
        expect(ada.page.locator(".goal")).to_contain_text(goal)
        expect(ada.page.locator(".seats .meter").first).to_have_attribute("aria-label", near)


def test_a_movement_is_a_field_then_an_arrow(invite: Invite, house: House) -> None:
    """A field is staged with the facing that is kept; another arrow turns it; the way is drawn.

    Where no Speed is left for a turn there is no arrow for it; one is red where an attack is possible then.
    """
    ada = invite()
    sit_down_at(house, [ada], "wild_assent", duel())
    ada.click("field:1,5")
    expect(ada.staged("move 1,5 N")).to_be_visible()
    expect(ada.page.locator('[data-element^="facing:"]')).to_have_count(1)
    ada.click("field:7,5")
    expect(ada.element("facing:N")).to_contain_class("reaches")
    expect(ada.element("facing:W")).to_contain_class("reaches")
    expect(ada.page.locator(".facing.reaches")).to_have_count(2)
    ada.click("field:4,5")
    expect(ada.staged("move 4,5 N")).to_be_visible()
    expect(ada.page.locator('[data-staged="way"]')).to_have_count(1)
    expect(ada.page.locator(".facing.reaches")).to_have_count(0)
    ada.click("facing:W")
    expect(ada.staged("move 4,5 W")).to_be_visible()
    ada.hit(ada.staged("move 4,5 W"))
    ada.until("told.view.gladiators[0].place === '4,5 W'")


def test_an_attack_tells_what_it_comes_to(invite: Invite, house: House) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wild_assent", then(duel(), "move 5,5 N"))
    expect(ada.page.locator('[data-sign="damage"]')).to_have_count(1)
    ada.pick("gladiator:horned-golem")
    expect(ada.page.locator(".dock")).to_contain_text("to be expected")
    play(ada, "attack horned-golem")
    expect(ada.page.locator(".roll")).to_contain_text("Gurantev attacks the Horned Golem:")
    expect(ada.page.locator(".roll .hits")).to_contain_text(
        re.compile(r"Defense: (\d damage|slain|unharmed)")
    )


def test_the_target_wears_the_chance_to_slay_it(invite: Invite, house: House) -> None:
    ada = invite()
    state = scene(
        [GURANTEV, player("koralt")],
        [at("gurantev", "P1", "5,5 N"), at("koralt", "P2", "5,6 S", health=6)],
        active="gurantev",
    )
    sit_down_at(house, [ada], "wild_assent", then(state, "move 5,5 N"))
    expect(ada.page.locator("[data-chance]")).to_have_text(re.compile(r"^\d+.%$"))


def test_whoever_points_at_an_enemy_sees_what_it_can_reach_next(invite: Invite, house: House) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wild_assent", duel())
    ada.element("gladiator:horned-golem").hover(force=True)
    prospect = ada.page.locator('[data-prospect="horned-golem"]')
    expect(prospect).to_have_count(1)
    expect(ada.page.locator(".reader")).to_contain_text("Bleed: 1 damage at each activation")
    assert prospect.locator("circle").count() > 5
    assert prospect.locator("> rect").count() > 8
    ada.page.mouse.move(0, 0)
    expect(prospect).to_have_count(0)


def test_a_word_said_by_its_key_is_played_by_enter(invite: Invite, house: House) -> None:
    """Wherever the mouse has left the focus; whom it points at is forgotten with the activation."""
    ada = invite()
    sit_down_at(house, [ada], "wild_assent", then(duel(), "move 5,5 N"))
    ada.click("field:5,5")
    ada.page.keyboard.press("e")
    expect(ada.staged("end")).to_be_visible()
    expect(ada.page.locator(".reader")).to_contain_text("Gurantev")
    ada.page.keyboard.press("Enter")
    ada.until("!told.asked.length")
    expect(ada.page.locator(".reader")).to_contain_text("Koralt")
    expect(ada.page.locator("[data-prospect]")).to_have_count(0)


def test_enter_plays_what_is_staged_wherever_the_mouse_has_left_the_focus(
    invite: Invite, house: House
) -> None:
    ada = invite()
    state = scene(
        [GURANTEV, player("koralt")],
        [{"name": "gurantev"}, {"name": "koralt"}],
        round=0,
        left_over=[["partial-cover", "pit"], ["partial-cover", "pit"]],
        stack=[{"frame": "obstacle", "owner": 0}],
    )
    sit_down_at(house, [ada], "wild_assent", state)
    ada.click("field:10,10")
    expect(ada.page.get_by_role("alert").first).to_contain_text("First choose an obstacle")
    ada.click("field:4,5")
    ada.element("obstacle:partial-cover").click()
    expect(ada.page.locator("button.confirm")).to_contain_text("Place Partial Cover on field 4,5")
    ada.page.keyboard.press("Enter")
    ada.until("told.view.obstacles['4,5'] === 'partial-cover'")


def test_what_blocks_the_sight_is_shown_and_told(invite: Invite, house: House) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wild_assent", then(duel("5,6 N"), "move 5,6 N"))
    ada.element("gladiator:koralt").hover(force=True)
    expect(ada.page.locator(".sight .cross")).to_have_count(1)
    expect(ada.page.locator(".sight .named")).to_have_text("Full Cover")
    ada.click("gladiator:koralt")
    expect(ada.page.get_by_role("alert").first).to_be_visible()


def test_a_reaction_in_the_middle_of_the_others_attack(invite: Invite, house: House) -> None:
    ada, bob = invite(), invite()
    sit_down_at(house, [ada, bob], "wild_assent", attacked())
    assert bob.told["legal"] == []
    expect(ada.prompt).to_have_text("The Horned Golem attacks Yerra. Use Dodge?")
    expect(ada.button("Use Dodge")).to_be_visible()
    play(ada, "yes")
    bob.until("told.events.some(([, event]) => event.event === 'rolled')")
    sit_down_at(house, [ada, bob], "wild_assent", then(attacked(), "yes", "1 defense, 1 blank"))
    expect(ada.prompt).to_contain_text("Use the further effect of Dodge?")
    expect(ada.button("Use the further effect")).to_be_visible()


def test_a_momentum_die_is_dragged_onto_a_gladiator(invite: Invite, house: House) -> None:
    ada = invite()
    state = scene(
        [GURANTEV | {"momentum": "1 damage"}, player("koralt")],
        [at("gurantev", "P1", "1,5 E"), at("phoenix", "P1", "2,2 E"), at("koralt", "P2", "10,8 W")],
        stack=[
            {"frame": "round", "stage": 2, "cursor": 1},
            {"frame": "momentum", "owner": 0, "stage": 3, "throw": 0},
        ],
    )
    sit_down_at(house, [ada], "wild_assent", state)
    ada.element("die:damage").drag_to(ada.element("gladiator:phoenix"), force=True)
    expect(ada.staged("assign phoenix")).to_be_visible()


def test_on_a_phone_and_in_german(invite: Invite, house: House) -> None:
    ada = invite(**PHONE)
    sit_down_at(house, [ada], "wild_assent", duel())
    assert_fits(ada)
    corner = ada.element("field:10,1").bounding_box()
    assert corner is not None
    middle = [corner["x"] + corner["width"] / 2, corner["y"] + corner["height"] / 2]
    below = ada.page.evaluate("([x, y]) => document.elementFromPoint(x, y).dataset.field", middle)
    assert below == "10,1", "Something lies on the field in the corner."
    beside = ada.page.locator(".reader .skills").evaluate("(node) => node.scrollWidth - node.clientWidth")
    assert beside <= 0, "Skills of the card go on where nobody looks for them."
    ada.press("Deutsch")
    expect(ada.page.locator(".dock")).to_contain_text("Hier bleiben")
    assert_fits(ada)


def test_everybody_can_use_it(invite: Invite, house: House) -> None:
    """axe finds nothing serious; arrows, Enter and Tab play a movement."""
    ada = invite()
    sit_down_at(house, [ada], "wild_assent", duel())
    check(ada, "Wild Assent, one's own activation")
    ada.page.locator('[data-field="5,5"]').focus()
    ada.page.keyboard.press("ArrowLeft")
    expect(ada.page.locator('[data-field="4,5"]')).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("button.confirm")).to_be_visible()
    expect(ada.element("facing:N")).to_have_class(re.compile("picked"))
    ada.element("facing:E").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.staged("move 4,5 E")).to_be_visible()
    ada.page.keyboard.press("Enter")
    ada.until("told.view.gladiators[0].place === '4,5 E'")
