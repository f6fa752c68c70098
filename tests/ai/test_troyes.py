"""The bot at Troyes: its judgement is exact at the end, blind to secrets and sensible; it plays well."""

from dataclasses import replace
from typing import cast

import pytest
from tests.ai.support import asked, played, same_to_the_seat

from regnum.ai.arena import play_game
from regnum.ai.evaluate import handmade_of
from regnum.ai.evaluate.troyes import EFFORT, TroyesEvaluation
from regnum.ai.player import Bot
from regnum.ai.random_bot import RandomBot
from regnum.ai.simple import SimpleBot
from regnum.games.troyes.const import BY_DENIERS, BY_TRADESMEN, CITY_HALL, PALACE, PLACE_NAMES, ROOM, WHITE
from regnum.games.troyes.rules.dice import die
from regnum.games.troyes.rules.event_cubes import put_event_cube
from regnum.games.troyes.rules.passing import pass_turn
from regnum.games.troyes.state import Table
from regnum.kernel.agenda import decider, settle
from regnum.kernel.match import Match
from regnum.kernel.offer import honest_copy

QUICK = replace(EFFORT, nodes=250, turns=2, beam=3)


def at_turn(round_number: int, players: int = 3, seed: str = "evaluate") -> Match:
    """The first turn of a round of a random game."""
    return played("troyes", players, seed, lambda g: g.round == round_number and asked(g) == "Turn")


def table_of(match: Match) -> Table:
    return cast(Table, match.state)


def judge_of(match: Match) -> TroyesEvaluation:
    found = handmade_of(match.spec, match.tables)
    assert isinstance(found, TroyesEvaluation)
    return found


def gain(match: Match, seat: int, name: str, by: int = 1) -> float:
    """What more of a number of the seat is worth."""
    g = table_of(match).clone()
    place = next(one for one in match.spec.layout(g).numbers if one.owner == seat and one.name == name)
    place.put(g, place.number(g) + by)
    return judge_of(match).value(g, seat) - judge_of(match).value(table_of(match), seat)


# --- the judgement ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_value_of_a_finished_game_is_its_score(players: int) -> None:
    match = played("troyes", players, f"end-{players}")
    totals = match.spec.outcome(table_of(match)).totals
    for seat in range(players):
        assert judge_of(match).value(table_of(match), seat) == totals[seat]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_parts_add_up_and_features_stay_within_their_bounds(players: int) -> None:
    match = played("troyes", players, "parts", lambda g: g.round == 1)
    judge, reader = judge_of(match), judge_of(match).features
    assert len(reader.names) == len(reader.mosts) == len(reader.headings)
    bot = RandomBot(4)
    clocks = set()
    while not match.is_over:
        g = table_of(match)
        for seat in range(players):
            assert sum(judge.parts(g, seat)) == pytest.approx(judge.value(g, seat), abs=1e-6)
            for number, most in zip(reader.read(g, seat), reader.mosts, strict=True):
                assert 0 <= number <= most
            clocks.add(reader.clock(g, seat))
        match.submit(match.decider, bot.choose(match.spec, g, match.decider))
    assert len(clocks) >= 4
    assert max(clocks) < reader.clocks


def test_secrets_of_others_do_not_change_the_value() -> None:
    match = at_turn(3)
    judge, g = judge_of(match), table_of(match)
    for seat in range(3):
        for seed in range(4):
            other = same_to_the_seat(match, seat, seed)
            other.seat((seat + 1) % 3).vp += 5 + seed
            assert judge.value(other, seat) == judge.value(g, seat)


def test_secret_points_are_no_part_of_an_honest_copy() -> None:
    match = at_turn(4)
    seat = match.decider
    for who in range(3):
        table_of(match).seat(who).vp = 7
    honest = cast(Table, honest_copy(match.spec, table_of(match), seat, 1))
    points = [honest.seats[who].vp for who in range(3)]
    assert points[seat] == 7
    assert points.count(0) == 2
    assert match.spec.problems(honest) == []  # else no worker process would read it


def test_secret_points_are_guessed_from_what_everybody_sees() -> None:
    match = at_turn(4)
    judge, g = judge_of(match), table_of(match).clone()
    for window in range(18):
        g.cathedral[window] = 0
    g.seat(1).won = ()
    before = judge.unseen(g, 1)
    g.seat(1).vp += 9  # a secret
    assert judge.unseen(g, 1) == before
    g.cathedral[0] = 2
    built = judge.unseen(g, 1)
    g.seat(1).won = (judge.box.event_ids.index("war"),)
    assert 0 < before < built < judge.unseen(g, 1) - 4


def test_goods_are_good_and_worth_less_towards_the_end() -> None:
    early, late = at_turn(1), at_turn(5)
    for name in ("deniers", "influence", "supply"):
        early_gain, late_gain = gain(early, early.decider, name), gain(late, late.decider, name)
        assert early_gain > late_gain > 0
    assert gain(early, early.decider, "vp") == pytest.approx(1)


