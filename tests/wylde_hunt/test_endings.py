"""How games end: results, repetition and the round limit."""

from collections import Counter

import pytest

from tests.wylde_hunt.helpers import GAME, offered, play, position, random_states, start, where
from wildtable.engine.result import Result
from wildtable.games.wylde_hunt.game import WyldeHuntState

ROW = {"Spring": "A4", "Summer": "B4", "Autumn": "C4", "Winter": "D4"}
HOME_AND_AWAY = {"S-Sylph": ("E1", "D1"), "U-Undine": ("D8", "E8")}
SEEN = position("phase2", "D4", {"S-Sylph": "A1", "S-Gnome": "vanquished", "U-Undine": "H8"})


def next_of_the_dance(state: WyldeHuntState) -> str:
    """The Mortal goes round row 4 for ever, and two Fae step to and fro."""
    texts = offered(state)
    step = GAME.step(state)
    if step == "stone":
        return max(texts, key=lambda text: _ahead(state, text))
    if step == "order":
        return "order first"
    for name, (home, away) in HOME_AND_AWAY.items():
        if f"hold {name} {where(state)[name]}" in texts:
            return f"hold {name} {where(state)[name]}"
        goal = away if where(state)[name] == home else home
        if f"turn {name} {goal}" in texts:
            return f"turn {name} {goal}"
    raise AssertionError(f"the dance knows no step among {texts}")


def _ahead(state: WyldeHuntState, text: str) -> bool:
    """Is that the next square of row 4 in front of the foremost stone?"""
    foremost = int(state.stones[(state.season + 3) % 4])
    return text == "stone " + "ABCDEFGH"[(foremost + 1) % 8] + "4"


def dance(most: int, **options: object) -> tuple[WyldeHuntState, list[tuple[object, ...]]]:
    """Dance until the game ends or `most` rounds are over; also every position at the start of Phase 2."""
    fae = {name: home for name, (home, _) in HOME_AND_AWAY.items()}
    state = start(position("phase2", "A4", fae, ROW, controller="U", round=1), **options)
    starts: list[tuple[object, ...]] = [_position_now(state, 1)]
    while state.turn() >= 0 and state.round <= most:
        controller = state.turn() if GAME.step(state) == "stone" else None
        play(state, next_of_the_dance(state))
        if controller is not None:
            starts.append(_position_now(state, int(controller)))
    return state, starts


def _position_now(state: WyldeHuntState, controller: int) -> tuple[object, ...]:
    return tuple(where(state).items()), tuple(state.stones), int(state.mortal()), controller


def ended(state: WyldeHuntState) -> Result:
    result = state.result()
    assert result is not None
    return result


@pytest.mark.rule("WH-RULING-27")
def test_the_third_repetition_is_a_draw() -> None:
    state, starts = dance(100)
    assert ended(state).reason == "repetition"
    times = Counter(starts)
    assert times[starts[-1]] == 3
    assert [at for at, count in times.items() if count >= 3] == [starts[-1]]


@pytest.mark.rule("WH-RULING-27", "WH-RULING-28")
def test_without_repetition_the_round_limit_ends_the_dance() -> None:
    state, _ = dance(200, repetition=0)
    assert (ended(state).reason, state.round) == ("round limit", 100)


@pytest.mark.rule("WH-RULING-901", "WH-RULING-27", "WH-RULING-28")
def test_with_both_off_a_game_need_not_end() -> None:
    state, _ = dance(300, repetition=0, round_limit=0)
    assert state.result() is None
    assert state.round == 301


