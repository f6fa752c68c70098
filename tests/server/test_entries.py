"""Entries: what is told of each kind, and that their stored form is read and written as ever."""

import json

import msgspec
import pytest
from tests.server.test_stored import TABLES

from regnum.server.commands import ClientMessage
from regnum.server.entries.stored import AnyEntry, read, written
from regnum.server.protocol import AskExplain, AskHint, Hello, Look, Ping, Uncover
from regnum.server.room import Entry, SeatEntry

KINDS: tuple[type[Entry], ...] = AnyEntry.__args__

# What everybody may know of an entry, and what only its own seat may know before the end. Here a second
# time on purpose: whoever tells more has to say so in two places.
TOLD: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "create": ((), ()),
    "claim": (("seat", "name", "colour"), ()),
    "rename": (("seat", "name", "colour"), ()),
    "free": (("seat",), ()),
    "start": ((), ()),
    "choose": (("seat", "decision", "by"), ("option",)),
    "retract": (("seat",), ()),
    "undo": (("seat", "turn"), ()),
    "redo": (("seat",), ()),
    "chat": (("seat", "name", "text"), ()),
    "away": (("seat",), ()),
    "here": (("seat",), ()),
    "stand_in": (("seat", "why", "level"), ()),
    "vote": (("seat", "about"), ()),
    "unvote": (("seat", "about"), ()),
    "return": (("seat",), ()),
    "back_vote": (("seat", "about"), ()),
    "back_refused": (("seat", "about"), ()),
    "back": (("seat", "to"), ()),
    "lesson_back": (("seat", "to"), ()),
    "lesson": (("seat", "on"), ()),
    "rules": (("from", "to"), ()),
    "ready": (("seat", "on"), ()),
    "need_ready": (("seat", "on"), ()),
    "lock": (("seat", "on"), ()),
    "spectators": (("seat", "on"), ()),
    "remove": (("seat", "about"), ()),
    "mute": (("seat", "about", "on"), ()),
    "bot": (("seat", "about", "level"), ()),
    "gather": (("seat", "kept"), ()),
    "link": (("seat", "about"), ()),
    "forget": (("seat",), ()),
    "delete": (("seat",), ()),
    "skip": ((), ()),
    "go_on": (("seat", "agree"), ()),
    "rules_cut": (("from", "to"), ()),
    "rematch": (("seat", "code"), ()),
    "hints": (("seat", "on"), ()),
    "hint": (("seat", "decision"), ()),
    "explain": (("seat", "n"), ()),
}


def kind_of(form: type[Entry]) -> str:
    return str(form.__struct_config__.tag)


def test_no_more_is_told_of_an_entry_than_is_said_here() -> None:
    assert {kind_of(form): (form.told, form.told_to_owner) for form in KINDS} == TOLD


def test_an_entry_that_says_nothing_is_told_to_nobody() -> None:
    class Whispered(SeatEntry, frozen=True, tag="whisper"):
        secret: str

    assert (Whispered.told, Whispered.told_to_owner) == ((), ())


def test_told_fields_are_fields() -> None:
    for form in KINDS:
        names = {field.encode_name for field in msgspec.structs.fields(form)}
        assert names >= {*form.told, *form.told_to_owner}, form


def test_every_kind_changes_a_room_in_its_own_way() -> None:
    for form in KINDS:
        assert "apply" in vars(form), form


@pytest.mark.parametrize("name", TABLES)
def test_stored_entries_are_written_again_as_they_are(name: str) -> None:
    for text in TABLES[name]["entries"]:
        data = json.loads(text)
        again = json.loads(msgspec.json.encode(written(*read(data))))
        # What says no more than its absence may be absent: "practice": false of a duel.
        assert {field: value for field, value in data.items() if field in again or value} == again


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"t": "start"},
        {"t": "dance", "at": 1.0},
        {"t": "choose", "seat": 0, "at": 1.0},
        {"t": "choose", "seat": "0", "decision": 1, "option": 1, "at": 1.0},
        {"t": "stand_in", "seat": 0, "why": "weather", "at": 1.0},
    ],
)
def test_what_is_no_entry_is_not_read(data: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="cannot be read"):
        read(data)


def test_fields_of_later_code_do_not_matter() -> None:
    entry, at = read({"t": "chat", "seat": 1, "name": "Bo", "text": "hi", "mood": "merry", "at": 2.0})
    assert written(entry, at) == {"t": "chat", "seat": 1, "name": "Bo", "text": "hi", "at": 2.0}


def test_whatever_a_client_may_send_is_a_greeting_or_a_command() -> None:
    for form in ClientMessage.__args__:
        assert form in (Hello, Look, Ping, Uncover, AskHint, AskExplain) or callable(form.plan)
