"""Everything illegal that a person could try is refused by the right rule."""

import pytest

from tests.wylde_hunt.helpers import EXAMPLE, GAME, new_game, offered, play, position, refused, start
from wildtable.engine.checked import play as play_checked
from wildtable.engine.checked import play_text
from wildtable.engine.refusal import BadAction, NotNow, Refused
from wildtable.games.wylde_hunt.game import WyldeHuntState

SEELIE, UNSEELIE = 0, 1
FAE = {"U-Undine": "E6", "U-Sylph": "C1", "U-Gnome": "H5", "S-Salamander": "E3", "S-Sylph": "vanquished"}


def example(*texts: str, **options: object) -> WyldeHuntState:
    """Phase 2 of the rulebook's second position, some actions on."""
    state = start(position("phase2", "B4", FAE, EXAMPLE, controller="S"), **options)
    play(state, *texts)
    return state


def owed(state: WyldeHuntState, text: str) -> str:
    """What is to be done first, as a refusal tells it."""
    (seat,) = state.actors()
    refusal = state.refusal(seat, GAME.parse(state, seat, text))
    assert refusal is not None
    return str(refusal.facts["step"])


@pytest.mark.rule("WH-SETUP-02")
def test_only_seelie_chooses_the_setup() -> None:
    assert refused(new_game(), "setup 1", UNSEELIE) == "WH-SETUP-02"
    assert refused(new_game(), "setup 1", SEELIE) is None


@pytest.mark.rule("WH-SETUP-05")
def test_only_unseelie_places_the_mortal() -> None:
    state = new_game("setup 1")
    assert refused(state, "mortal D4", SEELIE) == "WH-SETUP-05"
    assert refused(state, "mortal D4", UNSEELIE) is None


@pytest.mark.rule("WH-SETUP-07")
def test_only_seelie_chooses_the_order_of_round_1() -> None:
    state = new_game("setup 1", "mortal D4")
    assert refused(state, "order first", UNSEELIE) == "WH-SETUP-07"
    assert refused(state, "order first", SEELIE) is None


@pytest.mark.rule("WH-ORDER-01")
def test_the_holder_of_destiny_does_not_choose_the_order() -> None:
    assert refused(example(), "order first", SEELIE) == "WH-ORDER-01"
    assert refused(example(), "order first", UNSEELIE) is None


@pytest.mark.rule("WH-ORDER-01")
def test_the_order_is_chosen_once() -> None:
    assert refused(example("order first"), "order second", UNSEELIE) == "WH-ORDER-01"


@pytest.mark.rule("WH-ORDER-01", "WH-RULING-13")
def test_the_order_stays_chosen_when_a_side_has_lost_its_eligible_fae() -> None:
    """Both sides had eligible Fae and the order was asked, so WH-RULING-13 is not the reason."""
    state = example("order first", "turn U-Undine E3")
    assert refused(state, "order first", UNSEELIE) == "WH-ORDER-01"


@pytest.mark.rule("WH-TURN-01")
def test_out_of_turn() -> None:
    state = example("order first")
    assert refused(state, "hold S-Salamander E3", SEELIE) == "WH-TURN-01"
    assert refused(state, "turn S-Salamander E4", UNSEELIE) == "WH-TURN-01"


@pytest.mark.rule("WH-DESTINY-03", "WH-DESTINY-06")
def test_only_the_controller_lays_the_stone() -> None:
    state = start(position("phase1", "D4", {"S-Sylph": "D2", "U-Undine": "D7"}))
    assert GAME.facts(state)["controller"] == "U"
    assert refused(state, "stone F4", SEELIE) == "WH-DESTINY-03"
    assert refused(state, "stone F4", UNSEELIE) is None


@pytest.mark.rule("WH-ROUND-02", "WH-ROUND-03", "WH-SETUP-06")
def test_decisions_come_in_their_order() -> None:
    stone = start(position("phase1", "D4", {"S-Sylph": "D2", "U-Undine": "D7"}))
    assert refused(stone, "turn U-Undine D6") == "WH-ROUND-02"
    assert refused(stone, "order first") == "WH-ROUND-02"
    assert owed(stone, "order first") == "stone"
    assert refused(example(), "turn U-Gnome G5") == "WH-ROUND-03"
    assert refused(example("order first"), "stone G3") == "WH-ROUND-02"
    assert owed(example("order first"), "stone G3") == "fae"
    assert refused(new_game("setup 1", "mortal D4", "order first"), "stone D3") == "WH-SETUP-06"


@pytest.mark.rule("WH-TURN-05", "WH-RULING-10", "WH-ORDER-01", "WH-SETUP-02", "WH-SETUP-05", "WH-WIN-07")
def test_nothing_can_be_passed() -> None:
    won = start(position("phase2", "D4", {"S-Sylph": "D1", "U-Undine": "H8"}))
    play(won, "turn S-Sylph D4")
    assert refused(new_game(), "pass") == "WH-SETUP-02"
    assert refused(new_game("setup 1"), "pass") == "WH-SETUP-05"
    assert refused(example(), "pass") == "WH-ORDER-01"
    assert refused(example("order first"), "pass") == "WH-TURN-05"
    assert refused(start(position("phase1", "D4", {"S-Sylph": "A1"})), "pass") == "WH-RULING-10"
    assert refused(won, "pass") == "WH-WIN-07"


