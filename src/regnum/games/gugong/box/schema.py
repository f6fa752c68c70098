"""The fields of components.toml: what they are called there, what may stand in them, and where they go.

In the order of the rulebook. See `regnum/components/schema.py` for how to read and extend the table. What
a single field cannot get wrong, but several together can, is checked in `checks.py`, `map.py`, `solo.py`.
"""

from typing import Final

from regnum.components.kinds import Flag, ListOf, Switch, Text, by, fitting, maybe, only
from regnum.components.number_kinds import Either, Number, Numbers, SomeNumbers
from regnum.components.schema import ITSELF, NOWHERE, Cards, Named, Records, Section
from regnum.components.word_kinds import IdOf, SomeWords, Word, Words, named
from regnum.games.gugong import const
from regnum.games.gugong.box import limits
from regnum.games.gugong.box.limits import DAYS, MOST, MOST_STEPS, MOST_TOKENS, MOST_VALUE, PLAYERS

NUMBER: Final = Number(0, MOST)
AT_LEAST_ONE: Final = Number(1, MOST)
A_AND_B: Final = Numbers(2, 1, MOST, True, as_tuple=True)  # of a location's two variants
ONE_OR_TWO: Final = Numbers(2, 1, 2, True, as_tuple=True)  # the same for servants that are placed
CITY: Final = IdOf("city", "city_ids")
HOUSES: Final = SomeNumbers(limits.MOST_HOUSES, MOST)
BONUS_COUNT: Final = {effect: Number(1, MOST_TOKENS) for effect in limits.BONUS_TOKENS}
CANAL_PLACES: Final = "locations.canal.places"
MENG_REWARDS: Final = SomeWords(Word("reward", limits.MENG_REWARDS), 1, 9)
MENG_START: Final = Numbers(2, 0, limits.MOST_MENG_GIFTS, words="{} special, {} gift cards")
MENG_LISTS: Final = ("difficulty_specials", "difficulty_gifts")


def by_players(low: int, high: int, from_one: bool = False) -> Numbers:
    """A number for each number of players; place 0 is nobody's."""
    return Numbers(PLAYERS, low, high, True, unused=1, from_one=from_one)


SECTIONS: Final[list[Section]] = []

# --- set-up and gift cards -------------------------------------------------------------------------------

set_up = Section(SECTIONS, "set_up", fact="")
set_up.value("days", Number(DAYS, DAYS))
set_up.value("side", by_players(1, limits.SIDES, from_one=True), "side_by_players", "sides")
set_up.value("servants", AT_LEAST_ONE, fact="servants.all")
set_up.value("start_pool", fitting(NUMBER, lambda e: Number(0, e.number("servants"))), fact="servants.pool")
set_up.value("day_servants", Numbers(DAYS, 0, MOST, unused=1), fact="servants.by_day")
set_up.value("token_spaces", AT_LEAST_ONE)

exchange = Section(SECTIONS, "exchange", fact="exchange.")
exchange.value("servants", AT_LEAST_ONE, "exchange_servants")
exchange.value("low", Number(1, MOST_VALUE), "low_gift")
exchange.value("high", Number(1, MOST_VALUE), "high_gift")

gifts = Section(SECTIONS, "gifts")
gift_kind = Cards(gifts, "kinds", box="gift_kind_")
gift_kind.value("value", Number(1, MOST_VALUE))

gift_cards = Section(SECTIONS, "gift_cards", count=limits.GIFTS)
gift = Cards(gift_cards, "cards", box="gift_", fact="gifts")
gift.value("set", Word("set", limits.SETS))
gift.value("value", Number(1, MOST_VALUE))
gift.value("action", Word("action", limits.GIFT_ACTIONS))
gift.value("amount", only("action", [const.GIFT_SERVANTS], AT_LEAST_ONE, limits.NO_SERVANTS))
gift.made("name", Text(limits.LONGEST_NAME), "gift_names")

dice = Section(SECTIONS, "dice", count=limits.DICE)
die = Cards(dice, "dice", fact="dice", listed=True, numbered="die")
die.value("faces", Numbers(limits.FACES, 1, MOST_VALUE, as_tuple=True), "dice", ITSELF)
dice.value("match_servants", NUMBER, fact="destiny.servants")
dice.value("most_vp", NUMBER, "destiny_vp", "destiny.vp")
dice.value("most_envoy", NUMBER, "destiny_envoy", "destiny.envoy")

