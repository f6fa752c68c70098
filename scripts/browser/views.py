"""The main views of the client on desktop and phone, each reached as a person or a record would."""

import random
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from browser.playing import play_turns, start, take_the_screen
from browser.positions import record_of_a_finished_game, record_to
from regnum.ai.simple import Effort, SimpleBot
from regnum.games import game
from regnum.kernel.agenda import decider, play
from regnum.kernel.codec import checksum
from regnum.kernel.offer import honest_copy
from regnum.kernel.record import Record, new_game
from regnum.library import tables_for

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}


def home(page: Page) -> None:
    page.goto("/")
    page.wait_for_selector("[data-start]")


def draft(page: Page) -> None:
    home(page)
    start(page, "solo")


def paladins(page: Page) -> None:
    draft(page)
    play_turns(page, random.Random(1), 1)


def taverns(page: Page) -> None:
    draft(page)
    play_turns(page, random.Random(1), 2)


def solo(page: Page) -> None:
    draft(page)
    play_turns(page, random.Random(3), 25, board=False)


def at(kind: str, players: int = 3, wanted: int = 3) -> Callable[[Page], None]:
    """A position out of a game played at random."""

    def opened(page: Page) -> None:
        open_record(page, record_to(kind, players, wanted))

    return opened


def end(page: Page) -> None:
    open_record(page, record_of_a_finished_game(3))
    page.wait_for_timeout(600)


def why_not(page: Page) -> None:
    open_record(page, record_to("PlaceToken", 3, 2))
    page.locator('[data-el^="space."].el-refused').last.click()


def own_board(page: Page) -> None:
    solo(page)
    page.locator(".ph-tabs button").nth(1).click()


def log(page: Page) -> None:
    solo(page)
    page.locator(".ph-tabs button").nth(3).click()


def open_record(page: Page, text: str) -> None:
    file = Path(tempfile.mkdtemp()) / "record.json"
    file.write_text(text, "utf-8")
    page.goto("/#/replays")
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector(".tf-choice, .tf-winner, [data-hand-over]")
    take_the_screen(page)


# --- Gùgōng: positions of games that bots played, so that boards look as they do at a table ---------------


SEED = "7"


@cache
def played(players: int, options: tuple[tuple[str, str], ...]) -> tuple[list[int], list[str]]:
    """A whole game of quick bots: what was chosen, and what was asked each time."""
    spec = game("gugong")
    g = new_game(spec, tables_for("gugong"), players, dict(options), SEED)
    bot = SimpleBot(1, effort=Effort(nodes=60, turns=1, beam=2, draws=1))
    choices: list[int] = []
    asked: list[str] = []
    while g.agenda:
        seat = decider(g)
        asked.append(f"{type(g.agenda[-1]).__name__} {spec.view(g, seat)['day']} {len(g.legal)}")
        choices.append(bot.choose(spec, honest_copy(spec, g, seat, len(choices)), seat))
        play(g, choices[-1])
    return choices, asked


def until(asked: list[str], kind: str, day: int, wanted: int) -> int:
    """The first question of this kind on that day or later with so many options, or the end."""
    for n, what in enumerate(asked):
        name, on, there = what.split()
        if name == kind and int(on) >= day and int(there) >= wanted:
            return n
    return len(asked)


def gugong(kind: str, players: int, day: int, wanted: int = 2, **options: str) -> Callable[[Page], None]:
    """A question of a game that bots played; without a kind its end."""

    def opened(page: Page) -> None:
        spec, tables = game("gugong"), tables_for("gugong")
        choices, asked = played(players, tuple(options.items()))
        made = choices[: until(asked, kind, day, wanted)]
        g = new_game(spec, tables, players, options, SEED)
        for choice in made:
            play(g, choice)
        told = (spec.rules_version, tables.fingerprint, players, options, SEED, made, checksum(spec, g))
        open_record(page, Record("gugong", *told).dumps())
        page.mouse.move(0, 0)  # where one took the screen may be something that explains itself
        page.wait_for_timeout(300)

    return opened


