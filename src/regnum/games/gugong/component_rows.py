"""The tables in readable rows with their provenance, to be checked against a box."""

from regnum.games.gugong import component_limits as box
from regnum.games.gugong import const
from regnum.games.gugong.tables import Tables
from regnum.kernel.component_rows import Fields, Rows, Section


def catalogue(tables: Tables) -> list[Section]:
    """All sections of the component file with rows (entry, "field: value", provenance).

    A field of the section itself has no entry. The provenance is the origin and, after ": ", what
    the file says about it: confidence, alternative, note, sources.
    """
    t = tables
    sections = [
        *_set_up(t),
        *_gifts(t),
        _dice(t),
        *_travel(t),
        *_map(t),
        *_wall(t),
        *_jade_and_palace(t),
        _decrees(t),
        _canal(t),
        *_solo(t),
    ]
    return [(rows.section, rows.rows) for rows in sections]


def _numbers(numbers: list[int] | tuple[int, ...]) -> str:
    return ", ".join([str(n) for n in numbers])


def _owns(rows: Rows, fields: Fields) -> Rows:
    for field, value in fields:
        rows.own(field, value)
    return rows


def _word_of(code: int, words: dict[str, int]) -> str:
    return next((word for word, other in words.items() if other == code), "")


def _set_up(t: Tables) -> list[Rows]:
    set_up = _owns(
        Rows(t, "set_up"),
        [
            ("days", str(t.days)),
            ("side", _numbers([side + 1 for side in t.side_by_players[1:]])),
            ("servants", str(t.servants)),
            ("start_pool", str(t.start_pool)),
            ("day_servants", _numbers(t.day_servants[1:])),
            ("token_spaces", str(t.token_spaces)),
        ],
    )
    exchange = _owns(
        Rows(t, "exchange"),
        [
            ("servants", str(t.exchange_servants)),
            ("low", str(t.low_gift)),
            ("high", str(t.high_gift)),
        ],
    )
    return [set_up, exchange]


def _gifts(t: Tables) -> list[Rows]:
    gifts = Rows(t, "gifts")
    values = dict(zip(t.gift_names, t.gift_value, strict=True))
    for name, value in sorted(values.items(), key=lambda pair: pair[1]):
        gifts.entry(name, [("value", str(value))])
    cards = Rows(t, "gift_cards")
    for n, name in enumerate(t.gift_ids):
        fields = [
            ("set", const.SET_NAMES[t.gift_set[n]]),
            ("value", str(t.gift_value[n])),
            ("action", const.GIFT_ACTION_NAMES[t.gift_action[n]]),
        ]
        if t.gift_amount[n]:
            fields.append(("amount", str(t.gift_amount[n])))
        cards.entry(name, fields)
    return [gifts, cards]


def _dice(t: Tables) -> Rows:
    dice = Rows(t, "dice")
    for n, faces in enumerate(t.dice):
        dice.entry(f"die_{n + 1}", [("faces", _numbers(faces))])
    return _owns(
        dice,
        [
            ("match_servants", str(t.match_servants)),
            ("most_vp", str(t.destiny_vp)),
            ("most_envoy", str(t.destiny_envoy)),
        ],
    )


def _travel(t: Tables) -> list[Rows]:
    travel = _owns(Rows(t, "travel"), [("b_cost", str(t.travel_b_cost)), ("moves", _numbers(t.travel_moves))])
    tokens = Rows(t, "travel_tokens")
    if "travel_tokens.bonus_apart" in t.provenance:  # it may be left out
        tokens.own("bonus_apart", "true" if t.bonus_apart else "false")
    for n, name in enumerate(t.token_ids):
        fields = [("effect", const.TOKEN_EFFECT_NAMES[t.token_effect[n]])]
        if t.token_amount[n]:
            fields.append(("amount", str(t.token_amount[n])))
        if t.token_need[n]:
            fields.append(("need", str(t.token_need[n])))
        if t.token_worth[n] > 1:
            fields.append(("worth", str(t.token_worth[n])))
        tokens.entry(name, [*fields, ("count", str(t.token_count[n]))])
    trades = Rows(t, "trades")
    for n, kind in enumerate(t.trade_kind):
        fields = [("tokens", str(t.trade_tokens[n])), ("gain", str(t.trade_gain[n]))]
        trades.entry(const.TRADE_NAMES[kind], fields)
    return [travel, tokens, trades]


def _map(t: Tables) -> list[Rows]:
    cities = Rows(t, "cities")
    for n, name in enumerate(t.city_ids):
        fields = [("name", t.city_names[n]), ("x", str(t.city_x[n])), ("y", str(t.city_y[n]))]
        if t.meng_return[n] != n:
            fields.append(("returns", t.city_ids[t.meng_return[n]]))
        cities.entry(name, fields)
    roads = Rows(t, "roads")
    joined = [(here, there) for here, ways in enumerate(t.roads) for there in ways if here < there]
    for here, there in joined:
        roads.rows.append(
            ("", f"road: {t.city_ids[here]} - {t.city_ids[there]}", _origin(t, "roads.road_1.from"))
        )
    return [cities, roads]


def _origin(t: Tables, path: str) -> str:
    note = t.notes.get(path, "")
    return f"{t.provenance[path]}: {note}" if note else t.provenance[path]


