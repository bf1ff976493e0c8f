"""What each seat may see, from an allow-list; and a full state pictured from such a view.

A view has the shape of a position document. Of other players it has only what lies open: sizes instead of
hands and decks, `hidden` without the space.
"""

from typing import Any

from wildtable.engine import window
from wildtable.engine.state import View
from wildtable.games.wildlands import actions, frames
from wildtable.games.wildlands.cards import CardSet
from wildtable.games.wildlands.events import numbers, seat_name
from wildtable.games.wildlands.position import (
    card_texts,
    marker_name,
    write_characters,
    write_public_step,
)
from wildtable.games.wildlands.rules.asked import owes
from wildtable.games.wildlands.state import NOBODY, Data


def view_of(s: Data, seat: int | None) -> View:
    """The allow-list of Wildlands (ledger of hidden information); `None` is a spectator.

    WL-RULING-04.
    """
    view: View = {
        "game": "wildlands",
        "seat": seat,
        "step": frames.step_name(s),
        "options": s.settings.options,
        "map": s.settings.map_document,
        "active": marker_name(frames.active(s)),
        "acting": marker_name(frames.acting(s)),
        "turns": int(s.turns),
        "quiet": int(s.quiet),
        "known": numbers(s.known),
        "players": [view_player(s, other, other == seat) for other in range(s.seats)],
    }
    view |= write_public_step(s)
    if seat is not None:
        view["asks_you"] = owes(s, seat)
        if frames.due(s) == frames.WINDOW and window.has_answered(s.stack, seat):
            wants = window.answer_of(s.stack, seat) == actions.INTERRUPT
            view["your_answer"] = "interrupt" if wants else "pass"
    return view


def view_player(s: Data, seat: int, own: bool) -> dict[str, object]:
    """A player as the owner or as anybody else sees it.

    WL-SETUP-08, WL-SCORE-02.
    """
    if s.faction[seat] == NOBODY:
        return {}
    cards = s.cards(seat)
    player: dict[str, object] = {
        "faction": s.settings.faction_documents[s.faction[seat]],
        "characters": write_characters(s, seat, own),
        "hand_size": int(s.hand[seat]).bit_count(),
        "deck_size": int(s.deck[seat]).bit_count(),
        "discard_size": int(s.discard[seat]).bit_count(),
        "aside": card_texts(cards, s.aside[seat]),
        "shards": numbers(s.shards[seat]),
        "points": int(s.points[seat]),
        "dealt_count": int(s.dealt[seat]).bit_count() if frames.map_cards_held(s) else 0,
    }
    if own or s.settings.open_discards:
        player["discard"] = card_texts(cards, s.discard[seat])
    if own:
        player["hand"] = card_texts(cards, s.hand[seat])
        if frames.map_cards_held(s):
            player["dealt"] = numbers(s.dealt[seat])
    return player


def picture(view: View, cards: list[CardSet], size: int) -> dict[str, object]:
    """Some position document that agrees with a view; what is unknown is filled in plainly.

    `cards` are the card sets of the players. Drawing the unknown at random is the next step (`redraw`).
    """
    seen: Any = view
    taken = set(seen["known"])
    for player in seen["players"]:
        taken.update(player.get("dealt", []))
        own = [str(where) for where in player.get("characters", {}).values()]
        taken.update(int(where[7:]) for where in own if where.startswith("hidden "))
    unseen = [number for number in range(1, size + 1) if number not in taken]
    begun = seen["step"] not in ("faction", "deal", "assign")
    players = [
        _picture_player(player, own, unseen, begun)
        for player, own in zip(seen["players"], cards, strict=True)
    ]
    document: dict[str, object] = {"at": seen["step"], "players": players}
    for name in ("map", "active", "acting", "turns", "quiet", "known", *_STEP_FIELDS):
        if name in seen:
            document[name] = seen[name]
    if "your_answer" in seen:
        own_name = seat_name(seen["seat"])
        document["answered"] = [own_name]
        document["wants"] = [own_name] if seen["your_answer"] == "interrupt" else []
    return document


_STEP_FIELDS = ("tied", "asked", "after_end", "draw", "attack", "defender", "winners", "reason")


def _picture_player(
    player: dict[str, Any], own: CardSet, unseen: list[int], begun: bool
) -> dict[str, object]:
    if "faction" not in player:
        return {}
    pictured = {name: player[name] for name in ("faction", "shards", "points", "aside")}
    left = [own.text(card) for card in range(own.size)]
    for text in [*player["aside"], *player.get("discard", []), *player.get("hand", [])]:
        left.remove(text)
    if "discard" in player:
        pictured["discard"] = player["discard"]
    else:
        pictured["discard"], left = left[: player["discard_size"]], left[player["discard_size"] :]
    pictured["hand"] = player.get("hand", left[: player["hand_size"]])
    dealt = player.get("dealt")
    pictured["dealt"] = [unseen.pop() for _ in range(player["dealt_count"])] if dealt is None else dealt
    pictured["characters"] = {
        slot: f"hidden {unseen.pop()}" if where == "hidden" and begun else where
        for slot, where in player["characters"].items()
    }
    return pictured