def test_money_is_nothing_to_who_has_passed_in_the_last_round_but_for_a_character() -> None:
    match = at_turn(5)
    seat = match.decider
    thibaut = judge_of(match).box.character_metric.index(BY_DENIERS)
    table_of(match).seat(seat).deniers = 0
    table_of(match).seat(seat).passed = 1
    table_of(match).seat(seat).characters = (thibaut,)
    assert gain(match, seat, "deniers", 30) == pytest.approx(6)
    table_of(match).seat(seat).characters = ((thibaut + 1) % 6,)
    assert gain(match, seat, "deniers", 30) == pytest.approx(6 * 2 / 5)  # two of five are in play


def citizen_gain(match: Match, seat: int, space: int) -> float:
    judge = judge_of(match)
    g = table_of(match).clone()
    g.spaces[space] = 0
    without = judge.value(g, seat)
    g.spaces[space] = seat + 1
    return judge.value(g, seat) - without


def test_citizens_bring_dice_in_later_rounds_the_safer_the_longer() -> None:
    early, late = at_turn(1), at_turn(4)
    left, right = CITY_HALL * ROOM, CITY_HALL * ROOM + 2
    assert citizen_gain(early, early.decider, left) > citizen_gain(late, late.decider, left) > 0
    assert citizen_gain(early, early.decider, left) > citizen_gain(early, early.decider, right)
    assert citizen_gain(early, early.decider, right) > citizen_gain(early, early.decider, PALACE * ROOM) > 0


def test_dice_count_by_what_they_show_and_not_for_who_passes() -> None:
    match = at_turn(2)
    judge, g, seat = judge_of(match), table_of(match).clone(), match.decider
    values = []
    for face in (1, 6):
        g.seat(seat).dice = (die(WHITE, face),)
        values.append(judge.value(g, seat))
    g.seat(seat).dice = ()
    assert judge.value(g, seat) < values[0] < values[1]
    g.seat(seat).dice = (die(WHITE, 5),) * 4
    before = judge.value(g, seat)
    pass_turn(g, seat)
    assert judge.value(g, seat) < before - 2


def test_cubes_on_events_count_more_for_who_leads() -> None:
    match = at_turn(3)
    judge, g, seat = judge_of(match), table_of(match).clone(), match.decider
    war = judge.box.event_ids.index("war")  # six flags
    g.event_row = (0, war)
    g.event_cubes[war] = 0
    values = [judge.value(g, seat)]
    for _ in range(2):
        put_event_cube(g, seat, war, 1)
        values.append(judge.value(g, seat))
    assert values[0] + 1 < values[1] < values[2]
    put_event_cube(g, (seat + 1) % 3, war, 3)
    assert judge.value(g, seat) < values[2]


def test_a_cube_on_every_level_of_the_cathedral_matters_most_at_the_end() -> None:
    gains = []
    for round_number in (1, 5):
        match = at_turn(round_number)
        judge, g, seat = judge_of(match), table_of(match).clone(), match.decider
        for window in range(18):
            g.cathedral[window] = 0
        before = judge.value(g, seat)
        g.cathedral[3] = seat + 1
        gains.append(judge.value(g, seat) - before)
    assert 0 < gains[0] < gains[1]


def test_the_own_character_says_what_to_collect() -> None:
    match = at_turn(2)
    judge, seat = judge_of(match), match.decider
    florentin = judge.box.character_metric.index(BY_TRADESMEN)
    place = next(i for i, card in enumerate(table_of(match).cards) if card >= 0)
    gains = []
    for character in (florentin, (florentin + 1) % 6):
        table_of(match).seat(seat).characters = (character,)
        table_of(match).seat(seat).tradesman[place] = 0
        gains.append(gain(match, seat, "tradesman_" + PLACE_NAMES[place], 1))
    assert gains[0] > gains[1] > 0


def test_delayed_cubes_are_worth_something_while_there_are_turns() -> None:
    match = at_turn(2)
    judge, seat = judge_of(match), match.decider
    cards = table_of(match).cards
    place = next(i for i, card in enumerate(cards) if card >= 0 and judge.box.card_delayed[card])
    early = gain(match, seat, "cubes_" + PLACE_NAMES[place])
    table_of(match).round = judge.box.rounds[3]
    late = gain(match, seat, "cubes_" + PLACE_NAMES[place])
    table_of(match).seat(seat).passed = 1
    assert early > late > gain(match, seat, "cubes_" + PLACE_NAMES[place]) == 0


# --- the next turns ---------------------------------------------------------------------------------------


def test_going_on_gives_the_seat_its_next_turn_of_the_round() -> None:
    match = at_turn(2)
    judge = judge_of(match)
    for who in range(3):
        g = table_of(match).clone()
        assert judge.go_on(g, who)
        settle(g)
        assert decider(g) == who
        assert asked(g) == "Turn"
    other = (match.decider + 1) % 3
    g = table_of(match).clone()
    g.seat(other).passed = 1
    assert not judge.go_on(g, other)


