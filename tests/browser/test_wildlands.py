"""Wildlands with people and bots."""

from collections import Counter

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest, Told
from tests.browser.playing import Chooser, adviser, play_out
from wildtable.engine.record import read_record
from wildtable.engine.replay import verify
from wildtable.games import load

OPTIONS: dict[str, str | bool] = {
    "Choice of factions": "One after another",
    "Time to think": "Until all have answered",
    "Wait for everybody": "After every action",
    "End without progress": "After 3 rounds",
}
SHOWN = {"claim", "defend", "interrupt"}
ATTACKS = ("melee", "ranged", "heavy-melee", "heavy-ranged", "area")


def eager(seed: int, done: Counter[str]) -> Chooser:
    """Claims and defends whenever possible, interrupts once, attacks until somebody has defended; when all
    that has been seen, ends every turn, so that nothing happens and the game is over soon."""
    words: list[str] = []
    advise = adviser("wildlands", "greedy", seed, words)

    def choose(told: Told) -> str:
        words[:] = ["claim", "defend"]
        words.extend(() if done["interrupt"] else ("interrupt",))
        words.extend(() if done["defend"] else ATTACKS)
        words[:0] = ["end"] if set(done) >= SHOWN else []
        action = advise(told)
        done[action.split()[0]] += 1
        return action

    return choose


def sit_down(ada: Guest, bob: Guest) -> None:
    """A new table of four; by the invitation Bob comes to it, who leaves interrupting to Ada."""
    bob.join(ada.new_table("wildlands", "Ada", "me", "open", "random", "random", options=OPTIONS), "Bob")
    bob.until("told.status === 'playing'")
    bob.pass_always()


def by_source(guest: Guest) -> None:
    """The end says where the points of everybody came from."""
    table = guest.result.get_by_role("table", name="Where the points came from")
    expect(table).to_be_visible()
    rows = [row.get_by_role("cell").all_inner_texts() for row in table.get_by_role("row").all()[1:]]
    assert sorted(int(total) for *_, total in rows) == sorted(guest.told["result"]["points"])
    assert [int(shards) + int(out) for shards, out, _ in rows] == [int(total) for *_, total in rows]


@pytest.mark.slow
def test_two_people_and_two_bots_play_a_whole_game(invite: Invite) -> None:
    ada, bob = invite(), invite()
    done: Counter[str] = Counter()
    choosers = [eager(1, done), eager(2, done)]
    for _ in range(3):  # once in a hundred games nobody comes to claim a shard
        sit_down(ada, bob)
        play_out([ada, bob], choosers, enough=lambda: set(done) >= SHOWN)
        if set(done) >= SHOWN:
            break
    assert set(done) >= SHOWN | {"faction", "assign", "reveal"}
    tab = bob.button("Table")
    if tab.is_visible():  # where there is no room for everything at once
        tab.click()
    bob.press("Resign")  # a bot goes on for Bob, who looks in again at the end
    bob.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    bob.until("!told.yours.length")
    path = bob.page.url.removeprefix(bob.address)
    bob.go("/about")
    ada.pass_always()
    play_out([ada], choosers)
    bob.go(path)
    for guest in (ada, bob):
        by_source(guest)
        expect(guest.prompt).to_have_text("The game is over.")
    ada.page.set_viewport_size({"width": 1280, "height": 800})
    for seat in ada.page.locator(".seats .seat").all():  # all four fit below the result
        expect(seat).to_be_in_viewport(ratio=1)
    link = ada.page.get_by_role("link", name="Download the record")
    expect(link).to_have_attribute("data-server", "true")  # the page's own router must leave it alone
    answer = ada.page.request.get(ada.address + str(link.get_attribute("href")))
    verify(load("wildlands"), read_record(answer.text()))
