"""What the painters of all games share: styles, and lines put together from pieces of text."""

from collections.abc import Callable, Iterable
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from regnum.cli.words import Words
from regnum.kernel.foresight import Change
from regnum.kernel.messages import Arg

SEAT_STYLES = ("bold #6fb7ff", "bold #ffb35c", "bold #86d98a", "bold #e58fd0", "bold #ff8a80")
HEADING = "bold #e0b860"
DIM = "#8d887c"
GOOD = "#86d98a"
WARN = "#ffb35c"
MEASURE = Console()  # only to break lines with


def heading(text: str) -> Text:
    return Text(text, HEADING)


def joined(items: list[Text], between: str, style: str = "") -> Text:
    """Items with something between them, which alone has the style."""
    return Text.assemble((between, style)).join(items)


PIECES = "\ue000"  # from here on: letters that stand for pieces with styles of their own


def styled(words: Words, key: str, style: str = "", **args: Arg | str | Text) -> Text:
    """A message in which some arguments keep their styles, wherever the language puts them."""
    pieces = [arg for arg in args.values() if isinstance(arg, Text)]
    signs = iter(signs_of(pieces))
    given = {name: next(signs) if isinstance(arg, Text) else arg for name, arg in args.items()}
    return put_in(words(key, **given), pieces, style)


def listed(words: Words, items: list[Text], kind: str = "list-and") -> Text:
    """Items with styles of their own, joined as the language does it."""
    return put_in(words.list(signs_of(items), kind), items, "")


def signs_of(pieces: list[Text]) -> list[str]:
    return [chr(ord(PIECES) + i) for i in range(len(pieces))]


def put_in(text: str, pieces: list[Text], style: str) -> Text:
    """The text with the pieces in the places of their signs."""
    out = Text()
    for letter in text:
        place = ord(letter) - ord(PIECES)
        if 0 <= place < len(pieces):
            out.append_text(pieces[place])
        else:
            out.append(letter, style)
    return out


def hanging(text: Text, width: int, indent: int) -> Text:
    """The text in lines of this width, all but the first one indented."""
    lines = text.wrap(MEASURE, max(8, width - indent))
    for line in lines:
        line.rstrip()
    return Text("\n" + " " * indent).join(lines)


def folded(lines: list[Text], width: int, indent: int = 4) -> list[Text]:
    """Lines that are too long for the width go on below, indented."""
    out: list[Text] = []
    for line in lines:
        if line.cell_len <= width:
            out.append(line)
            continue
        for i, part in enumerate(line.wrap(MEASURE, max(8, width - indent))):
            part.rstrip()
            out.append(Text.assemble(" " * indent, part) if i else part)
    return out


def grid(rows: list[list[Text]], gap: int = 2, indent: int = 0) -> list[Text]:
    """Rows with their columns aligned; the last column is as long as it likes."""
    if not rows:
        return []
    columns = max(len(row) for row in rows)
    widths = [
        max((cell_len(row[i].plain) for row in rows if i < len(row) - 1), default=0) for i in range(columns)
    ]
    out: list[Text] = []
    for row in rows:
        line = Text(" " * indent)
        for i, cell in enumerate(row):
            line.append_text(cell)
            if i < len(row) - 1:
                line.append(" " * (widths[i] - cell_len(cell.plain) + gap))
        out.append(line)
    return out


def right(text: Text, below: str) -> Text:
    """At the right end below something, by the columns both take: isolates and half-spaces take none."""
    return Text.assemble(" " * (cell_len(below) - text.cell_len), text)


def tailed(heads: list[Text], tails: list[Text], width: int) -> list[Text]:
    """Each line with its tail behind it, or below it and indented where there is no room."""
    out: list[Text] = []
    for head, tail in zip(heads, tails, strict=True):
        if not tail.plain:
            out.append(head)
        elif head.cell_len + 2 + tail.cell_len <= width:
            out.append(Text.assemble(head, "  ", tail))
        else:
            out += [head, Text.assemble("    ", tail)]
    return out


def beside(left: list[Text], right: list[Text], width: int, gap: int = 3) -> list[Text]:
    """Two blocks next to each other if there is room, else one below the other."""
    wide = max((cell_len(line.plain) for line in left), default=0)
    if wide + gap + max((cell_len(line.plain) for line in right), default=0) > width:
        return [*left, *right]
    out: list[Text] = []
    for i in range(max(len(left), len(right))):
        line = left[i].copy() if i < len(left) else Text()
        if i < len(right):
            line.append(" " * (wide - cell_len(line.plain) + gap))
            line.append_text(right[i])
        out.append(line)
    return out


# --- seats and previews --------------------------------------------------------------------------------


def seat_mark(words: Words, who: int) -> Text:
    """What stands for a seat where there is no room for its name: `P2`, in its colour."""
    return Text(words("term-seat-mark", n=who + 1), SEAT_STYLES[who])


def seat_title(words: Words, who: int) -> Text:
    """Mark and name of a seat in its colour."""
    return Text.assemble(seat_mark(words, who), (f" {words.seat(who)}", SEAT_STYLES[who]))


def all_but(who: int, seats: int, lines_of: Callable[[int], list[Text]]) -> list[Text]:
    """The lines of all other seats, an empty one between two seats."""
    lines: list[Text] = []
    for other in range(seats):
        if other != who:
            if lines:
                lines.append(Text())
            lines.extend(lines_of(other))
    return lines


def own_changes(who: int, changes: list[Change]) -> dict[str, tuple[Any, Any]]:
    """What a choice changes of a seat, before and after, by the path below the seat."""
    own = ("seats", f"seat.{who}")
    return {".".join(path[2:]): (old, new) for path, old, new in changes if path[:2] == own}


def number_changes(
    words: Words, found: dict[str, tuple[Any, Any]], names: Iterable[tuple[str, str]]
) -> list[str]:
    """The named numbers, by path, that change; one that may not be seen is passed over."""
    pairs = [(what, *found[path]) for path, what in names if path in found]
    return [
        words("term-change", what=what, old=old, new=new)
        for what, old, new in pairs
        if isinstance(old, int) and isinstance(new, int)
    ]
