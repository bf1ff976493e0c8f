"""How a game ended."""


class Result:
    """Points by seat, the sides with their places (1 is best, ties share a place), and why the game ended.

    A side is a list of seats that win and lose together: a team, or a single seat. If `sides` is left out,
    every seat is its own. First place is a win, whoever shares it, unless the game is `drawn`.
    Whoever plays alone and loses has the second place.

    >>> Result([5, 2], [1, 2], "five points").winners()
    [0]
    >>> Result([3, 1, 3], [1, 3, 1], "village").winners()
    [0, 2]
    >>> Result([0, 0, 0, 0], [2, 1], "last one standing", [[0, 1], [2, 3]]).winners()
    [2, 3]
    >>> Result([0, 0], [1, 1], "repetition", drawn=True).winners()
    []
    """

    def __init__(
        self,
        points: list[int],
        places: list[int],
        reason: str,
        sides: list[list[int]] | None = None,
        drawn: bool = False,
    ) -> None:
        self.points = points
        self.places = places
        self.reason = reason
        self.sides = alone(len(points)) if sides is None else sides
        self.drawn = drawn

    def winners(self) -> list[int]:
        """The seats that have won: those of the sides in first place; nobody after a draw."""
        return [] if self.drawn else [seat for seat, place in enumerate(self.by_seat()) if place == 1]

    def winner(self) -> int | None:
        """The one seat that won alone, or `None`."""
        won = self.winners()
        return won[0] if len(won) == 1 else None

    def by_seat(self) -> list[int]:
        """The place of each seat: that of its side."""
        found = [0] * len(self.points)
        for side, place in zip(self.sides, self.places, strict=True):
            for seat in side:
                found[seat] = place
        return found


def alone(seats: int) -> list[list[int]]:
    """The sides of a game without teams: every seat its own."""
    return [[seat] for seat in range(seats)]
