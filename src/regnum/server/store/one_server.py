"""One SQLite file, one server: a lock beside the file, which the system lets go of when its holder ends.

The lock file also says where the holder can be reached. It stays when the server ends; only the lock
on it counts. Copying and checking the file need no lock: they go on beside a server.
"""

import contextlib
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from regnum.server.store.base import RegnumStoreError

PATIENCE: Final = 5.0  # seconds within which whoever holds the lock says where it is
BYTE: Final = 1 << 30  # where Windows locks: far behind the text, which others must be able to read


class Holder(msgspec.Struct):
    """The server that has the file."""

    address: str = ""
    pid: int = 0
    for_others: bool = False  # other machines reach it


class InUse(RegnumStoreError):
    """Another server has the file."""

    def __init__(self, path: Path, holder: Holder) -> None:
        self.holder = holder
        where = f" at {holder.address}" if holder.address else ""
        super().__init__(
            f"{path} is served already{where} (process {holder.pid or 'unknown'}): "
            "stop that server, or name another file with --db."
        )


@contextlib.contextmanager
def served_alone(db: str | os.PathLike[str]) -> Iterator[Callable[[Holder], None]]:
    """Hold the lock of a database; gives what says where its server is. Raises InUse, RegnumStoreError."""
    path = Path(db).resolve()  # one file by two names is one file
    beside = path.with_name(f"{path.name}.lock")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise RegnumStoreError(f"{path} cannot be written: {error.strerror}.") from error
    try:
        if not _locked(file):
            raise InUse(path, _holder_of(beside))
        _write(file, Holder(pid=os.getpid()))
        yield lambda holder: _write(file, holder)
        _write(file, Holder())
    finally:
        os.close(file)  # and with it the lock


def _write(file: int, holder: Holder) -> None:
    with contextlib.suppress(OSError):  # a full disk: the lock holds without words
        os.lseek(file, 0, os.SEEK_SET)
        os.truncate(file, 0)
        os.write(file, msgspec.json.encode(holder))


def _holder_of(beside: Path) -> Holder:
    """Who has the lock; one that has just started is given time to say where it is."""
    end = time.monotonic() + PATIENCE
    holder = Holder()
    while not holder.address and time.monotonic() < end:
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            holder = msgspec.json.decode(beside.read_bytes(), type=Holder)
        if not holder.address:
            time.sleep(0.05)
    return holder


if os.name == "nt":  # pragma: no cover
    import msvcrt

    def _locked(file: int) -> bool:
        """Take the lock, if nobody has it."""
        os.lseek(file, BYTE, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        except OSError:
            return False
        return True
else:
    import fcntl

    def _locked(file: int) -> bool:
        """Take the lock, if nobody has it; where the file system knows no locks, go without."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True
