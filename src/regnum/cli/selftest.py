"""`regnum selftest`: random games of every player count and option set, with everything checked."""

import json
from dataclasses import asdict, dataclass, field

from regnum.cli.words import Words
from regnum.conformance.walk import CheckFailed, walk
from regnum.games import game as game_of
from regnum.kernel.errors import BadOptions
from regnum.kernel.messages import Msg
from regnum.kernel.spec import GameSpec, option_samples
from regnum.library import tables_for

STRIDE = 7  # every so many decisions everything is checked; prime, so that no habit of a game hides


@dataclass
class SetResult:
    """How the games of one player count and option set went."""

    players: int
    options: dict[str, str]
    passed: int = 0
    failed: int = 0
    decisions: int = 0
    failures: list[str] = field(default_factory=list)


def run(game: str, games: int, players: int | None, components: str, as_json: bool) -> int:
    """Play the games, turn by turn in every set; exit code 1 if one of them fails."""
    spec = game_of(game)
    tables = tables_for(game, components or None)
    results = [SetResult(n, chosen) for n in counts(spec, players) for chosen in option_samples(spec, n)]
    for i in range(games):
        result = results[i % len(results)]
        try:
            seed = f"selftest-{i}"
            walked = walk(spec, tables, result.players, result.options, seed, i // len(results), STRIDE)
        except CheckFailed as e:
            result.failed += 1
            result.failures.append(str(e))
        else:
            result.passed += 1
            result.decisions += walked.decisions
    report(game, results, as_json)
    return 1 if any(result.failed for result in results) else 0


def counts(spec: GameSpec, players: int | None) -> range:
    """The player counts to try."""
    if players is None:
        return range(spec.min_players, spec.max_players + 1)
    if not spec.min_players <= players <= spec.max_players:
        limits = {"players": players, "min": spec.min_players, "max": spec.max_players}
        raise BadOptions(Msg("error-players", {**limits}))
    return range(players, players + 1)


def report(game: str, results: list[SetResult], as_json: bool) -> None:
    passed = sum(result.passed for result in results)
    failed = sum(result.failed for result in results)
    if as_json:
        sets = [asdict(result) for result in results]
        print(json.dumps({"game": game, "passed": passed, "failed": failed, "sets": sets}))
        return
    words = Words()
    for result in results:
        options = ", ".join(f"{name} {value}" for name, value in result.options.items())
        key = "term-selftest-set" if options else "term-selftest-plain"
        print(
            words(
                key,
                players=result.players,
                options=options,
                passed=result.passed,
                failed=result.failed,
                decisions=result.decisions,
            )
        )
        for failure in result.failures:
            print(words("term-selftest-failure", why=failure))
    print(words("term-selftest-total", passed=passed, failed=failed))
