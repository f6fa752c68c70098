"""Port rewards [G72, G73]: a full ship claims one where it lies and returns home."""

from typing import Final

from regnum.games.gugong.codes import stop_of
from regnum.games.gugong.const import (
    IN_POOL,
    REWARD_ANY,
    REWARD_CARD,
    REWARD_DOUBLE,
    REWARD_NAMES,
    REWARD_NONE,
    REWARD_VP,
    REWARDS,
    VP_PORTS,
)
from regnum.games.gugong.rules.gains import score_vp
from regnum.games.gugong.rules.gifts import DrawGift
from regnum.games.gugong.rules.ports import places_left, port_of, send_home, ship_element, ship_value
from regnum.games.gugong.rules.trades import SKIP, Question
from regnum.games.gugong.solo import rewards as meng
from regnum.games.gugong.state import SHIPS, Table, is_meng
from regnum.games.gugong.words.log import REWARD_CLAIMED
from regnum.games.gugong.words.names import port_msg, reward_msg, ship_msg
from regnum.games.gugong.words.reasons import (
    DECK_EMPTY,
    NO_REWARD_HERE,
    REWARD_LIMIT,
    SHIP_AT_HOME,
    SHIP_NOT_FULL,
    reason,
)
from regnum.kernel.agenda import Choice, Refusal, emit, push, refuse
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, code_in, why

ALL_SHIPS: Final = (1 << SHIPS) - 1  # a bit each

# --- the option of a claim: a ship and a reward -------------------------------------------------------

CLAIM: Final = 16  # all other options of the canal are lower


def claim_option(ship: int, reward: int) -> int:
    return CLAIM + 4 * ship + reward


def is_claim(option: int) -> bool:
    return CLAIM <= option < SKIP


def claiming_ship(option: int) -> int:
    return (option - CLAIM) >> 2


def claimed_reward(option: int) -> int:
    return (option - CLAIM) & 3


# --- what may be claimed ------------------------------------------------------------------------------


def reward_here(g: Table, port: int) -> int:
    """What a port offers: a reward, REWARD_ANY or REWARD_NONE."""
    return g.box.port_reward[stop_of(port)]


def claim_refusal(g: Table, who: int, ship: int, reward: int) -> int:
    """Why a ship cannot claim this reward where it is, or OK."""
    box, me = g.box, g.seats[who]
    port = port_of(me, ship)
    if port < 0:
        return why(SHIP_AT_HOME)
    here = reward_here(g, port)
    if here != reward and here != REWARD_ANY:
        return why(NO_REWARD_HERE)
    if me.rewards[reward] >= box.reward_limit[reward]:
        return why(REWARD_LIMIT, box.reward_limit[reward])
    if reward == REWARD_CARD and not g.gift_deck:  # R-G40
        return why(DECK_EMPTY)
    if places_left(g, me, ship) > 0:  # last: all else would be right
        return why(SHIP_NOT_FULL, box.ship_places, ship_value(me, ship))
    return OK


def could_claim(g: Table, who: int, ship: int) -> bool:
    """Whether a ship could claim something at its port once it is full."""
    for reward in range(REWARDS):
        refusal = claim_refusal(g, who, ship, reward)
        if refusal == OK or code_in(refusal) == SHIP_NOT_FULL:
            return True
    return False


def claims(g: Table, who: int, ships: int) -> list[int]:
    """All claims that some of these ships (a bit each) may make now, as options."""
    me = g.seats[who]
    found: list[int] = []
    for ship in range(SHIPS):
        if ships >> ship & 1 and places_left(g, me, ship) == 0:
            for reward in range(REWARDS):
                if claim_refusal(g, who, ship, reward) == OK:
                    found.append(claim_option(ship, reward))
    return found


def make_claim(g: Table, who: int, option: int) -> None:
    """One servant of a full ship marks the reward for good, the rest goes to the supply [G72]."""
    ship, reward = claiming_ship(option), claimed_reward(option)
    emit(g, REWARD_CLAIMED, who, ship, port_of(g.seats[who], ship), reward)
    send_home(g, who, ship)
    me = g.seat(who)
    me.supply -= 1
    me.rewards[reward] += 1
    if reward == REWARD_VP:
        score_vp(g, who, g.box.reward_vp, VP_PORTS)
    elif reward == REWARD_CARD:
        push(g, DrawGift(who))
    else:
        assert reward == REWARD_DOUBLE
        me.double = IN_POOL


def reward_markers(g: Table, who: int) -> int:
    """Markers beside the port rewards of a player board; Meng's are not his own servants [G109]."""
    return meng.all_markers(g) if is_meng(g, who) else sum(g.seats[who].rewards)


# --- in words -----------------------------------------------------------------------------------------


def describe_claim(g: Table, who: int, option: int) -> Choice:
    ship, reward = claiming_ship(option), claimed_reward(option)
    name = REWARD_NAMES[reward]
    what = reward_msg(g.box, reward)
    return Choice(
        option,
        f"claim {ship + 1} {name}",
        Msg("gugong-opt-claim", {"ship": ship_msg(ship), "reward": what}),
        [f"reward.{who}.{name}", ship_element(who, ship)],
        [],
        [what],
        "claim",
        {"ship": ship + 1, "reward": name},
    )


def refused_claims(g: Table, who: int, ships: int) -> list[Refusal]:
    """What ships on the canal cannot claim where they are, and why."""
    me = g.seats[who]
    out: list[Refusal] = []
    for ship in range(SHIPS):
        port = port_of(me, ship)
        if port < 0 or not ships >> ship & 1:
            continue
        here = reward_here(g, port)
        if here == REWARD_NONE:
            out.append(_nothing_to_claim(who, ship, port))
            continue
        for reward in range(REWARDS):
            refusal = claim_refusal(g, who, ship, reward)
            if refusal != OK and (here == REWARD_ANY or here == reward):
                choice = describe_claim(g, who, claim_option(ship, reward))
                out.append(refuse(choice, reason(refusal)))
    return out


def _nothing_to_claim(who: int, ship: int, port: int) -> Refusal:
    label = Msg("gugong-opt-claim-none", {"ship": ship_msg(ship), "port": port_msg(port)})
    text, elements = f"claim {ship + 1} none", [ship_element(who, ship)]
    because = reason(why(NO_REWARD_HERE))
    return Refusal(text, label, elements, because, "claim", {"ship": ship + 1, "reward": "none"})


class Claim(Question):
    """Claim rewards with full ships, one after another, or leave them. ships: bit per ship asked about."""

    def __init__(self, who: int, ships: int) -> None:
        super().__init__(who)
        self.ships: Final = ships

    def options(self, g: Table) -> list[int]:
        found = claims(g, self.who, self.ships)
        found.append(SKIP)
        return found

    def resolve(self, g: Table, option: int) -> None:
        if option != SKIP:
            push(g, Claim(self.who, self.ships & ~(1 << claiming_ship(option))))
            make_claim(g, self.who, option)

    def prompt(self, g: Table) -> Msg:
        return Msg("gugong-prompt-claim")

    def describe(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            return Choice(option, "decline", Msg("gugong-opt-decline-claim"), ["skip"], kind="decline")
        return describe_claim(g, self.who, option)

    def refused(self, g: Table) -> list[Refusal]:
        return refused_claims(g, self.who, self.ships)