def _wall(t: Tables) -> list[Rows]:
    wall = _owns(
        Rows(t, "wall"),
        [
            ("size", _numbers(t.wall_size[1:])),
            ("b_cost", str(t.wall_b_cost)),
            ("place", _numbers(t.wall_place)),
            ("most_vp", str(t.wall_vp)),
            ("most_envoy", str(t.wall_envoy)),
        ],
    )
    intrigue = _owns(
        Rows(t, "intrigue"),
        [
            ("steps", str(t.intrigue_top)),
            ("b_cost", str(t.intrigue_b_cost)),
            ("moves", _numbers(t.intrigue_steps)),
        ],
    )
    benefits = Rows(t, "intrigue_benefits")
    paths = [
        path for path in t.provenance if path.startswith("intrigue_benefits.") and path.endswith(".steps")
    ]
    for n, path in enumerate(paths):
        kind = const.BENEFIT_NAMES[t.benefit_kind[n]]
        fields = [("steps", str(t.benefit_steps[n])), ("kind", kind), ("amount", str(t.benefit_amount[n]))]
        benefits.entry(path.split(".")[1], fields)
    return [wall, intrigue, benefits]


def _jade_and_palace(t: Tables) -> list[Rows]:
    jade = Rows(t, "jade")
    for side, prices in enumerate(t.house_prices):
        jade.own(f"houses_{side + 1}", _numbers(prices))
    _owns(
        jade,
        [
            ("square", str(t.square_price)),
            ("vp", _numbers(t.jade_vp[1:])),
            ("more_vp", str(t.jade_more_vp)),
        ],
    )
    palace = _owns(
        Rows(t, "palace"),
        [
            ("steps", str(t.palace_top)),
            ("b_cost", str(t.palace_b_cost)),
            ("moves", _numbers(t.palace_steps)),
            ("b_intrigue", str(t.palace_b_intrigue)),
            ("step_vp", str(t.palace_step_vp)),
            ("audience_vp", _numbers(t.audience_vp)),
        ],
    )
    return [jade, palace]


def _decrees(t: Tables) -> Rows:
    rows = _owns(
        Rows(t, "decrees"), [("drawn", str(t.decrees_drawn)), ("rival_cost", str(t.decree_rival_cost))]
    )
    for n, name in enumerate(t.decree_ids):
        fields = [
            ("level", str(t.decree_level[n])),
            ("cost", str(t.decree_cost[n])),
            ("vp", str(t.decree_vp[n])),
            ("effect", const.DECREE_EFFECT_NAMES[t.decree_effect[n]]),
            ("amount", str(t.decree_amount[n])),
        ]
        if t.decree_per[n] > 1:
            fields.append(("per", str(t.decree_per[n])))
        if t.decree_max[n]:
            fields.append(("most", str(t.decree_max[n])))
        rows.entry(name, fields)
    return rows


def _canal(t: Tables) -> Rows:
    return _owns(
        Rows(t, "canal"),
        [
            ("routes", _numbers(t.routes_by_players[1:])),
            ("ports", ", ".join([const.REWARD_NAMES[reward] for reward in t.port_reward])),
            ("ships", str(t.ships)),
            ("ship_places", str(t.ship_places)),
            ("b_cost", str(t.canal_b_cost)),
            ("place", _numbers(t.canal_place)),
            ("reward_vp", str(t.reward_vp)),
            ("limits", _numbers(t.reward_limit)),
        ],
    )


def _solo(t: Tables) -> list[Rows]:
    meng = Rows(t, "meng")
    for n, name in enumerate(const.DIFFICULTY_NAMES):
        meng.own(name, f"{t.difficulty_specials[n]} special, {t.difficulty_gifts[n]} gift cards")
    rewards = [
        ", ".join([const.REWARD_NAMES[r] for r in claims]) for claims in (t.meng_rewards, t.meng_rewards_hard)
    ]
    _owns(
        meng,
        [
            ("matches", _numbers(t.meng_matches[1:])),
            ("swap_vp", str(t.meng_swap_vp)),
            ("rewards", rewards[0]),
            ("rewards_hard", rewards[1]),
            ("path", ", ".join([t.city_ids[city] for city in t.meng_path])),
        ],
    )
    sets = Rows(t, "meng_sets")
    for n, (human, rival) in enumerate(t.solo_sets):
        sets.entry(f"sets_{n + 1}", [("human", str(human)), ("meng", str(rival))])
    dusk = Rows(t, "meng_dusk")
    for place in box.DUSK_LOCATIONS:
        fields = [("cost", str(t.meng_dusk_cost[place])), ("gain", str(t.meng_dusk_gain[place]))]
        if place == const.PALACE:
            fields.append(("intrigue", str(t.meng_dusk_intrigue[place])))
        dusk.entry(const.LOCATION_NAMES[place], fields)
    automa = Rows(t, "automa_cards")
    for n, name in enumerate(t.automa_ids):
        fields = [
            ("top", _word_of(t.automa_top[n], box.AUTOMA_TOPS)),
            ("bottom", _word_of(t.automa_bottom[n], box.AUTOMA_BOTTOMS)),
        ]
        automa.entry(name, fields)
    return [meng, sets, dusk, automa]
