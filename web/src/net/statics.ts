// What a folder of plain files can answer by itself: words, games, facts. So the first page is there before the worker.

const PLAIN = [
  /^\/api\/messages\/[\w/-]+\.ftl$/,
  /^\/api\/games$/,
  /^\/api\/games\/\w+\/(facts|examples)$/,
  /^\/api\/terms\/[\w-]+$/,
];

/** The file that has the answer to a request, relative to the page; null if only the worker knows it. */
export function fileOf(method: string, path: string): string | null {
  const [plain = "", asked = ""] = path.split("?");
  if (method !== "GET" || !PLAIN.some((known) => known.test(plain))) return null;
  if (new URLSearchParams(asked).get("components")) return null; // not the game's own
  const name = plain.slice("/api/".length);
  return `static-api/${name}${name.endsWith(".ftl") ? "" : ".json"}`;
}
