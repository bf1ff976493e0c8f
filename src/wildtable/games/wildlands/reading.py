"""Reads a position document (`position.py` writes it); what cannot be is refused (`possible.py`)."""

from collections.abc import Mapping
from typing import Any

from wildtable.engine import window
from wildtable.engine.document import Reader
from wildtable.engine.numbers import NO_NUMBER, number_in
from wildtable.engine.refusal import BadContent, BadPosition
from wildtable.games.wildlands import actions, frames
from wildtable.games.wildlands.actions import NOTHING
from wildtable.games.wildlands.cards import FLAGS, SLOTS, CardSet
from wildtable.games.wildlands.content.factions import HEALTH
from wildtable.games.wildlands.content.library import Extras
from wildtable.games.wildlands.content.maps import MAP_NAMES
from wildtable.games.wildlands.events import character_name, members, seat_name
from wildtable.games.wildlands.frames import STEPS
from wildtable.games.wildlands.position import DRAWS, SLOT_NAMES
from wildtable.games.wildlands.possible import check_possible
from wildtable.games.wildlands.rules.hand import copy_of
from wildtable.games.wildlands.state import (
    FEWEST_SEATS,
    HAND_LIMIT,
    HIDDEN,
    MOST_SEATS,
    NO_SPACE,
    NOBODY,
    OUT,
    REASONS,
    RUNNING,
    Data,
    character_of,
)

SET_UP = ("faction", "deal", "assign")


def players_of(document: Mapping[str, object]) -> list[dict[str, Any]]:
    """The players that a document lists."""
    players = document.get("players")
    if not isinstance(players, list) or not FEWEST_SEATS <= len(players) <= MOST_SEATS:
        raise BadPosition("position: 'players' must list two to four players.")
    for seat, player in enumerate(players):
        if not isinstance(player, dict):
            raise BadPosition(f"position, {seat_name(seat)}: must be an object with named fields.")
    return players


def extras_of(document: Mapping[str, object]) -> Extras:
    """The map and the factions that a document brings along."""
    extras = Extras()
    if "map" in document:
        extras.map_document = document["map"]
        if not isinstance(extras.map_document, dict) and extras.map_document not in MAP_NAMES:
            raise BadPosition(f"position: 'map' must be {' or '.join(MAP_NAMES)}, or a map of its own.")
    for seat, player in enumerate(players_of(document)):
        own = player.get("faction")
        if isinstance(own, dict):
            extras.factions.append(_own_faction(own, f"position, {seat_name(seat)}, faction"))
    return extras


def _own_faction(own: dict[str, Any], place: str) -> dict[str, Any]:
    reader = Reader(own, place)
    cards = reader.texts("cards")
    health = reader.numbers("health")
    reader.text("name", "own")
    reader.done()
    if len(health) != SLOTS or any(number not in HEALTH for number in health) or not cards:
        raise BadPosition(f"{place}: needs 'cards', and 'health' from 1 to {HEALTH[-1]} for five characters.")
    try:
        CardSet(cards)
    except BadContent as error:
        raise BadPosition(f"{place}: {error}") from error
    return own


def read_factions(s: Data, document: Mapping[str, object]) -> None:
    """Give every player the faction that the document names or brings along (WL-SETUP-02)."""
    players = players_of(document)
    brought = sum(isinstance(player.get("faction"), dict) for player in players)
    known = s.settings.faction_names[: len(s.settings.faction_names) - brought]
    next_own = len(known)
    for seat, player in enumerate(players):
        faction = player.get("faction")
        if isinstance(faction, dict):
            s.faction[seat] = next_own
            next_own += 1
        elif "faction" in player:
            if faction not in known:
                raise BadPosition(
                    f"position, {seat_name(seat)}: there is no faction '{faction}': {', '.join(known)}."
                )
            if faction in [other.get("faction") for other in players[:seat]]:
                raise BadPosition(f"position, {seat_name(seat)}: '{faction}' is taken twice (WL-SETUP-02).")
            s.faction[seat] = known.index(str(faction))