# --- travel ----------------------------------------------------------------------------------------------

travel = Section(SECTIONS, "travel", box="travel_", fact="locations.travel.")
travel.value("b_cost", NUMBER)
travel.value("moves", A_AND_B)

travel_tokens = Section(SECTIONS, "travel_tokens")
travel_tokens.value("bonus_apart", Switch(), otherwise=False)
token = Cards(travel_tokens, "kinds", box="token_", fact="tokens")
token.value("effect", Word("effect", limits.TOKEN_EFFECTS))
token.value("amount", only("effect", limits.TOKENS_WITH_AMOUNT, AT_LEAST_ONE, limits.NO_NUMBER))
token.value("need", only("effect", limits.TOKENS_WITH_NEED, AT_LEAST_ONE, limits.NO_NUMBER))
# Only the double token counts for more, and for 2: the words of the game say so.
token.value("worth", only("effect", [const.TOKEN_DOUBLE], Number(2, 2)), otherwise=1)
token.value("count", by("effect", BONUS_COUNT, Either(1, MOST_TOKENS, "count_apart", "bonus_apart")))
token.made("bonus", Flag(), "token_bonus")

trades = Section(SECTIONS, "trades", count=len(limits.TRADES))
trade = Cards(trades, "trades", box="trade_", fact="trades", listed=True)
trade.value("tokens", AT_LEAST_ONE)
trade.value("gain", AT_LEAST_ONE)
trade.made("kind", Word("trade", limits.TRADES), "trade_kind")

cities = Section(SECTIONS, "cities")
city = Cards(cities, "cities", box="city_", fact="map.cities")
city.value("name", Text(limits.LONGEST_NAME), "city_names")
city.value("x", Number(0, limits.MAP_SIZE))
city.value("y", Number(0, limits.MAP_SIZE))
city.value("returns", maybe(CITY), "meng_return", NOWHERE, otherwise=limits.NO_CITY)
city.made("ring", Flag(), "city_ring")

roads = Section(SECTIONS, "roads")
road = Cards(roads, "roads", numbered="road")
road.value("from", CITY, NOWHERE)
road.value("to", CITY, NOWHERE)
roads.made("map.roads", ListOf(Words(CITY, 2, as_tuple=True)), "road_ends")

# --- the other locations ---------------------------------------------------------------------------------

wall = Section(SECTIONS, "wall", box="wall_", fact="locations.wall.")
wall.value("size", by_players(1, MOST))
wall.value("b_cost", NUMBER)
wall.value("place", ONE_OR_TWO)
wall.value("most_vp", NUMBER, "wall_vp", "locations.wall.vp")
wall.value("most_envoy", NUMBER, "wall_envoy", "locations.wall.envoy")

intrigue = Section(SECTIONS, "intrigue", box="intrigue_", fact="locations.intrigue.")
intrigue.value("steps", Number(1, MOST_STEPS), "intrigue_top", "locations.intrigue.top")
intrigue.value("b_cost", NUMBER)
intrigue.value("moves", A_AND_B, "intrigue_steps", "locations.intrigue.steps")

intrigue_benefits = Section(SECTIONS, "intrigue_benefits")
benefit = Cards(intrigue_benefits, "benefits", box="benefit_", fact="benefits", listed=True)
benefit.value("steps", Number(1, MOST_STEPS))
benefit.value("kind", Word("kind", limits.BENEFITS))
benefit.value("amount", by("kind", {const.BENEFIT_DIE: Number(1, 1)}, AT_LEAST_ONE))

jade = Section(SECTIONS, "jade")
jade.value("houses_1", HOUSES, "house_prices", NOWHERE, at=0)
jade.value("houses_2", HOUSES, "house_prices", NOWHERE, at=1)
jade.made("locations.jade.houses", ListOf(HOUSES), "house_prices")
jade.value("square", NUMBER, "square_price", "locations.jade.square")
jade.value("vp", Numbers(limits.JADE_TABLE, 0, MOST, True, unused=1), "jade_vp", "jade_vp")
jade.value("more_vp", NUMBER, "jade_more_vp", "jade_more_vp")

palace = Section(SECTIONS, "palace", box="palace_", fact="locations.palace.")
palace.value("steps", Number(1, MOST_STEPS), "palace_top", "locations.palace.top")
palace.value("b_cost", NUMBER)
palace.value("moves", A_AND_B, "palace_steps", "locations.palace.steps")
palace.value("b_intrigue", NUMBER)
palace.value("step_vp", NUMBER)
palace.value("audience_vp", Numbers(PLAYERS, 0, MOST), "audience_vp")

