// What happens at the table but not in the game, as lines of the log: bots that stand in, seats taken
// back, going back, newer rules. An undo does not strike them out.

import { has } from "../i18n/messages.ts";
import type { EntryInfo, HappeningInfo } from "../net/messages.ts";
import type { Msg } from "./model.ts";
import type { LogLine } from "./session.ts";

const STAND_IN: Record<string, string> = {
  left: "web-log-stand-in-left",
  clock: "web-log-stand-in-clock",
  vote: "web-log-stand-in-vote",
  away: "web-log-stand-in-away",
};

export function seatLines(happening: HappeningInfo): LogLine[] {
  const { entry } = happening;
  const msg = said(entry);
  if (!msg) return [];
  return [
    {
      version: happening.version,
      n: happening.made,
      i: 0,
      who: -1,
      msg,
      event: `table_${entry.t}`,
      fields: {},
      beat: true,
      kept: true,
    },
  ];
}

/** The name of a level in a sentence; entries of before do not tell it. */
const levelKey = (level = ""): string => (has(`bot-${level}`) ? `bot-${level}` : "web-sign-bot");

function said(entry: EntryInfo): Msg | null {
  const who = { seat: entry.about ?? entry.seat ?? -1 };
  const by = { seat: entry.seat ?? -1 };
  switch (entry.t) {
    case "stand_in": {
      const key = STAND_IN[entry.why ?? ""];
      return key ? { key, args: { who, level: { key: levelKey(entry.level), args: {} } } } : null;
    }
    case "return":
      return { key: "web-log-return", args: { who } };
    case "vote":
      return { key: "web-log-vote", args: { by, who } };
    case "back_vote":
      return entry.seat === entry.about
        ? { key: "web-log-back-ask", args: { who } }
        : { key: "web-log-back-agree", args: { by, who } };
    case "back_refused":
      return { key: "web-log-back-refused", args: { by, who } };
    case "back":
      return { key: "web-log-back", args: { who } };
    case "mute":
      return { key: entry.on ? "web-log-mute" : "web-log-unmute", args: { by, who } };
    case "spectators":
      return { key: entry.on ? "web-log-spectators" : "web-log-no-spectators", args: { by } };
    case "link":
      return entry.seat === entry.about
        ? { key: "web-log-link", args: { who } }
        : { key: "web-log-link-host", args: { by, who } };
    case "hints":
      return { key: entry.on ? "web-log-hints" : "web-log-no-hints", args: { by } };
    case "hint":
      return { key: "web-log-hint", args: { who } };
    case "explain":
      return { key: "web-log-explain", args: { who } };
    case "rules":
      return { key: "web-log-rules", args: { from: entry.from ?? 0, to: entry.to ?? 0 } };
    case "go_on":
      return { key: entry.agree ? "web-log-go-on" : "web-log-go-on-not", args: { who } };
    case "rules_cut":
      return { key: "web-log-rules-cut", args: { from: entry.from ?? 0, to: entry.to ?? 0 } };
    default:
      return null;
  }
}
