"""How readable the words on everything that can be pressed are, in every state the browser can give it."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page

CONTROLS = "button, a[href], summary, [role=button], [role=radio], [role=menuitem], [role=tab]"
STATES: dict[str, list[str]] = {
    "hover": ["hover"],
    "focus": ["focus", "focus-visible"],
    "active": ["hover", "active"],
}
MEASURE = (Path(__file__).parent / "contrast.js").read_text("utf-8")
Colour = Sequence[float]


@dataclass(frozen=True)
class Word:
    """A piece of text on a control, on the ground on which it is hardest to read."""

    control: int
    name: str
    text: str
    needed: float
    ink: tuple[int, ...]
    ground: tuple[int, ...]

    @property
    def ratio(self) -> float:
        return ratio(self.ink, self.ground)

    def __str__(self) -> str:
        return (
            f"{self.text!r} on {self.name}: {self.ratio:.2f} of {self.needed} ({self.ink} on {self.ground})"
        )


def luminance(colour: Colour) -> float:
    """Relative luminance, as WCAG 2 defines it."""
    parts = [part / 255 for part in colour]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(one: Colour, other: Colour) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


class Meter:
    """Puts every control of a page into a state and measures its words."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cdp: CDPSession = page.context.new_cdp_session(page)
        for domain in ("DOM", "CSS"):
            self.cdp.send(f"{domain}.enable")

    def measured(self, wanted: list[int] | None = None) -> list[dict[str, Any]]:
        return list(self.page.evaluate(MEASURE, [CONTROLS, wanted]))

    def by_state(self) -> dict[str, list[Word]]:
        """Everything at rest, and one control of every kind in the other states."""
        rest = self.measured()
        kinds = {each["kind"]: each["index"] for each in reversed(rest)}
        some = sorted(set(kinds.values()))
        root = self.cdp.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
        found = self.cdp.send("DOM.querySelectorAll", {"nodeId": root, "selector": CONTROLS})["nodeIds"]
        by_state = {"rest": [word(raw) for raw in rest]}
        for state, pseudo in STATES.items():
            for index in some:
                forced = {"nodeId": found[index], "forcedPseudoClasses": pseudo}
                self.cdp.send("CSS.forcePseudoState", forced)
            by_state[state] = [word(raw) for raw in self.measured(some)]
        self.cdp.detach()  # and nothing is forced any more
        return by_state


def word(raw: dict[str, Any]) -> Word:
    needed = 3.0 if raw["large"] or raw["disabled"] else 4.5
    worst = min(raw["pairs"], key=lambda pair: ratio(pair["ink"], pair["ground"]))
    ink, ground = (tuple(round(part) for part in worst[name]) for name in ("ink", "ground"))
    return Word(raw["index"], raw["name"], raw["text"], needed, ink, ground)


def unreadable(measured: dict[str, list[Word]]) -> list[str]:
    """What is hard to read; in another state than at rest only what is not so at rest already."""
    problems = {state: [w for w in words if w.ratio < w.needed] for state, words in measured.items()}
    known = {(each.control, each.text) for each in problems["rest"]}
    return [
        f"{state}: {w}"
        for state, ws in problems.items()
        for w in ws
        if state == "rest" or (w.control, w.text) not in known
    ]
