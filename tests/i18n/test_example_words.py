"""Every worked example has its words, and no words are left of examples that are gone."""

import re

import pytest
from tests.i18n.reading import placeholders

from regnum.examples.shelf import examples_of, laid
from regnum.games import GAMES


@pytest.mark.parametrize("game", list(GAMES))
def test_every_example_has_its_words(game: str) -> None:
    wanted = set()
    for name in examples_of(game):
        found = laid(game, name)
        assert found is not None
        wanted |= {f"{game}-example-{name}", f"{game}-example-{name}-then"}
        wanted |= {f"{game}-example-{name}-look"} if found.script else set()
    there = {key for key in placeholders("en") if re.match(rf"{game}-example-", key)}
    assert there == wanted
