"""The system's own Chromium; no browser is ever downloaded."""

import os
import shutil
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The one without windows first: it does the same with a sixth less of the processor."""

FLAGS = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
)
MISSING = (
    "The browser tests did not run: no Chromium was found. Install it (Debian: apt-get install "
    "chromium-headless-shell) or name one with WILDTABLE_BROWSER."
)


def find_chromium() -> str | None:
    """The path of a Chromium on this machine; WILDTABLE_BROWSER names another."""
    named = os.environ.get("WILDTABLE_BROWSER")
    return shutil.which(named) if named else next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def running(path: str) -> "Iterator[Browser]":
    """That Chromium, without a window."""
    from playwright.sync_api import sync_playwright

    flags = [*FLAGS, *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()
