"""Ports of the Grand Canal [G28, G71-G73]: where ships are, what they claim, and the night."""

from typing import Final

import regnum.games.gugong.gifts as gifts
import regnum.games.gugong.meng_rewards as meng_rewards
from regnum.games.gugong.const import (
    ABOARD,
    IN_POOL,
    IN_SUPPLY,
    REWARD_ANY,
    REWARD_CARD,
    REWARD_DOUBLE,
    REWARD_NAMES,
    REWARD_NONE,
    REWARD_VP,
    REWARDS,
    VP_PORTS,
)
from regnum.games.gugong.gains import score_vp
from regnum.games.gugong.log import REWARD_CLAIMED, SHIP_LOST, SHIP_MOVED
from regnum.games.gugong.questions import Question
from regnum.games.gugong.reasons import (
    DECK_EMPTY,
    NO_PORT_AHEAD,
    NO_REWARD_HERE,
    REWARD_LIMIT,
    SHIP_AT_HOME,
    SHIP_NOT_FULL,
    reason,
)
from regnum.games.gugong.state import ROUTE_PORTS, SHIPS, Table, is_meng, ship_value, turn_order
from regnum.games.gugong.trades import SKIP
from regnum.games.gugong.words import port_msg, reward_msg, ship_msg
from regnum.kernel.agenda import Choice, ChoiceArg, Refusal, emit, push, refuse
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, code_in, why

ALL_SHIPS: Final = (1 << SHIPS) - 1
CLAIM: Final = 16  # options of all canal frames: CLAIM + 4 * ship + reward

# --- where ships are: a port is route * ROUTE_PORTS + its place, -1 none -----------------------------


def port_of(g: Table, who: int, ship: int) -> int:
    """The port of a ship, or -1 at home."""
    return g.seats[who].ship_port[ship] - 1


def routes_of(g: Table) -> int:
    """How many routes are in play [G1]."""
    return g.box.routes_by_players[g.players]


def first_free(g: Table, route: int) -> int:
    """The first free port of a route: where a new ship enters [G71]."""
    start = route * ROUTE_PORTS
    for port in range(start, start + g.box.ports):
        if g.ports[port] == 0:
            return port
    return -1


def next_free(g: Table, port: int) -> int:
    """The next free port ahead on the same route: occupied ones are skipped [G71]."""
    for ahead in range(port + 1, port - port % ROUTE_PORTS + g.box.ports):
        if g.ports[ahead] == 0:
            return ahead
    return -1


def dock(g: Table, who: int, ship: int, port: int) -> None:
    """A ship comes to a port: from home, or from the port where it was."""
    old = g.seats[who].ship_port[ship] - 1
    if old >= 0:
        g.ports[old] = 0
    g.ports[port] = 1 + SHIPS * who + ship
    g.seat(who).ship_port[ship] = port + 1


def send_home(g: Table, who: int, ship: int) -> None:
    """A ship returns to its owner, its servants to the general supply."""
    g.ports[g.seats[who].ship_port[ship] - 1] = 0
    g.seat(who).ship_port[ship] = 0
    g.seat(who).supply += g.seats[who].ship_load[ship]
    g.seat(who).ship_load[ship] = 0
    if g.seats[who].double == ABOARD + ship:
        g.seat(who).double = IN_SUPPLY


def move_refusal(g: Table, who: int, ship: int) -> int:
    """Why a ship cannot be moved on, or OK."""
    port = port_of(g, who, ship)
    if port < 0:
        return why(SHIP_AT_HOME)
    return OK if next_free(g, port) >= 0 else why(NO_PORT_AHEAD)


def move_on(g: Table, who: int, ship: int) -> None:
    """A ship goes to the next free port."""
    old = port_of(g, who, ship)
    new = next_free(g, old)
    dock(g, who, ship, new)
    emit(g, SHIP_MOVED, who, ship, old, new)


# --- claims [G72, G73] -------------------------------------------------------------------------------


def claim_refusal(g: Table, who: int, ship: int, reward: int) -> int:
    """Why a ship cannot claim this reward where it is, or OK."""
    t = g.box
    port = port_of(g, who, ship)
    if port < 0:
        return why(SHIP_AT_HOME)
    here = t.port_reward[port % ROUTE_PORTS]
    if reward >= REWARDS or (here != reward and here != REWARD_ANY):
        return why(NO_REWARD_HERE)
    if g.seats[who].rewards[reward] >= t.reward_limit[reward]:
        return why(REWARD_LIMIT, t.reward_limit[reward])
    if reward == REWARD_CARD and not g.gift_deck:  # R-G40
        return why(DECK_EMPTY)
    if ship_value(g.seats[who], ship) < t.ship_places:  # last: all else would be right
        return why(SHIP_NOT_FULL, t.ship_places, ship_value(g.seats[who], ship))
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
    found: list[int] = []
    places = g.box.ship_places
    for ship in range(SHIPS):
        if ships >> ship & 1 and ship_value(g.seats[who], ship) == places:
            for reward in range(REWARDS):
                if claim_refusal(g, who, ship, reward) == OK:
                    found.append(CLAIM + 4 * ship + reward)
    return found


