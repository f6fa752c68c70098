// Who won: everybody by place, the winner under a laurel. It is put up from the last to the first, once.

import { list, t } from "../i18n/messages.ts";
import type { TableInfo } from "../net/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { SeatFace } from "../table/SeatMark.tsx";
import { Laurel } from "./Laurel.tsx";

type Outcome = NonNullable<TableInfo["outcome"]>;

interface PodiumProps {
  game: string;
  outcome: Outcome;
  names: string[];
  colours: string[];
}

export function Podium({ game, outcome, names, colours }: PodiumProps) {
  const { scores, tie_break } = outcome;
  const order = scores.map((_, who) => who).toSorted((a, b) => placeOf(scores, a) - placeOf(scores, b));
  const winners = order.filter((who) => placeOf(scores, who) === 0);
  return (
    <div class="en-podium">
      <p class="tf-winner">
        {winners.length > 0 &&
          t("web-winner", { n: winners.length, names: list(winners.map((who) => names[who] ?? "")) })}
        {tie_break && <small>{t(`${game}-tie-${tie_break}`)}</small>}
      </p>
      <ol class="en-places">
        {order.map((who, i) => (
          <Place
            key={who}
            who={who}
            name={names[who] ?? ""}
            colour={colours[who] ?? "lily"}
            total={scores[who]?.total ?? 0}
            place={placeOf(scores, who)}
            after={order.length - 1 - i}
          />
        ))}
      </ol>
    </div>
  );
}

const placeOf = (scores: Outcome["scores"], who: number): number => scores[who]?.place ?? 0;

interface PlaceProps {
  who: number;
  name: string;
  colour: string;
  total: number;
  place: number; // 0 the first
  after: number; // so many come before it: the winner last
}

function Place({ who, name, colour, total, place, after }: PlaceProps) {
  const first = place === 0;
  return (
    <li class={`en-place c-${colour} ${first ? "is-first" : ""}`} style={{ "--after": after }}>
      <span class="en-shield" aria-hidden="true">
        {first && <Laurel />}
        <Icon name={`shield-${colour}`} size={first ? 38 : 28} />
        <SeatFace who={who} size={first ? 26 : 20} />
      </span>
      <span class="en-who">
        <small>{t("web-end-place", { n: place + 1 })}</small>
        <b>{name}</b>
      </span>
      <b class="en-points">{t("web-turning-points", { n: total })}</b>
    </li>
  );
}
