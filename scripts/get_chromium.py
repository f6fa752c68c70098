"""A real Chromium for the browser tests: Debian's package where it can be installed without asking."""

import os
import shutil
import subprocess

from compiled import Failure, Skip

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = (
    "there is no Chromium for the browser tests: install it (on Debian: apt-get install chromium), "
    "or name one in REGNUM_CHROMIUM"
)


def find_chromium() -> str | None:
    """The browser to test with, if there is one."""
    named = os.environ.get("REGNUM_CHROMIUM")
    if named:
        return named
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def install_chromium() -> None:
    """Debian's package, without questions."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (
        ["apt-get", "update", "-qq"],
        ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core"],
    ):
        subprocess.run(command, env=environment, capture_output=True, check=False)


def ensure_chromium() -> str:
    """Get a Chromium where that can be done without asking; else its tests are skipped, never in CI."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if find_chromium() is None and is_root and shutil.which("apt-get"):
        install_chromium()
    found = find_chromium()
    if found is None:
        raise Failure(MISSING) if os.environ.get("CI") else Skip(MISSING)
    return found
