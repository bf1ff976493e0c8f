"""Windows: who is asked, sealed answers, priority round the table, chains of interrupts."""

from itertools import product

import pytest

from tests.wildlands.scenes import GAME, events_of, play, start
from tests.wildlands.table import Document, fact, offered_to, own, player, refused, seen
from wildtable.engine.event import seen_events
from wildtable.engine.rng import Rng
from wildtable.games.wildlands import frames
from wildtable.games.wildlands.game import WildlandsState

MOVER = own("1", "1", "1", "wild", "wild", "2")
SPACES = (1, 2, 3, 6)
STEP = {1: (4, 1), 2: (13, 2), 3: (11, 3), 6: (18, 6)}


def four(active: int, hands: list[list[str]] | None = None, auto_pass: bool = False) -> WildlandsState:
    """Four players, each with slot 1 on the board; seat `active` (from 0) holds the marker."""
    dealt = hands or [["1", "1", "wild"]] * 4
    players = [player(MOVER, {1: SPACES[seat]}, dealt[seat]) for seat in range(4)]
    return start(*players, active=f"P{active + 1}", options={"auto_pass_without_wild": auto_pass})


def move(state: WildlandsState, seat: int) -> None:
    """That seat's slot 1 goes to a neighbour of its home, or back."""
    home = SPACES[seat]
    goal = STEP[home][0] if fact(state, "characters")[f"P{seat + 1}.1"] == home else home
    play(state, f"P{seat + 1} move 1 {goal} | 1")


def answer(state: WildlandsState, wanting: set[int], order: list[int]) -> None:
    for seat in order:
        play(state, f"P{seat + 1} {'interrupt' if seat in wanting else 'pass'}")


@pytest.mark.rule("WL-INT-10", "WL-INT-11", "WL-DE-07", "WL-RULING-64")
@pytest.mark.parametrize("active", range(4))
@pytest.mark.parametrize("wants", list(product([False, True], repeat=3)))
def test_the_closest_to_the_left_of_the_active_player(active: int, wants: tuple[bool, ...]) -> None:
    state = four(active)
    move(state, active)
    others = [(active + distance) % 4 for distance in (1, 2, 3)]
    wanting = {seat for seat, wish in zip(others, wants, strict=True) if wish}
    assert fact(state, "asked") == {f"P{seat + 1}" for seat in others}
    answer(state, wanting, sorted(others, reverse=True))
    expected = next((seat for seat in others if seat in wanting), active)
    assert fact(state, "acting") == f"P{expected + 1}"
    assert fact(state, "active") == f"P{active + 1}"
    spent = {seat: fact(state, "hand")[f"P{seat + 1}"].count("wild") for seat in others}
    assert spent == {seat: 0 if seat == expected else 1 for seat in others}


@pytest.mark.rule("WL-RULING-61", "WL-RULING-60", "WL-INT-05")
@pytest.mark.parametrize("acting", [1, 2, 3])
@pytest.mark.parametrize("wants", list(product([False, True], repeat=3)))
def test_priority_against_an_interrupter_is_counted_from_the_marker(
    acting: int, wants: tuple[bool, ...]
) -> None:
    """P1 is active and somebody else acts: first P1, then clockwise, past the one who acts."""
    state = four(0)
    move(state, 0)
    answer(state, {acting}, [1, 2, 3])
    move(state, acting)
    others = [seat for seat in range(4) if seat != acting]
    assert fact(state, "asked") == {f"P{seat + 1}" for seat in others}
    wanting = {seat for seat, wish in zip(others, wants, strict=True) if wish}
    answer(state, wanting, others)
    expected = next((seat for seat in others if seat in wanting), acting)
    assert (fact(state, "acting"), GAME.step(state)) == (f"P{expected + 1}", "act")
    assert ("end" in offered_to(state, expected)) == (expected == 0)
    assert ("finish" in offered_to(state, expected)) == (expected != 0)


@pytest.mark.rule("WL-RULING-68", "WL-RULING-64")
def test_answers_are_sealed() -> None:
    """Two tables, alike but for P3's answer: before the window closes nobody else sees a difference."""
    wanted, passed = four(0), four(0)
    for state in (wanted, passed):
        move(state, 0)
    told = [events_of(wanted, "P3 interrupt"), events_of(passed, "P3 pass")]
    for seat in (0, 1, 3, None):
        assert seen(wanted, seat) == seen(passed, seat)
        assert [seen_events(events, seat) for events in told] == [[], []]
    assert seen(wanted, 2)["your_answer"] == "interrupt"
    assert seen(passed, 2)["your_answer"] == "pass"


