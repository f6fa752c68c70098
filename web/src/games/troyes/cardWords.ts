// What cards, events and characters do, in words: the server's messages, filled from the facts
// (src/regnum/games/troyes/card_words.py).

import { list, say, t } from "../../i18n/messages.ts";
import type { Arg, Msg } from "../../table/model.ts";
import type { CardFacts, EventFacts, Goods, TroyesFacts } from "./shapes.ts";

const textKey = (name: string): string => name.replaceAll("_", "-");
const msg = (key: string, args: Msg["args"] = {}): Msg => ({ key, args });
const isColour = (name: string): boolean => ["red", "white", "yellow"].includes(name);

function goods({ deniers = 0, influence = 0, vp = 0 }: Partial<Goods>): Msg[] {
  const found: [string, number][] = [
    ["denier", deniers],
    ["influence", influence],
    ["vp", vp],
  ];
  return found.flatMap(([name, n]) => (n > 0 ? [msg(`troyes-good-${name}`, { n })] : []));
}

const ANY = new Set(["add_to_each", "set_each"]); // these have other words for dice of any colour

/** An activity card's effect, then what else is to be known about it: a sentence each. */
export function cardEffects(card: CardFacts, solo: boolean): string[] {
  const args: Record<string, Arg> = { n: card.n, pay: goods(card.pay), gain: goods(card.gain) };
  if (isColour(card.use_colour)) args.dice = msg(`troyes-colour-${card.use_colour}`);
  if (isColour(card.as_colour)) args.as = msg(`troyes-colour-${card.as_colour}`);
  const any = ANY.has(card.effect) && card.use_colour === "any" ? "-any" : "";
  const found = [t(`troyes-effect-${textKey(card.effect)}${any}`, args)];
  if (card.not_for.length > 0) found.push(t("troyes-effect-not-for", { places: card.not_for.map(placeMsg) }));
  if (card.mixed) found.push(t("troyes-effect-mixed"));
  if (card.delayed) found.push(t("troyes-effect-delayed"));
  return solo ? [...found, ...soloEffects(card)] : found;
}

const placeMsg = (name: string): Msg =>
  msg(name === "cathedral" ? "troyes-target-cathedral" : `troyes-building-${textKey(name)}`);

function soloEffects(card: CardFacts): string[] {
  if (card.effect === "free_dice") return [t("troyes-effect-solo-free-dice", { n: card.solo_n })];
  if (card.effect === "collect")
    return [t("troyes-effect-solo-collect", { n: goods({ deniers: card.solo_n }) })];
  return card.effect === "per_die_in_best" ? [t("troyes-effect-solo-per-die-in-best")] : [];
}

/** What an event does every round: its black dice, and its text. */
export function eventEffects(event: EventFacts): string[] {
  const found: string[] = [];
  if (event.black > 0) found.push(t("troyes-event-effect-none", { n: event.black }));
  if (event.effect === "none") return found;
  const args: Record<string, Arg> = { n: event.n };
  if (event.building) args.building = msg(`troyes-building-${textKey(event.building)}`);
  return [...found, t(`troyes-event-effect-${textKey(event.effect)}`, args)];
}

/** What a character rewards with this number of players. */
export function characterEffect(facts: TroyesFacts, name: string, players: number): string {
  const character = facts.characters[name];
  if (!character) return "";
  const tiers = players <= 2 ? character.tiers_two : character.tiers;
  return t("troyes-character-effect", {
    counts: t(`troyes-character-counts-${character.metric}`),
    tiers: list(tiers.map(([least, vp]) => say(msg("troyes-character-tier", { least, vp })))),
  });
}
