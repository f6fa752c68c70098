"""Running a scenario: build the position, make the choices, compare what must be true."""

import traceback
from dataclasses import dataclass, field
from typing import Any

from regnum.kernel.agenda import Event, State, decider, settle
from regnum.kernel.match import Match
from regnum.library import tables_for
from regnum.scenario.errors import Problem, ScenarioError, shown, suggestion
from regnum.scenario.events import EventPattern, agrees, event_text, read_patterns
from regnum.scenario.facts import Fact, general_fact, general_names
from regnum.scenario.fields import Fields
from regnum.scenario.format import Choice, Scenario, seat_names
from regnum.scenario.games import POSITIONS
from regnum.scenario.looking import instead, look, offered_texts
from regnum.scenario.position import Positions
from regnum.scenario.raw import RawState
from regnum.scenario.result import Failure

RAW = "raw"
CHOICE = "choice"
CRASH = "crash"
Patterns = tuple[list[EventPattern], list[EventPattern]]  # that must happen, that must not


@dataclass
class Run:
    """A scenario in progress."""

    scenario: Scenario
    positions: Positions[Any]
    match: Match
    seats: list[str]
    failures: list[Failure] = field(default_factory=list)
    where: str = "given"

    @property
    def g(self) -> State:
        return self.match.state

    def fail(self, where: str, what: str, expected: str, got: str) -> None:
        self.failures.append(Failure(where, what, expected, got))


def run(scenario: Scenario) -> list[Failure]:
    """Every difference, none if the scenario holds; raises ScenarioError for a bad position."""
    this = prepare(scenario)
    try:
        _play(this, check_words(this))
    except ScenarioError:
        raise
    except Exception as e:
        # A bug of the rules, or a raw position they cannot bear: told, and the other scenarios still run.
        frame = traceback.extract_tb(e.__traceback__)[-1]
        this.fail(
            this.where, CRASH, "no error", f"{type(e).__name__}: {e} ({frame.name}, line {frame.lineno})"
        )
    return this.failures


def _play(this: Run, patterns: dict[str, Patterns]) -> None:
    _begin(this)
    seen = 0
    for step in this.scenario.steps:
        this.where = step.name
        this.failures.extend(look(this.g, this.seats, step))
        for choice in step.do:
            if not _choose(this, choice):
                return  # what follows would be about another game
        _expect(this, (), step.expect)
        _compare_events(this, this.match.log[seen:], patterns[step.name])
        seen = len(this.match.log)
    this.where = "then"
    _expect(this, (), this.scenario.then)
    _compare_events(this, this.match.log, patterns["then"])


def prepare(scenario: Scenario) -> Run:
    """The position of a scenario, nothing settled yet; raises ScenarioError."""
    spec = scenario.spec
    positions = POSITIONS.get(spec.id)
    if positions is None:
        known = suggestion(spec.id, list(POSITIONS))
        raise ScenarioError([Problem("", "game", f"no scenarios can be written for it yet; {known}")])
    seats = seat_names(scenario.players)
    match = Match(spec, tables_for(spec.id), scenario.players, scenario.options, scenario.seed)
    g = match.state
    problems: list[Problem] = []
    given = Fields(scenario.given, "given", problems)
    positions.build(g, given, seats, bool(scenario.steps))
    RawState(g, spec.layout(g), seats, positions.card_names(g)).set_all(given.table(RAW))
    if not problems:
        broken = spec.problems(g)
        problems.extend(Problem("given", "", f"this position cannot be: {what}") for what in broken)
    if problems:
        raise ScenarioError(problems)
    return Run(scenario, positions, match, seats)


def _begin(this: Run) -> None:
    """Everything forced before the first choice; its events belong to the first step."""
    g = this.g
    g.events = []
    if not g.agenda:
        return  # phase = "look": nothing happens
    settle(g)
    this.match.log = [(0, event) for event in g.events]
    g.events = []


# --- slips of the pen ---------------------------------------------------------------------------------------


def check_words(this: Run) -> dict[str, Patterns]:
    """What could never be true, or could never fail: paths, events and texts that do not exist."""
    problems: list[Problem] = []
    patterns: dict[str, Patterns] = {}
    scenario = this.scenario
    known = this.positions.words(this.g)
    for step in scenario.steps:
        _check_paths(this, f"{step.name}.expect", (), step.expect, problems)
        for text in step.not_offered:
            for word in text.replace("+", " ").split():
                if word not in known and not word.isdigit():
                    why = f"no choice has the word {shown(word)}; {suggestion(word, sorted(known))}"
                    problems.append(Problem(step.name, "not_offered", why))
        patterns[step.name] = _patterns(this, step.name, step.events, step.no_events, problems)
    _check_paths(this, "then", (), scenario.then, problems)
    patterns["then"] = _patterns(this, "then", scenario.events, scenario.no_events, problems)
    if problems:
        raise ScenarioError(problems)
    return patterns


