"""Balance plans: every line-up equally often, the same games whoever plays them, everything counted."""

from collections import Counter

import pytest

from tests.engine.tiny.game import Tiny
from wildtable.bots import BadBot
from wildtable.engine.event import Event
from wildtable.engine.refusal import BadOption, WildtableError
from wildtable.games import load
from wildtable.lab.balance import (
    BATCH,
    BalancePlan,
    balance_report,
    check_balance,
    command_of,
    groups_of,
    play_balance,
    play_one,
)
from wildtable.lab.shares import Batch, Bounds, Counts, Report

LANDS = load("wildlands")
SHORT: dict[str, object] = {"round_limit": 40}


def hunt(games: int = 2 * BATCH + 1, jobs: int = 1, seed: int = 3) -> BalancePlan:
    return BalancePlan("wylde_hunt", games, seed, [2], "random", SHORT, jobs)


def lands(*players: int, games: int = 1, **options: object) -> BalancePlan:
    among_bots = LANDS.in_lab.options_among_bots()
    return BalancePlan("wildlands", games, 1, list(players), "random", {**among_bots, **options})


def played(plan: BalancePlan) -> list[Batch]:
    return sorted(play_balance(plan), key=lambda batch: (batch.players, batch.board, batch.first))


def report(plan: BalancePlan) -> Report:
    return balance_report(plan, Bounds(), list(play_balance(plan)))


@pytest.mark.parametrize(("players", "line_ups"), [(2, 12), (3, 24), (4, 24)])
def test_line_ups_of_wildlands_are_fair(players: int, line_ups: int) -> None:
    offered = LANDS.in_lab.line_ups(players)
    assert Counter(one.board for one in offered) == {"dungeon": line_ups, "ruins": line_ups}
    assert len({(one.board, *one.sides) for one in offered}) == len(offered)
    for seat in range(players):
        assert len(set(Counter(one.sides[seat] for one in offered).values())) == 1
    for one in offered:
        state = LANDS.new(players, one.options)
        assert LANDS.options_of(state)["map"] == one.board
        listed = LANDS.position(state)["players"]
        assert isinstance(listed, list)
        assert [player["faction"] for player in listed] == one.sides


def test_wylde_hunt_has_one_line_up() -> None:
    (one,) = load("wylde_hunt").in_lab.line_ups(2)
    assert (one.board, one.options, one.sides) == ("", {}, ["S", "U"])


def test_a_game_that_says_nothing_has_one_line_up_and_counts_nothing() -> None:
    game = Tiny()
    (one,) = game.in_lab.line_ups(3)
    assert (one.board, one.options, one.sides) == ("", {}, ["P1", "P2", "P3"])
    assert game.in_lab.tally(Event("scored", {"seat": "P1", "points": 1})) == []


def test_every_line_up_is_played_equally_often() -> None:
    groups = groups_of(lands(2, 4, games=13))
    shape = [(group.players, group.board, len(group.line_ups), group.games) for group in groups]
    assert shape == [
        (2, "dungeon", 12, 24),
        (2, "ruins", 12, 24),
        (4, "dungeon", 24, 24),
        (4, "ruins", 24, 24),
    ]
    assert check_balance(lands(2, 4, games=13)) == 96
    found = report(lands(2))
    assert {rate.games for rate in found.sections[0].sides.values()} == {12}
    assert {one.games for row in found.sections[1].pairings.values() for one in row.values()} == {2}


def test_options_choose_among_the_line_ups() -> None:
    (ruins,) = groups_of(lands(2, map="ruins"))
    assert (ruins.board, len(ruins.line_ups)) == ("ruins", 12)
    both = groups_of(lands(2, factions="guild,gnomads"))
    assert [(group.board, [one.sides for one in group.line_ups]) for group in both] == [
        ("dungeon", [["guild", "gnomads"]]),
        ("ruins", [["guild", "gnomads"]]),
    ]
    with pytest.raises(BadOption, match=r"no line-up for 3 players with factions=guild,gnomads\.$"):
        check_balance(lands(3, factions="guild,gnomads"))


def test_the_number_of_processes_changes_nothing() -> None:
    one, two = hunt(jobs=1), hunt(jobs=2)
    assert played(one) == played(two)
    assert report(one) == report(two)
    assert report(hunt(seed=4)) != report(one)


def test_a_game_does_not_depend_on_what_else_is_played() -> None:
    alone = played(lands(2, map="ruins", factions="guild,gnomads"))
    group = groups_of(lands(2, 3))[1]
    counts: Counts = {}
    again = play_one(lands(2, 3), group, 0, counts)
    assert group.line_ups[0].sides == ["guild", "gnomads"]
    assert [again] == alone[0].games
    assert counts == alone[0].counts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_counted_agrees_with_the_points(players: int) -> None:
    for group in groups_of(lands(players)):
        for number in range(4):
            counts: Counts = {}
            one = play_one(lands(players), group, number, counts)
            points = counts.get("points", {})
            made = {side: sum(points.get(side, {}).values()) for side in one.sides}
            assert made == dict(zip(one.sides, one.points, strict=True))
            for side in one.sides:
                knock_outs = counts.get("knock-outs", {}).get(side, {})
                assert sum(knock_outs.values()) == points.get(side, {}).get("knock-outs", 0)


def test_a_report_on_wildlands_adds_up() -> None:
    found = report(lands(3))
    everywhere, dungeon, ruins = found.sections
    assert (everywhere.board, dungeon.board, ruins.board) == ("all", "dungeon", "ruins")
    assert found.games == everywhere.games == dungeon.games + ruins.games == 48
    for section in found.sections:
        assert set(section.length) == {"decisions", "turns"}
        assert sum(rate.wins for rate in section.sides.values()) + section.shared == section.games
        assert sum(rate.wins for rate in section.seats) + section.shared == section.games
        assert section.draws == 0
        shares = sum(rate.share.value * rate.games for rate in section.sides.values())
        assert shares == pytest.approx(section.games)
        assert sum(section.reasons.values()) == section.games
    assert {"points", "flags", "cards"} <= set(everywhere.counts)
    assert len(found.verdicts) == 12


def test_the_command_repeats_the_report() -> None:
    plan = lands(2, 4, games=48, map="ruins", open_discards=False)
    assert command_of(plan, Bounds(0.035, 0.1)) == (
        "wildtable lab balance wildlands --bot random --games 48 --seed 1 --players 2,4 "
        "--within 3.5 --pairs-within 10 --option map=ruins --option open_discards=off"
    )


@pytest.mark.parametrize(
    ("wrong", "error", "sentence"),
    [
        (BalancePlan("wildlands", 1, 1, [5], "random"), BadOption, "for 2 or 3 or 4 players, not 5"),
        (BalancePlan("wildlands", 1, 1, [2], "deepblue"), BadBot, "deepblue"),
        (BalancePlan("wildlands", 1, 1, [2], "search:2"), BadBot, "cannot play Wildlands"),
        (BalancePlan("chess", 1, 1, [2], "random"), WildtableError, "chess"),
        (lands(2, stall_rounds=0, turn_limit=0), BadOption, "need not end"),
    ],
)
def test_a_wrong_plan_is_refused_before_it_is_played(
    wrong: BalancePlan, error: type[WildtableError], sentence: str
) -> None:
    with pytest.raises(error, match=sentence):
        check_balance(wrong)
    with pytest.raises(error, match=sentence):
        next(iter(play_balance(wrong)))
