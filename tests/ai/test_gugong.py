"""The bot at Gùgōng: its judgement is exact at the end, blind to secrets and sensible; it plays well."""

from dataclasses import replace
from typing import cast

import pytest
from tests.ai.support import asked, played, same_to_the_seat

from regnum import new_match
from regnum.ai.arena import play_game
from regnum.ai.evaluate import handmade_of
from regnum.ai.evaluate.gugong import EFFORT, GugongEvaluation
from regnum.ai.evaluate.gugong_tables import Weights, admitted
from regnum.ai.features.gugong import MOST_LEAD
from regnum.ai.player import Bot
from regnum.ai.random_bot import RandomBot
from regnum.ai.simple import SimpleBot
from regnum.games.gugong.const import BY_LOCATION, EACH_MORNING_ENVOY, IN_POOL, LOCKED, VP_AT_END
from regnum.games.gugong.rules.benefits import Benefit
from regnum.games.gugong.rules.days import NextTurn
from regnum.games.gugong.rules.jade import Jade
from regnum.games.gugong.rules.palace import advance_envoy
from regnum.games.gugong.rules.ports import dock
from regnum.games.gugong.rules.trades import EndTurn, possible_trades
from regnum.games.gugong.state import SHIPS, Table
from regnum.kernel.agenda import BESIDE, decider, options_of, push, settle
from regnum.kernel.match import Match
from regnum.kernel.offer import honest_copy

QUICK = replace(EFFORT, nodes=300, turns=2, beam=3)


def at_turn(day: int, players: int = 3, seed: str = "evaluate") -> Match:
    """The first turn of a day of a random game."""
    return played("gugong", players, seed, lambda g: g.day == day and asked(g) == "Exchange")


def table_of(match: Match) -> Table:
    return cast(Table, match.state)


def judge_of(match: Match) -> GugongEvaluation:
    found = handmade_of(match.spec, match.tables)
    assert isinstance(found, GugongEvaluation)
    return found


def gain(match: Match, seat: int, name: str, by: int = 1) -> float:
    """What more of a number of the seat is worth."""
    g = table_of(match).clone()
    me = g.seat(seat)
    setattr(me, name, getattr(me, name) + by)
    return judge_of(match).value(g, seat) - judge_of(match).value(table_of(match), seat)


def step_gain(match: Match, seat: int, envoy: int) -> float:
    """What a step of the envoy from there is worth."""
    judge, g = judge_of(match), table_of(match).clone()
    g.seat(seat).envoy = envoy
    g.seat(seat).audience = 0
    before = judge.value(g, seat)
    advance_envoy(g, seat, 1)
    return judge.value(g, seat) - before


# --- the judgement ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_value_of_a_finished_game_is_its_score(players: int) -> None:
    match = played("gugong", players, f"end-{players}")
    totals = match.spec.outcome(table_of(match)).totals
    for seat in range(players):
        assert judge_of(match).value(table_of(match), seat) == totals[seat]


def test_parts_add_up_and_features_stay_in_their_bounds() -> None:
    """At every position of random games with 1 to 5 players, also with bonus tokens."""
    for players in range(1, 6):
        options = {"bonus": "yes"} if players > 2 else {}
        match = new_match("gugong", players=players, seed=f"parts-{players}", options=options)
        judge, bot = judge_of(match), RandomBot(5)
        reader = judge.features
        assert len(reader.names) == len(set(reader.names)) == len(reader.mosts) == len(reader.headings)
        assert set(reader.headings) <= set(range(len(judge.headings)))
        while not match.is_over:
            g = table_of(match)
            for seat in range(players):
                parts = judge.parts(g, seat)
                assert len(parts) == len(judge.headings)
                assert sum(parts) == pytest.approx(judge.value(g, seat), abs=1e-6)
                read = reader.read(g, seat)
                assert len(read) == len(reader.names)
                assert all(0 <= n <= most for n, most in zip(read, reader.mosts, strict=True))
                assert 0 <= reader.clock(g, seat) < reader.clocks
            decides = match.decider
            match.submit(decides, bot.choose(match.spec, honest_copy(match.spec, g, decides, 1), decides))


