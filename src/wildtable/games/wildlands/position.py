"""Position documents: short, readable, everything not named at its default.

    {"map": "dungeon", "active": "P1",
     "players": [
       {"faction": "guild", "characters": {"1": 12, "2": "hidden 17", "3": {"at": 9, "damage": 1}},
        "hand": ["wild", "1:area 2:ranged open:shield"], "shards": [3, 9], "points": 2},
       {"faction": "gnomads", "characters": {"4": 12}, "hand": []}]}

`map` may be a map document of its own, `faction` an object with `health` and `cards` of its own. A character
that is not named is out; a deck is what is neither in hand, discard pile nor aside. `at` names the step
(`act` if absent).
"""

from collections.abc import Mapping
from typing import Any

from wildtable.engine import window
from wildtable.engine.document import Reader
from wildtable.engine.refusal import BadContent, BadPosition
from wildtable.games.wildlands import actions, frames
from wildtable.games.wildlands.cards import FLAGS, SLOTS, CardSet
from wildtable.games.wildlands.content.factions import HEALTH
from wildtable.games.wildlands.content.library import Extras
from wildtable.games.wildlands.events import (
    character_name,
    character_names,
    members,
    numbers,
    seat_name,
    seat_names,
)
from wildtable.games.wildlands.frames import STEPS
from wildtable.games.wildlands.rules.hand import copy_of
from wildtable.games.wildlands.rules.turn import has_hidden
from wildtable.games.wildlands.state import (
    FEWEST_SEATS,
    HAND_LIMIT,
    HIDDEN,
    MOST_SEATS,
    NO_SPACE,
    NOBODY,
    OUT,
    REASONS,
    Position,
    character_of,
)

DRAWS = ("setup", "draw-two", "end")
SLOT_NAMES = tuple(str(slot + 1) for slot in range(SLOTS))


def write_position(s: Position) -> dict[str, object]:
    """The document of a position; `read_position` gives it back."""
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


def write_public_step(s: Position) -> dict[str, object]:
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


def write_player(s: Position, seat: int) -> dict[str, object]:
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


def write_characters(s: Position, seat: int, with_secret: bool) -> dict[str, object]:
    """The characters of a seat by slot."""
    return {name: write_character(s, character_of(seat, int(name) - 1), with_secret) for name in SLOT_NAMES}


def write_character(s: Position, character: int, with_secret: bool) -> object:
    """A space, `hidden` with or without its space, `out`, or an object with damage."""
    where = s.where[character]
    if where == OUT:
        return "out"
    if where == HIDDEN:
        known = with_secret and s.start[character] != NO_SPACE
        return f"hidden {s.start[character] + 1}" if known else "hidden"
    damage = int(s.damage[character])
    return {"at": int(where) + 1, "damage": damage} if damage else int(where) + 1


def card_texts(own: CardSet, cards: int) -> list[str]:
    return [own.text(card) for card in range(own.size) if (cards >> card) & 1]


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
    extras.map_document = document.get("map")
    for seat, player in enumerate(players_of(document)):
        own = player.get("faction")
        if isinstance(own, dict):
            reader = Reader(own, f"position, {seat_name(seat)}, faction")
            cards = reader.texts("cards")
            health = reader.numbers("health")
            reader.text("name", "own")
            reader.done()
            if len(health) != SLOTS or any(number not in HEALTH for number in health) or not cards:
                raise BadPosition(
                    f"{reader.place}: needs 'cards', and 'health' from 1 to {HEALTH[-1]} for five characters."
                )
            extras.factions.append(own)
    return extras


