"""Wilderness with people and bots."""

import contextlib
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import MIDDLE, Told
from tests.browser.playing import play, play_through
from tests.browser.scenes import Moment, sit_down_at, state_at
from tests.browser.test_access import check
from tests.browser.test_devices import PHONE, assert_fits
from tests.server.house import House
from tests.wilderness.scenes import scene, tiles
from wildtable.engine.record import read_record
from wildtable.engine.replay import verify
from wildtable.engine.rng import Rng
from wildtable.engine.state import State
from wildtable.games import load

SHORT: dict[str, str | bool] = {"Length": "Short: 4 tiles"}
SEEDS = range(1, 40)


def my_turn(night: bool = False) -> Moment:
    """The first seat is to act, by day or by night."""

    def moment(state: State) -> bool:
        view = state.view(0)
        return state.turn() == 0 and view["step"] == "turn" and (not night or view["way"] == 4)

    return moment


def others_turn(state: State) -> bool:
    """The first seat could play a card in somebody else's turn."""
    view = state.view(0)
    mine = view["active"] not in (None, "P1")
    return state.turn() == 0 and view["step"] == "window" and mine and len(state.legal(0)) > 1


def after_a_throw(state: State) -> bool:
    """Dice lie there, and the first seat could play a card."""
    return state.turn() == 0 and "roll" in state.view(0) and len(state.legal(0)) > 1


def at_the_gate(state: State) -> bool:
    """The first seat can go into the village now, by day."""
    view = state.view(0)
    return state.turn() == 0 and view["step"] == "turn" and "move village" in told_actions(state)


def by_the_water(state: State) -> bool:
    """The first seat is thirsty and can drink."""
    view = state.view(0)
    players: Any = view["players"]
    able = state.turn() == 0 and view["step"] == "turn" and "drink" in told_actions(state)
    return able and players[0]["thirst"] > 1


def first_such(seats: int, moment: Moment) -> State:
    """A position of that kind, in the first game between bots that comes to one."""
    for seed in SEEDS:
        with contextlib.suppress(AssertionError):
            return state_at("wilderness", seats, moment, seed)
    raise AssertionError("No game came to this.")


def told_actions(state: State) -> list[str]:
    game = load("wilderness")
    return [game.format(state, 0, int(action)) for action in state.legal(0)]


@pytest.mark.slow
def test_two_people_and_two_bots_play_a_whole_game(invite: Invite) -> None:
    ada, bob = invite(), invite()
    bob.join(ada.new_table("wilderness", "Ada", "me", "open", "greedy", "greedy", options=SHORT), "Bob")
    for guest in (ada, bob):
        guest.until("told.status === 'playing'")
        guest.pass_always()
    play_through([ada, bob], "wilderness", 25)
    for guest in (ada, bob):
        expect(guest.result).to_be_visible()
        expect(guest.prompt).to_have_text("The game is over.")
    link = ada.page.get_by_role("link", name="Download the record")
    answer = ada.page.request.get(ada.address + str(link.get_attribute("href")))
    verify(load("wilderness"), read_record(answer.text()))
    ada.button("Look at the game again").click()
    expect(ada.page.get_by_text("The beginning", exact=True)).to_be_visible()
    # Before the first day there is no weather; the map has all the room nevertheless.
    bottoms = ada.page.evaluate(
        "() => ['.ground', '.board'].map((one) => document.querySelector(one).getBoundingClientRect().bottom)"
    )
    assert abs(bottoms[0] - bottoms[1]) < 5


def test_a_card_is_played_in_somebody_elses_turn(invite: Invite, house: House) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wilderness", first_such(3, others_turn))
    told: Told = ada.told
    expect(ada.prompt).to_contain_text(re.compile("(Bob|Cleo)(.s turn| did| is attacked)"))
    action = next(text for text, _, _ in told["legal"] if text.startswith("play"))
    play(ada, action)


def test_a_window_after_a_throw_tells_the_dice(invite: Invite, house: House) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wilderness", first_such(3, after_a_throw))
    expect(ada.prompt).to_contain_text(re.compile("^The (die shows|dice show) [1-6].*you may play a card"))


