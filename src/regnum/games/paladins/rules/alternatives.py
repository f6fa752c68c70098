"""One of several sets of rewards: some walls and King's Favours let their owner choose [P41, P46]."""

from typing import Final

from regnum.games.paladins.box.box import Box, Items
from regnum.games.paladins.const import (
    CRIMINAL,
    DESTROY_DEBT,
    FREE_DEVELOP,
    GAIN_DEBT,
    PAY_DEBT,
    PRAYER,
    REMOVE_SUSPICION,
    REWARD_NAMES,
    code_of,
    n_of,
)
from regnum.games.paladins.rules.develop import can_develop
from regnum.games.paladins.rules.rewards import AS_REWARD, clearable, gain
from regnum.games.paladins.state import Seat, Table
from regnum.games.paladins.words.names import rewards_msg
from regnum.games.paladins.words.reasons import IMPOSSIBLE_REWARD, reason
from regnum.kernel.agenda import FORCED, Choice, ChoiceArg, Frame, Refusal
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import why

# --- what offers the sets: `source` ---------------------------------------------------------------------
OF_WALL: Final = 0
OF_FAVOUR: Final = 1


class ChooseReward(Frame[Table]):
    """Which set of rewards of a wall or a King's Favour (`card`); the option is its number.

    more: packed rewards that come besides, whatever is chosen.
    """

    def __init__(self, who: int, source: int, card: int, more: tuple[int, ...] = ()) -> None:
        super().__init__(who)
        self.source: Final = source
        self.card: Final = card
        self.more: Final = more

    def options(self, g: Table) -> list[int]:
        me = g.seats[self.who]
        return [i for i, items in enumerate(self._sets(g)) if can_take(g.box, me, items)] or FORCED

    def _sets(self, g: Table) -> tuple[Items, ...]:
        return (g.box.wall_choices if self.source == OF_WALL else g.box.favour_choices)[self.card]

    def resolve(self, g: Table, option: int) -> None:
        gain(g, self.who, self._sets(g)[option] + self.more)

    def describe(self, g: Table, option: int) -> Choice:
        items = self._sets(g)[option]
        text, label = set_words(items)
        effect = idle_words(g.seats[self.who], items)
        return Choice(option, text, label, effect=effect, kind="choose", args=set_args(items))

    def refused(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for items in self._sets(g):
            if not can_take(g.box, g.seats[self.who], items):
                text, label = set_words(items)
                because = reason(why(IMPOSSIBLE_REWARD))
                out.append(Refusal(text, label, [], because, "choose", set_args(items)))
        return out


def can_take(box: Box, me: Seat, items: Items) -> bool:
    """Whether a set of rewards may be chosen: a free develop needs a workshop that can go somewhere.

    Other rewards may be chosen even where they bring nothing (R-P05).
    """
    return not any(code_of(it) == FREE_DEVELOP for it in items) or can_develop(box, me)


# --- words ----------------------------------------------------------------------------------------------


def set_words(items: Items) -> tuple[str, Msg]:
    """A set of rewards to choose, as text form and label."""
    words = " ".join(f"{REWARD_NAMES[code_of(it)]} {n_of(it)}" for it in items)
    return "choose " + words, Msg("paladins-opt-choose", {"rewards": rewards_msg(items)})


def set_args(items: Items) -> dict[str, ChoiceArg]:
    return {"rewards": [(REWARD_NAMES[code_of(it)], n_of(it)) for it in items]}


def idle_words(me: Seat, items: Items) -> list[Msg]:
    """Rewards of a set that may be chosen, but have nothing to be applied to now (R-P05)."""
    codes = [code_of(it) for it in items]
    out: list[Msg] = []
    is_indebted = me.unpaid > 0 or GAIN_DEBT in codes
    if not is_indebted and (PAY_DEBT in codes or DESTROY_DEBT in codes):
        out.append(Msg("paladins-idle-debt"))
    if REMOVE_SUSPICION in codes and CRIMINAL not in codes and not me.suspicion:
        out.append(Msg("paladins-idle-suspicion"))
    if PRAYER in codes and not clearable(me, AS_REWARD):
        out.append(Msg("paladins-idle-pray"))
    return out
