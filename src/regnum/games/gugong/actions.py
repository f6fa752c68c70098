"""Which question belongs to which location: exchanges, gift cards and follow tokens all start here."""

import regnum.games.gugong.canal as canal
import regnum.games.gugong.decrees as decrees
import regnum.games.gugong.intrigue as intrigue
import regnum.games.gugong.jade as jade
import regnum.games.gugong.palace as palace
import regnum.games.gugong.travel as travel
import regnum.games.gugong.wall as wall
from regnum.games.gugong.const import CANAL, DECREES, INTRIGUE, JADE, PALACE, TRAVEL, WALL
from regnum.games.gugong.state import Table
from regnum.kernel.agenda import Frame


def location_frame(who: int, place: int, by: int) -> Frame[Table]:
    """The question about a location's action. by: for what reason it is performed (const.BY_...)."""
    if place == TRAVEL:
        return travel.Travel(who, by)
    if place == WALL:
        return wall.Wall(who, by)
    if place == JADE:
        return jade.Jade(who, by)
    if place == INTRIGUE:
        return intrigue.Intrigue(who, by)
    if place == PALACE:
        return palace.Palace(who, by)
    if place == DECREES:
        return decrees.Decree(who, by)
    assert place == CANAL
    return canal.Canal(who, by)
