"""Web push as bytes: messages only one browser can read (RFC 8291), and who sends them (RFC 8292, VAPID).

The server's key is made of one of its secrets, so all processes have the same; it never leaves the server.
`cryptography` is loaded by whoever sends the first notice: most servers never do, and it takes a while.
"""

import base64
import hashlib
import hmac
import json
from dataclasses import dataclass
from typing import Any, Final

RECORD_SIZE: Final = 4096  # bytes of a message with all that belongs to it; services take no larger ones
OVERHEAD: Final = 86 + 17  # of its head, and of its seal with the mark of its end
LONGEST: Final = RECORD_SIZE - OVERHEAD
TOKEN_HOURS: Final = 12  # for which we say once who we are; a day is the most
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
CURVE_ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of P-256


class BadSubscription(ValueError):
    """Keys that no browser has."""


def b64(data: bytes) -> str:
    """As the web writes bytes: base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """The bytes of such a text; raises BadSubscription."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except ValueError:
        raise BadSubscription("not base64url") from None


@dataclass(frozen=True)
class Subscription:
    """Where a browser is reached, and its keys."""

    endpoint: str
    p256dh: bytes
    auth: bytes


def subscription(endpoint: str, p256dh: str, auth: str) -> Subscription:
    """What a browser sent, checked; raises BadSubscription."""
    found = Subscription(endpoint, unb64(p256dh), unb64(auth))
    if len(found.auth) != AUTH_BYTES:
        raise BadSubscription("auth")
    _public_key(found.p256dh)
    return found


def _public_key(point: bytes) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    if len(point) != POINT_BYTES:
        raise BadSubscription("p256dh")
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise BadSubscription("p256dh") from None


def _point(private: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return bytes(private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _mac(key: bytes, data: bytes) -> bytes:
    return hmac.digest(key, data, "sha256")


def encrypt(message: bytes, to: Subscription, salt: bytes, ours: Any = None) -> bytes:
    """A message as the body of a push request; `ours` is a key for this message only."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    if len(message) > LONGEST:
        raise ValueError("too long for a push message")
    ours = ours or ec.generate_private_key(ec.SECP256R1())
    point = _point(ours)
    shared = bytes(ours.exchange(ec.ECDH(), _public_key(to.p256dh)))
    both = b"WebPush: info\0" + to.p256dh + point
    secret = _mac(salt, _mac(_mac(to.auth, shared), both + b"\1"))
    key = _mac(secret, b"Content-Encoding: aes128gcm\0\1")[:16]
    nonce = _mac(secret, b"Content-Encoding: nonce\0\1")[:12]
    sealed = bytes(AESGCM(key).encrypt(nonce, message + b"\2", None))
    return salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(point)]) + point + sealed


class Sender:
    """Who we are to push services."""

    def __init__(self, secret: str, contact: str) -> None:
        """`secret`: the server's, as hex; `contact`: how people at a push service reach who runs this one."""
        from cryptography.hazmat.primitives.asymmetric import ec

        digest = hashlib.sha512(b"regnum-push:" + bytes.fromhex(secret)).digest()
        number = int.from_bytes(digest, "big") % (CURVE_ORDER - 1) + 1
        self._key = ec.derive_private_key(number, ec.SECP256R1())
        self.contact = contact
        self.public = b64(_point(self._key))

    def authorization(self, audience: str, now: float) -> str:
        """The header that says so to one service, for a while."""
        claims = {"aud": audience, "exp": int(now) + TOKEN_HOURS * 3600, "sub": self.contact}
        token = ".".join(b64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        return f"vapid t={token}.{b64(self._signature(token.encode()))}, k={self.public}"

    def _signature(self, data: bytes) -> bytes:
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

        r, s = decode_dss_signature(self._key.sign(data, ec.ECDSA(hashes.SHA256())))
        return int(r).to_bytes(32, "big") + int(s).to_bytes(32, "big")
