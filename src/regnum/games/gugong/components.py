"""Reads components.toml into the tables that the rules read, and refuses what cannot be played.

In the order of the file, which is that of the rulebook. Every problem is collected; each names entry
and field. `catalogue` is the way back, for people with the box in front of them.
"""

from regnum.games.gugong import component_limits as box
from regnum.games.gugong import const
from regnum.games.gugong.component_map import read_map
from regnum.games.gugong.component_rows import catalogue
from regnum.games.gugong.component_solo import read_solo
from regnum.games.gugong.tables import Tables
from regnum.kernel.errors import ComponentError
from regnum.kernel.toml_reader import ComponentFile, Entry, Section
from regnum.kernel.toml_switch import either, switch
from regnum.kernel.toml_values import as_list

__all__ = ["catalogue", "load"]


def load(text: str) -> Tables:
    """The tables of a component file; ComponentError, and nothing else, if it cannot be used."""
    file = ComponentFile(text, "gugong")
    t = Tables()
    _set_up(file, t)
    _exchange(file, t)
    _gifts(file, t)
    _dice(file, t)
    _travel(file, t)
    _trades(file, t)
    read_map(file, t)
    _wall(file, t)
    _intrigue(file, t)
    _jade(file, t)
    _palace(file, t)
    _decrees(file, t)
    _canal(file, t)
    read_solo(file, t)
    file.close()
    if file.problems:
        raise ComponentError(file.problems)
    t.fingerprint = file.fingerprint()
    t.provenance = file.provenance
    t.notes = file.notes
    return t


# --- small readers -----------------------------------------------------------------------------------


def _by_players(entry: Entry, field: str, low: int, high: int) -> list[int]:
    """A number for each number of players; index 0 is nobody's."""
    return [0, *entry.integers(field, box.PLAYERS, low, high, True)]


def _two(entry: Entry, field: str, high: int) -> tuple[int, int]:
    """Numbers of variant A and of variant B."""
    a, b = entry.integers(field, 2, 1, high, True)
    return a, b


def _some(entry: Entry, field: str, most: int, high: int) -> list[int]:
    """A list of whole numbers whose length is not known beforehand."""
    value = entry.data.get(field)
    numbers = as_list(value)
    if numbers is not None and not 1 <= len(numbers) <= most:
        entry.take(field)
        entry.problem(field, f"expected 1 to {most} whole numbers from 0 to {high}, found {len(numbers)}")
        return [0]
    return entry.integers(field, 1 if numbers is None else len(numbers), 0, high)


def _each_once(section: Section, field: str, codes: dict[str, int], found: list[int], kind: str) -> None:
    """Every word of a vocabulary stands in exactly one entry."""
    for word, code in codes.items():
        times = found.count(code)
        if section.is_there and times != 1:
            section.own.problem(field, f"expected {kind} {word} once, found {times}")


# --- set-up ------------------------------------------------------------------------------------------


def _set_up(file: ComponentFile, t: Tables) -> None:
    section = file.section("set_up")
    own = section.own
    t.days = own.integer("days", box.DAYS, box.DAYS)
    t.side_by_players = [0, *[side - 1 for side in own.integers("side", box.PLAYERS, 1, box.SIDES, True)]]
    t.servants = own.integer("servants", 1, box.MOST)
    t.start_pool = own.integer("start_pool", 0, t.servants)
    t.day_servants = [0, *own.integers("day_servants", box.DAYS, 0, box.MOST)]
    t.token_spaces = own.integer("token_spaces", 1, box.MOST)
    section.close()


def _exchange(file: ComponentFile, t: Tables) -> None:
    section = file.section("exchange")
    t.exchange_servants = section.own.integer("servants", 1, box.MOST)
    t.low_gift = section.own.integer("low", 1, box.MOST_VALUE)
    t.high_gift = section.own.integer("high", 1, box.MOST_VALUE)
    section.close()


def _gifts(file: ComponentFile, t: Tables) -> None:
    names = _gift_names(file)
    section = file.section("gift_cards")
    for entry in section.entries("cards"):
        t.gift_ids.append(entry.single_id())
        t.gift_set.append(entry.one_of("set", box.SETS, "set"))
        value = entry.integer("value", 1, box.MOST_VALUE)
        if names and value not in names:
            entry.problem("value", f"no gift of [gifts] has the value {value}")
        t.gift_value.append(value)
        t.gift_names.append(names.get(value, ""))
        action = entry.one_of("action", box.GIFT_ACTIONS, "action")
        t.gift_action.append(action)
        if action == const.GIFT_SERVANTS:
            t.gift_amount.append(entry.integer("amount", 1, box.MOST))
        else:
            if entry.has("amount"):
                entry.problem("amount", "only cards with the action servants have one")
            t.gift_amount.append(0)
        entry.close()
    for word, code in box.SETS.items():
        found = t.gift_set.count(code)
        if section.is_there and found != box.SET_SIZES[code]:
            section.own.problem("cards", f"expected {box.SET_SIZES[code]} of the set {word}, found {found}")
    section.close(box.GIFTS)


