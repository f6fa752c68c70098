// Turning points of Troyes as scenes: a new round with its income and dice, the events and the black dice, the end.

import { list, say, t } from "../../../i18n/messages.ts";
import type { LogLine } from "../../../table/session.ts";
import { News, rowsFor, SeatRows, TurningHead } from "../../../table/Turning.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Die, Estate } from "../bits.tsx";
import { Picture } from "../board/Picture.tsx";
import { EventEffect } from "../effects.tsx";
import { fieldsOf } from "../known.ts";
import type { Props } from "../seats.ts";
import { charactersOf, diceOf, eventBits, eventLines, lastBits, roundBits, roundLines } from "../turning.ts";
import { cardName, characterName, eventName } from "../words.ts";

type SceneProps = Props & { kind: string; lines: LogLine[] };

export function Turning(scene: SceneProps) {
  if (scene.kind === "round") return <NewRound {...scene} />;
  if (scene.kind === "events") return <Events {...scene} />;
  return <LastRound {...scene} />;
}

const SIZE = 24;
const ESTATES = { urbain_iv: "white", hugues_de_payns: "red", le_florentin: "yellow" } as const;

/** Portraits on glass, side by side. */
function Glass({ names }: { names: (keyof typeof ESTATES)[] }) {
  return names.map((name) => (
    <Picture key={name} name={name} estate={ESTATES[name]} shape="portrait" width={60} height={84} />
  ));
}

function NewRound({ lines, facts, names, colours }: SceneProps) {
  const told = roundLines(lines);
  const began = told.find((line) => line.event === "round_began");
  const cards = told.flatMap((line) => (line.event === "card_shown" ? (fieldsOf(line).card ?? []) : []));
  const rows = rowsFor(names, roundBits(lines, facts), (who) => ({
    drawn: diceOf(lines, who).map(([colour, value], i) => (
      <Die key={i} colour={colour} value={value} width={SIZE} />
    )),
  }));
  return (
    <>
      <TurningHead
        title={t("web-troyes-turning-round", { round: (began && fieldsOf(began).round) ?? 0 })}
        text={began && say(began.msg)}
      >
        <Glass names={["hugues_de_payns", "urbain_iv", "le_florentin"]} />
      </TurningHead>
      <SeatRows rows={rows} game="troyes" names={names} colours={colours} />
      {cards.length > 0 && (
        <News label={t("web-turning-new")}>
          {cards.map((card) => (
            <span key={card} class="tn-item">
              <Estate colour={facts.cards[card]?.colour ?? "any"} size={16} /> {cardName(card)}
            </span>
          ))}
        </News>
      )}
    </>
  );
}

/** What the last round brought, and who held which character; the points come after it, in a sheet of their own. */
function LastRound({ lines, facts, names, colours }: SceneProps) {
  const rows = rowsFor(names, lastBits(lines, facts), (who) => {
    const characters = charactersOf(lines, who);
    return { note: characters.length > 0 ? list(characters.map(characterName)) : undefined };
  });
  return (
    <>
      <TurningHead title={t("web-turning-over")} text={t("web-troyes-turning-last")}>
        <Glass names={["urbain_iv", "hugues_de_payns", "le_florentin"]} />
      </TurningHead>
      <SeatRows rows={rows} game="troyes" names={names} colours={colours} />
    </>
  );
}

function Events({ lines, facts, names, colours }: SceneProps) {
  const told = eventLines(lines);
  const rolled = told.find((line) => line.event === "black_rolled");
  const events = told.flatMap((line) => (line.event === "event_applies" ? (fieldsOf(line).event ?? []) : []));
  const news = told.flatMap((line) => {
    const { event } = fieldsOf(line);
    return event && (line.event === "red_shown" || line.event === "called") ? [event] : [];
  });
  const hit = eventBits(lines, facts);
  return (
    <>
      <TurningHead title={t("web-troyes-turning-events")} text={rolled && say(rolled.msg)}>
        <span class="ty-turning-black">
          {rolled
            ? fieldsOf(rolled).dice?.map((value, i) => (
                <Die key={i} colour="black" value={value} width={40} />
              ))
            : news.map((name) => <Icon key={name} name="banner" size={56} />)}
        </span>
      </TurningHead>
      <ul class="ty-turning-events">
        {[...new Set([...news, ...events])].map((event) => {
          const printed = facts.events[event];
          return (
            <li key={event} class={news.includes(event) ? "is-new" : ""}>
              <b>{eventName(facts, event)}</b>
              {news.includes(event) && <small class="ty-turning-new">{t("web-troyes-turning-new")}</small>}
              {printed && <EventEffect event={printed} />}
            </li>
          );
        })}
      </ul>
      {hit.length > 0 && (
        <SeatRows rows={rowsFor(names, hit)} game="troyes" names={names} colours={colours} />
      )}
    </>
  );
}