@pytest.mark.rule("WH-STONE-03", "WH-STONE-04")
def test_every_square_but_the_offered_is_refused_for_the_stone() -> None:
    state = start(position("phase1", "D4", {"S-Sylph": "A1", "U-Undine": "H8"}))
    names = [column + row for column in "ABCDEFGH" for row in "12345678"]
    by_rule = {name: refused(state, f"stone {name}") for name in names}
    assert {name for name, rule in by_rule.items() if rule is None} == {"F4", "E3"}
    assert {name for name, rule in by_rule.items() if rule == "WH-STONE-04"} == {"D4", "D5", "E4", "E5"}
    assert set(by_rule.values()) == {None, "WH-STONE-03", "WH-STONE-04"}


@pytest.mark.rule("WH-RULING-18", "WH-MOVE-05", "WH-MOVE-08", "WH-MOVE-01")
def test_why_a_goal_is_out_of_reach() -> None:
    fae = {"U-Undine": "F4", "S-Gnome": "F6"}
    state = start(position("phase2", "B4", fae, EXAMPLE, controller="U"))
    assert refused(state, "turn U-Undine A4") == "WH-RULING-18"
    assert refused(state, "turn U-Undine F7") == "WH-MOVE-05"
    assert refused(state, "turn U-Undine A7") == "WH-MOVE-08"
    assert refused(state, "turn U-Undine F4") == "WH-MOVE-01"
    assert refused(state, "turn U-Undine G6") == "WH-MOVE-01"


@pytest.mark.rule("WH-TURN-07", "WH-TURN-03", "WH-ELIG-01", "WH-ELIG-02", "WH-ELIG-03")
def test_why_a_fae_cannot_be_selected_or_held() -> None:
    state = example("order first", "turn U-Undine E7", "hold S-Salamander E3")
    assert refused(state, "turn U-Sylph C2") == "WH-TURN-07"
    assert refused(state, "turn U-Undine E8") == "WH-TURN-03"
    assert refused(state, "hold U-Gnome H5") == "WH-ELIG-01"
    second = example("order second")
    assert refused(second, "hold S-Salamander E4") == "WH-ELIG-02"
    both = start(position("phase2", "B4", {"S-Salamander": "F4", "U-Undine": "E7"}, EXAMPLE, controller="U"))
    assert refused(both, "hold S-Salamander F4") == "WH-ELIG-03"


@pytest.mark.rule("WH-SETUP-04", "WH-BANISH-05", "WH-CONTEST-05")
def test_why_a_fae_off_the_board_cannot_be_selected() -> None:
    state = example("order second")
    assert refused(state, "turn S-Sylph A2") == "WH-CONTEST-05"
    assert refused(state, "turn S-Gnome A2") == "WH-BANISH-05"
    assert refused(state, "turn S-Undine A2") == "WH-SETUP-04"


@pytest.mark.rule("WH-WIN-07")
def test_nothing_is_legal_after_the_end() -> None:
    state = start(position("phase2", "D4", {"S-Sylph": "D1", "U-Undine": "H8"}))
    play(state, "turn S-Sylph D4")
    for seat in (SEELIE, UNSEELIE):
        assert len(state.legal(seat)) == 0
        for text in ("setup 1", "mortal D4", "order first", "turn U-Undine H7", "stone F4", "pass"):
            assert refused(state, text, seat) == "WH-WIN-07"
    with pytest.raises(NotNow, match="the game is over"):
        play(state, "stone F4")


def test_a_refusal_names_fae_and_square_and_changes_nothing() -> None:
    state = example("order first")
    before = state.fingerprint()
    with pytest.raises(Refused, match=r"'turn U-Sylph C2' is not allowed here \(WH-TURN-07\)") as caught:
        play_checked(GAME, state, UNSEELIE, GAME.parse(state, UNSEELIE, "turn U-Sylph C2"))
    assert caught.value.refusal.facts == {"square": "C2", "fae": "U-Sylph"}
    assert state.fingerprint() == before


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "is no action"),
        ("jump S-Sylph C3", "must begin with one of"),
        ("turn S-Sylph", "write 'turn S-Sylph C3'"),
        ("turn S-Dragon C3", "names no Fae"),
        ("turn S-Sylph J9", "'J9' is not one of A1 to H8"),
        ("stone H3 H4", "write 'stone H3'"),
        ("mortal centre", "names no square"),
        ("order third", "it is first or second"),
        ("setup 3", "there are 1 and 2"),
        ("pass now", "write 'pass'"),
    ],
)
def test_a_text_that_names_nothing_gets_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadAction, match=sentence):
        GAME.parse(example(), UNSEELIE, text)


def test_no_chance_and_no_third_seat() -> None:
    with pytest.raises(NotNow, match="no chance outcome is due"):
        play_text(GAME, example(), "*", "order first")
    with pytest.raises(BadAction, match="There is no seat 'X'"):
        play_text(GAME, example(), "X", "order first")
    assert example().chance() == []


@pytest.mark.rule("WH-MOVE-01", "WH-TURN-01", "WH-ELIG-02")
def test_offered_texts_are_read_in_any_case() -> None:
    state = example("order second")
    assert GAME.parse(state, SEELIE, "HOLD s-salamander e3") == GAME.parse(
        state, SEELIE, "hold S-Salamander E3"
    )
    assert "hold S-Salamander E3" in offered(state)
