"""A real server, a real browser, and what is kept of them when a test fails."""

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from tests.browser.chromium import MISSING, find_chromium, running
from tests.browser.guest import PATIENCE, Guest
from tests.server.house import House

HERE = Path(__file__).parent
OBSERVER = HERE / "observer.js"
AT_ONCE = """(() => {
    if (!location.host) return;  // a blank page keeps nothing
    const kept = JSON.parse(localStorage.getItem('wildtable.settings') ?? '{}');
    localStorage.setItem('wildtable.settings', JSON.stringify({pace: 'off', ...kept}));
})()"""
"""Nobody here has to follow what others do, unless a test says so."""

GUESTS = pytest.StashKey[list[Guest]]()
FAILED = pytest.StashKey[bool]()

Invite = Callable[..., Guest]
Pages = dict[str, list[Page]]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        pytest.skip(MISSING)
    expect.set_options(timeout=PATIENCE)
    with running(path) as browser:
        yield browser


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests that do not stop it."""
    with House(tmp_path_factory.mktemp("house")) as house:
        assert house.settings.static.joinpath("index.html").is_file(), "Build the client first: make client"
        yield house


@pytest.fixture(scope="session")
def waiting() -> Pages:
    """Pages whose guests have left, by what kind of device they are."""
    return {}


@pytest.fixture
def invite(
    browser: Browser, house: House, waiting: Pages, request: pytest.FixtureRequest
) -> Iterator[Invite]:
    """Somebody new at a browser of their own: `invite()`, or at another server `invite(house=...)`.

    The page may be one whose guest has left, which takes half of the time; a test that bends the page's clock
    or its network asks for a `fresh` one, which nobody gets afterwards.
    """
    guests: list[Guest] = request.node.stash.setdefault(GUESTS, [])
    borrowed: list[tuple[Guest, dict[str, Any], list[Page] | None]] = []

    def one_more(house: House = house, fresh: bool = False, **device: Any) -> Guest:
        device = {"viewport": {"width": 1280, "height": 900}, "reduced_motion": "reduce", **device}
        pages = None if fresh else waiting.setdefault(repr(sorted(device.items())), [])
        page = pages.pop() if pages else new_page(browser, device)
        guest = Guest(page, f"http://{house.host}", bool(device.get("has_touch")))
        guests.append(guest)
        borrowed.append((guest, device, pages))
        return guest

    yield one_more
    for guest, device, pages in borrowed:
        guest.leave()
        if pages is not None and FAILED not in request.node.stash and tidy(guest, device):
            pages.append(guest.page)
        else:
            guest.context.close()
    broken = [line for guest in guests for line in guest.broken]
    assert not broken, f"The page stumbled: {broken}"


def new_page(browser: Browser, device: dict[str, Any]) -> Page:
    """A page in a context of its own, which nobody has used."""
    context = browser.new_context(locale="en-GB", **device)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(path=OBSERVER)
    context.add_init_script(AT_ONCE)
    return context.new_page()


def tidy(guest: Guest, device: dict[str, Any]) -> bool:
    """Leave nothing of a guest in the page: who it was, what was kept, how large it is; could it be done?

    The way leads over an address of the same site without a script, so that the browser keeps its process.
    """
    page = guest.page
    try:
        page.goto(f"{guest.address}/healthz")
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        page.mouse.move(0, 0)
    except Error:  # the server is gone
        return False
    page.context.clear_cookies()
    page.set_viewport_size(device["viewport"])
    page.emulate_media(color_scheme="light", reduced_motion=device["reduced_motion"])
    return True


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every process begins with one of the whole games, so that none waits at the end for another's.

    At first each gets its part of the list, in order; whoever is done takes from the end of another's.
    """
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long = [item for item in items if item.path.parent == HERE and item.get_closest_marker("slow")]
    rest = [item for item in items if item not in long]
    cuts = [len(rest) * number // processes for number in range(processes + 1)]
    items[:] = [
        item
        for number in range(processes)
        for item in (*long[number::processes], *rest[cuts[number] : cuts[number + 1]])
    ]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails leaves a picture and the console of every page behind, and says where."""
    report = yield
    guests = item.stash.get(GUESTS, [])
    if report.when == "call" and report.failed and guests:
        item.stash[FAILED] = True
        folder = Path(item.funcargs["tmp_path_factory"].mktemp(item.name))  # type: ignore[attr-defined]
        for number, guest in enumerate(guests, 1):
            with suppress(Error):  # of a page that is gone there is no picture
                guest.page.screenshot(path=folder / f"guest-{number}.png", full_page=True)
            (folder / f"guest-{number}.log").write_text("\n".join([guest.page.url, *guest.said]))
        report.sections.append(("The browser", f"Pictures and console logs are in {folder}"))
    return report
