"""Positions that cannot be are refused, and those that can be stay as they are."""

import pytest

from tests.wildlands.scenes import GAME, play, start, strip
from tests.wildlands.table import Document, deal_and_assign, own, player
from wildtable.engine.refusal import BadPosition

ONE: Document = player("guild", {1: 1}, ["wild"])
TWO: Document = player("gnomads", {1: 40}, ["wild"])


@pytest.mark.rule("WL-SETUP-13")
@pytest.mark.parametrize(
    "players",
    [
        [player("guild", {1: "hidden 7", 2: "hidden 7"}), TWO],
        [player("guild", {1: "hidden 7"}), player("gnomads", {1: "hidden 7"})],
        [player("guild", {1: 1}, shards=[5]), player("gnomads", {1: 40}, shards=[5])],
        [player("guild", {1: "hidden 5"}), player("gnomads", {1: 40}, shards=[5])],
        [player("guild", {1: "hidden 5"}, shards=[5]), TWO],
    ],
    ids=["own-starts", "starts-of-two", "shards-of-two", "start-on-a-shard", "start-on-the-own-shard"],
)
def test_a_map_card_is_used_once(players: list[Document]) -> None:
    with pytest.raises(BadPosition, match="WL-SETUP-13"):
        start(*players)


@pytest.mark.rule("WL-SETUP-07")
def test_a_hidden_character_has_a_space_once_play_has_begun() -> None:
    with pytest.raises(BadPosition, match="WL-SETUP-07"):
        start(player("guild", {1: "hidden"}), TWO)


@pytest.mark.rule("WL-RULING-68")
@pytest.mark.parametrize("asked", [[], ["P2"]], ids=["nobody", "all-answered"])
def test_a_window_asks_somebody(asked: list[str]) -> None:
    """Refused, since nobody could ever close it."""
    with pytest.raises(BadPosition):
        start(ONE, TWO, at="window", asked=asked, answered=asked)


@pytest.mark.rule("WL-TURN-02")
def test_a_compulsory_reveal_needs_somebody_to_reveal() -> None:
    with pytest.raises(BadPosition):
        start(ONE, TWO, at="reveal")


@pytest.mark.rule("WL-SETUP-02")
def test_a_faction_cannot_be_taken_twice() -> None:
    with pytest.raises(BadPosition):
        start(player("guild", {1: 1}), player("guild", {1: 40}))


@pytest.mark.rule("WL-RULING-901", "WL-SETUP-05")
def test_a_card_exists_once() -> None:
    cards = own("1", "2")
    with pytest.raises(BadPosition, match="no \\(further\\) card"):
        start(player(cards, {1: 1}, ["1"], discard=["1"]), TWO)


@pytest.mark.rule("WL-RULING-78")
def test_the_number_of_quiet_turns_is_no_limit_for_the_fingerprint() -> None:
    """Without the stall rule everybody may pass for ever; the state still has its bytes."""
    state = start(ONE, TWO, quiet=300, turns=300, options={"stall_rounds": 0})
    other = start(ONE, TWO, quiet=44, turns=300, options={"stall_rounds": 0})
    assert state.fingerprint() != other.fingerprint()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_of_the_set_up_are_written_and_read_back(seats: int) -> None:
    state = deal_and_assign(seats)
    again = GAME.from_position(GAME.position(state), GAME.options_of(state))
    assert again.fingerprint() == state.fingerprint()
    play(state, "draw wild")
    assert again.fingerprint() != state.fingerprint()


@pytest.mark.parametrize("health", [0, 100, 10**30])
def test_an_own_faction_has_a_health_that_can_be(health: int) -> None:
    with pytest.raises(BadPosition, match="from 1 to 99"):
        start(player({"health": [health] * 5, "cards": ["1"]}, {1: 1}), TWO)


THREE: Document = player("lawbringers", {1: 20}, ["wild"])
HIDDEN_FIVE = {slot: f"hidden {slot}" for slot in range(1, 6)}
SHOT = {"flag": "ranged", "by": "P1.1", "targets": ["P2.1"]}


