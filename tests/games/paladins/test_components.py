"""The component file of Paladins and its loader."""

import pytest
from tests.games.component_checks import ORIGINS, ComponentFile

from regnum.games.paladins import const
from regnum.games.paladins.box.box import Items
from regnum.games.paladins.box.load import load

FILE = ComponentFile("paladins", load)
TEXT = FILE.text
TABLES = FILE.tables
changed = FILE.changed
problems = FILE.problems


def rewards(items: Items) -> dict[str, int]:
    return {const.REWARD_NAMES[const.code_of(it)]: const.n_of(it) for it in items}


def townsfolk(card: str) -> tuple[dict[str, int], dict[str, int], dict[str, int]]:
    n = TABLES.townsfolk_ids.index(card)
    return (
        rewards(TABLES.townsfolk_discard[n]),
        rewards(TABLES.townsfolk_immediate[n]),
        rewards(TABLES.townsfolk_reward[n]),
    )


# --- what is in the box ------------------------------------------------------------------------------


def test_counts() -> None:
    t = TABLES
    assert len(t.paladin_ids) == len(t.paladin_workers) == len(t.paladin_bonus) == 12
    assert len(t.townsfolk_ids) == len(t.townsfolk_reward) == len(t.townsfolk_trigger) == 32
    assert len(t.outsider_ids) == len(t.outsider_attack) == len(t.outsider_vp) == 36
    assert len(t.wall_ids) == len(t.wall_reward) == len(t.wall_choices) == len(t.wall_vp) == 24
    assert len(t.tavern_ids) == len(t.tavern_workers) == 24
    assert len(t.suspicion_tax) == 24
    assert len(t.order_ids) == len(t.order_action) == len(t.order_needed) == 6
    assert len(t.favour_ids) == len(t.favour_cost) == len(t.favour_choices) == 10
    assert len(t.space_ids) == len(t.space_reward) == len(t.space_players) == 40
    assert len(t.jar_ids) == len(t.jar_reward) == 10
    assert len(t.scheme_ids) == len(t.scheme_action) == 17
    assert len(t.workshop_gain) == 8
    assert len(t.row_silver) == len(t.row_debt) == 5
    assert len(t.region_faith) == len(t.region_strength) == t.outsider_places == 6
    assert len(t.slots) == len(t.action_vp) == const.ACTIONS


def test_all_attributes_are_filled() -> None:
    names = {name for name in dir(TABLES) if not name.startswith("_")}
    empty = {name for name in names if getattr(TABLES, name) in (0, "", [], {}, (), (0, 0))}
    assert empty == {"more", "file"}


def test_copies_are_cards_of_their_own() -> None:
    t = TABLES
    for ids in (t.paladin_ids, t.townsfolk_ids, t.outsider_ids, t.wall_ids, t.tavern_ids, t.scheme_ids):
        assert len(set(ids)) == len(ids)
    assert [card for card in t.wall_ids if card.startswith("wall_vp2")] == ["wall_vp2_1", "wall_vp2_2"]
    assert "wall_scout" in t.wall_ids
    assert t.scheme_ids.count("scheme_kings_favour_5") == 1


def test_packed_values() -> None:
    t = TABLES
    assert rewards(t.conspire_gain) == {"criminal": 1}
    assert rewards(t.commission_gain) == {"influence": 1}
    assert rewards(t.garrison_gain) == {"faith": 1}
    assert rewards(t.absolve_gain) == {"faith": 1, "remove_suspicion": 1}
    assert t.attack_step == 2
    assert t.action_vp[const.DEVELOP] == (0, 0, 0, 0, 0, 0, 1, 3, 6)
    assert t.action_vp[const.COMMISSION] == (0, 0, 0, 0, 0, 2, 5, 9)
    assert t.action_vp[const.ATTACK] == ()
    assert t.ai_right_cost == [3, 2, 1]
    assert (t.ai_conspire_workers, t.ai_workers_base, t.ai_convert_minimum) == (2, 3, 1)
    assert t.ai_stack == [const.INFLUENCE, const.FAITH, const.STRENGTH]
    assert t.ai_top_row == [const.RECRUIT, const.PRAY, const.TRADE, const.CONSPIRE, const.REST]
    assert sorted(t.ai_space_priority) == sorted(const.AI_SPACE_NAMES.values())
    assert t.tax_supply == [0, 5, 6, 7, 8]
    assert t.space_region[0] == 0
    assert t.space_region[-1] == 5
    assert t.slots[const.PRAY] == (const.CLERIC,)
    assert t.slots[const.ABSOLVE] == (const.CLERIC, const.ANY, const.MERCHANT)
    samson = t.paladin_ids.index("samson")
    assert (t.paladin_discount[samson], t.paladin_waive[samson]) == (2, const.NOTHING)


