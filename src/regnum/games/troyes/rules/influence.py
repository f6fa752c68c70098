"""What influence buys before an action or a black die [T60]: a re-roll, a citizen, turned dice.

Only dice of one's own district; in any number and order, also before passing (R-T32).
"""

from typing import Final

from regnum.games.troyes.const import (
    COLOUR_NAMES,
    DIE_CODES,
    FACES,
    INFLUENCE,
    OPT_FLIP,
    OPT_RECRUIT,
    OPT_REROLL,
)
from regnum.games.troyes.rules.dice import (
    colour_of,
    die,
    districts,
    exchange_die,
    flipped,
    not_chosen,
    value_of,
)
from regnum.games.troyes.rules.goods import spend_influence
from regnum.games.troyes.rules.options import reroll_option, rerolled_in
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.log import FLIPPED, RECRUITED, REROLLED
from regnum.games.troyes.words.names import cost_of, die_args, die_elements, die_msg, district_name, owner_arg
from regnum.games.troyes.words.reasons import (
    BEGUN,
    INFLUENCE_SHORT,
    NO_OWN_DICE,
    NOT_OWN_DIE,
    RESERVE_EMPTY,
    reason,
)
from regnum.kernel.agenda import Choice, Frame, Refusal, emit, push
from regnum.kernel.chance import below
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why

FLIP_DONE: Final = 31  # option of Flip: turn over what was chosen


def power_refusal(g: Table, who: int, option: int) -> int:
    """Why a power of influence cannot be used, or OK. `option`: OPT_REROLL for any die, or the others."""
    box = g.box
    me = g.seats[who]
    cost = box.flip_cost if option == OPT_FLIP else box.reroll_cost
    if option == OPT_RECRUIT:
        cost = box.recruit_cost
        if not me.reserve:
            return why(RESERVE_EMPTY, box.all_citizens)
    elif not me.dice:
        return why(NO_OWN_DICE)
    return why(INFLUENCE_SHORT, cost, me.influence) if cost > me.influence else OK


def influence_options(g: Table, who: int, out: list[int]) -> None:
    """Append what is possible: a re-roll of each different die, a citizen, turning dice over."""
    if power_refusal(g, who, OPT_REROLL) == OK:
        last = -1
        for code in g.seats[who].dice:
            if code != last:
                out.append(reroll_option(code))
                last = code
    if power_refusal(g, who, OPT_RECRUIT) == OK:
        out.append(OPT_RECRUIT)
    if power_refusal(g, who, OPT_FLIP) == OK:
        out.append(OPT_FLIP)


def use_influence(g: Table, who: int, option: int) -> None:
    """Pay and do it; dice are rolled or chosen in a frame of their own."""
    box = g.box
    if option == OPT_RECRUIT:
        recruit(g, who)
    elif option == OPT_FLIP:
        spend_influence(g, who, box.flip_cost)
        push(g, Flip(who))
    else:
        spend_influence(g, who, box.reroll_cost)
        push(g, Reroll(who, rerolled_in(option)))


def recruit(g: Table, who: int) -> None:
    """A citizen from the general into the personal supply, as long as there is one (R-T48)."""
    spend_influence(g, who, g.box.recruit_cost)
    me = g.seat(who)
    me.reserve -= 1
    me.supply += 1
    emit(g, RECRUITED, who)


class Reroll(Frame[Table]):
    """One own die is rolled again."""

    def __init__(self, who: int, code: int) -> None:
        super().__init__(who)
        self.code: Final = code

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        value = below(g, FACES) + 1
        exchange_die(g, self.who, self.code, die(colour_of(self.code), value))
        emit(g, REROLLED, self.who, self.code, value)


