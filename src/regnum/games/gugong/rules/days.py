"""The days [G10-G29]: morning, turns, night, until the end of the game."""

from typing import Final

from regnum.games.gugong.const import DAY, MORNING, NIGHT, VP_DESTINY
from regnum.games.gugong.rules.bonus_tokens import retire_all
from regnum.games.gugong.rules.canal import sail_by_night
from regnum.games.gugong.rules.decrees import is_on, morning, morning_refusal
from regnum.games.gugong.rules.exchange import Exchange
from regnum.games.gugong.rules.gains import gain_servants, score_vp
from regnum.games.gugong.rules.intrigue import foremost
from regnum.games.gugong.rules.memory import see_night
from regnum.games.gugong.rules.palace import advance_envoy
from regnum.games.gugong.rules.scoring import FINAL_PARTS, close, is_admitted, part_points, score_seat
from regnum.games.gugong.rules.trades import SKIP, Decision, LastTrade
from regnum.games.gugong.solo.decrees import MengMorning
from regnum.games.gugong.solo.dusk import Dusk
from regnum.games.gugong.solo.meng import MengTurn, has_automa, shuffle_cards
from regnum.games.gugong.state import Table, is_meng, is_solo, turn_order
from regnum.games.gugong.words.log import (
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
from regnum.games.gugong.words.names import decree_msg
from regnum.games.gugong.words.reasons import reason
from regnum.kernel.agenda import GAP, Choice, Frame, Refusal, emit, push, refuse
from regnum.kernel.chance import below, shuffled
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK

# --- morning [G10-G14] --------------------------------------------------------------------------------


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
        if is_solo(g):
            shuffle_cards(g, g.players)
        push_decrees(g)


def refill_map(g: Table) -> None:
    """A token on every city with neither token nor traveller, in the board's order [G11, R-G18]."""
    cities = list(g.cities)
    occupied = [seat.traveller - 1 for seat in g.seats]
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
    for die, faces in enumerate(g.box.dice):
        g.dice[die] = faces[below(g, len(faces))]
    emit(g, DICE_ROLLED, -1, g.dice[0], g.dice[1], g.dice[2])


def morning_decrees(g: Table, who: int) -> tuple[int, ...]:
    """The level 1 decrees of a seat."""
    me = g.seats[who]
    if not me.decrees:
        return ()
    return tuple(
        decree for decree, level in enumerate(g.box.decree_level) if level == 1 and is_on(me, decree)
    )


def push_decrees(g: Table) -> None:
    """Morning benefits in turn order [G13]; Meng takes all of his by himself (R-G62)."""
    for who in reversed(turn_order(g)):
        found = morning_decrees(g, who)
        if found:
            push(g, MengMorning(who, found) if is_meng(g, who) else MorningDecrees(who, found))


class MorningDecrees(Decision):
    """Morning benefits, each once, in an order of the owner's choice (R-G36). left: decrees to use."""

    def __init__(self, who: int, left: tuple[int, ...] = ()) -> None:
        super().__init__(who)
        self.left: Final = left

    def options(self, g: Table) -> list[int]:
        found = [decree for decree in self.left if morning_refusal(g, self.who, decree) == OK]
        found.append(SKIP)
        return found

    def resolve(self, g: Table, option: int) -> None:
        if option == SKIP:
            for decree in self.left:
                if morning_refusal(g, self.who, decree) == OK:
                    emit(g, MORNING_DECLINED, self.who, decree)
            return
        left = tuple(decree for decree in self.left if decree != option)
        if left:
            push(g, MorningDecrees(self.who, left))
        emit(g, MORNING_USED, self.who, option)
        morning(g, self.who, option)

    def describe(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            return Choice(option, "done", Msg("gugong-opt-morning-done"), ["end"], kind="done")
        name = g.box.decree_ids[option]
        benefit = decree_msg(g.box, option)
        label, elements = Msg("gugong-opt-morning-use", {"decree": benefit}), ["decree." + name]
        return Choice(option, "use " + name, label, elements, [], [benefit], "use-decree", {"decree": name})

    def sensible(self, g: Table) -> int | None:
        """A single benefit is used: it costs nothing [G13], and a swap may still be left.

        Of several the order is the owner's (R-G36).
        """
        found = self.options(g)
        return found[0] if len(self.left) == 1 and len(found) > 1 else None

    def refused(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for decree in self.left:
            refusal = morning_refusal(g, self.who, decree)
            if refusal != OK:
                out.append(refuse(self.describe(g, decree), reason(refusal, "G13")))
        return out


class Income(Frame[Table]):
    """Every player may take the servants of the day [G14]."""

    def resolve(self, g: Table, option: int) -> None:
        for who in reversed(turn_order(g)):
            push(g, DayServants(who))


class DayServants(Frame[Table]):
    """The servants of the day for one seat; how many is asked only where it matters (R-G08)."""

    def resolve(self, g: Table, option: int) -> None:
        gain_servants(g, self.who, g.box.day_servants[g.day], True)


# --- the day phase [G20] ------------------------------------------------------------------------------


class DayStart(Frame[Table]):
    """The turns of a day begin."""

    def resolve(self, g: Table, option: int) -> None:
        g.phase = DAY
        emit(g, DAY_BEGAN, g.start, g.day)
        if is_solo(g) and g.day == 1:
            emit(g, MENG_FOCUS, g.players, g.focus - 1)
        push(g, DayEnd(-1))
        push(g, NextTurn((g.start - 1) % g.seat_count))


class NextTurn(Frame[Table]):
    """The turn of the next seat that has a card in hand; none left: the day is over. who: the last seat.

    Who has none passes (R-G07).
    """

    def resolve(self, g: Table, option: int) -> None:
        g.given = g.taken = g.exchanged_at = 0
        for step in range(1, g.seat_count + 1):
            seat = (self.who + step) % g.seat_count
            if g.seats[seat].hand and (not is_meng(g, seat) or has_automa(g)):
                g.turn += 1
                g.active_seat = seat
                push(g, NextTurn(seat))
                push(g, MengTurn(seat) if is_meng(g, seat) else Exchange(seat))
                return
        g.active_seat = -1


class DayEnd(Frame[Table]):
    """Bonus tokens leave the table [G39, R-G24]; then the night, after dusk if Meng plays [G103]."""

    def resolve(self, g: Table, option: int) -> None:
        push(g, Night(-1))
        if is_solo(g):
            push(g, Dusk(g.players))
        retire_all(g)


# --- the night [G27-G29] ------------------------------------------------------------------------------


def matches(g: Table, who: int) -> int:
    """Pairs of a discarded card and a die that show the same value [G27]; Meng's go by the day (R-G60)."""
    box = g.box
    if is_meng(g, who):
        return box.meng_matches[g.day]
    found = 0
    for card in g.seats[who].discard:
        found += g.dice.count(box.gift_value[card])
    return found


class Night(Frame[Table]):
    """Matches: servants for everybody, 3 VP and an envoy step for who has most of them."""

    def is_chance(self) -> bool:
        return True  # the discard piles are looked at

    def resolve(self, g: Table, option: int) -> None:
        g.phase = NIGHT
        g.reveals += 1
        emit(g, NIGHT_FELL, -1, g.day)
        found = [matches(g, who) for who in range(g.seat_count)]
        for who in turn_order(g):
            emit(g, MATCHED, who, found[who])
        push(g, NightShips(-1))
        # Envoy and VP cannot touch what the servants do, nor the other way round, and the majority
        # must not be worked out again from hidden cards after a question about servants (R-G42).
        score_destiny(g, found)
        for who in reversed(turn_order(g)):
            if found[who]:
                push(g, MatchServants(who, found[who] * g.box.match_servants))


def score_destiny(g: Table, found: list[int]) -> None:
    """VP and an envoy step for most matches; tied: the intrigue track. Without any, nobody (R-G41)."""
    best = max(found)
    if not best:
        emit(g, NO_MATCHES, -1)
        return
    winner = foremost(g, [who for who in range(g.seat_count) if found[who] == best])
    emit(g, DESTINY_WON, winner, best)
    score_vp(g, winner, g.box.destiny_vp, VP_DESTINY)
    advance_envoy(g, winner, g.box.destiny_envoy)


class MatchServants(Frame[Table]):
    """The servants for the matches of one seat; they may be left [G27]."""

    def __init__(self, who: int, n: int) -> None:
        super().__init__(who)
        self.n: Final = n

    def resolve(self, g: Table, option: int) -> None:
        gain_servants(g, self.who, self.n, True)


class NightShips(Frame[Table]):
    """All ships move; full ones may claim [G28]."""

    def resolve(self, g: Table, option: int) -> None:
        push(g, NightEnd(-1))
        sail_by_night(g)


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
            seat = g.seat(who)
            seat.hand += seat.discard
            seat.discard = ()
            see_night(seat)
        push(g, Morning(-1))


class FinalScoring(Frame[Table]):
    """The end of the game [G90]: the wall once more, then all that is scored only now."""

    def resolve(self, g: Table, option: int) -> None:
        close(g)
        if g.events is not None:
            tell_final_scoring(g)


def tell_final_scoring(g: Table) -> None:
    """What the end brings, part by part; who is out [G62]."""
    for part in FINAL_PARTS:
        for who in turn_order(g):
            points = part_points(g, who, part)
            if points:
                emit(g, FINAL_PART, who, part, points)
    for who in range(g.seat_count):
        if not is_admitted(g, who):
            emit(g, NOT_ADMITTED, who, -score_seat(g, who)[-1].points)
    emit(g, GAME_OVER, -1)
