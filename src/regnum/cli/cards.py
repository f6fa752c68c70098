"""What the cards on the table do, in words: the sentences that the browser says too."""

from rich.text import Text

from regnum.cli.session import Session


def card_lines(session: Session) -> list[Text]:
    """Every card in sight once, in the order of the table."""
    words = session.words
    lines: dict[str, Text] = {}
    for card in session.painter.cards(session.view(), session.seat):
        name = words.told(card["name"])
        does = [words.told(each) for each in card["does"]]
        lines.setdefault(name, Text.assemble((name, "bold"), "  ", " ".join(does)))
    return list(lines.values())
