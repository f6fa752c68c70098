"""The Palace of Heavenly Purity [G60-G62]: the envoys' way to an audience."""

from regnum.games.gugong.const import PALACE, VP_PALACE
from regnum.games.gugong.rules.gains import score_vp
from regnum.games.gugong.rules.intrigue import advance, at_the_end
from regnum.games.gugong.rules.locations import (
    A,
    LocationAction,
    describe_variant,
    pay_variant,
    variant_of,
    variant_refusal,
    variants,
)
from regnum.games.gugong.state import Table
from regnum.games.gugong.words.log import AUDIENCE_GAINED, ENVOY_MOVED
from regnum.games.gugong.words.names import envoy_msg, intrigue_msg, vp_msg
from regnum.kernel.agenda import Choice, emit
from regnum.kernel.messages import Msg


def advance_envoy(g: Table, who: int, n: int) -> None:
    """Move the envoy up to the palace; steps beyond it are worth VP at once [G61]."""
    box = g.box
    steps = min(n, box.palace_top - g.seats[who].envoy)
    if steps:
        me = g.seat(who)
        me.envoy += steps
        emit(g, ENVOY_MOVED, who, steps, me.envoy)
        if me.envoy == box.palace_top:
            _arrive(g, who)
    if n > steps:
        score_vp(g, who, (n - steps) * box.palace_step_vp, VP_PALACE)


def _arrive(g: Table, who: int) -> None:
    """The envoy takes the free place worth most: places are filled in order of arrival (R-G32)."""
    g.arrivals += 1
    g.seat(who).audience = g.arrivals
    emit(g, AUDIENCE_GAINED, who, audience_points(g, g.arrivals))


def audience_points(g: Table, place: int) -> int:
    """What a place inside is worth, 1 the best; 0 is outside."""
    vp = g.box.audience_vp
    return vp[place - 1] if 0 < place <= len(vp) else 0


class Palace(LocationAction):
    """Advance the envoy: one step, or for servants further, with a step of intrigue."""

    def __init__(self, who: int, by: int) -> None:
        super().__init__(who, by, PALACE, "G60")

    def ways(self, g: Table) -> list[int]:
        return variants(g.seats[self.who])

    def variant(self, way: int) -> int:
        return variant_of(way)

    def refusal(self, g: Table, way: int) -> int:
        return variant_refusal(g.seats[self.who], way, g.box.palace_b_cost)

    def perform(self, g: Table, way: int) -> None:
        box = g.box
        pay_variant(g, self.who, way, box.palace_b_cost)
        advance_envoy(g, self.who, box.palace_steps[variant_of(way)])
        if way != A:
            advance(g, self.who, box.palace_b_intrigue)

    def describe_way(self, g: Table, way: int) -> Choice:
        box = g.box
        n = box.palace_steps[variant_of(way)]
        effect = envoy_effect(g, self.who, n)
        if way != A and not at_the_end(g, self.who):
            effect.append(intrigue_msg(box.palace_b_intrigue))
        return describe_variant(PALACE, "gugong-opt-palace-", way, n, box.palace_b_cost, effect)


def envoy_effect(g: Table, who: int, n: int) -> list[Msg]:
    """What n steps of the envoy would bring, in words."""
    steps = min(n, g.box.palace_top - g.seats[who].envoy)
    effect = [envoy_msg(steps)] if steps else []
    if n > steps:
        effect.append(vp_msg((n - steps) * g.box.palace_step_vp))
    return effect
