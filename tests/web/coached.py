"""A coach that says what a test wants: its answers are put into the line of the page and into the review."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

from browser.playing import start

Message = dict[str, Any]
# Headings of the evaluations that the answers name, by game.
HEADINGS = {
    "paladins": ("attributes", "workers", "orders", "outsiders"),
    "troyes": ("tokens", "deniers", "citizens", "cathedral"),
    "gugong": ("jade", "servants", "wall", "canal"),
}


def reasons(game: str, seat: int = 0, rival: int = 1) -> list[Message]:
    """A gain, a cost, a smaller gain, and what a rival gains by it."""
    first, second, third, fourth = HEADINGS[game]
    return [
        {"heading": first, "points": 2.43, "kind": "gain", "seat": seat},
        {"heading": second, "points": -1.1, "kind": "cost", "seat": seat},
        {"heading": third, "points": 0.7, "kind": "gain", "seat": seat},
        {"heading": fourth, "points": 1.8, "kind": "threat", "seat": rival},
    ]


def hinted(asked: Message, offer: Message, game: str) -> Message:
    """Up to three of the choices on offer, from the last one on: not as they stand in the list."""
    chosen = offer["choices"][::-1][:3]
    suggestions = [
        {
            "option": choice["option"],
            "text": choice["text"],
            "label": choice["label"],
            "margin": 4.2 - 2.5 * i,
            "chance": 0.71 - 0.13 * i,
            "reasons": reasons(game, offer["seat"]),
            "then": [offer["choices"][0]["label"]] if i == 0 else [],
        }
        for i, choice in enumerate(chosen)
    ]
    return {
        "type": "hinted",
        "id": asked["id"],
        "decision": asked["decision"],
        "seat": offer["seat"],
        "suggestions": suggestions,
        "taken": 3,
        "left": 497,
    }


def explained(asked: Message, game: str) -> Message:
    return {
        "type": "explained",
        "id": asked["id"],
        "n": asked["n"],
        "seat": 1,
        "whole": False,
        "first": asked["n"],
        "last": asked["n"],
        "before": [0.55, 0.45],
        "after": [0.49, 0.51],
        "reasons": reasons(game, 1, 0),
        "chosen": None,
        "other": None,
    }


class Coached:
    """The line of a page with a coach in it; `hold` keeps its answers back until `go_on`."""

    def __init__(self, page: Page, game: str) -> None:
        self.game = game
        self.asked: list[Message] = []
        self.hold = False
        self.refusal = ""  # the key of a refusal that is given instead of an answer
        self._offer: Message = {}
        self._kept: list[Callable[[], None]] = []
        page.route_web_socket("**/ws/tables/*", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def up(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] not in ("hint", "explain"):
                server.send(text)
                return
            self.asked.append(message)
            self._kept.append(lambda: route.send(json.dumps([self._answer(message)])))
            if not self.hold:
                self.go_on()

        def down(text: str | bytes) -> None:
            for message in json.loads(text):
                if message["type"] == "offer" and message["choices"]:
                    self._offer = message
            route.send(text)

        route.on_message(up)
        server.on_message(down)

    def _answer(self, asked: Message) -> Message:
        if self.refusal:
            msg = {"key": self.refusal, "args": {}}
            error = {"code": self.refusal, "msg": msg, "text": ""}
            return {"type": "refused", "id": asked["id"], "error": error}
        if asked["type"] == "hint":
            return hinted(asked, self._offer, self.game)
        return explained(asked, self.game)

    def go_on(self) -> None:
        kept, self._kept = self._kept, []
        for send in kept:
            send()


def allow_hints(page: Page, game: str) -> None:
    """Tick the box of a game's card on the first page."""
    page.locator(f'[data-game="{game}"] .hm-hints input').check()


def coached(page: Page, game: str = "paladins", mode: str = "solo") -> Coached:
    """A table with hints, and a coach whose answers are known."""
    coach = Coached(page, game)
    page.goto("/")
    allow_hints(page, game)
    start(page, mode, game)
    return coach


def with_a_hint(page: Page, game: str) -> Coached:
    """... which has been asked."""
    coach = coached(page, game)
    page.locator(".co-hint").click()
    page.wait_for_selector(".co-move")
    return coach


def review_of(page: Page, table: str, game: str) -> Message:
    """A review of a finished game: a race to and fro, three turning points; the points are the real ones."""
    told = page.request.get(f"/api/tables/{table}/curve").json()
    points = told["points"]
    made, seats = points[-1]["n"], len(points[0]["totals"])
    turns = range(0, made, max(1, made // 12))
    curve = [
        {
            "n": n,
            "seat": i % seats,
            "round": next(point["round"] for point in points if n <= point["n"]),
            "chances": shares(0.2 + (i * 7 % 5) * 0.15, seats),
            "margins": [(i * 7 % 5) - 2.0] * seats,
        }
        for i, n in enumerate(turns)
    ]
    end = {"n": made, "seat": -1, "round": points[-1]["round"], "chances": shares(1.0, seats)}
    curve.append(end | {"margins": [5.0] * seats})
    return {
        "game": game,
        "rules": 1,
        "period": told["period"],
        "curve": curve,
        "turning": [turning(game, n, i) for i, n in enumerate((made // 4, made // 2, made * 4 // 5))],
        "seats": [
            {"seat": who, "moves": 40, "best": 27, "lost": 12.5, "hints": 3, "explained": 1}
            for who in range(seats)
        ],
        "sources": points,
    }


def shares(mine: float, seats: int) -> list[float]:
    return [mine, *[(1 - mine) / (seats - 1)] * (seats - 1)]


def turning(game: str, n: int, i: int) -> Message:
    key = f"{game}-title"
    return {
        "n": n,
        "seat": i % 2,
        "round": 1 + i,
        "asked": {"key": f"web-game-{game}", "args": {}},
        "chosen": {"option": 1, "text": "a", "label": {"key": f"web-game-{game}", "args": {}}},
        "better": {"option": 2, "text": "b", "label": {"key": key, "args": {}}},
        "chance": 0.14,
        "points": 3.2,
        "reasons": reasons(game, i % 2, 1 - i % 2),
    }


def reviewed(page: Page, game: str, working: int = 0) -> None:
    """The table on show is reviewed so; `working`: so many times it is not ready yet."""
    table = page.evaluate("() => location.hash.split('/')[2]")
    reply = {"status": "ready", "progress": 1.0, "review": review_of(page, table, game), "error": None}
    left = [working]

    def answer(route: Route) -> None:
        left[0] -= 1
        busy = {"status": "working", "progress": 0.4, "review": None, "error": None}
        route.fulfill(json=busy if left[0] >= 0 else reply)

    page.route("**/review", answer)


def open_review(page: Page, game: str) -> None:
    """From the end of a finished game."""
    page.wait_for_selector(".en-chart")
    reviewed(page, game)
    page.locator("dialog .tf-end-buttons button", has=page.locator('use[href="#i-chart"]')).click()
    page.wait_for_selector(".co-review")
