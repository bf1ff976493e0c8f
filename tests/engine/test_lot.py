"""Draws that can be checked: from a promised secret and what the seats threw in."""

import doctest
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.table.people import bot, new_table, people
from wildtable.engine.lot import Lot, commitment, new_secret
from wildtable.engine.record import End, Fair, Record, read_record
from wildtable.engine.refusal import BadRecord
from wildtable.engine.replay import examine, verify
from wildtable.games import load
from wildtable.table.window import NO_PACE

SECRET = bytes(range(32))


def numbers(lot: Lot) -> list[int]:
    return [int(lot.generator(str(draw)).below(1_000_000)) for draw in range(5)]


def test_draws_follow_from_the_secret_and_from_everybody() -> None:
    plain = numbers(Lot(SECRET))
    thrown = numbers(Lot(SECRET, ["ab", "cd"]))
    assert plain == numbers(Lot(SECRET, ["", ""]))
    assert len({*plain, *thrown, *numbers(Lot(SECRET, ["ab"])), *numbers(Lot(new_secret()))}) == 20
    assert thrown == numbers(Lot(SECRET, ["cd", "", "ab"]))


def finished() -> Record:
    """A game of Wildlands that was given up; both players had thrown something in."""
    seats = people(2)
    seats[0].entropy, seats[1].entropy = "0123", "beef"
    table = new_table("wildlands", seats, NO_PACE, factions="guild,gnomads", interrupt_window_seconds=0)
    for _ in range(30):
        for seat in table.owes():
            table.act(seat, table.idle(seat), 0.0)
    table.resign(0, 0.0)
    return table.record()


def test_a_record_proves_its_draws() -> None:
    record = finished()
    assert record.fair == Fair(commitment(SECRET), SECRET.hex(), ["0123", "beef"])
    assert record.result == End([2, 1], "resigned", winners=[1])
    again = read_record(record.text())
    assert again == record
    verify(load("wildlands"), again)


@pytest.mark.parametrize(
    ("fair", "cause"),
    [
        (Fair(commitment(SECRET), SECRET.hex(), ["0123"]), "was not drawn by lot"),
        (Fair(commitment(SECRET), new_secret().hex(), ["0123", "beef"]), "not the one that was promised"),
        (Fair(commitment(SECRET), "secret", []), "hexadecimal"),
        (
            Fair(commitment(SECRET), SECRET.hex().upper(), ["0123", "beef"]),
            "not written as a table writes it",
        ),
        (Fair(commitment(SECRET), SECRET.hex(), ["beef", "0123"]), "not written as a table writes it"),
        (Fair(commitment(SECRET), SECRET.hex(), ["", "0123", "beef"]), "not written as a table writes it"),
    ],
)
def test_a_record_that_was_steered_is_noticed(fair: Fair, cause: str) -> None:
    record = finished()
    record.fair = fair
    with pytest.raises(BadRecord, match=cause):
        verify(load("wildlands"), record)


def test_an_end_that_is_no_custom_of_tables_must_be_reached() -> None:
    record = finished()
    record.result = End([2, 1], "points", winners=[1])
    with pytest.raises(BadRecord, match="claims the end"):
        verify(load("wildlands"), record)


