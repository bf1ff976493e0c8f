"""The HTTP requests; each is a short door."""

import asyncio
import gzip
from time import time
from typing import Any

import msgspec
from litestar import Request, Response, Router, get, patch, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from wildtable.engine.guide import UnknownPicture
from wildtable.engine.lesson import UnknownLesson
from wildtable.engine.refusal import WildtableError
from wildtable.engine.texts import UnknownLanguage
from wildtable.games import UnknownGame
from wildtable.server import identity, lessons, listing, lobby
from wildtable.server.demo import demo_of
from wildtable.server.doorkeeper import Doorkeeper, address_of
from wildtable.server.finished import finished_of
from wildtable.server.forgetting import forget
from wildtable.server.hub import Hub
from wildtable.server.limits import TooMuch, clean_entropy
from wildtable.server.live import Live
from wildtable.server.logs import tell, tell_stumble
from wildtable.server.names import clean_name
from wildtable.server.origin import headers_of, is_secure
from wildtable.server.pages import (
    ChapterText,
    Commitment,
    FinishedTable,
    LessonAct,
    LessonAnswer,
    LessonShown,
    LessonWhy,
    Link,
    ListedGame,
    ListedLesson,
    ListedTable,
    Me,
    Name,
    NewTable,
    Picture,
    Problem,
    SeatChange,
    Sit,
    StandUp,
    TableId,
    Tables,
)
from wildtable.server.shelf import GoneContent
from wildtable.server.store import NotStored, Store
from wildtable.server.stored import Damaged, UnknownTable
from wildtable.server.wire import Why
from wildtable.table.entry import Unreadable

Ask = Request[Any, Any, State]
COMPRESSED = "compressed"
"""The mark of an answer that is kept compressed, which must not be compressed again."""


class NotKnown(WildtableError):
    """Somebody without a name."""


class House:
    """What the requests need: kept as the app's state."""

    def __init__(self, store: Store, hub: Hub, door: Doorkeeper, key: bytes) -> None:
        self.store = store
        self.hub = hub
        self.door = door
        self.key = key


def _house(request: Ask) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


def _now() -> float:
    return asyncio.get_running_loop().time()


def _maybe(request: Ask) -> Me | None:
    """Who asks, if they have a name here."""
    house = _house(request)
    person = identity.person_in(house.key, request.headers.get("cookie", ""))
    found = house.store.read("SELECT id, name FROM people WHERE id = ?", (person,)) if person else []
    return Me(*found[0]) if found else None


def _who(request: Ask) -> Me:
    me = _maybe(request)
    if me is None:
        raise NotKnown("Say your name first.")
    return me


def _with_cookie(request: Ask, me: Me) -> Response[Me]:
    secure = is_secure(request.scope, headers_of(request.scope))
    return Response(me, headers={"set-cookie": identity.cookie(_house(request).key, me.id, secure)})


@get("/me")
async def get_me(request: Ask) -> Me | None:
    return _maybe(request)


@post("/me", status_code=200)
async def make_me(request: Ask, data: JSONBody[Name]) -> Response[Me]:
    """A new guest; whoever has a name already keeps the identity and takes the new name."""
    if _maybe(request) is not None:
        return Response(await _rename(request, data))
    me, house = Me(identity.new_id(), clean_name(data.name)), _house(request)
    if not house.door.may_make_guest(address_of(request.scope), _now()):
        raise TooMuch("Too many guests came from your address within an hour: try again later.")
    await house.store.write([("INSERT INTO people VALUES (?, ?, ?)", (me.id, me.name, time()))])
    tell("guest came")
    return _with_cookie(request, me)


@patch("/me")
async def rename_me(request: Ask, data: JSONBody[Name]) -> Me:
    return await _rename(request, data)


async def _rename(request: Ask, data: Name) -> Me:
    me = Me(_who(request).id, clean_name(data.name))
    await _house(request).store.write([("UPDATE people SET name = ? WHERE id = ?", (me.name, me.id))])
    return me


@post("/me/delete", status_code=200)
async def delete_me(request: Ask) -> Response[None]:
    """Delete what the server knows of this guest, and the cookie with it."""
    house, me = _house(request), _who(request)
    await forget(house.hub, me.id)
    secure = is_secure(request.scope, headers_of(request.scope))
    return Response(None, headers={"set-cookie": identity.no_cookie(secure)})


@post("/me/link", status_code=200)
async def make_link(request: Ask) -> Link:
    """A link that takes the identity to another device, once and within ten minutes."""
    me, code = _who(request), identity.new_code()
    values = (identity.code_digest(code), me.id, time() + identity.LINK_SECONDS)
    await _house(request).store.write(
        [("DELETE FROM links WHERE ends < ?", (time(),)), ("INSERT INTO links VALUES (?, ?, ?)", values)]
    )
    return Link(f"/move/{code}")


