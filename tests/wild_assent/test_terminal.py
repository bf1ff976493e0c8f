"""Wild Assent in a terminal: what a seat may see, in lines that fit."""

from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from tests.wild_assent.scenes import at, player, scene
from wildtable.engine.playout import step_at_random
from wildtable.engine.rng import Rng
from wildtable.engine.state import State, View
from wildtable.engine.texts import LANGUAGES, load_texts
from wildtable.games import load
from wildtable.games.wild_assent.terminal import draw

GAME = load("wild-assent")


def lines_of(view: View, language: str = "en", width: int = 100) -> list[str]:
    console = Console(width=width, highlight=False, color_system=None)
    with console.capture() as caught:
        console.print(draw(GAME, view, load_texts(GAME.folder, language), width))
    return caught.get().splitlines()


def random_states(seats: int) -> Iterator[State]:
    """Some states of a random match, from the draft to the end."""
    state, rng, made = GAME.new(seats, {}), Rng(seats), 0
    yield state
    while step_at_random(state, rng):
        made += 1
        if made % 40 == 0 or (made < 60 and made % 6 == 0):
            yield state
    yield state


def first(step: str) -> State:
    """The first position of a random match in which a step is due."""
    state, rng = GAME.new(2, {}), Rng(1)
    while GAME.step(state) != step:
        step_at_random(state, rng)
    return state


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_position_can_be_drawn_for_everybody(seats: int, language: str) -> None:
    for state in random_states(seats):
        for seat in (None, 0):
            lines = lines_of(state.view(seat), language, 120)
            assert all(len(line) <= 120 for line in lines)
            assert not any("board-" in line or "name-" in line or "step-" in line for line in lines)


def test_the_arena_shows_facing_health_and_obstacles() -> None:
    state = scene(
        [player("gurantev"), player("koralt")],
        [at("gurantev", "P1", "4,5 E"), at("koralt", "P2", "9,5 W"), at("phoenix", "P1", "4,6 S")],
        obstacles={"5,5": "partial-cover"},
    )
    view: Any = state.view(0)
    health = {one["name"]: one["health"] for one in view["gladiators"]}
    lines = lines_of(view)
    rows = {int(line[:2]): line for line in lines if line[:2].strip().isdecimal() and line[2:3] == " "}
    assert sorted(rows) == list(range(1, 11))
    cells = rows[5][3:].split()
    assert cells[3:5] == [f">Gu{health['gurantev']}", "++"]
    assert rows[6][3:].split()[3] == f"vPh{health['phoenix']}"
    assert list(rows) == sorted(rows, reverse=True)


def test_the_troupes_stand_in_the_order_of_their_activation() -> None:
    view: Any = first("activation").view(0)
    lines = lines_of(view)
    texts = load_texts(GAME.folder, "en")
    player_1 = view["players"][0]
    names = [str(texts.name(name)) for name in (player_1["assent"], *player_1["order"])]
    troupe = "\n".join(lines[next(i for i, line in enumerate(lines) if line.startswith(" P1 ")) :])
    assert [troupe.index(name) for name in names] == sorted(troupe.index(name) for name in names)


def test_the_silvestrem_card_is_shown_with_what_it_says() -> None:
    view: Any = first("activation").view(None)
    sentences = {card["card"]: card["text"] for card in GAME.cards("en")}
    shown = " ".join(" ".join(lines_of(view)).split())
    drawn = [*view["edicts"], *([view["card"]] if view["card"] else [])]
    assert len(drawn) == 1
    assert sentences[drawn[0]] in shown


def test_the_draft_shows_what_is_left() -> None:
    state = first("draft")
    before = "\n".join(lines_of(state.view(0)))
    assert "(phoenix)" in before
    assert "(gryphon)" not in before, "a medium Creature is picked later"
    state.apply(state.turn(), GAME.parse(state, int(state.turn()), "pick phoenix"))
    after = "\n".join(lines_of(state.view(0)))
    assert "(phoenix)" not in after
    assert "(horned-golem)" in after


def test_only_the_own_five_skill_cards_are_offered() -> None:
    state = first("choose")
    shown = "\n".join(lines_of(state.view(0)))
    assert shown.count("• ") == 5
    assert "• " not in "\n".join(lines_of(state.view(None)))
