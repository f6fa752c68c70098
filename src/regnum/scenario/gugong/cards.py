"""The kinds of cards and tokens of Gùgōng while they are dealt."""

from regnum.games.gugong.box.box import Box
from regnum.games.gugong.const import OPTION_BONUS
from regnum.games.gugong.state import Table
from regnum.kernel.agenda import GAP
from regnum.scenario.cards import Kind


class Kinds:
    """All kinds of cards and tokens of a game."""

    def __init__(self, g: Table) -> None:
        box = g.box
        self.gifts = Kind("gift card", box.gift_ids)
        self.automa = Kind("automa card", box.automa_ids, "automa_", copies=True)
        self.tokens = Tokens(box, g.options[OPTION_BONUS] != 0)


class Tokens(Kind):
    """Travel tokens. The state knows kinds only; here each token is one of its own while they are dealt."""

    def __init__(self, box: Box, bonus: bool) -> None:
        self.of: list[int] = []  # the kind of each token
        names: list[str] = []
        for kind, count in enumerate(box.token_count):
            if bonus or not box.token_bonus[kind]:
                self.of += [kind] * count
                names += [f"{box.token_ids[kind]}_{n + 1}" for n in range(count)]
        super().__init__("travel token", names, copies=True)

    def single(self, *zones: tuple[int, ...]) -> list[tuple[int, ...]]:
        """Zones of kinds as zones of single tokens."""
        free = list(range(len(self.of)))
        out: list[tuple[int, ...]] = []
        for zone in zones:
            found: list[int] = []
            for kind in zone:
                token = next(token for token in free if self.of[token] == kind)
                free.remove(token)
                found.append(token)
            out.append(tuple(found))
        return out

    def kinds(self, zone: tuple[int, ...]) -> tuple[int, ...]:
        """A zone of single tokens as the state knows it."""
        return tuple(GAP if token == GAP else self.of[token] for token in zone)
