// The nine activity cards: what they do, who works there, whose cubes wait on them.

import { t } from "../../../i18n/messages.ts";
import { num, roman } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { table } from "../../../table/state.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { showDrawings } from "../../../ui/sprite.ts";
import { backDrawing } from "../art/windows.ts";
import { Divisor, Piece, Points, Price } from "../bits.tsx";
import { CardEffect } from "../effects.tsx";
import { iconOf } from "../icons/index.ts";
import { colourOf, type Props, targetClass } from "../seats.ts";
import { type CardPlace, type Colour, COLOURS } from "../shapes.ts";
import { cardName, colourName } from "../words.ts";
import { Outcome } from "./Outcome.tsx";
import { Picture } from "./Picture.tsx";

export function Activities(props: Props) {
  return (
    <section class="ty-activities" aria-label={t("web-troyes-activities")}>
      {COLOURS.map((colour) => (
        <ActivityRow key={colour} {...props} colour={colour} />
      ))}
    </section>
  );
}

export function ActivityRow({ colour, ...props }: Props & { colour: Colour }) {
  return (
    <div class="ty-activity-row" role="group" aria-label={colourName(colour)}>
      {props.view.cards
        .filter((place) => place.colour === colour)
        .map((place) =>
          place.card === null ? (
            <Back key={place.id} place={place} />
          ) : (
            <Card key={place.id} {...props} place={place} />
          ),
        )}
    </div>
  );
}

function Back({ place }: { place: CardPlace }) {
  const id = backDrawing(place.colour, place.age, { width: 102, height: 214 });
  showDrawings();
  return (
    <El id={place.id} class="ty-card is-down" label={t("web-troyes-card-down", { round: place.age })}>
      <svg
        width="102"
        height="214"
        viewBox="0 0 102 214"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use href={`#${id}`} />
      </svg>
      <span class={`ty-card-seal ty-${place.colour}`}>
        <Icon name={iconOf(place.colour) ?? "estates"} size={24} />
        <b>{roman(place.age)}</b>
      </span>
    </El>
  );
}

type CardProps = Props & { place: CardPlace };

const isBusy = ({ cubes, picture }: CardPlace): boolean => cubes.length + picture.length > 0;

/** The card is one thing to touch; its slots and cubes lie over it as things of their own. */
function Card(props: CardProps) {
  const { place, facts, colours, seat } = props;
  const name = place.card ?? "";
  const card = facts.cards[name];
  if (!card) return null;
  return (
    <div class="ty-card-at">
      <El
        id={place.id}
        class={`ty-card ty-head-${place.colour} ${isBusy(place) ? "is-busy" : ""} ${targetClass(props.view, place.id)}`}
        label={cardName(name)}
      >
        <span class="ty-card-name">{cardName(name)}</span>
        <span class="ty-card-picture">
          <Picture name={name} estate={place.colour} shape="card" width={102} height={90} />
          <Price n={card.hire} />
          <span class="ty-age">{roman(place.age)}</span>
        </span>
        <CardEffect card={card} colour={colours[seat] ?? "neutral"} />
        <span class="ty-card-divisor">
          {card.delayed && <Icon name="delayed" size={17} title={t("web-troyes-delayed")} />}
          <Divisor colour={card.mixed ? "any" : place.colour} n={card.divisor} upright />
        </span>
        <Outcome id={place.id} colours={colours} seat={seat} />
      </El>
      <Slots {...props} />
      <OnPicture {...props} />
    </div>
  );
}

const slotWords = (n: number, name: string, place: CardPlace): string =>
  t("web-troyes-slot-taken", { n, name, card: cardName(place.card ?? "") });

/** Slots in which tradesmen are worth points, best first; the next free one is shown when one may hire. */
function Slots({ place, colours, names }: CardProps) {
  const hiring = table.touch.value.choices.has(place.id);
  const next = place.slots.find((slot) => slot.seat === null);
  return (
    <div class="ty-slots">
      {place.slots.map((slot) => (
        <El
          key={slot.id}
          id={slot.id}
          as="span"
          class={`ty-slot ty-over ${slot.seat === null ? "is-free" : ""} ${hiring && slot === next ? "is-next" : ""}`}
          label={
            slot.seat === null
              ? t("web-troyes-slot-free", { n: slot.vp })
              : slotWords(slot.vp, names[slot.seat] ?? "", place)
          }
        >
          {slot.seat !== null && <Piece kind="tradesman" colour={colourOf(slot.seat, colours)} width={27} />}
          <Points n={slot.vp} size={slot.seat === null ? 21 : 17} />
        </El>
      ))}
    </div>
  );
}

/** On the glass: tradesmen without a slot, and cubes for later actions. */
function OnPicture({ place, colours, names, view }: CardProps) {
  return (
    <div class="ty-on-picture">
      {place.cubes.map(({ id, seat, n }) => (
        <El
          key={id}
          id={id}
          as="span"
          class={`ty-cubes ty-over ${view.group?.cube === place.card && view.group?.who === seat ? "is-spent" : ""}`}
          label={t("web-troyes-cubes-of", { n, name: names[seat] ?? "" })}
        >
          {Array.from({ length: Math.min(n, 3) }, (_, i) => (
            <Piece key={i} kind="cube" colour={colourOf(seat, colours)} width={18} />
          ))}
          {n > 3 && <b>{num(n)}</b>}
        </El>
      ))}
      {place.picture.map(({ id, seat }) => (
        <El
          key={id}
          id={id}
          as="span"
          class="ty-extra ty-over"
          label={slotWords(0, names[seat] ?? "", place)}
        >
          <Piece kind="tradesman" colour={colourOf(seat, colours)} width={21} />
        </El>
      ))}
    </div>
  );
}
