"""Attack and Convert [P44, P45]: the outsiders below the regions."""

from typing import Final

from regnum.games.paladins.const import ATTACK, CONVERT, FAITH, STRENGTH
from regnum.games.paladins.rules.abilities import triggered
from regnum.games.paladins.rules.costs import attack_cost
from regnum.games.paladins.rules.progress import attribute_of
from regnum.games.paladins.rules.rewards import gain
from regnum.games.paladins.rules.rows import replaced
from regnum.games.paladins.state import Seat, Table
from regnum.games.paladins.words.log import ATTACKED_ONE, CONVERTED_ONE
from regnum.games.paladins.words.names import outsider_msg, outsider_scoring, rewards_msg
from regnum.games.paladins.words.reasons import FAITH_SHORT, NO_OUTSIDER, STRENGTH_SILVER, reason
from regnum.kernel.agenda import GAP, Choice, ChoiceArg, Frame, Refusal, emit
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, code_in, why


def outsider_refusal(g: Table, me: Seat, action: int, place: int) -> int:
    """Why the outsider at a place cannot be attacked or converted, or OK."""
    if g.outsider_row[place] == GAP:
        return why(NO_OUTSIDER)
    if action == ATTACK:
        price = attack_cost(g.box, me, place)
        return why(STRENGTH_SILVER, price, me.silver) if price > me.silver else OK
    need = g.box.region_faith[place]
    have = attribute_of(g.box, me, FAITH)
    return why(FAITH_SHORT, need, have) if need > have else OK


def row_refusal(g: Table, me: Seat, action: int) -> int:
    """OK if some outsider can be had; else what the nearest one needs."""
    nearest = why(NO_OUTSIDER)
    for place in range(len(g.outsider_row)):
        refusal = outsider_refusal(g, me, action, place)
        if refusal == OK:
            return OK
        if code_in(nearest) == NO_OUTSIDER:
            nearest = refusal
    return nearest


def take_outsider(g: Table, who: int, action: int, place: int) -> int:
    """The card off the row onto the seat's pile; rewards are the caller's."""
    me = g.seat(who)
    card = g.outsider_row[place]
    g.outsider_row = replaced(g.outsider_row, place, GAP)
    if action == ATTACK:
        me.attacked += (card,)
    else:
        me.converted += (card,)
    return card


class TakeOutsider(Frame[Table]):
    """Which outsider to attack or to convert; the option is the place in the row."""

    def __init__(self, who: int, action: int) -> None:
        super().__init__(who)
        self.action: Final = action

    def options(self, g: Table) -> list[int]:
        me = g.seats[self.who]
        places = range(len(g.outsider_row))
        return [place for place in places if outsider_refusal(g, me, self.action, place) == OK]

    def resolve(self, g: Table, option: int) -> None:
        box = g.box
        me = g.seat(self.who)
        if self.action == ATTACK:
            price = attack_cost(box, me, option)
            me.silver -= price
            card = take_outsider(g, self.who, ATTACK, option)
            emit(g, ATTACKED_ONE, self.who, card, price)
            gain(g, self.who, box.outsider_attack[card] + triggered(box, me, ATTACK))
        else:
            card = take_outsider(g, self.who, CONVERT, option)
            emit(g, CONVERTED_ONE, self.who, card)
            gain(g, self.who, box.outsider_convert[card] + triggered(box, me, CONVERT))

    def prompt(self, g: Table) -> Msg:
        me = g.seats[self.who]
        if self.action == ATTACK:
            have = attribute_of(g.box, me, STRENGTH)
            return Msg("paladins-prompt-attack", {"have": have, "step": g.box.attack_step})
        return Msg("paladins-prompt-convert", {"have": attribute_of(g.box, me, FAITH)})

    def describe(self, g: Table, option: int) -> Choice:
        box = g.box
        card = g.outsider_row[option]
        name = box.outsider_ids[card]
        price = attack_cost(box, g.seats[self.who], option) if self.action == ATTACK else 0
        cost = [("silver", price)] if price else []
        if self.action == ATTACK:
            effect = rewards_msg(box.outsider_attack[card])
        else:
            effect = [*rewards_msg(box.outsider_convert[card]), outsider_scoring(box, card)]
        key = "paladins-opt-outsider-silver" if price else "paladins-opt-outsider"
        label = Msg(key, {"silver": price, "place": option + 1, "card": outsider_msg(box, card)})
        args: dict[str, ChoiceArg] = {"outsider": name}
        return Choice(option, "outsider " + name, label, ["outsider." + name], cost, effect, "outsider", args)

    def refused(self, g: Table) -> list[Refusal]:
        box = g.box
        rule = "P44" if self.action == ATTACK else "P45"
        out: list[Refusal] = []
        for place, card in enumerate(g.outsider_row):
            refusal = outsider_refusal(g, g.seats[self.who], self.action, place)
            if card == GAP or refusal == OK:
                continue
            name = box.outsider_ids[card]
            label = Msg("paladins-opt-outsider", {"place": place + 1, "card": outsider_msg(box, card)})
            args: dict[str, ChoiceArg] = {"outsider": name}
            because = reason(refusal, rule)
            out.append(Refusal("outsider " + name, label, ["outsider." + name], because, "outsider", args))
        return out
