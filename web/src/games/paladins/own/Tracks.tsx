// Workshops, attributes and the jar shelf.

import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Heading, Items, Piece, Reconstructed } from "../bits.tsx";
import { seatOf, type SeatProps } from "../seats.ts";
import { type Attribute, ATTRIBUTES, type PaladinsFacts, type SeatView } from "../shapes.ts";
import { attributeName, rewardWords, workerName } from "../words.ts";

export function Workshops({ view, facts, who }: SeatProps) {
  const seat = seatOf(view, who);
  const built = seat.done.develop ?? 0;
  const points = facts.board.action_vp.develop ?? [];
  return (
    <section>
      <Heading title={t("web-paladins-workshops")} note={t("web-paladins-built", { n: built })}>
        <Reconstructed facts={facts} path="workshops.gain" />
      </Heading>
      <div class="pb-shelf">
        {facts.board.workshops.map((worker, i) => (
          <span
            key={i}
            class={`pb-shop ${i < built ? "is-built" : ""} ${i === built ? "is-next" : ""}`}
            data-help={t("web-paladins-workshop-words", {
              n: i + 1,
              worker: workerName(worker),
              vp: points[i + 1] ?? 0,
            })}
          >
            {i < built ? (
              <Icon name="check" size={12} class="pb-tick" />
            ) : (
              <>
                <Icon name="workshop" size={18} />
                <Icon name={worker} size={12} />
              </>
            )}
            {!!points[i + 1] && <em>{num(points[i + 1] ?? 0)}</em>}
          </span>
        ))}
      </div>
    </section>
  );
}

// --- attributes -------------------------------------------------------------------------------------

export function Attributes({ view, facts, who }: SeatProps) {
  const seat = seatOf(view, who);
  const steps = facts.board.attribute_vp;
  const points = ATTRIBUTES.reduce((sum, attribute) => sum + seat.attributes[attribute].vp, 0);
  return (
    <section>
      <Heading
        title={t("web-paladins-attributes")}
        note={seat.ai ? "" : t("web-paladins-track-and-paladin")}
      />
      <div class="pb-attributes">
        <div class="pb-attribute-row pb-scale" aria-hidden="true">
          <span />
          {steps.map((_, i) => (
            <span key={i}>{num(i)}</span>
          ))}
          <span>{t("web-paladins-now")}</span>
        </div>
        {ATTRIBUTES.map((attribute) => (
          <AttributeTrack key={attribute} attribute={attribute} seat={seat} steps={steps.length} />
        ))}
        <div class="pb-attribute-row pb-scale" data-help={t("web-paladins-attribute-points")}>
          <span>
            <Icon name="vp" size={14} />
          </span>
          {steps.map((vp, i) => (
            <span key={i} aria-hidden="true">
              {num(vp)}
            </span>
          ))}
          <span>{num(points)}</span>
        </div>
      </div>
    </section>
  );
}

/** The marker on its track, and hatched what the paladin adds. */
export function AttributeTrack({
  attribute,
  seat,
  steps,
}: {
  attribute: Attribute;
  seat: SeatView;
  steps: number;
}) {
  const { track, now } = seat.attributes[attribute];
  const words = t("web-paladins-attribute-words", { attribute: attributeName(attribute), track, now });
  return (
    <div class={`pb-attribute-row pb-track pb-${attribute}`} role="img" aria-label={words} data-help={words}>
      <span>
        <Icon name={attribute} size={17} />
      </span>
      {Array.from({ length: steps }, (_, i) => {
        const boosted = i > track && i <= now;
        const state = i < track ? "is-past" : i === track ? "is-here" : boosted ? "is-boost" : "";
        return (
          <span key={i} class={state}>
            {i === track ? <i /> : boosted ? "+" : ""}
          </span>
        );
      })}
      <span>
        <b>{num(now)}</b>
      </span>
    </div>
  );
}

// --- jars -------------------------------------------------------------------------------------------

export function JarShelf({ view, facts, who, colours }: SeatProps) {
  const seat = seatOf(view, who);
  return (
    <section>
      <Heading title={t("web-paladins-jars")} note={t("web-paladins-jars-note")} />
      <div class="pb-shelf">
        {seat.jars.map((jar) => (
          <Jar key={jar.id} jar={jar} facts={facts} colour={colours[who] ?? "lily"} />
        ))}
      </div>
    </section>
  );
}

function Jar({
  jar,
  facts,
  colour,
}: {
  jar: SeatView["jars"][number];
  facts: PaladinsFacts;
  colour: string;
}) {
  const reward = facts.board.jars[jar.jar] ?? [];
  const words = t(jar.filled ? "web-paladins-jar-filled" : "web-paladins-jar-free", {
    rewards: rewardWords(reward),
  });
  return (
    <El id={jar.id} as="span" label={words} class={`pb-jar ${jar.filled ? "is-filled" : ""}`}>
      <span class="pb-jar-in">
        {jar.filled ? (
          <Piece kind="jar" colour={colour} size={24} />
        ) : (
          <Items items={reward} size={reward[0]?.[1] === 1 ? 18 : 15} />
        )}
      </span>
    </El>
  );
}
