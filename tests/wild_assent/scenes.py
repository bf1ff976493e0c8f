"""Small positions of Wild Assent for tests."""

from typing import Any

from wildtable.engine.checked import play_next
from wildtable.engine.state import State
from wildtable.games.wild_assent.game import WildAssent, WildAssentState

GAME = WildAssent()

CARDS: dict[str, list[str]] = {
    "gurantev": ["war-horn", "unbreakable"],
    "koralt": ["spirit-step", "dark-tide"],
    "amalia": ["foresight", "sanctuary"],
    "yerra": ["dodge", "mending"],
}


def player(
    assent: str, skills: list[str] | None = None, equipment: list[str] | None = None
) -> dict[str, Any]:
    return {"assent": assent, "skills": skills or CARDS[assent], "equipment": equipment or []}


def at(name: str, seat: str, place: str, **more: Any) -> dict[str, Any]:
    """A Gladiator on a field."""
    return {"name": name, "seat": seat, "place": place} | more


def scene(
    players: list[dict[str, Any]],
    gladiators: list[dict[str, Any]],
    options: dict[str, object] | None = None,
    **more: Any,
) -> WildAssentState:
    """A position in the midst of a round."""
    document: dict[str, Any] = {"players": players, "gladiators": gladiators}
    return GAME.from_position(document | more, {"silvestrem": False} | (options or {}))


def play(state: State, *texts: str) -> State:
    """Play these actions and outcomes, each of them checked."""
    for text in texts:
        play_next(GAME, state, text)
    return state


def whole(assent: str) -> int:
    """The Health on an Assent's card, which balance may change."""
    return next(int(one.numbers[0]) for one in GAME.content.assents if one.name == assent)


def fact(state: State, name: str) -> Any:
    return GAME.facts(state)[name]


def offered(state: State) -> list[str]:
    """What the one who is asked may do, as texts."""
    seat = int(state.turn())
    return [GAME.format(state, seat, int(action)) for action in state.legal(seat)]


KORALT = player("koralt")
GURANTEV = player("gurantev")
YERRA = player("yerra", ["blood-rite", "mending"])


def duel(
    *gladiators: dict[str, Any],
    players: list[dict[str, Any]] | None = None,
    options: dict[str, object] | None = None,
    **more: Any,
) -> WildAssentState:
    """Koralt and Yerra stand far off; what matters happens among the others."""
    names = [one["name"] for one in gladiators]
    far = [at("koralt", "P1", "1,1 N"), at("yerra", "P2", "10,10 S")]
    return scene(
        players or [KORALT, YERRA],
        [*(one for one in far if players is None and one["name"] not in names), *gladiators],
        options,
        **more,
    )
