"""Position documents and views read back; what cannot be is refused with the place and the cause.

A short document needs the players and the Gladiators alone; `active` names a Gladiator that activates now.
"""

from collections.abc import Mapping
from typing import Any

from wildtable.engine import effects as stages
from wildtable.engine.bits import bit
from wildtable.engine.clauses import NONE, WHAT
from wildtable.engine.document import Reader
from wildtable.engine.refusal import BadAction, BadPosition
from wildtable.games.wild_assent import deeds, frames, notation
from wildtable.games.wild_assent.events import gladiator_name, seat_name
from wildtable.games.wild_assent.joining import begin_activation
from wildtable.games.wild_assent.position import SETS, text_label
from wildtable.games.wild_assent.possible import check_possible
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
    NOBODY,
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
    set_rows,
)
from wildtable.games.wild_assent.tables import EDICT
from wildtable.games.wild_assent.words import FACES, STATUSES

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
    players = [Reader(part, f"position, player {n + 1}") for n, part in enumerate(_list(reader, "players"))]
    for seat, player in enumerate(players):
        _read_cards(s, seat, player)
    for field, kind in reader.part("obstacles").items():
        placing.set_obstacle(s, _field(s, str(field)), _one_of(OBSTACLES, kind, "position, obstacles"))
    gladiators = [_number_gladiator(s, part) for part in _list(reader, "gladiators")]
    placing.prepare(s)
    for gladiator, part in gladiators:
        _read_gladiator(s, gladiator, part, seats)
    for seat, player in enumerate(players):
        _read_row(s, seat, player)
    _read_silvestrem(s, reader)
    restand(s)
    listed = [gladiator for gladiator, _ in gladiators]
    for assent in range(s.seats):
        if assent not in listed and s.of[ROUND] > 0:
            s.of[HEALTH + assent] = 0  # it has fallen
    for gladiator, part in gladiators:
        _read_health(s, gladiator, part)
    _read_match(s, reader, seats)
    _read_force(s, reader)
    _read_stack(s, reader)
    reader.done()
    check_possible(s)


def _list(reader: Reader, name: str) -> list[Any]:
    value = reader.value(name)
    if not isinstance(value, list):
        raise BadPosition(f"{reader.place}: '{name}' must be a list.")
    return value


