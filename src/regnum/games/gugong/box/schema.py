"""The fields of components.toml: what they are called there, what may stand in them, and where they go.

In the order of the rulebook. See `regnum/components/schema.py` for how to read and extend the table. What
a single field cannot get wrong, but several together can, is checked in `checks.py`, `map.py`, `solo.py`.
"""

from typing import Final

from regnum.components.kinds import Flag, ListOf, Switch, Text, by, fitting, maybe, only
from regnum.components.number_kinds import Either, Number, Numbers, SomeNumbers
from regnum.components.schema import ITSELF, NOWHERE, Cards, Made, MadeRecords, Named, Section, Value
from regnum.components.word_kinds import IdOf, SomeWords, Word, Words, named
from regnum.games.gugong import const
from regnum.games.gugong.box import limits
from regnum.games.gugong.box.limits import DAYS, MOST, MOST_STEPS, MOST_TOKENS, MOST_VALUE, PLAYERS

NUMBER: Final = Number(0, MOST)
AT_LEAST_ONE: Final = Number(1, MOST)
A_AND_B: Final = Numbers(2, 1, MOST, True, as_tuple=True)  # of a location's two variants
ONE_OR_TWO: Final = Numbers(2, 1, 2, True, as_tuple=True)  # the same for servants that are placed
CITY: Final = IdOf("city", "city_ids")
MENG_REWARDS: Final = SomeWords(Word("reward", limits.MENG_REWARDS), 1, 9)
MENG_START: Final = Numbers(2, 0, limits.MOST_MENG_GIFTS, words="{} special, {} gift cards")
MENG_LISTS: Final = ("difficulty_specials", "difficulty_gifts")


def by_players(low: int, high: int, from_one: bool = False) -> Numbers:
    """A number for each number of players; place 0 is nobody's."""
    return Numbers(PLAYERS, low, high, True, unused=1, from_one=from_one)


GIFTS: Final = [
    Section(
        "set_up",
        Value("days", Number(DAYS, DAYS)),
        Value("side", by_players(1, limits.SIDES, from_one=True), "side_by_players", "sides"),
        Value("servants", AT_LEAST_ONE, "", "servants.all"),
        Value("start_pool", fitting(NUMBER, lambda e: Number(0, e.number("servants"))), "", "servants.pool"),
        Value("day_servants", Numbers(DAYS, 0, MOST, unused=1), "", "servants.by_day"),
        Value("token_spaces", AT_LEAST_ONE),
        fact="",
    ),
    Section(
        "exchange",
        Value("servants", AT_LEAST_ONE, "exchange_servants"),
        Value("low", Number(1, MOST_VALUE), "low_gift"),
        Value("high", Number(1, MOST_VALUE), "high_gift"),
        fact="exchange.",
    ),
    Section("gifts", Cards("kinds", Value("value", Number(1, MOST_VALUE)), box="gift_kind_")),
    Section(
        "gift_cards",
        Cards(
            "cards",
            Value("set", Word("set", limits.SETS)),
            Value("value", Number(1, MOST_VALUE)),
            Value("action", Word("action", limits.GIFT_ACTIONS)),
            Value("amount", only("action", [const.GIFT_SERVANTS], AT_LEAST_ONE, limits.NO_SERVANTS)),
            Made("name", Text(limits.LONGEST_NAME), "gift_names"),
            box="gift_",
            fact="gifts",
        ),
        count=limits.GIFTS,
    ),
    Section(
        "dice",
        Cards(
            "dice",
            Value("faces", Numbers(limits.FACES, 1, MOST_VALUE, as_tuple=True), "dice", ITSELF),
            numbered="die",
            fact="dice",
            listed=True,
        ),
        Value("match_servants", NUMBER, "", "destiny.servants"),
        Value("most_vp", NUMBER, "destiny_vp", "destiny.vp"),
        Value("most_envoy", NUMBER, "destiny_envoy", "destiny.envoy"),
        count=limits.DICE,
    ),
]

