"""What happened, told to the sink where one is attached.

A card drawn is its drawer's secret; everything else that happens is public. Sealing an answer is no event:
even a nameless one would tell the others that somebody has answered.
"""

from mypy_extensions import i64

from wildtable.engine.clauses import OPPONENT
from wildtable.engine.event import Event
from wildtable.games.wilderness.state import ANIMAL, DAY, HAND, NOBODY, REASONS, SQUARE, Data
from wildtable.games.wilderness.terrain import ANIMALS, TERRAINS, TRACKS


def seat_name(seat: i64) -> str:
    return f"P{seat + 1}"


def seat_names(seats: i64) -> list[str]:
    """The names of seats that are given as bits."""
    return [seat_name(seat) for seat in range(8) if (seats >> seat) & 1 == 1]


def animal_name(s: Data, number: i64) -> str:
    """An animal by its kind, and the order of coming within the kind."""
    kind = s.of[ANIMAL + number]
    alike = 1
    for other in range(number):
        if s.of[ANIMAL + other] == kind:
            alike += 1
    return f"{ANIMALS[kind]}-{alike}"


def tell(s: Data, kind: str, facts: dict[str, object], barrier: bool = False) -> None:
    """A fact that everybody sees. `barrier`: nothing before it can be taken back (WN-RULING-80)."""
    if s.events is not None:
        s.events.append(Event(kind, facts, barrier=barrier))


def drew(s: Data, seat: i64, card: i64) -> None:
    if s.events is not None:
        public: dict[str, object] = {"seat": seat_name(seat), "held": int(s.of[HAND + seat]).bit_count()}
        private: dict[str, object] = {"card": s.tables.events.names[s.tables.events.kind[card]]}
        s.events.append(Event("drew", public, {int(seat): private}, barrier=True))


def first_player(s: Data, seat: i64) -> None:
    if s.events is not None:
        tell(s, "first-player", {"seat": seat_name(seat)}, True)


def asked(s: Data, seats: i64, about: str, others: bool) -> None:
    """A window opens. Who is asked follows from public facts (WN-RULING-54); once others than the active
    player are asked, nothing before can be taken back (WN-RULING-80)."""
    if s.events is not None:
        tell(s, "asked", {"about": about, "seats": seat_names(seats)}, others)


def turn_began(s: Data, seat: i64) -> None:
    if s.events is not None:
        tell(s, "turn-began", {"seat": seat_name(seat)}, True)


def energy_read(s: Data, seat: i64, energy: i64) -> None:
    if s.events is not None:
        tell(s, "energy-read", {"seat": seat_name(seat), "energy": int(energy)})


def energy_given(s: Data, seat: i64, by: i64) -> None:
    if s.events is not None:
        tell(s, "energy-given", {"seat": seat_name(seat), "by": int(by)})


def moved(s: Data, seat: i64, area: i64, how: str, cost: i64) -> None:
    """`how` is `walk`, `along`, `lost`, `drift` or `card`."""
    if s.events is not None:
        facts: dict[str, object] = {
            "seat": seat_name(seat),
            "area": s.board.names[area],
            "terrain": TERRAINS[s.land[area] & 15],
            "how": how,
            "cost": int(cost),
        }
        tell(s, "moved", facts, not s.settings.undo)


def stayed(s: Data, seat: i64) -> None:
    if s.events is not None:
        tell(s, "stayed", {"seat": seat_name(seat)}, True)


def track_moved(s: Data, seat: i64, track: i64, before: i64, after: i64, why: str) -> None:
    if s.events is not None and before != after:
        facts: dict[str, object] = {
            "seat": seat_name(seat),
            "track": TRACKS[track],
            "from": int(before),
            "to": int(after),
            "by": int(after - before) if after > before else int(before - after),
            "way": "up" if after > before else "down",
            "why": why,
        }
        tell(s, "track-moved", facts)


def acted(s: Data, seat: i64, what: str) -> None:
    """`drank`, `rested`, `slept`, `searched`, `ended`."""
    if s.events is not None:
        tell(s, what, {"seat": seat_name(seat)}, not s.settings.undo)


def thrown(s: Data, seat: i64, faces: list[int], why: str) -> None:
    if s.events is not None:
        who = "the-land" if seat == NOBODY else seat_name(seat)
        tell(s, "thrown", {"seat": who, "faces": faces, "why": why}, True)


def lost(s: Data, seat: i64) -> None:
    if s.events is not None:
        tell(s, "lost", {"seat": seat_name(seat)}, True)


def found_way(s: Data, seat: i64) -> None:
    if s.events is not None:
        tell(s, "not-lost", {"seat": seat_name(seat)}, True)


def tile_turned(s: Data, slot: i64, tile: i64) -> None:
    if s.events is not None:
        tell(s, "tile-turned", {"slot": int(slot) + 1, "tile": s.tables.tile_names[tile]}, True)


def animal_came(s: Data, number: i64, area: i64) -> None:
    if s.events is not None:
        tell(s, "animal-came", {"animal": animal_name(s, number), "area": s.board.names[area]}, True)


def animal_moved(s: Data, number: i64, area: i64) -> None:
    if s.events is not None:
        tell(s, "animal-moved", {"animal": animal_name(s, number), "area": s.board.names[area]}, True)


def animal_gone(s: Data, number: i64) -> None:
    if s.events is not None:
        tell(s, "animal-gone", {"animal": animal_name(s, number)}, True)


