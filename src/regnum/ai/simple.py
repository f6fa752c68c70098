"""The simple bot: looks at what its own turns may bring and takes the best first step.

All options of the turn are tried on copies of the honest copy, up to the end of the turn; where
cards would be drawn, several draws are tried and averaged. The most promising turns are followed
by further turns of the same seat, as if the others stood still, until it passes or the budget ends.
"""

from contextlib import suppress
from random import Random
from typing import Any

from regnum.ai.brake import Brake, OutOfBudget
from regnum.ai.effort import Effort
from regnum.ai.evaluate import handmade_of
from regnum.ai.judge import Judge
from regnum.ai.luck import Luck
from regnum.ai.thinker import Thinker, Thought
from regnum.kernel.agenda import State, options_of, resolve
from regnum.kernel.spec import GameSpec

__all__ = ["Effort", "Line", "Search", "SimpleBot"]

LEAF = 0  # the turn is over, another seat decides, or the table turns up cards
CHANCE = 1  # the seat is about to draw
CHOICE = 2

End = tuple[State, float, float]  # a turn is over: the state, its value, and how far luck distorts it


class Line:
    """One way to go on: its first step, where it leads, and what that is worth."""

    __slots__ = ("bias", "first", "state", "static", "worth")

    def __init__(self, first: int, state: State, static: float, bias: float, worth: float) -> None:
        self.first = first
        self.state = state
        self.static = static  # the evaluation of `state`, corrected by `bias`
        self.bias = bias  # how much better the draws were on average than those of `state`
        self.worth = worth  # `static` of every turn, later ones counting less


class SimpleBot(Thinker):
    """The search by itself, with the hand-made judgement: what older tables and research compare with."""

    def judge_of(self, spec: GameSpec, honest: State) -> Judge[Any]:
        return handmade_of(spec, honest.components())

    def decide(self, thought: Thought) -> int:
        t = thought
        return Search(t.spec, t.honest, t.seat, t.effort, t.judge, t.chance, t.brake).best(t.honest)


