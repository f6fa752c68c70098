"""Arguments that several commands take, each said and explained once."""

from collections.abc import Iterable

from regnum.cli.usage import Parser
from regnum.games import GAMES
from regnum.kernel.messages import Msg, raw
from regnum.kernel.spec import levels_of, usual_level


def add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help=parser.says("cli-json"))


def add_game(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help=parser.says("cli-game", games=alternatives(GAMES)))


def add_file(parser: Parser) -> None:
    parser.add_argument("--components", metavar="FILE", default="", help=parser.says("cli-components"))


def list_of(names: Iterable[str]) -> list[Msg]:
    """Names that are typed as they are, in every language."""
    return [raw(name) for name in names]


def alternatives(names: Iterable[str]) -> Msg:
    return Msg("list-or", {"items": [raw(name) for name in names]})


def levels_of_all() -> list[Msg]:
    """The difficulties of every game, and which one it is if none is named."""
    told: list[Msg] = []
    for spec in GAMES.values():
        usual = usual_level(spec).get("difficulty")
        if usual:
            levels = list_of(levels_of(spec))
            told.append(Msg("cli-levels", {"game": raw(spec.id), "levels": levels, "usual": raw(usual)}))
        else:
            told.append(Msg("cli-no-levels", {"game": raw(spec.id)}))
    return told


def options_of_all() -> list[Msg]:
    """The names of every game’s options; a wrong value is answered with those there are."""
    return [
        Msg("cli-options", {"game": raw(spec.id), "options": list_of(option.name for option in spec.options)})
        for spec in GAMES.values()
    ]


def add_solo(parser: Parser) -> None:
    says = parser.says("cli-play-solo", levels=levels_of_all())
    parser.add_argument("--solo", metavar="LEVEL", nargs="?", const="", help=says)


def add_option(parser: Parser) -> None:
    says = parser.says("cli-play-option", options=options_of_all())
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", help=says)