def test_features_say_what_a_player_sees() -> None:
    match = at_turn(2)
    judge, g, seat = judge_of(match), table_of(match).clone(), match.decider

    def seen(name: str) -> int:
        return judge.features.read(g, seat)[judge.features.names.index(name)]

    me = g.seat(seat)
    me.jade, me.envoy, me.audience, me.on_wall = 3, 6, 0, 2
    for other in range(3):
        if other != seat:
            g.seat(other).on_wall = 1
    assert (seen("jade"), seen("steps_to_palace"), seen("inside")) == (3, 2, 0)
    assert (seen("on_wall"), seen("wall_lead")) == (2, MOST_LEAD + 1)
    me.audience = 2
    assert (seen("inside"), seen("place_inside"), seen("steps_to_palace")) == (1, 1, 0)
    assert seen("turns") == len(me.hand) + seen("days") * seen("cards")
    g.houses = 0
    assert (seen("houses"), seen("jade_price")) == (0, judge.box.square_price)


def test_meng_may_expect_more_than_he_has_until_the_end() -> None:
    match = played("gugong", 1, "meng", lambda g: g.day == 3 and asked(g) == "Exchange")
    judge, g = judge_of(match), table_of(match).clone()
    before = judge.automa_points(g)
    assert before > g.seats[1].vp
    g.seat(1).vp += 5
    g.seat(1).discard += g.seats[1].hand[:1]  # one turn less
    g.seat(1).hand = g.seats[1].hand[1:]
    assert before + 5 > judge.automa_points(g) > before
    over = played("gugong", 1, "meng-end")
    assert judge.automa_points(table_of(over)) == over.spec.outcome(over.state).totals[1]


def test_alone_it_is_after_points_ahead_of_meng() -> None:
    """The night's majority is Meng's by a known number of matches [G104], unless the seat passes him."""
    match = played("gugong", 1, "ahead", lambda g: g.day == 2 and asked(g) == "Exchange")
    judge, g = judge_of(match), table_of(match).clone()
    assert judge.aim(g, 0) == pytest.approx(judge.value(g, 0) - judge.automa_points(g))
    card = g.seats[0].hand[0]
    g.seat(0).discard = (card,)
    g.dice[0] = g.dice[1] = g.dice[2] = 0
    behind = judge.automa_points(g)
    g.dice[0] = g.dice[1] = g.dice[2] = judge.box.gift_value[card]
    assert judge.automa_points(g) < behind - 1
    two = at_turn(2, 2)
    assert judge.aim(table_of(two), 0) == judge.value(table_of(two), 0)


def test_hidden_cards_do_not_change_the_value() -> None:
    match = at_turn(3)
    judge = judge_of(match)
    for seat in range(3):
        for seed in range(4):
            assert judge.value(same_to_the_seat(match, seat, seed), seat) == judge.value(
                table_of(match), seat
            )


def test_to_stay_outside_is_the_worst() -> None:
    """On the last day, with nothing left to do, points are worth nothing to an envoy outside [G62]."""
    match = at_turn(4)
    judge, g, seat = judge_of(match), table_of(match).clone(), match.decider
    g.seat(seat).hand = ()
    g.seat(seat).vp = 40
    g.seat(seat).envoy, g.seat(seat).audience = 3, 0
    assert judge.value(g, seat) < 0
    g.seat(seat).envoy, g.seat(seat).audience = 8, 1
    assert judge.value(g, seat) > 40


def test_steps_of_the_envoy_are_worth_most_when_they_are_urgent() -> None:
    first, last = at_turn(1), at_turn(4)
    for match in (first, last):
        seat = match.decider
        table_of(match).seat(seat).vp = 20
        assert step_gain(match, seat, 2) > 0
    assert step_gain(last, last.decider, 4) > step_gain(first, first.decider, 4) + 1


def test_the_chance_to_get_in() -> None:
    assert admitted(0, 0) == 1
    assert admitted(8, 16) > 0.95
    assert admitted(3, 4) > 0.7 > admitted(6, 4)
    assert admitted(2, 0) < 0.15
    for need in range(1, 9):
        chances = [admitted(need, turns) for turns in range(20)]
        assert chances == sorted(chances)


