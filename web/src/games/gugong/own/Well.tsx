// A well of the tray: a heading with a number, and what lies in it.

import type { ComponentChildren } from "preact";
import { num } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";

interface WellProps {
  title: string;
  n?: number | string;
  /** What the number would become. */
  then?: number | undefined;
  id?: string;
  label?: string;
  class?: string;
  /** Beside the number. */
  sign?: ComponentChildren;
  children: ComponentChildren;
}

export function Well({ title, n, then, id, label, class: extra = "", sign, children }: WellProps) {
  return (
    <section class={`gg-well ${extra}`}>
      <header>
        <h3>{title}</h3>
        {n !== undefined && (
          <span class="gg-num gg-well-n">
            <b>{typeof n === "number" ? num(n) : n}</b>
            {then !== undefined && (
              <em>
                <Icon name="arrow" size={10} />
                {num(then)}
              </em>
            )}
          </span>
        )}
        {sign}
      </header>
      {id ? (
        <El id={id} class="gg-well-in" {...(label ? { label } : {})}>
          {children}
        </El>
      ) : (
        <div class="gg-well-in">{children}</div>
      )}
    </section>
  );
}
