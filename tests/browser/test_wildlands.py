"""Wildlands with people and bots."""

from collections import Counter

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Told
from tests.browser.play import Chooser, adviser, play_out

OPTIONS: dict[str, str | bool] = {
    "Choice of factions": "One after another",
    "Time to interrupt": "Until all have answered",
    "Pass at once without a wild card": True,
    "End without progress": "After 3 rounds",
}
SHOWN = {"interrupt", "defend", "claim"}


def eager(seed: int, done: Counter[str]) -> Chooser:
    """Claims, defends and interrupts whenever possible, and otherwise plays like the easy bot."""
    advise = adviser("wildlands", "greedy", seed, "claim", "defend", "interrupt")

    def choose(told: Told) -> str:
        action = advise(told)
        done[action.split()[0]] += 1
        return action

    return choose


def test_two_people_and_two_bots_play_a_whole_game(invite: Invite) -> None:
    ada, bob = invite(), invite()
    path = ada.new_table("wildlands", "Ada", "me", "open", "random", "random", options=OPTIONS)
    bob.join(path, "Bob")
    done: Counter[str] = Counter()
    choosers = [eager(1, done), eager(2, done)]
    play_out([ada, bob], choosers, enough=lambda: set(done) >= SHOWN)
    assert set(done) >= SHOWN, "The game was over before everything had been seen."
    bob.press("Resign")  # a bot goes on for Bob, who looks on
    bob.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    play_out([ada], choosers)
    for guest in (ada, bob):
        expect(guest.result.get_by_role("listitem")).to_have_count(4)
        expect(guest.prompt).to_have_text("The game is over.")
