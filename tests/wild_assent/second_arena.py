"""The arena of Wild Assent a second time: who stands where, who sees and reaches whom, who falls.

Nothing of the rules is used: a position document becomes an `Arena` of plain objects. Numbers are read from
the files of the content, what a card does is written out by its name. Attacks are in `second_attack.py`.
"""

import tomllib
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

Field = tuple[int, int]
Asked = Generator[tuple[Any, ...], Any, None]

AHEAD = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
WALLS = ("full-cover", "spinning-blades")
STEADY = ("unbreakable", "bark-hide", "unmoved")
REGAINED = ("war-horn", "belt-of-vials", "horn-of-echoes")


class Cards:
    """The files of the content."""

    def __init__(self, folder: Path) -> None:
        read = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in folder.glob("*.toml")}
        self.assents: dict[str, Any] = read["assents"]
        self.creatures: dict[str, Any] = read["creatures"]
        self.summons: dict[str, Any] = self.creatures.pop("summons")
        self.equipment: dict[str, Any] = read["equipment"]
        self.texts: dict[str, Any] = dict(read["skills"])
        for creature in self.creatures.values():
            self.texts.update(creature.get("skills", {}))
        self.texts.update(self.equipment)
        self.texts.update(read["silvestrem"])

    def by(self, text: str, number: int = 0) -> int:
        """How much a clause of a text does."""
        return int(self.texts[text]["clauses"][number]["by"])

    def attack_of(self, text: str) -> dict[str, Any] | None:
        """The numbers of a Skill that attacks, or of a weapon."""
        if "attack" in self.texts[text]:
            return dict(self.texts[text]["attack"])
        for clause in self.texts[text].get("clauses", []):
            if clause.get("do") == "attack":
                return dict(clause)
        return None


class Fighter:
    """One Gladiator on the board."""

    def __init__(self, shown: dict[str, Any], sort: str, card: dict[str, Any], texts: list[str]) -> None:
        self.name: str = shown["name"]
        self.number: int = shown["number"]
        self.seat = int(shown["seat"][1:]) - 1
        self.sort = sort
        self.card = card
        self.texts = texts
        field, self.facing = shown["place"].split()
        self.at: Field = (int(field.split(",")[0]), int(field.split(",")[1]))
        self.health: int = shown["health"]
        self.most: int = shown["most"]
        self.statuses = set(shown["statuses"])
        self.working = set(shown["working"])
        self.dice = set(shown["dice"])
        self.tokens = list(shown["tokens"])
        self.summoner: int | None = shown.get("summoner")


class Blow:
    """What an attack is made with."""

    def __init__(self, name: str, numbers: dict[str, Any]) -> None:
        self.name = name
        self.range = int(numbers["range"])
        self.base = int(numbers["base"])
        self.dice = int(numbers["dice"])
        self.damage = str(numbers["damage"])
        self.area = str(numbers.get("area", "one"))
        self.cost: dict[str, Any] = numbers.get("cost", {})


def distance(one: Field, other: Field) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def seen_from(facing: str, one: Field, other: Field) -> tuple[int, int]:
    """How far ahead of a facing the other field lies, and how far aside."""
    front = AHEAD[facing]
    across, along = other[0] - one[0], other[1] - one[1]
    return across * front[0] + along * front[1], abs(across * front[1] - along * front[0])


def in_arc(facing: str, one: Field, other: Field) -> bool:
    ahead, aside = seen_from(facing, one, other)
    return ahead >= 1 and aside <= ahead


def from_back(facing: str, target: Field, attacker: Field) -> bool:
    ahead, aside = seen_from(facing, target, attacker)
    return -ahead >= 1 and aside < -ahead


def on_the_line(one: Field, other: Field) -> Iterator[tuple[Field, list[Field]]]:
    """The fields that a line crosses, walked along in small steps; at a corner, the two fields beside it.

    In units of 1 / (2 n) of the way, n being larger than any distance, every border lies on a whole number.
    """
    across, along = other[0] - one[0], other[1] - one[1]
    parts = 4 * max(abs(across), 1) * max(abs(along), 1)
    for part in range(1, parts):
        # in halves of a field times parts: odd multiples of `parts` are borders between fields
        x, y = 2 * across * part, 2 * along * part
        on_column, on_row = x % parts == 0 and x // parts % 2, y % parts == 0 and y // parts % 2
        column, row = (x + parts) // (2 * parts), (y + parts) // (2 * parts)
        if on_column and on_row:
            left, low = one[0] + column - 1, one[1] + row - 1
            rising = across * along > 0
            beside = [(left + 1, low), (left, low + 1)] if rising else [(left, low), (left + 1, low + 1)]
            yield one, beside
        elif not on_column and not on_row:
            yield (one[0] + column, one[1] + row), []


