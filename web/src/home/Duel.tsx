// The daily duel: the same seed for everyone against the same automa; lines compare after finishing.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/messages.ts";
import { api, Refused } from "../net/api.ts";
import type { DailyReply } from "../net/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { settings } from "../ui/settings.ts";
import { Segments } from "./Segments.tsx";
import { sit } from "./start.ts";

type Props = { games: string[] };

/** A duel for every game of the server; nothing as long as the server has not said which. */
export function Duel({ games }: Props) {
  const game = useSignal("");
  const chosen = game.value || games[0] || "";
  const daily = useSignal<DailyReply | null>(null);
  const problem = useSignal("");
  useEffect(() => {
    daily.value = null;
    if (!chosen) return;
    api
      .daily(chosen)
      .then((reply) => (daily.value = reply))
      .catch(() => undefined);
  }, [chosen]);
  const take = async () => {
    try {
      sit(await api.playDaily(chosen, settings.value.name));
    } catch (error) {
      problem.value = error instanceof Refused ? error.message : t("web-no-server");
    }
  };
  const scores = (daily.value?.scores ?? []).map((entry) => entry.score);
  const day = daily.value?.day;
  return (
    <section class="hm-panel hm-duel" aria-label={t("web-duel")}>
      <header>
        <Icon name="duel" size={20} />
        <h2>{t("web-duel")}</h2>
        {day && <span>{new Date(`${day}T12:00:00`).toLocaleDateString(settings.value.language, { day: "numeric", month: "long" })}</span>}
      </header>
      <p>{t("web-duel-what")}</p>
      {games.length > 1 && (
        <Segments
          label={t("web-duel-game")}
          values={games.map((id) => [id, t(`web-game-${id}-short`)])}
          value={chosen}
          set={(value) => (game.value = value)}
        />
      )}
      <div class="hm-figures">
        <Figure value={scores.length ? Math.max(...scores) : null} label={t("web-duel-best")} />
        <Figure value={median(scores)} label={t("web-duel-median", { n: scores.length })} />
        <button type="button" class="hm-go" data-duel disabled={!chosen} onClick={() => void take()}>
          {t("web-duel-take")}
        </button>
      </div>
      {problem.value && <p role="alert">{problem.value}</p>}
    </section>
  );
}

function Figure({ value, label }: { value: number | null; label: string }) {
  return (
    <div class="hm-figure">
      <b>{value ?? "–"}</b>
      <span>{label}</span>
    </div>
  );
}

function median(scores: number[]): number | null {
  const sorted = [...scores].sort((a, b) => a - b);
  return sorted.length ? (sorted[Math.floor(sorted.length / 2)] as number) : null;
}
