"""Games over days in a browser: being told of one's turn, mail, the list of turns, clocks in days."""

import asyncio
import json
import random
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, Page, expect
from tests.server.notices.browser import Browser, PostOffice, PushService
from tests.web.conftest import MILLISECONDS, OpenPage, wait_for
from tests.web.test_access import violations

from browser.playing import play_turns
from browser.served import QUICK, Served
from regnum.server.notices.webpush import b64

DAY = 24 * 3600

Told = tuple[Page, Browser, BrowserContext]


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    """Where the fake services run, beside the test."""
    running = asyncio.new_event_loop()
    thread = threading.Thread(target=running.run_forever)
    thread.start()
    yield running
    running.call_soon_threadsafe(running.stop)
    thread.join()
    running.close()


def started(loop: asyncio.AbstractEventLoop, service: PushService | PostOffice) -> Any:
    async def start() -> Any:
        server = await asyncio.start_server(service.answer, "127.0.0.1", 0)
        service.port = server.sockets[0].getsockname()[1]
        return server

    return asyncio.run_coroutine_threadsafe(start(), loop).result()


async def closed(server: Any) -> None:
    server.close()


@pytest.fixture(scope="module")
def push(loop: asyncio.AbstractEventLoop) -> Iterator[PushService]:
    service = PushService()
    server = started(loop, service)
    yield service
    asyncio.run_coroutine_threadsafe(closed(server), loop).result()


@pytest.fixture(scope="module")
def office(loop: asyncio.AbstractEventLoop) -> Iterator[PostOffice]:
    service = PostOffice()
    server = started(loop, service)
    yield service
    asyncio.run_coroutine_threadsafe(closed(server), loop).result()


@pytest.fixture(scope="module")
def served(
    tmp_path_factory: pytest.TempPathFactory, push: PushService, office: PostOffice
) -> Iterator[Served]:
    """A server that trusts the fake push service and sends its mail to the fake office."""
    server = Served(tmp_path_factory.mktemp("server"))
    file = server.folder / "settings.json"
    mail = {
        "smtp_host": "127.0.0.1",
        "smtp_port": office.port,
        "smtp_tls": "none",
        "mail_from": "r@regnum.example",
    }
    more = {"push_hosts": ["127.0.0.1"], "notice_delay": 0.2, "public_url": "https://regnum.example/"}
    file.write_text(json.dumps(json.loads(file.read_text("utf-8")) | mail | more), "utf-8")
    server.start()
    yield server
    server.stop()


def new_table(page: Page, clock: dict[str, Any] | None = None) -> tuple[str, list[str]]:
    """A table of two people who have sat down: its id, and their secrets."""
    asked = {"game": "gugong", "seats": [{"kind": "human"}, {"kind": "human"}], "clock": clock}
    made = page.request.post("/api/tables", data={**asked, "claim": {"seat": 0, "name": "Ann"}}).json()
    table = made["table"]["id"]
    other = page.request.post(f"/api/tables/{table}/claim", data={"seat": 1, "name": "Bo"}).json()
    return table, [made["secret"], other["secret"]]


def waiting(page: Page, table: str) -> int:
    return int(page.request.get(f"/api/tables/{table}").json()["table"]["waiting"][0])


def sit(page: Page, table: str, secret: str) -> None:
    page.goto(f"/#/seat/{table}/{secret}")
    expect(page.locator(".tf")).to_be_visible()


def play_turn(page: Page, table: str, seat: int) -> None:
    """Choose anything until it is the other one's turn."""
    chance = random.Random(1)
    while waiting(page, table) == seat:
        play_turns(page, chance, 1, board=False)


# A headless browser has no push service: what it would subscribe to is given to it. All else is its own.
FAKE_SUBSCRIPTION = """
(() => {
  const given = %s;
  const kept = (options) => ({
    endpoint: given.endpoint,
    options,
    toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
    unsubscribe: async () => { localStorage.removeItem("fake"); return true; },
  });
  PushManager.prototype.subscribe = async function (options) {
    window.subscribedWith = options;
    localStorage.setItem("fake", "subscribed");
    return kept({ applicationServerKey: options.applicationServerKey.buffer });
  };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem("fake") ? kept({}) : null);
})();
"""


@pytest.fixture
def told(
    whole_browser: Chromium, served: Served, push: PushService
) -> Iterator[tuple[Page, Browser, BrowserContext]]:
    """A page of somebody whose browser allows notifications."""
    keys = Browser()
    context = whole_browser.new_context(base_url=served.address, viewport={"width": 1280, "height": 800})
    context.set_default_timeout(MILLISECONDS)
    context.grant_permissions(["notifications"], origin=served.address)
    context.add_init_script(QUICK)
    given = {"endpoint": push.endpoint("chromium"), "p256dh": b64(keys.public), "auth": b64(keys.auth)}
    context.add_init_script(FAKE_SUBSCRIPTION % json.dumps(given))
    yield context.new_page(), keys, context
    context.close()


