"""The same by keyboard alone."""

from collections.abc import Sequence

from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.browser.playing import Choice, at_once, path_to

MOST_TABS = 80


def tab_to(guest: Guest, selector: str) -> None:
    """Press Tab until what the selector describes has the focus."""
    for _ in range(MOST_TABS):
        if guest.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def tab_to_words(guest: Guest, words: str) -> None:
    """Press Tab until something with these words has the focus."""
    for _ in range(MOST_TABS):
        if guest.page.evaluate("() => document.activeElement.textContent.trim()") == words:
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to '{words}'")


def walk_to(guest: Guest, square: str) -> None:
    """Go over the board by arrows to a square."""
    tab_to(guest, "[role=gridcell]")
    script = """(square) => {
        const box = (node) => node.querySelector('rect').getBoundingClientRect();
        const here = box(document.activeElement);
        const there = box(document.querySelector(`[data-element="${square}"]`));
        return [(there.x - here.x) / here.width, (there.y - here.y) / here.height].map(Math.round);
    }"""
    right, down = guest.page.evaluate(script, square)
    for key in ["ArrowRight"] * right + ["ArrowLeft"] * -right + ["ArrowDown"] * down + ["ArrowUp"] * -down:
        guest.page.keyboard.press(key)
    assert guest.page.evaluate("() => document.activeElement.dataset.element") == square


def by_keyboard(guest: Guest, choice: Choice, legal: Sequence[Choice]) -> None:
    """Walk to everything that tells the action apart and press Enter; at last once more."""
    told = guest.told
    if at_once(told, choice, legal):
        tab_to(guest, f'button[data-action="{choice[0]}"]')
        guest.page.keyboard.press("Enter")
        return
    path = path_to(choice, legal, told["seat"])
    keys = guest.page.keyboard
    asked = False
    for element in path:
        kind, _, name = element.partition(":")
        if kind == "fae":
            walk_to(guest, f"square:{told['view']['fae'][name]}")
            for _ in range(4):  # several Fae in one square: Shift and Enter go on to the next
                keys.press("Shift+Enter")
                if guest.element(element).evaluate("(node) => node.matches('.picked')"):
                    break
            continue
        if kind == "square":
            walk_to(guest, element)
        else:
            tab_to(guest, f'[data-element="{element}"]')
        keys.press("Enter")
        asked = guest.page.locator(".question").count() > 0
        if asked:  # another own Fae stands there
            tab_to(guest, f'[data-meaning-of="{element}"][data-meaning="pick"]')
            keys.press("Enter")
    expect(guest.staged(choice[0])).to_be_visible()
    if asked or not path or not path[-1].startswith("square:"):
        tab_to(guest, "button.confirm")
    keys.press("Enter")