def _gift_names(file: ComponentFile) -> dict[int, str]:
    """The gift that the cards of a value show."""
    names: dict[int, str] = {}
    section = file.section("gifts")
    for entry in section.entries("kinds"):
        name = entry.single_id()
        value = entry.integer("value", 1, box.MOST_VALUE)
        if value in names:
            entry.problem("value", f"{names[value]} has the value {value} too")
        names[value] = name
        entry.close()
    section.close()
    return names


def _dice(file: ComponentFile, t: Tables) -> None:
    section = file.section("dice")
    for entry in section.entries("dice", "die"):
        entry.single_id()
        t.dice.append(tuple(entry.integers("faces", box.FACES, 1, box.MOST_VALUE)))
        entry.close()
    t.match_servants = section.own.integer("match_servants", 0, box.MOST)
    t.destiny_vp = section.own.integer("most_vp", 0, box.MOST)
    t.destiny_envoy = section.own.integer("most_envoy", 0, box.MOST)
    section.close(box.DICE)


# --- travel ------------------------------------------------------------------------------------------


def _travel(file: ComponentFile, t: Tables) -> None:
    section = file.section("travel")
    t.travel_b_cost = section.own.integer("b_cost", 0, box.MOST)
    t.travel_moves = _two(section.own, "moves", box.MOST)
    section.close()

    section = file.section("travel_tokens")
    t.bonus_apart = switch(section.own, "bonus_apart")
    for entry in section.entries("kinds"):
        t.token_ids.append(entry.single_id())
        _token(entry, t)
        entry.close()
    for word, code in box.TOKEN_EFFECTS.items():
        found = t.token_effect.count(code)
        if section.is_there and (found != 1 if code in box.TOKENS_OF_ONE_KIND else found < 1):
            section.own.problem("kinds", f"expected the effect {word} once, found {found}")
    if sum(t.token_count) > box.MOST_TOKENS:
        section.own.problem("kinds", f"expected at most {box.MOST_TOKENS} tokens, found {sum(t.token_count)}")
    section.close()


def _token(entry: Entry, t: Tables) -> None:
    effect = entry.one_of("effect", box.TOKEN_EFFECTS, "effect")
    t.token_effect.append(effect)
    t.token_amount.append(_number_if(entry, "amount", effect in box.TOKENS_WITH_AMOUNT))
    t.token_need.append(_number_if(entry, "need", effect in box.TOKENS_WITH_NEED))
    # Only the double token counts for more, and for 2: the words of the game say so.
    t.token_worth.append(entry.integer("worth", 2, 2) if effect == const.TOKEN_DOUBLE else 1)
    t.token_bonus.append(effect >= const.TOKEN_PLUS)
    if t.token_bonus[-1]:
        t.token_count.append(entry.integer("count", 1, box.MOST_TOKENS))
    else:
        t.token_count.append(either(entry, "count", "count_apart", t.bonus_apart, 1, box.MOST_TOKENS))


def _number_if(entry: Entry, field: str, needed: bool) -> int:
    """A number that some kinds have and the others may not have."""
    if needed:
        return entry.integer(field, 1, box.MOST)
    if entry.has(field):
        entry.problem(field, "a token with this effect has none")
    return 0


def _trades(file: ComponentFile, t: Tables) -> None:
    section = file.section("trades")
    for entry in section.entries("trades"):
        name = entry.single_id()
        if name in box.TRADES:
            t.trade_kind.append(box.TRADES[name])
        else:
            entry.problem("id", f"unknown trade; known trades: {', '.join(box.TRADES)}")
        t.trade_tokens.append(entry.integer("tokens", 1, box.MOST))
        t.trade_gain.append(entry.integer("gain", 1, box.MOST))
        entry.close()
    if sorted(set(t.trade_tokens)) != t.trade_tokens:
        section.own.problem("trades", "expected each with more tokens than the one before")
    section.close(len(box.TRADES))
    if len(t.trade_kind) == len(t.trade_tokens) and const.TRADE_VP in t.trade_kind:
        # A full storage must always allow a trade [G37]: for points, which need no servant in supply.
        tokens = t.trade_tokens[t.trade_kind.index(const.TRADE_VP)]
        if tokens % 2 or tokens > t.token_spaces:
            section.own.problem(
                "trades",
                f"expected for vp an even number of tokens up to set_up.token_spaces, found {tokens}",
            )


# --- the other locations -----------------------------------------------------------------------------


def _wall(file: ComponentFile, t: Tables) -> None:
    section = file.section("wall")
    t.wall_size = _by_players(section.own, "size", 1, box.MOST)
    t.wall_b_cost = section.own.integer("b_cost", 0, box.MOST)
    t.wall_place = _two(section.own, "place", 2)
    t.wall_vp = section.own.integer("most_vp", 0, box.MOST)
    t.wall_envoy = section.own.integer("most_envoy", 0, box.MOST)
    section.close()


