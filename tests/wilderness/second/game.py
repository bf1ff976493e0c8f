"""Wilderness once more, without Event cards being played, from the rulebook and the component sheets alone.

A second engine in the plainest form: each procedure is a generator that asks for a decision or a chance
outcome where the rules do. All that the first engine decides beyond the playing of Event cards is here: the
order of everything, costs, texts of Weather and Sickness cards, and which windows open.
"""

from collections.abc import Generator
from typing import Any

from tests.wilderness.second.land import Area
from tests.wilderness.second.table import SICKNESS, TRACKS, WEATHER, Board, Node, OverError, Run


class Second(Board):
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
        if self.starred():
            yield from self.texts("starred", None)
        if self.options["rotate_first_player"] and self.round > 1:
            self.first = next(
                seat
                for step in range(1, len(self.players) + 1)
                if self.players[seat := (self.first + step) % len(self.players)].alive
            )
        for seat in self.living():
            if self.players[seat].alive:
                yield from self.turn(seat)
        yield from self.end_of_round()

    def rest_of_round(self, turn: int) -> Run:
        seats = self.living()
        self.active = turn
        self.energy = TRACKS["energy"][self.players[turn].exhaustion - 1]
        yield from self.acts(turn)
        for seat in seats[seats.index(turn) + 1 :]:
            if self.players[seat].alive:
                yield from self.turn(seat)
        yield from self.end_of_round()

    def end_of_round(self) -> Run:
        yield from self.nature()
        if self.square + 1 < len(self.squares()):
            self.square += 1
            return
        if self.options["max_days"] and self.day >= self.options["max_days"]:
            self.end(set(), "days over")
        yield from self.new_day()

    def new_day(self) -> Run:
        """WN-RULING-77"""
        card = yield from self.take("weather", ("weather",))
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

    def reveal(self, slot: int) -> Run:
        _, tile, turn = (yield ("reveal", slot)).split()
        self.animals += self.land.turn_up(slot, tile, int(turn))

    # A player's turn.

    def turn(self, seat: int) -> Run:
        player = self.players[seat]
        self.active, self.energy, self.moves, self.spent, self.ended = seat, 0, 0, False, False
        player.asleep = False
        yield from self.texts("turn-start", seat)
        if player.alive:
            yield from self.window()
            base = TRACKS["energy"][player.exhaustion - 1]
            self.energy = max(0, self.number(seat, "energy", base))
        yield from self.acts(seat)

    def acts(self, seat: int) -> Run:
        player = self.players[seat]
        due = False  # is the window of an arrival still due?
        while player.alive and not self.ended:
            action = yield ("turn", seat)
            due = yield from self.act(seat, action)
        if player.alive:
            apart = bool(self.clauses("turn-end", seat))
            if due and apart:
                yield from self.window()  # WN-RULING-92
            yield from self.texts("turn-end", seat)
            if player.alive:
                yield from self.window()
        elif due:
            yield from self.window()  # WN-RULING-111
        if player.alive and player.area == self.land.village:
            self.end({seat}, "village")
        self.active = None
        self.energy = 0
        player.lost = False

    def act(self, seat: int, action: str) -> Generator[Node, str, bool]:
        """One action. True: its window has not been opened, the turn or its player having come to an end."""
        player = self.players[seat]
        word = action.split()[0]
        if word == "end":
            self.ended = True
            return False
        if word == "move":
            return (yield from self.move(seat, action.removeprefix("move ")))
        if word == "search":
            return (yield from self.search(seat))
        if word == "drink":
            player.thirst = 1
        elif word == "rest":
            self.energy -= 2
            self.spent = True
            self.down(seat, "exhaustion", max(0, self.number(seat, "rest", 1)))
        else:
            self.energy = 0
            player.asleep = True
            self.down(seat, "exhaustion", max(0, self.number(seat, "sleep", 4)))
        yield from self.texts(word, seat)
        yield from self.window()
        return False

    def move(self, seat: int, name: str) -> Generator[Node, str, bool]:
        player = self.players[seat]
        way = next(
            way
            for way in range(6)
            if (there := self.land.beside(player.area, way)) is not None and self.name(there) == name
        )
        needed = self.way_needed(seat)
        if needed:
            yield from self.window()
            face = int((yield ("dice", 1)).split()[1])
            yield from self.window()
            if face < needed:
                return (yield from self.get_lost(seat))
        self.energy -= self.cost(seat, way)
        self.spent = True
        self.moves += 1
        target = self.land.beside(player.area, way)
        assert target is not None
        yield from self.arrive(seat, target)
        if self.ended or not player.alive:
            return True
        yield from self.window()
        return False

    def search(self, seat: int) -> Generator[Node, str, bool]:
        yield from self.window()
        self.energy -= max(0, self.number(seat, "search-cost", 4))
        self.spent = True
        dice = [int(face) for face in (yield ("dice", 2)).split()[1:]]
        yield from self.window()
        if 1 in dice:
            return (yield from self.get_lost(seat))
        self.down(seat, "hunger", max(0, self.number(seat, "search-found", sum(dice))))
        yield from self.texts("search", seat)
        yield from self.window()
        return False

    # Moving against one's will.

    def get_lost(self, seat: int) -> Generator[Node, str, bool]:
        """True if the player has arrived somewhere (WN-LOST-01, -02)."""
        own = seat == self.active
        if own:
            self.players[seat].lost = True
        yield from self.texts("lost", seat)
        moved = False
        if self.players[seat].alive:
            yield from self.window()
            if own:
                self.energy = 0
            moved = yield from self.spin(seat)
        if own:
            self.ended = True
        return moved

    def spin(self, seat: int) -> Generator[Node, str, bool]:
        face = int((yield ("dice", 1)).split()[1])
        yield from self.window()
        area = self.land.beside(self.players[seat].area, face - 1)
        if area is not None and self.land.terrain(area) == "face-down":
            slot = self.land.slot(area)
            assert slot is not None
            yield from self.reveal(slot)  # WN-RULING-32
        if area is None or self.land.terrain(area) == "lake":
            return False
        yield from self.arrive(seat, area)
        return True

    def arrive(self, seat: int, area: Area) -> Run:
        """WN-RULING-79"""
        self.players[seat].area = area
        kind = self.land.terrain(area)
        if kind == "desert" and self.light() == "day":
            self.up(seat, "thirst", max(0, self.number(seat, "desert", 1)))
        if kind == "swamp":
            yield from self.fall_ill(seat)
        yield from self.texts("enter", seat, kind)
        self.bury()
        for slot in self.land.to_turn(area):
            if slot not in self.land.up:
                yield from self.reveal(slot)

    def fall_ill(self, seat: int) -> Run:
        if not self.players[seat].alive:
            return
        card = yield from self.take("sickness", ("illness", seat))
        if not card:
            return
        stays = SICKNESS[card].get("stays", False)
        if stays:
            self.players[seat].sick.append(card)
        for clause in SICKNESS[card]["clauses"]:
            if clause["when"] == "drawn":
                yield from self.do(clause, seat, card)
        if not stays:
            self.piles["sickness"][card] += 1

    # Texts that act by themselves.

    def clauses(
        self, moment: str, seat: int | None, kind: str = ""
    ) -> list[tuple[dict[str, Any], int | None, str]]:
        """What acts at a moment: Weather, then Sickness by turn order and order received (WN-RULING-93)."""
        found: list[tuple[dict[str, Any], int | None, str]] = []
        sources: list[tuple[int | None, str, list[dict[str, Any]]]] = [
            (None, self.weather, WEATHER[self.weather].get("clauses", []))
        ]
        for owner in self.living():
            if seat in (None, owner):
                sources += [(owner, name, SICKNESS[name]["clauses"]) for name in self.players[owner].sick]
        for whose, name, texts in sources:
            for clause in texts:
                when = clause["when"]
                said = when if isinstance(when, str) else when["is"]
                fits = isinstance(when, str) or when.get("terrain", kind) == kind
                if said == moment and fits and "do" in clause:
                    found.append((clause, whose, name))
        return found

    def texts(self, moment: str, seat: int | None, kind: str = "") -> Run:
        for clause, owner, name in self.clauses(moment, seat, kind):
            yield from self.do(clause, owner, name)

    def do(self, clause: dict[str, Any], owner: int | None, card: str) -> Run:
        """A clause, with a death check behind it (WN-RULING-96)."""
        aimed = clause.get("to", "self")
        if aimed == "each-player":
            whom = [seat for seat in self.living() if self.holds(clause, seat)]
        elif isinstance(aimed, dict):  # each opponent in the same area
            assert owner is not None
            here = self.players[owner].area
            whom = [seat for seat in self.living() if seat != owner and self.players[seat].area == here]
        else:
            assert owner is not None
            whom = [owner] if self.players[owner].alive else []
            if whom and not self.holds(clause, owner):
                for inner in clause.get("else", []):
                    yield from self.do(inner, owner, card)
                return
        verb = clause["do"]
        came_about = True
        for seat in whom:
            if verb in ("increase", "reduce"):
                (self.up if verb == "increase" else self.down)(seat, clause["track"], clause["by"])
            elif not self.players[seat].alive:
                continue
            elif verb == "draw":
                yield from self.draw(seat, clause["by"])
            elif verb == "roll":
                came_about = int((yield ("dice", 1)).split()[1]) >= clause["at-least"]
            elif verb == "lost":
                yield from self.get_lost(seat)
            elif verb == "animal-attack":
                yield from self.attack(seat, "card")
            elif verb == "sickness":
                yield from self.fall_ill(seat)
            elif verb == "drift":
                yield from self.spin(seat)
            elif verb == "cure":
                if card in self.players[seat].sick:
                    self.players[seat].sick.remove(card)
                    self.piles["sickness"][card] += 1
            else:
                raise AssertionError(f"unknown verb {verb}")
        self.bury()
        for inner in clause.get("then" if came_about else "else", []):
            assert owner is not None
            yield from self.do(inner, owner, card)

    def holds(self, clause: dict[str, Any], seat: int) -> bool:
        said = clause.get("if")
        if said is None:
            return True
        return {"sick": bool(self.players[seat].sick), "asleep": self.players[seat].asleep}[said]

    # Nature's turn.

    def nature(self) -> Run:
        for seat in self.living():
            for track in ("thirst", "hunger"):
                self.up(seat, track, max(0, self.number(seat, "rate", 1, track=track)))
        yield from self.texts("nature-1", None)
        yield from self.window()
        for seat in self.living():
            player = self.players[seat]
            steps = 1 + TRACKS["thirst"][player.thirst - 1] + TRACKS["hunger"][player.hunger - 1]
            self.up(seat, "exhaustion", max(0, self.number(seat, "rate", steps, track="exhaustion")))
        self.bury()
        yield from self.texts("nature-3", None)
        yield from self.window()
        busy = False
        number = 0
        while number < len(self.animals):
            if self.animals[number][1] is not None:
                busy = True
                yield from self.beast(number)
            number += 1
        for seat in self.living():
            player = self.players[seat]
            if player.alive and self.land.terrain(player.area) == "tribe":
                busy = True
                yield from self.tribe(seat)
        if busy:
            yield from self.window()

    def beast(self, number: int) -> Run:
        """WN-ANIMAL-03 to -05"""
        name, area = self.animals[number]
        assert area is not None
        safe = ("lake", "tribe", "village") if self.options["animal_refuge"] == "always" else ("lake",)
        seen = [
            seat
            for seat in self.living()
            if self.land.terrain(self.players[seat].area) not in safe and not self.has(seat, "unseen")
        ]
        prey = [seat for seat in seen if self.players[seat].area == area]
        prey = prey or [seat for seat in seen if self.players[seat].area in self.land.around(area)]
        if not prey:
            there = self.land.beside(area, int((yield ("dice", 1)).split()[1]) - 1)
            shut = ("lake", "tribe", "village", "face-down")
            if there is not None and self.land.terrain(there) not in shut:
                self.animals[number] = (name, there)
            return
        seat = prey[0] if len(prey) == 1 else int((yield ("pick", frozenset(prey)))[-1]) - 1
        self.animals[number] = (name, self.players[seat].area)
        yield from self.attack(seat, number)

    def tribe(self, seat: int) -> Run:
        player = self.players[seat]
        if not player.hated:
            if int((yield ("dice", 1)).split()[1]) >= 2:
                self.down(seat, "thirst", 2)
                self.down(seat, "hunger", 2)
                return
            player.hated = True
        yield from self.attack(seat, "tribe")

    def attack(self, seat: int, by: int | str) -> Run:
        """WN-ATTACK-01 to -04"""
        yield from self.window()
        dice = [int(face) for face in (yield ("dice", 3)).split()[1:]]
        yield from self.window()
        strength = max(0, self.number(seat, "attack-strength", dice[0] + dice[1]))
        defence = max(0, self.number(seat, "defence", dice[2]))
        if strength > defence:
            self.up(seat, "exhaustion", strength - defence)
            self.bury()
        elif defence > strength and by != "tribe":
            self.players[seat].hunger = 1
            if isinstance(by, int):
                self.animals[by] = (self.animals[by][0], None)
        if self.players[seat].alive:
            yield from self.texts("attack-after", seat)
