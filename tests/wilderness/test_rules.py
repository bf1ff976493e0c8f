"""Rules that a single case does not show well."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.wilderness.scenes import DAY, GAME, fact, play, scene, tiles
from wildtable.engine.checked import play_next
from wildtable.engine.event import Event
from wildtable.engine.refusal import BadAction, BadOption, BadPosition
from wildtable.engine.rng import Rng
from wildtable.engine.texts import load_texts
from wildtable.games.wilderness.game import Wilderness

LAST = [*tiles("ashwood", count=5), {"tile": "wolfback-ridge"}]


@pytest.mark.rule("WN-RULING-12")
def test_alone_only_with_the_option() -> None:
    with pytest.raises(BadOption, match="solo"):
        GAME.new(1)
    with pytest.raises(BadOption, match="9"):
        GAME.new(9)
    with pytest.raises(BadPosition, match="solo"):
        scene([{}])
    won = play(scene([{"area": "17,6"}], {"solo": True}, tiles=LAST), "move village", "end")
    result = won.result()
    assert result is not None
    assert result.winners() == [0]
    lost = play(scene([{"exhaustion": 20}], {"solo": True}), "end")
    result = lost.result()
    assert result is not None
    assert result.winners() == []
    assert (result.drawn, result.places) == (False, [2])
    days = scene([{}], {"solo": True, "max_days": 1}, weather={**DAY, "square": 5})
    result = play(days, "end").result()
    assert result is not None
    assert (result.drawn, result.reason) == (True, "days over")


@pytest.mark.rule("WN-RULING-80")
def test_a_move_is_behind_a_barrier_once_others_are_asked_or_with_the_option_off() -> None:
    def barriers(hand: list[str], options: dict[str, object]) -> list[str]:
        state = scene([{"area": "0,1"}, {"hand": hand}], options)
        told: list[Event] = []
        state.events = told
        play(state, "move 0,2")
        return [event.kind for event in told if event.barrier]

    assert barriers([], {}) == []
    assert barriers(["raft"], {}) == ["asked"]
    alone = scene([{"area": "0,1", "hand": ["raft"]}, {}])
    alone.events = []
    play(alone, "move 0,2")
    assert [event.kind for event in alone.events if event.barrier] == []
    assert "moved" in barriers([], {"undo_moves": False})


@pytest.mark.rule("WN-EVENT-07", "WN-RULING-57", "WN-RULING-94")
def test_a_late_card_takes_back_a_declared_move_at_night_and_a_second_may_follow() -> None:
    """Before any die: the declared move is gone, energy is read anew, both cards hold."""
    night = {"cards": ["clear-sky"], "square": 4}
    hand = ["long-shadows", "second-wind"]
    state = scene([{"area": "0,1"}, {"hand": hand}], weather=night)
    play(state, "move 0,2", "P2 play long-shadows lower")
    assert (GAME.step(state), fact(state, "energy"), fact(state, "area")["P1"]) == ("turn", 6, "0,1")
    play(state, "move 0,2", "P2 play second-wind lower")
    assert (GAME.step(state), fact(state, "energy"), fact(state, "area")["P1"]) == ("turn", 4, "0,1")
    assert fact(state, "event_pile") == 2


@pytest.mark.rule("WN-RULING-57")
def test_without_the_option_a_late_card_is_refused() -> None:
    state = scene([{"area": "0,1"}, {"hand": ["long-shadows"]}], {"late_beginning_cards": False})
    play(state, "move 0,2")
    refusal = state.refusal(1, GAME.parse(state, 1, "play long-shadows lower"))
    assert refusal is not None
    assert refusal.rule == "WN-EVENT-07"


@pytest.mark.rule("WN-RULING-57", "WN-RULING-94")
def test_taking_back_undoes_drinking_sleeping_and_what_they_cured() -> None:
    players: list[dict[str, Any]] = [
        {"area": "0,3", "thirst": 6, "exhaustion": 9, "sickness": ["fever"]},
        {"hand": ["long-shadows"]},
    ]
    state = scene(players)
    play(state, "drink", "P2 pass", "sleep")
    assert fact(state, "sickness")["P1"] == []
    play(state, "P2 play long-shadows lower")
    assert fact(state, "sickness")["P1"] == ["fever"]
    assert (fact(state, "thirst")["P1"], fact(state, "exhaustion")["P1"]) == (6, 9)
    assert (fact(state, "energy"), fact(state, "asleep"), fact(state, "sickness_pile")) == (5, set(), 0)


@pytest.mark.rule("WN-RULING-108")
def test_an_attack_lapses_when_its_victim_is_moved_away() -> None:
    players: list[dict[str, Any]] = [{"area": "0,2", "hand": ["lookout"]}, {"area": "0,2"}]
    wolf = [{"kind": "wolf", "area": "0,2"}]
    state = scene(players, animals=wolf, turn={"player": "P2"})
    play(state, "end", "P1 pass", "P1 pass", "P1 pass", "attacked P2")
    play(state, "P1 play lookout lower", "dice 3")
    assert fact(state, "area")["P2"] == "0,3"
    assert fact(state, "exhaustion")["P2"] == 4
    assert GAME.step(state) != "dice"
    assert fact(state, "animals") == {"wolf-1": "0,2"}


@pytest.mark.rule("WN-EVENT-03", "WN-RULING-60")
def test_a_hand_is_its_owners_secret_and_its_size_is_not() -> None:
    state = scene([{"hand": ["raft", "dusk"]}, {"hand": ["fight"]}])
    own, other = state.view(0), state.view(1)
    assert msgspec.json.encode(own).count(b'"raft"') == 1
    assert b'"raft"' not in msgspec.json.encode(other)
    assert b'"raft"' not in msgspec.json.encode(state.view(None))
    players = other["players"]
    assert isinstance(players, list)
    assert players[0]["hand_size"] == 2
    assert "hand" not in players[0]


@pytest.mark.rule("WN-RULING-96")
def test_a_card_goes_on_when_its_player_dies_of_it() -> None:
    """P1 pays the cost with the last steps: dead, the rest goes on without the dead, and P2 has the turn."""
    state = scene([{"exhaustion": 19, "hand": ["gritted-teeth"]}, {}, {}])
    play(state, "rest", "play gritted-teeth upper", "yes")
    assert fact(state, "alive") == {"P2", "P3"} or fact(state, "exhaustion")["P1"] == 20
    state = scene([{"exhaustion": 20, "hand": ["gritted-teeth"]}, {}, {}], turn={"player": "P1", "energy": 2})
    play(state, "rest", "play gritted-teeth upper", "yes")
    assert fact(state, "alive") == {"P2", "P3"}
    assert fact(state, "active") == "P2"
    assert fact(state, "event_pile") == 1


@pytest.mark.rule("WN-RULING-96")
def test_conditions_are_asked_again_when_a_card_is_carried_out() -> None:
    """Two play in one window; the first moves the second away, whose card is then not played at all."""
    state = scene([{"area": "0,1", "hand": ["lookout"]}, {"area": "0,1", "hand": ["companion"]}])
    play(state, "rest", "P2 play companion upper", "P1 play lookout lower", "dice 3", "P2 pass")
    assert fact(state, "area")["P2"] == "0,2"
    refusal = state.refusal(1, GAME.parse(state, 1, "play companion upper"))
    assert refusal is not None
    assert refusal.rule == "WN-RULING-96"


@pytest.mark.rule("WN-RULING-85")
def test_what_comes_first_decides() -> None:
    """P2 dies in the window after the end of P1's turn: the last survivor wins before the village counts."""
    state = scene([{"area": "17,6", "hand": ["splint"]}, {"exhaustion": 19}], tiles=LAST)
    play(state, "move village", "P1 pass", "end", "P1 play splint lower")
    result = state.result()
    assert result is not None
    assert result.reason == "last survivor"
    assert result.winners() == [0]


