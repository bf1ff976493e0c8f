"""What nobody else may see, and what must not get lost."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.playing import adviser, next_decision, play
from tests.server.house import House

OPTIONS: dict[str, str | bool] = {
    "Factions: Seat 1": "guild",
    "Factions: Seat 2": "gnomads",
    "Time to think": "Until all have answered",
    "Wait for everybody": "After every action",
}
SECRETS = '[data-element^="card:"], .hand, .ghost, .dealt, .log li'


def assign(guest: Guest, count: int) -> list[int]:
    """Give so many characters the first map cards that are left; their spaces."""
    spaces = []
    for _ in range(count):
        action = guest.until("told.view.step === 'assign' && told.legal.length")["legal"][0][0]
        play(guest, action)
        spaces.append(int(action.split()[-1]))
    return spaces


def test_a_half_made_choice_outlives_the_page_and_the_server(invite: Invite, tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, bob = invite(house=house), invite(house=house)
        bob.join(ada.new_table("wildlands", "Ada", "me", "open", options=OPTIONS), "Bob")
        ada.until("told.asked.length")
        spaces = assign(ada, 2)
        ghosts = ada.page.locator(".map .standing:has(.ghost)")
        expect(ghosts).to_have_count(2)
        ada.page.reload()
        expect(ghosts).to_have_count(2)
        opened = ada.seen("open")
        house.restart()
        ada.until(f"seen.open > {opened}")  # by itself
        assert ada.told["view"]["players"][0]["characters"]["2"] == f"hidden {spaces[1]}"
        expect(ghosts).to_have_count(2)
        expect(ada.page.locator(".banner")).to_be_empty()
        assign(ada, 3)
        bob.until("told.asked.length")
        expect(bob.page.locator(".map .standing")).to_have_count(0)
        assign(bob, 5)
        ada.until("told.view.step === 'reveal'")
        expect(ghosts).to_have_count(5)


def test_pass_and_play_has_a_curtain_between_hands(invite: Invite) -> None:
    ada = invite()
    ada.new_table("wildlands", "Ada", "me", "me", options=OPTIONS)
    curtain, secrets = ada.page.locator(".curtain"), ada.page.locator(SECRETS)
    choose = adviser("wildlands", "greedy", 1)
    steps: list[str] = []  # at which the device was handed over
    while len(steps) < 3:
        told = ada.until("told.asked.length")
        if told["seat"] in told["asked"]:
            expect(secrets.first).to_be_attached()
            play(ada, told["legal"][0][0] if told["view"]["step"] == "assign" else choose(told))
            continue
        steps.append(told["view"]["step"])
        expect(curtain).to_contain_text("Hand over the device.")
        expect(secrets).to_have_count(0)
        curtain.get_by_role("button").click()
        other = told["asked"][0]
        view = ada.until(f"told.seat === {other}")["view"]
        expect(curtain).to_have_count(0)
        hand = ada.page.locator(".hand .card-button")
        expect(hand).to_have_count(len(view["players"][other]["hand"]))
    assert steps[0] == "assign"
    assert steps[-1] != "assign"


def test_who_watches_sees_only_what_is_public(invite: Invite) -> None:
    ada, eve = invite(), invite()
    path = ada.new_table("wildlands", "Ada", "me", "random", options=OPTIONS)
    eve.go(path)
    eve.until("told.status === 'playing'")
    assign(ada, 5)
    reluctant = adviser("wildlands", "greedy", 1, ("pass", "take"))
    step = ""
    while step != "reveal":  # perhaps the bot begins
        asked = next_decision([ada])
        assert asked is not None
        step = asked[1]["view"]["step"]
        play(ada, reluctant(asked[1]))
    told = ada.until("told.view.step === 'act'")  # the other four stay hidden
    expect(eve.page.get_by_text("You are watching this table.")).to_be_visible()
    eve.until("told.view.step === 'act'")
    expect(eve.page.locator('[data-element^="card:"], .hand, .map .ghost, .dock button')).to_have_count(0)
    expect(eve.button("Resign")).to_have_count(0)
    for frame in eve.seen("frames"):
        for secret in ('"hand":', '"dealt":', '"hidden ', '"legal":[["'):
            assert secret not in frame
    assert '"hand":' in "".join(ada.seen("frames"))
    hidden = [where for where in told["view"]["players"][0]["characters"].values() if "hidden " in str(where)]
    assert hidden, "Somebody is still hidden, so that there is something to be seen by nobody else."
