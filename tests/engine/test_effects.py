"""Carrying clauses out, with words of a game of three purses: bindings, order, numbers that are changed."""

from collections.abc import Mapping

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from wildtable.engine.clauses import NONE
from wildtable.engine.effects import CLAUSE, Effects
from wildtable.engine.in_force import InForce
from wildtable.engine.refusal import BadContent
from wildtable.engine.stack import EMPTY, Stack
from wildtable.engine.vocabulary import Vocabulary
from wildtable.engine.words import OK, Condition, Context, Duration, Field, Modifier, Target, Trigger, Verb

EFFECT, DUEL, GIFT = 1, 2, 3
FOE, LOSER = 0, 1
PRICE, MARK = 0, 1


class Purses:
    """A state: coins of three seats, and what is under way."""

    def __init__(self, coins: list[int]) -> None:
        self.coins = coins
        self.stack = Stack()
        self.force = InForce()
        self.log: list[str] = []


class Rich(Condition[Purses]):
    def holds(self, s: Purses, at: Context) -> bool:
        return s.coins[at.owner] >= at.condition_field(0)


class Seats(Target[Purses]):
    def choices(self, s: Purses, at: Context) -> vec[i64]:
        bound = {"self": at.owner, "foe": at.of(FOE), "loser": at.of(LOSER)}
        others = [seat for seat in range(3) if seat != at.owner]
        return vec[i64]([int(bound[self.name])] if self.name in bound else others)


class Lose(Verb[Purses]):
    def can(self, s: Purses, at: Context) -> str:
        return OK if s.coins[at.subject] >= at.amount() else "X-POOR-01"

    def do(self, s: Purses, at: Context) -> None:
        s.coins[at.subject] -= at.amount()
        s.log.append(f"{at.subject} loses {at.amount()}")


class Gift(Verb[Purses]):
    """Something that takes a frame of its own."""

    def do(self, s: Purses, at: Context) -> None:
        s.stack.push(GIFT, at.subject, 0)


class Duel(Verb[Purses]):
    def do(self, s: Purses, at: Context) -> None:
        s.stack.push(DUEL, at.subject, 0)


VOCABULARY = Vocabulary[Purses](
    references=["foe", "loser"],
    triggers=[
        Trigger("met", [], binds=["foe"], asks=["price", "mark"]),
        Trigger("alone", [], binds=[], asks=[]),
    ],
    conditions=[Rich("rich", ["X-RICH-01"], [Field("coins", 1, 9)])],
    targets=[
        Seats("self", ["X-TO-01"]),
        Seats("foe", ["X-TO-01"], needs=["foe"]),
        Seats("loser", ["X-TO-01"], needs=["loser"]),
        Seats("each-other", ["X-TO-01"], each=True),
        Seats("other", ["X-TO-01"]),
    ],
    verbs=[
        Lose("lose", ["X-POOR-01"], Field("by", 1, 9)),
        Gift("gift", []),
        Duel("duel", [], needs=["foe"], decides=True, binds=["loser"]),
    ],
    modifiers=[
        Modifier("price", [], Field("by", -9, 9)),
        Modifier("mark", [], fields=[Field("colour", names=["red", "blue"])]),
    ],
    durations=[Duration("day", [])],
    costs=[],
)


def effects_of(*clauses: Mapping[str, object]) -> Effects[Purses]:
    return VOCABULARY.compile(
        EFFECT, [VOCABULARY.read("text", [{"when": "met", **clause}]) for clause in clauses]
    )


def context(effects: Effects[Purses], owner: int = 0, foe: int = 1) -> Context:
    return Context(effects.clauses, owner, 7, vec[i64]([foe, NONE]))


def run(effects: Effects[Purses], s: Purses) -> None:
    """Until somebody is asked, another kind of frame is on top, or nothing is left."""
    while s.stack.kind() == EFFECT and not effects.waits(s.stack):
        effects.step(s, s.stack, s.force)


def begun(effects: Effects[Purses], s: Purses) -> None:
    effects.begin(s.stack, effects.clauses.first(0), context(effects), alone=False)
    run(effects, s)