def make_claim(g: Table, who: int, option: int) -> None:
    """One servant of a full ship marks the reward for good, the rest goes to the supply [G72]."""
    ship, reward = (option - CLAIM) >> 2, (option - CLAIM) & 3
    emit(g, REWARD_CLAIMED, who, ship, port_of(g, who, ship), reward)
    send_home(g, who, ship)
    g.seat(who).supply -= 1
    g.seat(who).rewards[reward] += 1
    if reward == REWARD_VP:
        score_vp(g, who, g.box.reward_vp, VP_PORTS)
    elif reward == REWARD_CARD:
        push(g, gifts.DrawGift(who))
    else:
        assert reward == REWARD_DOUBLE
        g.seat(who).double = IN_POOL


def reward_markers(g: Table, who: int) -> int:
    """Markers beside the port rewards of a player board; Meng's are not his own servants [G109]."""
    if is_meng(g, who):
        return meng_rewards.all_markers(g)
    return g.seats[who].rewards[0] + g.seats[who].rewards[1] + g.seats[who].rewards[2]


def describe_claim(g: Table, who: int, option: int) -> Choice:
    ship, reward = (option - CLAIM) >> 2, (option - CLAIM) & 3
    what = reward_msg(g.box, reward)
    label = Msg("gugong-opt-claim", {"ship": ship_msg(ship), "reward": what})
    elements = [f"reward.{who}.{REWARD_NAMES[reward]}", ship_element(who, ship)]
    name = REWARD_NAMES[reward]
    args: dict[str, ChoiceArg] = {"ship": ship + 1, "reward": name}
    return Choice(option, f"claim {ship + 1} {name}", label, elements, [], [what], "claim", args)


def refused_claims(g: Table, who: int, ships: int) -> list[Refusal]:
    """What ships on the canal cannot claim where they are, and why."""
    out: list[Refusal] = []
    for ship in range(SHIPS):
        port = port_of(g, who, ship)
        if port < 0 or not ships >> ship & 1:
            continue
        here = g.box.port_reward[port % ROUTE_PORTS]
        if here == REWARD_NONE:
            label = Msg("gugong-opt-claim-none", {"ship": ship_msg(ship), "port": port_msg(port)})
            elements = [ship_element(who, ship)]
            args: dict[str, ChoiceArg] = {"ship": ship + 1, "reward": "none"}
            because = reason(why(NO_REWARD_HERE))
            out.append(Refusal(f"claim {ship + 1} none", label, elements, because, "claim", args))
            continue
        for reward in range(REWARDS):
            refusal = claim_refusal(g, who, ship, reward)
            if refusal != OK and (here == REWARD_ANY or here == reward):
                choice = describe_claim(g, who, CLAIM + 4 * ship + reward)
                out.append(refuse(choice, reason(refusal)))
    return out


def ship_element(who: int, ship: int) -> str:
    return f"ship.{who}.{ship + 1}"


def port_element(port: int) -> str:
    return f"port.{port // ROUTE_PORTS + 1}.{port % ROUTE_PORTS + 1}"


class Claim(Question):
    """Claim rewards with full ships, one after another, or leave them. a: bit per ship asked about."""

    def __init__(self, who: int, ships: int) -> None:
        super().__init__(who)
        self.ships: Final = ships

    def own_options(self, g: Table) -> list[int]:
        found = claims(g, self.who, self.ships)
        found.append(SKIP)
        return found

    def apply(self, g: Table, option: int) -> None:
        if option != SKIP:
            push(g, Claim(self.who, self.ships & ~(1 << ((option - CLAIM) >> 2))))
            make_claim(g, self.who, option)

    def prompt(self, g: Table) -> Msg:
        return Msg("gugong-prompt-claim")

    def describe_own(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            return Choice(option, "decline", Msg("gugong-opt-decline-claim"), ["skip"], kind="decline")
        return describe_claim(g, self.who, option)

    def refused_own(self, g: Table) -> list[Refusal]:
        return refused_claims(g, self.who, self.ships)


# --- the night [G28] ---------------------------------------------------------------------------------


def night(g: Table) -> None:
    """All ships one port on, the foremost first; then claims in turn order (R-G39)."""
    for route in range(routes_of(g)):
        last = route * ROUTE_PORTS + g.box.ports - 1
        for port in range(last, route * ROUTE_PORTS - 1, -1):
            there = g.ports[port] - 1
            if there < 0:
                continue
            who, ship = divmod(there, SHIPS)
            if port == last:
                emit(g, SHIP_LOST, who, ship, ship_value(g.seats[who], ship))
                send_home(g, who, ship)
            else:
                dock(g, who, ship, port + 1)
                emit(g, SHIP_MOVED, who, ship, port, port + 1)
    for seat in reversed(turn_order(g)):
        if not is_meng(g, seat):
            push(g, Claim(seat, ALL_SHIPS))
