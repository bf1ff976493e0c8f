"""The classes of words of which a vocabulary consists; a game derives a class for each word that acts."""

from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from wildtable.engine.clauses import COST, NONE, WHAT, Clauses

S = TypeVar("S")

OK: Final = ""


class Context:
    """A clause, and of whom it speaks: the seat that owns it, the card it stands on, what its trigger bound.

    `subject` is the one whom it is done to, or who is asked about; `condition` the condition that is read.
    """

    def __init__(self, clauses: Clauses, owner: i64, source: i64, bound: vec[i64]) -> None:
        self.clauses = clauses
        self.owner = owner
        self.source = source
        self.bound = bound
        self.clause: i64 = NONE
        self.condition: i64 = NONE
        self.subject: i64 = owner

    def of(self, reference: i64) -> i64:
        """What the trigger bound to a reference, or `NONE`."""
        return self.bound[reference]

    def amount(self) -> i64:
        """How much the clause does."""
        return self.clauses.amount(self.clause)

    def field(self, number: i64) -> i64:
        """A field of the verb or modifier, by its place among the word's fields."""
        return self.clauses.field(self.clause, WHAT, number)

    def cost(self, number: i64) -> i64:
        """A field of the cost."""
        return self.clauses.field(self.clause, COST, number)

    def condition_field(self, number: i64) -> i64:
        """A field of the condition that is read."""
        return self.clauses.field(self.condition, 0, number)


class Field:
    """What a word needs beside its name: a whole number in a range, or one of some names.

    With a `default` it may be left out. While a game is played a name is its number among the names.
    """

    def __init__(
        self,
        name: str,
        least: int = 0,
        most: int = 0,
        names: list[str] | None = None,
        default: int | str | None = None,
    ) -> None:
        self.name = name
        self.least = least
        self.most = most
        self.names: list[str] = [] if names is None else names
        self.default = default


@mypyc_attr(allow_interpreted_subclasses=True)
class Word:
    """A word of a vocabulary: its name, the ids of the rules it rests on, and its fields.

    `needs` are the references without which it means nothing.
    """

    def __init__(
        self, name: str, rules: list[str], fields: list[Field] | None = None, needs: list[str] | None = None
    ) -> None:
        self.name = name
        self.rules = rules
        self.fields: list[Field] = [] if fields is None else fields
        self.needs: list[str] = [] if needs is None else needs
        self.amount: Field | None = None  # the range of `by` and `set`, for verbs and modifiers that have one


class Trigger(Word):
    """When a clause acts. It `binds` references; from it on the rules ask for the modifiers that it `asks`.

    `whose` tells whether the moment belongs to somebody, so that a clause may say: one's own, an opponent's,
    any.
    """

    def __init__(
        self,
        name: str,
        rules: list[str],
        binds: list[str],
        asks: list[str],
        whose: bool = False,
        fields: list[Field] | None = None,
    ) -> None:
        super().__init__(name, rules, fields)
        self.binds = binds
        self.asks = asks
        self.whose = whose


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Word, Generic[S]):
    """What must hold for a clause to act; the first of its rules is why it does not."""

    def holds(self, s: S, at: Context) -> bool:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(Word, Generic[S]):
    """To whom a clause is done: one of the choices, or with `each` all of them."""

    def __init__(
        self,
        name: str,
        rules: list[str],
        each: bool = False,
        fields: list[Field] | None = None,
        needs: list[str] | None = None,
    ) -> None:
        super().__init__(name, rules, fields, needs)
        self.each = each

    def choices(self, s: S, at: Context) -> vec[i64]:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Word, Generic[S]):
    """Something that happens to the subject. A cost is a verb too: what the owner pays.

    With `decides` it may come about or not, and reports which (`Effects.report`): then and else hang on it.
    It `binds` references for these two.
    """

    def __init__(
        self,
        name: str,
        rules: list[str],
        amount: Field | None = None,
        fields: list[Field] | None = None,
        needs: list[str] | None = None,
        decides: bool = False,
        binds: list[str] | None = None,
    ) -> None:
        super().__init__(name, rules, fields, needs)
        self.amount = amount
        self.decides = decides
        self.binds: list[str] = [] if binds is None else binds

    def can(self, s: S, at: Context) -> str:
        """The rule against it, or `OK`; without side effects."""
        return OK

    def do(self, s: S, at: Context) -> None:
        """Let it happen; what needs a decision or chance pushes a frame."""
        raise NotImplementedError


class Modifier(Word):
    """What the rules ask for at a point. With an amount it changes a number, without one it is a mark."""

    def __init__(
        self, name: str, rules: list[str], amount: Field | None = None, fields: list[Field] | None = None
    ) -> None:
        super().__init__(name, rules, fields)
        self.amount = amount


class Duration(Word):
    """How long a modifier is in force; the rules say when it is over (`InForce.end`)."""
