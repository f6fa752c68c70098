"""The tables in readable rows with their provenance, to be checked against a box."""

from regnum.games.paladins import const
from regnum.games.paladins.tables import Items, Tables
from regnum.kernel.component_rows import Fields, Row, Rows, Section


def catalogue(tables: Tables) -> list[Section]:
    """All sections of the component file with rows (entry, "field: value", provenance).

    A field of the section itself has no entry. The provenance is the origin and, after ": ", what
    the file says about it: confidence, alternative, note, sources.
    """
    t = tables
    return [
        *_set_up(t),
        *_townsfolk(t),
        _walls(t),
        *_outsiders(t),
        *_kings(t),
        *_main_board(t),
        _paladins(t),
        _actions(t),
        *_player_board(t),
        *_solo(t),
    ]


def items_text(items: Items) -> str:
    """Rewards as words: "1 cleric, 1 labourer"."""
    words = [f"{const.n_of(it)} {const.REWARD_NAMES[const.code_of(it)]}" for it in items]
    return ", ".join(words) or "nothing"


def _choices_text(choices: tuple[Items, ...]) -> str:
    return " or ".join([items_text(items) for items in choices])


def _numbers(numbers: list[int]) -> str:
    return ", ".join([str(n) for n in numbers])


def _workers(codes: tuple[int, ...]) -> str:
    return ", ".join([const.WORKER_NAMES[code] for code in codes])


def _word_of(code: int, words: dict[str, int]) -> str:
    return next((word for word, other in words.items() if other == code), "")


def _set_up(t: Tables) -> list[Section]:
    set_up = Rows(t, "set_up")
    set_up.own("rounds", str(t.rounds))
    set_up.own("start_silver", str(t.start_silver))
    set_up.own("start_provisions", str(t.start_provisions))
    set_up.own("carry_over", str(t.carry_over))
    tax = Rows(t, "tax")
    tax.own("supply", _numbers(t.tax_supply[1:]))
    debts = Rows(t, "debts")
    debts.own("unpaid_vp", str(t.unpaid_vp))
    debts.own("paid_vp", str(t.paid_vp))
    suspicion = Rows(t, "suspicion")
    suspicion.own("cards", ", ".join([f"{t.suspicion_tax.count(tax)} with {tax} silver" for tax in range(3)]))
    return [(rows.section, rows.rows) for rows in (set_up, tax, debts, suspicion)]


def _townsfolk(t: Tables) -> list[Section]:
    row = Rows(t, "townsfolk_row")
    for n, silver in enumerate(t.row_silver):
        row.entry(f"place_{n + 1}", [("silver", str(silver)), ("debt", "yes" if t.row_debt[n] else "no")])
    abilities = Rows(t, "townsfolk_abilities")
    for name in dict.fromkeys(t.townsfolk_names):
        card = t.townsfolk_names.index(name)
        trigger = const.ACTION_NAMES[t.townsfolk_trigger[card]]
        condition = const.CONDITION_NAMES[t.townsfolk_condition[card]]
        fields = [("trigger", trigger)]
        if t.townsfolk_condition[card] != const.ALWAYS:
            fields.append(("condition", condition))
        abilities.entry(name, fields)
    cards = Rows(t, "townsfolk")
    for n, card_id in enumerate(t.townsfolk_ids):
        fields = [
            ("name", t.townsfolk_names[n]),
            ("discard", items_text(t.townsfolk_discard[n])),
            ("immediate", items_text(t.townsfolk_immediate[n])),
            ("reward", items_text(t.townsfolk_reward[n])),
        ]
        cards.card(card_id, t.townsfolk_ids, fields)
    return [(rows.section, rows.rows) for rows in (row, abilities, cards)]