def gugong_exchange(page: Page) -> None:
    gugong("Pay", 4, 2, 5)(page)
    page.locator('.tf-choice[data-choice="servants"]').hover()


def gugong_why(page: Page) -> None:
    gugong("TravelMove", 4, 3, 3)(page)
    page.locator('[data-el^="city."].el-refused').first.click()


def gugong_meng(page: Page) -> None:
    """Meng's turn as it is told: his automa card and his exchange."""
    page.add_init_script("""localStorage.setItem("regnum.settings", JSON.stringify(
      { ...JSON.parse(localStorage.getItem("regnum.settings")), automaPace: "slow", confirm: "never" }))""")
    gugong("EndTurn", 1, 2)(page)
    page.locator('.tf-choice[data-choice="done"]').click()
    page.mouse.move(0, 0)  # no help over what is shown
    page.wait_for_selector(".gg-told .gg-card-face")


# --- Troyes: positions of games that bots played --------------------------------------------------------


@cache
def troyes_game(players: int) -> tuple[list[int], list[str]]:
    """A whole game of quick bots: what was chosen, and what was asked each time, with round and options."""
    spec = game("troyes")
    g = new_game(spec, tables_for("troyes"), players, {}, SEED)
    bot = SimpleBot(1, effort=Effort(nodes=60, turns=1, beam=2, draws=1))
    choices: list[int] = []
    asked: list[str] = []
    while g.agenda:
        seat = decider(g)
        question = g.agenda[-1].prompt(g).key.removeprefix("troyes-prompt-")
        asked.append(f"{question} {spec.view(g, seat)['round']} {len(g.legal)}")
        choices.append(bot.choose(spec, honest_copy(spec, g, seat, len(choices)), seat))
        play(g, choices[-1])
    return choices, asked


def troyes(question: str, players: int, in_round: int, wanted: int = 2) -> Callable[[Page], None]:
    """A question of a game that bots played; without one its end."""

    def opened(page: Page) -> None:
        spec, tables = game("troyes"), tables_for("troyes")
        choices, asked = troyes_game(players)
        made = choices[: until(asked, question, in_round, wanted)]
        g = new_game(spec, tables, players, {}, SEED)
        for choice in made:
            play(g, choice)
        version, printed, check = spec.rules_version, tables.fingerprint, checksum(spec, g)
        open_record(page, Record("troyes", version, printed, players, {}, SEED, made, check).dumps())
        page.mouse.move(0, 0)
        page.wait_for_timeout(300)

    return opened


def troyes_dice(page: Page) -> None:
    """A turn: two dice are chosen, and what they can do is shown."""
    troyes("turn", 4, 3, 30)(page)
    legal = page.locator(".ty-die-el.el-legal")
    for i in range(legal.count()):
        legal.nth(i).click()
        page.wait_for_selector(".ty-die-el.is-picked")
        page.wait_for_timeout(200)
        if legal.count() > 1:
            legal.last.click()
            break
        page.locator("button.ty-die-el.is-picked").click()
        page.wait_for_selector(".ty-die-el.is-picked", state="detached")
    page.wait_for_selector(".ty-die-el.is-picked >> nth=1")
    page.mouse.move(0, 0)


def troyes_why(page: Page) -> None:
    troyes_dice(page)
    page.locator(".ty-square .el-refused").first.click()


def troyes_black(page: Page) -> None:
    troyes("counter-black", 4, 2, 4)(page)
    page.locator(".ty-die-el.el-legal").first.click()
    page.wait_for_selector(".ty-die-el.is-picked")
    page.mouse.move(0, 0)


def troyes_place(page: Page) -> None:
    """Who comes and who is expelled, before it is done."""
    troyes("source-expel", 4, 2)(page)
    page.wait_for_timeout(500)
    page.locator(".tf-choices .tf-choice").first.hover()


