"""Questions in which trades [G25] are offered only beside a choice, because they open no further one."""

from regnum.games.gugong.state import Table
from regnum.games.gugong.trades import OwnFrame, possible_trades


class Question(OwnFrame):
    """A decision that no trade makes larger: with a single way on it is not asked, tokens or not.

    There are other moments for the trade itself (R-G17).
    """

    def trade_helps(self, g: Table) -> bool:
        """Whether a servant more in the pool could allow more here."""
        return False

    def options(self, g: Table) -> list[int]:
        found = self.own_options(g)
        if not g.seats[self.who].stored or (len(found) == 1 and not self.trade_helps(g)):
            return found
        return found + possible_trades(g, self.who)
