"""Rules the printed cards never call for, so that no scenario can show them; the engine keeps them.

An owner of the box may correct components.toml, and a rule that ends only by luck does not end.
"""

from importlib.resources import files

from tests.games.paladins.games import table

from regnum.games import game
from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import (
    CRIMINAL,
    FIGHTER,
    FREE_RECRUIT,
    HUNT,
    LABOURER,
    PAY_DEBT,
    PRAYER,
    REMOVE_SUSPICION,
    SCOUT,
    TRADE,
    item,
)
from regnum.games.paladins.rules.rewards import Clear, gain
from regnum.games.paladins.rules.scoring import convert_points, unpaid_points
from regnum.games.paladins.rules.townsfolk import TakeTownsfolk
from regnum.games.paladins.rules.workers import all_workers, count, total
from regnum.games.paladins.solo.actions import ai_gain
from regnum.games.paladins.state import Table
from regnum.games.paladins.words.log import DISCARDED, INQUISITION, NO_SUSPICION_LEFT
from regnum.kernel.agenda import play, settle
from regnum.kernel.match import Match
from regnum.library import new_match

TEXT = (files("regnum.games.paladins.box") / "components.toml").read_text(encoding="utf-8")


def fresh(players: int = 2) -> Table:
    """A game in which nothing waits to be done, and somebody listens."""
    g = table(new_match("paladins", players=players, seed="unprinted"))
    g.agenda = []
    g.events = []
    return g


def happened(g: Table) -> list[int]:
    """The kinds of events since somebody listens."""
    assert g.events is not None
    return [event[0] for event in g.events]


def test_enough_traitors_take_the_whole_loss_and_no_more() -> None:
    """R-P14: with debts at -1 the two Traitors would make a gain of them."""
    spec = game("paladins")
    tables = spec.load(TEXT.replace("unpaid_vp = -3", "unpaid_vp = -1"))
    assert isinstance(tables, Box)
    g = table(Match(spec, tables, 2, {}, "0"))
    me = g.seat(0)
    me.unpaid = 4
    assert unpaid_points(g, me) == -4
    traitors = tuple(i for i, name in enumerate(tables.outsider_names) if name == "traitor")
    assert len(traitors) == 2
    me.converted = traitors
    assert unpaid_points(g, me) == 0
    assert [convert_points(g, 0, card) for card in traitors] == [0, 0]


def test_without_any_suspicion_card_none_is_drawn() -> None:
    """R-P25: one Inquisition for the empty deck, not one after another for ever."""
    g = fresh()
    g.suspicion_deck = ()
    g.suspicion_gone = ()
    g.tax_supply = 1
    gain(g, 0, (item(CRIMINAL, 2),))
    settle(g)
    assert not g.agenda
    assert count(g.seats[0].workers, CRIMINAL) == 2
    assert not g.seats[0].suspicion
    assert happened(g).count(INQUISITION) == 1
    assert happened(g).count(NO_SUSPICION_LEFT) == 1


def test_one_card_held_is_not_enough_to_draw() -> None:
    """R-P25: whoever holds the only card returns half of it, rounded down."""
    g = fresh()
    g.suspicion_deck = ()
    g.suspicion_gone = ()
    g.seat(1).suspicion = (0,)
    gain(g, 0, (item(CRIMINAL, 1),))
    settle(g)
    assert not g.agenda
    assert g.seats[1].unpaid == 1
    assert [len(seat.suspicion) for seat in g.seats] == [0, 1]


def offered(g: Table) -> list[str]:
    return [g.agenda[-1].describe(g, option).text for option in g.legal]


def test_a_debt_collector_may_be_hired_before_a_debt_is_paid() -> None:
    """R-P07: no printed card or space brings both."""
    g = fresh()
    g.seat(0).unpaid = 1
    gain(g, 0, (item(PAY_DEBT, 1), item(FREE_RECRUIT, 1)))
    settle(g)
    assert offered(g) == ["first pay_debt 1", "first free_recruit 1"]


def test_a_suspicion_may_be_removed_before_or_after_a_criminal_brings_one() -> None:
    """R-P07: no printed card or space brings both."""
    g = fresh()
    gain(g, 0, (item(REMOVE_SUSPICION, 1), item(CRIMINAL, 1)))
    settle(g)
    assert offered(g) == ["first remove_suspicion 1", "first criminal 1"]
    play(g, 1)
    assert offered(g) == ["remove 1", "decline"]


def test_every_collector_pays_for_two_debts_paid_at_once() -> None:
    """R-P06: printed rewards pay one at a time."""
    g = fresh()
    ids = g.box.townsfolk_ids
    me = g.seat(0)
    me.unpaid = 2
    me.workers = 0
    me.crew = (ids.index("debt_collector_2"), ids.index("debt_collector_3"))
    gain(g, 0, (item(PAY_DEBT, 2),))
    settle(g)
    assert offered(g) == ["pay_debt 2", "pay_debt 1", "decline"]
    play(g, 2)
    assert (me.unpaid, me.paid) == (0, 2)
    assert all_workers(me.workers) == (SCOUT, SCOUT, FIGHTER, FIGHTER)


def test_two_prayers_clear_two_spaces() -> None:
    g = fresh()
    for action in (HUNT, TRADE):
        g.seat(0).stand(action, 0, LABOURER)
    gain(g, 0, (item(PRAYER, 2),))
    settle(g)
    for action in (HUNT, TRADE):
        assert type(g.agenda[-1]) is Clear
        play(g, action)
        assert not g.seats[0].is_used(action)
    assert not g.agenda


def test_two_free_recruits_bring_two_townsfolk() -> None:
    g = fresh()
    gain(g, 0, (item(FREE_RECRUIT, 2),))
    settle(g)
    for _ in range(2):
        assert type(g.agenda[-1]) is TakeTownsfolk
        play(g, g.legal[0])
    assert len(g.seats[0].crew) == 2


def test_the_automa_prays_and_recruits_as_often_as_it_may() -> None:
    g = fresh(players=1)
    g.seat(1).workers = 0
    ai_gain(g, 1, (item(PRAYER, 2),))
    settle(g)
    assert total(g.seats[1].workers) == 2  # nobody on its right side: a worker each time
    ai_gain(g, 1, (item(FREE_RECRUIT, 2),))
    settle(g)
    assert happened(g).count(DISCARDED) == 2