def read_position(s: Data, document: Mapping[str, object]) -> None:
    """Give a laid-out position what the document says; raises `BadPosition` for what cannot be."""
    reader = Reader(document, "position")
    reader.read |= {"map", "players"}
    step = reader.choice("at", STEPS, "act")
    read_factions(s, document)
    for seat, player in enumerate(players_of(document)):
        _read_player(s, seat, player, step)
    active = _seat(s, reader.text("active", "P1"))
    acting = _seat(s, reader.text("acting", seat_name(active)))
    s.turns = reader.integer("turns", default=0)
    s.quiet = reader.integer("quiet", default=0)
    s.tied = reader.flag("tied")
    _read_known(s, reader)
    _read_under_way(s, reader, step, active, acting)
    reader.done()
    if frames.active(s) == NOBODY and (active, acting) != (0, 0):
        raise BadPosition(
            "position: before the first turn nobody is active: leave 'active' and 'acting' out."
        )
    check_possible(s)


def _read_known(s: Data, reader: Reader) -> None:
    """Map cards that everybody has seen: those named and those of shards."""
    s.known = _spaces(s, reader, "known")
    for seat in range(s.seats):
        s.known |= s.shards[seat]
    s.undealt = s.board.all & ~s.known
    for seat in range(s.seats):
        s.undealt &= ~s.dealt[seat]
        for slot in range(SLOTS):
            character = character_of(seat, slot)
            if s.where[character] == HIDDEN and s.start[character] != NO_SPACE:
                s.undealt &= ~(1 << s.start[character])


def _read_under_way(s: Data, reader: Reader, step: str, active: int, acting: int) -> None:
    """The stack: a step of set-up alone, else the turn with an interrupter and what is due on top."""
    if step in SET_UP:
        frames.set_up(s, STEPS.index(step))
        return
    frames.push_turn(s, active)
    frames.put_interrupter(s, acting)
    if step == "draw":
        _read_draw(s, reader)
    elif step == "reveal":
        frames.push_reveal(s)
    elif step in ("target", "defend"):
        _read_attack(s, reader)
        if step == "target":
            frames.push_target(s, _seat(s, reader.text("defender")))
        else:
            frames.push_defend(s, _character(s, reader.text("defender")))
    elif step == "window":
        _read_window(s, reader)
    elif step == "over":
        winners = _seats(s, reader, "winners")
        frames.put_over(s, winners, 1 + reader.index("reason", REASONS[RUNNING + 1 :]))


def _read_draw(s: Data, reader: Reader) -> None:
    draw = Reader(_needed(reader, "draw"), "position, draw")
    seat = _seat(s, draw.text("seat"))
    left = draw.integer("left", least=1, most=HAND_LIMIT)
    purpose = draw.index("for", DRAWS)
    draw.done()
    if purpose == frames.FIRST_HAND:
        s.stack.clear()
    frames.push_draw(s, seat, left, purpose)


def _read_attack(s: Data, reader: Reader) -> None:
    attack = Reader(_needed(reader, "attack"), "position, attack")
    flag = attack.index("flag", FLAGS)
    attacker = _character(s, attack.text("by"))
    targets = sum(1 << _character(s, name) for name in attack.different_texts("targets"))
    shielded = [_character(s, name) for name in attack.different_texts("shielded")]
    attack.done()
    frames.push_attack(s, attacker, flag, targets)
    for character in shielded:
        frames.shield(s, character)


def _read_window(s: Data, reader: Reader) -> None:
    trigger = frames.AFTER_END if reader.flag("after_end") else frames.AFTER_ACTION
    asked = _seats(s, reader, "asked")
    answered, wants = _seats(s, reader, "answered"), _seats(s, reader, "wants")
    if answered & ~asked or wants & ~answered:
        raise BadPosition("position: 'answered' must be among 'asked', and 'wants' among 'answered'.")
    frames.push_window(s, asked, trigger)
    for seat in members(answered):
        window.seal(s.stack, seat, actions.INTERRUPT if (wants >> seat) & 1 else actions.PASS)


