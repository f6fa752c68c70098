// The choices as the rail shows them: most are rows; what differs in one small thing only (which card,
// which face, which tokens) stands side by side.

import type { Known } from "./known.ts";

export interface Numbered {
  choice: Known;
  index: number; // its number on the board is one more
}

export type Group =
  | { kind: "row"; of: Numbered }
  | { kind: "trade" | "discard" | "die"; n: number; of: Numbered[] };

/** The card a row shows, and the pile it lies in, if there are two. */
export function cardOf(choice: Known): { name: string; from: "hand" | "discard" | null } | null {
  switch (choice.kind) {
    case "give":
    case "take-back":
    case "discard":
      return { name: choice.args.gift, from: null };
    case "swap":
      return { name: choice.args.gift, from: choice.args.pile };
    default:
      return null;
  }
}

/** The choices in their order, what belongs together in one group. */
export function grouped(choices: Known[], key: string): Group[] {
  const groups: Group[] = [];
  choices.forEach((choice, index) => {
    const [kind, n] = groupOf(choice, key);
    const last = groups.find((group) => group.kind !== "row" && group.kind === kind && group.n === n);
    if (kind === "row") groups.push({ kind, of: { choice, index } });
    else if (last && last.kind !== "row") last.of.push({ choice, index });
    else groups.push({ kind, n, of: [{ choice, index }] });
  });
  return groups;
}

function groupOf(choice: Known, key: string): [kind: Group["kind"], n: number] {
  if (choice.kind === "trade") return ["trade", 0];
  if (choice.kind === "die") return ["die", choice.args.die];
  if (choice.kind === "discard" && key === "gugong-prompt-pay") return ["discard", 0];
  return ["row", 0];
}
