"""What the terminal shows of a position: automas, colours, numbers of spaces, and no line too long."""

import itertools
import sys
from typing import Any

import pytest

from regnum.cli.main import main
from regnum.cli.session import Session
from regnum.cli.sheets import score_lines
from regnum.cli.start import Wanted, session_for

Json = dict[str, Any]


def begun(name: str, players: int = 1, choices: int = 8) -> Session:
    """A game a few choices old."""
    session = session_for(Wanted(name, players, bots=players - 1, bot="random", seed="paint"))
    for _ in range(choices):
        session.choose(session.offered()[0].option)
    return session


def text(lines: list[Any]) -> str:
    return "\n".join(line.plain.rstrip() for line in lines)


def line_with(shown: str, what: str) -> str:
    return next(line for line in shown.split("\n") if what in line)


# Paladins


def test_the_board_of_the_ai_player() -> None:
    session = begun("paladins")
    view = session.view()
    seat = view["seats"][1]
    view["ai"].update(
        marker=4, played=["convert", "pray"], schemes=9, stack=["faith", "influence", "strength"]
    )
    seat["converted"] = [{"id": "", "card": "lookout_v", "points": 1}]
    seat["attacked"] = ["warrior_s"]
    for action in seat["actions"]:
        for i, slot in enumerate(action["slots"]):
            slot.update(workshop=action["action"] == "fortify" and i == 0, worker=None)
        action["used"] = action["action"] in ("garrison", "trade")
    shown = text(session.painter.rivals(view, 0, 100))
    assert "marker on space 4 of 5" in shown
    assert "Strength > Influence > Faith" in shown
    assert "9 in the deck; played: Convert and Pray" in shown
    assert "Fortify    [■] *  *  ×0 2 workers" in shown  # one worker less by the workshop
    assert line_with(shown, "Garrison").endswith("used")
    assert "3 Trade     used" in shown
    assert "5 Rest      1 worker" in shown
    assert "Converted Lookout (Vik) (1 VP)" in shown
    assert "Attacked Warrior (Sar)" in shown


@pytest.mark.parametrize(
    ("unpaid", "paid", "told"),
    [
        (0, 0, "No debts"),
        (2, 1, "Debts: 2 unpaid, 1 paid"),
        (3, 0, "Debts: 3 unpaid"),
        (0, 2, "Debts: none unpaid, 2 paid"),
    ],
)
def test_debts_say_which_are_paid(unpaid: int, paid: int, told: str) -> None:
    session = begun("paladins", choices=0)
    view = session.view()
    view["seats"][0].update(unpaid=unpaid, paid=paid)
    assert f"  {told}  " in text(session.painter.seat(view, 0, 100))


def test_kings_favours_have_their_names() -> None:
    session = begun("paladins", choices=0)
    view = session.view()
    view["favours"][0].update(card="favour_debt")
    view["favours"][1].update(card="favour_labour", worker="criminal")
    shown = text(session.painter.table(view, 100))
    assert "Debt Relief    f  1 silver → pay debt or −2 susp" in shown
    assert "Forced Labour [X] → L L L" in shown


def test_spaces_are_numbered_as_choices_name_them() -> None:
    """Closed spaces are not shown, so counting would name another one."""
    session = begun("paladins", 3, choices=0)
    view = session.view()
    closed = [[space["closed"] for space in region["spaces"]] for region in view["regions"]]
    region = next(i for i, row in enumerate(closed) if any(a and not b for a, b in itertools.pairwise(row)))
    shown = text(session.painter.table(view, 200))
    faith = view["regions"][region]["faith"]
    row = line_with(shown, f" {faith}/{view['regions'][region]['strength']} ")
    for number, is_closed in enumerate(closed[region], 1):
        assert (f" {number}:" in row) != is_closed


def test_free_jars_have_their_numbers() -> None:
    session = begun("paladins", choices=0)
    view = session.view()
    view["seats"][0]["jars"][0]["filled"] = True
    assert "1 placed; free: 2:L, 3:pray, 4:pray, 5:1 faith" in text(session.painter.seat(view, 0, 200))


# Troyes


def test_cards_and_events_of_troyes_name_their_colour() -> None:
    session = begun("troyes")
    view = session.view()
    facts: Any = session.match.spec.told_facts(session.match.tables)
    shown = text(session.painter.table(view, 120))
    cards = [place["card"] for place in view["cards"] if place["card"] is not None]
    assert cards
    for card in cards:
        name = session.words("troyes-card-" + card.replace("_", "-"))
        assert line_with(shown, f" {name} ").split()[0] == facts["cards"][card]["colour"]
    for number, entry in enumerate(view["events"], 1):
        event = facts["events"][entry["event"]]
        name = session.words("troyes-event-" + event["name"].replace("_", "-"))
        colour = event["colour"] if number > 1 else "–"  # Marauding has none
        assert line_with(shown, f" {number}  ").split()[:3] == [str(number), colour, name.split()[0]]


