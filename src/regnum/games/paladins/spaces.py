"""Commission, Garrison, Fortify and Absolve [P40-P43]: tokens on the map, walls, jars."""

from regnum.games.paladins.abilities import triggered
from regnum.games.paladins.const import ABSOLVE, COMMISSION, FAITH, FORTIFY, GARRISON, STRENGTH
from regnum.games.paladins.gains import gain_plain, is_plain
from regnum.games.paladins.log import COMMISSIONED, GARRISONED, JAR_PLACED, WALL_BUILT
from regnum.games.paladins.reasons import (
    CLOSED,
    FAITH_SHORT,
    JAR_TAKEN,
    NO_SPACE,
    STRENGTH_SHORT,
    TAKEN,
    reason,
    rewards_msg,
)
from regnum.games.paladins.rewards import ChooseReward, gain
from regnum.games.paladins.state import (
    ABSOLVED,
    JARS,
    MONK,
    MONKS,
    OUTPOSTS,
    OWN,
    PILES,
    REGION_FREE,
    REGIONS,
    SPACES,
    WALL_DECK,
    WALLS,
    attribute_of,
    tab,
)
from regnum.games.paladins.words import jar_msg, space_msg
from regnum.kernel.agenda import Choice, Refusal, emit, push
from regnum.kernel.flat import Frame, State
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why


def region_need(g: State, token: int, region: int) -> int:
    """The flag of a region: faith for monks, strength for outposts."""
    t = tab(g)
    return t.region_faith[region] if token == MONK else t.region_strength[region]


def reach(g: State, who: int, token: int) -> int:
    """The attribute that decides how far a token may go."""
    return attribute_of(g, who, FAITH if token == MONK else STRENGTH)


def region_refusal(g: State, who: int, token: int) -> int:
    """OK if some region is within reach and has a free space; else what the nearest one needs."""
    have = reach(g, who, token)
    nearest = -1
    for region in range(REGIONS):
        if g.board[REGION_FREE + region]:
            need = region_need(g, token, region)
            if need <= have:
                return OK
            if nearest < 0 or need < nearest:
                nearest = need
    if nearest < 0:
        return why(NO_SPACE)
    return why(FAITH_SHORT if token == MONK else STRENGTH_SHORT, nearest, have)


def space_refusal(g: State, who: int, token: int, space: int) -> int:
    t = tab(g)
    if t.space_players[space] > g.players:
        return why(CLOSED, t.space_players[space], g.players)
    if g.board[SPACES + space]:
        return why(TAKEN)
    need = region_need(g, token, t.space_region[space])
    have = reach(g, who, token)
    if need > have:
        return why(FAITH_SHORT if token == MONK else STRENGTH_SHORT, need, have)
    return OK


def open_spaces(g: State, who: int, token: int) -> list[int]:
    """The spaces a token may be put on now."""
    t = tab(g)
    have = reach(g, who, token)
    found: list[int] = []
    for space, region in enumerate(t.space_region):
        if g.board[SPACES + space] == 0 and t.space_players[space] <= g.players:
            need = t.region_faith[region] if token == MONK else t.region_strength[region]
            if need <= have:
                found.append(space)
    return found


def put_token(g: State, who: int, token: int, space: int) -> None:
    """The leftmost monk or outpost onto a space; rewards are the caller's."""
    g.board[SPACES + space] = 2 * who + token
    g.board[REGION_FREE + tab(g).space_region[space]] -= 1
    g.own[who * OWN + (MONKS if token == MONK else OUTPOSTS)] += 1
    emit(g, COMMISSIONED if token == MONK else GARRISONED, who, space)


class PlaceToken(Frame):
    """Where the monk or outpost goes. a: MONK or OUTPOST; the option is the space."""

    def options(self, g: State) -> list[int]:
        return open_spaces(g, self.who, self.a)

    def resolve(self, g: State, option: int) -> None:
        t = tab(g)
        put_token(g, self.who, self.a, option)
        action = COMMISSION if self.a == MONK else GARRISON
        own_gain = t.commission_gain if self.a == MONK else t.garrison_gain
        gain(g, self.who, own_gain + t.space_reward[option] + triggered(g, self.who, action))

    def prompt(self, g: State) -> Msg:
        key = "paladins-prompt-place-monk" if self.a == MONK else "paladins-prompt-place-outpost"
        return Msg(key, {"have": reach(g, self.who, self.a)})

    def describe(self, g: State, option: int) -> Choice:
        t = tab(g)
        name = t.space_ids[option]
        effect = rewards_msg(t.space_reward[option])
        label = space_msg(t, option)
        return Choice(option, "space " + name, label, ["space." + name], [], effect, "space", {"space": name})

    def refused(self, g: State) -> list[Refusal]:
        t = tab(g)
        rule = "P40" if self.a == MONK else "P42"
        out: list[Refusal] = []
        for space, name in enumerate(t.space_ids):
            refusal = space_refusal(g, self.who, self.a, space)
            if refusal != OK:
                label = space_msg(t, space)
                because = reason(refusal, rule)
                out.append(
                    Refusal("space " + name, label, ["space." + name], because, "space", {"space": name})
                )
        return out


class DrawWall(Frame):
    """Fortify: the top wall card into the leftmost place, with all of its rewards [P41]."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: State, option: int) -> None:
        t = tab(g)
        wall = build_wall(g, self.who)
        items = t.wall_reward[wall] + triggered(g, self.who, FORTIFY)
        if not t.wall_choices[wall]:
            gain(g, self.who, items)
            return
        gain_plain(g, self.who, tuple(it for it in items if is_plain(it)))
        push(g, ChooseReward(self.who, 0, wall, tuple(it for it in items if not is_plain(it))))


def build_wall(g: State, who: int) -> int:
    """Turn up the top wall and add it to the seat's walls."""
    deck = g.decks[WALL_DECK]
    wall = deck[-1]
    g.decks[WALL_DECK] = deck[:-1]
    g.piles[who * PILES + WALLS] += (wall,)
    g.reveals += 1
    emit(g, WALL_BUILT, who, wall)
    return wall


class PlaceJar(Frame):
    """Absolve: where the leftmost jar goes. The option is the jar space [P43]."""

    def options(self, g: State) -> list[int]:
        jars = g.own[self.who * OWN + JARS]
        return [i for i in range(len(tab(g).jar_ids)) if not jars >> i & 1]

    def resolve(self, g: State, option: int) -> None:
        t = tab(g)
        b = self.who * OWN
        g.own[b + JARS] |= 1 << option
        g.own[b + ABSOLVED] += 1
        emit(g, JAR_PLACED, self.who, option)
        gain(g, self.who, t.absolve_gain + t.jar_reward[option] + triggered(g, self.who, ABSOLVE))

    def describe(self, g: State, option: int) -> Choice:
        t = tab(g)
        name = t.jar_ids[option]
        effect = rewards_msg(t.jar_reward[option])
        elements = [f"jar.{self.who}.{name}"]
        return Choice(option, "jar " + name, jar_msg(t, option), elements, [], effect, "jar", {"jar": name})

    def refused(self, g: State) -> list[Refusal]:
        t = tab(g)
        jars = g.own[self.who * OWN + JARS]
        return [
            Refusal(
                "jar " + name,
                jar_msg(t, i),
                [f"jar.{self.who}.{name}"],
                reason(why(JAR_TAKEN)),
                "jar",
                {"jar": name},
            )
            for i, name in enumerate(t.jar_ids)
            if jars >> i & 1
        ]
