"""The two set-ups: what the text demands, and what the reconstruction promises."""

import itertools

import pytest

from tests.wylde_hunt.helpers import GAME, new_game, offered, play, random_states, where
from wildtable.engine.refusal import BadOption
from wildtable.games.wylde_hunt.board import CENTRE, is_beside, square_number
from wildtable.games.wylde_hunt.content.loader import load_board, load_setups
from wildtable.games.wylde_hunt.game import OPTIONS, WyldeHuntState
from wildtable.games.wylde_hunt.rules.winning import covers

SETUPS = load_setups("Gnome")
STARTS = [(setup, mortal) for setup in ("setup 1", "setup 2") for mortal in ("D4", "D5", "E4", "E5")]


def eligible(state: WyldeHuntState, side: str) -> set[str]:
    pending = GAME.facts(state)["pending"]
    assert isinstance(pending, set)
    return {name for name in pending if name.startswith(side)}


@pytest.mark.rule("WH-GOAL-01", "WH-SETUP-01")
def test_two_seats_seelie_and_unseelie() -> None:
    state = GAME.new(2)
    assert [GAME.seat_name(state, seat) for seat in range(GAME.seats_of(state))] == ["S", "U"]
    for seats in (1, 3):
        with pytest.raises(BadOption, match="is for 2 players"):
            GAME.new(seats)


@pytest.mark.rule("WH-SETUP-01", "WH-RULING-05")
@pytest.mark.parametrize(
    ("seelie", "seatings"),
    [("host", [((0, 1), 1)]), ("guest", [((1, 0), 1)]), ("random", [((0, 1), 1), ((1, 0), 1)])],
)
def test_who_is_seelie(seelie: str, seatings: list[tuple[tuple[int, ...], int]]) -> None:
    assert GAME.seatings(2, {"seelie": seelie}) == seatings


@pytest.mark.rule("WH-RULING-05")
def test_seelie_is_drawn_at_random_by_default() -> None:
    option = next(option for option in OPTIONS if option.name == "seelie")
    assert (option.default, set(option.values)) == ("random", {"random", "host", "guest"})


@pytest.mark.rule("WH-SETUP-03")
def test_every_piece_has_its_own_square_and_stones_fill_the_centre() -> None:
    for setup in SETUPS:
        squares = [square for square in setup.fae if square < 64] + list(setup.stones)
        assert len(squares) == len(set(squares)) == 10
        assert set(setup.stones) == set(CENTRE)


@pytest.mark.rule("WH-SETUP-03", "WH-MORTAL-03")
def test_stones_lie_in_season_order_round_the_centre() -> None:  # K12
    for setup in SETUPS:
        assert all(is_beside(setup.stones[i], setup.stones[(i + 1) % 4]) for i in range(4))


@pytest.mark.rule("WH-SETUP-04", "WH-RULING-03")
@pytest.mark.parametrize("third", ["Gnome", "Undine"])
def test_each_side_has_three_different_fae(third: str) -> None:
    for setup in ("setup 1", "setup 2"):
        fae = where(new_game(setup, seelie_third=third))
        assert set(fae) == {"S-Sylph", "S-Salamander", f"S-{third}", "U-Sylph", "U-Gnome", "U-Undine"}


@pytest.mark.rule("WH-RULING-03")
@pytest.mark.parametrize("setup", ["setup 1", "setup 2"])
def test_the_undine_takes_the_gnomes_squares(setup: str) -> None:
    gnome, undine = where(new_game(setup)), where(new_game(setup, seelie_third="Undine"))
    assert undine.pop("S-Undine") == gnome.pop("S-Gnome")
    assert undine == gnome


@pytest.mark.rule("WH-RULING-02")
def test_home_and_strayed_lie_on_the_promised_colours() -> None:
    colours = load_board().colours
    home, strayed = SETUPS
    assert [colours[home.stones[season]] for season in range(4)] == [2, 3, 0, 1]
    assert [colours[strayed.stones[season]] for season in range(4)] == [3, 0, 1, 2]
    assert all(colours[home.fae[fae]] == fae % 4 for fae in range(8) if home.fae[fae] < 64)


@pytest.mark.rule("WH-RULING-02", "WH-RULING-03")
def test_each_setup_is_its_own_image_under_the_half_turn() -> None:
    for setup in SETUPS:
        for season in range(4):
            assert setup.stones[(season + 2) % 4] == 63 - setup.stones[season]
        for kind in range(4):
            seelie, unseelie = setup.fae[kind], setup.fae[4 + (kind + 2) % 4]
            assert unseelie == 63 - seelie if seelie < 64 else unseelie >= 64


@pytest.mark.rule("WH-RULING-02", "WH-SETUP-05")
@pytest.mark.parametrize(("setup", "mortal"), STARTS)
def test_both_sides_begin_with_equally_many_eligible_fae(setup: str, mortal: str) -> None:
    state = new_game(setup, f"mortal {mortal}")
    seelie, unseelie = eligible(state, "S"), eligible(state, "U")
    assert len(seelie) == len(unseelie)
    assert len(seelie) in (1, 2)


@pytest.mark.rule("WH-RULING-02")
@pytest.mark.parametrize(("setup", "mortal"), STARTS)
def test_nobody_can_ensnare_in_round_1(setup: str, mortal: str) -> None:
    """A side covers only by Fae that reach the Mortal in one move, whatever the others do."""
    for side in ("S", "U"):
        state = new_game(setup, f"mortal {mortal}", "order first" if side == "S" else "order second")
        goal = f" {mortal}"
        comers = {text.split()[1] for text in offered(state) if text.endswith(goal)}
        for fae in comers:
            state.fae[_number(fae)] = square_number(mortal)
        assert not covers(state, "SU".index(side))


def _number(name: str) -> int:
    kinds = ("Sylph", "Salamander", "Gnome", "Undine")
    return "SU".index(name[0]) * 4 + kinds.index(name[2:])


@pytest.mark.rule("WH-RULING-02")
@pytest.mark.parametrize(("setup", "mortal"), STARTS)
def test_no_attacker_from_the_start_squares_wins_in_round_1(setup: str, mortal: str) -> None:
    for order in ("order first", "order second"):
        state = new_game(setup, f"mortal {mortal}", order)
        enemy = "U" if state.turn() == 0 else "S"
        homes = {square for name, square in where(state).items() if name.startswith(enemy)}
        for text in offered(state):
            if text.startswith("turn") and text.split()[2] in homes:
                after = state.clone()
                play(after, text)
                assert not [n for n, at in where(after).items() if n[0] == enemy and at == "vanquished"]


@pytest.mark.rule("WH-RULING-02", "WH-SETUP-06")
def test_no_random_game_is_won_in_round_1() -> None:
    for seed in range(60):
        for state in itertools.takewhile(lambda state: state.round == 1, random_states(seed)):
            assert state.result() is None
            assert GAME.step(state) != "stone"