class Arena:
    """A position, and what an attack makes of it."""

    def __init__(self, document: dict[str, Any], options: dict[str, Any], cards: Cards) -> None:
        self.cards = cards
        self.options = options
        self.rows = int(options["board_rows"])
        self.seats = len(document["players"])
        self.edicts: list[str] = document["edicts"]
        self.log: list[tuple[Any, ...]] = []
        self.over = False
        self.obstacles: dict[Field, str] = {}
        for field, kind in document["obstacles"].items():
            column, row = field.split(",")
            self.obstacles[int(column), int(row)] = kind
        self.fighters: dict[int, Fighter] = {}
        for shown in document["gladiators"]:
            if shown["place"] is not None:
                self.fighters[shown["number"]] = self.read(shown, document["players"])
        self.force: list[tuple[int, int, str]] = []  # whose dice, how many more, until when
        for row in document["force"]:
            clause = cards.texts[row["card"]]["clauses"][row["clause"] - 1]
            if clause.get("change") == "dice":
                self.force.append((row["subject"], clause["by"], clause["until"]))

    def read(self, shown: dict[str, Any], players: list[dict[str, Any]]) -> Fighter:
        name = shown["name"]
        if name in self.cards.assents:
            player = players[int(shown["seat"][1:]) - 1]
            card = self.cards.assents[name]
            chosen = sorted(player["skills"], key=card["cards"].index)
            return Fighter(shown, "assent", card, [*card["skills"], *chosen, *player["equipment"]])
        if name in self.cards.creatures:
            card = self.cards.creatures[name]
            return Fighter(shown, "creature", card, list(card.get("skills", {})))
        return Fighter(shown, "summon", self.cards.summons[name.rsplit("-", 1)[0]], [])

    # Who and where.

    def side(self, one: Fighter) -> int:
        return one.seat if self.seats == 2 else one.seat // 2

    def allied(self, one: Fighter, other: Fighter) -> bool:
        return self.side(one) == self.side(other)

    def lives(self, one: Fighter) -> bool:
        return self.fighters.get(one.number) is one and one.health > 0

    def all(self) -> list[Fighter]:
        return [self.fighters[number] for number in sorted(self.fighters)]

    def standing_on(self, field: Field) -> Fighter | None:
        return next((one for one in self.fighters.values() if one.at == field), None)

    def inside(self, field: Field) -> bool:
        return 1 <= field[0] <= 10 and 1 <= field[1] <= self.rows

    def free(self, field: Field) -> bool:
        """Unoccupied (WA-KEY-30)."""
        clear = self.obstacles.get(field, "pit") == "pit"
        return self.inside(field) and self.standing_on(field) is None and clear

    def covers(self, one: Fighter) -> int:
        beside = [
            f for f, kind in self.obstacles.items() if kind == "partial-cover" and distance(f, one.at) == 1
        ]
        return len(beside) if self.options["partial_cover_stacks"] else min(1, len(beside))

    def sees(self, one: Field, other: Field) -> bool:
        def blocked(field: Field) -> bool:
            return self.standing_on(field) is not None or self.obstacles.get(field) in WALLS

        corners = self.options["corner_blocks"]
        for field, beside in on_the_line(one, other):
            if field not in (one, other) and blocked(field):
                return False
            if beside and corners != "none":
                found = [blocked(corner) for corner in beside]
                if all(found) or (any(found) and corners == "any"):
                    return False
        return True

    # Statistics (WA-RULING-158).

    def damage_of(self, one: Fighter) -> str:
        """A Summon's is its summoner's (WA-SUMMON-02)."""
        if one.summoner is not None and one.sort == "summon":
            return str(self.fighters[one.summoner].card["damage"])
        return str(one.card["damage"])

    def blows(self, one: Fighter) -> list[Blow]:
        """The default attack, then Skills and weapons that attack."""
        found = [Blow("default", one.card | {"damage": self.damage_of(one)})]
        for text in one.texts:
            numbers = self.cards.attack_of(text)
            if numbers is not None:
                found.append(Blow(text, numbers))
        for blow in found:
            if blow.range < 20:
                blow.range = max(
                    1, blow.range + (self.cards.by("hunters-hood") if "hunters-hood" in one.texts else 0)
                )
        return found

    def defense(self, attacker: Fighter, target: Fighter, blow: Blow, answers: bool) -> int:
        physical = blow.damage == "physical"
        word = "physical" if physical else "magical"
        value = int(target.card[word])
        by = self.cards.by
        for text in target.texts:
            value += int(self.cards.texts[text].get(word, 0)) if text in self.cards.equipment else 0
        if physical:
            value += by("unbreakable") if "unbreakable" in target.texts else 0
            value += by("iron-season") if "iron-season" in self.edicts else 0
        for other in self.all():
            away = distance(other.at, target.at) if self.allied(other, target) else 20
            if away <= 2 and "sanctuary" in other.texts and not physical:
                value += by("sanctuary")
            if away <= 4 and "old-banner" in other.texts and physical and target.sort == "creature":
                value += by("old-banner")
        covers = self.covers(target)
        if "shadow-wraps" in target.texts and covers and physical:
            value += by("shadow-wraps")
        least = self.cards.texts["sun-disc"]["clauses"][0]["if"]["at-most"]
        if "sun-disc" in target.texts and target.health <= least:
            value += by("sun-disc")
        value += 0 if blow.name == "piercing-light" else covers
        value += 1 if "defense" in target.dice else 0
        if answers and self.reacts(target):
            beside = [o for o in self.all() if o is not target and self.allied(o, target)]
            if "stand-fast" in target.texts and any(distance(o.at, target.at) <= 1 for o in beside):
                value += by("stand-fast")
            if "warded-cloak" in target.texts and distance(attacker.at, target.at) >= 3:
                value += by("warded-cloak")
        return max(0, value)

    def dice(self, attacker: Fighter, targets: list[Fighter], blow: Blow, answers: bool) -> int:
        by = self.cards.by
        count = blow.dice
        if attacker.sort == "creature" and "keen-blades" in self.edicts:
            count += by("keen-blades")
        count += sum(more for whose, more, _ in self.force if whose == attacker.number)
        if "scent-of-blood" in attacker.texts and all(one.health < one.most for one in targets):
            count += by("scent-of-blood")
        if "gryphon-hide-gloves" in attacker.texts and all(one.sort == "creature" for one in targets):
            count += by("gryphon-hide-gloves")
        for one in targets:
            close = distance(attacker.at, one.at) < 2
            if "mask-of-dread" in one.texts and close and answers and self.reacts(one):
                count += by("mask-of-dread")
        count = min(24, max(0, count))
        return max(1, count - 2) if "blind" in attacker.working and count > 1 else count

    def reacts(self, one: Fighter) -> bool:
        return not (self.options["stun_stops_reactions"] and "stun" in one.statuses)

    def speaks(self, attacker: Fighter, blow: Blow) -> list[str]:
        """The texts of the attacker about this attack (WA-RULING-904)."""
        attacks = [text for text in attacker.texts if self.cards.attack_of(text) is not None]
        return [text for text in attacker.texts if text not in attacks or text == blow.name]

    # Who can be attacked.

    def offered(self, one: Fighter) -> set[str]:
        """Every attack that may be made as the action, as texts."""
        found = set()
        for blow in self.blows(one):
            with_what = "" if blow.name == "default" else f" {blow.name}"
            if (
                blow.cost.get("is") == "tokens"
                and one.tokens[one.texts.index(blow.name)] < blow.cost["tokens"]
            ):
                continue
            if blow.area != "one":
                hit = self.area(one, blow)
                if any(not self.allied(one, other) for other in hit):
                    found.add(f"attack{with_what}")
                continue
            found |= {
                f"attack{with_what} {other.name}" for other in self.all() if self.reaches(one, other, blow)
            }
        return found

    def reaches(self, one: Fighter, other: Fighter, blow: Blow) -> bool:
        if self.allied(one, other) or not self.lives(other):
            return False
        if blow.range >= 20:
            return True
        near = distance(one.at, other.at) <= blow.range
        return near and in_arc(one.facing, one.at, other.at) and self.sees(one.at, other.at)

    def area(self, one: Fighter, blow: Blow) -> list[Fighter]:
        others = [other for other in self.all() if other is not one]
        if blow.area.startswith("adjacent"):
            hit = [other for other in others if distance(one.at, other.at) == 1]
            return [o for o in hit if not self.allied(one, o)] if blow.area == "adjacent-enemies" else hit
        if blow.area == "arc":
            near = [other for other in others if distance(one.at, other.at) <= blow.range]
            return [other for other in near if in_arc(one.facing, one.at, other.at)]
        fields, field, front = [], one.at, AHEAD[one.facing]
        for _ in range(blow.range):
            field = field[0] + front[0], field[1] + front[1]
            if not self.inside(field) or self.obstacles.get(field) in WALLS:
                break
            fields.append(field)
        return [other for other in others if other.at in fields]

    # What happens to somebody.

    def hurt(self, one: Fighter, damage: int) -> int:
        if damage <= 0 or not self.lives(one):
            return 0
        lost = min(damage, one.health)
        one.health -= lost
        self.log.append(("hurt", one.name, lost))
        return lost

    def heal(self, one: Fighter, by: int) -> None:
        if by <= 0 or not self.lives(one):
            return
        if "bleed" in one.statuses:
            one.statuses.discard("bleed")
            self.log.append(("cleansed", one.name, "bleed"))
            return
        gained = min(by, one.most - one.health)
        one.health += gained
        self.log.append(("healed", one.name, gained))

    def inflict(self, one: Fighter, status: str) -> None:
        if not self.lives(one):
            return
        if status == "immobilize" and status in one.statuses:
            one.statuses.discard(status)
            status = "stun"
        one.statuses.add(status)
        self.log.append(("inflicted", one.name, status))

    def fall(self, active: int) -> Asked:
        """Who has no Health left falls, with Summons; then the win, then texts about it (WA-RULING-154)."""
        dead = [one for one in self.all() if one.health <= 0]
        if not dead:
            return
        numbers = {one.number for one in dead}
        dead += [one for one in self.all() if one.summoner in numbers and one.number not in numbers]
        dead.sort(key=lambda one: one.number)
        for one in dead:
            del self.fighters[one.number]
            self.log.append(("destroyed" if one.sort == "summon" else "slain", one.name))
        if self.won():
            return
        for side in (active, 1 - active):
            for one in dead:
                for seat in range(self.seats):
                    listeners = [o for o in self.all() if o.seat == seat and self.side(o) == side]
                    for other in listeners:
                        yield from self.mourn(other, one)

    def mourn(self, one: Fighter, fallen: Fighter) -> Asked:
        if fallen.sort != "creature":
            return
        texts = [text for text in one.texts if text == "soul-feast"]
        if not self.allied(one, fallen):
            texts += [text for text in one.texts if text in REGAINED or text == "fang-necklace"]
        if ("soul-feast" in texts or "fang-necklace" in texts) and len(texts) > 1:
            first = yield ("ask", one.seat, "sequence", {f"first {one.name} {text}" for text in texts})
            texts.sort(key=lambda text: text != first.split()[-1])
        for text in texts:
            if text == "soul-feast":
                self.heal(one, self.cards.by("soul-feast"))
            elif text == "fang-necklace":
                self.force.append((one.number, self.cards.by("fang-necklace"), "next-attack"))
                self.heal(one, self.cards.by("fang-necklace", 1))
            else:
                place = one.texts.index(text)
                one.tokens[place] = min(self.cards.texts[text]["tokens"], one.tokens[place] + 1)

    def won(self) -> bool:
        last_man = self.options["victory"] == "last-man-standing"
        for side in range(2):
            left = [one for one in self.all() if self.side(one) == side and one.sort != "summon"]
            if not any(one.sort == "assent" or last_man for one in left):
                self.over = True
        return self.over

    def knock(self, attacker: Fighter, target: Fighter, amount: int) -> None:
        if not self.lives(target) or not self.lives(attacker) or any(t in STEADY for t in target.texts):
            return
        across, along = target.at[0] - attacker.at[0], target.at[1] - attacker.at[1]
        a, b = max(abs(across), abs(along)), min(abs(across), abs(along))
        step = ((across > 0) - (across < 0), (along > 0) - (along < 0))
        if (a + b) ** 2 < 2 * a * a:
            step = (step[0], 0) if abs(across) > abs(along) else (0, step[1])
        for _ in range(amount):
            field = target.at[0] + step[0], target.at[1] + step[1]
            if self.obstacles.get(field) == "spinning-blades":
                self.hurt(target, int(self.options["blades_damage"]))
                if self.options["blades_bleed"]:
                    self.inflict(target, "bleed")
                return
            if not self.free(field):
                self.log.append(("held", target.name))
                self.hurt(target, int(self.options["knockback_collision_damage"]))
                return
            self.log.append(("pushed", target.name, f"{field[0]},{field[1]}"))
            self.enter(target, field)
            if self.obstacles.get(field) == "pit":
                return

    def enter(self, one: Fighter, field: Field) -> None:
        one.at = field
        if self.obstacles.get(field) == "pit":
            self.log.append(("fell-into-pit", one.name))
