"""What every game's component tables have in common."""


class BaseTables:
    """Tables built from a component file; a game's own class adds its lists."""

    def __init__(self) -> None:
        self.fingerprint: str = ""  # of the values: a record names what it was played with
        self.provenance: dict[str, str] = {}  # "townsfolk.abbot_1.discard" -> "rulebook", ...
        self.notes: dict[str, str] = {}  # the same paths -> what an owner of the box should check
