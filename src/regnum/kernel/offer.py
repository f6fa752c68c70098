"""What a seat is offered: choices in words, reasons for the rest, previews of what would follow."""

from typing import Any

from regnum.kernel.agenda import (
    Choice,
    Frame,
    Reason,
    Refusal,
    State,
    decider,
    describe,
    options_of,
    pending,
    play,
    refused,
    resolve,
)
from regnum.kernel.errors import IllegalChoice
from regnum.kernel.fields import Layout
from regnum.kernel.messages import Msg, msg_to_json, raw
from regnum.kernel.sight import determinise, redact
from regnum.kernel.spec import GameSpec

PREVIEW_SEED = 0

Change = tuple[str, object, object]  # path in the view, before, after


def frame_for(g: State, seat: int) -> Frame[Any] | None:
    """The frame `seat` may answer now, if any."""
    for frame in pending(g):
        if frame.who == seat:
            return frame
    return None


def choices(g: State) -> list[Choice]:
    """The options of the frame on top, described."""
    frame = g.agenda[-1]
    return [describe(g, frame, option) for option in g.legal]


def find(g: State, text: str) -> int:
    """The option whose text form this is; raises IllegalChoice with the reason."""
    wanted = " ".join(text.split())
    for choice in choices(g):
        if choice.text == wanted:
            return choice.option
    for refusal in refused(g, g.agenda[-1]):
        if refusal.text == wanted:
            raise IllegalChoice(refusal.reason.msg, refusal.reason.rule)
    offered = [raw(choice.text) for choice in choices(g)]
    raise IllegalChoice(Msg("error-choice-unknown", {"choice": raw(text[:80]), "offered": offered}))


def preview(spec: GameSpec, g: State, seat: int, option: int) -> tuple[list[Change], str]:
    """What the choice would change in the view of `seat`, and where the look ahead stopped.

    The choice is played on an honest copy, up to the next draw, the next choice or another seat's
    decision: "chance", "choice", "other" or "end".
    """
    layout = spec.layout(g)
    copy = determinise(g, layout, seat, PREVIEW_SEED)
    before = _flat(spec, copy, layout, seat)
    resolve(copy, copy.agenda.pop(), option)
    stop = "end"
    while copy.agenda:
        frame = copy.agenda[-1]
        if frame.is_chance():
            stop = "chance"
            break
        legal = options_of(copy, frame)
        if len(legal) > 1:
            stop = "choice" if frame.who == seat else "other"
            break
        copy.agenda.pop()
        resolve(copy, frame, legal[0])
    after = _flat(spec, copy, layout, seat)
    changes: list[Change] = [
        (path, before.get(path), after.get(path))
        for path in sorted(before.keys() | after.keys())
        if before.get(path) != after.get(path)
    ]
    return changes, stop


def passes_barrier(g: State, option: int, bots: tuple[int, ...] = ()) -> bool:
    """Whether undo would stop after this choice: something is turned up, or one of `bots` answers."""
    copy = g.clone()
    play(copy, option)
    return copy.draws != g.draws or copy.reveals != g.reveals or decider(copy) in bots


def _flat(spec: GameSpec, g: State, layout: Layout, seat: int) -> dict[str, object]:
    out: dict[str, object] = {}
    _flatten("", spec.view(redact(g, layout, seat), seat), out)
    return out


def _flatten(path: str, value: object, out: dict[str, object]) -> None:
    if isinstance(value, dict):
        for name, inner in value.items():
            _flatten(f"{path}.{name}" if path else str(name), inner, out)
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            name = inner.get("id", i) if isinstance(inner, dict) else i
            _flatten(f"{path}.{name}", inner, out)
    else:
        out[path] = value


def choice_to_json(choice: Choice) -> dict[str, object]:
    return {
        "option": choice.option,
        "text": choice.text,
        "kind": choice.kind,
        "args": choice.args,
        "label": msg_to_json(choice.label),
        "elements": choice.elements,
        "cost": [[name, n] for name, n in choice.cost],
        "effect": [msg_to_json(m) for m in choice.effect],
    }


def reason_to_json(reason: Reason) -> dict[str, object]:
    return {"msg": msg_to_json(reason.msg), "rule": reason.rule}


def refusal_to_json(refusal: Refusal) -> dict[str, object]:
    return {
        "text": refusal.text,
        "kind": refusal.kind,
        "args": refusal.args,
        "label": msg_to_json(refusal.label),
        "elements": refusal.elements,
        "reason": reason_to_json(refusal.reason),
    }


def offer(spec: GameSpec, g: State, seat: int, previews: bool = False) -> dict[str, object]:
    """Everything a client needs for `seat` (or -1, the public): view, prompt, choices, reasons."""
    layout = spec.layout(g)
    out: dict[str, object] = {
        "game": spec.id,
        "seat": seat,
        "view": spec.view(redact(g, layout, seat), seat),
        "decider": decider(g),
        "waiting": [frame.who for frame in pending(g)],
        "choices": [],
        "refused": [],
    }
    frame = frame_for(g, seat)
    if frame is None:
        return out
    legal = options_of(g, frame)
    described: list[object] = []
    for option in legal:
        entry = choice_to_json(describe(g, frame, option))
        if previews and frame is g.agenda[-1]:
            changes, stop = preview(spec, g, seat, option)
            entry["preview"] = {"changes": [list(change) for change in changes], "stop": stop}
        described.append(entry)
    out["prompt"] = msg_to_json(frame.prompt(g))
    out["choices"] = described
    out["refused"] = [refusal_to_json(refusal) for refusal in refused(g, frame)]
    return out
