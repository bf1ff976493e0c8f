"""How a game ended."""


class Result:
    """Per seat the points and the place (1 is best, ties share a place), and why the game ended."""

    def __init__(self, points: list[int], places: list[int], reason: str) -> None:
        self.points = points
        self.places = places
        self.reason = reason

    def winners(self) -> list[int]:
        """The seats in first place; all of them after a draw."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def winner(self) -> int | None:
        """The one seat that won, or `None` where first place is shared."""
        first = self.winners()
        return first[0] if len(first) == 1 else None
