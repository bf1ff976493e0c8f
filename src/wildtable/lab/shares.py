"""Whether the sides of a game are equally strong: from finished games to a report, nothing is played here."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import fsum

import msgspec

from wildtable.engine.in_lab import Trait
from wildtable.engine.record import End
from wildtable.engine.result import alone
from wildtable.lab.statistics import Estimate, difference, length_of, wilson

Counts = dict[str, dict[str, dict[str, int]]]
"""What was counted: by group, by side, by what."""

ALL_BOARDS = "all"


class Played(msgspec.Struct, frozen=True):
    """One game: what each seat played, how it ended, points by seat, how long it was, what each seat had."""

    sides: list[str]
    end: End
    points: list[int]
    length: dict[str, int]
    traits: list[Trait] = []

    def teams(self) -> list[list[int]]:
        """The seats that win and lose together."""
        return alone(len(self.sides)) if self.end.sides is None else self.end.sides

    def first_at(self, seat: int) -> int:
        """How many teams share the first place that the team of a seat reached; 0 if it reached another."""
        team = next(number for number, seats in enumerate(self.teams()) if seat in seats)
        return self.end.places.count(1) if self.end.places[team] == 1 else 0


class Batch(msgspec.Struct, frozen=True):
    """Some games of so many players on one board, from number `first` on.

    What happened in them is added up already, so that a million games fit into memory.
    """

    players: int
    board: str
    first: int
    games: list[Played]
    counts: Counts


class Rate(msgspec.Struct, frozen=True):
    """How often somebody came first: as the only one (`wins`), level with others who all won (`shared`), or
    level without a winner (`draws`). A team that comes first wins for each of its seats.

    The share counts a first place that n share as one n-th of a win, whether they won or not.
    """

    games: int
    wins: int
    shared: int
    draws: int
    win_rate: Estimate
    share: Estimate


class Had(msgspec.Struct, frozen=True):
    """Seats that had something: how often they came first, and by how much more than seats that had others of
    its group instead."""

    rate: Rate
    worth: Estimate


class Section(msgspec.Struct, frozen=True):
    """The games of so many players on one board, or on all of them.

    `even` is the share that everybody had if all were equally strong. `pairings` are for two players: the
    rate of a side against another. `counts` are means a game. `traits` are what seats had: by group, by name.
    """

    players: int
    board: str
    games: int
    even: float
    shared: int
    draws: int
    sides: dict[str, Rate]
    seats: list[Rate]
    pairings: dict[str, dict[str, Rate]]
    length: dict[str, dict[str, float]]
    reasons: dict[str, int]
    counts: dict[str, dict[str, dict[str, float]]]
    traits: dict[str, dict[str, Had]] = {}


class Bounds(msgspec.Struct, frozen=True):
    """How far a share may lie from an even one, of a side and of a pairing; 0.04 is four points."""

    side: float = 0.04
    pairing: float = 0.10


class Verdict(msgspec.Struct, frozen=True):
    """Does a side's share, or that of its pairing with another, lie within bounds?

    It is sure if the whole interval lies on the same side of the bounds as the share.
    """

    players: int
    board: str
    side: str
    against: str | None
    share: Estimate
    low: float
    high: float
    within: bool
    sure: bool


class About(msgspec.Struct, frozen=True):
    """Where a report comes from: the game and its components, who played, and how to repeat it."""

    game: str
    version: int
    content: str
    bot: str
    seed: int
    options: dict[str, object]
    command: str


class Report(msgspec.Struct, frozen=True):
    """All that was found out."""

    about: About
    bounds: Bounds
    games: int
    verdicts: list[Verdict]
    sections: list[Section]


def report_on(about: About, bounds: Bounds, batches: Iterable[Batch], boards: Sequence[str]) -> Report:
    """Add up batches, in whatever order they come; `boards` says in which order to tell of them."""
    ordered = sorted(batches, key=lambda batch: (batch.players, boards.index(batch.board), batch.first))
    sections = []
    for players in sorted({batch.players for batch in ordered}):
        at_table = [batch for batch in ordered if batch.players == players]
        used = [board for board in boards if any(batch.board == board for batch in at_table)]
        if len(used) > 1:
            sections.append(section_of(players, ALL_BOARDS, at_table))
        for board in used:
            sections.append(section_of(players, board, [batch for batch in at_table if batch.board == board]))
    return Report(
        about=about,
        bounds=bounds,
        games=sum(len(batch.games) for batch in ordered),
        verdicts=[verdict for section in sections for verdict in verdicts_on(section, bounds)],
        sections=sections,
    )


def section_of(players: int, board: str, batches: Sequence[Batch]) -> Section:
    """Add up the batches of one section."""
    games = [one for batch in batches for one in batch.games]
    sides = list(dict.fromkeys(side for one in games for side in one.sides))
    taking_part = Counter(side for one in games for side in one.sides)
    return Section(
        players=players,
        board=board,
        games=len(games),
        even=1 / len(games[0].teams()),
        shared=sum(bool(one.end.winners) and one.end.places.count(1) > 1 for one in games),
        draws=sum(not one.end.winners for one in games),
        sides={side: rate_of([first for one in games for first in firsts(one, side)]) for side in sides},
        seats=[rate_of([first_of(one, seat) for one in games]) for seat in range(players)],
        pairings=pairings_of(games, sides) if players == 2 else {},
        length={unit: length_of([one.length[unit] for one in games]) for unit in games[0].length},
        reasons=dict(Counter(one.end.reason for one in games).most_common()),
        counts=means_of([batch.counts for batch in batches], taking_part),
        traits=traits_of(games),
    )


First = tuple[int, bool]
"""By how many teams a first place is shared, 0 for another place, and whether they won."""


def first_of(one: Played, seat: int) -> First:
    return one.first_at(seat), bool(one.end.winners)


def firsts(one: Played, side: str) -> list[First]:
    """The first places of every seat that plays a side."""
    return [first_of(one, seat) for seat, played in enumerate(one.sides) if played == side]


def rate_of(first_places: Sequence[First]) -> Rate:
    """The rate of somebody with these first places, one a game."""
    games = len(first_places)
    wins = sum(sharing == 1 and won for sharing, won in first_places)
    return Rate(
        games=games,
        wins=wins,
        shared=sum(sharing > 1 and won for sharing, won in first_places),
        draws=sum(sharing > 0 and not won for sharing, won in first_places),
        win_rate=wilson(wins, games),
        share=wilson(fsum(1 / sharing for sharing, _ in first_places if sharing), games),
    )


def pairings_of(games: Sequence[Played], sides: Sequence[str]) -> dict[str, dict[str, Rate]]:
    """Every side against every other that it met, whoever sat where."""
    met: dict[tuple[str, str], list[First]] = {}
    for one in games:
        for seat in (0, 1):
            met.setdefault((one.sides[seat], one.sides[1 - seat]), []).append(first_of(one, seat))
    return {
        side: {other: rate_of(met[side, other]) for other in sides if other != side and (side, other) in met}
        for side in sides
    }


def traits_of(games: Sequence[Played]) -> dict[str, dict[str, Had]]:
    """What seats had and what it was worth, the best first."""
    had: dict[str, dict[str, list[First]]] = {}
    able: dict[str, list[First]] = {}
    for one in games:
        for group, seat, name in one.traits:
            had.setdefault(group, {}).setdefault(name, []).append(first_of(one, seat))
        for group, seat in sorted({(group, seat) for group, seat, _ in one.traits}):
            able.setdefault(group, []).append(first_of(one, seat))
    return {group: worths_of(had[group], able[group]) for group in sorted(had)}


def worths_of(had: dict[str, list[First]], able: Sequence[First]) -> dict[str, Had]:
    """Those who had each thing of a group, compared with all others who had something of that group."""
    shares = fsum(map(share_of, able))
    found = {}
    for name, places in had.items():
        share = fsum(map(share_of, places))
        worth = difference(share, len(places), shares - share, len(able) - len(places))
        found[name] = Had(rate_of(places), worth)
    return dict(sorted(found.items(), key=lambda item: -item[1].worth.value))


def share_of(first: First) -> float:
    """The part of a win that a place is."""
    return 1 / first[0] if first[0] else 0.0


def means_of(counts: Sequence[Counts], games: Counter[str]) -> dict[str, dict[str, dict[str, float]]]:
    """What was counted, a game that the side took part in; what was counted most stands first."""
    sums: dict[str, Counter[tuple[str, str]]] = {}
    for some in counts:
        for group, by_side in some.items():
            for side, by_key in by_side.items():
                for key, number in by_key.items():
                    sums.setdefault(group, Counter())[side, key] += number
    means = {}
    for group in sorted(sums):
        totals: Counter[str] = Counter()
        for (_, key), number in sums[group].items():
            totals[key] += number
        keys = sorted(totals, key=lambda key: (-totals[key], key))
        means[group] = {side: {key: sums[group][side, key] / games[side] for key in keys} for side in games}
    return means


def verdicts_on(section: Section, bounds: Bounds) -> list[Verdict]:
    """With two players every pairing is judged, which says more; otherwise every side."""
    if section.pairings:
        sides = list(section.pairings)
        return [
            judged(section, side, other, section.pairings[side][other].share, 0.5, bounds.pairing)
            for number, side in enumerate(sides)
            for other in sides[number + 1 :]
            if other in section.pairings[side]
        ]
    return [
        judged(section, side, None, rate.share, section.even, bounds.side)
        for side, rate in section.sides.items()
    ]


def judged(
    section: Section, side: str, against: str | None, share: Estimate, even: float, reach: float
) -> Verdict:
    """One share, measured against an even one and how far it may lie from it."""
    low, high = round(even - reach, 9), round(even + reach, 9)
    within = low <= share.value <= high
    inside = low <= share.low and share.high <= high
    outside = share.high < low or high < share.low
    return Verdict(
        players=section.players,
        board=section.board,
        side=side,
        against=against,
        share=share,
        low=low,
        high=high,
        within=within,
        sure=inside or outside,
    )
