"""The numbers of a balance report, checked by hand and against published ones."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from wildtable.engine.record import End
from wildtable.lab.shares import (
    About,
    Batch,
    Bounds,
    Counts,
    Played,
    Report,
    Verdict,
    rate_of,
    report_on,
    section_of,
    traits_of,
    verdicts_on,
)
from wildtable.lab.statistics import length_of, wilson

ABOUT = About("draughts", 1, "abc", "random", 1, {}, "wildtable lab balance draughts")


def game(
    sides: str, places: list[int], reason: str = "mate", decisions: int = 10, drawn: bool = False
) -> Played:
    """A game between sides of one letter; who comes first has a point, and has won unless it is drawn."""
    points = [int(place == 1) for place in places]
    first = [seat for seat, place in enumerate(places) if place == 1]
    return Played(
        list(sides), End(places, reason, None, [] if drawn else first), points, {"decisions": decisions}
    )


def batch(games: list[Played], board: str = "", first: int = 0, counts: Counts | None = None) -> Batch:
    return Batch(len(games[0].sides), board, first, games, counts or {})


def series(sides: str, *wins: int) -> list[Played]:
    """Games between the sides in this order, so many won by each seat."""
    places = [[1 if seat == winner else 2 for seat in range(len(sides))] for winner in range(len(sides))]
    return [game(sides, places[winner]) for winner, number in enumerate(wins) for _ in range(number)]


def report(batches: list[Batch], *boards: str, bounds: Bounds | None = None) -> Report:
    return report_on(ABOUT, bounds or Bounds(), batches, boards or [""])


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [  # Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (5, 10, 0.2366, 0.7634),
        (20, 20, 0.8389, 1.0000),
    ],
)
def test_wilson_intervals_are_those_in_print(successes: int, trials: int, low: float, high: float) -> None:
    found = wilson(successes, trials)
    assert found.value == successes / trials
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_wilson_intervals_hold_the_rate_and_shrink() -> None:
    for successes in (0, 0.5, 3, 5.25, 10):
        few, many = wilson(successes, 10), wilson(100 * successes, 1000)
        assert 0 <= few.low <= few.value <= few.high <= 1
        assert many.high - many.low < few.high - few.low
    nothing = wilson(0, 0)
    assert (nothing.low, nothing.high) == (0, 1)


def test_lengths() -> None:
    assert length_of([30, 10, 20, 40]) == {"mean": 25, "median": 30, "90%": 40, "most": 40}
    assert length_of([7]) == {"mean": 7, "median": 7, "90%": 7, "most": 7}
    assert length_of(range(100))["90%"] == 90


def test_a_shared_first_place_is_part_of_a_win() -> None:
    won, drawn = True, False
    rate = rate_of([(1, won), (0, won), (2, won), (0, drawn), (1, won), (3, drawn), (0, won), (0, won)])
    assert (rate.games, rate.wins, rate.shared, rate.draws) == (8, 2, 1, 1)
    assert rate.win_rate == wilson(2, 8)
    assert rate.share.value == pytest.approx((2 + 1 / 2 + 1 / 3) / 8)


def test_a_section_adds_up_by_hand() -> None:
    counts: list[Counts] = [
        {"points": {"A": {"shards": 3, "raids": 1}, "B": {"raids": 4}}},
        {"points": {"C": {"raids": 2}}},
    ]
    batches = [
        batch([game("AB", [1, 2]), game("BA", [1, 1], "time", 20, drawn=True)], counts=counts[0]),
        batch([game("AC", [2, 1]), game("CA", [1, 2], decisions=60)], first=2, counts=counts[1]),
    ]
    found = section_of(2, "", batches)
    assert (found.games, found.even, found.shared, found.draws) == (4, 0.5, 0, 1)
    assert {side: (rate.games, rate.wins, rate.draws) for side, rate in found.sides.items()} == {
        "A": (4, 1, 1),
        "B": (2, 0, 1),
        "C": (2, 2, 0),
    }
    assert found.sides["A"].share == wilson(1.5, 4)
    assert [(rate.wins, rate.share.value) for rate in found.seats] == [(2, 0.625), (1, 0.375)]
    assert found.reasons == {"mate": 3, "time": 1}
    assert found.length == {"decisions": length_of([10, 20, 10, 60])}
    assert found.counts == {
        "points": {
            "A": {"raids": 0.25, "shards": 0.75},
            "B": {"raids": 2.0, "shards": 0.0},
            "C": {"raids": 1.0, "shards": 0.0},
        }
    }


def test_the_matrix_of_pairings() -> None:
    games = series("AB", 3, 1) + series("BA", 2, 2) + series("CA", 4, 0) + [game("BC", [1, 1])]
    pairings = section_of(2, "", [batch(games)]).pairings
    assert {side: list(against) for side, against in pairings.items()} == {
        "A": ["B", "C"],
        "B": ["A", "C"],
        "C": ["A", "B"],
    }
    assert pairings["A"]["B"].share == wilson(5, 8)
    assert pairings["C"]["A"].wins == 4
    assert (pairings["B"]["C"].wins, pairings["B"]["C"].shared) == (0, 1)
    for side, other in permutations("ABC", 2):
        one, two = pairings[side][other].share, pairings[other][side].share
        assert one.value + two.value == pytest.approx(1)
        assert one.low + two.high == pytest.approx(1)


def test_no_pairings_with_more_than_two() -> None:
    assert section_of(3, "", [batch(series("ABC", 1, 1, 1))]).pairings == {}


def verdict_on(*wins: int, bounds: Bounds | None = None) -> Verdict:
    """The verdict on the first side of games with as many players as numbers of wins."""
    games = series("ABCD"[: len(wins)], *wins)
    return verdicts_on(section_of(len(wins), "", [batch(games)]), bounds or Bounds())[0]


@pytest.mark.parametrize(
    ("wins", "within", "sure"),
    [
        ((5000, 5000), True, True),
        ((50, 50), True, True),
        ((40, 60), True, False),
        ((39, 61), False, False),
        ((61, 39), False, False),
        ((3950, 6050), False, False),
        ((3800, 6200), False, True),
        ((2500, 2500, 2500, 2500), True, True),
        ((29, 31, 20, 20), True, False),
        ((21, 29, 25, 25), True, False),
        ((30, 30, 20, 20), False, False),
        ((3200, 2400, 2200, 2200), False, True),
        ((0, 400, 300, 300), False, True),
    ],
)
def test_verdicts(wins: tuple[int, ...], within: bool, sure: bool) -> None:
    found = verdict_on(*wins)
    assert (found.within, found.sure) == (within, sure)
    assert (found.low, found.high) == ((0.4, 0.6) if len(wins) == 2 else (0.21, 0.29))


def test_bounds_can_be_others() -> None:
    assert not verdict_on(45, 55, bounds=Bounds(pairing=0.04)).within
    assert verdict_on(33, 23, 22, 22, bounds=Bounds(side=0.08)).within
    three = verdict_on(30, 40, 30)
    assert three.low == pytest.approx(1 / 3 - 0.04)
    assert three.high == pytest.approx(1 / 3 + 0.04)


def test_every_pairing_is_judged_once_and_otherwise_every_side() -> None:
    pairs = [one for sides in ("AB", "BA", "AC", "CA", "BC", "CB") for one in series(sides, 2, 2)]
    two = verdicts_on(section_of(2, "", [batch(pairs)]), Bounds())
    assert [(one.side, one.against) for one in two] == [("A", "B"), ("A", "C"), ("B", "C")]
    three = verdicts_on(section_of(3, "", [batch(series("ABC", 2, 2, 2))]), Bounds())
    assert [(one.side, one.against) for one in three] == [("A", None), ("B", None), ("C", None)]


def test_a_report_has_all_boards_and_each_in_the_order_of_the_game() -> None:
    batches = [
        batch(series("AB", 1, 3), "west"),
        batch(series("AB", 2, 0), "east"),
        batch(series("ABC", 1, 1, 1), "west"),
    ]
    found = report(batches, "west", "east")
    sections = [(one.players, one.board, one.games) for one in found.sections]
    assert sections == [(2, "all", 6), (2, "west", 4), (2, "east", 2), (3, "west", 3)]
    assert found.games == 9
    assert found.sections[0].sides["A"].wins == 3
    assert [(one.players, one.board) for one in found.verdicts[:3]] == [(2, "all"), (2, "west"), (2, "east")]


def test_the_order_in_which_lots_come_changes_nothing() -> None:
    counts: Counts = {"points": {"A": {"x": 1}}}
    batches = [
        batch(series("AB", 1, 3), first=0, counts=counts),
        batch([game("BA", [1, 1], "time")], first=4, counts={"points": {"B": {"y": 1}}}),
        batch(series("BC", 0, 1), first=5),
    ]
    assert len({str(report(list(order))) for order in permutations(batches)}) == 1


def test_what_seats_have_is_worth_the_difference_to_those_who_had_others_of_the_group() -> None:
    """The axe always wins, the rope is had by winners and losers alike; who had no tool is not compared."""
    both = [("tool", 0, "axe"), ("tool", 1, "rope")]
    games = [replace(game("AB", [1, 2]), traits=both) for _ in range(50)]
    games += [
        replace(game("AB", [2, 1]), traits=[("tool", 1, "axe"), ("tool", 1, "rope")]) for _ in range(50)
    ]
    tools = traits_of(games)["tool"]
    assert list(tools) == ["axe", "rope"]
    assert (tools["axe"].worth.value, tools["axe"].rate.games) == (1.0, 100)
    assert (tools["rope"].worth.value, tools["rope"].rate.share.value) == (-0.5, 0.5)
    assert traits_of([game("AB", [1, 2])]) == {}
