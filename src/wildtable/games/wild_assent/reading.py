"""Position documents and views read back; what cannot be is refused with the place and the cause.

A short document needs the players and the Gladiators alone; `active` names a Gladiator that activates now.
"""

from collections.abc import Mapping
from typing import Any

from wildtable.engine.bits import bit
from wildtable.engine.clauses import NONE
from wildtable.engine.document import Reader
from wildtable.engine.numbers import NO_NUMBER, number_in
from wildtable.engine.refusal import BadAction, BadPosition
from wildtable.games.wild_assent import notation
from wildtable.games.wild_assent.events import gladiator_name, seat_name
from wildtable.games.wild_assent.position import SETS
from wildtable.games.wild_assent.possible import check_possible
from wildtable.games.wild_assent.reading_stack import (
    by_name_in,
    known_in,
    listed,
    one_of,
    read_force,
    read_stack,
)
from wildtable.games.wild_assent.rules import placing
from wildtable.games.wild_assent.rules.modify import restand
from wildtable.games.wild_assent.rules.momentum import MOST_DICE
from wildtable.games.wild_assent.rules.sight import unoccupied
from wildtable.games.wild_assent.rules.silvestrem import add_edict
from wildtable.games.wild_assent.rules.troupe import skill_at
from wildtable.games.wild_assent.state import (
    CARD,
    CHOSEN,
    DECK,
    DONE,
    EQUIPMENT,
    FACING,
    FIRST_CREATURE,
    FIRST_DIE,
    FIRST_HEALING,
    FIRST_SUMMON,
    GLADIATORS,
    GONE,
    HEALTH,
    KIND,
    LAST_FALL,
    LEFT_OVER,
    MARKS,
    MOMENTUM,
    MOST,
    MOST_CREATURES,
    NAMED,
    OBSTACLES,
    PICKS,
    PILE,
    PLAYER_1,
    POINTS,
    QUIET,
    RENEWED,
    ROUND,
    ROW,
    SEAT,
    SLOTS,
    SUMMONER,
    TAKEN_ASSENTS,
    TAKEN_CREATURES,
    TAKEN_EQUIPMENT,
    TOKENS,
    WAITING,
    WHERE,
    WON,
    WORKING,
    WOUNDED,
    YIELDED,
    Data,
)
from wildtable.games.wild_assent.tables import EDICT
from wildtable.games.wild_assent.words import FACES, IMMOBILIZE, STATUSES

SEAT_COUNTS = (2, 4)
_VIEW_ONLY = ("game", "numbers", "demand", "seat", "step", "options", "asks_you", "winners", "reason")
_MOST = 2**62


def seats_in(document: Mapping[str, object]) -> int:
    """How many play in a position."""
    players = document.get("players")
    if not isinstance(players, list) or len(players) not in SEAT_COUNTS:
        raise BadPosition("position: 'players' must be a list of 2 or 4 players.")
    return len(players)


def read_view(s: Data, view: Mapping[str, object]) -> None:
    """Some position that agrees with a view: sealed choices of others are not made yet."""
    read_position(s, {name: value for name, value in view.items() if name not in _VIEW_ONLY})


def read_position(s: Data, document: Mapping[str, object]) -> None:
    """Give a new position what the document says; raises `BadPosition` for what cannot be."""
    reader = Reader(document, "position")
    reader.text("at", "round")
    seats = [seat_name(seat) for seat in range(s.seats)]
    s.of[ROUND] = reader.integer("round", 1)
    s.of[PLAYER_1] = reader.integer("player_1", 0, most=1)
    players = [Reader(part, f"position, player {n + 1}") for n, part in enumerate(listed(reader, "players"))]
    for seat, player in enumerate(players):
        _read_cards(s, seat, player)
    for field, kind in reader.part("obstacles").items():
        placing.set_obstacle(s, _field(s, str(field)), one_of(OBSTACLES, kind, "position, obstacles"))
    gladiators = [_number_gladiator(s, part) for part in listed(reader, "gladiators")]
    placing.prepare(s)
    for gladiator, part in gladiators:
        _read_gladiator(s, gladiator, part, seats)
    for seat, player in enumerate(players):
        _read_row(s, seat, player)
    _read_silvestrem(s, reader)
    restand(s)
    named = [gladiator for gladiator, _ in gladiators]
    for assent in range(s.seats):
        if assent not in named and s.of[ROUND] > 0:
            s.of[HEALTH + assent] = 0  # it has fallen
    for gladiator, part in gladiators:
        _read_health(s, gladiator, part)
    _read_match(s, reader, seats)
    read_force(s, reader)
    read_stack(s, reader)
    reader.done()
    check_possible(s)


