// The seats this browser holds: secret links, kept here and shown to nobody else.

interface Held {
  table: string;
  secret: string;
  at: number;
}

const KEY = "regnum.seats";
const MOST = 100;

function all(): Held[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Held[];
  } catch {
    return [];
  }
}

export const seats = {
  secrets: (): string[] => all().map((held) => held.secret),
  secretOf: (table: string): string => all().find((held) => held.table === table)?.secret ?? "",
  keep(table: string, secret: string): void {
    const others = all().filter((held) => held.table !== table);
    const kept = [{ table, secret, at: Date.now() }, ...others].slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // without storage the link in the address bar is all there is
    }
  },
  forget(table: string): void {
    const others = all().filter((held) => held.table !== table);
    localStorage.setItem(KEY, JSON.stringify(others));
  },
};
