// The colour of a seat: its shield, and a list of those that can be had.

import { t } from "../i18n/messages.ts";
import { Icon } from "./Icon.tsx";
import { COLOURS } from "./icons/heraldry.ts";

interface ColourPickProps {
  value: string;
  /** Colours that others have. */
  taken: readonly string[];
  /** Whose colour it is, for screen readers. */
  name: string;
  set: (colour: string) => void;
}

export function ColourPick({ value, taken, name, set }: ColourPickProps) {
  const free = COLOURS.filter((colour) => colour === value || !taken.includes(colour));
  return (
    <span class={`cp c-${value}`}>
      <Icon name={`shield-${value}`} size={26} />
      <select
        aria-label={t("web-colour-of", { name })}
        value={value}
        onChange={(event) => set((event.currentTarget as HTMLSelectElement).value)}
      >
        {free.map((colour) => (
          <option key={colour} value={colour}>
            {t(`web-colour-${colour}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