def test_alone_characters_and_points_are_open() -> None:
    session = begun("troyes")
    view = session.view()
    shown = text(session.painter.table(view, 120))
    for name in view["characters"]:
        row = line_with(shown, session.words("troyes-character-" + name.replace("_", "-")))
        for who, seat in enumerate(view["seats"]):
            standing = seat["standing"][name]
            assert f"P{who + 1} has {standing['n']}: {standing['points']} VP" in row
    sheet = text(score_lines(session))
    assert "Urbain IV" in sheet
    assert "secret" not in sheet
    assert "secret" in text(score_lines(begun("troyes", 2)))


def test_le_roy_is_shown_with_his_table_and_dice() -> None:
    session = begun("troyes")
    view = session.view()
    rivals = text(session.painter.rivals(view, 0, 500))
    assert "5 or 9: counters the rightmost event (one die per free flag)" in rivals
    assert "deniers" not in rivals  # he has no money [T90]
    best = next(
        die for district in view["districts"] for die in district["dice"] if die["id"] == view["ranking"][0]
    )
    letter = {"red": "R", "white": "W", "yellow": "Y"}[best["colour"]]
    table = text(session.painter.table(view, 120))
    assert f"Le Roy’s dice, the best first {letter}{best['value']} " in table


def test_spaces_of_buildings_say_number_and_owner() -> None:
    session = begun("troyes")
    view = session.view()
    shown = text(session.painter.table(view, 120))
    palace = next(building for building in view["buildings"] if building["building"] == "palace")
    owners = [row[0]["owner"] for row in palace["rows"]]
    told = " ".join(f"{n}:{'·' if owner is None else f'P{owner + 1}'}" for n, owner in enumerate(owners, 1))
    assert told in line_with(shown, "Palace")


# Gùgōng


def test_mengs_board() -> None:
    session = begun("gugong", choices=0)
    view = session.view()
    view["solo"].update(focus="canal", matches=2, claims=1, automa=5, today=["automa_jade_1"])
    shown = text(session.painter.rivals(view, 0, 120))
    assert "Focus: Grand Canal" in shown
    assert "Counts as 2 matches tonight; port rewards claimed: 1" in shown
    assert "in the deck: 5" in shown
    assert "Jade; at dusk: a free travel step" in shown


def test_ports_and_ships_have_numbers() -> None:
    session = begun("gugong", 3, choices=0)
    view = session.view()
    port = view["canal"]["routes"][0]["ports"][1]
    port["ship"] = {"seat": 1, "ship": 3, "servants": 2, "double": True}
    shown = text(session.painter.table(view, 120))
    assert "route 1 [ ] > [P2/3:ooD] > [ ]" in shown
    assert "1:at home; 2:at home; 3:at home" in text(session.painter.seat(view, 0, 120))


# All games


@pytest.mark.parametrize("width", [40, 78, 119])
@pytest.mark.parametrize(("name", "players"), [("paladins", 1), ("troyes", 1), ("gugong", 1), ("gugong", 3)])
def test_no_line_is_wider_than_the_screen(name: str, players: int, width: int) -> None:
    session = begun(name, players)
    view, painter = session.view(), session.painter
    for lines in (painter.table(view, width), painter.seat(view, 0, width), painter.rivals(view, 0, width)):
        assert [line.plain for line in lines if len(line.plain.rstrip()) > width] == []


def test_what_a_label_says_is_not_said_again() -> None:
    session = begun("gugong", choices=0)
    offered = {choice.text: choice for choice in session.offered()}
    assert all(choice.effect == "" for choice in offered.values())  # "Give Tea set (5, Decrees)"
    session = begun("paladins", choices=0)
    first = session.offered()[0]
    words = session.words(first.key(), label=first.label, cost=first.cost, effect=first.effect)
    assert " — " in words
    assert " + " not in words


def test_an_interrupt_says_how_to_go_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    class Interrupted:
        def isatty(self) -> bool:
            return False

        def readline(self) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Interrupted())
    assert main(["play", "--solo", "--plain"]) == 130
    assert "Saved. Go on with: " in capsys.readouterr().out


def test_plain_mode_is_as_wide_as_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    session = begun("troyes", choices=0)
    from regnum.cli.plain import PlainGame

    PlainGame(session).show_position(session)
    assert max(len(line) for line in capsys.readouterr().out.splitlines()[2:]) <= 50
