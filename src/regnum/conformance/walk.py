"""The conformance walk: a random game with everything checked that must hold in every game.

It knows no game. A failed check raises `CheckFailed` with the record that leads to it, so that
every failure can be played again. Tests run it on every game, player count and option set; an
owner of corrected components may run it on those.
"""

import json
from typing import Final

from regnum.conformance.sight import check_sight
from regnum.conformance.tools import Picker, careful_play, hidden_cards
from regnum.kernel.agenda import State, describe, options_of, play, refused
from regnum.kernel.box import BaseBox
from regnum.kernel.codec import checksum, frame_from_json, frame_to_json, state_from_json, state_to_json
from regnum.kernel.errors import IllegalChoice
from regnum.kernel.foresight import preview
from regnum.kernel.match import Match, match_from_record
from regnum.kernel.messages import msg_to_json
from regnum.kernel.offer import choice_to_json, choices, find, offer, refusal_to_json
from regnum.kernel.record import Record, loads, new_game, replay
from regnum.kernel.spec import GameSpec

LONGEST: Final = 20_000  # choices: no game of ours comes near, so one that gets here never ends
LOOK_AHEAD: Final = 4  # choices played on copies, to see whether they touch the original


class CheckFailed(Exception):
    """Something that must hold does not; `record` leads to the position."""

    def __init__(self, message: str, record: Record) -> None:
        super().__init__(f"{message}; after {len(record.choices)} choices of {record.dumps()}")
        self.message = message
        self.record = record


class WalkResult:
    """How a walk went; the counts show that the checks had something to check."""

    def __init__(self) -> None:
        self.decisions = 0
        self.positions = 0  # at which everything was checked
        self.options = 0  # described and found again
        self.refusals = 0
        self.resampled = 0  # honest copies that differ from the position they were made of
        self.undone = 0
        self.barriers = 0  # choices that cannot be undone
        self.frames: dict[str, int] = {}  # decisions by kind of frame
        self.totals: list[int] = []
        self.check = ""  # checksum of the last state
        self.record: Record | None = None


def walk(
    spec: GameSpec,
    tables: BaseBox,
    players: int,
    options: dict[str, str],
    seed: str,
    pick_seed: int,
    stride: int = 1,
) -> WalkResult:
    """Play one random game; check everything at every `stride`-th decision and at the end.

    Even `pick_seed`s pick uniformly; odd ones mostly leave out the last option, which is the way
    out (pass, decline) where there is one: such games see more of the rules.
    """
    one = Walk(Match(spec, tables, players, options, seed), pick_seed, stride)
    try:
        return one.run()
    except CheckFailed:
        raise
    except Exception as error:  # whatever it is, the record is what it takes to see it again
        text = f"{type(error).__name__}: {error}, at option {one.option}"
        raise CheckFailed(text, one.match.record()) from error