def test_the_sign_of_sleep_hides_nobody_in_the_same_area(invite: Invite, house: House) -> None:
    ada = invite()
    there = {"area": "2,3", "asleep": True}
    options: dict[str, object] = {"tiles": 4}
    state = scene([{"area": "0,2"}, there, there, there], options, tiles=tiles("wolfback-ridge", count=4))
    sit_down_at(house, [ada], "wilderness", state)
    for name in ("player:P2", "player:P3", "player:P4"):
        x, y = ada.element(name).evaluate(MIDDLE)
        script = "([x, y]) => document.elementFromPoint(x, y).closest('[data-element]').dataset.element"
        assert ada.page.evaluate(script, [x, y]) == name


def test_whoever_wants_nothing_passes_until_their_turn_with_one_press(invite: Invite, house: House) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wilderness", first_such(3, others_turn))
    ada.button("Pass until my turn").click()
    ada.until("told.order === 'pass-until-my-turn' && (!told.window || told.window.your_answer)")
    expect(ada.prompt).to_contain_text(re.compile("(Bob|Cleo).* is playing."))
    ada.button("Ask me again").click()
    ada.until("told.order === 'ask'")


def test_into_the_village_and_won(invite: Invite, house: House) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wilderness", first_such(2, at_the_gate))
    expect(ada.element("area:village")).to_have_class(re.compile("pick"))
    ada.pick("area:village")
    expect(ada.page.locator("button.confirm")).to_contain_text("Go into the village")
    play(ada, "move village")
    ada.until("told.view.players[0].area === 'village'")
    expect(ada.log.filter(has_text="You go into the village (")).to_have_count(1)


def test_a_hint_marks_the_button_that_it_names(invite: Invite, house: House) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wilderness", first_such(2, by_the_water))
    expect(ada.page.get_by_label("Guide")).to_contain_text("There is water here.")
    expect(ada.element("do:drink")).to_contain_class("hinted")
    expect(ada.element("do:end")).not_to_contain_class("hinted")


def test_by_night_a_step_tells_its_risk(invite: Invite, house: House) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wilderness", first_such(2, my_turn(night=True)))
    step = next(elements for text, elements, _ in ada.told["legal"] if text.startswith("move"))
    expect(ada.page.locator("[data-risks~=dice]").first).to_be_visible()
    x, y = ada.element(step[-1]).evaluate(MIDDLE)
    ada.page.mouse.move(x, y)
    expect(ada.page.locator(".looked")).to_contain_text("Roll for the way: on less than 4 you get lost.")
    ada.pick(step[-1])
    expect(ada.page.locator(".dock")).to_contain_text("4")


def test_eight_at_one_table(invite: Invite, house: House) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wilderness", state_at("wilderness", 8, my_turn()))
    expect(ada.page.locator(".seats .seat")).to_have_count(8)
    expect(ada.page.locator("[data-element^='player:']")).to_have_count(8)
    ada.page.set_viewport_size({"width": 1280, "height": 720})
    sizes = ada.page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    )
    assert sizes == [1280, 720]
    hidden = ada.page.evaluate(
        """() => {
            const room = document.querySelector('.people').getBoundingClientRect();
            return [...document.querySelectorAll('.seats .seat')].filter(
                (seat) => seat.getBoundingClientRect().bottom > room.bottom + 1).length;
        }"""
    )
    assert hidden == 0


def test_on_a_phone_and_in_german(invite: Invite, house: House) -> None:
    ada = invite(**PHONE)
    sit_down_at(house, [ada], "wilderness", state_at("wilderness", 4, my_turn()))
    assert_fits(ada)
    expect(ada.page.locator(".vitals .gauge")).to_have_count(3)
    expect(ada.page.locator(".gauge").last).to_contain_text(re.compile(r"\d+/21"))
    ada.page.locator(".vitals").tap()
    expect(ada.page.get_by_role("dialog").locator("[data-element='track:exhaustion']")).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.press("Deutsch")
    expect(ada.page.locator(".dock")).to_contain_text("Zug beenden")
    expect(ada.prompt).to_contain_text("den Zug beenden.")
    assert_fits(ada)


