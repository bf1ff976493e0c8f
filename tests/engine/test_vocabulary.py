"""A clause that makes no sense is refused when a game is loaded, with the card and the clause."""

from typing import Any

import pytest

from tests.engine.tiny.effects import VOCABULARY
from wildtable.engine.clauses import (
    AMOUNT,
    COST,
    ELSE,
    IF,
    MAY,
    NEGATED,
    NEXT,
    NEXT_IF,
    NONE,
    SETS,
    THEN,
    TO,
    UNTIL,
    WHAT,
    WHEN,
)
from wildtable.engine.refusal import BadContent

TURN = {"when": "own-turn"}
RAID = {"when": "raid-before"}
DRAW = {"do": "draw", "by": 1}
DICE = {**RAID, "change": "dice"}


def complaint(clause: object, stays: bool = False) -> str:
    with pytest.raises(BadContent) as caught:
        VOCABULARY.read("cards.toml, imp", [clause], stays)
    sentence = str(caught.value)
    assert sentence.startswith("cards.toml, imp, clause 1")
    return sentence.removeprefix("cards.toml, imp, clause 1")


@pytest.mark.parametrize(
    ("clause", "sentence"),
    [
        ("draw", ": must be a table such as { when = ..., do = ... }."),
        (DRAW, ": 'when' is missing."),
        ({"when": "own-trun", **DRAW}, ": there is no word 'own-trun' for 'when': did you mean 'own-turn'?"),
        ({"when": 3, **DRAW}, ": 'when' must be a word, or a table with the word and its fields."),
        ({**TURN, "whose": "own", **DRAW}, ": 'own-turn' is nobody's, so 'whose' means nothing."),
        ({**RAID, "whose": "mine", **DRAW}, ": 'whose' must be one of any, own, opponent."),
        (TURN, ": needs either 'do' or 'change'."),
        ({**TURN, **DRAW, "change": "dice"}, ": needs either 'do' or 'change'."),
        ({**TURN, "do": "dram", "by": 1}, ": there is no word 'dram' for 'do': did you mean 'draw'?"),
        ({**TURN, "do": "draw"}, ": 'draw' needs 'by'."),
        ({**TURN, "do": "draw", "set": 1}, ": 'draw' needs 'by'."),
        ({**TURN, "do": "draw", "by": 4}, ": 'by' must be a whole number from 1 to 3."),
        ({**TURN, "do": "draw", "by": True}, ": 'by' must be a whole number from 1 to 3."),
        ({**RAID, "do": "stop", "by": 1}, ": 'stop' has no amount, so 'by' means nothing."),
        ({**DICE, "by": 0, "until": "raid"}, ": 'by' is 0, which changes nothing."),
        (
            {**RAID, "change": "dice", "by": 1, "set": 1, "until": "raid"},
            ": 'dice' needs either 'by' or 'set'.",
        ),
        ({**TURN, **DRAW, "colour": "red"}, ": 'draw' has no field 'colour'."),
        ({**TURN, "do": "roll"}, ": 'roll' needs 'symbol'."),
        ({**TURN, "do": "roll", "symbol": "bark"}, ": 'symbol' must be one of bite, howl, miss, not 'bark'."),
        ({**TURN, **DRAW, "if": {"is": "hand"}}, ": 'hand' needs 'at-least'."),
        (
            {**TURN, **DRAW, "if": ["behind", "not rich"]},
            ": there is no word 'rich' for 'if': known are",
        ),
        ({**TURN, **DRAW, "to": "raider"}, ": 'raider' means nothing at 'own-turn'."),
        ({**RAID, "do": "reroll"}, ": 'reroll' means nothing at 'raid-before'."),
        (
            {**RAID, **DRAW, "if": {"is": "throw", "symbol": "bite", "at-least": 1}},
            ": 'throw' means nothing at 'raid-before'.",
        ),
        (
            {**TURN, "change": "dice", "by": 1, "until": "round"},
            ": nothing asks for 'dice' at 'own-turn'.",
        ),
        (
            {**RAID, "change": "dice", "by": 1},
            ": 'until' is missing: a card that is played and gone changes 'dice' how",
        ),
        ({**TURN, **DRAW, "until": "round"}, ": 'draw' happens at once, so 'until' means nothing."),
        ({**TURN, **DRAW, "may": "yes"}, ": 'may' must be true or false."),
        ({**TURN, **DRAW, "cost": "points"}, ": 'points' needs 'points'."),
        ({**TURN, **DRAW, "else": [DRAW]}, ": 'else' never comes about: nothing decides."),
        (
            {**TURN, **DRAW, "to": "each-opponent", "then": [DRAW]},
            ": 'then' and 'else' need one to whom it is done",
        ),
        ({**TURN, **DRAW, "then": DRAW}, ", then: must be a list of clauses."),
        (
            {**TURN, **DRAW, "then": [{**TURN, **DRAW}]},
            ", then, clause 1: 'when' stands in the outermost clause only.",
        ),
        (
            {**TURN, **DRAW, "then": [{**DRAW, "to": "raider"}]},
            ", then, clause 1: 'raider' means nothing at 'own-turn'.",
        ),
    ],
)
def test_a_clause_that_makes_no_sense(clause: object, sentence: str) -> None:
    assert complaint(clause).startswith(sentence)


