"""The fields of components.toml: what they are called there, what may stand in them, and where they go.

In the order of the rulebook. See `regnum/components/schema.py` for how to read and extend the table. What
a single field cannot get wrong, but several together can, is checked in `checks.py`.
"""

from collections.abc import Iterable
from typing import Final, cast

from regnum.components.file import Entry
from regnum.components.kinds import Flag, Json, Kind, fitting, maybe, tuple_of
from regnum.components.number_kinds import Number, Numbers, Steps
from regnum.components.schema import ITSELF, NOWHERE, Cards, Named, Section, Single
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
        return tuple_of([{"type": "integer"}] * len(const.ATTRIBUTES))


NUMBER: Final = Number(0, MOST)
AT_LEAST_ONE: Final = Number(1, MOST)
REWARDS: Final = Rewards("reward", limits.REWARDS, MOST_REWARDS)
WORKER: Final = Word("worker", limits.WORKERS)
WORKER_OR_ANY: Final = Word("worker", limits.WORKERS_OR_ANY)
WAIVED: Final = Word("cost", limits.WAIVED, names=const.REWARD_NAMES)
TRIGGER: Final = Word("trigger", limits.TRIGGERS)
CONDITION: Final = Word("condition", limits.CONDITIONS, const.CONDITION_NAMES[const.ALWAYS])
COUNTED: Final = Word("counted thing", const.SCORING_NAMES)
ONE_OR_TWO: Final = Numbers(2, 0, MOST, True, as_tuple=True)  # with one worker, with two
SILVER_OF_CARDS: Final = "{} with 0 silver, {} with 1 silver, {} with 2 silver"
SUSPICIONS: Final = Numbers(3, 0, limits.SUSPICIONS, words=SILVER_OF_CARDS)
COSTS: Final = Numbers(limits.TOKENS, 0, MOST, True)  # by how often the action was done before
NEEDS: Final = Numbers(limits.TOKENS, 0, MOST_ATTRIBUTE, True)

SECTIONS: Final[list[Section]] = []

# --- what belongs to nobody ------------------------------------------------------------------------------

set_up = Section(SECTIONS, "set_up")
set_up.value("rounds", AT_LEAST_ONE, fact="rounds")
set_up.value("start_silver", NUMBER)
set_up.value("start_provisions", NUMBER)
set_up.value("carry_over", NUMBER, fact="board.carry_over")

tax = Section(SECTIONS, "tax")
tax.value("supply", Numbers(limits.PLAYERS, 1, MOST, True, unused=1), "tax_supply")

debts = Section(SECTIONS, "debts", fact="board.")
debts.value("unpaid_vp", Number(-MOST, 0))
debts.value("paid_vp", NUMBER)

suspicion = Section(SECTIONS, "suspicion")
suspicion.value("cards", SUSPICIONS, NOWHERE)

# --- townsfolk, walls, outsiders -------------------------------------------------------------------------

townsfolk_row = Section(SECTIONS, "townsfolk_row", count=limits.ROW_PLACES)
place = Cards(townsfolk_row, "places", box="row_", numbered="place")
place.value("silver", NUMBER)
place.value("debt", Flag())

townsfolk_abilities = Section(SECTIONS, "townsfolk_abilities")
ability = Named(townsfolk_abilities, None, box="ability_")
ability.value("trigger", TRIGGER)
ability.value("condition", CONDITION, quiet=True)

townsfolk = Section(SECTIONS, "townsfolk", count=limits.TOWNSFOLK)
person = Cards(townsfolk, "cards", box="townsfolk_", fact="townsfolk", copies=True)
person.value("name", IdOf("name", "ability_ids", as_word=True), "townsfolk_names")
person.value("discard", REWARDS)
person.value("immediate", Rewards("reward", limits.REWARDS, MOST_REWARDS, optional=True))
person.value("reward", REWARDS)
person.made("trigger", TRIGGER, "townsfolk_trigger")
person.made("condition", CONDITION, "townsfolk_condition")

walls = Section(SECTIONS, "walls", count=limits.WALLS)
wall = Cards(walls, "cards", box="wall_", fact="walls", copies=True)
wall.value("reward", REWARDS)
wall.value("choices", Choices(REWARDS, 0), quiet=True)
wall.value("vp", Number(0, MOST, default=0), quiet=True)

