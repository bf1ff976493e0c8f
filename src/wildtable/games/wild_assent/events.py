"""What happened, told to the sink where one is attached. Only the sealed choice is secret until all have
chosen."""

from mypy_extensions import i64

from wildtable.engine.event import Event
from wildtable.games.wild_assent.board import FACINGS, name_of
from wildtable.games.wild_assent.state import FIRST_CREATURE, FIRST_SUMMON, KIND, SIDE_OWNER, Data


def seat_name(seat: i64) -> str:
    return f"P{seat + 1}"


def side_name(s: Data, side: i64) -> str:
    """`P1`, or for a team `P1+P2`."""
    if s.seats == 2:
        return seat_name(side)
    return f"{seat_name(side * 2)}+{seat_name(side * 2 + 1)}"


def gladiator_name(s: Data, gladiator: i64) -> str:
    """The name of its card; one of several that are alike has a number behind it."""
    if gladiator >= SIDE_OWNER:
        return side_name(s, gladiator - SIDE_OWNER)
    kind = s.of[KIND + gladiator]
    if gladiator < FIRST_CREATURE:
        return s.tables.assents.names[kind]
    if gladiator >= FIRST_SUMMON:
        return f"{s.tables.summons.names[kind]}-{gladiator - FIRST_SUMMON + 1}"
    name = s.tables.creatures.names[kind]
    return f"{name}-{gladiator - FIRST_CREATURE + 1}" if s.settings.duplicates else name


def place_name(place: i64) -> str:
    """`3,5 N`"""
    return f"{name_of(int(place // 4))} {FACINGS[place % 4]}"


def tell(s: Data, kind: str, facts: dict[str, object], barrier: bool = False) -> None:
    """A fact that everybody sees. `barrier`: nothing before it can be taken back."""
    if s.events is not None:
        s.events.append(Event(kind, facts, barrier=barrier))


def of_gladiator(s: Data, kind: str, gladiator: i64, facts: dict[str, object]) -> None:
    """A fact about a Gladiator."""
    if s.events is not None:
        tell(s, kind, {"gladiator": gladiator_name(s, gladiator)} | facts)
