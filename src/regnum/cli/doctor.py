"""`regnum doctor`: would a server run here, and run well? Nothing is changed."""

import asyncio
import contextlib
import json
import os
import shutil
import smtplib
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from regnum.cli.serve import THIS_MACHINE, checked_url, is_loopback, read_settings
from regnum.cli.usage import WrongUse
from regnum.cli.words import Words
from regnum.kernel.messages import Msg, raw
from regnum.library import is_compiled
from regnum.server.app import is_built
from regnum.server.bots import COMMAND, BadAnswer, WorkerProcess
from regnum.server.notices.mail import connect
from regnum.server.settings import Settings
from regnum.server.store import RegnumStoreError, default_path, is_postgres
from regnum.server.store.checkup import check_postgres, check_sqlite, server_of
from regnum.server.store.schema import STEPS

Mark = Literal["good", "note", "bad"]
WRONG = 1
RULES = "REGNUM_RULES"  # set by ./play: how it stands with compiling them (scripts/fast.py)

LITTLE = 1 << 30  # bytes of free disk below which there is a word about it
NOTHING_LEFT = 100 << 20
SKEW = 5.0  # seconds
SPARE = 200  # descriptors beside those of connections


@dataclass(frozen=True)
class Finding:
    """One line of the report."""

    mark: Mark
    msg: Msg


@dataclass(frozen=True)
class Patient:
    """What is to be looked at."""

    db: str
    settings: Settings
    host: str


def doctor(db: str = "", settings_file: str = "", host: str = "", proxy_headers: bool = False) -> int:
    """Report in words; 1 if something would stop a server or make it unsafe."""
    findings: list[Finding] = []
    try:
        settings = read_settings(settings_file)
        settings.public_url = checked_url(settings.public_url)
        if settings_file:
            findings.append(good("doctor-settings", file=settings_file))
    except WrongUse as e:
        findings.append(Finding("bad", e.msg))
        settings = Settings()
    settings.proxy_headers = settings.proxy_headers or proxy_headers
    patient = Patient(db or str(default_path()), settings, host or THIS_MACHINE)
    for look in LOOKS:
        findings += look(patient)
    return report(findings)


def report(findings: list[Finding]) -> int:
    words = Words()
    for finding in findings:
        print(words(f"doctor-{finding.mark}", text=words.text(finding.msg)))
    bad = sum(finding.mark == "bad" for finding in findings)
    print(words("doctor-sum", bad=bad, notes=sum(finding.mark == "note" for finding in findings)))
    return WRONG if bad else 0


def good(key: str, **args: str | int) -> Finding:
    return Finding("good", said(key, **args))


def note(key: str, **args: str | int) -> Finding:
    return Finding("note", said(key, **args))


def bad(key: str, **args: str | int) -> Finding:
    return Finding("bad", said(key, **args))


def said(key: str, **args: str | int) -> Msg:
    return Msg(key, {name: raw(arg) if isinstance(arg, str) else arg for name, arg in args.items()})


# --- the database -----------------------------------------------------------------------------------------


def look_at_store(patient: Patient) -> Iterator[Finding]:
    try:
        found = check_postgres(patient.db) if is_postgres(patient.db) else check_sqlite(Path(patient.db))
    except RegnumStoreError as e:
        yield bad("doctor-store-bad", why=str(e))
        return
    if found.is_newer:
        yield bad("doctor-schema-newer", schema=found.steps, known=len(STEPS))
    elif found.steps == 0:
        yield good("doctor-store-new")
    elif found.steps < len(STEPS):
        yield note("doctor-schema-older", schema=found.steps, known=len(STEPS))
    else:
        yield good("doctor-store", schema=found.steps)
    process = 0 if is_postgres(patient.db) else server_of(Path(patient.db))
    if process:
        yield note("doctor-served", process=str(process))
    if abs(found.ahead) > SKEW:
        yield bad("doctor-clock", seconds=round(abs(found.ahead)))
    else:
        yield good("doctor-clock-good")


def look_at_disk(patient: Patient) -> Iterator[Finding]:
    if is_postgres(patient.db):
        return
    path = Path(patient.db).absolute()
    folder = next(parent for parent in path.parents if parent.exists())
    free = shutil.disk_usage(folder).free
    mark: Mark = "bad" if free < NOTHING_LEFT else "note" if free < LITTLE else "good"
    yield Finding(mark, said("doctor-disk", megabytes=free >> 20, folder=str(folder)))


# --- the machine ------------------------------------------------------------------------------------------


