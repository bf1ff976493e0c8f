"""How games end: points, eliminations, ties, everybody out, stalemate; and the places."""

from itertools import product

import pytest

from tests.wildlands.scenes import GAME, events_of, facts, hurt, kinds, play, player, seen, start, strip
from wildtable.games.wildlands import frames
from wildtable.games.wildlands.game import WildlandsState

Result = tuple[list[int], list[int], str]


def result(state: WildlandsState) -> Result:
    """Points, places and reason."""
    found = state.result()
    assert found is not None
    return found.points, found.places, found.reason


def no_lead(*points: int) -> bool:
    """Have at least two the most points?"""
    return points.count(max(points)) > 1


@pytest.mark.rule("WL-END-01", "WL-RULING-71", "WL-RULING-72")
def test_places_after_five_points() -> None:
    state = start(player([1], ["1:melee"], points=4), player([hurt(1), 2], points=1), player([2], points=3))
    events = events_of(state, "melee 1 P2 | 1:melee")
    assert result(state) == ([5, 1, 3], [1, 3, 2], "five points")
    assert kinds(events)[-2:] == ["scored", "game-over"]
    assert seen(events, None)[-1] == {"event": "game-over", "winners": ["P1"], "reason": "five points"}
    assert state.actors() == []


@pytest.mark.rule("WL-END-02", "WL-RULING-74")
def test_places_after_an_elimination() -> None:
    """The winner is first though another has more points; the others stand by their points."""
    state = start(player([1], ["1:melee"]), player([hurt(1)], points=4), player([2], points=0))
    play(state, "melee 1 P2 | 1:melee")
    assert result(state) == ([1, 4, 0], [1, 2, 3], "elimination")


@pytest.mark.rule("WL-RULING-75")
@pytest.mark.parametrize("points", list(product(range(3), repeat=3)))
def test_everybody_out_at_once(points: tuple[int, int, int]) -> None:
    """P1's area attack takes out all three and brings P1 two points."""
    players = [player([hurt(1)], ["1:area"] if seat == 0 else [], points=points[seat]) for seat in range(3)]
    state = start(*players)
    play(state, "area 1 1 | 1:area")
    final = [points[0] + 2, points[1], points[2]]
    places = [1 + sum(other > own for other in final) for own in final]
    assert result(state) == (final, places, "elimination")


@pytest.mark.rule("WL-END-02", "WL-END-03", "WL-RULING-71", "WL-RULING-75")
@pytest.mark.parametrize("points", list(product(range(3), repeat=3)))
def test_the_survivors_are_compared(points: tuple[int, int, int]) -> None:
    """P1 takes out P2; then P1 (a point more), P3 and P4 are compared."""
    first, third, fourth = points
    state = start(
        player([1], ["1:melee"], points=first),
        player([hurt(1)], points=4),
        player([2], points=third),
        player([2], points=fourth),
    )
    events = events_of(state, "melee 1 P2 | 1:melee")
    final = {0: first + 1, 2: third, 3: fourth}
    best = [seat for seat, own in final.items() if own == max(final.values())]
    found = state.result()
    if len(best) == 1:
        assert found is not None
        assert (found.winners(), found.reason) == (best, "elimination")
        assert "tied" not in kinds(events)
    else:
        assert found is None
        assert kinds(events)[-1] == "tied"
        assert state.actors() == [0]


@pytest.mark.rule("WL-END-03", "WL-RULING-76")
@pytest.mark.parametrize("points", [tied for tied in product(range(3), repeat=3) if no_lead(*tied)])
def test_a_lead_wins_as_soon_as_there_is_one(points: tuple[int, int, int]) -> None:
    """In a tie of three P1 may claim; P2 and P3 survive, P4 is out with most points."""
    first, second, third = points
    state = start(
        player([1], ["1"] * 3, points=first, shards=[1]),
        player([2], points=second),
        player([2], points=third),
        player([], points=4),
        tied=True,
    )
    play(state, "claim 1 | 1 + 1 + 1")
    final = {0: first + 1, 1: second, 2: third}
    best = [seat for seat, own in final.items() if own == max(final.values())]
    found = state.result()
    assert (found is not None and found.winners() == best) == (len(best) == 1)


@pytest.mark.rule("WL-RULING-73", "WL-RULING-18")
@pytest.mark.parametrize("hidden", range(1, 5))
def test_out_means_all_five(hidden: int) -> None:
    reserve = {slot: f"hidden {slot + 10}" for slot in range(2, 2 + hidden)}
    state = start(player([1], ["1:melee"]), player({1: hurt(1), **reserve}))
    play(state, "melee 1 P2 | 1:melee")
    assert state.result() is None


@pytest.mark.rule("WL-RULING-76")
def test_the_eliminated_are_passed_over() -> None:
    """P2 and P4 are out with cards in hand: turns go from P1 to P3 and back, and nobody asks them."""
    state = start(
        player([1], ["1"], points=2, deck=[]),
        player([], ["wild"]),
        player([2], ["1"], points=2, deck=[]),
        player([], ["wild"]),
        tied=True,
        options={"stall_rounds": 3},
    )
    order = []
    while state.result() is None:
        order.append(int(frames.active(state)) + 1)
        play(state, "end")
        assert len(state.actors()) == 1
        assert state.actors()[0] in (0, 2)
        play(state, "pass")
    assert order == [1, 3] * 3
    assert result(state) == ([2, 0, 2, 0], [1, 3, 1, 3], "stall")
    assert facts(state)["hand_size"] == {"P1": 1, "P2": 1, "P3": 1, "P4": 1}


