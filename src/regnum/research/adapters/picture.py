"""A position for eyes that read: what a seat may know, slice by slice, and what is on offer."""

from regnum.research.core.layout import Slice
from regnum.research.env import Env

MOST_CHOICES = 40  # that are listed


def pictured(env: Env, seat: int) -> str:
    """All slices of a seat's observation that are not empty, and the choices in their text forms."""
    vector = env.observe(seat).tolist()
    lines = [f"{env.layout.version} seat {seat}, decider {env.decider}, step {env.steps}"]
    for one in env.layout.slices.values():
        values = vector[one.start : one.stop]
        if any(values):
            lines.append(f"  {one.name}: {_line(one, values)}")
    legal = env.legal() if env.decider == seat else []
    lines.extend(f"  [{action}] {env.action(action).text}" for action in legal[:MOST_CHOICES])
    if len(legal) > MOST_CHOICES:
        lines.append(f"  ... {len(legal) - MOST_CHOICES}")
    return "\n".join(lines) + "\n"


def _line(one: Slice, values: list[int]) -> str:
    if one.kind == "set":
        cards = [str(card) for card, count in enumerate(values[1:]) for _ in range(count)]
        return f"{values[0]} [{' '.join(cards)}]"
    return " ".join(str(value) for value in values)
