"""Gùgōng in a player's terms: points now, what lies ahead, and whether the envoy gets inside at all.

Everything is counted in final points. Who is not in the palace at the end loses all of them [G62],
so all that is hoped for counts by the chance to get in. Once the game is over the value is the score.
"""

from typing import Any, Final, cast

from regnum.ai.effort import Effort, Skill
from regnum.ai.evaluate.gugong_meng import Meng, MengWeights
from regnum.ai.evaluate.gugong_tables import ALONE, Weights, Worth
from regnum.ai.features.gugong import (
    AUDIENCE,
    CANALS,
    DAYS,
    DECREE_COUNT,
    DECREE_ONES,
    DESTINY,
    DOUBLE,
    GIFTS,
    HAND,
    HEADINGS,
    INSIDE,
    INTRIGUE,
    INTRIGUES,
    JADE,
    JADES,
    MATCHES,
    MEDAL,
    MOST_LEAD,
    NEED,
    OPEN,
    PLACE,
    POINTS,
    POOL,
    SERVANTS,
    SHIPS_HOME,
    SUPPLY,
    TOKEN_ONES,
    TOKENS,
    TURN_ONES,
    TURNS,
    UNDER_WAY,
    WALL,
    WALL_FREE,
    WALL_LEAD,
    WALLS,
    GugongFeatures,
)
from regnum.ai.judge import Judge
from regnum.games.gugong.box.box import Box
from regnum.games.gugong.codes import place_of, stop_of, token_of
from regnum.games.gugong.const import (
    DAY,
    LOCATIONS,
    REWARDS,
    TOKEN_PLUS,
    TOKEN_TOLL,
    TRADE_SERVANT,
    VP_PER_DECREE,
    VP_PER_JADE,
    VP_PER_REWARD,
    VP_PER_VP,
)
from regnum.games.gugong.rules.canal import LoadShip, MoveShip
from regnum.games.gugong.rules.days import NextTurn
from regnum.games.gugong.rules.decrees import end_points
from regnum.games.gugong.rules.exchange import Exchange, Pay, Where
from regnum.games.gugong.rules.gifts import GiftServants, SwapCard, SwapWith
from regnum.games.gugong.rules.locations import LocationAction
from regnum.games.gugong.rules.ports import port_of, ship_value
from regnum.games.gugong.rules.scoring import (
    PART_AUDIENCE,
    PART_DECREES,
    PART_JADE,
    is_admitted,
    part_points,
)
from regnum.games.gugong.rules.storing import StoreToken
from regnum.games.gugong.rules.tokens import DiscardForJade, TakeBack, UseToken
from regnum.games.gugong.rules.trades import EndTurn, Pause, trade_in
from regnum.games.gugong.rules.travel import TravelMove
from regnum.games.gugong.state import SHIPS, Seat, Table, is_solo
from regnum.kernel.agenda import BESIDE, Frame, push
from regnum.kernel.box import BaseBox

# What else may be on the way in a turn.
ON_THE_WAY: dict[type[Frame[Any]], float] = {
    Where: 2.0,
    SwapCard: 0.2,
    SwapWith: 0.4,
    MoveShip: 0.3,
    UseToken: 0.5,
    DiscardForJade: 0.8,
    TakeBack: 0.8,
}
MOVE, PIECE, SERVANT = 1.2, 0.6, 0.5  # of those with a number of things left each counts

# Seven officials, then what is owed and two actions, each with its variants.
EFFORT: Final = Effort(nodes=2200, turns=3, beam=4, per_first=2, widths=(99, 4, 3, 2, 2, 1))
WIDER: Final = Effort(nodes=6000, turns=3, beam=12, per_first=4, widths=(99, 7, 4, 3, 2, 1))
SKILL: Final = Skill(
    plans_turns=False,
    misjudges=1.0,
    overlooks=0.1,
    aims_ahead=True,
    ahead_alone=14,
    experienced={1: 2},
    plans_alone=WIDER,
)


