"""Troyes in a player's terms: points now, and what lies ahead.

Everything is counted in final points. What works later (citizens, tradesmen, delayed cubes) counts by
the rounds that are left; what may or may not come (events, unknown characters) by its chance. Once
the game is over the value is the score itself.
"""

from typing import Any, Final, cast

from regnum.ai.effort import Effort, Skill
from regnum.ai.evaluate.troyes_king import MOST_DICE as KING_DICE
from regnum.ai.evaluate.troyes_king import King
from regnum.ai.evaluate.troyes_tables import ALONE, MOST_GOODS, Outlook, Weights, Worth
from regnum.ai.features.troyes import (
    CARD,
    DENIERS,
    H_CARDS,
    H_CATHEDRAL,
    H_CHARACTERS,
    H_CITIZENS,
    H_DENIERS,
    H_DICE,
    H_EVENTS,
    H_INFLUENCE,
    H_RIVALS,
    H_TOKENS,
    H_UNDER_WAY,
    HEADINGS,
    INFLUENCE,
    LEVEL,
    OTHERS_CITIZENS,
    OTHERS_DENIERS,
    PATTERN,
    PIPS,
    PURSE,
    RED_DICE,
    SUPPLY,
    TroyesFeatures,
)
from regnum.ai.judge import Judge
from regnum.games.troyes.const import (
    BUILDINGS,
    COLOURS,
    PLACES,
    TO_AGRICULTURE,
    TO_CATHEDRAL,
)
from regnum.games.troyes.rules.activities_asking import PlaceCube
from regnum.games.troyes.rules.aims import building_of, is_building, is_event
from regnum.games.troyes.rules.black_dice import CounterBlack, chosen_total, strength
from regnum.games.troyes.rules.buildings import row_of, row_start, who_falls
from regnum.games.troyes.rules.choose_dice import ChooseDice
from regnum.games.troyes.rules.dice import colour_of, die_ref, flipped, ref_code, ref_owner, value_of
from regnum.games.troyes.rules.group import Group
from regnum.games.troyes.rules.groups import group_price
from regnum.games.troyes.rules.influence import Flip
from regnum.games.troyes.rules.modifiers import dice_colour, dice_limit, group_total
from regnum.games.troyes.rules.scoring import score_seat
from regnum.games.troyes.rules.source import Source
from regnum.games.troyes.rules.targets import demand, divisor_of
from regnum.games.troyes.rules.tradesmen import free_slot, vp_of_slot
from regnum.games.troyes.rules.turn import Turn
from regnum.games.troyes.rules.uses import Uses
from regnum.games.troyes.solo.leroy import KingTurn
from regnum.games.troyes.state import Box, Table
from regnum.kernel.agenda import Frame, push
from regnum.kernel.box import BaseBox

# The sources of the score sheet that have a heading of their own name or another; all others are characters.
SOURCES: Final = {
    "tokens": H_TOKENS,
    "events": H_EVENTS,
    "tradesmen": H_CARDS,
    "cathedral": H_CATHEDRAL,
}

# Whole groups of dice are many; what comes after them is soon judged.
EFFORT: Final = Effort(nodes=1600, turns=2, beam=5, per_first=2, draws=6, widths=(99, 4, 2, 1))
SKILL: Final = Skill(misjudges=0.7, overlooks=0.05, aims_ahead=True)


