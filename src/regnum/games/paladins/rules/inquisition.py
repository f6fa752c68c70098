"""Tax, suspicion and the Inquisition [P60-P65].

Taking the last silver of the tax supply interrupts whatever is going on: the Inquisition is a
frame pushed on top of the agenda, and the rest of the action goes on after it.
"""

from typing import Final

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import (
    INNOCENT,
    ON_INQUISITION,
    REMOVE_SUSPICION,
    SUSPECTED,
    code_of,
    n_of,
)
from regnum.games.paladins.rules.gains import gain_plain, take_debt
from regnum.games.paladins.solo.track import ai_advance, ai_return_tax
from regnum.games.paladins.state import Seat, Table
from regnum.games.paladins.words.log import (
    ABILITY_USED,
    DECK_RESHUFFLED,
    INQUISITION,
    JUDGED,
    NO_SUSPICION_LEFT,
    SUSPICION_DECK,
    SUSPICION_DRAWN,
    SUSPICION_LOST,
    TAX_REFILLED,
    TAX_TAKEN,
)
from regnum.games.paladins.words.names import rewards_msg, townsfolk_msg
from regnum.games.paladins.words.reasons import NEEDS_INNOCENCE, NEEDS_SUSPICION, reason
from regnum.kernel.agenda import FORCED, Choice, Frame, Refusal, emit, push, refuse, then
from regnum.kernel.chance import shuffled
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why

DONE: Final = 63  # option of Abilities: nothing more to use


# --- tax ---------------------------------------------------------------------------------------------


def take_tax(g: Table, who: int, n: int) -> None:
    """Take tax, the rest from the main supply if it runs short; the last silver calls [P60-P62]."""
    if n <= 0:
        return
    if g.is_ai(who):  # as for a player: the marker moves by all of the tax (R-P23)
        last = ai_return_tax(g, who, n)
        ai_advance(g, who, n)
    else:
        taken = min(n, g.tax_supply)
        g.tax_supply -= taken
        g.seat(who).silver += n
        last = taken > 0 and g.tax_supply == 0
        emit(g, TAX_TAKEN, who, n, g.tax_supply)
    if last:
        push(g, Inquisition(who))


# --- suspicion ---------------------------------------------------------------------------------------


class Suspect(Frame[Table]):
    """Draw n suspicion cards, one after another [P60]. again: 1 after an Inquisition for want of cards."""

    def __init__(self, who: int, n: int, again: int = 0) -> None:
        super().__init__(who)
        self.n: Final = n
        self.again: Final = again

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        if not g.suspicion_deck:
            if not g.suspicion_gone:
                self._nothing_to_draw(g)
                return
            g.suspicion_deck = shuffled(g, g.suspicion_gone)
            g.suspicion_gone = ()
            emit(g, DECK_RESHUFFLED, -1, SUSPICION_DECK)
        if self.n > 1:
            push(g, Suspect(self.who, self.n - 1))
        draw_suspicion(g, self.who)

    def _nothing_to_draw(self, g: Table) -> None:
        """Both piles empty: an Inquisition first, then the card [P62], if that brought one back (R-P25)."""
        if self.again:
            emit(g, NO_SUSPICION_LEFT, self.who)
        else:
            then(g, Inquisition(self.who), Suspect(self.who, self.n, again=1))


def draw_suspicion(g: Table, who: int) -> None:
    """The top card into the seat's pile, and its tax."""
    card = g.suspicion_deck[-1]
    g.suspicion_deck = g.suspicion_deck[:-1]
    g.seat(who).suspicion += (card,)
    g.reveals += 1
    tax = g.box.suspicion_tax[card]
    emit(g, SUSPICION_DRAWN, who, tax)
    take_tax(g, who, tax)


def lose_suspicion(g: Table, who: int, n: int) -> None:
    """Return up to n suspicion cards, newest first [P63], as a reward too (R-P31)."""
    held = g.seats[who].suspicion
    kept = max(0, len(held) - n)
    if kept < len(held):
        g.suspicion_gone += held[kept:]
        g.seat(who).suspicion = held[:kept]
        emit(g, SUSPICION_LOST, who, len(held) - kept)


# --- the Inquisition ---------------------------------------------------------------------------------


class Inquisition(Frame[Table]):
    """Abilities of every player, in turn order from whoever caused it (R-P16); then the judgement [P63]."""

    def resolve(self, g: Table, option: int) -> None:
        emit(g, INQUISITION, self.who)
        push(g, Judgement(self.who))
        for step in range(g.seat_count - 1, -1, -1):
            seat = (self.who + step) % g.seat_count
            if any(answers(g.box, card) for card in g.seats[seat].crew):
                push(g, Abilities(seat, 0))


