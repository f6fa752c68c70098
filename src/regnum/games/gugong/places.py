"""All frames of the seven locations, for the spec."""

from typing import Any, Final

from regnum.games.gugong.canal import Canal
from regnum.games.gugong.decrees import Decree
from regnum.games.gugong.intrigue import Intrigue
from regnum.games.gugong.jade import Jade
from regnum.games.gugong.palace import Palace
from regnum.games.gugong.ports import Claim
from regnum.games.gugong.servants import GainServants
from regnum.games.gugong.ships import LoadShip, MoveShip
from regnum.games.gugong.tokens import DiscardForJade, TakeBack, UseToken
from regnum.games.gugong.tokens_bonus import Activate, Follow, Performed, Retire
from regnum.games.gugong.travel import Travel, TravelMove
from regnum.games.gugong.wall import Wall, WallCheck, WallExtra
from regnum.games.gugong.wall_benefits import Benefit, MengBenefit, TurnDie
from regnum.kernel.agenda import Frame

PLACE_FRAMES: Final[list[type[Frame[Any]]]] = [
    GainServants,
    Travel,
    TravelMove,
    UseToken,
    DiscardForJade,
    TakeBack,
    Activate,
    Performed,
    Follow,
    Retire,
    Wall,
    WallExtra,
    WallCheck,
    Benefit,
    TurnDie,
    MengBenefit,
    Jade,
    Intrigue,
    Palace,
    Decree,
    Canal,
    LoadShip,
    MoveShip,
    Claim,
]
