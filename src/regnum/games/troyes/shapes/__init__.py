"""The shapes of all that clients are told about Troyes.

The client's types are made from these files (scripts/web_types), comments included; a test compares
them with walks through real games, key by key. What may be missing is NotRequired, `?` in the client.
"""

from regnum.games.troyes.shapes.choices import CHOICES
from regnum.games.troyes.shapes.events import FIELDS
from regnum.games.troyes.shapes.facts import TroyesFacts as Facts
from regnum.games.troyes.shapes.view import TroyesView as View

__all__ = ["CHOICES", "FIELDS", "Facts", "View"]
