"""The fields of components.toml: what they are called there, what may stand in them, and where they go.

In the order of the rulebook. See `regnum/components/schema.py` for how to read and extend the table. What
a single field cannot get wrong, but several together can, is checked in `checks.py`.
"""

from collections.abc import Iterable
from typing import Final, cast

from regnum.components.file import Entry
from regnum.components.kinds import Flag, Json, Kind, fitting, maybe
from regnum.components.number_kinds import Number, Numbers, Steps
from regnum.components.schema import ITSELF, NOWHERE, Cards, Made, Named, Section, Single, Value
from regnum.components.word_kinds import Choices, Counts, IdOf, Pairs, Word, Words
from regnum.games.paladins import const
from regnum.games.paladins.box import limits
from regnum.games.paladins.box.box import Items
from regnum.games.paladins.box.limits import MOST, MOST_ATTRIBUTE, MOST_REWARDS
from regnum.kernel.box import BaseBox

# --- kinds of this game ----------------------------------------------------------------------------------


class Rewards(Counts):
    """Rewards as items, in the order of the card."""

    def pack(self, pairs: Pairs) -> object:
        return tuple([const.item(code, n) for code, n in pairs])

    def pairs(self, value: object) -> Pairs:
        return [(const.code_of(it), const.n_of(it)) for it in cast(Items, value)]


class Boost(Counts):
    """Steps of the attributes: faith, strength, influence."""

    def pack(self, pairs: Pairs) -> object:
        steps = dict(pairs)
        return tuple([steps.get(attribute, 0) for attribute in const.ATTRIBUTES])

    def pairs(self, value: object) -> Pairs:
        steps = list(zip(const.ATTRIBUTES, cast(Iterable[int], value), strict=True))
        return [(attribute, n) for attribute, n in steps if n]

    def json(self, value: object, box: BaseBox) -> object:
        return list(cast(Iterable[int], value))

    def shape(self) -> Json:
        return {"type": "array", "items": {"type": "integer"}}


NUMBER: Final = Number(0, MOST)
AT_LEAST_ONE: Final = Number(1, MOST)
REWARDS: Final = Rewards("reward", limits.REWARDS, MOST_REWARDS)
WORKER: Final = Word("worker", limits.WORKERS)
WORKER_OR_ANY: Final = Word("worker", limits.WORKERS_OR_ANY)
ATTRIBUTE: Final = Word("attribute", limits.ATTRIBUTES)
ACTION: Final = Word("action", limits.ACTIONS)
TRIGGER: Final = Word("trigger", limits.TRIGGERS)
CONDITION: Final = Word("condition", limits.CONDITIONS, const.CONDITION_NAMES[const.ALWAYS])
COUNTED: Final = Word("counted thing", const.SCORING_NAMES)
ONE_OR_TWO: Final = Numbers(2, 0, MOST, True, as_tuple=True)  # with one worker, with two
SILVER_OF_CARDS: Final = "{} with 0 silver, {} with 1 silver, {} with 2 silver"
SUSPICIONS: Final = Numbers(3, 0, limits.SUSPICIONS, words=SILVER_OF_CARDS)
COSTS: Final = Numbers(limits.TOKENS, 0, MOST, True)  # by how often the action was done before
NEEDS: Final = Numbers(limits.TOKENS, 0, MOST_ATTRIBUTE, True)

# --- what belongs to nobody ------------------------------------------------------------------------------

SUPPLY: Final = [
    Section(
        "set_up",
        Value("rounds", AT_LEAST_ONE, "", "rounds"),
        Value("start_silver", NUMBER),
        Value("start_provisions", NUMBER),
        Value("carry_over", NUMBER, "", "board.carry_over"),
    ),
    Section("tax", Value("supply", Numbers(limits.PLAYERS, 1, MOST, True, unused=1), "tax_supply")),
    Section("debts", Value("unpaid_vp", Number(-MOST, 0)), Value("paid_vp", NUMBER), fact="board."),
    Section("suspicion", Value("cards", SUSPICIONS, NOWHERE)),
]

# --- cards -----------------------------------------------------------------------------------------------