def test_rewards_keep_the_order_of_the_card() -> None:
    absolution = TABLES.favour_choices[TABLES.favour_ids.index("favour_absolution")]
    assert absolution == ((const.item(const.REMOVE_SUSPICION, 1), const.item(const.TAX, 2)),)


def test_every_value_has_a_provenance() -> None:
    assert set(TABLES.provenance.values()) <= ORIGINS
    assert TABLES.provenance["townsfolk.abbot_1.discard"] == "rulebook"
    assert TABLES.provenance["townsfolk.abbot_2.discard"] == "source"
    assert TABLES.provenance["walls.wall_vp2_2.vp"] == "source"
    assert TABLES.provenance["set_up.rounds"] == "rulebook"
    assert TABLES.provenance["actions.fortify.influence.5"] == "rulebook"
    assert TABLES.provenance["actions.fortify.influence.4"] == "source"
    assert TABLES.provenance["tax.supply.4"] == "rulebook"
    assert TABLES.provenance["tax.supply"] == TABLES.provenance["tax.supply.1"] == "reconstructed"


def test_notes_are_for_owners_of_the_box() -> None:
    assert set(TABLES.notes) <= set(TABLES.provenance)
    note = TABLES.notes["townsfolk.squire_3.reward"]
    assert "confidence 65 %" in note
    assert "alternative: 1 faith" in note
    assert "S1" in note
    unsure = [path for path, origin in TABLES.provenance.items() if origin == "reconstructed"]
    assert all("confidence" in TABLES.notes[path] for path in unsure)


# --- what the rulebook says about the components ------------------------------------------------------


def test_townsfolk_of_the_rulebook() -> None:
    assert townsfolk("abbot_1")[0] == {"cleric": 1, "labourer": 1}
    assert townsfolk("architect_2")[1] == {"provision": 1}
    assert townsfolk("gatekeeper_2")[1:] == ({"silver": 1}, {"silver": 1})
    assert TABLES.row_debt == [True, True, False, False, False]
    places = list(zip(TABLES.row_silver, TABLES.row_debt, strict=True))
    assert (3, True) in places
    assert (2, False) in places


def test_paladins_of_the_rulebook() -> None:
    t = TABLES
    engelier, anseis = t.paladin_ids.index("engelier"), t.paladin_ids.index("anseis")
    assert sorted(t.paladin_workers[engelier]) == [const.SCOUT, const.FIGHTER]
    assert t.paladin_boost[engelier] == (1, 3, 0)
    assert (t.paladin_action[engelier], rewards(t.paladin_bonus[engelier])) == (const.ATTACK, {"silver": 2})
    assert t.paladin_boost[anseis] == (1, 0, 3)
    assert (t.paladin_action[anseis], t.paladin_waive[anseis]) == (const.FORTIFY, const.PROVISION)
    assert sorted(t.paladin_action) == list(range(const.ACTIONS))


def test_right_paladins_bring_the_coloured_workers_of_their_action() -> None:
    for action, workers, boost in zip(
        TABLES.paladin_action, TABLES.paladin_workers, TABLES.paladin_boost, strict=True
    ):
        assert sum(boost) == 4
        if action >= const.RIGHT:
            coloured = [worker for worker in TABLES.slots[action] if worker != const.ANY]
            assert sorted(workers) == sorted(coloured)
            assert max(boost) == 3


