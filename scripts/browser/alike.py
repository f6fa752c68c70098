"""`regnum serve` with the same luck at every table: what a browser test sees does not depend on the deal.

    python -m browser.alike serve --db FILE ...

`REGNUM_LUCK=anything ./test --fast tests/web` looks at other deals.
Only for tests: whoever knows the secret of a table knows its shuffles (fairness.py).
"""

import os
import sys

from regnum.cli.main import main
from regnum.server import hub

LUCK = os.environ.get("REGNUM_LUCK", "the luck of the tests")

if __name__ == "__main__":
    hub.new_secret = lambda: LUCK  # type: ignore[attr-defined]
    sys.exit(main())