class Search:
    """One decision being thought about."""

    def __init__(
        self,
        spec: GameSpec,
        honest: State,
        seat: int,
        effort: Effort,
        judge: Judge[Any],
        chance: Random,
        brake: Brake | None = None,
    ) -> None:
        self.spec = spec
        self.seat = seat
        self.effort = effort
        self.judge = judge
        self.luck = Luck(spec, honest, chance)
        self.brake = brake if brake is not None else Brake()
        self.nodes = 0
        self.turn = honest.turn
        self.turns: list[Line] = []  # every end of the present turn that was found

    # --- turns ---------------------------------------------------------------------------------

    def best(self, root: State) -> int:
        """The first step of the best line found within the budget."""
        lines = self.lines(root)
        return max(lines, key=lambda line: line.worth).first if lines else root.legal[0]

    def lines(self, root: State) -> list[Line]:
        """The most promising lines, as many turns long as the budget allows."""
        lines = self.turns
        with suppress(OutOfBudget):
            self._first_turn(root, lines)
            for level in range(1, self.effort.turns):
                # When the budget ends within a level, the lines of the one before still stand.
                lines = self._pick(lines)
                longer = self._next_turns(lines, self.effort.later**level)
                if longer is None:
                    break
                lines = longer
        return lines

    def _first_turn(self, root: State, lines: list[Line]) -> None:
        options = self._options(root)
        for at, option in enumerate(options):
            try:
                ends = self._after(root, option, 1)
            except OutOfBudget:
                lines.extend(self._glance(root, rest) for rest in options[at:])
                raise
            for state, static, bias in ends:
                lines.append(Line(option, state, static, bias, static))

    def _glance(self, root: State, option: int) -> Line:
        """An option there is no budget left for, judged right after it."""
        g = self.luck.other(root) if root.agenda[-1].is_chance() else root.clone()
        resolve(g, g.agenda.pop(), option)
        self._advance(g, True)
        static = self.judge.aim(g, self.seat)
        return Line(option, g, static, 0.0, static)

    def _options(self, g: State) -> list[int]:
        found: list[int] = self.judge.tries(g, self.spec.canonical(g))
        return found

    def _next_turns(self, beam: list[Line], weight: float) -> list[Line] | None:
        """Every line one turn longer; lines that are over stay as they are. None if all are over."""
        longer: list[Line] = []
        went_on = False
        for line in beam:
            g = line.state.clone()
            if not self.judge.go_on(g, self.seat):
                longer.append(line)
                continue
            went_on = True
            for state, static, bias in self.ends(g):
                whole = static + line.bias
                worth = line.worth + weight * (whole - line.static)
                longer.append(Line(line.first, state, whole, line.bias + bias, worth))
        return longer if went_on else None

    def _pick(self, lines: list[Line]) -> list[Line]:
        """The most promising lines, different from each other, not all with the same first step."""
        lines = sorted(lines, key=lambda line: -line.worth)
        seen: set[tuple[object, ...]] = set()
        firsts: dict[int, int] = {}
        picked: list[Line] = []
        for line in lines:
            if firsts.get(line.first, 0) >= self.effort.per_first:
                continue
            g = line.state
            key = g.contents()
            if key in seen:
                continue
            seen.add(key)
            firsts[line.first] = firsts.get(line.first, 0) + 1
            picked.append(line)
            if len(picked) >= self.effort.beam:
                break
        return picked

    # --- one turn --------------------------------------------------------------------------------

    def ends(self, g: State) -> list[End]:
        """Where a turn of the seat that begins here may end. Changes `g`."""
        self.turn = g.turn
        return self._turn(g, 0)

    def _after(self, g: State, option: int, depth: int) -> list[End]:
        """Where the turn may end after an option."""
        if g.agenda[-1].is_chance():
            return self._drawn(g, option, depth)
        return self._turn(self._played(g, option), depth)

    def _played(self, g: State, option: int) -> State:
        self.nodes += 1
        if self.nodes > self.effort.nodes or self.brake.is_late():
            raise OutOfBudget
        copy = g.clone()
        resolve(copy, copy.agenda.pop(), option)
        return copy

    def _turn(self, g: State, depth: int) -> list[End]:
        """The ends of the turn from here."""
        kind, legal = self._advance(g, depth > 0)
        if kind == LEAF:
            return [(g, self.judge.aim(g, self.seat), 0.0)]
        return self._decided(g, kind, legal, depth)

    def _decided(self, g: State, kind: int, legal: list[int], depth: int) -> list[End]:
        """The ends after each of several options; the less promising ones are not followed."""
        if kind == CHANCE:
            return [end for option in legal for end in self._drawn(g, option, depth + 1)]
        reached: list[tuple[float, State, int, list[int]]] = []
        for option in legal:
            copy = self._played(g, option)
            next_kind, next_legal = self._advance(copy, True)
            reached.append((self.judge.aim(copy, self.seat), copy, next_kind, next_legal))
        widths = self.effort.widths
        width = widths[min(depth, len(widths) - 1)]
        if len(reached) > width:
            reached.sort(key=lambda node: -node[0])
            del reached[width:]
        ends: list[End] = []
        for value, copy, next_kind, next_legal in reached:
            if next_kind == LEAF:
                ends.append((copy, value, 0.0))
            else:
                ends.extend(self._decided(copy, next_kind, next_legal, depth + 1))
        return ends

    def _advance(self, g: State, begun: bool) -> tuple[int, list[int]]:
        """Run what is forced, up to a choice or a draw of this seat or the end of the turn.

        begun: the seat has decided something already, so the position may be one to rest at.
        """
        agenda = g.agenda
        while agenda and g.turn == self.turn:
            frame = agenda[-1]
            if frame.is_chance():
                return (CHANCE, options_of(g, frame)) if frame.who == self.seat else (LEAF, [])
            if begun and self.judge.rests(g, self.seat):
                return LEAF, []
            legal = options_of(g, frame)
            if len(legal) > 1:
                if frame.who != self.seat:
                    return LEAF, legal
                g.legal = legal
                return CHOICE, self._options(g)
            agenda.pop()
            resolve(g, frame, legal[0])
        return LEAF, []

    def _drawn(self, g: State, option: int, depth: int) -> list[End]:
        """Several draws, each followed by the best that can be made of it; their average counts."""
        ends: list[End] = []
        for _ in range(self.effort.draws):
            copy = self._played(self.luck.other(g), option)
            ends.append(max(self._turn(copy, depth), key=lambda end: end[1]))
        mean = sum(end[1] for end in ends) / len(ends)
        state, value, bias = ends[0]
        return [(state, mean, bias + mean - value)]
