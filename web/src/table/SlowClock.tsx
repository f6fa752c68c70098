// Clocks of games over days: how much is left, in days and hours, and what happens when it has run out.

import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/messages.ts";
import type { Clock } from "../net/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { heardAt } from "./heard.ts";
import { info } from "./session.ts";
import { spanOf } from "./span.ts";

const MINUTE = 60_000;
const minutes = signal(0); // counts on, so that what is left is looked at again

export const isSlow = (clock: Clock | null | undefined): clock is Clock =>
  Boolean(clock && clock.kind !== "choices");

/** Time in the two largest units that say something: 2 days and 5 hours, 5 hours and 10 minutes. */
export function spanWords(seconds: number, form: "brief" | "long" = "long"): string {
  const span = spanOf(seconds);
  return t(`web-span-${span.kind}-${form}`, { ...span });
}

/** What a clock means, in words: how much time there is, and what comes after it. */
export function ClockWords({ clock }: { clock: Clock }) {
  if (!isSlow(clock)) return null;
  const [total, bonus] = [spanWords(clock.total), spanWords(clock.bonus ?? 0)];
  return (
    <p class="lb-clock" data-clock={clock.kind}>
      <Icon name="hourglass" size={16} />{" "}
      {clock.kind === "each" ? t("web-slow-each", { total }) : t("web-slow-turns", { total, bonus })}{" "}
      {t(`web-slow-out-${clock.out}`)}
    </p>
  );
}

/** What is left of seconds that were told, now that a minute has passed or not. */
function leftNow(told: number, at: number, _minute: number): number {
  return Math.max(0, told - (Date.now() - heardAt(at)) / 1000);
}

/** On the plaque of whoever is to play, in a game over days: how much time is left. */
export function SlowSign({ who, brief = false }: { who: number; brief?: boolean }) {
  useEffect(() => {
    const timer = setInterval(() => (minutes.value += 1), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const now = info.value;
  const seat = now?.seats[who];
  if (!now || !seat || !isSlow(now.clock) || now.status !== "playing" || seat.stand_in) return null;
  if (seat.seconds_left === null || !now.waiting.includes(who)) return null;
  const left = leftNow(seat.seconds_left, now.now, minutes.value);
  const label = left > 0 ? t("web-slow-left", { time: spanWords(left) }) : t("web-slow-no-time");
  return (
    <small class={`ab-sign ${left > 0 ? "" : "is-out"}`} data-time-left={who}>
      <Icon name="hourglass" size={12} title={label} />
      {!brief && <span aria-hidden="true">{left > 0 ? spanWords(left, "brief") : t("web-slow-out")}</span>}
    </small>
  );
}
