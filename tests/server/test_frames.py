"""Messages arrive whole however their bytes come: in pieces, several at once, in parts, pings between."""

import json
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.house import PATIENCE, House
from tests.server.test_greedy import deaf
from wildtable.server.frames import frame_at

PING = b'{"t": "ping"}'
MASK = b"\x1b\x2c\x3d\x4e"


@pytest.fixture
def line(tmp_path: Path) -> Iterator[socket.socket]:
    """A line at a table after the handshake."""
    with House(tmp_path) as house:
        ada = house.person("Ada")
        with closing(deaf(ada, ada.table("wylde_hunt", "me", "me"))) as line:
            line.settimeout(PATIENCE)
            head = b""
            while not head.endswith(b"\r\n\r\n"):
                head += line.recv(1)
            assert head.startswith(b"HTTP/1.1 101")
            yield line


def frame(data: bytes, first: int = 0x81, form: int = 0) -> bytes:
    """A masked frame; `form` asks for more bytes of length than it needs."""
    size = len(data)
    if size < 126 and not form:
        length = bytes([0x80 | size])
    elif size < 1 << 16 and form < 127:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    masked = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(data))
    return bytes([first]) + length + MASK + masked


def heard(line: socket.socket) -> tuple[int, bytes]:
    """The next frame of the server: how it begins, and what is in it."""
    first, size = _exactly(line, 2)
    if size == 126:
        size = int.from_bytes(_exactly(line, 2), "big")
    return first, _exactly(line, size)


def _exactly(line: socket.socket, size: int) -> bytes:
    data = b""
    while len(data) < size:
        more = line.recv(size - len(data))
        assert more
        data += more
    return data


def is_pong(line: socket.socket) -> bool:
    return bool(json.loads(heard(line)[1]) == {"t": "pong"})


def test_byte_by_byte_and_all_at_once(line: socket.socket) -> None:
    for place in range(len(frame(PING))):
        line.sendall(frame(PING)[place : place + 1])
    assert is_pong(line)
    line.sendall(frame(PING) * 3 + frame(PING)[:5])
    assert all(is_pong(line) for _ in range(3))
    line.sendall(frame(PING)[5:] + frame(PING, first=0x82))
    assert all(is_pong(line) for _ in range(2))


def test_every_form_of_a_length(line: socket.socket) -> None:
    for form in (126, 127):
        line.sendall(frame(PING, form=form))
        assert is_pong(line)
    line.sendall(frame(b" " * 65_536)[:-1])
    line.sendall(frame(b" " * 65_536)[-1:] + frame(PING))
    assert b"Too long" in heard(line)[1]
    assert is_pong(line)


def test_in_parts_with_a_ping_between(line: socket.socket) -> None:
    line.sendall(frame(PING[:4], first=0x01) + frame(b"here?", first=0x89))
    assert heard(line) == (0x8A, b"here?")
    line.sendall(frame(PING[4:8], first=0x00) + frame(PING[8:], first=0x80) + frame(PING))
    assert is_pong(line)
    assert is_pong(line)


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (b"\x81\x05hello", 1002),
        (frame(b" " * 65_537)[:20], 1009),
        (frame(PING, first=0xC1), 1002),
        (frame(PING, first=0x83), 1002),
        (frame(PING[:4], first=0x01) + frame(PING), 1002),
    ],
    ids=["without a mask", "too long", "with a reserved bit", "of no kind", "inside of another"],
)
def test_what_is_no_frame_ends_the_line(line: socket.socket, bad: bytes, code: int) -> None:
    line.sendall(frame(PING))
    assert is_pong(line)
    line.sendall(bad)
    first, said = heard(line)
    assert (first, int.from_bytes(said[:2], "big")) == (0x88, code)
    assert line.recv(1) == b""


def test_a_farewell_is_answered(line: socket.socket) -> None:
    line.sendall(frame(PING))
    assert is_pong(line)
    line.sendall(frame((1000).to_bytes(2, "big"), first=0x88))
    assert heard(line)[0] == 0x88
    assert line.recv(1) == b""


def test_a_frame_that_is_not_all_there_ends_later() -> None:
    whole = frame(PING, form=126)
    for there in range(len(whole)):
        assert frame_at(whole[:there], 0, 65_536)[1] > there
    assert frame_at(whole, 0, 65_536) == (8, len(whole))
