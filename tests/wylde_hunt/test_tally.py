"""What is counted for statistics."""

from tests.wylde_hunt.helpers import EXAMPLE, events_of, position, start
from wildtable.games import load

HUNT = load("wylde_hunt")


def test_a_contest_counts_for_both_sides_and_its_losers_as_lost() -> None:
    fae = {"S-Sylph": "E3", "S-Salamander": "E3", "U-Undine": "E6"}
    state = start(position("phase2", "B4", fae, EXAMPLE, controller="S"))
    events = events_of(state, "order first", "turn U-Undine E3")
    facts = [fact for event in events for fact in HUNT.in_lab.tally(event)]
    assert facts[:4] == [
        ("contests", 1, "won", 1),
        ("contests", 0, "lost", 1),
        ("Fae lost", 0, "vanquished", 1),
        ("Fae lost", 0, "vanquished", 1),
    ]


def test_destiny_counts_for_whoever_controls_it() -> None:
    fae = {"S-Sylph": "E1", "U-Gnome": "D8"}
    stones = {"Spring": "B5", "Summer": "B4", "Autumn": "A4", "Winter": "A3"}
    state = start(position("stone", "B5", fae, stones, controller="S"))
    facts = [fact for event in events_of(state, "stone H3") for fact in HUNT.in_lab.tally(event)]
    controller = ["S", "U"].index(str(HUNT.facts(state)["controller"]))
    assert facts == [("destiny", controller, "farther", 1)]