@pytest.mark.rule("WL-RULING-68")
def test_who_has_answered_shows_nowhere() -> None:
    waiting, answered = four(0), four(0)
    for state in (waiting, answered):
        move(state, 0)
    play(answered, "P3 pass")
    for seat in (0, 1, 3, None):
        assert seen(waiting, seat) == seen(answered, seat)
    assert seen(answered, 0)["asked"] == ["P2", "P3", "P4"]


@pytest.mark.rule("WL-RULING-64", "WL-RULING-68")
def test_a_lost_priority_and_a_pass_look_the_same_for_ever() -> None:
    wanted, passed = four(0), four(0)
    told = []
    for state, third in ((wanted, "interrupt"), (passed, "pass")):
        move(state, 0)
        told.append(events_of(state, "P2 interrupt", f"P3 {third}", "P4 pass"))
    for seat in (0, 1, 3, None):
        assert seen(wanted, seat) == seen(passed, seat)
        assert seen_events(told[0], seat) == seen_events(told[1], seat)
    assert wanted.fingerprint() == passed.fingerprint()


@pytest.mark.rule("WL-RULING-68")
def test_windows_look_the_same_with_and_without_a_wild_card() -> None:
    held = four(0, [["1"], ["1", "wild"], ["1", "1"], ["1"]])
    lacked = four(0, [["1"], ["1", "1"], ["1", "1"], ["1"]])
    for state in (held, lacked):
        move(state, 0)
    for seat in (0, 2, 3, None):
        mine, yours = seen(held, seat), seen(lacked, seat)
        assert mine == yours
    assert offered_to(held, 1) == {"interrupt", "pass"}
    assert offered_to(lacked, 1) == {"pass"}


@pytest.mark.rule("WL-RULING-68")
def test_passing_automatically_changes_no_view_and_no_event() -> None:
    """P3 has no wild card: what P2 sees in the window and hears of it is the same either way."""
    hands = [["1", "1"], ["1", "wild"], ["1", "1"], []]
    plain, quick = four(0, hands), four(0, hands, auto_pass=True)
    told = []
    for state in (plain, quick):
        told.append(events_of(state, "P1 move 1 4 | 1"))
    for seat in (0, 1, 3, None):
        mine, yours = seen(plain, seat), seen(quick, seat)
        assert mine.pop("options") != yours.pop("options")
        assert mine == yours
    told[0] += events_of(plain, "P3 pass", "P2 interrupt")
    told[1] += events_of(quick, "P2 interrupt")
    for seat in (0, 1, 3, None):
        assert seen_events(told[0], seat) == seen_events(told[1], seat)
    assert fact(quick, "acting") == "P2"


@pytest.mark.rule("WL-RULING-68")
def test_auto_pass_shows_no_own_answer_that_was_not_given() -> None:
    """P3 passed without being asked; the own view may say so, but P3 is not asked again."""
    hands = [["1"], ["1", "wild"], ["1", "1"], []]
    state = four(0, hands, auto_pass=True)
    move(state, 0)
    assert state.actors() == [1]
    assert seen(state, 2)["asks_you"] is False
    assert refused(state, "P3 pass") == "WL-RULING-68"


@pytest.mark.rule("WL-RULING-68", "WL-RULING-64")
def test_a_resampled_window_keeps_only_the_own_answer() -> None:
    state = four(0)
    move(state, 0)
    play(state, "P3 interrupt", "P4 interrupt")
    for seed in range(20):
        drawn = state.resample(2, Rng(seed))
        assert fact(drawn, "asked") == {"P2", "P4"}
        assert seen(drawn, 2) == seen(state, 2)


