"""The result of running a scenario."""

from dataclasses import dataclass, field


@dataclass
class Failure:
    """One difference between what was expected and what happened."""

    where: str  # "step 2", "then"
    what: str
    expected: str
    got: str

    def __str__(self) -> str:
        return f"{self.where}, {self.what}: expected {self.expected}; got {self.got}"


@dataclass
class Result:
    """One file: it holds, it fails with differences, or it cannot be used at all."""

    file: str
    title: str = ""
    game: str = ""
    rules: list[str] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.failures and not self.problems

    def to_json(self) -> dict[str, object]:
        return {
            "file": self.file,
            "title": self.title,
            "game": self.game,
            "rules": self.rules,
            "passed": self.passed,
            "failures": [vars(failure) for failure in self.failures],
            "problems": self.problems,
        }
