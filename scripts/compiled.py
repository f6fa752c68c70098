"""The compiled build of the rules, in build/: made anew only when something in it has changed.

./test runs the tests on it and `regnum bench` times it. Standard library only.

    python scripts/compiled.py    makes it and prints its folder; otherwise says why not
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setup_env import PYTHON, ROOT

BUILD = ROOT / "build"
EXTENSIONS = BUILD / "extensions"  # what mypyc made, kept as long as the key below fits
COMPILED = BUILD / "compiled"  # the whole package with the extensions in place
COMPILED_TREES = ("kernel", "components", "conformance", "games", "ai", "research/core")
# What says how they are compiled; the lock has the version of mypy, the same as that of the checks.
RECIPE = ("setup.py", "pyproject.toml", "requirements/fast.txt")


class Failure(Exception):
    """A check failed; the text, if any, is not on the screen yet."""


class Skip(Exception):
    """A check cannot be made here; the text says why."""


def run_quietly(*command: str, **variables: str) -> str:
    """Run a tool of the environment; its output matters only if it fails."""
    done = subprocess.run(
        [str(PYTHON), *command],
        cwd=ROOT,
        env={**os.environ, **variables},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise Failure(done.stdout.rstrip())
    return done.stdout


# The build


def build_compiled() -> bool:
    """Compile the rules into build/, never into src/, where a stale extension hides the source.

    Returns whether there was anything to compile.
    """
    stale = not is_built()
    if stale:
        shutil.rmtree(EXTENSIONS, ignore_errors=True)
        command = ("setup.py", "--quiet", "build_ext", "--build-lib", str(EXTENSIONS))
        key = build_key()  # of what the compiler is about to read: a file may be edited meanwhile
        run_quietly(
            *command,
            *("--build-temp", str(BUILD / "temp")),
            REGNUM_REQUIRE_COMPILED="1",
            # mypyc has other options than the check of types: in one cache they undo each other's work.
            MYPY_CACHE_DIR=str(BUILD / "mypy_cache"),
        )
        (EXTENSIONS / "key").write_text(key, encoding="utf-8")
    # The rest of the package is copied anew each time: it costs nothing and is never stale.
    shutil.rmtree(COMPILED, ignore_errors=True)
    shutil.copytree(ROOT / "src", COMPILED, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    shutil.copytree(EXTENSIONS, COMPILED, dirs_exist_ok=True, ignore=shutil.ignore_patterns("key"))
    return stale


def build_key(root: Path = ROOT) -> str:
    """Identify a compiled build by all that goes into it."""
    digest = hashlib.sha256(sys.version.encode())
    digest.update(os.environ.get("REGNUM_OPT_LEVEL", "").encode())
    files = [root / name for name in RECIPE]
    for tree in COMPILED_TREES:
        files += sorted((root / "src" / "regnum" / tree).rglob("*.py"))
    for path in files:
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built() -> bool:
    """Tell whether the extensions at hand were made from the sources as they are now."""
    stamp = EXTENSIONS / "key"
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == build_key()


# The compiler


def has_compiler() -> bool:
    """Tell whether extensions can be built: a C compiler and the headers of this Python."""
    if sys.platform == "win32":
        return True  # setuptools finds the compiler in the registry; the build tells
    configured = (sysconfig.get_config_var("CC") or "cc").split()[0]
    compiler = shutil.which(os.environ.get("CC", configured).split()[0])
    if sys.platform == "darwin" and not has_mac_tools():
        return False
    return compiler is not None and Path(sysconfig.get_path("include"), "Python.h").is_file()


def has_mac_tools() -> bool:
    """Tell whether Apple's tools are installed: without them `cc` is there, and opens a window that asks."""
    asked = subprocess.run(["xcode-select", "-p"], check=False, capture_output=True)
    return asked.returncode == 0


def ensure_compiler() -> None:
    """Get a compiler where that can be done without asking; else skip, but never in CI."""
    if not has_compiler() and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "-y", "gcc", "libc6-dev", "python3-dev"]):
            # What apt says of it is of no interest: the compiler is looked for again below.
            full = ["apt-get", "-qq", *command]
            subprocess.run(full, env=environment, check=False, capture_output=True, stdin=subprocess.DEVNULL)
    if not has_compiler():
        raise Failure(NO_COMPILER) if os.environ.get("CI") else Skip(NO_COMPILER)


NO_COMPILER = "no C compiler with the headers of this Python was found"


def main() -> int:
    """Make the build with what there is: whoever only measures does not want a compiler installed."""
    if not is_built() and not has_compiler():
        print(NO_COMPILER, file=sys.stderr)
        return 1
    try:
        build_compiled()
    except Failure as failure:
        print(failure, file=sys.stderr)
        return 1
    print(COMPILED)
    return 0


if __name__ == "__main__":
    sys.exit(main())
