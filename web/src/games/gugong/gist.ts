// An action of Gùgōng in one line, from the fields of its events.

import { say, t } from "../../i18n/messages.ts";
import { gather, type Gist, type Part } from "../../table/gist.ts";
import type { LogLine } from "../../table/session.ts";
import { iconOf } from "./icons/named.ts";
import { fieldsOf } from "./known.ts";
import type { GugongFacts } from "./shapes.ts";
import { cityName, giftName, placeName } from "./words.ts";

type Telling = (line: LogLine, facts: GugongFacts) => Part;

export function gistOf(lines: LogLine[], facts: GugongFacts): Gist | null {
  return gather(lines, (line) => partOf(line, facts));
}

/** What one event adds to it. */
export const partOf = (line: LogLine, facts: GugongFacts): Part | null =>
  PARTS[line.event]?.(line, facts) ?? null;

const STRONG = 1; // tells more than what came before

const named = (icon: string, key: string, rank = 0): Part => ({ icon, what: t(key), rank });

/** A place of the board; without one it is the player's own board. */
const placed = (place: string | undefined, rank = 0): Part =>
  !place || place === "board" ? {} : { icon: iconOf(place), what: placeName(place), rank };

const gift = (line: LogLine, facts: GugongFacts): string => {
  const found = facts.gifts[fieldsOf(line).gift ?? ""];
  return found ? giftName(found) : "";
};

const some = (icon: string, sign = 1): ((line: LogLine) => Part) => {
  return (line) => ({ bits: [[icon, sign * (fieldsOf(line).n ?? 0)]] });
};

const one = (icon: string, n = 1): Part => ({ bits: [[icon, n]] });

const PARTS: Record<string, Telling> = {
  start_player: () => ({ ...named("gg-start", "web-gugong-term-gg-start"), bits: [["gg-start", 0]] }),
  city_filled: () => ({ ...named("gg-token", "web-gugong-gist-tokens"), bits: [["gg-token", 0]] }),
  dice_rolled: () => ({ ...named("gg-die", "web-gugong-gist-dice"), bits: [["gg-die", 0]] }),
  morning_used: () => named("gg-decree", "web-gugong-gist-decree"),
  morning_declined: () => named("gg-decree", "web-gugong-gist-decree"),
  servants_gained: (line) => ({
    ...named("gg-servant", "web-gugong-gist-servants", -1),
    ...some("gg-servant")(line),
  }),
  servants_paid: some("gg-servant", -1),
  gift_given: (line, facts) => ({
    ...placed(fieldsOf(line).place),
    icon: "gg-gift",
    which: gift(line, facts),
  }),
  gift_discarded: () => one("gg-discard", -1),
  no_action: () => named("gg-discard", "web-gugong-gist-none"),
  skipped: (line) => {
    const { action: left } = line.msg.args;
    const which = typeof left === "object" && "key" in left ? say(left) : "";
    return { ...named("gg-discard", "web-gugong-gist-skips"), which };
  },
  gift_swapped: (line, facts) => ({
    ...named("gg-swap", "web-gugong-term-gg-swap"),
    which: gift(line, facts),
  }),
  gift_taken_back: () => ({
    ...named("gg-take-back", "web-gugong-term-gg-take-back", -1),
    ...one("gg-hand"),
  }),
  discarded_for_jade: () => one("gg-discard", -1),
  gift_drawn: () => one("gg-hand"),
  action: (line) => placed(fieldsOf(line).place, STRONG),
  travelled: (line, facts) => ({
    ...placed("travel", -1),
    which: cityName(facts, fieldsOf(line).city ?? ""),
  }),
  token_taken: () => one("gg-token"),
  token_active: () => named("gg-token", "web-gugong-gist-token"),
  traded: () => ({ ...named("gg-token", "web-gugong-gist-trade"), bits: [["gg-token", -2]] }),
  toll: (line) => {
    const { lost = 0, payer = -1 } = fieldsOf(line);
    return {
      bits: [
        ["gg-toll", 0],
        ["gg-vp", -Math.abs(lost), payer],
      ],
    };
  },
  followed: (line) => ({ ...placed(fieldsOf(line).place, STRONG), bits: [["gg-follow", 0]] }),
  wall_placed: some("gg-wall"),
  wall_scored: () => named("gg-wall", "web-gugong-gist-wall", STRONG),
  benefit_taken: () => named("gg-intrigue", "web-gugong-gist-benefit", -1),
  benefit_declined: () => named("gg-intrigue", "web-gugong-gist-benefit", -1),
  die_turned: () => one("gg-die", 0),
  jade_gained: some("gg-jade"),
  intrigue_moved: some("gg-intrigue"),
  medal_taken: () => one("gg-medal"),
  envoy_moved: some("gg-envoy"),
  audience_gained: () => one("gg-palace", 0),
  scored: some("gg-vp"),
  decree_enacted: () => one("gg-decree"),
  ship_launched: () => ({ ...placed("canal", -1), bits: [["gg-ship", 0]] }),
  ship_loaded: () => one("gg-ship"),
  ship_moved: () => ({ ...placed("canal", -1), bits: [["gg-ship", 0]] }),
  ship_lost: () => ({ ...placed("canal", -1), bits: [["gg-ship", -1]] }),
  reward_claimed: () => placed("canal", -1),
  matched: (line) => ({
    ...named("gg-die", "web-gugong-gist-matches"),
    bits: [["gg-die", fieldsOf(line).n ?? 0]],
  }),
  final_part: (line) => ({
    ...named("gg-vp", "web-gugong-gist-final"),
    bits: [["gg-vp", fieldsOf(line).n ?? 0]],
  }),
  not_admitted: (line) => ({ bits: [["gg-vp", -(fieldsOf(line).vp ?? 0)]] }),
  game_over: () => named("gg-vp", "web-gugong-gist-over", STRONG),
  meng_focus: (line) => placed(fieldsOf(line).place),
  meng_cards: (line, facts) => ({
    ...placed(fieldsOf(line).place),
    icon: "gg-gift",
    which: gift(line, facts),
  }),
  meng_dusk: (line) => {
    const { dusk = "" } = fieldsOf(line);
    return placed(dusk === "free_travel" ? "travel" : dusk, STRONG);
  },
  meng_drew: () => one("gg-hand"),
  meng_keeps: () => named("gg-hand", "web-log-passes"),
};