def _walls(t: Tables) -> tuple[str, list[Row]]:
    rows = Rows(t, "walls")
    for n, card_id in enumerate(t.wall_ids):
        fields = [("reward", items_text(t.wall_reward[n]))]
        if t.wall_choices[n]:
            fields.append(("choices", _choices_text(t.wall_choices[n])))
        if t.wall_vp[n]:
            fields.append(("vp", str(t.wall_vp[n])))
        rows.card(card_id, t.wall_ids, fields)
    return rows.section, rows.rows


def _outsiders(t: Tables) -> list[Section]:
    scoring = Rows(t, "outsider_scoring")
    for name in dict.fromkeys(t.outsider_names):
        card = t.outsider_names.index(name)
        fields = [
            ("counts", _word_of(t.outsider_counts[card], const.SCORING_NAMES)),
            ("base", str(t.outsider_base[card])),
            ("per", str(t.outsider_per[card])),
            ("vp", str(t.outsider_vp[card])),
        ]
        scoring.entry(name, fields)
    cards = Rows(t, "outsiders")
    cards.own("places", str(t.outsider_places))
    for n, card_id in enumerate(t.outsider_ids):
        fields = [
            ("name", t.outsider_names[n]),
            ("people", const.PEOPLE_NAMES[t.outsider_people[n]]),
            ("attack", items_text(t.outsider_attack[n])),
            ("convert", items_text(t.outsider_convert[n])),
        ]
        cards.card(card_id, t.outsider_ids, fields)
    return [(rows.section, rows.rows) for rows in (scoring, cards)]


def _kings(t: Tables) -> list[Section]:
    orders = Rows(t, "kings_orders")
    orders.own("vp", _numbers(t.order_vp))
    orders.own("rounds", _numbers(t.order_round))
    for n, name in enumerate(t.order_ids):
        action = const.ACTION_NAMES[t.order_action[n]]
        orders.entry(name, [("action", action), ("needed", str(t.order_needed[n]))])
    favours = Rows(t, "kings_favours")
    favours.own("rounds", _numbers(t.favour_round))
    for n, name in enumerate(t.favour_ids):
        fields = [
            ("worker", const.WORKER_NAMES[t.favour_worker[n]]),
            ("cost", items_text(t.favour_cost[n])),
            ("choices", _choices_text(t.favour_choices[n])),
        ]
        favours.entry(name, fields)
    taverns = Rows(t, "taverns")
    for n, name in enumerate(t.tavern_ids):
        taverns.card(name, t.tavern_ids, [("workers", _workers(t.tavern_workers[n]))])
    return [(rows.section, rows.rows) for rows in (orders, favours, taverns)]


def _main_board(t: Tables) -> list[Section]:
    regions = Rows(t, "regions")
    for n, faith in enumerate(t.region_faith):
        regions.entry(f"region_{n + 1}", [("faith", str(faith)), ("strength", str(t.region_strength[n]))])
    spaces = Rows(t, "spaces")
    for n, name in enumerate(t.space_ids):
        fields = [
            ("region", str(t.space_region[n] + 1)),
            ("reward", items_text(t.space_reward[n])),
            ("players", str(t.space_players[n])),
        ]
        spaces.entry(name, fields)
    return [(rows.section, rows.rows) for rows in (regions, spaces)]


def _paladins(t: Tables) -> tuple[str, list[Row]]:
    rows = Rows(t, "paladins")
    for n, name in enumerate(t.paladin_ids):
        boost = zip(t.paladin_boost[n], const.ATTRIBUTES, strict=True)
        fields = [
            ("workers", _workers(t.paladin_workers[n])),
            ("boost", items_text(tuple([const.item(code, b) for b, code in boost if b]))),
            ("action", const.ACTION_NAMES[t.paladin_action[n]]),
        ]
        if t.paladin_waive[n] != const.NOTHING:
            fields.append(("waive", const.REWARD_NAMES[t.paladin_waive[n]]))
        elif t.paladin_discount[n]:
            fields.append(("discount", str(t.paladin_discount[n])))
        else:
            fields.append(("bonus", items_text(t.paladin_bonus[n])))
        rows.entry(name, fields)
    return rows.section, rows.rows


