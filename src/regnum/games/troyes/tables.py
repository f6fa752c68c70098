"""The old name of the box, for those who still import it from here."""

from regnum.games.troyes.box.box import Box as Tables

__all__ = ["Tables"]
