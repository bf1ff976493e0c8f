"""Plots as SVG, for light and dark pages: every colour is a variable of the page's style sheet.

matplotlib is an extra (`pip install 'wildtable[lab]'`) and is loaded only when something is drawn. It knows
no variables, so colours are drawn as stand-ins and renamed afterwards.
"""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from html import escape
from io import StringIO
from typing import TYPE_CHECKING, Any

from wildtable.engine.refusal import WildtableError
from wildtable.lab.statistics import Estimate

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK, FAINT, GOOD, ABOVE, BELOW, ON = "#010203", "#010204", "#010205", "#010206", "#010207", "#010208"
SERIES = ("#010211", "#010212", "#010213", "#010214", "#010215", "#010216")
VARIABLES = {
    INK: "--ink",
    FAINT: "--faint",
    GOOD: "--good",
    ABOVE: "--above",
    BELOW: "--below",
    ON: "--on-series",
    **{colour: f"--series-{number}" for number, colour in enumerate(SERIES, start=1)},
}
STYLE: dict[Any, Any] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "wildtable",
    "text.parse_math": False,
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "xtick.color": FAINT,
    "ytick.color": FAINT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
}
WIDTH = 8.4  # inches
NO_METADATA = dict.fromkeys(("Creator", "Date", "Format", "Type"))


class NoPlots(WildtableError):
    """The library that draws is missing."""


def check_plots() -> None:
    """Raise `NoPlots` if nothing can be drawn here."""
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError as error:
        raise NoPlots(
            "The report's plots need matplotlib: get it with pip install 'wildtable[lab]', "
            "or ask for --json instead."
        ) from error


def draw_shares(
    name: str, rows: Mapping[str, Mapping[str, Estimate]], even: float, reach: float | None = None
) -> str:
    """Shares with their intervals, by row and series; what lies within `reach` of an even share is shaded."""
    series = list(dict.fromkeys(key for by_series in rows.values() for key in by_series))
    with _canvas(1.0 + len(rows) * max(0.36, 0.17 * len(series) + 0.1)) as (figure, axes):
        axes.axvline(100 * even, color=INK, linewidth=0.8, linestyle=(0, (3, 3)))
        if reach is not None:
            axes.axvspan(100 * (even - reach), 100 * (even + reach), color=GOOD, alpha=0.16, linewidth=0)
        for number, key in enumerate(series):
            shift = (number - (len(series) - 1) / 2) * min(0.22, 0.7 / len(series))
            places = [place for place, row in enumerate(rows) if key in rows[row]]
            found = [rows[row][key] for row in rows if key in rows[row]]
            values = [100 * one.value for one in found]
            below = [100 * (one.value - one.low) for one in found]
            above = [100 * (one.high - one.value) for one in found]
            heights = [place + shift for place in places]
            colour = SERIES[number % len(SERIES)]
            axes.errorbar(
                values,
                heights,
                xerr=[below, above],
                fmt="o",
                markersize=5,
                linewidth=1.6,
                color=colour,
                label=key,
            )
        _label_rows(axes, list(rows))
        axes.set_xlabel("share of wins in %, with its 95 % interval")
        axes.grid(axis="x", color=FAINT, alpha=0.35, linewidth=0.6)
        return _svg(figure, name, legend=len(series) > 1)


def draw_bars(name: str, rows: Mapping[str, Mapping[str, float]]) -> str:
    """Means a game as one bar a row, made up of its parts."""
    longest = max(sum(by_key.values()) for by_key in rows.values())
    with _canvas(1.0 + 0.38 * len(rows)) as (figure, axes):
        ends = dict.fromkeys(rows, 0.0)
        for number, key in enumerate(next(iter(rows.values()))):
            widths = [by_key[key] for by_key in rows.values()]
            colour = SERIES[number % len(SERIES)]
            axes.barh(range(len(rows)), widths, 0.62, list(ends.values()), color=colour, label=key)
            for place, (row, width) in enumerate(zip(rows, widths, strict=True)):
                ends[row] += width
                if width > 0.05 * longest:
                    middle = ends[row] - width / 2
                    axes.text(middle, place, f"{width:.2f}", ha="center", va="center", size=9, color=ON)
        _label_rows(axes, list(rows))
        axes.set_xlabel("a game, on average")
        return _svg(figure, name, legend=True)


