"""The balance report as a page: one file with everything in it, for light and dark screens."""

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path

from wildtable.engine.options import written
from wildtable.engine.texts import Texts
from wildtable.lab.plots import draw_bars, draw_matrix, draw_shares, draw_table
from wildtable.lab.shares import ALL_BOARDS, Rate, Report, Section, Verdict
from wildtable.lab.statistics import Estimate

NUMBERS = {2: "Two", 3: "Three", 4: "Four", 5: "Five", 6: "Six"}
MOST_PARTS = 3
"""Parts that a bar may have and still be read at a glance."""

Cell = str | tuple[str, str]
"""A text, or a text and its class."""


def render(report: Report, title: str, texts: Texts) -> str:
    """The page; `title` is the game's, and the texts know the names of its sides and boards."""
    page = _Page(report, title, texts)
    style = Path(__file__).with_name("report.css").read_text(encoding="utf-8")
    parts = [page.head(), page.verdict()]
    for players in page.counts():
        parts += page.players(players)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(f'Balance of {title}')}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


class _Page:
    """The parts of the page; every text becomes markup in `_table`, `_figure` or `escape`, and only there."""

    def __init__(self, report: Report, title: str, texts: Texts) -> None:
        self.report = report
        self.title = title
        self.texts = texts

    def counts(self) -> list[int]:
        return sorted({section.players for section in self.report.sections})

    def name(self, word: str) -> str:
        """The name of a side, a board or anything that was counted."""
        if word == ALL_BOARDS:
            return "all boards"
        return str(self.texts.name(word)) if word else "the board"

    def head(self) -> str:
        about = self.report.about
        options = ", ".join(f"{name}={written(value)}" for name, value in about.options.items())
        facts = {
            "command": f"<code>{escape(about.command)}</code>",
            "games": f"{self.report.games:,}",
            "bot": f"{escape(about.bot)} on every seat",
            "seed": escape(str(about.seed)),
            "options": escape(options) or "as usual",
            "content": f"<code>{escape(about.content)}</code>, version {about.version} of the game",
        }
        listed = "".join(f"<dt>{name}</dt><dd>{value}</dd>" for name, value in facts.items())
        links = "".join(f'<a href="#players-{n}">{_players(n)}</a>' for n in self.counts())
        return (
            f"<h1>Balance of {escape(self.title)}</h1>\n<dl>{listed}</dl>\n"
            f'<nav><a href="#verdict">Verdict</a>{links}</nav>'
        )

    def verdict(self) -> str:
        verdicts, bounds = self.report.verdicts, self.report.bounds
        within = sum(one.within for one in verdicts)
        unsure = sum(not one.sure for one in verdicts)
        return (
            '<h2 id="verdict">Verdict</h2>\n'
            f"<p><strong>Within bounds: {within} of {len(verdicts)}.</strong> "
            f"Not sure, because the interval crosses a bound: {unsure}.</p>\n"
            "<p>The verdict goes by the <em>share</em>: all wins, and an even part of a shared first place. "
            "With two players each pairing may lie up to "
            f"{100 * bounds.pairing:g} percentage points from one half; with more, each side up to "
            f"{100 * bounds.side:g} from its even part. All intervals are Wilson intervals at 95 %.</p>\n"
            + "\n".join(self._verdicts(players) for players in self.counts())
        )

    def _verdicts(self, players: int) -> str:
        rows = [self._judged(one) for one in self.report.verdicts if one.players == players]
        head = ["board", "who", "share", "interval", "bounds", "verdict"]
        return f"<h3>{_players(players)}</h3>\n" + _table(head, rows, 2)

    def _judged(self, one: Verdict) -> list[Cell]:
        who = self.name(one.side) + (f" against {self.name(one.against)}" if one.against else "")
        word = "within" if one.within else "outside"
        mark = (word, word) if one.sure else (f"{word}, not sure", "unsure")
        bounds = f"{100 * one.low:.1f} to {100 * one.high:.1f}"
        return [self.name(one.board), who, *_estimate(one.share), bounds, mark]

    def players(self, players: int) -> list[str]:
        """Everything about the games of so many players."""
        sections = [one for one in self.report.sections if one.players == players]
        title = _players(players)
        parts = [f'<h2 id="players-{players}">{title}</h2>', *self._shares(sections)]
        if sections[0].pairings:
            parts.append(f"<h3>{title}: pairings</h3>")
            parts += [self._pairings(section) for section in sections]
        parts += [f"<h3>{title}: length</h3>", self._lengths(sections)]
        parts += [f"<h3>{title}: why games ended</h3>", self._ends(sections)]
        for group in sections[0].traits:
            parts += [f"<h3>{title}: {escape(group)}</h3>", self._traits(sections, group)]
        for group in sections[0].counts:
            parts += [f"<h3>{title}: {escape(group)}</h3>", *self._counted(sections, group)]
        return parts

    def _shares(self, sections: list[Section]) -> list[str]:
        players = sections[0].players
        title = _players(players)
        reach = None if sections[0].pairings else self.report.bounds.side
        kinds: dict[str, Callable[[Section], dict[str, Rate]]] = {
            "sides": lambda one: {self.name(side): rate for side, rate in one.sides.items()},
            "seats": lambda one: {f"seat {seat}": rate for seat, rate in enumerate(one.seats, start=1)},
        }
        parts = []
        for kind, rates_of in kinds.items():
            rows = {
                who: {
                    self.name(one.board): rates_of(one)[who].share for one in sections if who in rates_of(one)
                }
                for who in rates_of(sections[0])
            }
            caption = f"{title}: share of each of the {kind}; the broken line is an even share"
            caption += "." if reach is None else ", and within bounds is shaded."
            listed: list[list[Cell]] = [
                [self.name(one.board), who, *_rate(rate)]
                for one in sections
                for who, rate in rates_of(one).items()
            ]
            head = ["board", kind[:-1], "games", "wins", "win rate", "interval", "won together", "draws"]
            head += ["share", "interval"]
            parts += [
                f"<h3>{title}: {kind}</h3>",
                _figure(draw_shares(caption, rows, sections[0].even, reach), caption),
                _table(head, listed, 2),
            ]
        return parts

    def _pairings(self, section: Section) -> str:
        rows = {
            self.name(side): {self.name(other): rate.share for other, rate in against.items()}
            for side, against in section.pairings.items()
        }
        caption = f"Share of the row's side against the column's, {self.name(section.board)}."
        return _figure(draw_matrix(caption, rows), caption)

    def _lengths(self, sections: list[Section]) -> str:
        rows: list[list[Cell]] = [
            [self.name(one.board), unit, *map(_number, length.values())]
            for one in sections
            for unit, length in one.length.items()
        ]
        return _table(["board", "length in", *sections[0].length["decisions"]], rows, 2)

    def _ends(self, sections: list[Section]) -> str:
        reasons = list(dict.fromkeys(reason for one in sections for reason in one.reasons))
        rows: list[list[Cell]] = [
            [reason, *(_part(one.reasons.get(reason, 0), one.games) for one in sections)]
            for reason in reasons
        ]
        rows.append(["of these won together", *(_part(one.shared, one.games) for one in sections)])
        rows.append(["of these a draw", *(_part(one.draws, one.games) for one in sections)])
        return _table(["end", *(self.name(one.board) for one in sections)], rows, 1)

    def _traits(self, sections: list[Section], group: str) -> str:
        """Everything of a group: how often those win who had it, and how much more than those without."""
        rows: list[list[Cell]] = [
            [
                self.name(one.board),
                self.name(name),
                f"{had.rate.games:,}",
                *_estimate(had.rate.share),
                f"{100 * had.worth.value:+.1f}",
                _interval(had.worth),
            ]
            for one in sections
            for name, had in one.traits.get(group, {}).items()
        ]
        return _table(["board", "with", "games", "share", "interval", "points", "interval"], rows, 2)

    def _counted(self, sections: list[Section], group: str) -> list[str]:
        """What was counted: a plot over all boards, and the numbers of each board."""
        first = sections[0].counts[group]
        keys = list(next(iter(first.values())))
        rows = {
            self.name(side): {self.name(key): value for key, value in by_key.items()}
            for side, by_key in first.items()
        }
        board = self.name(sections[0].board)
        caption = f"{_players(sections[0].players)}: {group} a game and side on average, {board}."
        draw = draw_bars if len(keys) <= MOST_PARTS else draw_table
        parts = [_figure(draw(caption, rows), caption)]
        listed: list[list[Cell]] = [
            [self.name(one.board), self.name(side), *(f"{by_key.get(key, 0.0):.3f}" for key in keys)]
            for one in sections
            for side, by_key in one.counts.get(group, {}).items()
        ]
        table = _table(["board", "side", *map(self.name, keys)], listed, 2)
        return [*parts, f"<details><summary>The numbers by board</summary>{table}</details>"]


