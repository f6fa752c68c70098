"""Build the site: a folder of plain files in which the game plays by itself, without a server.

`./play site` builds it into build/site and copies it from there. The same sources give the same files. A warm
start compares one hash.
"""

import hashlib
import json
import shutil
import subprocess
import time
from collections.abc import Iterable
from pathlib import Path

import site_pack
import web_build
from setup_env import PYTHON, ROOT, SetupError, only_one_setup, say
from web_build import WEB

BUILD = ROOT / "build"
SITE = BUILD / "site"  # the folder as it is served
STAMP = BUILD / "site.stamp"
WORK = BUILD / "site.new"
COMPRESSED = BUILD / "compressed"  # what compressing gave, by contents: it takes longest
LOG = BUILD / "site.log"
# Of Pyodide, what a browser needs; its list of packages is emptied: nothing is to come from elsewhere.
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
SOURCES = (
    "src/regnum",
    "scenarios",
    "web/src",
    "web/package-lock.json",
    "web/build.mjs",
    "web/engine.mjs",
    "web/compress.mjs",
    "web/tsconfig.json",
    "requirements/page.txt",
    "scripts/page_left_out.toml",
    "scripts/page_pack.py",
    "scripts/site_build.py",
    "scripts/site_pack.py",
    "scripts/site_pages.py",
)
HASH_LENGTH = 12
COMPRESSED_ENDINGS = (".br", ".gz")


# Keeping it


def sources_hash() -> str:
    digest = hashlib.sha256()
    for path in source_files():
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def source_files() -> Iterable[Path]:
    for name in SOURCES:
        place = ROOT / name
        found = sorted(place.rglob("*")) if place.is_dir() else [place]
        yield from (path for path in found if path.is_file() and not is_made(path))


def is_made(path: Path) -> bool:
    return "__pycache__" in path.parts or ROOT / "src" / "regnum" / "web" in path.parents


def is_built() -> bool:
    try:
        return SITE.is_dir() and STAMP.read_text("utf-8") == sources_hash()
    except FileNotFoundError:
        return False


def build() -> Path:
    """Make sure that build/site is the site of these sources."""
    if is_built():
        return SITE
    with only_one_setup():
        if is_built():
            return SITE
        started = time.monotonic()
        wanted = sources_hash()
        STAMP.unlink(missing_ok=True)
        shutil.rmtree(WORK, ignore_errors=True)
        say("Building the site:", end=" ")
        try:
            make(WORK)
        except BaseException:
            say("")
            raise
        shutil.rmtree(SITE, ignore_errors=True)
        (WORK / "site").rename(SITE)
        shutil.rmtree(WORK)
        STAMP.write_text(wanted, "utf-8")
        say(f"done in {time.monotonic() - started:.0f} s")
    return SITE


# Making it


def make(work: Path) -> None:
    out = work / "site"
    work.mkdir(parents=True)
    say("packages ...", end=" ")
    web_build.install_packages(checks=True)
    say("client ...", end=" ")
    web_build.run(WEB / "build.mjs", str(out), "--site", failure="the client could not be built")
    shutil.copytree(WEB / "src" / "icons", out / "icons")
    say("Python ...", end=" ")
    folder, archive = pack_python(work, out)
    say("words ...", end=" ")
    run_in_environment("scripts/site_pages.py", str(out), str(out))
    finish(out, folder, archive)
    say("compressing ...", end=" ")
    web_build.run(WEB / "compress.mjs", str(out), str(COMPRESSED), failure="the site could not be compressed")


def pack_python(work: Path, out: Path) -> tuple[str, str]:
    """Put Pyodide and the archives in their places; their names change with their contents."""
    stdlib, packages = site_pack.stage(work / "stage")
    pyodide = out / "pyodide"
    pyodide.mkdir()
    for name in PYODIDE_FILES:
        shutil.copyfile(site_pack.PYODIDE / name, pyodide / name)
    lock = json.loads((site_pack.PYODIDE / "pyodide-lock.json").read_text("utf-8"))
    (pyodide / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), "utf-8")
    archive = out / "engine" / "regnum.zip"
    archive.parent.mkdir(exist_ok=True)
    arguments = (stdlib, pyodide / "python_stdlib.zip", packages, archive)
    web_build.run(WEB / "engine.mjs", *map(str, arguments), failure="the Python of the page")
    folder = f"pyodide-{folder_hash(pyodide)}"
    pyodide.rename(out / folder)
    named = f"engine/regnum-{file_hash(archive)[:HASH_LENGTH]}.zip"
    archive.rename(out / named)
    return folder, named


def run_in_environment(*command: str) -> None:
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(
            [str(PYTHON), *command], cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, check=False
        )
    if done.returncode != 0:
        said = LOG.read_text("utf-8", errors="replace").strip().splitlines() or ["nothing"]
        raise SetupError(f"The site could not be built. Last word: {said[-1]} [all of it: {LOG}]")


def finish(out: Path, pyodide: str, archive: str) -> None:
    """Say what the site consists of: to the page, to the worker that plays, to the service worker."""
    version = folder_hash(out)
    built = out / "build.json"
    workers = json.loads(built.read_text("utf-8"))
    built.unlink()
    (out / "engine.json").write_text(json.dumps(manifest(out, version, workers, pyodide, archive)), "utf-8")
    page = out / "index.html"
    page.write_text(page.read_text("utf-8").replace("%VERSION%", version), "utf-8")
    worker = out / "sw.js"
    names = [name for name in files_of(out) if name != "sw.js"]
    site = {"version": version, "files": {name: file_hash(out / name) for name in names}}
    worker.write_text(f"self.SITE={json.dumps(site)};\n{worker.read_text('utf-8')}", "utf-8")


def manifest(
    out: Path, version: str, workers: dict[str, str], pyodide: str, archive: str
) -> dict[str, object]:
    """What web/src/engine/protocol.ts calls EngineManifest."""
    needed = {
        name: f"{pyodide}/{name}" for name in (*PYODIDE_FILES, "python_stdlib.zip", "pyodide-lock.json")
    }
    needed["regnum.zip"] = archive
    return {
        "version": version,
        "worker": workers.get("worker", ""),
        "thinker": workers.get("thinker", ""),
        "pyodide": f"{pyodide}/",
        "files": [
            {"name": name, "url": url, "bytes": (out / url).stat().st_size} for name, url in needed.items()
        ],
    }


def files_of(folder: Path) -> list[str]:
    """The names of the files a folder holds, without what is only there to be sent in their place."""
    found = (path for path in folder.rglob("*") if path.is_file() and path.suffix not in COMPRESSED_ENDINGS)
    return sorted(path.relative_to(folder).as_posix() for path in found)


def file_hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def folder_hash(folder: Path) -> str:
    lines = (f"{name} {file_hash(folder / name)}\n" for name in files_of(folder))
    return hashlib.sha256("".join(lines).encode()).hexdigest()[:HASH_LENGTH]


if __name__ == "__main__":
    build()