def _read_player(s: Data, seat: int, document: object, step: str) -> None:
    """One player's characters, cards, shards and points."""
    place = f"position, {seat_name(seat)}"
    reader = Reader(document, place)
    if not reader.has("faction"):
        reader.done()
        return
    own = s.cards(seat)
    characters = reader.part("characters")
    for slot in characters:
        if slot not in SLOT_NAMES:
            raise BadPosition(f"{place}: there is no slot '{slot}', only 1 to {SLOTS}.")
    for slot in SLOT_NAMES:
        where = characters.get(slot, "hidden" if step in SET_UP else "out")
        _read_character(s, character_of(seat, int(slot) - 1), where, f"{place}, character {slot}")
    left = (1 << own.size) - 1
    s.hand[seat], left = _cards(own, reader.texts("hand"), left, f"{place}, hand")
    s.discard[seat], left = _cards(own, reader.texts("discard"), left, f"{place}, discard")
    s.aside[seat], left = _cards(own, reader.texts("aside"), left, f"{place}, aside")
    s.deck[seat] = left
    s.shards[seat] = _spaces(s, reader, "shards")
    s.dealt[seat] = _spaces(s, reader, "dealt")
    s.points[seat] = reader.integer("points", default=0, most=20)
    reader.done()


def _read_character(s: Data, character: int, where: Any, place: str) -> None:
    if isinstance(where, dict):
        reader = Reader(where, place)
        s.damage[character] = reader.integer("damage", default=0, most=s.health(character) - 1)
        s.where[character] = _space(s, place, reader.integer("at", least=1))
        reader.done()
    elif isinstance(where, int) and not isinstance(where, bool):
        s.where[character] = _space(s, place, where)
    elif where == "out":
        s.where[character] = OUT
    elif where == "hidden":
        s.where[character] = HIDDEN
    elif isinstance(where, str) and where.startswith("hidden ") and number_in(where[7:]) != NO_NUMBER:
        s.where[character] = HIDDEN
        s.start[character] = _space(s, place, number_in(where[7:]))
    else:
        raise BadPosition(f"{place}: must be a space, 'hidden 17', 'out', or an object with at and damage.")


def _cards(own: CardSet, texts: list[str], left: int, place: str) -> tuple[int, int]:
    """Take the named cards from those that are left."""
    taken = 0
    for text in texts:
        try:
            first = own.number_of(text)
        except BadContent as error:
            raise BadPosition(f"{place}: {error}") from error
        card = NOTHING if first < 0 else copy_of(own, left, first)
        if card == NOTHING:
            raise BadPosition(f"{place}: the faction has no (further) card '{text}'.")
        taken |= 1 << card
        left &= ~(1 << card)
    return taken, left


def _needed(reader: Reader, name: str) -> dict[str, Any]:
    """An object that must be there."""
    reader.value(name)
    return reader.part(name)


def _seats(s: Data, reader: Reader, name: str) -> int:
    return sum(1 << _seat(s, text) for text in reader.different_texts(name))


def _spaces(s: Data, reader: Reader, name: str) -> int:
    place = f"{reader.place}, {name}"
    return sum(1 << _space(s, place, number) for number in reader.different_numbers(name))


def _seat(s: Data, text: str) -> int:
    names = [seat_name(seat) for seat in range(s.seats)]
    if text not in names:
        raise BadPosition(f"position: there is no seat '{text}': there are {', '.join(names)}.")
    return names.index(text)


def _character(s: Data, text: str) -> int:
    for character in range(s.seats * SLOTS):
        if character_name(character) == text:
            return character
    raise BadPosition(f"position: there is no character '{text}': write P2.3 for slot 3 of P2.")


def _space(s: Data, place: str, number: int) -> int:
    if not 1 <= number <= s.board.size:
        raise BadPosition(f"{place}: there is no space {number}: this map has 1 to {s.board.size}.")
    return number - 1
