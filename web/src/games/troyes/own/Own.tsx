// A seat in full: on a phone one's own page, anywhere the sheet about a rival.

import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Heading, Piece, Points } from "../bits.tsx";
import { ESTATE_OF, Picture } from "../board/Picture.tsx";
import { figuresOf } from "../Figures.tsx";
import { isKing, seatOf, type SeatProps } from "../seats.ts";
import { BUILDINGS } from "../shapes.ts";
import { buildingName, cardName, eventName } from "../words.ts";
import { Character, Deductions } from "./Characters.tsx";
import { CharacterRow, KingTable } from "./King.tsx";
import { Supplies } from "./RailOwn.tsx";

export function Own(props: SeatProps) {
  const { view, who, colours, seat } = props;
  const there = view.seats[who];
  if (!there) return null;
  const king = isKing(view, who);
  return (
    <div class={`ty ty-own c-${colours[who] ?? "lily"}`}>
      <BigFigures {...props} />
      {!king && <Supplies {...props} />}
      <OnBoard {...props} />
      <Won {...props} />
      {king ? <KingTable {...props} /> : <Hand {...props} />}
      {(king || who === seat) && <CharacterRow {...props} />}
      {!king && who !== seat && seat >= 0 && (
        <section>
          <Heading title={t("web-troyes-notes")} />
          <Deductions {...props} rivals={[who]} />
        </section>
      )}
    </div>
  );
}

function BigFigures({ view, who }: SeatProps) {
  return (
    <div class="ty-big-figures">
      {figuresOf(view, who, seatOf(view, who)).map(([icon, n, name]) => (
        <span key={icon}>
          <Icon name={icon} size={24} />
          <b>{n === null ? t("web-score-secret") : num(n)}</b>
          <small>{name}</small>
        </span>
      ))}
    </div>
  );
}

/** Citizens in the buildings, tradesmen and cubes on cards. */
function OnBoard({ view, who, colours }: SeatProps) {
  const seat = seatOf(view, who);
  const colour = colours[who] ?? "lily";
  const working = view.cards.filter((place) =>
    [...place.slots, ...place.picture].some((slot) => slot.seat === who),
  );
  const cubes = view.cards.flatMap(({ card, cubes: there }) =>
    there.filter((each) => each.seat === who).map(({ n }) => ({ card: card ?? "", n })),
  );
  return (
    <section>
      <Heading title={t("web-troyes-on-board")} />
      <ul class="ty-list">
        {BUILDINGS.map((building) => (
          <li key={building}>
            <Piece kind="citizen" colour={colour} width={14} />
            <b>{num(seat.citizens[building])}</b> {buildingName(building)}
          </li>
        ))}
        <li>
          <Piece kind="cube" colour={colour} width={16} />
          <b>{num(seat.cathedral)}</b> {t("web-troyes-in-cathedral")}
        </li>
        {working.map((place) => {
          const slot = place.slots.find((each) => each.seat === who);
          return (
            <li key={place.id}>
              <Piece kind="tradesman" colour={colour} width={14} />
              {cardName(place.card ?? "")}
              {slot && <Points n={slot.vp} size={16} />}
            </li>
          );
        })}
        {cubes.map(({ card, n }) => (
          <li key={`cubes-${card}`}>
            <Icon name="delayed" size={14} />
            <b>{num(n)}</b> {cardName(card)}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Won({ view, facts, who }: SeatProps) {
  const { won } = seatOf(view, who);
  if (won.length === 0) return null;
  return (
    <section>
      <Heading title={t("web-troyes-events-won")} />
      <ul class="ty-list">
        {won.map((event) => (
          <li key={event}>
            <Icon name="event-won" size={15} /> {eventName(facts, event)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Characters: faces for whoever may see them, else their backs. */
function Hand(props: SeatProps) {
  const { view, who } = props;
  return (
    <section class="ty-hand">
      {seatOf(view, who).characters.map(({ id, character }) =>
        character === null ? (
          <div key={id} class="ty-character is-back" data-el={id}>
            <Picture name="back" estate={ESTATE_OF.none ?? "any"} shape="portrait" width={50} height={62} />
            <p>{t("web-troyes-character-hidden")}</p>
          </div>
        ) : (
          <Character key={id} {...props} id={id} name={character} secret={!view.over} />
        ),
      )}
    </section>
  );
}