@post("/move/{code:str}", status_code=200)
async def move_here(request: Ask, code: FromPath[str]) -> Response[Me]:
    """Take the identity of a link; it is used up by that."""
    house, digest = _house(request), identity.code_digest(code)
    found = house.store.read(
        "SELECT p.id, p.name FROM links l JOIN people p ON p.id = l.person WHERE l.code = ? AND l.ends >= ?",
        (digest, time()),
    )
    if not found or digest in request.app.state.used_links:
        raise UnknownTable("This link has been used, or it is older than ten minutes.")
    request.app.state.used_links.add(digest)  # two at once: the disk is slower than the second
    await house.store.write([("DELETE FROM links WHERE code = ?", (digest,))])
    return _with_cookie(request, Me(*found[0]))


@get("/games")
async def get_games(request: Ask) -> list[ListedGame]:
    return listing.listed_games(_house(request).hub.shelf)


@get("/texts/{game:str}/{language:str}", media_type="text/plain")
async def get_texts(game: FromPath[str], language: FromPath[str]) -> str:
    return listing.fluent_of(game, language)


@get("/rules/{game:str}/{language:str}")
async def get_rules(game: FromPath[str], language: FromPath[str]) -> list[ChapterText]:
    return listing.rules_of(game, language)


@get("/content/{game:str}", media_type="application/json")
async def get_content(request: Ask, game: FromPath[str]) -> bytes:
    """The components of new matches."""
    return listing.content_of(_house(request).hub.shelf.now(game))


@get("/content/{game:str}/{digest:str}", media_type="application/json")
async def get_content_of(request: Ask, game: FromPath[str], digest: FromPath[str]) -> Response[bytes]:
    """The components of a match, as its table names them."""
    shelf = _house(request).hub.shelf
    found = await asyncio.to_thread(lambda: listing.content_of(shelf.of(shelf.now(game).name, digest)))
    return Response(found, headers={"cache-control": "max-age=31536000, immutable"})


@get("/lessons/{game:str}")
async def get_lessons(game: FromPath[str]) -> list[ListedLesson]:
    return lessons.lessons_of(game)


@get("/lesson-texts/{game:str}/{language:str}", media_type="text/plain")
async def get_lesson_texts(game: FromPath[str], language: FromPath[str]) -> str:
    return lessons.texts_of(game, language)


@get("/lessons/{game:str}/{lesson:str}/{step:int}")
async def open_lesson(game: FromPath[str], lesson: FromPath[str], step: FromPath[int]) -> LessonShown:
    return lessons.open_step(game, lesson, step)


@post("/lessons/{game:str}/{lesson:str}/{step:int}", status_code=200)
async def act_in_lesson(
    game: FromPath[str], lesson: FromPath[str], step: FromPath[int], data: JSONBody[LessonAct]
) -> LessonAnswer:
    return lessons.act(game, lesson, step, data.action)


@post("/lessons/{game:str}/{lesson:str}/{step:int}/why", status_code=200)
async def ask_in_lesson(
    game: FromPath[str], lesson: FromPath[str], step: FromPath[int], data: JSONBody[LessonWhy]
) -> Why:
    return lessons.why_not(game, lesson, step, data.picked, data.element)


@get("/guide/{game:str}/{language:str}", media_type="text/plain")
async def get_guide(game: FromPath[str], language: FromPath[str]) -> str:
    return lessons.page_of(game, language)


@get("/pictures/{game:str}/{name:str}")
async def get_picture(game: FromPath[str], name: FromPath[str]) -> Picture:
    return lessons.picture_of(game, name)


@get("/demo/{game:str}", media_type="application/json", opt={COMPRESSED: True})
async def get_demo(request: Ask, game: FromPath[str]) -> Response[bytes]:
    """A piece of a game between bots, to be looked at."""
    packed = await asyncio.to_thread(demo_of, _house(request).hub.shelf.now(game))
    headers = {"cache-control": "max-age=3600"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, headers={**headers, "content-encoding": "gzip"})
    return Response(gzip.decompress(packed), headers=headers)


@get("/tables")
async def get_tables(request: Ask) -> Tables:
    hub, me = _house(request).hub, _maybe(request)
    person = me.id if me else ""
    mine = await hub.tables_of(person) if person else []
    return Tables(await hub.open_tables(person), await hub.watched_tables(person), mine)


@get("/finished")
async def get_finished(request: Ask) -> list[FinishedTable]:
    """The games of this person that are over, the last one first."""
    house, me = _house(request), _maybe(request)
    return finished_of(house.store, me.id, house.hub.shelf, house.hub.settings) if me else []


@post("/commitment", status_code=200)
async def promise_draws(request: Ask) -> Commitment:
    """The hash of a fresh secret, for the table that this person makes next."""
    _who(request)
    return Commitment(_house(request).hub.promises.make())


