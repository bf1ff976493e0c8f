"""`wildtable replay` and `wildtable verify`: what a record tells, and whether it is true."""

from pathlib import Path
from typing import Annotated

import typer

from wildtable import games
from wildtable.cli.app import AsJson, Language, command, fail, out, print_json
from wildtable.cli.boards import show_board
from wildtable.engine.event import Event, seen_events
from wildtable.engine.record import Record, read_record_file
from wildtable.engine.refusal import BadRecord
from wildtable.engine.replay import replay as replay_record
from wildtable.engine.replay import verify as verify_record
from wildtable.engine.texts import load_texts

RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A record file.")]


@command("replay", "wildtable replay game.txt --at 12")
def replay(
    record: RecordFile,
    at: Annotated[int | None, typer.Option(help="Stop after so many entries; all if left out.")] = None,
    number: Annotated[int, typer.Option(min=1, help="Which game, if the file holds several.")] = 1,
    lang: Language = "en",
    json: AsJson = False,
) -> None:
    """Tell a recorded game up to an entry and show the position there."""
    chosen = _pick(read_record_file(record), number, record)
    game = games.load(chosen.game)
    events: list[Event] = []
    state = replay_record(game, chosen, at, events)
    if json:
        told = seen_events(events, None)
        print_json({"entries": at or len(chosen.entries), "events": told, "position": game.position(state)})
        return
    texts = load_texts(game.folder, lang)
    for event in seen_events(events, None):
        out.print(texts.tell(event), markup=False)
    show_board(game, state, lang)


@command("verify", "wildtable verify game.txt")
def verify(record: RecordFile, json: AsJson = False) -> None:
    """Check that a record is whole, unchanged, of these rules, and legal to the last entry."""
    results = []
    for number, one in enumerate(read_record_file(record), start=1):
        try:
            verify_record(games.load(one.game), one)
        except BadRecord as error:
            raise BadRecord(f"{record}, game {number}: {error}") from error
        end = one.result[1] if one.result else "still running"
        told = f"{one.game}, {len(one.entries)} entries, {end}"
        results.append({"number": number, "told": told, "seats": one.seats})
    if json:
        print_json(results)
        return
    for number, result in enumerate(results, start=1):
        out.print(
            f"[green]ok[/] game {number}: {result['game']}, {result['entries']} entries, {result['end']}"
        )


def _pick(records: list[Record], number: int, path: Path) -> Record:
    if number > len(records):
        fail(f"{path} holds {len(records)} games, so there is no game {number}.")
    return records[number - 1]
