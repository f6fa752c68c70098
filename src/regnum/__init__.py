"""Regnum: heavy Eurogames with enforced rules, to play and to program against.

`kernel` and `games` hold the rules and depend on the standard library only; everything that
talks to people, files or networks is built on top of them and is never imported by them.
"""

from regnum.library import is_compiled, match_of, new_match, read_record, tables_for

__version__ = "0.1.0"

__all__ = ["__version__", "is_compiled", "match_of", "new_match", "read_record", "tables_for"]
