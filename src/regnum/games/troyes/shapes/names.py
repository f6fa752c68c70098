"""Names of which there is a fixed number: what a word in a view, in facts or in a choice may be."""

from typing import Literal

Colour = Literal["red", "white", "yellow"]
AnyColour = Literal["red", "white", "yellow", "any"]
PrintedColour = Literal["red", "white", "yellow", "any", "none"]
DieColour = Literal["red", "white", "yellow", "black"]
Building = Literal["palace", "bishopric", "city_hall"]
Phase = Literal["placement", "black", "actions", "over"]
Good = Literal["deniers", "influence", "vp"]
Owner = int | Literal["grey"]  # whose something is: a seat, or the neutral player
