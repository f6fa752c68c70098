"""Paladins of the West Kingdom for research."""

from typing import Final

from regnum.games.paladins.rules.workers import MULTISETS
from regnum.research.core.forms import Declared, Spans, cards, row, upto

TOWNSFOLK: Final = 32
OUTSIDERS: Final = 36
WALLS: Final = 24
TAVERNS: Final = 24
SUSPICIONS: Final = 24
SCHEMES: Final = 17
PALADINS: Final = 12
SPACES: Final = 40  # for monks and outposts

_WORKERS: Final = upto(len(MULTISETS))  # what is paid or kept: a multiset of at most three workers
_DECLINABLE: Final = upto(16, 63)  # a place, or no, thank you

QUESTIONS: Final[dict[str, Spans]] = {
    "PickPaladin": upto(6),
    "TakeTavern": upto(5),
    "Turn": upto(24),
    "PayWorkers": _WORKERS,
    "UseFavour": _WORKERS,
    "KeepWorkers": _WORKERS,
    "KeepFewer": _WORKERS,
    "TakeTownsfolk": _DECLINABLE,
    "PlaceWorkshop": upto(12),
    "PlaceToken": upto(SPACES),
    "PlaceJar": upto(10),
    "TakeOutsider": upto(6),
    "Rewards": upto(16),
    "RemoveSuspicion": upto(16),
    "SettleDebt": upto(16),
    "Clear": _DECLINABLE,
    "ChooseReward": upto(8),
    "Abilities": upto(32, 63),
}

DECLARED: Final = Declared(
    observation="paladins-observation-1",
    actions="paladins-actions-1",
    questions=QUESTIONS,
    beside="",
    table_zones={
        "townsfolk_row": row(5),
        "townsfolk_gone": cards(TOWNSFOLK),
        "outsider_row": row(6),
        "outsider_gone": cards(OUTSIDERS),
        "tavern_row": row(5),
        "tavern_gone": cards(TAVERNS),
        "suspicion_gone": cards(SUSPICIONS),
        "orders": row(3),
        "favours": row(5),
        "scheme_gone": cards(SCHEMES),
        "scheme_aside": cards(SCHEMES),
    },
    seat_zones={
        "paladin_top": cards(PALADINS),
        "paladin_bottom": cards(PALADINS),
        "paladin_hand": row(3),
        "paladin_chosen": row(1),
        "paladin": row(1),
        "paladin_spent": cards(PALADINS),
        "crew": cards(TOWNSFOLK),
        "suspicion": cards(SUSPICIONS),
        "walls": cards(WALLS),
        "attacked": cards(OUTSIDERS),
        "converted": cards(OUTSIDERS),
    },
)