class TroyesEvaluation(Judge[Table]):
    """The judgement of a player who knows what usually pays."""

    def __init__(self, tables: BaseBox, weights: Weights | None = None, alone: Weights | None = None) -> None:
        self.box = cast(Box, tables)
        self.reader = TroyesFeatures(self.box)
        super().__init__(self.reader, HEADINGS, EFFORT, SKILL)
        self.w = weights if weights is not None else Weights()
        self.basic = Worth(self.box, self.w)
        rounds = max(self.box.rounds)
        self.outlooks = [Outlook(self.box, self.w, self.basic, left) for left in range(rounds + 1)]
        self.alone = alone if alone is not None else ALONE  # against Le Roy
        self.basic_alone = Worth(self.box, self.alone)
        self.outlooks_alone = [
            Outlook(self.box, self.alone, self.basic_alone, left) for left in range(self.box.rounds[1] + 1)
        ]
        self.king = King(self.box, self.alone)
        self._likely: dict[tuple[object, ...], list[float]] = {}

    def worth(self, g: Table, seat: int, f: list[int]) -> list[float]:
        """Final points the seat may expect, by heading."""
        agenda = g.agenda
        if not agenda:
            return self._scored(g, seat)
        parts = [0.0] * len(HEADINGS)
        alone = g.seat_count > g.players
        left = self.box.rounds[g.players] - g.round
        o = self.outlooks_alone[left] if alone else self.outlooks[left]
        me = g.seats[seat]
        acting = len(agenda) > 1 and not me.passed
        parts[H_TOKENS] = float(me.tokens())
        parts[H_CITIZENS] = o.supply[f[SUPPLY]]
        for building in range(BUILDINGS):
            parts[H_CITIZENS] += o.citizens[building][f[PATTERN + building]]
        parts[H_CATHEDRAL] = o.missing * f[LEVEL : LEVEL + self.box.cathedral_levels].count(0)
        if o.left or acting:
            parts[H_DENIERS] = o.denier[min(f[DENIERS] + f[PURSE], MOST_GOODS) if o.left else f[DENIERS]]
            parts[H_INFLUENCE] = o.influence[f[INFLUENCE]]
        parts[H_CARDS] = self._cards(g, o, f, acting)
        if alone:
            parts[H_EVENTS] = self._events_alone(g, seat, o)
            parts[H_CHARACTERS] = self._characters_alone(g, f, left)
        else:
            parts[H_EVENTS] = self._events(g, seat, o)
            parts[H_CHARACTERS] = self.characters(g, o, f, self.in_play(g, seat))
        dice = 0.0
        for colour in range(COLOURS):
            dice += o.one_die[colour] * f[RED_DICE + colour] + o.pip[colour] * f[PIPS + colour]
        parts[H_DICE] = dice if acting else o.die_passed * dice
        parts[H_RIVALS] = -o.rival_citizen * f[OTHERS_CITIZENS] - o.rival_denier * f[OTHERS_DENIERS]
        top = agenda[-1]
        if top.who == seat:
            parts[H_UNDER_WAY] = self._pending(g, top, o)
        return parts

    def _scored(self, g: Table, seat: int) -> list[float]:
        """The score of a finished game by heading."""
        parts = [0.0] * len(HEADINGS)
        for part in score_seat(g, seat):
            parts[SOURCES.get(part.name, H_CHARACTERS)] += part.points
        return parts

    def automa_worth(self, g: Table, f: list[int]) -> float:
        """Final points Le Roy may expect."""
        return self.king.points(g)

    def unseen(self, g: Table, who: int) -> float:
        """Secret tokens of a seat, guessed from what lies open, by rounded weights of a fit."""
        if g.seat_count > g.players or not g.agenda:
            return 0.0
        other = g.seats[who]
        start, a_round, a_cube, won, a_card = self.w.unseen
        points = start + a_round * g.round + a_cube * g.cathedral.count(who + 1)
        for event in other.won:
            points += won * self.box.event_first[event]
        for place in range(PLACES):
            if other.tradesman[place] and self.box.card_gain_vp[g.cards[place]]:
                points += a_card
        return max(0.0, points)

    # --- what the seat has -----------------------------------------------------------------------------

    def _cards(self, g: Table, o: Outlook, f: list[int], acting: bool) -> float:
        """Slots of tradesmen, what they will do, and delayed cubes."""
        total = 0.0
        codes = o.cards if acting or o.left else o.cards_passed
        for place in range(PLACES):
            code = f[CARD + place]
            if code:
                total += codes[g.cards[place]][code]
        return total

    def _events(self, g: Table, seat: int, o: Outlook) -> float:
        """Cubes on events: points for being there, or for most of them if it is countered [T46, T70]."""
        box = self.box
        total = 0.0
        for event in g.event_row:
            packed = g.event_cubes[event]
            if not packed:
                continue
            counts = [0, 0, 0, 0, 0, 0]
            placed = 0
            while packed:
                counts[packed & 7] += 1
                placed += 1
                packed >>= 3
            mine = counts[seat + 1]
            if not mine:
                continue
            counts[seat + 1] = 0
            free = box.event_flags[event] - placed
            lead = mine - max(counts)
            first = self.basic.first[free][lead + self.basic.most]
            reward = first * box.event_first[event] + (1.0 - first) * 0.7 * box.event_second[event]
            if mine == placed:  # nobody else yet: both rewards [T46]
                reward += first * box.event_second[event] * (1.0 if free < 2 else 0.4)
            total += o.fills[free] * reward + (1.0 - o.fills[free]) * box.event_presence_vp
        return total

    def characters(self, g: Table, o: Outlook, f: list[int], likely: list[float]) -> float:
        """What characters bring, each by its chance to be in play [T71]."""
        tables = o.characters_two if g.players <= 2 else o.characters
        total = 0.0
        for character in range(len(likely)):
            if likely[character]:
                total += likely[character] * tables[character][self.reader.counted(f, character)]
        return total

    def _events_alone(self, g: Table, seat: int, o: Outlook) -> float:
        """Cubes on events against Le Roy, who comes to the rightmost one only, and then fills it [T96]."""
        box = self.box
        king = self.king
        row = g.event_row
        total = 0.0
        for at in range(len(row)):
            event = row[at]
            packed = g.event_cubes[event]
            if not packed:
                continue
            mine = his = 0
            while packed:
                if packed & 7 == seat + 1:
                    mine += 1
                else:
                    his += 1
                packed >>= 3
            if not mine:
                continue
            free = box.event_flags[event] - mine - his
            own = king.reward(event, mine + free, his) + (self.alone.own_card if mine + free > his else 0.0)
            fills = o.own_fill[free]
            worth = fills * own + (1.0 - fills) * box.event_presence_vp
            if at == len(row) - 1:
                comes = king.comes[min(len(g.seats[g.players].dice), KING_DICE)]
                kings = king.reward(event, mine, his + free) + (
                    self.alone.own_card if mine > his + free else 0.0
                )
                worth += comes * (kings - worth)
            total += worth
        return total

    def _characters_alone(self, g: Table, f: list[int], left: int) -> float:
        """The open row: Le Roy scores the first one when he rolls for it; what is left counts in the end."""
        total = 0.0
        row = g.character_row
        for at in range(len(row)):
            character = row[at]
            n = self.reader.counted(f, character)
            before = 0.0  # the chance that it has been scored by then
            worth = 0.0
            for rounds in range(left + 1):
                tenths = int(10 * self.king.turns(g, rounds))
                scored = self.king.scored[tenths][at]
                o = self.outlooks_alone[rounds]
                worth += (scored - before) * o.characters_soon[character][n]
                before = scored
            worth += (1.0 - before) * self.outlooks_alone[left].characters_two[character][n]
            total += worth
        return total

    def in_play(self, g: Table, seat: int) -> list[float]:
        """The chance of each character to be scored at the end, as far as the seat can know."""
        mine = g.seats[seat].characters
        row = g.character_row
        key = (mine, row, g.players)
        found = self._likely.get(key)
        if found is None:
            hidden = 0
            for other in range(g.players):
                hidden += len(g.seats[other].characters) if other != seat else 0
            known = mine + row
            n = len(self.box.character_ids)
            chance = hidden / max(1, n - len(known))
            found = [1.0 if character in known else chance for character in range(n)]
            self._likely[key] = found
        return found

    # --- what is being decided ---------------------------------------------------------------------------

    def _pending(self, g: Table, frame: Frame[Any], o: Outlook) -> float:
        """What an action will bring that is just being put together, roughly."""
        if isinstance(frame, Turn):
            return 0.0
        if isinstance(frame, Uses):
            return self._brings(g, frame.who, frame.target, frame.most, o)
        if isinstance(frame, Source):
            return self._action(g, frame.who, frame.target, frame.dice, frame.cube, o)
        if isinstance(frame, ChooseDice):
            return self._action(g, frame.who, frame.target, self._own_dice(g, frame), frame.cube, o)
        if isinstance(frame, CounterBlack):
            return self._against_black(g, frame, o)
        if isinstance(frame, PlaceCube):
            return frame.left * o.event_cube
        if isinstance(frame, Flip):
            return sum(o.die[flipped(code)] - o.die[code] for code in frame.codes)
        if isinstance(frame, Group) and frame.aimed and frame.dice:
            return self._action(g, frame.who, frame.aimed - 1, frame.dice, frame.cube, o)
        return 0.0

    def _against_black(self, g: Table, frame: CounterBlack, o: Outlook) -> float:
        """Dice chosen against black ones are as good as gone; more of them may be needed."""
        short = max(0, g.black_dice[0] - chosen_total(frame.dice))
        if not frame.dice and strength(g, frame.who) < short:
            return -float(min(self.box.black_vp, g.seats[frame.who].tokens()))
        return 0.5 - 0.25 * short - sum(o.die[ref_code(ref)] for ref in frame.dice)

    def _own_dice(self, g: Table, frame: ChooseDice) -> tuple[int, ...]:
        """The best dice of the seat's own for a target."""
        box = self.box
        card = g.cards[frame.cube] if frame.cube >= 0 else -1
        colour = dice_colour(box, card, demand(g, frame.target))
        dice = [code for code in g.seats[frame.who].dice if colour >= COLOURS or colour_of(code) == colour]
        dice.sort(key=lambda code: -value_of(code))
        if colour >= COLOURS and dice:
            dice = [code for code in dice if colour_of(code) == colour_of(dice[0])]
        most = min(2, dice_limit(box, card, frame.target))
        return tuple(die_ref(frame.who, code) for code in dice[:most])

    def _action(self, g: Table, who: int, target: int, dice: tuple[int, ...], cube: int, o: Outlook) -> float:
        """An action with these dice, and what they cost."""
        if not dice:
            return 0.5  # with bought dice
        cost = o.one_denier * group_price(g, who, dice, cube)
        for ref in dice:
            if ref_owner(ref) == who:
                cost += o.die[ref_code(ref)]
        if cube >= 0:
            cost += o.cube[g.cards[cube]]
        if target == TO_CATHEDRAL:
            return 1.7 * len(dice) - cost
        if is_building(target):
            return self._entering(g, who, building_of(target), value_of(ref_code(dice[0])), o) - cost
        quotient = group_total(g, dice, cube) // divisor_of(g, target)
        if target == TO_AGRICULTURE:
            return o.one_denier * quotient - cost
        return self._brings(g, who, target, quotient, o) - cost

    def _entering(self, g: Table, who: int, building: int, value: int, o: Outlook) -> float:
        """A citizen into the row of a die: the space it gets, and who has to go [T51]."""
        box = self.box
        row = row_of(box, building, value)
        first = row_start(box, building, row)
        falls = who_falls(g, building, row)
        gap = first
        if falls < 0:
            while g.spaces[gap]:
                gap += 1
            return o.space[gap]
        last = first + box.row_length[building] - 1
        if falls == who:
            return o.space[first] - o.space[last]
        return o.space[first] + (o.expelled if falls < g.seat_count else 0.0)

    def _brings(self, g: Table, who: int, target: int, uses: int, o: Outlook) -> float:
        """So many uses of a card or cubes on an event, with the tradesman to be hired."""
        if is_event(target):
            return o.event_cube * uses
        card = g.cards[target]
        worth = o.use[card] * uses
        if not g.seats[who].tradesman[target]:
            worth += o.access[card] - o.one_denier * self.box.card_hire[card]
            worth += vp_of_slot(g, target, free_slot(g, target))
        return worth

    # --- the next turns ------------------------------------------------------------------------------------

    def rests(self, g: Table, seat: int) -> bool:
        """After influence was used the turn begins anew: no need to look through it at once."""
        top = g.agenda[-1]
        if top.who != seat:
            return False
        if isinstance(top, Turn):
            return top.cube < 0
        return isinstance(top, CounterBlack) and not top.dice

    def begins(self, g: Table, seat: int) -> bool:
        """An action, dice against black ones, a citizen of the set-up: what follows these is soon decided."""
        return not g.round or self.rests(g, seat)

    def go_on(self, g: Table, seat: int) -> bool:
        """The seat's next turn of this round, as if the others stood still."""
        if not g.agenda:
            return False
        top = g.agenda[-1]
        if top.who == seat:
            return isinstance(top, Turn | CounterBlack)
        if g.seats[seat].passed or not isinstance(top, Turn | KingTurn):
            return False
        g.agenda.pop()  # the turn of somebody who stands still
        push(g, Turn(seat, -1))
        return True


EVALUATION = TroyesEvaluation
