"""The messages in a game's texts, and the events that they tell."""

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from wildtable.engine.event import Event, seen_events
from wildtable.engine.game import Game


def ids(game: Game, language: str) -> list[str]:
    """The ids of all messages of a language, in the order of its file."""
    source = (game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = FluentParser().parse(source).body
    assert not [entry.content for entry in entries if isinstance(entry, Junk)]
    return [entry.id.name for entry in entries if isinstance(entry, Message)]


def ids_of(game: Game, kind: str) -> set[str]:
    """The ids that begin with a kind."""
    return {name for name in ids(game, "en") if name.startswith(f"{kind}-")}


def different(told: list[Event], *seats: int | None) -> list[dict[str, object]]:
    """What some seats see of some events, each only once."""
    seen = (event for seat in seats for event in seen_events(told, seat))
    return list({msgspec.json.encode(event): event for event in seen}.values())
