"""Black dice [T14]: the enemies at the gates, the highest one for whoever is next.

Own dice only, of any colours, red ones doubled; the highest black die and as many others as their
total covers. Dice are chosen one by one, so that every group is within reach of few options.
"""

from typing import Final

from regnum.games.troyes.const import (
    FACES,
    INFLUENCE,
    OPT_YIELD,
    OWNERS,
    PLACES,
    VP,
)
from regnum.games.troyes.rules.dice import (
    Dice,
    against_black,
    die_ref,
    digits_of,
    discard_die,
    not_chosen,
    ref_code,
)
from regnum.games.troyes.rules.goods import gain_influence, lose_vp
from regnum.games.troyes.rules.influence import (
    describe_influence,
    influence_options,
    influence_refused,
    use_influence,
)
from regnum.games.troyes.rules.options import beat_option, beaten_in, beats, die_in, die_option, takes_die
from regnum.games.troyes.solo.leroy import KingBlack
from regnum.games.troyes.state import UNROLLED, Table
from regnum.games.troyes.words.log import BLACK_BEATEN, BLACK_DIE_SPENT, BLACK_ROLLED, BLACK_UNBEATEN
from regnum.games.troyes.words.names import (
    black_msg,
    card_msg,
    cost_of,
    die_args,
    die_elements,
    die_msg,
    die_text,
    good_msg,
    owner_arg,
)
from regnum.games.troyes.words.reasons import (
    BLACK_MUST_FIGHT,
    BLACK_NO_CUBES,
    BLACK_NOT_HIGHEST,
    BLACK_OWN_ONLY,
    BLACK_TOO_STRONG,
    BLACK_TOTAL,
    reason,
)
from regnum.kernel.agenda import Choice, ChoiceArg, Frame, Refusal, emit, push
from regnum.kernel.chance import below
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why


def take_black(g: Table, n: int) -> None:
    """The start player takes black dice, as far as there are any (R-T27); they show nothing yet."""
    n = min(n, g.box.black_dice - len(g.black_dice))
    g.black_dice += (UNROLLED,) * n


class RollBlack(Frame[Table]):
    """The start player rolls the black dice taken, and is the first to meet them."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        n = len(g.black_dice)
        if not n:
            return
        values = sorted([below(g, FACES) + 1 for _ in range(n)], reverse=True)
        g.black_dice = tuple(values)
        emit(g, BLACK_ROLLED, g.start, digits_of(values))
        push(g, NextBlack(g.start))


class NextBlack(Frame[Table]):
    """The next seat meets the highest black die, as long as there is one. who: that seat."""

    def resolve(self, g: Table, option: int) -> None:
        if g.black_dice:
            g.turn += 1
            push(g, NextBlack((self.who + 1) % g.seat_count))
            push(g, KingBlack(self.who) if g.is_king(self.who) else CounterBlack(self.who))


# --- sums ----------------------------------------------------------------------------------------------


def strength(g: Table, who: int) -> int:
    """What all dice of a seat's district count against black dice."""
    total = 0
    for code in g.seats[who].dice:
        total += against_black(code)
    return total


def is_able(g: Table, who: int) -> bool:
    """Whether a seat's dice are a match for the highest black die."""
    left = g.black_dice[0]
    for code in g.seats[who].dice:
        left -= against_black(code)
        if left <= 0:
            return True
    return False


def chosen_total(dice: Dice) -> int:
    """What the chosen dice count against black dice."""
    total = 0
    for ref in dice:
        total += against_black(ref_code(ref))
    return total


def black_sets(black: tuple[int, ...], most: int) -> list[int]:
    """Masks of black dice with the highest one that sum to at most this; of equal dice the first ones."""
    found = [1] if black and black[0] <= most else []
    sums = [black[0]] if found else []
    for i in range(1, len(black)):
        for k in range(len(found)):
            taken = found[k]
            equal_left = black[i - 1] == black[i] and not taken >> (i - 1) & 1
            if not equal_left and sums[k] + black[i] <= most:
                found.append(taken | 1 << i)
                sums.append(sums[k] + black[i])
    return found


def values_in(black: tuple[int, ...], mask: int) -> list[int]:
    return [value for i, value in enumerate(black) if mask >> i & 1]


