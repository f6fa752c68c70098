"""Reads components.toml into the tables that the rules read, and refuses what cannot be played.

In the order of the file, which is that of the rulebook. Every problem is collected; each names entry
and field. `catalogue` is the way back, for people with the box in front of them.
"""

from regnum.games.paladins import component_limits as box
from regnum.games.paladins import const
from regnum.games.paladins.component_rows import catalogue
from regnum.games.paladins.tables import Items, Tables
from regnum.kernel.errors import ComponentError
from regnum.kernel.toml_reader import ComponentFile, Entry, Section

__all__ = ["catalogue", "load"]


def load(text: str) -> Tables:
    """The tables of a component file; ComponentError, and nothing else, if it cannot be used."""
    file = ComponentFile(text, "paladins")
    t = Tables()
    _set_up(file, t)
    _townsfolk(file, t)
    _walls(file, t)
    _outsiders(file, t)
    _orders(file, t)
    _favours(file, t)
    _taverns(file, t)
    _main_board(file, t)
    _paladins(file, t)
    _actions(file, t)
    _player_board(file, t)
    _scoring(file, t)
    _ai_board(file, t)
    _schemes(file, t)
    file.close()
    if file.problems:
        raise ComponentError(file.problems)
    t.fingerprint = file.fingerprint()
    t.provenance = file.provenance
    t.notes = file.notes
    return t


def _items(pairs: list[tuple[int, int]]) -> Items:
    return tuple([const.item(code, n) for code, n in pairs])


def _rewards(entry: Entry, field: str) -> Items:
    return _items(entry.counts(field, box.REWARDS, "reward", box.MOST_REWARDS))


def _maybe_rewards(entry: Entry, field: str) -> Items:
    return _items(entry.counts(field, box.REWARDS, "reward", box.MOST_REWARDS, True))


def _choices(entry: Entry, field: str, least: int) -> tuple[Items, ...]:
    return tuple(
        [_items(pairs) for pairs in entry.choices(field, box.REWARDS, "reward", box.MOST_REWARDS, least)]
    )


def _rises(section: Section, field: str, numbers: list[int]) -> None:
    if sorted(numbers) != numbers:
        section.own.problem(field, "expected numbers that do not fall from left to right")


def _set_up(file: ComponentFile, t: Tables) -> None:
    section = file.section("set_up")
    t.rounds = section.own.integer("rounds", 1, box.MOST)
    t.start_silver = section.own.integer("start_silver", 0, box.MOST)
    t.start_provisions = section.own.integer("start_provisions", 0, box.MOST)
    t.carry_over = section.own.integer("carry_over", 0, box.MOST)
    section.close()

    section = file.section("tax")
    t.tax_supply = [0, *section.own.integers("supply", box.PLAYERS, 1, box.MOST, True)]
    section.close()

    section = file.section("debts")
    t.unpaid_vp = section.own.integer("unpaid_vp", -box.MOST, 0)
    t.paid_vp = section.own.integer("paid_vp", 0, box.MOST)
    section.close()

    section = file.section("suspicion")
    for tax, n in enumerate(section.own.integers("cards", 3, 0, box.SUSPICIONS)):
        t.suspicion_tax += [tax] * n
    if section.is_there and len(t.suspicion_tax) != box.SUSPICIONS:
        section.own.problem(
            "cards", f"expected {box.SUSPICIONS} cards together, found {len(t.suspicion_tax)}"
        )
    section.close()


def _townsfolk(file: ComponentFile, t: Tables) -> None:
    section = file.section("townsfolk_row")
    for entry in section.entries("places", "place"):
        entry.single_id()
        t.row_silver.append(entry.integer("silver", 0, box.MOST))
        t.row_debt.append(entry.flag("debt"))
        entry.close()
    section.close(box.ROW_PLACES)

    abilities: dict[str, int] = {}  # names, numbered
    triggers, conditions = _abilities(file, abilities)
    section = file.section("townsfolk")
    for entry in section.entries("cards"):
        ids = entry.card_ids()
        name = entry.one_of("name", abilities, "name")
        discard = _rewards(entry, "discard")
        immediate = _maybe_rewards(entry, "immediate")
        reward = _rewards(entry, "reward")
        if name >= 0 and triggers[name] == const.ON_INQUISITION and not box.fits_inquisition(reward):
            entry.problem("reward", "abilities of the inquisition bring workers, attributes or goods")
        entry.close()
        for card in ids:
            t.townsfolk_ids.append(card)
            t.townsfolk_names.append(_word(abilities, name))
            t.townsfolk_discard.append(discard)
            t.townsfolk_immediate.append(immediate)
            t.townsfolk_trigger.append(triggers[name] if name >= 0 else const.NO_ACTION)
            t.townsfolk_condition.append(conditions[name] if name >= 0 else const.ALWAYS)
            t.townsfolk_reward.append(reward)
    section.close(box.TOWNSFOLK)


