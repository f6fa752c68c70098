"""What the kernel asks of a game. A game is one subclass of `GameSpec`; there is no other hook."""

from typing import Any, Final

from regnum.kernel.agenda import Event, Frame, State
from regnum.kernel.beats import Beats
from regnum.kernel.box import BaseBox, CatalogueSection
from regnum.kernel.errors import BadOptions
from regnum.kernel.events import EventKind, Named
from regnum.kernel.fields import Field, Layout
from regnum.kernel.messages import Msg, raw
from regnum.kernel.sections import Section, whole_view


class OptionSpec:
    """An option of a game: its name, its values, the default first, and for which player counts."""

    def __init__(self, name: str, values: list[str], players: list[int]) -> None:
        self.name: Final = name
        self.values: Final = values
        self.players: Final = players


class ScorePart:
    """Points of one source, so that every total can be explained."""

    def __init__(self, name: str, points: int) -> None:
        self.name: Final = name
        self.points: Final = points


class Origin:
    """Points of a seat that stand in one part of its score, and what really brought them."""

    def __init__(self, who: int, part: str, source: str, points: int) -> None:
        self.who: Final = who
        self.part: Final = part
        self.source: Final = source
        self.points: Final = points


class Outcome:
    """The end: totals, places (0 first; equal means shared; no 0: nobody wins), and what decided it.

    `tie_break` names what broke a tie, or the grade of a game played alone: `<game>-tie-<name>`.
    """

    def __init__(self, totals: list[int], places: list[int], tie_break: str = "") -> None:
        self.totals: Final = totals
        self.places: Final = places
        self.tie_break: Final = tie_break

    def winners(self) -> list[int]:
        """The seats in first place: several if they share it, none if nobody wins."""
        return [who for who, place in enumerate(self.places) if place == 0]


LAYOUTS: Final = 64  # that a game keeps: for boxes and numbers of seats


class GameSpec:
    """One game: facts, and functions over its positions.

    A game fills the fields in its constructor and overrides what raises NotImplementedError. It is found
    by its name: `SPEC` of `regnum/games/<name>/spec.py` is the one object of its class. It keeps nothing
    between calls that a position depends on.
    """

    def __init__(self) -> None:
        self.id: str = ""
        self.rules_version: int = 0
        self.min_players: int = 1
        self.max_players: int = 1
        self.options: list[OptionSpec] = []
        self.frames: list[type[Frame[Any]]] = []
        # Frames whose one number stands in the third place of their JSON, as it was first written.
        self.shifted: frozenset[str] = frozenset()
        self.events: list[EventKind] = []
        self.beats: Beats = Beats()  # which of them begin an action that is told as one
        self.secret_scores: bool = False  # nobody knows the points of others before the end
        self.period_name: str = "round"  # what `period` counts: messages are told it as $period
        # Parts of a score that only the end makes true: charts of the points gathered leave them out.
        self.only_at_end: tuple[str, ...] = ()
        self.origin_names: tuple[str, ...] = ()  # sources of points that only `origins` names
        self.table_fields: list[Field] = []  # Table.FIELDS and ...
        self.seat_fields: list[Field] = []  # ... Seat.FIELDS of the game
        self._layouts: dict[tuple[str, int], Layout] = {}
        self._sections: dict[tuple[int, int], list[Section[Any]]] = {}

    def load(self, text: str) -> BaseBox:
        """Build the tables from the text of a component file; raises ComponentError."""
        raise NotImplementedError

    def catalogue(self, tables: BaseBox) -> list[CatalogueSection]:
        """The component file section by section in readable rows, each with its provenance."""
        return tables.catalogue

    def deal(self, tables: BaseBox, players: int, options: list[int], key: bytes) -> State:
        """A state ready for its first frame: cards dealt, agenda set, nothing settled yet."""
        raise NotImplementedError

    def blank(self, box: BaseBox, players: int, seat_count: int) -> State:
        """A position with everything in its place and nothing in it."""
        raise NotImplementedError

    def make_layout(self, box: BaseBox, seat_count: int) -> Layout:
        """The same for a box and so many seats, without a position; `layout` keeps what it made."""
        return Layout(self.table_fields, self.seat_fields, box, seat_count)

    def layout(self, g: State) -> Layout:
        """Names and visibility of everything in a position."""
        wanted = (g.components().fingerprint, g.seat_count)
        found = self._layouts.get(wanted)
        if found is None:  # every view asks
            if len(self._layouts) >= LAYOUTS:
                self._layouts.clear()
            found = self._layouts[wanted] = self.make_layout(g.components(), g.seat_count)
        return found

    def facts(self, tables: BaseBox) -> dict[str, object]:
        """What is printed on the components, as JSON for clients: the same during a whole game."""
        raise NotImplementedError

    def words(self, tables: BaseBox) -> dict[str, object]:
        """What cards are called and do, by kind and name: `words_to_json` of each."""
        raise NotImplementedError

    def told_facts(self, tables: BaseBox) -> dict[str, object]:
        """The facts as clients get them, with what cards do in words."""
        return {**self.facts(tables), "words": self.words(tables)}

    def facts_schema(self) -> dict[str, object]:
        """The JSON schema of the facts; the client's types are made from it."""
        raise NotImplementedError

    def view(self, g: State, observer: int) -> dict[str, object]:
        """A redacted state as JSON for clients, every thing with its element id."""
        return whole_view(self.sections(g), g, observer)

    def warnings(self, before: State, after: State, seat: int, met: list[Frame[Any]]) -> list[Msg]:
        """What a seat should be told before a choice: the little that is easily missed and matters.

        Both positions are honest copies; `met` is what comes up between them, the last of it not played.
        """
        return []

    def make_sections(self, players: int, seat_count: int) -> list[Section[Any]]:
        """What the view is made of, with so many seats: what clients are sent when it changes."""
        raise NotImplementedError

    def sections(self, g: State) -> list[Section[Any]]:
        """The sections of the view of a position; made once."""
        wanted = (g.players, g.seat_count)
        if wanted not in self._sections:
            self._sections[wanted] = self.make_sections(g.players, g.seat_count)
        return self._sections[wanted]

    def say(self, g: State, event: Event) -> Msg:
        """An event (redacted) as a message for the log."""
        raise NotImplementedError

    def named(self, g: State, kind: str, value: int) -> Named:
        """What an int of an event stands for, by the kind of its field; not asked for seats and numbers."""
        raise NotImplementedError

    def fields(self, g: State, event: Event) -> dict[str, Named]:
        """The fields of an event (redacted) for clients: names instead of codes."""
        kind = self.events[event[0]]
        out: dict[str, Named] = {}
        for i, name in enumerate(kind.names):
            value = event[i + 1]
            if kind.kinds[i] == "seat" or kind.kinds[i] == "num":
                out[name] = value
            elif kind.kinds[i] == "flag":
                out[name] = value == 1
            else:
                out[name] = None if value < 0 else self.named(g, kind.kinds[i], value)
        return out

    def score(self, g: State) -> list[list[ScorePart]]:
        """The score of every seat if the game ended now, by source."""
        raise NotImplementedError

    def origins(self, tables: BaseBox, events: list[Event]) -> list[Origin]:
        """What brought the points that a position only keeps in one sum, as far as events tell.

        `events` are all of a game up to some point. Without any, the score tells all there is to tell.
        """
        return []

    def outcome(self, g: State) -> Outcome:
        """Totals, places and what decided them, if the game ended now; final when it is over."""
        raise NotImplementedError

    def period(self, g: State) -> int:
        """The number of the present round (day, ...): charts are drawn over it."""
        raise NotImplementedError

    def periods(self, g: State) -> int:
        """How many of them the game has."""
        raise NotImplementedError

    def problems(self, g: State) -> list[str]:
        """Broken invariants: conservation of every component, counters that must agree."""
        raise NotImplementedError

    def canonical(self, g: State) -> list[int]:
        """The legal options without those that only reach the same positions by another order.

        For search: people may pick dice before the target or after it, a bot need not try both.
        Every frame says so for itself.
        """
        return g.agenda[-1].canonical(g, g.legal) if g.agenda else g.legal

    def seat_names(self, g: State) -> list[Msg]:
        """What a seat is called until a player gives a name."""
        names = [Msg("seat-player", {"n": who + 1}) for who in range(g.players)]
        names.extend(Msg(f"{self.id}-automa") for _ in range(g.seat_count - g.players))
        return names


