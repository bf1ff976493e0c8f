"""What of the table's own lines stands in the record: those that tell how the match ended, or who was away.

Each is kept with the number of entries before it. Where one person speaks for several seats, there is a
line for each, so that the record proves an agreement without knowing who shared a screen.
"""

from typing import TYPE_CHECKING

from wildtable.engine.table_end import TABLE_NAME, TABLE_WORDS
from wildtable.table.entry import NOTE
from wildtable.table.partners import spoken_for

if TYPE_CHECKING:
    from wildtable.table.standing import Standing


def note(table: "Standing", word: str, seat: int) -> None:
    """Keep a line that is about to happen, if it is one for the record."""
    if word not in TABLE_WORDS or table.match is None:
        return
    at = len(table.match.entries)
    table.said.append((at, f"{word} {seat}"))
    if word in ("draw", "agree-draw"):
        agreed = {seat} if word == "draw" else {seat, *table.draw_agreed}
        others = spoken_for(table, seat)
        table.said += [(at, f"agree-draw {other}") for other in others if other not in agreed]


def take_back(table: "Standing") -> None:
    """Entries are gone; what was said after them was said all the same.

    Only of draws no more is kept than the offer that stands: what made an earlier one lapse may be gone.
    """
    assert table.match is not None
    left = len(table.match.entries)
    offers = [number for number, (_, text) in enumerate(table.said) if text.startswith("draw ")]
    standing = offers[-1] if table.draw_offer is not None else len(table.said)
    table.said = [
        (min(at, left), text)
        for number, (at, text) in enumerate(table.said)
        if number >= standing or "draw" not in text
    ]


def people(table: "Standing") -> list[int]:
    """The seats that people had at the start, also if a bot plays on for one."""
    resigned = (text.split() for _, text in table.said)
    return sorted({*table.people(), *(int(seat) for word, seat in resigned if word == "resign")})


def entries(table: "Standing") -> list[tuple[str, str]]:
    """The entries of the record with the table's lines among them."""
    match = table.match
    assert match is not None
    found: list[tuple[str, str]] = []
    waiting = list(table.said)
    for number, entry in enumerate(match.entries):
        while waiting and waiting[0][0] <= number:
            found.append((TABLE_NAME, waiting.pop(0)[1]))
        if entry.who != NOTE:
            found.append((match.name_of(entry.who), entry.text))
    return found + [(TABLE_NAME, text) for _, text in waiting]
