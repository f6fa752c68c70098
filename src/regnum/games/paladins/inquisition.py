"""Tax, suspicion and the Inquisition [P60-P65].

Taking the last silver of the tax supply interrupts whatever is going on: the Inquisition is a
frame pushed on top of the agenda, and the rest of the action goes on after it.
"""

from typing import Final

from regnum.games.paladins.ai_track import ai_advance, ai_return_tax
from regnum.games.paladins.const import (
    INNOCENT,
    ON_INQUISITION,
    REMOVE_SUSPICION,
    SUSPECTED,
    code_of,
    n_of,
)
from regnum.games.paladins.gains import gain_plain, take_debt
from regnum.games.paladins.log import (
    ABILITY_USED,
    DECK_RESHUFFLED,
    INQUISITION,
    JUDGED,
    NO_SUSPICION_LEFT,
    SUSPICION_DRAWN,
    SUSPICION_LOST,
    TAX_REFILLED,
    TAX_TAKEN,
)
from regnum.games.paladins.reasons import NEEDS_INNOCENCE, NEEDS_SUSPICION, reason, rewards_msg
from regnum.games.paladins.state import (
    CREW,
    OWN,
    PILES,
    SILVER_AT,
    SUSPICION,
    SUSPICION_DECK,
    SUSPICION_GONE,
    TAX_SUPPLY,
    is_ai,
    tab,
)
from regnum.games.paladins.words import townsfolk_msg
from regnum.kernel.agenda import FORCED, Choice, Refusal, emit, push, refuse, then
from regnum.kernel.chance import shuffled
from regnum.kernel.flat import Frame, State
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why

DONE: Final = 63  # option of Abilities: nothing more to use


# --- tax ---------------------------------------------------------------------------------------------


def take_tax(g: State, who: int, n: int) -> None:
    """Take tax, the rest from the main supply if it runs short; the last silver calls [P60-P62]."""
    if n <= 0:
        return
    if is_ai(g, who):  # as for a player: the marker moves by all of the tax (R-P23)
        last = ai_return_tax(g, who, n)
        ai_advance(g, who, n)
    else:
        taken = min(n, g.board[TAX_SUPPLY])
        g.board[TAX_SUPPLY] -= taken
        g.own[who * OWN + SILVER_AT] += n
        last = taken > 0 and g.board[TAX_SUPPLY] == 0
        emit(g, TAX_TAKEN, who, n, g.board[TAX_SUPPLY])
    if last:
        push(g, Inquisition(who))


# --- suspicion ---------------------------------------------------------------------------------------


class Suspect(Frame):
    """Draw suspicion cards, one after another [P60]. a: how many; b: 1 after an empty-deck Inquisition."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: State, option: int) -> None:
        if not g.decks[SUSPICION_DECK]:
            if not g.decks[SUSPICION_GONE]:
                self._nothing_to_draw(g)
                return
            g.decks[SUSPICION_DECK] = shuffled(g, g.decks[SUSPICION_GONE])
            g.decks[SUSPICION_GONE] = ()
            emit(g, DECK_RESHUFFLED, -1, SUSPICION_DECK)
        if self.a > 1:
            push(g, Suspect(self.who, self.a - 1))
        draw_suspicion(g, self.who)

    def _nothing_to_draw(self, g: State) -> None:
        """Both piles empty: an Inquisition first, then the card [P62], if that brought one back (R-P25)."""
        if self.b == 0:
            then(g, Inquisition(self.who), Suspect(self.who, self.a, 1))
        else:
            emit(g, NO_SUSPICION_LEFT, self.who)


def draw_suspicion(g: State, who: int) -> None:
    """The top card into the seat's pile, and its tax."""
    deck = g.decks[SUSPICION_DECK]
    card = deck[-1]
    g.decks[SUSPICION_DECK] = deck[:-1]
    g.piles[who * PILES + SUSPICION] += (card,)
    g.reveals += 1
    tax = tab(g).suspicion_tax[card]
    emit(g, SUSPICION_DRAWN, who, tax)
    take_tax(g, who, tax)


def lose_suspicion(g: State, who: int, n: int) -> int:
    """Return up to n suspicion cards, newest first [P63], as a reward too (R-P31); how many there were."""
    pile = g.piles[who * PILES + SUSPICION]
    n = min(n, len(pile))
    if n:
        g.decks[SUSPICION_GONE] += pile[len(pile) - n :]
        g.piles[who * PILES + SUSPICION] = pile[: len(pile) - n]
        emit(g, SUSPICION_LOST, who, n)
    return n


def suspicion_of(g: State, who: int) -> int:
    return len(g.piles[who * PILES + SUSPICION])


# --- the Inquisition ---------------------------------------------------------------------------------


class Inquisition(Frame):
    """Abilities of every player, in turn order from whoever caused it (R-P16); then the judgement [P63]."""

    def resolve(self, g: State, option: int) -> None:
        emit(g, INQUISITION, self.who)
        push(g, Judgement(self.who))
        for step in range(g.seats - 1, -1, -1):
            seat = (self.who + step) % g.seats
            if has_ability(g, seat):
                push(g, Abilities(seat))


