"""What a table where people play asks of a game, beyond the contract; the answers that fit a simple game."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from wildtable.engine.event import Event
from wildtable.engine.refusal import Refusal
from wildtable.engine.state import State, View

if TYPE_CHECKING:
    from wildtable.engine.game import Game


Outcome = dict[str, object]
"""Something that an action comes to: its `kind`, and facts for the sentence `outcome-<kind>`."""

Offered = tuple[str, list[str], list[Outcome]]
"""A legal action as a client gets it: its text, its elements, its outcomes."""

LOSES: Final = "loses"
REPLACED: Final = "replaced"
PLAYS: Final = "plays"


class Resigning:
    """What giving up means in a game.

    `LOSES`: the game is over and the side has lost, once nobody of it plays on; `REPLACED`: a bot plays on
    for the seat; `PLAYS`: the rules know it, and `action` is what happens. That action need not be listed
    as legal, but is not refused; it becomes an entry of the record as any other.
    """

    def __init__(self, means: str, action: int = 0) -> None:
        self.means = means
        self.action = action


@mypyc_attr(allow_interpreted_subclasses=True)
class AtTable:
    """A game as people play it: what they touch and see, and what happens while somebody does nothing.

    A game that has more to say overrides some of this in its own `at_table.py`. `stops` are the kinds of
    reaction window at which a person may want to be waited for, of which `stops_alone` are set at first for
    whoever plays with bots alone; `only_among_bots` are options that would tell people what others hold;
    `solo` is the option by which one person may play alone, empty where nobody can. `sees_through` says that
    the judge carries an open window to its end, as if all others let it be: then bots need not look one act
    further.
    """

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.stops: tuple[str, ...] = ()
        self.stops_alone: tuple[str, ...] = ()
        self.only_among_bots: tuple[str, ...] = ()
        self.solo = ""
        self.sees_through = False

    def components(self) -> dict[str, object]:
        """What a client needs to draw the board and name its parts."""
        return {}

    def elements(self, state: State, seat: int, action: int) -> list[str]:
        """What a person touches to say this action: `kind:name` of pieces, places, cards and buttons.

        In a simple game every action is a button.
        """
        return [f"do:{self.game.format(state, seat, action)}"]

    def outcomes(self, state: State, seat: int, action: int) -> list[Outcome]:
        """What a legal action comes to, as far as that seat's view alone tells it; nothing where it does not.

        It must not rest on anything that the seat cannot see: it is told before the action is played.
        """
        return []

    def offered(self, state: State, seat: int) -> list[Offered]:
        """Every legal action of a seat: its text, elements and outcomes."""
        return [
            (
                self.game.format(state, seat, action),
                self.elements(state, seat, action),
                self.outcomes(state, seat, action),
            )
            for action in map(int, state.legal(seat))
        ]

    def why(self, state: State, seat: int, picked: list[str], element: str) -> Refusal | None:
        """Why this element cannot be picked after those; `None` where no rule has to do with it."""
        return None

    def about(self, state: State, seat: int | None, element: str) -> dict[str, object]:
        """What whoever points at an element may want to know that the view does not tell; nothing in a simple
        game. It must not rest on anything that the seat (`None`: a spectator) cannot see."""
        return {}

    def for_bot(self, view: View) -> View:
        """What a bot at the table decides from; a game may leave out what only people should claim."""
        return view

    def window(self, state: State) -> int | None:
        """The most seconds that the open reaction window lasts (0: no limit); `None` where none is open."""
        return None

    def first_come(self, state: State) -> bool:
        """Do several choose at once from what only one can have?"""
        return False

    def idle(self, state: State, seat: int) -> int:
        """What happens for a seat that owes a decision and does not make it."""
        return int(state.legal(seat)[0])

    def resign(self, state: State, seat: int) -> Resigning:
        """What it means that a seat gives up: of two sides it loses, among more a stand-in plays on."""
        return Resigning(LOSES if len(self.game.sides(state)) == 2 else REPLACED)

    def active(self, state: State) -> int:
        """The seat whose turn it is, whoever else may be asked meanwhile; below 0 while it is nobody's."""
        return state.turn()

    def stops_at(self, state: State, seat: int, events: Iterable[Event]) -> list[str]:
        """Which of `stops` the open window is for that seat, after these events, the latest first; by public
        facts only."""
        return []

    def leads(self, state: State) -> int | None:
        """The seat whose answer in the open window comes before all others, where that is sure beforehand."""
        return None

    def settled(self, state: State, played: dict[int, int], open_seats: list[int]) -> bool:
        """Can no answer that is still open change what happens in this window?

        `played` are the sealed answers that are no passes, by seat; `open_seats` may still answer.
        """
        return not open_seats
