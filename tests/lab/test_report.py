"""The page of a balance report: whole, the same every time, and safe whatever things are called."""

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from wildtable.engine.record import End
from wildtable.engine.texts import load_texts
from wildtable.games import load
from wildtable.lab.report import render
from wildtable.lab.shares import About, Batch, Bounds, Counts, Played, Report, report_on

TEXTS = load_texts(load("wildlands").folder, "en")
EVIL = "<script>alert(\"$x$ & 'y'\")</script>"
EMPTY = ("meta", "br")


class Page(HTMLParser):
    """A page taken apart: its tags, its ids, what they point at, and whether all that opens closes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.targets: list[str] = []
        self.words: list[str] = []
        self.open: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in EMPTY:
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(str(value))
            if name == "href":
                self.targets.append(str(value))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in EMPTY:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def report(side: str, board: str = "dungeon", other_board: str = "ruins", group: str = "points") -> Report:
    """A report with a side, a board and a group of these names; everything is counted with them."""
    games = [
        Played([side, "guild"], End([1, 2], side, winners=[0]), [5, 3], {"decisions": 40, "turns": 9}),
        Played(["guild", side], End([1, 1], "stall", winners=[0, 1]), [2, 2], {"decisions": 60, "turns": 11}),
    ]
    lost = End([2, 1, 2], "stall", winners=[1])
    three = [Played([side, "guild", "gnomads"], lost, [0, 5, 0], {"decisions": 80})]
    keys = {side: 3, "melee": 2, "heavy-melee": 1, "fly": 1}
    counts: Counts = {group: {side: keys, "guild": {"fly": 1}}, "wild": {side: {side: 1}}}
    batches = [
        Batch(2, board, 0, games, counts),
        Batch(2, other_board, 0, games[:1], counts),
        Batch(3, board, 0, three, {}),
    ]
    about = About(side, 1, side, side, 1, {side: side}, side)
    return report_on(about, Bounds(), batches, [board, other_board])


@pytest.fixture(scope="module")
def page() -> str:
    return render(report("pit_fighters"), "Wildlands", TEXTS)


def test_everything_that_opens_closes(page: str) -> None:
    assert Page(page).open == []


def test_nothing_is_fetched_from_elsewhere(page: str) -> None:
    found = Page(page)
    assert not {"script", "link", "img", "iframe"} & set(found.tags)
    assert all(target.startswith("#") for target in found.targets)
    assert not re.search(r"https?://|url\((?!#)|@import", page)


def test_every_id_is_there_once_and_every_link_leads_somewhere(page: str) -> None:
    found = Page(page)
    assert len(found.ids) == len(set(found.ids))
    assert {target[1:] for target in found.targets} <= set(found.ids)
    assert set(re.findall(r"url\(#([^)]+)\)", page)) <= set(found.ids)


def test_names_and_numbers_are_shown(page: str) -> None:
    shown = " ".join(Page(page).words)
    for words in ("Balance of Wildlands", "The Pit Fighters", "The Dungeon", "all boards", "Three players"):
        assert words in shown
    assert "pit_fighters against" not in shown
    assert "83.3 %" in shown  # two wins and a half of three games


def test_plots_are_pictures_with_words_and_colours_of_the_page(page: str) -> None:
    plots = re.findall(r"<svg.*?</svg>", page, flags=re.DOTALL)
    assert len(plots) > 8
    for plot in plots:
        root = ElementTree.fromstring(plot)
        assert root.get("role") == "img"
        assert root.get("aria-label")
        assert [text.text for text in root.iter("text")]
        assert "var(--ink)" in plot
        assert not re.search(r"#0102[0-9a-f]{2}", plot)
    variables = set(re.findall(r"var\((--[a-z0-9-]+)\)", page))
    light, dark = page.split("prefers-color-scheme: dark", 1)
    for variable in variables:
        assert f"{variable}:" in light
        assert f"{variable}:" in dark


def test_the_same_report_gives_the_same_page(page: str) -> None:
    assert render(report("pit_fighters"), "Wildlands", TEXTS) == page


def test_whatever_things_are_called_stays_text() -> None:
    evil = render(report(EVIL, EVIL, f"{EVIL}2", EVIL), EVIL, TEXTS)
    found = Page(evil)
    assert "script" not in found.tags
    assert found.open == []
    assert f"Balance of {EVIL}" in "".join(found.words)
    for plot in re.findall(r"<svg.*?</svg>", evil, flags=re.DOTALL):
        ElementTree.fromstring(plot)
