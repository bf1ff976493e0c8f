"""How long a round of Wilderness takes for one person among seven bots, through a real server.

    python bench/round_of_eight.py [--rounds 3] [--bot ismcts:2] [--seats 8] [--tiles 4]

The person passes in every window and ends every turn at once, so what is left is what the table takes:
windows, bots, messages. It uses the server and the sockets of the tests, so it is run with `PYTHONPATH=.`.
"""

import argparse
import json
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any

from tests.server.house import Chair, House

from wildtable.compiled import is_compiled


def play_round(chair: Chair) -> dict[str, Any]:
    """From one of Nature's turns to the next: seconds, windows, and who is alive."""
    began, windows = perf_counter(), set()
    known = sum(event["event"] == "nature-began" for _, event in chair.events)
    while sum(event["event"] == "nature-began" for _, event in chair.events) == known:
        told = chair.told
        if told["status"] != "playing":
            break
        if told["window"] is not None:
            windows.add(told["window"]["number"])
        if told["asked"] and told["legal"] and not told["ahead"]:
            offered = [action for action, _, _ in told["legal"]]
            wanted = next((one for one in ("pass", "end", "no") if one in offered), offered[0])
            chair.act(wanted)
        else:
            chair.hear()
    alive = sum(player["alive"] for player in chair.told["view"]["players"])
    return {"seconds": round(perf_counter() - began, 1), "windows": len(windows), "alive": alive}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--bot", default="ismcts:2")
    parser.add_argument("--seats", type=int, default=8)
    parser.add_argument("--tiles", type=int, default=4)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, House(Path(folder), pauses=1.0) as house:
        ada = house.person("Ada")
        options = {"tiles": given.tiles, "stops": "none"}
        table = ada.table("wilderness", "me", *[given.bot] * (given.seats - 1), options=options)
        with ada.at(table) as chair:
            chair.until_told(lambda told: told["status"] == "playing")
            rounds = [play_round(chair) for _ in range(given.rounds)]
    print(json.dumps({"compiled": is_compiled(), "bot": given.bot, "seats": given.seats, "rounds": rounds}))


if __name__ == "__main__":
    main()