def _players(number: int) -> str:
    return f"{NUMBERS.get(number, str(number))} players"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value == int(value) else f"{value:,.1f}"


def _interval(one: Estimate) -> str:
    return f"{100 * one.low:+.1f} to {100 * one.high:+.1f}"


def _estimate(one: Estimate) -> list[Cell]:
    return [f"{100 * one.value:.1f} %", f"{100 * one.low:.1f} to {100 * one.high:.1f}"]


def _rate(rate: Rate) -> list[Cell]:
    counted: list[Cell] = [f"{rate.games:,}", f"{rate.wins:,}"]
    return [
        *counted,
        *_estimate(rate.win_rate),
        f"{rate.shared:,}",
        f"{rate.draws:,}",
        *_estimate(rate.share),
    ]


def _part(number: int, whole: int) -> str:
    return f"{number:,} ({100 * number / whole:.1f} %)"


def _figure(drawing: str, caption: str) -> str:
    return f"<figure>{drawing}<figcaption>{escape(caption)}</figcaption></figure>"


def _table(head: Sequence[str], rows: Sequence[Sequence[Cell]], names: int) -> str:
    """A table whose first columns are names and the others numbers."""
    lines = ["<tr>" + "".join(_cell("th", one, place < names) for place, one in enumerate(head)) + "</tr>"]
    for row in rows:
        lines.append(
            "<tr>" + "".join(_cell("td", one, place < names) for place, one in enumerate(row)) + "</tr>"
        )
    return '<div class="table"><table>\n' + "\n".join(lines) + "\n</table></div>"


def _cell(tag: str, cell: Cell, is_name: bool) -> str:
    text, kind = (cell, "name" if is_name else "") if isinstance(cell, str) else cell
    marked = f' class="{escape(kind)}"' if kind else ""
    return f"<{tag}{marked}>{escape(text)}</{tag}>"
