"""What people install: sdist and wheels have everything, and a compiled wheel plays in an empty environment.

./test runs this file twice. The second time the extensions of its compiled build go into the wheel, so that
the compiler need not work again.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

import compiled

ROOT = Path(__file__).resolve().parents[2]
MADE = ("__pycache__", "*.egg-info", "*.so", "*.pyd")
IS_COMPILED_RUN = os.environ.get("REGNUM_EXPECT_COMPILED") == "1"
SDIST = "from setuptools.build_meta import build_sdist; build_sdist('dist')"


def run(*command: str | Path, cwd: Path, **variables: str) -> str:
    """Run a tool away from the build that these tests themselves may run on."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**environment, **variables},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    return done.stdout


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what a package is made from, with a client in it whether or not one is built here."""
    folder = tmp_path_factory.mktemp("checkout")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns(*MADE))
    for name in ("setup.py", "pyproject.toml", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    font = folder / "src" / "regnum" / "web" / "fonts" / "of" / "a.woff2"
    font.parent.mkdir(parents=True)
    font.write_bytes(b"a font")
    return folder


def files_of(checkout: Path) -> set[str]:
    """All files of the package."""
    found = (path for path in (checkout / "src").rglob("*") if path.is_file())
    names = {path.relative_to(checkout / "src").as_posix() for path in found}
    return {name for name in names if ".egg-info/" not in name}


def unpacked_sdist(checkout: Path, into: Path) -> Path:
    run(sys.executable, "-c", SDIST, cwd=checkout)
    (archive,) = (checkout / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as file:
        file.extractall(into, filter="data")
    (folder,) = into.iterdir()
    return folder


def wheel_of(folder: Path, **variables: str) -> Path:
    offline = ("--no-build-isolation", "--no-index", "--no-deps", "--wheel-dir", "wheels")
    run(sys.executable, "-m", "pip", "wheel", "--quiet", *offline, ".", cwd=folder, **variables)
    (wheel,) = (folder / "wheels").glob("*.whl")
    return wheel


@pytest.mark.skipif(IS_COMPILED_RUN, reason="is the same for both runs")
def test_the_sdist_and_a_wheel_made_from_it_have_everything(checkout: Path, tmp_path: Path) -> None:
    sdist = unpacked_sdist(checkout, tmp_path)
    assert files_of(sdist) == files_of(checkout)
    wheel = wheel_of(sdist, REGNUM_PURE="1")
    assert wheel.name.endswith("-py3-none-any.whl")  # nothing in it is of this machine
    with zipfile.ZipFile(wheel) as file:
        names = {name for name in file.namelist() if ".dist-info/" not in name}
    assert names == files_of(checkout)


@pytest.mark.skipif(not IS_COMPILED_RUN, reason="needs the compiled build")
def test_a_compiled_wheel_plays_in_an_empty_environment(tmp_path: Path) -> None:
    assert compiled.is_built()
    wheel = compiled_wheel(tmp_path)
    assert sysconfig.get_platform().replace("-", "_").replace(".", "_") in wheel.name
    with zipfile.ZipFile(wheel) as file:
        assert file.testzip() is None
    venv.create(tmp_path / "venv", with_pip=False)
    scripts = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin")
    pip = (sys.executable, "-m", "pip", "--python", scripts / "python", "install", "--quiet")
    run(*pip, "--no-index", "--no-deps", wheel, cwd=tmp_path)
    # What Regnum depends on is lent by ours, and nothing else of it: the links in it are not followed so.
    lent = sysconfig.get_path("purelib")
    is_compiled = "import regnum; print(regnum.is_compiled, regnum.__file__)"
    told = run(scripts / "python", "-P", "-c", is_compiled, cwd=tmp_path, PYTHONPATH=lent)
    assert told.startswith(f"True {tmp_path / 'venv'}")
    for game in ("paladins", "troyes", "gugong"):
        run(scripts / "regnum", "selftest", game, "--games", "1", cwd=tmp_path, PYTHONPATH=lent)


def compiled_wheel(folder: Path) -> Path:
    """A wheel out of the extensions of ./test: mypyc runs again, the C compiler finds nothing to do."""
    ready = folder / "lib"
    shutil.copytree(compiled.EXTENSIONS, ready, ignore=shutil.ignore_patterns("key"))
    before = {path: path.stat().st_mtime_ns for path in ready.rglob("*") if path.is_file()}
    beside = folder / "extra.cfg"  # what is noted on the way stays out of src/
    beside.write_text(f"[egg_info]\negg_base = {folder}\n")
    run(
        *(sys.executable, "setup.py", "--quiet", "build", "--build-lib", ready),
        *(
            "--build-temp",
            compiled.BUILD / "temp",
            "bdist_wheel",
            "--dist-dir",
            folder,
            "--bdist-dir",
            folder / "bdist",
        ),
        cwd=ROOT,
        DIST_EXTRA_CONFIG=str(beside),
        REGNUM_REQUIRE_COMPILED="1",
        MYPY_CACHE_DIR=str(compiled.BUILD / "mypy_cache"),
    )
    assert before == {path: path.stat().st_mtime_ns for path in before}, "it was compiled again"
    (wheel,) = folder.glob("*.whl")
    return wheel
