"""The conformance walk finds what it is there for: rules broken on purpose.

Here and not in tests/kernel, since compiled rules cannot be broken from outside.
"""

from collections.abc import Callable
from typing import cast

import pytest

from regnum.conformance.tools import careful_play
from regnum.conformance.walk import CheckFailed, walk
from regnum.games.paladins.rules.paladins import PickPaladin
from regnum.games.paladins.rules.placing import PayWorkers
from regnum.games.paladins.rules.rows import SlideRow
from regnum.games.paladins.rules.turn import PASS, Turn
from regnum.games.paladins.rules.walls import DrawWall
from regnum.games.paladins.spec import Paladins
from regnum.games.paladins.state import Seat, Table
from regnum.games.paladins.words.log import EVENTS, PALADIN_CHOSEN
from regnum.kernel.agenda import Choice, Reason, Refusal, State
from regnum.kernel.events import EventKind
from regnum.kernel.fields import EVERYBODY, NOBODY, ZONE, Layout, field
from regnum.kernel.match import Match
from regnum.kernel.messages import Msg
from regnum.kernel.record import new_game, replay
from regnum.kernel.sight import determinise, redact
from regnum.kernel.spec import ScorePart
from regnum.library import tables_for

Patch = pytest.MonkeyPatch


def fault(spec: Paladins | None = None, players: int = 2) -> CheckFailed:
    """What the walk has to say about rules that were broken."""
    for n in range(4):
        try:
            walk(spec or Paladins(), tables_for("paladins"), players, {}, f"fault {n}", n, stride=2)
        except CheckFailed as found:
            return found
    pytest.fail("the walk finds nothing")


def test_sound_rules_have_no_fault() -> None:
    walk(Paladins(), tables_for("paladins"), 2, {}, "fault 0", 0, stride=2)


# --- options and their texts ---------------------------------------------------------------------------


def test_an_option_listed_twice(monkeypatch: Patch) -> None:
    real = Turn.options
    monkeypatch.setattr(Turn, "options", lambda self, g: [*real(self, g), PASS])
    assert fault().message == "an option is listed twice"


def test_options_that_change_from_call_to_call(monkeypatch: Patch) -> None:
    real = PayWorkers.options
    calls = [0]

    def options(self: PayWorkers, g: Table) -> list[int]:
        calls[0] += 1
        found = real(self, g)
        return found[::-1] if calls[0] % 2 else found

    monkeypatch.setattr(PayWorkers, "options", options)
    assert fault().message == "legal is not what the frame offers"


def test_two_options_with_one_text(monkeypatch: Patch) -> None:
    monkeypatch.setattr(PickPaladin, "describe", lambda self, g, option: Choice(option, "any", Msg("x")))
    assert fault().message == "two options have the same text"


def test_an_untidy_text(monkeypatch: Patch) -> None:
    describe = PickPaladin.describe

    def untidy(self: PickPaladin, g: Table, option: int) -> Choice:
        return Choice(option, describe(self, g, option).text + " ", Msg("x"))

    monkeypatch.setattr(PickPaladin, "describe", untidy)
    assert fault().message.startswith("untidy text")


def test_a_refusal_of_what_is_offered(monkeypatch: Patch) -> None:
    refusal = Refusal("pass", Msg("x"), [], Reason(Msg("x"), "P70"))
    monkeypatch.setattr(Turn, "refused", lambda self, g: [refusal])
    assert fault().message == "'pass' is refused, and offered or refused already"


def test_a_refusal_without_a_rule(monkeypatch: Patch) -> None:
    refusal = Refusal("dance", Msg("x"), [], Reason(Msg("x"), ""))
    monkeypatch.setattr(Turn, "refused", lambda self, g: [refusal])
    assert fault().message == "'dance' is refused without a rule"


