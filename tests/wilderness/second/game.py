"""Wilderness once more, from the rulebook and the component sheets alone: a second engine in plain form.

Each procedure is a generator that asks for a decision or a chance outcome where the rules do: the order of
everything, costs, what all cards do, which windows open and what may be played in them.
"""

import copy
from collections.abc import Generator
from typing import Any

from tests.wilderness.second.cards import RewindError, Roll
from tests.wilderness.second.fates import Fates
from tests.wilderness.second.table import TRACKS, WEATHER, Node, OverError, Run

TAKEN_BACK = ("players", "piles", "rows", "along", "joint", "moves", "spent")


class Second(Fates):
    """A whole game. `run` asks; everything else is told by its fields."""

    # Setting up, days and rounds.

    def run(self, turn: int | None = None) -> Run:
        """From the set-up on, or from the turn of a player who has just read the energy."""
        try:
            if turn is None:
                yield from self.set_up()
            else:
                yield from self.rest_of_round(turn)
            while True:
                yield from self.whole_round()
        except OverError:
            return

    def set_up(self) -> Run:
        self.first = int((yield ("lead",))[-1]) - 1
        yield from self.reveal(0)
        for seat in self.living():
            yield from self.draw(seat, 3)
        yield from self.new_day()

    def whole_round(self) -> Run:
        self.round += 1
        if self.options["rotate_first_player"] and self.round > 1:
            self.first = next(
                seat
                for step in range(1, len(self.players) + 1)
                if self.players[seat := (self.first + step) % len(self.players)].alive
            )
        if self.starred():
            yield from self.texts("starred", None)
        self.over("turn")  # WN-RULING-98
        for seat in self.living():
            if self.players[seat].alive:
                yield from self.turn(seat)
        yield from self.end_of_round()

    def rest_of_round(self, turn: int) -> Run:
        seats = self.living()
        self.active = turn
        self.energy = TRACKS["energy"][self.players[turn].exhaustion - 1]
        self.reading_done = True
        self.remember()
        yield from self.acts(turn)
        for seat in seats[seats.index(turn) + 1 :]:
            if self.players[seat].alive:
                yield from self.turn(seat)
        yield from self.end_of_round()

    def end_of_round(self) -> Run:
        yield from self.nature()
        self.over("round")
        if self.square + 1 < len(self.squares()):
            self.square += 1
            return
        if self.options["max_days"] and self.day >= self.options["max_days"]:
            self.end(set(), "days over")
        yield from self.new_day()

    def new_day(self) -> Run:
        """WN-RULING-77"""
        card = yield from self.take("weather", ("weather",))
        self.over("day")
        if card:
            if self.weather:
                self.piles["weather"][self.weather] += 1
            self.weather = card
        self.day += 1
        self.square = 0
        for seat in self.living():
            yield from self.draw(seat, WEATHER[self.weather]["events"])
        yield from self.texts("new-day", None)
        yield from self.window()

    # A player's turn.

    def turn(self, seat: int) -> Run:
        player = self.players[seat]
        self.active, self.energy, self.moves, self.bonus = seat, 0, 0, 0
        self.spent = self.ended = self.last_done = self.reading_done = False
        self.joint, self.entered, self.mark = set(), set(), None
        player.asleep = False
        for row in self.rows:
            row.ripe |= row.subject == seat and row.clause["until"] == "next-turn"
        yield from self.texts("turn-start", seat)
        if player.alive:
            yield from self.window("turn-start", of_turn=True)
        self.read_energy(seat)
        yield from self.acts(seat)

    def read_energy(self, seat: int) -> None:
        """WN-RULING-13"""
        if self.players[seat].alive and not self.ended:
            base = TRACKS["energy"][self.players[seat].exhaustion - 1]
            self.energy = max(0, self.number(seat, "energy", base) + self.bonus)
            self.reading_done = True
            self.remember()

    def remember(self) -> None:
        """From here on the turn can be taken back (WN-RULING-94)."""
        if self.options["late_beginning_cards"]:
            self.mark = {name: copy.deepcopy(getattr(self, name)) for name in TAKEN_BACK}

    def acts(self, seat: int) -> Run:
        """What the player does, and how the turn ends."""
        player = self.players[seat]
        while True:
            try:
                over = yield from self.act_or_end(seat)
                if over:
                    break
            except RewindError as late:
                assert self.mark is not None
                for name, value in self.mark.items():
                    if name == "players":
                        for one, was in zip(self.players, value, strict=True):
                            vars(one).update(vars(was))
                    else:
                        setattr(self, name, value)
                self.ended = self.last_done = self.reading_done = False
                yield from self.play(late.seat, late.card, late.half, seat, None)
                self.read_energy(seat)
        self.mark = None
        self.active, self.energy = None, 0
        player.lost = False
        self.along, self.joint = {}, set()
        self.over("turn")
        self.rows = [row for row in self.rows if not (row.ripe and row.subject == seat)]

    def act_or_end(self, seat: int) -> Generator[Node, Any, bool]:
        """True when the turn is over."""
        player = self.players[seat]
        due = False  # is the window of an arrival still due?
        while player.alive and not self.ended:
            due = yield from self.act(seat, (yield ("turn", seat)))
        if due:
            yield from self.window(of_turn=True)  # WN-RULING-111
        if player.alive and not self.last_done:
            yield from self.texts("turn-end", seat)
            if player.alive:
                self.last_done = True
                self.was_there = player.area == self.land.village
                yield from self.window("turn-end")
        if not player.alive:
            return True
        if player.area == self.land.village:
            self.end({seat} | {one for one in self.joint if self.players[one].alive}, "village")
        if self.was_there and not player.lost and not player.asleep:
            self.ended = self.last_done = False  # WN-RULING-65
            return False
        return True

    def act(self, seat: int, action: str) -> Generator[Node, Any, bool]:
        """One action. True: its window has not been opened, the turn or its player having come to an end."""
        word = action.split()[0]
        if word == "end":
            self.ended = True
            return False
        if word == "move":
            return (yield from self.move(seat, action.removeprefix("move ")))
        if word == "search":
            return (yield from self.search(seat))
        if word == "drink":
            self.down(seat, "thirst", 99)
        elif word == "rest":
            self.energy -= 2
            self.spent = True
            self.down(seat, "exhaustion", max(0, self.number(seat, "rest", 1)))
        else:
            self.energy = 0
            self.players[seat].asleep = True
            self.down(seat, "exhaustion", max(0, self.number(seat, "sleep", 4)))
        yield from self.texts(word, seat)
        yield from self.window(of_turn=True)
        return False

    def move(self, seat: int, name: str) -> Generator[Node, Any, bool]:
        target = next(there for there in self.around(seat) if self.name(there) == name)
        if self.way_needed(seat):
            roll = Roll("way", seat)
            yield from self.window("roll-before", roll=roll)
            if self.ended or not self.players[seat].alive or not self.may_move(seat, target):
                self.over("roll", seat=seat)
                return False  # WN-RULING-89
            if self.way_needed(seat):
                roll.faces = yield from self.throw(1)
                yield from self.window("roll-after", roll=roll)
                found = roll.faces[0] >= self.way_needed(seat)
                self.over("roll", seat=seat)
                if not self.players[seat].alive:
                    return False
                if not found:
                    return (yield from self.get_lost(seat))
                if self.ended or not self.may_move(seat, target):
                    return False
        self.energy -= self.cost(seat, self.way_to(seat, target))
        self.spent = True
        self.moves += 1
        with_me = [one for one in self.living() if self.along.get(one) == seat]
        for one in (seat, *with_me):
            self.put(one, target, by_card=False)
        if target == self.land.village:
            self.joint = set(with_me)
        yield from self.arrive([seat, *with_me], target)
        return (yield from self.window_unless_over(seat))

    def window_unless_over(self, seat: int) -> Generator[Node, Any, bool]:
        if self.ended or not self.players[seat].alive:
            return True
        yield from self.window(of_turn=True)
        return False

    def search(self, seat: int) -> Generator[Node, Any, bool]:
        roll = Roll("search", seat)
        roll.dice = 2
        yield from self.window("roll-before", roll=roll)
        if self.ended or not self.players[seat].alive or not self.may_search(seat):
            self.over("roll", seat=seat)
            return False
        self.energy -= max(0, self.number(seat, "search-cost", 4))
        self.spent = True
        roll.faces = yield from self.throw(2)
        yield from self.window("roll-after", roll=roll)
        found = max(0, self.number(seat, "search-found", sum(roll.faces)))
        self.over("roll", seat=seat)
        if not self.players[seat].alive:
            return False
        if 1 in roll.faces:
            return (yield from self.get_lost(seat))
        self.down(seat, "hunger", found)
        yield from self.texts("search", seat)
        return (yield from self.window_unless_over(seat))
