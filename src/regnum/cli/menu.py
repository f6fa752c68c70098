"""The start menu: saved games first, then what can be played anew. The same for both kinds of screen."""

from dataclasses import dataclass, replace
from datetime import datetime

from regnum.ai.levels import OFFERED
from regnum.cli.saves import Save, saved_games
from regnum.cli.start import Wanted
from regnum.cli.words import Words
from regnum.games import GAMES
from regnum.kernel.messages import Msg
from regnum.kernel.spec import GameSpec, levels_of

LONGEST = 9  # saved games in the list: the latest ones


@dataclass(frozen=True)
class MenuEntry:
    """One line of the menu, below the heading of its group."""

    group: str
    label: str
    wanted: Wanted


def entries(words: Words) -> list[MenuEntry]:
    """All that can be chosen."""
    found = [_saved(words, save) for save in saved_games()[:LONGEST] if save.record.game in GAMES]
    for spec in GAMES.values():
        found.extend(_games(words, spec))
    return found


def further(words: Words, wanted: Wanted) -> list[MenuEntry]:
    """What is still to be chosen after an entry: how strong bots are; nothing without bots."""
    if not wanted.bots:
        return []
    group = words("term-menu-level")
    return [
        MenuEntry(group, _level(words, wanted.game, level), replace(wanted, bot=level)) for level in OFFERED
    ]


def _level(words: Words, game: str, level: str) -> str:
    return words("term-menu-bot", name=Msg(f"bot-name-{level}"), way=Msg(f"bot-{level}-{game}"))


def _saved(words: Words, save: Save) -> MenuEntry:
    bots = save.record.players - len(save.table.humans)
    parts = [words(save.record.game + "-title"), words("term-menu-players", n=save.record.players)]
    if bots:
        parts.append(words("term-menu-with-bots", n=bots))
    period = GAMES[save.record.game].period_name
    parts += [words("term-menu-round", n=save.table.round, period=period), _when(words, save.table.saved)]
    label = words("term-dot").join(parts)
    return MenuEntry(words("term-menu-resume"), label, Wanted(resume=str(save.path)))


def _when(words: Words, stamp: str) -> str:
    """A time as the clock on the wall showed it."""
    try:
        shown = datetime.fromisoformat(stamp).astimezone().strftime("%Y-%m-%d %H:%M")
    except ValueError:
        return "?"
    return words.digits(shown)


def _games(words: Words, spec: GameSpec) -> list[MenuEntry]:
    """A game alone at every difficulty, with people, and against bots."""
    group = words(spec.id + "-title")
    found: list[MenuEntry] = []
    if spec.min_players == 1:
        rival = Msg(spec.id + "-automa")
        levels = levels_of(spec)
        for level in levels:
            label = words("term-menu-solo", rival=rival, level=words(f"{spec.id}-difficulty-{level}"))
            found.append(MenuEntry(group, label, Wanted(spec.id, 1, options={"difficulty": level})))
        if not levels:
            found.append(MenuEntry(group, words("term-menu-alone", rival=rival), Wanted(spec.id, 1)))
    several = range(max(2, spec.min_players), spec.max_players + 1)
    for players in several:
        found.append(MenuEntry(group, words("term-menu-people", n=players), Wanted(spec.id, players)))
    for players in several:
        label = words("term-menu-bots", n=players - 1)
        found.append(MenuEntry(group, label, Wanted(spec.id, players, bots=players - 1)))
    return found
