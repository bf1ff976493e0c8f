"""Two of five Skill cards and the order of activation, chosen by all at once and sealed (WA-RULING-113)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit, count, has
from wildtable.engine.refusal import OK
from wildtable.games.wild_assent import actions, events, frames
from wildtable.games.wild_assent.rules.troupe import creatures_of
from wildtable.games.wild_assent.state import CHOSEN, FIRST_CREATURE, GLADIATORS, NOBODY, ROW, Data


def begin(s: Data) -> None:
    s.stack.push(frames.CHOOSE, NOBODY, 8)
    for seat in range(s.seats):
        complete(s, seat)


def ordered(s: Data, seat: i64) -> i64:
    """The Creatures that a seat has put into its row, as bits."""
    found: i64 = 0
    row = s.stack.get(frames.ORDER + seat)
    while row > 0:
        found |= bit(row % 32 - 1)
        row //= 32
    return found


def left(s: Data, seat: i64) -> i64:
    """The Creatures that have no place in the row yet."""
    return creatures_of(s, seat) & ~ordered(s, seat)


def undecided(s: Data, seat: i64) -> bool:
    return s.stack.get(frames.PAIR + seat) == 0 or left(s, seat) != 0


def anybody(s: Data) -> bool:
    for seat in range(s.seats):
        if undecided(s, seat):
            return True
    return False


def check_skills(s: Data, seat: i64, pair: i64) -> str:
    """Two different cards of the five (WA-TROUPE-07, WA-STAT-12)."""
    if s.stack.get(frames.PAIR + seat) != 0:
        return "WA-RULING-113"
    return OK if pair // 8 < pair % 8 and pair % 8 < 5 and pair >= 0 else "WA-TROUPE-07"


def check_next(s: Data, seat: i64, gladiator: i64) -> str:
    """One of one's own that has no place yet (WA-TROUPE-05)."""
    if s.stack.get(frames.PAIR + seat) == 0:
        return "WA-TROUPE-02"
    inside = gladiator >= 0 and gladiator < GLADIATORS
    return OK if inside and has(left(s, seat), gladiator) else "WA-TROUPE-05"


def add_choices(s: Data, seat: i64, offered: "vec[i64]") -> "vec[i64]":
    if s.stack.get(frames.PAIR + seat) == 0:
        for one in range(4):
            for two in range(one + 1, 5):
                offered = append(offered, actions.pack(actions.SKILLS, one * 8 + two))
        return offered
    mine = left(s, seat)
    for gladiator in range(FIRST_CREATURE, GLADIATORS):
        if has(mine, gladiator):
            offered = append(offered, actions.pack(actions.NEXT, gladiator))
    return offered


def choose_skills(s: Data, seat: i64, pair: i64) -> None:
    s.stack.set(frames.PAIR + seat, pair + 1)


def choose_next(s: Data, seat: i64, gladiator: i64) -> None:
    put_last(s, seat, gladiator)
    complete(s, seat)


def put_last(s: Data, seat: i64, gladiator: i64) -> None:
    """Five bits more, the first of the row lowest."""
    row = s.stack.get(frames.ORDER + seat)
    behind = (gladiator + 1) << (5 * count(ordered(s, seat)))
    s.stack.set(frames.ORDER + seat, row | behind)


def complete(s: Data, seat: i64) -> None:
    """The last one needs no decision."""
    rest = left(s, seat)
    if count(rest) == 1:
        for gladiator in range(FIRST_CREATURE, GLADIATORS):
            if has(rest, gladiator):
                put_last(s, seat, gladiator)


def reveal(s: Data) -> None:
    """All have chosen: everything lies open (WA-RULING-113)."""
    for seat in range(s.seats):
        s.of[CHOSEN + seat] = s.stack.get(frames.PAIR + seat) - 1
        row = s.stack.get(frames.ORDER + seat)
        place: i64 = 0
        while row > 0:
            s.of[ROW + seat * 8 + place] = row % 32 - 1
            row //= 32
            place += 1
    s.stack.pop()
    if s.events is not None:
        for seat in range(s.seats):
            tell_choice(s, seat)


def tell_choice(s: Data, seat: i64) -> None:
    kind = int(s.of[seat])
    chosen = int(s.of[CHOSEN + seat])
    cards = [s.tables.assent_cards[kind * 5 + chosen // 8], s.tables.assent_cards[kind * 5 + chosen % 8]]
    row = [s.of[ROW + seat * 8 + place] for place in range(8)]
    skills = [s.tables.skills.names[card] for card in cards]
    events.chose(s, seat, skills, [events.gladiator_name(s, one) for one in row if one >= 0])