def test_going_on_waits_until_the_black_dice_are_beaten() -> None:
    match = played("troyes", 3, "black", lambda g: bool(g.black_dice) and asked(g) == "CounterBlack")
    judge, seat = judge_of(match), match.decider
    assert not judge.go_on(table_of(match).clone(), (seat + 1) % 3)
    assert judge.rests(table_of(match), seat)
    assert not judge.rests(table_of(match), (seat + 1) % 3)


# --- the bot -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("question", ["PlaceFirst", "CounterBlack", "Turn", "ChooseDice", "Source"])
def test_a_choice_is_legal_and_depends_on_nothing_hidden(question: str) -> None:
    def there(g: Table) -> bool:
        return g.round in (0, 2) and asked(g) == question

    match = played("troyes", 3, f"honest-{question}", there)
    seat = match.decider
    bot = SimpleBot(3, effort=QUICK)
    wanted = bot.choose(match.spec, honest_copy(match.spec, table_of(match), seat, 7), seat)
    assert wanted in table_of(match).legal
    for hidden in range(3):
        other = same_to_the_seat(match, seat, 20 + hidden)
        for who in range(3):
            other.seat(who).vp += hidden if who != seat else 0
        assert bot.choose(match.spec, honest_copy(match.spec, other, seat, 7), seat) == wanted


def test_without_budget_every_option_gets_at_least_a_glance() -> None:
    match = played("troyes", 3, "glance", lambda g: g.round == 0)
    seat = match.decider
    honest = cast(Table, honest_copy(match.spec, table_of(match), seat, 1))
    values = {}
    for option in honest.legal:
        g = honest.clone()
        g.agenda.pop().resolve(g, option)
        values[option] = judge_of(match).value(g, seat)
    assert values[honest.legal[0]] < max(values.values())
    chosen = SimpleBot(1, effort=replace(QUICK, nodes=0)).choose(match.spec, honest, seat)
    assert values[chosen] == max(values.values())


def test_it_beats_the_random_bot() -> None:
    for seed in range(3):
        bots: list[Bot] = [RandomBot(seed), RandomBot(seed + 10), RandomBot(seed + 20)]
        bots[seed] = SimpleBot(seed, effort=QUICK)
        result = play_game("troyes", bots, f"beats-{seed}")
        assert result.places[seed] == 0
        assert result.totals[seed] > 20


def test_it_is_not_dull() -> None:
    """It hires, builds, places citizens and fights events, and uses most of its dice."""
    result = play_game("troyes", [SimpleBot(s, effort=QUICK) for s in range(2)], "dull")
    for chosen, parts in zip(result.chosen, result.parts, strict=True):
        assert chosen["Turn.target"] >= 12
        assert chosen.get("Turn.pass", 0) <= 4
        assert parts["tokens"] > 8
        assert parts["tradesmen"] > 2


@pytest.fixture
def alone() -> Match:
    return played(
        "troyes", 1, "king", lambda g: g.round == 2 and asked(g) == "Turn" and len(g.seats[1].dice) > 3
    )


def test_le_roy_is_worth_less_without_dice_and_citizens(alone: Match) -> None:
    judge, g = judge_of(alone), table_of(alone).clone()
    whole = judge.automa_points(g)
    g.seat(1).dice = g.seats[1].dice[1:]
    robbed = judge.automa_points(g)
    g.spaces[g.spaces.index(2)] = 1
    assert whole - 0.5 > robbed > judge.automa_points(g) + 0.5


def test_the_event_he_will_fill_is_better_shared(alone: Match) -> None:
    """One cube of ours on the rightmost event takes the second reward from him."""
    judge, g = judge_of(alone), table_of(alone).clone()
    war = judge.box.event_ids.index("war")
    g.event_row = (0, war)
    g.event_cubes[war] = 0
    his, ours = judge.automa_points(g), judge.value(g, 0)
    put_event_cube(g, 0, war, 1)
    assert judge.automa_points(g) < his
    assert judge.value(g, 0) > ours + 1


def test_the_first_character_in_the_row_pays_soon(alone: Match) -> None:
    """Many deniers in the second of four rounds are worth more when Le Roy is about to score them."""
    judge, g = judge_of(alone), table_of(alone).clone()
    thibaut = judge.box.character_metric.index(BY_DENIERS)
    others = tuple(i for i in range(6) if i != thibaut)
    gains = []
    for row in ((thibaut, *others), (*others, thibaut)):
        g.character_row = row
        g.seat(0).deniers = 5
        poor = judge.value(g, 0)
        g.seat(0).deniers = 18
        gains.append(judge.value(g, 0) - poor)
    assert gains[0] > gains[1]


def test_it_plays_alone_against_le_roy() -> None:
    result = play_game("troyes", [SimpleBot(1, effort=QUICK)], "solo")
    assert len(result.totals) == 2
    assert result.totals[0] > 25
