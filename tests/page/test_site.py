"""The folder that `./play site` makes: small, the same each time, asking nobody else; and the package."""

import json
import threading
import zipfile
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect
from tests.page.hosting import Host
from tests.page.people import MILLISECONDS

import site_build
import site_pack
import site_package
import web_build
from browser.served import CHROMIUM, FLAGS

FIRST_LOAD = 7_000_000  # bytes on the line, as Brotli sends them
EVERYTHING = 7_200_000  # with all languages, which come behind the game
WITH_GZIP = 9_500_000  # and as hosts do that have no more
COMPRESSED_BY_ITSELF = (".woff2", ".png")


def on_the_line(site: Path, names: list[str], ending: str) -> int:
    """How many bytes a host sends that looks for compressed files."""
    sizes = 0
    for name in names:
        packed = site / f"{name}.{ending}"
        assert packed.exists() or name.endswith(COMPRESSED_BY_ITSELF) or (site / name).stat().st_size < 200, (
            name
        )
        sizes += (packed if packed.exists() else site / name).stat().st_size
    return sizes


def test_the_first_load_is_light(site: Path) -> None:
    everything = site_build.files_of(site)
    first = [name for name in everything if not name.startswith("static-api/messages/") or "/en" in name]
    assert on_the_line(site, first, "br") <= FIRST_LOAD
    assert len(first) < len(everything)
    assert on_the_line(site, everything, "br") <= EVERYTHING
    assert on_the_line(site, everything, "gz") <= WITH_GZIP


def test_the_engine_is_told_every_file_with_its_size(site: Path) -> None:
    told = json.loads((site / "engine.json").read_text("utf-8"))
    assert {file["name"] for file in told["files"]} >= {"pyodide.asm.wasm", "python_stdlib.zip", "regnum.zip"}
    for file in told["files"]:
        assert (site / file["url"]).stat().st_size == file["bytes"]
    for worker in (told["worker"], told["thinker"]):
        assert (site / worker).is_file()
    lock = json.loads((site / told["pyodide"] / "pyodide-lock.json").read_text("utf-8"))
    assert lock["packages"] == {}


def test_the_licences_of_all_parts_are_handed_on(site: Path) -> None:
    told = (site / "licences.txt").read_text("utf-8")
    for wheel in site_pack.wheels():
        assert " ".join(wheel.name.split("-")[:2]) in told
    locked = json.loads((web_build.WEB / "package.json").read_text("utf-8"))
    built = {"esbuild", "subset-font"}  # they make the client, and are not in it
    assert all(
        f"{name} {version}" in told for name, version in locked["dependencies"].items() if name not in built
    )
    assert "MPL-2.0" in told


def test_all_python_is_compiled_and_stored(site: Path) -> None:
    for path in site.glob("**/*.zip"):
        with zipfile.ZipFile(path) as packed:
            sources = [one.filename for one in packed.infolist() if one.filename.endswith(".py")]
            assert all(name.startswith("anyio/") for name in sources), sources
            assert all(one.compress_type == zipfile.ZIP_STORED for one in packed.infolist())
            assert all(one.date_time == (1980, 1, 1, 0, 0, 0) for one in packed.infolist())


def test_the_same_sources_give_the_same_bytes(site: Path, tmp_path: Path) -> None:
    _, packages = site_pack.stage(tmp_path)
    web_build.run(web_build.WEB / "engine.mjs", str(packages), str(tmp_path / "again.zip"), failure="packing")
    (made,) = (site / "engine").glob("regnum-*.zip")
    assert site_build.file_hash(made) == site_build.file_hash(tmp_path / "again.zip")


@pytest.fixture
def elsewhere() -> Iterator[tuple[str, list[str]]]:
    """A proxy between the browser and all other hosts, and what it was asked for."""
    asked: list[str] = []

    class Asked(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            self.send_error(502)

        do_CONNECT = do_POST = do_HEAD = do_GET  # noqa: N815

        def log_message(self, *_: object) -> None:
            """Nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Asked)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}", asked
    server.shutdown()
    server.server_close()


@pytest.fixture
def watched(playwright: Playwright, elsewhere: tuple[str, list[str]]) -> Iterator[Page]:
    """A page whose browser reaches this machine directly, and all else by the proxy."""
    running = playwright.chromium.launch(
        executable_path=CHROMIUM, args=FLAGS, proxy={"server": elsewhere[0], "bypass": "127.0.0.1"}
    )
    page = running.new_page()
    page.set_default_timeout(MILLISECONDS)
    yield page
    running.close()


def test_nothing_is_asked_of_others(watched: Page, elsewhere: tuple[str, list[str]], address: str) -> None:
    watched.goto("http://localhost.invalid/")
    assert elsewhere[1] == ["http://localhost.invalid/"]  # it would be seen
    watched.goto(address)
    expect(watched.locator("[data-engine=loading]")).to_be_visible()
    expect(watched.locator("[data-engine=loading]")).to_have_count(0)
    watched.get_by_role("button", name="Play solo").first.click()
    expect(watched.locator(".tf-choice").first).to_be_attached()
    watched.wait_for_function("() => navigator.serviceWorker.controller !== null")
    assert elsewhere[1] == ["http://localhost.invalid/"]


def test_the_example_of_the_package_plays_a_game(watched: Page, tmp_path: Path) -> None:
    host = Host(site_package.build_package(), tmp_path)
    watched.goto(host.address + "example.html")
    watched.wait_for_function(r"() => /^\d+ : \d+/.test(document.getElementById('told').textContent)")
    host.stop()


def test_the_package_says_what_it_is(site: Path) -> None:
    package = site_package.PACKAGE if site_package.PACKAGE.is_dir() else site_package.build_package()
    told = json.loads((package / "package.json").read_text("utf-8"))
    assert (package / told["main"]).is_file()
    assert "class Engine" in (package / told["types"]).read_text("utf-8")
    assert "interface EngineManifest" in (package / "protocol.d.ts").read_text("utf-8")
