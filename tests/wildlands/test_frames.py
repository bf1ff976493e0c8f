"""What is under way, as frames on the stack; and the bytes by which states are compared."""

import pytest

from tests.wildlands.scenes import GAME, facts, play, player, start, strip
from wildtable.engine.stack import NOBODY
from wildtable.games.wildlands import frames
from wildtable.games.wildlands.game import WildlandsState


def kinds_and_owners(state: WildlandsState) -> list[tuple[int, int]]:
    return [(kind, owner) for kind, owner, *_ in state.stack.frames()]


def three(**more: int) -> WildlandsState:
    """P1 has the turn; P2 and P3 hold wild cards; all stand side by side on a strip."""
    hand = ["1:ranged", "1", "wild", "wild"]
    position: dict[str, object] = {"map": strip(4), **more}
    position["players"] = [player([2], hand, health=3) for _ in range(3)]
    return GAME.from_position(position)


def test_set_up_is_one_frame() -> None:
    state = GAME.new(2)
    assert kinds_and_owners(state) == [(frames.FACTION, NOBODY)]
    play(state, "P1 faction guild", "P2 faction gnomads")
    assert kinds_and_owners(state) == [(frames.DEAL, NOBODY)]


@pytest.mark.rule("WL-INT-08", "WL-RULING-60", "WL-RULING-85")
def test_a_newer_interrupter_takes_the_place_of_the_older_one() -> None:
    state = three()
    play(state, "P1 move 1 1 | 1", "P2 interrupt", "P3 pass")
    assert kinds_and_owners(state) == [(frames.TURN, 0), (frames.INTERRUPT, 1)]
    play(state, "P2 move 1 1 | 1", "P1 pass", "P3 interrupt")
    assert kinds_and_owners(state) == [(frames.TURN, 0), (frames.INTERRUPT, 2)]
    play(state, "P3 move 1 1 | 1", "P1 interrupt", "P2 pass")
    assert kinds_and_owners(state) == [(frames.TURN, 0)]


def test_an_attack_lies_on_whoever_acts_and_its_window_after_it() -> None:
    state = three()
    play(state, "P1 move 1 1 | 1", "P2 interrupt", "P3 pass", "P2 ranged 1 P3.1 | 1:ranged")
    below = [(frames.TURN, 0), (frames.INTERRUPT, 1)]
    assert kinds_and_owners(state) == [*below, (frames.ATTACK, 1), (frames.DEFEND, 2)]
    play(state, "P3 take 1")
    assert kinds_and_owners(state) == [*below, (frames.WINDOW, 1)]


def test_the_end_is_one_frame_that_knows_who_had_the_turn_and_who_acted() -> None:
    two = [player([2], ["1:ranged", "1", "wild"], health=1) for _ in range(2)]
    state = start(*two, map=strip(4))
    play(state, "P1 move 1 1 | 1", "P2 interrupt", "P2 ranged 1 P1.1 | 1:ranged", "P1 take 1")
    assert kinds_and_owners(state) == [(frames.OVER, 0)]
    assert (facts(state)["active"], facts(state)["acting"]) == ("P1", "P2")


def test_equal_states_have_equal_bytes_however_they_came_about() -> None:
    """One was played and has left room on its stack, the other was read."""
    state = three()
    play(state, "P1 move 1 1 | 1", "P2 pass", "P3 pass")
    read = GAME.from_position(GAME.position(state))
    assert len(read.stack.cells) != len(state.stack.cells)
    assert read.fingerprint() == state.fingerprint()


@pytest.mark.parametrize("field", ["turns", "quiet"])
def test_large_numbers_do_not_wrap_in_the_bytes(field: str) -> None:
    endless = {"stall_rounds": 0}
    document = GAME.position(three())
    one, two = (GAME.from_position({**document, field: number}, endless) for number in (1, 257))
    assert one.fingerprint() != two.fingerprint()


def test_the_last_space_of_the_largest_map_is_a_space() -> None:
    last = start(player([60, "out"], ["1"]), player([1], ["1"]), map=strip(60))
    assert facts(last)["characters"]["P1.1"] == 60
    play(last, "P1 move 1 59 | 1")
    assert facts(last)["characters"]["P1.1"] == 59


def test_a_copy_goes_its_own_way() -> None:
    """Copies share what is settled in set-up until one of them changes it."""
    state = GAME.new(2, {"factions": "guild,gnomads"})
    copy = state.clone()
    play(copy, "deal 7")
    assert (list(state.dealt), copy.dealt[0]) == ([0, 0], 1 << 6)
    assert state.fingerprint() != copy.fingerprint()
