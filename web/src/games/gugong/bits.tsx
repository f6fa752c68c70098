// Small parts of the board: places, headings, chips of actions, tokens, numbers with a symbol.

import { num } from "../../i18n/numbers.ts";
import type { ComponentChildren, CSSProperties } from "preact";
import { Icon } from "../../ui/Icon.tsx";
import { hasUnchecked } from "./doubt.ts";
import { iconOf } from "./icons/index.ts";
import type { GugongFacts } from "./shapes.ts";

/** A box on the board, in design pixels. Boards are never mirrored. */
export function box(x: number, y: number, width?: number, height?: number): CSSProperties {
  return {
    insetInlineStart: `${x}px`,
    insetBlockStart: `${y}px`,
    ...(width === undefined ? {} : { inlineSize: `${width}px` }),
    ...(height === undefined ? {} : { blockSize: `${height}px` }),
  };
}

/** A box around a point. */
export const around = (x: number, y: number, width: number, height = width): CSSProperties =>
  box(x - width / 2, y - height / 2, width, height);

/** The red seal with a location's number, and its name. */
export function Title({ n, name, children }: { n: number; name: string; children?: ComponentChildren }) {
  return (
    <header class="gg-title">
      <span class="gg-seal-number" aria-hidden="true">
        {num(n)}
      </span>
      <h2>{name}</h2>
      {children}
    </header>
  );
}

/** A piece of a chip: words, a symbol by name, or an arrow. */
export type Part = string | { icon: string } | "→";

export const icon = (name: string): { icon: string } => ({ icon: name });

/** Words and symbols in a row. */
export function Parts({ parts, size = 14 }: { parts: Part[]; size?: number }) {
  return (
    <>
      {parts.map((part, i) => {
        if (part === "→") return <Icon key={i} name="arrow" size={size - 4} />;
        if (typeof part === "string") return <span key={i}>{part}</span>;
        return <Icon key={i} name={iconOf(part.icon) ?? "question"} size={size} />;
      })}
    </>
  );
}

/** A number and what is counted. */
export function Counted({
  n,
  name,
  size = 16,
  plus = false,
}: {
  n: number;
  name: string;
  size?: number;
  plus?: boolean;
}) {
  return (
    <span class="gg-counted">
      <b class="gg-num">{num(n, { sign: plus })}</b>
      <Icon name={iconOf(name) ?? "question"} size={size} />
    </span>
  );
}

/** A discreet mark on values that are reconstructed, once for all of a kind. */
export function Reconstructed({ facts, path }: { facts: GugongFacts; path: string }) {
  if (!hasUnchecked(path, facts)) return null;
  return (
    <span class="gg-origin" data-doubt={`gugong ${path}`} aria-hidden="true">
      °
    </span>
  );
}
