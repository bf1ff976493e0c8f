"""A real server on a free port, and people with real sockets."""

import asyncio
import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from wildtable.engine.rng import Rng
from wildtable.server.app import Application
from wildtable.server.run import config_for
from wildtable.server.settings import without_limits
from wildtable.table.table import Table

PATIENCE = 30.0  # seconds that nothing here comes near

Message = dict[str, Any]


class House:
    """A running server over a data folder; leaving it stops the server as `wildtable serve` would."""

    def __init__(self, data: Path, port: int = 0, proxies: str = "", **changed: Any) -> None:
        self.proxies = proxies
        self.port = port  # 0: any that is free
        self.settings = without_limits(data, **{"pauses": 0.0, **changed})

    def __enter__(self) -> "House":
        self.app = Application(self.settings)
        config = config_for(self.app, self.port, self.proxies)
        self.server = uvicorn.Server(config)
        self.runner = asyncio.Runner(loop_factory=config.get_loop_factory())
        self.thread = threading.Thread(target=self._run)
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive()
            self.thread.join(0.01)
        self.port = self.server.servers[0].sockets[0].getsockname()[1]
        self.host = f"127.0.0.1:{self.port}"
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.should_exit = True
        self.thread.join()

    def _run(self) -> None:
        with self.runner as runner:
            runner.run(self.server.serve())

    def put(self, table: Table) -> str:
        """Bring a table that is already under way; its id."""
        adding = self.app.hub._add(table, public=False)
        return asyncio.run_coroutine_threadsafe(adding, self.runner.get_loop()).result(PATIENCE)

    def restart(self) -> None:
        """Stop, and start again over the same data at the same address."""
        self.__exit__(None, None, None)
        self.__enter__()

    def person(self, name: str) -> "Person":
        return Person(self, name)


def http_client(address: str) -> httpx.Client:
    """Somebody who asks over HTTP. No certificates are loaded: nobody here needs any, and it takes 30 ms."""
    return httpx.Client(base_url=address, headers={"Origin": address}, timeout=PATIENCE, verify=False)


class Person:
    """Somebody with a name and a cookie."""

    def __init__(self, house: House, name: str) -> None:
        self.house = house
        self.http = http_client(f"http://{house.host}")
        if name:
            self.post("/api/me", {"name": name})

    def post(self, path: str, body: object) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def table(self, game: str, *seats: str, options: Message | None = None) -> str:
        """A new table; a seat is `me`, `open` or a bot."""
        wishes = [{"kind": one} if one in ("me", "open") else {"kind": "bot", "bot": one} for one in seats]
        made = self.post("/api/tables", {"game": game, "options": options or {}, "seats": wishes})
        return str(made["id"])

    def against(self, other: "Person", **options: Any) -> str:
        """A table of Wylde Hunt with this person as Seelie and another as Unseelie."""
        table = self.table("wylde_hunt", "me", "open", options={"seelie": "host", **options})
        other.post(f"/api/tables/{table}/sit", {"seat": 1})
        return table

    @contextmanager
    def at(self, table: str, version: int = 0, hello: bool = True) -> Iterator["Chair"]:
        """Sit down at a table's socket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws://{self.house.host}/api/tables/{table}/socket"
        headers = {"Cookie": cookies} if cookies else {}
        origin = Origin(f"http://{self.house.host}")
        with connect(
            address, origin=origin, additional_headers=headers, compression=None, max_queue=None
        ) as socket:
            chair = Chair(socket)
            if hello:
                chair.say(t="hello", version=version)
                chair.until("table")
                while chair.earlier is not None:
                    chair.hear()
            yield chair


class Chair:
    """One side of a socket; remembers the last table it was told and every event."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.told: Message = {}
        self.events: list[Any] = []
        self.heard: list[Message] = []
        self.earlier: int | None = None
        self.frames: list[str | bytes] = []
        self.moves = 0

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Message:
        """The next message."""
        self.frames.append(self.socket.recv(timeout=PATIENCE))
        message: Message = json.loads(self.frames[-1])
        self.heard.append(message)
        if message["t"] == "table":
            self.told = message
            if message["rewound"] is not None:
                self.events = [event for event in self.events if event[0] < message["rewound"]]
            self.events += message["events"]
            self._look_back(message["earlier"])
        elif message["t"] == "past":
            self.events = message["events"] + self.events
            self._look_back(message["earlier"])
        return message

    def _look_back(self, before: int | None) -> None:
        """Ask for what happened before, if there is any."""
        self.earlier = before
        if before is not None:
            self.say(t="past", id=f"past-{before}", before=before)

    def until(self, kind: str, **fields: Any) -> Message:
        """Listen until a message of that kind with those fields comes."""
        while True:
            message = self.hear()
            if message["t"] == kind and all(message[name] == value for name, value in fields.items()):
                return message

    def until_told(self, wanted: Callable[[Message], bool]) -> Message:
        """Listen until the table is as wanted; perhaps it is already."""
        while not (self.told and wanted(self.told)):
            self.hear()
        return self.told

    def until_version(self, version: int) -> Message:
        return self.until_told(lambda told: bool(told["version"] >= version))

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send something with an id and wait for its answer."""
        self.moves += 1
        move = fields.pop("id", f"{id(self)}-{self.moves}")
        self.say(t=kind, id=move, **fields)
        while True:
            message = self.hear()
            if message.get("id") == move:
                return message

    def act(self, action: str, seat: int | None = None, **fields: Any) -> Message:
        """Play for the shown seat, or for another of one's own."""
        chosen = self.told["seat"] if seat is None else seat
        return self.ask("act", seat=chosen, action=action, version=self.told["version"], **fields)

    def now(self) -> Message:
        """Whatever came in the meantime; the table as it is told last."""
        self.say(t="ping")
        self.until("pong")
        return self.told


def play_on(chair: Chair, rng: Rng, moves: int) -> None:
    """Play whatever may be played, from the seats of one person."""
    for _ in range(moves):
        told = chair.until_told(lambda told: bool(told["asked"]) or told["result"] is not None)
        if told["result"] is not None:
            return
        if told["seat"] not in told["asked"]:
            chair.say(t="show", seat=told["asked"][0])
            told = chair.now()
        legal = told["legal"]
        assert chair.act(legal[rng.below(len(legal))][0])["t"] == "ok"
        chair.now()