@pytest.mark.rule("WL-RULING-77")
def test_after_an_eliminated_active_player_the_next_survivor_is_on() -> None:
    """P4 acts in P1's turn and takes out P1; P2 is out already, P3 is alive."""
    players = [player([hurt(1)], ["3"], points=2), player([], points=2), player([2], points=2)]
    players.append(player([1, 1], ["1:melee", "1"], points=1))
    state = start(*players, active="P1", acting="P4", tied=True)
    events = events_of(state, "melee 1 P1 | 1:melee", "P1 take 1")
    assert (frames.active(state), frames.acting(state), GAME.step(state)) == (0, 3, "act")
    events = events_of(state, "finish")
    assert kinds(events) == ["interrupt-finished", "turn-began"]
    assert (frames.active(state), frames.acting(state)) == (2, 2)
    assert facts(state)["hand_size"]["P1"] == 1


@pytest.mark.rule("WL-RULING-90")
def test_one_who_falls_by_the_own_attack_hands_over_without_end_or_draw() -> None:
    one = player([hurt(1)], ["1:area", "wild"], deck=["1", "2", "3"])
    state = start(one, player([], points=4), player([2], ["1"], points=2), player([3], points=2), tied=True)
    events = events_of(state, "area 1 1 | 1:area", "P1 take 1", "P3 pass")
    assert kinds(events)[-3:] == ["tied", "answered", "turn-began"]
    assert "end-declared" not in kinds(events)
    assert "drew" not in kinds(events)
    assert (frames.active(state), state.turns) == (2, 0)
    assert facts(state)["hand"]["P1"] == ["wild"]


@pytest.mark.rule("WL-RULING-78")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 6), (4, 6), (2, 3), (4, 3), (3, 10)])
def test_a_stall_takes_so_many_full_rounds(seats: int, rounds: int) -> None:
    """Everybody only ends turns, with nothing to draw."""
    players = [player([1], ["1"], deck=[], points=seat) for seat in range(seats)]
    state = start(*players, options={"stall_rounds": rounds})
    ended = 0
    while state.result() is None:
        play(state, "end", *["pass"] * (seats - 1))
        ended += 1
    assert ended == seats * rounds
    assert result(state)[1:] == ([seats - seat for seat in range(seats)], "stall")


@pytest.mark.rule("WL-RULING-78")
def test_a_smaller_table_does_not_make_old_turns_into_rounds() -> None:
    """P1 falls by the own attack after 14 quiet turns of three: not yet five rounds, so play goes on."""
    one = player([hurt(1)], ["1:area"], deck=[])
    two = player([2], ["1"], deck=[], points=2)
    state = start(one, two, player([2], points=2), quiet=14)
    play(state, "area 1 1 | 1:area", "P2 pass")
    assert state.result() is None
    assert frames.active(state) == 1


@pytest.mark.rule("WL-RULING-78")
def test_without_a_limit_quiet_turns_may_be_counted_for_ever() -> None:
    state = start(player([1], ["1"], deck=[]), player([2], ["1"], deck=[]), options={"stall_rounds": 0})
    prints = set()
    for _ in range(300):
        play(state, "end", "pass")
        prints.add(state.fingerprint())
    assert state.result() is None
    assert len(prints) == 300


@pytest.mark.rule("WL-RULING-78")
def test_the_turn_limit_settles_by_points() -> None:
    players = [player([1], ["1"], deck=[], points=2), player([2], points=2), player([2], points=1)]
    state = start(*players, turns=199, options={"turn_limit": 200})
    play(state, "end")
    assert result(state) == ([2, 2, 1], [1, 1, 3], "turn limit")


@pytest.mark.rule("WL-RULING-71", "WL-END-01")
def test_five_points_before_the_tie_of_the_survivors() -> None:
    """P1's attack brings the fifth point and leaves only a tie behind it: five points decide."""
    one = player([hurt(1)], ["1:area"], points=4)
    state = start(one, player([hurt(1)]), player([2], points=3), player([2], points=3))
    play(state, "area 1 1 | 1:area")
    assert result(state) == ([5, 0, 3, 3], [1, 4, 2, 2], "five points")


@pytest.mark.rule("WL-END-01", "WL-RULING-67")
def test_nothing_can_be_done_after_the_end() -> None:
    one = player([1], ["1:melee", "1", "wild"], points=4)
    state = start(one, player([hurt(1), 2], ["wild"]), map=strip(2))
    play(state, "melee 1 P2 | 1:melee", "take 1")
    for seat, text in ((0, "end"), (0, "move 1 2 | 1"), (1, "interrupt"), (1, "pass")):
        refusal = state.refusal(seat, GAME.parse(state, seat, text))
        assert refusal is not None
        assert refusal.rule == "WL-END-01"
        assert list(state.legal(seat)) == []
