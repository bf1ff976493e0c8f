"""Work on several processes: all of it done once, errors told, nobody left behind."""

import os
import signal
import time
from collections.abc import Generator
from multiprocessing import active_children

import pytest

from wildtable.engine.refusal import BadOption
from wildtable.lab.pool import WorkerGone, on_processes


def square(number: int) -> int:
    return number * number


def refuse_three(number: int) -> int:
    if number == 3:
        raise BadOption("Three is refused.")
    return number


def end_oneself(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def never_end(number: int) -> int:
    time.sleep(3600 * number)
    return number


def process_of(number: int) -> int:
    return os.getpid()


@pytest.mark.parametrize("jobs", [1, 2, 3, 100])
def test_every_lot_is_done_once(jobs: int) -> None:
    assert sorted(on_processes(square, range(20), jobs)) == [number**2 for number in range(20)]
    assert list(on_processes(square, [], jobs)) == []


def test_a_single_process_is_this_one() -> None:
    here = os.getpid()
    assert set(on_processes(process_of, range(5), 1)) == {here}
    assert set(on_processes(process_of, range(1), 8)) == {here}
    assert here not in set(on_processes(process_of, range(5), 2))


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_is_that_of_the_work(jobs: int) -> None:
    with pytest.raises(BadOption, match="Three is refused") as caught:
        list(on_processes(refuse_three, range(10), jobs))
    told = "".join(getattr(caught.value, "__notes__", []))
    assert ("refuse_three" in told) is (jobs > 1)  # where it happened is told across processes
    assert active_children() == []


def test_a_worker_that_is_gone_is_noticed() -> None:
    with pytest.raises(WorkerGone, match="ended from outside"):
        list(on_processes(end_oneself, range(10), 2))
    assert active_children() == []


def test_whoever_stops_waits_for_nobody() -> None:
    batches = on_processes(never_end, [0, 1, 1, 1], 2)
    assert next(batches) == 0
    assert len(active_children()) == 2
    assert isinstance(batches, Generator)
    batches.close()
    assert active_children() == []