def test_player_board_of_the_rulebook() -> None:
    t = TABLES
    assert (t.slots[const.DEVELOP], t.develop_silver) == ((const.ANY, const.ANY), 4)
    assert const.SCOUT in t.workshop_gain
    assert t.commission_cost[0] == 1
    assert t.fortify_need[:3] == [0, 1, 3]
    assert t.fortify_need[3] <= 5
    assert (t.fortify_need[4], t.fortify_cost[4]) == (7, 2)
    assert (t.absolve_need[0], t.absolve_cost[0]) == (0, 1)
    assert sum(1 for jar in t.jar_reward if "pay_debt" in rewards(jar)) >= 2
    assert t.convert_cost[2:5] == [2, 2, 2]
    assert (t.hunt_gain, t.trade_gain) == ((1, 3), (1, 3))


def test_main_board_of_the_rulebook() -> None:
    t = TABLES
    assert t.region_faith == [0, 2, 4, 6, 8, 10]
    assert t.region_strength == [1, 3, 5, 7, 9, 11]
    spaces = [
        (region, rewards(reward)) for region, reward in zip(t.space_region, t.space_reward, strict=True)
    ]
    assert (1, {"scout": 1}) in spaces
    assert (2, {"pray": 1}) in spaces
    assert [sum(1 for n in t.space_players if n <= players) for players in (1, 2, 3, 4)] == [25, 25, 34, 40]
    kinds = {"worker" if set(r) <= set(const.WORKER_NAMES) else next(iter(r)) for _, r in spaces}
    assert kinds == {"free_recruit", "pay_debt", "pray", "worker", "silver", "remove_suspicion"}


def test_outsiders_of_the_rulebook() -> None:
    t = TABLES
    names = set(t.outsider_names)
    assert len(names) == 17
    assert [t.outsider_people.count(people) for people in range(3)] == [12, 12, 12]
    assert all(rewards(items).get("influence", 0) >= 1 for items in t.outsider_attack)
    assert all(rewards(items).get("strength", 0) >= 1 for items in t.outsider_convert)
    mercenaries = [rewards(t.outsider_attack[n]) for n in range(36) if t.outsider_names[n] == "mercenary"]
    assert len(mercenaries) == 4
    assert {"influence": 1, "labourer": 2} in mercenaries
    assassins = [n for n in range(36) if t.outsider_names[n] == "assassin"]
    assert [rewards(t.outsider_convert[n]) for n in assassins] == [{"strength": 2}] * 2
    scoring = {
        name: (t.outsider_counts[n], t.outsider_base[n], t.outsider_per[n], t.outsider_vp[n])
        for n, name in enumerate(t.outsider_names)
    }
    assert scoring["assassin"] == (const.PER_SARACEN, 0, 1, 1)
    assert scoring["adventurer"] == (const.COMMISSION, 0, 2, 1)
    assert scoring["warrior"] == (const.PER_FAITH, 0, 4, 1)
    assert scoring["mercenary"] == (const.PER_MERCENARY, 1, 1, 1)
    assert len({what for what, _, _, _ in scoring.values()}) == 17


def test_townsfolk_abilities_of_the_rulebook() -> None:
    t = TABLES
    assert len(set(t.townsfolk_names)) == 11
    abilities = {
        name: (t.townsfolk_trigger[n], t.townsfolk_condition[n]) for n, name in enumerate(t.townsfolk_names)
    }
    assert abilities["peddler"] == (const.ON_INQUISITION, const.SUSPECTED)
    assert abilities["squire"] == (const.ON_INQUISITION, const.INNOCENT)
    assert abilities["conspirator"] == (const.ON_INQUISITION, const.ALWAYS)
    assert abilities["debt_collector"] == (const.ON_PAY_DEBT, const.ALWAYS)


