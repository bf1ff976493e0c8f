"""Attacks worked out a second time, from the words of the book and of the cards: WA-RULING-51 whole.

`Attacks.attack` is a generator that asks for dice and decisions and keeps a log of what happens.
"""

from collections.abc import Generator
from typing import Any

from tests.wild_assent.second_arena import AHEAD, Arena, Asked, Blow, Fighter, distance, from_back

SUMMONED_BY = {
    "daemonretch": "daemonspawn",
    "wildswood-sentinel": "wildswood-skirmisher",
    "streamcaller": "waterbound",
}
SPECIALS = {
    "ember-wake": "bleed",
    "grave-chill": "fatigue",
    "grasping-roots": "immobilize",
    "blinding-halo": "blind",
    "war-axe": "bleed",
    "chain-hook": "immobilize",
}
STUNS = {"bull-rush": 2, "hammer-blow": 1}
PUSHING = tuple(STUNS)
AFTERWARDS = ("riposte", "thorns", "mirror-ward", "spiked-harness", "take-wing", "splash", "molten-blood")


class Attacks(Arena):
    """The twelve steps."""

    def attack(self, attacker: Fighter, blow: Blow, aimed: Fighter | None, retaliates: bool = False) -> Asked:
        side = self.side(attacker)
        targets = [aimed] if aimed is not None else self.area(attacker, blow)
        self.log.append(("attacked", attacker.name, tuple(sorted(one.name for one in targets))))
        lined = (blow.area == "one" and blow.range < 20) or self.options["area_back_bonus"]
        backs = [one for one in targets if lined and from_back(one.facing, one.at, attacker.at)]
        damaged = [one for one in targets if one.health < one.most]
        waited = [row for row in self.force if row[0] == attacker.number and row[2] == "next-attack"]
        answers = blow.name != "distant-doom"
        if blow.cost.get("is") == "health":
            self.hurt(attacker, blow.cost["points"])
        elif blow.cost:
            attacker.tokens[attacker.texts.index(blow.name)] -= blow.cost["tokens"]
        yield from self.fall(side)
        if self.over:
            return
        if self.lives(attacker) and answers:
            for one in self.in_order(targets, side):
                if not self.over and (yield from self.avoids(one, attacker)):
                    targets = [other for other in targets if other is not one]
        targets = [one for one in targets if self.lives(one)]
        if not self.lives(attacker) or not targets:
            self.used_up(waited)
            return
        thrown = yield ("dice", "attack", self.dice(attacker, targets, blow, answers))
        specials = thrown.get("special", 0)
        yield from self.strike(attacker, blow, targets, backs, damaged, thrown, answers)
        if self.over:
            return
        if self.lives(attacker):
            yield from self.afflict(attacker, blow, targets, specials)
        if self.over:
            return
        if answers:
            mine = [one for one in targets if self.side(one) == side]
            yield from self.answer([one for one in targets if one in mine], attacker, retaliates)
            yield from self.answer([one for one in targets if one not in mine], attacker, retaliates)
        self.used_up(waited)

    def used_up(self, waited: list[tuple[int, int, str]]) -> None:
        for row in waited:
            self.force.remove(row)

    def in_order(self, targets: list[Fighter], active: int) -> list[Fighter]:
        """The active side's first, then by seat (WA-RULING-151)."""
        return sorted(targets, key=lambda one: (self.side(one) != active, one.seat, one.number))

    def avoids(self, one: Fighter, attacker: Fighter) -> Generator[tuple[Any, ...], Any, bool]:
        """Step 2: is the attack ignored?"""
        if not self.lives(one) or not self.reacts(one):
            return False
        place = one.texts.index("raven-feather") if "raven-feather" in one.texts else None
        if (
            place is not None
            and one.tokens[place] > 0
            and (yield ("ask", one.seat, "effect", {"yes", "no"})) == "yes"
        ):
            one.tokens[place] -= 1
            self.log.append(("ignored", one.name))
            return True
        near = distance(one.at, attacker.at) < 3
        if "dodge" in one.texts and near and (yield ("ask", one.seat, "effect", {"yes", "no"})) == "yes":
            thrown = yield ("dice", "momentum", self.cards.by("dodge"))
            if thrown.get("defense", 0) > 0:
                self.log.append(("ignored", one.name))
                if (yield ("ask", one.seat, "effect", {"yes", "no"})) == "yes":
                    went = yield ("ask", one.seat, "stroll", None)
                    field = went.split()[1].split(",")
                    self.log.append(("brought", one.name))
                    self.enter(one, (int(field[0]), int(field[1])))
                return True
        return False

    def strike(
        self,
        attacker: Fighter,
        blow: Blow,
        targets: list[Fighter],
        backs: list[Fighter],
        damaged: list[Fighter],
        thrown: dict[str, int],
        answers: bool,
    ) -> Asked:
        """Steps 5 to 9."""
        speaks, by = self.speaks(attacker, blow), self.cards.by
        specials = thrown.get("special", 0)
        total = blow.base + thrown.get("success", 0) + specials
        total += by("reaper") * specials if "reaper" in speaks else 0
        total += by("lucky-bone") if "lucky-bone" in speaks and specials else 0
        total += 1 if "damage" in attacker.dice else 0
        amounts = []
        for one in targets:
            own = total + (2 if one in backs else 0)
            own += by("war-paint") if "war-paint" in speaks and one.sort == "assent" else 0
            own += by("twin-fangs") if "twin-fangs" in speaks and one in backs else 0
            assigned = "onslaught" in speaks and one in damaged
            defense = 0 if assigned else self.defense(attacker, one, blow, answers)
            self.log.append(("struck", one.name, own, defense))
            amounts.append(max(0, own - defense))
        lost = [self.hurt(one, amount) for one, amount in zip(targets, amounts, strict=True)]
        yield from self.fall(self.side(attacker))
        if self.over or not self.lives(attacker) or sum(lost) == 0:
            return
        if specials and ("leech" in speaks or "drain-essence" in speaks):
            self.heal(attacker, sum(lost))
        if "blood-stone" in speaks:
            self.heal(attacker, by("blood-stone"))
        if "maelstrom" in speaks:
            self.heal(attacker, self.cards.by("maelstrom", 1))
        if "eruption" in speaks:
            for one, less in zip(targets, lost, strict=True):
                if less:
                    self.inflict(one, "bleed")

    def afflict(self, attacker: Fighter, blow: Blow, targets: list[Fighter], specials: int) -> Asked:
        """Step 10."""
        speaks = self.speaks(attacker, blow)
        if "tidal-wave" in speaks:
            yield from self.push(attacker, targets, self.cards.by("tidal-wave", 1))
        if not specials or self.over:
            return
        texts = [text for text in speaks if text in SPECIALS or text in PUSHING]
        while texts and not self.over and self.lives(attacker):
            text = texts[0]
            if len(texts) > 1 and any(one in PUSHING for one in texts):
                first = yield (
                    "ask",
                    attacker.seat,
                    "sequence",
                    {f"first {attacker.name} {one}" for one in texts},
                )
                text = first.split()[-1]
            texts.remove(text)
            if text in PUSHING:
                yield from self.push(attacker, targets, self.cards.by(text))
                if specials >= STUNS[text]:
                    for one in targets:
                        self.inflict(one, "stun")
            else:
                for one in targets:
                    self.inflict(one, SPECIALS[text])

    def push(self, attacker: Fighter, targets: list[Fighter], amount: int) -> Asked:
        """One by one in the order that the attacker chooses (WA-RULING-75)."""
        left = [one for one in targets if self.lives(one)]
        while left and not self.over:
            one = left[0]
            if len(left) > 1:
                text = yield ("ask", attacker.seat, "push", {f"target {other.name}" for other in left})
                one = next(other for other in left if other.name == text.split()[1])
            self.knock(attacker, one, amount)
            yield from self.fall(self.side(attacker))
            left = [other for other in left if other is not one and self.lives(other)]

    def answer(self, targets: list[Fighter], attacker: Fighter, retaliates: bool) -> Asked:
        """Step 11, seat by seat; the owner chooses among Gladiators, and among the texts of one."""
        for seat in sorted({one.seat for one in targets}):
            left = {
                one: [text for text in one.texts if text in AFTERWARDS]
                for one in targets
                if one.seat == seat and self.reacts(one)
            }
            begun: Fighter | None = None
            while not self.over:
                left = {one: t for one, t in left.items() if t and self.lives(one) and self.reacts(one)}
                due = [begun] if begun in left else list(left)
                choices = [(one, text) for one in due if one is not None for text in left[one]]
                if not choices:
                    break
                begun, text = choices[0]
                if len(choices) > 1:
                    names = {f"first {one.name} {text}": (one, text) for one, text in choices}
                    begun, text = names[(yield ("ask", seat, "sequence", set(names)))]
                left[begun].remove(text)
                yield from self.answer_by(begun, text, attacker, retaliates)

    def answer_by(self, one: Fighter, text: str, attacker: Fighter, retaliates: bool) -> Asked:
        side = self.side(attacker)
        if text in ("riposte", "thorns"):
            blow = self.blows(one)[0]
            if not retaliates and self.lives(attacker) and self.reaches(one, attacker, blow):
                yield from self.attack(one, blow, attacker, True)
        elif text == "mirror-ward":
            if distance(one.at, attacker.at) < 3:
                self.inflict(attacker, "blind")
        elif text == "spiked-harness":
            if self.lives(attacker) and distance(one.at, attacker.at) < 2:
                self.hurt(attacker, self.cards.by(text))
        elif text == "molten-blood":
            near = [o for o in self.all() if not self.allied(o, one) and distance(o.at, one.at) <= 1]
            if near:
                self.hurt(attacker, self.cards.by(text))
        elif text == "take-wing":
            most = self.cards.texts[text]["clauses"][0]["if"]["at-most"]
            if one.health <= most and (yield ("ask", one.seat, "effect", {"yes", "no"})) == "yes":
                del self.fighters[one.number]
                self.log.append(("escaped", one.name))
                self.won()
        else:
            yield from self.summon(one)
        yield from self.fall(side)

    def summon(self, one: Fighter) -> Asked:
        name = SUMMONED_BY[one.name]
        there = [other for other in self.all() if other.name.startswith(f"{name}-")]
        around = [(one.at[0] + x, one.at[1] + y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
        fields = [field for field in around if self.free(field)]
        if not fields or (len(there) >= 4 and not self.options["unlimited_summons"]):
            return
        texts = {f"go {column},{row} {facing}" for column, row in fields for facing in AHEAD}
        chosen = yield ("ask", one.seat, "summon", texts)
        # four figures of each kind, with numbers of their own; without a limit all kinds share the numbers
        unlimited = self.options["unlimited_summons"]
        first = 20 if unlimited else 20 + 4 * list(self.cards.summons).index(name)
        number = next(number for number in range(first, 40) if number not in self.fighters)
        shown = {
            "name": f"{name}-{number - first + 1}",
            "number": number,
            "seat": f"P{one.seat + 1}",
            "place": chosen.removeprefix("go "),
            "health": 1,
            "most": 1,
            "statuses": [],
            "working": [],
            "dice": [],
            "tokens": [0] * 6,
            "summoner": one.number,
        }
        new = Fighter(shown, "summon", self.cards.summons[name], [])
        self.fighters[number] = new
        self.log.append(("summoned", new.name))
        self.enter(new, new.at)
