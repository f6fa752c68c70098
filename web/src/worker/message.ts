// What a push message says, and which page it is about.

export interface Told {
  title: string;
  body: string;
  table: string;
}

/** A message of our server, or nothing: whatever else comes is not shown. */
export function messageOf(text: string): Told | null {
  try {
    const { title, body, table } = JSON.parse(text) as Partial<Told>;
    const isOurs = typeof title === "string" && typeof body === "string" && typeof table === "string";
    return isOurs && /^[\w-]{22}$/.test(table) ? { title, body, table } : null;
  } catch {
    return null;
  }
}

/** The address of a table below that of the page, without any secret: the page knows the seats. */
export const pageOf = (table: string, base: string): string => `${base}#/table/${table}`;

export const showsTable = (url: string, table: string): boolean => new URL(url).hash === `#/table/${table}`;
