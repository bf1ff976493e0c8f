"""What lies on the table in the second engine, and the small questions about it."""

from collections import Counter
from collections.abc import Generator
from typing import Any

from tests.wilderness.second.land import PRICE, Area, Land, sheet

Node = tuple[Any, ...]
Run = Generator[Node, Any, None]

EVENTS, WEATHER, SICKNESS = sheet("events"), sheet("weather"), sheet("sickness")
TRACKS = sheet("tracks")["tracks_v1"]
SKULL = len(TRACKS["energy"]) + 1  # squares are counted from 1
FOOD = ("grassland", "forest", "swamp", "tribe")


class OverError(Exception):
    """The game is over."""


def copies(pile: dict[str, Any]) -> Counter[str]:
    return Counter({name: card["copies"] for name, card in pile.items() if isinstance(card, dict)})


class Player:
    def __init__(self) -> None:
        self.area: Area = (0, 0)
        self.thirst = self.hunger = self.exhaustion = 3
        self.alive = True
        self.asleep = self.lost = self.hated = False
        self.sick: list[str] = []
        self.hand: list[str] = []


class Row:
    """A modifier that was played."""

    def __init__(self, clause: dict[str, Any], owner: int | None, subject: int) -> None:
        self.clause, self.owner, self.subject, self.ripe = clause, owner, subject, False
        self.aside = 0  # so many attacks on the same player came between, before the roll it holds for


