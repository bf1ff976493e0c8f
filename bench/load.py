"""Load on one server over loopback: tables with two sockets each, random legal moves, every one stored.

    python bench/load.py --tables 500 --seconds 20                      # everybody moves once a second
    python bench/load.py --tables 100 --saturate                        # as fast as the server answers
    python bench/load.py --tables 100 --saturate --game wildlands       # reaction windows close at once

Says how long it takes from a move sent to the new table at the other seat's socket (in a game with secrets to
its own answer), how many moves were stored a second and what processor time they took, and what the server's
memory grew by for each table that is in it: those of games that are over stay for some seconds, and there are
many where everybody moves as fast as possible. Server and clients are two processes, which share the machine:
what the clients take for a move is told too. Prints JSON.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, cast

import httpx
import msgspec
import uvloop

from wildtable.compiled import is_compiled
from wildtable.games import load as load_game

AT_ONCE = 50


class Told(msgspec.Struct):
    """The little that a client of this bench reads of a message."""

    t: str
    id: str = ""
    version: int = 0
    asked: list[int] = []
    legal: list[tuple[str, msgspec.Raw, msgspec.Raw]] = []
    seat: int | None = None
    result: dict[str, Any] | None = None
    rematch: str | None = None
    error: str = ""


read = msgspec.json.Decoder(Told).decode


class Wire(asyncio.Protocol):
    """A WebSocket with nothing but text frames, so that the clients cost less than the server."""

    def __init__(self, request: bytes, tell: Callable[[bytes], None]) -> None:
        self.request = request
        self.tell = tell
        self.data = b""
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open:
            head, found, rest = self.data.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self.open, self.data = True, rest
            self.send({"t": "hello", "version": 0})
        while len(self.data) >= 2:
            size, start = self.data[1], 2
            if size == 126:
                size, start = int.from_bytes(self.data[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self.data[2:10], "big"), 10
            if len(self.data) < start + size:
                return
            frame, self.data, kind = self.data[start : start + size], self.data[start + size :], self.data[0]
            if kind & 15 == 1:
                self.tell(frame)

    def send(self, message: dict[str, Any]) -> None:
        data = msgspec.json.encode(message)
        length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.transport.write(b"\x81" + length + b"\0\0\0\0" + data)


class Pair:
    """One table with a socket at each seat."""

    def __init__(self, load: "Load", name: str) -> None:
        self.load = load
        self.name = name
        self.wires: list[Wire] = []
        self.told: list[Told | None] = [None, None]
        self.sent = 0.0
        self.mover = -1
        self.open: set[str] = set()
        self.moves = 0

    async def join(self, name: str) -> None:
        """Open both sockets."""
        self.name = name
        self.told = [None, None]
        self.open = set()
        for wire in self.wires:
            wire.transport.close()
        self.wires = []
        for who in range(2):
            _, wire = await asyncio.get_running_loop().create_connection(
                lambda who=who: Wire(self.load.request(self.name, who), lambda data: self.hear(who, data)),  # type: ignore[misc]
                self.load.host,
                self.load.port,
            )
            self.wires.append(wire)

    def hear(self, who: int, data: bytes) -> None:
        now = perf_counter()
        told = read(data)
        if told.t in ("ok", "no"):
            self._answered(told, now)
        elif told.t == "table":
            self._shown(who, told, now)
        if self.load.saturate and not self.open:
            self.move()

    def _answered(self, told: Told, now: float) -> None:
        """A move is stored; or it is not allowed any more, for the other seat was quicker."""
        assert told.t == "ok" or "Too late" in told.error or "not allowed" in told.error, told.error
        self.open.discard("ok")
        if told.t == "no":
            self.open.clear()
        elif self.load.secrets and told.id.isdecimal():
            self.load.latencies.append(now - self.sent)

    def _shown(self, who: int, told: Told, now: float) -> None:
        before = self.told[who]
        self.told[who] = told
        if told.rematch is not None:
            if who == 1:
                self.load.start(self.join(told.rematch))
        elif told.result is not None and (before is None or before.result is None):
            self.wires[who].send({"t": "rematch", "id": f"r{who}"})
        elif "other" in self.open and who != self.mover and (before is None or told.version > before.version):
            self.load.latencies.append(now - self.sent)
            self.open.discard("other")

    def move(self) -> None:
        """Whoever is asked plays something, if the last move was stored and, without secrets, told."""
        asked = [who for who, told in enumerate(self.told) if told is not None and told.asked and told.legal]
        if not asked or self.open or self.load.stopped or None in self.told:
            return
        who = random.choice(asked)
        told = self.told[who]
        assert told is not None
        text = random.choice(told.legal)[0]
        self.moves += 1
        self.load.moves += 1
        self.mover, self.sent = who, perf_counter()
        self.open = {"ok"} if self.load.secrets else {"ok", "other"}
        self.wires[who].send(
            {"t": "act", "id": f"{self.moves}", "version": told.version, "seat": told.seat, "action": text}
        )

    async def once_a_second(self) -> None:
        await asyncio.sleep(random.random())
        while not self.load.stopped:
            self.move()
            await asyncio.sleep(1.0)


class Load:
    """All tables, and what was measured."""

    def __init__(self, host: str, port: int, saturate: bool, game: str) -> None:
        self.host, self.port, self.saturate, self.game = host, port, saturate, game
        self.secrets = load_game(game).secrets
        self.cookies = ["", ""]
        self.latencies: list[float] = []
        self.moves = 0
        self.stopped = True
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def request(self, table: str, who: int) -> bytes:
        place = f"{self.host}:{self.port}"
        lines = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: {place}",
            f"Origin: http://{place}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            f"Cookie: wildtable={self.cookies[who]}",
        ]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    async def tables(self, count: int) -> list[Pair]:
        """Two guests, so many tables, all sockets open."""
        base = f"http://{self.host}:{self.port}"
        people = [httpx.AsyncClient(base_url=base, headers={"Origin": base}, timeout=60) for _ in range(2)]
        for number, person in enumerate(people):
            await person.post("/api/me", json={"name": f"Guest {number}"})
            self.cookies[number] = person.cookies["wildtable"]
        wish = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "open"}], "public": False}

        async def one() -> Pair:
            made = (await people[0].post("/api/tables", json=wish)).json()["id"]
            (await people[1].post(f"/api/tables/{made}/sit", json={"seat": 1})).raise_for_status()
            pair = Pair(self, made)
            await pair.join(made)
            return pair

        pairs: list[Pair] = []
        for first in range(0, count, AT_ONCE):
            pairs += await asyncio.gather(*(one() for _ in range(first, min(count, first + AT_ONCE))))
        for person in people:
            await person.aclose()
        return pairs

    async def loaded(self) -> int:
        """How many tables the server has in its memory."""
        async with httpx.AsyncClient(base_url=f"http://{self.host}:{self.port}", timeout=60) as http:
            lines = (await http.get("/metrics")).text.splitlines()
        return int(next(line.split()[1] for line in lines if line.startswith("wildtable_tables_loaded ")))

    async def run(self, count: int, seconds: float, server: int) -> dict[str, object]:
        small = _memory(server)
        pairs = await self.tables(count)
        await asyncio.sleep(1.0)
        self.stopped = False
        began, used, own = perf_counter(), _cpu(server), process_time()
        for pair in pairs:
            if self.saturate:
                pair.move()
            else:
                self.start(pair.once_a_second())
        await asyncio.sleep(seconds)
        self.stopped = True
        took = perf_counter() - began
        own = process_time() - own
        user, system = (after - before for before, after in zip(used, _cpu(server), strict=True))
        grown, loaded = _memory(server) - small, await self.loaded()
        measured = sorted(self.latencies)
        return {
            "game": self.game,
            "tables": count,
            "compiled": is_compiled(),
            "seconds": round(took, 1),
            "moves": len(measured),
            "moves_per_s": round(len(measured) / took),
            "p50_ms": round(1000 * measured[len(measured) // 2], 2),
            "p99_ms": round(1000 * measured[len(measured) * 99 // 100], 2),
            "moves_per_server_cpu_s": round(len(measured) / (user + system)),
            "server_cpu_us_per_move": round(1e6 * (user + system) / len(measured)),
            "of_that_in_the_system_us": round(1e6 * system / len(measured)),
            "clients_cpu_us_per_move": round(1e6 * own / len(measured)),
            "tables_in_memory": loaded,
            "kb_per_table": round(grown / loaded),
            "worst_ms": round(1000 * measured[-1], 2),
        }


def serve(data: Path) -> None:
    """The server's side: as `wildtable serve`, but nobody is too fast."""
    import uvicorn

    from wildtable.server.app import Application
    from wildtable.server.run import config_for
    from wildtable.server.settings import without_limits

    server = uvicorn.Server(
        config_for(Application(without_limits(data, pauses=0.0)), port=int(os.environ["LOAD_PORT"]))
    )
    profile = os.environ.get("LOAD_PROFILE")
    if profile is None:
        server.run()
        return
    import cProfile
    import signal

    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it again when it has stopped
    profiler = cProfile.Profile()
    profiler.runcall(server.run)
    profiler.dump_stats(profile)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--saturate", action="store_true")
    parser.add_argument("--game", default="wylde_hunt")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve is not None:
        serve(asked.serve)
        return
    port = 20_000 + os.getpid() % 20_000
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", folder]
        server = subprocess.Popen(command, env={**os.environ, "LOAD_PORT": str(port)})
        try:
            _wait_for(port)
            gc.disable()  # a pause of the clients would count as one of the server
            load = Load("127.0.0.1", port, asked.saturate, asked.game)
            measured = uvloop.run(load.run(asked.tables, asked.seconds, server.pid))
            print(json.dumps(measured, indent=2))
        finally:
            server.terminate()
            server.wait(30)


def _cpu(pid: int) -> tuple[float, float]:
    """The seconds of processor time that a process has used, by itself and in the system."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    return int(fields[11]) / ticks, int(fields[12]) / ticks


def _memory(pid: int) -> int:
    """The memory of a process in kilobytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS:")))


def _wait_for(port: int) -> None:
    for _ in range(200):
        try:
            httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=10)
        except httpx.TransportError:
            asyncio.run(asyncio.sleep(0.05))
        else:
            return
    raise SystemExit("The server does not answer.")


if __name__ == "__main__":
    main()
