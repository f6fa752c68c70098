"""Find the programs of PostgreSQL, or install them: the tests make a server of their own from them.

Standard library only.
"""

import os
import shutil
import subprocess
from pathlib import Path

from compiled import Failure, Skip

DEBIAN = Path("/usr/lib/postgresql")  # one folder per version, kept out of PATH
DEBIAN_DEFAULTS = Path("/etc/postgresql-common/createcluster.conf")

MISSING = (
    "no PostgreSQL server was found: install one (on Debian and Ubuntu the package is postgresql); "
    "it need not run, the tests start their own"
)


def find_postgres() -> Path | None:
    """Return the folder with the server's programs, the newest if there are several."""
    folders = [path for path in DEBIAN.glob("*/bin") if path.parent.name.isdigit()]
    folders.sort(key=lambda path: int(path.parent.name))
    on_path = shutil.which("initdb")
    if on_path:
        folders.insert(0, Path(on_path).resolve().parent)
    complete = [path for path in folders if (path / "initdb").is_file() and (path / "postgres").is_file()]
    return complete[-1] if complete else None


def install_postgres() -> None:
    """Install the Debian package without the cluster that it would otherwise make and start."""
    apt_get("update")
    apt_get("install", "-y", "postgresql-common")
    before = DEBIAN_DEFAULTS.read_bytes() if DEBIAN_DEFAULTS.is_file() else None
    if before is not None:
        DEBIAN_DEFAULTS.write_bytes(before + b"\ncreate_main_cluster = false\n")
    try:
        apt_get("install", "-y", "postgresql")
    finally:
        if before is not None:
            DEBIAN_DEFAULTS.write_bytes(before)


def apt_get(*command: str) -> None:
    """Run apt-get; what it says is of no interest: the programs are looked for again afterwards."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    full = ["apt-get", "-qq", *command]
    subprocess.run(full, env=environment, check=False, capture_output=True, stdin=subprocess.DEVNULL)


def ensure_postgres() -> str:
    """Get PostgreSQL where that can be done without asking; else its tests are skipped, but never in CI."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if find_postgres() is None and is_root and shutil.which("apt-get"):
        install_postgres()
    folder = find_postgres()
    if folder is None:
        raise Failure(MISSING) if os.environ.get("CI") else Skip(MISSING)
    return str(folder)
