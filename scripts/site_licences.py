"""The licences of all that a site hands on, in one file beside it: ours, and those of its parts."""

import json
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path

import site_pack
from setup_env import ROOT
from web_build import WEB

# What ends up in the client; the tools that build it do not.
CLIENT = (
    "@fluent/bundle",
    "@fontsource-variable/alegreya",
    "@fontsource-variable/inter",
    "@fontsource-variable/vazirmatn",
    "@preact/signals",
    "@preact/signals-core",
    "preact",
    "pyodide",
)
PYTHON = """Python 3.14 and its standard library, inside Pyodide
Python Software Foundation License Version 2: https://docs.python.org/3.14/license.html"""
STATED = re.compile(r"(?m)^License(?:-Expression)?: .*$")  # in the metadata of a wheel
RULE = "\n\n" + "-" * 80 + "\n\n"


def licences() -> str:
    """The whole text, part by part."""
    ours = "Regnum\n\n" + (ROOT / "LICENSE").read_text("utf-8").strip()
    return RULE.join([ours, *of_client(), PYTHON, *of_wheels()]) + "\n"


def of_client() -> Iterator[str]:
    """What npm brought: a package without the text says which licence it is, and where the sources are."""
    for name in CLIENT:
        folder = WEB / "node_modules" / name
        about = json.loads((folder / "package.json").read_text("utf-8"))
        head = f"{name} {about['version']}\n{about['license']}: {about.get('homepage', '')}".rstrip(": ")
        texts = [path.read_text("utf-8").strip() for path in sorted(folder.glob("LICEN?E*"))]
        yield "\n\n".join([head, *texts])


def of_wheels() -> Iterator[str]:
    for wheel in site_pack.wheels():
        with zipfile.ZipFile(wheel) as files:
            names = [name for name in files.namelist() if is_licence(name)]
            texts = [files.read(name).decode("utf-8", "replace").strip() for name in names]
            about = next(name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
            told = STATED.findall(files.read(about).decode("utf-8", "replace"))
        yield "\n\n".join([" ".join(wheel.name.split("-")[:2]), "\n".join(told), *texts])


def is_licence(name: str) -> bool:
    """Of the wheel itself; some hold those of what they were tested with, too."""
    path = Path(name)
    is_about = any(part.endswith(".dist-info") for part in path.parts)
    return is_about and path.name.upper().startswith(("LICENSE", "LICENCE", "COPYING", "NOTICE"))