CARDS: Final = [
    Section(
        "townsfolk_row",
        Cards("places", Value("silver", NUMBER), Value("debt", Flag()), box="row_", numbered="place"),
        count=limits.ROW_PLACES,
    ),
    Section(
        "townsfolk_abilities",
        Named(
            None,
            Value("trigger", TRIGGER),
            Value("condition", CONDITION, quiet=True),
            box="ability_",
            ids="ability_ids",
        ),
    ),
    Section(
        "townsfolk",
        Cards(
            "cards",
            Value("name", IdOf("name", "ability_ids", as_word=True), "townsfolk_names"),
            Value("discard", REWARDS),
            Value("immediate", Rewards("reward", limits.REWARDS, MOST_REWARDS, optional=True)),
            Value("reward", REWARDS),
            Made("trigger", TRIGGER, "townsfolk_trigger"),
            Made("condition", CONDITION, "townsfolk_condition"),
            box="townsfolk_",
            fact="townsfolk",
            copies=True,
        ),
        count=limits.TOWNSFOLK,
    ),
    Section(
        "walls",
        Cards(
            "cards",
            Value("reward", REWARDS),
            Value("choices", Choices(REWARDS, 0), quiet=True),
            Value("vp", Number(0, MOST, default=0), quiet=True),
            box="wall_",
            fact="walls",
            copies=True,
        ),
        count=limits.WALLS,
    ),
    Section(
        "outsider_scoring",
        Named(
            None,
            Value("counts", COUNTED),
            Value("base", Number(0, MOST, default=0)),
            Value("per", AT_LEAST_ONE),
            Value("vp", NUMBER),
            box="scoring_",
            ids="scoring_ids",
        ),
    ),
    Section(
        "outsiders",
        Value("places", Number(limits.REGIONS, limits.REGIONS), "outsider_places"),
        Cards(
            "cards",
            Value("name", IdOf("name", "scoring_ids", as_word=True), "outsider_names"),
            Value("people", Word("people", limits.PEOPLES)),
            Value("attack", REWARDS),
            Value("convert", REWARDS),
            Made("counts", COUNTED, "outsider_counts"),
            Made("base", NUMBER, "outsider_base"),
            Made("per", NUMBER, "outsider_per"),
            Made("vp", NUMBER, "outsider_vp"),
            box="outsider_",
            fact="outsiders",
            copies=True,
        ),
        count=limits.OUTSIDERS,
    ),
    Section(
        "kings_orders",
        Value("vp", Numbers(limits.ORDER_PLACES, 0, MOST), "order_vp"),
        Value("rounds", Numbers(limits.ORDER_PLACES, 1, MOST, True), "order_round"),
        Cards(
            "cards",
            Value("action", Word("action", limits.RIGHT_ACTIONS)),
            Value("needed", AT_LEAST_ONE),
            box="order_",
            fact="orders",
        ),
        count=limits.ORDERS,
    ),
    Section(
        "kings_favours",
        Value("rounds", Numbers(limits.FAVOUR_PLACES, 1, MOST, True), "favour_round"),
        Cards(
            "cards",
            Value("worker", WORKER_OR_ANY),
            Value("cost", Rewards("cost", limits.FAVOUR_COSTS, MOST_REWARDS, optional=True)),
            Value("choices", Choices(REWARDS, 1)),
            box="favour_",
            fact="favours",
        ),
        count=limits.FAVOURS,
    ),
    Section(
        "taverns",
        Cards(
            "cards",
            Value("workers", Words(WORKER, limits.TAVERN_WORKERS, as_tuple=True), "", ITSELF),
            box="tavern_",
            fact="taverns",
            copies=True,
        ),
        count=limits.TAVERNS,
    ),
]

# --- the boards ------------------------------------------------------------------------------------------

MAIN_BOARD: Final = [
    Section(
        "regions",
        Cards(
            "places",
            Value("faith", Number(0, MOST_ATTRIBUTE)),
            Value("strength", Number(0, MOST_ATTRIBUTE)),
            box="region_",
            numbered="region",
        ),
        count=limits.REGIONS,
    ),
    Section(
        "spaces",
        Cards(
            "places",
            Value("region", Number(1, limits.REGIONS, from_one=True), "", NOWHERE),
            Value("reward", REWARDS),
            Value("players", Number(1, limits.PLAYERS)),
            box="space_",
            fact="spaces",
        ),
        count=limits.SPACES,
    ),
]

PALADINS: Final = Section(
    "paladins",
    Cards(
        "cards",
        Value("workers", Words(WORKER, 2, as_tuple=True)),
        Value("boost", Boost("attribute", limits.ATTRIBUTES, MOST_REWARDS)),
        Value("action", ACTION),
        # What the ability does for this action: one of these.
        Value("waive", maybe(Word("cost", limits.WAIVED, names=const.REWARD_NAMES)), otherwise=const.NOTHING),
        Value("discount", maybe(AT_LEAST_ONE)),
        Value("bonus", maybe(REWARDS), otherwise=()),
        box="paladin_",
        fact="paladins",
    ),
    count=limits.PALADINS,
)


def slots_of(entry: Entry) -> Kind:
    """As many workers as the action has slots."""
    return Words(WORKER_OR_ANY, limits.SLOTS[limits.ACTIONS[entry.name]], as_tuple=True)


