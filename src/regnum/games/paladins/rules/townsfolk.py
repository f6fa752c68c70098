"""Recruit [P31]: a townsfolk of the row, discarded for its reward or hired into the crew."""

from typing import Final

from regnum.games.paladins.const import DECLINE, FREE_RECRUIT, RECRUIT, item
from regnum.games.paladins.rules.abilities import triggered
from regnum.games.paladins.rules.costs import silver_refusal, townsfolk_cost
from regnum.games.paladins.rules.gains import take_debt
from regnum.games.paladins.rules.rewards import FREE_ACTIONS, declined, declining, gain
from regnum.games.paladins.rules.rows import replaced
from regnum.games.paladins.state import Seat, Table
from regnum.games.paladins.words.log import DISCARDED, HIRED
from regnum.games.paladins.words.names import rewards_msg, townsfolk_ability, townsfolk_msg
from regnum.games.paladins.words.reasons import NO_DEBT_HERE, reason
from regnum.kernel.agenda import GAP, Choice, ChoiceArg, Frame, Refusal, emit, push
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why

# --- why somebody is taken: `mode` ----------------------------------------------------------------------
DISCARD: Final = 0
HIRE: Final = 1
FREE: Final = 2  # as a reward: hired into the crew, no silver (R-P17)
SETUP: Final = 3  # the free draft before round 1: must be taken [P3]

PROMPTS: Final = (
    "paladins-prompt-discard",
    "paladins-prompt-hire",
    "paladins-prompt-free-recruit",
    "paladins-prompt-setup-recruit",
)


def is_action(mode: int) -> bool:
    """Whether it is the action of one's board: it has a price, and abilities answer to it."""
    return mode == DISCARD or mode == HIRE


# --- an option is a place of the row, paid with silver or by taking a debt ---------------------------------


def take_option(place: int, by_debt: bool) -> int:
    return 2 * place + (1 if by_debt else 0)


def place_of(option: int) -> int:
    return option // 2


def is_by_debt(option: int) -> bool:
    return option % 2 == 1


class TakeTownsfolk(Frame[Table]):
    """Choose a townsfolk of the row. mode: DISCARD, HIRE, FREE or SETUP."""

    def __init__(self, who: int, mode: int) -> None:
        super().__init__(who)
        self.mode: Final = mode

    def options(self, g: Table) -> list[int]:
        found = takeable(g, g.seats[self.who], self.mode)
        if self.mode == FREE:
            found.append(DECLINE)
        return found

    def resolve(self, g: Table, option: int) -> None:
        if option == DECLINE:
            declined(g, self.who, item(FREE_RECRUIT, 1))
            return
        box = g.box
        me = g.seat(self.who)
        place = place_of(option)
        by_debt = is_by_debt(option)
        card = g.townsfolk_row[place]
        g.townsfolk_row = replaced(g.townsfolk_row, place, GAP)
        price = townsfolk_cost(box, me, place) if is_action(self.mode) and not by_debt else 0
        me.silver -= price
        items = triggered(box, me, RECRUIT) if is_action(self.mode) else ()
        if self.mode == DISCARD:
            g.townsfolk_gone += (card,)
            emit(g, DISCARDED, self.who, card, price, int(by_debt))
            items = box.townsfolk_discard[card] + items
        else:
            me.crew += (card,)
            emit(g, HIRED, self.who, card, price, int(by_debt))
            items = box.townsfolk_immediate[card] + items
        if by_debt:
            take_debt(g, self.who)
        gain(g, self.who, items)

    def prompt(self, g: Table) -> Msg:
        return Msg(PROMPTS[self.mode])

    def describe(self, g: Table, option: int) -> Choice:
        if option == DECLINE:
            return declining(option, item(FREE_RECRUIT, 1))
        box = g.box
        place = place_of(option)
        by_debt = is_by_debt(option)
        card = g.townsfolk_row[place]
        cost: list[tuple[str, int]] = []
        price = townsfolk_cost(box, g.seats[self.who], place) if is_action(self.mode) else 0
        if by_debt:
            cost.append(("gain_debt", 1))
        elif price:
            cost.append(("silver", price))
        if self.mode == DISCARD:
            effect = rewards_msg(box.townsfolk_discard[card])
        else:
            effect = [*rewards_msg(box.townsfolk_immediate[card]), townsfolk_ability(box, card)]
        name = box.townsfolk_ids[card]
        args: dict[str, ChoiceArg] = {"townsfolk": name, "debt": by_debt}
        text, label = take_words(g, place, by_debt)
        return Choice(option, text, label, [f"townsfolk.{name}"], cost, effect, "townsfolk", args)

    def refused(self, g: Table) -> list[Refusal]:
        box = g.box
        me = g.seats[self.who]
        out: list[Refusal] = []
        if not is_action(self.mode):
            return out
        for place, card in enumerate(g.townsfolk_row):
            if card == GAP:
                continue
            name = box.townsfolk_ids[card]
            elements = [f"townsfolk.{name}"]
            refusal = townsfolk_refusal(g, me, place)
            if refusal != OK:
                text, label = take_words(g, place, by_debt=False)
                args: dict[str, ChoiceArg] = {"townsfolk": name, "debt": False}
                out.append(Refusal(text, label, elements, reason(refusal, "P31"), "townsfolk", args))
            if not box.row_debt[place]:
                text, label = take_words(g, place, by_debt=True)
                args = {"townsfolk": name, "debt": True}
                because = reason(why(NO_DEBT_HERE, sum(box.row_debt), place + 1))
                out.append(Refusal(text, label, elements, because, "townsfolk", args))
        return out


def take_words(g: Table, place: int, by_debt: bool) -> tuple[str, Msg]:
    """Text form and label of taking the townsfolk at a place."""
    card = g.townsfolk_row[place]
    text = "townsfolk " + g.box.townsfolk_ids[card]
    key = "paladins-opt-townsfolk"
    if by_debt:
        text, key = text + " debt", key + "-debt"
    return text, Msg(key, {"card": townsfolk_msg(g.box, card), "place": place + 1})


def townsfolk_refusal(g: Table, me: Seat, place: int) -> int:
    """Why the townsfolk at a place cannot be paid with silver, or OK."""
    return silver_refusal(me, townsfolk_cost(g.box, me, place))


def can_recruit(g: Table, me: Seat) -> bool:
    """Whether the action finds somebody: for silver, or where a debt will do."""
    for place, card in enumerate(g.townsfolk_row):
        if card != GAP and (g.box.row_debt[place] or townsfolk_refusal(g, me, place) == OK):
            return True
    return False


def takeable(g: Table, me: Seat, mode: int) -> list[int]:
    """Options of `TakeTownsfolk` but for declining; empty if nobody can be had."""
    found: list[int] = []
    for place, card in enumerate(g.townsfolk_row):
        if card == GAP:
            continue
        if not is_action(mode):
            found.append(take_option(place, by_debt=False))
            continue
        if townsfolk_refusal(g, me, place) == OK:
            found.append(take_option(place, by_debt=False))
        if g.box.row_debt[place]:  # open with enough silver too, and for discarding (R-P03)
            found.append(take_option(place, by_debt=True))
    return found


def free_recruit(g: Table, who: int) -> None:
    """The reward: somebody of the row, if anybody is there (R-P17)."""
    if any(card != GAP for card in g.townsfolk_row):
        push(g, TakeTownsfolk(who, FREE))


FREE_ACTIONS[FREE_RECRUIT] = free_recruit
