"""Fortify [P41]: a wall card and its rewards."""

from regnum.games.paladins.const import FORTIFY
from regnum.games.paladins.rules.abilities import triggered
from regnum.games.paladins.rules.alternatives import OF_WALL, ChooseReward
from regnum.games.paladins.rules.gains import gain_plain, is_plain
from regnum.games.paladins.rules.rewards import gain
from regnum.games.paladins.state import Table
from regnum.games.paladins.words.log import WALL_BUILT
from regnum.kernel.agenda import Frame, emit, push


class DrawWall(Frame[Table]):
    """Fortify: the top wall card into the leftmost place, with all of its rewards."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        box = g.box
        wall = build_wall(g, self.who)
        items = box.wall_reward[wall] + triggered(box, g.seats[self.who], FORTIFY)
        if not box.wall_choices[wall]:
            gain(g, self.who, items)
            return
        gain_plain(g, self.who, tuple(it for it in items if is_plain(it)))
        push(g, ChooseReward(self.who, OF_WALL, wall, tuple(it for it in items if not is_plain(it))))


def build_wall(g: Table, who: int) -> int:
    """Turn up the top wall and add it to the seat's walls."""
    wall = g.wall_deck[-1]
    g.wall_deck = g.wall_deck[:-1]
    g.seat(who).walls += (wall,)
    g.reveals += 1
    emit(g, WALL_BUILT, who, wall)
    return wall
