"""Facts by their paths, and the JSON schema of a tree of them."""

from typing import Final, cast

from regnum.components.kinds import Json


def tell(facts: Json, path: str, value: object) -> None:
    """Put a value at a path such as "locations.wall.size"."""
    *above, last = path.split(".")
    for key in above:
        facts = cast(Json, facts.setdefault(key, {}))
    facts[last] = value


class Shape:
    """The JSON schema of what is told at one path: a leaf of the tree."""

    def __init__(self, shape: Json) -> None:
        self.shape: Final = shape


def shape_of(tree: object) -> Json:
    """The JSON schema of a tree of facts, in which every key is always there."""
    if isinstance(tree, Shape):
        return tree.shape
    keys = cast(Json, tree)
    properties: Json = {key: shape_of(value) for key, value in keys.items()}
    return {
        "type": "object",
        "properties": properties,
        "required": [*properties],
        "additionalProperties": False,
    }
