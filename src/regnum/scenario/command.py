"""`regnum scenario PATH...`: run scenario files and folders, and tell what differs."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from regnum.scenario.errors import ScenarioError
from regnum.scenario.format import read
from regnum.scenario.result import Result
from regnum.scenario.runner import run

PASSED = 0
FAILED = 1
UNREADABLE = 2


def run_text(text: str, file: str = "scenario") -> Result:
    """Run the text of one scenario file."""
    result = Result(file)
    try:
        scenario = read(text)
        result.title = scenario.title
        result.game = scenario.spec.id
        result.rules = scenario.rules
        result.failures = run(scenario)
    except ScenarioError as e:
        result.problems = [str(problem) for problem in e.problems]
    return result


def run_file(path: Path) -> Result:
    """Run one scenario file; raises OSError if it cannot be read."""
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        return Result(str(path), problems=["not a text file (UTF-8)"])
    return run_text(text, str(path))


def scenario_files(path: Path) -> list[Path]:
    """The file itself, or all *.toml below a folder; raises OSError."""
    if not path.is_dir():
        path.stat()  # raises if there is nothing
        return [path]
    found = sorted(file for file in path.rglob("*.toml") if file.is_file())
    if not found:
        raise FileNotFoundError(2, "no scenario files (*.toml) in this folder")
    return found


def run_paths(paths: Sequence[str | Path]) -> tuple[list[Result], list[str]]:
    """The results of everything that can be read, and one line for everything that cannot."""
    results: list[Result] = []
    unreadable: list[str] = []
    done: set[Path] = set()
    for path in paths:
        try:
            files = scenario_files(Path(path))
        except (OSError, ValueError) as e:  # ValueError: a zero byte in a name
            unreadable.append(f"{path}: {getattr(e, 'strerror', None) or 'cannot be read'}")
            continue
        for file in files:
            if file in done:
                continue
            done.add(file)
            try:
                results.append(run_file(file))
            except OSError as e:
                unreadable.append(f"{file}: {e.strerror or 'cannot be read'}")
    return results, unreadable


def describe(result: Result) -> str:
    """A failed scenario, one line for every difference."""
    title = f": {result.title}" if result.title else ""
    rules = f" [{', '.join(result.rules)}]" if result.rules else ""
    lines = [f"FAILED {result.file}{title}{rules}"]
    lines += [f"  {result.file}: {problem}" for problem in result.problems]
    lines += [f"  {failure}" for failure in result.failures]
    return "\n".join(lines)


def main(paths: Sequence[str | Path], as_json: bool = False, command: str = "regnum scenario") -> int:
    """Run scenarios and print what differs; 0 all passed, 1 some failed, 2 something is unreadable."""
    results, unreadable = run_paths(paths)
    failed = [result for result in results if not result.passed]
    counts = {"passed": len(results) - len(failed), "failed": len(failed)}
    if as_json:
        everything = {
            **counts,
            "unreadable": unreadable,
            "scenarios": [result.to_json() for result in results],
        }
        sys.stdout.write(json.dumps(everything, ensure_ascii=False, indent=2) + "\n")
    else:
        for line in unreadable:
            sys.stderr.write(f"{command}: {line}\n")
        sys.stderr.flush()
        for result in failed:
            sys.stdout.write(describe(result) + "\n")
        sys.stdout.write("{passed} passed, {failed} failed\n".format(**counts))
    if unreadable:
        return UNREADABLE
    return FAILED if failed else PASSED
