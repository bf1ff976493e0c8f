"""What lies on the table in the second engine, and the small questions about it."""

from collections import Counter
from collections.abc import Generator
from typing import Any

from tests.wilderness.second.land import PRICE, Area, Land, sheet

Node = tuple[Any, ...]
Run = Generator[Node, str, None]

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
        return [clause for clause in found if "change" in clause]

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
        player = self.players[seat]
        found = {"end"}
        if self.land.water(player.area) or self.has(seat, "allow", "what", "drink"):
            found.add("drink")
        if player.asleep:
            return found
        if self.energy >= 2:
            found.add("rest")
        if not self.spent and not self.has(seat, "forbid", "action", "sleep"):
            found.add("sleep")
        dark = self.light() == "night" and not self.has(seat, "allow", "what", "night-search")
        price = max(0, self.number(seat, "search-cost", 4))
        if self.land.terrain(player.area) in FOOD and not dark and self.energy >= price:
            found.add("search")
        limits = [clause["set"] for clause in self.lying(seat) if clause["change"] == "moves"]
        if self.moves < min(limits, default=99):
            for way in range(6):
                there = self.land.beside(player.area, way)
                if (
                    there is not None
                    and self.land.terrain(there) != "lake"
                    and self.cost(seat, way) <= self.energy
                ):
                    found.add(f"move {self.name(there)}")
        return found

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
        alive = self.living()
        if dead and not alive:
            least = min(self.players[seat].exhaustion for seat in dead)
            share = self.options["all_dead"] == "fewest_excess_steps" and len(self.players) > 1
            self.end({seat for seat in dead if share and self.players[seat].exhaustion == least}, "all dead")
        elif dead and len(alive) == 1 and len(self.players) > 1:
            self.end(set(alive), "last survivor")

    def end(self, winners: set[int], reason: str) -> None:
        self.winners, self.reason = winners, reason
        raise OverError

    # Windows and draws.

    def window(self) -> Run:
        """Whoever lives and holds a card is asked (WN-RULING-54); here all pass."""
        asked = frozenset(seat for seat in self.living() if self.players[seat].hand)
        if asked:
            yield ("window", asked)

    def take(self, pile: str, node: Node) -> Generator[Node, str, str]:
        """A card of a deck, which is renewed if need be (WN-RULING-58)."""
        if not self.decks[pile].total():
            self.decks[pile], self.piles[pile] = self.piles[pile], Counter()
        if not self.decks[pile].total():
            return ""
        name = (yield node).removeprefix("card ")
        assert self.decks[pile][name] > 0
        self.decks[pile][name] -= 1
        return name

    def draw(self, seat: int, cards: int) -> Run:
        for _ in range(cards):
            card = yield from self.take("event", ("draw", seat))
            if card:
                self.players[seat].hand.append(card)