def _abilities(file: ComponentFile, names: dict[str, int]) -> tuple[list[int], list[int]]:
    """Trigger and condition by the number of the name, which this hands out."""
    triggers: list[int] = []
    conditions: list[int] = []
    section = file.section("townsfolk_abilities")
    for name in section.entry_names():
        names[name] = len(names)
        entry = section.entry(name)
        triggers.append(entry.one_of("trigger", box.TRIGGERS, "trigger"))
        conditions.append(entry.one_of("condition", box.CONDITIONS, "condition", const.CONDITION_NAMES[0]))
        if conditions[-1] > const.ALWAYS and triggers[-1] != const.ON_INQUISITION:
            entry.problem("condition", "only abilities of the inquisition have one")
        entry.close()
    section.close()
    return triggers, conditions


def _word(names: dict[str, int], number: int) -> str:
    return list(names)[number] if number >= 0 else ""


def _walls(file: ComponentFile, t: Tables) -> None:
    section = file.section("walls")
    for entry in section.entries("cards"):
        ids = entry.card_ids()
        reward = _rewards(entry, "reward")
        choices = _choices(entry, "choices", 0)
        if len(choices) == 1:
            entry.problem("choices", "one choice is none: add it to `reward`")
        vp = entry.integer("vp", 0, box.MOST, 0)
        entry.close()
        for card in ids:
            t.wall_ids.append(card)
            t.wall_reward.append(reward)
            t.wall_choices.append(choices)
            t.wall_vp.append(vp)
    section.close(box.WALLS)


def _outsiders(file: ComponentFile, t: Tables) -> None:
    names: dict[str, int] = {}
    scoring = _outsider_scoring(file, names)
    section = file.section("outsiders")
    t.outsider_places = section.own.integer("places", box.REGIONS, box.REGIONS)
    for entry in section.entries("cards"):
        ids = entry.card_ids()
        name = entry.one_of("name", names, "name")
        people = entry.one_of("people", box.PEOPLES, "people")
        attack = _rewards(entry, "attack")
        convert = _rewards(entry, "convert")
        entry.close()
        counts, base, per, vp = scoring[name] if name >= 0 else (0, 0, 1, 0)
        for card in ids:
            t.outsider_ids.append(card)
            t.outsider_names.append(_word(names, name))
            t.outsider_people.append(people)
            t.outsider_attack.append(attack)
            t.outsider_convert.append(convert)
            t.outsider_counts.append(counts)
            t.outsider_base.append(base)
            t.outsider_per.append(per)
            t.outsider_vp.append(vp)
    section.close(box.OUTSIDERS)


def _outsider_scoring(file: ComponentFile, names: dict[str, int]) -> list[tuple[int, int, int, int]]:
    """What is counted, base, per and vp by the number of the name, which this hands out."""
    scoring: list[tuple[int, int, int, int]] = []
    section = file.section("outsider_scoring")
    for name in section.entry_names():
        names[name] = len(names)
        entry = section.entry(name)
        counts = entry.one_of("counts", const.SCORING_NAMES, "counted thing")
        base = entry.integer("base", 0, box.MOST, 0)
        per = entry.integer("per", 1, box.MOST)
        scoring.append((counts, base, per, entry.integer("vp", 0, box.MOST)))
        entry.close()
    section.close()
    return scoring


def _orders(file: ComponentFile, t: Tables) -> None:
    section = file.section("kings_orders")
    t.order_vp = section.own.integers("vp", box.ORDER_PLACES, 0, box.MOST)
    t.order_round = section.own.integers("rounds", box.ORDER_PLACES, 1, box.MOST, True)
    for entry in section.entries("cards"):
        t.order_ids.append(entry.single_id())
        t.order_action.append(entry.one_of("action", box.RIGHT_ACTIONS, "action"))
        t.order_needed.append(entry.integer("needed", 1, box.MOST))
        entry.close()
    if len(set(t.order_action)) != len(t.order_action):
        section.own.problem("cards", "two orders name the same action")
    section.close(box.ORDERS)


def _favours(file: ComponentFile, t: Tables) -> None:
    section = file.section("kings_favours")
    t.favour_round = section.own.integers("rounds", box.FAVOUR_PLACES, 1, box.MOST, True)
    for entry in section.entries("cards"):
        t.favour_ids.append(entry.single_id())
        t.favour_worker.append(entry.one_of("worker", box.WORKERS_OR_ANY, "worker"))
        t.favour_cost.append(_items(entry.counts("cost", box.FAVOUR_COSTS, "cost", box.MOST_REWARDS, True)))
        t.favour_choices.append(_choices(entry, "choices", 1))
        entry.close()
    section.close(box.FAVOURS)


