"""What the server counts, in the text form that Prometheus reads."""

import asyncio
import logging
from bisect import bisect_left
from collections import Counter
from typing import Any

LOOK_EVERY = 0.2
"""Seconds between two looks at the loop."""

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Durations:
    """A histogram of seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        so_far, lines = 0, [f"# TYPE {name} histogram"]
        for bound, count in zip((*BOUNDS, "+Inf"), self.counts, strict=True):
            so_far += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {so_far}')
        return [*lines, f"{name}_sum {self.total:.6f}", f"{name}_count {so_far}"]


class Metrics(logging.Handler):
    """Counts while the server runs; as a handler of the log it counts errors too."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.moves = Durations()
        self.late = Durations()
        self.refused = 0
        self.errors = 0
        self.answers: Counter[int] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        self.errors += 1

    async def watch(self) -> None:
        """See how late the loop is, for ever: so long everybody waits."""
        now = asyncio.get_running_loop().time
        while True:
            due = now() + LOOK_EVERY
            await asyncio.sleep(LOOK_EVERY)
            self.late.add(max(0.0, now() - due))

    def text(self, app: Any) -> str:
        """Everything counted, and how things stand at this moment."""
        sharing, store = app.thinkers.sharing, app.store
        lines = self.moves.lines("wildtable_move_seconds")
        lines += self.late.lines("wildtable_loop_late_seconds")
        lines += _one("wildtable_moves_refused_total", "counter", self.refused)
        lines += _one("wildtable_errors_total", "counter", self.errors)
        lines += ["# TYPE wildtable_http_requests_total counter"]
        lines += [
            f'wildtable_http_requests_total{{status="{status}"}} {count}'
            for status, count in sorted(self.answers.items())
        ]
        lines += _one("wildtable_stored_statements_total", "counter", store.statements)
        lines += _one("wildtable_commits_total", "counter", store.commits)
        lines += _one("wildtable_store_waiting", "gauge", len(store.waiting))
        lines += _one("wildtable_tables_loaded", "gauge", len(app.hub.live))
        lines += _one("wildtable_sockets", "gauge", app.door.sockets_of_address.total())
        lines += _one("wildtable_bots_thinking", "gauge", sharing.thinking)
        lines += _one("wildtable_bots_waiting", "gauge", len(sharing.waiting))
        lines += _one("wildtable_bots_without_answer_total", "counter", app.thinkers.failures)
        return "\n".join(lines) + "\n"


def _one(name: str, kind: str, value: int) -> list[str]:
    return [f"# TYPE {name} {kind}", f"{name} {value}"]
