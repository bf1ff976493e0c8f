"""Events and results: small data, read by everybody."""

from wildtable.engine.event import Event, seen_events
from wildtable.engine.result import Result


def test_private_facts_reach_their_seat_only() -> None:
    event = Event("swapped", {"count": 1}, {0: {"gave": "fox"}, 2: {"got": "fox"}})
    assert event.seen_by(0) == {"event": "swapped", "count": 1, "gave": "fox"}
    assert event.seen_by(1) == {"event": "swapped", "count": 1}
    assert event.seen_by(2) == {"event": "swapped", "count": 1, "got": "fox"}
    assert event.seen_by(None) == {"event": "swapped", "count": 1}


def test_what_is_seen_is_a_copy() -> None:
    event = Event("moved", {"to": "D4"})
    seen = event.seen_by(0)
    assert seen is not None
    seen["to"] = "A1"
    assert event.seen_by(1) == {"event": "moved", "to": "D4"}


def test_an_event_without_public_facts_exists_for_its_seats_only() -> None:
    sealed = Event("sealed", None, {1: {"card": "fox"}})
    assert sealed.seen_by(1) == {"event": "sealed", "card": "fox"}
    assert sealed.seen_by(0) is None
    assert sealed.seen_by(None) is None
    assert seen_events([sealed, Event("moved", {})], 0) == [{"event": "moved"}]


def test_a_barrier_is_off_unless_it_is_set() -> None:
    assert not Event("moved", {}).barrier
    assert Event("drew", {}, barrier=True).barrier


def test_events_do_not_share_their_private_lists() -> None:
    one, two = Event("a", {}), Event("b", {})
    one.private[0] = {"card": "fox"}
    assert two.seen_by(0) == {"event": "b"}


def test_one_winner() -> None:
    result = Result([3, 7], [2, 1], "last round")
    assert result.winners() == [1]
    assert result.winner() == 1


def test_a_win_together_has_winners_but_no_winner() -> None:
    result = Result([7, 3, 7], [1, 3, 1], "last round")
    assert result.winners() == [0, 2]
    assert result.winner() is None


def test_a_draw_has_neither() -> None:
    result = Result([7, 3, 7], [1, 3, 1], "last round", drawn=True)
    assert result.winners() == []
    assert result.winner() is None


def test_without_teams_every_seat_is_its_own_side() -> None:
    result = Result([7, 3, 7], [1, 3, 1], "last round")
    assert (result.sides, result.by_seat()) == ([[0], [1], [2]], [1, 3, 1])


def test_a_team_wins_for_all_its_seats() -> None:
    result = Result([1, 0, 0, 1], [2, 1], "last round", [[1, 2], [0, 3]])
    assert (result.winners(), result.winner(), result.by_seat()) == ([0, 3], None, [1, 2, 2, 1])
