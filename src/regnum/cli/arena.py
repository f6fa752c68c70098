"""`regnum arena`: bots play each other or the automa many times; what came of it, in words and as JSON."""

import argparse
import json
import secrets
import shlex
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from datetime import datetime
from pathlib import Path
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from regnum.ai.arena.plan import Json, Plan, plan_of
from regnum.ai.arena.report import report
from regnum.ai.arena.storing import Store
from regnum.ai.arena.workers import Playing, here, on_processes, on_ray
from regnum.ai.crew import find_ray
from regnum.cli.arena_sheets import as_markdown, as_text
from regnum.cli.play import options_from
from regnum.cli.saves import saves_folder
from regnum.cli.usage import WrongUse, command
from regnum.cli.words import Words
from regnum.games import game
from regnum.kernel.messages import Msg, raw

INTERRUPTED = 130
TO_SCREEN = "-"  # instead of a file
SECTION_END = "<!-- end -->"


def run(arguments: argparse.Namespace) -> int:
    """Play what is left to play, then tell what came of it; returns the exit code."""
    a = arguments
    words = Words()
    plan = plan_for(a)
    path = Path(a.resume) if a.resume else new_path(plan.game)
    store = Store(path, plan)
    try:
        play(plan, store, a, words)
    except KeyboardInterrupt:
        if store.results:
            print(words("arena-stopped", **progress_of(plan, store)), file=sys.stderr)
        return INTERRUPTED
    finally:
        store.close()
        if len(store.results) < plan.total() and not leave(store, a, words):
            path.unlink()
    tell(report(plan, store.results), a, words)
    if not a.resume:
        path.unlink()  # it was there to go on from
    return 0


def leave(store: Store, arguments: argparse.Namespace, words: Words) -> bool:
    """Say how to go on, if there is something to go on with."""
    if store.results or arguments.resume:
        print(words("arena-go-on", command=typed(arguments, store.path)), file=sys.stderr)
        return True
    return False


def plan_for(arguments: argparse.Namespace) -> Plan:
    """The contest that the arguments ask for; raises what is wrong with them."""
    a = arguments
    spec = game(a.game)
    if a.ray is not None and a.workers is not None:
        raise WrongUse(Msg("arena-ray-or-workers"))
    if a.ray is not None:
        find_ray()
    if a.solo is not None:
        if a.mirror or (a.seats or 1) != 1:
            raise WrongUse(Msg("arena-solo-with", {"option": raw("mirror" if a.mirror else "seats")}))
        seats = 1
    else:
        seats = a.seats or 0
    names = a.players.split(",")
    options = options_from(a, spec, seats or len(names))
    return plan_of(a.game, names, a.games, a.seed, options, seats, a.mirror)


def new_path(name: str) -> Path:
    """A file for the games of a run that was given none."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return saves_folder().parent / "arena" / f"{name}-{stamp}-{secrets.token_hex(2)}.jsonl"


def typed(arguments: argparse.Namespace, resume: Path | None = None) -> str:
    """The command again, with all that decides about the games; with a file to go on, all that was typed."""
    a = arguments
    parts = [command(), "arena", a.game, "--players", a.players, "--games", str(a.games), "--seed", a.seed]
    if a.seats:
        parts += ["--seats", str(a.seats)]
    if a.solo is not None:
        parts += ["--solo", a.solo] if a.solo else ["--solo"]
    for option in a.option or []:
        parts += ["--option", option]
    if a.mirror:
        parts.append("--mirror")
    if resume is not None:
        given = {"workers": a.workers, "ray": a.ray, "json": a.json, "markdown": a.markdown}
        for name, value in given.items():
            parts += [f"--{name}", str(value)] if value is not None else []
        parts += ["--resume", str(resume)]
    return shlex.join(parts)


# --- playing --------------------------------------------------------------------------------------------


def play(plan: Plan, store: Store, arguments: argparse.Namespace, words: Words) -> None:
    """Play the games that are not in the file yet; each is there as soon as it is over."""
    todo = [number for number in range(plan.total()) if number not in store.results]
    done = plan.total() - len(todo)
    if done:
        print(words("arena-found", **progress_of(plan, store)), file=sys.stderr)
    with closing(playing(plan, todo, arguments)) as games, Bar(words, done, plan.total()) as bar:
        for number, result in games:
            store.add(number, result)
            bar.step()


def playing(plan: Plan, todo: Sequence[int], arguments: argparse.Namespace) -> Playing:
    if arguments.ray is not None:
        return on_ray(plan, todo, arguments.ray)
    workers = arguments.workers or 1
    return on_processes(plan, todo, workers) if workers > 1 else here(plan, todo)


def progress_of(plan: Plan, store: Store) -> dict[str, int]:
    done = sum(1 for number in store.results if number < plan.total())
    return {"done": done, "total": plan.total()}


class Bar:
    """How far it is, on the error stream of a terminal; nothing where nobody looks."""

    def __init__(self, words: Words, done: int, total: int) -> None:
        self.words = words
        self.began = time.monotonic()
        self.done = self.before = done
        self.total = total
        console = Console(stderr=True)
        self.bar = Progress(
            BarColumn(), TextColumn("{task.description}"), console=console, disable=not console.is_terminal
        )
        self.task = self.bar.add_task(self.text(), total=total, completed=done)

    def __enter__(self) -> "Bar":
        self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, e: BaseException | None, at: TracebackType | None
    ) -> None:
        self.bar.stop()

    def step(self) -> None:
        self.done += 1
        self.bar.update(self.task, completed=self.done, description=self.text())

    def text(self) -> str:
        """Games, and how long it will take if it goes on like this."""
        played = self.done - self.before
        if not played:
            return self.words("arena-progress", done=self.done, total=self.total)
        seconds = (time.monotonic() - self.began) / played * (self.total - self.done)
        minutes, rest = divmod(round(seconds), 60)
        left = self.words.digits(f"{minutes // 60}:{minutes % 60:02}:{rest:02}")
        return self.words("arena-progress-left", done=self.done, total=self.total, left=left)


# --- telling --------------------------------------------------------------------------------------------


def tell(found: Json, arguments: argparse.Namespace, words: Words) -> None:
    """Whatever files were asked for, and the tables on the screen: nobody may read them to the end."""
    a = arguments
    text = json.dumps(found, indent=1, ensure_ascii=False)
    if a.json is not None and a.json != TO_SCREEN:
        Path(a.json).write_text(text + "\n", "utf-8")
    if a.markdown is not None:
        put_section(Path(a.markdown), typed(a), as_markdown(found, typed(a), words))
    print(text if a.json == TO_SCREEN else as_text(found, words))


def put_section(path: Path, name: str, text: str) -> None:
    """Add a section to a file of results, or put it in the place of the one with the same command."""
    begin = f"<!-- {name.replace('--', '—')} -->"  # two dashes would end the comment
    section = f"{begin}\n{text}\n{SECTION_END}\n"
    before = path.read_text("utf-8") if path.exists() else ""
    if begin in before:
        head, _, rest = before.partition(begin)
        path.write_text(head + section + rest.partition(SECTION_END + "\n")[2], "utf-8")
    else:
        path.write_text(before + ("\n" if before else "") + section, "utf-8")
