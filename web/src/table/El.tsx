// Anything on a board that can be touched. A board only names the element; what may be done with it,
// its number, and why it is refused come from the offer.

import { num, run } from "../i18n/numbers.ts";
import { type ComponentChildren, type CSSProperties, createContext } from "preact";
import { useContext } from "preact/hooks";
import { aimAt, aimedAt } from "./aim.ts";
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

/** Whether something around it can be touched, or even chosen: a button in a button would be lost to screen readers. */
const Inside = createContext<"" | "touched" | "chosen">("");

/** Numbers of two digits are in the rail: over a board they would only hide it. */
const MOST_NUMBERS = 9;

export function El({ id, label, class: cls = "", style, as: Tag = "div", only, children }: ElProps) {
  const touch = table.touch.value;
  const inside = useContext(Inside);
  const indices = only ?? touch.choices.get(id) ?? [];
  // Why a part of what can be chosen cannot is in the list of reasons.
  const refusals = inside === "chosen" ? [] : (touch.refusals.get(id) ?? []);
  const chosen = table.selected.value;
  const legal = indices.length > 0;
  const next = legal || only || inside ? [] : (table.leads.value.get(id) ?? []); // what would lead here
  const state = legal ? "legal" : next.length > 0 ? "lead" : refusals.length > 0 ? "refused" : "idle";
  const classes = ["el", cls, `el-${state}`];
  if (chosen !== null && indices.includes(chosen)) classes.push("el-chosen");
  if (table.hovered.value !== null && indices.includes(table.hovered.value)) classes.push("el-hover");
  if (aimedAt.value === id) classes.push("el-aimed");
  if (table.marked.value.has(id)) classes.push("el-marked");
  if (table.guided.value.has(id)) classes.push("el-guided");
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
        <Inside.Provider value={inside}>{children}</Inside.Provider>
        {null /* where the number would be: the same shape, so that the children stay when it comes */}
      </Tag>
    );
  }
  const first = indices[0];
  const pointed = first ?? next[0];
  const point = (): void => {
    if (pointed !== undefined) table.hovered.value = pointed;
  };
  const leave = (): void => {
    if (pointed !== undefined) table.hovered.value = null;
  };
  const press = (target: EventTarget | null): void => {
    if (state === "lead") aimAt(id, target as HTMLElement);
    else table.touchElement(id, target as HTMLElement, indices);
  };
  // A choice within another one is for the pointer; keys and screen readers have it in the list.
  const button = {
    role: "button" as const,
    tabIndex: legal ? 0 : -1,
    "aria-label": table.describe(id, label, legal ? indices : next),
    "aria-haspopup": indices.length > 1 || next.length > 1 ? ("menu" as const) : undefined,
  };
  return (
    <Tag
      class={classes.join(" ")}
      style={style}
      data-el={id}
      data-ring={ring}
      {...(inside === "chosen" ? {} : button)}
      onClick={(event) => {
        event.stopPropagation();
        press(event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" || event.key === " ") {
          event.preventDefault();
          event.stopPropagation();
          press(event.currentTarget);
        }
      }}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <Inside.Provider value={legal ? "chosen" : "touched"}>{children}</Inside.Provider>
      {legal && first !== undefined && first < MOST_NUMBERS && (
        <span class="el-number" aria-hidden="true">
          {indices.length > 1 ? run(`${num(first + 1)}+`) : num(first + 1)}
        </span>
      )}
    </Tag>
  );
}
