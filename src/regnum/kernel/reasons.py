"""Refusals in an int: what a predicate answers instead of yes or no.

0 for "it may be done", or a packed code with the number needed and the number there. Options are
what answers 0; the same answer becomes the sentence a player reads. A game lists its codes and words.
"""

from typing import Final

from regnum.kernel.agenda import Reason
from regnum.kernel.messages import Arg, Msg

OK: Final = 0


def why(code: int, need: int = 0, have: int = 0) -> int:
    """Pack a refusal."""
    return code | need << 8 | have << 20


def code_in(refusal: int) -> int:
    return refusal & 255


def need_in(refusal: int) -> int:
    return refusal >> 8 & 4095


def have_in(refusal: int) -> int:
    return refusal >> 20


def reason_in(refusal: int, key: str, rule: str, more: dict[str, Arg] | None = None) -> Reason:
    """The refusal in words: the message with $need, $have and whatever `more` adds."""
    args: dict[str, Arg] = {"need": need_in(refusal), "have": have_in(refusal)}
    if more is not None:
        args.update(more)
    return Reason(Msg(key, args), rule)
