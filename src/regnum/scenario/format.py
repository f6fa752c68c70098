"""Reading a scenario file: what every game has in common, with all problems listed at once."""

import re
import tomllib
from dataclasses import dataclass, field

from regnum.games import GAMES, game
from regnum.kernel.errors import UnknownGame
from regnum.kernel.spec import GameSpec
from regnum.scenario.errors import Problem, ScenarioError, shown, suggestion
from regnum.scenario.fields import Fields, is_integer

LARGEST = 200_000  # characters; a scenario is a page or two
DEEPEST = 8
RULE_ID = re.compile(r"(R-)?[A-Z]\d+[a-z]?")
SEATS = ("A", "B", "C", "D", "E")
AUTOMA = "AI"


@dataclass
class Refused:
    """Something that must not be offered, and the reason the game must give."""

    text: str
    why: str = ""  # "" for any reason
    need: int | None = None
    have: int | None = None
    rule: str = ""


@dataclass
class Choice:
    """One choice of a step."""

    seat: str
    text: str


@dataclass
class Step:
    """What is looked at before, what is chosen, what must be true afterwards."""

    number: int
    do: list[Choice] = field(default_factory=list)
    offered: list[str] = field(default_factory=list)
    offered_only: list[str] | None = None
    not_offered: list[str] = field(default_factory=list)
    refused: list[Refused] = field(default_factory=list)
    expect: dict[str, object] = field(default_factory=dict)
    events: list[str] = field(default_factory=list)
    no_events: list[str] = field(default_factory=list)

    @property
    def name(self) -> str:
        return f"step {self.number}"


@dataclass
class Scenario:
    """A whole file, checked as far as that can be done without building the position."""

    title: str
    rules: list[str]
    spec: GameSpec
    players: int
    seed: str
    options: dict[str, str]
    given: dict[str, object]
    steps: list[Step]
    then: dict[str, object]
    events: list[str]
    no_events: list[str]


def seat_names(players: int) -> list[str]:
    """The seats clockwise: A, B, ...; alone against the automa: A and AI."""
    return [SEATS[0], AUTOMA] if players == 1 else list(SEATS[:players])


def read(text: str) -> Scenario:
    """The scenario in a file's text; raises ScenarioError and nothing else."""
    problems: list[Problem] = []
    top = Fields(_parse(text), "", problems)
    title = top.text("title")
    if not title.strip():
        top.problem("title", "is missing: say in a few words what this shows")
    spec = _game(top)
    players = _players(top, spec)
    scenario = Scenario(
        title=title,
        rules=_rules(top),
        spec=spec,
        players=players,
        seed=_seed(top),
        options=_options(top, spec, players),
        given=dict(top.table("given").data),
        steps=[],
        then={},
        events=[],
        no_events=[],
    )
    for name in ("note", "source"):
        top.text(name)
    scenario.steps = _steps(top, seat_names(players))
    _read_then(top, scenario)
    top.close()
    if not scenario.steps and not scenario.then and not scenario.events and not scenario.no_events:
        top.problem("", "nothing is checked: add a [[step]] or a [then]")
    if problems:
        raise ScenarioError(problems)
    return scenario


def _parse(text: str) -> dict[str, object]:
    if len(text) > LARGEST:
        raise ScenarioError([Problem("", "", f"longer than {LARGEST} characters")])
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise ScenarioError([Problem("", "", "not a TOML file: too many brackets in brackets")]) from None
    except ValueError as e:  # also dates and numbers that cannot be
        raise ScenarioError([Problem("", "", f"not a TOML file: {e}")]) from None
    if _depth(data) > DEEPEST:
        raise ScenarioError([Problem("", "", f"more than {DEEPEST} tables in each other")])
    return data


def _depth(data: object) -> int:
    """How many tables and lists lie in each other; a.b.c.d = 1 makes many in one line."""
    depth = 0
    level = [data]
    while level and depth <= DEEPEST:
        depth += 1
        below: list[object] = []
        for value in level:
            if isinstance(value, dict):
                below.extend(value.values())
            elif isinstance(value, list):
                below.extend(value)
        level = [value for value in below if isinstance(value, dict | list)]
    return depth


