"""The tables of docs/research.md are those that the script makes from what was measured."""

from bench.research_tables import PAGE, put


def test_the_tables_of_the_page_are_made() -> None:
    page = PAGE.read_text("utf-8")
    assert put(page) == page
