// What this browser keeps. It may be forbidden, full, or hold what an older version or a person put there:
// nothing of that may stop the page.

/** Found when it is used: to name a storage that is forbidden is an error already. */
type Where = () => Storage;

/** What could not be kept: it lasts as long as the page. */
const unkept = new Map<string, unknown>();

function read(where: Where, key: string): unknown {
  if (unkept.has(key)) return unkept.get(key);
  try {
    return JSON.parse(where().getItem(key) ?? "null");
  } catch {
    return null; // no storage, or not ours
  }
}

function write(where: Where, key: string, value: unknown): void {
  try {
    where().setItem(key, JSON.stringify(value));
    unkept.delete(key);
  } catch {
    unkept.set(key, value); // private windows may have no storage
  }
}

const browser: Where = () => localStorage;
const tab: Where = () => sessionStorage;

export const kept = (key: string): unknown => read(browser, key);
export const keep = (key: string, value: unknown): void => write(browser, key, value);
/** The same for as long as this tab is open, and for it alone. */
export const keptHere = (key: string): unknown => read(tab, key);
export const keepHere = (key: string, value: unknown): void => write(tab, key, value);