def _intrigue(file: ComponentFile, t: Tables) -> None:
    section = file.section("intrigue")
    t.intrigue_top = section.own.integer("steps", 1, box.MOST_STEPS)
    t.intrigue_b_cost = section.own.integer("b_cost", 0, box.MOST)
    t.intrigue_steps = _two(section.own, "moves", box.MOST)
    section.close()

    section = file.section("intrigue_benefits")
    for entry in section.entries("benefits"):
        entry.single_id()
        t.benefit_steps.append(entry.integer("steps", 1, box.MOST_STEPS))
        kind = entry.one_of("kind", box.BENEFITS, "kind")
        t.benefit_kind.append(kind)
        t.benefit_amount.append(entry.integer("amount", 1, 1 if kind == const.BENEFIT_DIE else box.MOST))
        entry.close()
    if sorted(set(t.benefit_steps)) != t.benefit_steps:
        section.own.problem("benefits", "expected each with more steps than the one before")
    for word, code in box.BENEFITS.items():
        if section.is_there and code not in t.benefit_kind:
            section.own.problem("benefits", f"expected one of the kind {word}")
    section.close()


def _jade(file: ComponentFile, t: Tables) -> None:
    section = file.section("jade")
    for side in range(1, box.SIDES + 1):
        t.house_prices.append(tuple(_some(section.own, f"houses_{side}", box.MOST_HOUSES, box.MOST)))
    t.square_price = section.own.integer("square", 0, box.MOST)
    t.jade_vp = [0, *section.own.integers("vp", box.JADE_TABLE, 0, box.MOST, True)]
    t.jade_more_vp = section.own.integer("more_vp", 0, box.MOST)
    section.close()


def _palace(file: ComponentFile, t: Tables) -> None:
    section = file.section("palace")
    own = section.own
    t.palace_top = own.integer("steps", 1, box.MOST_STEPS)
    t.palace_b_cost = own.integer("b_cost", 0, box.MOST)
    t.palace_steps = _two(own, "moves", box.MOST)
    t.palace_b_intrigue = own.integer("b_intrigue", 0, box.MOST)
    t.palace_step_vp = own.integer("step_vp", 0, box.MOST)
    t.audience_vp = own.integers("audience_vp", box.PLAYERS, 0, box.MOST)
    if sorted(t.audience_vp, reverse=True) != t.audience_vp:
        own.problem("audience_vp", "expected numbers that do not rise: the best place first")
    section.close()


def _decrees(file: ComponentFile, t: Tables) -> None:
    section = file.section("decrees")
    t.decree_levels = box.DECREE_LEVELS
    t.decrees_drawn = section.own.integer("drawn", 2, 2)
    t.decree_rival_cost = section.own.integer("rival_cost", 0, box.MOST)
    for entry in section.entries("tiles"):
        t.decree_ids.append(entry.single_id())
        _decree(entry, t)
        entry.close()
    _each_once(section, "tiles", box.DECREE_EFFECTS, t.decree_effect, "the effect")
    section.close(box.DECREES)


def _decree(entry: Entry, t: Tables) -> None:
    level = entry.integer("level", 1, box.DECREE_LEVELS)
    effect = entry.one_of("effect", box.DECREE_EFFECTS, "effect")
    if effect >= 0 and level != box.level_of(effect):
        entry.problem("level", f"expected {box.level_of(effect)} for this effect, found {level}")
    t.decree_level.append(level)
    t.decree_effect.append(effect)
    t.decree_cost.append(entry.integer("cost", 0, box.MOST))
    t.decree_vp.append(entry.integer("vp", 0, box.MOST))
    t.decree_amount.append(entry.integer("amount", 1, 1 if effect in box.DECREES_OF_ONE else box.MOST))
    counts = effect == const.VP_PER_VP
    t.decree_per.append(entry.integer("per", 1, box.MOST) if counts else 1)
    if not counts and entry.has("per"):
        entry.problem("per", "only the decree that counts VP has one")
    t.decree_max.append(entry.integer("most", 1, box.MOST) if entry.has("most") else 0)
    if level < box.DECREE_LEVELS and entry.has("most"):
        entry.problem("most", "only decrees of level 3 score at the end")


def _canal(file: ComponentFile, t: Tables) -> None:
    section = file.section("canal")
    own = section.own
    t.routes_by_players = _by_players(own, "routes", 1, box.ROUTES)
    t.ports = box.PORTS_OF_A_ROUTE
    t.port_reward = list(own.many_of("ports", box.PORT_REWARDS, "reward", box.PORTS_OF_A_ROUTE))
    t.ships = own.integer("ships", box.SHIPS_OF_A_PLAYER, box.SHIPS_OF_A_PLAYER)
    t.ship_places = own.integer("ship_places", box.SHIP_PLACES, box.SHIP_PLACES)
    t.canal_b_cost = own.integer("b_cost", 0, box.MOST)
    t.canal_place = _two(own, "place", 2)
    t.reward_vp = own.integer("reward_vp", 0, box.MOST)
    t.reward_limit = own.integers("limits", const.REWARDS, 0, box.MOST)
    if t.reward_limit[const.REWARD_DOUBLE] > 1:
        own.problem("limits", "expected at most 1 for the double servant: there is only one")
    section.close()