def attacked(s: Data, seat: i64, by: str) -> None:
    if s.events is not None:
        tell(s, "attacked", {"seat": seat_name(seat), "by": by}, True)


def fought(s: Data, seat: i64, by: str, strength: i64, defence: i64) -> None:
    if s.events is not None:
        outcome = "won" if defence > strength else "held" if defence == strength else "hurt"
        facts: dict[str, object] = {
            "seat": seat_name(seat),
            "by": by,
            "strength": int(strength),
            "defence": int(defence),
            "outcome": outcome,
        }
        tell(s, "fought", facts, True)


def prevented(s: Data, seat: i64) -> None:
    if s.events is not None:
        tell(s, "prevented", {"seat": seat_name(seat)}, True)


def tribe_turned(s: Data, seat: i64) -> None:
    if s.events is not None:
        tell(s, "tribe-turned", {"seat": seat_name(seat)}, True)


def tribe_fed(s: Data, seat: i64) -> None:
    if s.events is not None:
        tell(s, "tribe-fed", {"seat": seat_name(seat)}, True)


def played(s: Data, seat: i64, text: i64, late: bool, player: i64) -> None:
    """A card is played, perhaps at a moment of another player, whom it hinders then."""
    if s.events is not None:
        facts: dict[str, object] = {
            "seat": seat_name(seat),
            "card": s.tables.events.names[text // 2],
            "half": "upper" if text % 2 == 0 else "lower",
            "whom": "self" if text % 2 == 0 else "others",
        }
        if text % 2 == 1 and s.tables.whose[text] == OPPONENT:
            facts["whom"] = "one"
            facts["against"] = seat_name(player)
        tell(s, "played-late" if late else "played", facts, True)


def cancelled(s: Data, seat: i64, text: i64) -> None:
    if s.events is not None:
        name = s.tables.events.names[text // 2]
        tell(s, "cancelled", {"seat": seat_name(seat), "card": name}, True)


def dropped(s: Data, seat: i64, card: i64) -> None:
    if s.events is not None:
        name = s.tables.events.names[s.tables.events.kind[card]]
        tell(s, "dropped", {"seat": seat_name(seat), "card": name}, True)


def reshuffled(s: Data, pile: str) -> None:
    if s.events is not None:
        tell(s, "reshuffled", {"pile": pile}, True)


def fell_ill(s: Data, seat: i64, card: i64) -> None:
    if s.events is not None:
        name = s.tables.sickness.names[s.tables.sickness.kind[card]]
        tell(s, "fell-ill", {"seat": seat_name(seat), "card": name}, True)


def recovered(s: Data, seat: i64, card: i64) -> None:
    if s.events is not None:
        name = s.tables.sickness.names[s.tables.sickness.kind[card]]
        tell(s, "recovered", {"seat": seat_name(seat), "card": name}, not s.settings.undo)


def effect_began(s: Data, text: i64, seat: i64) -> None:
    """The text of a Weather or Sickness card acts."""
    if s.events is not None:
        tables = s.tables
        sickness = text < tables.first_weather
        name = (
            tables.sickness.names[text - tables.first_sickness]
            if sickness
            else tables.weather.names[text - tables.first_weather]
        )
        who = "the-land" if seat == NOBODY else seat_name(seat)
        tell(s, "text-acts", {"card": name, "seat": who}, not s.settings.undo)


def day_began(s: Data, day: i64, card: i64) -> None:
    if s.events is not None:
        name = s.tables.weather.names[s.tables.weather.kind[card]]
        tell(s, "day-began", {"day": int(day), "weather": name}, True)


def round_began(s: Data, light: str) -> None:
    """`light` is `day`, `night`, `star-day` or `star-night`."""
    if s.events is not None:
        tell(s, "round-began", {"day": int(s.of[DAY]), "square": int(s.of[SQUARE]) + 1, "light": light}, True)


def nature_began(s: Data) -> None:
    if s.events is not None:
        tell(s, "nature-began", {}, True)


def placed(s: Data, seat: i64, area: i64, terrain: i64) -> None:
    if s.events is not None:
        facts: dict[str, object] = {"seat": seat_name(seat), "area": s.board.names[area]}
        tell(s, "area-placed", {**facts, "terrain": TERRAINS[terrain]}, True)


def returned(s: Data, seat: i64, area: i64) -> None:
    if s.events is not None:
        facts: dict[str, object] = {"seat": seat_name(seat), "area": s.board.names[area]}
        tell(s, "area-returned", {**facts, "terrain": TERRAINS[s.land[area] & 15]}, True)


def goes_along(s: Data, seat: i64, carrier: i64) -> None:
    if s.events is not None:
        tell(s, "goes-along", {"seat": seat_name(seat), "with": seat_name(carrier)}, True)


def taken_back(s: Data, seat: i64) -> None:
    """The turn goes back to its beginning (WN-EVENT-07)."""
    if s.events is not None:
        tell(s, "taken-back", {"seat": seat_name(seat)}, True)


def lapsed(s: Data, seat: i64) -> None:
    if s.events is not None:
        tell(s, "lapsed", {"seat": seat_name(seat)}, True)


def died(s: Data, seat: i64, cards: list[str], resigned: bool) -> None:
    if s.events is not None:
        facts: dict[str, object] = {"seat": seat_name(seat), "cards": cards}
        tell(s, "gave-up" if resigned else "died", facts, True)


def game_over(s: Data, winners: i64, reason: i64) -> None:
    if s.events is not None:
        tell(s, "game-over", {"winners": seat_names(winners), "reason": REASONS[reason]}, True)
