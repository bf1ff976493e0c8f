"""How many frames a second the browser draws while Wildlands' board is dragged and zoomed.

    PYTHONPATH=. python bench/frames.py --seconds 4

A real Chromium without a window and without a graphics card looks on at a table in mid-game; the page moves
the board a little in every frame. Prints JSON: for each gesture the frames a second, and the longest time
between two frames in milliseconds.
"""

import argparse
import itertools
import json
import tempfile
from pathlib import Path

from playwright.sync_api import Page
from tests.browser.chromium import MISSING, find_chromium, running
from tests.server.house import House

OPTIONS = {"faction_pick": "draft", "interrupt_window_seconds": 0}
DECISIONS = 40
SIZES = {"desktop": (1280, 900), "phone": (390, 844)}

MOVE = """async ([gesture, seconds]) => {
    const room = document.querySelector('.room');
    const box = room.getBoundingClientRect();
    const at = (x, y) => ({pointerId: 1, bubbles: true, cancelable: true, isPrimary: true,
        clientX: box.x + box.width * x, clientY: box.y + box.height * y});
    const touch = (what, x, y) => room.dispatchEvent(new PointerEvent(what, at(x, y)));
    const wheel = (by) =>
        room.dispatchEvent(new WheelEvent('wheel', {...at(0.5, 0.5), deltaY: by, ctrlKey: true}));
    room.setPointerCapture = () => {};  // there is no real pointer to capture
    for (let i = 0; i < 6; i++) wheel(-100);
    await new Promise((done) => setTimeout(done, 500));
    const times = [];
    const end = performance.now() + 1000 * seconds;
    touch('pointerdown', 0.5, 0.5);
    while (performance.now() < end) {
        const now = await new Promise(requestAnimationFrame);
        times.push(now);
        const turn = now / 400;
        if (gesture === 'drag') touch('pointermove', 0.5 + 0.3 * Math.cos(turn), 0.5 + 0.3 * Math.sin(turn));
        else wheel(30 * Math.sin(turn));
    }
    touch('pointerup', 0.5, 0.5);
    return times;
}"""


def measure(page: Page, gesture: str, seconds: float) -> dict[str, float]:
    """Frames a second, and the longest gap, while a gesture goes on."""
    before = page.evaluate("() => document.querySelector('.sheet').style.transform")
    times: list[float] = page.evaluate(MOVE, [gesture, seconds])
    assert page.evaluate("() => document.querySelector('.sheet').style.transform") != before, "Nothing moved."
    gaps = [later - earlier for earlier, later in itertools.pairwise(times)]
    return {"frames_per_s": round(1000 * len(gaps) / sum(gaps), 1), "longest_ms": round(max(gaps), 1)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--map", default="ruins", choices=["ruins", "dungeon"])
    chosen = parser.parse_args()
    path = find_chromium()
    if path is None:
        raise SystemExit(MISSING)
    found: dict[str, dict[str, float]] = {}
    with tempfile.TemporaryDirectory() as data, House(Path(data)) as house, running(path) as browser:
        ada = house.person("Ada")
        table = ada.table(
            "wildlands", "me", "greedy", "greedy", "greedy", options={**OPTIONS, "map": chosen.map}
        )
        with ada.at(table) as chair:
            for _ in range(DECISIONS):
                chair.until_told(lambda told: bool(told["legal"]))
                chair.act(chair.told["legal"][-1][0])
        for size, (width, height) in SIZES.items():
            page = browser.new_page(viewport={"width": width, "height": height})
            page.goto(f"http://{house.host}/table/{table}")
            page.locator(".sheet").wait_for()
            page.wait_for_timeout(3000)
            for gesture in ("drag", "zoom"):
                found[f"{size}, {gesture}"] = measure(page, gesture, chosen.seconds)
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
