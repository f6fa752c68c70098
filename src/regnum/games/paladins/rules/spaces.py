"""Commission and Garrison [P40, P42]: monks and outposts on the map."""

from typing import Final

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import COMMISSION, FAITH, GARRISON, MONK, OUTPOST, STRENGTH
from regnum.games.paladins.rules.abilities import triggered
from regnum.games.paladins.rules.progress import attribute_of
from regnum.games.paladins.rules.rewards import gain
from regnum.games.paladins.state import Seat, Table
from regnum.games.paladins.words.log import COMMISSIONED, GARRISONED
from regnum.games.paladins.words.names import rewards_msg, space_msg
from regnum.games.paladins.words.reasons import CLOSED, FAITH_SHORT, NO_SPACE, STRENGTH_SHORT, TAKEN, reason
from regnum.kernel.agenda import Choice, Frame, Refusal, emit, refuse
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why

# --- tokens on the map -------------------------------------------------------------------------------------


def token_code(who: int, token: int) -> int:
    """What `spaces` holds where a monk or an outpost of a seat stands."""
    return 2 * who + token


def token_owner(code: int) -> int:
    return (code - 1) // 2


def token_kind(code: int) -> int:
    """MONK or OUTPOST."""
    return MONK if code % 2 == MONK else OUTPOST


# --- where they may go -----------------------------------------------------------------------------------


def flags(box: Box, token: int) -> list[int]:
    """What the flags of the regions ask for: faith of monks, strength of outposts."""
    return box.region_faith if token == MONK else box.region_strength


def reach(box: Box, me: Seat, token: int) -> int:
    """The attribute that decides how far a token may go."""
    return attribute_of(box, me, FAITH if token == MONK else STRENGTH)


def short_of(token: int, need: int, have: int) -> int:
    """Why a token may not go so far."""
    return why(FAITH_SHORT if token == MONK else STRENGTH_SHORT, need, have)


def region_refusal(g: Table, me: Seat, token: int) -> int:
    """OK if some region is within reach and has a free space; else what the nearest one needs."""
    have = reach(g.box, me, token)
    needs = flags(g.box, token)
    nearest = -1
    for region, free in enumerate(g.region_free):
        if free:
            need = needs[region]
            if need <= have:
                return OK
            if nearest < 0 or need < nearest:
                nearest = need
    return why(NO_SPACE) if nearest < 0 else short_of(token, nearest, have)


def space_refusal(g: Table, me: Seat, token: int, space: int) -> int:
    box = g.box
    if not g.is_open(space):
        return why(CLOSED, box.space_players[space], g.players)
    if g.spaces[space]:
        return why(TAKEN)
    need = flags(box, token)[box.space_region[space]]
    have = reach(box, me, token)
    return short_of(token, need, have) if need > have else OK


def open_spaces(g: Table, me: Seat, token: int) -> list[int]:
    """The spaces a token may be put on now."""
    box = g.box
    have = reach(box, me, token)
    needs = flags(box, token)
    found: list[int] = []
    for space, region in enumerate(box.space_region):
        if g.spaces[space] == 0 and g.is_open(space) and needs[region] <= have:
            found.append(space)
    return found


def put_token(g: Table, who: int, token: int, space: int) -> None:
    """The leftmost monk or outpost onto a space; rewards are the caller's."""
    me = g.seat(who)
    g.spaces[space] = token_code(who, token)
    g.region_free[g.box.space_region[space]] -= 1
    if token == MONK:
        me.monks += 1
    else:
        me.outposts += 1
    emit(g, COMMISSIONED if token == MONK else GARRISONED, who, space)


class PlaceToken(Frame[Table]):
    """Where the monk or outpost goes; the option is the space."""

    def __init__(self, who: int, token: int) -> None:
        super().__init__(who)
        self.token: Final = token

    def options(self, g: Table) -> list[int]:
        return open_spaces(g, g.seats[self.who], self.token)

    def resolve(self, g: Table, option: int) -> None:
        box = g.box
        me = g.seat(self.who)
        put_token(g, self.who, self.token, option)
        if self.token == MONK:
            items = box.commission_gain + box.space_reward[option] + triggered(box, me, COMMISSION)
        else:
            items = box.garrison_gain + box.space_reward[option] + triggered(box, me, GARRISON)
        gain(g, self.who, items)

    def prompt(self, g: Table) -> Msg:
        key = "paladins-prompt-place-monk" if self.token == MONK else "paladins-prompt-place-outpost"
        return Msg(key, {"have": reach(g.box, g.seats[self.who], self.token)})

    def describe(self, g: Table, option: int) -> Choice:
        name = g.box.space_ids[option]
        effect = rewards_msg(g.box.space_reward[option])
        label = space_msg(g.box, option)
        return Choice(option, "space " + name, label, ["space." + name], [], effect, "space", {"space": name})

    def refused(self, g: Table) -> list[Refusal]:
        rule = "P40" if self.token == MONK else "P42"
        out: list[Refusal] = []
        for space in range(len(g.spaces)):
            refusal = space_refusal(g, g.seats[self.who], self.token, space)
            if refusal != OK:
                out.append(refuse(self.describe(g, space), reason(refusal, rule)))
        return out
