"""The AI player of the solo game [P90-P99]: a turn is a scheme, or the leftmost action it can do.

It decides nothing by itself: every frame here has one option. What it looked at and why it went
on is told in events, so that a player can follow its reasoning.
"""

from regnum.games.paladins.const import (
    ABSOLUTION,
    ABSOLVE,
    ATTACK,
    BOTH_SLOTS,
    COMMISSION,
    CONSPIRE,
    CRIMINAL,
    FORTIFY,
    GARRISON,
    KINGS_FAVOUR,
    KINGS_ORDER,
    LABOURER,
    LEFT_SLOT,
    MONK,
    OUTPOST,
    PRAY,
    RECRUIT,
    REST,
    RIGHT,
    TRADE,
    item,
)
from regnum.games.paladins.rules.inquisition import Suspect
from regnum.games.paladins.rules.outsiders import take_outsider
from regnum.games.paladins.rules.progress import times_done
from regnum.games.paladins.rules.spaces import put_token
from regnum.games.paladins.rules.walls import build_wall
from regnum.games.paladins.rules.workers import open_places, some, total
from regnum.games.paladins.solo.actions import (
    ai_gain,
    ai_hire,
    ai_pray,
    ai_recruit,
    ai_use_favour,
    ai_wall_rewards,
)
from regnum.games.paladins.solo.choice import (
    ai_favour_place,
    ai_outsider_place,
    ai_refusal,
    ai_space,
    is_right,
    right_cost,
    top_cost,
)
from regnum.games.paladins.solo.track import ai_advance
from regnum.games.paladins.state import Seat, Table
from regnum.games.paladins.words.log import (
    AI_CANNOT,
    AI_DOES,
    AI_JAR,
    AI_SCHEME,
    AI_WORKERS,
    AI_WORKSHOP,
    ATTACKED_ONE,
    CONVERTED_ONE,
    DECK_RESHUFFLED,
    PASSED_TURN,
    SCHEME_DECK,
)
from regnum.games.paladins.words.reasons import NO_ORDER
from regnum.kernel.agenda import Frame, emit, push
from regnum.kernel.chance import shuffled
from regnum.kernel.reasons import OK, code_in, have_in, need_in

# --- round -------------------------------------------------------------------------------------------


def ai_new_round(g: Table, who: int) -> None:
    """Workers of the round; workshop of a new King's Order; King's Favour scheme [P91, P96]."""
    box = g.box
    workers = g.round + box.ai_workers_base
    g.seat(who).workers = some(LABOURER, workers)
    emit(g, AI_WORKERS, who, workers, workers)
    if g.round in box.order_round:
        ai_workshop(g, who, box.order_action[g.orders[-1]])
    if g.round in box.favour_round and g.scheme_aside:
        g.scheme_gone += g.scheme_aside[-1:]
        g.scheme_aside = g.scheme_aside[:-1]


def ai_workshop(g: Table, who: int, action: int) -> None:
    """One more workshop on an action, two at most: one worker less from now on."""
    me = g.seat(who)
    me.workshops[action - RIGHT] = LEFT_SLOT if me.covered(action) == 0 else BOTH_SLOTS
    me.developed += 1
    emit(g, AI_WORKSHOP, who, action)


class AiTavern(Frame[Table]):
    """A suspicion for every criminal on the tavern card the human left [P92]."""

    def resolve(self, g: Table, option: int) -> None:
        criminals = 0
        for place, card in enumerate(g.tavern_row):
            if not g.is_tavern_taken(place):
                criminals += g.box.tavern_workers[card].count(CRIMINAL)
        if criminals:
            push(g, Suspect(self.who, criminals))


# --- turn --------------------------------------------------------------------------------------------


