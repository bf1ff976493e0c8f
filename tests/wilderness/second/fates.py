"""What befalls players in the second engine: straying, arriving, falling ill, attacks, Nature's turn."""

from collections.abc import Generator
from typing import Any

from tests.wilderness.second.cards import Cards, Clause, Roll, Told
from tests.wilderness.second.land import Area
from tests.wilderness.second.table import SICKNESS, TRACKS, Node, Run


class Fates(Cards):
    """Everything that is not a player's own doing."""

    def reveal(self, slot: int) -> Run:
        _, tile, turn = (yield ("reveal", slot)).split()
        self.mark = None
        self.animals += self.land.turn_up(slot, tile, int(turn))

    # Moving against one's will.

    def get_lost(self, seat: int) -> Generator[Node, Any, bool]:
        """True if the player has arrived somewhere (WN-LOST-01, -02)."""
        own = seat == self.active
        self.mark = None
        if own:
            self.players[seat].lost = True
        yield from self.texts("lost", seat)
        moved = False
        if self.players[seat].alive:
            loss = Roll("direction", seat)
            yield from self.window("lost", "roll-before", roll=loss)
            if loss.stopped and self.players[seat].alive:
                return False
            if self.players[seat].alive:
                if own:
                    self.energy = 0
                self.part(seat)
                moved = yield from self.spin(seat, loss)
        if own:
            self.ended = True
        return moved

    def spin(self, seat: int, roll: Roll) -> Generator[Node, Any, bool]:
        roll.faces = yield from self.throw(1)
        yield from self.window("roll-after", roll=roll)
        if not self.players[seat].alive:
            return False
        area = self.land.beside(self.players[seat].area, roll.faces[0] - 1)
        if area is not None and self.land.terrain(area) == "face-down":
            slot = self.land.slot(area)
            assert slot is not None
            yield from self.reveal(slot)  # WN-RULING-904
        if area is None or self.land.terrain(area) == "lake":
            return False
        self.part(seat)
        self.put(seat, area, by_card=self.depth > 0)
        yield from self.arrive([seat], area)
        return True

    def arrive(self, movers: list[int], area: Area) -> Run:
        """WN-RULING-79, WN-RULING-102"""
        kind = self.land.terrain(area)
        for seat in movers:
            if not self.players[seat].alive:
                continue
            if kind == "desert" and self.light() == "day":
                self.up(seat, "thirst", max(0, self.number(seat, "desert", 1)))
            if kind == "swamp" and not self.has(seat, "immune"):
                yield from self.fall_ill(seat, 1)
            yield from self.texts("enter", seat, kind)
        self.bury()
        for slot in self.land.to_turn(area):
            if slot not in self.land.up:
                yield from self.reveal(slot)

    def fall_ill(self, seat: int, cards: int) -> Run:
        for _ in range(cards):
            if not self.players[seat].alive:
                return
            card = yield from self.take("sickness", ("illness", seat))
            if not card:
                return
            if not self.depth:
                self.entered = set()
            stays = SICKNESS[card].get("stays", False)
            if stays:
                self.players[seat].sick.append(card)
            drawn = [clause for clause in SICKNESS[card]["clauses"] if clause["when"] == "drawn"]
            yield from self.run_clauses(drawn, Told(seat, card, seat))
            if not stays:
                self.piles["sickness"][card] += 1

    def later(self, clause: Clause, told: Told, subject: int) -> Generator[Node, Any, bool]:
        verb = clause["do"]
        if verb == "draw":
            yield from self.draw(subject, clause["by"])
        elif verb == "discard":
            for _ in range(clause["by"]):
                if self.players[subject].hand:
                    card = (yield ("drop", subject)).removeprefix("card ")
                    self.players[subject].hand.remove(card)
                    self.piles["event"][card] += 1
        elif verb == "roll":
            return (yield from self.throw(1))[0] >= int(clause["at-least"])
        elif verb == "fight":
            assert told.owner is not None
            faces = yield from self.throw(4)
            won = sum(faces[:2]) - sum(faces[2:])
            if won:
                told.loser = subject if won > 0 else told.owner
                self.up(told.loser, "exhaustion", abs(won))
            return won > 0
        elif verb == "lost":
            yield from self.get_lost(subject)
        elif verb == "animal-attack":
            yield from self.attack(subject, "card")
        elif verb == "sickness":
            yield from self.fall_ill(subject, clause["by"])
        elif verb == "drift":
            for _ in range(clause["by"]):
                if self.players[subject].alive:
                    yield from self.spin(subject, Roll("direction", subject))
        elif verb == "cure":
            self.cure(subject, told.card)
        elif verb == "end-turn":
            self.ended = True
        elif verb == "go-along":
            assert told.player is not None
            self.along[subject] = told.player
        elif verb == "reroll":
            assert told.roll is not None
            told.roll.faces = yield from self.throw(told.roll.dice)
        elif verb == "prevent":
            assert told.roll is not None
            told.roll.stopped = True
            if told.roll.kind != "attack":
                self.players[told.roll.seat].lost = False
        elif verb == "remove-animal":
            self.animals[subject] = (self.animals[subject][0], None)
        else:
            yield from self.choose(clause, told, subject)
        return True

    def choose(self, clause: Clause, told: Told, subject: int) -> Run:
        """The card's player chooses areas."""
        verb, owner = clause["do"], told.owner
        assert owner is not None
        for _ in range(clause.get("by", 1)):
            if verb == "walk":
                areas = self.to_walk(subject)
            elif verb == "drive":
                areas = self.to_drive(subject)
            else:
                areas = self.to_place(clause["terrain"]) if verb == "place-area" else self.to_return()
            if (
                not areas
                or not self.players[owner].alive
                or (verb == "walk" and not self.players[subject].alive)
            ):
                return
            names = {f"at {self.name(area)}": area for area in areas}
            area = names[(yield (verb.removesuffix("-area"), owner, set(names)))]
            if verb == "walk":
                self.part(subject)
                self.put(subject, area, by_card=True)
                yield from self.arrive([subject], area)
            elif verb == "drive":
                self.animals[subject] = (self.animals[subject][0], area)
            elif verb == "place-area":
                self.land.extra[area] = clause["terrain"]
            else:
                del self.land.extra[area]

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
        for seat in [(self.first + i) % len(self.players) for i in range(len(self.players))]:
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
            there = self.land.beside(area, (yield from self.throw(1))[0] - 1)
            if there is not None and self.may_roam(there):
                self.animals[number] = (name, there)
            return
        seat = prey[0] if len(prey) == 1 else int((yield ("pick", frozenset(prey)))[-1]) - 1
        self.animals[number] = (name, self.players[seat].area)
        yield from self.attack(seat, number)

    def tribe(self, seat: int) -> Run:
        player = self.players[seat]
        if not player.hated:
            if (yield from self.throw(1))[0] >= 2:
                self.down(seat, "thirst", 2)
                self.down(seat, "hunger", 2)
                return
            player.hated = True
        yield from self.attack(seat, "tribe")

    def attack(self, seat: int, by: int | str) -> Run:
        """What holds for another roll of the player does not hold for this one."""
        before = [row for row in self.rows if row.subject == seat and row.clause["until"] == "roll"]
        for row in before:
            row.aside += 1
        yield from self.strike(seat, by)
        for row in before:
            row.aside -= 1

    def strike(self, seat: int, by: int | str) -> Run:
        """WN-ATTACK-01 to -04, WN-RULING-108"""
        roll = Roll("attack", seat)
        player = self.players[seat]
        yield from self.window("attack-before", roll=roll)
        gone = by == "tribe" and self.land.terrain(player.area) != "tribe"
        gone = gone or (isinstance(by, int) and self.animals[by][1] != player.area)
        if not player.alive or roll.stopped or gone:
            self.over("roll", seat=seat)
            return
        beasts = max(1, self.number(seat, "attack-dice", 2))
        roll.dice = beasts + max(1, self.number(seat, "defence-dice", 1))
        roll.faces = yield from self.throw(roll.dice)
        yield from self.texts("attack-after", seat)  # WN-RULING-93
        if player.alive:
            yield from self.window("attack-after", roll=roll)
        if player.alive and not roll.stopped:
            strength = max(0, self.number(seat, "attack-strength", sum(roll.faces[:beasts])))
            defence = max(0, self.number(seat, "defence", sum(roll.faces[beasts:])))
            if strength > defence:
                self.up(seat, "exhaustion", max(0, self.number(seat, "wound", strength - defence)))
                self.bury()
            elif defence > strength and by != "tribe":
                player.hunger = 1
                if isinstance(by, int):
                    self.animals[by] = (self.animals[by][0], None)
        self.over("roll", seat=seat)