def attribute_vp(entry: Entry) -> Numbers:
    """A number for each place of the track, from 0."""
    return Numbers(entry.number("attribute_max") + 1, 0, MOST, True)


def points(action: int, highest: int) -> Value:
    """VP in all for having done an action so often."""
    return Value(const.ACTION_NAMES[action], Steps(highest, MOST), "action_vp", at=action)


PLAYER_BOARD: Final = [
    Section(
        "actions",
        Named(
            limits.ACTIONS,
            Value("slots", fitting(Words(WORKER_OR_ANY), slots_of), "slots", ITSELF),
            fact="board.slots",
        ),
        Single("develop", Value("silver", NUMBER, "develop_silver", "board.develop_silver")),
        Single("hunt", Value("provisions", ONE_OR_TWO, "hunt_gain", "board.hunt")),
        Single("trade", Value("silver", ONE_OR_TWO, "trade_gain", "board.trade")),
        Single("pray", Value("silver", NUMBER, "pray_silver", "board.pray_silver")),
        Single("conspire", Value("gain", REWARDS, "conspire_gain", "board.gains.conspire")),
        Single(
            "commission",
            Value("provisions", COSTS, "commission_cost", "board.commission_cost"),
            Value("gain", REWARDS, "commission_gain", "board.gains.commission"),
        ),
        Single(
            "fortify",
            Value("provisions", COSTS, "fortify_cost", "board.fortify_cost"),
            Value("influence", NEEDS, "fortify_need", "board.fortify_need"),
        ),
        Single(
            "garrison",
            Value("provisions", COSTS, "garrison_cost", "board.garrison_cost"),
            Value("gain", REWARDS, "garrison_gain", "board.gains.garrison"),
        ),
        Single(
            "absolve",
            Value("silver", COSTS, "absolve_cost", "board.absolve_cost"),
            Value("influence", NEEDS, "absolve_need", "board.absolve_need"),
            Value("gain", REWARDS, "absolve_gain", "board.gains.absolve"),
        ),
        Single(
            "attack",
            Value("strength_per_silver", Number(1, MOST_ATTRIBUTE), "attack_step", "board.attack_step"),
        ),
        Single("convert", Value("silver", COSTS, "convert_cost", "board.convert_cost")),
    ),
    Section("workshops", Value("gain", Words(WORKER, limits.WORKSHOPS), "workshop_gain", "board.workshops")),
    Section(
        "jars",
        Cards("places", Value("reward", REWARDS, "", ITSELF), box="jar_", fact="board.jars"),
        count=limits.JAR_SPACES,
    ),
    Section(
        "scoring",
        Value("goods_per_vp", AT_LEAST_ONE, "", "board.goods_per_vp"),
        Value("attribute_max", Number(1, MOST_ATTRIBUTE), "", NOWHERE),
        Value("attribute_vp", fitting(COSTS, attribute_vp), "", "board.attribute_vp"),
        points(const.DEVELOP, limits.WORKSHOPS),
        points(const.COMMISSION, limits.TOKENS),
        points(const.FORTIFY, limits.TOKENS),
        points(const.GARRISON, limits.TOKENS),
        points(const.ABSOLVE, limits.TOKENS),
        fact="board.action_vp.",
    ),
]

# --- solo play: the AI player ------------------------------------------------------------------------------

SOLO: Final = [
    Section(
        "ai",
        Value("track", Number(1, limits.ROW_PLACES), "", "ai.track"),
        Value("workers_base", NUMBER),
        Value("right_cost", Numbers(3, 0, MOST), "", "ai.right_cost"),
        Value("favour_cost", NUMBER),
        Value("conspire_workers", NUMBER),
        Value("convert_minimum", NUMBER),
        Value("orders", Numbers(len(const.DIFFICULTY_NAMES), 0, limits.ORDERS), "ai_difficulty_orders"),
        Value("stack", Words(ATTRIBUTE, once=True)),
        Value("space_priority", Words(Word("space kind", const.AI_SPACE_NAMES), once=True)),
        box="ai_",
    ),
    Section(
        "ai_top_row",
        Cards(
            "places",
            Value("action", Word("action", limits.TOP_ROW), "ai_top_row"),
            Value("workers", NUMBER, "ai_top_cost"),
            numbered="top",
            fact="ai.top_row",
            listed=True,
        ),
        count=len(limits.TOP_ROW),
    ),
    Section(
        "schemes",
        Cards("cards", Value("action", Word("action", limits.SCHEME_ACTIONS)), box="scheme_", copies=True),
        count=limits.SCHEMES,
    ),
]

SECTIONS: Final = [*SUPPLY, *CARDS, *MAIN_BOARD, PALADINS, *PLAYER_BOARD, *SOLO]
