// Solo: Le Roy, the table he acts by, and the row of characters he and the player will score.

import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { shownLog } from "../../../table/session.ts";
import type { Msg } from "../../../table/model.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Die, Heading, Points } from "../bits.tsx";
import { ACTION_ICONS } from "../icons/named.ts";
import { fieldsOf } from "../known.ts";
import type { KingTableFacts } from "../shapes.ts";
import { dieOf, type Props, type SeatProps } from "../seats.ts";
import { characterName } from "../words.ts";
import { Portrait, reached, tiersOf } from "./Characters.tsx";

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
            <Now {...props} name={name} {...(me.standing[name] ?? { n: 0, points: 0 })} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the player has of it, between which thresholds that is, and what it would bring now. */
function Now({ name, n, points, ...props }: Props & { name: string; n: number; points: number }) {
  const tiers = tiersOf(props, name);
  const now = reached(tiers, points);
  return (
    <>
      <span class="ty-now">
        <b>{num(n)}</b>
        <Points n={points} size={16} />
      </span>
      <small aria-hidden="true">
        {tiers.map(([least], i) => (
          <i key={least} class={i === now ? "is-now" : ""}>
            {num(least)}
          </i>
        ))}
      </small>
    </>
  );
}

/** His table in short: what each sum of two black dice makes him do, and what he rolled last. */
export function KingStrip(props: Props) {
  const { facts, view } = props;
  if (!view.characters) return null;
  const rolled = shownLog.value.findLast((line) => line.event === "king_rolled");
  const { one = 0, two = 0 } = rolled ? fieldsOf(rolled) : {};
  const sum = one + two;
  const row = facts.king.table.find((each) => each.roll === sum);
  const told = row ? t("web-troyes-king-roll", { one, two, what: actionWords(row) }) : "";
  return (
    <section class="ty-king-strip">
      <Heading title={t("troyes-automa")}>
        {row && (
          <span class="ty-king-roll" role="img" aria-label={told}>
            <Die colour="black" value={one} width={16} />
            <Die colour="black" value={two} width={16} />
            {actionWords(row)}
          </span>
        )}
      </Heading>
      <small class="ty-king-sums" data-help={t("web-troyes-king-sums-why")}>
        {t("web-troyes-king-sums")}
      </small>
      <ol>
        {facts.king.table.map((each) => (
          <li
            key={each.roll}
            class={each.roll === sum ? "is-now" : ""}
            data-el={`king.${each.roll}`}
            data-help={t("web-troyes-king-row", { action: actionWords(each), cost: costWords(each) })}
          >
            <b>{num(each.roll)}</b>
            <Icon name={ACTION_ICONS[each.action] ?? "question"} size={15} />
          </li>
        ))}
      </ol>
      <Ranking {...props} />
    </section>
  );
}

/** His dice from the best to the worst: he always spends the first ones. */
function Ranking({ view }: Props) {
  const dice = (view.ranking ?? []).flatMap((id) => dieOf(view, id) ?? []);
  if (dice.length === 0) return null;
  return (
    <div class="ty-ranking" data-help={t("web-troyes-king-ranking-why")}>
      <small>{t("web-troyes-king-ranking")}</small>
      <span role="img" aria-label={t("web-troyes-king-ranking-of", { dice: dice.map(dieName) })}>
        {dice.map((die) => (
          <Die key={die.id} colour={die.colour} value={die.value} width={16} />
        ))}
      </span>
    </div>
  );
}

const dieName = ({ colour, value }: { colour: string; value: number }): Msg => ({
  key: "troyes-die",
  args: { colour: { key: `troyes-colour-${colour}`, args: {} }, value },
});

export const actionWords = (row: KingTableFacts): string =>
  t(`web-troyes-king-${row.action.replaceAll("_", "-")}`, { vp: row.vp, cubes: row.cubes });

/** What he does for each sum of two black dice [T95]. */
export function KingTable(props: SeatProps) {
  const { facts } = props;
  return (
    <section class="ty-king">
      <Heading title={t("web-troyes-king-table")} />
      <table>
        <tbody>
          {facts.king.table.map((row) => (
            <tr key={num(row.roll)} data-el={`king.${num(row.roll)}`}>
              <th scope="row">
                <Icon name="blades" size={13} /> {num(row.roll)}
              </th>
              <td>{actionWords(row)}</td>
              <td>{costWords(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Ranking {...props} />
    </section>
  );
}

export function costWords(row: KingTableFacts): string {
  if (row.action === "rightmost_event") return t("web-troyes-king-dice-flags");
  return t("web-troyes-king-dice", { n: row.dice, bought: row.bought, price: row.price });
}
