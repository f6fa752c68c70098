"""The AI player of the solo game [P90-P99]: a turn is a scheme, or the leftmost action it can do.

It decides nothing by itself: every frame here has one option. What it looked at and why it went
on is told in events, so that a player can follow its reasoning.
"""

from regnum.games.paladins.ai_actions import (
    ai_gain,
    ai_pray,
    ai_recruit,
    ai_use_favour,
    ai_wall_rewards,
)
from regnum.games.paladins.ai_choice import (
    ai_favour_place,
    ai_outsider_place,
    ai_refusal,
    ai_space,
    ai_workers,
)
from regnum.games.paladins.ai_track import ai_advance
from regnum.games.paladins.const import (
    ABSOLUTION,
    ABSOLVE,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CRIMINAL,
    FORTIFY,
    GARRISON,
    KINGS_FAVOUR,
    KINGS_ORDER,
    LABOURER,
    PRAY,
    RECRUIT,
    REST,
    RIGHT,
    TRADE,
    item,
)
from regnum.games.paladins.inquisition import Suspect
from regnum.games.paladins.log import (
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
)
from regnum.games.paladins.outsiders import take_outsider
from regnum.games.paladins.reasons import NO_ORDER
from regnum.games.paladins.spaces import build_wall, put_token
from regnum.games.paladins.state import (
    ABSOLVED,
    DEVELOPED,
    FAVOUR_WORKER,
    FAVOURS,
    MONK,
    ORDERS,
    OUTPOST,
    OWN,
    PASSED,
    ROUND,
    SCHEME_ASIDE,
    SCHEME_DECK,
    SCHEME_GONE,
    STANDING,
    TAVERN_ROW,
    TAVERNS_TAKEN,
    WORKERS_AT,
    WORKSHOPS,
    done,
    tab,
)
from regnum.games.paladins.workers import one
from regnum.kernel.agenda import emit, push
from regnum.kernel.chance import shuffled
from regnum.kernel.flat import Frame, State
from regnum.kernel.reasons import OK, code_in, have_in, need_in

# --- round -------------------------------------------------------------------------------------------


def ai_new_round(g: State, who: int) -> None:
    """Workers of the round; workshop of a new King's Order; King's Favour scheme [P91, P96]."""
    t = tab(g)
    number = g.board[ROUND]
    g.own[who * OWN + WORKERS_AT] = (number + t.ai_workers_base) * one(LABOURER)
    emit(g, AI_WORKERS, who, number + t.ai_workers_base, number + t.ai_workers_base)
    if number in t.order_round:
        ai_workshop(g, who, t.order_action[g.decks[ORDERS][-1]])
    if number in t.favour_round and g.decks[SCHEME_ASIDE]:
        g.decks[SCHEME_GONE] += g.decks[SCHEME_ASIDE][-1:]
        g.decks[SCHEME_ASIDE] = g.decks[SCHEME_ASIDE][:-1]


def ai_workshop(g: State, who: int, action: int) -> None:
    """One more workshop on an action: one worker less from now on."""
    at = who * OWN + WORKSHOPS + action - RIGHT
    g.own[at] = g.own[at] << 1 & 3 | 1
    g.own[who * OWN + DEVELOPED] += 1
    emit(g, AI_WORKSHOP, who, action)


class AiTavern(Frame):
    """A suspicion for every criminal on the tavern card the human left [P92]."""

    def resolve(self, g: State, option: int) -> None:
        t = tab(g)
        criminals = 0
        for i, card in enumerate(g.decks[TAVERN_ROW]):
            if not g.board[TAVERNS_TAKEN] >> i & 1:
                criminals += t.tavern_workers[card].count(CRIMINAL)
        if criminals:
            push(g, Suspect(self.who, criminals))


# --- turn --------------------------------------------------------------------------------------------


class AiTurn(Frame):
    """Reveal a scheme and do it, or else the leftmost possible action of the top row [P97]."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: State, option: int) -> None:
        if ai_workers(g, self.who) == 0:
            self._pass(g)
            return
        scheme = self._reveal(g)
        emit(g, AI_SCHEME, self.who, scheme)
        wanted = order_actions(g, self.who) if scheme == KINGS_ORDER else [scheme]
        action = self._settle_on(g, wanted)
        do_action(g, self.who, action, action not in wanted)

    def _pass(self, g: State) -> None:
        g.own[self.who * OWN + PASSED] = 1
        emit(g, PASSED_TURN, self.who)

    def _reveal(self, g: State) -> int:
        if not g.decks[SCHEME_DECK]:  # R-P23
            g.decks[SCHEME_DECK] = shuffled(g, g.decks[SCHEME_GONE])
            g.decks[SCHEME_GONE] = ()
            emit(g, DECK_RESHUFFLED, -1, SCHEME_DECK)
        card = g.decks[SCHEME_DECK][-1]
        g.decks[SCHEME_DECK] = g.decks[SCHEME_DECK][:-1]
        g.decks[SCHEME_GONE] += (card,)
        g.reveals += 1
        return tab(g).scheme_action[card]

    def _settle_on(self, g: State, wanted: list[int]) -> int:
        """The scheme's action if possible, else the first of the top row; Rest always is (R-P19) [P97]."""
        if not wanted:
            emit(g, AI_CANNOT, self.who, KINGS_ORDER, NO_ORDER, 0, 0)
        for action in wanted + [a for a in tab(g).ai_top_row if a not in wanted]:
            refusal = ai_refusal(g, self.who, action)
            if refusal == OK:
                return action
            emit(g, AI_CANNOT, self.who, action, code_in(refusal), need_in(refusal), have_in(refusal))
        return REST


