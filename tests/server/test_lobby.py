"""Before the game: seats are filled and freed, tables closed; and what people offer each other during it."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import Chair, House, Message, Person
from wildtable.server.connection import CLOSED


def refused(person: Person, table: str, what: str, body: Message) -> str:
    answer = person.http.post(f"/api/tables/{table}/{what}", json=body)
    assert answer.status_code == 400, answer.text
    return str(answer.json()["error"])


def kinds(told: Message) -> list[str]:
    return [seat["kind"] for seat in told["seats"]]


def test_the_host_puts_a_bot_on_a_seat_and_takes_it_away(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.table("wildlands", "me", "open", "open")
        change = f"/api/tables/{table}/seat"
        with ada.at(table) as one, ben.at(table) as two:
            assert one.told["company"]["host"]
            assert not two.told["company"]["host"]
            ada.post(change, {"seat": 1, "kind": "bot", "bot": "greedy"})
            two.until_told(lambda told: kinds(told) == ["person", "bot", "open"])
            house.restart()
            ada.post(change, {"seat": 1, "kind": "open"})
        with ben.at(table) as two:
            assert kinds(two.told) == ["person", "open", "open"]
            ben.post(f"/api/tables/{table}/sit", {"seat": 1})
            assert "Somebody sits there" in refused(ada, table, "seat", {"seat": 1, "kind": "open"})
            ada.post(change, {"seat": 2, "kind": "bot", "bot": "random"})
            begun = two.until_told(lambda told: told["status"] == "playing")
            assert sorted(kinds(begun)) == ["bot", "person", "person"]
            assert "has begun" in refused(ada, table, "seat", {"seat": 2, "kind": "open"})


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"seat": 7, "kind": "open"}, "no seat 7"),
        ({"seat": -1, "kind": "open"}, "no seat -1"),
        ({"seat": 1, "kind": "bot", "bot": "oracle"}, "no bot 'oracle'"),
        ({"seat": 1, "kind": "bot", "bot": "ismcts:seconds=60"}, "at most 8 seconds"),
        ({"seat": 1, "kind": "me"}, "not for 'me'"),
    ],
)
def test_what_no_seat_can_be(tmp_path: Path, body: Message, sentence: str) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        assert sentence in refused(ada, ada.table("wildlands", "me", "open"), "seat", body)


def test_only_the_host_changes_seats_and_closes(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.table("wildlands", "me", "open", "open")
        ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        for what, body in (("seat", {"seat": 2, "kind": "open"}), ("close", {})):
            assert refused(ben, table, what, body).startswith("Only whoever opened")


def test_a_guest_stands_up_and_the_seat_is_free_again(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben, cleo = (house.person(name) for name in ("Ada", "Ben", "Cleo"))
        table = ada.table("wildlands", "me", "open", "open")
        ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        assert [one["id"] for one in ben.get("/api/tables")["mine"]] == [table]
        assert "not your seat" in refused(cleo, table, "stand", {"seat": 1})
        assert "stay, or close it" in refused(ada, table, "stand", {"seat": 0})
        with ben.at(table) as two:
            assert two.told["seat"] == 1
            ben.post(f"/api/tables/{table}/stand", {"seat": 1})
            told = two.until_told(lambda told: not told["yours"])
            assert told["seat"] is None
            assert told["seats"][1]["kind"] == "open"
        assert ben.get("/api/tables")["mine"] == []
        cleo.post(f"/api/tables/{table}/sit", {"seat": 1})


def test_the_host_may_give_back_a_second_seat(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada = house.person("Ada")
        table = ada.table("wildlands", "me", "me", "open")
        ada.post(f"/api/tables/{table}/stand", {"seat": 0})
        assert "stay, or close it" in refused(ada, table, "stand", {"seat": 1})


def test_a_closed_table_is_gone_and_everybody_there_is_told(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        table = ada.table("wildlands", "me", "open", "open")
        ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        with ben.at(table) as two:
            two.ask("chat", text="Hello?")
            ada.post(f"/api/tables/{table}/close", {})
            with pytest.raises(ConnectionClosed) as closed:
                two.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == CLOSED
        for person in (ada, ben):
            assert person.get("/api/tables") == {"open": [], "watched": [], "mine": []}
            assert person.http.get(f"/api/tables/{table}").status_code == 404
        assert house.app.store.read("SELECT COUNT(*) FROM chat") == [(0,)]


def two_at(house: House, **options: object) -> tuple[Person, Person, str]:
    ada, ben = house.person("Ada"), house.person("Ben")
    return ada, ben, ada.against(ben, **options)


def test_a_refused_draw_is_told_to_who_asked_and_may_not_be_offered_at_once(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben, table = two_at(house)
        with ada.at(table) as one, ben.at(table) as two:
            assert one.told["company"]["resting"] == []
            assert one.ask("draw", seat=0)["t"] == "ok"
            assert (
                one.ask("withdraw", seat=0, to="undo")["error"] == "There is no offer of yours to withdraw."
            )
            two.ask("agree", seat=1, to="draw", yes=False)
            told = one.until_told(lambda told: told["company"]["declined"] is not None)["company"]
            assert told["declined"] == {"to": "draw", "asked": 0, "by": 1}
            assert told["resting"] == ["draw"]
            assert [line[1:] for line in told["said"]] == [
                ["draw", 0],
                ["refuse-draw", 1],
            ]
            assert one.ask("draw", seat=0)["error"].startswith("You offered a draw a short while ago")
        house.restart()
        with ada.at(table) as one, ben.at(table) as two:
            assert one.told["company"]["resting"] == ["draw"]
            play_on(one, two, 5)
            assert one.now()["company"]["declined"] is None
            assert one.told["company"]["resting"] == []
            assert one.ask("draw", seat=0)["t"] == "ok"


def play_on(one: Chair, two: Chair, moves: int) -> None:
    """Whoever is asked plays the first legal action."""
    for _ in range(moves):
        chair = one if one.now()["asked"] else two
        chair.act(chair.now()["legal"][0][0])


def test_an_offer_can_be_withdrawn_by_whoever_made_it(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben, table = two_at(house, undo_by_consent=True)
        with ada.at(table) as one, ben.at(table) as two:
            one.act("setup 1")
            one.ask("undo", seat=0)
            one.ask("draw", seat=0)
            for to in ("undo", "draw"):
                assert "no offer of yours" in two.ask("withdraw", seat=1, to=to)["error"]
                assert one.ask("withdraw", seat=0, to=to)["t"] == "ok"
                assert two.ask("agree", seat=1, to=to, yes=True)["t"] == "no"
            told = two.now()
            assert told["asking"] is None
            assert told["draw"] is None
            assert told["result"] is None
            assert told["company"]["declined"] is None
            assert one.ask("undo", seat=0)["error"].startswith("You have asked to take that back already")
            assert "'draw' or an 'undo'" in one.ask("withdraw", seat=0, to="tea")["error"]


def test_a_refused_take_back_is_told(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben, table = two_at(house, undo_by_consent=True)
        with ada.at(table) as one, ben.at(table) as two:
            one.act("setup 1")
            one.ask("undo", seat=0)
            two.ask("agree", seat=1, to="undo", yes=False)
            told = one.until_told(lambda told: told["company"]["declined"] is not None)
            assert told["company"]["declined"] == {"to": "undo", "asked": 0, "by": 1}
            two.act(two.now()["legal"][0][0])
            assert one.now()["company"]["declined"] is not None
            one.act(one.told["legal"][0][0])
            assert two.now()["company"]["declined"] is None


def test_whoever_gave_up_keeps_the_name_and_looks_on(tmp_path: Path) -> None:
    """Among three a bot plays on; it is told at once, and the hand is the bot's."""
    with House(tmp_path) as house:
        ada, ben = house.person("Ada"), house.person("Ben")
        factions = "guild,gnomads,lawbringers"
        table = ada.table("wildlands", "me", "open", "greedy", options={"factions": factions})
        ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        with ada.at(table) as one, ben.at(table) as two:
            seat = two.told["seat"]
            assert two.told["company"]["giving_up"] == "replaced"
            two.ask("resign", seat=seat)
            for chair in (one, two):
                shown = chair.until_told(lambda told: told["seats"][seat]["kind"] == "bot")["seats"][seat]
                assert (shown["name"], shown["bot"], shown["left"]) == ("Ben", "greedy", True)
                assert chair.told["company"]["said"][-1][1:] == ["resign", seat]
            assert two.told["yours"] == []
            assert two.told["seat"] is None
            assert two.told["legal"] == []
            assert two.told["company"]["gave_up"] == [seat]
            assert two.told["view"]["seat"] is None
            assert one.told["company"]["gave_up"] == []
        house.restart()
        with ben.at(table) as two:
            assert two.told["company"]["gave_up"] == [seat]
            assert two.told["seats"][seat]["name"] == "Ben"


def test_what_giving_up_means_is_told_as_it_is(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        ada, ben, table = two_at(house)
        with ada.at(table) as one, ben.at(table) as two:
            assert one.told["company"]["giving_up"] == "loses"
            one.ask("resign", seat=0)
            assert two.until_told(lambda told: told["status"] == "over")["seats"][0]["name"] == "Ada"
            assert two.told["result"]["winners"] == [1]
            assert two.told["company"]["said"][-1][1:] == ["resign", 0]
