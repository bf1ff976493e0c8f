"""What a stored move costs the server besides sockets and disk, and where that goes.

    python bench/moves.py [--game wildlands] [--seats 2] [--moves 3000]

Plays at random with everybody looking on, as `Live` does: the command, the statements that store it, the
message for every seat, encoded. Microseconds of processor time a move by part, without the slowest tenth.
Prints JSON.
"""

import argparse
import json
from time import thread_time_ns

from wildtable.compiled import is_compiled
from wildtable.engine.options import read_options
from wildtable.engine.rng import Rng
from wildtable.games import load
from wildtable.server.journal import Journal
from wildtable.server.message import show_table
from wildtable.server.wire import encode
from wildtable.table.seat import PERSON, Seat
from wildtable.table.table import Table

PARTS = ("command", "journal", "message", "encoding")


class Bench:
    """One table after another until there are enough moves."""

    def __init__(self, game: str, seats: int, seed: int) -> None:
        self.game = load(game)
        self.seats = seats
        self.rng = Rng(seed)
        self.spent: dict[str, list[int]] = {part: [] for part in PARTS}
        self.moves = self.lines = self.bytes = 0

    def run(self, moves: int) -> dict[str, object]:
        while self.moves < moves:
            self.play(moves)
        parts = {part: trimmed(spent) for part, spent in self.spent.items()}
        return {
            "game": self.game.name,
            "seats": self.seats,
            "compiled": is_compiled(),
            "moves": self.moves,
            "lines_per_move": round(self.lines / self.moves, 2),
            "bytes_per_message": round(self.bytes / self.moves / self.seats),
            "us_per_move": parts,
            "us_in_all": round(sum(parts.values()), 1),
        }

    def play(self, moves: int) -> None:
        options = read_options(self.game.options, {}, self.seats)
        seats = [Seat(PERSON, person=f"p{n}", name=f"P{n}") for n in range(self.seats)]
        table = Table(self.game, options, seats, bytes(32))
        table.start()
        journal = Journal("bench")
        known = [0] * self.seats
        here = {seat.person for seat in seats}
        table.advance(0.0)
        now = 0.0
        while table.result() is None and self.moves < moves:
            now += 1.0
            owing = table.owes()
            seat = owing[self.rng.below(len(owing))]
            match = table.match
            assert match is not None
            legal = match.state.legal(seat)
            text = self.game.format(match.state, seat, int(legal[self.rng.below(len(legal))]))
            first = thread_time_ns()
            lines = table.act(seat, text, now, match.version(seat))
            second = thread_time_ns()
            journal.add(table, lines)
            third = thread_time_ns()
            messages = []
            for viewer in range(self.seats):
                messages.append(show_table(table, f"p{viewer}", viewer, known[viewer], here, now))
                known[viewer] = messages[-1].version
            fourth = thread_time_ns()
            frames = [encode(message) for message in messages]
            fifth = thread_time_ns()
            times = (first, second, third, fourth, fifth)
            for part, began, ended in zip(PARTS, times, times[1:], strict=False):
                self.spent[part].append(ended - began)
            self.moves += 1
            self.lines += len(lines)
            self.bytes += sum(map(len, frames))


def trimmed(times: list[int]) -> float:
    """The mean of all but the slowest tenth, in microseconds."""
    kept = sorted(times)[: len(times) * 9 // 10]
    return round(sum(kept) / len(kept) / 1000, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", default="wildlands")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--moves", type=int, default=3000)
    asked = parser.parse_args()
    print(json.dumps(Bench(asked.game, asked.seats, 7).run(asked.moves), indent=2))


if __name__ == "__main__":
    main()
