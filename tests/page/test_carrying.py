"""A table that is begun in the page goes on at a server, and comes back."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from tests.page.people import OpenPerson, Person, begin, made, play

from browser.served import Served
from regnum.server.app import is_built


def saved(page: Page, folder: Path) -> Path:
    """The file of the table that is open, by the sheet for sharing."""
    page.wait_for_selector(".tf-choice")  # not while a bot thinks
    page.get_by_role("button", name="Share").first.click()
    with page.expect_download() as download:
        page.locator("[data-save-table]").click()
    file = folder / f"{made(page)}.json"
    download.value.save_as(file)
    page.keyboard.press("Escape")
    return file


def bring(page: Page, file: Path) -> None:
    page.goto("#/tables")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector(".tf-choice")


@pytest.mark.skipif(not is_built(), reason="the client of the server is not built (./test builds it)")
def test_to_a_server_and_back(person: OpenPerson, browser: Browser, tmp_path: Path) -> None:
    page = person().open()
    begin(page, "bots", "gugong")
    assert play(page, 4) == 4
    first = saved(page, tmp_path)
    server = Served(tmp_path)
    server.start()
    visitor = Person(browser, server.address)
    try:
        there = visitor.open("/")
        bring(there, first)
        assert made(there) == made(page)
        assert play(there, 3) == 3
        second = saved(there, tmp_path)
        assert visitor.problems == []
    finally:
        visitor.context.close()
        server.stop()
    bring(page, second)
    one, other = (json.loads(file.read_text("utf-8"))["entries"] for file in (first, second))
    assert other[: len(one)] == one
    assert saved(page, tmp_path).read_bytes() == second.read_bytes()  # bit for bit
    assert play(page, 2) == 2
