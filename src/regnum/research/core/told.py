"""What a seat has seen so far, as one number: the information state.

Two games are the same to a seat if and only if it was told the same and chose the same. So the number is
made of a chain: the first position as the seat sees it, and then for every choice of anybody the events as
the seat hears them, the position as it sees it afterwards, and the choice itself if it was its own.

Nobody pays for it who does not ask: the choices are played once more, by a copy that listens.
"""

from hashlib import sha256
from typing import Final

from regnum.kernel.agenda import State, play
from regnum.kernel.codec import frame_to_json
from regnum.kernel.sight import redact, redact_event
from regnum.kernel.spec import GameSpec


class Told:
    """What all seats have seen up to some position."""

    def __init__(self, spec: GameSpec, start: State, digests: list[bytes]) -> None:
        self.spec: Final = spec
        self.state: Final = start  # nobody plays on it
        self.digests: Final = digests  # by seat

    def after(self, choices: list[int], keys: dict[int, bytes], first: int) -> "Told":
        """What they have seen after more choices, the first with this number; `keys`: see Play.rekey."""
        if not choices:
            return self
        g = self.state.clone()
        digests = list(self.digests)
        for at, option in enumerate(choices, first):
            if at in keys:
                g.key = keys[at]
            who = g.agenda[-1].who
            g.events = []
            play(g, option)
            for seat, digest in enumerate(digests):
                own = option if seat == who else -1
                events = [redact_event(event, self.spec.events, seat) for event in g.events or []]
                told = repr((own, events, position(self.spec, g, seat)))
                digests[seat] = sha256(digest + told.encode()).digest()
        g.events = None
        return Told(self.spec, g, digests)


def position(spec: GameSpec, g: State, seat: int) -> tuple[object, ...]:
    """All a seat sees of a position, and what is to be done."""
    seen = redact(g, spec.layout(g), seat)
    return (seen.contents(), [frame_to_json(spec, frame) for frame in g.agenda])


def begun(spec: GameSpec, g: State, before: bytes = b"") -> Told:
    """What the seats see at the start; `before`: what led there, if it is no start."""
    start = g.clone()
    head = before + repr((spec.id, spec.rules_version, g.players, g.options)).encode()
    digests = [
        sha256(head + repr((seat, position(spec, start, seat))).encode()).digest()
        for seat in range(g.seat_count)
    ]
    return Told(spec, start, digests)