@post("/tables", status_code=201)
async def make_table(request: Ask, data: JSONBody[NewTable]) -> TableId:
    me, house = _who(request), _house(request)
    if not house.door.may_make_table(address_of(request.scope), _now()):
        raise TooMuch("Too many tables were made from your address within an hour: try again later.")
    return TableId(await house.hub.make(data, me.id, me.name))


@get("/tables/{table:str}")
async def get_table(request: Ask, table: FromPath[str]) -> ListedTable:
    me = _maybe(request)
    return (await _house(request).hub.find(table)).listed(me.id if me else "")


@post("/tables/{table:str}/sit", status_code=200)
async def sit_down(request: Ask, table: FromPath[str], data: JSONBody[Sit]) -> ListedTable:
    me = _who(request)
    live = await _house(request).hub.find(table)
    await live.sit(data.seat, me.id, me.name, clean_entropy(data.entropy))
    return live.listed(me.id)


@post("/tables/{table:str}/end", status_code=200)
async def end_table(request: Ask, table: FromPath[str]) -> ListedTable:
    """End a match for good that this program cannot go on with."""
    me = _who(request)
    live = await _house(request).hub.find(table)
    await live.end(me.id)
    return live.listed(me.id)


@post("/tables/{table:str}/seat", status_code=200)
async def change_seat(request: Ask, table: FromPath[str], data: JSONBody[SeatChange]) -> ListedTable:
    me = _who(request)
    live = await _house(request).hub.find(table)
    await lobby.change_seat(live, me.id, data)
    return live.listed(me.id)


@post("/tables/{table:str}/stand", status_code=200)
async def stand_up(request: Ask, table: FromPath[str], data: JSONBody[StandUp]) -> ListedTable:
    me = _who(request)
    live = await _house(request).hub.find(table)
    await lobby.stand_up(live, me.id, data.seat)
    return live.listed(me.id)


@post("/tables/{table:str}/close", status_code=200)
async def close_table(request: Ask, table: FromPath[str]) -> TableId:
    await lobby.close(await _house(request).hub.find(table), _who(request).id)
    return TableId(table)


@get("/tables/{table:str}/record", media_type="text/plain")
async def get_record(table: FromPath[str], request: Ask) -> Response[str]:
    """The whole record of a game that is over, with all that was secret while it ran."""
    hub = _house(request).hub
    live = await hub.find(table)
    try:
        text = await _record_of(live)
    except Unreadable:
        await live.mend()
        text = await _record_of(await hub.find(table))
    return Response(text, headers={"content-disposition": f'attachment; filename="{table}.txt"'})


async def _record_of(live: Live) -> str:
    return await asyncio.to_thread(lambda: live.table.record().text())  # of a long match it is long too


STATUSES = {
    NotKnown: 401,
    UnknownTable: 404,
    UnknownGame: 404,
    GoneContent: 404,
    UnknownLanguage: 404,
    UnknownLesson: 404,
    UnknownPicture: 404,
    Damaged: 410,
    NotStored: 503,
    TooMuch: 429,
}


def misread(_: Ask, error: Exception) -> Response[Problem]:
    """A body that is no JSON, or nested without end."""
    return Response(Problem("The request is not JSON that can be read."), status_code=400)


def refuse(_: Ask, error: WildtableError) -> Response[Problem]:
    """Bad input gets its sentence."""
    return Response(Problem(str(error)), status_code=STATUSES.get(type(error), 400))


def stumble(_: Ask, error: HTTPException) -> Response[Problem]:
    """What the framework has against a request, in our form."""
    sentence = str(error.detail).rstrip(".") + "."
    extra = getattr(error, "extra", None)
    if error.status_code == 400 and isinstance(extra, list) and extra:
        first = extra[0]
        sentence = f"The request is not as it should be: {first.get('key', '')} {first.get('message', '')}."
    return Response(Problem(sentence), status_code=error.status_code)


def collapse(request: Ask, error: Exception) -> Response[Problem]:
    """What nobody expected: noted in the log, and told without its details."""
    tell_stumble(f"{request.method} {request.scope.get('path_template', '')}", error)
    return Response(Problem("The server stumbled over this; it is noted in its log."), status_code=500)


HANDLERS: list[BaseRouteHandler] = [
    get_me,
    make_me,
    rename_me,
    delete_me,
    make_link,
    move_here,
    get_games,
    get_texts,
    get_rules,
    get_content,
    get_content_of,
    get_lessons,
    get_lesson_texts,
    open_lesson,
    act_in_lesson,
    ask_in_lesson,
    get_guide,
    get_picture,
    get_demo,
    get_tables,
    get_finished,
    promise_draws,
    make_table,
    get_table,
    get_record,
    sit_down,
    end_table,
    change_seat,
    stand_up,
    close_table,
]


def api() -> Router:
    """All requests below /api."""
    return Router("/api", route_handlers=HANDLERS)


def problem(sentence: str) -> bytes:
    return msgspec.json.encode(Problem(sentence))
