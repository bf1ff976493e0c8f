"""Where a frame of a WebSocket begins and ends (RFC 6455, 5.2)."""


def frame_at(data: bytes, start: int, most: int) -> tuple[int, int]:
    """Where the text of the frame begins that begins there, and where the frame ends, which may be later than
    the data. What the library is to refuse has no text and ends with the data (RFC 6455, 5.2)."""
    there = len(data) - start
    if there < 2:
        return 0, start + 2
    size, head = data[start + 1] & 0x7F, 6
    if data[start + 1] < 0x80:
        return 0, len(data)  # without a mask
    if size >= 126:
        head = 8 if size == 126 else 14
        if there < head:
            return 0, start + head
        size = int.from_bytes(data[start + 2 : start + head - 4], "big")
        if size > most:
            return 0, len(data)
    return start + head, start + head + size


def head_of(size: int) -> bytes:
    """What stands before a text of that size on the wire (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
