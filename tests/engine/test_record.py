"""Records: strict text, and a sentence with place and cause for everything that is wrong."""

import hashlib
from pathlib import Path

import pytest

from tests.engine.tiny.game import Tiny, TinyState
from tests.engine.walks import TINY, script
from tests.walking import any_step, do
from wildtable.engine.event import Event
from wildtable.engine.record import Record, new_record, read_record, read_record_file, read_records
from wildtable.engine.refusal import BadRecord
from wildtable.engine.replay import replay, start_of, verify
from wildtable.engine.rng import Rng
from wildtable.engine.state import CHANCE, OVER


def record_of(state: TinyState, seed: int, from_setup: bool = True) -> Record:
    """A random game from a state to its end."""
    rng = Rng(seed)
    names = [f"Anna {seat}" for seat in range(TINY.seats_of(state))]
    record = new_record(TINY, state, names, from_setup)
    while state.turn() != OVER:
        who, what = any_step(state, rng)
        if who == CHANCE:
            record.add_outcome(TINY, state, what)
        else:
            record.add_action(TINY, state, who, what)
        do(state, (who, what))
    record.close(state.result())
    return record


RECORD = record_of(TINY.new(2, {"rounds": 2}), seed=3)
TEXT = RECORD.text()
LINES = TEXT.splitlines()


def sealed(text: str) -> str:
    """The text with a digest that fits, as a forger would write it."""
    body = text[: text.rindex("digest ")]
    return body + f'digest "sha256:{hashlib.sha256(body.encode()).hexdigest()}"\n'


def forged(old: str, new: str) -> str:
    assert TEXT.count(old) >= 1
    return sealed(TEXT.replace(old, new, 1))


def complaint(text: str) -> str:
    """The sentence that a text gets when it is read, or else when it is verified."""
    with pytest.raises(BadRecord) as caught:
        verify(TINY, read_record(text, "game.txt"))
    sentence = str(caught.value)
    assert sentence[-1] in ".?"
    assert "\n" not in sentence
    return sentence


def test_text_round_trips_byte_for_byte() -> None:
    again = read_record(TEXT)
    assert again == RECORD
    assert again.text().encode() == TEXT.encode()


def test_a_record_is_readable() -> None:
    assert LINES[:6] == [
        "wildtable record 1",
        'game "tiny"',
        "version 1",
        f'content "{TINY.content_digest}"',
        'options {"rounds":2}',
        'seats ["Anna 0","Anna 1"]',
    ]
    assert LINES[6] == ""
    assert LINES[7].startswith("* card ")
    assert LINES[-2].startswith("end {")
    assert LINES[-1].startswith('digest "sha256:')


def test_a_record_from_a_position() -> None:
    start = TINY.from_position({"seats": 3, "hands": {"P2": ["dog"]}, "round": 3})
    record = record_of(start.clone(), seed=1, from_setup=False)
    again = read_record(record.text())
    assert again.text() == record.text()
    assert start_of(TINY, again).fingerprint() == start.fingerprint()
    verify(TINY, again)


def test_a_record_of_an_unfinished_game() -> None:
    state = TINY.new(2)
    record = new_record(TINY, state, ["Anna", "Ben"])
    record.add_outcome(TINY, state, TINY.parse_outcome(state, "card fox"))
    record.close(state.result())
    script(state, "* card fox")
    assert verify(TINY, read_record(record.text())).fingerprint() == state.fingerprint()


def test_an_empty_record() -> None:
    record = new_record(TINY, TINY.new(2), ["Anna", "Ben"])
    assert read_record(record.text()) == record


def test_new_records_share_no_entries() -> None:
    one, two = (new_record(TINY, TINY.new(2), ["Anna", "Ben"]) for _ in range(2))
    one.entries.append(("*", "card fox"))
    assert two.entries == []


@pytest.mark.parametrize("name", ["Zoë 🦊", 'a "quoted" \\ name', "two\nlines", "tab\there", "*", "", " "])
def test_any_name_round_trips(name: str) -> None:
    record = new_record(TINY, TINY.new(2), [name, "Ben"])
    assert read_record(record.text()) == record


@pytest.mark.parametrize("separator", ["\u2028", "\u2029", "\x85", "\x1c", "\x0b"])
def test_a_name_with_an_odd_line_separator_round_trips(separator: str) -> None:
    record = new_record(TINY, TINY.new(2), [f"An{separator}na", "Ben"])
    assert read_record(record.text()) == record


