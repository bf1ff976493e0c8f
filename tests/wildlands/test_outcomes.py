"""What an action comes to is told before it is played, from what the seat can see."""

from typing import Any

import pytest
from hypothesis import given

from tests.effort import examples
from tests.walking import any_step, do
from tests.wildlands.scenes import GAME, hurt, is_over, player, start, strip
from tests.wildlands.test_random_play import Table, new_game, seeds, tables
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE
from wildtable.engine.texts import load_texts
from wildtable.games.wildlands.game import WildlandsState

ATTACKS = ("melee", "heavy-melee", "ranged", "heavy-ranged", "area")


def told(state: WildlandsState, action: str, seat: int = 0) -> list[str]:
    """The sentences of an action."""
    texts = load_texts(GAME.folder, "en")
    outcomes = GAME.at_table.outcomes(state, seat, GAME.parse(state, seat, action))
    return [texts.say(f"outcome-{outcome['kind']}", outcome) for outcome in outcomes]


def facing(theirs: object, flag: str = "heavy-ranged", **more: Any) -> WildlandsState:
    """Slot 1 on space 1 with one card, and an enemy on space 2, which has cover."""
    foe = player([theirs, 4], more.pop("hand", ["wild"]), **more)
    return start(player([1], [f"1:{flag}"]), foe, map=strip(4, cover=(2,)))


def test_damage_with_what_can_stop_it() -> None:
    state = facing(2, health=3)
    said = "P2.1: 2 damage, 1 health left, unless a shield or cover stops it."
    assert told(state, "heavy-ranged 1 P2.1 | 1:heavy-ranged") == [said]
    assert told(facing(1, "melee"), "melee 1 P2 | 1:melee") == [
        "P2.1: 1 damage, 1 health left, unless melee stops it."
    ]


def test_who_has_no_cards_stops_nothing() -> None:
    said = told(facing(2, hand=[]), "heavy-ranged 1 P2.1 | 1:heavy-ranged")
    assert said[0] == "P2.1 is knocked out; nobody can stop it, for there is no card in that hand."
    assert said[1] == "Worth a point: 1 of 5."


def test_a_knock_out_may_win() -> None:
    state = start(player([1], ["1:ranged"], points=4), player([hurt(2), 3], ["wild"]), map=strip(4))
    assert told(state, "ranged 1 P2.1 | 1:ranged") == [
        "P2.1 would be knocked out, unless a shield stops it.",
        "Worth a point: 5 of 5.",
        "With that you win.",
    ]


def test_a_strike_at_several_says_that_their_player_chooses() -> None:
    state = start(player([1], ["1:melee"]), player([1, 1], ["wild"]), map=strip(3))
    assert told(state, "melee 1 P2 | 1:melee") == [
        "1 damage to one of these, as Player 2 chooses: P2.1, P2.2, unless melee stops it."
    ]


def test_moves_shards_and_draws() -> None:
    first = player({1: 1, 2: "hidden 3"}, ["1", "1", "1", "1"], deck=["2"] * 9, shards=[2])
    state = start(first, player([4, "hidden 5"], ["wild"]), map=strip(6))
    assert told(state, "move 1 2 | 1") == ["Reaches your shard on space 2."]
    assert told(state, "end") == ["You draw 3 cards."]
    assert told(state, "reveal 2") == ["Appears on space 3; that is no action, and nobody can interrupt it."]
    away = start(player([3], ["1"]), player([4, "hidden 5"], ["wild"]), map=strip(6))
    assert told(away, "move 1 2 | 1") == ["Enemies in hiding stay hidden: no step reveals them."]
    there = start(player([2], ["1", "1", "1"], shards=[2]), player([4], ["wild"]), map=strip(6))
    assert told(there, "claim 1 | 1 + 1 + 1") == ["Worth a point: 1 of 5."]


@examples(20)
@given(tables, seeds)
def test_what_is_told_of_an_attack_happens_if_nobody_stops_it(table: Table, seed: int) -> None:
    """Damage and knock-outs, for whoever is hit; a player who must choose hits one of those named."""
    rng = Rng(seed)
    state = new_game(table)
    for _ in range(400):
        if is_over(state):
            break
        who, what = any_step(state, rng)
        if who != CHANCE and GAME.format(state, who, what).split()[0] in ATTACKS:
            compare(state.clone(), who, what)
        do(state, (who, what))


def compare(state: WildlandsState, seat: int, attack: int) -> None:
    outcomes = GAME.at_table.outcomes(state, seat, attack)
    events: list[Any] = []
    state.events = events
    state.apply(seat, attack)
    while GAME.step(state) in ("target", "defend"):
        actor = state.actors()[0]
        texts = {GAME.format(state, actor, int(action)): int(action) for action in state.legal(actor)}
        state.apply(
            actor, next(texts[text] for text in sorted(texts) if text.split()[0] in ("take", "target"))
        )
    out = {event.public["character"] for event in events if event.kind == "knocked-out"}
    damaged = {
        event.public["character"]: event.public["damage"] for event in events if event.kind == "damaged"
    }
    if outcomes[0]["kind"] == "one-of":
        (victim,) = damaged
        assert victim in outcomes[0]["targets"]  # type: ignore[operator]
        assert damaged[victim] == outcomes[0]["damage"]
        return
    hit = [one for one in outcomes if one["kind"] in ("damage", "knocked-out")]
    assert {one["character"]: one["damage"] for one in hit} == damaged
    assert {one["character"] for one in hit if one["kind"] == "knocked-out"} == out
    assert any(one["kind"] in ("won", "lost") for one in outcomes) == is_over(state)


@pytest.mark.rule("WL-RULING-89")
def test_what_a_hand_holds_changes_nothing_that_is_told() -> None:
    action = "heavy-ranged 1 P2.1 | 1:heavy-ranged"
    assert told(facing(2, hand=["1:shield"]), action) == told(facing(2, hand=["5:melee"]), action)


@pytest.mark.parametrize(
    ("points", "waited_for"), [((4, 0, 0), True), ((3, 0, 0), False), ((3, 0, 4), False)]
)
def test_a_stop_is_for_whoever_acts_and_needs_one_more_point(
    points: tuple[int, int, int], waited_for: bool
) -> None:
    mover, watcher, third = points
    state = start(
        player([1], ["1:melee"], points=mover),
        player([3], ["wild"], points=watcher),
        player([4], ["wild"], points=third),
        map=strip(4),
    )
    state.apply(0, GAME.parse(state, 0, "move 1 2 | 1:melee"))
    assert ("winning" in GAME.at_table.stops_at(state, 1, [])) == waited_for