def _taverns(file: ComponentFile, t: Tables) -> None:
    section = file.section("taverns")
    for entry in section.entries("cards"):
        ids = entry.card_ids()
        workers = entry.many_of("workers", box.WORKERS, "worker", box.TAVERN_WORKERS)
        entry.close()
        for card in ids:
            t.tavern_ids.append(card)
            t.tavern_workers.append(workers)
    section.close(box.TAVERNS)


def _main_board(file: ComponentFile, t: Tables) -> None:
    section = file.section("regions")
    for entry in section.entries("places", "region"):
        entry.single_id()
        t.region_faith.append(entry.integer("faith", 0, box.MOST_ATTRIBUTE))
        t.region_strength.append(entry.integer("strength", 0, box.MOST_ATTRIBUTE))
        entry.close()
    _rises(section, "faith", t.region_faith)
    _rises(section, "strength", t.region_strength)
    section.close(box.REGIONS)

    section = file.section("spaces")
    for entry in section.entries("places"):
        t.space_ids.append(entry.single_id())
        t.space_region.append(entry.integer("region", 1, box.REGIONS) - 1)
        reward = _rewards(entry, "reward")
        if reward and not _is_ai_kind(reward):
            entry.problem(
                "reward", f"expected what the AI player can rank: {', '.join(const.AI_SPACE_NAMES)}"
            )
        t.space_reward.append(reward)
        t.space_players.append(entry.integer("players", 1, box.PLAYERS))
        entry.close()
    _rises(section, "places", t.space_region)
    section.close(box.SPACES)


def _is_ai_kind(reward: Items) -> bool:
    """Whether a space's reward is of a kind that the AI player's list has [P98]."""
    codes = [const.code_of(it) for it in reward]
    if all(code < const.WORKER_TYPES for code in codes):
        return sum(const.n_of(it) for it in reward) <= 2
    return len(codes) == 1 and codes[0] in const.AI_SPACE_NAMES.values()


def _paladins(file: ComponentFile, t: Tables) -> None:
    section = file.section("paladins")
    for entry in section.entries("cards"):
        t.paladin_ids.append(entry.single_id())
        t.paladin_workers.append(entry.many_of("workers", box.WORKERS, "worker", 2))
        boost = [0, 0, 0]
        for code, n in entry.counts("boost", box.ATTRIBUTES, "attribute", box.MOST_REWARDS):
            boost[const.ATTRIBUTES.index(code)] = n
        t.paladin_boost.append(tuple(boost))
        t.paladin_action.append(entry.one_of("action", box.ACTIONS, "action"))
        kinds = [kind for kind in ("waive", "discount", "bonus") if entry.has(kind)]
        if len(kinds) != 1:
            entry.problem("action", f"expected one of waive, discount, bonus; found {len(kinds)} of them")
        waives = "waive" in kinds
        t.paladin_waive.append(entry.one_of("waive", box.WAIVED, "cost") if waives else const.NOTHING)
        t.paladin_discount.append(entry.integer("discount", 1, box.MOST) if "discount" in kinds else 0)
        t.paladin_bonus.append(_rewards(entry, "bonus") if "bonus" in kinds else ())
        entry.close()
    section.close(box.PALADINS)


def _actions(file: ComponentFile, t: Tables) -> None:
    section = file.section("actions")
    of = [section.entry(name) for name in box.ACTIONS]
    for entry, n in zip(of, box.SLOTS, strict=True):
        t.slots.append(entry.many_of("slots", box.WORKERS_OR_ANY, "worker", n))
    t.develop_silver = of[const.DEVELOP].integer("silver", 0, box.MOST)
    t.hunt_gain = _one_or_two(of[const.HUNT], "provisions")
    t.trade_gain = _one_or_two(of[const.TRADE], "silver")
    t.pray_silver = of[const.PRAY].integer("silver", 0, box.MOST)
    t.conspire_gain = _rewards(of[const.CONSPIRE], "gain")
    t.commission_cost = _costs(of[const.COMMISSION], "provisions")
    t.commission_gain = _rewards(of[const.COMMISSION], "gain")
    t.fortify_cost = _costs(of[const.FORTIFY], "provisions")
    t.fortify_need = of[const.FORTIFY].integers("influence", box.TOKENS, 0, box.MOST_ATTRIBUTE, True)
    t.garrison_cost = _costs(of[const.GARRISON], "provisions")
    t.garrison_gain = _rewards(of[const.GARRISON], "gain")
    t.absolve_cost = _costs(of[const.ABSOLVE], "silver")
    t.absolve_need = of[const.ABSOLVE].integers("influence", box.TOKENS, 0, box.MOST_ATTRIBUTE, True)
    t.absolve_gain = _rewards(of[const.ABSOLVE], "gain")
    t.attack_step = of[const.ATTACK].integer("strength_per_silver", 1, box.MOST_ATTRIBUTE)
    t.convert_cost = _costs(of[const.CONVERT], "silver")
    for entry in of:
        entry.close()
    section.close()