def open_notices(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Tell me when it is my turn").click()


def notifications(page: Page) -> list[dict[str, str]]:
    found: list[dict[str, str]] = page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.getRegistration("/");
          const shown = await registration.getNotifications();
          return shown.map(({ title, body, tag }) => ({ title, body, tag }));
        }"""
    )
    return found


def delivered(context: BrowserContext, page: Page, origin: str, text: str) -> None:
    """Hand a push message to the service worker, as the browser does with one that came."""
    session = context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")

    def is_found() -> bool:
        page.evaluate("0")  # lets events come
        return bool(found)

    wait_for(is_found)
    message = {"origin": origin, "registrationId": found[-1], "data": text}
    session.send("ServiceWorker.deliverPushMessage", message)


def test_one_is_told_of_a_turn_by_the_browser(
    told: Told, served: Served, push: PushService, open_page: OpenPage
) -> None:
    page, keys, context = told
    page.goto("/")
    table, secrets = new_table(page)
    mover = waiting(page, table)
    sit(page, table, secrets[1 - mover])
    open_notices(page)
    switch = page.locator("[data-push]")
    expect(switch).not_to_be_checked()
    assert page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
    switch.click()
    expect(switch).to_be_checked()
    expect(page.get_by_text("on in this browser")).to_be_visible()
    assert page.evaluate("() => window.subscribedWith.userVisibleOnly") is True
    page.goto("/")  # away from the table
    rival = open_page("/")
    sit(rival, table, secrets[mover])
    play_turn(rival, table, mover)
    wait_for(lambda: len(push.received) > 0)
    text = keys.read(push.received[-1][2]).decode()
    assert json.loads(text)["table"] == table
    delivered(context, page, served.address, text)
    wait_for(lambda: len(notifications(page)) == 1)
    assert notifications(page)[0]["title"] == "Your turn: Gùgōng"
    # Off again: the server knows nothing more of this browser.
    sit(page, table, secrets[1 - mover])
    open_notices(page)
    switch = page.locator("[data-push]")
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    path = f"/api/tables/{table}/seats/{1 - mover}/notices"
    headers = {"authorization": f"Bearer {secrets[1 - mover]}"}
    assert page.request.get(path, headers=headers).json()["notices"] == []


def test_a_browser_that_may_not_says_why(open_page: OpenPage) -> None:
    page = open_page("/", permissions=[])
    table, secrets = new_table(page)
    page.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'denied' });"
        "Notification.requestPermission = async () => 'denied';"
    )
    page.reload()
    sit(page, table, secrets[0])
    open_notices(page)
    expect(page.locator("[data-cannot=denied]")).to_contain_text("may not show notifications")
    expect(page.locator("[data-push]")).to_have_count(0)


def test_mail_is_confirmed_by_a_link_and_ended_by_another(open_page: OpenPage, office: PostOffice) -> None:
    page = open_page("/")
    table, secrets = new_table(page)
    sit(page, table, secrets[0])
    open_notices(page)
    page.locator("[data-mail]").fill("ann@example.org")
    assert violations(page) == []
    page.get_by_role("button", name="Tell me by mail").click()
    expect(page.locator("[data-confirmed=false]")).to_contain_text("ann@example.org")
    wait_for(lambda: bool(office.mails))
    text = str(office.mails[-1][1].get_content())
    link = re.search(r"#/notices/confirm/\S+", text)
    assert link
    reader = open_page(f"/{link[0]}")
    reader.get_by_role("button", name="Yes, tell me by mail").click()
    expect(reader.get_by_role("status")).to_have_text("You will be told by mail.")
    page.reload()
    open_notices(page)
    expect(page.locator("[data-confirmed=true]")).to_contain_text("By mail to")
    page.get_by_role("button", name="No more mail").click()
    expect(page.locator("[data-confirmed]")).to_have_count(0)


def test_tables_that_wait_for_me_come_first_and_count_in_the_title(open_page: OpenPage) -> None:
    page = open_page("/")
    tables = [new_table(page) for _ in range(3)]
    mine = []
    for number, (table, secrets) in enumerate(tables):
        mover = waiting(page, table)
        mine.append(secrets[mover if number == 0 else 1 - mover])  # only the oldest waits for me
        page.goto(f"/#/seat/{table}/{mine[-1]}")
        expect(page.locator(".tf")).to_be_visible()
    page.goto("/#/")
    rows = page.locator(".hm-continue .hm-row")
    expect(rows.first.locator(".hm-your-turn")).to_be_visible()
    expect(rows.first.locator("[data-resume]")).to_have_attribute("data-resume", tables[0][0])
    expect(page).to_have_title("(1) Your turn · Regnum")
    # Another turn comes while the page is open: it is seen when the page is looked at again.
    table, secrets = tables[1]
    mover = waiting(page, table)
    rival = open_page("/")
    sit(rival, table, secrets[mover])
    play_turn(rival, table, mover)
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(page).to_have_title("(2) Your turn · Regnum")


def test_a_clock_over_days_is_told_in_words(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/")
    table, secrets = new_table(page, {"total": 3 * DAY, "kind": "each"})
    mover = waiting(page, table)
    sit(page, table, secrets[1 - mover])
    expect(page.locator(f"[data-time-left='{mover}']")).to_contain_text(re.compile(r"2\W* d \W*23\W* h"))
    expect(page.locator(f"[data-time-left='{1 - mover}']")).to_have_count(0)
    asked = {"game": "troyes", "seats": [{"kind": "human"}, {"kind": "human"}]}
    clock = {"total": 14 * DAY, "bonus": DAY, "kind": "turns"}
    made = page.request.post("/api/tables", data={**asked, "clock": clock}).json()
    page.goto(f"/#/table/{made['table']['id']}")
    words = page.locator("[data-clock=turns]")
    expect(words).to_contain_text(re.compile(r"14\W* days\W* for the whole game, and \W*1\W* day\W* more"))
