// The actions of a player's board in words: what they do, take, cost and need now.

import { list, t } from "../../i18n/messages.ts";
import type { HelpText } from "../../ui/help.ts";
import type { Props } from "./seats.ts";
import { actionOf, seatOf } from "./seats.ts";
import type { Action, ActionView, Item, PaladinsFacts, SeatView, SlotKind } from "./shapes.ts";
import * as words from "./words.ts";

const h = (key: string, args: Parameters<typeof t>[1] = {}): string => t(`web-paladins-help-${key}`, args);

/** Where the rules tell of an action. */
export const RULE_OF: Record<Action, string> = {
  develop: "P30",
  recruit: "P31",
  hunt: "P32",
  trade: "P32",
  pray: "P33",
  conspire: "P34",
  commission: "P40",
  fortify: "P41",
  garrison: "P42",
  absolve: "P43",
  attack: "P44",
  convert: "P45",
};

export function actionHelp(who: number, name: string, { facts, view }: Props): HelpText | null {
  const seat = view.seats[who];
  if (!seat || !(name in facts.board.slots)) return null;
  const action = actionOf(seat, name as Action);
  const lines = [h(`action-${name}`, amounts(facts, action.action)), ...gains(facts, action.action)];
  if (!seat.ai) {
    lines.push(
      takes(facts, action),
      ...costs(action),
      ...needs(facts, seat, action.action),
      ...extra(facts, seat, action.action),
    );
  }
  lines.push(...progress(facts, seat, action.action));
  if (action.used) lines.push(h("used"));
  return { title: words.actionName(name), lines, rule: RULE_OF[action.action] };
}

/** How much Hunt and Trade bring. */
function amounts({ board }: PaladinsFacts, action: Action): Record<string, number> {
  if (action !== "hunt" && action !== "trade") return {};
  const [one, two] = board[action];
  return { one, two };
}

function gains({ board }: PaladinsFacts, action: Action): string[] {
  const found: Partial<Record<Action, Item[]>> = board.gains;
  const items = action === "conspire" ? [] : (found[action] ?? []); // Conspire says it all
  return items.length > 0 ? [h("gains", { rewards: words.rewardWords(items) })] : [];
}

/** The workers it still needs: workshops have taken over the rest. */
function takes({ board }: PaladinsFacts, action: ActionView): string {
  const open = board.slots[action.action].filter((_, i) => !action.slots[i]?.workshop);
  return open.length > 0 ? h("slots", { slots: slotWords(open) }) : h("slots-none");
}

function slotWords(slots: SlotKind[]): string {
  const kinds = slots.filter((slot, i) => slots.indexOf(slot) === i);
  return list(
    kinds.map((kind) => t(`paladins-slot-${kind}`, { n: slots.filter((slot) => slot === kind).length })),
  );
}

function costs(action: ActionView): string[] {
  const items: Item[] = [
    ["silver", action.silver ?? 0],
    ["provision", action.provisions ?? 0],
  ];
  const asked = items.filter(([, n]) => n > 0);
  return asked.length > 0 ? [h("cost-now", { cost: words.rewardWords(asked) })] : [];
}

/** The influence that the next wall or jar asks for; the flags of the board ask elsewhere. */
function needs({ board }: PaladinsFacts, seat: SeatView, action: Action): string[] {
  if (action !== "fortify" && action !== "absolve") return [];
  const n = board[`${action}_need`][seat.done[action] ?? 0];
  return n === undefined ? [] : [h("need-now", { n, attribute: words.attributeName("influence") })];
}

function extra({ board }: PaladinsFacts, seat: SeatView, action: Action): string[] {
  if (action !== "develop") return [];
  const left = board.workshops.slice(seat.done.develop ?? 0);
  return left.length > 0 ? [h("next-workshops", { workers: list(left.map(words.workerName)) })] : [];
}

/** How often it was done, and what that is worth. */
function progress({ board }: PaladinsFacts, seat: SeatView, action: Action): string[] {
  const n = seat.done[action];
  if (n === undefined) return [];
  const all: Partial<Record<Action, number[]>> = board.action_vp;
  const points = all[action];
  if (points) return [h("done-points", { n, most: points.length - 1, vp: points[n] ?? 0 })];
  return [h("done", { n, most: board.convert_cost.length })];
}

export function slotHelp(who: number, name: string, i: number, { facts, view }: Props): HelpText | null {
  const kind = facts.board.slots[name as Action]?.[i];
  const seat = view.seats[who];
  if (!kind || !seat) return null;
  const slot = actionOf(seatOf(view, who), name as Action).slots[i];
  const line = slot?.workshop
    ? h("slot-workshop")
    : slot?.worker
      ? h("slot-worker", { worker: t(`paladins-slot-${slot.worker}`, { n: 1 }) })
      : h("slot-takes", { slots: words.slotName(kind) });
  return {
    title: h("slot", { action: words.actionName(name) }),
    lines: [line],
    rule: RULE_OF[name as Action],
  };
}
