"""How the application is run: one process, no compression of what is sent once and small."""

from typing import Any

import uvicorn

from wildtable.server.lines import RequestLine, SocketLine

STOP_SECONDS = 5


def config_for(application: Any, port: int = 0, proxies: str = "") -> uvicorn.Config:
    """The server's configuration; `proxies` are the addresses whose X-Forwarded headers are believed."""
    return uvicorn.Config(
        application,
        port=port,
        http=RequestLine,
        ws=SocketLine,
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=STOP_SECONDS,
    )