def _one_or_two(entry: Entry, field: str) -> tuple[int, int]:
    one, two = entry.integers(field, 2, 0, box.MOST, True)
    return one, two


def _costs(entry: Entry, field: str) -> list[int]:
    return entry.integers(field, box.TOKENS, 0, box.MOST, True)


def _player_board(file: ComponentFile, t: Tables) -> None:
    section = file.section("workshops")
    t.workshop_gain = list(section.own.many_of("gain", box.WORKERS, "worker", box.WORKSHOPS))
    section.close()

    section = file.section("jars")
    for entry in section.entries("places"):
        t.jar_ids.append(entry.single_id())
        t.jar_reward.append(_rewards(entry, "reward"))
        entry.close()
    section.close(box.JAR_SPACES)


def _scoring(file: ComponentFile, t: Tables) -> None:
    section = file.section("scoring")
    t.goods_per_vp = section.own.integer("goods_per_vp", 1, box.MOST)
    t.attribute_max = section.own.integer("attribute_max", 1, box.MOST_ATTRIBUTE)
    t.attribute_vp = section.own.integers("attribute_vp", t.attribute_max + 1, 0, box.MOST, True)
    t.action_vp = [()] * const.ACTIONS
    for action in (const.DEVELOP, const.COMMISSION, const.FORTIFY, const.GARRISON, const.ABSOLVE):
        highest = box.WORKSHOPS if action == const.DEVELOP else box.TOKENS
        t.action_vp[action] = section.own.steps(const.ACTION_NAMES[action], highest, box.MOST)
    section.close()


def _ai_board(file: ComponentFile, t: Tables) -> None:
    section = file.section("ai")
    own = section.own
    t.ai_track = own.integer("track", 1, box.ROW_PLACES)
    t.ai_workers_base = own.integer("workers_base", 0, box.MOST)
    t.ai_right_cost = own.integers("right_cost", 3, 0, box.MOST)
    t.ai_favour_cost = own.integer("favour_cost", 0, box.MOST)
    t.ai_conspire_workers = own.integer("conspire_workers", 0, box.MOST)
    t.ai_convert_minimum = own.integer("convert_minimum", 0, box.MOST)
    t.ai_difficulty_orders = own.integers("orders", len(const.DIFFICULTY_NAMES), 0, box.ORDERS)
    t.ai_stack = _all_once(own, "stack", box.ATTRIBUTES, "attribute")
    t.ai_space_priority = _all_once(own, "space_priority", const.AI_SPACE_NAMES, "space kind")
    section.close()

    section = file.section("ai_top_row")
    for entry in section.entries("places", "top"):
        entry.single_id()
        t.ai_top_row.append(entry.one_of("action", box.TOP_ROW, "action"))
        t.ai_top_cost.append(entry.integer("workers", 0, box.MOST))
        entry.close()
    if len(set(t.ai_top_row)) != len(t.ai_top_row):
        section.own.problem("places", "two places have the same action")
    section.close(len(box.TOP_ROW))


def _all_once(entry: Entry, field: str, codes: dict[str, int], kind: str) -> list[int]:
    """All words of a vocabulary in some order."""
    found = entry.many_of(field, codes, kind, len(codes))
    if -1 not in found and len(set(found)) != len(codes):
        entry.problem(field, f"expected each {kind} once: {', '.join(codes)}")
    return list(found)


def _schemes(file: ComponentFile, t: Tables) -> None:
    section = file.section("schemes")
    for entry in section.entries("cards"):
        ids = entry.card_ids()
        action = entry.one_of("action", box.SCHEME_ACTIONS, "action")
        entry.close()
        t.scheme_ids += ids
        t.scheme_action += [action] * len(ids)
    favours = t.scheme_action.count(const.KINGS_FAVOUR)
    if section.is_there and favours != box.FAVOUR_PLACES:
        section.own.problem("cards", f"expected {box.FAVOUR_PLACES} of kings_favour, found {favours}")
    section.close(box.SCHEMES)
