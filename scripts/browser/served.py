"""A real server in a process of its own, and the Chromium that looks at it."""

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from get_chromium import find_chromium

CHROMIUM = find_chromium()
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Tests do not wait for bots that pause for people's eyes, and play faster than people are allowed to.
FAST = {"per_second": 1000, "burst": 10_000}
SETTINGS = json.dumps({"bot_delay": 0.0} | dict.fromkeys(("new_tables", "claims", "plays", "messages"), FAST))
# Nor for animations, the pace of the automa and turning points, which are settings of the page.
QUICK = """
if (!localStorage.getItem("regnum.settings"))
  localStorage.setItem("regnum.settings",
    JSON.stringify({ animation: "off", automaPace: "instant", turning: false, hint: false }));
"""


def paths() -> str:
    """Where the server finds browser.alike, before what this process was told."""
    return os.pathsep.join(filter(None, (str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH"))))


class Served:
    """A server that can be killed and started again on the same database and port."""

    def __init__(self, folder: Path, **variables: str) -> None:
        """`variables`: of the environment of the server, beside ours."""
        self.folder = folder
        self.environment = os.environ | {"PYTHONPATH": paths()} | variables
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        self.port = 0
        (folder / "settings.json").write_text(SETTINGS, "utf-8")

    def start(self) -> None:
        command = [sys.executable, "-m", "browser.alike", "serve", "--db", str(self.folder / "games.db")]
        command += [
            "--port",
            str(self.port),
            "--settings",
            str(self.folder / "settings.json"),
            "--workers",
            "1",
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=self.environment)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"(http://127\.0\.0\.1:(\d+))/", line)
            if found:
                self.address, self.port = found[1], int(found[2])
                return
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(5)
            self.process.kill()
            self.process.wait()
        if self.process is not None and self.process.stdout is not None:
            self.process.stdout.close()
