"""`regnum.is_compiled` tells which rules run; ./test runs this file on the sources and on the build."""

import os

import regnum
from regnum.kernel.state import INTERPRETED


def test_the_library_tells_which_rules_run() -> None:
    assert regnum.is_compiled is (os.environ.get("REGNUM_EXPECT_COMPILED") == "1")
    assert regnum.is_compiled is not INTERPRETED
