"""The other side: a browser that reads push messages, a push service and an SMTP server on this machine."""

import asyncio
import contextlib
import hmac
import os
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from regnum.server.notices.webpush import Subscription, b64, unb64


class Browser:
    """A browser's keys; reads what was sent to it as RFC 8188 and 8291 say, apart from the server's code."""

    def __init__(self, private: Any = None, auth: bytes = b"") -> None:
        self.private = private or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth or os.urandom(16)
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = bytes(point)

    @classmethod
    def with_key(cls, private: str, auth: str) -> "Browser":
        number = int.from_bytes(unb64(private), "big")
        return cls(ec.derive_private_key(number, ec.SECP256R1()), unb64(auth))

    def subscription(self, endpoint: str) -> Subscription:
        return Subscription(endpoint, self.public, self.auth)

    def asked(self, endpoint: str, **more: str) -> dict[str, str]:
        """The body of a request to be told."""
        keys = {"p256dh": b64(self.public), "auth": b64(self.auth)}
        return {"kind": "push", "address": endpoint, **keys, **more}

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(body) <= size
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.private.exchange(ec.ECDH(), key)
        info = b"WebPush: info\0" + self.public + theirs
        first = expand(hmac.digest(self.auth, shared, "sha256"), info, 32)
        pseudo = hmac.digest(salt, first, "sha256")
        content = expand(pseudo, b"Content-Encoding: aes128gcm\0", 16)
        nonce = expand(pseudo, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(content).decrypt(nonce, sealed, None)
        message, mark = plain.rstrip(b"\0")[:-1], plain.rstrip(b"\0")[-1:]
        assert mark == b"\2"
        return bytes(message)


def expand(key: bytes, info: bytes, length: int) -> bytes:
    return hmac.digest(key, info + b"\1", "sha256")[:length]


@dataclass
class PushService:
    """A push service over real HTTP; `statuses` are what it answers next, then 201."""

    port: int = 0
    statuses: list[int] = field(default_factory=list)
    received: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)

    def endpoint(self, name: str = "ann") -> str:
        return f"http://127.0.0.1:{self.port}/push/{name}"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            first, *lines = head.split("\r\n")
            headers = {
                name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)
            }
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.received.append((first, headers, body))
            status = self.statuses.pop(0) if self.statuses else 201
            writer.write(f"HTTP/1.1 {status} X\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
            await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.answer, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    async with server:
        yield service


@dataclass
class PostOffice:
    """An SMTP server that keeps what it gets; `answers` are what it says to the next recipients, then 250."""

    port: int = 0
    answers: list[str] = field(default_factory=list)
    mails: list[tuple[list[str], EmailMessage]] = field(default_factory=list)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(text: str) -> None:
            writer.write(f"{text}\r\n".encode())

        to: list[str] = []
        say("220 here")
        while line := (await reader.readline()).decode().strip():
            verb = line.upper()
            if verb.startswith("RCPT TO:"):
                answer = self.answers.pop(0) if self.answers else "250 ok"
                to += [line[8:].strip("<> ")] if answer.startswith("250") else []
                say(answer)
            elif verb == "DATA":
                say("354 go on")
                data = await reader.readuntil(b"\r\n.\r\n")
                mail = message_from_bytes(data[:-5].replace(b"\r\n..", b"\r\n."), policy=policy.default)
                assert isinstance(mail, EmailMessage)
                self.mails.append((to, mail))
                say("250 kept")
            else:
                say("221 bye" if verb == "QUIT" else "250 ok")
            if verb == "QUIT":
                break
        writer.close()


@contextlib.asynccontextmanager
async def post_office() -> AsyncIterator[PostOffice]:
    office = PostOffice()
    server = await asyncio.start_server(office.answer, "127.0.0.1", 0)
    office.port = server.sockets[0].getsockname()[1]
    async with server:
        yield office
