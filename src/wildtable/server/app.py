"""The whole server as one ASGI application: sockets, requests and files, each behind the same checks."""

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException

from wildtable.engine.refusal import WildtableError
from wildtable.server.api import COMPRESSED, House, api, collapse, misread, problem, refuse, stumble
from wildtable.server.datafile import DATABASE
from wildtable.server.doorkeeper import Doorkeeper, address_of
from wildtable.server.hub import Hub
from wildtable.server.identity import load_key
from wildtable.server.limits import LONGEST_BODY
from wildtable.server.listing import prepare
from wildtable.server.logs import log, tell
from wildtable.server.metrics import Metrics
from wildtable.server.origin import SECURITY, Headers, headers_of, known_host, policy, same_origin
from wildtable.server.probes import answer_probe
from wildtable.server.settings import Settings
from wildtable.server.shelf import Shelf
from wildtable.server.socket import Sockets
from wildtable.server.static import Files
from wildtable.server.store import Store
from wildtable.server.thinkers import Thinkers

STRANGE = (
    "This server does not go by that name. Whoever runs it can start it with `wildtable serve --name NAME`, "
    "where NAME is what stands in the address bar."
)
SAFE = ("GET", "HEAD", "OPTIONS")


class Application:
    """Litestar answers the requests; what must be lean or strict stands before it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.data / DATABASE)
        key = load_key(settings.data)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)
        self.hub = Hub(self.store, self._shelf(), self.thinkers, settings)
        self.door = Doorkeeper(settings)
        self.metrics = Metrics()
        self.sockets = Sockets(self.hub, key, self.door, self.metrics, settings)
        self.files = Files(settings.static)
        self.litestar = Litestar(
            route_handlers=[api()],
            lifespan=[self._running],
            exception_handlers={
                WildtableError: refuse,
                HTTPException: stumble,
                RecursionError: misread,
                UnicodeDecodeError: misread,
                Exception: collapse,
            },
            request_max_body_size=LONGEST_BODY,
            compression_config=CompressionConfig(
                "gzip", minimum_size=2000, gzip_compress_level=5, exclude_opt_key=COMPRESSED
            ),
            openapi_config=None,
            logging_config=None,
        )
        self.litestar.state.house = House(self.store, self.hub, self.door, key)
        self.litestar.state.used_links = set()

    def _shelf(self) -> Shelf:
        try:
            shelf = Shelf(self.store, self.settings.data / "content", self.settings.pack)
            prepare(shelf)
            self.store.write_at_start(shelf.statements())
            return shelf
        except BaseException:
            self.store.close()
            raise

    @contextlib.asynccontextmanager
    async def _running(self, _: Litestar) -> AsyncIterator[None]:
        watching = (self.sockets.watch(), self.metrics.watch())
        working = (self.hub.sweep(), self.hub.wake_bots(), self.hub.catch_up(), *watching)
        beside = [asyncio.create_task(work) for work in working]
        gc.freeze()
        gc.set_threshold(50_000, 20, 20)  # a table is many objects, and no cycle when it is put away
        log.addHandler(self.metrics)
        tell("server started")
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await self.hub.close()
            await self.thinkers.close()
            self.store.close()
            tell("server stopped")
            log.removeHandler(self.metrics)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket" and not known_host(headers_of(scope), self.settings.names):
            await send({"type": "websocket.close"})  # before it is accepted: a 403
        elif scope["type"] == "websocket":
            await self.sockets.serve(scope, receive, send)
        elif scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await self.litestar(scope, receive, send)

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        headers = headers_of(scope)
        guarded = self._guarded(send, headers)
        if not known_host(headers, self.settings.names):
            await _send(guarded, 421, [(b"content-type", b"application/json")], problem(STRANGE))
            return
        if not scope["path"].startswith("/api/"):
            status, own, body = answer_probe(self, scope) or self.files.answer(scope["path"], headers)
            if scope["method"] not in ("GET", "HEAD"):
                status, own, body = 405, [(b"allow", b"GET, HEAD")], b""
            await _send(guarded, status, own, body if scope["method"] == "GET" else b"", len(body))
            return
        refused = self._refused(scope, headers)
        if refused is not None:
            status, sentence = refused
            await _send(guarded, status, [(b"content-type", b"application/json")], problem(sentence))
            return
        await self.litestar(scope, receive, guarded)

    def _refused(self, scope: Any, headers: Headers) -> tuple[int, str] | None:
        """What is wrong with a request before anybody looks at what it asks."""
        if scope["method"] not in SAFE:
            if not same_origin(headers):
                return 403, "This request does not come from a page of this server."
            if not headers.get(b"content-type", b"").startswith(b"application/json"):
                return 415, "Requests that change something are JSON: set Content-Type to application/json."
        if not self.door.may_ask(address_of(scope), asyncio.get_running_loop().time()):
            return 429, "Too fast: wait a moment and try again."
        return None

    def _guarded(self, send: Any, headers: Headers) -> Any:
        """The same `send`, with the headers that keep a page to itself; it counts what is answered."""

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                self.metrics.answers[message["status"]] += 1
                own = [*message.get("headers", []), *SECURITY, (b"content-security-policy", policy(headers))]
                if not any(name.lower() == b"cache-control" for name, _ in own):
                    own.append((b"cache-control", b"no-store"))
                message = {**message, "headers": own}
            await send(message)

        return sending


async def _send(
    send: Any, status: int, headers: list[tuple[bytes, bytes]], body: bytes, length: int | None = None
) -> None:
    size = str(len(body) if length is None else length).encode()
    own = headers if status == 304 else [*headers, (b"content-length", size)]
    await send({"type": "http.response.start", "status": status, "headers": own})
    await send({"type": "http.response.body", "body": body})
