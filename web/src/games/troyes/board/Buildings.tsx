// Palace, bishopric and city hall: who stands where, who has been expelled and lies there.

import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { table } from "../../../table/state.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { ahead } from "../ahead.ts";
import { Face, Piece } from "../bits.tsx";
import { ownerIn } from "../gives.tsx";
import { iconOf } from "../icons/index.ts";
import { colourOf, type Props, targetClass } from "../seats.ts";
import type { BuildingView, Owner, SpaceView } from "../shapes.ts";
import { buildingName, ownerName, spaceWords } from "../words.ts";
import { BishopricWalls, CityHallWalls, PalaceWalls } from "./Facades.tsx";

type HouseProps = Props & { house: BuildingView };

export function Buildings(props: Props) {
  const [palace, bishopric, hall] = props.view.buildings;
  if (!palace || !bishopric || !hall) return null;
  return (
    <div class="ty-buildings">
      <Palace {...props} house={palace} />
      <div class="ty-two">
        <Rows {...props} house={bishopric} />
        <Rows {...props} house={hall} />
      </div>
    </div>
  );
}

/** Six niches side by side; whoever is expelled lies on the battlement. */
function Palace(props: HouseProps) {
  const { house } = props;
  return (
    <section
      class={`ty-panel ty-palace ${targetClass(props.view, house.id)}`}
      aria-label={buildingName("palace")}
    >
      <PalaceWalls />
      <Head {...props} />
      <Lying {...props} />
      {house.rows.map((row, i) => (
        <div key={i} class="ty-palace-niche" style={{ insetInlineStart: `${12 + i * 52}px` }}>
          {row.map((space) => (
            <Niche key={space.id} {...props} space={space} />
          ))}
          <Face colour={house.colour} value={i + 1} />
          <Falling row={row} colours={props.colours} names={props.names} />
        </div>
      ))}
    </section>
  );
}

/** Rows from bottom to top; an arrow shows on which side one falls out. */
function Rows(props: HouseProps) {
  const { house } = props;
  const tall = house.rows.length > 2;
  return (
    <section
      class={`ty-panel ty-rows ty-rows-${house.building} ${targetClass(props.view, house.id)}`}
      aria-label={buildingName(house.building)}
    >
      {tall ? <BishopricWalls /> : <CityHallWalls />}
      <Head {...props} />
      <Lying {...props} />
      {house.rows.map((row, i) => (
        <div key={i} class="ty-row" style={{ insetBlockStart: `${rowTop(house, i)}px` }}>
          <span class="ty-row-values" aria-hidden="true">
            {[...(row[0]?.values ?? [])].map((value) => (
              <Face key={value} colour={house.colour} value={value} size={tall ? 16 : 15} />
            ))}
          </span>
          {row.map((space) => (
            <Niche key={space.id} {...props} space={space} />
          ))}
          <Arrow />
          <Falling row={row} colours={props.colours} names={props.names} />
        </div>
      ))}
    </section>
  );
}

const rowTop = (house: BuildingView, row: number): number =>
  house.rows.length > 2 ? 66 + (2 - row) * 52 : 97 + (1 - row) * 62;

const Arrow = () => (
  <span class="ty-out" data-help={t("web-troyes-help-arrow")}>
    <svg width="13" height="10" viewBox="0 0 13 10" aria-hidden="true">
      <path d="M0 5h11m-4-4 4 4-4 4" />
    </svg>
  </span>
);

/** A space; while one looks ahead, who would come and who would go. */
function Niche({ house, space, colours, ...props }: HouseProps & { space: SpaceView }) {
  const next = ahead.value.get(space.id);
  const citizen = (owner: Owner) => (
    <Piece key={String(owner)} kind="citizen" colour={colourOf(owner, colours)} width={26} />
  );
  return (
    <El
      id={space.id}
      class={`ty-niche ty-${house.colour} ${next === undefined ? "" : "is-changing"}`}
      label={spaceWords(house.building, space, props)}
    >
      {space.owner !== null && citizen(space.owner)}
      {next !== undefined && next !== null && <span class="ty-ghost">{citizen(next)}</span>}
    </El>
  );
}

/** Who would be expelled from a row by the dice that are chosen. */
function Falling({ row, colours, names }: Pick<Props, "colours" | "names"> & { row: SpaceView[] }) {
  const falls = fallingFrom(row);
  if (!falls) return null;
  const words = t("troyes-gives-expels", { owner: ownerName(falls, { names }) });
  return (
    <span class="ty-falling" role="img" aria-label={words} data-help={words}>
      <Piece kind="lying" colour={colourOf(falls, colours)} width={27} />
    </span>
  );
}

function fallingFrom(row: SpaceView[]): Owner | null {
  const { choices } = table.touch.value;
  const indices = choices.get(row[0]?.id ?? "") ?? [];
  for (const index of indices) {
    const told = table.offer.value?.choices[index]?.effect.find((msg) => msg.key === "troyes-gives-expels");
    if (told) return ownerIn(told);
  }
  return null;
}

/** The name of a building, its estate, and what a citizen there costs every round. */
function Head({ house, facts }: HouseProps) {
  const wage = facts.buildings[house.building].salary;
  return (
    <div class="ty-house-head">
      <El id={house.id} class="ty-title-el" label={buildingName(house.building)}>
        <span class={`ty-round ty-${house.colour}`}>
          <Icon name={iconOf(house.colour) ?? "estates"} size={15} />
        </span>
        <h2>{buildingName(house.building)}</h2>
      </El>
      <span class="ty-wage" data-help={t("web-troyes-wage", { n: wage })}>
        {num(-wage)}
        <Icon name="denier" size={15} />
        <span class="tf-sr">{t("web-troyes-wage", { n: wage })}</span>
      </span>
    </div>
  );
}

/** Who would lie there, if one looks ahead. */
function comingTo(house: BuildingView): Owner[] {
  return [...ahead.value].flatMap(([id, owner]) =>
    owner !== null && id.startsWith(`lying.${house.building}.`) && !house.lying.some((each) => each.id === id)
      ? [owner]
      : [],
  );
}

/** Expelled this round: they protect the others of their colour, and may be taken from here. */
function Lying({ house, colours, ...props }: HouseProps) {
  return (
    <div class="ty-lying">
      {house.lying.map(({ id, owner }) => (
        <El
          key={id}
          id={id}
          class="ty-lying-el"
          label={t("web-troyes-lying", { owner: ownerName(owner, props) })}
        >
          <Piece kind="lying" colour={colourOf(owner, colours)} width={35} />
        </El>
      ))}
      {comingTo(house).map((owner) => (
        <span key={String(owner)} class="ty-ghost">
          <Piece kind="lying" colour={colourOf(owner, colours)} width={35} />
        </span>
      ))}
    </div>
  );
}
