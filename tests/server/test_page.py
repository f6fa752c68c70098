"""The page and its words: what the browser gets before and beside the scripts."""

from pathlib import Path

import pytest
from tests.server.support import running

from regnum.server import app
from regnum.server.page import filled
from regnum.server.words import LACKING, with_fallback

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}

ENGLISH = """
-card = card
game-card = A { -card }
game-cards = { $n ->
    [one] one { -card }
   *[other] { $n } cards
}
game-name = Paladins
game-title = { game-name }!
"""


def test_what_a_language_lacks_follows_in_english() -> None:
    own = "game-card = Kart\ngame-name = Paladinler\n"
    text = with_fallback(own, ENGLISH)
    kept, lacking = text.split(LACKING)
    assert kept == own + "\n"
    assert "game-cards = { $n ->\n    [one] one { -card }" in lacking
    assert "\n-card = card\n" in lacking
    assert "\ngame-name = Paladins\n" in lacking  # the English title is made of it
    assert "game-card =" not in lacking


def test_a_message_that_cannot_be_read_counts_as_lacking() -> None:
    text = with_fallback("game-name = { broken\n", "game-name = Paladins\n")
    assert text.split(LACKING)[1].strip() == "game-name = Paladins"


def test_a_whole_language_gets_nothing_more() -> None:
    assert with_fallback(ENGLISH, ENGLISH) == ENGLISH


def test_the_page_says_its_words_once_for_every_language() -> None:
    template = """<meta content="{{languages}}">
<!-- each language -->
<p lang="{{language}}" dir="{{direction}}">{{start-failed-again}}</p>
<!-- end -->
<noscript>{{start-no-script}}</noscript>"""
    page = filled(template, ("en", "fa"))
    assert '<meta content="en fa">' in page
    assert '<p lang="en" dir="ltr">Try again</p>' in page
    assert '<p lang="fa" dir="rtl">Try again</p>' in page  # there is no Persian yet: the English words
    assert "{{" not in page
    assert "<!-- each" not in page


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client, in short."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>{{start-failed}}</p>")
    (folder / "assets" / "main-ABC.js").write_text("1")
    monkeypatch.setattr(app, "CLIENT", folder)
    return folder


@pytest.mark.anyio
async def test_a_wrong_address_shows_the_page_to_browsers_only(tmp_path: Path, client: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        home = await server.http.get("/", headers=BROWSER)
        assert (home.status_code, home.text) == (200, "<p>The page could not be shown</p>")
        assert home.headers["cache-control"] == "no-cache"
        wrong = await server.http.get("/nonsense", headers=BROWSER)
        assert (wrong.status_code, wrong.text) == (404, home.text)
        for path, headers in (
            ("/nonsense", {}),
            ("/assets/main-OLD.js", {"accept": "*/*"}),
            ("/api/nonsense", BROWSER),
        ):
            answer = await server.http.get(path, headers=headers)
            assert answer.status_code == 404
            assert answer.json()["error"]["msg"]["key"] == "error-no-page"
        (client / "index.html").write_text("<p>built anew</p>")
        assert (await server.http.get("/")).text == "<p>built anew</p>"


@pytest.mark.anyio
async def test_what_a_browser_has_is_not_sent_again(tmp_path: Path, client: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        first = await server.http.get("/api/messages/en.ftl")
        tag = first.headers["etag"]
        again = await server.http.get("/api/messages/en.ftl", headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        other = await server.http.get("/api/messages/en.ftl", headers={"if-none-match": '"other"'})
        assert other.text == first.text
        script = await server.http.get("/assets/main-ABC.js")
        assert "immutable" in script.headers["cache-control"]
        gone = await server.http.get("/assets/main-OLD.js")
        assert "immutable" not in gone.headers.get("cache-control", "")
