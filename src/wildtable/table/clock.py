"""The time for a decision, at tables that have a limit: what is owed too long is done as for somebody absent.

Every seat that a person decides for has a clock of its own, which starts when its decision arises. It is not
kept in the journal: after loading, and when a table that slept wakes up, it starts anew.
"""


class Clock:
    """Since when each seat has owed the decision that it owes; `seconds` is the limit, 0 for none."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.since: dict[int, tuple[int, float]] = {}

    def look(self, owing: list[int], due: list[int], now: float) -> None:
        """These seats owe a decision; `due` tells by seat which one."""
        if self.seconds:
            self.since = {
                seat: begun
                if (begun := self.since.get(seat)) is not None and begun[0] == due[seat]
                else (due[seat], now)
                for seat in owing
            }

    def wake(self, now: float) -> None:
        """The clocks stood still and begin anew."""
        self.since = {seat: (due, now) for seat, (due, _) in self.since.items()}

    def late(self, now: float) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat, (_, begun) in self.since.items() if begun + self.seconds <= now]

    def wakes_at(self) -> float | None:
        """When the next time is up."""
        first = min((begun for _, begun in self.since.values()), default=None)
        return None if first is None else first + self.seconds

    def ends_in(self, seat: int, now: float) -> float | None:
        """The seconds that a seat has left; `None` where no clock runs for it."""
        begun = self.since.get(seat)
        return None if begun is None else max(0.0, begun[1] + self.seconds - now)
