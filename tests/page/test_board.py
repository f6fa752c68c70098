"""The board on which pages of one browser note who is connected to them, and what they hear of each other."""

import pytest
from tests.page.shelves import page_store
from tests.server.store.helpers import a_choice, a_table

from regnum.page.store import PageStore
from regnum.server.store.base import Conflict
from regnum.server.store.presence import Attending, Board

pytestmark = pytest.mark.anyio


class Heard:
    """A page that listens."""

    def __init__(self, name: str) -> None:
        self.store: PageStore = page_store(name)
        self.words: list[tuple[str, Attending]] = []
        self.moved: list[tuple[str, int]] = []
        self.store.listen(lambda table, version: self.moved.append((table, version)))
        self.board.listen(lambda table, noted: self.words.append((table, noted)), lambda: None)

    @property
    def board(self) -> Board:
        assert self.store.board is not None
        return self.store.board


async def two_pages(name: str) -> tuple[Heard, Heard]:
    one, other = Heard(name), Heard(name)
    await one.store.open()
    await other.store.open()
    return one, other


async def test_pages_read_and_hear_what_others_note(store_url: str) -> None:
    one, other = await two_pages(store_url)
    mine = one.board.process
    assert await one.board.renew(60) == {}
    assert set(await other.board.renew(60)) == {mine}
    assert set(await one.board.renew(60)) == {mine, other.board.process}
    first = {"a": Attending(mine, (0, 2), 1), "b c 紫": Attending(mine, (), 3)}
    await one.board.write(first)
    await one.board.write({"a": Attending(mine, (2,), 0)})
    found = await other.board.read(["a", "b c 紫", "nowhere", "\0"])
    assert found == {"a": [Attending(mine, (2,), 0)], "b c 紫": [first["b c 紫"]]}
    await one.board.write({"a": Attending(mine)})
    assert await other.board.read(["a"]) == {}
    await one.board.sign_off()
    assert await other.board.read(["a", "b c 紫"]) == {}
    assert set(await other.board.renew(60)) == {other.board.process}
    left = [("a", Attending(mine, (2,), 0)), ("a", Attending(mine)), ("b c 紫", Attending(mine))]
    assert other.words == [*first.items(), *left]
    assert one.words == []


async def test_a_page_that_has_ended_is_signed_off_by_the_next(store_url: str) -> None:
    """Its lease has not run out: that it no longer lives is enough."""
    one, other = await two_pages(store_url)
    mine = one.board.process
    await one.board.renew(60)
    await one.board.write({"a": Attending(mine, (0,))})
    await one.store.close()  # as when it is killed: without a word
    third = Heard(store_url)
    await third.store.open()
    assert set(await other.board.renew(60)) == set()
    assert await other.board.read(["a"]) == {}
    assert other.words[-1] == ("a", Attending(mine))
    assert third.words == [("a", Attending(mine))]


async def test_who_was_silent_for_long_is_forgotten(store_url: str) -> None:
    one, other = await two_pages(store_url)
    await one.board.renew(60)
    await one.board.write({"a": Attending(one.board.process, (0,))})
    await other.board.renew(-1)
    assert await other.board.read(["a"]) == {}
    assert one.board.process not in await one.board.renew(60)  # nobody knows it any more


async def test_what_one_page_appends_the_others_hear(store_url: str) -> None:
    one, other = await two_pages(store_url)
    await one.store.create_table(a_table("a b"), [])
    assert await one.store.append("a b", 0, [a_choice(1), a_choice(2)]) == 2
    assert await other.store.append("a b", 2, [a_choice(3)]) == 3
    with pytest.raises(Conflict):
        await one.store.append("a b", 2, [a_choice(4)])
    assert other.moved == [("a b", 2)]
    assert one.moved == [("a b", 3)]
