"""What `regnum doctor` says about telling people of their turns."""

import asyncio
from typing import Any

import pytest
from tests.server.notices.browser import post_office

from regnum.cli.doctor import Patient, look_at_notices
from regnum.server.settings import Settings

pytestmark = pytest.mark.anyio


def looked(host: str = "127.0.0.1", **given: Any) -> list[tuple[str, str]]:
    found = look_at_notices(Patient("db", Settings(**given), host))
    return [(finding.mark, finding.msg.key) for finding in found]


async def test_web_push_needs_https() -> None:
    assert looked() == [("good", "doctor-push")]
    assert looked("0.0.0.0") == [("note", "doctor-push-plain")]
    assert looked("0.0.0.0", public_url="https://a.example/") == [("good", "doctor-push")]
    assert looked(public_url="http://a.example/") == [("note", "doctor-push-plain")]
    assert looked(push_contact="me") == [("bad", "doctor-push-contact"), ("good", "doctor-push")]
    assert looked(push=False) == []


async def test_mail_that_is_half_set_up_is_wrong() -> None:
    assert looked(push=False, smtp_host="mail.example") == [("bad", "doctor-mail-half")]
    assert looked(push=False, mail_from="a@b.example") == [("bad", "doctor-mail-half")]


async def test_the_mail_server_is_tried() -> None:
    given: dict[str, Any] = {
        "push": False,
        "smtp_host": "127.0.0.1",
        "smtp_tls": "none",
        "mail_from": "a@b.example",
        "public_url": "https://a.example/",
    }
    async with post_office() as office:
        found = await asyncio.to_thread(lambda: looked(**given, smtp_port=office.port))
        assert found == [("good", "doctor-mail")]
        assert office.mails == []
    assert looked(**given, smtp_port=office.port) == [("bad", "doctor-mail-bad")]