def _game(top: Fields) -> GameSpec:
    """The game; without one nothing else can be checked."""
    name = top.text("game")
    try:
        return game(name)
    except UnknownGame:
        if not top.has("game"):
            top.problem("game", "is missing; " + suggestion("", list(GAMES)))
        elif isinstance(top.get("game"), str):
            top.problem("game", f"{shown(name)} is not known; {suggestion(name, list(GAMES))}")
        raise ScenarioError(top.problems) from None


def _players(top: Fields, spec: GameSpec) -> int:
    return top.integer("players", spec.min_players, spec.max_players, max(2, spec.min_players))


def _rules(top: Fields) -> list[str]:
    rules = top.texts("rule")
    if not rules and not any(problem.field == "rule" for problem in top.problems):
        top.problem("rule", 'is missing: the ids of the rules this shows, like ["P43"]')
    for rule in rules:
        if not RULE_ID.fullmatch(rule):
            top.problem("rule", f'{shown(rule)} is no rule id; they look like "P43" or "R-P05"')
    return rules


def _seed(top: Fields) -> str:
    value = top.get("seed")
    if value is None:
        return "0"
    if is_integer(value) and abs(value) < 1 << 64:
        return str(value)
    if isinstance(value, str) and len(value) <= 200:
        return value
    top.problem("seed", f"must be a text or a whole number, not {shown(value)}")
    return "0"


def _options(top: Fields, spec: GameSpec, players: int) -> dict[str, str]:
    table = top.table("options")
    out: dict[str, str] = {}
    for option in spec.options:
        if players in option.players and table.has(option.name):
            out[option.name] = table.one_of(option.name, option.values, option.values[0])
    table.close()
    return out


def _read_then(top: Fields, scenario: Scenario) -> None:
    """Expectations at the end; `events` look at the whole scenario."""
    then = top.table("then")
    scenario.events = then.texts("events")
    scenario.no_events = then.texts("no_events")
    scenario.then = {name: value for name, value in then.data.items() if name not in ("events", "no_events")}


# --- steps ------------------------------------------------------------------------------------------


def _steps(top: Fields, seats: list[str]) -> list[Step]:
    value = top.get("step")
    if value is None:
        return []
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        top.problem("step", "every step begins with a line [[step]], with two brackets on each side")
        return []
    return [_step(Fields(item, f"step {i}", top.problems), i, seats) for i, item in enumerate(value, 1)]


def _step(table: Fields, number: int, seats: list[str]) -> Step:
    step = Step(
        number,
        do=_choices(table, seats),
        offered=table.texts("offered"),
        offered_only=table.texts("offered_only") if table.has("offered_only") else None,
        not_offered=table.texts("not_offered"),
        refused=_refused(table),
        expect=dict(table.table("expect").data),
        events=table.texts("events"),
        no_events=table.texts("no_events"),
    )
    table.text("note")
    if not set(table.data) - {"note"}:
        table.problem("", "is empty: give it a `do`, or something to check")
    table.close()
    return step


def _choices(table: Fields, seats: list[str]) -> list[Choice]:
    """`"A: absolve"`; a choice without a seat goes on with the seat of the one before."""
    out: list[Choice] = []
    seat = ""
    for line in table.texts("do"):
        head, colon, rest = line.partition(":")
        named = bool(colon) and len(head.split()) < 2  # "dice 0:red4" names no seat
        if named:
            seat = head.strip()
        text = " ".join((rest if named else line).split())
        if seat not in seats:
            known = ", ".join(seats)
            table.problem("do", f'{shown(line)} must begin with who chooses ({known}), as in "A: pass"')
        elif not text:
            table.problem("do", f"{shown(line)} says who, but not what")
        else:
            out.append(Choice(seat, text))
    return out


def _refused(table: Fields) -> list[Refused]:
    """A list of texts, or a table of texts with their reasons."""
    value = table.get("refused")
    if not isinstance(value, dict):
        return [Refused(text) for text in table.texts("refused")]
    inner = table.table("refused")
    out: list[Refused] = []
    for text, reason in value.items():
        if isinstance(reason, str):
            out.append(Refused(text, reason))
        elif isinstance(reason, dict):
            details = inner.table(text)
            refused = Refused(text, details.text("why"), rule=details.text("rule"))
            if details.has("need"):
                refused.need = details.integer("need", 0, 4095, 0)
            if details.has("have"):
                refused.have = details.integer("have", 0, 4095, 0)
            details.close()
            out.append(refused)
        else:
            inner.problem(text, 'must be a reason like "used", or { why = "influence", need = 5, have = 4 }')
    return out
