"""Reads the activity cards and the events of components.toml; each effect has fields of its own."""

from regnum.games.troyes import component_limits as box
from regnum.games.troyes import const
from regnum.games.troyes.component_words import flag, words
from regnum.games.troyes.tables import Tables
from regnum.kernel.toml_reader import ComponentFile, Entry, Section

# --- activity cards [T30-T34] ----------------------------------------------------------------------------


def activity_cards(file: ComponentFile, t: Tables) -> None:
    """All activity cards, the bonus ones last."""
    section = file.section("activity_cards")
    for entry in section.entries("cards"):
        t.card_ids.append(entry.single_id())
        t.card_colour.append(entry.one_of("colour", box.COLOURS, "colour"))
        t.card_age.append(entry.integer("age", 1, const.AGES))
        t.card_bonus.append(flag(entry, "bonus"))
        t.card_hire.append(entry.integer("hire", 0, box.MOST))
        t.card_divisor.append(entry.integer("divisor", 1, box.MOST))
        t.card_slots.append((entry.integer("first_vp", 0, box.MOST), entry.integer("second_vp", 0, box.MOST)))
        if t.card_slots[-1][0] < t.card_slots[-1][1]:
            entry.problem("second_vp", "expected no more than first_vp")
        t.card_mixed.append(flag(entry, "mixed"))
        delayed = entry.one_of("timing", box.TIMING, "timing") == 1
        t.card_delayed.append(delayed)
        effect = entry.one_of("effect", box.EFFECTS, "effect")
        t.card_effect.append(effect)
        if effect >= 0 and delayed != (effect in box.DELAYED):
            kind = "delayed" if effect in box.DELAYED else "immediate"
            entry.problem("timing", f"the effect {const.EFFECT_NAMES[effect]} is {kind}")
        _goods(entry, t, effect)
        _changes(entry, t, effect)
        _solo_changes(entry, t, effect)
        if effect >= 0:  # else nobody knows which fields belong to it
            entry.close()
    _check_cards(section, t)
    section.close(box.CARDS)


def _goods(entry: Entry, t: Tables, effect: int) -> None:
    """What a use costs and brings."""
    pay = [0, 0, 0]
    gain = [0, 0, 0]
    if effect in box.PAYS:
        for good, n in entry.counts("pay", box.PRICES, "price", box.MOST_GOODS):
            pay[good] = n
    if effect in box.GAINS:
        for good, n in entry.counts("gain", box.GAINS[effect], "gain", box.MOST_GOODS):
            gain[good] = n
    t.card_pay_deniers.append(pay[const.DENIERS])
    t.card_pay_influence.append(pay[const.INFLUENCE])
    t.card_gain_deniers.append(gain[const.DENIERS])
    t.card_gain_influence.append(gain[const.INFLUENCE])
    t.card_gain_vp.append(gain[const.VP])


def _changes(entry: Entry, t: Tables, effect: int) -> None:
    """The number and the dice an effect speaks of, and what changed dice cannot be used for."""
    number, use, count_as, not_for, on_mixed = 0, const.NO_COLOUR, const.NO_COLOUR, 0, False
    if effect in box.NUMBERS:
        number = entry.integer("number", 1, box.NUMBERS[effect])
    if effect in box.DICE:
        use = entry.one_of("dice", box.DICE[effect], "colour")
    if effect in box.COUNT_AS:
        count_as = entry.one_of("count_as", box.COLOURS, "colour")
        if count_as == use and effect == const.RECOLOUR and use >= 0:
            entry.problem("count_as", "expected another colour than that of the dice")
    if effect in box.CHANGES_NUMBERS:
        if entry.has("not_for"):
            for place in words(entry, "not_for", box.NOT_FOR, "use"):
                not_for |= 1 << max(place, 0)
        else:
            entry.keep("not_for", "[]")
        on_mixed = flag(entry, "on_mixed")
        if on_mixed and use != const.ANY_COLOUR:
            entry.problem("on_mixed", "only a card for dice of any colour can have it")
    t.card_n.append(number)
    t.card_use_colour.append(use)
    t.card_as_colour.append(count_as)
    t.card_not_for.append(not_for)
    t.card_on_mixed.append(on_mixed)


def _solo_changes(entry: Entry, t: Tables, effect: int) -> None:
    """What is different against Le Roy [T98]."""
    high = box.GROUP if effect == const.FREE_DICE else box.MOST_GOODS
    t.card_solo_n.append(entry.integer("solo_number", 1, high) if effect in box.SOLO else 0)
    skips = effect == const.PER_DIE_IN_BEST and flag(entry, "without_le_roy")
    t.card_solo_skips_king.append(skips)


