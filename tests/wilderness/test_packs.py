"""Content packs for Wilderness: laid over our components, checked, and really played with."""

import shutil
from pathlib import Path

import pytest

from tests.packs import changed, ours, write_pack
from wildtable.engine.playout import step_at_random
from wildtable.engine.refusal import BadContent
from wildtable.engine.rng import Rng
from wildtable.games import load
from wildtable.games.wilderness.game import Wilderness

OURS = load("wilderness")
EVENTS = "wilderness/events.toml"
TILES = "wilderness/tiles.toml"
TRACKS = "wilderness/tracks.toml"
WEATHER = "wilderness/weather.toml"
RAFT = 'upper = [\n  { when = "any-turn", whose = "own", change = "allow", what = "lake", until = "turn" },'


def loaded(pack: Path) -> Wilderness:
    game = load("wilderness", pack)
    assert isinstance(game, Wilderness)
    return game


def complaint(pack: Path) -> str:
    """The sentence that a pack gets; it names the pack first."""
    with pytest.raises(BadContent) as caught:
        load("wilderness", pack)
    sentence = str(caught.value)
    assert sentence.startswith(f"Pack {pack}: ")
    assert sentence.endswith((".", "?"))
    assert "\n" not in sentence
    return sentence.removeprefix(f"Pack {pack}: ")


def test_a_pack_with_another_card_is_played_with(tmp_path: Path) -> None:
    """A card of the pack, made of our words, says what it does and comes up in play."""
    text = changed(EVENTS, ("[ripe-berries]\ncopies = 2", "[ripe-berries]\ncopies = 1"))
    text += "\n[mushrooms]\ncopies = 1\n"
    text += 'upper = [{ when = "any-time", do = "reduce", track = "hunger", by = 9 }]\n'
    text += 'lower = [{ when = "any-time", to = "opponent", do = "sickness", by = 2 }]\n'
    game = loaded(write_pack(tmp_path / "pack", {EVENTS: text}))
    cards = {card["card"]: card["text"] for card in game.cards("en")}
    assert cards["mushrooms upper"] == "At any time: reduce your hunger by 9 steps."
    assert cards["mushrooms lower"] == "At any time: an opponent of your choice draws 2 Sickness cards."
    assert [card["name"] for card in game.cards("en") if "mushrooms" in card["card"]] == [
        "Mushrooms (for you)",
        "Mushrooms (against others)",
    ]
    assert game.content_digest != OURS.content_digest
    state = game.new(2, {"tiles": 4})
    rng = Rng(3)
    while step_at_random(state, rng):
        pass
    assert state.result() is not None


def test_a_pack_with_other_tracks_offers_them(tmp_path: Path) -> None:
    text = ours(TRACKS) + ours(TRACKS).replace("tracks_v1]", "hard]").replace(
        "6, 6, 6, 6, 6, 6, 6, 6, 5", "6, 6, 6, 6, 5"
    )
    game = loaded(write_pack(tmp_path / "pack", {TRACKS: text}))
    assert list(game.content.tracks) == ["tracks_v1", "hard"]
    assert game.content.tracks["hard"].skull < game.content.tracks["tracks_v1"].skull


def test_a_pack_with_nothing_but_our_files_is_our_game(tmp_path: Path) -> None:
    shutil.copytree(
        OURS.folder / "content",
        tmp_path / "pack" / "wilderness",
        ignore=shutil.ignore_patterns("*.py", "__*"),
    )
    assert loaded(tmp_path / "pack").content_digest == OURS.content_digest


@pytest.mark.parametrize(
    ("file", "old", "new", "sentence"),
    [
        (
            TILES,
            '"g s l g",',
            '"g s l x",',
            "tiles.toml, reed-delta: 'x' is no terrain: known are g, r, d, f, s, m, l, T.",
        ),
        (
            EVENTS,
            "[raft]\ncopies = 1",
            "[raft]\ncopies = 2",
            "events.toml: there are 54 cards, not 55.",
        ),
        (
            EVENTS,
            RAFT,
            RAFT.replace('"allow"', '"alow"'),
            "events.toml, raft, upper, clause 1: there is no word 'alow' for 'change': did you mean 'allow'?",
        ),
        (
            EVENTS,
            RAFT,
            RAFT.replace('what = "lake"', 'what = "sea"'),
            "events.toml, raft, upper, clause 1: 'what' must be one of lake, night-search, drink, not 'sea'.",
        ),
        (
            WEATHER,
            "[drizzle]\ncopies = 2",
            "[drizzle]\ncopies = 3",
            "weather.toml: there are 27 cards, not 28.",
        ),
        (
            TRACKS,
            "thirst = [0, 0, 0, 0, 1",
            "thirst = [0, 0, 0, 1, 1",
            "tracks.toml, tracks_v1: the first four squares of thirst must be 0 (WN-RULING-09).",
        ),
    ],
)
def test_a_pack_that_breaks_a_constraint_is_refused_with_a_sentence(
    tmp_path: Path, file: str, old: str, new: str, sentence: str
) -> None:
    pack = write_pack(tmp_path / "pack", {file: changed(file, (old, new))})
    assert complaint(pack) == sentence


def test_a_file_that_we_do_not_know_is_refused(tmp_path: Path) -> None:
    pack = write_pack(tmp_path / "pack", {"wilderness/snacks.toml": ""})
    assert complaint(pack).startswith("there is no component file 'snacks.toml': known are events.toml, ")


def test_a_file_that_is_no_toml_is_refused(tmp_path: Path) -> None:
    pack = write_pack(tmp_path / "pack", {TILES: "reed-delta ="})
    assert complaint(pack).startswith("tiles.toml cannot be read: ")
