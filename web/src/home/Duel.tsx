// The daily duel: the same cards for everyone against the same automa. One try counts; lines compare after it.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language } from "../i18n/language.ts";
import { t } from "../i18n/messages.ts";
import { num } from "../i18n/numbers.ts";
import { api, problemOf } from "../net/api.ts";
import { inPage } from "../net/base.ts";
import { browserWord } from "../net/browser.ts";
import type { DailyReply, MyTable } from "../net/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { go } from "../ui/router.ts";
import { settings } from "../ui/settings.ts";
import { dayShown, median, myDuel, placeOf } from "./duels.ts";
import { Segments } from "./Segments.tsx";
import { sit } from "./start.ts";

type Props = { games: string[]; mine: MyTable[] };

/** A duel for every game of the server; nothing as long as the server has not said which. */
export function Duel({ games, mine }: Props) {
  const game = useSignal("");
  const chosen = game.value || games[0] || "";
  const daily = useSignal<DailyReply | null>(null);
  useEffect(() => {
    daily.value = null;
    if (!chosen) return;
    api
      .daily(chosen)
      .then((reply) => (daily.value = reply))
      .catch(() => undefined);
  }, [chosen]);
  const now = daily.value;
  return (
    <section class="hm-panel hm-duel" aria-label={t("web-duel")}>
      <header>
        <Icon name="duel" size={20} />
        <h2>{t("web-duel")}</h2>
        {now && (
          <span>
            {dayShown(now.day, language.value)} · <TimeLeft seconds={now.left} />
          </span>
        )}
      </header>
      <p>{t(inPage ? "web-server-duel" : "web-duel-what")}</p>
      {games.length > 1 && (
        <Segments
          label={t("web-duel-game")}
          values={games.map((id) => [id, t(`web-game-${id}-short`)])}
          value={chosen}
          set={(value) => (game.value = value)}
        />
      )}
      {now && <Today key={chosen} daily={now} duel={myDuel(mine, chosen, now.day)} />}
    </section>
  );
}

function TimeLeft({ seconds }: { seconds: number }) {
  const hours = Math.floor(seconds / 3600);
  return (
    <>
      {hours > 0 ? t("web-duel-hours", { n: hours }) : t("web-duel-minutes", { n: Math.ceil(seconds / 60) })}
    </>
  );
}

/** How today's duel stands, and what can be done about it. */
function Today({ daily, duel }: { daily: DailyReply; duel: MyTable | null }) {
  const problem = useSignal("");
  const scores = daily.scores.map((entry) => entry.score);
  const result = duel?.table.outcome?.scores[0]?.total ?? null;
  const take = async (practice: boolean) => {
    try {
      sit(await api.playDaily(daily.game, { browser: browserWord(), name: settings.value.name, practice }));
    } catch (error) {
      problem.value = problemOf(error);
    }
  };
  return (
    <>
      <div class="hm-figures">
        {result !== null && <Figure value={result} label={yourPlace(result, scores)} />}
        {scores.length > 0 && <Figure value={Math.max(...scores)} label={t("web-duel-best")} />}
        {scores.length > 1 && (
          <Figure value={median(scores)} label={t("web-duel-median", { n: scores.length })} />
        )}
        {scores.length === 0 && !inPage && <p class="hm-empty">{t("web-duel-nobody")}</p>}
        {result === null ? (
          <button
            type="button"
            class="hm-go"
            data-duel={duel ? "running" : "new"}
            onClick={() => void take(false)}
          >
            {t(duel ? "web-duel-continue" : "web-duel-take")}
          </button>
        ) : (
          <button
            type="button"
            class="hm-go"
            data-duel="over"
            onClick={() => go(`/duel/${daily.game}/${daily.day}`)}
          >
            {t("web-duel-compare")}
          </button>
        )}
      </div>
      {result !== null && (
        <p class="hm-practise">
          <button type="button" class="tf-button is-small" data-practise onClick={() => void take(true)}>
            {t("web-duel-practise")}
          </button>{" "}
          {t("web-duel-practise-why")}
        </p>
      )}
      {problem.value && <p role="alert">{problem.value}</p>}
    </>
  );
}

function yourPlace(result: number, scores: number[]): string {
  const n = scores.length;
  return n > 1 ? t("web-duel-place", { place: placeOf(result, scores), n }) : t("web-duel-yours");
}

function Figure({ value, label }: { value: number; label: string }) {
  return (
    <div class="hm-figure">
      <b>{num(value)}</b>
      <span>{label}</span>
    </div>
  );
}
