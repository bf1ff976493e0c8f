"""The process in which bots think: `python -m wildtable.server.thinker`, a question and an answer a line.

It gets the view of the seat and its legal actions, never a state, and ends with its input.
"""

import ctypes
import os
import signal
import sys
from typing import Any

import msgspec

from wildtable.bots import make_bot
from wildtable.games import load_for_plan

PR_SET_PDEATHSIG = 1


class Question(msgspec.Struct):
    """Which bot is to choose among which actions within so many seconds, and what it sees.

    `pack` is the folder of the match's components, empty for the program's own.
    """

    game: str
    pack: str
    bot: str
    seed: int
    view: dict[str, Any]
    legal: list[int]
    seconds: float


class Thought(msgspec.Struct):
    """What the bot decided."""

    action: int


def answer(question: Question) -> Thought:
    """Let the bot decide."""
    bot = make_bot(question.bot, load_for_plan(question.game, question.pack), question.seed)
    bot.hurry(question.seconds)
    return Thought(int(bot.choose(question.view, question.legal)))


def end_with_the_server() -> None:
    """Let the system end this process when the server is gone: amid a thought nobody looks at the input."""
    if sys.platform == "linux":
        server = os.getppid()
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != server:
            sys.exit()  # it ended before the system was told


def main() -> None:
    """Answer every line until there are no more; people's moves come before bots' thoughts."""
    end_with_the_server()
    os.nice(5)
    decode = msgspec.json.Decoder(Question).decode
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
