// The two variants of a location's action, A and B, as chips. While the action is asked for they are
// buttons: they make the same choices as the list.

import { t } from "../../../i18n/messages.ts";
import { table } from "../../../table/state.ts";
import { icon, type Part, Parts } from "../bits.tsx";
import { choicesNow } from "../known.ts";
import type { GugongFacts, LocationsFacts, Place } from "../shapes.ts";

interface ChipProps {
  place: Place;
  letter: "A" | "B";
  parts: Part[];
}

/** The choices of this variant that are offered now: with and without the double servant. */
function offered(place: Place, letter: string): number[] {
  if (table.held.value) return [];
  const variant = letter.toLowerCase();
  return choicesNow().flatMap((choice, index) => {
    if (choice.kind !== "variant" && choice.kind !== "build") return [];
    return choice.args.place === place && choice.args.variant === variant ? [index] : [];
  });
}

function choose(indices: number[], anchor: HTMLElement): void {
  const [only, ...more] = indices;
  if (only === undefined) return;
  if (more.length === 0) table.pick(only);
  else table.menu.value = { choices: indices, anchor };
}

export function Chip({ place, letter, parts }: ChipProps) {
  const indices = offered(place, letter);
  const [first] = indices;
  const inside = (
    <>
      <b aria-hidden="true">{letter}</b>
      <span class="gg-chip-parts">
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
      <span class="tf-sr">{t("web-gugong-variant", { letter })}</span>
      {inside}
      <span class="el-number" aria-hidden="true">
        {indices.length > 1 ? `${first + 1}+` : first + 1}
      </span>
    </button>
  );
}

const pay = (n: number): string => t("web-gugong-pay", { n });
const moves = (n: number): string => t("web-gugong-moves", { n });
const placed = (n: number): string => t("web-gugong-place", { n });

/** What the variants of every location say, with the printed numbers. */
const VARIANTS: Record<Place, (facts: LocationsFacts) => Part[][]> = {
  travel: ({ travel }) => [
    [icon("travel"), moves(travel.moves[0])],
    [pay(travel.b_cost), icon("servant"), "→", moves(travel.moves[1])],
  ],
  wall: ({ wall }) => [
    [placed(wall.place[0]), icon("servant")],
    [pay(wall.b_cost), "→", placed(wall.place[1]), icon("servant")],
  ],
  jade: () => [[t("web-gugong-price"), "→", icon("jade")]],
  intrigue: ({ intrigue }) => [
    [`+${intrigue.steps[0]}`, icon("medal")],
    [pay(intrigue.b_cost), "→", `+${intrigue.steps[1]}`],
  ],
  palace: ({ palace }) => [
    [`+${palace.steps[0]}`, icon("envoy")],
    [
      pay(palace.b_cost),
      "→",
      `+${palace.steps[1]}`,
      icon("envoy"),
      `+${palace.b_intrigue}`,
      icon("intrigue"),
    ],
  ],
  decrees: () => [[t("web-gugong-price"), "→", placed(1), icon("servant"), "+", icon("vp")]],
  canal: ({ canal }) => [
    [`+${canal.place[0]}`, icon("servant"), icon("ship"), "→"],
    [`−${canal.b_cost}`, "→", `+${canal.place[1]}`, icon("servant")], // the shortest: it stands below the gift
  ],
};

export function Chips({ place, facts }: { place: Place; facts: GugongFacts }) {
  return (
    <span class="gg-chips">
      {VARIANTS[place](facts.locations).map((parts, i) => (
        <Chip key={i} place={place} letter={i === 0 ? "A" : "B"} parts={parts} />
      ))}
    </span>
  );
}
