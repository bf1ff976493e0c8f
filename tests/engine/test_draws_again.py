"""Every draw of a record made again from docs/records.md, the record and the component files alone."""

import json
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.table.people import new_table, people
from wildtable.engine.rng import Rng
from wildtable.table.window import NO_PACE

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "wildtable" / "games"

Pick = Callable[[int], int]
"""A number below another, from the generator of one draw."""


def played(game: str, seats: int, seed: int) -> str:
    """The record of a match in which anything was played."""
    sitting = people(seats)
    for number, seat in enumerate(sitting):
        seat.entropy = f"thrown{number}"
    table = new_table(game, sitting, NO_PACE)
    rng, now = Rng(seed), 0.0
    while table.result() is None:
        now += 100.0
        owing = table.owes()
        assert table.match is not None
        if owing:
            state = table.match.state
            legal = list(state.legal(owing[0]))
            table.act(owing[0], table.game.format(state, owing[0], legal[rng.below(len(legal))]), now)
        else:
            table.advance(now)
    return table.record().text()


def outcomes(record: str) -> list[tuple[str, Pick, bool]]:
    """The outcomes of a record, each with its generator, and whether a card had been played by then."""
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    told: dict[str, Any] = {}
    exec(page.split("```python\n")[1].split("```")[0], told)
    header, entries, _ = record.split("\n\n")
    fair = json.loads(next(line for line in header.split("\n") if line.startswith("fair "))[5:])
    found: list[tuple[str, Pick, bool]] = []
    cards_played = False
    for line in entries.split("\n"):
        who, _, text = line.partition(" ")
        cards_played |= text.startswith("play ")
        if who == "*":
            word = told["generator"](bytes.fromhex(fair["secret"]), fair["entropy"], str(len(found)))
            found.append((text, partial(told["below"], word=word), cards_played))
    return found


def listed(game: str, file: str) -> dict[str, Any]:
    """What a file of components lists, in its order."""
    text = (GAMES / game / "content" / f"{file}.toml").read_text(encoding="utf-8")
    return {name: entry for name, entry in tomllib.loads(text).items() if isinstance(entry, dict)}


@pytest.mark.parametrize("seed", [1, 2])
def test_wild_assent(seed: int) -> None:
    dice = [entry["faces"] for entry in listed("wild_assent", "dice").values()]
    deck = list(listed("wild_assent", "silvestrem"))
    for text, pick, _ in outcomes(played("wild_assent", 2, seed)):
        if text.startswith("card "):
            if deck:  # afterwards it is made anew from what the players have used
                assert text == f"card {deck.pop(pick(len(deck)))}"
            continue
        count = sum(int(part.split()[0]) for part in text.split(", "))
        numbers = [pick(6) for _ in range(count)]
        assert text in [counted([faces[number] for number in numbers], faces) for faces in dice]


def counted(shown: list[str], faces: list[str]) -> str:
    kinds = dict.fromkeys(faces)
    return ", ".join(f"{shown.count(kind)} {kind}" for kind in kinds if kind in shown)


@pytest.mark.parametrize("seed", [1, 2])
def test_wilderness(seed: int) -> None:
    decks = {
        file: [name for name, card in listed("wilderness", file).items() for _ in range(card["copies"])]
        for file in ("events", "weather", "sickness")
    }
    tiles, seen = list(listed("wilderness", "tiles")), set()
    for text, pick, cards_played in outcomes(played("wilderness", 4, seed)):
        word, _, rest = text.partition(" ")
        seen.add(word)
        if word == "first":
            assert rest == f"P{1 + pick(4)}"
        elif word == "tile":
            assert rest == f"{tiles.pop(pick(len(tiles)))} {pick(3)}"
        elif word == "dice":
            assert rest.split() == [str(1 + pick(6)) for _ in rest.split()][::-1]
        elif word == "card":
            deck = next(deck for file, deck in decks.items() if rest in listed("wilderness", file))
            if deck is not decks["events"] or not cards_played:  # later it may come from a hand
                assert rest == deck.pop(pick(len(deck)))
    assert {"first", "tile", "dice", "card"} <= seen
