// An action of Troyes in one line, from the fields of its events.

import { say, t } from "../../i18n/messages.ts";
import { gather, type Gist, type Part } from "../../table/gist.ts";
import type { LogLine } from "../../table/session.ts";
import { ACTION_ICONS, iconOf } from "./icons/named.ts";
import { fieldsOf } from "./known.ts";
import type { TroyesFacts } from "./shapes.ts";
import { buildingName, cardName, characterName, eventName } from "./words.ts";

type Telling = (line: LogLine, facts: TroyesFacts) => Part;

export function gistOf(lines: LogLine[], facts: TroyesFacts): Gist | null {
  return gather(lines, (line) => partOf(line, facts));
}

/** What one event adds to it. */
export const partOf = (line: LogLine, facts: TroyesFacts): Part | null =>
  PARTS[line.event]?.(line, facts) ?? null;

const STRONG = 1; // tells more than what came before

const named = (icon: string | null, key: string, rank = 0): Part => ({ icon, what: t(key), rank });

/** An amount, if it is one; without a seat it is that of whom the line is about. */
const some = (icon: string, n: number, ...who: number[]): NonNullable<Part["bits"]> =>
  n === 0 ? [] : [[icon, n, ...who] as [string, number, number?]];

/** Dice, counted by their colour. */
const die = (line: LogLine, sign: number, who?: number): NonNullable<Part["bits"]> => {
  const [colour] = fieldsOf(line).die ?? [""];
  return [who === undefined ? [iconOf(colour), sign] : [iconOf(colour), sign, who]];
};

const good = (line: LogLine, sign: number): NonNullable<Part["bits"]> => {
  const { good: name = "", n = 0 } = fieldsOf(line);
  return [[iconOf(name), sign * n]];
};

/** What an action is aimed at. */
const acts: Telling = (line, facts) => {
  const { target, card } = fieldsOf(line);
  if (card) return { icon: iconOf(facts.cards[card]?.colour ?? "any"), what: cardName(card) };
  const [kind = "", name = ""] = (target ?? "").split(".");
  if (kind === "event") return { icon: "banner", what: eventName(facts, name) };
  if (kind === "building") return { icon: iconOf(name), what: buildingName(name) };
  return kind ? named(iconOf(kind), `web-troyes-term-${iconOf(kind)}`) : {};
};

const event: Telling = (line, facts) => ({ which: eventName(facts, fieldsOf(line).event ?? "") });
const character = (line: LogLine): string => characterName(fieldsOf(line).character ?? "");

const black = (rank = 0): Part => named("blades", "web-troyes-gist-black", rank);
const setUp: Telling = () => ({ ...named("citizen", "web-troyes-gist-citizen"), bits: [["citizen", 1]] });

