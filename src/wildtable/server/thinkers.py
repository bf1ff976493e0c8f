"""A few processes for the bots. One that dies or does not answer in time is replaced, and asked again."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec

from wildtable.server.sharing import Sharing
from wildtable.server.thinker import Question, Thought

TRIES = 2
LONGEST_LINE = 1 << 20

LONGEST_THOUGHT = 8.0
"""Seconds that a bot may be asked for."""


class NoThought(Exception):
    """No process could answer in time; somebody has to decide without thinking."""


class Thinkers:
    """The processes, started when they are first needed, one question each at a time.

    `seconds` is how long a table waits for its bot, with all queueing and trying again.
    """

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self.sharing = Sharing(processes)
        self.free: list[Process] = []
        self.all: set[Process] = set()
        self.failures = 0
        self.closed = False

    async def choose(self, question: Question, guest: str, table: str) -> Thought:
        """What the bot decides; raises `NoThought` if that takes too long."""
        try:
            async with asyncio.timeout(self.seconds):
                for _ in range(TRIES):
                    thought = await self._try(question, guest, table)
                    if thought is not None:
                        return thought
        except TimeoutError:
            pass
        self.failures += 1
        raise NoThought

    async def _try(self, question: Question, guest: str, table: str) -> Thought | None:
        await self.sharing.take(guest, table)
        loop = asyncio.get_running_loop()
        began = loop.time()
        process: Process | None = None
        try:
            process = self._idle() or await self._start()
            question.seconds = min(question.seconds, self.sharing.slice(LONGEST_THOUGHT))
            thought = await self._ask(process, msgspec.json.encode(question) + b"\n")
            if thought.action in question.legal:
                self.free.append(process)
                return thought
            self._end(process)
        except (OSError, EOFError, RuntimeError, ValueError, msgspec.DecodeError):
            self._end(process)
        except BaseException:
            self._end(process)  # too late, or cancelled: its answer must not meet another question
            raise
        finally:
            self.sharing.give_back(guest, table, loop.time() - began)
        return None

    def _idle(self) -> Process | None:
        """A process that waits for a question and is alive."""
        while self.free:
            process = self.free.pop()
            if process.returncode is None:
                return process
            self._end(process)
        return None

    async def _start(self) -> Process:
        if self.closed:
            raise NoThought
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "wildtable.server.thinker",
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LONGEST_LINE,
            start_new_session=True,  # an interrupt at the terminal is the server's business
        )
        self.all.add(process)
        return process

    async def _ask(self, process: Process, line: bytes) -> Thought:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer:
            raise EOFError
        return msgspec.json.decode(answer, type=Thought)

    def _end(self, process: Process | None) -> None:
        if process is not None:
            self.all.discard(process)
            with contextlib.suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        """End all processes; they hold nothing that could be lost."""
        self.closed = True
        ending = list(self.all)
        for process in ending:
            self._end(process)
        for process in ending:
            await process.wait()