def test_a_front_door_that_lets_anything_in(monkeypatch: Patch) -> None:
    monkeypatch.setattr(Match, "question", lambda self, seat: self.state.agenda[-1])
    assert "was allowed" in fault().message


# --- copies and codec ----------------------------------------------------------------------------------


def test_a_copy_that_shares_a_list(monkeypatch: Patch) -> None:
    real = Table.clone

    def clone(self: Table) -> Table:
        copy = real(self)
        copy.spaces = self.spaces
        return copy

    monkeypatch.setattr(Table, "clone", clone)
    assert "has changed" in fault().message


def test_a_seat_that_shares_a_list_with_its_copy(monkeypatch: Patch) -> None:
    real = Seat.copy

    def copy(self: Seat) -> Seat:
        seat = real(self)
        seat.standing = self.standing
        return seat

    monkeypatch.setattr(Seat, "copy", copy)
    assert "has changed" in fault().message


def test_a_rule_that_writes_to_a_seat_it_shares(monkeypatch: Patch) -> None:
    """`g.seats[who]` is to be read: older positions have the same seat."""
    real = PayWorkers.resolve

    def resolve(self: PayWorkers, g: Table, option: int) -> None:
        g.seats[self.who].silver += 1
        real(self, g, option)

    monkeypatch.setattr(PayWorkers, "resolve", resolve)
    assert "has changed" in fault().message


def test_a_rule_that_reads_a_seat_as_it_was(monkeypatch: Patch) -> None:
    """A seat taken by `g.seats[who]` is an old one as soon as a rule writes through `g.seat(who)`."""
    real = PayWorkers.resolve

    def resolve(self: PayWorkers, g: Table, option: int) -> None:
        me = g.seats[self.who]
        real(self, g, option)
        if me.workers == 0:  # nobody left after paying: true only where no copy was made
            g.seat(self.who).provision += 1

    monkeypatch.setattr(PayWorkers, "resolve", resolve)
    assert fault().message == "a game that is copied goes on differently from one that is not"


def test_a_frame_that_json_does_not_know() -> None:
    spec = Paladins()
    spec.frames = [kind for kind in spec.frames if kind is not PayWorkers]
    found = fault(spec)
    assert found.message.startswith("BadState")
    assert "PayWorkers" in found.message


# --- hidden information --------------------------------------------------------------------------------


def test_a_label_that_gives_a_hidden_card_away(monkeypatch: Patch) -> None:
    def prompt(self: Turn, g: Table) -> Msg:
        return Msg("prompt", {"next": g.wall_deck[-1]})

    monkeypatch.setattr(Turn, "prompt", prompt)
    assert "is told what it cannot know" in fault().message


def test_an_event_that_tells_a_secret() -> None:
    spec = Paladins()
    spec.events = list(EVENTS)
    open_fields = ("who:seat", "keep:paladin", "top:paladin", "bottom:paladin")
    spec.events[PALADIN_CHOSEN] = EventKind("paladin_chosen", *open_fields)
    assert "hears what it cannot know" in fault(spec).message


def test_a_secret_zone_that_belongs_to_no_pool() -> None:
    spec = Paladins()
    walls = field("wall_deck", ZONE, NOBODY)
    spec.table_fields = [walls if one.name == "wall_deck" else one for one in Table.FIELDS]
    assert fault(spec).message == "wall_deck is secret but has no pool"


def test_a_redaction_that_forgets_a_deck(monkeypatch: Patch) -> None:
    def leaky(g: State, layout: Layout, observer: int) -> State:
        r = cast(Table, redact(g, layout, observer))
        r.wall_deck = cast(Table, g).wall_deck
        return r

    monkeypatch.setattr("regnum.conformance.sight.redact", leaky)
    assert fault().message == "-1 sees the wrong cards of wall_deck"


def test_a_redaction_that_forgets_the_key(monkeypatch: Patch) -> None:
    def leaky(g: State, layout: Layout, observer: int) -> State:
        r = redact(g, layout, observer)
        r.key = g.key
        return r

    monkeypatch.setattr("regnum.conformance.sight.redact", leaky)
    assert fault().message == "the generator shows through"