class Flip(Frame[Table]):
    """Choose own dice to turn over, one after another; at the end all are turned.

    codes: those chosen so far. The option is the code of a die, or FLIP_DONE.
    """

    def __init__(self, who: int, codes: tuple[int, ...] = ()) -> None:
        super().__init__(who)
        self.codes: Final = codes

    def options(self, g: Table) -> list[int]:
        out: list[int] = []
        if len(self.codes) < g.box.flip_max:
            out = not_chosen(g.seats[self.who].dice, self.codes)
        if self.codes:
            out.append(FLIP_DONE)
        return out

    def resolve(self, g: Table, option: int) -> None:
        if option != FLIP_DONE:
            push(g, Flip(self.who, (*self.codes, option)))
            return
        for code in self.codes:
            exchange_die(g, self.who, code, flipped(code))
            emit(g, FLIPPED, self.who, code, value_of(flipped(code)))

    def canonical(self, g: Table, legal: list[int]) -> list[int]:
        """Dice in rising order."""
        last = self.codes[-1] if self.codes else -1
        kept = [option for option in legal if option >= last or option == FLIP_DONE]
        return kept if kept else legal  # somebody came here by another order

    def prompt(self, g: Table) -> Msg:
        most = g.box.flip_max
        if not self.codes:
            return Msg("troyes-prompt-flip", {"most": most})
        return Msg("troyes-prompt-flip-more", {"most": most, "dice": [die_msg(code) for code in self.codes]})

    def describe(self, g: Table, option: int) -> Choice:
        if option == FLIP_DONE:
            label = Msg("troyes-opt-flip-done", {"n": len(self.codes)})
            return Choice(option, "done", label, ["done"], kind="done")
        text = f"flip {COLOUR_NAMES[colour_of(option)]} {value_of(option)}"
        label = Msg("troyes-opt-flip-die", {"die": die_msg(option), "now": value_of(flipped(option))})
        elements = die_elements(g, self.who, option, self.codes.count(option))
        return Choice(option, text, label, elements, kind="flip-die", args=die_args(self.who, option))

    def refused(self, g: Table) -> list[Refusal]:
        """Dice of other districts."""
        out: list[Refusal] = []
        for owner in districts(g):
            if owner != self.who:
                for code in sorted(set(g.dice_of(owner))):
                    label = Msg("troyes-opt-flip-die", {"die": die_msg(code), "now": value_of(flipped(code))})
                    because = reason(why(NOT_OWN_DIE), more={"owner": owner_arg(owner)})
                    elements = die_elements(g, owner, code)
                    text = f"flip {district_name(owner)} {COLOUR_NAMES[colour_of(code)]} {value_of(code)}"
                    out.append(Refusal(text, label, elements, because, "flip-die", die_args(owner, code)))
        return out


# --- in words ----------------------------------------------------------------------------------------


def describe_influence(g: Table, who: int, option: int) -> Choice:
    """A power of influence as a choice."""
    box = g.box
    if option == OPT_RECRUIT:
        cost = [cost_of(INFLUENCE, box.recruit_cost)]
        label = Msg("troyes-opt-recruit")
        return Choice(option, "recruit", label, [f"supply.{who}"], cost, kind="recruit")
    if option == OPT_FLIP:
        label = Msg("troyes-opt-flip", {"most": box.flip_max})
        cost = [cost_of(INFLUENCE, box.flip_cost)]
        return Choice(option, "flip", label, [f"influence.{who}"], cost, kind="flip")
    code = rerolled_in(option)
    label = Msg("troyes-opt-reroll", {"die": die_msg(code)})
    text = reroll_text(code)
    elements = die_elements(g, who, code)
    cost = [cost_of(INFLUENCE, box.reroll_cost)]
    return Choice(option, text, label, elements, cost, kind="reroll", args=die_args(who, code))


def reroll_text(code: int) -> str:
    return f"reroll {COLOUR_NAMES[colour_of(code)]} {value_of(code)}"


def influence_refused(g: Table, who: int) -> list[Refusal]:
    """The powers that cannot be used, and why."""
    out: list[Refusal] = []
    refusal = power_refusal(g, who, OPT_REROLL)
    if refusal:
        codes = sorted(set(g.seats[who].dice))
        for code in codes:
            label = Msg("troyes-opt-reroll", {"die": die_msg(code)})
            elements = die_elements(g, who, code)
            args = die_args(who, code)
            out.append(Refusal(reroll_text(code), label, elements, reason(refusal), "reroll", args))
        if not codes:
            label = Msg("troyes-opt-reroll-any")
            out.append(Refusal("reroll", label, [f"influence.{who}"], reason(refusal), "reroll"))
    refusal = power_refusal(g, who, OPT_RECRUIT)
    if refusal:
        label = Msg("troyes-opt-recruit")
        out.append(Refusal("recruit", label, [f"supply.{who}"], reason(refusal), "recruit"))
    refusal = power_refusal(g, who, OPT_FLIP)
    if refusal:
        label = Msg("troyes-opt-flip", {"most": g.box.flip_max})
        out.append(Refusal("flip", label, [f"influence.{who}"], reason(refusal), "flip"))
    return out


def refused_when_begun(g: Table, who: int) -> list[Refusal]:
    """Passing and influence come before an action, not in the middle of it [T60]."""
    box = g.box
    because = reason(why(BEGUN))
    return [
        Refusal("recruit", Msg("troyes-opt-recruit"), [f"supply.{who}"], because, "recruit"),
        Refusal(
            "flip", Msg("troyes-opt-flip", {"most": box.flip_max}), [f"influence.{who}"], because, "flip"
        ),
        Refusal("pass", Msg("troyes-opt-pass", {"n": box.pass_deniers}), ["pass"], because, "pass"),
    ]


assert DIE_CODES < FLIP_DONE
