// A word that this browser makes up and keeps: by it the server knows its one try at a day's duel again.

import { keep, kept } from "../ui/storage.ts";

const KEY = "regnum.browser";
const LETTERS = /^[\w-]{16,64}$/;
let word = "";

export function browserWord(): string {
  const stored = kept(KEY);
  if (typeof stored === "string" && LETTERS.test(stored)) return stored;
  word ||= newWord(); // without storage it lasts as long as the page
  keep(KEY, word);
  return word;
}

function newWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