def draw_matrix(name: str, rows: Mapping[str, Mapping[str, Estimate]]) -> str:
    """The share of every row against every column, the stronger the further from an even one."""
    sides = list(rows)
    with _canvas(0.4 + 0.5 * len(sides)) as (figure, axes):
        for place, side in enumerate(sides):
            for column, other in enumerate(sides):
                if other not in rows[side]:
                    continue
                one = rows[side][other]
                _cell(axes, column, place, ABOVE if one.value > 0.5 else BELOW, abs(one.value - 0.5) * 2)
                axes.text(column, place - 0.12, f"{100 * one.value:.1f} %", ha="center", va="center")
                interval = f"{100 * one.low:.1f} to {100 * one.high:.1f}"
                axes.text(column, place + 0.22, interval, ha="center", va="center", size=8)
        _label_cells(axes, sides, sides)
        return _svg(figure, name)


def draw_table(name: str, rows: Mapping[str, Mapping[str, float]]) -> str:
    """Means a game by row and column; the darker, the more."""
    columns = list(next(iter(rows.values())))
    most = max(value for by_key in rows.values() for value in by_key.values()) or 1.0
    with _canvas(0.6 + 0.38 * len(rows)) as (figure, axes):
        for place, by_key in enumerate(rows.values()):
            for column, value in enumerate(by_key.values()):
                _cell(axes, column, place, SERIES[0], value / most)
                axes.text(column, place, f"{value:.2f}", ha="center", va="center", size=9)
        _label_cells(axes, [column.replace(" ", "\n") for column in columns], list(rows))
        return _svg(figure, name)


@contextmanager
def _canvas(height: float) -> "Iterator[tuple[Figure, Axes]]":
    """Something to draw on in our style."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        yield figure, figure.add_subplot()


def _label_rows(axes: "Axes", rows: list[str]) -> None:
    axes.set_yticks(range(len(rows)), rows)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0)


def _label_cells(axes: "Axes", columns: list[str], rows: list[str]) -> None:
    _label_rows(axes, rows)
    axes.set_xticks(range(len(columns)), columns)
    axes.set_xlim(-0.5, len(columns) - 0.5)
    axes.tick_params(axis="x", length=0)
    axes.xaxis.tick_top()
    axes.spines["bottom"].set_visible(False)


def _cell(axes: "Axes", column: int, place: int, colour: str, strength: float) -> None:
    from matplotlib.patches import Rectangle

    axes.add_patch(
        Rectangle(
            (column - 0.48, place - 0.46), 0.96, 0.92, color=colour, alpha=0.05 + 0.6 * min(1, strength)
        )
    )


def _svg(figure: "Figure", name: str, legend: bool = False) -> str:
    """The picture as an element of a page, the same every time; its name tells those who cannot see it."""
    if legend:
        figure.legend(loc="outside upper left", ncols=6, frameon=False)
    drawn = StringIO()
    figure.savefig(drawn, format="svg", transparent=True, metadata=NO_METADATA)
    body = drawn.getvalue().partition("<svg")[2]
    head, _, body = body.partition(">")
    shape = re.search(r'viewBox="[^"]+"', head)
    assert shape is not None
    body = re.sub(r"<style.*?</style>|font-family: [^;]+; ", "", body, flags=re.DOTALL)
    for colour, variable in VARIABLES.items():
        body = body.replace(colour, f"var({variable})")
    return f'<svg class="plot" role="img" aria-label="{escape(name)}" {shape[0]}>{_own_ids(body, name)}'


def _own_ids(body: str, name: str) -> str:
    """Several pictures stand on one page: whatever has an id gets one that no other picture has."""
    own = sha256((name + body).encode()).hexdigest()[:8]
    body = re.sub(r'\bid="([^"]+)"', rf'id="{own}-\1"', body)
    return re.sub(r'(url\(|xlink:href=")#', rf"\1#{own}-", body).replace("xlink:href", "href")
