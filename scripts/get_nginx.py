"""Find nginx, or install it: a test puts it before two servers with the configuration in deploy/.

Standard library only.
"""

import os
import shutil
from pathlib import Path

from compiled import Failure, Skip
from get_postgres import apt_get

DEBIAN = Path("/usr/sbin/nginx")  # not on everybody's PATH
POLICY = Path("/usr/sbin/policy-rc.d")  # asked by Debian before a service is started
NEVER = "#!/bin/sh\nexit 101\n"

MISSING = (
    "nginx was not found: install it (on Debian and Ubuntu the package is nginx-light); "
    "it need not run, the test starts its own"
)


def find_nginx() -> Path | None:
    """Return the program."""
    found = shutil.which("nginx")
    if found:
        return Path(found)
    return DEBIAN if DEBIAN.is_file() else None


def install_nginx() -> None:
    """Install the Debian package without the service that it would otherwise start."""
    is_ours = not POLICY.exists()
    if is_ours:
        POLICY.write_text(NEVER, encoding="utf-8")
        POLICY.chmod(0o755)
    try:
        apt_get("update")
        apt_get("install", "-y", "nginx-light")
    finally:
        if is_ours:
            POLICY.unlink()


def ensure_nginx() -> str:
    """Get nginx where that can be done without asking; else its test is skipped, but never in CI."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if find_nginx() is None and is_root and shutil.which("apt-get"):
        install_nginx()
    found = find_nginx()
    if found is None:
        raise Failure(MISSING) if os.environ.get("CI") else Skip(MISSING)
    return str(found)
