// The clock of a table in a sentence or two, whether it counts days or minutes.

import { t } from "../i18n/messages.ts";
import type { Clock } from "../net/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { ClockWords, isSlow } from "./SlowClock.tsx";

const MINUTE = 60;

export function ClockRule({ clock }: { clock: Clock | null }) {
  if (isSlow(clock)) return <ClockWords clock={clock} />;
  return (
    <p class="lb-clock">
      <Icon name="hourglass" size={16} /> {quickWords(clock)}
    </p>
  );
}

function quickWords(clock: Clock | null): string {
  if (!clock) return t("web-clock-none-what");
  return t("web-clock-game-what", { minutes: Math.round(clock.total / MINUTE), seconds: clock.bonus ?? 0 });
}
