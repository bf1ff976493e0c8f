"""What everybody sees of an attack, and who may do what while it runs."""

import tomllib

import pytest

from tests.wildlands.scenes import (
    GAME,
    events_of,
    facts,
    hurt,
    kinds,
    offered,
    play,
    player,
    refused,
    seen,
    start,
    strip,
    wire,
)
from wildtable.engine.rng import Rng


@pytest.mark.rule("WL-RULING-51", "WL-ATTACK-03")
def test_the_attack_card_and_the_attacker_are_seen_before_the_defence() -> None:
    state = start(player({2: 1}, ["2:heavy-melee 4"]), player([1], ["3"]))
    events = events_of(state, "heavy-melee 2 P2 | 2:heavy-melee 4")
    for seat in (0, 1, None):
        assert seen(events, seat) == [
            {
                "event": "played",
                "seat": "P1",
                "cards": ["2:heavy-melee 4"],
                "as": "heavy-melee",
                "by": ["P1.2"],
            },
            {
                "event": "attacked",
                "character": "P1.2",
                "attack": "heavy-melee",
                "seat": "P2",
                "targets": ["P2.1"],
            },
        ]
    view = state.view(1)
    players = view["players"]
    assert isinstance(players, list)
    assert players[0]["aside"] == ["2:heavy-melee 4"]
    expected = {"flag": "heavy-melee", "by": "P1.2", "targets": ["P2.1"], "shielded": []}
    assert view["attack"] == expected
    assert view["defender"] == "P2.1"


@pytest.mark.rule("WL-RULING-40", "WL-MELEE-03")
def test_the_named_target_is_public() -> None:
    state = start(player([1], ["1:melee"]), player([1, 1], ["3"]), player([2], ["3"]))
    events = events_of(state, "melee 1 P2 | 1:melee", "P2 target 2")
    for seat in (0, 1, 2, None):
        assert seen(events, seat)[-1] == {"event": "target-named", "character": "P2.2"}
        assert state.view(seat)["defender"] == "P2.2"


@pytest.mark.rule("WL-ATTACK-03", "WL-ATTACK-04", "WL-DEF-02")
def test_the_events_of_a_stopped_attack() -> None:
    state = start(player([1], ["1:melee"]), player([hurt(1)], ["open:melee"]))
    events = events_of(state, "melee 1 P2 | 1:melee", "defend 1 | open:melee")
    assert kinds(events) == ["played", "attacked", "defended"]
    assert facts(state)["characters"]["P2.1"] == hurt(1)


@pytest.mark.rule("WL-ATTACK-03", "WL-DMG-02", "WL-DMG-03", "WL-SCORE-02")
def test_the_events_of_a_knock_out() -> None:
    state = start(player([1], ["1:melee"]), player([hurt(1), 2]))
    events = events_of(state, "melee 1 P2 | 1:melee")
    assert kinds(events) == ["played", "attacked", "damaged", "knocked-out", "scored"]
    assert seen(events, None)[2:] == [
        {"event": "damaged", "character": "P2.1", "damage": 1},
        {"event": "knocked-out", "character": "P2.1"},
        {"event": "scored", "seat": "P1", "points": 1, "total": 1, "for": "melee"},
    ]


@pytest.mark.rule("WL-SCORE-02")
def test_points_are_in_every_view() -> None:
    state = start(player([1], points=3), player([2], points=1), player([3], points=4))
    for seat in (0, 1, 2, None):
        players = state.view(seat)["players"]
        assert isinstance(players, list)
        assert [each["points"] for each in players] == [3, 1, 4]


@pytest.mark.rule("WL-DMG-01", "WL-DMG-02")
def test_damage_is_in_every_view_and_goes_with_the_character() -> None:
    state = start(player([1], ["1:melee", "1:melee"]), player([1, 2]))
    for expected in ({"at": 1, "damage": 1}, "out"):
        play(state, "melee 1 P2 | 1:melee")
        for seat in (0, 1, None):
            players = state.view(seat)["players"]
            assert isinstance(players, list)
            assert players[1]["characters"]["1"] == expected
    assert state.damage[5] == 0


@pytest.mark.rule("WL-ATTACK-03", "WL-ATTACK-04")
@pytest.mark.parametrize("answer", ["take 1", "defend 1 | open:melee"])
def test_cards_lie_aside_until_the_action_is_over(answer: str) -> None:
    state = start(player([1], ["1:melee"]), player([1], ["open:melee"]), player([2]))
    play(state, "melee 1 P2 | 1:melee")
    assert (state.discard[0], state.aside[0]) == (0, 1)
    play(state, answer)
    assert facts(state)["discard"]["P1"] == ["1:melee"]
    assert facts(state)["discard"]["P2"] == (["open:melee"] if "defend" in answer else [])
    assert list(state.aside) == [0, 0, 0]


@pytest.mark.rule("WL-RULING-52", "WL-RULING-50", "WL-DEF-01")
def test_while_one_defends_nobody_else_has_anything_to_do() -> None:
    hand = ["open:melee", "wild", "1"]
    state = start(player([1], ["1:melee", *hand]), player([1], hand), player([1], hand))
    play(state, "melee 1 P2 | 1:melee")
    assert state.actors() == [1]
    assert offered(state) == {"take 1", "defend 1 | open:melee"}
    for seat in (0, 2):
        assert list(state.legal(seat)) == []
        assert refused(state, seat, "defend 1 | open:melee") == "WL-RULING-52"
        assert refused(state, seat, "take 1") == "WL-RULING-52"
        assert refused(state, seat, "interrupt") == "WL-RULING-84"
    assert refused(state, 1, "move 1 4 | 1") == "WL-RULING-84"


