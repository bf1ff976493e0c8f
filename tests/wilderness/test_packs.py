"""Content packs for Wilderness: laid over our components, checked, and really played with."""

import shutil
from pathlib import Path

import pytest

from tests.packs import changed, ours, write_pack
from wildtable.engine.checked import play_next
from wildtable.engine.playout import step_at_random
from wildtable.engine.refusal import BadContent
from wildtable.engine.rng import Rng
from wildtable.games import load
from wildtable.games.wilderness.game import Wilderness

OURS = load("wilderness")
DAY = {"cards": ["clear-sky"]}
EVENTS = "wilderness/events.toml"
LAND = "wilderness/land.toml"
SICKNESS = "wilderness/sickness.toml"
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


@pytest.mark.rule("WN-RULING-08")
def test_a_pack_with_other_tracks_offers_them(tmp_path: Path) -> None:
    text = ours(TRACKS) + ours(TRACKS).replace("tracks_v1]", "hard]").replace(
        "6, 6, 6, 6, 6, 6, 6, 6, 5", "6, 6, 6, 6, 5"
    )
    game = loaded(write_pack(tmp_path / "pack", {TRACKS: text}))
    assert list(game.content.tracks) == ["tracks_v1", "hard"]
    assert game.content.tracks["hard"].skull < game.content.tracks["tracks_v1"].skull
    tired = {"players": [{"exhaustion": 6}, {}], "tiles": [{"tile": "ashwood"}] + [None] * 5, "weather": DAY}
    energy = [
        game.facts(game.from_position(tired, {"tracks": name}))["energy"] for name in game.content.tracks
    ]
    assert energy == [6, 5]
    alone = loaded(write_pack(tmp_path / "alone", {TRACKS: ours(TRACKS).replace("tracks_v1]", "hard]")}))
    assert alone.options_of(alone.new(2))["tracks"] == "hard"


@pytest.mark.rule("WN-RULING-74")
def test_the_compass_of_a_pack_tells_where_a_number_points(tmp_path: Path) -> None:
    text = changed(LAND, ('["NE", "E", "SE", "SW", "W", "NW"]', '["SE", "E", "NE", "SW", "W", "NW"]'))
    game = loaded(write_pack(tmp_path / "pack", {LAND: text}))
    document = {
        "players": [{"area": "0,1", "sickness": ["delirium"]}, {"area": "3,0"}],
        "animals": [{"kind": "wolf", "area": "0,3"}],
        "tiles": [{"tile": "ashwood"}] + [None] * 5,
        "weather": DAY,
    }
    state = game.from_position(document, {})
    for step in ("end", "dice 1", "end"):
        play_next(game, state, step)
    assert game.facts(state)["area"] == {"P1": "0,2", "P2": "3,0"}
    lonely = document | {"players": [{"area": "3,0"}, {"area": "3,0"}]}
    state = game.from_position(lonely, {})
    for step in ("end", "end", "dice 1"):
        play_next(game, state, step)
    assert game.facts(state)["animals"] == {"wolf-1": "0,4"}


@pytest.mark.rule("WN-RULING-94")
def test_a_text_that_takes_a_card_at_random_makes_late_cards_too_late(tmp_path: Path) -> None:
    """P1 drinks, which costs a card of the hand: that cannot be taken back."""
    text = changed(
        SICKNESS,
        (
            '{ when = "drink", whose = "own", to = "this-card", do = "cure" }',
            '{ when = "drink", whose = "own", do = "discard", by = 1,'
            ' then = [{ to = "this-card", do = "cure" }] }',
        ),
    )
    game = loaded(write_pack(tmp_path / "pack", {SICKNESS: text}))
    players = [{"area": "0,3", "sickness": ["bloody-flux"], "hand": ["raft"]}, {"hand": ["long-shadows"]}]
    document = {"players": players, "tiles": [{"tile": "wolfback-ridge"}] + [None] * 5, "weather": DAY}
    state = game.from_position(document, {})
    for step in ("drink", "card raft"):
        play_next(game, state, step)
    refusal = state.refusal(1, game.parse(state, 1, "play long-shadows lower"))
    assert refusal is not None
    assert refusal.rule == "WN-EVENT-07"


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
