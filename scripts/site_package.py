"""The engine of the site as a package for pages of others: a folder as npm has them, from the built site."""

import json
import re
import shutil
from pathlib import Path

import web_build
from setup_env import ROOT
from site_build import BUILD, COMPRESSED, build
from web_build import TSC, WEB

PACKAGE = BUILD / "package"
NAME = "regnum-engine"
TYPES = ("--declaration", "--emitDeclarationOnly", "--noEmit", "false", "--allowImportingTsExtensions")


def build_package() -> Path:
    """Make build/package from build/site; it is a copy of some of its files, and quick."""
    site = build()
    shutil.rmtree(PACKAGE, ignore_errors=True)
    PACKAGE.mkdir(parents=True)
    for name in engine_files(site):
        (PACKAGE / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(site / name, PACKAGE / name)
    web_build.run(WEB / "package.mjs", str(PACKAGE), failure="the script of the package")
    write_types()
    for name in ("README.md", "example.html"):
        shutil.copyfile(WEB / "package" / name, PACKAGE / name)
    shutil.copyfile(ROOT / "LICENSE", PACKAGE / "LICENSE")
    (PACKAGE / "package.json").write_text(json.dumps(described(), indent=2) + "\n", "utf-8")
    web_build.run(WEB / "compress.mjs", str(PACKAGE), str(COMPRESSED), failure="the package")
    return PACKAGE


def engine_files(site: Path) -> list[str]:
    """What the worker needs, as engine.json lists it, and the licences of it."""
    told = json.loads((site / "engine.json").read_text("utf-8"))
    urls = [file["url"] for file in told["files"]]
    return ["engine.json", "licences.txt", told["worker"], told["thinker"], *urls]


def write_types() -> None:
    """The types of the script and of what it says to the worker."""
    folder = PACKAGE / "types"
    sources = [str(WEB / "src" / "engine" / name) for name in ("package.ts", "protocol.ts")]
    options = ("--target", "es2022", "--lib", "es2023,dom", "--module", "esnext", "--types", "")
    web_build.run(
        TSC,
        "--ignoreConfig",
        *sources,
        *TYPES,
        *options,
        "--outDir",
        str(folder),
        failure="the package's types",
    )
    text = (folder / "package.d.ts").read_text("utf-8").replace("./protocol.ts", "./protocol.js")
    (PACKAGE / "index.d.ts").write_text(text, "utf-8")
    shutil.move(folder / "protocol.d.ts", PACKAGE / "protocol.d.ts")
    shutil.rmtree(folder)


def described() -> dict[str, object]:
    source = (ROOT / "src" / "regnum" / "__init__.py").read_text("utf-8")
    version = re.search(r'__version__ = "([^"]+)"', source)
    assert version is not None
    return {
        "name": NAME,
        "version": version[1],
        "description": "Heavy Eurogames with enforced rules, in a worker of your page",
        "license": "MIT",
        "type": "module",
        "main": "index.js",
        "types": "index.d.ts",
        "exports": {".": {"types": "./index.d.ts", "default": "./index.js"}, "./*": "./*"},
    }