def answers(box: Box, card: int) -> bool:
    """Whether a townsfolk has an ability for the Inquisition."""
    return box.townsfolk_trigger[card] == ON_INQUISITION


def ability_refusal(box: Box, me: Seat, card: int) -> int:
    """Why an Inquisition ability cannot be used now, or OK."""
    held = len(me.suspicion)
    if box.townsfolk_condition[card] == SUSPECTED and held < 2:
        return why(NEEDS_SUSPICION, 2, held)
    if box.townsfolk_condition[card] == INNOCENT and held > 0:
        return why(NEEDS_INNOCENCE, 0, held)
    if is_conspirator(box, card) and held == 0:
        return why(NEEDS_SUSPICION, 1, 0)
    return OK


def is_conspirator(box: Box, card: int) -> bool:
    """Removes suspicion: the only ability that changes the others' conditions, and may be declined."""
    return any(code_of(it) == REMOVE_SUSPICION for it in box.townsfolk_reward[card])


class Abilities(Frame[Table]):
    """A seat's Inquisition abilities in the order it likes. The option is a place in the crew, or DONE.

    used: bits of the places used already. Without a conspirator to use no order matters, and whatever
    may be used is used.
    """

    def __init__(self, who: int, used: int) -> None:
        super().__init__(who)
        self.used: Final = used

    def options(self, g: Table) -> list[int]:
        usable = self._usable(g)
        crew = g.seats[self.who].crew
        if not any(is_conspirator(g.box, crew[place]) for place in usable):
            return FORCED
        return [*usable, DONE]

    def _waiting(self, g: Table) -> list[int]:
        """Places of those in the crew who answer and have not been used."""
        crew = g.seats[self.who].crew
        return [i for i, card in enumerate(crew) if not self.used >> i & 1 and answers(g.box, card)]

    def _usable(self, g: Table) -> list[int]:
        """Places in the crew of abilities that may be used now; of equal cards the first."""
        me = g.seats[self.who]
        found: list[int] = []
        seen: list[int] = []
        for place in self._waiting(g):
            card = me.crew[place]
            if ability_refusal(g.box, me, card) == OK and card not in seen:
                found.append(place)
                seen.append(card)
        return found

    def resolve(self, g: Table, option: int) -> None:
        usable = self._usable(g)
        crew = g.seats[self.who].crew
        conspirators = [place for place in usable if is_conspirator(g.box, crew[place])]
        if option == DONE or not conspirators:
            # What remains brings no choice and no harm, so it is never lost by inattention.
            for place in usable:
                if place not in conspirators:
                    use_ability(g, self.who, crew[place])
            return
        push(g, Abilities(self.who, self.used | 1 << option))
        use_ability(g, self.who, crew[option])

    def prompt(self, g: Table) -> Msg:
        return Msg("paladins-prompt-abilities", {"have": len(g.seats[self.who].suspicion)})

    def describe(self, g: Table, option: int) -> Choice:
        if option == DONE:
            return Choice(option, "done", Msg("paladins-opt-done"), kind="done")
        card = g.seats[self.who].crew[option]
        name = g.box.townsfolk_ids[card]
        label = Msg("paladins-opt-ability", {"card": townsfolk_msg(g.box, card)})
        effect = rewards_msg(g.box.townsfolk_reward[card])
        elements = [f"crew.{self.who}.{name}"]
        return Choice(option, "use " + name, label, elements, [], effect, "use", {"townsfolk": name})

    def refused(self, g: Table) -> list[Refusal]:
        me = g.seats[self.who]
        out: list[Refusal] = []
        for place in self._waiting(g):
            refusal = ability_refusal(g.box, me, me.crew[place])
            if refusal != OK:
                out.append(refuse(self.describe(g, place), reason(refusal)))
        return out


def use_ability(g: Table, who: int, card: int) -> None:
    emit(g, ABILITY_USED, who, card)
    for it in g.box.townsfolk_reward[card]:
        if code_of(it) == REMOVE_SUSPICION:
            lose_suspicion(g, who, n_of(it))
        else:
            gain_plain(g, who, (it,))


class Judgement(Frame[Table]):
    """Debts for those with most suspicion, half of it returned, the tax supply refilled [P63]."""

    def resolve(self, g: Table, option: int) -> None:
        most = max(len(seat.suspicion) for seat in g.seats)
        if most > 0:
            for step in range(g.seat_count):
                who = (self.who + step) % g.seat_count
                if len(g.seats[who].suspicion) == most:
                    emit(g, JUDGED, who, most, most // 2)
                    take_debt(g, who)
                    lose_suspicion(g, who, most // 2)
        supply = g.box.tax_supply[g.players]
        if g.tax_supply < supply:
            emit(g, TAX_REFILLED, -1, supply - g.tax_supply)
            g.tax_supply = supply