def test_walls_of_the_rulebook() -> None:
    t = TABLES
    assert all(rewards(items).get("strength", 0) >= 1 for items in t.wall_reward)
    assert {"strength": 1, "labourer": 1, "fighter": 1} in [rewards(items) for items in t.wall_reward]
    assert any(t.wall_choices)
    assert {1, 2} <= set(t.wall_vp)  # two walls print 3 VP together


def test_suspicion_debts_and_favours_of_the_rulebook() -> None:
    t = TABLES
    assert set(t.suspicion_tax) == {0, 1, 2}
    assert t.tax_supply[4] == 8
    assert sorted(set(t.tax_supply[1:])) == [5, 6, 7, 8]
    assert (t.unpaid_vp, t.paid_vp) == (-3, 1)
    effects = [[rewards(items) for items in choices] for choices in t.favour_choices]
    assert [{"remove_suspicion": 1, "tax": 2}] in effects
    assert {"silver": 1} in [rewards(cost) for cost in t.favour_cost]
    assert t.order_vp == [4, 6, 8]
    assert set(t.order_needed) == {5}
    assert sorted(t.order_action) == list(range(const.RIGHT, const.ACTIONS))
    assert t.scheme_action.count(const.KINGS_FAVOUR) == 5


def test_worked_totals_of_the_rulebook() -> None:
    t = TABLES
    vp = t.attribute_vp
    assert (vp[11], vp[10], vp[6], vp[7]) == (16, 13, 6, 6)
    assert 49 in {vp[a] + vp[b] + vp[c] for a in range(13) for b in range(13) for c in range(13)}
    assert t.action_vp[const.COMMISSION][6] == 5
    assert t.action_vp[const.FORTIFY][6] == 3
    assert t.action_vp[const.GARRISON][5] == 2
    assert t.goods_per_vp == 3


# --- the fingerprint ----------------------------------------------------------------------------------


def test_fingerprint_is_of_the_values_only() -> None:
    assert len(TABLES.fingerprint) == 16
    assert int(TABLES.fingerprint, 16) >= 0
    for text in (
        "# a comment\n" + TEXT,
        TEXT.replace(" = ", "="),
        TEXT.replace("\n\n", "\n"),
        TEXT.replace("confidence = 0.93", "confidence = 0.5"),
        TEXT.replace('origin = "source"', 'origin = "memory"'),
        changed("unpaid_vp = -3\npaid_vp = 1", "paid_vp = 1\nunpaid_vp = -3"),
        changed('note = "S3 repeats Ivoire', 'note = "Another note'),
        changed('{ id = "wall_scout", reward', '{ vp = 0, id = "wall_scout", copies = 1, reward'),
    ):
        assert text != TEXT
        assert load(text).fingerprint == TABLES.fingerprint


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rounds = 7\n", "rounds = 6\n"),
        ("supply = [5, 6, 7, 8]", "supply = [5, 5, 6, 8]"),
        ('"squire", discard = { fighter = 1 }', '"squire", discard = { fighter = 2 }'),
        (
            'workers = ["fighter", "cleric", "cleric", "cleric"]',
            'workers = ["fighter", "fighter", "cleric", "cleric"]',
        ),
        ('id = "tavern_07"', 'id = "tavern_7"'),
        ("[{ remove_suspicion = 1 }, { silver = 2 }]", "[{ silver = 2 }, { remove_suspicion = 1 }]"),
        ("develop = { 6 = 1, 7 = 3, 8 = 6 }", "develop = { 6 = 1, 7 = 3, 8 = 7 }"),
        ("{ silver = 2, debt = false }", "{ silver = 2, debt = true }"),
    ],
)
def test_fingerprint_changes_with_a_value(old: str, new: str) -> None:
    tables = load(changed(old, new))
    assert tables.fingerprint != TABLES.fingerprint


# --- what an editor of the file is told -----------------------------------------------------------------