def _actions(t: Tables) -> tuple[str, list[Row]]:
    more: dict[int, Fields] = {
        const.DEVELOP: [("silver", str(t.develop_silver))],
        const.HUNT: [("provisions", _numbers(list(t.hunt_gain)))],
        const.TRADE: [("silver", _numbers(list(t.trade_gain)))],
        const.PRAY: [("silver", str(t.pray_silver))],
        const.CONSPIRE: [("gain", items_text(t.conspire_gain))],
        const.COMMISSION: [
            ("provisions", _numbers(t.commission_cost)),
            ("gain", items_text(t.commission_gain)),
        ],
        const.FORTIFY: [("provisions", _numbers(t.fortify_cost)), ("influence", _numbers(t.fortify_need))],
        const.GARRISON: [("provisions", _numbers(t.garrison_cost)), ("gain", items_text(t.garrison_gain))],
        const.ABSOLVE: [
            ("silver", _numbers(t.absolve_cost)),
            ("influence", _numbers(t.absolve_need)),
            ("gain", items_text(t.absolve_gain)),
        ],
        const.ATTACK: [("strength_per_silver", str(t.attack_step))],
        const.CONVERT: [("silver", _numbers(t.convert_cost))],
    }
    rows = Rows(t, "actions")
    for action, slots in enumerate(t.slots):
        rows.entry(const.ACTION_NAMES[action], [("slots", _workers(slots)), *more.get(action, [])])
    return rows.section, rows.rows


def _player_board(t: Tables) -> list[Section]:
    workshops = Rows(t, "workshops")
    workshops.own("gain", _workers(tuple(t.workshop_gain)))
    jars = Rows(t, "jars")
    for n, name in enumerate(t.jar_ids):
        jars.entry(name, [("reward", items_text(t.jar_reward[n]))])
    scoring = Rows(t, "scoring")
    scoring.own("goods_per_vp", str(t.goods_per_vp))
    scoring.own("attribute_max", str(t.attribute_max))
    scoring.own("attribute_vp", _numbers(t.attribute_vp))
    for action, totals in enumerate(t.action_vp):
        if totals:
            steps = [f"{n} done {totals[n]}" for n in range(1, len(totals)) if totals[n] > totals[n - 1]]
            scoring.own(const.ACTION_NAMES[action], ", ".join(steps) or "nothing")
    return [(rows.section, rows.rows) for rows in (workshops, jars, scoring)]


def _solo(t: Tables) -> list[Section]:
    ai = Rows(t, "ai")
    ai.own("track", str(t.ai_track))
    ai.own("workers_base", str(t.ai_workers_base))
    ai.own("right_cost", _numbers(t.ai_right_cost))
    ai.own("favour_cost", str(t.ai_favour_cost))
    ai.own("conspire_workers", str(t.ai_conspire_workers))
    ai.own("convert_minimum", str(t.ai_convert_minimum))
    ai.own("orders", _numbers(t.ai_difficulty_orders))
    ai.own("stack", ", ".join([const.REWARD_NAMES[code] for code in t.ai_stack]))
    kinds = [_word_of(code, const.AI_SPACE_NAMES) for code in t.ai_space_priority]
    ai.own("space_priority", ", ".join(kinds))
    top = Rows(t, "ai_top_row")
    for n, action in enumerate(t.ai_top_row):
        name = f"top_{n + 1}"
        top.entry(name, [("action", const.ACTION_NAMES[action]), ("workers", str(t.ai_top_cost[n]))])
    schemes = Rows(t, "schemes")
    for n, name in enumerate(t.scheme_ids):
        schemes.card(name, t.scheme_ids, [("action", const.ACTION_NAMES[t.scheme_action[n]])])
    return [(rows.section, rows.rows) for rows in (ai, top, schemes)]
