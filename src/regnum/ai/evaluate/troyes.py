"""Troyes in a player's terms: points now, and what lies ahead.

Everything is counted in final points. What works later (citizens, tradesmen, delayed cubes) counts by
the rounds that are left; what may or may not come (events, unknown characters) by its chance. Once
the game is over the value is the score itself.
"""

from typing import Any, ClassVar, cast

from regnum.ai.effort import Effort, Skill
from regnum.ai.evaluate.troyes_tables import MOST_GOODS, Outlook, Weights, Worth
from regnum.games.troyes.const import (
    BY_CATHEDRAL,
    BY_CITIZENS,
    BY_DENIERS,
    BY_EVENTS,
    BY_INFLUENCE,
    COLOURS,
    GREY,
    PLACES,
    ROOM,
    TO_AGRICULTURE,
    TO_CATHEDRAL,
)
from regnum.games.troyes.rules.activities_asking import PlaceCube
from regnum.games.troyes.rules.aims import building_of, is_building, is_event
from regnum.games.troyes.rules.black_dice import CounterBlack, chosen_total, strength
from regnum.games.troyes.rules.cathedral import level_windows
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
from regnum.games.troyes.state import Box, Seat, Table
from regnum.kernel.agenda import Frame, push
from regnum.kernel.box import BaseBox


class TroyesEvaluation:
    """The judgement of a player who knows what usually pays."""

    # Whole groups of dice are many; what comes after them is soon judged.
    effort: ClassVar[Effort] = Effort(nodes=1600, turns=2, beam=5, per_first=2, draws=6, widths=(99, 4, 2, 1))
    skill: ClassVar[Skill] = Skill(misjudges=0.7, overlooks=0.05)

    def __init__(self, tables: BaseBox, weights: Weights | None = None) -> None:
        self.box = cast(Box, tables)
        self.w = weights if weights is not None else Weights()
        self.worth = Worth(self.box, self.w)
        rounds = max(self.box.rounds)
        self.outlooks = [Outlook(self.box, self.w, self.worth, left) for left in range(rounds + 1)]
        self._likely: dict[tuple[object, ...], list[float]] = {}

    def value(self, g: Table, seat: int) -> float:
        """Final points the seat may expect."""
        agenda = g.agenda
        if not agenda:
            return float(sum(part.points for part in score_seat(g, seat)))
        o = self.outlooks[self.box.rounds[g.players] - g.round]
        me = g.seats[seat]
        acting = len(agenda) > 1 and not me.passed
        citizens, ahead = self._citizens(g, seat, o)
        cubes, missing = self._cathedral(g, seat, o)
        total = me.tokens() + ahead + missing
        total += self._goods(o, me, acting)
        total += self._cards(g, o, me, acting)
        total += self._events(g, seat, o)
        total += self._characters(g, seat, o, cubes, citizens)
        worth = 0.0
        for code in me.dice:
            worth += o.die[code]
        total += worth if acting else self.w.die_passed * worth
        for other in range(g.players):
            if other != seat:
                total -= self.w.rival_denier * g.seats[other].deniers
        top = agenda[-1]
        if top.who == seat:
            total += self._pending(g, top, o)
        return total

    # --- what the seat has -----------------------------------------------------------------------------

    def _citizens(self, g: Table, seat: int, o: Outlook) -> tuple[int, float]:
        """Citizens that stand in the buildings, and the dice they will bring; those of rivals."""
        fade = self.w.fade
        mine = seat + 1
        total = 0.0
        citizens = rivals = 0
        spaces = g.spaces
        for building in range(COLOURS):
            n = 0
            for space in range(building * ROOM, building * ROOM + ROOM):
                owner = spaces[space]
                if owner == mine:
                    total += fade[n] * o.space[space]
                    n += 1
                elif 0 < owner <= GREY:
                    rivals += 1
            citizens += n
        supply = g.seats[seat].supply
        for building in range(COLOURS):
            supply += g.lying[building] >> seat & 1  # they come home [T16]
        return citizens, total + o.supply[supply] - o.rival_citizen * rivals

    def _cathedral(self, g: Table, seat: int, o: Outlook) -> tuple[int, float]:
        """Own cubes in the cathedral, and what empty levels may cost [T70]."""
        cubes = 0
        total = 0.0
        for level in range(self.box.cathedral_levels):
            n = level_windows(g, level).count(seat + 1)
            cubes += n
            if not n:
                total += o.missing
        return cubes, total

    def _goods(self, o: Outlook, me: Seat, acting: bool) -> float:
        """Deniers and influence that can still be used."""
        if not o.left and not acting:
            return 0.0
        deniers = me.deniers + me.purse if o.left else me.deniers
        return o.denier[min(deniers, MOST_GOODS)] + o.influence[me.influence]

    def _cards(self, g: Table, o: Outlook, me: Seat, acting: bool) -> float:
        """Slots of tradesmen, what they will do, and delayed cubes."""
        total = 0.0
        cards = g.cards
        slots = self.box.card_slots
        for place in range(PLACES):
            slot = me.tradesman[place]
            if slot:
                card = cards[place]
                if slot <= len(slots[card]):
                    total += slots[card][slot - 1]
                total += o.access[card]
            cubes = me.cubes[place]
            if cubes and (acting or o.left):
                total += o.cube[cards[place]] * (cubes if cubes < 3 else 1.5 + 0.5 * cubes)
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
            first = self.worth.first[free][lead + self.worth.most]
            reward = first * box.event_first[event] + (1.0 - first) * 0.7 * box.event_second[event]
            if mine == placed:  # nobody else yet: both rewards [T46]
                reward += first * box.event_second[event] * (1.0 if free < 2 else 0.4)
            total += o.fills[free] * reward + (1.0 - o.fills[free]) * box.event_presence_vp
        return total

    def _characters(self, g: Table, seat: int, o: Outlook, cubes: int, citizens: int) -> float:
        """Own and open characters, and those of the others by their chance to be in play [T71]."""
        me = g.seats[seat]
        tables = o.characters_two if g.players <= 2 else o.characters
        total = 0.0
        for character, likely in enumerate(self._in_play(g, seat)):
            if not likely:
                continue
            metric = self.box.character_metric[character]
            if metric == BY_CATHEDRAL:
                n = cubes
            elif metric == BY_CITIZENS:
                n = citizens
            elif metric == BY_INFLUENCE:
                n = me.influence
            elif metric == BY_DENIERS:
                n = min(me.deniers + me.purse, MOST_GOODS)
            elif metric == BY_EVENTS:
                n = len(me.won)
            else:
                n = me.tradesmen()
            total += likely * tables[character][n]
        return total

    def _in_play(self, g: Table, seat: int) -> list[float]:
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
            return frame.left * self.w.event_cube
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
            return 0.8 * max(o.space[building_of(target) * ROOM :][:ROOM]) - cost
        quotient = group_total(g, dice, cube) // divisor_of(g, target)
        if target == TO_AGRICULTURE:
            return o.one_denier * quotient - cost
        return self._brings(g, who, target, quotient, o) - cost

    def _brings(self, g: Table, who: int, target: int, uses: int, o: Outlook) -> float:
        """So many uses of a card or cubes on an event, with the tradesman to be hired."""
        if is_event(target):
            return self.w.event_cube * uses
        card = g.cards[target]
        worth = self.worth.use[card] * uses
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
