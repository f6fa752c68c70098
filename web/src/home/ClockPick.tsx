// The clock of an online table: none, or one of a few; what it means is said below.

import { useId } from "preact/hooks";
import { t } from "../i18n/messages.ts";
import { ClockRule } from "../table/ClockRule.tsx";
import { CLOCKS, clockNamed } from "./clocks.ts";

export function ClockPick({ value, set }: { value: string; set: (name: string) => void }) {
  const id = useId();
  return (
    <div class="ck">
      <label>
        {t("web-clock")}{" "}
        <select
          value={value}
          aria-describedby={id}
          onChange={(event) => set((event.currentTarget as HTMLSelectElement).value)}
        >
          {Object.keys(CLOCKS).map((name) => (
            <option key={name} value={name}>
              {t(`web-clock-${name}`)}
            </option>
          ))}
        </select>
      </label>
      <div id={id}>
        <ClockRule clock={clockNamed(value)} />
      </div>
    </div>
  );
}
