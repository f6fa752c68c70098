// What is asked in the middle of an action, as entries of the rail: citizens by the building they stand in, uses by
// their number.

import { say, t } from "../../../i18n/messages.ts";
import { num, span } from "../../../i18n/numbers.ts";
import type { Entry } from "../../../table/Entries.tsx";
import type { Choice, Msg } from "../../../table/model.ts";
import { iconOf } from "../icons/index.ts";
import { known } from "../known.ts";
import { buildingName } from "../words.ts";
import { Costs } from "./rows.tsx";

const isMsg = (arg: unknown): arg is Msg => typeof arg === "object" && arg !== null && "key" in arg;

/** The innermost message of this name. */
function within(label: Msg, name: string): Msg | null {
  const arg = label.args[name];
  return isMsg(arg) ? arg : null;
}

export function entryOf(choice: Choice): Entry {
  const found = known(choice);
  const face = <Costs choice={found} />;
  switch (found.kind) {
    case "move": {
      const source = within(found.label, "source");
      const space = source && within(source, "space");
      return (
        standing(found.args.origin, space) ?? { group: found.text, name: source ? say(source) : "", face }
      );
    }
    case "space":
      return standing(`space.${found.args.space}`, within(found.label, "space")) ?? plain(choice);
    case "uses":
      return { group: "uses", wide: true, word: say(found.label), face };
    case "recruit":
      return { group: found.text, icon: iconOf("recruit"), name: say(found.label), face };
    case "supply":
      return { group: found.text, icon: iconOf("supply"), name: say(found.label), face };
    case "done":
    case "yield":
      return { group: found.text, icon: "close", name: say(found.label), out: true };
    default:
      return { ...plain(choice), face };
  }
}

const plain = (choice: Choice): Entry => ({ group: choice.text, name: say(choice.label) });

/** A space of a building, by its numbers and its place. */
function standing(element: string, space: Msg | null): Entry | null {
  const building = /^space\.(palace|bishopric|city_hall)_/.exec(element)?.[1];
  if (!building || !space) return null;
  const { n, from, to, place } = space.args;
  const word =
    typeof n === "number"
      ? num(n)
      : t("web-troyes-space-short", { values: span(Number(from), Number(to)), place: Number(place) });
  return { group: building, icon: iconOf(building), name: buildingName(building), word, wide: true };
}
