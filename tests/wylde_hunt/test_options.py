"""Every table option: its values, its default, and that it does something."""

import pytest

from tests.wylde_hunt.helpers import EXAMPLE, GAME, new_game, offered, play, position, refused, start, where
from wildtable.engine.refusal import BadOption
from wildtable.games.wylde_hunt.board import distance, square_at, square_name, square_number

RIVER = {"Spring": "H3", "Summer": "G3", "Autumn": "A4", "Winter": "A3"}
HOME = {"Spring": "E5", "Summer": "E4", "Autumn": "D4", "Winter": "D5"}

SCHEMA = {
    "seelie": ("WH-RULING-05", "random", {"random", "host", "guest"}),
    "seelie_third": ("WH-RULING-03", "Gnome", {"Gnome", "Undine"}),
    "fae_wrap": ("WH-RULING-11", False, {False, True}),
    "strict_lift": ("WH-RULING-17", False, {False, True}),
    "contest_on_return": ("WH-RULING-19", False, {False, True}),
    "repetition": ("WH-RULING-27", 3, {3, 0}),
    "round_limit": ("WH-RULING-28", 100, {100, 60, 40, 0}),
    "undo_by_consent": ("WH-RULING-37", False, {False, True}),
    "on_leave": ("WH-RULING-903", "pause", {"pause", "bot", "lose"}),
}


@pytest.mark.rule(
    "WH-RULING-03",
    "WH-RULING-05",
    "WH-RULING-11",
    "WH-RULING-17",
    "WH-RULING-19",
    "WH-RULING-27",
    "WH-RULING-28",
    "WH-RULING-37",
    "WH-RULING-903",
)
def test_the_options_are_those_of_the_rulebook() -> None:
    assert {o.name: (o.rule, o.default, set(o.values)) for o in GAME.options} == SCHEMA


@pytest.mark.rule("WH-RULING-05", "WH-RULING-37")
def test_table_options_are_marked_as_such() -> None:
    assert {o.name for o in GAME.options if o.scope == "table"} == {"undo_by_consent", "on_leave"}


@pytest.mark.rule("WH-RULING-37", "WH-TURN-06")
def test_take_back_is_never_a_move_of_the_game() -> None:
    """Whatever the table agreed on, the rules themselves know no way back."""
    fae = {"U-Undine": "E6", "U-Gnome": "H5", "S-Salamander": "E3"}
    for consent in (False, True):
        state = start(position("phase2", "B4", fae, EXAMPLE, controller="S"), undo_by_consent=consent)
        play(state, "order first", "turn U-Undine E7", "hold S-Salamander E3")
        assert refused(state, "turn U-Undine E6") == "WH-TURN-03"


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"fae_warp": True}, "Did you mean 'fae_wrap'"),
        ({"round_limit": 50}, "it is one of 100, 60, 40, 0"),
        ({"repetition": 2}, "it is one of 3, 0"),
        ({"seelie_third": "Sylph"}, "it is one of gnome, undine"),
        ({"strict_lift": "maybe"}, "it is one of off, on"),
    ],
)
def test_unknown_options_and_values_are_refused(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        GAME.new(options=options)


def test_options_stay_with_the_state() -> None:
    state = new_game("setup 1", fae_wrap=True, round_limit=40)
    assert GAME.options_of(state.clone())["fae_wrap"] is True
    assert GAME.options_of(state)["round_limit"] == 40


@pytest.mark.rule("WH-RULING-11", "WH-MOVE-08", "WH-RULING-43")
@pytest.mark.parametrize("square", ["A1", "E3", "H8", "D4", "A4"])
def test_wrapped_lines_reach_every_square_of_the_closed_board(square: str) -> None:
    """Alone on the board, a Fae goes up to seven squares in each of eight directions, never home."""
    at = square_number(square)
    for wrap in (False, True):
        state = start(
            position("phase2", "B4", {"S-Salamander": square, "U-Undine": "E7"}, EXAMPLE), fae_wrap=wrap
        )
        state.fae[7] = 65
        goals = {text.split()[2] for text in offered(state) if text.startswith("turn")}
        expected = {
            (at % 8 + c * n, at // 8 + r * n)
            for c in (-1, 0, 1)
            for r in (-1, 0, 1)
            for n in range(1, 8)
            if (c, r) != (0, 0)
        }
        inside = {square_name(square_at(c, r)) for c, r in expected if 0 <= c < 8 and 0 <= r < 8}
        around = {square_name(square_at(c, r)) for c, r in expected}
        assert goals == (around if wrap else inside)
        assert square not in goals


@pytest.mark.rule("WH-RULING-11", "WH-RULING-18")
def test_the_mortal_stops_an_unsafe_fae_on_a_wrapped_line_too() -> None:
    """Row 4 is closed: from F4 the Undine reaches A4 over the edge, but not past the Mortal on B4."""
    fae = {"U-Undine": "F4", "S-Gnome": "C4"}
    state = start(position("phase2", "B4", fae, EXAMPLE, controller="U"), fae_wrap=True)
    goals = {text.split()[2] for text in offered(state) if text.startswith("turn U-Undine")}
    assert {"G4", "H4", "A4", "B4", "E4", "D4", "C4"} <= goals
    play(state, "turn U-Undine B4")
    assert where(state)["U-Undine"] == "banished"


@pytest.mark.rule("WH-BOARD-04", "WH-RULING-11")
def test_wrapping_does_not_change_distances() -> None:
    assert distance(square_number("A4"), square_number("H4")) == 1
    for wrap in (False, True):
        state = start(position("phase1", "A4", {"S-Sylph": "C6", "U-Undine": "H8"}, RIVER), fae_wrap=wrap)
        assert GAME.facts(state)["controller"] == "U"


@pytest.mark.rule("WH-RULING-17")
@pytest.mark.parametrize(("strict", "gnome"), [(False, "A4"), (True, "banished")])
def test_strict_lift(strict: bool, gnome: str) -> None:
    fae = {"S-Gnome": "A4", "U-Undine": "A4", "S-Sylph": "E7"}
    state = start(position("stone", "A4", fae, RIVER), strict_lift=strict)
    play(state, "stone G4")
    assert (where(state)["S-Gnome"], where(state)["U-Undine"]) == (gnome, "A4")


@pytest.mark.rule("WH-RULING-19", "WH-RULING-902")
@pytest.mark.parametrize(("contest", "undine"), [(False, "A1"), (True, "vanquished")])
def test_contest_on_return(contest: bool, undine: str) -> None:
    fae = {"S-Sylph": "vanquished", "U-Undine": "A1", "U-Gnome": "H7"}
    state = start(position("stone", "D5", fae, HOME), contest_on_return=contest)
    play(state, "stone C4")
    assert (where(state)["S-Sylph"], where(state)["U-Undine"]) == ("A1", undine)


@pytest.mark.rule("WH-RULING-902", "WH-RETURN-04")
def test_the_loser_of_a_contest_on_return_counts_as_off_the_board() -> None:
    """The contest comes before the check: Unseelie's last Fae falls, and Seelie dominates."""
    fae = {"S-Sylph": "vanquished", "U-Undine": "A1"}
    state = start(position("stone", "D5", fae, HOME), contest_on_return=True)
    play(state, "stone C4")
    result = state.result()
    assert result is not None
    assert (result.winner(), result.reason) == (0, "domination")
