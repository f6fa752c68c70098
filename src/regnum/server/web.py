"""How the application is put on the network: one set of options for the server and its tests."""

from typing import Any

import uvicorn

from regnum.server.app import Server
from regnum.server.door import door_for
from regnum.server.wire import Wire


def web_config(server: Server, **more: Any) -> uvicorn.Config:
    """The options of the web server in front of an application."""
    settings = server.settings
    given: dict[str, Any] = {
        "http": door_for(server.doors),
        "ws": Wire,
        "ws_max_size": settings.message_limit,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "ws_per_message_deflate": False,
        "timeout_keep_alive": settings.keep_alive,
        "access_log": False,  # security.py writes one that holds no secrets
        "log_config": None,
        "server_header": False,
        "proxy_headers": False,  # security.py reads them when told to
        "timeout_graceful_shutdown": 3,
        "lifespan": "on",
    }
    return uvicorn.Config(server.app(), **{**given, **more})
