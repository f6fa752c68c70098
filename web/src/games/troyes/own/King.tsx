// Solo: Le Roy, the table he acts by, and the row of characters he and the player will score.

import { t } from "../../../i18n/messages.ts";
import { shownLog } from "../../../table/session.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Die, Heading } from "../bits.tsx";
import type { KingRow } from "../facts.ts";
import type { Props, SeatProps } from "../seats.ts";
import { characterName } from "../words.ts";
import { Portrait, tiersOf } from "./Characters.tsx";
import { countFor } from "./count.ts";

/** The open row of characters, the next one first [T92]. */
export function CharacterRow(props: Props) {
  const row = props.view.characters;
  const me = props.view.seats[0];
  if (!row || !me) return null;
  return (
    <section class="ty-character-row">
      <Heading title={t("web-troyes-character-row")} />
      <ol>
        {row.map((name, i) => (
          <li key={name} class={i === 0 ? "is-next" : ""} data-el={`character.${name}`}>
            <Portrait name={name} />
            <span class="tf-sr">{characterName(name)}</span>
            <b>{countFor(props.facts.characters[name]?.metric ?? "", me)}</b>
            <small>{tiersOf(props, name).map(([least]) => least).join(" ")}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** His table in short: what each sum of two black dice makes him do, and what he rolled last. */
export function KingStrip({ facts, view }: Props) {
  if (!view.characters) return null;
  const rolled = shownLog.value.findLast((line) => line.event === "king_rolled")?.fields;
  const sum = rolled ? (rolled.one ?? 0) + (rolled.two ?? 0) : 0;
  const row = facts.king.table.find((each) => each.roll === sum);
  const told = row && rolled ? t("web-troyes-king-roll", { one: rolled.one ?? 0, two: rolled.two ?? 0, what: actionWords(row) }) : "";
  return (
    <section class="ty-king-strip">
      <Heading title={t("troyes-automa")}>
        {rolled && row && (
          <span class="ty-king-roll" role="img" aria-label={told}>
            <Die colour="black" value={rolled.one ?? 1} width={16} />
            <Die colour="black" value={rolled.two ?? 1} width={16} />
            {actionWords(row)}
          </span>
        )}
      </Heading>
      <ol>
        {facts.king.table.map((each) => (
          <li
            key={each.roll}
            class={each.roll === sum ? "is-now" : ""}
            data-el={`king.${each.roll}`}
            data-help={`${actionWords(each)}; ${costWords(each)}`}
          >
            <b>{each.roll}</b>
            <Icon name={ACTION_ICONS[each.action] ?? "question"} size={15} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const ACTION_ICONS: Record<string, string> = {
  vp: "glory",
  citizen: "citizen",
  rightmost_event: "banner",
  tradesman: "tradesman",
  cathedral: "cathedral",
  character: "character",
};

const actionWords = (row: KingRow): string =>
  t(`web-troyes-king-${row.action.replaceAll("_", "-")}`, { vp: row.vp, cubes: row.cubes });

/** What he does for each sum of two black dice [T95]. */
export function KingTable({ facts, view }: SeatProps) {
  return (
    <section class="ty-king">
      <Heading title={t("web-troyes-king-table")} />
      <table>
        <tbody>
          {facts.king.table.map((row) => (
            <tr key={row.roll} data-el={`king.${row.roll}`}>
              <th scope="row">
                <Icon name="blades" size={13} /> {row.roll}
              </th>
              <td>{actionWords(row)}</td>
              <td>{costWords(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="ty-king-dice">
        {(view.districts[view.players]?.dice ?? []).map((die) => (
          <Die key={die.id} colour={die.colour} value={die.value} width={22} />
        ))}
      </p>
    </section>
  );
}

function costWords(row: KingRow): string {
  if (row.action === "rightmost_event") return t("web-troyes-king-dice-flags");
  return t("web-troyes-king-dice", { n: row.dice, bought: row.bought, price: row.price });
}
