"""Compile the rules with mypyc where that is possible; all else is in pyproject.toml.

Without mypy, without a C compiler, or with REGNUM_PURE=1 the package installs all the same and
runs interpreted, only slower. REGNUM_REQUIRE_COMPILED=1 turns a failed compilation into an error,
REGNUM_JOBS says how many files are compiled at a time.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
COMPILED_TREES = (
    "src/regnum/kernel",
    "src/regnum/components",
    "src/regnum/conformance",
    "src/regnum/games",
    "src/regnum/ai",
    "src/regnum/research/core",
)

# Files that stay interpreted, as paths from the root; say why beside each.
SKIP: frozenset[str] = frozenset(
    {
        "src/regnum/ai/jobs.py",  # msgspec reads its fields as types while the program runs
        "src/regnum/ai/worker.py",  # is run by its name: python -m finds no code in a compiled module
    }
)
# Folders that stay interpreted wherever they are. Shapes are read as types while the program runs, and
# compiled a field knows no more than its class: not of what it is a list, not that it may be missing.
# Arenas, training and their crews send work to other processes; they wait for the bots and need no speed.
# The coach waits for the search.
SKIP_FOLDERS: frozenset[str] = frozenset({"arena", "coach", "crew", "shapes", "training"})

# What is compiled is judged by itself: what it leads to (research with numpy, which players do not have) is
# looked at, but a mistake there stops no build. What is installed makes no difference: a build that works for
# us works for everybody.
ALONE = ("--follow-imports=silent", "--no-site-packages")

# The commands that only ask for metadata run this file too: compiling for them is waste.
# An editable install would put the extensions into src/, where they hide every later edit.
WITHOUT_COMPILING = frozenset({"egg_info", "dist_info", "sdist", "editable_wheel", "develop", "--inplace"})


def sources() -> list[str]:
    """Return the files to compile, in a fixed order so that builds can be compared."""
    found = (path for tree in COMPILED_TREES for path in sorted((ROOT / tree).rglob("*.py")))
    kept = (path.relative_to(ROOT) for path in found if SKIP_FOLDERS.isdisjoint(path.parts))
    return [path.as_posix() for path in kept if path.as_posix() not in SKIP]


def extensions() -> list[Extension]:
    """Return the mypyc extensions, or none where this install is to be interpreted."""
    if os.environ.get("REGNUM_PURE") == "1" or WITHOUT_COMPILING.intersection(sys.argv):
        return []
    required = os.environ.get("REGNUM_REQUIRE_COMPILED") == "1"
    try:
        from mypyc.build import mypycify
    except ImportError:
        if required:
            raise
        return []
    names = sources()
    if not names:
        return []
    # One group with a fixed name: regnum__mypyc.so, at the top level beside the package, holds all
    # the code; the module files are thin shims that are useless without it.
    # A C file per module, so that all cores can compile.
    level = os.environ.get("REGNUM_OPT_LEVEL", "3")
    modules = mypycify([*ALONE, *names], group_name="regnum", opt_level=level, multi_file=True)
    for module in modules:
        module.optional = not required
    return modules


class SideBySide(build_ext):  # type: ignore[misc]
    """Lets the C compiler work on several files of an extension at once; setuptools takes one by one."""

    def build_extensions(self) -> None:
        # The compiler itself is told, not its class: setuptools has that class twice, under two names.
        plain = self.compiler.compile

        def compile_all(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
            with ThreadPoolExecutor(int(os.environ.get("REGNUM_JOBS", os.cpu_count() or 1))) as pool:
                made = pool.map(lambda source: plain([source], *args, **kwargs), sources)
                return [name for names in made for name in names]

        self.compiler.compile = compile_all
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_ext": SideBySide})