def _field(s: Data, text: str) -> int:
    found = notation.field_named(s, text)
    if found is None:
        raise BadPosition(f"position: there is no field '{text}'.")
    return found


def _place(s: Data, text: str) -> int:
    found = notation.place_named(s, text)
    if found is None:
        raise BadPosition(f"position: '{text}' is no place: write for example 3,5 N.")
    return found


def _read_cards(s: Data, seat: int, player: Reader) -> None:
    """The Assent with its Skill cards and Equipment."""
    tables = s.tables
    skills = player.different_texts("skills")
    if player.has("assent") and player.value("assent") is not None:
        kind = player.index("assent", tables.assents.names)
        if (s.of[TAKEN_ASSENTS] >> kind) & 1:
            raise BadPosition(f"{player.place}: the Assent is another player's (WA-RULING-110).")
        s.of[TAKEN_ASSENTS] |= bit(kind)
        s.of[KIND + seat] = kind
        s.of[SEAT + seat] = seat
        cards = [tables.skills.names[tables.assent_cards[kind * 5 + one]] for one in range(5)]
        chosen = [one_of(cards, name, player.place) for name in skills]
        if len(chosen) == 2:
            s.of[CHOSEN + seat] = min(chosen) * 8 + max(chosen)
        elif chosen:
            raise BadPosition(f"{player.place}: 'skills' must be two (WA-TROUPE-07).")
    for slot, name in enumerate(player.different_texts("equipment")):
        card = one_of(tables.equipment_names, name, player.place)
        if slot > 1 or (s.of[TAKEN_EQUIPMENT] >> card) & 1:
            raise BadPosition(f"{player.place}: '{name}' cannot be there (WA-EQUIP-01, WA-RULING-110).")
        s.of[TAKEN_EQUIPMENT] |= bit(card)
        s.of[EQUIPMENT + seat * 2 + slot] = card
    for word, cell in (("momentum", MOMENTUM), ("won", WON)):
        text = player.text(word, "none")
        try:
            s.of[cell + seat] = tables.momentum_die.parse(text, notation.counted(text))
        except BadAction as wrong:
            raise BadPosition(f"{player.place}: {wrong}") from None


def _number_gladiator(s: Data, part: Any) -> tuple[int, Reader]:
    """Which one it is: an Assent by its player, Creatures in the order of the document, Summons by their
    number."""
    reader = Reader(part, "position, gladiator")
    name = reader.text("name")
    reader.place = f"position, {name}"
    tables = s.tables
    given = reader.integer("number", GLADIATORS, most=GLADIATORS)
    if name in tables.assents.names:
        for seat in range(s.seats):
            if s.of[KIND + seat] == tables.assents.names.index(name):
                return seat, reader
        raise BadPosition(f"{reader.place}: no player has this Assent.")
    plain, _, behind = name.rpartition("-")
    figure = number_in(behind)
    if plain in tables.summons.names and figure != NO_NUMBER:
        summoned = tables.summons.names.index(plain)
        first, last = int(s.first_figure(summoned)), int(s.last_figure(summoned))
        if not 1 <= figure <= last - first:
            raise BadPosition(
                f"{reader.place}: there are {last - first} figures of this Summon (WA-RULING-95)."
            )
        s.of[KIND + first + figure - 1] = summoned
        return first + figure - 1, reader
    if s.settings.duplicates and plain in tables.creatures.names:
        name = plain
    kind = one_of(tables.creatures.names, name, "position, gladiators")
    number = FIRST_CREATURE + int(s.of[PICKS])
    if number == FIRST_CREATURE + MOST_CREATURES or given not in (number, GLADIATORS):
        raise BadPosition(f"{reader.place}: Creatures are listed in the order of their numbers.")
    if (s.of[TAKEN_CREATURES] >> kind) & 1 and not s.settings.duplicates:
        raise BadPosition(f"{reader.place}: is there twice (WA-RULING-110).")
    s.of[PICKS] += 1
    s.of[TAKEN_CREATURES] |= bit(kind)
    s.of[KIND + number] = kind
    return number, reader