@pytest.mark.rule("WL-DEF-01", "WL-RULING-46")
@pytest.mark.parametrize("slot", range(1, 6))
def test_a_flag_defends_only_the_character_beside_it(slot: int) -> None:
    hand = [f"{other}:shield" for other in range(1, 6)]
    state = start(player([1], ["1:ranged"]), player([2] * 5, hand), map=strip(2))
    play(state, f"ranged 1 P2.{slot} | 1:ranged")
    assert offered(state) == {f"take {slot}", f"defend {slot} | {slot}:shield"}


@pytest.mark.rule("WL-DEF-03", "WL-COVER-01", "WL-COVER-02", "WL-SHIELD-01", "WL-SHIELD-04")
@pytest.mark.parametrize("cover", [False, True])
@pytest.mark.parametrize("attack", ["melee", "heavy-melee", "ranged", "heavy-ranged", "area"])
def test_the_table_of_defences(attack: str, cover: bool) -> None:
    flags = ("melee", "heavy-melee", "ranged", "heavy-ranged", "area", "cover", "shield", "rally", "fly")
    stops = {"melee"} if "melee" in attack else {"shield"}
    if "ranged" in attack and cover:
        stops.add("cover")
    aim = {"melee": "P2", "ranged": "P2.1", "area": "1"}[attack.removeprefix("heavy-")]
    for form in ("1", "open"):
        accepted = set()
        for flag in flags:
            two = player([1], [f"{form}:{flag}"])
            state = start(player([1], [f"1:{attack}"]), two, map=strip(2, cover=[1] if cover else []))
            play(state, f"{attack} 1 {aim} | 1:{attack}")
            if f"defend 1 | {form}:{flag}" in offered(state):
                accepted.add(flag)
        assert accepted == stops


@pytest.mark.rule("WL-DMG-05")
def test_the_knocked_out_stay_out_whatever_comes() -> None:
    state = GAME.new(4, {"factions": "guild,gnomads,lawbringers,pit_fighters"})
    rng = Rng(11)
    gone: set[str] = set()
    damage: dict[str, int] = {}
    while state.turn() != -2:
        for name, where in facts(state)["characters"].items():
            assert name not in gone or where == "out"
            if where == "out":
                gone.add(name)
            else:
                now = where["damage"] if isinstance(where, dict) else 0
                assert now >= damage.get(name, 0)
                damage[name] = now
        if state.turn() == -1:
            state.resolve(state.sample(rng))
        else:
            actions = state.legal(state.turn())
            state.apply(state.turn(), actions[rng.below(len(actions))])
    assert len(gone) > 5


@pytest.mark.rule("WL-LOS-08", "WL-RULING-59")
def test_the_official_maps_offer_shots_by_their_stored_sight() -> None:
    """Every ordered pair of spaces of both maps: a shot is offered where the data says so."""
    for name in ("dungeon", "ruins"):
        for here in range(1, 43, 5):
            for there in range(1, 43):
                hand = ["open:ranged", "open:heavy-ranged"]
                state = start(player([here], hand), player([there]), map=name)
                sight = _stored_sight(name)[here]
                shots = {text.split()[0] for text in offered(state) if "ranged" in text}
                between = 0 if here == there else sight.get(there, -1)
                expected = {"ranged"} if between >= 0 else set()
                assert shots == expected | ({"heavy-ranged"} if 0 <= between <= 1 else set())


def _stored_sight(name: str) -> dict[int, dict[int, int]]:
    """The rows of the file itself: `1: 2=0 5=1`."""
    path = GAME.folder / "content" / "maps" / f"{name}.sight.toml"
    rows = tomllib.loads(path.read_text(encoding="utf-8"))["sight"]
    table = {}
    for row in rows:
        seer, _, pairs = row.partition(":")
        table[int(seer)] = {int(p.split("=")[0]): int(p.split("=")[1]) for p in pairs.split()}
    return table


@pytest.mark.rule("WL-RULING-89", "WL-MELEE-04")
def test_a_melee_question_does_not_depend_on_the_hand() -> None:
    deck = ["open:melee", "wild", "2"]
    views = []
    for card in deck:
        two = player([1], [card]) | {"faction": {"health": [2] * 5, "cards": deck}}
        state = start(player([1], ["1:melee"]), two)
        play(state, "melee 1 P2 | 1:melee")
        assert state.actors() == [1]
        views.append(wire(state, 0))
    assert len(set(views)) == 1


@pytest.mark.rule("WL-RULING-87", "WL-DMG-01")
def test_damage_tokens_never_run_out() -> None:
    """Twenty characters in one space, 29 damage each, take one more each: 600 tokens."""
    players = [player([hurt(1, 29)] * 5, ["open:area"] if seat == 0 else [], health=31) for seat in range(4)]
    state = start(*players)
    play(state, "area 3 1 | open:area")
    assert set(map(str, facts(state)["characters"].values())) == {str(hurt(1, 30))}
