"""The days [G10-G29]: morning, turns, night, until the end of the game."""

from typing import Final

import regnum.games.gugong.canal as canal
import regnum.games.gugong.decrees as decrees
import regnum.games.gugong.meng as meng
import regnum.games.gugong.palace as palace
import regnum.games.gugong.servants as servants
import regnum.games.gugong.tokens_bonus as tokens_bonus
from regnum.games.gugong.const import DAY, MORNING, NIGHT, VP_DESTINY
from regnum.games.gugong.exchange import Exchange
from regnum.games.gugong.gains import score_vp
from regnum.games.gugong.log import (
    CITY_FILLED,
    DAY_BEGAN,
    DESTINY_WON,
    DICE_ROLLED,
    FINAL_PART,
    GAME_OVER,
    MATCHED,
    MENG_FOCUS,
    MORNING_DECLINED,
    MORNING_USED,
    NIGHT_FELL,
    NO_MATCHES,
    NOT_ADMITTED,
    START_PLAYER,
    TOKENS_SHUFFLED,
)
from regnum.games.gugong.meng_decrees import MengMorning
from regnum.games.gugong.meng_dusk import Dusk
from regnum.games.gugong.reasons import reason
from regnum.games.gugong.scoring import FINAL_PARTS, close, is_admitted, part_points, score_seat
from regnum.games.gugong.state import Table, is_meng, standing, turn_order
from regnum.games.gugong.trades import SKIP, LastTrade, OwnFrame
from regnum.games.gugong.words import decree_msg
from regnum.kernel.agenda import GAP, Choice, ChoiceArg, Frame, Refusal, emit, push
from regnum.kernel.chance import below, shuffled
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK

# --- morning [G10-G14] -------------------------------------------------------------------------------


class Morning(Frame[Table]):
    """Start player, map and dice of a new day; then the decrees, the servants and the turns."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        g.phase = MORNING
        g.day += 1  # the last step of a morning says so; nothing before it asks
        if g.medal:
            g.start = g.medal - 1
            g.medal = 0
            emit(g, START_PLAYER, g.start)
        refill_map(g)
        roll_dice(g)
        push(g, DayStart(-1))
        push(g, Income(-1))
        if g.seat_count > g.players:
            meng.shuffle_cards(g, g.players)
        push_decrees(g)


def refill_map(g: Table) -> None:
    """A token on every city with neither token nor traveller, in the board's order [G11, R-G18]."""
    cities = list(g.cities)
    occupied = [g.seats[who].traveller - 1 for who in range(g.seat_count)]
    for city, token in enumerate(cities):
        if token != GAP or city in occupied:
            continue
        if not g.token_stack:
            if not g.token_gone:
                break
            emit(g, TOKENS_SHUFFLED, -1, len(g.token_gone))
            g.token_stack = shuffled(g, g.token_gone)
            g.token_gone = ()
        cities[city] = g.token_stack[-1]
        g.token_stack = g.token_stack[:-1]
        emit(g, CITY_FILLED, -1, city, cities[city])
    g.cities = tuple(cities)
    g.reveals += 1


def roll_dice(g: Table) -> None:
    """The three destiny dice [G12]."""
    dice = g.box.dice
    for i, faces in enumerate(dice):
        g.dice[i] = faces[below(g, len(faces))]
    emit(g, DICE_ROLLED, -1, g.dice[0], g.dice[1], g.dice[2])


def morning_decrees(g: Table, who: int) -> tuple[int, ...]:
    """The level 1 decrees of a seat."""
    mine = g.seats[who].decrees
    if not mine:
        return ()
    return tuple(d for d, level in enumerate(g.box.decree_level) if level == 1 and mine >> d & 1)


def push_decrees(g: Table) -> None:
    """Morning benefits in turn order [G13]; Meng takes all of his by himself (R-G62)."""
    for who in reversed(turn_order(g)):
        found = morning_decrees(g, who)
        if found:
            push(g, MengMorning(who, found) if is_meng(g, who) else MorningDecrees(who, found))


