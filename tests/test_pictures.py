"""The pictures of the docs: few, small, and every one of them shown."""

from doc_pictures import PICTURES, shown

MOST_BYTES = 3_000_000


def test_the_pictures_are_those_that_the_docs_show() -> None:
    """Others are made elsewhere: scripts/pictures."""
    assert {path.name for path in PICTURES.iterdir()} == shown()


def test_the_pictures_are_small() -> None:
    assert sum(path.stat().st_size for path in PICTURES.iterdir()) <= MOST_BYTES
