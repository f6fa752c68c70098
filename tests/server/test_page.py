"""The page and its words: what the browser gets before and beside the scripts."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.support import running

from regnum.i18n import Catalog, catalog, languages
from regnum.kernel.messages import Msg
from regnum.server import app
from regnum.server.page import filled
from regnum.server.words import LACKING, PARTS, catalogue_hash, catalogue_text, with_fallback

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


@pytest.mark.parametrize("language", languages())
def test_words_are_light(language: str) -> None:
    """The first page needs one catalogue; a table those of its game and, on demand, of the rules."""
    sizes = {part: len(gzip.compress(catalogue_text(language, part).encode(), 6)) for part in ("", *PARTS)}
    assert sizes[""] < 35_000, sizes
    assert max(sizes.values()) < 60_000, sizes


def test_the_page_names_the_catalogues_by_hash() -> None:
    page = filled('<meta content="{{hashes}}">', ("en",))
    assert page == f'<meta content="en={catalogue_hash("en")}">'


def test_the_page_says_its_words_once_for_every_language() -> None:
    template = """<meta content="{{languages}}">
<!-- each language -->
<p lang="{{language}}" dir="{{direction}}">{{start-failed-again}}</p>
<!-- end -->
<noscript>{{start-no-script}}</noscript>"""
    page = filled(template, ("en", "fa"))
    assert '<meta content="en fa">' in page
    assert '<p lang="en" dir="ltr">Try again</p>' in page
    persian = Catalog("fa", plain=True).text(Msg("start-failed-again"))  # English while there is no Persian
    assert f'<p lang="fa" dir="rtl">{persian}</p>' in page
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


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The languages for tests are there; what was read before is forgotten."""
    monkeypatch.setenv("REGNUM_PSEUDO", "1")
    kept = (catalog.languages, catalog.sources, catalog.places, catalog.resource_of, catalog.bundle_of)
    for one in kept:
        one.cache_clear()
    yield
    for one in kept:
        one.cache_clear()


@pytest.mark.anyio
@pytest.mark.usefixtures("pseudo")
async def test_the_first_bytes_are_in_the_language_the_browser_asks_for(tmp_path: Path, client: Path) -> None:
    (client / "index.html").write_text('<html lang="{{language}}" dir="{{direction}}"><p>{{start-no-script}}')
    async with running(str(tmp_path / "db")) as server:

        async def seen(path: str, accept_language: str) -> str:
            headers = {**BROWSER, "accept-language": accept_language}
            answer = await server.http.get(path, headers=headers)
            assert "accept-language" in answer.headers["vary"].lower()
            return answer.text

        assert (await seen("/", "xx,en;q=0.1")).startswith('<html lang="en" dir="ltr"><p>R')
        assert (await seen("/", "qpm-AF,en;q=0.5")).startswith('<html lang="qpm" dir="rtl"><p>Ř')
        assert (await seen("/nonsense", "qps")).startswith('<html lang="qps" dir="ltr"><p>Ř')


@pytest.mark.anyio
@pytest.mark.usefixtures("pseudo")
async def test_refusals_are_in_the_language_of_who_asks(tmp_path: Path, client: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        texts = {}
        for language in ("en", "qps"):
            answer = await server.http.get("/api/nonsense", headers={"accept-language": language})
            assert answer.json()["error"]["msg"]["key"] == "error-no-page"
            texts[language] = answer.json()["error"]["text"]
        assert texts["en"].isascii()
        assert not texts["qps"].isascii()


@pytest.mark.anyio
async def test_what_a_browser_has_is_not_sent_again(tmp_path: Path, client: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        first = await server.http.get("/api/messages/en.ftl")
        tag = first.headers["etag"]
        again = await server.http.get("/api/messages/en.ftl", headers={"if-none-match": tag})
        assert (again.status_code, again.content) == (304, b"")
        other = await server.http.get("/api/messages/en.ftl", headers={"if-none-match": '"other"'})
        assert other.text == first.text
        assert first.headers["cache-control"] == "no-cache"
        named = await server.http.get(f"/api/messages/en.ftl?hash={catalogue_hash('en')}")
        assert named.text == first.text
        assert "immutable" in named.headers["cache-control"]
        old = await server.http.get("/api/messages/en.ftl?hash=000000000000")
        assert old.headers["cache-control"] == "no-cache"  # the page is older than the server
        assert "\n#" not in first.text  # what translators are told is not sent
        script = await server.http.get("/assets/main-ABC.js")
        assert "immutable" in script.headers["cache-control"]
        gone = await server.http.get("/assets/main-OLD.js")
        assert "immutable" not in gone.headers.get("cache-control", "")


@pytest.mark.anyio
async def test_the_glossary_is_told(tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.server.about.languages", lambda: ("en", "tr"))
    async with running(str(tmp_path / "db")) as server:
        told = (await server.http.get("/api/terms/tr")).json()["terms"]
        player = next(term for term in told if term["english"] == "player")
        assert (player["group"], player["word"], player["origin"]) == ("common", "oyuncu", "seed")
        assert (await server.http.get("/api/terms/en")).json() == {"language": "en", "terms": []}
        assert (await server.http.get("/api/terms/xx")).status_code == 404
