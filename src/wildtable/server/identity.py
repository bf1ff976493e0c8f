"""Who somebody is: a signed cookie, and links that take it to another device."""

import hashlib
import hmac
import os
import secrets
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Final

from wildtable.server.datafile import BadData

COOKIE: Final = "wildtable"
LINK_SECONDS: Final = 600
YEAR: Final = 365 * 24 * 3600


def load_key(folder: Path) -> bytes:
    """The server's key, made on first use; only its owner may read the file."""
    file = folder / "key"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if file.exists():
            file.chmod(0o600)
        else:
            _make_key(file)
        key = file.read_bytes()
    except OSError as error:
        raise BadData(f"The data folder '{folder}' cannot be used: {error.strerror}.") from error
    if len(key) < 32:
        raise BadData(f"The key in '{file}' is too short: remove the file, and a new one is made.")
    return key


def _make_key(file: Path) -> None:
    """Write a new key as a whole: on a full disk no half of one stays."""
    part = file.with_name(f"{file.name}.part")
    with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as fresh:
        fresh.write(secrets.token_bytes(32))
    part.replace(file)


def new_id() -> str:
    """The id of a guest or a table. None begins with a dash: a command would take that for an option."""
    while (made := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return made


def new_code() -> str:
    return secrets.token_urlsafe(24)


def code_digest(code: str) -> str:
    """What is stored of a link's code, so that the database gives no identity away."""
    return hashlib.sha256(code.encode()).hexdigest()


def sign(key: bytes, person: str) -> str:
    """The cookie's value."""
    return f"{person}.{_signature(key, person)}"


def person_in(key: bytes, cookies: str) -> str | None:
    """The person whose signed name stands in a Cookie header, or `None`."""
    try:
        found = SimpleCookie(cookies).get(COOKIE)
    except CookieError:
        return None
    person, _, signature = found.value.rpartition(".") if found is not None else ("", "", "")
    if not person or not hmac.compare_digest(signature.encode(), _signature(key, person).encode()):
        return None
    return person


def cookie(key: bytes, person: str, secure: bool) -> str:
    """The Set-Cookie header."""
    ending = "; Secure" if secure else ""
    return f"{COOKIE}={sign(key, person)}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{ending}"


def no_cookie(secure: bool) -> str:
    """The Set-Cookie header that takes the cookie away."""
    ending = "; Secure" if secure else ""
    return f"{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{ending}"


def _signature(key: bytes, person: str) -> str:
    return hmac.new(key, person.encode(), hashlib.sha256).hexdigest()
