"""Web push as bytes: the example of RFC 8291, and headers that a push service can check."""

import json
import os

import pytest
from tests.server.notices.browser import Browser

from regnum.server.notices.webpush import (
    LONGEST,
    BadSubscription,
    Sender,
    Subscription,
    b64,
    encrypt,
    subscription,
    unb64,
)

# RFC 8291, section 5 and appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
SALT = unb64("DGv6ra1nlYgDCS1FRnbzlw")
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
BROWSERS_PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
BROWSERS_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
SENDERS_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard() -> None:
    from cryptography.hazmat.primitives.asymmetric import ec

    number = int.from_bytes(unb64(SENDERS_PRIVATE), "big")
    to = subscription("https://push.example.net/push/J", BROWSERS_PUBLIC, AUTH)
    body = encrypt(PLAIN, to, SALT, ec.derive_private_key(number, ec.SECP256R1()))
    assert b64(body) == BODY
    assert Browser.with_key(BROWSERS_PRIVATE, AUTH).read(unb64(BODY)) == PLAIN


@pytest.mark.parametrize("length", [0, 1, LONGEST])
def test_what_is_sent_can_be_read_by_its_browser_alone(length: int) -> None:
    browser = Browser()
    message = os.urandom(length)
    body = encrypt(message, browser.subscription("https://push.example/x"), os.urandom(16))
    assert len(body) <= 4096
    assert browser.read(body) == message
    from cryptography.exceptions import InvalidTag

    with pytest.raises(InvalidTag):
        Browser().read(body)


def test_no_two_messages_are_alike() -> None:
    to = Browser().subscription("https://push.example/x")
    assert len({encrypt(b"turn", to, os.urandom(16)) for _ in range(5)}) == 5


def test_too_long_a_message_is_not_sent() -> None:
    with pytest.raises(ValueError, match="too long"):
        encrypt(b"x" * (LONGEST + 1), Browser().subscription("https://push.example/x"), os.urandom(16))


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", AUTH),
        (BROWSERS_PUBLIC[:-2], AUTH),
        (b64(b"\4" + bytes(64)), AUTH),  # not on the curve
        (BROWSERS_PUBLIC, ""),
        (BROWSERS_PUBLIC, "BTBZ"),
        (BROWSERS_PUBLIC, "ö"),
        ("no!", AUTH),
    ],
)
def test_keys_that_no_browser_has_are_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadSubscription):
        subscription("https://push.example/x", p256dh, auth)


def test_every_process_has_the_same_key_and_services_can_check_it() -> None:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    secret = "5a" * 32
    sender = Sender(secret, "mailto:me@example.org")
    assert Sender(secret, "").public == sender.public != Sender("5b" * 32, "").public
    header = sender.authorization("https://push.example", 1000.0)
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", sender.public)
    head, claims, signature = parts["t"].split(".")
    assert json.loads(unb64(head)) == {"typ": "JWT", "alg": "ES256"}
    told = {"aud": "https://push.example", "exp": 1000 + 12 * 3600, "sub": "mailto:me@example.org"}
    assert json.loads(unb64(claims)) == told
    raw = unb64(signature)
    assert len(raw) == 64
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(sender.public))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


def test_a_subscription_is_what_the_browser_sent() -> None:
    found = subscription("https://push.example/x", BROWSERS_PUBLIC, AUTH)
    assert found == Subscription("https://push.example/x", unb64(BROWSERS_PUBLIC), unb64(AUTH))