@pytest.mark.rule("WL-INT-08", "WL-RULING-85", "WL-INT-05", "WL-RULING-62", "WL-RULING-65")
def test_a_chain_of_three_interrupts_goes_straight_back() -> None:
    state = four(0)
    move(state, 0)
    answer(state, {1}, [1, 2, 3])
    move(state, 1)
    answer(state, {2}, [0, 2, 3])
    move(state, 2)
    answer(state, {3}, [0, 1, 3])
    assert (fact(state, "acting"), fact(state, "active")) == ("P4", "P1")
    move(state, 3)
    answer(state, set(), [0, 1, 2])
    play(state, "finish")
    assert (fact(state, "acting"), GAME.step(state), fact(state, "asked")) == ("P1", "act", set())
    for seat in ("P2", "P3", "P4"):
        assert refused(state, f"{seat} finish") == "WL-RULING-20"


@pytest.mark.rule("WL-RULING-60", "WL-INT-06", "WL-INT-07")
def test_the_active_player_takes_back_the_own_turn() -> None:
    state = four(0)
    move(state, 0)
    answer(state, {1}, [1, 2, 3])
    move(state, 1)
    answer(state, {0}, [0, 2, 3])
    assert refused(state, "P3 interrupt") == "WL-INT-06"
    assert refused(state, "P1 finish") == "WL-INT-08"
    play(state, "end")
    assert fact(state, "asked") == {"P2", "P3", "P4"}
    answer(state, set(), [1, 2, 3])
    assert (GAME.step(state), int(frames.drawer(state)), int(frames.draws_left(state))) == ("draw", 0, 3)


@pytest.mark.rule("WL-RULING-60", "WL-TURN-06", "WL-INT-07")
def test_the_declared_end_is_off_once_it_was_interrupted() -> None:
    """P1 declared, P2 interrupts and moves, P1 interrupts P2: P1 is in the turn, nothing is drawn."""
    state = four(0)
    play(state, "end")
    answer(state, {1}, [1, 2, 3])
    move(state, 1)
    assert not frames.after_end(state)
    answer(state, {0}, [0, 2, 3])
    assert (GAME.step(state), fact(state, "acting"), fact(state, "turns")) == ("act", "P1", 0)
    move(state, 0)
    answer(state, set(), [1, 2, 3])
    assert (GAME.step(state), fact(state, "acting")) == ("act", "P1")


@pytest.mark.rule("WL-TURN-04", "WL-TURN-06", "WL-INT-07")
def test_all_pass_after_an_interrupters_action_in_the_end_window() -> None:
    """The passes after P2's move do not end P1's turn: P2 goes on acting."""
    state = four(0)
    play(state, "end")
    answer(state, {1}, [1, 2, 3])
    move(state, 1)
    answer(state, set(), [0, 2, 3])
    assert (fact(state, "acting"), GAME.step(state), fact(state, "turns")) == ("P2", "act", 0)


@pytest.mark.rule("WL-INT-04", "WL-RULING-63", "WL-RULING-62")
@pytest.mark.parametrize("acts", [False, True])
def test_an_interrupt_ends_without_draw_or_window(acts: bool) -> None:
    state = four(0)
    move(state, 0)
    answer(state, {2}, [1, 2, 3])
    if acts:
        move(state, 2)
        answer(state, set(), [0, 1, 3])
    before = fact(state, "hand_size")
    told = events_of(state, "finish")
    assert [event["event"] for event in seen_events(told, 2)] == ["interrupt-finished"]
    assert fact(state, "hand_size") == before
    assert (fact(state, "acting"), GAME.step(state)) == ("P1", "act")


ENEMY: Document = player(own("1", "wild", "2"), {1: 1}, ["1", "wild"])
ACTIONS = [
    ("move", ["move 1 14 | 1"]),
    ("climb", ["climb 1 4 | 1 + 1:fly"]),
    ("claim", ["claim 1 | 1 + 1:fly + 1:rally"]),
    ("melee", ["melee 1 P2 | 1:melee", "take 1"]),
    ("heavy melee", ["heavy-melee 1 P2 | 1:heavy-melee", "take 1"]),
    ("area", ["area 1 1 | 1:area", "take 1", "P1 take 1"]),
    ("rally", ["rally 1 14 | 1:rally"]),
    ("fly", ["fly 1 14 | 1:fly"]),
    ("draw two", ["draw-two", "draw 5"]),
]


