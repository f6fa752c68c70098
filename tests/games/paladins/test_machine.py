"""Paladins at a table where anything is done in any order, with the books kept."""

from typing import cast

from tests.games.machine import Book, Table, so_often
from tests.games.paladins.games import TABLES, Player
from tests.games.paladins.ledger import Ledger

from regnum.games.paladins.state import Table as Paladins
from regnum.kernel.agenda import State


class PaladinsTable(Table):
    """One match of Paladins."""

    game = "paladins"
    tables = TABLES

    def book(self, fresh: State) -> Book:
        return Ledger(cast(Paladins, fresh))

    def player(self, taste: int) -> Player:
        return Player(taste)


TestTable = PaladinsTable.TestCase
TestTable.settings = so_often(40)
