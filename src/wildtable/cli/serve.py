"""`wildtable serve`: the browser table."""

import socket
import webbrowser
from pathlib import Path
from threading import Timer
from typing import Annotated

import typer

from wildtable.cli.app import Pack, command, fail, out

DATA = Path("~/.local/share/wildtable")


@command("serve", "wildtable serve --port 8000 --open")
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for any that is free.")] = 8000,
    data: Annotated[Path, typer.Option(metavar="DIR", help="The folder that matches are kept in.")] = DATA,
    pack: Pack = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser at once.")] = False,
    name: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A name under which browsers find this server.")
    ] = None,
    log_events: Annotated[
        bool, typer.Option("--log-events", help="Log every event, not only errors: a line of JSON each.")
    ] = False,
    proxy_headers: Annotated[
        bool, typer.Option("--proxy-headers", help="Behind a reverse proxy: believe its X-Forwarded headers.")
    ] = False,
    proxy: Annotated[
        str, typer.Option(metavar="ADDRESSES", help="The proxy's addresses, with commas between them.")
    ] = "127.0.0.1,::1",
) -> None:
    """Serve the table for browsers; what happens there is kept in one file."""
    try:
        import uvicorn

        from wildtable.server.app import Application
        from wildtable.server.logs import start_logging
        from wildtable.server.run import config_for
        from wildtable.server.settings import Settings
    except ImportError as error:
        fail(f"The server needs the package '{error.name}': install wildtable again, or pip install it.")
    start_logging(log_events)
    listener = _listen(host, port)
    application = Application(Settings(data=data.expanduser(), pack=pack, names=tuple(name or ())))
    address = f"http://{_shown(host)}:{listener.getsockname()[1]}/"
    out.print(f"Wildtable is at {address} (Ctrl-C stops it).")
    if open_browser:
        Timer(0.5, webbrowser.open, (address,)).start()
    proxies = proxy if proxy_headers else ""
    uvicorn.Server(config_for(application, proxies=proxies)).run(sockets=[listener])


def _listen(host: str, port: int) -> socket.socket:
    """A socket on that address; a sentence if it is taken or not ours."""
    try:
        family, kind, number, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, number)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(512)
    except OSError as error:
        cause = error.strerror or str(error)
        fail(f"Cannot listen on {host}, port {port}: {cause}. Try another with --port.")
    listener.setblocking(False)
    return listener


def _shown(host: str) -> str:
    """The host as a browser on this machine finds it."""
    if host in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host