def _check_cards(section: Section, t: Tables) -> None:
    if sorted(t.card_bonus) != t.card_bonus:
        section.own.problem("cards", "expected the bonus cards after all others")
    if not section.is_there or -1 in t.card_colour:
        return
    kinds = list(zip(t.card_colour, t.card_age, t.card_bonus, strict=True))
    for colour in range(const.COLOURS):
        for age in range(1, const.AGES + 1):
            found = kinds.count((colour, age, False))
            if found != box.CARDS_OF_AGE:
                what = f"{const.COLOUR_NAMES[colour]} cards of age {age}"
                section.own.problem("cards", f"expected {box.CARDS_OF_AGE} {what}, found {found}")


# --- events [T4, T13, T45] ---------------------------------------------------------------------------------


def events(file: ComponentFile, t: Tables) -> None:
    """Marauding, then the red, the white and the yellow events, the bonus event last."""
    section = file.section("marauding")
    t.event_ids.append("marauding")
    t.event_names.append("marauding")
    t.event_colour.append(const.NO_COLOUR)
    t.event_bonus.append(False)
    t.event_dice.append(const.ANY_COLOUR)
    t.event_effect.append(const.NO_EFFECT)
    t.event_n.append(0)
    t.event_building.append(-1)
    t.event_calls.append(const.NO_COLOUR)
    _to_counter(section.own, t)
    section.close()

    section = file.section("events")
    t.event_presence_vp = section.own.integer("presence_vp", 0, box.MOST)
    names = list(box.EVENT_NAMES)
    for entry in section.entries("cards"):
        t.event_ids.append(entry.single_id())
        name = entry.one_of("name", box.EVENT_NAMES, "name")
        t.event_names.append(names[name] if name >= 0 else "")
        t.event_colour.append(entry.one_of("colour", box.COLOURS, "colour"))
        t.event_bonus.append(flag(entry, "bonus"))
        t.event_dice.append(entry.one_of("dice", box.COLOURS, "colour"))
        _to_counter(entry, t)
        _event_effect(entry, t)
        entry.close()
    _check_events(section, t)
    section.close(sum(box.EVENTS) + box.BONUS_EVENTS)


def _to_counter(entry: Entry, t: Tables) -> None:
    """What Marauding has like any other event: black dice, divisor, flags, VP."""
    t.event_black.append(entry.integer("black", 0, box.MOST_BLACK_DICE))
    t.event_divisor.append(entry.integer("divisor", 1, box.MOST))
    t.event_flags.append(entry.integer("flags", 1, box.MOST_FLAGS))
    t.event_first.append(entry.integer("first_vp", 0, box.MOST))
    t.event_second.append(entry.integer("second_vp", 0, box.MOST))
    if t.event_first[-1] < t.event_second[-1]:
        entry.problem("second_vp", "expected no more than first_vp")


def _event_effect(entry: Entry, t: Tables) -> None:
    effect = entry.one_of("effect", box.EVENT_EFFECTS, "effect")
    t.event_effect.append(effect)
    number, building, calls = 0, -1, const.NO_COLOUR
    if effect in box.EVENT_NUMBERS:
        number = entry.integer("number", 1, box.MOST_GOODS)
    if effect in box.EVENT_BUILDINGS:
        building = entry.one_of("building", box.BUILDINGS, "building")
    if t.event_colour[-1] == const.RED and effect != const.RESIST:
        calls = entry.one_of("calls", box.CALLED, "colour")
    if effect == const.RESIST and t.event_colour[-1] != const.RED:
        entry.problem("effect", "only a red event can call another red one")
    t.event_n.append(number)
    t.event_building.append(building)
    t.event_calls.append(calls)


def _check_events(section: Section, t: Tables) -> None:
    if not section.is_there or -1 in t.event_colour:
        return
    kinds = list(zip(t.event_bonus, t.event_colour, strict=True))[1:]
    if sorted(kinds) != kinds:
        section.own.problem("cards", "expected red, white, yellow and then bonus events, in this order")
    for colour, expected in enumerate(box.EVENTS):
        found = kinds.count((False, colour))
        if found != expected:
            name = const.COLOUR_NAMES[colour]
            section.own.problem("cards", f"expected {expected} {name} events, found {found}")
    if t.event_effect.count(const.RESIST) > 1:
        section.own.problem("cards", "expected one event at most that calls another red one")