TRAVEL: Final = [
    Section(
        "travel",
        Value("b_cost", NUMBER),
        Value("moves", A_AND_B),
        box="travel_",
        fact="locations.travel.",
    ),
    Section(
        "travel_tokens",
        Value("bonus_apart", Switch(), otherwise=False),
        Cards(
            "kinds",
            Value("effect", Word("effect", limits.TOKEN_EFFECTS)),
            Value("amount", only("effect", limits.TOKENS_WITH_AMOUNT, AT_LEAST_ONE, limits.NO_NUMBER)),
            Value("need", only("effect", limits.TOKENS_WITH_NEED, AT_LEAST_ONE, limits.NO_NUMBER)),
            # Only the double token counts for more, and for 2: the words of the game say so.
            Value("worth", only("effect", [const.TOKEN_DOUBLE], Number(2, 2)), otherwise=1),
            Value(
                "count",
                by(
                    "effect",
                    {effect: Number(1, MOST_TOKENS) for effect in limits.BONUS_TOKENS},
                    Either(1, MOST_TOKENS, "count_apart", "bonus_apart"),
                ),
            ),
            Made("bonus", Flag(), "token_bonus"),
            box="token_",
            fact="tokens",
        ),
    ),
    Section(
        "trades",
        Cards(
            "trades",
            Value("tokens", AT_LEAST_ONE),
            Value("gain", AT_LEAST_ONE),
            Made("kind", Word("trade", limits.TRADES), "trade_kind"),
            box="trade_",
            fact="trades",
            listed=True,
        ),
        count=len(limits.TRADES),
    ),
    Section(
        "cities",
        Cards(
            "cities",
            Value("name", Text(limits.LONGEST_NAME), "city_names"),
            Value("x", Number(0, limits.MAP_SIZE)),
            Value("y", Number(0, limits.MAP_SIZE)),
            Value("returns", maybe(CITY), "meng_return", NOWHERE, otherwise=limits.NO_CITY),
            Made("ring", Flag(), "city_ring"),
            box="city_",
            fact="map.cities",
        ),
        Made("map.ring", Words(CITY), "meng_path"),
    ),
    Section(
        "roads",
        Cards("roads", Value("from", CITY, NOWHERE), Value("to", CITY, NOWHERE), numbered="road"),
        Made("map.roads", ListOf(Words(CITY)), "road_ends"),
    ),
]

LOCATIONS: Final = [
    Section(
        "wall",
        Value("size", by_players(1, MOST)),
        Value("b_cost", NUMBER),
        Value("place", ONE_OR_TWO),
        Value("most_vp", NUMBER, "wall_vp", "locations.wall.vp"),
        Value("most_envoy", NUMBER, "wall_envoy", "locations.wall.envoy"),
        box="wall_",
        fact="locations.wall.",
    ),
    Section(
        "intrigue",
        Value("steps", Number(1, MOST_STEPS), "intrigue_top", "locations.intrigue.top"),
        Value("b_cost", NUMBER),
        Value("moves", A_AND_B, "intrigue_steps", "locations.intrigue.steps"),
        box="intrigue_",
        fact="locations.intrigue.",
    ),
    Section(
        "intrigue_benefits",
        Cards(
            "benefits",
            Value("steps", Number(1, MOST_STEPS)),
            Value("kind", Word("kind", limits.BENEFITS)),
            Value("amount", by("kind", {const.BENEFIT_DIE: Number(1, 1)}, AT_LEAST_ONE)),
            box="benefit_",
            fact="benefits",
            listed=True,
        ),
    ),
    Section(
        "jade",
        Value("houses_1", SomeNumbers(limits.MOST_HOUSES, MOST), "house_prices", NOWHERE, at=0),
        Value("houses_2", SomeNumbers(limits.MOST_HOUSES, MOST), "house_prices", NOWHERE, at=1),
        Made("locations.jade.houses", ListOf(SomeNumbers(limits.MOST_HOUSES, MOST)), "house_prices"),
        Value("square", NUMBER, "square_price", "locations.jade.square"),
        Value("vp", Numbers(limits.JADE_TABLE, 0, MOST, True, unused=1), "jade_vp", "jade_vp"),
        Value("more_vp", NUMBER, "jade_more_vp", "jade_more_vp"),
    ),
    Section(
        "palace",
        Value("steps", Number(1, MOST_STEPS), "palace_top", "locations.palace.top"),
        Value("b_cost", NUMBER),
        Value("moves", A_AND_B, "palace_steps", "locations.palace.steps"),
        Value("b_intrigue", NUMBER),
        Value("step_vp", NUMBER),
        Value("audience_vp", Numbers(PLAYERS, 0, MOST), "audience_vp"),
        box="palace_",
        fact="locations.palace.",
    ),
    Section(
        "decrees",
        Value("drawn", Number(2, 2), "decrees_drawn"),
        Value("rival_cost", NUMBER, "decree_rival_cost"),
        Made("locations.decrees.levels", NUMBER, "decree_levels"),
        Cards(
            "tiles",
            Value("level", Number(1, limits.DECREE_LEVELS)),
            Value("effect", Word("effect", limits.DECREE_EFFECTS)),
            Value("cost", NUMBER),
            Value("vp", NUMBER),
            Value("amount", by("effect", {e: Number(1, 1) for e in limits.DECREES_OF_ONE}, AT_LEAST_ONE)),
            Value("per", only("effect", [const.VP_PER_VP], AT_LEAST_ONE, limits.NO_PER), otherwise=1),
            Value("most", maybe(AT_LEAST_ONE), "decree_max", "max"),
            box="decree_",
            fact="decrees",
        ),
        fact="locations.decrees.",
        count=limits.DECREES,
        shown=("level", "cost", "vp"),
    ),
    Section(
        "canal",
        Value("routes", by_players(1, limits.ROUTES), "routes_by_players"),
        Value("ports", Words(Word("reward", limits.PORT_REWARDS), limits.PORTS_OF_A_ROUTE), "port_reward"),
        Value("ships", Number(limits.SHIPS_OF_A_PLAYER, limits.SHIPS_OF_A_PLAYER), "ships"),
        Value(
            "ship_places",
            Number(limits.SHIP_PLACES, limits.SHIP_PLACES),
            "ship_places",
            "locations.canal.places",
        ),
        Value("b_cost", NUMBER),
        Value("place", ONE_OR_TWO),
        Value("reward_vp", NUMBER, "reward_vp"),
        Value("limits", Numbers(const.REWARDS, 0, MOST), "reward_limit", NOWHERE),
        MadeRecords(
            named(range(const.REWARDS), const.REWARD_NAMES),
            Made(ITSELF, NUMBER, "reward_limit"),
            fact="locations.canal.limits",
        ),
        box="canal_",
        fact="locations.canal.",
    ),
]

