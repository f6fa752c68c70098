"""All frames of the rules, for the spec; and which action belongs to which location."""

from typing import Any, Final

from regnum.games.gugong.rules.benefits import Benefit, MengBenefit, TurnDie
from regnum.games.gugong.rules.bonus_tokens import Activate, Retire
from regnum.games.gugong.rules.canal import Canal, LoadShip, MoveShip
from regnum.games.gugong.rules.claims import Claim
from regnum.games.gugong.rules.days import (
    DayEnd,
    DayServants,
    DayStart,
    FinalScoring,
    Income,
    MatchServants,
    Morning,
    MorningDecrees,
    NextTurn,
    Night,
    NightEnd,
    NightShips,
)
from regnum.games.gugong.rules.decrees import Decree
from regnum.games.gugong.rules.exchange import Actions, Exchange, Pay, Where
from regnum.games.gugong.rules.gains import GainServants
from regnum.games.gugong.rules.gifts import DrawGift, GiftServants, SwapCard, SwapWith
from regnum.games.gugong.rules.intrigue import Intrigue
from regnum.games.gugong.rules.jade import Jade
from regnum.games.gugong.rules.locations import Follow, Performed, list_actions
from regnum.games.gugong.rules.palace import Palace
from regnum.games.gugong.rules.storing import StoreToken
from regnum.games.gugong.rules.tokens import DiscardForJade, TakeBack, UseToken
from regnum.games.gugong.rules.trades import EndTurn, LastTrade
from regnum.games.gugong.rules.travel import Travel, TravelMove
from regnum.games.gugong.rules.wall import Wall, WallCheck, WallExtra
from regnum.games.gugong.solo.actions import MengAction, MengServants
from regnum.games.gugong.solo.canal import MengDraw, MengLoad
from regnum.games.gugong.solo.decrees import MengMorning
from regnum.games.gugong.solo.dusk import Dusk, DuskCard, DuskEnd
from regnum.games.gugong.solo.meng import MengTurn
from regnum.games.gugong.solo.travel import MengMove
from regnum.kernel.agenda import Frame

list_actions([Travel, Wall, Jade, Intrigue, Palace, Decree, Canal])  # in the order of const.TRAVEL ...

DAY_FRAMES: Final[list[type[Frame[Any]]]] = [
    Morning,
    MorningDecrees,
    Income,
    DayServants,
    DayStart,
    NextTurn,
    DayEnd,
    Night,
    MatchServants,
    NightShips,
    NightEnd,
    FinalScoring,
]
TURN_FRAMES: Final[list[type[Frame[Any]]]] = [Exchange, Where, Pay, Actions, EndTurn, LastTrade]
GIFT_FRAMES: Final[list[type[Frame[Any]]]] = [GiftServants, GainServants, SwapCard, SwapWith, DrawGift]
TOKEN_FRAMES: Final[list[type[Frame[Any]]]] = [
    StoreToken,
    UseToken,
    DiscardForJade,
    TakeBack,
    Activate,
    Retire,
]
LOCATION_FRAMES: Final[list[type[Frame[Any]]]] = [
    Travel,
    TravelMove,
    Wall,
    WallExtra,
    WallCheck,
    Benefit,
    TurnDie,
    Jade,
    Intrigue,
    Palace,
    Decree,
    Canal,
    LoadShip,
    MoveShip,
    Claim,
    Performed,
    Follow,
]
SOLO_FRAMES: Final[list[type[Frame[Any]]]] = [
    MengTurn,
    MengAction,
    MengServants,
    MengMove,
    MengLoad,
    MengDraw,
    MengMorning,
    MengBenefit,
    Dusk,
    DuskCard,
    DuskEnd,
]
FRAMES: Final[list[type[Frame[Any]]]] = (
    DAY_FRAMES + TURN_FRAMES + GIFT_FRAMES + TOKEN_FRAMES + LOCATION_FRAMES + SOLO_FRAMES
)

# Frames whose one number stood second when they were first stored: see GameSpec.shifted.
SHIFTED: Final = frozenset({"Travel", "Wall", "Jade", "Intrigue", "Palace", "Decree", "Canal", "SwapCard"})
