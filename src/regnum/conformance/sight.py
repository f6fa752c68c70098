"""The part of the conformance walk about hidden information: nobody is told what it cannot know.

Two honest copies for an observer differ only in what the observer cannot know. So whatever the
observer gets must be the same for both and for the position itself, byte for byte.
"""

import json
from typing import Final

from regnum.conformance.tools import Picker
from regnum.kernel.agenda import (
    HIDDEN,
    Event,
    State,
    decider,
    is_over,
    options_of,
    pending,
    play,
)
from regnum.kernel.fields import Layout
from regnum.kernel.offer import offer
from regnum.kernel.sight import determinise, redact, redact_event
from regnum.kernel.spec import GameSpec
from regnum.kernel.stills import Camera

LOOK_AHEAD: Final = 3  # choices played on an honest copy


class Sight:
    """What was found: problems, and how many copies really differed from the position."""

    def __init__(self) -> None:
        self.problems: Final[list[str]] = []
        self.resampled = 0


def check_sight(spec: GameSpec, g: State, picker: Picker) -> Sight:
    """Redaction, honest copies, views, offers and events for every seat and the public."""
    found = Sight()
    layout = spec.layout(g)
    found.problems.extend(f"{name} is secret but has no pool" for name in layout.undeclared())
    option = picker.pick(g.legal)
    for observer in range(-1, g.seat_count):
        _check_redacted(g, layout, observer, found)
        first = determinise(g, layout, observer, picker.below(1 << 30))
        second = determinise(g, layout, observer, (1 << 30) + picker.below(1 << 30))
        found.resampled += any(place.cards(first) != place.cards(g) for place in layout.secret_zones)
        _check_offers(spec, g, first, second, observer, found)
        _check_events(spec, first, second, observer, option, found)
        _check_honest(spec, g, first, observer, picker, found)
    return found


def _check_redacted(g: State, layout: Layout, observer: int, found: Sight) -> None:
    """No card of an unseen zone, no unseen number and no key is in the redacted copy."""
    r = redact(g, layout, observer)
    if r.key or r.draws or r.reveals:
        found.problems.append("the generator shows through")
    for place in layout.zones:
        there = place.cards(g)
        hidden = (HIDDEN,) * len(there)
        if place.cards(r) != (there if place.seen_by(observer) else hidden):
            found.problems.append(f"{observer} sees the wrong cards of {place.name}")
    for place in layout.numbers:
        if place.number(r) != (place.number(g) if place.seen_by(observer) else HIDDEN):
            found.problems.append(f"{observer} sees the wrong number of {place.name}")


def _check_offers(spec: GameSpec, g: State, first: State, second: State, observer: int, found: Sight) -> None:
    """View, prompt, choices and reasons are the same whatever the observer cannot know."""
    told = offer(spec, g, observer)
    text = json.dumps(told)
    for copy in (first, second):
        if json.dumps(offer(spec, copy, observer)) != text:
            found.problems.append(f"{observer} is told what it cannot know")
    waits = observer in [frame.who for frame in pending(g)]
    if bool(told["choices"]) != waits:
        found.problems.append(f"{observer} is offered a choice out of turn, or none in its turn")


def _check_events(
    spec: GameSpec, first: State, second: State, observer: int, option: int, found: Sight
) -> None:
    """What a choice lets the observer hear and see before chance speaks is the same as well."""
    frame = first.agenda[-1]
    if option not in options_of(first, frame) or option not in options_of(second, frame):
        return
    heard, seen = zip(*(_follow(spec, copy, observer, option) for copy in (first, second)), strict=True)
    if heard[0] != heard[1]:
        found.problems.append(f"{observer} hears what it cannot know: {heard[0]} or {heard[1]}")
    elif seen[0] != seen[1]:
        found.problems.append(f"{observer} sees in the middle of a choice what it cannot know")


def _follow(spec: GameSpec, g: State, observer: int, option: int) -> tuple[list[Event], list[str]]:
    """The redacted events of a choice and the views at its beats, up to the next draw or decision."""
    copy = g.clone()
    copy.events = []
    copy.witness = camera = Camera(spec.beats)
    camera.resolve(copy, option)
    while copy.agenda and not copy.agenda[-1].is_chance():
        legal = options_of(copy, copy.agenda[-1])
        if len(legal) > 1:
            break
        camera.rest(copy)
        camera.resolve(copy, legal[0])
    heard = [redact_event(event, spec.events, observer) for event in copy.events]
    return heard, [_seen(spec, still.state, observer) for still in camera.stills]


def _seen(spec: GameSpec, g: State, observer: int) -> str:
    return json.dumps(spec.view(redact(g, spec.layout(g), observer), observer))


def _check_honest(spec: GameSpec, g: State, copy: State, observer: int, picker: Picker, found: Sight) -> None:
    """An honest copy is a sound position with the observer's own options, and can be played on."""
    found.problems.extend(f"an honest copy: {text}" for text in spec.problems(copy))
    if decider(g) == observer and options_of(copy, copy.agenda[-1]) != g.legal:
        found.problems.append(f"an honest copy changes the options of {observer}")
    copy = copy.clone()
    copy.legal = options_of(copy, copy.agenda[-1])
    for _ in range(LOOK_AHEAD):
        if not is_over(copy):
            play(copy, picker.pick(copy.legal))
    found.problems.extend(f"an honest copy, played on: {text}" for text in spec.problems(copy))
