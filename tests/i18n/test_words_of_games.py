"""The words of every game: what whole games say is there, and nothing of ours is idle.

Paladins has further tests of its own (test_words.py).
"""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from tests.i18n.listening import Heard, play
from tests.i18n.reading import LISTS, entries, not_given, placeholders, string_constants

import regnum.games
from regnum.games import GAMES
from regnum.kernel.messages import text_key
from regnum.kernel.spec import option_samples
from regnum.library import new_match

OTHERS = [name for name in GAMES if name != "paladins"]
EVERY_GAME = pytest.mark.parametrize("name", OTHERS)


@cache
def heard_in(name: str) -> Heard:
    heard = Heard()
    spec = GAMES[name]
    for players in range(spec.min_players, spec.max_players + 1):
        sets = option_samples(spec, players)
        options = sets[players % len(sets)]
        play(new_match(name, players=players, seed=f"words {players}", options=options), heard, players)
    return heard


@EVERY_GAME
def test_games_of_all_sizes_are_told_without_a_gap(name: str) -> None:
    heard = heard_in(name)
    assert heard.wrong == []
    assert heard.said["log"] > 1_000
    assert heard.said["label"] > 2_000


@EVERY_GAME
def test_comments_promise_what_is_given(name: str) -> None:
    """A translation may use what the comment of a message names, even if English does not."""
    assert not_given(re.compile(rf"{name}(-(?!rules).*)?\.ftl"), heard_in(name).given) == {}


def of_the_kernel(name: str) -> set[str]:
    """What the kernel and the clients ask of every game: title, events, questions, options, the score."""
    spec = GAMES[name]
    wanted = {f"{name}-title"}
    for kind in spec.events:
        wanted.add(f"{name}-log-{text_key(kind.name)}")
        if kind.secret:
            wanted.add(f"{name}-log-{text_key(kind.name)}-hidden")
    for frame in spec.frames:
        if "describe" in vars(frame) and "prompt" not in vars(frame):
            wanted.add(f"{name}-prompt-{text_key(frame.__name__)}")
    wanted |= {f"{name}-score-{text_key(source)}" for source in spec.origin_names}
    for option in spec.options:
        wanted.add(f"{name}-option-{option.name}")
        wanted |= {f"{name}-option-{option.name}-{value}" for value in option.values}
        if option.name == "difficulty":
            wanted |= {f"{name}-difficulty-{value}" for value in option.values}
    parts = spec.score(new_match(name, players=2, seed="parts").state)[0]
    wanted |= {f"{name}-score-{text_key(part.name)}" for part in parts}
    return wanted | ({f"{name}-automa"} if spec.min_players == 1 else set())


@EVERY_GAME
def test_every_event_question_option_and_score_has_its_words(name: str) -> None:
    assert of_the_kernel(name) - placeholders("en").keys() == set()


@cache
def names_in(name: str) -> set[str]:
    """Everything that could be a name: ids of the components, words in the sources of the game."""
    folder = Path(regnum.games.__file__).parent / name
    texts = [path.read_text("utf-8") for path in folder.rglob("*") if path.suffix in (".py", ".toml")]
    found = set(re.findall(r"[a-z0-9]+(?:[_-][a-z0-9]+)*", "\n".join(texts)))
    return {text_key(word) for word in found}


def is_put_together(key: str, name: str) -> bool:
    """Whether a beginning that stands in the sources and a name of the game make up the key."""
    ends = [text for text in string_constants() if text.endswith("-")]
    starts = [text for text in ends if len(text) > len(name) + 1]
    starts += [f"{name}-{kind}-{text}" for text in (*ends, "") for kind in ("log", "tie")]
    return any(key.startswith(start) and key[len(start) :] in names_in(name) for start in starts)


@EVERY_GAME
def test_no_text_is_idle(name: str) -> None:
    """Every key of the game stands in the sources, is put together from names, or was heard."""
    ours = {
        entry.id.name
        for file, entry in entries("en")
        if re.fullmatch(rf"{name}(-(?!rules).*)?\.ftl", file) and isinstance(entry, ftl.Message)
    }
    used = string_constants() | heard_in(name).keys | set(LISTS) | of_the_kernel(name)
    assert {key for key in ours - used if not is_put_together(key, name)} == set()
