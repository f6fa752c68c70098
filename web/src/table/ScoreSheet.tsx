// The score by category and player, during the game and at its end.

import { computed, signal } from "@preact/signals";
import type { EndProps } from "../end/EndSheet.tsx";
import { Icon } from "../ui/Icon.tsx";
import { lazily } from "../ui/lazy.tsx";
import { list, t } from "../i18n/messages.ts";
import { info } from "./session.ts";
import type { FrameProps } from "./TablePage.tsx";

/** The table whose end has been looked at: its sheet opens by itself only once. */
const dismissed = signal("");
export const isEndClosed = computed(() => dismissed.value === info.value?.id);

/** Points by source of every seat at some time; sums as the rules have them. */
export interface Scored {
  parts: Record<string, number>[];
  totals: number[];
}

interface ScoredView {
  /** score_secret: what is not in the score is not to be known before the end. */
  seats: { score: Record<string, number> | null; score_secret?: boolean }[];
}

type TableProps = Pick<FrameProps, "game"> & FrameProps["props"] & { scored?: Scored | undefined };

/** `scored`: of a finished game, as the server tells it; else what the view knows so far. */
export function ScoreTable({ scored, ...sheet }: TableProps) {
  const { game, view, names, colours } = sheet;
  const rows = scored?.parts ?? (view as ScoredView).seats.map((seat) => seat.score);
  const parts = partsOf(game, rows, scored !== undefined);
  const nothing = game.scoreParts.filter(
    (part) => rows.some((row) => row?.[part] === 0) && !parts.includes(part),
  );
  const guessed = parts.some((part) => names.some((_, who) => guessOf(sheet, rows, part, who) !== null));
  return (
    <>
      <table class="tf-score">
        <thead>
          <tr>
            <th scope="col">{t("web-score-source")}</th>
            {names.map((name, who) => (
              <th key={who} scope="col">
                <Icon name={`shield-${colours[who]}`} size={18} /> {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <Row key={part} part={part} rows={rows} {...sheet} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("web-score-total")}</th>
            {rows.map((row, who) => (
              <td key={who} class={info.value?.outcome?.scores[who]?.place === 0 ? "is-winner" : ""}>
                {scored
                  ? t("web-number", { n: scored.totals[who] ?? 0 })
                  : totalWords(row, isSecret(view, who))}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {scored && nothing.length > 0 && (
        <p class="tf-score-note">{t("web-score-nothing", { sources: list(nothing.map(sourceName)) })}</p>
      )}
      {guessed && <p class="tf-score-note">{t("web-score-guess")}</p>}
    </>
  );
}

type Rows = (Record<string, number> | null)[];

const isSecret = (view: FrameProps["props"]["view"], who: number): boolean =>
  (view as ScoredView).seats[who]?.score_secret ?? false;
const sourceName = (part: string): string => t(`${info.value?.game}-score-${part.replaceAll("_", "-")}`);

/** Which sources have a line: at the end those that brought something, before it all that may. */
export function partsOf(
  game: Pick<FrameProps["game"], "scoreParts" | "scoreOrigins">,
  rows: Rows,
  over: boolean,
): string[] {
  if (over) return game.scoreParts.filter((part) => rows.some((row) => row?.[part]));
  return game.scoreParts.filter((part) => !game.scoreOrigins?.includes(part));
}

/** What a source would bring a seat, if it counts at all: nobody knows that yet. */
function guessOf({ game, view }: TableProps, rows: Rows, part: string, who: number): number | null {
  if (rows[who]?.[part] !== undefined || !isSecret(view, who)) return null;
  return game.scoreGuess?.(part, view, who) ?? null;
}

function Row({ part, rows, ...sheet }: TableProps & { part: string; rows: Rows }) {
  const { game, view, names } = sheet;
  const note = game.scoreNote?.(part, view, names);
  const known = rows.map((row) => row?.[part] ?? 0);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return (
    <tr>
      <th scope="row">
        {sourceName(part)}
        {note && <small class="tf-score-note">{note}</small>}
      </th>
      {rows.map((row, who) => {
        const points = row?.[part];
        const guess = guessOf(sheet, rows, part, who);
        return (
          <td key={who} class={points && points === most && least < most ? "is-most" : ""}>
            {guess !== null
              ? t("web-score-if", { n: guess })
              : points === undefined && isSecret(view, who)
                ? t("web-score-secret")
                : t("web-number", { n: points ?? 0 })}
          </td>
        );
      })}
    </tr>
  );
}

/** The sum; while some of it is secret, what is known of it. */
function totalWords(row: Record<string, number> | null, secret: boolean): string {
  const n = Object.values(row ?? {}).reduce((sum, points) => sum + points, 0);
  return t(secret ? "web-score-known" : "web-number", { n });
}

/** The end has been looked at, or something else is to be. */
export function closeEnd(): void {
  if (info.value?.status === "over") dismissed.value = info.value.id;
}

/** The end of a game comes with the first one that is over. */
export const EndSheet = lazily<EndProps>(async () => (await import("../end/EndSheet.tsx")).EndSheet);

/** The end, as soon as it is there, until it is closed. */
export function ScoreSheet({ game, facts }: Omit<EndProps, "close">) {
  const now = info.value;
  if (!now || isEndClosed.value) return null;
  return <EndSheet game={game} facts={facts} close={closeEnd} />;
}
