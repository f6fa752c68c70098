"""A field of a component file is one line of the schema: it is loaded, listed, has its origin and is told."""

import pytest
from tests.games.component_checks import ComponentFile

from regnum.components.reading import facts_of, facts_schema
from regnum.components.schema import Cards, Section
from regnum.components.word_kinds import Word
from regnum.games.gugong.box.load import load
from regnum.games.gugong.box.schema import SECTIONS
from regnum.kernel.errors import ComponentError

GIFTS = next(section for section in SECTIONS if section.name == "gift_cards")


def with_colours() -> list[Section]:
    """The table of Gùgōng with one more line, for its gift cards."""
    sections: list[Section] = []
    for section in SECTIONS:
        if section is not GIFTS:
            sections.append(section)
            continue
        gift_cards = Section(sections, "gift_cards", count=section.count)
        gift = Cards(gift_cards, "cards", box="gift_", fact="gifts")
        for part in section.parts:
            assert isinstance(part, Cards)
            gift.fields.extend(part.fields)
        gift.value("colour", Word("colour", {"red": 0, "green": 1}))
    return sections


SECTIONS_WITH_COLOUR = with_colours()
ORIGINAL = ComponentFile("gugong", load)
TEXT = ORIGINAL.text.replace('", set = "', '", colour = "green", set = "').replace(
    "[gift_cards.prov.set]",
    '[gift_cards.prov.colour]\norigin = "memory"\nnote = "seen once"\n\n[gift_cards.prov.set]',
)


def test_a_new_field_of_a_card_is_one_line() -> None:
    box = load(TEXT, SECTIONS_WITH_COLOUR)
    assert box.more["gift_colour"] == [1] * 38
    assert box.provenance["gift_cards.vase_3.colour"] == "memory"
    assert ("vase_3", "colour: green", "memory: seen once") in dict(box.catalogue)["gift_cards"]
    gifts = facts_of(SECTIONS_WITH_COLOUR, box)["gifts"]
    assert isinstance(gifts, dict)
    assert gifts["vase_3"]["colour"] == "green"
    assert gifts["vase_3"]["action"] == "swap"
    assert box.fingerprint != ORIGINAL.tables.fingerprint


def test_clients_get_its_type() -> None:
    properties = facts_schema(SECTIONS_WITH_COLOUR)["properties"]
    assert isinstance(properties, dict)
    gift = properties["gifts"]["additionalProperties"]
    assert gift["properties"]["colour"] == {"enum": ["red", "green"]}
    assert "colour" in gift["required"]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("green", "blue", "gift_cards.vase_3.colour: unknown colour 'blue'; known colours: red, green"),
        ('colour = "green", ', "", "gift_cards.vase_3.colour: missing; expected one of red, green"),
        (
            'origin = "memory"\nnote = "seen',
            'origin = "a"\nnote = "seen',
            "gift_cards.prov.colour: expected one of",
        ),
    ],
)
def test_what_is_wrong_with_it_is_told(old: str, new: str, expected: str) -> None:
    with pytest.raises(ComponentError) as caught:
        load(TEXT.replace(old, new), SECTIONS_WITH_COLOUR)
    assert [problem for problem in caught.value.problems if problem.startswith(expected)]
