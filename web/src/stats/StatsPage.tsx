// The statistics of one's own games in this browser: by game, by opponents, the last ones.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { has, t } from "../i18n/messages.ts";
import { PageHead } from "../home/PageHead.tsx";
import { myTables } from "../net/mine.ts";
import { seats } from "../net/seats.ts";
import { dateWords } from "../ui/dates.ts";
import { saveJson } from "../ui/files.ts";
import { Icon } from "../ui/Icon.tsx";
import { byOpponents, clearGames, type Played, playedGames, sumOf } from "./games.ts";
import { resultWords } from "./words.ts";

const LAST = 10;

export function StatsPage() {
  useEffect(() => void myTables().catch(() => undefined), []); // games that ended meanwhile are counted by it
  const games = playedGames();
  const names = [...new Set(games.map(({ game }) => game))];
  return (
    <div class="hm">
      <PageHead page="statistics" />
      <main class="pg">
        <h1>{t("web-page-statistics")}</h1>
        <p>{t("web-stats-what")}</p>
        {games.length === 0 && <p class="hm-empty">{t("web-stats-none")}</p>}
        {names.map((game) => (
          <GameStats key={game} game={game} games={games.filter((played) => played.game === game)} />
        ))}
        {games.length > 0 && (
          <>
            <section class="hm-panel" aria-label={t("web-stats-last")}>
              <h2>{t("web-stats-last")}</h2>
              <ul>
                {games.slice(0, LAST).map((played) => (
                  <Last key={played.table} played={played} />
                ))}
              </ul>
            </section>
            <Keeping games={games} />
          </>
        )}
      </main>
    </div>
  );
}

function GameStats({ game, games }: { game: string; games: Played[] }) {
  const sum = sumOf(games);
  return (
    <section class="hm-panel ss-game" aria-label={t(`web-game-${game}`)}>
      <h2>
        <Icon name={`crest-${game}`} size={26} /> {t(`web-game-${game}`)}
      </h2>
      <dl class="ss-figures">
        <Figure name="web-stats-games" n={sum.games} />
        <Figure name="web-stats-won" n={sum.won} />
        <Figure name="web-stats-best" n={sum.best} />
        <Figure name="web-stats-average" n={sum.average} />
        <Figure name="web-stats-streak" n={sum.streak} />
        <Figure name="web-stats-longest" n={sum.longest} />
      </dl>
      <div class="du-scroll">
        <table class="du-lines">
          <thead>
            <tr>
              <th scope="col">{t("web-stats-against")}</th>
              <th scope="col">{t("web-stats-games")}</th>
              <th scope="col">{t("web-stats-won")}</th>
              <th scope="col">{t("web-stats-best")}</th>
              <th scope="col">{t("web-stats-average")}</th>
              <th scope="col">{t("web-stats-streak")}</th>
            </tr>
          </thead>
          <tbody>
            {byOpponents(games).map((group) => (
              <Line key={opponentWords(group[0] as Played)} group={group} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Figure({ name, n }: { name: string; n: number }) {
  return (
    <div>
      <dt>{t(name)}</dt>
      <dd>{t("web-number", { n })}</dd>
    </div>
  );
}

function Line({ group }: { group: Played[] }) {
  const sum = sumOf(group);
  const own = sum.counted > 0; // all at one screen: nobody's victory is one's own
  const cell = (n: number) => <td>{t("web-number", { n })}</td>;
  return (
    <tr>
      <th scope="row">{opponentWords(group[0] as Played)}</th>
      {cell(sum.games)}
      {own ? cell(sum.won) : <td>{t("web-stats-no-result")}</td>}
      {cell(sum.best)}
      {cell(sum.average)}
      {own ? cell(sum.streak) : <td>{t("web-stats-no-result")}</td>}
    </tr>
  );
}

/** "Le Roy", "Meng: hard", "2 bots: simple", "3 players". */
function opponentWords({ game, against, level, players }: Played): string {
  const others = players - 1;
  if (against === "automa") {
    const name = t(`${game}-automa`);
    const key = `${game}-option-difficulty-${level}`;
    return has(key) ? t("web-stats-level", { name, level: t(key) }) : name;
  }
  if (against === "bots") {
    const name = t("web-stats-bots", { n: others });
    return has(`bot-${level}`) ? t("web-stats-level", { name, level: t(`bot-${level}`) }) : name;
  }
  return t(against === "people" ? "web-stats-people" : "web-stats-screen", { n: players });
}

function Last({ played }: { played: Played }) {
  return (
    <li class="hm-row">
      <Icon name={`crest-${played.game}`} size={30} />
      <div>
        <b>{resultWords(played)}</b>
        <span class="hm-detail">
          <span>{opponentWords(played)}</span>
          <span>{dateWords(played.at)}</span>
        </span>
      </div>
      <a class="tf-button" href={`#/table/${played.table}`}>
        {t("web-look")}
      </a>
    </li>
  );
}

/** Take them along, or clear them. */
function Keeping({ games }: { games: Played[] }) {
  const sure = useSignal(false);
  const clear = () => {
    clearGames(seats.tables());
    sure.value = false;
  };
  return (
    <div class="tf-buttons">
      <button type="button" class="tf-button" onClick={() => saveJson(games, "regnum-games.json")}>
        <Icon name="download" size={16} /> {t("web-stats-export")}
      </button>
      {!sure.value && (
        <button type="button" class="tf-button" onClick={() => (sure.value = true)}>
          {t("web-stats-clear")}
        </button>
      )}
      {sure.value && (
        <div class="ho-sure" role="alert">
          <span>{t("web-stats-sure")}</span>
          <button type="button" class="tf-button is-primary" onClick={clear}>
            {t("web-stats-clear-yes")}
          </button>
          <button type="button" class="tf-button" onClick={() => (sure.value = false)}>
            {t("web-cancel")}
          </button>
        </div>
      )}
    </div>
  );
}
