// Meng, the opponent of the solo game: his automa cards of the day, oldest first, each with what it does
// by day and at dusk; his focus; how many cards he still has.

import { t } from "../../../i18n/messages.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { iconOf } from "../icons/index.ts";
import { type Props, seatOf, type SeatProps } from "../seats.ts";
import type { GugongFacts } from "../shapes.ts";
import { automaWords, placeName } from "../words.ts";

export function Meng({ view, facts, who, names }: SeatProps) {
  const { solo } = view;
  const seat = seatOf(view, who);
  if (!solo) return null;
  return (
    <section class="gg-meng">
      <header>
        <Icon name="robot" size={20} />
        <h3>{names[who]}</h3>
        <span>{t(`gugong-option-difficulty-${solo.difficulty}`)}</span>
      </header>
      <p class="gg-meng-line">{t("web-gugong-meng-night", { n: solo.matches, claims: solo.claims })}</p>
      <p class="gg-meng-line">
        {t("web-gugong-meng-cards", { hand: seat.hand.length, deck: solo.automa, gone: solo.gone.length })}
      </p>
      {solo.focus && (
        <p class="gg-meng-line">
          <Icon name="gg-focus" size={14} /> {t("web-gugong-meng-focus", { place: placeName(solo.focus) })}
        </p>
      )}
      <AutomaCards facts={facts} today={solo.today} />
    </section>
  );
}

/** On the board itself, where with one opponent there is room beside the wall: what he has played today. */
export function MengOnBoard({ view, facts, names }: Props) {
  const { solo } = view;
  if (!solo) return null;
  const name = names[view.seats.findIndex((seat) => seat.meng)] ?? "";
  return (
    <aside class="gg-meng-board">
      <p>
        <Icon name="robot" size={16} /> <b>{name}</b> {t("web-gugong-automa-left", { n: solo.automa })}
      </p>
      <AutomaCards facts={facts} today={solo.today} />
    </aside>
  );
}

function AutomaCards({ facts, today }: { facts: GugongFacts; today: string[] }) {
  return (
    <ol class="gg-automas" aria-label={t("web-gugong-automa-today")}>
      {today.map((id, i) => (
        <AutomaCard key={id} facts={facts} id={id} half={i === today.length - 1 ? "day" : null} />
      ))}
      {today.length === 0 && <li class="gg-none">{t("web-gugong-automa-none")}</li>}
    </ol>
  );
}

interface AutomaProps {
  facts: GugongFacts;
  id: string;
  /** Which half he follows just now, if it is this card. */
  half: "day" | "dusk" | null;
}

export function AutomaCard({ facts, id, half }: AutomaProps) {
  const card = facts.solo.automa[id];
  if (!card) return null;
  const words = automaWords(card);
  const classes = ["gg-automa", half ? `is-now is-at-${half}` : "", card.special ? "is-special" : ""];
  return (
    <li class={classes.join(" ")} data-help={words}>
      <span>
        <Icon name={iconOf(card.top) ?? "gg-focus"} size={20} />
      </span>
      <span>
        <Icon
          name={card.bottom === "free_travel" ? "gg-traveller" : (iconOf(card.bottom) ?? "gg-traveller")}
          size={14}
        />
      </span>
      <span class="tf-sr">{words}</span>
    </li>
  );
}
