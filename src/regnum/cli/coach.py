"""What the coach says, in lines of the terminal."""

from collections.abc import Sequence

from rich.text import Text

from regnum.ai.coach import Why
from regnum.cli.marks import DIM
from regnum.cli.session import Session
from regnum.cli.words import Words
from regnum.kernel.messages import text_key


def signed(words: Words, points: float) -> str:
    """Points with their sign: +2.4."""
    return ("+" if points > 0 else "") + words.figure(points, 1)


def percent(words: Words, chance: float) -> str:
    """A chance in percent, without the sign of it."""
    return words.figure(100 * chance)


def reason(words: Words, game: str, why: Why) -> str:
    """One reason in words: of who moves, or of a rival."""
    told = words(f"coach-{game}-{text_key(why.heading)}-why", points=signed(words, why.points))
    return words("term-coach-threat", who=words.seat(why.seat), why=told) if why.kind == "threat" else told


def reasons(words: Words, game: str, found: Sequence[Why]) -> str:
    return words.list([reason(words, game, why) for why in found])


def hint_lines(session: Session) -> list[Text]:
    """A hint: the moves by the numbers they have among the choices, the best first. Raises IllegalChoice."""
    words, game = session.words, session.match.spec.id
    found = session.hint()
    numbers = {choice.option: n for n, choice in enumerate(session.offered(), 1)}
    lines: list[Text] = []
    for one in found:
        move = words.text(one.move.label)
        lines.append(Text(words("term-coach-move", n=numbers[one.option], move=move), "bold"))
        margin, chance = signed(words, one.margin), percent(words, one.chance)
        lines.append(indented(words("term-coach-margin", margin=margin, chance=chance)))
        if one.reasons:
            lines.append(indented(words("term-coach-why", reasons=reasons(words, game, one.reasons))))
        if one.then:
            then = words.list([words.text(label) for label in one.then])
            lines.append(indented(words("term-coach-then", moves=then), DIM))
    return lines


def indented(text: str, style: str = "") -> Text:
    return Text("   " + text, style)
