// Small parts of the boards: rewards, pieces, worker spaces.

import type { ComponentChildren } from "preact";
import { El } from "../../table/El.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { iconOf } from "./icons/index.ts";
import { type Item, type PaladinsFacts, type SlotKind, type SlotView, WORKERS } from "./shapes.ts";
import { slotName, workerName } from "./words.ts";
import { t } from "../../i18n/messages.ts";
import { num } from "../../i18n/numbers.ts";

/** A reward or cost: workers stand side by side, goods are counted. */
export function Items({ items, size }: { items: Item[]; size: number }) {
  return (
    <>
      {items.map(([name, n], i) => (
        <Amount key={i} name={name} n={n} size={size} />
      ))}
    </>
  );
}

const MOST_SIDE_BY_SIDE = 2;

export function Amount({ name, n, size }: { name: string; n: number; size: number }) {
  const icon = iconOf(name) ?? "question";
  const people = (WORKERS as readonly string[]).includes(name);
  if (people && n <= MOST_SIDE_BY_SIDE) {
    return (
      <>
        {Array.from({ length: n }, (_, i) => (
          <Icon key={i} name={icon} size={size} />
        ))}
      </>
    );
  }
  return (
    <>
      {n !== 1 && <b class="pb-n">{num(n)}</b>}
      <Icon name={icon} size={size} />
    </>
  );
}

/** A price: always with its number. */
export function Price({ name, n, size }: { name: string; n: number; size: number }) {
  return (
    <span class="pb-price">
      {num(n)}
      <Icon name={iconOf(name) ?? "question"} size={size} />
    </span>
  );
}

/** Alternatives with "or" between them. */
export function Choices({ sets, size }: { sets: Item[][]; size: number }) {
  return (
    <>
      {sets.map((items, i) => (
        <span key={i} class="pb-set">
          {i > 0 && <i class="pb-or">{t("web-paladins-or")}</i>}
          <Items items={items} size={size} />
        </span>
      ))}
    </>
  );
}

export const Gives = () => <Icon name="arrow" size={9} class="pb-gives" />;

// --- pieces -----------------------------------------------------------------------------------------

/** Where the charge sits on a piece, on its 24 grid. */
const CHARGE_AT = { monk: 14, outpost: 11.8, jar: 10.2 } as const;
const CHARGE = 6.6;

/** A monk, outpost or jar in a player's colour, with the player's charge. */
export function Piece({
  kind,
  colour,
  size,
}: {
  kind: keyof typeof CHARGE_AT;
  colour: string;
  size: number;
}) {
  return (
    <svg class={`ic pb-piece c-${colour}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#i-${kind}`} />
      <use
        class="pb-charge"
        href={`#i-charge-${colour}`}
        x={12 - CHARGE / 2}
        y={CHARGE_AT[kind]}
        width={CHARGE}
        height={CHARGE}
      />
    </svg>
  );
}

export const Shield = ({ colour, size, title }: { colour: string; size: number; title?: string }) => (
  <Icon name={`shield-${colour}`} size={size} {...(title ? { title } : {})} />
);

// --- worker spaces ----------------------------------------------------------------------------------

interface SlotProps {
  kind: SlotKind;
  slot?: Pick<SlotView, "worker" | "workshop">;
  round?: boolean; // the third space of an action: never a workshop
  small?: boolean;
}

/** What a worker space looks like: empty with a ghost of who may stand there, taken, or a workshop. */
export function SlotFace({ kind, slot, round = false, small = false }: SlotProps) {
  const size = small ? 18 : 24;
  const classes = ["pb-slot", `pb-slot-${kind}`];
  if (round) classes.push("pb-slot-round");
  if (small) classes.push("pb-slot-small");
  if (slot?.workshop) classes.push("pb-slot-shop");
  return (
    <span class={classes.join(" ")}>
      {slot?.workshop ? (
        <Icon name="workshop" size={size - 2} />
      ) : slot?.worker ? (
        <Icon name={slot.worker} size={size} class="pb-standing" />
      ) : (
        kind !== "any" && <Icon name={kind} size={size - 4} class="pb-ghost-worker" />
      )}
    </span>
  );
}

export function slotWords(kind: SlotKind, slot: SlotView): string {
  if (slot.workshop) return t("web-paladins-slot-workshop");
  const who = slotName(kind);
  return slot.worker
    ? t("web-paladins-slot-taken", { who, worker: workerName(slot.worker) })
    : t("web-paladins-slot-free", { who });
}

export function Slot({ kind, slot, round }: { kind: SlotKind; slot: SlotView; round: boolean }) {
  return (
    <El
      id={slot.id}
      as="span"
      label={slotWords(kind, slot)}
      class={`pb-slot-el ${round ? "pb-slot-round" : ""}`}
    >
      <SlotFace kind={kind} slot={slot} round={round} />
    </El>
  );
}

// --- headings and marks -----------------------------------------------------------------------------

export function Heading({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children?: ComponentChildren;
}) {
  return (
    <div class="pb-heading">
      <h2>{title}</h2>
      {note && <span>{note}</span>}
      {children}
    </div>
  );
}

/** A discreet mark on values no rulebook or public source confirms. */
export function Reconstructed({ facts, path }: { facts: PaladinsFacts; path: string }) {
  if (facts.provenance[path] !== "reconstructed") return null;
  return (
    <span class="pb-origin" data-doubt={`paladins ${path}`} aria-hidden="true">
      °
    </span>
  );
}
