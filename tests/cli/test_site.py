"""`regnum site` puts a built folder where it is wanted, never over anything else, and shows it."""

import threading
import urllib.request
from pathlib import Path

import pytest

from regnum.cli.main import main
from regnum.cli.site import BUILT, PACKAGE, listening


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What ./play would have built."""
    folder = tmp_path / "built"
    (folder / "assets").mkdir(parents=True)
    for name in ("index.html", "engine.json", "sw.js", "assets/main.mjs"):
        (folder / name).write_text(name, "utf-8")
    monkeypatch.setenv(BUILT, str(folder))
    return folder


def test_the_folder_goes_where_it_is_wanted(built: Path, tmp_path: Path) -> None:
    target = tmp_path / "some" / "where"
    assert main(["site", "--out", str(target)]) == 0
    assert (target / "assets" / "main.mjs").read_text("utf-8") == "assets/main.mjs"
    (target / "old.js").touch()
    assert main(["site", "--out", str(target)]) == 0
    assert not (target / "old.js").exists()  # an older site is replaced


def test_a_folder_of_other_things_is_left_alone(
    built: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "thesis.txt").touch()
    assert main(["site", "--out", str(tmp_path)]) == 2
    assert "holds other things" in capsys.readouterr().err
    assert (tmp_path / "thesis.txt").exists()


@pytest.mark.parametrize("asked", [[], ["--package", "x"]])
def test_it_says_what_is_missing(
    built: Path, asked: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(PACKAGE, raising=False)
    assert main(["site", *asked]) == 2
    assert "./play site" in capsys.readouterr().err if asked else "--out" in capsys.readouterr().err


def test_it_is_shown_with_the_types_browsers_want(built: Path) -> None:
    with listening(built, 8765) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}/assets/main.mjs"
        with urllib.request.urlopen(address) as answer:
            assert answer.headers["Content-Type"] == "text/javascript"
        server.shutdown()
