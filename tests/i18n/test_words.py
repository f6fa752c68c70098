"""The words of the catalogue: every key that is asked for is there, every one there is asked for."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import cast

import pytest
from fluent.syntax import ast as ftl
from tests.i18n import reading
from tests.i18n.listening import Heard, play
from tests.i18n.reading import (
    LISTS,
    entries,
    literal_messages,
    not_given,
    placeholders,
    string_constants,
)

from regnum.games import game
from regnum.games.paladins import const
from regnum.games.paladins.box.box import Box
from regnum.games.paladins.rules import workers
from regnum.games.paladins.rules.turn import MOVE_NAMES
from regnum.games.paladins.state import Table
from regnum.games.paladins.words import log, reasons
from regnum.games.paladins.words.names import SCORING_KEYS
from regnum.games.paladins.words.say import ROWS, WORDS, say
from regnum.i18n import Catalog, languages
from regnum.kernel.agenda import HIDDEN
from regnum.kernel.events import EventKind
from regnum.kernel.messages import Msg, text_key
from regnum.kernel.reasons import OK, why
from regnum.kernel.sight import redact_event
from regnum.library import new_match, tables_for

OWN_FILES = ("common.ftl", "paladins.ftl", "paladins-play.ftl", "paladins-log.ftl")

# What the AI player may find in its way (ai_choice.py), and what only it meets.
AI_REASONS = (
    reasons.USED,
    reasons.WORKERS,
    reasons.FAITH_SHORT,
    reasons.STRENGTH_SHORT,
    reasons.INFLUENCE_SHORT,
    reasons.LIMIT,
    reasons.NO_TOWNSFOLK,
    reasons.NO_OUTSIDER,
    reasons.NO_SPACE,
    reasons.NO_WALL,
    reasons.NOT_REVEALED,
    reasons.FAVOUR_USED,
    reasons.NO_ORDER,
    reasons.NO_FAVOUR,
)
NEVER_SAID_TO_PLAYERS = (OK, reasons.NO_ORDER, reasons.NO_FAVOUR)

# Clients show these beside the game; no message of the rules holds them.
FOR_CLIENTS = {
    "paladins-title",
    "paladins-option-difficulty",
    *(f"paladins-difficulty-{name}" for name in const.DIFFICULTY_NAMES),
    *(f"paladins-worker-{name}" for name in const.WORKER_NAMES[: const.WORKER_TYPES]),
}


def paladins_tables() -> Box:
    return cast(Box, tables_for("paladins"))


def families() -> Iterator[str]:
    """Keys that are put together from a prefix and a name."""
    t = paladins_tables()
    yield from ("paladins-paladin-" + name for name in t.paladin_ids)
    yield from ("paladins-townsfolk-" + text_key(name) for name in t.townsfolk_names)
    yield from ("paladins-outsider-" + name for name in t.outsider_names)
    yield from ("paladins-" + text_key(name) for name in t.favour_ids)
    yield from ("paladins-people-" + name for name in const.PEOPLE_NAMES)
    yield from ("paladins-slot-" + name for name in const.WORKER_NAMES)
    yield from ("paladins-reward-" + text_key(name) for name in const.REWARD_NAMES[: const.NOTHING])
    yield from ("paladins-attribute-" + const.REWARD_NAMES[a] for a in const.ATTRIBUTES)
    shown = (*range(const.ACTIONS), const.KINGS_ORDER, const.KINGS_FAVOUR, const.REST)
    yield from ("paladins-action-" + text_key(const.ACTION_NAMES[a]) for a in shown)
    for name in MOVE_NAMES:
        yield "paladins-opt-move-" + name.replace(" ", "-")
        yield "paladins-move-" + name.replace(" ", "-")
    for code, (name, _rule) in enumerate(reasons.REASONS):
        if code not in NEVER_SAID_TO_PLAYERS:
            yield "paladins-why-" + name
    yield from ("paladins-ai-why-" + reasons.REASONS[code][0] for code in AI_REASONS)
    yield from ("paladins-row-" + name for name in ROWS.values())
    yield from ("paladins-scoring-" + name for name in SCORING_KEYS.values())
    yield from ("paladins-tie-" + name for name in ("orders", "suspicion", "shared"))
    for kind in log.EVENTS:
        yield "paladins-log-" + text_key(kind.name)
        if kind.secret:
            yield "paladins-log-" + text_key(kind.name) + "-hidden"
    yield "paladins-log-ai-marker-moved-around"
    for frame in game("paladins").frames:  # those that decide, and leave the question to the kernel
        if "describe" in vars(frame) and "prompt" not in vars(frame):
            yield "paladins-prompt-" + text_key(frame.__name__)
    for kind_of_list in LISTS:
        yield from (kind_of_list + "-two", kind_of_list + "-more")


# --- the files -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_files_are_well_formed(language: str) -> None:
    keys: Counter[str] = Counter()
    for file, entry in entries(language):
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.value is not None, f"{language}/{file}: {entry.id.name} says nothing"
            keys[entry.id.name] += 1
    assert [key for key, times in keys.items() if times > 1] == []


def test_literal_keys_exist_and_get_what_they_ask_for() -> None:
    english = placeholders("en")
    found = 0
    for where, key, args in literal_messages():
        if key not in LISTS:
            assert key in english, f"{where}: no text for {key}"
            assert args is None or english[key] <= args, f"{where}: {key} asks for {english[key] - args}"
            found += 1
    assert found > 60


def test_composed_keys_exist() -> None:
    assert set(families()) - placeholders("en").keys() == set()


# --- games ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def heard() -> Heard:
    heard = Heard()
    for players in (1, 2, 3, 4):
        for seed in range(3 if players == 1 else 1):
            options = {"difficulty": const.DIFFICULTY_NAMES[seed]} if players == 1 else {}
            play(new_match("paladins", players=players, seed=f"words {seed}", options=options), heard, seed)
    return heard


def test_games_of_all_sizes_are_told_without_a_gap(heard: Heard) -> None:
    assert heard.wrong == []
    assert heard.said["log"] > 1_000
    assert heard.said["reason"] > 3_000
    assert heard.said["label"] > 5_000


def test_comments_promise_what_is_given(heard: Heard) -> None:
    """A translation may use what the comment of a message names, even if English does not."""
    files = re.compile("|".join(map(re.escape, OWN_FILES)))
    assert not_given(files, heard.given) == {}


def test_an_empty_promise_would_be_found(heard: Heard, monkeypatch: pytest.MonkeyPatch) -> None:
    promised = {**reading.declared(), "paladins-log-action": {"action", "weather"}}
    monkeypatch.setattr(reading, "declared", lambda: promised)
    assert not_given(re.compile(r"paladins-log\.ftl"), heard.given) == {"paladins-log-action": {"weather"}}


def test_no_text_is_idle(heard: Heard) -> None:
    """Every key of ours stands in the sources, is put together from names, or was heard in a game."""
    used = string_constants() | set(families()) | heard.keys | FOR_CLIENTS
    used |= {"paladins-deck-" + name for name in ("tavern", "suspicion", "scheme")}
    ours = {e.id.name for file, e in entries("en") if file in OWN_FILES and isinstance(e, ftl.Message)}
    assert ours - used == set()


# --- the log, event by event ---------------------------------------------------------------------------


def values(kind: str) -> Sequence[int]:
    """All ints a field of this kind may hold."""
    t = paladins_tables()
    cards: dict[str, list[str]] = {
        "order": t.order_ids,
        "favour": t.favour_ids,
        "tavern": t.tavern_ids,
        "paladin": t.paladin_ids,
    }
    cards |= {"townsfolk": t.townsfolk_ids, "outsider": t.outsider_ids, "wall": t.wall_ids}
    cards |= {"space": t.space_ids, "jar": t.jar_ids}
    if kind in cards:
        return range(len(cards[kind]))
    return {
        "seat": (0,),
        "num": (0, 1, 2),
        "flag": (0, 1),
        "action": tuple(ROWS),
        "worker": range(const.WORKER_TYPES),
        "workers": range(1, len(workers.MULTISETS)),
        "reward": tuple(const.item(code, n) for code in range(const.NOTHING) for n in (1, 2)),
        "attribute": const.ATTRIBUTES,
        "why": AI_REASONS,
        "deck": tuple(log.DECK_NAMES),
    }[kind]


@pytest.mark.parametrize("kind", log.EVENTS, ids=lambda kind: kind.name)
def test_every_event_can_be_told(kind: EventKind) -> None:
    match = new_match("paladins", players=1, seed="log")
    words = Catalog("en", ["Ada", "Bo"], plain=True)
    code = log.EVENTS.index(kind)
    first = [values(field)[0] for field in kind.kinds]
    for i, field_kind in enumerate(kind.kinds):
        for value in values(field_kind):
            event = (code, *first[:i], value, *first[i + 1 :])
            text = words.text(say(cast(Table, match.state), event))
            assert text.endswith("."), text
            assert "{" not in text, text
    assert not words.missing
    assert not words.broken
    assert set(WORDS) | {"seat", "num", "flag", "space", "jar"} >= set(kind.kinds)


@pytest.mark.parametrize("kind", [k for k in log.EVENTS if k.secret], ids=lambda kind: kind.name)
def test_secrets_are_not_told(kind: EventKind) -> None:
    match = new_match("paladins", players=2, seed="log")
    words = Catalog("en", ["Ada", "Bo"], plain=True)
    names = [words.text(Msg("paladins-paladin-" + name)) for name in paladins_tables().paladin_ids[:3]]
    event = (log.EVENTS.index(kind), 0, 0, 1, 2)
    own = words.text(say(cast(Table, match.state), redact_event(event, log.EVENTS, 0)))
    other = words.text(say(cast(Table, match.state), redact_event(event, log.EVENTS, 1)))
    assert redact_event(event, log.EVENTS, 1)[2:] == (HIDDEN, HIDDEN, HIDDEN)
    assert all(name in own for name in names)
    assert not any(name in other for name in names)
    assert not words.missing


def test_the_table_has_no_name() -> None:
    match = new_match("paladins", players=2, seed="log")
    text = Catalog("en", ["Ada", "Bo"], plain=True).text(
        say(cast(Table, match.state), (log.TAX_REFILLED, -1, 5))
    )
    assert text == "The tax supply is refilled with 5 silver."


# --- reasons -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", [c for c in range(len(reasons.REASONS)) if c not in NEVER_SAID_TO_PLAYERS])
def test_every_reason_can_be_told(code: int) -> None:
    words = Catalog("en", plain=True)
    slots = [Msg("paladins-slot-scout", {"n": 1}), Msg("paladins-slot-any", {"n": 2})]
    for have in (0, 1, 2):
        reason = reasons.reason(why(code, 17, have), "", slots, slots[:have])
        text = words.text(reason.msg)
        assert text.endswith(".")
        asked = placeholders("en")[reason.msg.key]
        assert ("17" in text) == ("need" in asked), text
        assert reason.rule.startswith("P")
    assert not words.missing
    assert not words.broken


def test_a_lack_of_workers_is_told_with_both_sides() -> None:
    slots = [Msg("paladins-slot-scout", {"n": 1}), Msg("paladins-slot-any", {"n": 1})]
    supply = [Msg("paladins-reward-fighter", {"n": 2})]
    reason = reasons.reason(why(reasons.WORKERS, 2, 2), "", slots, supply)
    assert Catalog("en", plain=True).text(reason.msg) == (
        "Workers needed: a scout and any worker (a criminal may stand in for anybody). You have: 2 fighters."
    )