ABBOT = 'name = "abbot", discard = { cleric = 1, labourer = 1 }'
WRONG = [
    # words
    (
        ABBOT,
        'name = "abbot", discard = { clerc = 1 }',
        "townsfolk.abbot_1.discard: unknown reward 'clerc'; known rewards: labourer, scout",
    ),
    (
        ABBOT,
        'name = "abot", discard = { cleric = 1 }',
        "townsfolk.abbot_1.name: unknown name 'abot'; known names: abbot",
    ),
    (
        'abbot = { trigger = "absolve" }',
        'abbot = { trigger = "rest" }',
        "townsfolk_abilities.abbot.trigger: unknown trigger 'rest'",
    ),
    (
        'condition = "suspicion>=2"',
        'condition = "always "',
        "townsfolk_abilities.peddler.condition: unknown condition",
    ),
    (
        'watchman = { trigger = "garrison" }',
        'watchman = { trigger = "garrison", condition = "suspicion==0" }',
        "townsfolk_abilities.watchman.condition: only",
    ),
    ('counts = "paid_debt"', 'counts = "debt"', "outsider_scoring.protector.counts: unknown"),
    (
        '{ id = "order_fortify", action = "fortify"',
        '{ id = "order_fortify", action = "hunt"',
        "kings_orders.order_fortify.action: unknown action 'hunt'",
    ),
    (
        '{ id = "order_fortify", action = "fortify"',
        '{ id = "order_fortify", action = "attack"',
        "kings_orders.cards: two orders",
    ),
    (
        "cost = { gain_debt = 1 }",
        "cost = { faith = 1 }",
        "kings_favours.favour_borrow.cost: unknown cost 'faith'",
    ),
    (
        'gain = ["scout", "merchant", "fighter", "cleric", "scout"',
        'gain = ["any", "merchant", "fighter", "cleric", "scout"',
        "workshops.gain: unknown worker 'any'",
    ),
    ('slots = ["cleric"]', "slots = [4]", "actions.pray.slots: expected one of labourer"),
    (
        'action = "trade", workers',
        'action = "hunt", workers',
        "ai_top_row.top_3.action: unknown action 'hunt'",
    ),
    ('action = "trade", workers', 'action = "pray", workers', "ai_top_row.places: two places"),
    (
        'stack = ["influence", "faith", "strength"]',
        'stack = ["influence", "faith", "faith"]',
        "ai.stack: expected each attribute once",
    ),
    (
        'space_priority = ["free_recruit", ',
        "space_priority = [",
        "ai.space_priority: expected 7 of free_recruit",
    ),
    (
        '{ id = "scheme_trade", action = "trade" }',
        '{ id = "scheme_trade", action = "develop" }',
        "schemes.scheme_trade.action: unknown",
    ),
    (
        "region = 1, reward = { labourer = 1 }",
        "region = 1, reward = { faith = 1 }",
        "spaces.r1_3.reward: expected what the AI player can rank",
    ),
    (
        "region = 6, reward = { labourer = 2 }",
        "region = 6, reward = { labourer = 3 }",
        "spaces.r6_3.reward: expected what the AI player can rank",
    ),
    # types
    ("rounds = 7\n", 'rounds = "7"\n', "set_up.rounds: expected a whole number from 1 to 99, found '7'"),
    ("rounds = 7\n", "rounds = true\n", "set_up.rounds: expected a whole number from 1 to 99, found true"),
    ("rounds = 7\n", "rounds = 7.0\n", "set_up.rounds: expected a whole number from 1 to 99, found 7.0"),
    (
        "rounds = 7\n",
        "rounds = 2020-01-01\n",
        "set_up.rounds: expected a whole number from 1 to 99, found a date",
    ),
    (
        "{ silver = 1, debt = false }",
        "{ silver = 1, debt = 0 }",
        "townsfolk_row.place_4.debt: expected true or false, found 0",
    ),
    (
        ABBOT,
        'name = "abbot", discard = ["cleric"]',
        "townsfolk.abbot_1.discard: expected a table of rewards with their counts, found a list",
    ),
    (ABBOT, "name = 4, discard = { cleric = 1 }", "townsfolk.abbot_1.name: expected one of abbot"),
    ("supply = [5, 6, 7, 8]", "supply = 5", "tax.supply: expected 4 whole numbers from 1 to 99, found 5"),
    (
        "supply = [5, 6, 7, 8]",
        "supply = [5, 6, 7]",
        "tax.supply: expected 4 whole numbers from 1 to 99, found 3 of them",
    ),
    (
        "choices = [{ pay_debt = 1 }, { silver = 2 }]",
        "choices = { pay_debt = 1 }",
        "walls.wall_paydebt_or_silver2.choices: expected a list",
    ),
    (
        "choices = [{ pay_debt = 1 }, { silver = 2 }]",
        "choices = [1, { silver = 2 }]",
        "walls.wall_paydebt_or_silver2.choices[1]: expected a table",
    ),
    (
        "choices = [{ pay_debt = 1 }, { silver = 2 }]",
        "choices = [{ pay_debt = 1 }]",
        "walls.wall_paydebt_or_silver2.choices: one choice is none",
    ),
    (
        "choices = [{ pray = 1 }]",
        "choices = [{}]",
        "kings_favours.favour_pray.choices[1]: expected at least one reward",
    ),
    (
        "choices = [{ pray = 1 }]",
        "choices = []",
        "kings_favours.favour_pray.choices: expected a list of 1 or more",
    ),
    ('recruit = { slots = ["any", "fighter"] }', "recruit = 3", "actions.recruit: expected a table, found 3"),
    (
        "develop = { 6 = 1, 7 = 3, 8 = 6 }",
        "develop = [1]",
        "scoring.develop: expected a table of counts, found a list",
    ),
    (
        '{ id = "wall_scout", reward = { strength = 1, scout = 1 } }',
        "4",
        "walls.cards[13]: expected a table, found 4",
    ),
    # true is no number, compiled or not
    (
        ABBOT,
        'name = "abbot", discard = { cleric = true }',
        "townsfolk.abbot_1.discard: expected 1 to 15 for 'cleric', found true",
    ),
    ("supply = [5, 6, 7, 8]", "supply = [true, 6, 7, 8]", "tax.supply: expected 4 whole numbers"),
    ("8 = 6 }", "8 = true }", "scoring.develop.8: expected 0 to 99, found true"),
    ("rulebook = [4]", "rulebook = [true]", "tax.prov.supply.rulebook: expected a list"),
    ("confidence = 0.3\n", "confidence = true\n", "workshops.prov.gain.confidence: expected a number"),
    ("format = 1", "format = true", "format: expected 1, found true"),
    # missing and unknown
    ("paid_vp = 1\nprov", "prov", "debts.paid_vp: missing; expected a whole number from 0 to 99"),
    (ABBOT, 'name = "abbot"', "townsfolk.abbot_1.discard: missing; expected a table of rewards"),
    (ABBOT, 'name = "abbot", discard = {}', "townsfolk.abbot_1.discard: expected at least one reward"),
    (
        ABBOT,
        ABBOT + ", colour = 4",
        "townsfolk.abbot_1: unknown key 'colour'; known keys: copies, name, discard",
    ),
    (
        "rounds = 7\n",
        "rounds = 7\nmonths = 3\n",
        "set_up: unknown key 'months'; known keys: rounds, start_silver",
    ),
    ("[debts]", "[depts]", "debts: missing section"),
    ("[debts]", "[depts]", "'depts': unknown section"),
    ("format = 1", "format = 1\ntax = 3", "not valid TOML"),
    ("format = 1", "format = 2", "format: expected 1, found 2"),
    ('game = "paladins"', 'game = "troyes"', "game: expected 'paladins', found 'troyes'"),
    ('{ id = "wall_scout", reward', "{ reward", "walls.cards[13].id: missing"),
    ('{ id = "wall_scout", reward', '{ id = "Wall Scout", reward', "walls.cards[13].id: found 'Wall Scout'"),
    (
        "discount = 2",
        'discount = 2, waive = "silver"',
        "paladins.samson.action: expected one of waive, discount, bonus; found 2",
    ),
    (", discount = 2", "", "paladins.samson.action: expected one of waive, discount, bonus; found 0"),
    # ids and counts
    ('id = "wall_scout", ', 'id = "wall_fighter", ', "walls.wall_fighter: this id stands here twice"),
    ('id = "wall_scout", ', 'id = "wall_vp2_1", ', "walls.wall_vp2_1: this id stands here twice"),
    (
        '{ id = "wall_vp2", copies = 2',
        '{ id = "wall_vp2", copies = 3',
        "walls: expected 24 in all, copies counted; found 25",
    ),
    (
        '  { id = "tavern_07", workers = ["labourer", "labourer", "merchant", "merchant"] },\n',
        "",
        "taverns: expected 24 in all",
    ),
    ("cards = [6, 8, 10]", "cards = [6, 8, 9]", "suspicion.cards: expected 24 cards together, found 23"),
    ("  { silver = 0, debt = false },\n", "", "townsfolk_row: expected 5 in all"),
    ("places = 6", "places = 5", "outsiders.places: expected a whole number from 6 to 6, found 5"),
    (
        'action = "kings_favour", copies = 5',
        'action = "kings_favour", copies = 4',
        "schemes.cards: expected 5 of kings_favour, found 4",
    ),
    (
        'workers = ["scout", "scout", "merchant", "fighter"]',
        'workers = ["scout", "scout", "merchant"]',
        "taverns.tavern_15.workers: expected 4 of labourer",
    ),
    # ranges
    (
        ABBOT,
        'name = "abbot", discard = { cleric = 0 }',
        "townsfolk.abbot_1.discard: expected 1 to 15 for 'cleric', found 0",
    ),
    (
        ABBOT,
        'name = "abbot", discard = { cleric = 16 }',
        "townsfolk.abbot_1.discard: expected 1 to 15 for 'cleric', found 16",
    ),
    (
        'develop = { slots = ["any", "any"], silver = 4 }',
        'develop = { slots = ["any", "any"], silver = -4 }',
        "actions.develop.silver: expected a whole number from 0 to 99, found -4",
    ),
    (
        "rounds = 7\n",
        f"rounds = 0x{'f' * 5000}\n",
        "set_up.rounds: expected a whole number from 1 to 99, found a huge number",
    ),
    (
        "attribute_max = 12",
        "attribute_max = 11",
        "scoring.attribute_vp: expected 12 whole numbers from 0 to 99, found 13 of them",
    ),
    (
        "attribute_vp = [0, 0, 1, 1, 3",
        "attribute_vp = [0, 0, 1, 1, 0",
        "scoring.attribute_vp: expected numbers that do not fall",
    ),
    (
        "develop = { 6 = 1, 7 = 3, 8 = 6 }",
        "develop = { 6 = 1, 7 = 3, 8 = 2 }",
        "scoring.develop: expected totals that do not fall",
    ),
    (
        "develop = { 6 = 1, 7 = 3, 8 = 6 }",
        "develop = { 6 = 1, 7 = 3, 9 = 6 }",
        "scoring.develop: unknown count '9'",
    ),
    (
        "develop = { 6 = 1, 7 = 3, 8 = 6 }",
        "develop = { 6 = 1, 7 = -3 }",
        "scoring.develop.7: expected 0 to 99, found -3",
    ),
    (
        "{ faith = 2, strength = 3 }",
        "{ faith = 9, strength = 3 }",
        "regions.faith: expected numbers that do not fall",
    ),
    (
        "region = 6, reward = { pray = 1 }",
        "region = 7, reward = { pray = 1 }",
        "spaces.r6_2.region: expected a whole number from 1 to 6",
    ),
    # provenance
    (
        'unpaid_vp = -3\npaid_vp = 1\nprov = { all = "rulebook" }',
        "unpaid_vp = -3\npaid_vp = 1",
        "debts.prov: missing",
    ),
    (
        'unpaid_vp = -3\npaid_vp = 1\nprov = { all = "rulebook" }',
        'unpaid_vp = -3\npaid_vp = 1\nprov = { paid_vp = "rulebook" }',
        "debts.unpaid_vp: no provenance",
    ),
    (
        'unpaid_vp = -3\npaid_vp = 1\nprov = { all = "rulebook" }',
        'unpaid_vp = -3\npaid_vp = 1\nprov = "rulebook"',
        "debts.prov: expected a table",
    ),
    (
        'abbot_1.discard = "rulebook"',
        'abbot_1.discard = "rumour"',
        "townsfolk.prov.abbot_1.discard: expected one of rulebook, printed, source, memory, reconstructed",
    ),
    (
        'abbot_1.discard = "rulebook"',
        "abbot_1.discard = 3",
        "townsfolk.prov.abbot_1.discard: expected one of rulebook",
    ),
    (
        'abbot_1.discard = "rulebook"',
        'abbot_9.discard = "rulebook"',
        "townsfolk.prov: 'abbot_9.discard' names no entry and no field here",
    ),
    (
        'confidence = 0.65\nrefs = ["S1"',
        'confidence = 65\nrefs = ["S1"',
        "townsfolk.prov.squire_3.reward.confidence: expected a number from 0 to 1, found 65",
    ),
    (
        'confidence = 0.65\nrefs = ["S1"',
        'confidence = nan\nrefs = ["S1"',
        "townsfolk.prov.squire_3.reward.confidence: expected a number from 0 to 1, found nan",
    ),
    (
        'confidence = 0.65\nrefs = ["S1"',
        'confidence = 0.65\nrefs = ["S99"',
        "townsfolk.prov.squire_3.reward.refs: 'S99' is no key of `sources`",
    ),
    ('refs = ["S2"]\nrulebook = [4]', 'refs = "S2"\nrulebook = [4]', "tax.prov.supply.refs: expected a list"),
    (
        'refs = ["S2"]\nrulebook = [4]',
        'refs = ["S2"]\nrulebook = 4',
        "tax.prov.supply.rulebook: expected a list",
    ),
    (
        'refs = ["S2"]\nrulebook = [4]',
        'refs = ["S2"]\nrulebook = [5]',
        "tax.supply: its provenance speaks of element 5",
    ),
    (
        'alternative = "1 faith"',
        "alternative = 1",
        "townsfolk.prov.squire_3.reward.alternative: expected a text, found 1",
    ),
    (
        'alternative = "1 faith"',
        'alternativ = "1 faith"',
        "townsfolk.prov.squire_3.reward: unknown key 'alternativ'",
    ),
    ('S6 = "krimimaster.de', 'S6 = 3 # "krimimaster.de', "sources: expected a text for 'S6', found 3"),
]


