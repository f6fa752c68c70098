"""Names of which there is a fixed number: what a word in a view, in facts or in a choice may be."""

from typing import Literal

Place = Literal["travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"]
Reward = Literal["vp", "card", "double"]
PortReward = Literal["vp", "card", "double", "any", "none"]
Phase = Literal["morning", "day", "dusk", "night", "end"]
DoubleAt = Literal["locked", "pool", "supply", "wall", "parked", "ship"]
Verdict = Literal["free", "pay", "none"]  # what giving a card somewhere comes to; none: it cannot be paid for
TradeKind = Literal["servant", "vp", "jade"]
BenefitKind = Literal["servants", "die", "jade"]
Variant = Literal["a", "b"]
Pile = Literal["hand", "discard"]