@pytest.mark.rule("WH-RULING-27")
def test_a_position_document_remembers_what_was_seen() -> None:
    whole, starts = dance(100)
    half, _ = dance(len(starts) // 2)
    resumed = start(GAME.position(half))
    while resumed.turn() >= 0:
        play(resumed, next_of_the_dance(resumed))
    assert (ended(resumed).reason, resumed.round) == ("repetition", whole.round)


def code_of(document: dict[str, object], **options: object) -> str:
    """The code of the position at the start of Phase 2 that the document describes."""
    seen = GAME.position(start(document, **options))["seen"]
    assert isinstance(seen, list)
    return str(seen[-1])


@pytest.mark.rule("WH-RULING-27")
@pytest.mark.parametrize(("earlier", "over"), [(0, False), (1, False), (2, True)])
def test_only_the_third_time_counts(earlier: int, over: bool) -> None:
    state = start({**SEEN, "seen": [code_of(SEEN)] * earlier})
    assert (state.result() is not None) == over


@pytest.mark.rule("WH-RULING-27")
@pytest.mark.parametrize(
    "change",
    [
        {"fae": {"S-Sylph": "A2", "S-Gnome": "vanquished", "U-Undine": "H8"}},
        {"fae": {"S-Sylph": "A1", "S-Gnome": "banished", "U-Undine": "H8"}},
        {"fae": {"S-Sylph": "A1", "S-Gnome": "B1", "U-Undine": "H8"}},
        {"fae": {"S-Sylph": "A1", "S-Gnome": "vanquished", "U-Gnome": "H8"}},
        {"stones": {"Spring": "D4", "Summer": "D5", "Autumn": "E5", "Winter": "F5"}},
        {"stones": {"Spring": "D4", "Summer": "E4", "Autumn": "E5", "Winter": "D5"}},
        {"mortal": "D5"},
        {"controller": "S"},
    ],
)
def test_any_difference_makes_another_position(change: dict[str, object]) -> None:
    other = {**SEEN, "controller": "U", **change}
    assert start({**other, "seen": [code_of(SEEN)] * 2}).result() is None
    assert start({**other, "seen": [code_of(other)] * 2}).result() is not None


@pytest.mark.rule("WH-RULING-27")
def test_the_round_number_does_not_matter() -> None:
    assert start({**SEEN, "round": 40, "seen": [code_of(SEEN)] * 2}).result() is not None


@pytest.mark.rule("WH-RULING-901")
def test_the_count_starts_anew_after_a_banishment() -> None:
    fae = {"S-Sylph": "A1", "U-Undine": "D1", "U-Sylph": "H6"}
    state = start(position("stone", "D4", fae, seen=["1", "2", "3"]))
    play(state, "stone F4")
    before = GAME.position(state)["seen"]
    assert isinstance(before, list)
    assert len(before) == 4
    play(state, "turn U-Undine D5")
    assert where(state)["U-Undine"] == "banished"
    assert "seen" not in GAME.position(state)


@pytest.mark.rule("WH-RULING-28")
def test_an_empty_last_phase_2_ends_the_game_too() -> None:
    fae = {"S-Sylph": "F3", "U-Undine": "E1"}
    stones = {"Spring": "B5", "Summer": "B4", "Autumn": "A4", "Winter": "A3"}
    state = start(position("phase1", "B5", fae, stones, round=40), round_limit=40)
    play(state, "stone H3")
    assert ended(state).reason == "round limit"


@pytest.mark.rule("WH-GOAL-02", "WH-WIN-05")
def test_a_win_gives_first_and_second_place() -> None:
    state = start(position("stone", "D4", {"S-Sylph": "vanquished", "U-Undine": "D1"}))
    play(state, "stone F4")
    result = ended(state)
    assert (result.points, result.places, result.winner()) == ([0, 1], [2, 1], 1)


@pytest.mark.rule("WH-RULING-25", "WH-RULING-28")
def test_a_draw_is_shared() -> None:
    fae = {"S-Salamander": "E3", "U-Undine": "E7"}
    stones = {"Spring": "H3", "Summer": "B4", "Autumn": "A4", "Winter": "A3"}
    state = start(position("phase2", "B4", fae, stones, round=100))
    play(state, "hold S-Salamander E3")
    result = ended(state)
    assert (result.points, result.places, result.winners(), result.drawn) == ([0, 0], [1, 1], [], True)


@pytest.mark.rule("WH-WIN-07", "WH-GOAL-02", "WH-RULING-28")
def test_random_games_end_for_a_known_reason() -> None:
    reasons = Counter()  # type: Counter[str]
    for seed in range(40):
        *_, last = random_states(seed, round_limit=60)
        assert last.turn() < 0
        assert last.actors() == []
        assert last.round <= 60
        reasons[ended(last).reason] += 1
    assert {"ensnare", "domination", "round limit"} <= set(reasons)
    assert set(reasons) <= {"ensnare", "domination", "round limit", "repetition", "all banished"}