class Walk:
    """One walk: the match and what is remembered of it."""

    def __init__(self, match: Match, pick_seed: int, stride: int) -> None:
        self.match: Final = match
        self.spec: Final = match.spec
        self.picker: Final = Picker(pick_seed)
        self.stride: Final = stride
        self.result: Final = WalkResult()
        self.kept: Final[list[tuple[State, str]]] = []  # earlier copies, which must never change
        self.option = -1  # the last one picked
        # The same game, never copied: a rule that reads a seat it does not hold any more differs from it.
        self.alone: Final = new_game(match.spec, match.tables, match.players, match.options, match.seed)

    def run(self) -> WalkResult:
        match = self.match
        result = self.result
        while not match.is_over:
            if result.decisions >= LONGEST:
                self.fail("the game does not end")
            name = type(match.state.agenda[-1]).__name__
            result.frames[name] = result.frames.get(name, 0) + 1
            whole = result.decisions % self.stride == 0
            if whole:
                result.positions += 1
                self.check_position()
            self.option = self.picker.pick(match.state.legal)
            play(self.alone, self.option)
            if whole:
                self.step_checked(self.option)
            else:
                match.submit(match.decider, self.option)
            result.decisions += 1
            if whole:
                same = self.sum(self.alone) == self.sum(match.state)
                self.require(same, "a game that is copied goes on differently from one that is not")
        self.check_end()
        return result

    # --- saying no ---------------------------------------------------------------------------------

    def fail(self, message: str) -> None:
        raise CheckFailed(message, self.match.record())

    def require(self, holds: bool, message: str) -> None:
        if not holds:
            self.fail(message)

    def sum(self, g: State) -> str:
        return checksum(self.spec, g)

    def fail_if_any(self, problems: list[str]) -> None:
        if problems:
            self.fail(problems[0])

    # --- one position ------------------------------------------------------------------------------

    def check_position(self) -> None:
        before = self.sum(self.match.state)
        self.check_state()
        self.check_options()
        self.check_refusals()
        self.check_non_options()
        self.check_clone()
        self.check_codec()
        self.check_previews()
        self.check_score()
        found = check_sight(self.spec, self.match.state, self.picker)
        self.fail_if_any(found.problems)
        self.result.resampled += found.resampled
        self.require(self.sum(self.match.state) == before, "asking has changed the state")

    def check_state(self) -> None:
        """Invariants of the game; a decision is one, of a seat that decides for itself."""
        g = self.match.state
        self.fail_if_any(self.spec.problems(g))
        self.require(len(g.legal) > 1, "a decision with fewer than two options")
        self.require(0 <= g.agenda[-1].who < g.players, "a decision of nobody")
        self.require(options_of(g, g.agenda[-1]) == g.legal, "legal is not what the frame offers")
        self.require(len(set(g.legal)) == len(g.legal), "an option is listed twice")

    def check_options(self) -> None:
        """Every option has a text of its own, which parses back to it."""
        g = self.match.state
        described = choices(g)
        self.require([c.option for c in described] == g.legal, "described options are not the legal ones")
        texts = {c.text for c in described}
        self.require(len(texts) == len(described), "two options have the same text")
        for choice in described:
            self.require(choice.text == " ".join(choice.text.split()) != "", f"untidy text {choice.text!r}")
            self.require(find(g, choice.text) == choice.option, f"{choice.text!r} finds another option")
            self.require(choice.label.key != "", f"{choice.text!r} has no label")
            json.dumps(choice_to_json(choice))
        json.dumps(msg_to_json(g.agenda[-1].prompt(g)))
        answer = g.agenda[-1].sensible(g)
        self.require(answer is None or answer in g.legal, "the sensible answer is not offered")
        self.result.options += len(described)

    def check_refusals(self) -> None:
        """What is refused is not offered, says why, and is refused for that reason."""
        g = self.match.state
        seen = {c.text for c in choices(g)}
        for refusal in refused(g, g.agenda[-1]):
            text = refusal.text
            self.require(text not in seen, f"{text!r} is refused, and offered or refused already")
            seen.add(text)
            self.require(text == " ".join(text.split()) != "", f"untidy text {text!r}")
            reason = refusal.reason
            self.require(reason.msg.key != "", f"{text!r} is refused without a reason")
            self.require(reason.rule != "", f"{text!r} is refused without a rule")
            json.dumps(refusal_to_json(refusal))
            error = self.refused(self.match.decider, text)
            self.require(error.msg.key == reason.msg.key and error.rule == reason.rule, f"{text!r}: why?")
            self.result.refusals += 1

    def check_non_options(self) -> None:
        """What is not offered is refused, in whatever form it comes, and changes nothing."""
        match = self.match
        seat = match.decider
        legal = match.state.legal
        gap = 0
        while gap in legal:
            gap += 1
        for number in (-1, gap, max(legal) + 1, 1 << 70):
            self.refused(seat, number)
        for text in ("", "nothing of the kind", choices(match.state)[0].text + " x"):
            self.refused(seat, text)
        asked = [frame.who for _, frame in match.questions()]
        for other in range(-1, match.state.seat_count + 1):
            if other not in asked:
                self.refused(other, legal[0])
            if other != seat:
                self.require(not match.can_redo(other), "another seat could redo")

    def refused(self, seat: int, choice: int | str) -> IllegalChoice:
        """Submit what must be refused; the refusal."""
        match = self.match
        before = self.sum(match.state)
        size = len(match.choices)
        try:
            match.submit(seat, choice)
        except IllegalChoice as error:
            self.require(self.sum(match.state) == before, f"refusing {choice!r} has changed the state")
            self.require(len(match.choices) == size, f"refusing {choice!r} has changed the record")
            return error
        raise CheckFailed(f"seat {seat} was allowed {choice!r}", match.record())

    def check_clone(self) -> None:
        """A copy is equal, and neither side feels what the other does; nor do older copies."""
        g = self.match.state
        before = self.sum(g)
        copy = g.clone()
        self.require(self.sum(copy) == before and copy.legal == g.legal, "a copy differs")
        self.kept.append((copy, before))
        other = g.clone()
        for _ in range(LOOK_AHEAD):
            if other.legal:
                play(other, self.picker.pick(other.legal))
        self.require(self.sum(g) == before, "playing on a copy has changed the original")
        self.require(self.sum(copy) == before, "playing on a copy has changed another copy")
        older, known = self.kept[self.picker.below(len(self.kept))]
        self.require(self.sum(older) == known, "playing on has changed an earlier copy")

    def check_codec(self) -> None:
        """The state and each frame survive JSON."""
        g = self.match.state
        spec = self.spec
        text = json.dumps(state_to_json(spec, g))
        again = state_from_json(spec, self.match.tables, json.loads(text))
        self.require(self.sum(again) == self.sum(g), "JSON has changed the state")
        self.require(again.legal == g.legal, "JSON has changed the options")
        for frame in g.agenda:
            told = json.loads(json.dumps(frame_to_json(spec, frame)))
            back = frame_from_json(spec, told)
            same = type(back) is type(frame) and frame_to_json(spec, back) == frame_to_json(spec, frame)
            self.require(same, f"JSON has changed {type(frame).__name__}")

    def check_previews(self) -> None:
        """A preview of every option can be made, and says where it stopped."""
        g = self.match.state
        for option in g.legal:
            changes, stop = preview(self.spec, g, g.agenda[-1].who, option)
            self.require(stop in ("chance", "choice", "other", "end"), f"a preview stopped at {stop!r}")
            self.require(all(old != new for _, old, new in changes), "a preview tells of no change")
            json.dumps([list(change) for change in changes])

    def check_score(self) -> None:
        """The parts of every score add up to its total; places follow the totals."""
        g = self.match.state
        outcome = self.spec.outcome(g)
        parts = [sum(part.points for part in seat) for seat in self.spec.score(g)]
        self.require(
            parts == outcome.totals and len(parts) == g.seat_count, "the parts of a score do not add up"
        )
        first = min(outcome.places)  # 1: nobody wins
        self.require(first in (0, 1), "nobody in a first place")
        for a, place in enumerate(outcome.places):
            better = sum(1 for p in outcome.places if p < place)
            self.require(place == first + better, "places with holes")
            for b in range(g.seat_count):
                if outcome.totals[a] > outcome.totals[b]:
                    self.require(place < outcome.places[b], "fewer points in a better place")

    # --- one choice --------------------------------------------------------------------------------

    def step_checked(self, option: int) -> None:
        """Make the choice through the front door; compare with the engine room; undo and redo it."""
        match = self.match
        seat = match.decider
        text = describe(match.state, match.state.agenda[-1], option).text
        copy = match.state.clone()
        before = self.sum(copy)
        size = len(match.log)
        match.submit(seat, text if self.picker.below(2) else option)
        after = self.sum(match.state)
        self.fail_if_any(careful_play(copy, option))
        self.require(self.sum(copy) == after, "with and without events the game goes on differently")
        self.check_events(size)
        earlier = self.kept[-1][0]
        barrier = copy.draws != earlier.draws or copy.reveals != earlier.reveals
        self.require(match.can_undo(seat) != barrier, "undo does not stop where something was revealed")
        layout = self.spec.layout(copy)
        uncovered = hidden_cards(layout, copy) != hidden_cards(layout, earlier)
        self.require(barrier or not uncovered, "a hidden card was turned up, but undo is possible")
        if barrier:
            self.result.barriers += 1
            return
        told = match.log[size:]
        match.undo(seat)
        self.require(self.sum(match.state) == before, "undo does not restore the state")
        self.require(len(match.log) == size, "undo does not restore the log")
        match.redo(seat)
        self.require(self.sum(match.state) == after and match.log[size:] == told, "redo is not the choice")
        self.result.undone += 1

    def check_events(self, since: int) -> None:
        """Events have the fields of their kind, and everybody can be told of them."""
        match = self.match
        kinds = self.spec.events
        for _, event in match.log[since:]:
            fits = 0 <= event[0] < len(kinds) and len(event) == len(kinds[event[0]].names) + 1
            self.require(fits, f"event {event} has not the fields of its kind")
            self.require(-1 <= event[1] < match.state.seat_count, f"event {event} is about nobody")
        for observer in range(-1, match.state.seat_count):
            for event in match.heard(observer, since):
                json.dumps(msg_to_json(self.spec.say(match.state, event)))

    # --- the end -----------------------------------------------------------------------------------

    def check_end(self) -> None:
        """Nothing is offered any more, old copies are as they were, and the record plays it again."""
        match = self.match
        g = match.state
        self.fail_if_any(self.spec.problems(g))
        self.require(not g.legal and not g.agenda and match.decider == -1, "over, but somebody decides")
        self.refused(0, 0)
        for observer in range(-1, g.seat_count):
            last = offer(self.spec, g, observer)
            self.require(last["choices"] == [] and last["waiting"] == [], "over, but something is offered")
            json.dumps(last)
        self.check_score()
        for copy, known in self.kept:
            self.require(self.sum(copy) == known, "playing on has changed an earlier copy")
        record = loads(match.record().dumps())
        state = replay(self.spec, match.tables, record)
        self.require(self.sum(state) == self.sum(g), "the record plays another game")
        again = match_from_record(self.spec, match.tables, record)
        self.require(again.log == match.log, "the record tells another story")
        self.result.totals = self.spec.outcome(g).totals
        self.result.check = record.check
        self.result.record = record
