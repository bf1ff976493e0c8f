"""What a seat may see: everything, for the game has no secrets."""

from wildtable.engine.bits import bit, has
from wildtable.engine.state import View
from wildtable.games.wylde_hunt.actions import ENVIRONMENTS, SEASONS, SIDES
from wildtable.games.wylde_hunt.board import Setup
from wildtable.games.wylde_hunt.position import fae_places, names_of, stone_places, write_position
from wildtable.games.wylde_hunt.rules.banishment import is_doomed
from wildtable.games.wylde_hunt.rules.destiny import FAR, closest, next_controller
from wildtable.games.wylde_hunt.rules.eligible import must_move
from wildtable.games.wylde_hunt.rules.season import NO_SEASON, season_of
from wildtable.games.wylde_hunt.state import (
    FAE,
    STEP_MORTAL,
    STEP_ORDER,
    STEP_OVER,
    STEP_SETUP,
    STEP_TURN,
    STEPS,
    Data,
)


def view_of(s: Data, seat: int | None) -> View:
    """The allow-list of Wylde Hunt: what is due, the pieces, and the position they come from."""
    position = write_position(s)
    view: View = {
        "game": "wylde_hunt",
        "seat": seat,
        "step": STEPS[s.step],
        "actor": None if s.step == STEP_OVER else SIDES[s.to_act],
        "options": s.settings.options,
        "position": position,
    }
    if s.step == STEP_SETUP:
        view["setups"] = [setup_of(chosen) for chosen in s.settings.setups]
        return view
    if s.step == STEP_MORTAL:
        view["fae"] = fae_places(s.fae)
        view["stones"] = stone_places(s.stones)
        return view
    for name in ("fae", "stones", "mortal"):
        view[name] = position[name]
    view["round"] = int(s.round)
    view["controller"] = SIDES[s.controller]
    view["pending"] = names_of(s.pending)
    view["must"] = must_names(s)
    view["doomed"] = [] if s.step == STEP_OVER else doomed_names(s)
    view["nearest"] = {name: steps_to_mortal(s, side) for side, name in enumerate(SIDES)}
    view["heir"] = SIDES[next_controller(s)] if s.step in (STEP_ORDER, STEP_TURN) else None
    view["seasons"] = {name: season_name(s, number) for number, name in enumerate(ENVIRONMENTS)}
    return view


def setup_of(setup: Setup) -> View:
    """A set-up that can be chosen (WH-SETUP-02)."""
    return {"name": setup.name, "fae": fae_places(setup.fae), "stones": stone_places(setup.stones)}


def must_names(s: Data) -> list[str]:
    """The eligible Fae that may not hold (WH-ELIG-01)."""
    must = sum(bit(fae) for fae in range(FAE) if has(s.pending, fae) and must_move(s, fae))
    return names_of(must)


def doomed_names(s: Data) -> list[str]:
    """The Fae that the Mortal's next step will banish, as things stand (WH-BANISH-04)."""
    return names_of(sum(bit(fae) for fae in range(FAE) if is_doomed(s, fae)))


def steps_to_mortal(s: Data, side: int) -> int | None:
    """How far from the Mortal a side's closest Fae is; `None` if it has none on the board (WH-DESTINY-02)."""
    steps = int(closest(s, side))
    return None if steps == FAR else steps


def season_name(s: Data, environment: int) -> str | None:
    """The season of an environment (WH-SEASON-02 to -04)."""
    season = season_of(s, environment)
    return None if season == NO_SEASON else SEASONS[season]