const PARTS: Record<string, Telling> = {
  citizen_set: setUp,
  king_set: setUp,
  neutral_set: () => named("citizen", "web-troyes-gist-citizen"),
  king_set_up_rolled: () => named("citizen", "web-troyes-gist-citizen"),
  card_shown: () => ({ bits: [["estates", 0]] }),
  income: (line) => ({
    ...named("denier", "web-troyes-gist-income"),
    bits: [["denier", fieldsOf(line).n ?? 0]],
  }),
  salary: (line) => ({
    ...named("denier", "web-troyes-gist-income"),
    bits: some("denier", -(fieldsOf(line).paid ?? 0)),
  }),
  rolled: (line) => {
    const { colour = "", dice = [] } = fieldsOf(line);
    return {
      ...named("reroll", "web-troyes-gist-dice"),
      bits: line.who < 0 ? [] : [[iconOf(colour), dice.length]],
    };
  },
  red_shown: (line, facts) => ({ ...named("banner", "web-troyes-gist-events"), ...event(line, facts) }),
  called: () => named("banner", "web-troyes-gist-events"),
  event_applies: (line, facts) => ({ ...named("banner", "web-troyes-gist-events"), ...event(line, facts) }),
  black_rolled: (line) => ({ ...black(), bits: [["blades", fieldsOf(line).dice?.length ?? 0]] }),
  black_die_spent: (line) => ({ ...black(), bits: die(line, -1) }),
  black_beaten: (line) => ({ ...black(STRONG), bits: [["blades", -(fieldsOf(line).black?.length ?? 0)]] }),
  black_unbeaten: () => black(STRONG),
  king_beats: (line) => ({ ...black(STRONG), bits: [...die(line, -1), ["blades", -1]] }),
  expelled: (line) => ({ bits: line.who < 0 ? [] : [["citizen", -1]] }),
  cube_removed: (line) => ({ bits: line.who < 0 ? [] : [["cube", -1]] }),
  lost: (line) => ({ bits: good(line, -1) }),
  purse_grew: (line) => ({ bits: [["denier", fieldsOf(line).n ?? 0]] }),
  round_ended: () => named("pennant", "web-troyes-gist-round-over", STRONG),
  purse_taken: (line) => ({ bits: [["denier", fieldsOf(line).n ?? 0]] }),
  citizen_returned: (line) => ({ bits: line.who < 0 ? [] : [["citizen", 1]] }),
  start_passed: () => ({ ...named("pennant", "web-troyes-term-pennant"), bits: [["pennant", 0]] }),
  character_shown: (line) => ({ ...named("character", "web-troyes-term-character"), which: character(line) }),
  game_over: () => named("glory", "web-troyes-gist-over", STRONG),
  gained: (line) => ({ bits: good(line, 1) }),
  paid: (line) => ({ bits: good(line, -1) }),
  paid_to: (line) => {
    const { n = 0, to = -1 } = fieldsOf(line);
    return {
      bits: [
        ["denier", -n],
        ["denier", n, to],
      ],
    };
  },
  rerolled: (line) => ({ ...named("reroll", "web-troyes-term-reroll"), bits: [...die(line, 0)] }),
  recruited: () => ({ ...named("enlist", "web-troyes-term-enlist"), bits: [["citizen", 1]] }),
  flipped: (line) => ({ ...named("turn-over", "web-troyes-term-turn-over"), bits: [...die(line, 0)] }),
  acts: (line, facts) => ({ ...acts(line, facts), rank: STRONG }),
  die_taken: (line) => ({ bits: die(line, -1) }),
  cube_used: () => ({ bits: [["cube", -1]] }),
  hired: (line) => ({
    ...named("tradesman", "web-troyes-term-tradesman"),
    which: cardName(fieldsOf(line).card ?? ""),
    bits: [["tradesman", 1]],
  }),
  cubes_placed: (line) => ({ bits: [["cube", fieldsOf(line).n ?? 0]] }),
  cathedral_built: () => ({ ...named("cathedral", "web-troyes-term-cathedral"), bits: [["cathedral", 1]] }),
  event_cube: (line, facts) => ({
    ...named("banner", "web-troyes-gist-event"),
    ...event(line, facts),
    bits: line.who < 0 ? [] : [["banner", fieldsOf(line).n ?? 0]],
  }),
  event_taken: () => ({ bits: [["event-won", 1]] }),
  citizen_placed: () => ({ ...named("citizen", "web-troyes-gist-citizen"), bits: [["citizen", 1]] }),
  king_places: () => ({ bits: [["citizen", 1]] }),
  passed: (line) => ({ ...named("pennant", "web-log-passes"), bits: [["denier", fieldsOf(line).n ?? 0]] }),
  king_rolled: (line) => {
    const what = line.msg.args.action;
    const words = typeof what === "object" && "key" in what ? say(what) : "";
    return { icon: ACTION_ICONS[fieldsOf(line).action ?? ""] ?? "blades", what: words, rank: STRONG };
  },
  king_spends: (line) => ({ bits: die(line, -1) }),
  king_buys: (line) => ({ bits: [...die(line, -1), ...die(line, -1, 0)] }),
  king_scores_character: (line) => {
    const { his = 0, yours = 0 } = fieldsOf(line);
    return { which: character(line), bits: [...some("glory", his), ...some("glory", yours, 0)] };
  },
};
