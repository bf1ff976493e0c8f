"""Areas that cards let somebody choose in the second engine."""

from collections import Counter

from tests.wilderness.second.land import Area
from tests.wilderness.second.table import Board


class Areas(Board):
    """Where figures, animals and extra areas may go."""

    def to_walk(self, seat: int) -> list[Area]:
        return [there for there in self.around(seat) if self.land.terrain(there) not in ("lake", "face-down")]

    def may_roam(self, area: Area) -> bool:
        return self.land.terrain(area) not in ("lake", "tribe", "village", "face-down")

    def to_drive(self, number: int) -> list[Area]:
        area = self.animals[number][1]
        return [] if area is None else [there for there in self.land.around(area) if self.may_roam(there)]

    def stock(self) -> Counter[str]:
        """Extra areas that are left (WN-RULING-20)."""
        pieces = Counter(["grassland", "forest", "swamp", "swamp", "desert", "mountain", "lake"])
        if self.options["tribe_source"] != "tile":
            pieces["grassland"] -= 1
            pieces["tribe"] += 1
        pieces.subtract(self.land.extra.values())
        return pieces

    def occupied(self, area: Area) -> bool:
        figures = [self.players[seat].area for seat in self.living()]
        return area in figures or area in [one[1] for one in self.animals]

    def all_reach(self, area: Area, kind: str) -> bool:
        """WN-RULING-19: were that area of that terrain."""
        before = self.land.extra.get(area)
        self.land.extra[area] = kind
        fine = all(self.land.reach(self.players[seat].area) for seat in self.living())
        del self.land.extra[area]
        if before is not None:
            self.land.extra[area] = before
        return fine

    def to_place(self, kind: str) -> list[Area]:
        if self.stock()[kind] <= 0:
            return []
        found = []
        for area in self.land.kind:
            there = self.land.terrain(area)
            if there in ("village", "tribe") or area in self.land.extra:
                continue
            if "lake" in (kind, there) and self.occupied(area):
                continue
            if kind != "lake" or self.all_reach(area, kind):
                found.append(area)
        return found

    def to_return(self) -> list[Area]:
        found = []
        for area, kind in list(self.land.extra.items()):
            below = self.land.kind[area]
            if "lake" in (kind, below) and self.occupied(area):
                continue
            if below != "lake" or self.all_reach(area, "lake"):
                found.append(area)
        return found