class GugongEvaluation(Judge[Table]):
    """The judgement of a player who knows what usually pays."""

    def __init__(
        self,
        tables: BaseBox,
        weights: Weights | None = None,
        alone: Weights | None = None,
        meng: MengWeights | None = None,
    ) -> None:
        super().__init__(GugongFeatures(tables), HEADINGS, EFFORT, SKILL)
        self.box: Final = cast(Box, tables)
        self.usual: Final = Worth(self.box, weights if weights is not None else Weights())
        self.alone: Final = Worth(self.box, alone if alone is not None else ALONE)
        self.meng: Final = Meng(self.box, meng if meng is not None else MengWeights())
        self.tables = self.usual  # those of the game that is judged now
        self.w = self.usual.w

    def worth(self, g: Table, seat: int, f: list[int]) -> list[float]:
        """Final points the seat may expect, by heading."""
        if not g.agenda:
            return self._score(g, seat)
        self.tables = self.alone if is_solo(g) else self.usual
        self.w = w = self.tables.w
        me = g.seats[seat]
        turns, days = f[TURNS], f[DAYS]
        p = [0.0] * len(HEADINGS)
        p[POINTS] = float(me.vp)
        p[TURN_ONES] = w.turn * turns
        p[JADES] = self.tables.jade[turns][f[JADE]]
        p[SERVANTS] = self._servants(f)
        p[TOKEN_ONES] = self.tables.tokens[f[TOKENS]] if turns else self.tables.last_tokens[f[TOKENS]]
        if me.active:
            p[TOKEN_ONES] += self._active(g, me)
        p[GIFTS] = self._gifts(me, days)
        if f[HAND]:
            for place in range(LOCATIONS):
                p[GIFTS] += w.open[place] * f[OPEN + place]
        if g.phase == DAY:
            p[DESTINY] = self._destiny(g, f)
        if f[WALL]:
            p[WALLS] = self._wall(f)
        if f[DECREE_COUNT]:
            p[DECREE_ONES] = self._decrees(g, seat, me, turns, days)
        if f[SHIPS_HOME] < SHIPS:
            p[CANALS] = self._ships(me, turns, days)
        if turns:
            p[INTRIGUES] = w.intrigue * f[INTRIGUE]
        if f[MEDAL] and days:
            p[INTRIGUES] += w.medal
        p[UNDER_WAY] = self._on_the_way(g, seat)
        self._admission(f, p)
        return p

    def _score(self, g: Table, seat: int) -> list[float]:
        """The score of a game that is over; outside of the palace there is none [G62]."""
        p = [0.0] * len(HEADINGS)
        if is_admitted(g, seat):
            p[POINTS] = float(g.seats[seat].vp)
            p[DECREE_ONES] = float(part_points(g, seat, PART_DECREES))
            p[AUDIENCE] = float(part_points(g, seat, PART_AUDIENCE))
            p[JADES] = float(part_points(g, seat, PART_JADE))
        return p

    def _admission(self, f: list[int], p: list[float]) -> None:
        """The place inside; all of it only if the envoy gets there [G61, G62]."""
        places = self.box.audience_vp
        place = float(places[min(f[PLACE], len(places) - 1)])
        if f[INSIDE]:
            p[AUDIENCE] = place
            return
        need = f[NEED]
        inside = self.tables.inside[need][f[TURNS]]
        for heading in range(len(HEADINGS)):
            p[heading] *= inside
        place += self.w.admission - (self.w.step + self.w.hurry) * need
        p[AUDIENCE] = inside * place - self.w.admission

    def automa_worth(self, g: Table, f: list[int]) -> float:
        """What Meng may expect."""
        return self.meng.points(g, f)

    # --- what the seat has -----------------------------------------------------------------------------

    def _servants(self, f: list[int]) -> float:
        """Servants that can still be used; those in the supply come back in the mornings."""
        turns = f[TURNS]
        if not turns:
            return 0.0
        w = self.w
        usable = min(f[POOL], w.servants_a_turn * turns)
        supply = f[SUPPLY]
        coming = min(supply, self.box.day_servants[-1] * f[DAYS])
        total = self.tables.servant[usable] + w.supply * coming + w.idle * (supply - coming)
        return total + w.double[f[DOUBLE]]

    def _gifts(self, me: Seat, days: int) -> float:
        """Cards to give today and tomorrow."""
        worth = self.tables.card
        total = 0.0
        for card in me.hand:
            total += worth[card]
        if days:
            for card in me.discard:
                total += self.w.tomorrow * worth[card]
        for card in me.chosen:
            total += worth[card]
        return total

    def _destiny(self, g: Table, f: list[int]) -> float:
        """Matches with the dice tonight, and most of them [G27]."""
        matches = f[MATCHES]
        total = self._majority(g, f) * (self.box.destiny_vp + self.w.step * self.box.destiny_envoy)
        if f[DAYS]:
            total += self.w.match * matches
        return total

    def _majority(self, g: Table, f: list[int]) -> float:
        """The chance to have most matches tonight; what the others have is hidden, Meng's is known."""
        if is_solo(g):
            return self.meng.destiny(g, f)
        return self.w.majority[min(f[MATCHES], len(self.w.majority) - 1)]

    def _active(self, g: Table, me: Seat) -> float:
        """Bonus tokens at work for the rest of the day [G39]: by turns, and how busy their place is."""
        total = 0.0
        hand = len(me.hand)
        for active in me.active:
            effect = self.box.token_effect[token_of(active)]
            if effect == TOKEN_PLUS:
                total += self.w.plus * hand
            else:
                each = self.w.toll if effect == TOKEN_TOLL else self.w.follow
                total += each * self.w.place[place_of(active)] * hand * (g.seat_count - 1)
        return total

    def _wall(self, f: list[int]) -> float:
        """Servants on the wall: the chance to have most when it is scored, and the benefits [G42, G43]."""
        box = self.box
        w = self.w
        turns, lead = f[TURNS], f[WALL_LEAD]
        chance = self.tables.most[f[WALL_FREE]][lead] if turns else float(lead > MOST_LEAD)
        reward = chance * (box.wall_vp + w.step * box.wall_envoy)
        if not turns:
            return reward
        return w.wall * reward + 0.6 * self.tables.benefit[f[INTRIGUE]] + w.wall_left * f[WALL]

    def _ships(self, me: Seat, turns: int, days: int) -> float:
        """Ships on the canal: what they may claim."""
        taken = 0
        for reward in range(REWARDS):
            if me.rewards[reward] >= self.box.reward_limit[reward]:
                taken |= 1 << reward
        total = 0.0
        full = self.box.ship_places
        for ship in range(SHIPS):
            port = port_of(me, ship)
            if port >= 0:
                load = ship_value(me, ship)
                worth = self.tables.ship[load][stop_of(port)][days][taken]
                total += worth if turns or load == full else 0.0
        return total

    def _decrees(self, g: Table, seat: int, me: Seat, turns: int, days: int) -> float:
        """Decrees: mornings, lasting advantages, points at the end and what these may grow to [G66]."""
        box = self.box
        w = self.w
        mine = me.decrees
        total = 0.0
        while mine:
            decree = (mine & -mine).bit_length() - 1
            mine &= mine - 1
            effect = box.decree_effect[decree]
            if box.decree_level[decree] == 1:
                total += days * self.tables.morning[effect]
            elif box.decree_level[decree] == 2:
                total += turns * self.tables.lasting[effect]
            else:
                points = float(end_points(g, seat, decree))
                more = w.growth * turns * box.decree_amount[decree]
                if effect == VP_PER_VP:
                    points += min(4.0 * more, max(0.0, box.decree_max[decree] - points))
                elif effect in (VP_PER_JADE, VP_PER_DECREE, VP_PER_REWARD):
                    points += more
                total += points
        return total

    # --- what is being decided ---------------------------------------------------------------------------

    def _on_the_way(self, g: Table, seat: int) -> float:
        """Roughly what the rest of a turn will bring."""
        total = 0.0
        agenda = g.agenda
        for at in range(len(agenda) - 1, -1, -1):
            frame = agenda[at]
            kind = type(frame)
            if kind is EndTurn or kind is NextTurn:
                break
            if frame.who != seat:
                continue
            if isinstance(frame, LocationAction):
                total += self.w.place[frame.place]
            elif isinstance(frame, TravelMove):
                total += MOVE * frame.moves
            elif isinstance(frame, LoadShip):
                total += PIECE * frame.pieces
            elif isinstance(frame, GiftServants):
                total += SERVANT * frame.n
            elif isinstance(frame, Pay):
                action = self.box.gift_action[frame.card]
                total += self.w.place[frame.place] - 1.0
                total += self.w.place[action] if action < LOCATIONS else 0.4
            else:
                total += ON_THE_WAY.get(kind, 0.0)
        return total

    # --- the next turns ------------------------------------------------------------------------------------

    def tries(self, g: Table, options: list[int]) -> list[int]:
        """Trades are possible nearly always [G25]: they are tried where a turn begins or ends.

        Elsewhere only for a servant that is missing. Which tokens are handed over makes no difference here.
        """
        if options[-1] < BESIDE:
            return options
        top = g.agenda[-1]
        pause = isinstance(top, Exchange | Pause | StoreToken)
        servant = not pause and isinstance(top, LocationAction | Pay) and g.seats[top.who].pool < 3
        found: list[int] = []
        last = -1
        for option in options:
            trade = trade_in(option - BESIDE)
            if option < BESIDE:
                found.append(option)
            elif trade != last and (pause or (servant and self.box.trade_kind[trade] == TRADE_SERVANT)):
                found.append(option)
                last = trade
        return found

    def rests(self, g: Table, seat: int) -> bool:
        """After a trade the turn begins anew: no need to look through it at once."""
        return g.agenda[-1].who == seat and isinstance(g.agenda[-1], Exchange)

    def go_on(self, g: Table, seat: int) -> bool:
        """The seat's next turn of this day, as if the others stood still."""
        agenda = g.agenda
        if not agenda or not g.seats[seat].hand:
            return False
        top = agenda[-1]
        if top.who == seat and isinstance(top, Exchange):
            return True
        at = len(agenda) - 1
        while at >= 0 and not isinstance(agenda[at], NextTurn):
            at -= 1
        if at < 0:
            return False
        del agenda[at + 1 :]  # the turn of somebody who stands still, or what others are asked in between
        g.given = g.taken = g.exchanged_at = 0
        g.active_seat = seat
        push(g, Exchange(seat))
        return True


EVALUATION = GugongEvaluation
