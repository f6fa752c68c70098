"""Gùgōng for research."""

from typing import Final

from regnum.games.gugong.rules.trades import SKIP
from regnum.research.core.forms import Declared, Spans, cards, row, upto

GIFTS: Final = 38
TOKENS: Final = 15
DECREES: Final = 15
MENG_CARDS: Final = 11
CITIES: Final = 12

_EVERYWHERE: Final = upto(8 * GIFTS)  # a card, and the official it goes to
_WAYS: Final = upto(8, SKIP)
_MANY_WAYS: Final = upto(32, SKIP)
_GIFTS: Final = upto(GIFTS, SKIP)

QUESTIONS: Final[dict[str, Spans]] = {
    "MorningDecrees": upto(DECREES, SKIP),
    "Exchange": upto(GIFTS),
    "Where": _EVERYWHERE,
    "Pay": Spans(range(GIFTS), range(100, 103)),
    "EndTurn": Spans([SKIP]),
    "LastTrade": Spans([SKIP]),
    "Trades": upto(32),
    "GiftServants": upto(2, SKIP),
    "GainServants": upto(48),
    "SwapCard": Spans(range(GIFTS), range(64, 64 + GIFTS), [SKIP]),
    "SwapWith": _EVERYWHERE,
    "UseToken": _WAYS,
    "DiscardForJade": _GIFTS,
    "TakeBack": _GIFTS,
    "Activate": upto(16, SKIP),
    "Travel": _WAYS,
    "TravelMove": upto(CITIES, SKIP),
    "Wall": upto(16, SKIP),
    "WallExtra": upto(2, SKIP),
    "Benefit": _WAYS,
    "TurnDie": upto(48),
    "Jade": _MANY_WAYS,
    "Intrigue": _WAYS,
    "Palace": _WAYS,
    "Decree": _MANY_WAYS,
    "Canal": _WAYS,
    "LoadShip": _MANY_WAYS,
    "MoveShip": _MANY_WAYS,
    "Claim": _MANY_WAYS,
    "StoreToken": upto(1),
}

DECLARED: Final = Declared(
    observation="gugong-observation-1",
    actions="gugong-actions-1",
    questions=QUESTIONS,
    beside="Trades",
    table_zones={
        "officials": row(7),
        "gift_box": cards(GIFTS),
        "cities": row(CITIES),
        "token_gone": cards(TOKENS),
        "decrees": row(6),
        "decree_box": cards(DECREES),
        "automa_today": row(MENG_CARDS),
        "automa_gone": cards(MENG_CARDS),
    },
    seat_zones={
        "hand": cards(GIFTS),
        "discard": cards(GIFTS),
        "chosen": row(1),
        "stored": row(8),
        "active": row(8),
    },
)
