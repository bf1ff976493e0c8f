"""What those ask who look after the server: does it live, can it serve, how is it doing?"""

import ipaddress
from typing import Any

from wildtable.server.static import Answer

PLAIN = [(b"content-type", b"text/plain; charset=utf-8"), (b"cache-control", b"no-store")]


def answer_probe(app: Any, scope: Any) -> Answer | None:
    """The answer to `/healthz`, `/readyz` or `/metrics`; `None` for any other path."""
    path = scope["path"]
    if path == "/healthz":
        return 200, PLAIN, b"ok\n"
    if path == "/readyz":
        trouble = app.store.trouble
        return (503, PLAIN, f"{trouble}\n".encode()) if trouble else (200, PLAIN, b"ready\n")
    if path == "/metrics":
        if not _near(scope):
            return 403, PLAIN, b"The metrics are told to this machine only.\n"
        return 200, PLAIN, app.metrics.text(app).encode()
    return None


def _near(scope: Any) -> bool:
    """Does the request come from this machine?"""
    try:
        return ipaddress.ip_address((scope.get("client") or ("", 0))[0]).is_loopback
    except ValueError:
        return False
