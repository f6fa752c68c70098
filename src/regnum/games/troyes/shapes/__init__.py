"""The shapes of all that clients are told about Troyes.

The client's types are made from these files (scripts/web_types), comments included; a test compares
them with walks through real games, key by key. What may be missing is NotRequired, `?` in the client.
The shape of the facts is not here: the table of fields (box/schema.py) makes it.
"""

from regnum.games.troyes.shapes.choices import CHOICES
from regnum.games.troyes.shapes.events import FIELDS
from regnum.games.troyes.shapes.view import TroyesView as View
from regnum.games.troyes.shapes.words import TroyesWords as Words

__all__ = ["CHOICES", "FIELDS", "View", "Words"]