def read_options(spec: GameSpec, players: int, wanted: dict[str, str]) -> list[int]:
    """The options as ints in the order the game declares them; raises BadOptions."""
    if not spec.min_players <= players <= spec.max_players:
        raise BadOptions(
            Msg("error-players", {"players": players, "min": spec.min_players, "max": spec.max_players})
        )
    known = {option.name: option for option in spec.options}
    for name, value in wanted.items():
        option = known.get(name)
        if option is None or players not in option.players:
            there = [raw(o.name) for o in spec.options if players in o.players]
            raise BadOptions(Msg("error-option", {"option": raw(name), "known": there}))
        if value not in option.values:
            values = [raw(v) for v in option.values]
            raise BadOptions(
                Msg("error-option-value", {"option": raw(name), "value": raw(value), "values": values})
            )
    return [
        option.values.index(wanted[option.name]) if option.name in wanted else 0 for option in spec.options
    ]


def option_sets(spec: GameSpec, players: int) -> list[dict[str, str]]:
    """Every combination of options there is for a player count."""
    sets: list[dict[str, str]] = [{}]
    for option in spec.options:
        if players in option.players:
            sets = [{**chosen, option.name: value} for chosen in sets for value in option.values]
    return sets


USUAL_LEVELS: Final = ("standard", "normal")  # what games call the difficulty in the middle


def usual_level(spec: GameSpec) -> dict[str, str]:
    """The option of the middle difficulty, for who plays alone and names none; empty without levels."""
    return {
        option.name: value
        for option in spec.options
        if option.name == "difficulty"
        for value in option.values
        if value in USUAL_LEVELS
    }


LEVELS: Final = ("easy", *USUAL_LEVELS, "hard")  # as they are listed, whichever is the default


def levels_of(spec: GameSpec) -> list[str]:
    """The difficulties of the solo game, the easy one first; none if it has only one."""
    return [level for option in spec.options if option.name == "difficulty" for level in listed(option)]


def listed(option: OptionSpec) -> list[str]:
    """The values of an option as people choose among them: as declared, difficulties from easy to hard."""
    if option.name != "difficulty":
        return list(option.values)
    return sorted(option.values, key=LEVELS.index)


FEW_SETS: Final = 8


def option_samples(spec: GameSpec, players: int) -> list[dict[str, str]]:
    """Option sets to try a game with: all if they are few, else enough that every value occurs."""
    sets = option_sets(spec, players)
    if len(sets) <= FEW_SETS:
        return sets
    options = [option for option in spec.options if players in option.players]
    n = max(len(option.values) for option in options)
    return [{option.name: option.values[i % len(option.values)] for option in options} for i in range(n)]
