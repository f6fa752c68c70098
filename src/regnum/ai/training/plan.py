"""What is to be learned, from which games."""

from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

from regnum.ai.learned import mode_of

Json = dict[str, Any]
RATE: Final = 0.06  # a lesson of one seat alone teaches less: there 0.01 to 0.02 is enough


@dataclass(frozen=True)
class TrainingPlan:
    """Everything that decides about the entries; the machine, and the number of processes, do not."""

    game: str
    players: int
    games: int
    seed: str = "train"
    options: dict[str, str] = field(default_factory=dict)
    batch: int = 64  # games that are played with the same entries
    nodes: int = 0  # positions looked at to plan turns; 0: the deep policy plays
    start: str = ""  # name and digest of the file whose entries are begun with; empty: with zeros
    first_rate: float = RATE  # how far entries are moved at the beginning,
    last_rate: float = RATE / 10  # and at the end

    def mode(self) -> int:
        return mode_of(self.players)

    def rate(self, done: int) -> float:
        """How far entries are moved after so many games."""
        return self.first_rate + (self.last_rate - self.first_rate) * min(1.0, done / self.games)

    def as_json(self) -> Json:
        return asdict(self)


def plan_from(told: Json) -> TrainingPlan:
    """What `as_json` told."""
    return TrainingPlan(**{one.name: told[one.name] for one in fields(TrainingPlan)})
