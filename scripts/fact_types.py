"""TypeScript of the facts of a game, from the JSON schema that its table of fields makes (box/schema.py)."""

import importlib
from collections.abc import Mapping
from typing import Any, get_args

from regnum.games import GAMES

Shape = Mapping[str, Any]
WORDS: Shape = {}  # what cards do, which comes with the facts (shapes/words.py)
PLAIN = {"integer": "number", "string": "string", "boolean": "boolean"}


class FactTypes:
    """The interfaces of a game's facts; every record has a name made from its path.

    aliases: the names of fixed sets of words (shapes/names.py).
    """

    def __init__(self, game: str, aliases: Mapping[frozenset[str], str]) -> None:
        self.game = game
        self.aliases = aliases
        self.written: list[str] = []

    def interface(self, shape: Shape, path: tuple[str, ...]) -> str:
        """Write an object with known keys, after what it consists of, and answer its name."""
        name = type_name(path or (self.game,))
        lines = [f"  {key}: {self.type_of(each, (*path, key))};" for key, each in shape["properties"].items()]
        self.written += [f"export interface {name} {{", *lines, "}", ""]
        return name

    def type_of(self, shape: Shape, path: tuple[str, ...]) -> str:
        if shape is WORDS:
            return f"{self.game.capitalize()}Words"
        if "enum" in shape:
            return self.union(shape["enum"])
        if shape["type"] == "object" and "properties" in shape:
            return self.interface(shape, path)
        if shape["type"] == "object":
            keys = self.union(shape["propertyNames"]["enum"]) if "propertyNames" in shape else "string"
            return f"Record<{keys}, {self.type_of(shape['additionalProperties'], one_of(path))}>"
        if "prefixItems" in shape:
            return f"[{', '.join(self.type_of(each, path) for each in shape['prefixItems'])}]"
        if shape["type"] == "array":
            inner = self.type_of(shape["items"], one_of(path))
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        return PLAIN[shape["type"]]

    def union(self, words: list[str | None]) -> str:
        """Some words, by the name of their set if it has one."""
        known = self.aliases.get(frozenset(word for word in words if word is not None))
        found = [known] if known else [f'"{word}"' for word in words if word is not None]
        return " | ".join([*found, *(["null"] if None in words else [])])


def one_of(path: tuple[str, ...]) -> tuple[str, ...]:
    """The path of one of many: `cities` become `city`."""
    *above, last = path
    one = f"{last[:-3]}y" if last.endswith("ies") else last.removesuffix("s")
    return (*above, one)


def type_name(path: tuple[str, ...]) -> str:
    """`("solo", "dusk")` as `SoloDuskFacts`."""
    return "".join(word.capitalize() for key in path for word in key.split("_")) + "Facts"


def sets_of_words(game: str) -> dict[frozenset[str], str]:
    """The fixed sets of words that have a name (shapes/names.py)."""
    named = vars(importlib.import_module(f"regnum.games.{game}.shapes.names"))
    found = {name: frozenset(words_of(shape)) for name, shape in named.items() if name[0].isupper()}
    return {words: name for name, words in found.items() if words}


def words_of(shape: Any) -> list[str]:
    """The words of a Literal, or of several."""
    inner = [word for each in get_args(shape) for word in words_of(each)]
    return inner or [word for word in get_args(shape) if isinstance(word, str)]


def typescript(game: str) -> str:
    """The types of all facts; the whole is called after the game."""
    types = FactTypes(game, sets_of_words(game))
    schema: dict[str, Any] = GAMES[game].facts_schema()
    types.interface({**schema, "properties": {**schema["properties"], "words": WORDS}}, ())
    return "\n".join(types.written)