def test_nesting_has_an_end() -> None:
    clause: dict[str, Any] = dict(DRAW)
    for _ in range(3):
        clause = {"do": "roll", "symbol": "howl", "then": [clause]}
    sentence = complaint({**TURN, **clause})
    assert sentence.endswith("then and else can be nested 2 deep, not deeper.")
    VOCABULARY.read("place", [{**TURN, **clause["then"][0]}])


def test_a_modifier_of_a_card_that_stays_needs_no_duration() -> None:
    clause = {"when": "always", "change": "dice", "by": 1}
    assert "'until' is missing" in complaint(clause)
    VOCABULARY.read("place", [clause], stays=True)
    inner = {
        "when": "raid-won",
        "do": "roll",
        "symbol": "howl",
        "then": [{"change": "forbid", "action": "lay"}],
    }
    assert "then, clause 1: 'until' is missing" in complaint(inner, stays=True)


def test_a_field_with_a_default_may_be_left_out() -> None:
    clause = {"when": "raid-after", "if": {"is": "throw", "symbol": "howl"}, **DRAW}
    text = VOCABULARY.read("place", [clause])
    assert text.clauses[0].conditions[0].numbers() == [1, 1]


def test_a_text_without_clauses_is_refused() -> None:
    refused: list[object] = [[], {}, "draw"]
    for given in refused:
        with pytest.raises(BadContent, match="must be a list of clauses"):
            VOCABULARY.read("place", given)


def test_clauses_become_numbers() -> None:
    texts = [
        VOCABULARY.read("one", [{**TURN, **DRAW, "to": "opponent", "then": [{"do": "score", "by": 2}]}]),
        VOCABULARY.read(
            "two",
            [
                {"when": "raid-after", "change": "bites", "set": 0, "until": "raid", "whose": "opponent"},
                {
                    "when": "raid-after",
                    "if": ["not behind", {"is": "throw", "symbol": "howl", "at-least": 2}],
                    "cost": {"is": "points", "points": 3},
                    "do": "roll",
                    "symbol": "miss",
                    "else": [{"do": "lose", "by": 1}],
                },
            ],
        ),
    ]
    table = VOCABULARY.compile(9, texts).clauses
    draw = table.first(0)
    words = (table.get(draw, WHEN), table.get(draw, TO), table.get(draw, WHAT))
    assert words == (0, 2, 0)
    assert (table.amount(draw), table.get(draw, NEXT), table.get(draw, ELSE), table.get(draw, IF)) == (
        1,
        NONE,
        NONE,
        NONE,
    )
    score = table.get(draw, THEN)
    assert (table.get(score, WHAT), table.amount(score), table.get(score, WHEN)) == (1, 2, NONE)
    bites = table.first(1)
    assert [table.get(bites, column) for column in (WHAT, SETS, AMOUNT, UNTIL, MAY)] == [1, 1, 0, 0, 0]
    roll = table.get(bites, NEXT)
    assert (table.field(roll, WHAT, 0), table.get(roll, COST), table.field(roll, COST, 0)) == (2, 0, 3)
    behind = table.get(roll, IF)
    throw = table.cells[behind + NEXT_IF]
    assert (table.cells[behind], table.cells[behind + NEGATED]) == (1, 1)
    assert (table.cells[throw], table.cells[throw + NEGATED]) == (2, 0)
    assert [table.field(throw, 0, number) for number in range(2)] == [1, 2]
    assert (table.find(1, 2), table.find(1, 3), table.find(1, 4)) == (roll, table.get(roll, ELSE), NONE)
    assert [table.mentions(text, 2) for text in range(2)] == [False, True]
    assert [table.fits(bites, 2, own) for own in (True, False)] == [False, True]
    assert [table.fits(roll, 2, own) for own in (True, False)] == [True, True]
    assert not table.fits(roll, 1, True)