def read_factions(s: Position, document: Mapping[str, object]) -> None:
    """Give every player the faction that the document names or brings along."""
    brought = 0
    for seat, player in enumerate(players_of(document)):
        faction = player.get("faction")
        if isinstance(faction, dict):
            s.faction[seat] = len(s.settings.cards) - len(extras_of(document).factions) + brought
            brought += 1
        elif faction is not None:
            if faction in [other.get("faction") for other in players_of(document)[:seat]]:
                raise BadPosition(f"position, {seat_name(seat)}: '{faction}' is taken twice (WL-SETUP-02).")
            if faction not in s.settings.faction_names:
                known = ", ".join(s.settings.faction_names)
                raise BadPosition(f"position, {seat_name(seat)}: there is no faction '{faction}': {known}.")
            s.faction[seat] = s.settings.faction_names.index(str(faction))


def read_position(s: Position, document: Mapping[str, object]) -> None:
    """Give a laid-out position what the document says; raises `BadPosition` for what cannot be."""
    reader = Reader(document, "position")
    reader.read |= {"map", "players"}
    read_factions(s, document)
    for seat, player in enumerate(players_of(document)):
        read_player(s, seat, player)
    step = reader.choice("at", STEPS, "act")
    active = _seat(s, reader.text("active", "P1"))
    acting = _seat(s, reader.text("acting", seat_name(active)))
    s.turns = reader.integer("turns", default=0)
    s.quiet = reader.integer("quiet", default=0)
    _read_known(s, reader)
    reader.read |= {"tied", "after_end"}
    s.tied = reader.fields.get("tied", False) is True
    _read_under_way(s, reader, step, active, acting)
    reader.done()
    _check_table(s)


def _read_known(s: Position, reader: Reader) -> None:
    """Map cards that everybody has seen: those named, those of shards, and those of revealed characters."""
    s.known = 0
    for number in reader.numbers("known"):
        s.known |= 1 << _space(s, "known", number)
    for seat in range(s.seats):
        s.known |= s.shards[seat]
    s.undealt = s.board.all & ~s.known
    for seat in range(s.seats):
        s.undealt &= ~s.dealt[seat]
        for slot in range(SLOTS):
            character = character_of(seat, slot)
            if s.where[character] == HIDDEN and s.start[character] != NO_SPACE:
                s.undealt &= ~(1 << s.start[character])


def _read_under_way(s: Position, reader: Reader, step: str, active: int, acting: int) -> None:
    """The stack: a step of set-up alone, else the turn with an interrupter and what is due on top."""
    kind = STEPS.index(step)
    if step in ("faction", "deal", "assign"):
        frames.set_up(s, kind)
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
        frames.put_over(s, _seats(s, reader, "winners"), reader.index("reason", REASONS))


def _read_draw(s: Position, reader: Reader) -> None:
    draw = Reader(reader.part("draw"), "position, draw")
    seat = _seat(s, draw.text("seat"))
    left = draw.integer("left", least=1, most=HAND_LIMIT)
    purpose = draw.index("for", DRAWS)
    draw.done()
    if purpose == frames.FIRST_HAND:
        s.stack.clear()
    frames.push_draw(s, seat, left, purpose)


def _read_attack(s: Position, reader: Reader) -> None:
    attack = Reader(reader.part("attack"), "position, attack")
    flag = attack.index("flag", FLAGS)
    attacker = _character(s, attack.text("by"))
    targets = sum(1 << _character(s, name) for name in attack.texts("targets"))
    shielded = [_character(s, name) for name in attack.texts("shielded")]
    attack.done()
    frames.push_attack(s, attacker, flag, targets)
    for character in shielded:
        frames.shield(s, character)


def _read_window(s: Position, reader: Reader) -> None:
    after_end = reader.fields.get("after_end", False) is True
    frames.push_window(s, _seats(s, reader, "asked"), frames.AFTER_END if after_end else frames.AFTER_ACTION)
    answered, wants = _seats(s, reader, "answered"), _seats(s, reader, "wants")
    for seat in members(answered):
        window.seal(s.stack, seat, actions.INTERRUPT if (wants >> seat) & 1 else actions.PASS)