def test_on_a_phone_danger_is_red_and_what_can_be_played_is_in_sight(invite: Invite, house: House) -> None:
    hand = ["abandoned-camp", "bed-of-moss", "burning-branch", "thick-hide", "splint"]
    state = dire([hand, [], []], exhaustion=20, sickness=["fever"])
    ada = invite(**PHONE)
    sit_down_at(house, [ada], "wilderness", state)
    expect(ada.page.get_by_label("Guide")).to_contain_text("would kill you")
    expect(ada.page.locator(".head .ill")).to_have_text("1")
    expect(ada.page.locator(".vitals .ill")).to_have_text("1")
    ada.pick("do:end")
    expect(ada.page.locator(".outcome.bad")).to_contain_text("that kills you")
    play(ada, "rest")
    playable = ada.page.locator(".strip .pick")
    expect(playable.first).to_be_in_viewport(ratio=1)
    playable.first.tap()
    expect(ada.page.locator(".outcome")).to_contain_text("At any time")


def test_everybody_can_use_it(invite: Invite, house: House) -> None:
    ada = invite()
    sit_down_at(house, [ada], "wilderness", state_at("wilderness", 3, my_turn()))
    check(ada, "Wilderness, one's own turn")
    ada.page.locator("path.area.pick").first.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("button.confirm")).to_be_visible()


def dire(hands: list[list[str]], **first: object) -> State:
    """P1 has the last turn of the round beside a swamp with a wolf in it; P3 will not outlive the night."""
    players: list[dict[str, object]] = [{"area": "1,0", "hand": hand} for hand in hands]
    players[2]["exhaustion"] = 20
    players[0] |= first
    document = {
        "tiles": [{"tile": "reed-delta"}, None, None, None],
        "weather": {"cards": ["clear-sky"]},
        "animals": [{"name": "wolf-1", "kind": "wolf", "area": "2,0"}],
        "first": "P2",
        "turn": {"player": "P1"},
        "players": players,
    }
    return load("wilderness").from_position(document, {"tiles": 4})


def test_a_sickness_an_attack_and_a_death_are_told_by_name(invite: Invite, house: House) -> None:
    """Nobody holds a card; who gets one with the sickness passes."""
    ada = invite()
    sit_down_at(house, [ada], "wilderness", dire([[], [], []]))
    ada.pass_always()
    log = ada.page.locator(".side .tabs button:first-child")
    if log.is_visible():  # where there is room for it the log is always in sight
        log.click()
    play(ada, "move 2,0")
    told = "(Ada|You) draws? a Sickness card: .+ “.+”"  # its name, and what stands on it
    expect(ada.log.filter(has_text=re.compile(told))).to_have_count(1)
    play(ada, "end")
    ada.until("told.view.players[2].alive === false")
    expect(
        ada.log.filter(has_text=re.compile("(Ada|You) (is|are) attacked by .*wolf", re.IGNORECASE))
    ).to_have_count(1)
    expect(ada.log.filter(has_text="Cleo is dead: exhaustion has reached the skull.")).to_have_count(1)
    assert ada.told["view"]["players"][1]["alive"]


def test_a_card_that_asks_says_what_it_offers(invite: Invite, house: House) -> None:
    state = dire([["abandoned-camp"], [], []])
    for action in ("rest", "play abandoned-camp upper"):
        state.apply(0, load("wilderness").parse(state, 0, action))
    state.resolve(state.sample(Rng(1)))  # the card that is drawn
    ada = invite()
    sit_down_at(house, [ada], "wilderness", state)
    expect(ada.prompt).to_have_text("Abandoned Camp: do you want what it offers?")
    expect(ada.page.locator(".carried")).to_contain_text("If you like")
    play(ada, "no")
    expect(ada.page.locator(".carried")).to_have_count(0)


def test_at_one_device_a_wait_lowers_the_curtain_and_asks_who(invite: Invite, house: House) -> None:
    ada = invite()
    sit_down_at(house, [ada, ada, ada], "wilderness", dire([[], ["raft"], ["fight", "splint"]]))
    curtain = ada.page.locator(".curtain")
    play(ada, "move 1,1")
    ada.until("told.window")
    expect(curtain).to_have_count(0)
    ada.button("Wait").click()
    expect(curtain).to_contain_text("Who wants to answer?")
    expect(curtain.get_by_role("button")).to_have_count(2)
    curtain.get_by_role("button").last.click()
    told = ada.until("told.seat === 2")
    assert told["window"]["you_wait"]
    assert sorted(told["view"]["players"][2]["hand"]) == ["fight", "splint"]
    assert "hand" not in told["view"]["players"][1]
    expect(curtain).to_have_count(0)
