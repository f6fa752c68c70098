"""The Python of the page: which files of the standard library, the wheels and Regnum go into its archives.

What is left out is named in page_left_out.toml; a test plays with the rest. Standard library only.
"""

import hashlib
import re
import shutil
import subprocess
import tomllib
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

LEFT_OUT = tomllib.loads((ROOT / "scripts" / "page_left_out.toml").read_text("utf-8"))
STDLIB_LEFT_OUT, ENCODINGS, REGNUM_LEFT_OUT, WHEELS_LEFT_OUT, WORDS_BEGIN = (
    tuple(LEFT_OUT[name].split()) for name in ("stdlib", "encodings", "regnum", "wheels", "words_begin")
)
COMMENTS = re.compile(rb"(?m)^#.*\n?|^[ \t]*\n")  # in the words, for those who translate


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
            data = path.read_bytes()
            place.write_bytes(COMMENTS.sub(b"", data) if path.suffix == ".ftl" else data)
    stage_examples(packages / "regnum" / "examples" / "scenarios")
    return stdlib, packages


def stage_examples(place: Path) -> None:
    """The scenario files of the worked examples, which lie beside the package (regnum/examples/shelf.py)."""
    for listed in sorted((ROOT / "src" / "regnum" / "examples").glob("*.toml")):
        for row in tomllib.loads(listed.read_text("utf-8"))["example"]:
            target = place / listed.stem / row["file"]
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / "scenarios" / listed.stem / row["file"], target)


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
    return not is_made and not is_in(name, REGNUM_LEFT_OUT) and is_said_here(name)


def is_said_here(name: str) -> bool:
    """Whether the worker may say it: refusals and names, not what the client writes by itself."""
    file = name.rpartition("/")[2]
    return not name.endswith(".ftl") or not (
        file.startswith(WORDS_BEGIN) or file.endswith(LEFT_OUT["words_end"])
    )


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
