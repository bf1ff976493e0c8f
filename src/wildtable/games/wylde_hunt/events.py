"""What happened, told to the sink where one is attached.

Everything in Wylde Hunt is public, so every fact stands on the public list.
"""

from mypy_extensions import i64

from wildtable.engine.event import Event
from wildtable.games.wylde_hunt.actions import ENVIRONMENTS, SEASONS, SIDES, fae_name
from wildtable.games.wylde_hunt.board import square_name
from wildtable.games.wylde_hunt.state import (
    ENSNARE,
    KINDS,
    REASONS,
    SEELIE,
    UNSEELIE,
    Data,
    colour_of,
    first_fae,
)


def setup_chosen(s: Data, number: i64) -> None:
    if s.events is not None:
        s.events.append(Event("setup-chosen", {"setup": int(number)}))


def mortal_placed(s: Data, square: i64) -> None:
    if s.events is not None:
        s.events.append(Event("mortal-placed", {"to": square_name(square)}))


def round_began(s: Data) -> None:
    if s.events is not None:
        s.events.append(Event("round-began", {"round": int(s.round)}))


def destiny_settled(s: Data, tie: bool) -> None:
    if s.events is not None:
        how = "tie" if tie else "farther"
        s.events.append(Event("destiny-settled", {"side": SIDES[s.controller], "how": how}))


def stone_moved(s: Data, season: i64, origin: i64, goal: i64) -> None:
    if s.events is not None:
        facts: dict[str, object] = {"side": SIDES[s.controller], "season": SEASONS[season]}
        facts["from"], facts["to"] = square_name(origin), square_name(goal)
        s.events.append(Event("stone-moved", facts))


def mortal_moved(s: Data, origin: i64, goal: i64) -> None:
    if s.events is not None:
        facts: dict[str, object] = {"from": square_name(origin), "to": square_name(goal)}
        s.events.append(Event("mortal-moved", facts))


def banished(s: Data, fae: i64, square: i64) -> None:
    """It had the colour neither of the ground nor of the stone; that is left out if it was just lifted."""
    if s.events is not None:
        facts: dict[str, object] = {"fae": fae_name(fae), "square": square_name(square)}
        facts["ground"] = ENVIRONMENTS[s.board.colours[square]]
        if colour_of(fae) != s.season:
            facts["season"] = SEASONS[s.season]
        s.events.append(Event("banished", facts))


def vanquished(s: Data, fae: i64, square: i64) -> None:
    _fae_event(s, "vanquished", fae, square)


def returned(s: Data, fae: i64, square: i64) -> None:
    _fae_event(s, "returned", fae, square)


def held(s: Data, fae: i64, square: i64) -> None:
    _fae_event(s, "held", fae, square)


def moved(s: Data, fae: i64, origin: i64, goal: i64) -> None:
    if s.events is not None:
        facts: dict[str, object] = {"fae": fae_name(fae), "from": square_name(origin)}
        facts["to"] = square_name(goal)
        s.events.append(Event("moved", facts))


def order_chosen(s: Data, side: i64, first: bool) -> None:
    if s.events is not None:
        facts: dict[str, object] = {"side": SIDES[side], "place": "first" if first else "second"}
        s.events.append(Event("order-chosen", facts))


def none_eligible(s: Data, seelie: bool, unseelie: bool) -> None:
    """Phase 2 begins, and a side has no Fae that may be selected in it, or neither has one."""
    if s.events is not None and (seelie or unseelie):
        side = "both" if seelie and unseelie else SIDES[SEELIE] if seelie else SIDES[UNSEELIE]
        s.events.append(Event("none-eligible", {"side": side}))


def contested(s: Data, square: i64, loser: i64, season: i64) -> None:
    """A contest took place; `loser` is a side, or -1 for a draw.

    `by` is what decided it: the ground, or the season (-1: it did not come to that, or the ground has none).
    """
    if s.events is not None:
        facts: dict[str, object] = {"square": square_name(square)}
        facts["loser"] = "none" if loser < 0 else SIDES[loser]
        facts["by"] = "none" if loser < 0 else "ground" if season < 0 else "season"
        facts["ground"] = ENVIRONMENTS[s.board.colours[square]]
        if season >= 0:
            facts["season"] = SEASONS[season]
        s.events.append(Event("contested", facts))


def game_over(s: Data) -> None:
    if s.events is not None:
        winner = "none" if s.winner < 0 else SIDES[s.winner]
        facts: dict[str, object] = {"winner": winner, "reason": REASONS[s.reason]}
        if s.reason == ENSNARE:
            facts["square"] = square_name(s.mortal())
            facts["fae"] = _at_the_mortal(s, s.winner)
        s.events.append(Event("game-over", facts))


def _at_the_mortal(s: Data, side: i64) -> list[str]:
    """The Fae of a side in the Mortal's square that have its colour or that of the stone (WH-WIN-02)."""
    colours = (s.board.colours[s.mortal()], s.season)
    found: list[str] = []
    for fae in range(first_fae(side), first_fae(side) + KINDS):
        if s.fae[fae] == s.mortal() and colour_of(fae) in colours:
            found.append(fae_name(fae))
    return found


def _fae_event(s: Data, kind: str, fae: i64, square: i64) -> None:
    if s.events is not None:
        s.events.append(Event(kind, {"fae": fae_name(fae), "square": square_name(square)}))
