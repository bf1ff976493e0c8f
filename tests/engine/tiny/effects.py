"""The words of Tiny's cards: what each needs, what it does, and the rules it rests on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tests.engine.tiny import events, raid
from tests.engine.tiny.frames import (
    AGAIN,
    DRAW,
    FOR_SYMBOL,
    LEFT,
    RAIDER,
    REFERENCES,
    ROLL,
    SYMBOL,
    THROW,
    push,
)
from tests.engine.tiny.state import Data
from wildtable.engine.vocabulary import Vocabulary
from wildtable.engine.words import OK, Condition, Context, Duration, Field, Modifier, Target, Trigger, Verb

FORBIDDEN: Final = ["raid", "draw", "lay"]


class Hand(Condition[Data]):
    def holds(self, s: Data, at: Context) -> bool:
        return s.size(at.owner) >= at.condition_field(0)


class Behind(Condition[Data]):
    def holds(self, s: Data, at: Context) -> bool:
        return s.points[at.owner] < max(s.points)


class Throw(Condition[Data]):
    """Does the throw show a symbol so many times?"""

    def holds(self, s: Data, at: Context) -> bool:
        throw = s.stack.at(at.of(ROLL), THROW)
        return raid.DIE.shown(throw, at.condition_field(0)) >= at.condition_field(1)


class Self(Target[Data]):
    def choices(self, s: Data, at: Context) -> vec[i64]:
        return vec[i64]([at.owner])


class Raider(Target[Data]):
    def choices(self, s: Data, at: Context) -> vec[i64]:
        return vec[i64]([at.of(RAIDER)])


class Opponents(Target[Data]):
    """One of them, or each."""

    def choices(self, s: Data, at: Context) -> vec[i64]:
        return vec[i64](s.others(at.owner))


class Draw(Verb[Data]):
    """TN-DRAW-01, TN-DRAW-03"""

    def can(self, s: Data, at: Context) -> str:
        return OK if s.deck.size() > 0 else "TN-DRAW-01"

    def do(self, s: Data, at: Context) -> None:
        push(s.stack, DRAW, at.subject)
        s.stack.set(LEFT, at.amount())


class Score(Verb[Data]):
    def do(self, s: Data, at: Context) -> None:
        raid.score(s, at.subject, at.amount())


class Lose(Verb[Data]):
    """Nobody has less than nothing (TN-LOSE-01)."""

    def can(self, s: Data, at: Context) -> str:
        return OK if s.points[at.subject] > 0 else "TN-LOSE-01"

    def do(self, s: Data, at: Context) -> None:
        lost = min(s.points[at.subject], at.amount())
        s.points[at.subject] -= lost
        events.lost(s, at.subject, lost)


class Raid(Verb[Data]):
    """A raid of one's own in the midst of another (TN-RAID-05)."""

    def can(self, s: Data, at: Context) -> str:
        return "TN-FORBID-01" if raid.forbidden(s, at.subject, FORBIDDEN.index("raid")) else OK

    def do(self, s: Data, at: Context) -> None:
        raid.begin_raid(s, at.subject)


class Stop(Verb[Data]):
    """TN-STOP-01"""

    def do(self, s: Data, at: Context) -> None:
        raid.stop_raid(s, at.owner)


class Reroll(Verb[Data]):
    """All dice of the raid are thrown again (TN-ROLL-01)."""

    def do(self, s: Data, at: Context) -> None:
        throw = s.stack.at(at.of(ROLL), THROW)
        count = sum(raid.DIE.shown(throw, symbol) for symbol in range(len(raid.DIE.symbols)))
        raid.throw_dice(s, at.of(RAIDER), count, AGAIN)


class Roll(Verb[Data]):
    """One die is thrown; it comes about if the symbol shows (TN-ROLL-02)."""

    def do(self, s: Data, at: Context) -> None:
        raid.throw_dice(s, at.subject, 1, FOR_SYMBOL)
        s.stack.set(SYMBOL, at.field(0))


class PayPoints(Verb[Data]):
    """TN-COST-01"""

    def can(self, s: Data, at: Context) -> str:
        return OK if s.points[at.owner] >= at.cost(0) else "TN-COST-01"

    def do(self, s: Data, at: Context) -> None:
        s.points[at.owner] -= at.cost(0)
        events.lost(s, at.owner, at.cost(0))


SYMBOLS: Final = Field("symbol", names=raid.DIE.symbols)
A_FEW: Final = Field("by", 1, 3)
CHANGES: Final = ["dice", "bites", "forbid"]

VOCABULARY: Final = Vocabulary[Data](
    references=REFERENCES,
    triggers=[
        Trigger("own-turn", ["TN-PLAY-02"], binds=[], asks=["forbid"]),
        Trigger("raid-before", ["TN-PLAY-02"], binds=["raider"], asks=CHANGES, whose=True),
        Trigger("raid-after", ["TN-PLAY-02"], binds=["raider", "roll"], asks=["bites", "forbid"], whose=True),
        Trigger("raid-won", ["TN-PLAY-04"], binds=["raider", "roll"], asks=["forbid"], whose=True),
        Trigger("always", ["TN-PLAY-04"], binds=[], asks=CHANGES),
    ],
    conditions=[
        Hand("hand", ["TN-IF-01"], [Field("at-least", 1, 20)]),
        Behind("behind", ["TN-IF-01"]),
        Throw("throw", ["TN-IF-01"], [SYMBOLS, Field("at-least", 1, 9, default=1)], needs=["roll"]),
    ],
    targets=[
        Self("self", ["TN-TO-01"]),
        Raider("raider", ["TN-TO-01"], needs=["raider"]),
        Opponents("opponent", ["TN-TO-01"]),
        Opponents("each-opponent", ["TN-TO-01"], each=True),
    ],
    verbs=[
        Draw("draw", ["TN-DRAW-01", "TN-DRAW-03"], A_FEW),
        Score("score", ["TN-SCORE-01"], A_FEW),
        Lose("lose", ["TN-LOSE-01"], A_FEW),
        Raid("raid", ["TN-RAID-05", "TN-FORBID-01"]),
        Stop("stop", ["TN-STOP-01"], needs=["raider"]),
        Reroll("reroll", ["TN-ROLL-01"], needs=["roll"]),
        Roll("roll", ["TN-ROLL-02"], fields=[SYMBOLS], decides=True),
    ],
    modifiers=[
        Modifier("dice", ["TN-RAID-06"], Field("by", -3, 3)),
        Modifier("bites", ["TN-RAID-06"], Field("by", -3, 3)),
        Modifier("forbid", ["TN-FORBID-01"], fields=[Field("action", names=FORBIDDEN)]),
    ],
    durations=[Duration("raid", ["TN-RAID-04"]), Duration("round", ["TN-ROUND-02"])],
    costs=[PayPoints("points", ["TN-COST-01"], fields=[Field("points", 1, 3)])],
)

assert tuple(word.name for word in VOCABULARY.triggers) == raid.MOMENTS
assert tuple(word.name for word in VOCABULARY.modifiers) == raid.POINTS
assert tuple(word.name for word in VOCABULARY.durations) == raid.DURATIONS
