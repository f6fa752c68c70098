// The tables this browser sits at, last used first.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { list, say, t } from "../i18n/messages.ts";
import type { MyTable } from "../net/messages.ts";
import { myTables, secretAt } from "../net/mine.ts";
import { seats } from "../net/seats.ts";
import type { Msg } from "../table/model.ts";
import { Icon } from "../ui/Icon.tsx";
import { go } from "../ui/router.ts";

const SHOWN = 2;

export function useMyTables(): MyTable[] {
  const mine = useSignal<MyTable[]>([]);
  useEffect(() => {
    myTables()
      .then((tables) => (mine.value = tables))
      .catch(() => undefined);
  }, []);
  return mine.value;
}

export function Continue({ mine }: { mine: MyTable[] }) {
  const tables = mine.filter(({ table }) => table.status !== "over");
  return (
    <section class="hm-panel hm-continue" aria-label={t("web-continue")}>
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

export function MyTableRow({ mine }: { mine: MyTable }) {
  const { table } = mine;
  const others = table.seats.filter((seat) => !mine.seats.includes(seat.seat));
  const names = others.map((seat) => seat.name || say(seat.called as Msg));
  return (
    <li class="hm-row">
      <Icon name={`crest-${table.game}`} size={30} />
      <div>
        <b>
          {t(`web-game-${table.game}`)}
          {table.daily && (
            <small class="hm-sign">{t(table.practice ? "web-sign-practice" : "web-duel")}</small>
          )}
        </b>
        <span>{names.length ? t("web-with", { names: list(names) }) : t("web-alone")}</span>
      </div>
      {mine.your_turn && <span class="hm-your-turn">{t("web-sign-turn")}</span>}
      <button
        type="button"
        class="tf-button is-primary"
        data-resume={table.id}
        onClick={() => {
          const secret = secretAt(mine.index);
          if (secret) seats.prefer(table.id, secret); // there may be several seats at one table
          go(`/table/${table.id}`);
        }}
      >
        <Icon name="play" size={13} /> {t(table.status === "over" ? "web-look" : "web-resume")}
      </button>
    </li>
  );
}