def attacked(**attack: object) -> Document:
    """P1 shoots at P2 in the same space, and P2 is asked, but for what is named otherwise."""
    there = player("gnomads", {1: 1, 2: 1}, ["wild"])
    document: Document = {"at": "defend", "attack": SHOT | attack, "defender": "P2.1"}
    return {"players": [ONE, there], **document}


def setting_up(at: str, *players: Document, **more: object) -> Document:
    return {"at": at, "players": list(players), **more}


TEN = list(range(1, 11))
IMPOSSIBLE: list[tuple[str, Document]] = [
    # the form of what is said
    ("'shards' names 3 twice", {"players": [ONE | {"shards": [3, 3]}, TWO]}),
    ("'known' names 4 twice", {"known": [4, 4]}),
    ("'asked' names P2 twice", {"at": "window", "asked": ["P2", "P2"]}),
    ("'targets' names P2.1 twice", attacked(targets=["P2.1", "P2.1"])),
    (
        "'dealt' names 1 twice",
        setting_up("deal", {"faction": "guild", "dealt": [1, 1]}, {"faction": "gnomads"}),
    ),
    ("'tied' must be true or false, not a text", {"tied": "yes"}),
    ("'after_end' must be true or false, not a number", {"at": "window", "asked": ["P2"], "after_end": 1}),
    ("there is no field 'after_end' here", {"after_end": True}),
    ("'reason' is 'running'", {"at": "over", "winners": ["P1"], "reason": "running"}),
    ("'map' must be dungeon or ruins, or a map of its own", {"map": ""}),
    ("'map' must be dungeon or ruins, or a map of its own", {"map": None}),
    ("P1, faction: ", {"players": [player(own("1:shout"), {1: 1}), TWO]}),
    ("no faction 'mine'", {"players": [player(own("1") | {"name": "mine"}, {1: 1}), player("mine", {1: 2})]}),
    # set-up
    (
        "needs 10 map cards for each player, and this map has 4 spaces (WL-SETUP-06)",
        setting_up("faction", {}, {}, map=strip(4)),
    ),
    (
        "everybody has a faction (WL-SETUP-06)",
        setting_up("faction", {"faction": "guild"}, {"faction": "gnomads"}),
    ),
    ("P2: needs a faction (WL-SETUP-02)", setting_up("deal", {"faction": "guild"}, {})),
    ("P2: needs a faction (WL-SETUP-02)", {"players": [ONE, {}]}),
    (
        "every character is still hidden (WL-SETUP-07)",
        setting_up("deal", ONE | {"hand": []}, {"faction": "gnomads"}),
    ),
    ("(WL-SETUP-11)", setting_up("deal", {"faction": "guild", "hand": ["wild"]}, {"faction": "gnomads"})),
    (
        "neither shards nor points yet (WL-SETUP-10)",
        setting_up("deal", {"faction": "guild", "points": 1}, {"faction": "gnomads"}),
    ),
    ("'turns', 'quiet', 'tied' and 'known' are left out", setting_up("faction", {}, {}, turns=1)),
    ("before the first turn nobody is active", setting_up("faction", {}, {}, active="P2")),
    (
        "only when everybody has a faction (WL-SETUP-06)",
        setting_up("faction", {"faction": "guild", "dealt": [1]}, {}),
    ),
    (
        "one player after the other (WL-SETUP-06)",
        setting_up("deal", {"faction": "guild"}, {"faction": "gnomads", "dealt": [1]}),
    ),
    (
        "has a map card that another player has too (WL-SETUP-13)",
        setting_up("assign", {"faction": "guild", "dealt": TEN}, {"faction": "gnomads", "dealt": TEN}),
    ),
    (
        "everybody has ten map cards",
        setting_up("assign", {"faction": "guild", "dealt": TEN}, {"faction": "gnomads"}),
    ),
    (
        "different ones of 'dealt' (WL-SETUP-07)",
        setting_up("assign", player("guild", {1: "hidden 11"}, dealt=TEN), {"faction": "gnomads"}),
    ),
    (
        "in the order of the slots",
        setting_up("assign", player("guild", {2: "hidden 1"}, dealt=TEN), {"faction": "gnomads"}),
    ),
    # play
    ("P1: has five points, so the game is over (WL-END-01)", {"players": [ONE | {"points": 5}, TWO]}),
    ("P1: has no character left, which ends the game (WL-END-02)", {"players": [player("guild", {}), TWO]}),
    (
        "P1: has no character left, so somebody else acts (WL-RULING-77)",
        {"players": [player("guild", {}), TWO, THREE], "tied": True},
    ),
    (
        "P3: has no character left, so somebody else acts",
        {"players": [ONE, TWO, player("lawbringers", {})], "acting": "P3", "tied": True},
    ),
    (
        "P1: has no character left, which ends the game (WL-END-02)",
        {"players": [player("guild", {}), TWO | {"points": 1}, THREE], "tied": True, "active": "P2"},
    ),
    (
        "'tied' is true exactly if somebody is eliminated",
        {"players": [player("guild", {}), TWO, THREE], "active": "P2"},
    ),
    ("'tied' is true exactly if somebody is eliminated", {"tied": True}),
    ("with 12 quiet turns the game is over (WL-RULING-78)", {"quiet": 12}),
    ("P1: map cards are dealt in set-up only", {"players": [ONE | {"dealt": [3]}, TWO]}),
    ("P1: has at most five shards (WL-SETUP-10)", {"players": [ONE | {"shards": [2, 3, 4, 5, 6, 7]}, TWO]}),
    ("cards lie aside only while an action runs", {"players": [ONE | {"hand": [], "aside": ["wild"]}, TWO]}),
    (
        "map card 7 is known, so nobody is hidden there (WL-SETUP-08)",
        {"players": [player("guild", {1: 1, 2: "hidden 7"}), TWO], "known": [7]},
    ),
    (
        "only the active player reveals (WL-TURN-02)",
        {"players": [player("guild", {1: "hidden 7"}), TWO], "at": "reveal", "acting": "P2"},
    ),
    # attacks
    ("'attack' is missing", {"at": "defend", "defender": "P2.1"}),
    ("'defender' is missing", {"at": "defend", "attack": SHOT}),
    ("cannot attack: not on the board, or not its turn (WL-ATTACK-02)", attacked(by="P1.2")),
    ("cannot attack: not on the board, or not its turn (WL-ATTACK-02)", attacked(by="P2.1")),
    ("no targets, or some that it cannot hit (WL-ATTACK-01)", attacked(targets=[])),
    ("no targets, or some that it cannot hit (WL-ATTACK-01)", attacked(targets=["P1.1"])),
    ("no targets, or some that it cannot hit (WL-ATTACK-01)", attacked(flag="shield")),
    (
        "no targets, or some that it cannot hit",
        {"at": "defend", "attack": SHOT | {"flag": "melee"}, "defender": "P2.1"},
    ),
    ("has one target (WL-ATTACK-04)", attacked(targets=["P2.1", "P2.2"])),
    ("an area attack hits everybody in the space (WL-AREA-01)", attacked(flag="area")),
    ("P2.1 is not attacked, or its owner holds no card (WL-RULING-89)", attacked(targets=["P2.2"])),
    ("'shielded' are targets that were asked before (WL-RULING-44)", attacked(shielded=["P2.1"])),
    (
        "names a target among all own characters (WL-MELEE-03)",
        attacked() | {"at": "target", "defender": "P2"},
    ),
    # draws
    ("'draw' is missing", {"at": "draw"}),
    (
        "P1: has no card in the deck to draw (WL-RULING-10)",
        {
            "players": [player(own("wild"), {1: 1}, ["wild"]), TWO],
            "at": "draw",
            "draw": {"seat": "P1", "left": 1, "for": "end"},
        },
    ),
    (
        "would draw 3 cards beyond seven in hand (WL-HAND-01)",
        {
            "players": [player(own(*["1"] * 9), {1: 1}, ["1"] * 5), TWO],
            "at": "draw",
            "draw": {"seat": "P1", "left": 3, "for": "end"},
        },
    ),
    (
        "4 cards are too many to draw: it is up to 3 (WL-HAND-03)",
        {"at": "draw", "draw": {"seat": "P1", "left": 4, "for": "end"}},
    ),
    (
        "3 cards are too many to draw: it is up to 2 (WL-HAND-03)",
        {"at": "draw", "draw": {"seat": "P1", "left": 3, "for": "draw-two"}},
    ),
    ("P1 acts, so it is P1 who draws", {"at": "draw", "draw": {"seat": "P2", "left": 1, "for": "end"}}),
    (
        "nobody interrupts (WL-TURN-05)",
        {"at": "draw", "acting": "P2", "draw": {"seat": "P2", "left": 1, "for": "end"}},
    ),
    (
        "every character is hidden while first hands are drawn",
        {"at": "draw", "draw": {"seat": "P1", "left": 1, "for": "setup"}},
    ),
    (
        "P2: draws the first hand later",
        {
            "players": [
                player("guild", HIDDEN_FIVE),
                player("gnomads", {s: f"hidden {s + 5}" for s in HIDDEN_FIVE}, ["wild"]),
            ],
            "at": "draw",
            "draw": {"seat": "P1", "left": 7, "for": "setup"},
        },
    ),
    # windows
    (
        "asks everybody else who lives and holds a card, here P2 (WL-RULING-68)",
        {"at": "window", "asked": ["P1"]},
    ),
    ("'answered' must be among 'asked'", {"at": "window", "asked": ["P2"], "answered": ["P1"]}),
    ("'wants' among 'answered'", {"at": "window", "asked": ["P2"], "wants": ["P2"]}),
    (
        "P3: cannot interrupt without a wild card (WL-INT-01)",
        {
            "players": [ONE, TWO, player(own("1"), {1: 5}, ["1"])],
            "at": "window",
            "asked": ["P2", "P3"],
            "answered": ["P3"],
            "wants": ["P3"],
        },
    ),
    (
        "only the active player declares the end (WL-TURN-04)",
        {"at": "window", "acting": "P2", "asked": ["P1"], "after_end": True},
    ),
    # the end
    ("a game that is over has 'winners'", {"at": "over", "reason": "stall"}),
    (
        "exactly if the winner, and nobody else, has them (WL-END-01)",
        {"at": "over", "winners": ["P1"], "reason": "five points"},
    ),
    (
        "exactly if the winner, and nobody else, has them (WL-END-01)",
        {"players": [ONE | {"points": 5}, TWO], "at": "over", "winners": ["P1"], "reason": "stall"},
    ),
    ("nobody is eliminated (WL-END-02)", {"at": "over", "winners": ["P1"], "reason": "elimination"}),
    (
        "those with the most points among the survivors win",
        {"players": [ONE | {"points": 1}, TWO], "at": "over", "winners": ["P2"], "reason": "stall"},
    ),
    (
        "with nobody left (WL-RULING-75)",
        {
            "players": [player("guild", {}), player("gnomads", {})],
            "at": "over",
            "winners": ["P1"],
            "reason": "stall",
        },
    ),
]


