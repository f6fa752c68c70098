"""The suites of the server's stores inside Python in a real Chromium, on its real IndexedDB."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

RUN = """async (module) => {
  window.suites ??= new Worker("engine/suites.js", { type: "module" });
  const base = new URL("engine.json", location.href).href;
  const told = new Promise((ready) => { suites.onmessage = ({ data }) => ready(data); });
  suites.postMessage({ base, module });
  return told;
}"""
# They change the database behind the back of the store, in SQL; test_damage.py has them for a page.
IN_SQL = {
    "test_pieces_of_the_past_are_added_and_replaced_by_longer_ones_only",
    "test_a_snapshot_that_has_changed_is_not_used",
    "test_one_damaged_row_hides_no_other_in_the_list",
}
FEWEST = {"test_store": 20, "test_deleting": 3, "test_notices": 6}


@pytest.mark.parametrize("name", FEWEST)
def test_a_suite_of_stores(name: str, open_page: Callable[[], Page]) -> None:
    told = open_page().evaluate(RUN, f"tests.server.store.{name}")
    assert "error" not in told, told["error"]
    assert set(told["failed"]) <= IN_SQL, told["failed"]
    assert len(set(told["run"]) - IN_SQL) >= FEWEST[name]
