"""The box as the rules read it: every number in it, filled from components.toml.

One list per property; the number of the card, token, city or decree is the index. Nothing here is
a number of the game: values live in the component file with their provenance, and `schema.py` says which
field goes into which attribute.
"""

from regnum.games.gugong.const import LOCATIONS
from regnum.kernel.box import BaseBox


class Box(BaseBox):
    """All components as ints."""

    def __init__(self) -> None:
        super().__init__()
        self.days: int = 0  # 4
        self.side_by_players: list[int] = []  # [players] -> 0 (1-3 players) or 1; index 0 unused [G1]

        # gift cards [G5, G24]
        self.gift_kind_ids: list[str] = []  # "go_stones": what is pictured ...
        self.gift_kind_value: list[int] = []  # ... on the cards of this value
        self.gift_ids: list[str] = []  # unique: "go_stones_2"; what texts and element ids say
        self.gift_names: list[str] = []  # the gift, one per value: "go_stones"; key of its message
        self.gift_value: list[int] = []  # 1 to 9
        self.gift_action: list[int] = []  # a location, GIFT_SERVANTS, GIFT_SWAP or GIFT_NONE
        self.gift_amount: list[int] = []  # servants of GIFT_SERVANTS, else 0
        self.gift_set: list[int] = []  # BOARD_SET, 1 to 5, DECK_SET
        self.exchange_servants: int = 0  # pay 2 to give a card that is not higher [G21]
        self.low_gift: int = 0  # value 1 ...
        self.high_gift: int = 0  # ... is given freely for value 9 [G22]

        # destiny dice [G8, G27]: the faces of each die
        self.dice: list[tuple[int, ...]] = []
        self.match_servants: int = 0  # per match
        self.destiny_vp: int = 0
        self.destiny_envoy: int = 0

        # travel tokens by kind [G38, G39]
        self.token_ids: list[str] = []  # "servant", "two_servants", ...: unique per kind
        self.token_effect: list[int] = []  # const.TOKEN_...
        self.token_amount: list[int] = []  # what it brings: servants, steps, VP, jade; 0 if no number
        self.token_need: list[int] = []  # least card value, servants to pay; else 0
        self.token_worth: list[int] = []  # in trades: 1, the double token 2
        self.token_count: list[int] = []  # how many there are
        self.token_bonus: list[bool] = []  # only with the option [G2]
        self.bonus_apart: bool = False  # whether they come besides the 32 tokens
        self.token_spaces: int = 0  # places for tokens on a player board [G32]

        # trades [G36], by number of tokens upward
        self.trade_tokens: list[int] = []  # 2, 4, 6
        self.trade_kind: list[int] = []  # TRADE_SERVANT, TRADE_VP, TRADE_JADE
        self.trade_gain: list[int] = []  # 1, 2, 1

        # the map [G31]
        self.city_ids: list[str] = []
        self.city_names: list[str] = []  # as printed: a proper name, shown as it is
        self.city_x: list[int] = []  # place on the map in thousandths, for clients only
        self.city_y: list[int] = []
        self.city_ring: list[bool] = []  # whether it is on Meng's path
        self.roads: list[tuple[int, ...]] = []  # [city] -> its neighbours, ascending
        self.road_ends: list[tuple[int, int]] = []  # each road once, from the lower city
        self.travel_b_cost: int = 0
        self.travel_moves: tuple[int, int] = (0, 0)  # A, B

        # Great Wall [G40-G43]
        self.wall_size: list[int] = []  # [players]; index 0 unused
        self.wall_b_cost: int = 0
        self.wall_place: tuple[int, int] = (0, 0)  # servants with A, at most with B
        self.wall_vp: int = 0
        self.wall_envoy: int = 0
        self.benefit_steps: list[int] = []  # 1, 3, 5, 7 steps down ...
        self.benefit_kind: list[int] = []  # ... for BENEFIT_...
        self.benefit_amount: list[int] = []  # servants, dice, jade

        # Jade [G50]
        self.house_prices: list[tuple[int, ...]] = []  # [side] -> price of each house
        self.square_price: int = 0  # when all houses are empty
        self.jade_vp: list[int] = []  # [jade] from 0 to 5 [G90]
        self.jade_more_vp: int = 0  # for each beyond the table

        # Intrigue [G55, G56]
        self.intrigue_top: int = 0  # 14
        self.intrigue_b_cost: int = 0
        self.intrigue_steps: tuple[int, int] = (0, 0)  # A, B

        # Palace of Heavenly Purity [G60, G61]
        self.palace_top: int = 0  # 8
        self.palace_b_cost: int = 0
        self.palace_steps: tuple[int, int] = (0, 0)  # A, B
        self.palace_b_intrigue: int = 0
        self.palace_step_vp: int = 0  # for each step of an envoy inside
        self.audience_vp: list[int] = []  # the places inside, best first

        # decrees [G6, G65-G67]
        self.decree_ids: list[str] = []
        self.decree_level: list[int] = []
        self.decree_cost: list[int] = []
        self.decree_vp: list[int] = []  # scored at once
        self.decree_effect: list[int] = []  # const.EACH_MORNING_... and so on
        self.decree_amount: list[int] = []  # steps, servants, servants less, VP for each
        self.decree_per: list[int] = []  # VP_PER_VP: for every 3 VP; else 1
        self.decree_max: list[int] = []  # at most so many VP at the end, 0: no limit
        self.decree_levels: int = 0  # 3
        self.decrees_drawn: int = 0  # per level
        self.decree_rival_cost: int = 0  # 1 more for each rival's servant

        # Grand Canal [G70-G73]
        self.routes_by_players: list[int] = []  # [players]; index 0 unused
        self.ports: int = 0  # 5 on a route
        self.port_reward: list[int] = []  # [port] -> REWARD_..., first port first
        self.ships: int = 0  # 3 of each player
        self.ship_places: int = 0  # 3 servants
        self.canal_b_cost: int = 0
        self.canal_place: tuple[int, int] = (0, 0)  # servants with A, with B
        self.reward_vp: int = 0  # 4
        self.reward_limit: list[int] = []  # [REWARD_VP, REWARD_CARD, REWARD_DOUBLE] -> 3, 2, 1

        # servants [G3, G14]
        self.servants: int = 0  # 12 of each player
        self.start_pool: int = 0  # 6 of them
        self.day_servants: list[int] = []  # [day] -> servants of the morning; day 1 came with the set-up: 0

        # Meng [G100-G111]
        self.solo_sets: list[tuple[int, int]] = []  # human's set, Meng's set, in the order of the option
        self.automa_ids: list[str] = []
        self.automa_top: list[int] = []  # a location, or FOCUS_LOCATION
        self.automa_bottom: list[int] = []  # a location, or FREE_TRAVEL
        self.automa_special: list[bool] = []
        self.difficulty_specials: list[int] = []  # by const.DIFFICULTY_NAMES: special cards in play
        self.difficulty_gifts: list[int] = []  # gift cards of Meng at the start
        self.meng_matches: list[int] = []  # [day]; index 0 unused
        self.meng_path: list[int] = []  # cities of his round, first one first
        self.meng_return: list[int] = []  # [city] -> where he joins his round again; itself if on it
        self.meng_dusk_cost: list[int] = [0] * LOCATIONS  # [location] -> servants he pays at dusk
        self.meng_dusk_gain: list[int] = [0] * LOCATIONS  # [location] -> steps or servants of that
        self.meng_dusk_intrigue: list[int] = [0] * LOCATIONS  # [location] -> intrigue steps besides
        self.meng_rewards: list[int] = []  # REWARD_... by claim; the last one for all further ones
        self.meng_rewards_hard: list[int] = []  # the same on hard
        self.meng_swap_vp: int = 0  # VP instead of a swap and the like

        # made of the others by derived.py, never in the component file
        self.effect_decrees: list[int] = []  # [effect] -> bit per decree that has it
        self.effect_amount: list[int] = []  # [effect] -> amount of that decree, 0 if there is none
        self.gift_face: list[int] = []  # [card] -> the first card with its value and action
        self.token_double: int = -1  # the kind that counts as two