# --- the decision ----------------------------------------------------------------------------------------


def may_yield(g: Table, who: int) -> int:
    """0 if the black die may be left unbeaten: who is able with the dice as they lie must counter (R-T30)."""
    return why(BLACK_MUST_FIGHT, g.black_dice[0], strength(g, who)) if is_able(g, who) else OK


class CounterBlack(Frame[Table]):
    """Counter the highest black die, alone or with others. dice: own ones chosen so far, as references.

    Options (options.py): a die of one's own, black dice to beat, OPT_YIELD; before the first die also the
    powers of influence.
    """

    def __init__(self, who: int, dice: tuple[int, ...] = ()) -> None:
        super().__init__(who)
        self.dice: Final = dice

    def options(self, g: Table) -> list[int]:
        who = self.who
        out: list[int] = []
        if not is_able(g, who):
            influence_options(g, who, out)
            out.append(OPT_YIELD)
            return out
        first = die_option(die_ref(who, 0))
        chosen = tuple([ref_code(ref) for ref in self.dice]) if self.dice else ()
        for code in not_chosen(g.seats[who].dice, chosen):
            out.append(first + code)
        if self.dice:
            for mask in black_sets(g.black_dice, chosen_total(self.dice)):
                out.append(beat_option(mask))
        else:
            influence_options(g, who, out)
        return out

    def resolve(self, g: Table, option: int) -> None:
        who = self.who
        if beats(option):
            self._beat(g, beaten_in(option))
        elif option == OPT_YIELD:
            value = g.black_dice[0]
            g.black_dice = g.black_dice[1:]
            emit(g, BLACK_UNBEATEN, who, value, strength(g, who))
            lose_vp(g, who, g.box.black_vp)
        elif takes_die(option):
            push(g, CounterBlack(who, (*self.dice, die_in(option))))
        else:
            push(g, self)
            use_influence(g, who, option)

    def _beat(self, g: Table, mask: int) -> None:
        black = g.black_dice
        for ref in self.dice:
            discard_die(g, self.who, ref_code(ref))
            emit(g, BLACK_DIE_SPENT, self.who, ref_code(ref))
        beaten = values_in(black, mask)
        g.black_dice = tuple([value for i, value in enumerate(black) if not mask >> i & 1])
        emit(g, BLACK_BEATEN, self.who, digits_of(beaten), chosen_total(self.dice))
        gain_influence(g, self.who, g.box.black_influence * len(beaten))

    def canonical(self, g: Table, legal: list[int]) -> list[int]:
        """Dice in rising order only, and only those from which the total can still be reached."""
        if may_yield(g, self.who) == OK:
            return legal
        need = g.black_dice[0] - chosen_total(self.dice)
        last = self.dice[-1] if self.dice else -1
        kept: list[int] = []
        for option in legal:
            ref = die_in(option)
            if not takes_die(option) or (ref >= last and self._reach_from(g, ref) >= need):
                kept.append(option)
        return kept if kept else legal  # somebody came here by another order

    def _reach_from(self, g: Table, ref: int) -> int:
        """What the dice not chosen yet count, from this one upwards."""
        total = 0
        for code in g.seats[self.who].dice:
            if die_ref(self.who, code) >= ref:
                total += against_black(code)
        for chosen in self.dice:
            if chosen >= ref:
                total -= against_black(ref_code(chosen))
        return total

    # --- in words ------------------------------------------------------------------------------------

    def prompt(self, g: Table) -> Msg:
        need = g.black_dice[0]
        have = chosen_total(self.dice) if self.dice else strength(g, self.who)
        if self.dice:
            return Msg("troyes-prompt-counter-black-more", {"need": need, "have": have})
        if may_yield(g, self.who) == OK:
            return Msg("troyes-prompt-counter-black-weak", {"need": need, "have": have})
        return Msg("troyes-prompt-counter-black", {"need": need, "have": have})

    def describe(self, g: Table, option: int) -> Choice:
        box = g.box
        if beats(option):
            return self._describe_beat(g, beaten_in(option))
        if option == OPT_YIELD:
            label = Msg("troyes-opt-yield", {"value": g.black_dice[0], "vp": box.black_vp})
            return Choice(option, "yield", label, ["black.0"], [cost_of(VP, box.black_vp)], kind="yield")
        if takes_die(option):
            code = ref_code(die_in(option))
            label = Msg("troyes-opt-black-die", {"die": die_msg(code), "n": against_black(code)})
            elements = die_elements(g, self.who, code, self.dice.count(die_in(option)))
            args = die_args(self.who, code)
            return Choice(option, die_text(self.who, code), label, elements, kind="die", args=args)
        return describe_influence(g, self.who, option)

    def _describe_beat(self, g: Table, mask: int) -> Choice:
        black = g.black_dice
        values = values_in(black, mask)
        label = Msg("troyes-opt-beat", {"dice": [black_msg(value) for value in values], "n": len(values)})
        elements = [f"black.{i}" for i, value in enumerate(black) if value in values]
        effect = [good_msg(INFLUENCE, g.box.black_influence * len(values))]
        args: dict[str, ChoiceArg] = {"values": values}
        return Choice(beat_option(mask), beat_text(values), label, elements, [], effect, "beat", args)

    def refused(self, g: Table) -> list[Refusal]:
        out = self._refused_beats(g)
        out += self._refused_dice(g)
        if not self.dice:
            out += influence_refused(g, self.who)
        refusal = may_yield(g, self.who)
        if refusal:
            label = Msg("troyes-opt-yield", {"value": g.black_dice[0], "vp": g.box.black_vp})
            out.append(Refusal("yield", label, ["black.0"], reason(refusal), "yield"))
        return out

    def _refused_beats(self, g: Table) -> list[Refusal]:
        """Sets of black dice that the chosen dice do not cover, or without the highest."""
        black = g.black_dice
        total = chosen_total(self.dice)
        weak = may_yield(g, self.who) == OK
        out: list[Refusal] = []
        for mask in black_sets(black, EVERY_SUM):
            values = values_in(black, mask)
            if sum(values) > total or weak:
                refusal = why(BLACK_TOTAL, sum(values), total)
                if weak and mask == 1:
                    refusal = why(BLACK_TOO_STRONG, values[0], strength(g, self.who))
                out.append(refused_beat(black, values, refusal))
        for value in sorted(set(black), reverse=True):
            if value < black[0]:
                out.append(refused_beat(black, [value], why(BLACK_NOT_HIGHEST, black[0], value)))
        return out

    def _refused_dice(self, g: Table) -> list[Refusal]:
        """Dice of other districts, and delayed cubes [T14, T33]."""
        out: list[Refusal] = []
        for owner in range(OWNERS):
            if owner == self.who or owner_missing(g, owner):
                continue
            for code in sorted(set(g.dice_of(owner))):
                label = Msg("troyes-opt-black-die", {"die": die_msg(code), "n": against_black(code)})
                why_not = reason(why(BLACK_OWN_ONLY), more={"owner": owner_arg(owner)})
                elements, args = die_elements(g, owner, code), die_args(owner, code)
                out.append(Refusal(die_text(owner, code), label, elements, why_not, "die", args))
        box = g.box
        for place in range(PLACES):
            if g.seats[self.who].cubes[place]:
                card = g.cards[place]
                name = box.card_ids[card]
                label = Msg("troyes-opt-black-cube", {"card": card_msg(box, card)})
                element = [f"cubes.{name}.{self.who}"]
                because = reason(why(BLACK_NO_CUBES))
                out.append(Refusal("cube " + name, label, element, because, "cube", {"card": name}))
        return out


EVERY_SUM: Final = 99


def owner_missing(g: Table, owner: int) -> bool:
    """Whether no such seat plays; the grey district is always there."""
    return g.seat_count <= owner < OWNERS - 1


def beat_text(values: list[int]) -> str:
    """`beat 6+1`."""
    return "beat " + "+".join([str(value) for value in values])


def refused_beat(black: tuple[int, ...], values: list[int], refusal: int) -> Refusal:
    label = Msg("troyes-opt-beat", {"dice": [black_msg(value) for value in values], "n": len(values)})
    elements = [f"black.{i}" for i, value in enumerate(black) if value in values]
    return Refusal(beat_text(values), label, elements, reason(refusal), "beat", {"values": values})
