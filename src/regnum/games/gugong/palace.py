"""The Palace of Heavenly Purity [G60-G62]: the envoys' way to an audience."""

from typing import Final

from regnum.games.gugong.const import PALACE, VP_PALACE
from regnum.games.gugong.gains import score_vp
from regnum.games.gugong.intrigue import advance, at_the_end
from regnum.games.gugong.locations import A, PricedFrame
from regnum.games.gugong.log import AUDIENCE_GAINED, ENVOY_MOVED
from regnum.games.gugong.place_words import envoy_msg, intrigue_msg, vp_msg
from regnum.games.gugong.state import ARRIVALS, AUDIENCE, ENVOY, OWN, tab
from regnum.kernel.agenda import emit
from regnum.kernel.flat import State
from regnum.kernel.messages import Msg


def advance_envoy(g: State, who: int, n: int) -> None:
    """Move the envoy up to the palace; steps beyond it are worth VP at once [G61]."""
    t = tab(g)
    b = who * OWN
    steps = min(n, t.palace_top - g.own[b + ENVOY])
    if steps:
        g.own[b + ENVOY] += steps
        emit(g, ENVOY_MOVED, who, steps, g.own[b + ENVOY])
        if g.own[b + ENVOY] == t.palace_top:
            _arrive(g, who)
    if n > steps:
        score_vp(g, who, (n - steps) * t.palace_step_vp, VP_PALACE)


def _arrive(g: State, who: int) -> None:
    """The envoy takes the free place worth most: places are filled in order of arrival (R-G32)."""
    t = tab(g)
    place = g.board[ARRIVALS]
    g.board[ARRIVALS] += 1
    g.own[who * OWN + AUDIENCE] = place + 1
    emit(g, AUDIENCE_GAINED, who, t.audience_vp[place] if place < len(t.audience_vp) else 0)


def envoy_effect(g: State, who: int, n: int) -> list[Msg]:
    """What n steps of the envoy would bring, in words."""
    t = tab(g)
    steps = min(n, t.palace_top - g.own[who * OWN + ENVOY])
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

    def price(self, g: State) -> int:
        return tab(g).palace_b_cost

    def label(self, way: int) -> str:
        return LABELS[way]

    def amount(self, g: State, variant: int) -> int:
        return tab(g).palace_steps[variant]

    def paid(self, g: State, variant: int) -> None:
        advance_envoy(g, self.who, self.amount(g, variant))
        if variant == 1:
            advance(g, self.who, tab(g).palace_b_intrigue)

    def effect(self, g: State, way: int) -> list[Msg]:
        effect = envoy_effect(g, self.who, self.amount(g, self.variant(way)))
        if way != A and not at_the_end(g, self.who):
            effect.append(intrigue_msg(tab(g).palace_b_intrigue))
        return effect
