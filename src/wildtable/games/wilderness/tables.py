"""The components as the rules read them: numbers in vectors, filled by `content/` when a game is loaded."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from wildtable.engine.bits import bit
from wildtable.engine.clauses import ACTS, COST, IF, NONE, OWN, TO, WHAT, WHEN, WHOSE
from wildtable.games.wilderness.words import (
    ANY_TURN,
    ATTACK_AFTER,
    CARD_DECLARED,
    RANGE_ANY,
    ROLL_AFTER,
    ROLL_BEFORE,
    TURN_START,
)

if TYPE_CHECKING:
    from wildtable.engine.effects import Effects
    from wildtable.games.wilderness.state import Data


PICKS_SEAT: Final = 0
PICKS_ANIMAL: Final = 1
PICKS_SICKNESS: Final = 2

FREE_VERBS: Final = (
    "increase",
    "reduce",
    "restore",
    "drift",
    "lost",
    "animal-attack",
    "roll",
    "reroll",
    "prevent",
)
"""What can be done to any living player."""
OPPONENTS: Final = ("opponent", "each-opponent")

# What is to be asked before an Event half is played, besides its moment.
ASK_CLAUSES: Final = 0
READY: Final = 1
OPPONENT_LIVES: Final = 2
PLAYER_LIVES: Final = 3


class Tracks:
    """The three tracks of a health board (ledger 1.4). `energy` has a square for each but the skull."""

    def __init__(self, thirst: list[int], hunger: list[int], energy: list[int]) -> None:
        self.thirst: vec[i64] = vec[i64](thirst)
        self.hunger: vec[i64] = vec[i64](hunger)
        self.energy: vec[i64] = vec[i64](energy)
        self.skull: i64 = len(energy)  # the square behind the last that gives energy (WN-DEATH-01)


class Pile:
    """The cards of one deck: cards are numbered, and copies of a kind follow one another."""

    def __init__(self, names: list[str], copies: list[int]) -> None:
        self.names = names
        self.kinds: i64 = len(names)
        kind = [number for number, copy in enumerate(copies) for _ in range(copy)]
        self.kind: vec[i64] = vec[i64](kind)
        self.size: i64 = len(kind)
        self.all: i64 = bit(len(kind)) - 1
        masks = [sum(1 << card for card, k in enumerate(kind) if k == number) for number in range(len(names))]
        self.cards: vec[i64] = vec[i64](masks)  # by kind: its cards as bits


class Tables:
    """Everything that never changes about the components.

    Areas of a tile are numbered row by row for a tile that points south (WN-GEO-09): v from 0 to 5, in each
    row u from 0 to 5 - v. `rivers` are masks of the six sides in that frame.
    """

    def __init__(
        self,
        tile_names: list[str],
        terrain: list[int],
        rivers: list[int],
        lairs: list[int],
        extra_terrain: list[int],
        compass: list[int],
        tracks: list[Tracks],
        events: Pile,
        weather: Pile,
        sickness: Pile,
        squares: list[int],
        dark: list[int],
        stars: list[int],
        cards_drawn: list[int],
        sickness_stays: list[int],
        tribe_beneath: int,
        tribe_instead_of: int,
        effects: "Effects[Data]",
    ) -> None:
        self.tile_names = tile_names
        self.tiles: i64 = len(tile_names)
        self.terrain: vec[i64] = vec[i64](terrain)  # tile * 21 + area
        self.rivers: vec[i64] = vec[i64](rivers)
        self.lairs: vec[i64] = vec[i64](lairs)  # an animal, or -1
        self.extra_terrain: vec[i64] = vec[i64](extra_terrain)
        self.compass: vec[i64] = vec[i64](compass)  # by face of the die, from 0: a side (WN-RULING-74)
        self.tracks = tracks
        self.events = events
        self.weather = weather
        self.sickness = sickness
        # by kind of Weather card: how many squares, which are dark, which have a star, Event cards to draw
        self.squares: vec[i64] = vec[i64](squares)
        self.dark: vec[i64] = vec[i64](dark)
        self.stars: vec[i64] = vec[i64](stars)
        self.cards_drawn: vec[i64] = vec[i64](cards_drawn)
        self.sickness_stays: vec[i64] = vec[i64](sickness_stays)
        # with `tribe_source`: what the Tribe's area on the tile is, whose place its extra area takes
        self.tribe_beneath: i64 = tribe_beneath
        self.tribe_piece: i64 = extra_terrain.index(tribe_instead_of)
        self.effects = effects
        # by target word: what a person picks, `PICKS_SEAT`, `PICKS_ANIMAL` or `PICKS_SICKNESS`
        self.picks: vec[i64] = vec[i64]([_picked(target.name) for target in effects.targets])
        # texts: two for each kind of Event card, then one for each kind of Sickness, then of Weather card
        self.first_sickness: i64 = 2 * events.kinds
        self.first_weather: i64 = 2 * events.kinds + sickness.kinds
        # by Event half: its moment, whose it must be, the roll it speaks of
        self.moment: vec[i64] = vec[i64]()
        self.whose: vec[i64] = vec[i64]()
        self.roll: vec[i64] = vec[i64]()
        self.ready: vec[i64] = vec[i64]()  # what is to be asked besides the moment, see above
        self.rolls_before: i64 = 0
        self.rolls_after: i64 = 0
        self.asks_after_attack = False  # does any card change an attack afterwards (WN-RULING-90)?
        self.cancels = False  # does any card cancel an announced one (WN-RULING-95)?
        for text in range(self.first_sickness):
            self._note_half(text)

    def _note_half(self, text: i64) -> None:
        """When a half of an Event card is played; all its clauses share the moment."""
        clauses = self.effects.clauses
        clause = clauses.first(text)
        moment = clauses.get(clause, WHEN)
        roll: i64 = NONE
        if moment == ROLL_BEFORE or moment == ROLL_AFTER:
            roll = clauses.field(clause, WHEN, 0)
        if moment == ROLL_BEFORE:
            self.rolls_before |= bit(roll)
        if moment == ROLL_AFTER:
            self.rolls_after |= bit(roll)
        if moment == ATTACK_AFTER:
            self.asks_after_attack = True
        if moment == CARD_DECLARED:
            self.cancels = True
        self.moment = append(self.moment, moment)
        self.whose = append(self.whose, clauses.get(clause, WHOSE))
        self.roll = append(self.roll, roll)
        self.ready = append(self.ready, self._readiness(clause, moment))

    def _readiness(self, clause: i64, moment: i64) -> i64:
        """What is to be asked before a half can be played, as far as its first clause tells it."""
        clauses = self.effects.clauses
        if clauses.get(clause, IF) != NONE or clauses.get(clause, COST) != NONE:
            return ASK_CLAUSES
        target = clauses.get(clause, TO)
        to = self.effects.targets[target].name
        if not self._always_possible(clause, to, moment):
            return ASK_CLAUSES
        if to == "self":
            return READY
        if to == "player":
            return PLAYER_LIVES
        anywhere = to == "leader" or (to in OPPONENTS and clauses.field(clause, TO, 0) == RANGE_ANY)
        return OPPONENT_LIVES if anywhere else ASK_CLAUSES

    def _always_possible(self, clause: i64, to: str, moment: i64) -> bool:
        """Can the verb or modifier always be done to a living player?"""
        clauses = self.effects.clauses
        if clauses.get(clause, ACTS) == 0:
            return True
        verb = self.effects.verbs[clauses.get(clause, WHAT)].name
        if verb == "energy":  # of the active player only
            own = to == "self" and clauses.get(clause, WHOSE) == OWN
            return (own or to == "player") and (moment == ANY_TURN or moment == TURN_START)
        return verb in FREE_VERBS

    def asks_before(self, roll: i64) -> bool:
        """Does any card concern that kind of roll before it is made (WN-RULING-116)?"""
        return (self.rolls_before >> roll) & 1 == 1

    def asks_after(self, roll: i64) -> bool:
        """Does any card change that kind of roll afterwards (WN-RULING-90)?"""
        return (self.rolls_after >> roll) & 1 == 1


def _picked(target: str) -> int:
    if target == "animal":
        return PICKS_ANIMAL
    return PICKS_SICKNESS if target in ("own-sickness", "each-own-sickness", "this-card") else PICKS_SEAT
