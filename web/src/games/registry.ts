// The games that have a table in the browser; the others are shown as coming. The boards and drawings
// of a game come into the page when it is first opened, so that the home page stays light.

import { signal } from "@preact/signals";
import { loadPart } from "../i18n/messages.ts";
import { own } from "../net/base.ts";
import { failed } from "../ui/failed.ts";
import type { AnyTable } from "./contract.ts";
import { NAMES } from "./names.ts";

const ALL: readonly string[] = NAMES;

async function load(id: string): Promise<AnyTable> {
  const brought: { whole: AnyTable } = await import(`./${id}/whole.ts`);
  return brought.whole;
}

const loaded = signal<Readonly<Record<string, AnyTable>>>({});
const loading = new Set<string>();

/** The style sheet of a game, which the page names; without a page there is nothing to dress. */
function dress(id: string): Promise<void> {
  const sheets = document.querySelector<HTMLMetaElement>('meta[name="game-sheets"]')?.content ?? "";
  const address = sheets
    .split(" ")
    .find((each) => each.startsWith(`${id}=`))
    ?.slice(id.length + 1);
  if (!address) return Promise.resolve();
  return new Promise((done, failed) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = own(address.replace(/^\//, ""));
    link.onload = () => done();
    link.onerror = () => failed(new Error(`no style sheet for ${id}`));
    document.head.append(link);
  });
}

/** Bring a game into the page; if it does not come, the page says so and offers to try again. */
export async function loadTable(id: string): Promise<void> {
  if (!hasTable(id) || loading.has(id)) return;
  loading.add(id);
  try {
    const [game] = await Promise.all([load(id), dress(id), loadPart(id)]);
    loaded.value = { ...loaded.value, [id]: game };
  } catch (error) {
    loading.delete(id);
    failed(error);
  }
}

/** A game that has been brought into the page, or null as long as it has not. */
export function gameTable(id: string): AnyTable | null {
  return loaded.value[id] ?? null;
}

export function hasTable(id: string): boolean {
  return ALL.includes(id);
}
