"""The box as the rules read it: every number in it, filled from components.toml.

"Items" are tuples of packed rewards (`const.item`). Nothing here is a number of the game: values live in the
component file with their provenance, and `schema.py` says which field goes into which attribute.
"""

from regnum.games.paladins.const import ACTIONS
from regnum.kernel.box import BaseBox

Items = tuple[int, ...]


class Box(BaseBox):
    """All components as ints, one list per property, the card's number as the index."""

    def __init__(self) -> None:
        super().__init__()
        self.rounds: int = 0

        # paladins [P14]
        self.paladin_ids: list[str] = []
        self.paladin_workers: list[tuple[int, ...]] = []
        self.paladin_boost: list[tuple[int, ...]] = []  # faith, strength, influence
        self.paladin_action: list[int] = []  # the action the ability speaks of
        self.paladin_waive: list[int] = []  # SILVER or PROVISION not paid for it, or NOTHING
        self.paladin_discount: list[int] = []  # silver less for it
        self.paladin_bonus: list[Items] = []  # gained each time

        # townsfolk: every copy is a card of its own; trigger and condition are those of its name
        self.ability_ids: list[str] = []
        self.ability_trigger: list[int] = []
        self.ability_condition: list[int] = []
        self.townsfolk_ids: list[str] = []
        self.townsfolk_names: list[str] = []  # "abbot", "debt_collector": names several cards share
        self.townsfolk_discard: list[Items] = []
        self.townsfolk_immediate: list[Items] = []
        self.townsfolk_trigger: list[int] = []
        self.townsfolk_condition: list[int] = []
        self.townsfolk_reward: list[Items] = []
        # costs of the places of the row, left to right [P31]
        self.row_silver: list[int] = []
        self.row_debt: list[bool] = []

        # outsiders [P44, P45, P81]; the end scoring is that of the name
        self.scoring_ids: list[str] = []
        self.scoring_counts: list[int] = []
        self.scoring_base: list[int] = []
        self.scoring_per: list[int] = []
        self.scoring_vp: list[int] = []
        self.outsider_ids: list[str] = []
        self.outsider_names: list[str] = []
        self.outsider_people: list[int] = []
        self.outsider_attack: list[Items] = []
        self.outsider_convert: list[Items] = []
        self.outsider_counts: list[int] = []  # what the end scoring counts (const.SCORING_NAMES)
        self.outsider_base: list[int] = []
        self.outsider_per: list[int] = []  # so many of them...
        self.outsider_vp: list[int] = []  # ...are worth this
        self.outsider_places: int = 0

        # walls [P41]: all of `reward`; of `choices` (left first) one, if there are any
        self.wall_ids: list[str] = []
        self.wall_reward: list[Items] = []
        self.wall_choices: list[tuple[Items, ...]] = []
        self.wall_vp: list[int] = []

        # taverns, suspicion, debts
        self.tavern_ids: list[str] = []
        self.tavern_workers: list[tuple[int, ...]] = []
        self.suspicion_tax: list[int] = []
        self.unpaid_vp: int = 0
        self.paid_vp: int = 0
        self.tax_supply: list[int] = []  # by number of players; index 0 unused

        # King's Orders and Favours [P11, P46]
        self.order_ids: list[str] = []
        self.order_action: list[int] = []
        self.order_needed: list[int] = []
        self.order_vp: list[int] = []  # by place
        self.order_round: list[int] = []
        self.favour_ids: list[str] = []
        self.favour_worker: list[int] = []  # a worker type or ANY
        self.favour_cost: list[Items] = []  # silver, provision or gain_debt
        self.favour_choices: list[tuple[Items, ...]] = []  # one entry: no choice
        self.favour_round: list[int] = []

        # main board: regions and spaces [P40, P42]
        self.region_faith: list[int] = []  # also the flag above outsider k
        self.region_strength: list[int] = []
        self.space_ids: list[str] = []
        self.space_region: list[int] = []
        self.space_reward: list[Items] = []
        self.space_players: list[int] = []  # open from this many players on

        # player board
        self.slots: list[tuple[int, ...]] = []  # by action; worker type or ANY, left to right
        self.develop_silver: int = 0
        self.pray_silver: int = 0
        self.hunt_gain: tuple[int, int] = (0, 0)  # provisions with one and with two workers
        self.trade_gain: tuple[int, int] = (0, 0)
        self.conspire_gain: Items = ()
        self.commission_cost: list[int] = []  # provisions, by how many were done before
        self.commission_gain: Items = ()
        self.fortify_cost: list[int] = []
        self.fortify_need: list[int] = []  # influence
        self.garrison_cost: list[int] = []
        self.garrison_gain: Items = ()
        self.absolve_cost: list[int] = []
        self.absolve_need: list[int] = []
        self.absolve_gain: Items = ()
        self.attack_step: int = 0  # strength that one silver stands for
        self.convert_cost: list[int] = []
        self.jar_ids: list[str] = []
        self.jar_reward: list[Items] = []
        self.workshop_gain: list[int] = []  # worker under each workshop, left to right
        self.start_silver: int = 0
        self.start_provisions: int = 0
        self.carry_over: int = 0

        # scoring [P80]
        self.attribute_max: int = 0
        self.attribute_vp: list[int] = []
        self.action_vp: list[tuple[int, ...]] = [()] * ACTIONS  # by action; index = how often done
        self.goods_per_vp: int = 0

        # the AI player [P90-P99]
        self.scheme_ids: list[str] = []
        self.scheme_action: list[int] = []
        self.ai_track: int = 0
        self.ai_workers_base: int = 0
        self.ai_top_row: list[int] = []  # actions, left to right
        self.ai_top_cost: list[int] = []
        self.ai_favour_cost: int = 0
        self.ai_right_cost: list[int] = []  # by workshops there
        self.ai_conspire_workers: int = 0
        self.ai_difficulty_orders: list[int] = []
        self.ai_stack: list[int] = []  # attributes, bottom to top
        self.ai_space_priority: list[int] = []  # kinds of spaces, see const.AI_TWO_WORKERS
        self.ai_convert_minimum: int = 0

        # made of the others by derived.py: the slots of each action by the bits of those that need nobody
        self.open_slots: list[list[tuple[int, ...]]] = []  # who is wanted on the others
        self.fills: list[list[list[int]]] = []  # numbers of the worker multisets that fill them (workers.py)
        self.standing: list[list[dict[int, tuple[int, ...]]]] = []  # ...and who of them stands where
        self.favour_fills: list[list[int]] = []
        self.paladin_gain: list[Items] = []  # their workers as rewards
        self.tavern_gain: list[Items] = []
        self.price_kind: list[int] = []  # by action: SILVER, PROVISION or NOTHING
        self.price_steps: list[list[int]] = []  # by action and how often it was done
        self.limits: list[int] = []  # by action: how often it may be done, 0 for no limit [P23]
        self.suspicion_worst: int = 0  # the highest tax on a suspicion card
