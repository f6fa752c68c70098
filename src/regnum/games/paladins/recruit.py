"""Recruit [P31]: a townsfolk of the row, discarded for its reward or hired into the crew."""

from typing import Final

import regnum.games.paladins.rewards as rewards
from regnum.games.paladins.abilities import triggered
from regnum.games.paladins.const import DECLINE, FREE_RECRUIT, RECRUIT, item
from regnum.games.paladins.costs import townsfolk_cost
from regnum.games.paladins.gains import take_debt
from regnum.games.paladins.log import DISCARDED, HIRED
from regnum.games.paladins.reasons import NO_DEBT_HERE, SILVER_SHORT, reason, rewards_msg
from regnum.games.paladins.state import (
    CREW,
    OWN,
    PILES,
    SILVER_AT,
    TOWNSFOLK_GONE,
    TOWNSFOLK_ROW,
    replaced,
    tab,
)
from regnum.games.paladins.words import townsfolk_ability, townsfolk_msg
from regnum.kernel.agenda import GAP, Choice, ChoiceArg, Refusal, emit
from regnum.kernel.flat import Frame, State
from regnum.kernel.messages import Arg, Msg
from regnum.kernel.reasons import OK, why

DISCARD: Final = 0
HIRE: Final = 1
FREE: Final = 2  # as a reward: hired into the crew, no silver (R-P17)
SETUP: Final = 3  # the free draft before round 1: must be taken [P3]


class TakeTownsfolk(Frame):
    """Choose a townsfolk of the row. a: DISCARD, HIRE, FREE or SETUP.

    The option is 2 * place, plus 1 to take a debt instead of paying silver.
    """

    def options(self, g: State) -> list[int]:
        found = takeable(g, self.who, self.a)
        if self.a == FREE:
            found.append(DECLINE)
        return found

    def resolve(self, g: State, option: int) -> None:
        if option == DECLINE:
            rewards.declined(g, self.who, item(FREE_RECRUIT, 1))
            return
        t = tab(g)
        place = option >> 1
        row = g.decks[TOWNSFOLK_ROW]
        card = row[place]
        g.decks[TOWNSFOLK_ROW] = replaced(row, place, GAP)
        price = 0
        if self.a <= HIRE and not option & 1:
            price = townsfolk_cost(g, self.who, place)
            g.own[self.who * OWN + SILVER_AT] -= price
        items = () if self.a >= FREE else triggered(g, self.who, RECRUIT)
        if self.a == DISCARD:
            g.decks[TOWNSFOLK_GONE] += (card,)
            emit(g, DISCARDED, self.who, card, price, option & 1)
            items = t.townsfolk_discard[card] + items
        else:
            g.piles[self.who * PILES + CREW] += (card,)
            emit(g, HIRED, self.who, card, price, option & 1)
            items = t.townsfolk_immediate[card] + items
        if option & 1:
            take_debt(g, self.who)
        rewards.gain(g, self.who, items)

    def prompt(self, g: State) -> Msg:
        return Msg(
            (
                "paladins-prompt-discard",
                "paladins-prompt-hire",
                "paladins-prompt-free-recruit",
                "paladins-prompt-setup-recruit",
            )[self.a]
        )

    def describe(self, g: State, option: int) -> Choice:
        if option == DECLINE:
            return rewards.declining(option, item(FREE_RECRUIT, 1))
        t = tab(g)
        place = option >> 1
        card = g.decks[TOWNSFOLK_ROW][place]
        items = t.townsfolk_discard[card] if self.a == DISCARD else t.townsfolk_immediate[card]
        key = "paladins-opt-townsfolk"
        cost: list[tuple[str, int]] = []
        text = "townsfolk " + t.townsfolk_ids[card]
        if self.a <= HIRE:
            price = townsfolk_cost(g, self.who, place)
            if option & 1:
                key, text = key + "-debt", text + " debt"
                cost.append(("gain_debt", 1))
            elif price:
                cost.append(("silver", price))
        effect = rewards_msg(items)
        if self.a != DISCARD:
            effect.append(townsfolk_ability(t, card))
        label = Msg(key, {"card": townsfolk_msg(t, card), "place": place + 1})
        name = t.townsfolk_ids[card]
        args: dict[str, ChoiceArg] = {"townsfolk": name, "debt": option & 1 == 1}
        return Choice(option, text, label, [f"townsfolk.{name}"], cost, effect, "townsfolk", args)

    def refused(self, g: State) -> list[Refusal]:
        t = tab(g)
        out: list[Refusal] = []
        if self.a > HIRE:
            return out
        for place, card in enumerate(g.decks[TOWNSFOLK_ROW]):
            if card == GAP:
                continue
            element = f"townsfolk.{t.townsfolk_ids[card]}"
            args: dict[str, Arg] = {"card": townsfolk_msg(t, card), "place": place + 1}
            text = "townsfolk " + t.townsfolk_ids[card]
            about: dict[str, ChoiceArg] = {"townsfolk": t.townsfolk_ids[card], "debt": False}
            refusal = silver_refusal(g, self.who, place)
            if refusal != OK:
                label = Msg("paladins-opt-townsfolk", args)
                because = reason(refusal, "P31")
                out.append(Refusal(text, label, [element], because, "townsfolk", about))
            if not t.row_debt[place]:
                label = Msg("paladins-opt-townsfolk-debt", args)
                because = reason(why(NO_DEBT_HERE, sum(t.row_debt), place + 1))
                out.append(
                    Refusal(text + " debt", label, [element], because, "townsfolk", {**about, "debt": True})
                )
        return out


def silver_refusal(g: State, who: int, place: int) -> int:
    price = townsfolk_cost(g, who, place)
    silver = g.own[who * OWN + SILVER_AT]
    return why(SILVER_SHORT, price, silver) if price > silver else OK


def takeable(g: State, who: int, mode: int) -> list[int]:
    """Options of `TakeTownsfolk` but for declining; empty if nobody can be had."""
    t = tab(g)
    found: list[int] = []
    for place, card in enumerate(g.decks[TOWNSFOLK_ROW]):
        if card == GAP:
            continue
        if mode >= FREE:
            found.append(2 * place)
            continue
        if silver_refusal(g, who, place) == OK:
            found.append(2 * place)
        if t.row_debt[place]:  # open with enough silver too, and for discarding (R-P03)
            found.append(2 * place + 1)
    return found
