// The two variants of a location's action, A and B, as chips. While the action is asked for they are
// buttons: they make the same choices as the list.

import { t } from "../../../i18n/messages.ts";
import { num, run } from "../../../i18n/numbers.ts";
import { table } from "../../../table/state.ts";
import { icon, type Part, Parts } from "../bits.tsx";
import { choicesNow } from "../known.ts";
import type { GugongFacts, LocationsFacts, Place } from "../shapes.ts";
import { variantWords } from "../variants.ts";

interface ChipProps {
  place: Place;
  letter: "a" | "b";
  parts: Part[];
  words: string;
}

/** The choices of this variant that are offered now: with and without the double servant. */
function offered(place: Place, letter: string): number[] {
  if (table.held.value) return [];
  return choicesNow().flatMap((choice, index) => {
    if (choice.kind !== "variant" && choice.kind !== "build") return [];
    return choice.args.place === place && choice.args.variant === letter ? [index] : [];
  });
}

function choose(indices: number[], anchor: HTMLElement): void {
  const [only, ...more] = indices;
  if (only === undefined) return;
  if (more.length === 0) table.pick(only);
  else table.menu.value = { choices: indices, anchor };
}

export function Chip({ place, letter, parts, words }: ChipProps) {
  const indices = offered(place, letter);
  const [first] = indices;
  const inside = (
    <>
      <b aria-hidden="true">{t(`gugong-variant-${letter}`)}</b>
      <span class="gg-chip-parts" aria-hidden="true">
        <Parts parts={parts} />
      </span>
    </>
  );
  const about = `location.${place}`;
  if (first === undefined)
    return (
      <span class="gg-chip" data-about={about}>
        {inside}
      </span>
    );
  const chosen = table.selected.value !== null && indices.includes(table.selected.value);
  const hovered = table.hovered.value !== null && indices.includes(table.hovered.value);
  return (
    <button
      type="button"
      data-about={about}
      class={`gg-chip el el-legal ${hovered ? "el-hover" : ""} ${chosen ? "el-chosen" : ""}`}
      disabled={table.sending.value}
      onClick={(event) => choose(indices, event.currentTarget)}
      onPointerEnter={() => (table.hovered.value = first)}
      onPointerLeave={() => (table.hovered.value = null)}
      onFocus={() => (table.hovered.value = first)}
      onBlur={() => (table.hovered.value = null)}
    >
      <span class="tf-sr">{words}</span>
      {inside}
      <span class="el-number" aria-hidden="true">
        {indices.length > 1 ? run(`${num(first + 1)}+`) : num(first + 1)}
      </span>
    </button>
  );
}

const SIGNED = { sign: true };
const pay = (n: number): Part[] => [num(-n), icon("servant"), "→"];
const gain = (n: number, name: string): Part[] => [num(n, SIGNED), icon(name)];

/** What the variants of every location say, with the printed numbers; in words it is `variantWords`. */
const VARIANTS: Record<Place, (facts: LocationsFacts) => Part[][]> = {
  travel: ({ travel }) => [
    gain(travel.moves[0], "travel"),
    [...pay(travel.b_cost), ...gain(travel.moves[1], "travel")],
  ],
  wall: ({ wall }) => [
    gain(wall.place[0], "servant"),
    [...pay(wall.b_cost), ...gain(wall.place[1], "servant")],
  ],
  jade: () => [["−", icon("servant"), "→", icon("jade")]],
  intrigue: ({ intrigue }) => [
    gain(intrigue.steps[0], "medal"),
    [num(-intrigue.b_cost), "→", num(intrigue.steps[1], SIGNED)],
  ],
  palace: ({ palace }) => [
    gain(palace.steps[0], "envoy"),
    [num(-palace.b_cost), "→", ...gain(palace.steps[1], "envoy"), ...gain(palace.b_intrigue, "intrigue")],
  ],
  decrees: () => [["−", icon("servant"), "→", ...gain(1, "servant"), "+", icon("vp")]],
  canal: ({ canal }) => [
    [...gain(canal.place[0], "servant"), icon("ship"), "→"],
    [num(-canal.b_cost), "→", ...gain(canal.place[1], "servant")], // the shortest: it stands below the gift
  ],
};

export function Chips({ place, facts }: { place: Place; facts: GugongFacts }) {
  return (
    <span class="gg-chips">
      {VARIANTS[place](facts.locations).map((parts, i) => (
        <Chip
          key={i}
          place={place}
          letter={i === 0 ? "a" : "b"}
          parts={parts}
          words={variantWords(facts, place)[i] ?? ""}
        />
      ))}
    </span>
  );
}
