// The boards of a game on a phone, one part at a time: a tab for each, with how much may be touched there.

import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { AnyZone } from "../games/contract.ts";
import { t } from "../i18n/messages.ts";
import { num } from "../i18n/numbers.ts";
import { elementsOf } from "./marks.ts";
import { acting } from "./pace.ts";
import { table } from "./state.ts";
import type { FrameProps } from "./TablePage.tsx";
import { countIn, elementsIn, zoneFor } from "./zones.ts";

const open = signal(0);

export function PhoneZones({ zones, props }: { zones: AnyZone[] } & Pick<FrameProps, "props">) {
  const offer = table.offer.value;
  const choices = table.held.value ? [] : (offer?.choices ?? []);
  const counts = zones.map((zone) => countIn(choices, zone.holds));
  const decision = offer?.decision ?? -1;
  useEffect(() => {
    open.value = zoneFor(open.peek(), counts);
  }, [decision]);
  const told = acting.value;
  useEffect(() => {
    // what is told, or looked back at, is to be seen
    const elements = told.flatMap((line) => elementsOf(line, true));
    open.value = zoneFor(open.peek(), elementsIn(elements, zones));
  }, [told]);
  const shown = zones[open.value] ?? zones[0];
  if (!shown) return null;
  return (
    <>
      <nav class="ph-zone-tabs" aria-label={t("web-sections")}>
        {zones.map((zone, i) => (
          <button
            key={zone.label}
            type="button"
            class={zone === shown ? "is-on" : ""}
            aria-current={zone === shown ? "true" : undefined}
            onClick={() => (open.value = i)}
          >
            {t(zone.label)}
            {(counts[i] ?? 0) > 0 && (
              <span class="ph-zone-count">
                <span aria-hidden="true">{num(counts[i] ?? 0)}</span>
                <span class="tf-sr">{t("web-zone-choices", { n: counts[i] ?? 0 })}</span>
              </span>
            )}
          </button>
        ))}
      </nav>
      <div class="ph-page ph-zone" dir="ltr" tabIndex={0} role="group" aria-label={t(shown.label)}>
        <shown.Zone {...props} />
      </div>
    </>
  );
}

interface FitProps {
  width: number; // what the part is drawn for
  height?: number; // if it shall be seen whole
  most?: number; // how much larger it may get
  children: preact.ComponentChildren;
}

const LEAST = 0.75; // smaller could not be touched: rather scroll

/** A part of a board drawn for one size, as large as the page lets it be. */
export function Fit({ width, height, most = 1.8, children }: FitProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [inner, outer] = [box.current, box.current?.parentElement];
    if (!inner || !outer) return undefined;
    const fit = () => {
      const style = getComputedStyle(outer);
      const across =
        (outer.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd)) /
        width;
      const down = height
        ? (outer.clientHeight - parseFloat(style.paddingBlockStart) - parseFloat(style.paddingBlockEnd)) /
          height
        : most;
      inner.style.zoom = String(Math.min(most, across, Math.max(LEAST, down)));
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(outer);
    return () => watch.disconnect();
  }, [width, height, most]);
  return (
    <div ref={box} class="ph-fit" style={{ inlineSize: `${width}px` }}>
      {children}
    </div>
  );
}