def _read_gladiator(s: Data, gladiator: int, part: Reader, seats: list[str]) -> None:
    if gladiator >= FIRST_SUMMON:
        summoner = _summoner(s, part)
        if s.of[KIND + summoner] == GONE:
            raise BadPosition(f"{part.place}: there is no summoner {summoner}.")
        s.of[SUMMONER + gladiator] = summoner
    if gladiator >= FIRST_CREATURE:
        s.of[SEAT + gladiator] = part.index("seat", seats)
    elif part.text("seat", seats[gladiator]) != seats[gladiator]:
        raise BadPosition(f"{part.place}: this Assent is {seats[gladiator]}'s, as 'players' says.")
    if part.has("place") and part.value("place") is not None:
        place = _place(s, part.text("place"))
        if not unoccupied(s, place // 4):
            raise BadPosition(f"{part.place}: its field is occupied (WA-KEY-30).")
        placing.stand(s, gladiator, place // 4)
        s.of[FACING + gladiator] = place % 4
    marks = 0
    for word, shift in (("statuses", 0), ("working", WORKING), ("renewed", RENEWED)):
        for name in part.different_texts(word):
            status = one_of(STATUSES, name, part.place)
            exchanged = word == "working" and status == IMMOBILIZE  # for a Stun (WA-RULING-80)
            if shift and not (marks >> status) & 1 and not exchanged:
                raise BadPosition(f"{part.place}: '{word}' names {name}, which is not among its 'statuses'.")
            marks |= 1 << (shift + status)
    dice = part.different_texts("dice")
    if dice and (len(dice) > MOST_DICE or not FIRST_CREATURE <= gladiator < FIRST_SUMMON):
        raise BadPosition(
            f"{part.place}: only Creatures have 'dice', and two at most (WA-MOM-09, WA-MOM-10)."
        )
    for name in dice:
        marks |= 1 << (FIRST_DIE + one_of(FACES[:3], name, part.place))
    s.of[MARKS + gladiator] = marks | part.integer("healing", 0, most=15) << FIRST_HEALING
    if part.has("tokens"):
        s.of[TOKENS + gladiator] = _tokens(s, gladiator, part)
    if s.of[WHERE + gladiator] != GONE:
        s.of[HEALTH + gladiator] = s.of[MOST + gladiator] = 1  # until what always acts is known


def _tokens(s: Data, gladiator: int, part: Reader) -> int:
    """By the names of the Skills, or for all their places; never more than at the start (WA-RULING-144)."""
    skills = [int(skill_at(s, gladiator, slot)) for slot in range(SLOTS)]
    most = [0 if skill == NONE else int(s.tables.skills.tokens[skill]) for skill in skills]
    if isinstance(part.value("tokens"), dict):
        slots = {s.tables.skills.names[skill]: slot for slot, skill in enumerate(skills) if skill != NONE}
        tokens = list(most)
        for name, number in part.part("tokens").items():
            one_of(slots, name, f"{part.place}, tokens")
            tokens[slots[name]] = number
    else:
        tokens = part.numbers("tokens")
    fits = len(tokens) == SLOTS and all(type(one) is int for one in tokens)
    if not fits or not all(0 <= one <= high for one, high in zip(tokens, most, strict=True)):
        raise BadPosition(f"{part.place}: 'tokens' must be at most {most}, by place (WA-RULING-144).")
    return sum(one << (3 * slot) for slot, one in enumerate(tokens))


def _summoner(s: Data, part: Reader) -> int:
    """By its name, or by its number."""
    if isinstance(part.value("summoner"), str):
        named = {gladiator_name(s, one): one for one in range(FIRST_SUMMON) if s.of[KIND + one] != GONE}
        return named[known_in(named, part.text("summoner"), "summoner")]
    return part.integer("summoner", most=FIRST_SUMMON - 1)


def _read_health(s: Data, gladiator: int, part: Reader) -> None:
    most = part.integer("most", int(s.of[MOST + gladiator]), most=99)
    alive = s.of[WHERE + gladiator] != GONE
    usual = int(s.of[MOST + gladiator]) if alive or s.of[ROUND] == 0 else 0
    s.of[HEALTH + gladiator] = part.integer("health", usual, most=99)
    s.of[MOST + gladiator] = most
    if s.of[HEALTH + gladiator] > most:
        raise BadPosition(f"{part.place}: 'health' is more than {most} (WA-RULING-64).")
    part.done()


def _read_row(s: Data, seat: int, player: Reader) -> None:
    own = [one for one in range(FIRST_CREATURE, FIRST_SUMMON) if s.of[KIND + one] != GONE]
    own = [one for one in own if s.of[SEAT + one] == seat]
    by_name = {gladiator_name(s, one): one for one in own}
    order = player.different_texts("order") if player.has("order") else list(by_name)
    for place, name in enumerate(order):
        if name not in by_name or place > 7:
            raise BadPosition(f"{player.place}: '{name}' is no Creature of this player.")
        s.of[ROW + seat * 8 + place] = by_name[name]
    player.done()


def _read_silvestrem(s: Data, reader: Reader) -> None:
    known = s.tables.silvestrem_names
    everything = (1 << len(known)) - 1
    used = 0
    if reader.has("card") and reader.value("card") is not None:
        s.of[CARD] = reader.index("card", known)
        if s.tables.silvestrem_kinds[s.of[CARD]] == EDICT:
            raise BadPosition("position, card: an Edict lies among the 'edicts' (WA-SILV-03).")
        used |= 1 << int(s.of[CARD])
    for name in reader.different_texts("edicts"):
        card = one_of(known, name, "position, edicts")
        if s.tables.silvestrem_kinds[card] != EDICT:
            raise BadPosition(f"position, edicts: '{name}' is no Edict (WA-SILV-03).")
        add_edict(s, card)
        used |= 1 << card
    pile = sum(1 << one_of(known, name, "position, pile") for name in reader.different_texts("pile"))
    deck = everything & ~used & ~pile
    if reader.has("deck"):
        deck = sum(1 << one_of(known, name, "position, deck") for name in reader.different_texts("deck"))
    if used & pile or deck & (used | pile) or deck | used | pile != everything:
        raise BadPosition("position: every Silvestrem card lies in one place.")
    s.of[PILE], s.of[DECK] = pile, deck


def _read_match(s: Data, reader: Reader, seats: list[str]) -> None:
    s.of[QUIET] = reader.integer("quiet", 0)
    s.of[LAST_FALL] = reader.integer("last_fall", int(s.of[ROUND]), most=int(s.of[ROUND]))
    s.of[WOUNDED] = int(reader.flag("wounded"))
    s.of[WAITING] = reader.integer("waiting", 0, most=_MOST)
    for name in reader.different_texts("yielded"):
        s.of[YIELDED] |= bit(one_of(seats, name, "position, yielded"))
    by_name = by_name_in(s)
    for word, cell in SETS.items():
        for name in reader.different_texts(word):
            s.of[cell] |= bit(by_name[known_in(by_name, name, word)])
    for cell, word in ((DONE, "done"), (POINTS, "points")):
        for side, number in enumerate(reader.numbers(word)[:2]):
            if not 0 <= number <= _MOST:
                raise BadPosition(f"position, {word}: {number} cannot be; it is from 0 to {_MOST}.")
            s.of[cell + side] = number
    for side, name in enumerate((listed(reader, "named") if reader.has("named") else [])[:2]):
        s.of[NAMED + side] = GONE if name is None else one_of(seats, name, "position, named")
    for side, kinds in enumerate((listed(reader, "left_over") if reader.has("left_over") else [])[:2]):
        if not isinstance(kinds, list):
            raise BadPosition("position, left_over: each side needs a list of kinds of obstacle.")
        s.of[LEFT_OVER + side] = 0
        for kind in kinds:
            s.of[LEFT_OVER + side] |= bit(one_of(OBSTACLES[1:], kind, "position, left_over"))
