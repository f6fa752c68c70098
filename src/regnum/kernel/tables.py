"""The old name of `BaseBox`, for those who still import it from here."""

from regnum.kernel.box import BaseBox as BaseTables

__all__ = ["BaseTables"]
