"""`wildtable backup`, `restore`, `forget` and `components`: what a server has stored."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from wildtable.cli.app import command, fail, naming, out
from wildtable.cli.serve import DATA

DataFolder = Annotated[
    Path, typer.Option("--data", metavar="DIR", help="The folder that the server keeps its matches in.")
]


@command("backup", "wildtable backup wildtable-2026-11-16.sqlite")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The copy to make; it must not exist.")],
    data: DataFolder = DATA,
) -> None:
    """Copy a server's data into one file; the server may be running.

    The copy holds everything: matches, guests, and the key by which guests are known again.
    """
    from wildtable.server.backup import back_up

    size = back_up(data.expanduser(), file)
    out.print(f"{file}: {size:,} bytes, checked.", markup=False, soft_wrap=True)


@command("restore", "wildtable restore wildtable-2026-11-16.sqlite")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that `wildtable backup` made.")],
    data: DataFolder = DATA,
) -> None:
    """Put a copy in the place of a server's data; the server must be stopped.

    What was there is kept beside it, under a name with the date.
    """
    from wildtable.server.backup import restore as put_back

    for kept in put_back(file, data.expanduser()):
        out.print(f"Kept what was there: {kept}", markup=False, soft_wrap=True)
    out.print(f"{data} is as {file} has it.", markup=False, soft_wrap=True)


@command("forget", "wildtable forget Ada")
def forget(
    guest: Annotated[
        str,
        typer.Argument(
            metavar="GUEST", help="The guest's name, or id; write -- before an id that begins with a dash."
        ),
    ],
    data: DataFolder = DATA,
) -> None:
    """Delete a guest from a server's data; the server must be stopped.

    The name disappears from all tables and from records that are made from now on, the lines of chat are
    deleted, a running game is given up. The moves stay, and so do records and backups made before.
    """
    from wildtable.server.hub import Hub
    from wildtable.server.settings import Settings
    from wildtable.server.shelf import Shelf
    from wildtable.server.store import Store
    from wildtable.server.thinkers import Thinkers

    folder = data.expanduser()
    file = _database(folder)

    async def forgetting() -> int:
        from wildtable.server.forgetting import forget as forget_guest

        store = Store(file)
        try:
            hub = Hub(store, Shelf(store, folder / "content"), Thinkers(0, 60.0), Settings(data=folder))
            tables = await forget_guest(hub, _one_guest(store.read(GUESTS, (guest, guest)), guest))
            await hub.close()
            return tables
        finally:
            store.close()

    tables = asyncio.run(forgetting())
    out.print(f"Deleted '{guest}', who sat at {tables} tables.", markup=False, soft_wrap=True)


GUESTS = """
    SELECT p.id, p.name, date(p.made, 'unixepoch'), count(s.match) FROM people p
    LEFT JOIN sitting s ON s.person = p.id WHERE p.name = ? OR p.id = ? GROUP BY p.id
"""


def _one_guest(found: list[tuple[str, str, str, int]], wanted: str) -> str:
    if not found:
        fail(f"There is no guest '{wanted}'.")
    if len(found) > 1:
        listed = "; ".join(f"{guest}, since {made}, {tables} tables" for guest, _, made, tables in found)
        fail(f"Several guests are called '{wanted}', so name one by its id: {listed}.")
    return found[0][0]


@command("components", "wildtable components 1f0c2a5b7d9e3c48 my-pack")
def components(
    digest: Annotated[str, typer.Argument(metavar="DIGEST", help="What a record calls its content.")],
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The pack to write; it must not exist.")],
    data: DataFolder = DATA,
) -> None:
    """Write the components that a match was played with as a pack, for `verify` and `replay`.

    A server keeps those of all its matches, also after the program or its pack has changed.
    """
    from wildtable.server.shelf import kept_components, unpacked, write_pack

    if folder.exists():
        fail(f"'{folder}' is there already and is not overwritten: name another folder.")
    found = kept_components(_database(data.expanduser()), digest)
    if not found:
        fail(f"The server has no components with the digest '{digest}'.")
    for game, packed in found:
        with naming(f"The components {digest}"):
            write_pack(folder / game, unpacked(packed))
        out.print(f"{folder / game}: the components {digest}.", markup=False, soft_wrap=True)


def _database(folder: Path) -> Path:
    from wildtable.server.datafile import DATABASE

    if not (folder / DATABASE).is_file():
        fail(f"There is no data of a server in '{folder}': name its folder with --data.")
    return folder / DATABASE
