// The influence track with everybody's disc, and the field beside it.

import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Divisor, Piece } from "../bits.tsx";
import { isKing, type Props, targetClass } from "../seats.ts";
import { Outcome } from "./Outcome.tsx";
import { Picture } from "./Picture.tsx";

export function InfluenceTrack(props: Props) {
  const { view, facts, names, colours, seat } = props;
  return (
    <section class="ty-panel ty-track" aria-label={t("web-troyes-influence")}>
      <header>
        <Icon name="fleur" size={20} />
        <h2>{t("web-troyes-influence")}</h2>
      </header>
      <ol>
        {Array.from({ length: facts.board.influence_max + 1 }, (_, n) => {
          const here = view.seats.flatMap((each, who) =>
            each.influence === n && !isKing(view, who) ? [who] : [],
          );
          return (
            <li key={n} class={`${n % 5 === 0 ? "is-fifth" : ""} ${here.length > 0 ? "is-taken" : ""}`}>
              <span aria-hidden="true">{num(n)}</span>
              <span class={`ty-discs is-${Math.min(here.length, 4)}`}>
                {here.map((who) => (
                  <El
                    key={who}
                    id={`influence.${who}`}
                    as="span"
                    class={`ty-disc ${who === seat ? "is-mine" : ""}`}
                    label={t("web-troyes-influence-of", { name: names[who] ?? "", n })}
                  >
                    <Piece kind="disc" colour={colours[who] ?? "lily"} width={here.length > 1 ? 15 : 19} />
                  </El>
                ))}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

export function Field({ facts, view, colours, seat }: Props) {
  return (
    <El
      id="agriculture"
      class={`ty-panel ty-field ${targetClass(view, "agriculture")}`}
      label={t("web-troyes-agriculture")}
    >
      <Picture name="farm" estate="yellow" shape="field" width={40} height={36} />
      <span class="ty-field-words">
        <b>{t("web-troyes-agriculture")}</b>
        <span>
          <Divisor colour="yellow" n={facts.board.agriculture_divisor} />
          <span class="ty-field-coin">
            <Icon name="denier" size={15} />
          </span>
          <Outcome id="agriculture" colours={colours} seat={seat} />
        </span>
      </span>
    </El>
  );
}
