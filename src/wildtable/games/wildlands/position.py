"""Data documents: short, readable, everything not named at its default. `reading.py` reads them.

    {"map": "dungeon", "active": "P1",
     "players": [
       {"faction": "guild", "characters": {"1": 12, "2": "hidden 17", "3": {"at": 9, "damage": 1}},
        "hand": ["wild", "1:area 2:ranged open:shield"], "shards": [3, 9], "points": 2},
       {"faction": "gnomads", "characters": {"4": 12}, "hand": []}]}

`map` may be a map document of its own, `faction` an object with `health` and `cards` of its own. A character
that is not named is out (in set-up: hidden); a deck is what is neither in hand, discard pile nor aside. `at`
names the step (`act` if absent).
"""

from mypy_extensions import i64

from wildtable.engine import window
from wildtable.games.wildlands import actions, frames
from wildtable.games.wildlands.cards import FLAGS, SLOTS, CardSet
from wildtable.games.wildlands.events import (
    character_name,
    character_names,
    members,
    numbers,
    seat_name,
    seat_names,
)
from wildtable.games.wildlands.state import (
    HIDDEN,
    NO_SPACE,
    NOBODY,
    OUT,
    REASONS,
    Data,
    character_of,
)

DRAWS = ("setup", "draw-two", "end")
SLOT_NAMES = tuple(str(slot + 1) for slot in range(SLOTS))


def write_position(s: Data) -> dict[str, object]:
    """The document of a position; `reading.read_position` gives it back."""
    document: dict[str, object] = {
        "map": s.settings.map_document,
        "at": frames.step_name(s),
        "active": marker_name(frames.active(s)),
        "acting": marker_name(frames.acting(s)),
        "players": [write_player(s, seat) for seat in range(s.seats)],
        "turns": int(s.turns),
        "quiet": int(s.quiet),
        "known": numbers(s.known),
    }
    document |= write_public_step(s)
    if frames.due(s) == frames.WINDOW:
        answered = s.stack.get(window.ANSWERED)
        wants = [seat for seat in members(answered) if window.answer_of(s.stack, seat) == actions.INTERRUPT]
        document["answered"] = seat_names(answered)
        document["wants"] = [seat_name(seat) for seat in wants]
    return document


def marker_name(seat: int) -> str:
    """Who has the turn or acts; until the first turn documents name the first seat."""
    return seat_name(max(0, seat))


def write_public_step(s: Data) -> dict[str, object]:
    """What everybody sees of the step that is under way."""
    part: dict[str, object] = {}
    if s.tied:
        part["tied"] = True
    due = frames.due(s)
    if due == frames.WINDOW:
        part["asked"] = seat_names(s.stack.get(window.ASKED))
        part["after_end"] = frames.after_end(s)
    if due == frames.DRAW:
        part["draw"] = {
            "seat": seat_name(frames.drawer(s)),
            "left": int(frames.draws_left(s)),
            "for": DRAWS[frames.purpose(s)],
        }
    if frames.attack_runs(s):
        part["attack"] = {
            "flag": FLAGS[frames.attack_flag(s)],
            "by": character_name(frames.attacker(s)),
            "targets": character_names(frames.targets(s)),
            "shielded": character_names(frames.shielded(s)),
        }
        asked = due == frames.DEFEND
        part["defender"] = character_name(frames.defender(s)) if asked else seat_name(s.stack.owner())
    if due == frames.OVER:
        part["winners"] = seat_names(frames.winners(s))
        part["reason"] = REASONS[frames.reason(s)]
    return part


def write_player(s: Data, seat: int) -> dict[str, object]:
    """Everything of one player, secrets too."""
    if s.faction[seat] == NOBODY:
        return {}
    own = s.cards(seat)
    player: dict[str, object] = {
        "faction": s.settings.faction_documents[s.faction[seat]],
        "characters": write_characters(s, seat, True),
        "hand": card_texts(own, s.hand[seat]),
        "discard": card_texts(own, s.discard[seat]),
        "shards": numbers(s.shards[seat]),
        "points": int(s.points[seat]),
    }
    if s.aside[seat]:
        player["aside"] = card_texts(own, s.aside[seat])
    if frames.map_cards_held(s):
        player["dealt"] = numbers(s.dealt[seat])
    return player


def write_characters(s: Data, seat: int, with_secret: bool) -> dict[str, object]:
    """The characters of a seat by slot."""
    first = character_of(seat, 0)
    return {SLOT_NAMES[slot]: write_character(s, first + slot, with_secret) for slot in range(SLOTS)}


def write_character(s: Data, character: i64, with_secret: bool) -> object:
    """A space, `hidden` with or without its space, `out`, or an object with damage."""
    where = s.where[character]
    if where == OUT:
        return "out"
    if where == HIDDEN:
        known = with_secret and s.start[character] != NO_SPACE
        return f"hidden {s.start[character] + 1}" if known else "hidden"
    damage = int(s.damage[character])
    return {"at": int(where) + 1, "damage": damage} if damage else int(where) + 1


def card_texts(own: CardSet, cards: i64) -> list[str]:
    """The texts of a set of cards."""
    texts: list[str] = []
    card: i64 = 0
    while cards != 0:
        if cards & 1:
            texts.append(own.texts[card])
        cards >>= 1
        card += 1
    return texts


def facts_of(s: Data) -> dict[str, object]:
    """What cases may ask: where everybody is, damage, points, shards, hands, piles, and what is under way."""
    seats = range(s.seats)
    picked = [seat for seat in seats if s.faction[seat] != NOBODY]
    facts: dict[str, object] = {
        "active": marker_name(frames.active(s)),
        "acting": marker_name(frames.acting(s)),
        "asked": set(seat_names(window.waiting(s.stack))) if frames.due(s) == frames.WINDOW else set(),
        "characters": {character_name(c): write_character(s, c, False) for c in range(s.seats * SLOTS)},
        "points": {seat_name(seat): int(s.points[seat]) for seat in seats},
        "shards": {seat_name(seat): numbers(s.shards[seat]) for seat in seats},
        "hand": {seat_name(seat): card_texts(s.cards(seat), s.hand[seat]) for seat in picked},
        "hand_size": {seat_name(seat): int(s.hand[seat]).bit_count() for seat in seats},
        "deck_size": {seat_name(seat): int(s.deck[seat]).bit_count() for seat in seats},
        "discard": {seat_name(seat): card_texts(s.cards(seat), s.discard[seat]) for seat in picked},
        "targets": set(character_names(frames.targets(s))) if frames.attack_runs(s) else set(),
        "quiet": int(s.quiet),
        "turns": int(s.turns),
    }
    return facts
