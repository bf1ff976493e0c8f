"""What the people at a table have to do with each other, besides the game, as one of them is told it."""

from wildtable.server.wire import Company, DeclinedOffer
from wildtable.table.endings import giving_up
from wildtable.table.match import Match
from wildtable.table.partners import fellows
from wildtable.table.seat import BOT
from wildtable.table.table import Table

MOST_SAID = 40
"""Lines of the table in one message, the latest ones."""


def show_company(table: Table, person: str, shown: int | None, playing: bool) -> Company:
    """The company for a person who looks from one of their seats; the audience knows whose table it is.

    `playing` tells that the match is under way.
    """
    company = Company()
    match = table.match
    if match is None:
        return company
    declined = table.offers.declined
    if declined is not None:
        company.declined = DeclinedOffer(declined.to, declined.asked, declined.by)
    if person:
        company.gave_up = [
            number for number, seat in enumerate(table.seats) if seat.kind == BOT and seat.person == person
        ]
    if shown is not None and playing:
        company.resting = table.offers.resting(match, shown)
        company.giving_up = giving_up(table, shown)
    if shown is not None:
        company.partners = fellows(table, shown)
    if table.said:
        company.said = said_to(table, match, match.seats if shown is None else shown)
    return company


def said_to(table: Table, match: Match, viewer: int) -> list[tuple[int, str, int]]:
    """The table's lines, each with the number that the next entry has for the viewer."""
    found: list[tuple[int, str, int]] = []
    for at, text in table.said[-MOST_SAID:]:
        word, _, seat = text.partition(" ")
        found.append((match.number_at(at, viewer), word, int(seat)))
    return found
