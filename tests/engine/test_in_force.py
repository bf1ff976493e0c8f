"""Modifiers in force: rows that come and go, and a mask that tells at once where nothing is in force."""

from tests.engine.tiny.effects import VOCABULARY
from tests.engine.tiny.raid import BITES_POINT, DICE_POINT, FORBID_POINT, UNTIL_RAID, UNTIL_ROUND
from wildtable.engine.clauses import NONE
from wildtable.engine.in_force import EVERYBODY, InForce

RAID = {"when": "raid-before"}
EFFECTS = VOCABULARY.compile(
    9,
    [
        VOCABULARY.read("more", [{**RAID, "change": "dice", "by": 2, "until": "raid"}]),
        VOCABULARY.read("less", [{**RAID, "change": "dice", "by": -1, "until": "round"}]),
        VOCABULARY.read("trap", [{"when": "always", "change": "bites", "by": 1}], stays=True),
    ],
)
CLAUSES = EFFECTS.clauses
MORE, LESS, TRAP = (CLAUSES.first(text) for text in range(3))


def filled() -> InForce:
    force = InForce()
    force.add(CLAUSES, MORE, 0, 7, 1)
    force.add(CLAUSES, LESS, 0, 8, 2)
    force.add(CLAUSES, TRAP, 2, 9, 2)
    force.add(CLAUSES, MORE, 1, 7, 2)
    return force


def subjects(force: InForce) -> list[int]:
    return [row[3] for row in force.listed()]


def test_nothing_is_in_force_at_first() -> None:
    force = InForce()
    assert not any(force.asks(point) for point in range(63))
    assert force.next(CLAUSES, DICE_POINT, 0, NONE) == NONE


def test_points_are_asked_for_by_subject() -> None:
    force = filled()
    assert [force.asks(point) for point in (DICE_POINT, BITES_POINT, FORBID_POINT)] == [True, True, False]
    row = force.next(CLAUSES, DICE_POINT, 2, NONE)
    assert (force.clause(row), force.owner(row), force.source(row), force.subject(row)) == (LESS, 0, 8, 2)
    row = force.next(CLAUSES, DICE_POINT, 2, row)
    assert (force.clause(row), force.owner(row)) == (MORE, 1)
    assert force.next(CLAUSES, DICE_POINT, 2, row) == NONE


def test_a_duration_ends_for_one_or_for_all() -> None:
    force = filled()
    force.end(CLAUSES, UNTIL_RAID, 1)
    assert subjects(force) == [2, 2, 2]
    force.end(CLAUSES, UNTIL_ROUND, EVERYBODY)
    assert [row[0] for row in force.listed()] == [TRAP, MORE]
    force.end(CLAUSES, UNTIL_RAID, EVERYBODY)
    assert (force.asks(DICE_POINT), force.asks(BITES_POINT)) == (False, True)


def test_a_card_that_leaves_takes_along_what_it_gave() -> None:
    force = filled()
    force.leave(CLAUSES, 9, 1)
    assert len(force.listed()) == 4, "it lies before another seat"
    force.leave(CLAUSES, 9, 2)
    assert [row[0] for row in force.listed()] == [MORE, LESS, MORE]
    assert not force.asks(BITES_POINT)


def test_a_clone_is_independent() -> None:
    force = filled()
    copy = force.clone()
    copy.end(CLAUSES, UNTIL_RAID, EVERYBODY)
    copy.add(CLAUSES, LESS, 1, 1, 1)
    assert force.listed() == filled().listed()
    assert subjects(copy) == [2, 2, 1]
