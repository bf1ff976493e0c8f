"""Where a request comes from, and the headers that keep a page to itself."""

import ipaddress
import socket
from typing import Any
from urllib.parse import urlsplit

Headers = dict[bytes, bytes]

HOME = socket.gethostname().lower()
"""What the machine calls itself; with `.local` others in the same network find it."""

SECURITY = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


def headers_of(scope: Any) -> Headers:
    return dict(scope["headers"])


def known_host(headers: Headers, names: tuple[str, ...]) -> bool:
    """Is the server meant by its address or by a name of its own?

    A page elsewhere can let its own name point here and would then have our origin; it cannot do so with an
    address, nor with `localhost`.
    """
    host = headers.get(b"host", b"").decode("latin-1").lower()
    name = ""
    try:
        name = urlsplit(f"//{host}").hostname or ""
        ipaddress.ip_address(name)
    except ValueError:
        return bool(name) and name in ("localhost", HOME, f"{HOME}.local", *(one.lower() for one in names))
    return True


def same_origin(headers: Headers) -> bool:
    """Does the request say that it comes from a page of this server?"""
    origin = headers.get(b"origin", b"").decode("latin-1")
    host = headers.get(b"host", b"").decode("latin-1")
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return bool(host) and parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()


def is_secure(scope: Any, headers: Headers) -> bool:
    """Did the browser come by HTTPS, perhaps to a proxy before us?"""
    return scope.get("scheme") in ("https", "wss") or headers.get(b"x-forwarded-proto") == b"https"


def policy(headers: Headers) -> bytes:
    """The Content-Security-Policy: everything from here, nothing inline, no frames."""
    host = headers.get(b"host", b"").decode("latin-1")
    plain = "".join(sign for sign in host if sign.isalnum() or sign in ".-:[]")
    sockets = f" ws://{plain} wss://{plain}" if plain else ""
    return (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ).encode()
