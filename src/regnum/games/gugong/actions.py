"""Which question belongs to which location: exchanges, gift cards and follow tokens all start here."""

import regnum.games.gugong.canal as canal
import regnum.games.gugong.decrees as decrees
import regnum.games.gugong.intrigue as intrigue
import regnum.games.gugong.jade as jade
import regnum.games.gugong.palace as palace
import regnum.games.gugong.travel as travel
import regnum.games.gugong.wall as wall
from regnum.games.gugong.const import CANAL, DECREES, INTRIGUE, JADE, PALACE, TRAVEL, WALL
from regnum.kernel.flat import Frame


def location_frame(who: int, place: int, by: int) -> Frame:
    """The question about a location's action. by: for what reason it is performed (const.BY_...)."""
    if place == TRAVEL:
        return travel.Travel(who, 0, by)
    if place == WALL:
        return wall.Wall(who, 0, by)
    if place == JADE:
        return jade.Jade(who, 0, by)
    if place == INTRIGUE:
        return intrigue.Intrigue(who, 0, by)
    if place == PALACE:
        return palace.Palace(who, 0, by)
    if place == DECREES:
        return decrees.Decree(who, 0, by)
    assert place == CANAL
    return canal.Canal(who, 0, by)
