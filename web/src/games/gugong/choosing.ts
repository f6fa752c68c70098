// How the choices lie in the rail: most are entries of their own; what differs in one small thing only (which
// card, which face, which tokens) stands side by side.

import type { Known } from "./known.ts";

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

/** Choices of one group are one entry. */
export function groupOf(choice: Known, prompt: string): string {
  if (choice.kind === "trade") return "trade";
  if (choice.kind === "go") return "go";
  if (choice.kind === "die") return `die ${choice.args.die}`;
  if (choice.kind === "discard" && prompt === "gugong-prompt-pay") return "discard";
  return choice.text;
}
