"""The Python of the page: which files of the standard library, of the wheels and of Regnum go into its archives.

What is left out is named here; a test plays with the rest. Standard library only.
"""

import hashlib
import shutil
import subprocess
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path

from setup_env import PYTHON, ROOT, SetupError, explain
from web_build import WEB

PYODIDE = WEB / "node_modules" / "pyodide"
WHEELS = ROOT / "build" / "wheels"  # of the page, by their lock
LOG = ROOT / "build" / "wheels.log"
PLATFORM = (
    "--platform=pyemscripten_2026_0_wasm32",
    "--python-version=3.14",
    "--implementation=cp",
    "--abi=cp314",
)

# Of the standard library: tools for developers, terminals, mail boxes, other systems, C in Python again.
STDLIB_LEFT_OUT = frozenset(
    [
        "__hello__",
        "__phello__",
        "_aix_support",
        "_apple_support",
        "_ios_support",
        "_osx_support",
        "_py_abc",
        "_pydatetime",
        "_pyio",
        "_pylong",
        "_pyrepl",
        "_sysconfigdata__emscripten_wasm32-emscripten",
        "antigravity",
        "bdb",
        "cProfile",
        "cmd",
        "code",
        "colorsys",
        "compileall",
        "ctypes",
        "doctest",
        "fileinput",
        "filecmp",
        "ftplib",
        "getopt",
        "getpass",
        "idlelib",
        "imaplib",
        "mailbox",
        "modulefinder",
        "netrc",
        "nturl2path",
        "optparse",
        "pdb",
        "pickletools",
        "plistlib",
        "poplib",
        "profile",
        "pstats",
        "pty",
        "pyclbr",
        "pydoc",
        "pydoc_data",
        "rlcompleter",
        "runpy",
        "sched",
        "shelve",
        "sre_compile",
        "sre_constants",
        "sre_parse",
        "symtable",
        "tabnanny",
        "tarfile",
        "this",
        "trace",
        "tracemalloc",
        "tty",
        "turtle",
        "unittest",
        "wave",
        "xmlrpc",
        "zipapp",
        "multiprocessing/dummy",
        "multiprocessing/forkserver",
        "multiprocessing/heap",
        "multiprocessing/managers",
        "multiprocessing/pool",
        "multiprocessing/popen_fork",
        "multiprocessing/popen_forkserver",
        "multiprocessing/popen_spawn_posix",
        "multiprocessing/popen_spawn_win32",
        "multiprocessing/resource_sharer",
        "multiprocessing/resource_tracker",
        "multiprocessing/shared_memory",
        "multiprocessing/sharedctypes",
        "xml/dom",
        "xml/etree",
        "xml/parsers",
        "xml/sax/expatreader",
        "asyncio/windows_events",
        "asyncio/windows_utils",
        "asyncio/proactor_events",
        "asyncio/tools",
    ]
)
ENCODINGS = frozenset(
    [
        "__init__",
        "aliases",
        "ascii",
        "charmap",
        "cp437",
        "cp1252",
        "hex_codec",
        "idna",
        "iso8859_1",
        "latin_1",
        "punycode",
        "raw_unicode_escape",
        "undefined",
        "unicode_escape",
        "utf_16",
        "utf_16_be",
        "utf_16_le",
        "utf_32",
        "utf_8",
        "utf_8_sig",
    ]
)

# Of Regnum: what is for terminals, for training and for checking rules.
REGNUM_LEFT_OUT = frozenset({"__main__", "ai/arena", "ai/training", "cli", "conformance", "web"})

# Of the wheels.
WHEELS_LEFT_OUT = frozenset(
    [
        "anyio/pytest_plugin",
        "anyio/_backends/_trio",
        "babel/messages",
        "babel/locale-data",
        "pytz/zoneinfo",
        "prometheus_client/bridge",
        "prometheus_client/twisted",
        "prometheus_client/django",
        "prometheus_client/aiohttp",
        "starlette/testclient",
        "segno/cli",
        "attr/mypy",
    ]
)


def stage(folder: Path) -> tuple[Path, Path]:
    """Lay out the files of both archives: the standard library's, and the others."""
    stdlib, packages = folder / "stdlib", folder / "packages"
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as packed:
        extract(packed, stdlib, in_stdlib)
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as packed:
            extract(packed, packages, in_wheel)
    source = ROOT / "src" / "regnum"
    for path in sorted(source.rglob("*")):
        name = path.relative_to(source).as_posix()
        if path.is_file() and in_regnum(name):
            place = packages / "regnum" / name
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, place)
    return stdlib, packages


def extract(packed: zipfile.ZipFile, folder: Path, is_wanted: Callable[[str], bool]) -> None:
    packed.extractall(folder, [name for name in packed.namelist() if is_wanted(name)])


def is_in(name: str, places: Iterable[str]) -> bool:
    """Whether a file is one of these modules or lies in one of these folders."""
    plain = name.removesuffix(".py")
    return any(plain == place or name.startswith(place + "/") for place in places)


def in_stdlib(name: str) -> bool:
    folder, _, module = name.rpartition("/")
    if folder == "encodings" and module.removesuffix(".py") not in ENCODINGS:
        return False
    return name.endswith(".py") and not is_in(name, STDLIB_LEFT_OUT)


def in_wheel(name: str) -> bool:
    if is_locale(name):
        return True
    is_code = name.endswith((".py", ".so")) or name == "babel/global.dat"
    return is_code and "/tests/" not in name and not is_in(name, WHEELS_LEFT_OUT)


def is_locale(name: str) -> bool:
    """What Babel knows of our languages, and of all."""
    if not name.startswith("babel/locale-data/") or not name.endswith(".dat"):
        return False
    return name.removesuffix(".dat").rpartition("/")[2] in {"root", *languages()}


def languages() -> list[str]:
    folders = (ROOT / "src" / "regnum" / "i18n").iterdir()
    return sorted(path.name for path in folders if any(path.glob("*.ftl")))


def in_regnum(name: str) -> bool:
    is_made = "__pycache__" in name or name.endswith((".so", ".pyd"))
    return not is_made and not is_in(name, REGNUM_LEFT_OUT)


def wheels() -> list[Path]:
    """The wheels of the lock for Pyodide, fetched once and checked against their hashes."""
    lock = ROOT / "requirements" / "page.txt"
    folder = WHEELS / hashlib.sha256(lock.read_bytes()).hexdigest()[:12]
    if not (folder / "complete").exists():
        shutil.rmtree(WHEELS, ignore_errors=True)
        folder.mkdir(parents=True)
        fetch(lock, folder)
        (folder / "complete").touch()
    return sorted(folder.glob("*.whl"))


def fetch(lock: Path, folder: Path) -> None:
    command = [str(PYTHON), "-I", "-m", "pip", "download", "--require-hashes", "--no-deps", "--no-input"]
    command += ["--only-binary=:all:", "--disable-pip-version-check", "--progress-bar=off", *PLATFORM]
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(
            [*command, "-r", str(lock), "-d", str(folder)],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            check=False,
        )
    if done.returncode != 0:
        said = LOG.read_text("utf-8", errors="replace")
        raise SetupError(explain(said, "the wheels of the page are missing", LOG))
