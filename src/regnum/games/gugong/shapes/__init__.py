"""The shapes of all that clients are told about Gùgōng.

The client's types are made from these files (scripts/web_types), comments included; a test compares
them with walks through real games, key by key. What may be missing is NotRequired, `?` in the client.
The shape of the facts is not here: the table of fields (box/schema.py) makes it.
"""

from regnum.games.gugong.shapes.choices import CHOICES
from regnum.games.gugong.shapes.events import FIELDS
from regnum.games.gugong.shapes.view import GugongView as View
from regnum.games.gugong.shapes.words import GugongWords as Words

__all__ = ["CHOICES", "FIELDS", "View", "Words"]
