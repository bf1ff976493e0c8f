"""Positions that cannot be are refused, and those that can be stay as they are."""

import pytest

from tests.wildlands.scenes import GAME, play, start
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