outsider_scoring = Section(SECTIONS, "outsider_scoring")
scoring_of = Named(outsider_scoring, None, box="scoring_")
scoring_of.value("counts", COUNTED)
scoring_of.value("base", Number(0, MOST, default=0))
scoring_of.value("per", AT_LEAST_ONE)
scoring_of.value("vp", NUMBER)

outsiders = Section(SECTIONS, "outsiders", count=limits.OUTSIDERS)
outsiders.value("places", Number(limits.REGIONS, limits.REGIONS), "outsider_places")
outsider = Cards(outsiders, "cards", box="outsider_", fact="outsiders", copies=True)
outsider.value("name", IdOf("name", "scoring_ids", as_word=True), "outsider_names")
outsider.value("people", Word("people", limits.PEOPLES))
outsider.value("attack", REWARDS)
outsider.value("convert", REWARDS)
outsider.made("counts", COUNTED, "outsider_counts")
outsider.made("base", NUMBER, "outsider_base")
outsider.made("per", NUMBER, "outsider_per")
outsider.made("vp", NUMBER, "outsider_vp")

# --- King's Orders and Favours, taverns ------------------------------------------------------------------

kings_orders = Section(SECTIONS, "kings_orders", count=limits.ORDERS)
kings_orders.value("vp", Numbers(limits.ORDER_PLACES, 0, MOST), "order_vp")
kings_orders.value("rounds", Numbers(limits.ORDER_PLACES, 1, MOST, True), "order_round")
order = Cards(kings_orders, "cards", box="order_", fact="orders")
order.value("action", Word("action", limits.RIGHT_ACTIONS))
order.value("needed", AT_LEAST_ONE)

kings_favours = Section(SECTIONS, "kings_favours", count=limits.FAVOURS)
kings_favours.value("rounds", Numbers(limits.FAVOUR_PLACES, 1, MOST, True), "favour_round")
favour = Cards(kings_favours, "cards", box="favour_", fact="favours")
favour.value("worker", WORKER_OR_ANY)
favour.value("cost", Rewards("cost", limits.FAVOUR_COSTS, MOST_REWARDS, optional=True))
favour.value("choices", Choices(REWARDS, 1))

taverns = Section(SECTIONS, "taverns", count=limits.TAVERNS)
tavern = Cards(taverns, "cards", box="tavern_", fact="taverns", copies=True)
tavern.value("workers", Words(WORKER, limits.TAVERN_WORKERS, as_tuple=True), fact=ITSELF)

# --- main board and paladins -----------------------------------------------------------------------------

regions = Section(SECTIONS, "regions", count=limits.REGIONS)
region = Cards(regions, "places", box="region_", numbered="region")
region.value("faith", Number(0, MOST_ATTRIBUTE))
region.value("strength", Number(0, MOST_ATTRIBUTE))

spaces = Section(SECTIONS, "spaces", count=limits.SPACES)
space = Cards(spaces, "places", box="space_", fact="spaces")
space.value("region", Number(1, limits.REGIONS, from_one=True), fact=NOWHERE)
space.value("reward", REWARDS)
space.value("players", Number(1, limits.PLAYERS))

paladins = Section(SECTIONS, "paladins", count=limits.PALADINS)
paladin = Cards(paladins, "cards", box="paladin_", fact="paladins")
paladin.value("workers", Words(WORKER, 2, as_tuple=True))
paladin.value("boost", Boost("attribute", limits.ATTRIBUTES, MOST_REWARDS))
paladin.value("action", Word("action", limits.ACTIONS))
# What the ability does for this action: one of these.
paladin.value("waive", maybe(WAIVED), otherwise=const.NOTHING)
paladin.value("discount", maybe(AT_LEAST_ONE))
paladin.value("bonus", maybe(REWARDS), otherwise=())

# --- player board ----------------------------------------------------------------------------------------


def slots_of(entry: Entry) -> Kind:
    """As many workers as the action has slots."""
    return Words(WORKER_OR_ANY, limits.SLOTS[limits.ACTIONS[entry.name]], as_tuple=True)


actions = Section(SECTIONS, "actions")
action = Named(actions, limits.ACTIONS, fact="board.slots")
action.value("slots", fitting(Words(WORKER_OR_ANY), slots_of), fact=ITSELF)

