// One of a few: buttons side by side. One stop for Tab; arrows choose, as in a group of radio buttons.

import { useRef } from "preact/hooks";
import { capital } from "../i18n/letters.ts";
import { Icon } from "../ui/Icon.tsx";

interface SegmentsProps {
  label: string;
  /** Its name, its words, and a picture where it has one. */
  values: [string, string, string?][];
  value: string;
  set: (value: string) => void;
}

export function Segments({ label, values, value, set }: SegmentsProps) {
  const group = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    values.findIndex(([name]) => name === value),
  );
  const walk = (event: KeyboardEvent) => {
    const to = destination(
      event.key,
      at,
      values.length,
      getComputedStyle(group.current as Element).direction,
    );
    const chosen = values[to];
    if (!chosen) return;
    event.preventDefault();
    set(chosen[0]);
    group.current?.querySelectorAll("button")[to]?.focus();
  };
  return (
    <div ref={group} class="hm-segments" role="radiogroup" aria-label={label} onKeyDown={walk}>
      {values.map(([name, text, icon], i) => (
        <button
          key={name}
          type="button"
          role="radio"
          aria-checked={value === name}
          tabIndex={i === at ? 0 : -1}
          class={value === name ? "is-on" : ""}
          onClick={() => set(name)}
        >
          {icon && <Icon name={icon} size={20} />}
          {capital(text)}
        </button>
      ))}
    </div>
  );
}

/** Where a key leads, round and round; -1 for keys that lead nowhere. */
function destination(key: string, at: number, count: number, direction: string): number {
  const on = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const back = direction === "rtl" ? "ArrowRight" : "ArrowLeft";
  if (key === on || key === "ArrowDown") return (at + 1) % count;
  if (key === back || key === "ArrowUp") return (at + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : -1;
}