@pytest.mark.parametrize(("old", "new", "expected"), WRONG)
def test_problems_name_entry_field_and_what_is_expected(old: str, new: str, expected: str) -> None:
    found = problems(changed(old, new))
    assert any(problem.startswith(expected) for problem in found), found


def test_all_problems_are_collected() -> None:
    text = changed("rounds = 7\n", "rounds = 0\n").replace("cleric = 1", "clerc = 1")
    assert len(problems(text)) > 5


# --- the catalogue --------------------------------------------------------------------------------------


def test_catalogue_is_readable() -> None:
    rows = dict(TABLES.catalogue)
    assert ("abbot_1", "discard: 1 cleric, 1 labourer", "rulebook") in rows["townsfolk"]
    assert ("", "rounds: 7", "rulebook") in rows["set_up"]
    walls = [(entry, value) for entry, value, _ in rows["walls"]]
    assert ("wall_vp2", "copies: 2") in walls
    assert ("wall_vp2", "vp: 2") in walls
    assert ("wall_paydebt_or_silver2", "choices: 1 pay_debt or 2 silver") in walls
    squire = [row for row in rows["townsfolk"] if row[0] == "squire_3" and row[1].startswith("reward")]
    assert squire[0][2].startswith("reconstructed: confidence 65 %")
