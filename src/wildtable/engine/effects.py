"""What the clauses of cards do: the shape; the words are each game's.

A game has one `Effects`: its words, and the clauses of its cards. Verbs happen: an *effect* frame on the
state's stack carries the clauses of a text out, one after another, and asks where somebody has a choice.
Modifiers are asked for by the rules at named points; `in_force` is the part of a state that says which of
them act now.
"""

from typing import Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.clauses import (
    ACTS,
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
    WHAT,
    Clauses,
)
from wildtable.engine.in_force import InForce
from wildtable.engine.stack import Stack
from wildtable.engine.words import OK, Condition, Context, Modifier, Target, Verb

S = TypeVar("S")

# Fields of an effect frame. Behind them lies what the trigger bound: one field for each reference.
CLAUSE: Final = 0  # the clause that is due; `NONE` after the last
STAGE: Final = 1
SOURCE: Final = 2  # the card
SUBJECT: Final = 3  # to whom it is done, once that was chosen
RESULT: Final = 4  # 1: it came about, so then; 0: else
ALONE: Final = 5  # 1: only this clause, not those that follow it
BOUND: Final = 6

# Stages of a clause; at `MAYBE` and `CHOICE` the owner of the frame is asked.
BEGIN: Final = 0
MAYBE: Final = 1
AGREED: Final = 2
AIM: Final = 3
CHOICE: Final = 4
ACT: Final = 5
BRANCH: Final = 6
STAGES: Final = ("begin", "maybe", "agreed", "aim", "choice", "act", "branch")


