"""Activity cards whose uses ask something: Miller's buildings, cubes on events [T34].

A cube granted by Archer, Chivalry or Diplomat goes onto any event, one after another, and may be
left unplaced (R-T14).
"""

from typing import Final

from regnum.games.troyes.const import (
    BISHOPRIC,
    BUILDING_NAMES,
    CITY_HALL,
    DENIERS,
    FACES,
    INFLUENCE,
    PALACE,
    RESIST,
)
from regnum.games.troyes.rules.buildings import citizens_in
from regnum.games.troyes.rules.event_cubes import flags_left, put_event_cube
from regnum.games.troyes.rules.goods import earn
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.log import ARCHER_ROLLED, NOTHING_GAINED
from regnum.games.troyes.words.names import building_msg, event_msg, good_msg
from regnum.games.troyes.words.reasons import OTHER_BUILDING, reason
from regnum.kernel.agenda import FORCED, Choice, Frame, Refusal, emit, push
from regnum.kernel.chance import below
from regnum.kernel.messages import Arg, Msg
from regnum.kernel.reasons import why

CUBES_DONE: Final = 63  # option of PlaceCube: no more cubes


class ChooseBuilding(Frame[Table]):
    """Miller: one use pays per own citizen in the palace or in the bishopric (R-T17).

    place: of the card; left: uses; chosen: buildings so far. Where both are worth the same nothing is
    asked.
    """

    def __init__(self, who: int, place: int, left: int, chosen: tuple[int, ...] = ()) -> None:
        super().__init__(who)
        self.place: Final = place
        self.left: Final = left
        self.chosen: Final = chosen

    def options(self, g: Table) -> list[int]:
        if citizens_in(g, self.who, PALACE) == citizens_in(g, self.who, BISHOPRIC):
            return FORCED
        return [PALACE, BISHOPRIC]

    def resolve(self, g: Table, option: int) -> None:
        if self.left > 1:
            push(g, ChooseBuilding(self.who, self.place, self.left - 1, (*self.chosen, option)))
        worth = self._worth(g, option)
        if worth:
            earn(g, self.who, worth)
        else:
            emit(g, NOTHING_GAINED, self.who, g.cards[self.place])

    def _worth(self, g: Table, building: int) -> int:
        return g.box.card_gain_deniers[g.cards[self.place]] * citizens_in(g, self.who, building)

    def canonical(self, g: Table, legal: list[int]) -> list[int]:
        """The palace first: so many uses there, so many in the bishopric."""
        return [BISHOPRIC] if BISHOPRIC in self.chosen else legal

    def prompt(self, g: Table) -> Msg:
        return Msg("troyes-prompt-choose-building", {"left": self.left})

    def describe(self, g: Table, option: int) -> Choice:
        name = BUILDING_NAMES[option]
        worth = self._worth(g, option)
        label = Msg("troyes-opt-choose-building", {"building": building_msg(option), "n": worth})
        effect = [good_msg(DENIERS, worth)] if worth else []
        return Choice(option, name, label, ["building." + name], [], effect, "building", {"building": name})

    def refused(self, g: Table) -> list[Refusal]:
        name = BUILDING_NAMES[CITY_HALL]
        label = Msg("troyes-opt-choose-building", {"building": building_msg(CITY_HALL), "n": 0})
        because = reason(why(OTHER_BUILDING))
        return [Refusal(name, label, ["building." + name], because, "building", {"building": name})]


class Archer(Frame[Table]):
    """One of the rolls of the Archer; the cube it may bring is placed before the next (R-T15)."""

    def __init__(self, who: int, place: int, rolls: int) -> None:
        super().__init__(who)
        self.place: Final = place
        self.rolls: Final = rolls

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        if self.rolls > 1:
            push(g, Archer(self.who, self.place, self.rolls - 1))
        roll = below(g, FACES) + 1
        hit = roll >= g.box.card_n[g.cards[self.place]]
        emit(g, ARCHER_ROLLED, self.who, roll, 1 if hit else 0)
        if hit:
            push(g, PlaceCube(self.who, 1))


class PlaceCube(Frame[Table]):
    """A cube onto an event of one's choice. after: the event of the last one + 1, or 0.

    The option is the number of an event, or CUBES_DONE.
    """

    def __init__(self, who: int, left: int, after: int = 0) -> None:
        super().__init__(who)
        self.left: Final = left
        self.after: Final = after

    def options(self, g: Table) -> list[int]:
        out = [event for event in g.event_row if flags_left(g, event) > 0]
        out.append(CUBES_DONE)
        return out

    def resolve(self, g: Table, option: int) -> None:
        if option == CUBES_DONE:
            return
        if self.left > 1:
            push(g, PlaceCube(self.who, self.left - 1, option + 1))
        put_event_cube(g, self.who, option, 1)

    def canonical(self, g: Table, legal: list[int]) -> list[int]:
        """Cubes on events in rising order, unless countering Resistance in between matters."""
        for event in g.event_row:
            if g.box.event_effect[event] == RESIST:
                return legal
        return [option for option in legal if option >= self.after - 1 or option == CUBES_DONE]

    def prompt(self, g: Table) -> Msg:
        return Msg("troyes-prompt-place-cube", {"left": self.left})

    def describe(self, g: Table, option: int) -> Choice:
        if option == CUBES_DONE:
            label = Msg("troyes-opt-cubes-done", {"left": self.left})
            return Choice(option, "done", label, ["done"], kind="done")
        box = g.box
        name = box.event_ids[option]
        args: dict[str, Arg] = {"event": event_msg(box, option), "left": flags_left(g, option)}
        args["place"] = g.event_row.index(option) + 1
        effect = [good_msg(INFLUENCE, box.event_influence)]
        label = Msg("troyes-opt-event-cube", args)
        return Choice(option, "event " + name, label, ["event." + name], [], effect, "event", {"event": name})
