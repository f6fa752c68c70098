"""Notices to browsers: encrypted, sent to the push service the browser named, in a thread beside the loop."""

import asyncio
import logging
import os
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Literal
from urllib.parse import urlsplit

from regnum.server.notices.posting import BadAddress, post
from regnum.server.notices.webpush import BadSubscription, Sender, encrypt, subscription
from regnum.server.settings import Settings
from regnum.server.store import Store
from regnum.server.store.notices import NoticeRow

log = logging.getLogger("regnum.server")

Outcome = Literal["sent", "gone", "later", "failed"]
"""What became of a notice: it is on its way; nobody is there any more; worth another try; not worth one."""

SECRET: Final = "push"
KEPT_FOR: Final = 3 * 24 * 3600  # seconds for which a push service keeps it for a browser that is off
GONE: Final = (404, 410)


class Pusher:
    """Sends to push services, under one key of this server."""

    def __init__(self, store: Store, settings: Settings, threads: ThreadPoolExecutor) -> None:
        self.store = store
        self.settings = settings
        self._threads = threads
        self._sender: Sender | None = None

    async def sender(self) -> Sender:
        """Who we are; made from a secret of the store, so that every process is the same."""
        if self._sender is None:
            row = await self.store.secret(SECRET)
            loop = asyncio.get_running_loop()
            self._sender = await loop.run_in_executor(self._threads, Sender, row.value, self._contact())
        return self._sender

    def _contact(self) -> str:
        mail = f"mailto:{self.settings.mail_from}" if self.settings.mail_from else ""
        return self.settings.push_contact or mail or self.settings.public_url or "mailto:nobody@localhost"

    async def send(self, row: NoticeRow, payload: bytes, topic: str) -> Outcome:
        """Send to one browser; never raises for what is wrong with it or its service."""
        sender = await self.sender()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._send, sender, row, payload, topic)

    def _send(self, sender: Sender, row: NoticeRow, payload: bytes, topic: str) -> Outcome:
        import http.client

        service = urlsplit(row.address)
        try:
            to = subscription(row.address, row.detail["p256dh"], row.detail["auth"])
            body = encrypt(payload, to, os.urandom(16))
            headers = {
                "authorization": sender.authorization(f"{service.scheme}://{service.netloc}", time.time()),
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(KEPT_FOR),
                "topic": topic,
                "urgency": "normal",
            }
            status = post(row.address, body, headers, self.settings.push_hosts)
        except (BadAddress, BadSubscription, KeyError) as e:
            log.warning("a push service cannot be used: %s", type(e).__name__)
            return "gone"
        except (OSError, http.client.HTTPException) as e:
            log.info("push service %s did not answer: %s", service.hostname, type(e).__name__)
            return "later"
        return self._outcome(status, str(service.hostname))

    def _outcome(self, status: int, host: str) -> Outcome:
        if 200 <= status < 300:
            return "sent"
        if status in GONE:
            return "gone"
        if status == 429 or status >= 500:
            return "later"
        log.warning("push service %s refused a notice: %s", host, status)
        return "failed"
