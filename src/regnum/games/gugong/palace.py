"""The Palace of Heavenly Purity [G60-G62]: the envoys' way to an audience."""

from typing import Final

from regnum.games.gugong.const import PALACE, VP_PALACE
from regnum.games.gugong.gains import score_vp
from regnum.games.gugong.intrigue import advance, at_the_end
from regnum.games.gugong.locations import A, PricedFrame
from regnum.games.gugong.log import AUDIENCE_GAINED, ENVOY_MOVED
from regnum.games.gugong.place_words import envoy_msg, intrigue_msg, vp_msg
from regnum.games.gugong.state import Table
from regnum.kernel.agenda import emit
from regnum.kernel.messages import Msg


def advance_envoy(g: Table, who: int, n: int) -> None:
    """Move the envoy up to the palace; steps beyond it are worth VP at once [G61]."""
    t = g.box
    steps = min(n, t.palace_top - g.seats[who].envoy)
    if steps:
        g.seat(who).envoy += steps
        emit(g, ENVOY_MOVED, who, steps, g.seats[who].envoy)
        if g.seats[who].envoy == t.palace_top:
            _arrive(g, who)
    if n > steps:
        score_vp(g, who, (n - steps) * t.palace_step_vp, VP_PALACE)


def _arrive(g: Table, who: int) -> None:
    """The envoy takes the free place worth most: places are filled in order of arrival (R-G32)."""
    t = g.box
    place = g.arrivals
    g.arrivals += 1
    g.seat(who).audience = place + 1
    emit(g, AUDIENCE_GAINED, who, t.audience_vp[place] if place < len(t.audience_vp) else 0)


def envoy_effect(g: Table, who: int, n: int) -> list[Msg]:
    """What n steps of the envoy would bring, in words."""
    t = g.box
    steps = min(n, t.palace_top - g.seats[who].envoy)
    effect = [envoy_msg(steps)] if steps else []
    if n > steps:
        effect.append(vp_msg((n - steps) * t.palace_step_vp))
    return effect


LABELS: Final = ("gugong-opt-palace-a", "gugong-opt-palace-b", "gugong-opt-palace-b-double")


class Palace(PricedFrame):
    """Advance the envoy: one step, or for servants further, with a step of intrigue."""

    def place(self) -> int:
        return PALACE

    def rule(self) -> str:
        return "G60"

    def price(self, g: Table) -> int:
        return g.box.palace_b_cost

    def label(self, way: int) -> str:
        return LABELS[way]

    def amount(self, g: Table, variant: int) -> int:
        return g.box.palace_steps[variant]

    def paid(self, g: Table, variant: int) -> None:
        advance_envoy(g, self.who, self.amount(g, variant))
        if variant == 1:
            advance(g, self.who, g.box.palace_b_intrigue)

    def effect(self, g: Table, way: int) -> list[Msg]:
        effect = envoy_effect(g, self.who, self.amount(g, self.variant(way)))
        if way != A and not at_the_end(g, self.who):
            effect.append(intrigue_msg(g.box.palace_b_intrigue))
        return effect
