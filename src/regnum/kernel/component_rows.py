"""The old names of the catalogue's rows, for those who still import them from here."""

from regnum.kernel.box import CatalogueRow as Row
from regnum.kernel.box import CatalogueSection as Section

__all__ = ["Row", "Section"]
