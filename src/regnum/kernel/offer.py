"""What a seat is offered: choices in words, and reasons for the rest."""

from typing import Any

from regnum.kernel.agenda import (
    BESIDE,
    PAUSED,
    Choice,
    Frame,
    Reason,
    Refusal,
    State,
    decider,
    describe,
    options_of,
    pending,
    refused,
)
from regnum.kernel.errors import IllegalChoice
from regnum.kernel.messages import Msg, Seat, msg_to_json, raw
from regnum.kernel.sight import Dealer, redact
from regnum.kernel.spec import GameSpec


def frame_for(g: State, seat: int) -> Frame[Any] | None:
    """The frame `seat` may answer now, if any."""
    for frame in pending(g):
        if frame.who == seat:
            return frame
    return None


def choices(g: State) -> list[Choice]:
    """The options of the frame on top, described."""
    return choices_of(g, g.agenda[-1])


def choices_of(g: State, frame: Frame[Any]) -> list[Choice]:
    """The options of a question that is asked now, described."""
    return [describe(g, frame, option) for option in legal_of(g, frame)]


def legal_of(g: State, frame: Frame[Any]) -> list[int]:
    """The options of a question that is asked now."""
    return g.legal if frame is g.agenda[-1] else options_of(g, frame)


def find(g: State, text: str) -> int:
    """The option of the frame on top whose text form this is; raises IllegalChoice with the reason."""
    return option_of(g, g.agenda[-1], text)


def option_of(g: State, frame: Frame[Any], choice: int | str) -> int:
    """The option of a question that is meant by a number or a text form.

    Raises IllegalChoice with the reason.
    """
    if not isinstance(choice, str):
        option = int(choice)  # True is 1
        if option not in legal_of(g, frame):
            raise IllegalChoice(Msg("error-choice-number", {"choice": option}))
        return option
    wanted = " ".join(choice.split())
    offered = choices_of(g, frame)
    for known in offered:
        if known.text == wanted:
            return known.option
    for refusal in refused(g, frame):
        if refusal.text == wanted:
            raise IllegalChoice(refusal.reason.msg, refusal.reason.rule)
    texts = [raw(known.text) for known in offered]
    raise IllegalChoice(Msg("error-choice-unknown", {"choice": raw(choice[:80]), "offered": texts}))


def honest_copy(spec: GameSpec, g: State, seat: int, seed: int, dealer: Dealer | None = None) -> State:
    """What a seat may look ahead on: all it cannot see is dealt anew, and its own question is on top.

    Simultaneous questions may be answered in any order; the seat's own one is put first, so that
    `legal` of the copy are always the options of `seat`. `dealer`: of this seat and seed, where one is kept.
    Raises IllegalChoice if the seat is not asked.
    """
    frame = frame_for(g, seat)
    if frame is None:
        raise IllegalChoice(Msg("error-not-your-turn", {"who": Seat(decider(g))}))
    honest = (dealer or Dealer(spec.layout(g), seat, seed)).copy(g)
    if frame is not honest.agenda[-1]:
        honest.agenda.remove(frame)
        honest.agenda.append(frame)
        honest.legal = options_of(honest, frame)
    return honest


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


def asked(g: State, seat: int) -> dict[str, object]:
    """What a seat is asked: prompt and choices; nothing if it is not."""
    frame = frame_for(g, seat)
    if frame is None:
        return {}
    return {
        "prompt": msg_to_json(frame.prompt(g)),
        "choices": [choice_to_json(choice) for choice in choices_of(g, frame)],
        "sensible": sensible(g, frame),
        "leads": leads(g, frame),
    }


def sensible(g: State, frame: Frame[Any]) -> int | None:
    """The one sensible answer to a question, if there is one (Frame.sensible)."""
    return None if g.legal == PAUSED else frame.sensible(g)


def leads(g: State, frame: Frame[Any]) -> dict[str, list[int]]:
    """Elements that may be touched first, and the options that lead to a question about them."""
    found: dict[str, list[int]] = {}
    for option in legal_of(g, frame):
        if 0 <= option < BESIDE:
            for element in frame.leads(g, option):
                found.setdefault(element, []).append(option)
    return found


def reasons(g: State, seat: int) -> list[dict[str, object]]:
    """What a seat that is asked might expect and is not offered, and why."""
    frame = frame_for(g, seat)
    return [] if frame is None else [refusal_to_json(refusal) for refusal in refused(g, frame)]


def offer(spec: GameSpec, g: State, seat: int) -> dict[str, object]:
    """Everything a client needs for `seat` (or -1, the public): view, prompt, choices, reasons."""
    layout = spec.layout(g)
    out: dict[str, object] = {
        "game": spec.id,
        "seat": seat,
        "view": spec.view(redact(g, layout, seat), seat),
        "decider": decider(g),
        "waiting": [frame.who for frame in pending(g)],
        "choices": [],
        "refused": reasons(g, seat),
    }
    out.update(asked(g, seat))
    return out
