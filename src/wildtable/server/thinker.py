"""The process in which bots think: `python -m wildtable.server.thinker`, a question and an answer a line.

It gets the view of the seat and its legal actions, never a state, and ends with its input.
"""

import sys
from typing import Any

import msgspec

from wildtable.bots import make_bot
from wildtable.games import load


class Question(msgspec.Struct):
    """Which bot is to choose among which actions within so many seconds, and what it sees."""

    game: str
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
    bot = make_bot(question.bot, load(question.game), question.seed)
    bot.hurry(question.seconds)
    return Thought(int(bot.choose(question.view, question.legal)))


def main() -> None:
    """Answer every line until there are no more."""
    decode = msgspec.json.Decoder(Question).decode
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(answer(decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