def _patterns(
    this: Run, table: str, events: list[str], no_events: list[str], problems: list[Problem]
) -> Patterns:
    kinds = this.scenario.spec.events
    return (
        read_patterns(kinds, this.seats, events, (table, "events"), problems),
        read_patterns(kinds, this.seats, no_events, (table, "no_events"), problems),
    )


def _check_paths(
    this: Run, table: str, path: tuple[str, ...], value: object, problems: list[Problem]
) -> None:
    """Every path must be a fact, or a table of facts."""
    if path and _fact(this, path) is not None:
        return
    names = _names_after(this, path)
    if isinstance(value, dict) and (names or not path):
        for name, inner in value.items():
            _check_paths(this, table, (*path, *name.split(".")), inner, problems)
        return
    if names:
        why = f"must be a table, not {shown(value)}"
    else:
        # The longest beginning that exists shows where the slip is.
        end = max(n for n in range(len(path)) if n == 0 or _names_after(this, path[:n]))
        known = _names_after(this, path[:end])
        why = f"nothing is called {shown(path[end])} here; {suggestion(path[end], known)}"
    problems.append(Problem(table, ".".join(path), why))


def _names_after(this: Run, path: tuple[str, ...]) -> list[str]:
    if path and path[0] == RAW:
        return _raw(this).names_after(path[1:])
    general = general_names(this.scenario.spec, this.g, path, this.seats)
    own = this.positions.names_after(this.g, this.seats, path)
    return [*general, *own, *([] if path else [RAW])]


def _raw(this: Run) -> RawState:
    g = this.g
    return RawState(g, this.scenario.spec.layout(g), this.seats, this.positions.card_names(g))


def _fact(this: Run, path: tuple[str, ...]) -> Fact | None:
    if path[0] == RAW:
        return _raw(this).fact(path[1:])
    general = general_fact(this.scenario.spec, this.g, this.seats, path)
    return general if general is not None else this.positions.fact(this.g, this.seats, path)


# --- choosing ------------------------------------------------------------------------------------------


def _choose(this: Run, choice: Choice) -> bool:
    """Make one choice; False, with a failure noted, if it cannot be made."""
    line = f"{choice.seat}: {choice.text}"
    who = this.seats.index(choice.seat)
    if decider(this.g) != who or choice.text not in offered_texts(this.g):
        this.fail(this.where, CHOICE, shown(line), instead(this.g, this.seats, choice.text))
        return False
    this.match.submit(who, choice.text)
    broken = this.scenario.spec.problems(this.g)
    for what in broken:
        this.fail(this.where, f"after {shown(line)}", "a sound position", what)
    return not broken


# --- afterwards ------------------------------------------------------------------------------------------


def _expect(this: Run, path: tuple[str, ...], value: object) -> None:
    """Compare every expected value with its fact."""
    fact = _fact(this, path) if path else None
    if fact is not None:
        if not fact.agrees(value):
            this.fail(this.where, ".".join(path), shown(value), fact.against(value))
    elif isinstance(value, dict):
        for name, inner in value.items():
            _expect(this, (*path, *name.split(".")), inner)


def _compare_events(this: Run, log: list[tuple[int, Event]], patterns: Patterns) -> None:
    """The events that must happen, in their order, others in between; and those that must not."""
    kinds = this.scenario.spec.events
    happened = [event for _, event in log]
    at = 0
    for pattern in patterns[0]:
        found = next(
            (
                i
                for i in range(at, len(happened))
                if agrees(pattern, happened[i], kinds, this.positions, this.g, this.seats)
            ),
            -1,
        )
        if found < 0:
            texts = [event_text(event, kinds, this.positions, this.g, this.seats) for event in happened[at:]]
            this.fail(this.where, "events", shown(pattern.text), "; ".join(texts) or "nothing")
            break
        at = found + 1
    for pattern in patterns[1]:
        for event in happened:
            if agrees(pattern, event, kinds, this.positions, this.g, this.seats):
                text = event_text(event, kinds, this.positions, this.g, this.seats)
                this.fail(this.where, "no_events", f"no {shown(pattern.text)}", text)
