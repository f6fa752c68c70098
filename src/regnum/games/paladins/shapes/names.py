"""Names of which there is a fixed number: what a word in a view, in facts or in a choice may be."""

from typing import Literal

Worker = Literal["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
SlotKind = Literal["labourer", "scout", "merchant", "fighter", "cleric", "criminal", "any"]
Attribute = Literal["faith", "strength", "influence"]
LeftAction = Literal["develop", "recruit", "hunt", "trade", "pray", "conspire"]
RightAction = Literal["commission", "fortify", "garrison", "absolve", "attack", "convert"]
Action = LeftAction | RightAction
People = Literal["saracen", "byzantine", "viking"]
Condition = Literal["always", "suspicion>=2", "suspicion==0"]
Deck = Literal["townsfolk", "outsiders", "walls", "taverns", "suspicion", "suspicion_gone", "favours"]
Item = tuple[str, int]  # a reward or a cost: its name and how much of it
