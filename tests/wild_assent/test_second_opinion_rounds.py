"""Whole random matches against a second working out: whose turn it is, tokens, Bleed, Momentum dice.

Only documents, events and texts of actions are used; the order and the life of tokens are told anew from the
words of the book.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.wild_assent.scenes import GAME
from wildtable.engine.event import Event
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER
from wildtable.games.wild_assent.game import WildAssentState

STATUSES = ("immobilize", "bleed", "fatigue", "blind", "stun")
LASTING = {"bleed"}
FACES = ("damage", "defense", "speed", "healing")


class Watcher:
    """What somebody at the table keeps track of."""

    def __init__(self, state: WildAssentState, document: dict[str, Any]) -> None:
        self.options = GAME.options_of(state)
        self.seats = len(document["players"])
        self.player_1 = int(document["player_1"])
        self.assents = [player["assent"] for player in document["players"]]
        self.rows = [player["order"] for player in document["players"]]
        self.alive = {one["name"] for one in document["gladiators"]}
        self.tokens: dict[str, set[str]] = {}
        self.working: dict[str, set[str]] = {}
        self.renewed: dict[str, set[str]] = {}
        self.shown: dict[str, set[str]] = {}  # the tokens in the document
        self.open: list[str] = []  # activations that have begun
        self.round = 0
        self.slots = 0  # activations that were looked at
        self.named: list[int | None] = [None, None]
        self.acted: set[str] = set()
        self.again: str | None = None  # who is Agile and activates a second time at once
        self.turns: Iterator[str] = iter(())

    # The order (WA-ROUND, WA-RULING-102 to -105, -168).

    def side(self, seat: int) -> int:
        return seat if self.seats == 2 else seat // 2

    def first(self) -> int:
        return self.player_1 if self.round % 2 == 1 else 1 - self.player_1

    def player(self, side: int, number: int) -> int:
        """The first or second player of a side; a team with one living Assent was not asked."""
        if self.seats == 2:
            return side
        captain = 2 * side
        if self.named[side] is None:
            partner_alone = (
                self.assents[captain] not in self.alive and self.assents[captain + 1] in self.alive
            )
            self.named[side] = captain + 1 if partner_alone else captain
        named = self.named[side]
        assert named is not None
        return named if number == 0 else 2 * captain + 1 - named

    def order(self) -> Iterator[str]:
        """Those whose place comes, one after the other; who has fallen by then has none."""
        for cursor in range(self.seats):
            side = self.first() if cursor % 2 == 0 else 1 - self.first()
            assent = self.assents[self.player(side, cursor // 2)]
            if assent in self.alive:
                yield assent
        turn = 0
        while True:
            for passed in range(self.seats):
                place = (turn + passed) % self.seats
                side = 1 - self.first() if place % 2 == 0 else self.first()
                row = self.rows[self.player(side, place // 2)]
                left = [name for name in row if name in self.alive and name not in self.acted]
                if left:
                    self.acted.add(left[0])
                    turn = place + 1
                    yield left[0]
                    break
            else:
                return

    def takes_a_place(self, name: str) -> None:
        if self.again == name:
            self.again = None
            return
        assert next(self.turns, None) == name
        self.slots += 1
        self.again = name if name == "gryphon" else None

    # Events.

    def see(self, events: list[Event]) -> None:
        bleeds: str | None = None
        for event in events:
            facts: Any = event.public or {}
            name = facts.get("gladiator", "")
            if bleeds is not None:
                assert (event.kind, name, facts.get("why")) == ("hurt", bleeds, "bleed")
                bleeds = None
            elif event.kind == "hurt" and facts["why"] == "bleed":
                # of one who is passed over (WA-RULING-175)
                assert is_summon(name)
                assert "bleed" in self.tokens[name]
            if event.kind == "round-began":
                assert next(self.turns, None) is None
                self.round = facts["round"]
                self.named, self.acted, self.turns = [None, None], set(), self.order()
                assert facts["seats"] == [
                    f"P{s + 1}" for s in range(self.seats) if self.side(s) == self.first()
                ]
            elif event.kind == "named-first":
                seat = int(facts["seat"][1:]) - 1
                self.named[self.side(seat)] = seat
            elif event.kind == "activated":
                if facts["how"] != "free" and not is_summon(name):
                    self.close_others(name)
                    self.takes_a_place(name)
                self.begin(name)
                bleeds = name if "bleed" in self.tokens[name] else None
            elif event.kind == "skipped":
                if not is_summon(name):
                    self.close_others(name)
                    self.takes_a_place(name)
                self.tokens[name] = self.of(name) & LASTING
            else:
                self.happens(event.kind, name, facts)
        assert bleeds is None

    def happens(self, kind: str, name: str, facts: dict[str, Any]) -> None:
        if kind == "inflicted":
            if facts["status"] == "stun" and self.doubled(name):
                self.of(name).discard("immobilize")
            self.of(name).add(facts["status"])
            self.renewed.setdefault(name, set()).add(facts["status"])
        elif kind == "cleansed":
            gone = set(STATUSES) if facts["status"] == "any" else {facts["status"]}
            self.tokens[name] = self.of(name) - gone
        elif kind in ("slain", "destroyed", "escaped"):
            self.alive.discard(name)
            self.open = [other for other in self.open if other != name]
            for kept in (self.tokens, self.working, self.renewed):
                kept.pop(name, None)
        elif kind == "summoned":
            self.alive.add(name)
            self.tokens[name] = set()

    def doubled(self, name: str) -> bool:
        """Told by the document: a Stun in place of a second Immobilize took that token away."""
        return "immobilize" in self.of(name) and "immobilize" not in self.shown.get(name, set())

    def of(self, name: str) -> set[str]:
        return self.tokens.setdefault(name, set())

    def begin(self, name: str) -> None:
        self.open.append(name)
        self.working[name] = set(self.of(name))
        self.renewed[name] = set()

    def close(self, name: str) -> None:
        """Its activation is over: what worked goes, but for Bleed and what came anew (WA-RULING-181)."""
        self.open.remove(name)
        over = self.working.pop(name) - self.renewed.get(name, set()) - LASTING
        self.tokens[name] = self.of(name) - over

    def close_others(self, name: str) -> None:
        """A new place in the order: whatever was open is over."""
        for other in reversed(self.open):
            self.close(other)

    def check(self, document: dict[str, Any]) -> None:
        """Whoever has no activation on the stack any more has ended it; then the tokens are compared."""
        numbers = {one["number"]: one["name"] for one in document["gladiators"]}
        going_on = [numbers[f["gladiator"]] for f in document["stack"] if f["frame"] == "activation"]
        for name in list(self.open):
            if name not in going_on:
                self.close(name)
        for one in document["gladiators"]:
            if one["place"] is not None:
                assert set(one["statuses"]) == self.of(one["name"]), one["name"]


def is_summon(name: str) -> bool:
    return name[-1].isdigit()


def check_dice(state: WildAssentState, document: dict[str, Any], texts: list[str]) -> None:
    """What may be rerolled, and who may get the die at hand (WA-MOM-02, -09, -10, -13, WA-RULING-188)."""
    frame = document["stack"][-1]
    seat = frame["owner"]
    dice = counted(document["players"][seat]["momentum"])
    if texts[0].startswith("reroll"):
        found = {tuple(sorted(counted(text.removeprefix("reroll ")).items())) for text in texts}
        ways = 1
        for number in dice.values():
            ways *= number + 1
        assert len(found) == len(texts) == ways
        return
    face = next(face for face in FACES if dice[face] > 0)
    allowed = {"leave"}
    for one in document["gladiators"]:
        if one["place"] is None or one["seat"] != f"P{seat + 1}":
            continue
        creature = one["number"] >= 4 and not is_summon(one["name"])
        held = len(one["dice"])
        if GAME.options_of(state)["healing_counts_against_limit"] and creature:
            held += one["healing"]
            fits = held < 2
        else:
            fits = held < 2 or face == "healing"
        if face != "healing":
            fits = fits and creature and face not in one["dice"]
        if fits:
            allowed.add(f"assign {one['name']}")
    assert set(texts) == allowed


def counted(text: str) -> Counter[str]:
    found: Counter[str] = Counter()
    if text != "none":
        for part in text.split(", "):
            number, face = part.split()
            found[face] += int(number)
    return found


@pytest.mark.rule("WA-ROUND-03", "WA-ROUND-04", "WA-ROUND-05", "WA-ROUND-06", "WA-ROUND-08", "WA-ROUND-09")
@pytest.mark.rule("WA-ROUND-11", "WA-RULING-102", "WA-RULING-103", "WA-RULING-104", "WA-RULING-105")
@pytest.mark.rule("WA-STATUS-01", "WA-STATUS-04", "WA-STATUS-08", "WA-RULING-78", "WA-RULING-81")
@pytest.mark.rule("WA-MOM-02", "WA-MOM-09", "WA-MOM-10", "WA-MOM-13", "WA-RULING-188", "WA-RULING-93")
@pytest.mark.parametrize(
    ("seed", "seats", "options"),
    [
        (1, 2, {}),
        (2, 2, {"victory": "last-man-standing", "healing_counts_against_limit": True}),
        (3, 4, {}),
        (4, 4, {"victory": "last-man-standing", "silvestrem": False}),
    ],
)
def test_rounds_tokens_and_dice_are_what_the_words_say(
    seed: int, seats: int, options: dict[str, object]
) -> None:
    state, rng = GAME.new(seats, options), Rng(seed)
    watcher: Watcher | None = None
    events: list[Event] = []
    while int(state.turn()) != OVER and (watcher is None or watcher.slots < 150):
        events.clear()
        state.events = events
        if int(state.turn()) == CHANCE:
            state.resolve(state.sample(rng))
        else:
            act(state, rng, watcher)
        state.events = None
        document: Any = GAME.position(state)
        if watcher is None and document["stack"][0]["frame"] == "round":
            watcher = Watcher(state, document)
        if watcher is not None and int(state.turn()) != OVER:
            watcher.shown = {one["name"]: set(one["statuses"]) for one in document["gladiators"]}
            watcher.see(events)
            watcher.check(document)
    assert watcher is not None
    assert watcher.slots > 40


def act(state: WildAssentState, rng: Rng, watcher: Watcher | None) -> None:
    """Anything that is legal, but for Free Activations, which have no place in the order."""
    seat = int(state.turn())
    legal = [int(action) for action in state.legal(seat)]
    texts = [GAME.format(state, seat, action) for action in legal]
    if GAME.step(state) == "momentum":
        check_dice(state, GAME.position(state), texts)
    fits = [action for action, text in zip(legal, texts, strict=True) if "war-horn" not in text]
    action = fits[rng.below(len(fits))]
    if watcher is not None and GAME.step(state) == "activation" and texts[legal.index(action)] == "end":
        pass_summons(state, watcher)
    state.apply(seat, action)


def pass_summons(state: WildAssentState, watcher: Watcher) -> None:
    """Those that are passed over have activated all the same (WA-RULING-175)."""
    document: Any = GAME.position(state)
    frame = document["stack"][-1]
    texts = [GAME.format(state, int(state.turn()), int(action)) for action in state.legal(int(state.turn()))]
    if frame["frame"] == "activation":
        for text in texts:
            if text.startswith("summoned "):
                name = text.split()[1]
                watcher.tokens[name] = watcher.of(name) & LASTING
