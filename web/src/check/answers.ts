// What an owner of a box has compared with the print, and the component file made of it. All of it stays in
// this browser until it is brought to a table.

import type { CheckReply, ValueInfo } from "../net/messages.ts";
import { keep, kept } from "../ui/storage.ts";

export type Printed = NonNullable<ValueInfo["value"]>;
/** What is printed, by path; null: as the file says. */
export type Answers = Readonly<Record<string, Printed | null>>;

export interface Checked {
  answers: Answers;
  name: string; // what the owner calls the file
  file: string; // empty as long as there is nothing to correct, or something is wrong
  fingerprint: string;
}

const NOTHING: Checked = { answers: {}, name: "", file: "", fingerprint: "" };
const key = (game: string): string => `regnum.check.${game}`;

export function checkedOf(game: string): Checked {
  const found = kept(key(game));
  return typeof found === "object" && found !== null ? { ...NOTHING, ...found } : NOTHING;
}

export function keepChecked(game: string, checked: Checked): void {
  keep(key(game), checked);
}

/** The corrected file of this browser, if there is one that differs from the game's own. */
export function ownFile(game: string): Checked | null {
  const found = checkedOf(game);
  return found.file ? found : null;
}

/** The file that belongs to these answers: none if the values are those of the game. */
export const fileOf = (reply: CheckReply): Pick<Checked, "file" | "fingerprint"> =>
  reply.changed ? { file: reply.file, fingerprint: reply.fingerprint } : { file: "", fingerprint: "" };

interface Sourced {
  provenance: Record<string, string>;
}

/** Facts in which what was found as printed by this browser's owner is not doubtful any more. */
export function withChecks<Facts>(game: string, facts: Facts): Facts {
  const paths = Object.entries(checkedOf(game).answers)
    .filter(([, answer]) => answer === null)
    .map(([path]) => path);
  const sourced = facts as Facts & Sourced;
  if (paths.length === 0 || !sourced.provenance) return facts;
  const provenance = Object.fromEntries(
    Object.entries(sourced.provenance).map(([path, origin]) => [
      path,
      paths.some((each) => path === each || path.startsWith(`${each}.`)) ? "printed" : origin,
    ]),
  );
  return { ...facts, provenance };
}

/** How many of these values have been compared. */
export const doneOf = (values: ValueInfo[], answers: Answers): number =>
  values.filter(({ path }) => path in answers).length;

/** The values that speak of a part of the file: `townsfolk.abbot_2`, `jade`, `tax.supply.3`. */
export function valuesAt(values: ValueInfo[], path: string): ValueInfo[] {
  const under = (whole: string, part: string) => whole === part || whole.startsWith(`${part}.`);
  return values.filter((value) => {
    const names = [value.path, ...value.ids.map((id) => `${value.section}.${id}.${value.field}`)];
    return names.some((name) => under(name, path) || under(path, name));
  });
}