def has_ability(g: State, who: int) -> bool:
    trigger = tab(g).townsfolk_trigger
    return any(trigger[card] == ON_INQUISITION for card in g.piles[who * PILES + CREW])


def ability_refusal(g: State, who: int, card: int) -> int:
    """Why an Inquisition ability cannot be used now, or OK."""
    t = tab(g)
    held = suspicion_of(g, who)
    if t.townsfolk_condition[card] == SUSPECTED and held < 2:
        return why(NEEDS_SUSPICION, 2, held)
    if t.townsfolk_condition[card] == INNOCENT and held > 0:
        return why(NEEDS_INNOCENCE, 0, held)
    if removes_suspicion(g, card) and held == 0:
        return why(NEEDS_SUSPICION, 1, 0)
    return OK


def removes_suspicion(g: State, card: int) -> bool:
    """A conspirator: the only ability that changes the others' conditions, and may be declined."""
    return any(code_of(it) == REMOVE_SUSPICION for it in tab(g).townsfolk_reward[card])


class Abilities(Frame):
    """A seat's Inquisition abilities in the order it likes. a: bits of the crew places used already.

    Without a conspirator to use no order matters, and whatever may be used is used.
    """

    def options(self, g: State) -> list[int]:
        usable = self._usable(g)
        crew = g.piles[self.who * PILES + CREW]
        if not any(removes_suspicion(g, crew[i]) for i in usable):
            return FORCED
        return [*usable, DONE]

    def _usable(self, g: State) -> list[int]:
        """Places in the crew of abilities that may be used now; of equal cards the first."""
        t = tab(g)
        found: list[int] = []
        seen: list[int] = []
        for i, card in enumerate(g.piles[self.who * PILES + CREW]):
            if self.a >> i & 1 or t.townsfolk_trigger[card] != ON_INQUISITION:
                continue
            if ability_refusal(g, self.who, card) == OK and card not in seen:
                found.append(i)
                seen.append(card)
        return found

    def resolve(self, g: State, option: int) -> None:
        usable = self._usable(g)
        crew = g.piles[self.who * PILES + CREW]
        conspirators = [i for i in usable if removes_suspicion(g, crew[i])]
        if option == DONE or not conspirators:
            # What remains brings no choice and no harm, so it is never lost by inattention.
            for i in usable:
                if i not in conspirators:
                    use_ability(g, self.who, crew[i])
            return
        push(g, Abilities(self.who, self.a | 1 << option))
        use_ability(g, self.who, crew[option])

    def prompt(self, g: State) -> Msg:
        return Msg("paladins-prompt-abilities", {"have": suspicion_of(g, self.who)})

    def describe(self, g: State, option: int) -> Choice:
        if option == DONE:
            return Choice(option, "done", Msg("paladins-opt-done"), kind="done")
        t = tab(g)
        card = g.piles[self.who * PILES + CREW][option]
        label = Msg("paladins-opt-ability", {"card": townsfolk_msg(t, card)})
        effect = rewards_msg(t.townsfolk_reward[card])
        name = t.townsfolk_ids[card]
        elements = [f"crew.{self.who}.{name}"]
        return Choice(option, "use " + name, label, elements, [], effect, "use", {"townsfolk": name})

    def refused(self, g: State) -> list[Refusal]:
        t = tab(g)
        out: list[Refusal] = []
        for i, card in enumerate(g.piles[self.who * PILES + CREW]):
            if self.a >> i & 1 or t.townsfolk_trigger[card] != ON_INQUISITION:
                continue
            refusal = ability_refusal(g, self.who, card)
            if refusal != OK:
                out.append(refuse(self.describe(g, i), reason(refusal)))
        return out


def use_ability(g: State, who: int, card: int) -> None:
    emit(g, ABILITY_USED, who, card)
    for it in tab(g).townsfolk_reward[card]:
        if code_of(it) == REMOVE_SUSPICION:
            lose_suspicion(g, who, n_of(it))
        else:
            gain_plain(g, who, (it,))


class Judgement(Frame):
    """Debts for those with most suspicion, half of it returned, the tax supply refilled [P63]."""

    def resolve(self, g: State, option: int) -> None:
        most = max(suspicion_of(g, seat) for seat in range(g.seats))
        if most > 0:
            for step in range(g.seats):
                seat = (self.who + step) % g.seats
                if suspicion_of(g, seat) == most:
                    emit(g, JUDGED, seat, most, most // 2)
                    take_debt(g, seat)
                    lose_suspicion(g, seat, most // 2)
        supply = tab(g).tax_supply[g.players]
        if g.board[TAX_SUPPLY] < supply:
            emit(g, TAX_REFILLED, -1, supply - g.board[TAX_SUPPLY])
            g.board[TAX_SUPPLY] = supply