def look_at_descriptors(patient: Patient) -> Iterator[Finding]:
    needed = patient.settings.connections + patient.settings.http_connections + SPARE
    with contextlib.suppress(ImportError):  # Windows has no such limit
        import resource

        have, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        if have == resource.RLIM_INFINITY or have >= needed:
            yield good("doctor-files", have=have)
        else:
            yield note("doctor-files-few", have=have, needed=needed, most=most)


def look_at_worker(_patient: Patient) -> Iterator[Finding]:
    worker = WorkerProcess(COMMAND)

    async def start() -> None:
        try:
            await worker.start()
        finally:
            await worker.stop(1.0)

    try:
        asyncio.run(start())
    except (OSError, EOFError, BadAnswer) as e:
        yield bad("doctor-worker-bad", why=f"{type(e).__name__} {e}".strip())
    else:
        yield good("doctor-worker")


def look_at_rules(_patient: Patient) -> Iterator[Finding]:
    """Whether the rules are compiled; if ./play started us, it has left word of why not."""
    version = ".".join(map(str, sys.version_info[:3]))
    if is_compiled:
        yield good("doctor-compiled", python=version)
        return
    told = json.loads(os.environ.get(RULES) or "{}")
    state, log = str(told.get("state")), str(told.get("log"))
    if state == "building":
        yield note("doctor-rules-building", minutes=int(time.time() - told["since"]) // 60)
    elif state in ("packages", "room", "failed", "broken"):
        yield note(f"doctor-rules-{state}", log=log)
    elif state in ("compiler", "stopped", "next"):
        yield note(f"doctor-rules-{state}")
    elif state == "off":
        yield good("doctor-rules-off", switch="REGNUM_COMPILE=0")
    else:
        yield note("doctor-interpreted", python=version)


def look_at_client(_patient: Patient) -> Iterator[Finding]:
    yield good("doctor-client") if is_built() else bad("doctor-client-missing")


# --- who may call -----------------------------------------------------------------------------------------


def look_at_reach(patient: Patient) -> Iterator[Finding]:
    """Whether what is set about proxies, names and addresses fits together."""
    settings = patient.settings
    is_https = urlsplit(settings.public_url).scheme == "https"
    is_open = not is_loopback(patient.host)
    if settings.proxy_headers and not settings.public_url and not settings.hosts:
        yield note("doctor-proxy-names")
    if is_https and not settings.proxy_headers:
        yield bad("doctor-proxy-missing")
    if settings.proxy_headers and is_open:
        yield note("doctor-proxy-open", host=patient.host)
    if is_open and not settings.proxy_headers and not settings.lan:
        yield note("doctor-plain", host=patient.host)
    if settings.metrics_port and not is_loopback(settings.metrics_host):
        yield note("doctor-metrics-open", host=settings.metrics_host)
    if settings.log not in ("", "-"):
        folder = Path(settings.log).absolute().parent
        if not os.access(folder, os.W_OK):
            yield bad("doctor-log", folder=str(folder))


# --- telling people of their turns ------------------------------------------------------------------------


def look_at_notices(patient: Patient) -> Iterator[Finding]:
    settings = patient.settings
    if settings.push:
        scheme = urlsplit(settings.push_contact).scheme
        if settings.push_contact and scheme not in ("mailto", "https"):
            yield bad("doctor-push-contact", contact=settings.push_contact)
        is_https = urlsplit(settings.public_url).scheme == "https"
        is_reached = is_https or (not settings.public_url and is_loopback(patient.host))
        yield good("doctor-push") if is_reached else note("doctor-push-plain")
    needed = {name: getattr(settings, name) for name in ("smtp_host", "mail_from", "public_url")}
    missing = [name for name, value in needed.items() if not value]
    if not settings.smtp_host and not settings.mail_from:
        return
    if missing:
        yield bad("doctor-mail-half", missing=missing[0])
        return
    if settings.smtp_tls == "none" and not is_loopback(settings.smtp_host):
        yield note("doctor-mail-plain", host=settings.smtp_host)
    yield from try_mail(settings)


def try_mail(settings: Settings) -> Iterator[Finding]:
    """Whether the mail server lets us in; nothing is sent."""
    try:
        connect(settings).quit()
    except (OSError, smtplib.SMTPException) as e:
        yield bad("doctor-mail-bad", host=settings.smtp_host, why=type(e).__name__)
    else:
        yield good("doctor-mail", host=settings.smtp_host)


LOOKS: tuple[Callable[[Patient], Iterator[Finding]], ...] = (
    look_at_store,
    look_at_disk,
    look_at_descriptors,
    look_at_worker,
    look_at_rules,
    look_at_client,
    look_at_reach,
    look_at_notices,
)
