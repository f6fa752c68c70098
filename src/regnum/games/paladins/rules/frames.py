"""Every kind of frame of Paladins: all that can wait to be done."""

from typing import Any, Final

from regnum.games.paladins.rules.alternatives import ChooseReward
from regnum.games.paladins.rules.develop import PlaceWorkshop
from regnum.games.paladins.rules.favours import UseFavour
from regnum.games.paladins.rules.inquisition import Abilities, Inquisition, Judgement, Suspect
from regnum.games.paladins.rules.jars import PlaceJar
from regnum.games.paladins.rules.outsiders import TakeOutsider
from regnum.games.paladins.rules.paladins import PickPaladin, ShowPaladin
from regnum.games.paladins.rules.passing import KeepFewer, KeepWorkers, Pass
from regnum.games.paladins.rules.placing import PayWorkers
from regnum.games.paladins.rules.rewards import Clear, RemoveSuspicion, Rewards, SettleDebt
from regnum.games.paladins.rules.rounds import NextTurn, Refresh, RoundEnd, RoundStart
from regnum.games.paladins.rules.rows import SlideRow
from regnum.games.paladins.rules.spaces import PlaceToken
from regnum.games.paladins.rules.taverns import TakeTavern
from regnum.games.paladins.rules.townsfolk import TakeTownsfolk
from regnum.games.paladins.rules.turn import Turn
from regnum.games.paladins.rules.walls import DrawWall
from regnum.games.paladins.solo.actions import AiRewards
from regnum.games.paladins.solo.ai import AiTavern, AiTurn
from regnum.kernel.agenda import Frame

FRAMES: Final[list[type[Frame[Any]]]] = [
    RoundStart,
    SlideRow,
    PickPaladin,
    ShowPaladin,
    TakeTavern,
    NextTurn,
    RoundEnd,
    Refresh,
    Turn,
    PayWorkers,
    UseFavour,
    Pass,
    KeepWorkers,
    KeepFewer,
    TakeTownsfolk,
    PlaceWorkshop,
    PlaceToken,
    DrawWall,
    PlaceJar,
    TakeOutsider,
    Rewards,
    RemoveSuspicion,
    SettleDebt,
    Clear,
    ChooseReward,
    Suspect,
    Inquisition,
    Abilities,
    Judgement,
    AiTavern,
    AiTurn,
    AiRewards,
]
