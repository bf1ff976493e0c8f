"""The tracks of the health board: ours, and what the loader refuses."""

import tomllib
from typing import Any

import pytest

from tests.packs import ours
from wildtable.engine.refusal import BadContent
from wildtable.games.wilderness.content.tracks import read_tracks


def document(**changes: object) -> dict[str, Any]:
    own = tomllib.loads(ours("wilderness/tracks.toml"))
    own["tracks_v1"].update(changes)
    return own


@pytest.mark.rule("WN-RULING-08")
@pytest.mark.rule("WN-HEALTH-01")
def test_our_tracks_are_those_of_the_rulebook() -> None:
    tracks = read_tracks(document())["tracks_v1"]
    assert list(tracks.thirst) == [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3]
    assert list(tracks.hunger) == [0] * 6 + [1] * 4 + [2] * 5
    assert list(tracks.energy) == [6] * 8 + [5] * 5 + [4] * 4 + [3] * 3
    assert tracks.skull == 20


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        (
            {"thirst": [0, 0, 0, 0, 2, 1, 3]},
            "the numbers of thirst may not fall to the right (WN-HEALTH-02).",
        ),
        (
            {"thirst": [0, 0, 0, 1, 1, 2, 3, 3]},
            "the first four squares of thirst must be 0 (WN-RULING-09).",
        ),
        ({"hunger": [0] * 13}, "hunger must have squares with 1 and with 2 (WN-HEALTH-06)."),
        (
            {"thirst": [0] * 8 + [1, 2, 3]},
            "thirst must reach its numbers earlier, and higher ones, than hunger.",
        ),
        (
            {"thirst": [0, 0, 0, 0, 1, 1, 2, 2]},
            "thirst must reach its numbers earlier, and higher ones, than hunger.",
        ),
        (
            {"hunger": [0, 0, 0, 0, 0, 1, 2]},
            "hunger needs more than 12 squares (WN-FOOD-02).",
        ),
        (
            {"energy": [6] * 10 + [5, 4] * 5 + [3]},
            "'energy' must fall from 6 over 5 and 4 to 3 (WN-ENERGY-01).",
        ),
        (
            {"energy": [6] * 8 + [5] * 5 + [4] * 5},
            "'energy' must fall from 6 over 5 and 4 to 3 (WN-ENERGY-01).",
        ),
        (
            {"energy": [6] * 2 + [5] * 9 + [4, 4, 3, 3]},
            "the first three squares of 'energy' must be 6 (WN-ENERGY-01).",
        ),
        ({"energy": [6, 6, 6, 5, 4, 3]}, "'energy' needs at least 15 squares (WN-ATTACK-04)."),
        ({"thirst": "0 0 0"}, "'thirst' must be a list of whole numbers."),
        ({"thirst": [0] * 61}, "'thirst' has more than 60 squares."),
        ({"sleep": 4}, "unknown entry 'sleep'; known are energy, hunger, source, thirst."),
        ({"source": "memory"}, "'source' must be one of rulebook, outside, stand-in, owner."),
    ],
)
def test_tracks_that_contradict_the_rulebook_are_refused(changes: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadContent) as caught:
        read_tracks(document(**changes))
    assert str(caught.value) == f"tracks.toml, tracks_v1: {sentence}"


def test_there_must_be_tracks() -> None:
    with pytest.raises(BadContent, match=r"^tracks\.toml: there are no tracks\.$"):
        read_tracks({})
    with pytest.raises(BadContent, match=r"^tracks\.toml, mine: must be a table with"):
        read_tracks({"mine": 3})