def test_several_records_in_one_text() -> None:
    other = record_of(TINY.new(3), seed=8)
    assert read_records(TEXT + other.text()) == [RECORD, other]
    assert read_records(TEXT + "\n\n" + other.text() + "\n") == [RECORD, other]


def test_one_record_wanted_and_two_found() -> None:
    with pytest.raises(BadRecord, match=r"game\.txt: holds 2 records where one is wanted"):
        read_record(TEXT + TEXT, "game.txt")


def test_a_fault_in_the_second_record_names_its_line() -> None:
    with pytest.raises(BadRecord, match=f"game.txt, line {len(LINES) + 3}: the record is cut short"):
        read_records(TEXT + "\n".join(LINES[:3]) + "\n", "game.txt")


@pytest.mark.parametrize("lines", range(len(LINES)))
def test_cut_short_at_every_line(lines: int) -> None:
    sentence = complaint("".join(line + "\n" for line in LINES[:lines]))
    if lines == 0:
        assert sentence == "game.txt: is no record: line 1 must be 'wildtable record 1'."
    else:
        last = max(i + 1 for i, line in enumerate(LINES[:lines]) if line)
        cause = "the record is cut short: its end and digest are missing."
        assert sentence == f"game.txt, line {last}: {cause}"


def test_cut_short_at_every_character() -> None:
    for length in range(len(TEXT) - 1):
        assert complaint(TEXT[:length]).startswith("game.txt")


def test_every_edited_character_is_noticed() -> None:
    for at in range(len(TEXT)):
        edited = TEXT[:at] + ("x" if TEXT[at] != "x" else "y") + TEXT[at + 1 :]
        assert complaint(edited).startswith("game.txt")


def test_an_edited_entry_does_not_fit_the_digest() -> None:
    edited = TEXT.replace("* card goose", "* card fox", 1)
    cause = "the record was changed after it was written: its digest does not fit."
    assert complaint(edited) == f"game.txt: {cause}"


def test_a_format_of_the_future() -> None:
    sentence = complaint(TEXT.replace("wildtable record 1", "wildtable record 2"))
    assert sentence == "game.txt, line 1: 'wildtable record 2' is a format this program does not know."


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('game "tiny"', 'game "chess"', "The record is of 'chess', not of 'tiny'."),
        (
            "version 1\n",
            "version 2\n",
            "The record was made by version 2 of the rules of Tiny; this program has version 1.",
        ),
        (
            TINY.content_digest,
            "other-cards",
            "The record was played with other components (content other-cards) than those here "
            f"({TINY.content_digest}): name the content pack it had (--pack DIR), or none if it had none.",
        ),
    ],
)
def test_other_rules_or_components(old: str, new: str, sentence: str) -> None:
    assert complaint(forged(old, new)) == sentence


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("version 1\n", 'version "1"\n', "game.txt: the header is wrong: Expected `int`, got `str` - "),
        ("version 1\n", "", "game.txt: the header is wrong: Object missing required field `version`"),
        ("version 1\n", "colour 1\n", "game.txt, line 3: 'colour 1' does not belong here."),
        ("version 1\n", "version one\n", "game.txt, line 3: the value of 'version' is no JSON: "),
        ("version 1\n", "version 1 \n", "game.txt: the record is not written as this program writes one."),
        ("version 1\n", "version 1\nversion 1\n", "game.txt: the record is not written as "),
        ("\n\n* card", "\n\n\n* card", "game.txt, line 9: '* card"),
        ("* card", "card", "Entry 1, 'card "),
        ('"entries":', '"entries":1', "game.txt: the end does not count "),
        ("end {", "end 5{", "game.txt, line"),
        ('"places":[', '"place":[', "game.txt: the record is not written as this program writes one."),
        ('"reason":', '"season":', "game.txt"),
    ],
)
def test_a_forger_with_a_digest_that_fits(old: str, new: str, sentence: str) -> None:
    assert complaint(forged(old, new)).startswith(sentence)


def test_an_illegal_entry_is_named() -> None:
    number, (who, text) = next((i, e) for i, e in enumerate(RECORD.entries, start=1) if e[0] != "*")
    sentence = complaint(forged(f"\n{who} {text}\n", f"\n{who} draw\n"))
    assert sentence == f"Entry {number}, '{who} draw': 'draw' is not allowed here (TN-ROUND-01)."


def test_an_entry_that_names_nothing() -> None:
    assert complaint(forged("\n* card ", "\n* cart ")).startswith("Entry 1, '* cart ")
    assert complaint(forged("\nP1 bid", "\nP7 bid")).endswith("There is no seat 'P7': there are P1, P2.")


