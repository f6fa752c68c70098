"""Listening to whole games: every message they say is read in both kinds of text."""

import random
from collections import Counter
from dataclasses import dataclass, field

from tests.i18n.reading import LISTS, parts, placeholders

from regnum.i18n import Catalog
from regnum.kernel.agenda import refused
from regnum.kernel.match import Match
from regnum.kernel.messages import Msg, msg_to_json, text_key
from regnum.kernel.offer import choices

OF_THE_TABLE = {"round_began", "day_began"}  # lines that are not about the seat in their first field


@dataclass
class Heard:
    """Everything that was said in some games."""

    keys: set[str] = field(default_factory=set)
    said: Counter[str] = field(default_factory=Counter)  # by what it was: prompt, label, ...
    wrong: list[str] = field(default_factory=list)
    given: dict[str, set[str]] = field(default_factory=dict)  # by key: arguments that were always there


class Listener:
    """Reads every message of a match in both kinds of text."""

    def __init__(self, match: Match, heard: Heard) -> None:
        self.match = match
        self.heard = heard
        self.plain = Catalog("en", plain=True)
        self.isolating = Catalog("en")
        self.placeholders = placeholders("en")
        self.known: dict[str, str] = {}
        names = [self.read("seat", name) for name in match.spec.seat_names(match.state)]
        for words in (self.plain, self.isolating):
            words.name_seats(names)

    def read(self, kind: str, msg: Msg) -> str:
        """The message in words, looked at closely the first time it is heard."""
        self.heard.said[kind] += 1
        said = repr(msg_to_json(msg))
        if said not in self.known:
            self.known[said] = self._listen(msg)
        return self.known[said]

    def _listen(self, msg: Msg) -> str:
        for part in parts(msg):
            if part.key.startswith("raw:"):
                continue  # a proper name of the components: shown as it stands
            self.heard.given[part.key] = self.heard.given.get(part.key, given_to(part)) & given_to(part)
            if part.key not in self.heard.keys and part.key not in LISTS:
                self.heard.keys.add(part.key)
                missing = self.placeholders.get(part.key, {"key"}) - part.args.keys()
                if missing:
                    self.heard.wrong.append(f"{part.key} lacks {missing}")
        text = self.plain.text(msg)
        marked = self.isolating.text(msg)
        if marked.replace("\u2068", "").replace("\u2069", "") != text or "{" in text or "[" in text:
            self.heard.wrong.append(f"{msg}: {text!r}")
        return text

    def decision(self) -> None:
        g = self.match.state
        frame = g.agenda[-1]
        self.read("prompt", frame.prompt(g))
        labels: list[str] = []
        for choice in choices(g):
            labels.append(self.read("label", choice.label))
            for effect in choice.effect:
                self.read("effect", effect)
        if len(set(labels)) < len(labels):
            self.heard.wrong.append(f"two choices look the same: {labels}")
        for refusal in refused(g, frame):
            self.read("refused", refusal.label)
            self.read("reason", refusal.reason.msg)

    def log(self) -> None:
        """The log of every seat and of the public; what all of them hear is read once."""
        match = self.match
        for event in sorted(
            {e for observer in range(-1, match.state.seat_count) for e in match.heard(observer)}
        ):
            text = self.read("log", match.spec.say(match.state, event))
            # A line about a player begins with the name; a new round is the table's own.
            named = event[1] >= 0 and match.spec.events[event[0]].name not in OF_THE_TABLE
            if named and not text.startswith(self.plain.seat(event[1])):
                self.heard.wrong.append(f"whose line is this? {text}")


def given_to(msg: Msg) -> set[str]:
    """The arguments of a message, and the ids that the catalogue gives beside those that are texts."""
    return {*msg.args, *(name + "_id" for name, arg in msg.args.items() if isinstance(arg, Msg))}


def play(match: Match, heard: Heard, seed: int) -> None:
    """A random game; the last option (pass, decline) is mostly left out, to see more of the rules."""
    listener = Listener(match, heard)
    dice = random.Random(seed)
    while not match.is_over:
        listener.decision()
        legal = match.state.legal
        match.submit(match.decider, dice.choice(legal[:-1] if dice.random() < 0.8 else legal))
    listener.log()
    for seat in match.spec.score(match.state):
        for part in seat:
            listener.read("score", Msg(f"{match.spec.id}-score-{text_key(part.name)}"))
    for words in (listener.plain, listener.isolating):
        heard.wrong.extend(str(found) for found in (*words.missing.items(), *words.broken.items()))
