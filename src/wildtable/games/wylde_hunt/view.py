"""What a seat may see: everything, for the game has no secrets."""

from wildtable.engine.state import View
from wildtable.games.wylde_hunt.actions import ENVIRONMENTS, SEASONS, SIDES
from wildtable.games.wylde_hunt.position import names_of, write_position
from wildtable.games.wylde_hunt.rules.eligible import must_move
from wildtable.games.wylde_hunt.rules.season import NO_SEASON, season_of
from wildtable.games.wylde_hunt.state import FAE, STEP_OVER, STEPS, Position


def view_of(s: Position, seat: int | None) -> View:
    """The allow-list of Wylde Hunt: the position, the options, and what is due."""
    return {
        "game": "wylde_hunt",
        "seat": seat,
        "step": STEPS[s.step],
        "actor": None if s.step == STEP_OVER else SIDES[s.to_act],
        "options": s.settings.options,
        "position": write_position(s),
        "pending": names_of(s.pending),
        "must": must_names(s),
        "seasons": {name: season_name(s, number) for number, name in enumerate(ENVIRONMENTS)},
    }


def season_name(s: Position, environment: int) -> str | None:
    """The season of an environment (WH-SEASON-02 to -04)."""
    season = season_of(s, environment)
    return None if season == NO_SEASON else SEASONS[season]


def must_names(s: Position) -> list[str]:
    """The eligible Fae that may not hold (WH-ELIG-01)."""
    must = sum(1 << fae for fae in range(FAE) if (s.pending >> fae) & 1 and must_move(s, fae))
    return names_of(must)
