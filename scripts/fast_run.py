"""Run the `regnum` command from the compiled package, or from the sources if that does not start.

./play starts this file instead of `-m regnum` where a compiled package is ready (fast.py). The build has
tried the package; this is for what happens to it later, such as a damaged disk or a new system library.
"""

import contextlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path


def go_back(error: Exception) -> int:
    """Leave word in the package, so that it is not taken again, and start once more without it."""
    folder = os.environ.pop("REGNUM_FAST")
    reason = f"{type(error).__name__}: {error}"
    with contextlib.suppress(OSError):  # then the next start comes here again
        Path(folder, "broken").write_text(reason + "\n", encoding="utf-8")
    state = {**json.loads(os.environ["REGNUM_RULES"]), "state": "broken", "since": time.time()}
    os.environ["REGNUM_RULES"] = json.dumps(state)
    print(f"The compiled rules do not start ({reason}): going on without them.", file=sys.stderr)
    rest = os.environ["PYTHONPATH"].split(os.pathsep)[1:]
    os.environ["PYTHONPATH"] = os.pathsep.join(rest)
    if not rest:
        del os.environ["PYTHONPATH"]
    command = [sys.executable, "-P", "-m", "regnum", *sys.argv[1:]]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


def run() -> int:
    try:
        from regnum.cli.main import main
    except Exception as error:  # whatever a broken extension raises
        return go_back(error)
    return main()


if __name__ == "__main__":
    sys.exit(run())
