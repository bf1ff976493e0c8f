"""`wildtable replay` and `wildtable verify`: what a record tells, and whether it is true."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from wildtable.cli.app import AsJson, Language, Pack, command, fail, load_game, naming, out, print_json
from wildtable.cli.board import show_board
from wildtable.cli.outcome import end_of_match, say_outcome
from wildtable.cli.shown import shown
from wildtable.engine.event import Event, seen_events
from wildtable.engine.play import seat_names
from wildtable.engine.record import Record, end_of, read_record_file
from wildtable.engine.replay import examine
from wildtable.engine.replay import replay as replay_record
from wildtable.engine.texts import load_texts

RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A record file.")]

UNPROVED = 1


@command("replay", "wildtable replay game.txt --at 12")
def replay(
    record: RecordFile,
    at: Annotated[int | None, typer.Option(help="Stop after so many entries; all if left out.")] = None,
    number: Annotated[int, typer.Option(min=1, help="Which game, if the file holds several.")] = 1,
    lang: Language = "en",
    pack: Pack = None,
    json: AsJson = False,
) -> None:
    """Tell a recorded game up to an entry and show the position there."""
    chosen = _pick(read_record_file(record), number, record)
    events: list[Event] = []
    with naming(f"{record}, game {number}"):
        game = load_game(chosen.game, pack)
        state = replay_record(game, chosen, at, events)
    texts = load_texts(game.folder, lang)
    told = seen_events(events, None)
    entries = len(chosen.entries) if at is None else at
    result = end_of_match(state, chosen) if entries == len(chosen.entries) else None
    if json:
        end = None if result is None else end_of(result)
        print_json({"entries": entries, "events": told, "position": game.position(state), "end": end})
        return
    for event in told:
        out.print(texts.tell(event), markup=False)
    show_board(game, state, lang)
    if result is not None:
        names = [str(texts.name(name)) for name in seat_names(game, state)]
        for line in say_outcome(result, names, texts, load_texts(Path(__file__).parent, lang)):
            out.print(line, markup=False)


@command("verify", "wildtable verify game.txt")
def verify(record: RecordFile, pack: Pack = None, json: AsJson = False) -> None:
    """Check a record: is it whole, is every move legal, every draw by lot, and the end as it says?

    Says what was checked and what could not be. Exit code 1 if an end is claimed that the record cannot
    prove, 2 if anything is wrong.
    """
    results: list[dict[str, Any]] = []
    for number, one in enumerate(read_record_file(record), start=1):
        with naming(f"{record}, game {number}"):
            found = examine(load_game(one.game, pack), one)
        results.append(
            {
                "number": number,
                "game": one.game,
                "seats": one.seats,
                "entries": len(one.entries),
                "end": one.result.reason if one.result else "still running",
                "proved": found.proved,
                "checked": found.checked,
                "unchecked": found.unchecked,
            }
        )
    if json:
        print_json(results)
    else:
        for result in results:
            _say(result)
    if not all(result["proved"] for result in results):
        raise typer.Exit(UNPROVED)


def _say(result: dict[str, Any]) -> None:
    mark = "[green]ok[/]" if result["proved"] else "[yellow]unproved[/]"
    told = f"{result['game']}, {result['entries']} entries, {result['end']}"
    out.print(f"{mark} game {result['number']}: {escape(shown(told))}", soft_wrap=True)
    for what, words in result["checked"].items():
        out.print(f"   {what}: {shown(words)}", markup=False, soft_wrap=True)
    for what, words in result["unchecked"].items():
        out.print(f"   not checked, {what}: {shown(words)}", markup=False, soft_wrap=True)


def _pick(records: list[Record], number: int, path: Path) -> Record:
    if number > len(records):
        fail(f"{path} holds {len(records)} games, so there is no game {number}.")
    return records[number - 1]
