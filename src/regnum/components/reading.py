"""Component files through a game's table of fields: into the box, and out of it into the facts."""

from collections.abc import Iterable, Sequence
from typing import Final

from regnum.components.file import ComponentFile
from regnum.components.kinds import Json
from regnum.components.schema import Section
from regnum.components.told import Shape, shape_of, tell
from regnum.kernel.box import BaseBox
from regnum.kernel.errors import ComponentError


class Reading:
    """A component file as it was read, with all that is wrong with it: `finish` makes a box of a good one."""

    def __init__(self, file: ComponentFile, sections: Sequence[Section], box: BaseBox) -> None:
        self.file: Final = file
        self.sections: Final = sections
        self.box: Final = box


def read(file: ComponentFile, sections: Iterable[Section], box: BaseBox) -> None:
    """Fill the box with what these sections hold; sections that were read before are left out."""
    for schema in sections:
        if schema.name not in file.sections:
            schema.read(file.section(schema.name), box)


def finish(file: ComponentFile, sections: Sequence[Section], box: BaseBox) -> None:
    """Refuse the file if anything was wrong; otherwise the box knows what it was filled from."""
    file.close()
    if file.problems:
        raise ComponentError(file.problems)
    box.fingerprint = file.fingerprint()
    box.provenance = file.provenance
    box.notes = file.notes
    box.catalogue = []
    for schema in sections:
        rows = file.sections[schema.name].rows(schema.shown, schema.shown_last, schema.own_first)
        box.catalogue.append((schema.name, rows))


def facts_of(sections: Iterable[Section], box: BaseBox) -> Json:
    """What is printed on the components, as JSON for clients, with the provenance of every value."""
    facts: Json = {"fingerprint": box.fingerprint}
    for schema in sections:
        for part in schema.told():
            tell(facts, part.path, part.fact(box))
    facts["provenance"] = box.provenance
    facts["notes"] = box.notes
    return facts


def facts_schema(sections: Iterable[Section]) -> Json:
    """The JSON schema of these facts: types for clients are made from it."""
    texts: Json = {"type": "object", "additionalProperties": {"type": "string"}}
    tree: Json = {"fingerprint": Shape({"type": "string"})}
    for schema in sections:
        for part in schema.told():
            tell(tree, part.path, Shape(part.shape()))
    tree["provenance"] = Shape(texts)
    tree["notes"] = Shape(texts)
    return shape_of(tree)
