// Sitting down: a name, a colour, and words for the shuffle for those who want to check it.

import { useSignal } from "@preact/signals";
import { say, t } from "../../i18n/messages.ts";
import { api, problemOf } from "../../net/api.ts";
import type { ClaimRequest, SeatInfo, TableInfo } from "../../net/messages.ts";
import { seats } from "../../net/seats.ts";
import { ColourPick } from "../../ui/ColourPick.tsx";
import { NAME_LIMIT } from "../../ui/NameField.tsx";
import { change, settings } from "../../ui/settings.ts";
import { takenColours } from "./LobbySeat.tsx";

export function TakeSeat({ table, seat }: { table: TableInfo; seat: SeatInfo }) {
  const problem = useSignal("");
  const words = useSignal("");
  const wanted = useSignal("");
  const taken = takenColours(table, seat.seat);
  const colour = wanted.value && !taken.includes(wanted.value) ? wanted.value : seat.colour;
  const take = async (event: Event) => {
    event.preventDefault();
    try {
      const reply = await api.claim(table.id, {
        seat: seat.seat,
        name: settings.value.name,
        colour: colour as NonNullable<ClaimRequest["colour"]>,
        words: words.value,
      });
      seats.keep(table.id, reply.secret);
      location.reload(); // the line says hello again, now with a seat
    } catch (error) {
      problem.value = problemOf(error);
    }
  };
  return (
    <form onSubmit={take} class="lb-take">
      <input
        required
        class="nf"
        value={settings.value.name}
        maxLength={NAME_LIMIT}
        placeholder={t("web-your-name")}
        aria-label={t("web-your-name")}
        onInput={(event) => change({ name: (event.currentTarget as HTMLInputElement).value })}
      />
      <ColourPick
        value={colour}
        taken={taken}
        name={say(seat.called)}
        set={(chosen) => (wanted.value = chosen)}
      />
      <button type="submit" class="tf-button is-primary">
        {t("web-sit-down")}
      </button>
      <details class="lb-words">
        <summary>{t("web-fair-words")}</summary>
        <p>{t("web-fair-words-why")}</p>
        <input
          class="nf"
          value={words.value}
          maxLength={200}
          aria-label={t("web-fair-words")}
          onInput={(event) => (words.value = (event.currentTarget as HTMLInputElement).value)}
        />
      </details>
      {problem.value && <p role="alert">{problem.value}</p>}
    </form>
  );
}