class Effects(Generic[S]):
    """The words of a game and the clauses of its cards. `frame` is the game's kind of effect frames."""

    def __init__(
        self,
        frame: int,
        references: int,
        clauses: Clauses,
        conditions: list[Condition[S]],
        targets: list[Target[S]],
        verbs: list[Verb[S]],
        modifiers: list[Modifier],
        costs: list[Verb[S]],
    ) -> None:
        self.frame: i64 = frame
        self.references: i64 = references
        self.clauses = clauses
        self.conditions = conditions
        self.targets = targets
        self.verbs = verbs
        self.modifiers = modifiers
        self.costs = costs

    # Checks, without side effects.

    def broken(self, s: S, at: Context) -> str:
        """The rule behind the first condition of the clause that does not hold, or `OK`."""
        at.condition = self.clauses.get(at.clause, IF)
        while at.condition != NONE:
            cells = self.clauses.cells
            word = self.conditions[cells[at.condition]]
            if word.holds(s, at) == (cells[at.condition + NEGATED] == 1):
                return word.rules[0]
            at.condition = cells[at.condition + NEXT_IF]
        return OK

    def can(self, s: S, at: Context) -> str:
        """The first rule that keeps the clause from coming about, or `OK`."""
        rule = self.broken(s, at)
        cost = self.clauses.get(at.clause, COST)
        if rule == OK and cost != NONE:
            at.subject = at.owner
            rule = self.costs[cost].can(s, at)
        if rule == OK and len(self.subjects(s, at)) == 0:
            rule = self.why_none(s, at)
        return rule

    def playable(self, s: S, text: i64, at: Context) -> str:
        """`OK` if at least one clause of a text can come about, or else the rule against the first."""
        return self._some_can(s, self.clauses.first(text), at)

    def _some_can(self, s: S, clause: i64, at: Context) -> str:
        """Can one of these clauses come about, or what it has instead (`else`)?"""
        first = OK
        while clause != NONE:
            at.clause = clause
            rule = self.can(s, at)
            if rule == OK:
                return OK
            instead = self.clauses.get(clause, ELSE)
            if instead != NONE and self._some_can(s, instead, at) == OK:
                return OK
            if first == OK:
                first = rule
            clause = self.clauses.get(clause, NEXT)
        return first

    def subjects(self, s: S, at: Context) -> vec[i64]:
        """Whom the clause can mean now; the target word's choices that the verb can be done to."""
        choices = self.targets[self.clauses.get(at.clause, TO)].choices(s, at)
        if self.clauses.get(at.clause, ACTS) == 0:
            return choices
        verb = self.verbs[self.clauses.get(at.clause, WHAT)]
        found = vec[i64]()
        for subject in choices:
            at.subject = subject
            if verb.can(s, at) == OK:
                found = append(found, subject)
        return found

    def can_befall(self, s: S, at: Context) -> str:
        """The rule against the verb for the subject at hand, or `OK`; a modifier can always be given."""
        if self.clauses.get(at.clause, ACTS) == 0:
            return OK
        return self.verbs[self.clauses.get(at.clause, WHAT)].can(s, at)

    def why_none(self, s: S, at: Context) -> str:
        """The rule behind there being no subject."""
        to = self.targets[self.clauses.get(at.clause, TO)]
        for subject in to.choices(s, at):
            at.subject = subject
            return self.can_befall(s, at)
        return to.rules[0]

    # Carrying out.

    def begin(self, stack: Stack, clause: i64, at: Context, alone: bool) -> None:
        """Push the frame that carries a clause out, and those that follow it unless it stands alone."""
        stack.push(self.frame, at.owner, BOUND + self.references)
        stack.set(CLAUSE, clause)
        stack.set(SOURCE, at.source)
        stack.set(SUBJECT, NONE)
        if alone:
            stack.set(ALONE, 1)
        stack.set_all(BOUND, at.bound, self.references)

    def context(self, stack: Stack) -> Context:
        """Of whom the clause of the effect frame on top speaks."""
        bound = stack.get_all(BOUND, self.references)
        at = Context(self.clauses, stack.owner(), stack.get(SOURCE), bound)
        at.clause = stack.get(CLAUSE)
        at.subject = stack.get(SUBJECT)
        return at

    def waits(self, stack: Stack) -> bool:
        """Is the owner of the effect frame on top asked something?"""
        return stack.get(STAGE) == MAYBE or stack.get(STAGE) == CHOICE

    def agree(self, stack: Stack, yes: bool) -> None:
        """The owner does what the clause offers, or not."""
        stack.set(STAGE, AGREED if yes else BRANCH)
        stack.set(RESULT, 0)

    def choose(self, stack: Stack, subject: i64) -> None:
        """The owner names whom the clause means."""
        stack.set(SUBJECT, subject)
        stack.set(STAGE, ACT)

    def report(self, stack: Stack, came_about: bool) -> None:
        """What a verb had begun has come about, or not: the uppermost effect goes on with then or else."""
        stack.put(stack.find(self.frame), RESULT, 1 if came_about else 0)

    def bind(self, stack: Stack, reference: i64, thing: i64) -> None:
        """A verb tells then and else of whom they speak."""
        stack.put(stack.find(self.frame), BOUND + reference, thing)

    def step(self, s: S, stack: Stack, force: InForce) -> None:
        """Let the effect frame on top, which waits for nobody, go on by one stage."""
        if stack.get(CLAUSE) == NONE:
            stack.pop()
            return
        stage = stack.get(STAGE)
        if stage == BRANCH:
            self._branch(stack)
            return
        at = self.context(stack)
        if stage == BEGIN:
            self._begin_clause(s, stack, at, force)
        elif stage == AGREED:
            stack.set(STAGE, AIM)
            cost = self.clauses.get(at.clause, COST)
            if cost != NONE:
                at.subject = at.owner
                self.costs[cost].do(s, at)
        elif stage == AIM:
            self._aim(s, stack, at, self.subjects(s, at), force)
        else:
            self._act(s, stack, at, append(vec[i64](), at.subject), force)

    def _begin_clause(self, s: S, stack: Stack, at: Context, force: InForce) -> None:
        """What cannot come about is passed over; what may is offered."""
        offered = self.clauses.get(at.clause, MAY) == 1 or self.clauses.get(at.clause, COST) != NONE
        if offered and self.can(s, at) == OK:
            stack.set(STAGE, MAYBE)
        elif offered or self.broken(s, at) != OK:
            stack.set(RESULT, 0)
            stack.set(STAGE, BRANCH)
        else:
            self._aim(s, stack, at, self.subjects(s, at), force)

    def _aim(self, s: S, stack: Stack, at: Context, found: vec[i64], force: InForce) -> None:
        """One possible subject is taken at once; of several the owner chooses, unless all are meant."""
        if len(found) == 0:
            stack.set(RESULT, 0)
            stack.set(STAGE, BRANCH)
        elif len(found) == 1 or self.targets[self.clauses.get(at.clause, TO)].each:
            self._act(s, stack, at, found, force)
        else:
            stack.set(STAGE, CHOICE)

    def _act(self, s: S, stack: Stack, at: Context, subjects: vec[i64], force: InForce) -> None:
        """Do it to the subject, or to each of them: the first is the last whose frame is pushed."""
        if len(subjects) == 1:
            stack.set(SUBJECT, subjects[0])
        stack.set(RESULT, 1)
        stack.set(STAGE, BRANCH)
        what = self.clauses.get(at.clause, WHAT)
        number: i64 = len(subjects)
        while number > 0:
            number -= 1
            at.subject = subjects[number]
            if self.clauses.get(at.clause, ACTS) == 1:
                self.verbs[what].do(s, at)
            else:
                force.add(self.clauses, at.clause, at.owner, at.source, at.subject)

    def _branch(self, stack: Stack) -> None:
        """Go on with the next clause, but first with then or else."""
        clause = stack.get(CLAUSE)
        inner = self.clauses.get(clause, THEN if stack.get(RESULT) == 1 else ELSE)
        following: i64 = NONE
        if stack.get(ALONE) == 0:
            following = self.clauses.get(clause, NEXT)
        if inner == NONE and following == NONE:
            stack.pop()
            return
        at = self.context(stack)
        stack.set(CLAUSE, following)
        stack.set(STAGE, BEGIN)
        stack.set(SUBJECT, NONE)
        stack.set(RESULT, 0)
        if inner != NONE:
            self.begin(stack, inner, at, False)

    # Points at which the rules ask. Ask `force.asks(point)` first: it costs next to nothing.

    def changed(self, s: S, force: InForce, point: i64, base: i64, at: Context) -> i64:
        """A number of the subject in the context, changed by what is in force: set, then plus and minus."""
        value = base
        added: i64 = 0
        row = force.next(self.clauses, point, at.subject, NONE)
        while row != NONE:
            if self._acts(s, force, row, at):
                if self.clauses.get(at.clause, SETS) == 1:
                    value = self.clauses.amount(at.clause)
                else:
                    added += self.clauses.amount(at.clause)
            row = force.next(self.clauses, point, at.subject, row)
        return value + added

    def flagged(self, s: S, force: InForce, point: i64, field: i64, at: Context) -> bool:
        """Is the subject under a modifier of that point whose first field has that value (`NONE`: any)?"""
        row = force.next(self.clauses, point, at.subject, NONE)
        while row != NONE:
            if self._acts(s, force, row, at) and (field == NONE or at.field(0) == field):
                return True
            row = force.next(self.clauses, point, at.subject, row)
        return False

    def _acts(self, s: S, force: InForce, row: i64, at: Context) -> bool:
        """Do the conditions of a modifier in force hold? The context becomes that of its clause."""
        at.clause = force.clause(row)
        at.owner = force.owner(row)
        at.source = force.source(row)
        return self.broken(s, at) == OK
