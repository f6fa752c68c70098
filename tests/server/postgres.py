"""A real PostgreSQL server for the tests: an own temporary cluster, reached by an own socket only."""

import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import quote

import psycopg
from psycopg.sql import SQL, Identifier
from tests.waiting import wait_until

import get_postgres

SUPERUSER = "regnum"
START_SECONDS = 120
# Small, for a test machine. fsync stays on: it is what the figures and the promises depend on.
SETTINGS = ("listen_addresses=", "shared_buffers=32MB", "max_connections=100", "fsync=on")


class Cluster:
    """Made and started by the constructor; `close` ends the server and deletes everything."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        # PostgreSQL refuses to run as root; Debian's package brings a user for it.
        self.owner = pwd.getpwnam("postgres") if os.geteuid() == 0 else None
        # Not pytest's folder: its path is too long for a socket and closed to other users.
        self.folder = Path(tempfile.mkdtemp(prefix="regnum-pg-"))
        self.process: subprocess.Popen[bytes] | None = None
        self.places = 0
        try:
            if self.owner:
                os.chown(self.folder, self.owner.pw_uid, self.owner.pw_gid)
            self._make()
            self.start()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _popen(self, program: str, *arguments: str | Path) -> subprocess.Popen[bytes]:
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                [self.programs / program, "-D", self.folder / "data", *arguments],
                user=self.owner.pw_uid if self.owner else None,
                group=self.owner.pw_gid if self.owner else None,
                extra_groups=[] if self.owner else None,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                preexec_fn=_end_with_the_tests,
            )

    def _make(self) -> None:
        options = ("--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        process = self._popen("initdb", "--username", SUPERUSER, *options)
        assert process.wait(START_SECONDS) == 0, (self.folder / "log").read_text()

    def start(self) -> None:
        """Start the server and wait until it answers."""
        options = [part for setting in SETTINGS for part in ("-c", setting)]
        self.process = self._popen("postgres", "-k", self.folder, *options)
        wait_until(self._answers)

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, (self.folder / "log").read_text()
        try:
            psycopg.connect(self.url("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self) -> None:
        """End the server at once, as when the machine fails: it recovers from its log at the next start."""
        if self.process is not None:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(START_SECONDS)
            self.process = None

    def url(self, database: str) -> str:
        return f"postgresql:///{database}?host={quote(str(self.folder), safe='')}&user={SUPERUSER}"

    def new_url(self) -> str:
        """Return the address of an empty place: a schema of its own, sooner made than a database."""
        self.places += 1
        name = f"test_{self.places}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(SQL("CREATE SCHEMA {}").format(Identifier(name)))
        return self.url("postgres") + f"&options=-csearch_path%3D{name}"

    def new_database(self, *options: str) -> str:
        """Make an empty database and return its address."""
        self.places += 1
        name = f"test_{self.places}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(SQL("CREATE DATABASE {} " + " ".join(options)).format(Identifier(name)))
        return self.url(name)


def _end_with_the_tests() -> None:
    """Have the kernel end the server if the tests are killed (or the thread ends that started it)."""
    if sys.platform == "linux":
        set_parent_death_signal = 1
        ctypes.CDLL(None).prctl(set_parent_death_signal, signal.SIGQUIT)


def find_programs() -> tuple[Path | None, str]:
    """Return where the server's programs are, or what is missing."""
    programs = get_postgres.find_postgres()
    if programs is None:
        return None, get_postgres.MISSING
    if os.geteuid() == 0:
        try:
            pwd.getpwnam("postgres")
        except KeyError:
            return None, "PostgreSQL does not run as root, and there is no user postgres to run it as"
    return programs, ""
