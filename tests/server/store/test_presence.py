"""The board on which several processes note who is connected to them."""

import pytest
from tests.server.postgres import Cluster
from tests.waiting import until

from regnum.server.store import open_store
from regnum.server.store.postgres import PostgresStore
from regnum.server.store.postgres_presence import PostgresBoard
from regnum.server.store.presence import Attending

pytestmark = pytest.mark.anyio


class Heard:
    """A process that listens."""

    def __init__(self, url: str) -> None:
        self.store = PostgresStore(url)
        self.words: list[tuple[str, Attending]] = []
        self.missed = 0
        self.store.listen(lambda *_: None)
        self.board.listen(lambda table, noted: self.words.append((table, noted)), self._miss)

    @property
    def board(self) -> PostgresBoard:
        assert isinstance(self.store.board, PostgresBoard)
        return self.store.board

    def _miss(self) -> None:
        self.missed += 1


async def test_processes_read_and_hear_what_others_note(postgres: Cluster) -> None:
    url = postgres.new_url()
    one, other = Heard(url), Heard(url)
    await one.store.open()
    await other.store.open()
    try:
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
        wanted = [*first.items(), *left]
        await until(lambda: len(other.words) == len(wanted))
        assert other.words == wanted
        assert one.words == []
        assert (one.missed, other.missed) == (
            1,
            1,
        )  # before the first connect
    finally:
        await one.store.close()
        await other.store.close()


async def test_who_was_silent_for_long_is_forgotten(postgres: Cluster) -> None:
    url = postgres.new_url()
    one, other = Heard(url), Heard(url)
    await one.store.open()
    await other.store.open()
    try:
        await one.board.renew(60)
        await one.board.write({"a": Attending(one.board.process, (0,))})
        await other.board.renew(0)
        assert await other.board.read(["a"]) == {}
        assert one.board.process not in await one.board.renew(60)  # nobody knows it any more
    finally:
        await one.store.close()
        await other.store.close()


def test_a_file_needs_no_board() -> None:
    assert open_store("regnum.db").board is None
