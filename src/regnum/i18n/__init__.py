"""The message catalogue: every word a player sees, in Project Fluent files.

Code says *what* to tell with `Msg(key, args)` (kernel/messages.py); `Catalog` turns it into a text.

>>> from regnum.i18n import Catalog
>>> from regnum.kernel.messages import Msg, Seat
>>> Catalog("en", ["Ada", "Bo"], plain=True).text(Msg("error-not-your-turn", {"who": Seat(1)}))
'It is not your turn: Bo decides now.'

Files
    One folder per language, one `.ftl` file per topic: `common.ftl` (errors, lists, seats),
    `terminal.ftl`, and for a game `paladins.ftl` (names and effects), `paladins-play.ftl` (questions,
    options, reasons), `paladins-log.ftl`. All files of a folder are read; a key lives in one of them.

Arguments
    An int is a number: it chooses plural forms, and is written in the digits of the language.
    A `Seat` is a player's name. A `Msg` is a text of its own. A list of `Msg` is a true list ("a
    scout, any worker and a cleric"), joined by `list-and-two`, `list-and-more`; an empty one is
    `list-none`. `Msg("list-or", {"items": [...]})` is a list of alternatives. A key that begins with
    "raw:" is shown as it stands: what a user typed, an id, a file name.
    Beside every argument that is a `Msg` its key is given: with `$colour` ("red") comes `$colour_id`
    ("troyes-colour-red"). English hardly needs it; a language whose words agree selects on it:
    `{ $colour_id -> [troyes-colour-red] un dado rosso *[other] un dado di colore { $colour } }`.

Writing a language
    Copy `en/`, translate what stands right of each `=`; start with any part, since a missing key is
    shown in English. Each sentence is one message, so its words and placeholders may stand in any
    order, or be left out; what else a message is given stands in its comment. Names never change with
    the grammar of the sentence around them: where a language would inflect one, phrase it so that the
    name stands alone ("Recruit: {$card}"), or select on its id.
    Placeholders are wrapped in Unicode isolates, so names of either direction keep sentences whole.
    `pytest tests/i18n` checks syntax, keys and placeholders of every language there is.
"""

from regnum.i18n.catalog import Catalog, languages

__all__ = ["Catalog", "languages"]