Single(actions, "develop").value("silver", NUMBER, "develop_silver", "board.develop_silver")
Single(actions, "hunt").value("provisions", ONE_OR_TWO, "hunt_gain", "board.hunt")
Single(actions, "trade").value("silver", ONE_OR_TWO, "trade_gain", "board.trade")
Single(actions, "pray").value("silver", NUMBER, "pray_silver", "board.pray_silver")
Single(actions, "conspire").value("gain", REWARDS, "conspire_gain", "board.gains.conspire")

commission = Single(actions, "commission")
commission.value("provisions", COSTS, "commission_cost", "board.commission_cost")
commission.value("gain", REWARDS, "commission_gain", "board.gains.commission")

fortify = Single(actions, "fortify")
fortify.value("provisions", COSTS, "fortify_cost", "board.fortify_cost")
fortify.value("influence", NEEDS, "fortify_need", "board.fortify_need")

garrison = Single(actions, "garrison")
garrison.value("provisions", COSTS, "garrison_cost", "board.garrison_cost")
garrison.value("gain", REWARDS, "garrison_gain", "board.gains.garrison")

absolve = Single(actions, "absolve")
absolve.value("silver", COSTS, "absolve_cost", "board.absolve_cost")
absolve.value("influence", NEEDS, "absolve_need", "board.absolve_need")
absolve.value("gain", REWARDS, "absolve_gain", "board.gains.absolve")

attack = Single(actions, "attack")
attack.value("strength_per_silver", Number(1, MOST_ATTRIBUTE), "attack_step", "board.attack_step")

Single(actions, "convert").value("silver", COSTS, "convert_cost", "board.convert_cost")

workshops = Section(SECTIONS, "workshops")
workshops.value("gain", Words(WORKER, limits.WORKSHOPS), "workshop_gain", "board.workshops")

jars = Section(SECTIONS, "jars", count=limits.JAR_SPACES)
jar = Cards(jars, "places", box="jar_", fact="board.jars")
jar.value("reward", REWARDS, fact=ITSELF)


def attribute_vp(entry: Entry) -> Numbers:
    """A number for each place of the track, from 0."""
    return Numbers(entry.number("attribute_max") + 1, 0, MOST, True)


scoring = Section(SECTIONS, "scoring", fact="board.action_vp.")
scoring.value("goods_per_vp", AT_LEAST_ONE, fact="board.goods_per_vp")
scoring.value("attribute_max", Number(1, MOST_ATTRIBUTE), fact=NOWHERE)
scoring.value("attribute_vp", fitting(COSTS, attribute_vp), fact="board.attribute_vp")
scoring.value("develop", Steps(limits.WORKSHOPS, MOST), "action_vp", at=const.DEVELOP)
scoring.value("commission", Steps(limits.TOKENS, MOST), "action_vp", at=const.COMMISSION)
scoring.value("fortify", Steps(limits.TOKENS, MOST), "action_vp", at=const.FORTIFY)
scoring.value("garrison", Steps(limits.TOKENS, MOST), "action_vp", at=const.GARRISON)
scoring.value("absolve", Steps(limits.TOKENS, MOST), "action_vp", at=const.ABSOLVE)

# --- solo play: the AI player ----------------------------------------------------------------------------

ai = Section(SECTIONS, "ai", box="ai_")
ai.value("track", Number(1, limits.ROW_PLACES), fact="ai.track")
ai.value("workers_base", NUMBER)
ai.value("right_cost", Numbers(3, 0, MOST), fact="ai.right_cost")
ai.value("favour_cost", NUMBER)
ai.value("conspire_workers", NUMBER)
ai.value("convert_minimum", NUMBER)
ai.value("orders", Numbers(len(const.DIFFICULTY_NAMES), 0, limits.ORDERS), "ai_difficulty_orders")
ai.value("stack", Words(Word("attribute", limits.ATTRIBUTES), once=True))
ai.value("space_priority", Words(Word("space kind", const.AI_SPACE_NAMES), once=True))

ai_top_row = Section(SECTIONS, "ai_top_row", count=len(limits.TOP_ROW))
top = Cards(ai_top_row, "places", fact="ai.top_row", listed=True, numbered="top")
top.value("action", Word("action", limits.TOP_ROW), "ai_top_row")
top.value("workers", NUMBER, "ai_top_cost")

schemes = Section(SECTIONS, "schemes", count=limits.SCHEMES)
scheme = Cards(schemes, "cards", box="scheme_", copies=True)
scheme.value("action", Word("action", limits.SCHEME_ACTIONS))