def test_goods_are_good_while_there_is_time_to_use_them() -> None:
    for day in (1, 2, 4):
        match = at_turn(day)
        seat = match.decider
        table_of(match).seat(seat).envoy, table_of(match).seat(seat).audience = 8, 1
        for name in ("pool", "intrigue", "jade"):
            setattr(table_of(match).seat(seat), name, 2)
            assert gain(match, seat, name) > 0
        assert gain(match, seat, "vp") == pytest.approx(1)
        table_of(match).seat(seat).supply = 2
        if day < 4:
            assert gain(match, seat, "pool") > gain(match, seat, "supply") > 0
        table_of(match).seat(seat).double = LOCKED
        assert gain(match, seat, "double", IN_POOL) > gain(match, seat, "pool")


def test_jade_is_worth_more_the_more_there_is() -> None:
    match = at_turn(4)
    seat = match.decider
    table_of(match).seat(seat).envoy, table_of(match).seat(seat).audience = 8, 1
    gains = []
    for n in range(5):
        table_of(match).seat(seat).jade = n
        gains.append(gain(match, seat, "jade"))
    assert gains == sorted(gains)
    assert gains[0] >= 1


def test_cards_are_turns_and_matches_of_the_night() -> None:
    match = at_turn(2)
    judge, g, seat = judge_of(match), table_of(match).clone(), match.decider
    values = judge.box.gift_value
    hand = g.seats[seat].hand
    card = hand[0]
    before = judge.value(g, seat)
    g.seat(seat).hand = hand[1:]
    g.seat(seat).discard = (card,)
    g.dice[0] = g.dice[1] = g.dice[2] = 0
    unmatched = judge.value(g, seat)
    assert unmatched < before - 0.5  # a turn less
    g.dice[0] = values[card]
    once = judge.value(g, seat)
    g.dice[1] = values[card]
    assert unmatched < once < judge.value(g, seat)


def test_most_servants_on_the_wall_are_worth_a_section() -> None:
    match = at_turn(2)
    judge, g, seat = judge_of(match), table_of(match).clone(), match.decider
    for who in range(3):
        g.seat(who).on_wall = 0
    g.seat(seat).on_wall = 2
    ahead = judge.value(g, seat)
    g.seat((seat + 1) % 3).on_wall = 3
    assert judge.value(g, seat) < ahead - 1


def test_loaded_ships_and_tokens_have_worth() -> None:
    match = at_turn(2)
    judge, g, seat = judge_of(match), table_of(match).clone(), match.decider
    g.seat(seat).stored = ()
    for port in range(5):
        g.ports[port] = 0
    for ship in range(SHIPS):
        g.seat(seat).ship_port[ship] = g.seat(seat).ship_load[ship] = 0
    values = [judge.value(g, seat)]
    dock(g, seat, 0, 0)
    for load in range(1, 4):
        g.seat(seat).ship_load[0] = load
        values.append(judge.value(g, seat))
    for n in range(1, 7):
        g.seat(seat).stored = (0,) * n
        values.append(judge.value(g, seat))
    assert values == sorted(values)
    assert len(set(values)) == len(values)


def test_decrees_of_the_morning_are_worth_more_early() -> None:
    gains: list[float] = []
    for day in (1, 2, 4):
        match = at_turn(day)
        seat = match.decider
        table_of(match).seat(seat).envoy, table_of(match).seat(seat).audience = 8, 1
        table_of(match).seat(seat).decrees = 0
        effects = judge_of(match).box.decree_effect
        gains.append(gain(match, seat, "decrees", 1 << effects.index(EACH_MORNING_ENVOY)))
        assert gain(match, seat, "decrees", 1 << effects.index(VP_AT_END)) == pytest.approx(8)
    assert gains[0] > gains[1] > gains[2] == 0


