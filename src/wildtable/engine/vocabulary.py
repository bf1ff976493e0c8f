"""A game's vocabulary: reading the clauses of its cards, refusing those that make no sense, compiling them.

In a file a clause is a table (docs/effects.md); here it is a `Clause`, a shallow tree of words with their
fields; while a game is played it is a row of numbers (`clauses.py`).
"""

import difflib
from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from wildtable.engine.clauses import (
    ACTS,
    AMOUNT,
    COLUMNS,
    COST,
    ELSE,
    MAY,
    NEXT,
    NONE,
    NUMBER,
    SETS,
    TEXT,
    THEN,
    TO,
    UNTIL,
    WHAT,
    WHEN,
    WHOSE,
    WHOSE_WORDS,
    Clauses,
)
from wildtable.engine.effects import Effects
from wildtable.engine.refusal import BadContent
from wildtable.engine.words import Condition, Duration, Field, Modifier, Target, Trigger, Verb, Word

S = TypeVar("S")
W = TypeVar("W", bound=Word)

DEEPEST = 2  # then and else of a clause may have a then and an else, and no more
MOST_POINTS = 63  # a bit each in `InForce`

_KEYS = ("when", "whose", "if", "to", "do", "change", "by", "set", "until", "cost", "may", "then", "else")


class Use(Generic[W]):
    """A word with its fields, as it stands in a clause; a condition may be negated."""

    def __init__(self, word: W, values: dict[str, int | str], negated: bool = False) -> None:
        self.word = word
        self.values = values
        self.negated = negated

    def numbers(self) -> list[int]:
        """The fields in the word's order; a name by its number."""
        return [_number(field, self.values[field.name]) for field in self.word.fields]


class Clause(Generic[S]):
    """One clause of a text."""

    when: Use[Trigger] | None
    whose: str
    conditions: list[Use[Condition[S]]]
    to: Use[Target[S]]
    verb: Use[Verb[S]] | None
    modifier: Use[Modifier] | None
    amount: int | None
    sets: bool
    until: Use[Duration] | None
    cost: Use[Verb[S]] | None
    may: bool
    then: "list[Clause[S]]"
    otherwise: "list[Clause[S]]"

    def what(self) -> Use[Verb[S]] | Use[Modifier]:
        """The verb or the modifier."""
        found = self.verb or self.modifier
        assert found is not None
        return found


class Text(Generic[S]):
    """What one card, or one half of it, says. A card that `stays` lies before its owner while it acts."""

    def __init__(self, place: str, stays: bool, clauses: list[Clause[S]]) -> None:
        self.place = place
        self.stays = stays
        self.clauses = clauses


