"""The kinds of cards and tokens of Gùgōng, and which fields speak of their decks."""

from regnum.games.gugong.const import OPTION_BONUS
from regnum.games.gugong.state import Table
from regnum.games.gugong.tables import Tables
from regnum.kernel.agenda import GAP
from regnum.scenario.cards import DeckFields, Kind

GIFTS = DeckFields("", "next_gifts", "gift_deck", "gift_box")
TOKENS = DeckFields("", "next_tokens", "token_stack", "token_discards")
AUTOMA = DeckFields("", "next_automa", "automa_deck", "automa_discards")


class Kinds:
    """All kinds of cards and tokens of a game."""

    def __init__(self, g: Table) -> None:
        t = g.box
        self.gifts = Kind("gift card", t.gift_ids)
        self.automa = Kind("automa card", t.automa_ids, "automa_", copies=True)
        self.tokens = Tokens(t, g.options[OPTION_BONUS] != 0)


class Tokens(Kind):
    """Travel tokens. The state knows kinds only; here each token is one of its own while they are dealt."""

    def __init__(self, t: Tables, bonus: bool) -> None:
        self.of: list[int] = []  # the kind of each token
        names: list[str] = []
        for kind, count in enumerate(t.token_count):
            if bonus or not t.token_bonus[kind]:
                self.of += [kind] * count
                names += [f"{t.token_ids[kind]}_{n + 1}" for n in range(count)]
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
