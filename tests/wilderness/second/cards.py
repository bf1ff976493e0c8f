"""Windows, Event cards and the texts of all cards in the second engine."""

from collections import Counter
from collections.abc import Generator
from typing import Any

from tests.wilderness.second.areas import Areas
from tests.wilderness.second.land import Area
from tests.wilderness.second.table import EVENTS, SICKNESS, TRACKS, WEATHER, Node, Row, Run

Clause = dict[str, Any]


class Roll:
    """Dice for something, or the loss of a way, of which cards can speak."""

    def __init__(self, kind: str, seat: int) -> None:
        self.kind, self.seat = kind, seat
        self.dice = 1
        self.faces: list[int] = []
        self.stopped = False


class RewindError(Exception):
    """A card for the beginning of the turn takes it back (WN-RULING-57)."""

    def __init__(self, seat: int, card: str, half: str) -> None:
        super().__init__()
        self.seat, self.card, self.half = seat, card, half


class Told:
    """Of whom a text speaks."""

    def __init__(
        self, owner: int | None, card: str, player: int | None = None, roll: Roll | None = None
    ) -> None:
        self.owner, self.card, self.player, self.roll = owner, card, player, roll
        self.loser: int | None = None


class Cards(Areas):
    """What cards do; the procedures of the rules are `Second`'s."""

    depth = 0  # texts under way
    inside = 0  # windows open in the midst of a text
    last_done = False  # the window of the end of the turn has been opened
    was_there = False  # the player stood in the village when it was

    # Windows.

    def window(self, *moments: str, roll: Roll | None = None, of_turn: bool = False) -> Run:
        """All who live and hold a card answer; the first in order who plays does, and all are asked again
        (WN-RULING-54, -55, -91). `of_turn`: it may turn out to be the window of the end (WN-RULING-92)."""
        within = self.depth > 0
        if within and self.inside:
            return  # WN-RULING-88
        allowed = set(moments)
        if not within:
            allowed |= {"any-time"} if self.active is None else {"any-time", "any-turn"}
        self.inside += within
        while True:
            if of_turn and self.ended and self.active is not None and self.players[self.active].alive:
                self.merge(allowed)
            asked = [seat for seat in range(len(self.players)) if self.players[seat].hand]
            if not asked:
                break
            plays = {seat: self.plays(seat, allowed, roll, within) for seat in asked}
            answers = yield ("window", frozenset(asked), plays)
            first = self.first if self.active is None else self.active
            order = sorted(asked, key=lambda seat: (seat - first) % len(self.players))
            found = next((seat for seat in order if answers[seat] != "pass"), None)
            if found is None:
                break
            _, card, half = answers[found].split()
            moment, _ = self.moment(EVENTS[card][half])
            if moment not in allowed:
                raise RewindError(found, card, half)
            yield from self.play(found, card, half, self.about(moment, roll), roll)
        self.inside -= within

    def merge(self, allowed: set[str]) -> None:
        assert self.active is not None
        if not self.last_done and not self.clauses("turn-end", self.active):
            allowed.add("turn-end")
            self.last_done = True
            self.was_there = self.players[self.active].area == self.land.village

    def about(self, moment: str, roll: Roll | None) -> int | None:
        return self.active if moment == "turn-start" or roll is None else roll.seat

    def moment(self, clauses: list[Clause]) -> tuple[str, str | None]:
        when = clauses[0]["when"]
        return (when, None) if isinstance(when, str) else (when["is"], when["roll"])

    def plays(self, seat: int, allowed: set[str], roll: Roll | None, within: bool) -> set[str]:
        """The halves that a player may play."""
        found = set()
        for card in set(self.players[seat].hand):
            for half in ("upper", "lower"):
                clauses = EVENTS[card][half]
                moment, kind = self.moment(clauses)
                late = (
                    moment == "turn-start"
                    and self.active is not None
                    and self.mark is not None
                    and not within
                )
                whose = clauses[0].get("whose", "any")
                about = self.about(moment, roll)
                fits = moment in allowed or late
                fits = fits and (whose == "any" or (about == seat) == (whose == "own"))
                fits = fits and (kind is None or (roll is not None and roll.kind == kind))
                told = Told(seat, card, about, roll)
                if moment == "lost" and roll is not None and roll.stopped:
                    fits = False
                if fits and any(self.can_somehow(clause, told) for clause in clauses):
                    found.add(f"play {card} {half}")
        return found

    def play(self, seat: int, card: str, half: str, about: int | None, roll: Roll | None) -> Run:
        self.mark = None
        self.players[seat].hand.remove(card)
        if not self.depth:
            self.entered = set()
        told = Told(seat, card, about, roll)
        yield from self.run_clauses(EVENTS[card][half], told)
        self.piles["event"][card] += 1

    # Clauses.

    def run_clauses(self, clauses: list[Clause], told: Told) -> Run:
        self.depth += 1
        for clause in clauses:
            yield from self.do(clause, told)
        self.depth -= 1

    def can(self, clause: Clause, told: Told) -> bool:
        if not self.holds(clause, told):
            return False
        cost = clause.get("cost")
        if cost and cost["is"] == "energy":
            assert told.owner is not None
            if told.owner != self.active or self.players[told.owner].lost or self.energy < cost["energy"]:
                return False
        return bool(self.subjects(clause, told))

    def can_somehow(self, clause: Clause, told: Told) -> bool:
        """The clause itself, or what it says otherwise (WN-RULING-83)."""
        return self.can(clause, told) or any(
            self.can_somehow(other, told) for other in clause.get("else", [])
        )

    def do(self, clause: Clause, told: Told) -> Run:
        """A clause, with a death check behind it, then what follows from it (WN-RULING-96)."""
        came_about = yield from self.attempt(clause, told)
        for inner in clause.get("then" if came_about else "else", []):
            yield from self.do(inner, told)

    def attempt(self, clause: Clause, told: Told) -> Generator[Node, Any, bool]:
        asks = clause.get("may") or "cost" in clause
        if asks and not self.can(clause, told):
            return False
        if asks:
            if (yield ("effect", told.owner, {"yes", "no"})) == "no":
                return False
            if "cost" in clause:
                self.pay(clause, told)
        elif not self.holds(clause, told):
            return False
        subjects = self.subjects(clause, told)
        aimed = clause.get("to", "self")
        word = aimed if isinstance(aimed, str) else aimed["is"]
        if not subjects:
            return False
        if len(subjects) > 1 and not word.startswith("each-"):
            names = {self.subject_name(word, subject): subject for subject in subjects}
            subjects = [names[(yield ("effect", told.owner, set(names)))]]
        came_about = yield from self.befall(clause, told, subjects)
        self.bury()
        return came_about

    def pay(self, clause: Clause, told: Told) -> None:
        assert told.owner is not None
        cost = clause["cost"]
        if cost["is"] == "energy":
            self.energy -= cost["energy"]
            self.spent = True
        else:
            self.up(told.owner, "exhaustion", cost["steps"])
            self.bury()

    def subject_name(self, word: str, subject: Any) -> str:
        if word == "animal":
            kind = self.animals[subject][0]
            return f"animal {kind}-{sum(one[0] == kind for one in self.animals[: subject + 1])}"
        return f"card {subject}" if word == "own-sickness" else f"player P{subject + 1}"

    def subjects(self, clause: Clause, told: Told) -> list[Any]:
        """Whom the clause can mean, and to whom it can be done."""
        aimed = clause.get("to", "self")
        word, reach = (aimed, "any") if isinstance(aimed, str) else (aimed["is"], aimed.get("range", "any"))
        owner = told.owner
        found: list[Any] = []
        if word in ("self", "this-card"):
            found = [owner]
        elif word == "player":
            found = [told.player]
        elif word == "loser":
            found = [told.loser]
        elif word in ("opponent", "each-opponent"):
            found = [
                seat
                for seat in self.living()
                if seat != owner and self.near(owner, self.players[seat].area, reach)
            ]
        elif word == "each-player":
            found = [seat for seat in self.living() if self.holds(clause, told, seat)]
        elif word == "leader":
            steps = {
                seat: self.land.steps(self.players[seat].area) for seat in self.living() if seat != owner
            }
            found = [seat for seat in steps if steps[seat] == min(steps.values())]
        elif word == "animal":
            there = [(number, area) for number, (_, area) in enumerate(self.animals) if area is not None]
            found = [number for number, area in there if self.near(owner, area, reach)]
            return [number for number in found if self.possible(clause, told, number)]
        elif word in ("own-sickness", "each-own-sickness"):
            assert owner is not None
            sick = self.players[owner].sick
            return list(sick) if word.startswith("each") else list(dict.fromkeys(sick))
        found = [seat for seat in found if seat is not None and self.players[seat].alive]
        return [seat for seat in found if self.possible(clause, told, seat)]

    def steps(self, seat: int) -> int:
        return self.land.steps(self.players[seat].area)

    def near(self, owner: int | None, area: Area, reach: str) -> bool:
        if reach == "any":
            return True
        assert owner is not None
        own = self.players[owner].area
        return own == area or (reach == "adjacent" and area in self.land.around(own))

    def possible(self, clause: Clause, told: Told, subject: int) -> bool:
        verb = clause.get("do")
        if verb == "energy":
            return subject == self.active
        if verb == "walk":
            return bool(self.to_walk(subject))
        if verb == "end-turn":
            return subject == self.active and not self.ended
        if verb in ("draw", "sickness"):
            pile = "event" if verb == "draw" else "sickness"
            return self.decks[pile].total() + self.piles[pile].total() > 0
        if verb == "discard":
            return bool(self.players[subject].hand)
        if verb == "place-area":
            return bool(self.to_place(clause["terrain"]))
        if verb == "return-area":
            return bool(self.to_return())
        if verb == "drive":
            return bool(self.to_drive(subject))
        if verb == "go-along":
            player = told.player
            return (
                player not in (None, subject) and self.players[subject].area == self.players[player or 0].area
            )
        return True

    def holds(self, clause: Clause, told: Told, subject: int | None = None) -> bool:
        said = clause.get("if")
        if said is None:
            return True
        word = said if isinstance(said, str) else said["is"]
        fields = {} if isinstance(said, str) else said
        seat = told.player if fields.get("who") == "player" else told.owner
        seat = subject if seat is None else seat
        if word == "night":
            return self.light() == "night"
        if seat is None:
            return True
        player = self.players[seat]
        if word == "near":
            assert told.player is not None
            return self.near(told.owner, self.players[told.player].area, fields["range"])
        if word == "number":
            return bool(TRACKS[fields["track"]][getattr(player, fields["track"]) - 1] >= fields["at-least"])
        if word == "behind":
            return any(self.steps(other) < self.steps(seat) for other in self.living())
        if word == "weary":
            return bool(TRACKS["energy"][player.exhaustion - 1] <= fields["energy"])
        return {
            "sick": bool(player.sick),
            "asleep": player.asleep,
            "lost": player.lost,
            "in-village": player.area == self.land.village,
            "water-side": self.land.water(player.area),
            "terrain": self.land.terrain(player.area) == fields.get("terrain"),
        }[word]

    # Draws.

    def take(self, pile: str, node: Node) -> Generator[Node, Any, str]:
        """A card of a deck, which is renewed if need be (WN-RULING-58)."""
        if not self.decks[pile].total():
            self.decks[pile], self.piles[pile] = self.piles[pile], Counter()
        if not self.decks[pile].total():
            return ""
        name = str((yield node)).removeprefix("card ")
        assert self.decks[pile][name] > 0
        self.decks[pile][name] -= 1
        self.mark = None
        return name

    def draw(self, seat: int, cards: int) -> Run:
        for _ in range(cards):
            card = yield from self.take("event", ("draw", seat))
            if card:
                self.players[seat].hand.append(card)

    def throw(self, dice: int) -> Generator[Node, Any, list[int]]:
        shown = yield ("dice", dice)
        self.mark = None
        return [int(face) for face in shown.split()[1:]]

    # Texts that act by themselves.

    def clauses(self, moment: str, seat: int | None, kind: str = "") -> list[tuple[Clause, int | None, str]]:
        """What acts at a moment: Weather, then Sickness by turn order and order received (WN-RULING-93)."""
        sources: list[tuple[int | None, str, list[Clause]]] = [
            (None, self.weather, WEATHER[self.weather].get("clauses", []))
        ]
        for owner in self.living():
            if seat in (None, owner):
                sources += [(owner, name, SICKNESS[name]["clauses"]) for name in self.players[owner].sick]
        found = []
        for whose, name, texts in sources:
            for clause in texts:
                when = clause["when"]
                said = when if isinstance(when, str) else when["is"]
                fits = isinstance(when, str) or when.get("terrain", kind) == kind
                if said == moment and fits and "do" in clause:
                    found.append((clause, whose, name))
        return found

    def texts(self, moment: str, seat: int | None, kind: str = "") -> Run:
        found = self.clauses(moment, seat, kind)
        if found and not self.depth:
            self.entered = set()
        for clause, owner, name in found:
            yield from self.run_clauses([clause], Told(owner, name, seat))

    # What verbs do.

    def befall(self, clause: Clause, told: Told, subjects: list[Any]) -> Generator[Node, Any, bool]:
        if "change" in clause:
            self.rows += [Row(clause, told.owner, seat) for seat in subjects]
            return True
        came_about = True
        for subject in subjects:
            if clause.get("to") in ("own-sickness", "each-own-sickness"):
                assert told.owner is not None
                self.cure(told.owner, subject)
            elif clause["do"] in ("increase", "reduce", "restore", "energy"):
                self.at_once(clause, subject)
            elif clause["do"] in ("drive", "remove-animal") or self.players[subject].alive:
                came_about = yield from self.later(clause, told, subject)
        return came_about

    def at_once(self, clause: Clause, seat: int) -> None:
        player = self.players[seat]
        if clause["do"] == "energy":
            if not player.asleep and not player.lost:
                if self.reading_done:
                    self.energy = max(0, self.energy + clause["by"])
                else:
                    self.bonus += clause["by"]
        elif clause["do"] == "increase":
            self.up(seat, clause["track"], clause["by"])
        else:
            self.down(seat, clause["track"], clause.get("by", 99))

    reading_done = False  # has the energy of this turn been read?

    def cure(self, seat: int, card: str) -> None:
        if card in self.players[seat].sick:
            self.players[seat].sick.remove(card)
            self.piles["sickness"][card] += 1

    def later(self, clause: Clause, told: Told, subject: int) -> Generator[Node, Any, bool]:
        """Verbs that ask or roll."""
        raise NotImplementedError
        yield ()
