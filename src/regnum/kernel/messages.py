"""Messages: a key of the catalogue and its arguments. Words live in the catalogue only."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar, Union, cast


class Seat:
    """A player as an argument of a message: shown by name."""

    def __init__(self, who: int) -> None:
        self.who: Final = who


Arg = Union[int, "Msg", Seat, "list[Msg]"]


class Msg:
    """Something to be said: what, and with which numbers, names and further messages. Nobody changes it."""

    def __init__(self, key: str, args: dict[str, Arg] | None = None) -> None:
        self.key: Final = key
        self.args: Final[dict[str, Arg]] = args if args is not None else {}
        self.told: dict[str, object] | None = None  # as JSON, once somebody has asked

    def __repr__(self) -> str:
        return f"Msg({self.key!r}, {self.args!r})"


P = ParamSpec("P")
T = TypeVar("T")

KEPT: Final = 4096  # messages of one kind


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """A function that makes the same message of the same things: it is made once.

    What cards are called and do is asked for with every offer; its arguments are numbers, tuples and boxes.
    """
    return cast("Callable[P, T]", lru_cache(KEPT)(make))


_KEYS: Final[dict[str, str]] = {}  # names of classes, cards and places: not many, and asked for all the time


def text_key(name: str) -> str:
    """`PayWorkers` or `debt_collector` as part of a message key: `pay-workers`, `debt-collector`."""
    found = _KEYS.get(name)
    if found is None:
        found = _KEYS[name] = _text_key(name)
    return found


def _text_key(name: str) -> str:
    out: list[str] = []
    for i, c in enumerate(name):
        if c.isupper():
            if i:
                out.append("-")
            out.append(c.lower())
        elif c in "_.":
            out.append("-")
        else:
            out.append(c)
    return "".join(out)


def raw(text: str) -> Msg:
    """Text that is not ours to translate: something the user typed, an id, a file name."""
    return Msg("raw:" + text)


def msg_to_json(msg: Msg) -> dict[str, object]:
    """The form clients get: {"key", "args"}; a seat is {"seat": n}. To be read only: it is kept."""
    told = msg.told
    if told is None:
        args = {name: arg_to_json(arg) for name, arg in msg.args.items()}
        told = msg.told = {"key": msg.key, "args": args}
    return told


def words_to_json(name: Msg, does: list[Msg]) -> dict[str, object]:
    """A card in words, for clients: what it is called, and what it does, a sentence each."""
    return {"name": msg_to_json(name), "does": [msg_to_json(m) for m in does]}


def arg_to_json(arg: Arg) -> object:
    if isinstance(arg, int):
        return arg
    if isinstance(arg, Seat):
        return {"seat": arg.who}
    if isinstance(arg, Msg):
        return msg_to_json(arg)
    return [msg_to_json(m) for m in arg]


def msg_from_json(told: dict[str, object]) -> Msg:
    """A message that `msg_to_json` has written."""
    args = told["args"]
    assert isinstance(args, dict)
    return Msg(str(told["key"]), {str(name): arg_from_json(arg) for name, arg in args.items()})


def arg_from_json(told: object) -> Arg:
    if isinstance(told, int):
        return told
    if isinstance(told, list):
        return [msg_from_json(each) for each in told]
    assert isinstance(told, dict)
    return Seat(int(told["seat"])) if "seat" in told else msg_from_json(told)