@pytest.mark.rule("WN-RULING-112")
def test_carried_into_the_village_after_the_end_of_the_turn() -> None:
    state = scene([{"area": "17,5"}, {"hand": ["lookout"]}], tiles=LAST)
    play(state, "rest", "P2 pass", "end", "P2 play lookout lower", "dice 2")
    result = state.result()
    assert result is not None
    assert result.winners() == [0]


@pytest.mark.rule("WN-RULING-112")
def test_a_sleeper_who_is_taken_out_does_not_act_again() -> None:
    state = scene([{"area": "village"}, {"hand": ["lookout"]}], tiles=LAST)
    play(state, "sleep", "P2 pass", "end", "P2 play lookout lower", "dice 5")
    assert fact(state, "area")["P1"] == "17,5"
    assert fact(state, "active") == "P2"


@pytest.mark.rule("WN-RULING-32", "WN-TERRAIN-07")
def test_a_walk_of_a_card_leads_to_land_next_to_the_figure() -> None:
    state = scene([{"area": "2,0", "hand": ["lookout"]}, {}], tiles=tiles("mirror-lakes"))
    play(state, "rest", "play lookout upper")
    for area, rule in (("3,0", "WN-TERRAIN-07"), ("4,0", "WN-RULING-32")):
        refusal = state.refusal(0, GAME.parse(state, 0, f"at {area}"))
        assert refusal is not None
        assert refusal.rule == rule
    play(state, "at 2,1")
    assert fact(state, "area")["P1"] == "2,1"
    assert fact(state, "energy") == 4