@pytest.mark.rule("WL-RULING-19", "WL-INT-01", "WL-TURN-07", "WL-INT-09")
@pytest.mark.parametrize("texts", [texts for _, texts in ACTIONS], ids=[name for name, _ in ACTIONS])
def test_what_counts_as_an_action(texts: list[str]) -> None:
    """Each of them opens one window, after its last part; then P1 goes on."""
    hand = ["1", "1:fly", "1:rally", "1:melee", "1:heavy-melee", "1:area", "wild"]
    active = player(own(*hand, "5"), {1: 1}, hand, shards=[1])
    state = start(active, ENEMY, map="ruins")
    for text in texts:
        assert GAME.step(state) != "window"
        play(state, text)
    assert (GAME.step(state), fact(state, "asked")) == ("window", {"P2"})
    play(state, "pass")
    assert (GAME.step(state), fact(state, "acting")) == ("act", "P1")


@pytest.mark.rule("WL-RULING-19", "WL-INT-01")
@pytest.mark.parametrize("flag", ["ranged", "heavy-ranged"])
def test_a_shot_is_an_action(flag: str) -> None:
    state = start(player(own(f"1:{flag}", "2"), {1: 1}, [f"1:{flag}"]), ENEMY)
    play(state, f"{flag} 1 P2.1 | 1:{flag}", "take 1")
    assert (GAME.step(state), fact(state, "asked")) == ("window", {"P2"})


@pytest.mark.rule("WL-RULING-67")
def test_no_window_after_the_end_of_the_game() -> None:
    foe = player(own("1", "wild"), {1: {"at": 6, "damage": 2}, 2: 9}, ["1", "wild"])
    state = start(
        player(own("1:melee"), {1: 6}, ["1:melee"], points=4), foe, player("guild", {1: 9}, ["wild"])
    )
    play(state, "melee 1 P2 | 1:melee", "P2 take 1")
    assert (GAME.step(state), state.actors()) == ("over", [])
    assert [offered_to(state, seat) for seat in (0, 1, 2)] == [set(), set(), set()]
    assert [refused(state, f"{seat} interrupt") for seat in ("P2", "P3")] == ["WL-END-01"] * 2


@pytest.mark.rule("WL-RULING-69")
def test_chains_are_as_long_as_the_wild_cards_last() -> None:
    state = four(0, [["1", "1", "wild", "wild"], ["1", "1", "wild", "wild"], [], []])
    for seat, answering in ((0, 1), (1, 0), (0, 1), (1, 0)):
        move(state, seat)
        play(state, f"P{answering + 1} interrupt")
        assert fact(state, "acting") == f"P{answering + 1}"
    assert fact(state, "hand") == {"P1": [], "P2": [], "P3": [], "P4": []}


@pytest.mark.rule("WL-RULING-86", "WL-RULING-18")
def test_losing_all_on_the_board_in_an_interrupted_end() -> None:
    loser = player(own("2", "1"), {1: {"at": 6, "damage": 2}, 2: "hidden 9"}, ["2"])
    state = start(loser, player(own("1:melee", "wild", "1"), {1: 6}, ["1:melee", "wild"]))
    play(state, "end", "interrupt", "melee 1 P1 | 1:melee", "P1 take 1", "P1 pass", "finish")
    assert (GAME.step(state), fact(state, "acting"), state.result()) == ("act", "P1", None)
    assert offered_to(state, 0) == {"end", "reveal 2"}
    play(state, "reveal 2", "move 2 19 | 2")
    assert fact(state, "characters")["P1.2"] == 19


@pytest.mark.rule("WL-INT-08", "WL-RULING-85")
def test_it_is_told_whom_an_interrupt_cuts_short_and_whose_turn_goes_on() -> None:
    """An interrupt whose interrupter is interrupted is over; the turn itself goes on."""
    state = four(0)
    move(state, 0)
    events = events_of(state, "P2 interrupt", "P3 pass", "P4 pass", "P2 move 1 13 | 1")
    events += events_of(state, "P1 pass", "P3 interrupt", "P4 pass", "P3 finish")
    told = [event for event in seen_events(events, None) if str(event["event"]).startswith("interrupt")]
    assert told == [
        {"event": "interrupted", "seat": "P2", "after": "P1", "turn": "P1"},
        {"event": "interrupted", "seat": "P3", "after": "P2", "turn": "P1"},
        {"event": "interrupt-finished", "seat": "P3", "turn": "P1"},
    ]
