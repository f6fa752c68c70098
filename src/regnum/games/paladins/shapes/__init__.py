"""The shapes of all that clients are told about Paladins.

The client's types are made from these files (scripts/web_types), comments included; a test compares
them with walks through real games, key by key. What may be missing is NotRequired, `?` in the client.
"""

from regnum.games.paladins.shapes.choices import CHOICES
from regnum.games.paladins.shapes.events import FIELDS
from regnum.games.paladins.shapes.facts import PaladinsFacts as Facts
from regnum.games.paladins.shapes.view import PaladinsView as View

__all__ = ["CHOICES", "FIELDS", "Facts", "View"]
