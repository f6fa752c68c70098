"""What the boxes of all games have in common.

A game's box holds its components as the rules read them. It is filled from a component file by the room
`components`, which the kernel does not know.
"""

CatalogueRow = tuple[str, str, str]  # entry, "field: value", provenance
CatalogueSection = tuple[str, list[CatalogueRow]]


class BaseBox:
    """The components of a game; a game's own class adds a typed attribute for everything its rules read."""

    def __init__(self) -> None:
        self.fingerprint: str = ""  # of the values: a record names what it was played with
        self.provenance: dict[str, str] = {}  # "townsfolk.abbot_1.discard" -> "rulebook", ...
        self.notes: dict[str, str] = {}  # the same paths -> what an owner of the box should check
        self.file: str = ""  # the text it was read from, if that is not the game's own file
        self.catalogue: list[CatalogueSection] = []  # the file in readable rows, to be checked against a box
        # Values that no rule reads, by the name their attribute would have: clients are told of them.
        self.more: dict[str, object] = {}