def test_a_claimed_end_that_is_not_reached() -> None:
    sentence = complaint(forged('"reason":"last round"', '"reason":"a coup"'))
    assert "The record claims the end" in sentence
    assert "a coup" in sentence
    assert "last round" in sentence


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('options {"rounds":2}', 'options {"rounds":9}'),
        ('options {"rounds":2}', 'options {"bounds":2}'),
        ('seats ["Anna 0","Anna 1"]', 'seats ["Anna 0"]'),
    ],
)
def test_a_start_that_cannot_be(old: str, new: str) -> None:
    """The header is part of the record: what is wrong with it is a `BadRecord` too."""
    complaint(forged(old, new))


@pytest.mark.parametrize("places", ["[1,3]", "[0,1]", "[2,1,1]", "[-1,1]", "[2,2]", "[1]"])
def test_places_that_cannot_be(places: str) -> None:
    old = next(line for line in LINES if line.startswith("end "))
    was = old[old.index('"places":') : old.index(',"reason"')]
    sentence = complaint(forged(was, f'"places":{places}'))
    assert sentence == "game.txt: the end cannot be: its sides, places and winners do not fit the seats."


@pytest.mark.parametrize(
    ("people", "line"),
    [
        (None, "resign 0"),
        ([0, 1], "resign 2"),
        ([0, 1], "resign -1"),
        ([0, 1], "resign 00"),
        ([0, 1], "resign"),
        ([0, 1], "resign 0 1"),
        ([0, 1], "seal 0 17 pass"),
    ],
)
def test_lines_that_no_table_writes(people: list[int] | None, line: str) -> None:
    record = new_record(TINY, TINY.new(2), ["Anna", "Ben"])
    record.people = people
    record.entries.append(("!", line))
    assert complaint(record.text()) == f"game.txt: entry 1, '! {line}', is no line of a table of 2 seats."


@pytest.mark.parametrize("people", [[2], [1, 0], [0, 0], [-1]])
def test_people_who_cannot_be(people: list[int]) -> None:
    record = new_record(TINY, TINY.new(2), ["Anna", "Ben"])
    record.people = people
    assert complaint(record.text()).startswith("game.txt: the header is wrong: 'people' must be")


def test_the_tables_lines_are_no_part_of_the_game() -> None:
    """They stand among the entries, round trip, and are passed over by whoever only replays."""
    record = read_record(TEXT)
    record.people = [0, 1]
    record.entries.insert(4, ("!", "leave 1"))
    again = read_record(record.text())
    assert again == record
    assert "\n! leave 1\n" in record.text()
    assert replay(TINY, again).fingerprint() == replay(TINY, RECORD).fingerprint()
    assert replay(TINY, again, 5).fingerprint() == replay(TINY, RECORD, 4).fingerprint()


def test_names_for_other_seats_than_the_position_has() -> None:
    record = new_record(TINY, TINY.new(2), ["Anna", "Ben", "Cleo"], from_setup=False)
    with pytest.raises(BadRecord):
        start_of(TINY, read_record(record.text()))


def test_replay_of_a_prefix_collects_its_events() -> None:
    happened: list[Event] = []
    state = replay(TINY, RECORD, 3, happened)
    assert [event.kind for event in happened] == ["drew"] * 3
    assert state.actors() == []


@pytest.mark.parametrize("at", [-1, len(RECORD.entries) + 1])
def test_replay_of_a_prefix_that_is_not_there(at: int) -> None:
    with pytest.raises(BadRecord, match=f"There is no entry {at}: the record has {len(RECORD.entries)}"):
        replay(TINY, RECORD, at)


def test_another_program_with_the_same_rules_can_replay() -> None:
    assert verify(Tiny(), RECORD).result() is not None


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(TEXT, encoding="utf-8")
    assert read_record_file(path) == [RECORD]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "none.txt"
    with pytest.raises(BadRecord) as caught:
        read_record_file(path)
    assert str(caught.value) == f"{path}: cannot be read: No such file or directory."


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(TEXT.encode() + b"\xff\xfe")
    with pytest.raises(BadRecord) as caught:
        read_record_file(path)
    assert str(caught.value) == f"{path}: is no text, so it is no record."


def test_a_file_whose_line_ends_were_changed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(TEXT.replace("\n", "\r\n").encode())
    with pytest.raises(BadRecord, match="its lines end with CR LF: something has rewritten it"):
        read_record_file(path)
