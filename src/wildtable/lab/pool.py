"""Work on several processes: batches in no fixed order, and nobody left behind when somebody stops.

Each worker has a pipe of its own and no more than one batch. Unlike in `concurrent.futures` there is no
thread and no lock on our side: an interrupt at a bad moment left a lock held there, and the program never
ended.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from signal import SIG_IGN, SIGINT, signal
from traceback import format_exc
from typing import Any, TypeVar

from wildtable.engine.refusal import WildtableError

Batch = TypeVar("Batch")
Done = TypeVar("Done")


class WorkerGone(WildtableError):
    """Somebody else ended a worker."""


def on_processes(work: Callable[[Batch], Done], batches: Sequence[Batch], jobs: int) -> Iterator[Done]:
    """What `work` makes of every batch, on up to that many processes; a single one is this one."""
    jobs = min(jobs, len(batches))
    if jobs <= 1:
        yield from map(work, batches)
    else:
        yield from _on_other_processes(work, batches, jobs)


def _on_other_processes(work: Callable[[Batch], Done], batches: Sequence[Batch], jobs: int) -> Iterator[Done]:
    """Whoever stops early waits for no batch."""
    workers: list[Process] = []
    pipes: list[Connection] = []
    to_do = iter(batches)
    try:
        for _ in range(jobs):
            ours, theirs = Pipe()
            workers.append(Process(target=_serve, args=(work, theirs), daemon=True))
            workers[-1].start()
            theirs.close()
            pipes.append(ours)
            _give(ours, list(islice(to_do, 1)))
        while pipes:
            for pipe in wait(pipes):
                assert isinstance(pipe, Connection)
                done = _answer(pipe)
                following = list(islice(to_do, 1))
                _give(pipe, following)
                if not following:
                    pipes.remove(pipe)
                yield done
    except BaseException:
        for worker in workers:
            if worker.is_alive():
                worker.kill()  # it holds nothing that could be lost
        raise
    finally:
        for worker in workers:
            if worker.pid is not None:
                worker.join()


def _give(pipe: Connection, batches: list[Batch]) -> None:
    """Give a worker its next batch; none at all lets it end."""
    with _noticing_loss():
        pipe.send(batches)


def _answer(pipe: Connection) -> Any:
    """What a worker made of its batch; raises what it raised."""
    with _noticing_loss():
        done, error, where = pipe.recv()
    if error is not None:
        error.add_note(f"In a worker:\n{where}")  # here, because a native error loses its notes on the way
        raise error
    return done


@contextmanager
def _noticing_loss() -> Iterator[None]:
    try:
        yield
    except (EOFError, OSError) as error:
        raise WorkerGone(
            "A process at work was ended from outside: try again, with fewer --jobs if memory is short."
        ) from error


def _serve(work: Callable[[Batch], Done], pipe: Connection) -> None:
    """A worker: one batch after the other, until there is none.

    Ctrl-C reaches every process of a terminal; it is enough if one of them says so.
    """
    signal(SIGINT, SIG_IGN)
    while batches := pipe.recv():
        try:
            pipe.send((work(batches[0]), None, ""))
        except Exception as error:
            pipe.send((None, error, format_exc()))
