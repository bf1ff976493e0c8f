"""`wildtable doctor`: versions, compiled or not, what is missing."""

import platform
import shutil

import typer

from wildtable import games
from wildtable.cli.app import NOT_INSTALLED, AsJson, command, out, print_json, version_of
from wildtable.compiled import is_compiled, is_stale

_LIBRARIES = ("fluent.runtime", "librt", "msgspec", "rich", "typer")


@command("doctor", "wildtable doctor --json")
def doctor(json: AsJson = False) -> None:
    """Say what this installation is made of and what it lacks. Exit code 1 if something is wrong."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    problems = []
    advice = []
    if is_stale():
        problems.append("The native code is older than its source: install again (make play does).")
    if not is_compiled():
        advice.append(
            "Running without native code: right, but some forty times slower. "
            + ("Install again to compile." if compiler else "Install a C compiler, then install again.")
        )
    libraries = {name: version_of(name) for name in _LIBRARIES}
    problems += [f"The library {name} is missing." for name, found in libraries.items() if not found]
    report = {
        "wildtable": version_of("wildtable") or NOT_INSTALLED,
        "python": platform.python_version(),
        "platform": platform.platform(),
        "compiled": is_compiled(),
        "stale": is_stale(),
        "compiler": compiler,
        "libraries": libraries,
        "games": {name: games.load(name).content_digest for name in games.names()},
        "problems": problems,
        "advice": advice,
    }
    if json:
        print_json(report)
    else:
        for name in ("wildtable", "python", "platform", "compiled", "compiler"):
            out.print(f"{name:10} {report[name]}")
        out.print("libraries  " + ", ".join(f"{name} {found}" for name, found in libraries.items()))
        for sentence in [*problems, *advice]:
            out.print(f"[yellow]{sentence}[/]")
        if not problems:
            out.print("[green]Works, with the remark above.[/]" if advice else "[green]All is well.[/]")
    if problems:
        raise typer.Exit(1)