SOLO: Final = [
    Section(
        "meng",
        Value("normal", MENG_START, MENG_LISTS, at=0),
        Value("easy", MENG_START, MENG_LISTS, at=1),
        Value("hard", MENG_START, MENG_LISTS, at=2),
        MadeRecords(
            named(range(3), const.DIFFICULTY_NAMES),
            Made("specials", NUMBER, "difficulty_specials"),
            Made("gifts", NUMBER, "difficulty_gifts"),
            fact="solo.difficulty",
        ),
        Value("matches", Numbers(DAYS, 0, MOST, unused=1), "", "solo.matches"),
        Value("swap_vp", NUMBER),
        Value("rewards", MENG_REWARDS),
        Value("rewards_hard", MENG_REWARDS),
        Value("path", SomeWords(CITY, 1)),
        box="meng_",
    ),
    Section(
        "meng_sets",
        Cards(
            "pairs",
            Value("human", Number(1, PLAYERS), NOWHERE),
            Value("meng", Number(1, PLAYERS), NOWHERE),
            numbered="sets",
        ),
        Made("solo.sets", ListOf(Numbers(2, 1, PLAYERS)), "solo_sets"),
        count=len(limits.SET_PAIRS),
    ),
    Section(
        "meng_dusk",
        Named(
            named(limits.DUSK_LOCATIONS, const.LOCATION_NAMES),
            Value("cost", NUMBER, "", "pay"),
            Value("gain", fitting(AT_LEAST_ONE, lambda e: Number(1, limits.most_at_dusk(e.name)))),
            Value("intrigue", fitting(NUMBER, lambda e: NUMBER if e.name == "palace" else None)),
            box="meng_dusk_",
            fact="solo.dusk",
            told=limits.LOCATIONS,
        ),
    ),
    Section(
        "automa_cards",
        Cards(
            "cards",
            Value("top", Word("location", limits.AUTOMA_TOPS)),
            Value("bottom", Word("dusk action", limits.AUTOMA_BOTTOMS)),
            Made("special", Flag(), "automa_special"),
            box="automa_",
            fact="solo.automa",
        ),
        count=limits.AUTOMA_CARDS,
    ),
]

SECTIONS: Final = [*GIFTS, *TRAVEL, *LOCATIONS, *SOLO]
