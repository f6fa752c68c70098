"""A real Chromium for the browser tests: Debian's package where it can be installed without asking.

The headless shell is the same browser without its own windows: opening a page takes it a third of the time
(0.2 s instead of 0.6 s, both on two busy cores), and a test opens one at least.
"""

import os
import shutil
import subprocess

from compiled import Failure, Skip

SHELL = "chromium-headless-shell"
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MISSING = (
    "there is no Chromium for the browser tests: install it (on Debian: apt-get install chromium), "
    "or name one in REGNUM_CHROMIUM"
)


def find_chromium() -> str | None:
    """The browser to test with, if there is one."""
    named = os.environ.get("REGNUM_CHROMIUM")
    return named or shutil.which(SHELL) or find_whole()


def find_whole() -> str | None:
    """A browser that also shows notifications, which the shell never allows."""
    named = os.environ.get("REGNUM_CHROMIUM")
    return named or next((found for name in WHOLE if (found := shutil.which(name))), None)


def install_chromium() -> None:
    """Debian's packages, without questions; older releases do not have the shell."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "fonts-dejavu-core"]
    subprocess.run(["apt-get", "update", "-qq"], env=environment, capture_output=True, check=False)
    for package in ("chromium", SHELL):
        subprocess.run([*install, package], env=environment, capture_output=True, check=False)


def ensure_chromium() -> str:
    """Get a Chromium where that can be done without asking; else its tests are skipped, never in CI."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    has_both = find_chromium() != find_whole() and find_whole() is not None
    if not has_both and "REGNUM_CHROMIUM" not in os.environ and is_root and shutil.which("apt-get"):
        install_chromium()
    found = find_chromium()
    if found is None or find_whole() is None:
        raise Failure(MISSING) if os.environ.get("CI") else Skip(MISSING)
    return found
