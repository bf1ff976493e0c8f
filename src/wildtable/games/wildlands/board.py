"""The map as the rules need it: who is beside whom, which way is up, and what can be seen.

Spaces are counted from 0; the printed number is one more. Sets of spaces are bit masks.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64


class Board:
    """The tables of one map, shared by all states that are played on it."""

    def __init__(
        self,
        name: str,
        neighbours: list[list[int]],
        cover: list[bool],
        high: list[bool],
        sight: list[list[int]],
        reasons: list[list[str]],
        has_gate: bool,
    ) -> None:
        size = len(neighbours)
        self.name = name
        self.has_gate = has_gate
        self.size: i64 = size
        self.cover: i64 = _mask([space for space in range(size) if cover[space]])
        self.high: i64 = _mask([space for space in range(size) if high[space]])
        self.all: i64 = _mask(list(range(size)))
        self.adjacent = vec[i64](_mask(beside) for beside in neighbours)
        climbs = [
            [there for there in beside if high[there] and not high[here]]
            for here, beside in enumerate(neighbours)
        ]
        self.up = vec[i64](_mask(spaces) for spaces in climbs)
        self.level_steps = _rows(
            [[t for t in beside if t not in climbs[h]] for h, beside in enumerate(neighbours)]
        )
        self.up_steps = _rows(climbs)
        self.flight_goals = _rows([_flight(neighbours, here) for here in range(size)])
        self.distance = _distances(neighbours)
        self.sight = vec[i64](_mask([there for there in range(size) if row[there] >= 0]) for row in sight)
        self.near = vec[i64](_mask([there for there in range(size) if 0 <= row[there] <= 1]) for row in sight)
        self._reasons = reasons

    def why_unseen(self, here: int, there: int) -> str:
        """The rule by which one space is not seen from another; "" where it is seen.

        A wall is in the way (WL-LOS-02), cover (WL-LOS-03), high ground above low ground (WL-LOS-05) or other
        high ground (WL-LOS-06), every line touches a corner (WL-RULING-53), or the gate is closed
        (WL-RULING-57).
        """
        return self._reasons[here][there]


WIDTH: Final = 32


def leads(rows: "vec[i64]", here: i64, goal: i64) -> bool:
    """Is that goal in the row of a space?"""
    i = here * WIDTH
    while rows[i] >= 0:
        if rows[i] == goal:
            return True
        i += 1
    return False


def _rows(lists: list[list[int]]) -> "vec[i64]":
    """Lists of spaces side by side, each ended by -1: row h begins at h * WIDTH."""
    rows = vec[i64]()
    for spaces in lists:
        for i in range(WIDTH):
            rows = append(rows, sorted(spaces)[i] if i < len(spaces) else -1)
    return rows


def _distances(neighbours: list[list[int]]) -> "vec[i64]":
    """Steps on foot between any two spaces, row by row; only bots ask for them."""
    table = vec[i64]()
    for start in range(len(neighbours)):
        steps = {start: 0}
        front = [start]
        while front:
            beyond = [there for here in front for there in neighbours[here] if there not in steps]
            for there in beyond:
                steps[there] = steps[front[0]] + 1
            front = list(dict.fromkeys(beyond))
        for there in range(len(neighbours)):
            table = append(table, steps[there])
    return table


def _mask(spaces: list[int]) -> int:
    return sum(1 << space for space in set(spaces))


def _flight(neighbours: list[list[int]], here: int) -> list[int]:
    """Where one or two steps lead, the start too if it can be left (WL-FLY-01, WL-RULING-25)."""
    beyond = {there for first in neighbours[here] for there in neighbours[first]}
    return sorted(beyond | set(neighbours[here]))