def read_player(s: Position, seat: int, document: object) -> None:
    """One player's faction, characters, cards, shards and points."""
    place = f"position, {seat_name(seat)}"
    reader = Reader(document, place)
    if not reader.has("faction"):
        reader.done()
        return
    own = s.cards(seat)
    reader.read.add("faction")
    reader.read.add("characters")
    characters = reader.part("characters")
    for slot, where in characters.items():
        if slot not in SLOT_NAMES:
            raise BadPosition(f"{place}: there is no slot '{slot}', only 1 to {SLOTS}.")
        _read_character(s, character_of(seat, int(slot) - 1), where, f"{place}, character {slot}")
    for slot in SLOT_NAMES:
        if slot not in characters:
            s.where[character_of(seat, int(slot) - 1)] = OUT
    left = (1 << own.size) - 1
    s.hand[seat], left = _cards(own, reader.texts("hand"), left, f"{place}, hand")
    s.discard[seat], left = _cards(own, reader.texts("discard"), left, f"{place}, discard")
    s.aside[seat], left = _cards(own, reader.texts("aside"), left, f"{place}, aside")
    s.deck[seat] = left
    s.shards[seat] = sum(1 << _space(s, f"{place}, shards", number) for number in reader.numbers("shards"))
    s.dealt[seat] = sum(1 << _space(s, f"{place}, dealt", number) for number in reader.numbers("dealt"))
    s.points[seat] = reader.integer("points", default=0, most=20)
    reader.done()


def _read_character(s: Position, character: int, where: Any, place: str) -> None:
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
    elif isinstance(where, str) and where.startswith("hidden ") and where[7:].isdecimal():
        s.where[character] = HIDDEN
        s.start[character] = _space(s, place, int(where[7:]))
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
        card = actions.NOTHING if first < 0 else copy_of(own, left, first)
        if card == actions.NOTHING:
            raise BadPosition(f"{place}: the faction has no (further) card '{text}'.")
        taken |= 1 << card
        left &= ~(1 << card)
    return taken, left


def _check_table(s: Position) -> None:
    """What cannot be: too many cards in a hand, hidden characters without a space once play has begun."""
    for seat in range(s.seats):
        if s.faction[seat] != NOBODY and int(s.hand[seat]).bit_count() > HAND_LIMIT:
            raise BadPosition(f"position, {seat_name(seat)}: more than seven cards in hand (WL-HAND-01).")
    if frames.before_play(s):
        return
    if frames.due(s) == frames.WINDOW and window.waiting(s.stack) == 0:
        raise BadPosition("position: a window must ask somebody who has not answered (WL-RULING-68).")
    if frames.due(s) == frames.REVEAL and not has_hidden(s, frames.active(s)):
        raise BadPosition(f"position: {seat_name(frames.active(s))} has nobody to reveal (WL-TURN-02).")
    starts = [s.start[c] for c in range(s.seats * SLOTS) if s.where[c] == HIDDEN]
    if NO_SPACE in starts:
        raise BadPosition("position: a hidden character needs its space: 'hidden 17' (WL-SETUP-07).")
    shards = [space for seat in range(s.seats) for space in numbers(s.shards[seat])]
    used = [int(start) + 1 for start in starts] + shards
    if len(set(used)) < len(used):
        raise BadPosition("position: a map card is used twice (WL-SETUP-13).")


def _seats(s: Position, reader: Reader, name: str) -> int:
    return sum(1 << _seat(s, text) for text in reader.texts(name))


def _seat(s: Position, text: str) -> int:
    names = [seat_name(seat) for seat in range(s.seats)]
    if text not in names:
        raise BadPosition(f"position: there is no seat '{text}': there are {', '.join(names)}.")
    return names.index(text)


def _character(s: Position, text: str) -> int:
    for character in range(s.seats * SLOTS):
        if character_name(character) == text:
            return character
    raise BadPosition(f"position: there is no character '{text}': write P2.3 for slot 3 of P2.")


def _space(s: Position, place: str, number: int) -> int:
    if not 1 <= number <= s.board.size:
        raise BadPosition(f"{place}: there is no space {number}: this map has 1 to {s.board.size}.")
    return number - 1


def facts_of(s: Position) -> dict[str, object]:
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
