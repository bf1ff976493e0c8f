"""What a client needs to draw the board and to name what lies on it."""

from wildtable.games.wylde_hunt import actions
from wildtable.games.wylde_hunt.actions import COLOURS, ENVIRONMENTS, FAE_KINDS, SEASONS, SIDES
from wildtable.games.wylde_hunt.board import CENTRE, SQUARES, square_name
from wildtable.games.wylde_hunt.content.loader import Content
from wildtable.games.wylde_hunt.position import fae_places, stone_places
from wildtable.games.wylde_hunt.state import FAE


def components(content: Content) -> dict[str, object]:
    """The colours of the squares, both set-ups, and the names of everything."""
    board = content.board
    return {
        "squares": {square_name(square): COLOURS[board.colours[square]] for square in range(SQUARES)},
        "centre": [square_name(square) for square in CENTRE],
        "colours": list(COLOURS),
        "environments": list(ENVIRONMENTS),
        "seasons": list(SEASONS),
        "sides": list(SIDES),
        "fae": [actions.fae_name(fae) for fae in range(FAE)],
        "fae_colours": dict(zip(FAE_KINDS, COLOURS, strict=True)),
        "corners": {COLOURS[colour]: square_name(board.corners[colour]) for colour in range(4)},
        "setups": {
            third: [
                {"name": setup.name, "fae": fae_places(setup.fae), "stones": stone_places(setup.stones)}
                for setup in content.setups(third)
            ]
            for third in ("Gnome", "Undine")
        },
    }