def test_an_honest_copy_that_loses_a_card(monkeypatch: Patch) -> None:
    def careless(g: State, layout: Layout, observer: int, seed: int) -> State:
        h = cast(Table, determinise(g, layout, observer, seed))
        h.wall_deck = h.wall_deck[:1] * len(h.wall_deck)
        return h

    monkeypatch.setattr("regnum.conformance.sight.determinise", careless)
    assert fault().message == "an honest copy: walls: cards lost or doubled"


def test_everything_visible_is_seen() -> None:
    """The other side of the coin: an open zone is not hidden."""
    spec = Paladins()
    zones = spec.layout(new_game(spec, tables_for("paladins"), 2, {}, "open")).zones
    assert {zone.name: zone.sight for zone in zones}["townsfolk_row"] == EVERYBODY


# --- chance, undo, events ------------------------------------------------------------------------------


def test_a_draw_that_is_not_announced(monkeypatch: Patch) -> None:
    monkeypatch.setattr(SlideRow, "is_chance", lambda self: False)
    g = new_game(Paladins(), tables_for("paladins"), 1, {}, "draw")
    assert careful_play(g, g.legal[0]) == ["SlideRow draws or reveals without saying so"]


def test_a_draw_that_shows_in_previews(monkeypatch: Patch) -> None:
    monkeypatch.setattr(DrawWall, "is_chance", lambda self: False)
    assert "hears what it cannot know" in fault().message


def test_a_draw_that_undo_would_take_back(monkeypatch: Patch) -> None:
    real = DrawWall.resolve

    def resolve(self: DrawWall, g: Table, option: int) -> None:
        real(self, g, option)
        g.reveals -= 1

    monkeypatch.setattr(DrawWall, "resolve", resolve)
    assert fault().message == "a hidden card was turned up, but undo is possible"


def test_undo_that_forgets_something(monkeypatch: Patch) -> None:
    real: Callable[[Match, int], None] = Match.undo

    def undo(self: Match, seat: int) -> None:
        real(self, seat)
        cast(Table, self.state).seat(0).silver += 1

    monkeypatch.setattr(Match, "undo", undo)
    assert fault().message == "undo does not restore the state"


# --- rules ---------------------------------------------------------------------------------------------


def test_a_rule_that_raises_comes_with_its_record(monkeypatch: Patch) -> None:
    def resolve(self: DrawWall, g: Table, option: int) -> None:
        raise KeyError("no such wall")

    monkeypatch.setattr(DrawWall, "resolve", resolve)
    found = fault()
    assert found.message.startswith("KeyError: 'no such wall', at option")
    found.record.check = ""  # the last state was spoilt
    assert replay(Paladins(), tables_for("paladins"), found.record).legal


class Short(Paladins):
    """Breaks an invariant after a while; honest copies forget how much was revealed."""

    def problems(self, g: State) -> list[str]:
        return ["too long"] if g.reveals > 30 else []


def test_a_broken_invariant_comes_with_the_record_that_leads_to_it() -> None:
    found = fault(Short())
    assert found.message == "too long"
    state = replay(Paladins(), tables_for("paladins"), found.record)
    assert Short().problems(state) == ["too long"]


class Miscounting(Paladins):
    """Tells of a point that the total lacks."""

    def score(self, g: State) -> list[list[ScorePart]]:
        return [[*parts, ScorePart("luck", 1)] for parts in super().score(g)]


def test_scores_that_do_not_add_up() -> None:
    assert fault(Miscounting()).message == "the parts of a score do not add up"


def test_a_game_that_does_not_end(monkeypatch: Patch) -> None:
    monkeypatch.setattr("regnum.conformance.walk.LONGEST", 50)
    assert fault().message == "the game does not end"
