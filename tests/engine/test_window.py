"""Windows: sealed answers of several seats at one node."""

from wildtable.engine.window import UNANSWERED, Window


def test_waits_for_those_asked_in_seat_order() -> None:
    window = Window(kind=1, trigger=7, asked=[3, 0], seats=4)
    assert window.waiting() == [0, 3]
    assert [window.waits_for(seat) for seat in range(4)] == [True, False, False, True]
    assert not window.closed()


def test_closes_with_the_last_answer() -> None:
    window = Window(kind=1, trigger=0, asked=[0, 2], seats=3)
    window.answer(2, 5)
    assert window.waiting() == [0]
    assert not window.closed()
    window.answer(0, 0)
    assert window.closed()
    assert list(window.answers) == [0, UNANSWERED, 5]


def test_nobody_asked_is_closed_at_once() -> None:
    assert Window(kind=1, trigger=0, asked=[], seats=3).closed()


def test_kind_and_trigger_are_kept() -> None:
    window = Window(kind=2, trigger=40, asked=[1], seats=2).clone()
    assert (window.kind, window.trigger) == (2, 40)


def test_a_clone_is_independent() -> None:
    window = Window(kind=1, trigger=0, asked=[0, 1], seats=2)
    window.answer(0, 9)
    copy = window.clone()
    copy.answer(1, 8)
    assert copy.closed()
    assert window.waiting() == [1]
    assert list(window.answers) == [9, UNANSWERED]
