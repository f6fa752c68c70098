// Decrees: two tiles of each level, who has a servant on them, and what they cost the one who looks.

import { sentences, t } from "../../../i18n/messages.ts";
import { num, roman, run } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { FigurePiece } from "../art/pieces.tsx";
import { Ground } from "../art/grounds.tsx";
import { box, icon, type Part, Parts, Reconstructed } from "../bits.tsx";
import { colourAt, type Props } from "../seats.ts";
import type { DecreeFacts, DecreeView } from "../shapes.ts";
import { decreeWords, namesOf } from "../words.ts";
import { Location, type LocationProps } from "./Location.tsx";

const SIZE = { width: 372, height: 262 };
const SIGNED = { sign: true };

/** What a decree does, in symbols and numbers. */
const EFFECTS: Record<string, (decree: DecreeFacts) => Part[]> = {
  morning_intrigue: ({ amount }) => [icon("intrigue"), num(amount, SIGNED)],
  morning_ship: ({ amount }) => [icon("ship"), num(amount, SIGNED), icon("servant")],
  morning_servants: ({ amount }) => [icon("servant"), num(amount, SIGNED)],
  morning_envoy: ({ amount }) => [icon("envoy"), num(amount, SIGNED)],
  morning_swap: () => [icon("swap")],
  cheaper_travel: ({ amount }) => [icon("travel"), num(-amount)],
  cheaper_jade: ({ amount }) => [icon("jade"), num(-amount)],
  extra_on_wall: ({ amount }) => [icon("wall"), num(amount, SIGNED)],
  equal_is_higher: () => [icon("gift"), "="],
  cheaper_decrees: ({ amount }) => [icon("decree"), num(-amount)],
  vp_per_vp: ({ amount, per }) => [icon("vp"), run(`${num(amount)} / ${num(per)}`), icon("vp")],
  vp_at_end: ({ amount }) => [icon("vp"), num(amount)],
  vp_per_jade: ({ amount }) => [icon("vp"), run(`${num(amount)} /`), icon("jade")],
  vp_per_decree: ({ amount }) => [icon("vp"), run(`${num(amount)} /`), icon("decree")],
  vp_per_reward: ({ amount }) => [icon("vp"), run(`${num(amount)} /`), icon("ship")],
};

export const effectParts = (decree: DecreeFacts): Part[] => EFFECTS[decree.effect]?.(decree) ?? [];

export function Decrees(props: LocationProps) {
  const { view, facts, narrow = false } = props;
  const x = narrow ? 8 : 78;
  const width = narrow ? 176 : 143;
  return (
    <Location
      {...props}
      place="decrees"
      size={SIZE}
      slot={[14, 40]}
      ground={
        <Ground {...SIZE}>
          <rect {...SIZE} fill="var(--gg-decree-bg)" />
        </Ground>
      }
    >
      {view.decrees.map((decree, i) => (
        <Tile
          key={decree.id}
          {...props}
          decree={decree}
          style={box(x + (i % 2) * (width + 4), 35 + Math.floor(i / 2) * 75, width, 72)}
        />
      ))}
      {!narrow && (
        <>
          <p class="gg-note gg-rivals">
            {t("web-gugong-rivals", { n: num(facts.locations.decrees.rival_cost, { sign: true }) })}
            <Reconstructed facts={facts} path="decrees" />
          </p>
          <ImperialSeal />
        </>
      )}
    </Location>
  );
}

interface TileProps extends Props {
  decree: DecreeView;
  style: ReturnType<typeof box>;
}

function Tile({ decree, style, facts, names, colours, seat }: TileProps) {
  const printed = facts.decrees[decree.decree];
  if (!printed) return null;
  const mine = decree.seats.includes(seat);
  const note = t(`web-gugong-note-${printed.effect.replaceAll("_", "-")}`, { max: printed.max });
  return (
    <El
      id={decree.id}
      label={tileWords(decree, printed, { facts, names, mine })}
      class={`gg-decree is-level-${decree.level}`}
      style={style}
    >
      <span class="gg-level gg-num" aria-hidden="true">
        {roman(decree.level)}
      </span>
      <span class="gg-decree-effect">
        <Parts parts={effectParts(printed)} size={18} />
        {printed.vp > 0 && (
          <span class="gg-decree-vp gg-num">
            {num(printed.vp)}
            <Icon name="gg-vp" size={15} />
          </span>
        )}
      </span>
      <small class="gg-decree-note">{note}</small>
      <span class={`gg-decree-foot ${decree.seats.length > (mine ? 2 : 3) ? "is-full" : ""}`}>
        {decree.seats.map((each) => (
          <FigurePiece key={each} kind="servant" colour={colourAt(colours, each)} height={22} />
        ))}
        {mine ? <Yours colour={colourAt(colours, seat)} /> : <TilePrice decree={decree} />}
      </span>
    </El>
  );
}

function Yours({ colour }: { colour: string }) {
  return (
    <span class={`gg-yours c-${colour}`}>
      <Icon name="check" size={11} />
      {t("web-gugong-yours")}
    </span>
  );
}

function TilePrice({ decree: { price, now } }: { decree: DecreeView }) {
  return (
    <span class="gg-decree-price">
      {t("web-gugong-pay-word")}
      <b class={`gg-num ${now > price ? "is-more" : now < price ? "is-less" : ""}`}>{num(now)}</b>
      <Icon name="gg-servant" size={13} />
    </span>
  );
}

function tileWords(
  { decree, level, seats, now }: DecreeView,
  { vp }: DecreeFacts,
  { facts, names, mine }: Pick<Props, "facts" | "names"> & { mine: boolean },
): string {
  const parts = [t("web-gugong-decree-words", { level, what: decreeWords(facts, decree), vp })];
  if (seats.length > 0) parts.push(t("web-gugong-decree-servants", { names: namesOf(names, seats) }));
  parts.push(mine ? t("web-gugong-decree-yours") : t("web-gugong-decree-costs", { n: now }));
  return sentences(parts);
}

const ImperialSeal = () => (
  <svg class="gg-imperial" width="46" height="46" viewBox="0 0 46 46" aria-hidden="true">
    <rect width="46" height="46" rx="5" fill="var(--gg-lac)" />
    <path
      d="M6 6h34v34H6zM6 17h12v-5h10v5h12M6 29h12v5h10v-5h12M17 22h12v3H17z"
      fill="none"
      stroke="var(--gg-seal-cut)"
      stroke-width="2.2"
      stroke-linejoin="round"
    />
  </svg>
);
