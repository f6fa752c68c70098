"""Questions with one sensible answer: which they are, and when they are asked all the same."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from regnum.games import GAMES
from regnum.games.gugong.codes import active_token
from regnum.games.gugong.const import TOKEN_FOLLOW
from regnum.kernel.agenda import State, describe, play
from regnum.kernel.offer import choices, find
from regnum.kernel.record import new_game
from regnum.library import tables_for

TESTS = Path(__file__).parents[1]
DOCS = TESTS.parent / "docs" / "asked.md"


def positions(name: str, kind: str) -> Iterator[Any]:
    """Positions of recorded games where this kind of frame asks."""
    spec, box = GAMES[name], tables_for(name)
    for path in sorted((TESTS / "records" / name).glob("*.json")):
        record = json.loads(path.read_text("utf-8"))["record"]
        g = new_game(spec, box, record["players"], record["options"], record["seed"])
        for option in record["choices"]:
            if type(g.agenda[-1]).__name__ == kind:
                yield g.clone()
            play(g, option)


@cache
def found(name: str, kind: str) -> list[Any]:
    """Some of them, with a sensible answer and without."""
    some: list[Any] = []
    for g in positions(name, kind):
        some.append(g)
        if len(some) >= 30 and any(answer(each) for each in some):
            break
    return some


def answer(g: State) -> str:
    """The text of the sensible answer, or nothing."""
    frame = g.agenda[-1]
    option = frame.sensible(g)
    return "" if option is None else describe(g, frame, option).text


def first(name: str, kind: str, text: str = "") -> Any:
    """A position whose sensible answer begins with this text."""
    return next(g for g in found(name, kind) if answer(g).startswith(text) and answer(g)).clone()


# --- the list -----------------------------------------------------------------------------------------


def frames_with_answers() -> set[tuple[str, str]]:
    kinds = [(name, kind) for name, spec in GAMES.items() for kind in spec.frames]
    return {(name, kind.__name__) for name, kind in kinds if "sensible" in vars(kind)}


def test_the_page_lists_every_one() -> None:
    rows = re.findall(r"^\| (\S+) \| `(\w+)`", DOCS.read_text("utf-8"), re.MULTILINE)
    games = {"Paladins": "paladins", "Troyes": "troyes", "Gùgōng": "gugong"}
    assert {(games[game], kind) for game, kind in rows} == frames_with_answers()


@pytest.mark.parametrize(("name", "kind"), sorted(frames_with_answers()))
def test_the_answer_is_offered_and_never_costs_anything(name: str, kind: str) -> None:
    answered = [g for g in found(name, kind) if answer(g)]
    assert answered
    for g in answered:
        chosen = next(choice for choice in choices(g) if choice.text == answer(g))
        assert chosen.cost == []


# --- Paladins -----------------------------------------------------------------------------------------


def test_suspicion_is_removed_unless_somebody_wants_it() -> None:
    g = first("paladins", "RemoveSuspicion")
    who, box = g.agenda[-1].who, g.box
    most = max(int(text.split()[1]) for text in texts(g) if text.startswith("remove"))
    assert answer(g) == f"remove {most}"
    peddler = next(card for card, name in enumerate(box.townsfolk_ids) if name.startswith("peddler"))
    with_peddler = g.clone()
    with_peddler.seat(who).crew += (peddler,)
    assert answer(with_peddler) == ""
    thief = next(card for card, name in enumerate(box.outsider_ids) if name.startswith("thief"))
    with_thief = g.clone()
    with_thief.seat(who).converted += (thief,)
    assert answer(with_thief) == ""
    with_thief_in_sight = g.clone()
    with_thief_in_sight.outsider_row = (thief, *g.outsider_row[1:])
    assert answer(with_thief_in_sight) == ""


def test_debts_are_paid_but_not_destroyed() -> None:
    for g in found("paladins", "SettleDebt"):
        pays = any(text.startswith("pay_debt") for text in texts(g))
        assert answer(g).startswith("pay_debt") is pays
        assert pays or answer(g) == ""


# --- Troyes -------------------------------------------------------------------------------------------


def test_cards_are_used_as_often_as_can_be_if_that_costs_nothing() -> None:
    seen = set()
    for g in found("troyes", "Uses"):
        frame = g.agenda[-1]
        costs = any(choice.cost for choice in choices(g))
        onto_an_event = frame.prompt(g).key.endswith("event")
        seen.add((costs, onto_an_event))
        if costs or onto_an_event:
            assert answer(g) == ""
        elif answer(g):
            assert answer(g) == f"uses {frame.most}"
    assert {(False, True), (False, False)} <= seen


def test_what_gives_to_others_is_asked() -> None:
    """Procession: whoever has most dice scores, whoever that is (R-T08)."""
    g = first("troyes", "Uses")
    frame = g.agenda[-1]
    procession = g.box.card_ids.index("procession")
    g.cards = tuple(procession if at == frame.target else card for at, card in enumerate(g.cards))
    assert answer(g) == ""


# --- Gùgōng -------------------------------------------------------------------------------------------


def test_servants_of_a_gift_are_taken_unless_the_supply_runs_out() -> None:
    g = first("gugong", "GiftServants", "take")
    frame = g.agenda[-1]
    g.seat(frame.who).supply = frame.n
    g.seat(frame.who).double = 0
    assert answer(g) == ""


def test_tokens_that_take_servants_are_asked() -> None:
    effects = set()
    for g in found("gugong", "UseToken"):
        uses = [choice for choice in choices(g) if choice.kind == "use-token"]
        takes = any(choice.cost or choice.args["token"] == "wall" for choice in uses)
        effects.add(answer(g) != "")
        if takes:
            assert answer(g) == ""
    assert effects == {True, False}


def test_a_single_morning_decree_is_used() -> None:
    for g in found("gugong", "MorningDecrees"):
        uses = [text for text in texts(g) if text.startswith("use ")]
        assert answer(g) in ("", *uses)
        assert bool(answer(g)) is (len(g.agenda[-1].left) == 1)


def test_turns_end_by_themselves_unless_one_may_follow_another() -> None:
    g = first("gugong", "EndTurn", "done")
    who, box = g.agenda[-1].who, g.box
    follow = box.token_effect.index(TOKEN_FOLLOW)
    g.seat(who).active += (active_token(follow, 0),)
    assert answer(g) == ""


def test_the_last_trade_of_a_game_is_asked() -> None:
    assert all(answer(g) == "" for g in found("gugong", "LastTrade"))


def texts(g: State) -> list[str]:
    return [choice.text for choice in choices(g)]


def test_texts_are_found_again() -> None:
    g = first("gugong", "EndTurn", "done")
    assert find(g, answer(g)) == g.agenda[-1].sensible(g)
