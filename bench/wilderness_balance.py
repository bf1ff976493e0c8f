"""What Wilderness is like among bots: days, deaths and their causes, turn order, and cards.

    python bench/wilderness_balance.py [--games 1000] [--seats 4] [--tiles 6] [--bot greedy] [--rotate]

A card's worth is the share of games won by seats that were dealt it in the opening hand, which is chance,
less the share of the seats that were not, in points, with the 95 % interval of the difference. `upper` and
`lower` are the shares of drawn cards of which that half was played; the rest was held at the end or lost.
"""

import argparse
import json
from collections import Counter
from math import sqrt
from pathlib import Path

from wildtable.bots import make_bot
from wildtable.compiled import is_compiled
from wildtable.engine.event import Event
from wildtable.engine.game import Game
from wildtable.engine.rng import Rng
from wildtable.games import load
from wildtable.lab.match import play_match
from wildtable.lab.statistics import Z, wilson

OPENING = 3


class Totals:
    """Everything that was counted."""

    def __init__(self, seats: int) -> None:
        self.games = self.drawn_games = 0
        self.days: list[int] = []
        self.decisions = 0
        self.wins = [0.0] * seats
        self.deaths = 0
        self.causes: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.drawn: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.opened: Counter[str] = Counter()
        self.opened_won: dict[str, float] = {}
        self.exhaustion: Counter[str] = Counter()

    def add(self, events: list[Event], won: list[float], reason: str, seats: int) -> None:
        """One finished game."""
        self.games += 1
        self.reasons[reason] += 1
        held: list[set[str]] = [set() for _ in range(seats)]
        dealt = Counter[int]()
        leads = next(str((e.public or {})["seat"]) for e in events if e.kind == "first-player")
        first = int(leads[1:]) - 1
        last: dict[str, str] = {}
        for event in events:
            facts = event.public or {}
            if event.kind == "drew":
                ((seat, secret),) = event.private.items()
                card = str(secret["card"])
                self.drawn[card] += 1
                dealt[seat] += 1
                if dealt[seat] <= OPENING:
                    held[seat].add(card)
            elif event.kind in ("played", "played-late"):
                self.played[f"{facts['card']} {facts['half']}"] += 1
            elif event.kind == "track-moved" and facts["track"] == "exhaustion" and facts["way"] == "up":
                last[str(facts["seat"])] = str(facts["why"])
                self.exhaustion[str(facts["why"])] += int(str(facts["by"]))
            elif event.kind == "died":
                self.deaths += 1
                self.causes[last.get(str(facts["seat"]), "unknown")] += 1
        self.days.append(sum(event.kind == "day-began" for event in events))
        for seat in range(seats):
            self.wins[(seat - first) % seats] += won[seat]
            for card in held[seat]:
                self.opened[card] += 1
                self.opened_won[card] = self.opened_won.get(card, 0.0) + won[seat]


def play(game: Game, totals: Totals, bot: str, seats: int, number: int, options: dict[str, object]) -> None:
    state = game.new(seats, options)
    events: list[Event] = []
    state.events = events
    bots = [make_bot(bot, game, 1000 * number + seat) for seat in range(seats)]
    totals.decisions += play_match(state, bots, Rng(number))
    result = state.result()
    assert result is not None
    winners = result.winners()
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    totals.add(events, won, result.reason, seats)


def report(totals: Totals, seats: int) -> dict[str, object]:
    games = totals.games
    ordered = sorted(totals.days)
    cards = {}
    for card in sorted(totals.drawn):
        halves = {half: totals.played[f"{card} {half}"] / totals.drawn[card] for half in ("upper", "lower")}
        worth, reach = worth_of(totals, card, seats)
        cards[card] = {
            "worth": round(100 * worth, 1),
            "reach": round(100 * reach, 1),
            **{half: round(100 * share) for half, share in halves.items()},
        }
    return {
        "games": games,
        "seats": seats,
        "days": {
            "mean": round(sum(ordered) / games, 2),
            "tenth": ordered[games // 10],
            "median": ordered[games // 2],
            "nine tenths": ordered[games * 9 // 10],
        },
        "decisions": totals.decisions // games,
        "died %": round(100 * totals.deaths / games / seats, 1),
        "causes": dict(totals.causes.most_common()),
        "exhaustion": {why: round(n / games / seats, 1) for why, n in totals.exhaustion.most_common()},
        "ends": dict(totals.reasons.most_common()),
        "by place in turn order %": [
            [round(100 * number, 1) for number in (rate.value, rate.low, rate.high)]
            for rate in (wilson(wins, games) for wins in totals.wins)
        ],
        "cards": dict(sorted(cards.items(), key=lambda card: -card[1]["worth"])),
    }


def worth_of(totals: Totals, card: str, seats: int) -> tuple[float, float]:
    """How much more often seats with the card in the opening hand win, and the reach of the interval."""
    had, hands = totals.opened[card], totals.games * seats
    if had == 0 or had == hands:
        return 0.0, 1.0
    with_it = totals.opened_won.get(card, 0.0) / had
    without = (sum(totals.wins) - totals.opened_won.get(card, 0.0)) / (hands - had)
    return with_it - without, Z * sqrt(
        with_it * (1 - with_it) / had + without * (1 - without) / (hands - had)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tiles", type=int, default=6)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rotate", action="store_true")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--pack", type=Path)
    given = parser.parse_args()
    options: dict[str, object] = {
        "tiles": given.tiles,
        "rotate_first_player": given.rotate,
        "max_days": 20,
    }
    game = load("wilderness", given.pack)
    totals = Totals(given.seats)
    for number in range(given.games):
        play(game, totals, given.bot, given.seats, given.seed * 1_000_000 + number, options)
    found = {"compiled": is_compiled(), "bot": given.bot, "options": options, **report(totals, given.seats)}
    if given.json:
        given.json.write_text(json.dumps(found, indent=1) + "\n")
    cards = found.pop("cards")
    assert isinstance(cards, dict)
    print(json.dumps(found))
    for card, facts in cards.items():
        worth = f"{facts['worth']:6.1f} ± {facts['reach']:4.1f}"
        print(f"{card:20} {worth}   upper {facts['upper']:3}  lower {facts['lower']:3}")


if __name__ == "__main__":
    main()
