// Anything on a board that can be touched. A board only names the element; what may be done with it,
// its number, and why it is refused come from the offer.

import type { ComponentChildren, CSSProperties } from "preact";
import { rings } from "./motion.ts";
import { table } from "./state.ts";

export interface ElProps {
  id: string; // the server's element id, e.g. "space.r2_3"
  label?: string; // what a screen reader says when nothing is offered here
  class?: string;
  style?: CSSProperties;
  as?: "div" | "span" | "li";
  only?: number[]; // the choices it stands for now, where those that name it are too many
  children?: ComponentChildren;
}

export function El({ id, label, class: cls = "", style, as: Tag = "div", only, children }: ElProps) {
  const touch = table.touch.value;
  const indices = only ?? touch.choices.get(id) ?? [];
  const refusals = touch.refusals.get(id) ?? [];
  const chosen = table.selected.value;
  const legal = indices.length > 0;
  const state = legal ? "legal" : refusals.length > 0 ? "refused" : "idle";
  const classes = ["el", cls, `el-${state}`];
  if (chosen !== null && indices.includes(chosen)) classes.push("el-chosen");
  if (table.hovered.value !== null && indices.includes(table.hovered.value)) classes.push("el-hover");
  if (table.marked.value.has(id)) classes.push("el-marked");
  if (table.why.value?.element === id) classes.push("el-why");
  const ring = rings.value.get(id); // the colour of whoever just acted here
  if (state === "idle") {
    return (
      <Tag
        class={classes.join(" ")}
        style={style}
        data-el={id}
        data-ring={ring}
        role={label && Tag !== "li" ? "group" : undefined}
        aria-label={label}
      >
        {children}
        {null /* where the number would be: the same shape, so that the children stay when it comes */}
      </Tag>
    );
  }
  const first = indices[0];
  const point = (): void => {
    if (legal && first !== undefined) table.hovered.value = first;
  };
  const leave = (): void => {
    if (legal) table.hovered.value = null;
  };
  return (
    <Tag
      class={classes.join(" ")}
      style={style}
      data-el={id}
      data-ring={ring}
      role="button"
      tabIndex={legal ? 0 : -1}
      aria-label={table.describe(id, label, indices)}
      aria-haspopup={indices.length > 1 ? "menu" : undefined}
      onClick={(event) => {
        event.stopPropagation();
        table.touchElement(id, event.currentTarget as HTMLElement, indices);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          event.stopPropagation();
          table.touchElement(id, event.currentTarget as HTMLElement, indices);
        }
      }}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {children}
      {legal && first !== undefined && (
        <span class="el-number" aria-hidden="true">
          {indices.length > 1 ? `${first + 1}+` : first + 1}
        </span>
      )}
    </Tag>
  );
}
