"""What all tests share."""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES

import pytest


def pytest_configure() -> None:
    """Refuse to call a run "compiled" that imports the sources.

    ./test sets the variable for its second run; without this check a wrong path would make that
    run repeat the first one and prove nothing.
    """
    os.environ["REGNUM_LANG"] = "en"  # whatever the machine speaks
    os.environ["REGNUM_COMPILE"] = "0"  # a test that starts ./play does not set a compiler to work
    if os.environ.get("REGNUM_EXPECT_COMPILED") != "1":
        return
    for name in ("regnum.kernel", "regnum.games"):
        file = importlib.import_module(name).__file__ or ""
        if not file.endswith(tuple(EXTENSION_SUFFIXES)):
            pytest.exit(f"{name} is not compiled: {file}", returncode=1)