def cut_in_half(record: Record) -> None:
    del record.entries[len(record.entries) // 2 :]


def without_the_line(record: Record) -> None:
    record.entries.remove(("!", "resign 0"))


def by_the_other(record: Record) -> None:
    record.entries[-1] = ("!", "resign 1")


def earlier(record: Record) -> None:
    record.entries.insert(20, record.entries.pop())


def by_agreement(record: Record) -> None:
    record.result = End([1, 1], "draw agreed", winners=[])


def agreed_without_an_offer(record: Record) -> None:
    by_agreement(record)
    record.entries[-1] = ("!", "agree-draw 1")


def agreed_by_one(record: Record) -> None:
    by_agreement(record)
    record.entries[-1] = ("!", "draw 1")


def agreed_after_play(record: Record) -> None:
    by_agreement(record)
    record.entries[-1] = ("!", "agree-draw 1")
    record.entries.insert(12, ("!", "draw 0"))


def by_a_bot(record: Record) -> None:
    record.people = [1]


def back_without_leaving(record: Record) -> None:
    record.entries.insert(12, ("!", "return 0"))


def late_without_a_decision(record: Record) -> None:
    record.entries.insert(1, ("!", "late 0"))


def late_for_another(record: Record) -> None:
    who, _ = record.entries[-2]
    record.entries.insert(-1, ("!", f"late {int(who == 'P1')}"))


def without_the_proof(record: Record) -> None:
    record.fair = None


def without_any_proof(record: Record) -> None:
    cut_in_half(record)
    record.fair = record.people = None


def still_running(record: Record) -> None:
    record.result = None


@pytest.mark.parametrize(
    ("lie", "cause"),
    [
        (cut_in_half, "but its entries lead to no end"),
        (without_the_line, "but its entries lead to no end"),
        (by_the_other, r"lead to the end .*\[1,2\]"),
        (earlier, "Entry 22, .*: the game was over before"),
        (by_agreement, 'lead to the end .*"resigned"'),
        (agreed_without_an_offer, "'! agree-draw 1': no draw was offered to that seat"),
        (agreed_by_one, "but its entries lead to no end"),
        (agreed_after_play, "'! agree-draw 1': no draw was offered to that seat, or the offer has lapsed"),
        (by_a_bot, "'! resign 0': no person has that seat"),
        (back_without_leaving, "'! return 0': that person was not away"),
        (late_without_a_decision, "'! late 0': the entry before is not one of that seat"),
        (late_for_another, r"'! late \d': the entry before is not one of that seat"),
        (without_the_proof, "the proof of its draws was taken out"),
        (without_any_proof, "claims 'resigned', but has no line of a table"),
        (still_running, 'claims no end, but its entries lead to the end .*"resigned"'),
    ],
)
def test_a_record_that_lies_about_its_end_is_refused(lie: Callable[[Record], None], cause: str) -> None:
    record = finished()
    lie(record)
    with pytest.raises(BadRecord, match=cause):
        verify(load("wildlands"), read_record(record.text()))


def test_what_was_checked_and_what_was_not_is_said() -> None:
    record = finished()
    draws = sum(who == "*" for who, _ in record.entries)
    found = examine(load("wildlands"), record)
    assert found.checked == {
        "moves": f"all {len(record.entries) - draws - 1} are allowed by the rules",
        "draws": f"all {draws} follow from the promised secret and what the seats threw in",
        "result": "'resigned' follows from the lines of the table",
    }
    assert list(found.unchecked) == ["promise"]
    assert commitment(SECRET) in found.unchecked["promise"]
    assert found.proved


def test_an_end_in_a_record_of_an_earlier_program_is_not_proved() -> None:
    record = finished()
    del record.entries[-1]
    record.people = None
    found = examine(load("wildlands"), read_record(record.text()))
    assert not found.proved
    assert "no lines of its table" in found.unchecked["result"]


def test_a_stand_in_leaves_the_draws_as_they_are() -> None:
    seats = [*people(2), bot()]
    seats[0].entropy = "feed"
    table = new_table("wildlands", seats, factions="guild,gnomads,lawbringers")
    table.resign(0, 0.0)
    assert table.lot().entropy == ["feed"]


PAGE = Path(__file__).parents[2] / "docs" / "records.md"


def test_the_docs_tell_enough_to_draw_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What docs/records.md shows, without our program, is what a table draws."""
    monkeypatch.chdir(PAGE.parents[1])
    page = PAGE.read_text(encoding="utf-8")
    told: dict[str, Any] = {}
    exec(page.split("```python\n")[1].split("```")[0], told)
    example = doctest.DocTestParser().get_doctest(page, told, "docs/records.md", str(PAGE), 0)
    assert len(example.examples) > 8
    runner = doctest.DocTestRunner()
    runner.run(example, clear_globs=False)
    assert runner.summarize(verbose=False).failed == 0

    def drawn(things: list[str], draws: range) -> list[str]:
        lots = (told["generator"](SECRET, ["beef", "0123"], str(k)) for k in draws)
        return [things.pop(told["below"](len(things), lot)) for lot in lots]

    outcomes = [text for who, text in finished().entries if who == "*"]
    assert outcomes[:20] == drawn([f"deal {space}" for space in range(1, 43)], range(20))
    for faction, first in (("guild", 20), ("gnomads", 27)):
        path = PAGE.parents[1] / f"src/wildtable/games/wildlands/content/factions/{faction}.toml"
        listed = tomllib.loads(path.read_text(encoding="utf-8"))
        deck = [f"draw {card}" for card in [*listed["cards"], *["wild"] * listed["wild_count"]]]
        assert outcomes[first : first + 7] == drawn(deck, range(first, first + 7))


def test_the_docs_name_the_right_numbers() -> None:
    """The generator of the docs and ours give the same numbers, whatever the seed and the bound."""
    told: dict[str, Any] = {}
    exec(PAGE.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0], told)
    lot = Lot(SECRET, ["ab"])
    for draw in range(200):
        ours, theirs = lot.generator(str(draw)), told["generator"](SECRET, ["ab"], str(draw))
        for bound in (1, 2, 6, 30, 2**31 - 1, 3 * 2**29):
            assert ours.below(bound) == told["below"](bound, theirs)
