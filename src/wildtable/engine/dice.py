"""Dice as chance outcomes, each packed into one integer.

Where only the symbols count, a throw of a `Die` is how often each symbol shows: twelve dice with three
symbols have 91 outcomes, not half a million. Where it matters which die shows what (two colours, a compass),
a throw is ordered: `throws` and what follows it.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.engine.numbers import NO_NUMBER, number_in
from wildtable.engine.refusal import BadAction, BadContent
from wildtable.engine.rng import Rng

BITS: Final = 5  # an outcome has so many bits a symbol
MOST_DICE: Final = 31  # so that a count fits into them
MOST_SYMBOLS: Final = 10  # so that a game has 13 bits left to say what kind of outcome it is
MOST_WEIGHT: Final = 2**63  # the weights of one throw add up to less; 24 dice of six sides are the most
NO_DICE: Final = "none"


class Die:
    """A kind of die: its symbols, and on how many sides each of them is.

    >>> attack = Die(["hit", "shield", "blank"], [3, 2, 1])
    >>> [(attack.text(outcome), weight) for outcome, weight in attack.outcomes(1)]
    [('1 blank', 1), ('1 shield', 2), ('1 hit', 3)]
    >>> attack.shown(attack.parse("3 hit, 1 shield", 4), 0)
    3
    """

    def __init__(self, symbols: list[str], sides: list[int]) -> None:
        if not 1 <= len(symbols) <= MOST_SYMBOLS or len(set(symbols)) < len(symbols):
            raise BadContent(f"A die must have from 1 to {MOST_SYMBOLS} different symbols.")
        if len(sides) != len(symbols) or min(sides) < 1:
            raise BadContent("Every symbol of a die must be on at least one side.")
        self.symbols = symbols
        self.sides = sides
        self.size: i64 = sum(sides)
        steps = vec[i64]()  # what a side adds to an outcome
        for symbol, often in enumerate(sides):
            for _ in range(often):
                steps = append(steps, bit(BITS * symbol))
        self.steps: vec[i64] = steps

    def check(self, count: int) -> None:
        """Raise `BadContent` if so many cannot be thrown at once."""
        if not 0 <= count <= MOST_DICE or int(self.size) ** count >= MOST_WEIGHT:
            raise BadContent(f"{count} dice of {self.size} sides cannot be thrown at once: too many.")

    def outcomes(self, count: int) -> list[tuple[int, int]]:
        """Every combination of symbols that so many dice can show, with its exact weight; these add up to
        sides ** count.
        """
        self.check(count)
        found = [(0, count, 1)]  # an outcome so far, the dice that are left for other symbols, its weight
        for symbol, often in enumerate(self.sides):
            last = symbol == len(self.sides) - 1
            grown = []
            for outcome, left, weight in found:
                for shown in range(left if last else 0, left + 1):
                    ways = _choose(left, shown) * often**shown
                    grown.append((outcome + (shown << (BITS * symbol)), left - shown, weight * ways))
            found = grown
        return [(outcome, weight) for outcome, _, weight in found]

    def sample(self, rng: Rng, count: i64) -> i64:
        """One throw, drawn by the weights of `outcomes` without listing them."""
        outcome: i64 = 0
        for _ in range(count):
            outcome += self.steps[rng.below(self.size)]
        return outcome

    def shown(self, outcome: i64, symbol: i64) -> i64:
        """How many dice show a symbol."""
        return (outcome >> (symbol * BITS)) & MOST_DICE

    def text(self, outcome: int) -> str:
        """A throw in words, in the order of the symbols."""
        counts = [int(self.shown(outcome, symbol)) for symbol in range(len(self.symbols))]
        shown = [f"{count} {symbol}" for count, symbol in zip(counts, self.symbols, strict=True) if count > 0]
        return ", ".join(shown) or NO_DICE

    def parse(self, text: str, count: int) -> int:
        """The throw of so many dice that a text names; raises `BadAction`."""
        counts = [0] * len(self.symbols)
        for part in [] if text.strip() == NO_DICE else text.split(","):
            number, _, symbol = part.strip().partition(" ")
            if symbol not in self.symbols or number_in(number) == NO_NUMBER:
                raise BadAction(f"'{text}' is no throw: the symbols are {', '.join(self.symbols)}.")
            counts[self.symbols.index(symbol)] += number_in(number)
        if sum(counts) != count or count > MOST_DICE:
            raise BadAction(f"'{text}' is no throw of {count} dice.")
        return sum(shown << (BITS * symbol) for symbol, shown in enumerate(counts))


class Dice:
    """Several kinds of dice in one throw: the outcome of each behind that of the one before.

    >>> dice = Dice([Die(["hit", "blank"], [3, 3]), Die(["howl", "blank"], [1, 5])])
    >>> outcome = dice.parse("2 hit + 1 howl, 1 blank", [2, 2])
    >>> dice.text(outcome), dice.kinds[1].shown(dice.of(outcome, 1), 0)
    ('2 hit + 1 howl, 1 blank', 1)
    """

    def __init__(self, kinds: list[Die]) -> None:
        if sum(len(kind.symbols) for kind in kinds) > MOST_SYMBOLS:
            raise BadContent(f"Dice that are thrown together can have {MOST_SYMBOLS} symbols in all.")
        self.kinds = kinds
        shifts = vec[i64]()
        behind = 0
        for kind in kinds:
            shifts = append(shifts, behind)
            behind += BITS * len(kind.symbols)
        self.shifts: vec[i64] = append(shifts, behind)

    def outcomes(self, counts: list[int]) -> list[tuple[int, int]]:
        """Every outcome of so many dice of each kind, with its exact weight."""
        found = [(0, 1)]
        sides = 1
        for number, kind in enumerate(self.kinds):
            sides *= int(kind.size) ** counts[number]
            listed = kind.outcomes(counts[number])
            shift = int(self.shifts[number])
            found = [(one + (two << shift), a * b) for one, a in found for two, b in listed]
        if sides >= MOST_WEIGHT:
            raise BadContent(f"{sum(counts)} dice cannot be thrown at once: too many.")
        return found

    def sample(self, rng: Rng, counts: vec[i64]) -> i64:
        """One throw, drawn by the weights of `outcomes` without listing them."""
        outcome: i64 = 0
        for number in range(len(self.kinds)):
            outcome += self.kinds[number].sample(rng, counts[number]) << self.shifts[number]
        return outcome

    def of(self, outcome: i64, kind: i64) -> i64:
        """What the dice of one kind show."""
        width = self.shifts[kind + 1] - self.shifts[kind]
        return (outcome >> self.shifts[kind]) & (bit(width) - 1)

    def text(self, outcome: int) -> str:
        """A throw in words, kind by kind."""
        return " + ".join(kind.text(int(self.of(outcome, i))) for i, kind in enumerate(self.kinds))

    def parse(self, text: str, counts: list[int]) -> int:
        """The throw that a text names; raises `BadAction`."""
        parts = text.split("+")
        if len(parts) != len(self.kinds):
            raise BadAction(
                f"'{text}' is no throw: write one part for each of {len(self.kinds)} kinds of dice."
            )
        outcome = 0
        for number, kind in enumerate(self.kinds):
            outcome += kind.parse(parts[number], counts[number]) << int(self.shifts[number])
        return outcome


def _choose(n: int, k: int) -> int:
    """In how many ways k of n can be chosen."""
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


# Ordered throws: the first die is the lowest digit.


def throws(count: int, sides: int) -> list[tuple[int, int]]:
    """Every ordered throw of a few dice, each with weight 1.

    >>> throws(1, 3)
    [(0, 1), (1, 1), (2, 1)]
    """
    return [(throw, 1) for throw in range(sides**count)]


def throw_dice(rng: Rng, count: i64, sides: i64) -> i64:
    """One ordered throw, drawn without listing them."""
    throw: i64 = 0
    for _ in range(count):
        throw = throw * sides + rng.below(sides)
    return throw


def faces(throw: int, count: int, sides: int) -> list[int]:
    """The faces that an ordered throw shows, from 1 to `sides`.

    >>> faces(throw=8, count=2, sides=6)
    [3, 2]
    """
    shown = []
    for _ in range(count):
        shown.append(throw % sides + 1)
        throw //= sides
    return shown


def throw_of(shown: list[int], sides: int) -> int:
    """The ordered throw that shows these faces.

    >>> throw_of([3, 2], 6)
    8
    """
    throw = 0
    for face in reversed(shown):
        throw = throw * sides + face - 1
    return throw
