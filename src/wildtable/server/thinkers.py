"""A few processes for the bots. One that dies or does not answer in time is replaced, and asked again."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

import msgspec

from wildtable.server.thinker import Question, Thought

TRIES = 2
LONGEST_LINE = 1 << 20


class NoThought(Exception):
    """No process could answer; somebody has to decide without thinking."""


class Thinkers:
    """The processes, started when they are first needed, one question each at a time."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self.free: asyncio.Queue[Process | None] = asyncio.Queue()
        for _ in range(processes):
            self.free.put_nowait(None)
        self.all: set[Process] = set()
        self.closed = False

    async def choose(self, question: Question) -> Thought:
        """What the bot decides; raises `NoThought` after several tries."""
        line = msgspec.json.encode(question) + b"\n"
        for _ in range(TRIES):
            process = await self.free.get()
            try:
                if process is None or process.returncode is not None:
                    process = await self._start()
                thought = await asyncio.wait_for(self._ask(process, line), self.seconds)
                if thought.action in question.legal:
                    return thought
            except (OSError, EOFError, RuntimeError, ValueError, TimeoutError, msgspec.DecodeError):
                self._end(process)
                process = None
            except BaseException:
                self._end(process)  # cancelled in the middle: its answer must not meet another question
                process = None
                raise
            finally:
                self.free.put_nowait(process)
        raise NoThought

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
