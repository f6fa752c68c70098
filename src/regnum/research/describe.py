"""Print what stands where in an observation, and which ids the actions of a game have.

python -m regnum.research.describe paladins 3
"""

import sys

from regnum.research.core.errors import ResearchError
from regnum.research.core.play import Table
from regnum.research.settings import table_of


def described(table: Table) -> str:
    """The layout slice by slice, then the actions question by question."""
    layout, actions = table.layout, table.actions
    lines = [f"{layout.version}: {layout.size} numbers of 16 bits, {layout.seats} seats"]
    for one in layout.slices.values():
        size = f" of {one.size}" if one.size else ""
        lines.append(f"{one.start:6} {one.stop:6}  {one.name}  {one.kind}{size}")
    lines.append(f"{actions.version}: {actions.size} actions")
    for name, first in actions.first.items():
        lines.append(f"{first:6} {first + actions.questions.count(name):6}  {name}")
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> int:
    try:
        name = arguments[0] if arguments else ""
        players = int(arguments[1]) if len(arguments) > 1 and arguments[1].isdigit() else 2
        sys.stdout.write(described(table_of(name, players, {})))
    except ResearchError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