@pytest.mark.parametrize(("sentence", "document"), IMPOSSIBLE, ids=[sentence for sentence, _ in IMPOSSIBLE])
def test_what_cannot_be_is_refused_with_its_rule(sentence: str, document: Document) -> None:
    """What stands in parentheses is the rule; the words before it are somewhere in the sentence."""
    with pytest.raises(BadPosition) as caught:
        GAME.from_position({"players": [ONE, TWO], **document})
    words, _, rule = sentence.partition(" (")
    assert words in str(caught.value)
    assert rule.removesuffix(")") in str(caught.value)
    assert str(caught.value).startswith("position")


@pytest.mark.rule("WL-RULING-77", "WL-RULING-90")
def test_one_who_is_out_may_have_the_turn_while_others_are_asked_or_act() -> None:
    """After the own area attack, or hit by the interrupter."""
    gone = player("guild", {}, ["wild"])
    assert start(gone, TWO, THREE, at="window", asked=["P2", "P3"], tied=True).actors() == [1, 2]
    assert start(gone, TWO, THREE, acting="P2", tied=True).actors() == [1]


def test_in_set_up_a_character_that_is_not_named_is_hidden() -> None:
    state = GAME.from_position(setting_up("deal", {"faction": "guild"}, {"faction": "gnomads"}))
    play(state, *(f"deal {number}" for number in range(1, 21)))
    assert GAME.step(state) == "assign"
    assert state.actors() == [0, 1]
