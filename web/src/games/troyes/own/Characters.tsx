// Characters: one's own with what they would bring now, and notes on what the others may have.

import { t } from "../../../i18n/messages.ts";
import { num, run, span } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { info } from "../../../table/session.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Points } from "../bits.tsx";
import { ESTATE_OF, Picture } from "../board/Picture.tsx";
import { guessOf, note } from "../notes.ts";
import { isKing, type Props, seatOf } from "../seats.ts";
import { characterName } from "../words.ts";

export const Portrait = ({ name }: { name: string }) => (
  <Picture name={name} estate={ESTATE_OF[name] ?? "any"} shape="portrait" width={50} height={62} />
);

/** The thresholds that hold at this table: those for two players hold alone too. */
export function tiersOf({ facts, view }: Pick<Props, "facts" | "view">, name: string): [number, number][] {
  const character = facts.characters[name];
  return character?.[view.tiers] ?? [];
}

interface CharacterProps extends Props {
  name: string;
  id: string;
  who: number; // whose figures are counted
  secret: boolean;
}

/** Which threshold is reached: the one that is worth what the server says it brings. */
export const reached = (tiers: [number, number][], points: number): number =>
  points > 0 ? tiers.findIndex(([, vp]) => vp === points) : -1;

export function Character({ name, id, who, secret, ...props }: CharacterProps) {
  const metric = props.facts.characters[name]?.metric ?? "";
  const { n: have, points } = seatOf(props.view, who).standing[name] ?? { n: 0, points: 0 };
  const tiers = tiersOf(props, name);
  const now = reached(tiers, points);
  return (
    <El id={id} class="ty-character" label={characterName(name)}>
      <Portrait name={name} />
      <div>
        <h3>
          {characterName(name)}
          {secret && <Icon name="lock" size={12} title={t("web-troyes-secret")} />}
        </h3>
        <p>{t("web-troyes-counts", { what: t(`troyes-character-counts-${metric}`), n: have })}</p>
        <ol class="ty-tiers">
          {tiers.map(([least, vp], i) => (
            <li key={least} class={i === now ? "is-now" : ""}>
              <span>{tierWords(tiers, i)}</span>
              <Points n={vp} size={17} />
            </li>
          ))}
        </ol>
      </div>
    </El>
  );
}

/** "3–4" or "7+" */
function tierWords(tiers: [number, number][], i: number): string {
  const least = tiers[i]?.[0] ?? 0;
  const next = tiers[i + 1]?.[0];
  return next === undefined ? run(`${num(least)}+`) : span(least, next - 1);
}

// --- notes --------------------------------------------------------------------------------------------

/** A row of characters for each rival: maybe, no, yes. Those one holds oneself are with nobody else. */
export function Deductions(props: Props & { rivals: number[] }) {
  const { facts, view, seat, names, rivals } = props;
  const mine = new Set(view.seats[seat]?.characters.map((each) => each.character));
  if (seat < 0 || rivals.length === 0 || view.over || view.characters) return null;
  return (
    <div class="ty-notes">
      {rivals.map((rival) => (
        <div
          key={rival}
          class="ty-notes-row"
          role="group"
          aria-label={t("web-troyes-notes-about", { name: names[rival] ?? "" })}
        >
          <b>{names[rival]}</b>
          {Object.keys(facts.characters).map((name) =>
            mine.has(name) ? (
              <span
                key={name}
                class="ty-note is-mine"
                data-help={t("web-troyes-note-mine", { character: characterName(name) })}
              >
                <Portrait name={name} />
                <Icon name="lock" size={12} />
              </span>
            ) : (
              <Note key={name} name={name} rival={rival} seat={seat} rivalName={names[rival] ?? ""} />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

const SIGNS = { maybe: "question", no: "close", yes: "check" } as const;

function Note({
  name,
  rival,
  seat,
  rivalName,
}: {
  name: string;
  rival: number;
  seat: number;
  rivalName: string;
}) {
  const id = info.value?.id ?? "";
  const guess = guessOf(id, seat, rival, name);
  const words = t("web-troyes-note", { name: rivalName, character: characterName(name), guess });
  return (
    <button
      type="button"
      class={`ty-note is-${guess}`}
      aria-label={words}
      data-help={words}
      onClick={() => note(id, seat, rival, name)}
    >
      <Portrait name={name} />
      <Icon name={SIGNS[guess]} size={13} />
    </button>
  );
}

export const rivalsOf = ({ view, seat }: Pick<Props, "view" | "seat">): number[] =>
  view.seats.flatMap((_, who) => (who === seat || isKing(view, who) ? [] : [who]));
