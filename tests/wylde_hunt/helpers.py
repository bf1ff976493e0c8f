"""Short ways into positions and games of Wylde Hunt."""

from collections.abc import Iterator, Mapping
from functools import partial

from tests import scripted
from wildtable.engine.event import Event
from wildtable.engine.expect import legal_texts
from wildtable.engine.playout import step_at_random
from wildtable.engine.refusal import Refusal
from wildtable.engine.rng import Rng
from wildtable.games.wylde_hunt.board import square_number
from wildtable.games.wylde_hunt.game import WyldeHunt, WyldeHuntState

GAME = WyldeHunt()

play = partial(scripted.play, GAME)
events_of = partial(scripted.events_of, GAME)

BLOCK = {"Spring": "D4", "Summer": "D5", "Autumn": "E5", "Winter": "E4"}  # each on its own colour
EXAMPLE = {"Spring": "H3", "Summer": "B4", "Autumn": "A4", "Winter": "A3"}  # Mortal on B4, A4 or A3


def position(
    at: str,
    mortal: str,
    fae: Mapping[str, str],
    stones: Mapping[str, str] = BLOCK,
    **more: object,
) -> dict[str, object]:
    """A position document."""
    return {"at": at, "mortal": mortal, "fae": dict(fae), "stones": dict(stones), **more}


def start(document: Mapping[str, object], **options: object) -> WyldeHuntState:
    """The state of a position document, with table options."""
    return GAME.from_position(document, options)


def new_game(*texts: str, **options: object) -> WyldeHuntState:
    """A game from its set-up, some actions on."""
    state = GAME.new(options=options)
    play(state, *texts)
    return state


def facts_of(event: Event) -> dict[str, object]:
    """What everybody may know of an event; in Wylde Hunt that is all of it."""
    assert event.public is not None
    return event.public


def offered(state: WyldeHuntState) -> set[str]:
    """The texts of all legal actions."""
    return legal_texts(GAME, state)


def refused(state: WyldeHuntState, text: str, seat: int | None = None) -> str | None:
    """The rule that refuses a text, or `None`; asked by whoever is to decide unless a seat is named."""
    asked = seat if seat is not None else next(iter(state.actors()), 0)
    refusal: Refusal | None = state.refusal(asked, GAME.parse(state, asked, text))
    return None if refusal is None else refusal.rule


def where(state: WyldeHuntState) -> dict[str, str]:
    """Where every Fae in play is."""
    fae = GAME.facts(state)["fae"]
    assert isinstance(fae, dict)
    return fae


def colour(state: WyldeHuntState, square: str) -> int:
    """The colour of a square, 0 to 3 in season order."""
    return int(state.board.colours[square_number(square)])


def random_states(seed: int, **options: object) -> Iterator[WyldeHuntState]:
    """The states of one random game, before every decision and at the end; the same object throughout."""
    state = GAME.new(options=options)
    rng = Rng(seed)
    yield state
    while step_at_random(state, rng):
        yield state