def order_actions(g: State, who: int) -> list[int]:
    """Actions of the King's Orders to try: undone ones from the right; all done: the rightmost (R-P29)."""
    t = tab(g)
    orders = g.decks[ORDERS][::-1]
    undone = [t.order_action[c] for c in orders if done(g, who, t.order_action[c]) < t.order_needed[c]]
    if undone:
        return undone
    return [t.order_action[orders[0]]] if orders else []


def do_action(g: State, who: int, action: int, instead: bool = False) -> None:
    """Place the workers and take the effect. `instead`: the scheme wanted something else."""
    cost = ai_cost(g, who, action)
    g.own[who * OWN + WORKERS_AT] -= cost * one(LABOURER)
    emit(g, AI_DOES, who, action, cost, 1 if instead else 0)
    if action >= RIGHT and action <= CONVERT:
        covered = g.own[who * OWN + WORKSHOPS + action - RIGHT]
        for slot in range(3):
            if not covered >> slot & 1:
                g.own[who * OWN + STANDING + 3 * action + slot] = LABOURER + 1
        right_action(g, who, action)
    elif action == KINGS_FAVOUR:
        place = ai_favour_place(g)
        g.board[FAVOUR_WORKER + place] = LABOURER + 1
        ai_use_favour(g, who, g.decks[FAVOURS][place])
    else:
        if action != REST:
            g.own[who * OWN + STANDING + 3 * action] = LABOURER + 1
        top_action(g, who, action)


def ai_cost(g: State, who: int, action: int) -> int:
    """Workers an action takes [P96]."""
    t = tab(g)
    if action == KINGS_FAVOUR:
        return t.ai_favour_cost
    if action >= RIGHT and action <= CONVERT:
        covered = g.own[who * OWN + WORKSHOPS + action - RIGHT]
        return t.ai_right_cost[(covered & 1) + (covered >> 1 & 1)]
    return t.ai_top_cost[t.ai_top_row.index(action)]


def top_action(g: State, who: int, action: int) -> None:
    """Recruit, Pray, Trade, Conspire or Rest."""
    t = tab(g)
    if action == RECRUIT:
        ai_recruit(g, who)
    elif action == PRAY:
        ai_pray(g, who)
    elif action == TRADE:
        ai_advance(g, who, 1)
    elif action == CONSPIRE:
        g.own[who * OWN + WORKERS_AT] += t.ai_conspire_workers * one(LABOURER)
        emit(g, AI_WORKERS, who, t.ai_conspire_workers, ai_workers(g, who))
        push(g, Suspect(who, 1))
    else:
        ai_advance(g, who, 1 + ai_workers(g, who))
        g.own[who * OWN + PASSED] = 1
        emit(g, PASSED_TURN, who)


def right_action(g: State, who: int, action: int) -> None:
    """A right-side action: the token, wall, jar or outsider, then its rewards [P98]."""
    t = tab(g)
    if action == COMMISSION or action == GARRISON:
        token = MONK if action == COMMISSION else OUTPOST
        space = ai_space(g, who, token)
        put_token(g, who, token, space)
        own_gain = t.commission_gain if action == COMMISSION else t.garrison_gain
        ai_gain(g, who, own_gain + t.space_reward[space])
    elif action == FORTIFY:
        wall = build_wall(g, who)
        ai_gain(g, who, ai_wall_rewards(g, who, wall))
    elif action == ABSOLVE:
        g.own[who * OWN + ABSOLVED] += 1
        emit(g, AI_JAR, who, g.own[who * OWN + ABSOLVED])
        ai_gain(g, who, (*t.absolve_gain, item(ABSOLUTION, 1)))
    else:
        place = ai_outsider_place(g, who, action)
        card = take_outsider(g, who, action, place)
        if action == ATTACK:
            emit(g, ATTACKED_ONE, who, card, 0)
            ai_gain(g, who, t.outsider_attack[card])
        else:
            emit(g, CONVERTED_ONE, who, card)
            ai_gain(g, who, t.outsider_convert[card])
