"""Documents give their positions back, and a view tells nothing that is sealed."""

from typing import Any

import pytest

from tests.wild_assent.scenes import GAME, KORALT, YERRA, at, fact, offered, play, scene
from wildtable.engine.refusal import BadPosition
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER
from wildtable.games.wild_assent import frames


@pytest.mark.parametrize("seats", [2, 4])
def test_every_position_is_written_and_read_back(seats: int) -> None:
    state = GAME.new(seats, {"round_limit": 5})
    rng = Rng(seats)
    number = 0
    while state.turn() != OVER:
        number += 1
        if number % 9 == 0:
            again = GAME.from_position(GAME.position(state), GAME.options_of(state))
            assert again.fingerprint() == state.fingerprint()
            assert list(again.standing) == list(state.standing)
            imagined = GAME.imagine(state.view(0), rng)
            assert imagined.fingerprint() == state.resample(0, rng).fingerprint()
        seat = int(state.turn())
        if seat == CHANCE:
            state.resolve(state.sample(rng))
        else:
            actions = state.legal(seat)
            state.apply(seat, actions[rng.below(len(actions))])


@pytest.mark.rule("WA-RULING-113")
def test_nobody_sees_what_another_has_chosen_until_all_have() -> None:
    state = GAME.new(2, {})
    rng = Rng(1)
    while state.stack.kind() != frames.CHOOSE:
        seat = int(state.turn())
        if seat == CHANCE:
            state.resolve(state.sample(rng))
        else:
            state.apply(seat, state.legal(seat)[0])
    before = state.view(1), state.view(None)
    assert state.actors() == [0, 1]
    state.apply(0, state.legal(0)[3])
    state.apply(0, state.legal(0)[0])
    assert (state.view(1), state.view(None)) == before
    assert state.view(0) != before[0] | {"seat": 0}
    while 0 in state.actors():
        state.apply(0, state.legal(0)[0])
    assert (state.view(1), state.view(None)) == before
    while 1 in state.actors() and state.stack.kind() == frames.CHOOSE:
        state.apply(1, state.legal(1)[0])
    players = GAME.position(state)["players"]
    assert isinstance(players, list)
    assert all(len(player["skills"]) == 2 and len(player["order"]) == 5 for player in players)


@pytest.mark.parametrize(
    ("change", "cause"),
    [
        ({"players": []}, "2 or 4"),
        ({"obstacles": {"11,1": "pit"}}, "no field"),
        ({"obstacles": {"5,5": "lake"}}, "must be one of"),
        ({"edicts": ["gentle-breeze"]}, "must be one of"),
        ({"pile": ["lullaby"], "card": "lullaby"}, "in one place"),
        ({"gladiators": [{"name": "phoenix", "seat": "P1", "place": "x"}]}, "no place"),
        ({"colour": 3}, "no field 'colour'"),
        ({"edicts": ["gentle-rain"]}, "no Edict"),
        ({"card": "thin-air"}, "among the 'edicts'"),
    ],
)
def test_what_cannot_be_is_refused(change: dict[str, object], cause: str) -> None:
    document: dict[str, object] = {
        "players": [{"assent": "koralt"}, {"assent": "yerra"}],
        "gladiators": [
            {"name": "koralt", "place": "1,1 N"},
            {"name": "yerra", "place": "9,9 S"},
        ],
    }
    with pytest.raises(BadPosition, match=cause):
        GAME.from_position(document | change, {})


@pytest.mark.rule("WA-ROUND-09")
def test_who_of_a_team_goes_first_is_named_before_its_creatures_act() -> None:
    state = GAME.new(4, {})
    rng = Rng(1)
    while GAME.position(state)["named"] != ["P1", "P3"] or state.turn() == CHANCE:
        seat = int(state.turn())
        if seat == CHANCE:
            state.resolve(state.sample(rng))
        else:
            state.apply(seat, state.legal(seat)[0])
    document: dict[str, Any] = GAME.position(state)
    assert GAME.from_position(document, {}).fingerprint() == state.fingerprint()
    with pytest.raises(BadPosition, match="'named' must say"):
        GAME.from_position(document | {"named": ["P1", None]}, {})
    bottom, *rest = document["stack"]
    with pytest.raises(BadPosition, match="'round' in 'stack'"):
        GAME.from_position(document | {"stack": [bottom | {"cursor": 5}, *rest]}, {})


FAR: list[dict[str, Any]] = [{"name": "koralt", "place": "1,1 N"}, {"name": "yerra", "place": "10,10 S"}]