class Vocabulary(Generic[S]):
    """The words of a game. `references` are what triggers can bind; `self` must be among the targets."""

    def __init__(
        self,
        references: Sequence[str],
        triggers: Sequence[Trigger],
        conditions: Sequence[Condition[S]],
        targets: Sequence[Target[S]],
        verbs: Sequence[Verb[S]],
        modifiers: Sequence[Modifier],
        durations: Sequence[Duration],
        costs: Sequence[Verb[S]],
    ) -> None:
        assert len(modifiers) <= MOST_POINTS
        assert len(triggers) <= MOST_POINTS
        self.references = list(references)
        self.triggers = list(triggers)
        self.conditions = list(conditions)
        self.targets = list(targets)
        self.verbs = list(verbs)
        self.modifiers = list(modifiers)
        self.durations = list(durations)
        self.costs = list(costs)

    def words(self) -> dict[str, Sequence[Word]]:
        """Every word by what it is called in a clause."""
        return {
            "when": self.triggers,
            "if": self.conditions,
            "to": self.targets,
            "do": self.verbs,
            "change": self.modifiers,
            "until": self.durations,
            "cost": self.costs,
        }

    def read(self, place: str, clauses: object, stays: bool = False) -> Text[S]:
        """The text of a card; raises `BadContent` with the place for a clause that makes no sense."""
        return Text(place, stays, self._list(place, clauses, None, [], stays, 0))

    def read_condition(self, place: str, given: object) -> Use[Condition[S]]:
        """A condition that stands for itself, outside of a clause."""
        return _use(place, "if", given, self.conditions)

    def _list(
        self, place: str, given: object, when: Trigger | None, bound: list[str], stays: bool, depth: int
    ) -> list[Clause[S]]:
        if not isinstance(given, list) or not given:
            raise BadContent(f"{place}: must be a list of clauses.")
        if depth > DEEPEST:
            raise BadContent(f"{place}: then and else can be nested {DEEPEST} deep, not deeper.")
        return [
            self._clause(f"{place}, clause {number}", clause, when, bound, stays, depth)
            for number, clause in enumerate(given, 1)
        ]

    def _clause(
        self, place: str, given: object, when: Trigger | None, bound: list[str], stays: bool, depth: int
    ) -> Clause[S]:
        if not isinstance(given, Mapping):
            raise BadContent(f"{place}: must be a table such as {{ when = ..., do = ... }}.")
        clause: Clause[S] = Clause()
        self._read_trigger(place, clause, given, depth)
        trigger = when if clause.when is None else clause.when.word
        assert trigger is not None
        bound = bound + trigger.binds
        self._read_what(place, clause, given)
        self._read_aim(place, clause, given)
        self._read_amount(place, clause, given)
        self._check_references(place, clause, trigger, bound)
        self._check_duration(place, clause, trigger, stays and depth == 0)
        if clause.verb is not None:
            bound = bound + clause.verb.word.binds
        clause.then, clause.otherwise = (
            self._list(f"{place}, {key}", given[key], trigger, bound, stays, depth + 1)
            if key in given
            else []
            for key in ("then", "else")
        )
        self._check_branches(place, clause)
        return clause

    def _read_trigger(self, place: str, clause: Clause[S], given: Mapping[str, Any], depth: int) -> None:
        if depth > 0:
            for key in ("when", "whose"):
                if key in given:
                    raise BadContent(f"{place}: '{key}' stands in the outermost clause only.")
            clause.when, clause.whose = None, WHOSE_WORDS[0]
            return
        if "when" not in given:
            raise BadContent(f"{place}: 'when' is missing.")
        clause.when = _use(place, "when", given["when"], self.triggers)
        clause.whose = given.get("whose", WHOSE_WORDS[0])
        if clause.whose not in WHOSE_WORDS:
            raise BadContent(f"{place}: 'whose' must be one of {', '.join(WHOSE_WORDS)}.")
        if "whose" in given and not clause.when.word.whose:
            raise BadContent(f"{place}: '{clause.when.word.name}' is nobody's, so 'whose' means nothing.")

    def _read_what(self, place: str, clause: Clause[S], given: Mapping[str, Any]) -> None:
        """The verb or modifier; its fields stand beside it in the clause."""
        clause.verb = clause.modifier = None
        if ("do" in given) == ("change" in given):
            raise BadContent(f"{place}: needs either 'do' or 'change'.")
        fields = {key: value for key, value in given.items() if key not in _KEYS}
        if "do" in given:
            clause.verb = _use(place, "do", {"is": given["do"], **fields}, self.verbs)
        else:
            clause.modifier = _use(place, "change", {"is": given["change"], **fields}, self.modifiers)

    def _read_aim(self, place: str, clause: Clause[S], given: Mapping[str, Any]) -> None:
        """Conditions, target, duration, cost, and whether there is a choice."""
        conditions = given.get("if", [])
        conditions = conditions if isinstance(conditions, list) else [conditions]
        clause.conditions = [_use(place, "if", condition, self.conditions) for condition in conditions]
        clause.to = _use(place, "to", given.get("to", "self"), self.targets)
        clause.until = _use(place, "until", given["until"], self.durations) if "until" in given else None
        clause.cost = _use(place, "cost", given["cost"], self.costs) if "cost" in given else None
        clause.may = given.get("may", False)
        if not isinstance(clause.may, bool):
            raise BadContent(f"{place}: 'may' must be true or false.")

    def _read_amount(self, place: str, clause: Clause[S], given: Mapping[str, Any]) -> None:
        word = clause.what().word
        named = [key for key in ("by", "set") if key in given]
        clause.amount, clause.sets = None, named == ["set"]
        if word.amount is None:
            if named:
                raise BadContent(f"{place}: '{word.name}' has no amount, so '{named[0]}' means nothing.")
            return
        if len(named) != 1 or (clause.sets and clause.verb is not None):
            one = "'by'" if clause.verb is not None else "either 'by' or 'set'"
            raise BadContent(f"{place}: '{word.name}' needs {one}.")
        amount = given[named[0]]
        if clause.sets:
            clause.amount = _number(Field("set", 0, word.amount.most), amount, place)
        else:
            clause.amount = _number(Field("by", word.amount.least, word.amount.most), amount, place)
            if clause.amount == 0:
                raise BadContent(f"{place}: 'by' is 0, which changes nothing.")

    def _check_references(self, place: str, clause: Clause[S], trigger: Trigger, bound: list[str]) -> None:
        """Whom a clause speaks of is bound by its trigger, or by the verb whose then or else it is."""
        words: list[Word] = [clause.to.word, clause.what().word]
        words += [condition.word for condition in clause.conditions]
        for word in words:
            for reference in word.needs:
                if reference not in bound:
                    raise BadContent(f"{place}: '{word.name}' means nothing at '{trigger.name}'.")

    def _check_duration(self, place: str, clause: Clause[S], trigger: Trigger, stays: bool) -> None:
        """A modifier has a duration, unless it is in force while its card lies there; a verb has none."""
        if clause.modifier is None:
            if clause.until is not None:
                raise BadContent(
                    f"{place}: '{clause.what().word.name}' happens at once, so 'until' means nothing."
                )
            return
        name = clause.modifier.word.name
        if name not in trigger.asks:
            raise BadContent(f"{place}: nothing asks for '{name}' at '{trigger.name}'.")
        if clause.until is None and not stays:
            raise BadContent(
                f"{place}: 'until' is missing: a card that is played and gone changes '{name}' how long?"
            )

    def _check_branches(self, place: str, clause: Clause[S]) -> None:
        """Then and else need something that decides between them, and one subject."""
        if (clause.then or clause.otherwise) and clause.to.word.each:
            raise BadContent(
                f"{place}: 'then' and 'else' need one to whom it is done, not '{clause.to.word.name}'."
            )
        decides = clause.verb is not None and clause.verb.word.decides
        if clause.otherwise and not (clause.conditions or clause.may or clause.cost or decides):
            raise BadContent(f"{place}: 'else' never comes about: nothing decides.")

    def compile(self, frame: int, texts: Sequence[Text[S]]) -> Effects[S]:
        """The clauses as numbers; text k of the list is text k while a game is played."""
        table = Clauses()
        for text in texts:
            number = table.add_text()
            table.firsts[number] = self._rows(table, text.clauses, number, [0])
        return Effects(
            frame,
            len(self.references),
            table,
            self.conditions,
            self.targets,
            self.verbs,
            self.modifiers,
            self.costs,
        )

    def _rows(self, table: Clauses, clauses: list[Clause[S]], text: int, counter: list[int]) -> int:
        """Add clauses that follow one another, each with its then and else; answers the first."""
        first = last = NONE
        for clause in clauses:
            counter[0] += 1
            row = self._row(table, clause, text, counter[0])
            table.link(row, THEN, self._rows(table, clause.then, text, counter))
            table.link(row, ELSE, self._rows(table, clause.otherwise, text, counter))
            if last == NONE:
                first = row
            else:
                table.link(last, NEXT, row)
            last = row
        return first

    def _row(self, table: Clauses, clause: Clause[S], text: int, number: int) -> int:
        columns = [NONE] * COLUMNS
        fields: list[list[int]] = [[] for _ in range(5)]
        what: list[Any] = self.verbs if clause.verb is not None else self.modifiers
        for column, use, words in (
            (WHEN, clause.when, self.triggers),
            (TO, clause.to, self.targets),
            (WHAT, clause.what(), what),
            (UNTIL, clause.until, self.durations),
            (COST, clause.cost, self.costs),
        ):
            if use is not None:
                columns[column] = list[object](words).index(use.word)
                fields[column // 2] = use.numbers()
        columns[ACTS] = int(clause.verb is not None)
        columns[WHOSE] = WHOSE_WORDS.index(clause.whose)
        columns[AMOUNT] = 0 if clause.amount is None else clause.amount
        columns[SETS], columns[MAY] = int(clause.sets), int(clause.may)
        columns[TEXT], columns[NUMBER] = text, number
        conditions = [
            [self.conditions.index(use.word), int(use.negated), *use.numbers()] for use in clause.conditions
        ]
        return table.add_row(columns, conditions, fields)


def _use(place: str, key: str, given: object, words: Sequence[W]) -> Use[W]:
    """A word by its name, or a table: `{ is = "hand", at-least = 3 }`; `not` in place of `is` negates."""
    if isinstance(given, str):
        given = {"not": given[4:]} if key == "if" and given.startswith("not ") else {"is": given}
    if not isinstance(given, Mapping):
        raise BadContent(f"{place}: '{key}' must be a word, or a table with the word and its fields.")
    negated = key == "if" and "not" in given
    name = given.get("not" if negated else "is")
    known = {word.name: word for word in words}
    if not isinstance(name, str) or name not in known:
        close = difflib.get_close_matches(str(name), known, 1)
        hint = f"did you mean '{close[0]}'?" if close else f"known are {', '.join(known)}."
        raise BadContent(f"{place}: there is no word '{name}' for '{key}': {hint}")
    word = known[name]
    fields = {field.name: field for field in word.fields}
    values = {str(field): value for field, value in given.items() if field not in ("is", "not")}
    for field in values:
        if field not in fields:
            raise BadContent(f"{place}: '{name}' has no field '{field}'.")
    for field in fields:
        if field not in values and fields[field].default is not None:
            values[field] = fields[field].default
        if field not in values:
            raise BadContent(f"{place}: '{name}' needs '{field}'.")
        _number(fields[field], values[field], place)
    return Use(word, values, negated)


def _number(field: Field, value: object, place: str = "") -> int:
    """The number of a field's value; raises `BadContent` for one that it cannot have."""
    if field.names:
        if value not in field.names:
            raise BadContent(
                f"{place}: '{field.name}' must be one of {', '.join(field.names)}, not '{value}'."
            )
        return field.names.index(str(value))
    if type(value) is not int or not field.least <= value <= field.most:
        raise BadContent(
            f"{place}: '{field.name}' must be a whole number from {field.least} to {field.most}."
        )
    return value