def _one_of(known: Any, name: object, place: str) -> int:
    if name not in known:
        raise BadPosition(f"{place}: '{name}' must be one of {', '.join(known)}.")
    return list(known).index(name)


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
        chosen = [_one_of(cards, name, player.place) for name in skills]
        if len(chosen) == 2:
            s.of[CHOSEN + seat] = min(chosen) * 8 + max(chosen)
        elif chosen:
            raise BadPosition(f"{player.place}: 'skills' must be two (WA-TROUPE-07).")
    for slot, name in enumerate(player.different_texts("equipment")):
        card = _one_of(tables.equipment_names, name, player.place)
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
    if plain in tables.summons.names and behind.isdecimal() and 1 <= int(behind) <= GLADIATORS - FIRST_SUMMON:
        number = FIRST_SUMMON + int(behind) - 1
        s.of[KIND + number] = tables.summons.names.index(plain)
        return number, reader
    if s.settings.duplicates and plain in tables.creatures.names:
        name = plain
    kind = _one_of(tables.creatures.names, name, "position, gladiators")
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
    else:
        part.text("seat", seats[gladiator])
    if part.has("place") and part.value("place") is not None:
        place = _place(s, part.text("place"))
        if not unoccupied(s, place // 4):
            raise BadPosition(f"{part.place}: its field is occupied (WA-KEY-30).")
        placing.stand(s, gladiator, place // 4)
        s.of[FACING + gladiator] = place % 4
    marks = 0
    for word, shift in (("statuses", 0), ("working", WORKING), ("renewed", RENEWED)):
        for name in part.different_texts(word):
            marks |= 1 << (shift + _one_of(STATUSES, name, part.place))
    dice = part.different_texts("dice")
    if dice and (len(dice) > MOST_DICE or not FIRST_CREATURE <= gladiator < FIRST_SUMMON):
        raise BadPosition(
            f"{part.place}: only Creatures have 'dice', and two at most (WA-MOM-09, WA-MOM-10)."
        )
    for name in dice:
        marks |= 1 << (FIRST_DIE + _one_of(FACES[:3], name, part.place))
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
        names = ["" if skill == NONE else s.tables.skills.names[skill] for skill in skills]
        tokens = list(most)
        for name, number in part.part("tokens").items():
            tokens[_one_of(names, name, f"{part.place}, tokens")] = number
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
        return named[_known(named, part.text("summoner"), "summoner")]
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
        card = _one_of(known, name, "position, edicts")
        if s.tables.silvestrem_kinds[card] != EDICT:
            raise BadPosition(f"position, edicts: '{name}' is no Edict (WA-SILV-03).")
        add_edict(s, card)
        used |= 1 << card
    pile = sum(1 << _one_of(known, name, "position, pile") for name in reader.different_texts("pile"))
    deck = everything & ~used & ~pile
    if reader.has("deck"):
        deck = sum(1 << _one_of(known, name, "position, deck") for name in reader.different_texts("deck"))
    if used & pile or deck & (used | pile) or deck | used | pile != everything:
        raise BadPosition("position: every Silvestrem card lies in one place.")
    s.of[PILE], s.of[DECK] = pile, deck


def _read_match(s: Data, reader: Reader, seats: list[str]) -> None:
    s.of[QUIET] = reader.integer("quiet", 0)
    s.of[LAST_FALL] = reader.integer("last_fall", int(s.of[ROUND]), most=int(s.of[ROUND]))
    s.of[WOUNDED] = int(reader.flag("wounded"))
    s.of[WAITING] = reader.integer("waiting", 0, most=_MOST)
    for name in reader.different_texts("yielded"):
        s.of[YIELDED] |= bit(_one_of(seats, name, "position, yielded"))
    by_name = {gladiator_name(s, one): one for one in range(GLADIATORS) if s.of[KIND + one] != GONE}
    for word, cell in SETS.items():
        for name in reader.different_texts(word):
            s.of[cell] |= bit(by_name[_known(by_name, name, word)])
    for side, number in enumerate(reader.numbers("done")[:2]):
        s.of[DONE + side] = number
    for side, number in enumerate(reader.numbers("points")[:2]):
        s.of[POINTS + side] = number
    for side, name in enumerate((_list(reader, "named") if reader.has("named") else [])[:2]):
        s.of[NAMED + side] = GONE if name is None else _one_of(seats, name, "position, named")
    for side, kinds in enumerate((_list(reader, "left_over") if reader.has("left_over") else [])[:2]):
        if not isinstance(kinds, list):
            raise BadPosition("position, left_over: each side needs a list of kinds of obstacle.")
        s.of[LEFT_OVER + side] = 0
        for kind in kinds:
            s.of[LEFT_OVER + side] |= bit(_one_of(OBSTACLES[1:], kind, "position, left_over"))
    if reader.has("active"):
        begin_activation(s, by_name[_known(by_name, reader.text("active"), "active")])


def _known(by_name: dict[str, int], name: str, place: str) -> str:
    if name not in by_name:
        raise BadPosition(f"position, {place}: there is no Gladiator '{name}'.")
    return name


def _clause(s: Data, label: object, number: int) -> tuple[int, int]:
    """A text by its name, and a clause of it by its number."""
    labels = [text_label(s, text) for text in range(int(s.tables.skills.count + s.tables.silvestrem))]
    text = _one_of(labels, label, "position, card")
    clause = int(s.tables.effects.clauses.find(text, number)) if number > 0 else NONE
    if number > 0 and clause == NONE:
        raise BadPosition(f"position: '{label}' has no clause {number}.")
    return text, clause


def _read_force(s: Data, reader: Reader) -> None:
    rows: list[int] = []
    points = 0
    for part in _list(reader, "force") if reader.has("force") else []:
        row = Reader(part, "position, force")
        source, clause = _clause(s, row.text("card"), row.integer("clause", least=1))
        rows += [clause, row.integer("owner"), source, row.integer("subject")]
        points |= 1 << int(s.tables.effects.clauses.get(clause, WHAT))
        row.done()
    if rows:
        set_rows(s, rows, points)


def _read_stack(s: Data, reader: Reader) -> None:
    """The frames as written; without any, and nobody active, a round begins."""
    if not reader.has("stack"):
        if s.stack.depth() == 0:
            s.of[ROUND] = max(int(s.of[ROUND]), 1) - 1  # the one that begins is the one that is named
            s.stack.push(frames.ROUND, NOBODY, 2)
            deeds.go_on(s)
        return
    s.stack.clear()
    for part in _list(reader, "stack"):
        frame = Reader(part, "position, stack")
        kind = frame.index("frame", frames.NAMES)
        names = frames.FIELD_NAMES[kind]
        s.stack.push(kind, frame.integer("owner", NOBODY, least=-1), len(names))
        source = clause = NONE
        if kind == frames.EFFECT:
            source, clause = _clause(s, frame.text("source"), frame.integer("clause"))
        for number, name in enumerate(names):
            if kind == frames.EFFECT and number in (stages.CLAUSE, stages.SOURCE):
                s.stack.set(number, clause if number == stages.CLAUSE else source)
            else:
                s.stack.set(number, frame.integer(name, 0, least=-1, most=_MOST))
        frame.done()
    if s.stack.depth() == 0:
        raise BadPosition("position: 'stack' is empty: something must be under way.")
