"""What a view tells besides the position: who will be banished, and who will control destiny."""

from typing import Any

import pytest

from tests.wylde_hunt.helpers import EXAMPLE, play, position, random_states, start
from wildtable.games.wylde_hunt.game import WyldeHuntState


def view_of(state: WyldeHuntState) -> dict[str, Any]:
    return state.view(0)


@pytest.mark.rule("WH-MORTAL-01", "WH-BANISH-04")
def test_a_view_names_who_waits_unsafe_where_the_mortal_walks_next() -> None:
    """A4 is River with the Autumn Stone: an Undine and a Gnome are safe there, a Sylph is not."""
    here = dict.fromkeys(["S-Sylph", "S-Gnome", "U-Sylph", "U-Undine"], "A4")
    state = start(position("stone", "B4", {**here, "S-Salamander": "A5"}, EXAMPLE, controller="S"))
    assert view_of(state)["doomed"] == ["S-Sylph", "U-Sylph"]


@pytest.mark.rule("WH-MORTAL-01", "WH-BANISH-04")
def test_whoever_is_named_is_banished_by_the_next_step_of_the_mortal() -> None:
    found = 0
    doomed: list[str] = []
    for seed in range(6):
        for state in random_states(seed):
            view = view_of(state)
            fae = view.get("fae", {})
            assert all(fae[name] == "banished" for name in doomed), "The Mortal has walked on."
            doomed = view["doomed"] if view["step"] == "stone" else []
            found += len(doomed)
    assert found > 10


@pytest.mark.rule("WH-DESTINY-02", "WH-DESTINY-03", "WH-DESTINY-04", "WH-DESTINY-05")
@pytest.mark.parametrize(
    ("fae", "nearest", "heir"),
    [
        ({"S-Salamander": "E3", "U-Undine": "E8"}, {"S": 3, "U": 4}, "U"),
        ({"S-Salamander": "E3", "U-Undine": "H4"}, {"S": 3, "U": 2}, "S"),
        ({"S-Salamander": "E3", "U-Undine": "E5"}, {"S": 3, "U": 3}, "S"),
        ({"S-Salamander": "E3", "U-Undine": "vanquished"}, {"S": 3, "U": None}, "U"),
    ],
)
def test_a_view_tells_who_is_near_and_who_would_control_destiny(
    fae: dict[str, str], nearest: dict[str, int | None], heir: str
) -> None:
    """Edges are joined, and on a tie it passes to the side that does not control it now."""
    state = start(position("phase2", "B4", fae, EXAMPLE, controller="U", turn="S"))
    view = view_of(state)
    assert (view["nearest"], view["heir"]) == (nearest, heir)
    play(state, "hold S-Salamander E3")
    view = view_of(state)
    assert (view["controller"], view["heir"]) == (heir, None), "It is settled until the Mortal has walked on."
