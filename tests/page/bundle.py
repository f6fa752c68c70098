"""The folder that runs in a page, made for tests: Python packed as for the site, the workers, one empty page.

It is not compressed, which takes longest, and it has a third worker that runs suites of tests inside Python.
"""

import json
import shutil
import subprocess
import zipfile
from importlib.util import find_spec
from pathlib import Path

import site_build
import site_pack
from browser.served import CHROMIUM
from setup_env import ROOT, only_one_setup
from web_build import WEB

FOLDER = ROOT / "build" / "page"
STAMP = ROOT / "build" / "page.stamp"
WORKERS = ("src/engine/worker.ts", "src/engine/thinker.ts", "../tests/page/suites.ts")
# What the suites need inside, beside the package: the tests themselves and what runs them.
SUITES = ("waiting.py", "page/inside.py", "server/store/helpers.py")
SUITES_OF_STORES = (
    "server/store/test_store.py",
    "server/store/test_deleting.py",
    "server/store/test_notices.py",
)
RUNNER = ("pytest", "_pytest", "pluggy", "iniconfig", "packaging", "pygments", "py")


def why_not() -> str:
    """What is missing for tests in a browser."""
    if CHROMIUM is None:
        return "there is no Chromium (./test installs it)"
    if not (WEB / "node_modules" / "pyodide").is_dir():
        return "the packages of the client are not installed (./test installs them)"
    return ""


def bundle() -> Path:
    """The folder for these sources, made once for all who test at the same time."""
    with only_one_setup():
        made_of = (Path(__file__), *inside())
        wanted = site_build.sources_hash() + " ".join(str(path.stat().st_mtime) for path in made_of)
        if not STAMP.exists() or STAMP.read_text("utf-8") != wanted:
            STAMP.unlink(missing_ok=True)
            shutil.rmtree(FOLDER, ignore_errors=True)
            make(FOLDER)
            STAMP.write_text(wanted, "utf-8")
    return FOLDER


def make(work: Path) -> None:
    out = work / "site"
    out.mkdir(parents=True)
    pyodide, archive = site_build.pack_python(work, out)
    # pytest wants more of the standard library than a page has.
    shutil.copyfile(site_pack.PYODIDE / "python_stdlib.zip", out / pyodide / "python_stdlib.zip")
    program = WEB / "node_modules" / ".bin" / "esbuild"
    options = (
        "--bundle",
        "--format=esm",
        "--target=es2022",
        "--entry-names=[name]",
        f"--outdir={out / 'engine'}",
    )
    subprocess.run([program, *WORKERS, *options], cwd=WEB, check=True, capture_output=True)
    workers = {"worker": "engine/worker.js", "thinker": "engine/thinker.js"}
    manifest = site_build.manifest(out, "tests", workers, pyodide, archive)
    (out / "engine.json").write_text(json.dumps(manifest), "utf-8")
    (out / "page.html").write_text("<!doctype html><title>Tests</title>", "utf-8")
    with zipfile.ZipFile(out / "engine" / "suites.zip", "w") as packed:
        for path in inside():
            packed.write(path, f"tests/{path.relative_to(ROOT / 'tests')}")
        for name in RUNNER:
            spec = find_spec(name)
            assert spec is not None
            assert spec.origin is not None
            folder = Path(spec.origin).parent
            if spec.submodule_search_locations is None:  # a file, no folder
                packed.write(spec.origin, Path(spec.origin).name)
                continue
            for path in sorted(folder.rglob("*.py")):
                packed.write(path, f"{name}/{path.relative_to(folder)}")


def inside() -> list[Path]:
    return [ROOT / "tests" / name for name in (*SUITES, *SUITES_OF_STORES)] + [ROOT / "tests/page/suites.ts"]