class Board:
    """Players, animals, decks, time, and the turn that is under way."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.options = options
        on_tile = options["tribe_source"] == "tile"
        self.land = Land(options["tiles"], options["village_contacts"], on_tile)
        self.players = [Player() for _ in range(seats)]
        self.animals: list[tuple[str, Area | None]] = []
        self.decks = {"event": copies(EVENTS), "sickness": copies(SICKNESS), "weather": copies(WEATHER)}
        self.piles: dict[str, Counter[str]] = {name: Counter() for name in self.decks}
        self.first = 0
        self.weather = ""
        self.square = self.day = self.round = 0
        self.active: int | None = None
        self.energy = self.moves = 0
        self.spent = self.ended = False
        self.rows: list[Row] = []
        self.bonus = 0
        self.along: dict[int, int] = {}  # who goes along with whom
        self.joint: set[int] = set()
        self.entered: set[int] = set()
        self.mark: dict[str, Any] | None = None
        self.winners: set[int] = set()
        self.reason = ""

    # Small questions.

    def living(self) -> list[int]:
        """In turn order."""
        order = [(self.first + i) % len(self.players) for i in range(len(self.players))]
        return [seat for seat in order if self.players[seat].alive]

    def squares(self) -> list[str]:
        return list(WEATHER[self.weather]["squares"].split())

    def starred(self) -> bool:
        return "*" in self.squares()[self.square]

    def light(self) -> str:
        """WN-WEATHER-02, WN-RULING-35"""
        if self.starred() and self.options["special_replaces_base"]:
            return "special"
        return "night" if self.squares()[self.square][0] == "N" else "day"

    def lying(self, seat: int) -> list[dict[str, Any]]:
        """The clauses of cards that lie there and hold for a player."""
        moments = ("all-day", "starred") if self.starred() else ("all-day",)
        found = [c for c in WEATHER[self.weather].get("clauses", []) if c["when"] in moments]
        for name in self.players[seat].sick:
            found += [c for c in SICKNESS[name]["clauses"] if c["when"] == "always"]
        found += [row.clause for row in self.rows if row.subject == seat and not row.aside]  # WN-RULING-905
        return [clause for clause in found if "change" in clause]

    def over(self, *lasting: str, seat: int | None = None) -> None:
        """What lasts so long ends, for one player or for all."""
        self.rows = [
            row
            for row in self.rows
            if row.clause["until"] not in lasting or row.aside or (seat is not None and row.subject != seat)
        ]

    def number(self, seat: int, what: str, base: int, **fields: str) -> int:
        """Set, then plus and minus (WN-RULING-100)."""
        value, more = base, 0
        for clause in self.lying(seat):
            named = {name: clause[name] for name in fields if name in clause}
            if clause["change"] == what and all(fields[name] == is_ for name, is_ in named.items()):
                value, more = clause.get("set", value), more + clause.get("by", 0)
        return value + more

    def has(self, seat: int, change: str, field: str = "", value: str = "") -> bool:
        return any(c["change"] == change and (not field or c[field] == value) for c in self.lying(seat))

    def cost(self, seat: int, way: int) -> int:
        """WN-MOVE-01"""
        area = self.players[seat].area
        there = self.land.beside(area, way)
        assert there is not None
        kind = self.land.terrain(there)
        price = self.number(seat, "cost", PRICE[kind], terrain=kind)
        if self.land.river(area, way):
            price += max(0, self.number(seat, "river", 2))
        return max(1, price)

    def way_needed(self, seat: int) -> int:
        """WN-NIGHT-02; by day only a number that is set makes a roll (WN-RULING-903)."""
        base = 4 if self.light() == "night" else -99
        needed = self.number(seat, "way", base)
        return needed if needed > 1 else 0

    def legal(self) -> set[str]:
        """What the active player may do."""
        seat = self.active
        assert seat is not None
        found = {"end"}
        if self.may_drink(seat):
            found.add("drink")
        if self.players[seat].asleep or self.players[seat].lost:
            return found
        if self.energy >= 2 and not self.has(seat, "forbid", "action", "rest"):
            found.add("rest")
        if not self.spent and not self.has(seat, "forbid", "action", "sleep"):
            found.add("sleep")
        if self.may_search(seat):
            found.add("search")
        return found | {
            f"move {self.name(there)}" for there in self.around(seat) if self.may_move(seat, there)
        }

    def around(self, seat: int) -> list[Area]:
        return self.land.around(self.players[seat].area)

    def may_drink(self, seat: int) -> bool:
        if self.players[seat].lost or self.has(seat, "forbid", "action", "drink"):
            return False
        return self.land.water(self.players[seat].area) or self.has(seat, "allow", "what", "drink")

    def may_search(self, seat: int) -> bool:
        player = self.players[seat]
        if player.asleep or player.lost or self.land.terrain(player.area) not in FOOD:
            return False
        dark = self.light() == "night" and not self.has(seat, "allow", "what", "night-search")
        return not dark and self.energy >= max(0, self.number(seat, "search-cost", 4))

    def may_move(self, seat: int, there: Area) -> bool:
        player = self.players[seat]
        limits = [clause["set"] for clause in self.lying(seat) if clause["change"] == "moves"]
        if player.asleep or player.lost or self.moves >= min(limits, default=99):
            return False
        if self.land.terrain(there) == "lake" and not self.has(seat, "allow", "what", "lake"):
            return False
        return there in self.around(seat) and self.cost(seat, self.way_to(seat, there)) <= self.energy

    def way_to(self, seat: int, there: Area) -> int:
        return next(way for way in range(6) if self.land.beside(self.players[seat].area, way) == there)

    def name(self, area: Area) -> str:
        return "village" if area == self.land.village else f"{area[0]},{area[1]}"

    # Tracks and death.

    def up(self, seat: int, track: str, steps: int) -> None:
        player = self.players[seat]
        at = getattr(player, track) + steps
        setattr(player, track, at if track == "exhaustion" else min(at, len(TRACKS[track])))

    def down(self, seat: int, track: str, steps: int) -> None:
        setattr(self.players[seat], track, max(1, getattr(self.players[seat], track) - steps))

    def bury(self) -> None:
        """WN-DEATH-01, WN-RULING-38, -53, -61"""
        dead = [seat for seat in self.living() if self.players[seat].exhaustion >= SKULL]
        for seat in dead:
            player = self.players[seat]
            player.alive = player.asleep = player.lost = player.hated = False
            self.piles["event"].update(player.hand)
            self.piles["sickness"].update(player.sick)
            player.hand, player.sick = [], []
            self.part(seat)
            self.joint.discard(seat)
            self.rows = [row for row in self.rows if row.subject != seat]
            self.mark = None
        alive = self.living()
        if dead and not alive:
            least = min(self.players[seat].exhaustion for seat in dead)
            share = self.options["all_dead"] == "fewest_excess_steps" and len(self.players) > 1
            self.end({seat for seat in dead if share and self.players[seat].exhaustion == least}, "all dead")
        elif dead and len(alive) == 1 and len(self.players) > 1:
            self.end(set(alive), "last survivor")

    def part(self, seat: int) -> None:
        """WN-RULING-121"""
        self.along = {one: two for one, two in self.along.items() if seat not in (one, two)}

    def put(self, seat: int, area: Area, by_card: bool) -> None:
        """A figure goes elsewhere; who enters and leaves the village together (WN-RULING-64)."""
        if self.players[seat].area == self.land.village:
            self.joint.discard(seat)
            self.entered.discard(seat)
            if seat == self.active:
                self.joint = set()
        self.players[seat].area = area
        if by_card and area == self.land.village:
            self.entered.add(seat)
            if self.active in self.entered:
                self.joint = self.entered - {self.active}

    def end(self, winners: set[int], reason: str) -> None:
        self.winners, self.reason = winners, reason
        raise OverError