@pytest.mark.rule("WA-MOM-09", "WA-MOM-10", "WA-RULING-95", "WA-RULING-144")
@pytest.mark.parametrize(
    ("gladiators", "more", "cause"),
    [
        ([FAR[0] | {"dice": ["damage"]}, FAR[1]], {}, "only Creatures"),
        ([*FAR, at("phoenix", "P1", "3,3 N", dice=["damage", "defense", "speed"])], {}, "two at most"),
        ([*FAR, at("exalted-effigy", "P1", "3,3 N", tokens={"piercing-light": 3})], {}, "at most"),
        ([*FAR, at("phoenix", "P1", "3,3 N", tokens=[1, 0, 0, 0, 0, 0])], {}, "at most"),
        ([*FAR, at("phoenix", "P1", "3,3 N", tokens={"piercing-light": 1})], {}, "must be one of"),
        ([*FAR, {"name": "phoenix", "seat": "P1", "place": None}], {"active": "phoenix"}, "not on the board"),
        ([FAR[0]], {}, "lost already"),
        (
            [
                *FAR,
                at("daemonretch", "P1", "3,3 N"),
                *(at(f"daemonspawn-{n}", "P1", f"{n},5 N", summoner="daemonretch") for n in range(1, 6)),
            ],
            {},
            "4 figures",
        ),
        ([*FAR, at("daemonspawn-1", "P1", "3,3 N", summoner="daemonretch")], {}, "no Gladiator"),
        ([FAR[0] | {"seat": "P2"}, FAR[1]], {}, "is P1's"),
        ([*FAR, at("phoenix", "P1", "3,3 N", working=["blind"])], {}, "not among its 'statuses'"),
        ([*FAR, at("phoenix", "P1", "3,3 N", renewed=["stun"])], {}, "not among its 'statuses'"),
        (FAR, {"active": "koralt", "dying": ["yerra"]}, "nobody is dying"),
        (FAR, {"active": "koralt", "stack": [{"frame": "round"}]}, "no 'stack' beside it"),
        (FAR, {"active": "koralt", "yielded": ["P2"]}, "has lost already"),
        (FAR, {"active": "koralt", "left_over": [["pit"], []]}, "left_over"),
        (FAR, {"active": "koralt", "points": [1, 0]}, "points"),
        (FAR, {"active": "koralt", "points": [10**30, 0]}, "points"),
        (FAR, {"active": "koralt", "done": [-1, 0]}, "done"),
        (FAR, {"force": [{"card": "hot-blood", "clause": 1, "owner": 64, "subject": 9}]}, "are there"),
        (FAR, {"force": [{"card": "ember-wake", "clause": 1, "owner": 0, "subject": 0}]}, "changes nothing"),
    ],
)
def test_gladiators_that_cannot_be_so_are_refused(
    gladiators: list[dict[str, Any]], more: dict[str, Any], cause: str
) -> None:
    with pytest.raises(BadPosition, match=cause):
        scene([KORALT, YERRA], gladiators, **more)


@pytest.mark.rule("WA-RULING-144", "WA-SUMMON-05")
def test_a_hand_writes_names_in_place_of_numbers() -> None:
    """Tokens by the Skill, a Summon by its summoner; without Skill cards an Assent has its own two only."""
    state = scene(
        [{"assent": "koralt"}, YERRA],
        [
            *FAR,
            at("exalted-effigy", "P1", "3,3 N", tokens={"piercing-light": 1}),
            at("daemonretch", "P1", "3,6 N"),
            at("daemonspawn-1", "P1", "3,7 N", summoner="daemonretch"),
        ],
        active="koralt",
    )
    assert fact(state, "tokens")["exalted-effigy"] == {"piercing-light": 1}
    play(state, "move 1,1 N")
    assert not [text for text in offered(state) if text.startswith("use")]
    again = GAME.from_position(GAME.position(state), GAME.options_of(state))
    assert again.fingerprint() == state.fingerprint()


@pytest.mark.rule("WA-WIN-01", "WA-RULING-135", "WA-RULING-138")
@pytest.mark.parametrize(
    ("standing", "winners", "reason", "fits"),
    [
        (FAR, 1, 1, False),  # nobody's Assent has fallen
        ([FAR[0]], 1, 1, True),
        ([FAR[0]], 2, 1, False),  # the one whose Assent fell
        ([FAR[0]], 1, 2, False),  # it is no Last Man Standing
        ([FAR[0]], 0, 6, False),  # only one fell
        ([], 0, 6, True),
        (FAR, 0, 3, True),
        (FAR, 1, 3, False),  # a stalemate is nobody's
        (FAR, 1, 4, False),  # there is no round limit
    ],
)
def test_an_end_is_one_that_can_be(
    standing: list[dict[str, Any]], winners: int, reason: int, fits: bool
) -> None:
    over: dict[str, Any] = {"stack": [{"frame": "over", "winners": winners, "reason": reason}]}
    if fits:
        assert scene([KORALT, YERRA], standing, **over).result() is not None
    else:
        with pytest.raises(BadPosition, match="means nothing here"):
            scene([KORALT, YERRA], standing, **over)


@pytest.mark.rule("WA-PLACE-03", "WA-PLACE-04", "WA-PLACE-06")
@pytest.mark.parametrize(
    ("frame", "fits"),
    [
        ({"frame": "hidden-obstacles", "pit-1": 3}, True),
        ({"frame": "hidden-obstacles", "pit-1": 2}, False),  # a start column
        ({"frame": "hidden-obstacles", "pit-1": 3, "full-cover-1": 14}, False),  # side by side
        ({"frame": "hidden-obstacles", "pit-2": 3}, False),  # the other half
        ({"frame": "hidden-troupes", "gladiator-0": 1}, True),
        ({"frame": "hidden-troupes", "gladiator-0": 9}, False),
        ({"frame": "hidden-troupes", "gladiator-1": 1}, False),
    ],
)
def test_what_is_hidden_lies_where_it_may(frame: dict[str, Any], fits: bool) -> None:
    nobody = [{"name": "koralt"}, {"name": "yerra"}]
    options: dict[str, object] = {"placement": "simultaneous"}
    if fits:
        scene([KORALT, YERRA], nobody, options, round=0, stack=[frame])
    else:
        with pytest.raises(BadPosition, match="means nothing here"):
            scene([KORALT, YERRA], nobody, options, round=0, stack=[frame])


@pytest.mark.rule("WA-RULING-162")
def test_changes_in_force_are_there_when_an_activation_begins() -> None:
    """Yerra's drums are added to what the document says, and take nothing of it away."""
    mending = {"card": "mending", "clause": 1, "owner": 1, "subject": 4}
    state = scene(
        [KORALT, YERRA], [*FAR, at("gryphon", "P2", "5,5 E")], active="yerra", round=2, force=[mending]
    )
    assert [one["card"] for one in GAME.position(state)["force"]] == ["mending", "hunting-drums"]  # type: ignore[attr-defined]
