"""The old names of the box, for those who still import them from here."""

from regnum.games.paladins.box.box import Box as Tables
from regnum.games.paladins.box.box import Items

__all__ = ["Items", "Tables"]