class MorningDecrees(OwnFrame):
    """Morning benefits, each once, in an order of the owner's choice (R-G36). items: decrees left."""

    def __init__(self, who: int, left: tuple[int, ...] = ()) -> None:
        super().__init__(who)
        self.left: Final = left

    def own_options(self, g: Table) -> list[int]:
        found = [d for d in self.left if decrees.morning_refusal(g, self.who, d) == OK]
        found.append(SKIP)
        return found

    def apply(self, g: Table, option: int) -> None:
        if option == SKIP:
            for decree in self.left:
                if decrees.morning_refusal(g, self.who, decree) == OK:
                    emit(g, MORNING_DECLINED, self.who, decree)
            return
        left = tuple(d for d in self.left if d != option)
        if left:
            push(g, MorningDecrees(self.who, left))
        emit(g, MORNING_USED, self.who, option)
        decrees.morning(g, self.who, option)

    def describe_own(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            return Choice(option, "done", Msg("gugong-opt-morning-done"), ["end"])
        t = g.box
        name = t.decree_ids[option]
        benefit = decree_msg(t, option)
        label = Msg("gugong-opt-morning-use", {"decree": benefit})
        args: dict[str, ChoiceArg] = {"decree": name}
        return Choice(option, "use " + name, label, ["decree." + name], [], [benefit], "use-decree", args)

    def refused_own(self, g: Table) -> list[Refusal]:
        t = g.box
        out: list[Refusal] = []
        for decree in self.left:
            refusal = decrees.morning_refusal(g, self.who, decree)
            if refusal != OK:
                name = t.decree_ids[decree]
                label = Msg("gugong-opt-morning-use", {"decree": decree_msg(t, decree)})
                args: dict[str, ChoiceArg] = {"decree": name}
                because = reason(refusal, "G13")
                out.append(Refusal("use " + name, label, ["decree." + name], because, "use-decree", args))
        return out


class Income(Frame[Table]):
    """Every player may take the servants of the day [G14]."""

    def resolve(self, g: Table, option: int) -> None:
        for who in reversed(turn_order(g)):
            push(g, DayServants(who))


class DayServants(Frame[Table]):
    """The servants of the day for one seat; how many is asked only where it matters (R-G08)."""

    def resolve(self, g: Table, option: int) -> None:
        t = g.box
        servants.gain(g, self.who, t.day_servants[g.day], True)


# --- the day phase [G20] -----------------------------------------------------------------------------


class DayStart(Frame[Table]):
    """The turns of a day begin."""

    def resolve(self, g: Table, option: int) -> None:
        g.phase = DAY
        start = g.start
        emit(g, DAY_BEGAN, start, g.day)
        if g.seat_count > g.players and g.day == 1:
            emit(g, MENG_FOCUS, g.players, g.focus - 1)
        push(g, DayEnd(-1))
        push(g, NextTurn((start - 1) % g.seat_count))


class NextTurn(Frame[Table]):
    """The turn of the next seat that has a card in hand; none left: the day is over. who: the last seat.

    Who has none passes (R-G07).
    """

    def resolve(self, g: Table, option: int) -> None:
        g.given = g.taken = g.exchanged_at = 0
        for step in range(1, g.seat_count + 1):
            seat = (self.who + step) % g.seat_count
            if g.seats[seat].hand and (not is_meng(g, seat) or meng.has_automa(g)):
                g.turn += 1
                g.active_seat = seat
                push(g, NextTurn(seat))
                push(g, meng.MengTurn(seat) if is_meng(g, seat) else Exchange(seat))
                return
        g.active_seat = -1


class DayEnd(Frame[Table]):
    """Bonus tokens leave the table [G39, R-G24]; then the night, after dusk if Meng plays [G103]."""

    def resolve(self, g: Table, option: int) -> None:
        push(g, Night(-1))
        if g.seat_count > g.players:
            push(g, Dusk(g.players))
        tokens_bonus.end_of_day(g)


# --- the night [G27-G29] -----------------------------------------------------------------------------


def matches(g: Table, who: int) -> int:
    """Pairs of a discarded card and a die that show the same value [G27]; Meng's go by the day (R-G60)."""
    t = g.box
    if is_meng(g, who):
        return t.meng_matches[g.day]
    found = 0
    for card in g.seats[who].discard:
        value = t.gift_value[card]
        for die in range(len(t.dice)):
            if g.dice[die] == value:
                found += 1
    return found


class Night(Frame[Table]):
    """Matches: servants for everybody, 3 VP and an envoy step for who has most of them."""

    def is_chance(self) -> bool:
        return True  # the discard piles are looked at

    def resolve(self, g: Table, option: int) -> None:
        t = g.box
        g.phase = NIGHT
        g.reveals += 1
        emit(g, NIGHT_FELL, -1, g.day)
        found = [matches(g, who) for who in range(g.seat_count)]
        for who in turn_order(g):
            emit(g, MATCHED, who, found[who])
        push(g, NightShips(-1))
        # Envoy and VP cannot touch what the servants do, nor the other way round, and the majority
        # must not be worked out again from hidden cards after a question about servants (R-G42).
        best = max(found)
        if best:
            winner = max(
                (who for who in range(g.seat_count) if found[who] == best), key=lambda w: standing(g, w)
            )
            emit(g, DESTINY_WON, winner, best)
            score_vp(g, winner, t.destiny_vp, VP_DESTINY)
            palace.advance_envoy(g, winner, t.destiny_envoy)
        else:
            emit(g, NO_MATCHES, -1)  # R-G41
        for who in reversed(turn_order(g)):
            if found[who]:
                push(g, MatchServants(who, found[who] * t.match_servants))


class MatchServants(Frame[Table]):
    """The servants for the matches of one seat; they may be left [G27]. a: how many."""

    def __init__(self, who: int, n: int) -> None:
        super().__init__(who)
        self.n: Final = n

    def resolve(self, g: Table, option: int) -> None:
        servants.gain(g, self.who, self.n, True)


class NightShips(Frame[Table]):
    """All ships move; full ones may claim [G28]."""

    def resolve(self, g: Table, option: int) -> None:
        push(g, NightEnd(-1))
        canal.night(g)


class NightEnd(Frame[Table]):
    """Discard piles join the hands; or, after the last night, the end of the game [G29]."""

    def resolve(self, g: Table, option: int) -> None:
        if g.day >= g.box.days:
            push(g, FinalScoring(-1))
            for who in reversed(turn_order(g)):
                if not is_meng(g, who):
                    push(g, LastTrade(who))
            return
        for who in range(g.seat_count):
            g.seat(who).hand += g.seats[who].discard
            g.seat(who).discard = ()
        push(g, Morning(-1))


class FinalScoring(Frame[Table]):
    """The end of the game [G90]: the wall once more, then all that is scored only now."""

    def resolve(self, g: Table, option: int) -> None:
        close(g)
        for part in FINAL_PARTS:
            for who in turn_order(g):
                points = part_points(g, who, part)
                if points:
                    emit(g, FINAL_PART, who, part, points)
        for who in range(g.seat_count):
            if not is_admitted(g, who):
                emit(g, NOT_ADMITTED, who, -score_seat(g, who)[-1].points)
        emit(g, GAME_OVER, -1)