def troyes_king(page: Page) -> None:
    """Le Roy's turn as it is told: his roll, its row, his dice."""
    page.add_init_script("""localStorage.setItem("regnum.settings", JSON.stringify(
      { ...JSON.parse(localStorage.getItem("regnum.settings")), automaPace: "slow", confirm: "never" }))""")
    troyes("turn", 1, 3, 10)(page)
    page.locator('.tf-choice[data-choice="pass"]').click()
    page.mouse.move(0, 0)
    page.wait_for_selector(".ty-told-sum")
    # Nothing more is told: the picture stays at the roll.
    page.evaluate("() => { for (let id = setTimeout(() => 0); id > 0; id--) clearTimeout(id); }")


def troyes_phone_cards(page: Page) -> None:
    troyes_dice(page)
    page.locator(".ph-zone-tabs button").nth(1).click()


def lobby(page: Page) -> None:
    home(page)
    page.locator('[data-game="paladins"] [data-mode="online"]').click()
    page.locator('[data-game="paladins"] [data-start]').click()
    page.wait_for_selector("[data-code]")


def rules(page: Page) -> None:
    page.goto("/#/rules/P40")
    page.wait_for_selector(".pg-rule")


def settings(page: Page) -> None:
    page.goto("/#/settings")
    page.wait_for_selector(".st")


VIEWS: dict[str, tuple[Callable[[Page], None], ViewportSize]] = {
    "home": (home, DESKTOP),
    "draft": (draft, DESKTOP),
    "paladins": (paladins, DESKTOP),
    "taverns": (taverns, DESKTOP),
    "solo": (solo, DESKTOP),
    "turn": (at("Turn", 3, 8), DESKTOP),
    "commission": (at("PlaceToken", 4, 5), DESKTOP),
    "payment": (at("PayWorkers"), DESKTOP),
    "outsider": (at("TakeOutsider", 3, 2), DESKTOP),
    "inquisition": (at("Abilities", 3, 2), DESKTOP),
    "why-not": (why_not, DESKTOP),
    "end": (end, DESKTOP),
    "lobby": (lobby, DESKTOP),
    "rules": (rules, DESKTOP),
    "settings": (settings, DESKTOP),
    "troyes-dice": (troyes_dice, DESKTOP),
    "troyes-why-not": (troyes_why, DESKTOP),
    "troyes-black": (troyes_black, DESKTOP),
    "troyes-hire": (troyes("source-hire", 3, 2), DESKTOP),
    "troyes-place": (troyes_place, DESKTOP),
    "troyes-two": (troyes("turn", 2, 2, 20), DESKTOP),
    "troyes-solo": (troyes_king, DESKTOP),
    "troyes-end": (troyes("", 4, 0), DESKTOP),
    "troyes-phone-square": (troyes_dice, PHONE),
    "troyes-phone-cards": (troyes_phone_cards, PHONE),
    "gugong-turn": (gugong("Exchange", 5, 3, 3, bonus="yes", expert="yes"), DESKTOP),
    "gugong-exchange": (gugong_exchange, DESKTOP),
    "gugong-travel": (gugong_why, DESKTOP),
    "gugong-wall": (gugong("Benefit", 4, 2, 3), DESKTOP),
    "gugong-canal": (gugong("LoadShip", 4, 3, 2), DESKTOP),
    "gugong-solo": (gugong_meng, DESKTOP),
    "gugong-end": (gugong("", 4, 0), DESKTOP),
    "gugong-phone-turn": (gugong("Exchange", 4, 3, 4), PHONE),
    "gugong-phone-map": (gugong("TravelMove", 4, 3, 3), PHONE),
    "phone-home": (home, PHONE),
    "phone-table": (at("PlaceToken", 3, 4), PHONE),
    "phone-paladins": (paladins, PHONE),
    "phone-own": (own_board, PHONE),
    "phone-log": (log, PHONE),
    "phone-turn": (at("Turn", 3, 8), PHONE),
}
