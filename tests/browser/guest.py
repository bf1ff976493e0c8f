"""Somebody at a browser: small verbs, so that a test reads like play."""

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, expect

Told = dict[str, Any]
"""The table as the server told it last."""

PATIENCE = 60_000
"""Milliseconds that nothing here comes near."""


MIDDLE = """(node) => {
    const core = node.matches('.space') ? node.querySelector('.halo') : node;
    for (const block of ['nearest', 'center']) {  // on a phone the choices may cover what is just in view
        core.scrollIntoView({block, inline: 'nearest'});
        const box = core.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (document.elementFromPoint(x, y)?.closest('section') === node.closest('section')) return [x, y];
    }
    throw new Error(`${node.dataset.element ?? node.textContent} is out of sight`);
}"""


PICKED = """([name, nth]) => {
    const picked = [...document.querySelectorAll('.picked, [aria-pressed="true"]')];
    const same = picked.filter((node) => node.dataset.element === name || node.dataset.copy === name);
    // A place for two is one node; it can be picked once more until both are said to go there.
    if (nth > 1 && !/^(card|die):/.test(name)) return same.some((node) => node.matches('.picked'));
    return new Set(same).size >= nth;
}"""

MOST_CLICKS = 8


class Guest:
    """A page, alone in its browser context; the observer tells what goes over its socket."""

    def __init__(self, page: Page, address: str, touches: bool = False) -> None:
        self.context: BrowserContext = page.context
        self.touches = touches
        self.address = address
        self.page = page
        self.named = False
        self.said: list[str] = []
        self.broken: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", self._stumble)

    def leave(self) -> None:
        """Listen no longer: the page may be another guest's from now on."""
        self.page.remove_listener("console", self._hear)
        self.page.remove_listener("pageerror", self._stumble)

    def _hear(self, line: ConsoleMessage) -> None:
        self._note(line.type, line.text)

    def _stumble(self, error: Error) -> None:
        self._note("uncaught", str(error))

    def _note(self, kind: str, text: str) -> None:
        self.said.append(f"{kind}: {text}")
        if kind == "uncaught" or "Content Security Policy" in text:
            self.broken.append(text)

    # Going somewhere

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def open_home(self) -> None:
        self.go()
        expect(self.page.get_by_role("article").first).to_be_visible()

    def give_name(self, name: str) -> None:
        """Answer the question for a name, which is asked once."""
        if self.named:
            return
        self.named = True
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Go on").click()

    def is_called(self, name: str) -> str:
        """Have a name without having been asked for it; the person's id."""
        self.named = True
        asked = self.context.request
        asked.post(f"{self.address}/api/me", data={"name": name}, headers={"Origin": self.address})
        return str(asked.get(f"{self.address}/api/me").json()["id"])

    def new_table(
        self, game: str, name: str, *seats: str, options: Mapping[str, str | bool] | None = None
    ) -> str:
        """Open a table by the form; a seat is `me`, `open` or a bot. The path of the table."""
        page = self.page
        self.go(f"/new/{game}")
        if len(seats) > 2:
            page.get_by_label("How many players").select_option(str(len(seats)))
        for number, seat in enumerate(seats, 1):
            value = seat if seat in ("me", "open") else f"bot {seat}"
            page.get_by_label(f"Seat {number}", exact=True).select_option(value)
        folds = page.locator("form details:not([open]) > summary")
        while options and folds.count():
            folds.first.click()
        for label, chosen in (options or {}).items():
            field = page.get_by_label(label, exact=True)
            if isinstance(chosen, bool):
                field.set_checked(chosen)
            else:
                field.select_option(chosen)
        page.get_by_role("button", name="Open the table").click()
        self.give_name(name)
        page.wait_for_url("**/table/*")
        return page.url.removeprefix(self.address)

    def join(self, path: str, name: str) -> None:
        """Come by the invitation and take the first open seat."""
        self.go(path)
        self.page.get_by_role("button", name="Sit here").first.click()
        self.give_name(name)
        self.until("told.yours.length > 0")

    # What the page knows

    @property
    def told(self) -> Told:
        """The last message about the table."""
        told: Told = self.page.evaluate("() => seen.told")
        return told

    def seen(self, expression: str) -> Any:
        """Something that the observer noted."""
        return self.page.evaluate(f"() => seen.{expression}")

    def until(self, wanted: str, patience: int = PATIENCE) -> Told:
        """Wait until the last message is as wanted (in JavaScript, of `told` and `seen`)."""
        script = f"async (patience) => await seen.until((told, seen) => {wanted}, patience)"
        told: Told | None = self.page.evaluate(script, patience)
        assert told is not None, f"It never came to this: {wanted}"
        return told

    # Small verbs

    def element(self, name: str) -> Locator:
        """Where an element of the game is drawn."""
        return self.page.locator(f'[data-element="{name}"]').first

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, name: str) -> None:
        """Press a button; what concerns the table itself may be in a drawer, and there behind a tab."""
        button = self.button(name)
        # An open drawer stays open: its words may just be coming.
        drawer = self.page.locator(".side .toggle[aria-expanded=false]")
        tab = self.page.locator(".side .tabs button:last-child")
        if not button.count():
            expect(button.or_(drawer).or_(tab).filter(visible=True).first).to_be_visible()
        for place in (drawer, tab):
            if not button.count() and place.is_visible():
                place.click()
        button.click()

    def hit(self, place: Locator) -> None:
        """Click in the middle, whatever lies over it; of a space of a map, on its number.

        Unlike `Locator.click` it does not wait for two frames that look the same: on a slow machine that
        takes long.
        """
        x, y = place.evaluate(MIDDLE)
        if self.touches:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def click(self, name: str) -> None:
        """Click where an element of the game is, whatever comes of it."""
        self.hit(self.element(name))

    def pick(self, name: str, nth: int = 1) -> None:
        """Click an element until it is picked, of equal cards the nth one; asked what is meant, say: this.

        The page may have moved under the click, so that it hit nothing.
        """
        for _ in range(MOST_CLICKS):
            if self.page.evaluate(PICKED, [name, nth]):
                return
            self.click(name)
            meant = self.page.locator(f'[data-meaning-of="{name}"][data-meaning="pick"]')
            if meant.count():
                self.hit(meant.first)
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
        assert self.page.evaluate(PICKED, [name, nth]), f"{name} cannot be picked."

    def drag(self, piece: str, goal: str) -> None:
        """Take a piece by mouse or finger, carry it to a goal in steps and let it go."""
        (x, y), (to_x, to_y) = (self.element(one).evaluate(MIDDLE) for one in (piece, goal))
        steps = [(x + (to_x - x) * n / 8, y + (to_y - y) * n / 8) for n in range(1, 9)]
        if not self.touches:
            self.page.mouse.move(x, y)
            self.page.mouse.down()
            for step in steps:
                self.page.mouse.move(*step)
            self.page.mouse.up()
            return
        line = self.context.new_cdp_session(self.page)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            touched = [{"x": x, "y": y} for x, y in points]
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

        touch("touchStart", (x, y))
        for step in steps:
            touch("touchMove", step)
        touch("touchEnd")

    def staged(self, action: str) -> Locator:
        """The button that plays that action and no other."""
        return self.page.locator(f'button[data-action="{action}"]')

    def confirm(self) -> None:
        self.hit(self.page.locator("button.confirm"))

    def pass_always(self) -> None:
        """Have the table pass for this one, whatever others do."""
        tab = self.page.locator(".side .tabs button:last-child")
        if tab.is_visible():
            tab.click()
        self.page.locator(".orders .heading").click()
        self.page.get_by_label("Always pass for me").check()
        self.until("told.order === 'pass'")
        self.page.keyboard.press("Escape")

    def settings(self, **changed: object) -> None:
        """Have other settings from the next page on, as if they had been chosen there before."""
        script = """(changed) => localStorage.setItem('wildtable.settings', JSON.stringify(
            {...JSON.parse(localStorage.getItem('wildtable.settings') ?? '{}'), ...changed}))"""
        self.page.evaluate(script, changed)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("list", name="What happened").get_by_role("listitem")

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    @property
    def result(self) -> Locator:
        return self.page.locator("section.result")