def test_a_verb_binds_whom_then_and_else_speak_of() -> None:
    branches = {
        "then": [{"to": "loser", "do": "lose", "by": 2}],
        "else": [{"to": "foe", "do": "lose", "by": 1}],
    }
    effects = effects_of({"do": "duel", **branches})
    for came_about, loser, coins in ((True, 2, [5, 5, 3]), (False, 2, [5, 4, 5])):
        s = Purses([5, 5, 5])
        begun(effects, s)
        assert s.stack.kind() == DUEL
        s.stack.pop()
        effects.bind(s.stack, LOSER, loser)
        effects.report(s.stack, came_about)
        run(effects, s)
        assert (s.coins, s.stack.kind()) == (coins, EMPTY)


def test_a_word_that_needs_the_loser_means_nothing_elsewhere() -> None:
    with pytest.raises(BadContent, match=r"^text, clause 1: 'loser' means nothing at 'met'\.$"):
        effects_of({"to": "loser", "do": "gift"})


def test_each_is_done_in_order_and_frames_too() -> None:
    s = Purses([5, 5, 5])
    begun(effects_of({"to": "each-other", "do": "gift"}), s)
    assert [frame[:2] for frame in s.stack.frames()[1:]] == [[GIFT, 2], [GIFT, 1]], "the first is on top"


def test_only_those_whom_it_can_befall_are_subjects() -> None:
    effects = effects_of({"to": "other", "do": "lose", "by": 3})
    s = Purses([9, 2, 3])
    begun(effects, s)
    assert s.coins == [9, 2, 0], "no choice, no question"
    at = context(effects)
    assert effects.playable(s, 0, at) == "X-POOR-01"
    s = Purses([9, 3, 3])
    begun(effects, s)
    assert list(effects.subjects(s, effects.context(s.stack))) == [1, 2]
    effects.choose(s.stack, 1)
    run(effects, s)
    assert s.coins == [9, 0, 3]


def test_a_broken_condition_is_named_by_its_rule() -> None:
    effects = effects_of(*({"if": {word: "rich", "coins": 4}, "do": "gift"} for word in ("is", "not")))
    for coins, rules in ((4, ["", "X-RICH-01"]), (3, ["X-RICH-01", ""])):
        s = Purses([coins, 0, 0])
        assert [effects.playable(s, text, context(effects)) for text in range(2)] == rules


def test_a_clause_alone_is_not_followed_by_the_next() -> None:
    clauses = [{"when": "alone", "do": "lose", "by": amount} for amount in (1, 2)]
    text = VOCABULARY.read("text", clauses)
    effects = VOCABULARY.compile(EFFECT, [text])
    for alone, left in ((True, 8), (False, 6)):
        s = Purses([9, 0, 0])
        effects.begin(s.stack, effects.clauses.first(0), context(effects), alone)
        assert s.stack.get(CLAUSE) == effects.clauses.first(0)
        run(effects, s)
        assert s.coins[0] == left


def test_a_number_is_set_then_added_to_then_taken_from() -> None:
    day = {"until": "day", "to": "foe"}
    effects = effects_of(
        {"change": "price", "by": 2, **day},
        {"change": "price", "set": 5, **day},
        {"change": "price", "by": -1, "if": {"is": "rich", "coins": 4}, **day},
        {"change": "mark", "colour": "blue", **day},
    )
    s = Purses([4, 0, 0])
    for text in range(4):
        effects.begin(s.stack, effects.clauses.first(text), context(effects), alone=False)
        run(effects, s)
    assert len(s.force.listed()) == 4

    def price(seat: int) -> int:
        return int(effects.changed(s, s.force, PRICE, 3, context(effects, seat)))

    assert [price(seat) for seat in range(3)] == [3, 6, 3], "it is about the foe alone"
    s.coins[0] = 3
    assert price(1) == 7, "the owner of the card is not rich any more"
    marks = [effects.flagged(s, s.force, MARK, colour, context(effects, 1)) for colour in (0, 1, NONE)]
    assert marks == [False, True, True]