class AiTurn(Frame[Table]):
    """Reveal a scheme and do it, or else the leftmost possible action of the top row [P97]."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        if g.seats[self.who].workers == 0:
            ai_pass(g, self.who)
            return
        scheme = self._reveal(g)
        emit(g, AI_SCHEME, self.who, scheme)
        wanted = order_actions(g, g.seats[self.who]) if scheme == KINGS_ORDER else [scheme]
        action = self._settle_on(g, wanted)
        do_action(g, self.who, action, action not in wanted)

    def _reveal(self, g: Table) -> int:
        if not g.scheme_deck:  # R-P23
            g.scheme_deck = shuffled(g, g.scheme_gone)
            g.scheme_gone = ()
            emit(g, DECK_RESHUFFLED, -1, SCHEME_DECK)
        card = g.scheme_deck[-1]
        g.scheme_deck = g.scheme_deck[:-1]
        g.scheme_gone += (card,)
        g.reveals += 1
        return g.box.scheme_action[card]

    def _settle_on(self, g: Table, wanted: list[int]) -> int:
        """The scheme's action if possible, else the first of the top row; Rest always is (R-P19) [P97]."""
        if not wanted:
            emit(g, AI_CANNOT, self.who, KINGS_ORDER, NO_ORDER, 0, 0)
        for action in wanted + [a for a in g.box.ai_top_row if a not in wanted]:
            refusal = ai_refusal(g, self.who, action)
            if refusal == OK:
                return action
            emit(g, AI_CANNOT, self.who, action, code_in(refusal), need_in(refusal), have_in(refusal))
        return REST


def order_actions(g: Table, me: Seat) -> list[int]:
    """Actions of the King's Orders to try: undone ones from the right; all done: the rightmost (R-P29)."""
    box = g.box
    orders = g.orders[::-1]
    undone = [
        box.order_action[c] for c in orders if times_done(me, box.order_action[c]) < box.order_needed[c]
    ]
    if undone:
        return undone
    return [box.order_action[orders[0]]] if orders else []


def do_action(g: Table, who: int, action: int, instead: bool = False) -> None:
    """Place the workers and take the effect. `instead`: the scheme wanted something else."""
    me = g.seat(who)
    cost = ai_cost(g, me, action)
    me.workers -= some(LABOURER, cost)
    emit(g, AI_DOES, who, action, cost, int(instead))
    if is_right(action):
        for place in open_places(g.box.slots[action], me.covered(action)):
            me.stand(action, place, LABOURER)
        right_action(g, who, action)
    elif action == KINGS_FAVOUR:
        place = ai_favour_place(g)
        g.favour_worker[place] = LABOURER + 1
        ai_use_favour(g, who, g.favours[place])
    else:
        if action != REST:
            me.stand(action, 0, LABOURER)
        top_action(g, who, action)


def ai_cost(g: Table, me: Seat, action: int) -> int:
    """Workers an action takes [P96]."""
    if action == KINGS_FAVOUR:
        return g.box.ai_favour_cost
    return right_cost(g, me, action) if is_right(action) else top_cost(g, action)


def top_action(g: Table, who: int, action: int) -> None:
    """Recruit, Pray, Trade, Conspire or Rest."""
    if action == RECRUIT:
        ai_recruit(g, who)
    elif action == PRAY:
        ai_pray(g, who)
    elif action == TRADE:
        ai_advance(g, who, 1)
    elif action == CONSPIRE:
        ai_hire(g, who, g.box.ai_conspire_workers)
        push(g, Suspect(who, 1))
    else:
        ai_advance(g, who, 1 + total(g.seats[who].workers))
        ai_pass(g, who)


def ai_pass(g: Table, who: int) -> None:
    g.seat(who).passed = 1
    emit(g, PASSED_TURN, who)


def right_action(g: Table, who: int, action: int) -> None:
    """A right-side action: the token, wall, jar or outsider, then its rewards [P98]."""
    box = g.box
    if action == COMMISSION or action == GARRISON:
        token = MONK if action == COMMISSION else OUTPOST
        space = ai_space(g, g.seats[who], token)
        put_token(g, who, token, space)
        own_gain = box.commission_gain if action == COMMISSION else box.garrison_gain
        ai_gain(g, who, own_gain + box.space_reward[space])
    elif action == FORTIFY:
        wall = build_wall(g, who)
        ai_gain(g, who, ai_wall_rewards(g, who, wall))
    elif action == ABSOLVE:
        me = g.seat(who)
        me.absolved += 1
        emit(g, AI_JAR, who, me.absolved)
        ai_gain(g, who, (*box.absolve_gain, item(ABSOLUTION, 1)))
    else:
        place = ai_outsider_place(g, who, action)
        card = take_outsider(g, who, action, place)
        if action == ATTACK:
            emit(g, ATTACKED_ONE, who, card, 0)
            ai_gain(g, who, box.outsider_attack[card])
        else:
            emit(g, CONVERTED_ONE, who, card)
            ai_gain(g, who, box.outsider_convert[card])
