"""Content packs for Wylde Hunt: the printed board and set-ups can take the place of ours."""

from pathlib import Path

import pytest
from rich.console import Console

from tests.packs import BOARD, board_pack, changed, ours, write_pack
from wildtable.engine.refusal import BadContent
from wildtable.engine.rng import Rng
from wildtable.engine.texts import load_texts
from wildtable.games import load
from wildtable.games.wylde_hunt.board import square_number
from wildtable.games.wylde_hunt.game import WyldeHunt, WyldeHuntState
from wildtable.games.wylde_hunt.terminal import draw

SETUPS = "wylde_hunt/setups.toml"
B5 = square_number("B5")


def loaded(pack: Path) -> WyldeHunt:
    game = load("wylde_hunt", pack)
    assert isinstance(game, WyldeHunt)
    return game


def started(game: WyldeHunt, third: str = "Gnome") -> WyldeHuntState:
    state = game.new(2, {"seelie_third": third})
    state.apply(0, game.parse(state, 0, "setup 1"))
    return state


@pytest.mark.rule("WH-RULING-01")
def test_another_board_is_played_on(tmp_path: Path) -> None:
    game, own = loaded(board_pack(tmp_path)), WyldeHunt()
    state = started(game)
    assert state.settings.board.colours[B5] == 3
    assert game.imagine(state.view(0), Rng(1)).settings.board.colours[B5] == 3
    assert started(own).settings.board.colours[B5] == 0
    assert game.content_digest != own.content_digest


def test_another_board_is_drawn(tmp_path: Path) -> None:
    game = loaded(board_pack(tmp_path))
    console = Console(width=80, highlight=False, color_system=None)
    with console.capture() as caught:
        console.print(draw(game, started(game).view(0), load_texts(game.folder, "en"), 80))
    (row,) = [line for line in caught.get().splitlines() if line.startswith("5 ")]
    assert row.split()[1:4] == ["♣", "≈", "≈"]


@pytest.mark.rule("WH-RULING-02", "WH-RULING-03")
@pytest.mark.parametrize("third", ["Gnome", "Undine"])
def test_other_set_ups_are_chosen_from(tmp_path: Path, third: str) -> None:
    text = changed(SETUPS, ('name = "Home"', 'name = "Printed"'), ('{ Third = "B1"', '{ Third = "C2"'))
    game = loaded(write_pack(tmp_path, {SETUPS: text}))
    fae = game.facts(started(game, third))["fae"]
    assert isinstance(fae, dict)
    assert fae[f"S-{third}"] == "C2"
    assert [setup.name for setup in game.content.setups(third)] == ["Printed", "Strayed"]


@pytest.mark.parametrize(
    ("files", "sentence"),
    [
        ({BOARD: changed(BOARD, ('"MFRPMFRP"', '"PFRPMFRM"'))}, r"board\.toml: A1 must be M, .*\(K1\)"),
        ({BOARD: changed(BOARD, ('"FMPRFMPR"', '"FMPRPMPR"'))}, r"board\.toml: E3 must not be P, .*\(K9\)"),
        ({SETUPS: changed(SETUPS, ('"A8"', '"D4"'))}, r"setups\.toml: Home: two pieces .*\(WH-SETUP-03\)"),
        (
            {"wylde_hunt/set-ups.toml": ""},
            r"no component file 'set-ups\.toml': known are board\.toml, setups",
        ),
        ({"wildlands/factions/guild.toml": ""}, "has nothing for wylde_hunt, only for wildlands"),
        ({"wylde-hunt/board.toml": ours(BOARD)}, "there is no game 'wylde-hunt'"),
    ],
)
def test_a_pack_that_is_not_right_is_refused(tmp_path: Path, files: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadContent, match=sentence):
        load("wylde_hunt", write_pack(tmp_path, files))