@pytest.mark.rule("WN-EVENT-06", "WN-END-04")
def test_the_card_that_ended_the_game_is_discarded() -> None:
    """An Event card kills P2; in the other game a Sickness card does."""
    state = scene([{"hand": ["splint"]}, {"exhaustion": 20}])
    play(state, "rest", "play splint lower")
    assert fact(state, "ended_by") == "last survivor"
    assert (fact(state, "event_pile"), fact(state, "event_deck")) == (1, 53)
    assert GAME.from_position(GAME.position(state), {}).fingerprint() == state.fingerprint()
    state = scene([{"hand": ["root-lore"]}, {"exhaustion": 20}])
    play(state, "rest", "play root-lore lower", "card cramp")
    assert (fact(state, "event_pile"), fact(state, "sickness_pile")) == (1, 1)
    assert GAME.from_position(GAME.position(state), {}).fingerprint() == state.fingerprint()


def test_a_die_has_six_faces() -> None:
    state = play(scene([{"area": "0,1", "hand": ["dusk"]}, {}]), "search", "pass")
    assert GAME.step(state) == "dice"
    for text in ("dice 12 3", "dice 0 3", "dice 3", "dice 3 7"):
        with pytest.raises(BadAction, match="cannot happen now"):
            GAME.parse_outcome(state, text)


@pytest.mark.rule("WN-RULING-19", "WN-RULING-81")
def test_what_no_game_comes_to_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"on the Tribe \(WN-RULING-19\)"):
        scene([{}, {}], tiles=tiles("smoke-meadows"), extra={"2,1": "forest"})
    with pytest.raises(BadPosition, match=r"P2: is lost outside of the own turn \(WN-RULING-81\)"):
        scene([{}, {"lost": True}])
    with pytest.raises(BadPosition, match="exhaustion"):
        scene([{}, {}, {"alive": False, "exhaustion": 22}])
    night = {"cards": ["clear-sky"], "square": 4}
    strayed = play(scene([{"area": "17,6"}, {}], tiles=LAST, weather=night), "move 16,6", "dice 1", "dice 1")
    assert (fact(strayed, "winners"), fact(strayed, "lost")) == ({"P1"}, {"P1"})
    assert GAME.from_position(GAME.position(strayed), {}).fingerprint() == strayed.fingerprint()


@pytest.mark.rule("WN-RULING-906")
def test_what_waits_for_another_roll_is_written_and_read() -> None:
    """In the midst of the inner attack the third die of the outer one lies aside."""
    players: list[dict[str, Any]] = [
        {"area": "0,1", "hand": ["up-a-tree", "shared-fire", "dusk"]},
        {"area": "0,2"},
    ]
    state = scene(players, animals=[{"kind": "wolf", "area": "0,2"}], turn={"player": "P2"})
    play(
        state, "end", "P1 pass", "P1 pass", "P1 pass", "P1 play up-a-tree lower", "P1 play shared-fire lower"
    )
    again = GAME.from_position(GAME.position(state), {})
    assert again.fingerprint() == state.fingerprint()
    for one in (state, again):
        assert len(play(one, "P1 pass").chance()) == 6**3
        assert len(play(one, "dice 1 1 2", "P1 pass", "P1 pass").chance()) == 6**4


