// Where this browser is waited for: first in the lists, and counted in the title of the page.

import { useEffect } from "preact/hooks";
import { plain, t } from "../i18n/messages.ts";
import { api } from "../net/api.ts";
import type { MyTable } from "../net/messages.ts";
import { seats } from "../net/seats.ts";
import { secretAt } from "../net/mine.ts";

const MINUTE = 60_000;

const isAwaited = (mine: MyTable): boolean => mine.your_turn && mine.table.status === "playing";

/** Tables that wait for me come first; else as they were. */
export function turnsFirst(tables: MyTable[]): MyTable[] {
  return [...tables.filter(isAwaited), ...tables.filter((one) => !isAwaited(one))];
}

/** The secrets of the seats that are waited for, as one text that can be compared. */
export function awaitedAt(tables: MyTable[]): string {
  return keyOf(tables.filter(isAwaited).map((one) => secretAt(one.index) ?? ""));
}

const keyOf = (secrets: string[]): string => [...secrets].sort().join(" ");

/** Ask now and then, and when the page is looked at again, whether it is still so; else look anew. */
export function watchTurns(known: () => string, look: () => unknown): () => void {
  const ask = async () => {
    const secrets = seats.secrets();
    if (document.hidden || secrets.length === 0) return;
    const { waiting } = await api.turns(secrets);
    if (keyOf(waiting.map((place) => secrets[place] ?? "")) !== known()) look();
  };
  const quietly = () => void ask().catch(() => undefined); // no server: the next time will do
  const timer = setInterval(quietly, MINUTE);
  document.addEventListener("visibilitychange", quietly);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", quietly);
  };
}

export function useTurnsInTitle(tables: MyTable[]): void {
  const n = tables.filter(isAwaited).length;
  useEffect(() => {
    document.title = n > 0 ? plain(t("web-title-turns", { n })) : "Regnum";
    return () => {
      document.title = "Regnum";
    };
  }, [n]);
}
