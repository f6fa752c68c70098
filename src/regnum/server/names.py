"""What people write: names and chat, made harmless without damaging how any language is written.

And what seats are called until somebody gives them a name.
"""

import unicodedata

from regnum.i18n.catalog import FALLBACK, Catalog
from regnum.kernel.messages import Msg
from regnum.server.protocol.parts import NAME_LIMIT
from regnum.server.refusal import Refused
from regnum.server.room import Room
from regnum.server.seats import AUTOMA, TableSeat, face_of

# Marks that change the direction of what follows, beyond the text they stand in.
DIRECTION_MARKS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
JOINER = "\u200d"
JOINERS = "\u200c\u200d"  # Persian writes with the first, families of emoji with the second
VIRAMA = 9  # the combining class of the signs that tie two letters of Indian scripts together


def called(game: str, seat: TableSeat, number: int) -> Msg:
    """What a seat is called until a player gives a name."""
    if seat.kind == AUTOMA:
        return Msg(f"{game}-automa")
    face = face_of(seat, number)
    return Msg(f"bot-face-{face}") if face else Msg("seat-player", {"n": number + 1})


def seat_names(room: Room, language: str = FALLBACK) -> list[str]:
    """The names for texts that are stored or sent whole, of seats without one in a language."""
    words = Catalog(language, plain=True)
    return [seat.name or words.text(called(room.config.game, seat, i)) for i, seat in enumerate(room.seats)]


def is_called_like_another(room: Room, seat: int, name: str) -> bool:
    """Whether a name, however it is written, is that of another seat, or what that one is shown as."""
    return is_among(seat_names(room), seat, name)


def is_among(names: list[str], seat: int, name: str) -> bool:
    return any(i != seat and same_name(name, other) for i, other in enumerate(names))


def same_name(one: str, other: str) -> bool:
    return folded(one) == folded(other)


def folded(name: str) -> str:
    """A name without capitals, widths and spaces, which people hardly see."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())


def named_apart(names: list[str], seat: int, name: str) -> str:
    """The name for somebody who sits down: numbered if another seat has it (`names`: of all seats)."""
    if not name or not is_among(names, seat, name):
        return name
    numbered = (f"{cut(name, NAME_LIMIT - 2)} {n}" for n in range(2, 10))
    return next(given for given in numbered if not is_among(names, seat, given))


def require_name(room: Room, seat: int, name: str) -> None:
    """Refuse a new name that another seat has."""
    if name and is_called_like_another(room, seat, name):
        raise Refused("error-name-taken")


def clean(text: str, limit: int) -> str:
    """One line of visible text, not longer than allowed: no control or direction-override marks.

    Joiners, variation selectors and tags stay: they are how names and emoji are spelt.
    """
    kept = "".join(" " if c.isspace() else c for c in text if c.isspace() or is_harmless(c))
    shown = cut(" ".join(kept.split()), limit).strip(JOINERS + " ")
    return shown if any(is_visible(c) for c in shown) else ""


def is_harmless(c: str) -> bool:
    """Whether a character can neither garble what stands around it nor spoil what is stored."""
    return unicodedata.category(c) not in ("Cc", "Cs") and c not in DIRECTION_MARKS


def is_visible(c: str) -> bool:
    return unicodedata.category(c) not in ("Cf", "Mn", "Me", "Zs")


def cut(text: str, limit: int) -> str:
    """At most so many characters, ending where one that people see ends.

    Careful rather than exact: where it is not sure that one ends, it looks further to the front.
    """
    if len(text) <= limit:
        return text
    end = limit
    while end > 0 and not is_boundary(text, end):
        end -= 1
    return text[: end or limit]


def is_boundary(text: str, at: int) -> bool:
    """Whether what people see as one character may end before this place."""
    before, after = text[at - 1], text[at]
    if before == JOINER or unicodedata.combining(before) == VIRAMA or extends(after):
        return False
    if is_flag_letter(before) and is_flag_letter(after):
        return flag_letters_before(text, at) % 2 == 0
    return not (is_jamo(before) and is_jamo(after))


def extends(c: str) -> bool:
    """Whether a character only goes with the one before it: accents, joiners, skin tones, tags."""
    return (
        c in JOINERS
        or unicodedata.category(c) in ("Mn", "Mc", "Me")
        or "\U0001f3fb" <= c <= "\U0001f3ff"
        or "\U000e0020" <= c <= "\U000e007f"
    )


def is_flag_letter(c: str) -> bool:
    """Whether two of them make a flag."""
    return "\U0001f1e6" <= c <= "\U0001f1ff"


def flag_letters_before(text: str, at: int) -> int:
    start = at
    while start > 0 and is_flag_letter(text[start - 1]):
        start -= 1
    return at - start


def is_jamo(c: str) -> bool:
    """Whether it is a part of a Korean syllable."""
    return "\u1100" <= c <= "\u11ff" or "\ua960" <= c <= "\ua97f" or "\ud7b0" <= c <= "\ud7ff"