def test_weights_change_the_judgement() -> None:
    match = at_turn(2)
    seat = match.decider
    careless = GugongEvaluation(match.tables, Weights(turn=0.0))
    assert careless.value(table_of(match), seat) < judge_of(match).value(table_of(match), seat) - 5


# --- the next turns ---------------------------------------------------------------------------------------


def test_going_on_gives_the_seat_its_next_turn_of_the_day() -> None:
    match = at_turn(2)
    judge = judge_of(match)
    for who in range(3):
        g = table_of(match).clone()
        push(g, Benefit((who + 1) % 3))  # somebody else is asked in between
        assert judge.go_on(g, who)
        assert isinstance(g.agenda[-2], NextTurn)
        settle(g)
        assert decider(g) == who
        assert asked(g) == "Exchange"
        g.seat(who).hand = ()
        assert not judge.go_on(g, who)


def test_going_on_ends_with_the_day() -> None:
    match = played("gugong", 2, "morning", lambda g: asked(g) == "MorningDecrees")
    assert not judge_of(match).go_on(table_of(match).clone(), match.decider)


def test_trades_are_tried_where_a_turn_begins_and_for_a_servant_that_is_missing() -> None:
    match = at_turn(2)
    judge, g, seat = judge_of(match), table_of(match).clone(), match.decider
    kind = judge.box.token_double
    g.seat(seat).stored = (0, 0, 0, 0, kind)
    g.seat(seat).supply = 3

    def tried() -> tuple[int, int]:
        """Own options, and trades of tokens, that are looked at."""
        options = judge.tries(g, options_of(g, g.agenda[-1]))
        trades = [option for option in options if option >= BESIDE]
        return len(options) - len(trades), len(trades)

    assert len(possible_trades(g, seat)) == 5  # with the double token and without
    assert tried() == (len(options_of(g, g.agenda[-1])) - 5, 3)
    push(g, Jade(seat, BY_LOCATION))
    g.seat(seat).pool = 6
    assert tried()[1] == 0
    g.seat(seat).pool = 2
    assert tried()[1] == 1
    push(g, EndTurn(seat))
    assert tried() == (1, 3)


# --- the bot -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("question", ["Exchange", "Where", "Pay", "TravelMove", "Decree", "Wall"])
def test_a_choice_is_legal_and_depends_on_nothing_hidden(question: str) -> None:
    def there(g: Table) -> bool:
        return g.day >= 2 and asked(g) == question

    match = played("gugong", 3, f"honest-{question}", there)
    seat = match.decider
    bot = SimpleBot(3, effort=QUICK)
    wanted = bot.choose(match.spec, honest_copy(match.spec, table_of(match), seat, 7), seat)
    assert wanted in table_of(match).legal
    for hidden in range(3):
        other = same_to_the_seat(match, seat, 20 + hidden)
        assert bot.choose(match.spec, honest_copy(match.spec, other, seat, 7), seat) == wanted


def test_it_beats_the_random_bot() -> None:
    for seed in range(3):
        bots: list[Bot] = [RandomBot(seed), RandomBot(seed + 10), RandomBot(seed + 20)]
        bots[seed] = SimpleBot(seed, effort=QUICK)
        result = play_game("gugong", bots, f"beats-{seed}")
        assert result.places[seed] == 0
        assert result.totals[seed] > 25


@pytest.mark.parametrize("options", [{}, {"bonus": "yes", "expert": "yes"}])
def test_all_get_inside_against_each_other_and_are_not_dull(options: dict[str, str]) -> None:
    result = play_game("gugong", [SimpleBot(s, effort=QUICK) for s in range(3)], "dull", options)
    assert all(parts["audience"] > 0 for parts in result.parts)
    for chosen in result.chosen:
        places = {word.split(".")[0] for word in chosen if not word.endswith(".skip")}
        assert len(places & {"Travel", "Wall", "Palace", "Decree", "Canal", "Intrigue", "Jade"}) >= 4


def test_it_plays_alone_against_meng() -> None:
    result = play_game("gugong", [SimpleBot(1, effort=QUICK)], "solo", {"difficulty": "easy"})
    assert len(result.totals) == 2
    assert result.totals[0] > 25
