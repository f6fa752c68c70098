"""Attack and Convert [P44, P45]: the outsiders below the regions."""

from regnum.games.paladins.abilities import triggered
from regnum.games.paladins.const import ATTACK, CONVERT, FAITH, STRENGTH
from regnum.games.paladins.costs import attack_cost
from regnum.games.paladins.log import ATTACKED_ONE, CONVERTED_ONE
from regnum.games.paladins.reasons import FAITH_SHORT, NO_OUTSIDER, STRENGTH_SILVER, reason, rewards_msg
from regnum.games.paladins.rewards import gain
from regnum.games.paladins.state import (
    ATTACKED,
    CONVERTED,
    OUTSIDER_ROW,
    OWN,
    PILES,
    SILVER_AT,
    attribute_of,
    replaced,
    tab,
)
from regnum.games.paladins.words import outsider_msg, outsider_scoring
from regnum.kernel.agenda import GAP, Choice, ChoiceArg, Refusal, emit
from regnum.kernel.flat import Frame, State
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, code_in, why


def outsider_refusal(g: State, who: int, action: int, place: int) -> int:
    """Why the outsider at a place cannot be attacked or converted, or OK."""
    if g.decks[OUTSIDER_ROW][place] == GAP:
        return why(NO_OUTSIDER)
    if action == ATTACK:
        price = attack_cost(g, who, place)
        silver = g.own[who * OWN + SILVER_AT]
        return why(STRENGTH_SILVER, price, silver) if price > silver else OK
    need = tab(g).region_faith[place]
    have = attribute_of(g, who, FAITH)
    return why(FAITH_SHORT, need, have) if need > have else OK


def row_refusal(g: State, who: int, action: int) -> int:
    """OK if some outsider can be had; else what the nearest one needs."""
    nearest = why(NO_OUTSIDER)
    for place in range(len(g.decks[OUTSIDER_ROW])):
        refusal = outsider_refusal(g, who, action, place)
        if refusal == OK:
            return OK
        if code_in(nearest) == NO_OUTSIDER:
            nearest = refusal
    return nearest


def take_outsider(g: State, who: int, action: int, place: int) -> int:
    """The card off the row onto the seat's pile; rewards are the caller's."""
    row = g.decks[OUTSIDER_ROW]
    card = row[place]
    g.decks[OUTSIDER_ROW] = replaced(row, place, GAP)
    g.piles[who * PILES + (ATTACKED if action == ATTACK else CONVERTED)] += (card,)
    return card


class TakeOutsider(Frame):
    """Which outsider. a: ATTACK or CONVERT; the option is the place in the row."""

    def options(self, g: State) -> list[int]:
        places = range(len(g.decks[OUTSIDER_ROW]))
        return [place for place in places if outsider_refusal(g, self.who, self.a, place) == OK]

    def resolve(self, g: State, option: int) -> None:
        t = tab(g)
        if self.a == ATTACK:
            price = attack_cost(g, self.who, option)
            g.own[self.who * OWN + SILVER_AT] -= price
            card = take_outsider(g, self.who, ATTACK, option)
            emit(g, ATTACKED_ONE, self.who, card, price)
            gain(g, self.who, t.outsider_attack[card] + triggered(g, self.who, ATTACK))
        else:
            card = take_outsider(g, self.who, CONVERT, option)
            emit(g, CONVERTED_ONE, self.who, card)
            gain(g, self.who, t.outsider_convert[card] + triggered(g, self.who, CONVERT))

    def prompt(self, g: State) -> Msg:
        if self.a == ATTACK:
            have = attribute_of(g, self.who, STRENGTH)
            return Msg("paladins-prompt-attack", {"have": have, "step": tab(g).attack_step})
        return Msg("paladins-prompt-convert", {"have": attribute_of(g, self.who, FAITH)})

    def describe(self, g: State, option: int) -> Choice:
        t = tab(g)
        card = g.decks[OUTSIDER_ROW][option]
        cost: list[tuple[str, int]] = []
        price = attack_cost(g, self.who, option) if self.a == ATTACK else 0
        if price:
            cost.append(("silver", price))
        items = t.outsider_attack[card] if self.a == ATTACK else t.outsider_convert[card]
        effect = rewards_msg(items)
        if self.a == CONVERT:
            effect.append(outsider_scoring(t, card))
        name = t.outsider_ids[card]
        key = "paladins-opt-outsider-silver" if price else "paladins-opt-outsider"
        label = Msg(key, {"silver": price, "place": option + 1, "card": outsider_msg(t, card)})
        args: dict[str, ChoiceArg] = {"outsider": name}
        return Choice(option, "outsider " + name, label, ["outsider." + name], cost, effect, "outsider", args)

    def refused(self, g: State) -> list[Refusal]:
        t = tab(g)
        rule = "P44" if self.a == ATTACK else "P45"
        out: list[Refusal] = []
        for place, card in enumerate(g.decks[OUTSIDER_ROW]):
            refusal = outsider_refusal(g, self.who, self.a, place)
            if card != GAP and refusal != OK:
                label = Msg("paladins-opt-outsider", {"place": place + 1, "card": outsider_msg(t, card)})
                name = t.outsider_ids[card]
                element = "outsider." + name
                because = reason(refusal, rule)
                args: dict[str, ChoiceArg] = {"outsider": name}
                out.append(Refusal("outsider " + name, label, [element], because, "outsider", args))
        return out
