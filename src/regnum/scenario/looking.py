"""What lies on the table before a choice: what is offered, and the reasons for the rest."""

from regnum.kernel.agenda import Refusal, State, decider, is_over, refused
from regnum.kernel.messages import Arg
from regnum.kernel.offer import choices
from regnum.scenario.errors import shown
from regnum.scenario.format import Refused, Step
from regnum.scenario.result import Failure


def offered_texts(g: State) -> list[str]:
    return [choice.text for choice in choices(g)] if g.agenda else []


def refusals(g: State) -> list[Refusal]:
    return refused(g, g.agenda[-1]) if g.agenda else []


def look(g: State, seats: list[str], step: Step) -> list[Failure]:
    """`offered`, `offered_only`, `not_offered` and `refused` of a step."""
    offered = offered_texts(g)
    out: list[Failure] = []
    for text in step.offered:
        if text not in offered:
            out.append(Failure(step.name, f"offered {shown(text)}", "offered", instead(g, seats, text)))
    if step.offered_only is not None and sorted(step.offered_only) != sorted(offered):
        wanted = shown(sorted(step.offered_only))
        out.append(Failure(step.name, "offered_only", wanted, shown(sorted(offered))))
    for text in step.not_offered:
        if text in offered:
            out.append(Failure(step.name, f"not_offered {shown(text)}", "not offered", "offered"))
    for entry in step.refused:
        out.extend(_look_refused(g, step, entry, offered))
    return out


def _look_refused(g: State, step: Step, wanted: Refused, offered: list[str]) -> list[Failure]:
    expected = _words(wanted.why or "refused", wanted.need, wanted.have, wanted.rule)
    what = f"refused {shown(wanted.text)}"
    if wanted.text in offered:
        return [Failure(step.name, what, expected, "offered")]
    found = [refusal for refusal in refusals(g) if refusal.text == wanted.text]
    if any(_same_reason(wanted, refusal) for refusal in found):
        return []
    got = " or ".join(_reason_words(refusal) for refusal in found)
    return [Failure(step.name, what, expected, got or "nothing of this name here")]


def _same_reason(wanted: Refused, refusal: Refusal) -> bool:
    msg = refusal.reason.msg
    return (
        wanted.why in ("", msg.key, _short(msg.key))
        and wanted.need in (None, _number(msg.args, "need"))
        and wanted.have in (None, _number(msg.args, "have"))
        and wanted.rule in ("", refusal.reason.rule)
    )


# --- words ------------------------------------------------------------------------------------------


def _short(key: str) -> str:
    """`used` for `paladins-why-used`."""
    return key.rpartition("-why-")[2]


def _number(args: dict[str, Arg], name: str) -> int | None:
    value = args.get(name)
    return value if isinstance(value, int) else None


def _words(why: str, need: int | None, have: int | None, rule: str) -> str:
    numbers = ", ".join(f"{name} {n}" for name, n in (("need", need), ("have", have)) if n is not None)
    return why + (f" ({numbers})" if numbers else "") + (f" [{rule}]" if rule else "")


def _reason_words(refusal: Refusal) -> str:
    """A reason by the name scenarios use, with its numbers if it has any."""
    msg = refusal.reason.msg
    need, have = _number(msg.args, "need"), _number(msg.args, "have")
    if not need and not have:
        need = have = None
    return _words(_short(msg.key), need, have, refusal.reason.rule)


def instead(g: State, seats: list[str], text: str) -> str:
    """What there is in place of a choice that is not offered."""
    if is_over(g):
        return "nothing: the game is over"
    found = [_reason_words(refusal) for refusal in refusals(g) if refusal.text == text]
    refused = f"refused: {' or '.join(found)}; " if found else ""
    texts = ", ".join(shown(offered) for offered in offered_texts(g))
    return f"{refused}{seats[decider(g)]} is offered {texts}"
