"""The suites of the server's stores, on the store of a page. In a real browser: test_indexed.py."""

from tests.server.store.test_deleting import *  # noqa: F403
from tests.server.store.test_notices import *  # noqa: F403
from tests.server.store.test_store import *  # noqa: F403

# They change or copy a database behind the back of its store, in SQL; test_damage.py has them for a page.
del globals()["test_pieces_of_the_past_are_added_and_replaced_by_longer_ones_only"]
del globals()["test_a_snapshot_that_has_changed_is_not_used"]
del globals()["test_one_damaged_row_hides_no_other_in_the_list"]
del globals()["test_they_are_in_dumps"]