@pytest.mark.rule("WN-RULING-42")
def test_where_an_animal_cannot_be_moved_is_told() -> None:
    players: list[dict[str, Any]] = [{"area": "5,0", "hand": ["downwind"]}, {"area": "5,0"}]
    meadows: dict[str, Any] = {"tiles": tiles("smoke-meadows"), "animals": [{"kind": "wolf", "area": "1,1"}]}
    state = play(scene(players, **meadows), "rest", "play downwind lower")
    refusal = state.refusal(0, GAME.parse(state, 0, "at 2,1"))
    assert refusal is not None
    assert refusal.rule == "WN-RULING-42"
    play(state, "at 1,2", "at 0,3", "at 0,4")
    assert GAME.step(state) == "turn"


@pytest.mark.rule("WN-RULING-902")
def test_at_least_one_die_is_rolled_on_each_side(tmp_path: Path) -> None:
    """With a pack in which a card takes a die away, both copies leave the animal one die."""
    written = (GAME.folder / "content" / "events.toml").read_text(encoding="utf-8")
    changed = written.replace('change = "attack-dice", by = 1', 'change = "attack-dice", by = -1')
    assert changed != written
    (tmp_path / "events.toml").write_text(changed, encoding="utf-8")
    game = Wilderness(tmp_path)
    document = {
        "tiles": tiles("wolfback-ridge"),
        "weather": {"cards": ["clear-sky"]},
        "turn": {"player": "P2"},
        "animals": [{"kind": "wolf", "area": "0,2"}],
        "players": [{"area": "0,2"}, {"area": "5,0", "hand": ["up-a-tree", "up-a-tree"]}],
    }
    state = game.from_position(document, {})
    for text in ("end", *["P2 pass"] * 3, *["P2 play up-a-tree lower"] * 2):
        play_next(game, state, text)
    assert len(state.chance()) == 36


@pytest.mark.rule("WN-RULING-903")
def test_by_day_only_a_set_number_makes_a_roll() -> None:
    sick: list[dict[str, Any]] = [{"area": "0,1", "sickness": ["night-blindness"]}, {}]
    assert GAME.step(play(scene(sick), "move 0,2")) == "turn"
    mist = {"cards": ["ground-mist"], "square": 0}
    assert GAME.step(play(scene([{"area": "0,1"}, {}], weather=mist), "move 0,2")) == "dice"
    night = {"cards": ["clear-sky"], "square": 4}
    state = play(scene(sick, weather=night), "move 0,2", "dice 4")
    assert fact(state, "lost") == {"P1"}


def test_random_games_end_in_every_way() -> None:
    """Playouts reach the village, kill all but one, and kill all."""
    reasons = set()
    for seed in range(40):
        state, rng = GAME.new(3, {"tiles": 4}), Rng(seed)
        while (seat := state.turn()) != -2:
            if seat == -1:
                state.resolve(state.sample(rng))
            else:
                state.apply(seat, state.roll(seat, rng))
        result = state.result()
        assert result is not None
        reasons.add(result.reason)
    assert {"village", "last survivor"} <= reasons


@pytest.mark.rule("WN-RULING-24", "WN-RULING-94")
def test_a_position_without_a_stack_says_what_the_turn_has_done_but_can_be_taken_back_to_before() -> None:
    state = scene([{}, {}], turn={"spent": True, "moves": 1, "drunk": 1, "energy": 2})
    assert GAME.from_position(GAME.position(state), {}).fingerprint() == state.fingerprint()


def test_dice_are_as_many_as_what_throws_them_needs() -> None:
    state = play(scene([{"area": "0,1", "hand": ["dusk"]}, {}]), "search", "pass")
    document: dict[str, Any] = GAME.position(state)
    *under, dice = document["stack"]
    assert dice["count"] == 2
    with pytest.raises(BadPosition, match="'count' of the dice must be 2"):
        GAME.from_position(document | {"stack": [*under, dice | {"count": 1}]}, {})


@pytest.mark.rule("WN-ENERGY-02")
def test_who_lacks_the_energy_is_told_the_price() -> None:
    state = scene([{"area": "0,0"}, {}], turn={"energy": 0})
    texts = load_texts(GAME.folder, "en")
    for text, cost in (("move 0,1", 3), ("rest", 2), ("search", 4)):
        refusal = state.refusal(0, GAME.parse(state, 0, text))
        assert refusal is not None
        assert refusal.rule == "WN-ENERGY-02"
        assert texts.explain(refusal) == f"That costs {cost} energy, and you have 0."
