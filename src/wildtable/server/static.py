"""The client's files, kept in memory: hashed ones for ever, the page itself asked for each time."""

import hashlib
import mimetypes
import re
from pathlib import Path

from wildtable.server.origin import Headers

HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$")
FOREVER = b"public, max-age=31536000, immutable"
ASK_AGAIN = b"no-cache"

NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Wildtable</title>
<h1>Wildtable</h1><p>The server runs, but the client is not built yet. In the project's folder:</p>
<pre>make client</pre><p>Then start the server again.</p></html>
"""

Answer = tuple[int, list[tuple[bytes, bytes]], bytes]


class File:
    """A file with the forms in which it can be sent."""

    def __init__(self, path: Path, name: str) -> None:
        self.forms = {b"": path.read_bytes()}
        for coding, ending in ((b"br", ".br"), (b"gzip", ".gz")):
            packed = path.with_name(path.name + ending)
            if packed.is_file():
                self.forms[coding] = packed.read_bytes()
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        text = kind.startswith("text/") or kind in ("application/javascript", "application/json")
        self.kind = (f"{kind}; charset=utf-8" if text else kind).encode()
        self.tag = b'"' + hashlib.sha256(self.forms[b""]).hexdigest()[:20].encode() + b'"'
        self.keep = FOREVER if name.startswith("assets/") and HASHED.search(name) else ASK_AGAIN


class Files:
    """Every file of a folder by its path; the page answers for every path of the client's own."""

    def __init__(self, folder: Path) -> None:
        self.files: dict[str, File] = {}
        for path in sorted(folder.rglob("*")) if folder.is_dir() else []:
            name = path.relative_to(folder).as_posix()
            if path.is_file() and path.suffix not in (".br", ".gz"):
                self.files[name] = File(path, name)

    def answer(self, path: str, headers: Headers) -> Answer:
        """Status, headers and body for a path."""
        name = path.lstrip("/")
        file = self.files.get(name)
        if file is None and "." in name.rsplit("/", 1)[-1]:
            return 404, [(b"content-type", b"text/plain; charset=utf-8")], b"There is no such file.\n"
        file = file or self.files.get("index.html")
        if file is None:
            return (
                200,
                [(b"content-type", b"text/html; charset=utf-8"), (b"cache-control", ASK_AGAIN)],
                NOT_BUILT,
            )
        sent = [(b"content-type", file.kind), (b"cache-control", file.keep), (b"etag", file.tag)]
        sent.append((b"vary", b"accept-encoding"))
        if headers.get(b"if-none-match") == file.tag:
            return 304, sent, b""
        accepted = {part.split(b";")[0].strip() for part in headers.get(b"accept-encoding", b"").split(b",")}
        coding = next(
            (coding for coding in (b"br", b"gzip") if coding in file.forms and coding in accepted), b""
        )
        if coding:
            sent.append((b"content-encoding", coding))
        return 200, sent, file.forms[coding]
