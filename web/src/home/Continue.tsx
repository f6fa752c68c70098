// The tables this browser sits at: where it is waited for first, then last used first.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language } from "../i18n/language.ts";
import { list, say, t } from "../i18n/messages.ts";
import type { MyTable } from "../net/messages.ts";
import { myTables, removed, secretAt } from "../net/mine.ts";
import { seats } from "../net/seats.ts";
import { resultOf } from "../stats/games.ts";
import { resultWords } from "../stats/words.ts";
import type { Msg } from "../table/model.ts";
import { REVIEW } from "../table/stepAddress.ts";
import { dateWords } from "../ui/dates.ts";
import { Icon } from "../ui/Icon.tsx";
import { go } from "../ui/router.ts";
import { isCarried } from "../ui/carried.ts";
import { SaveTable } from "../ui/SaveTable.tsx";
import { ago } from "./ago.ts";
import { Remove } from "./Remove.tsx";
import { awaitedAt, turnsFirst, useTurnsInTitle, watchTurns } from "./turns.ts";

const SHOWN = 2;

export function useMyTables(): MyTable[] {
  const mine = useSignal<MyTable[]>([]);
  useEffect(() => {
    const look = () =>
      myTables()
        .then((tables) => (mine.value = turnsFirst(tables)))
        .catch(() => undefined);
    void look();
    return watchTurns(() => awaitedAt(mine.peek()), look);
  }, []);
  const shown = mine.value.filter(({ table }) => !removed.value.has(table.id));
  useTurnsInTitle(shown);
  return shown;
}

export function Continue({ mine }: { mine: MyTable[] }) {
  const tables = mine.filter(({ table }) => table.status !== "over");
  return (
    <section
      class={`hm-panel hm-continue ${tables.length > 0 ? "is-some" : ""}`}
      aria-label={t("web-continue")}
    >
      <header>
        <h2>{t("web-continue")}</h2>
        {tables.length > SHOWN && <a href="#/tables">{t("web-all-tables", { n: tables.length })}</a>}
      </header>
      {tables.length === 0 && <p class="hm-empty">{t("web-continue-none")}</p>}
      <ul>
        {tables.slice(0, SHOWN).map((one) => (
          <MyTableRow key={one.index} mine={one} />
        ))}
      </ul>
    </section>
  );
}

export function MyTableRow({ mine, removable = false }: { mine: MyTable; removable?: boolean }) {
  const { table } = mine;
  const others = table.seats.filter((seat) => !mine.seats.includes(seat.seat));
  const names = others.map((seat) => seat.name || say(seat.called as Msg));
  return (
    <li class="hm-row">
      <Icon name={`crest-${table.game}`} size={30} />
      <div>
        <b>
          {t(`web-game-${table.game}`)}
          {table.lesson && <small class="hm-sign">{t("web-guided-sign", { ...table.lesson })}</small>}
          {table.daily && (
            <small class="hm-sign">{t(table.practice ? "web-sign-practice" : "web-duel")}</small>
          )}
        </b>
        <span class="hm-detail">
          <span>{names.length ? t("web-with", { names: list(names) }) : t("web-alone")}</span>
          <Detail mine={mine} />
        </span>
      </div>
      {mine.your_turn && <span class="hm-your-turn">{t("web-sign-turn")}</span>}
      {table.status === "over" && !table.old && (
        <button
          type="button"
          class="tf-button"
          data-review={table.id}
          onClick={() => goTo(mine, `/table/${table.id}/${REVIEW}`)}
        >
          <Icon name="chart" size={14} /> {t("web-coach-review")}
        </button>
      )}
      <button
        type="button"
        class="tf-button is-primary"
        data-resume={table.id}
        onClick={() => goTo(mine, `/table/${table.id}`)}
      >
        <Icon name="play" size={13} /> {t(table.status === "over" ? "web-look" : "web-resume")}
      </button>
      {removable && isCarried(table, mine.seats) && (
        <SaveTable id={table.id} secret={secretAt(mine.index)} game={table.game} tool />
      )}
      {removable && <Remove mine={mine} />}
    </li>
  );
}

/** To a table, in the seat of this row: there may be several at one table. */
function goTo({ table, index }: MyTable, to: string): void {
  const secret = secretAt(index);
  if (secret) seats.prefer(table.id, secret);
  go(to);
}

/** How far it is or how it ended, and when. */
function Detail({ mine }: { mine: MyTable }) {
  const { table, round, rounds, used } = mine;
  const { outcome } = table;
  const seat = mine.seats[0] ?? 0;
  return (
    <>
      {outcome && <Result outcome={outcome} seat={seat} several={mine.seats.length > 1} />}
      {!outcome && round > 0 && (
        <span data-where>{t(`web-where-${table.game}`, { n: round, of: rounds })}</span>
      )}
      <span data-when>{outcome ? dateWords(used * 1000) : ago(used, table.now, language.value)}</span>
    </>
  );
}

interface ResultProps {
  outcome: NonNullable<MyTable["table"]["outcome"]>;
  seat: number;
  several: boolean; // all at one screen
}

function Result({ outcome, seat, several }: ResultProps) {
  const totals = outcome.scores.map(({ total }) => total);
  const result = several ? "" : resultOf(outcome, seat);
  const rival = Math.max(...totals.filter((_, who) => who !== seat), 0);
  const points = several ? Math.max(...totals) : (totals[seat] ?? 0);
  return (
    <span class={result === "won" || result === "shared" ? "is-won" : ""}>
      {resultWords({ result, points, rival })}
    </span>
  );
}
