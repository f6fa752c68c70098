// The choices as the rail shows them: most are rows; what differs in one small thing only (which card,
// which face, which tokens) stands side by side.

import type { Choice } from "../../table/model.ts";

export interface Numbered {
  choice: Choice;
  index: number; // its number on the board is one more
}

export type Group =
  | { kind: "row"; of: Numbered }
  | { kind: "trade" | "discard" | "die"; n: number; of: Numbered[] };

/** "trade 4 vp +double": how many tokens, for what, and how many double tokens among them. */
export interface Trade {
  tokens: number;
  gain: string;
  doubles: number;
}

export function tradeIn(text: string): Trade | null {
  const found = /^trade (\d+) (\w+)(?: \+(\d*)double)?$/.exec(text);
  if (!found) return null;
  const doubles = found[3] === undefined ? 0 : Number(found[3] || 1);
  return { tokens: Number(found[1]), gain: found[2] ?? "", doubles };
}

/** "die 2 7": which die, and the face it would show. */
export function faceIn(text: string): { die: number; face: number } | null {
  const found = /^die (\d+) (\d+)$/.exec(text);
  return found && { die: Number(found[1]), face: Number(found[2]) };
}

/** "give tea_set_5", "swap discard tea_set_5": the card of a row, and the pile, if there are two. */
export function cardIn(text: string): { name: string; from: "hand" | "discard" | null } | null {
  const found = /^(?:give|take back|discard|swap (hand|discard)) (\w+)$/.exec(text);
  return found?.[2] ? { name: found[2], from: (found[1] as "hand" | "discard" | undefined) ?? null } : null;
}

/** The choices in their order, what belongs together in one group. */
export function grouped(choices: Choice[], key: string): Group[] {
  const groups: Group[] = [];
  choices.forEach((choice, index) => {
    const [kind, n] = kindOf(choice.text, key);
    const last = groups.find((group) => group.kind !== "row" && group.kind === kind && group.n === n);
    if (kind === "row") groups.push({ kind, of: { choice, index } });
    else if (last && last.kind !== "row") last.of.push({ choice, index });
    else groups.push({ kind, n, of: [{ choice, index }] });
  });
  return groups;
}

function kindOf(text: string, key: string): [kind: Group["kind"], n: number] {
  if (tradeIn(text)) return ["trade", 0];
  const face = faceIn(text);
  if (face) return ["die", face.die];
  if (key === "gugong-prompt-pay" && text.startsWith("discard ")) return ["discard", 0];
  return ["row", 0];
}
