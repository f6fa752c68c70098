"""Taverns [P12, P13]: players + 1 cards are revealed, and everybody takes one with its four workers."""

from regnum.games.paladins.rules.rewards import gain
from regnum.games.paladins.state import Table
from regnum.games.paladins.words.log import (
    DECK_RESHUFFLED,
    TAVERN_DECK,
    TAVERN_SHOWN,
    TAVERN_TAKEN,
)
from regnum.games.paladins.words.names import workers_msg
from regnum.games.paladins.words.reasons import TAVERN_TAKEN as TAVERN_TAKEN_WHY
from regnum.games.paladins.words.reasons import reason
from regnum.kernel.agenda import Choice, ChoiceArg, Frame, Refusal, emit, refuse
from regnum.kernel.chance import shuffled
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import why


def reveal_taverns(g: Table) -> None:
    """Players + 1 tavern cards; the discards are shuffled when the deck runs out [P12, P16]."""
    for _ in range(g.players + 1):
        if not g.tavern_deck:
            if not g.tavern_gone:
                break
            g.tavern_deck = shuffled(g, g.tavern_gone)
            g.tavern_gone = ()
            emit(g, DECK_RESHUFFLED, -1, TAVERN_DECK)
        card = g.tavern_deck[-1]
        g.tavern_deck = g.tavern_deck[:-1]
        g.tavern_row += (card,)
        emit(g, TAVERN_SHOWN, -1, card)
    g.taverns_taken = 0
    g.reveals += 1


class TakeTavern(Frame[Table]):
    """Take a tavern card and its four workers. The option is the place in the row."""

    def options(self, g: Table) -> list[int]:
        return [place for place in range(len(g.tavern_row)) if not g.is_tavern_taken(place)]

    def resolve(self, g: Table, option: int) -> None:
        card = g.tavern_row[option]
        g.taverns_taken |= 1 << option
        emit(g, TAVERN_TAKEN, self.who, card)
        gain(g, self.who, g.box.tavern_gain[card])

    def describe(self, g: Table, option: int) -> Choice:
        card = g.tavern_row[option]
        name = g.box.tavern_ids[card]
        workers = workers_msg(g.box.tavern_workers[card])
        label = Msg("paladins-opt-tavern", {"place": option + 1, "workers": workers})
        args: dict[str, ChoiceArg] = {"tavern": name}
        return Choice(option, "tavern " + name, label, ["tavern." + name], [], workers, "tavern", args)

    def refused(self, g: Table) -> list[Refusal]:
        taken = [place for place in range(len(g.tavern_row)) if g.is_tavern_taken(place)]
        return [refuse(self.describe(g, place), reason(why(TAVERN_TAKEN_WHY))) for place in taken]
