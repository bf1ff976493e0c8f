"""Who is at the table, who is missing while others wait, and whether the table sleeps (WL-RULING-79).

A stand-in takes over only for somebody who is missing while another person is here and waits for that seat. A
table whose people are all away sleeps: nothing happens there until one of them is back.
"""

from wildtable.table.partners import decider
from wildtable.table.seat import PERSON
from wildtable.table.standing import PLAYING
from wildtable.table.table import Table


class Presence:
    """Since when somebody at the table has been waiting for each seat whose person is not here."""

    def __init__(self, absence: float) -> None:
        self.absence = absence
        self.waited_for: dict[int, float] = {}

    def look(self, table: Table, here: set[str], now: float) -> None:
        """Somebody came, went or played; whoever has decided is waited for anew when the time is up."""
        missing = self._missing(table, here)
        if missing or self.waited_for:
            spared = set(self.overdue(now)).difference(table.owes())
            known = {seat: since for seat, since in self.waited_for.items() if seat not in spared}
            self.waited_for = {seat: known.get(seat, now) for seat in missing}

    def _missing(self, table: Table, here: set[str]) -> list[int]:
        """The seats that were asked while their people are not here and others are.

        Those who have sealed their answer are among them, or everybody would see who has.
        """
        if table.status != PLAYING or table.options.get("on_leave", "pause") == "pause":
            return []
        if table.window is not None:
            return []  # nobody is waited for: silence is a pass
        if not people_of(table) & here:
            return []
        deciders = {seat: decider(table, seat) for seat in called(table)}
        return [seat for seat, person in deciders.items() if person and person not in here]

    def takeover_at(self) -> float | None:
        """When the next seat counts as left."""
        first = min(self.waited_for.values(), default=None)
        return None if first is None else first + self.absence

    def overdue(self, now: float) -> list[int]:
        """The seats for which the others have waited long enough."""
        return [seat for seat, since in self.waited_for.items() if since + self.absence <= now]

    def takeovers(self, now: float) -> dict[int, float]:
        """For every seat that is waited for the seconds until a stand-in takes it."""
        if not self.waited_for:
            return {}
        return {seat: max(0.0, self.absence - (now - since)) for seat, since in self.waited_for.items()}


def called(table: Table) -> list[int]:
    """The seats that were asked, as everybody knows it: also those whose answer is sealed."""
    found = set(table.owes())
    for entry in reversed(table.match.entries.latest if table.match is not None else []):
        if entry.public:
            break
        if entry.who >= 0:
            found.add(entry.who)
    return sorted(found)


def people_of(table: Table) -> set[str]:
    """Those who have a seat."""
    return {seat.person for seat in table.seats if seat.kind == PERSON}


def sleeps(table: Table, here: set[str]) -> bool:
    """Are all people of the table away? Where bots play alone there is nobody to wait for."""
    people = people_of(table)
    return bool(people) and not people & here