shown = ("level", "cost", "vp")
decrees = Section(SECTIONS, "decrees", fact="locations.decrees.", count=limits.DECREES, shown=shown)
decrees.value("drawn", Number(2, 2), "decrees_drawn")
decrees.value("rival_cost", NUMBER, "decree_rival_cost")
decrees.made("locations.decrees.levels", NUMBER, "decree_levels")
decree = Cards(decrees, "tiles", box="decree_", fact="decrees")
decree.value("level", Number(1, limits.DECREE_LEVELS))
decree.value("effect", Word("effect", limits.DECREE_EFFECTS))
decree.value("cost", NUMBER)
decree.value("vp", NUMBER)
decree.value("amount", by("effect", {e: Number(1, 1) for e in limits.DECREES_OF_ONE}, AT_LEAST_ONE))
decree.value("per", only("effect", [const.VP_PER_VP], AT_LEAST_ONE, limits.NO_PER), otherwise=1)
decree.value("most", maybe(AT_LEAST_ONE), "decree_max", "max")

canal = Section(SECTIONS, "canal", box="canal_", fact="locations.canal.")
canal.value("routes", by_players(1, limits.ROUTES), "routes_by_players")
canal.value("ports", Words(Word("reward", limits.PORT_REWARDS), limits.PORTS_OF_A_ROUTE), "port_reward")
canal.value("ships", Number(limits.SHIPS_OF_A_PLAYER, limits.SHIPS_OF_A_PLAYER), "ships")
canal.value("ship_places", Number(limits.SHIP_PLACES, limits.SHIP_PLACES), "ship_places", CANAL_PLACES)
canal.value("b_cost", NUMBER)
canal.value("place", ONE_OR_TWO)
canal.value("reward_vp", NUMBER, "reward_vp")
canal.value("limits", Numbers(const.REWARDS, 0, MOST), "reward_limit", NOWHERE)
limit = Records(canal, fact="locations.canal.limits", places=named(range(const.REWARDS), const.REWARD_NAMES))
limit.made(ITSELF, NUMBER, "reward_limit")

# --- solo play: Meng -------------------------------------------------------------------------------------

meng = Section(SECTIONS, "meng", box="meng_")
meng.value("normal", MENG_START, MENG_LISTS, at=0)
meng.value("easy", MENG_START, MENG_LISTS, at=1)
meng.value("hard", MENG_START, MENG_LISTS, at=2)
difficulty = Records(meng, fact="solo.difficulty", places=named(range(3), const.DIFFICULTY_NAMES))
difficulty.made("specials", NUMBER, "difficulty_specials")
difficulty.made("gifts", NUMBER, "difficulty_gifts")
meng.value("matches", Numbers(DAYS, 0, MOST, unused=1), fact="solo.matches")
meng.value("swap_vp", NUMBER)
meng.value("rewards", MENG_REWARDS)
meng.value("rewards_hard", MENG_REWARDS)
meng.value("path", SomeWords(CITY, 1), fact="map.ring")

meng_sets = Section(SECTIONS, "meng_sets", count=len(limits.SET_PAIRS))
pair = Cards(meng_sets, "pairs", numbered="sets")
pair.value("human", Number(1, PLAYERS), NOWHERE)
pair.value("meng", Number(1, PLAYERS), NOWHERE)
meng_sets.made("solo.sets", ListOf(Numbers(2, 1, PLAYERS)), "solo_sets")

meng_dusk = Section(SECTIONS, "meng_dusk")
dusk = Named(meng_dusk, limits.DUSK_NAMES, box="meng_dusk_", fact="solo.dusk", told=limits.LOCATIONS)
dusk.value("cost", NUMBER, fact="pay")
dusk.value("gain", fitting(AT_LEAST_ONE, lambda e: Number(1, limits.most_at_dusk(e.name))))
dusk.value("intrigue", fitting(NUMBER, lambda e: NUMBER if e.name == "palace" else None))

automa_cards = Section(SECTIONS, "automa_cards", count=limits.AUTOMA_CARDS)
automa = Cards(automa_cards, "cards", box="automa_", fact="solo.automa")
automa.value("top", Word("location", limits.AUTOMA_TOPS))
automa.value("bottom", Word("dusk action", limits.AUTOMA_BOTTOMS))
automa.made("special", Flag(), "automa_special")
