// A day's duel compared: everybody's points by source, where their lines leave mine, and their games to look at.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { hasTable } from "../games/registry.ts";
import { language } from "../i18n/language.ts";
import { t } from "../i18n/messages.ts";
import { num } from "../i18n/numbers.ts";
import { api, problemOf } from "../net/api.ts";
import type { DailyLine, LinesReply } from "../net/messages.ts";
import { myTables } from "../net/mine.ts";
import { seats } from "../net/seats.ts";
import { dayBefore, dayShown, myDuel, placeOf, sameStart } from "./duels.ts";
import { PageHead } from "./PageHead.tsx";

interface Compared {
  lines: LinesReply["lines"];
  mine: string; // the table of my own line
  commit: string; // to the key that the cards come from
  key: string; // the key itself, when the day is over
}

export function DuelPage({ game, day }: { game: string; day: string }) {
  const found = useSignal<Compared | null>(null);
  const problem = useSignal("");
  useEffect(() => {
    compare(game, day)
      .then((compared) => (found.value = compared))
      .catch((error: unknown) => (problem.value = problemOf(error)));
  }, []);
  return (
    <div class="hm">
      <PageHead page="play" />
      <main class="pg pg-duel">
        <h1>{t("web-duel-of", { game: gameName(game), day: dayShown(day, language.value) })}</h1>
        {problem.value && <p role="alert">{problem.value}</p>}
        {!found.value && !problem.value && <p role="status">{t("web-loading")}</p>}
        {found.value?.lines.length === 0 && <p>{t("web-duel-nobody")}</p>}
        {found.value && found.value.lines.length > 0 && <Lines game={game} {...found.value} />}
        {found.value?.commit && (
          <p class="lb-fair">
            {t("web-duel-fair")} <code>{found.value.commit}</code>
          </p>
        )}
        {found.value?.key && (
          <p class="lb-fair">
            {t("web-duel-key")} <code>{found.value.key}</code>
          </p>
        )}
        <p class="pg-ways">
          <a class="tf-button" href="#/">
            {t("web-to-home")}
          </a>
          <a class="tf-button" href={`#/duel/${game}/${dayBefore(day)}`}>
            {t("web-duel-before")}
          </a>
        </p>
      </main>
    </div>
  );
}

/** A game's name, where the address names one. */
function gameName(game: string): string {
  return hasTable(game) ? t(`web-game-${game}`) : game;
}

/** The lines of a day: my own finished duel opens those of today. */
async function compare(game: string, day: string): Promise<Compared> {
  const tables = await myTables();
  const mine = myDuel(tables, game, day)?.table.id ?? "";
  const reply = await api.lines(game, day, mine && seats.secretOf(mine));
  const { commit = "", key = "" } = await api.daily(game, day);
  return { lines: reply.lines, mine, commit, key };
}

function Lines({ game, lines, mine }: Compared & { game: string }) {
  const own = lines.find((line) => line.table === mine);
  const scores = lines.map((line) => line.score.score);
  const parts = Object.keys(lines[0]?.score.parts ?? {}).filter((part) =>
    lines.some((line) => line.score.parts[part]),
  );
  return (
    <section class="hm-panel du-scroll" tabIndex={0} aria-label={t("web-duel-lines")}>
      <table class="du-lines">
        <thead>
          <tr>
            <th scope="col">{t("web-duel-col-place")}</th>
            <th scope="col">{t("web-duel-col-player")}</th>
            <th scope="col">{t("web-score-total")}</th>
            <th scope="col">{t("web-duel-col-margin")}</th>
            <td />
            {own && <th scope="col">{t("web-duel-col-same")}</th>}
            {parts.map((part) => (
              <th key={part} scope="col">
                {t(`${game}-score-${part.replaceAll("_", "-")}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr
              key={line.table}
              class={line === own ? "is-mine" : ""}
              data-line={line === own ? "mine" : "other"}
            >
              <td>{num(placeOf(line.score.score, scores))}</td>
              <th scope="row">
                {line.score.name || t("seat-player", { n: 1 })}{" "}
                {line === own && <small>{t("web-sign-you")}</small>}
              </th>
              <td>
                <b>{num(line.score.score)}</b>
              </td>
              <td>
                <bdi>{signed(line.score.margin)}</bdi>
              </td>
              <td>
                <a class="tf-button is-small" href={`#/table/${line.table}`}>
                  {t("web-look")}
                </a>
              </td>
              {own && (
                <td>
                  {line === own ? "" : t("web-duel-same", { n: sameStart(choicesOf(own), choicesOf(line)) })}
                </td>
              )}
              {parts.map((part) => (
                <Part key={part} line={line} own={own} part={part} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Points of one source, and how many more or less than mine. */
function Part({ line, own, part }: { line: DailyLine; own: DailyLine | undefined; part: string }) {
  const points = line.score.parts[part] ?? 0;
  const more = own && line !== own ? points - (own.score.parts[part] ?? 0) : 0;
  return (
    <td>
      {num(points)}
      {more !== 0 && (
        <small class={more > 0 ? "is-more" : "is-less"}>
          {" "}
          <bdi>{signed(more)}</bdi>
        </small>
      )}
    </td>
  );
}

const signed = (n: number): string => num(n, { sign: true });
const choicesOf = (line: DailyLine): unknown[] => (line.record as { choices: unknown[] }).choices;
