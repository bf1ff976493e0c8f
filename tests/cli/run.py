"""Runs the real command in a real process, and says what a refusal has to look like."""

import io
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from wildtable.cli.main import HOMES, main

COMMANDS = sorted({*HOMES, "lab balance"} - {"lab"})
LONGEST = 120  # seconds that no command of these tests comes near


class Outcome(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


def wildtable(*words: object, typed: str | bytes = "", columns: int = 120, **extra: object) -> Outcome:
    """Run `wildtable` with these words, `typed` as its input and `extra` in its environment.

    The rest of the environment is inherited, so PYTHONPATH decides which form of the program runs.
    """
    done = subprocess.run(
        [sys.executable, "-m", "wildtable", *map(str, words)],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        timeout=LONGEST,
        env=environment(columns, **extra),
        check=False,
    )
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())


def answered(*words: object) -> Outcome:
    """The same without input and without the price of a process: for commands that only read and tell."""
    out, err = io.StringIO(), io.StringIO()
    code = 0
    with (
        patch.object(sys, "argv", ["wildtable", *map(str, words)]),
        patch.object(sys, "stdin", io.StringIO()),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
    return Outcome(code, out.getvalue(), err.getvalue())


def environment(columns: int = 120, **extra: object) -> dict[str, str]:
    """Ours, with a fixed width, no colours, and UTF-8."""
    kept = {
        name: value for name, value in os.environ.items() if name not in ("FORCE_COLOR", "TTY_COMPATIBLE")
    }
    added = {name: str(value) for name, value in extra.items()}
    return {**kept, "COLUMNS": str(columns), "PYTHONUTF8": "1", "TERM": "dumb", **added}


def started(*words: object, own_session: bool = False, **extra: object) -> subprocess.Popen[bytes]:
    """Start `wildtable` with these words; it hears interrupts even where the tests themselves ignore them."""
    return subprocess.Popen(
        [sys.executable, "-u", "-m", "wildtable", *map(str, words)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(120, **extra),
        start_new_session=own_session,
        preexec_fn=hear_interrupts,
    )


def hear_interrupts() -> None:
    """A script's background jobs, and what `nohup` starts, inherit that interrupts are ignored."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def interrupted(*words: object, waiting_for: Path) -> Outcome:
    """Run `wildtable` with these words and stop it, once it has made that file, as Ctrl-C at a terminal does.

    There the interrupt reaches all processes of a command.
    """
    with started(*words, own_session=True) as running:
        while not waiting_for.exists():
            assert running.poll() is None, running.communicate()
            time.sleep(0.05)
        time.sleep(1)  # until the processes play
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=LONGEST)
    return Outcome(running.returncode, out.decode(), err.decode())


def refused(outcome: Outcome, *mentions: object) -> None:
    """Exit code 2 and exactly one line on standard error, which names these things."""
    assert "Traceback" not in outcome.err, outcome.err
    assert outcome.code == 2, outcome
    lines = outcome.err.splitlines()
    assert len(lines) == 1, outcome.err
    assert lines[0].startswith("wildtable: "), outcome.err
    assert lines[0].endswith((".", "?")), outcome.err
    for thing in mentions:
        assert str(thing) in lines[0], f"{thing} is not named in: {lines[0]}"
    assert outcome.out == ""


def found_bad(outcome: Outcome, *mentions: object) -> None:
    """Exit code 2, and a case that got the verdict `bad` with a sentence that names these things."""
    assert (outcome.code, outcome.err) == (2, ""), outcome
    lines = outcome.out.splitlines()
    told = next(lines[number + 1] for number, line in enumerate(lines) if line.startswith("bad "))
    assert told.endswith((".", "?")), told
    for thing in mentions:
        assert str(thing) in told, f"{thing} is not named in: {told}"


def misused(outcome: Outcome, *mentions: str) -> None:
    """A usage error: exit code 2, no traceback, the option or argument named."""
    assert outcome.code == 2, outcome
    assert "Traceback" not in outcome.err, outcome.err
    for thing in mentions:
        assert thing in outcome.err, outcome.err


def rescued(outcome: Outcome) -> Path:
    """The file that an unfinished game was saved in, as the last line says."""
    assert "--resume " in outcome.out, outcome.out[-300:]
    return Path(outcome.out.rsplit("--resume ", 1)[1].splitlines()[0].strip())
