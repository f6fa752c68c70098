// What a choice brings, as symbols where there is one; the words are in the choice's own label.

import { say, t } from "../../i18n/messages.ts";
import { num, run } from "../../i18n/numbers.ts";
import type { Msg } from "../../table/model.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Amount, Piece } from "./bits.tsx";
import { colourOf, type Props } from "./seats.ts";
import type { Owner } from "./shapes.ts";

const GOODS: Record<string, string> = {
  "troyes-good-denier": "deniers",
  "troyes-good-influence": "influence",
  "troyes-good-vp": "vp",
};
const CUBES: Record<string, string> = {
  "troyes-gives-delayed-cubes": "delayed",
  "troyes-gives-event-cubes": "",
  "troyes-gives-windows": "cathedral",
};

const count = (msg: Msg): number => (typeof msg.args.n === "number" ? msg.args.n : 0);

interface GivesProps extends Pick<Props, "colours" | "seat"> {
  effect: Msg[];
}

export function Gives({ effect, colours, seat }: GivesProps) {
  return (
    <span class="ty-gives">
      {effect.map((msg, i) => (
        <One key={i} msg={msg} colours={colours} seat={seat} />
      ))}
    </span>
  );
}

/** Whose citizen a message speaks of. */
export const ownerIn = ({ args: { owner } }: Msg): Owner =>
  typeof owner === "object" && owner !== null && "seat" in owner ? owner.seat : "grey";

function One({ msg, colours, seat }: Omit<GivesProps, "effect"> & { msg: Msg }) {
  const good = GOODS[msg.key];
  if (good) return <Amount n={count(msg)} of={good} size={14} />;
  if (msg.key === "troyes-gives-uses") return <b>{run(`×${num(count(msg))}`)}</b>;
  const onto = CUBES[msg.key];
  if (onto !== undefined) {
    return (
      <span class="ty-amount">
        <b>{num(count(msg), { sign: true })}</b>
        <Piece kind="cube" colour={colours[seat] ?? "neutral"} width={14} />
        {onto && <Icon name={onto} size={13} />}
      </span>
    );
  }
  const { effect } = msg.args;
  if (msg.key === "troyes-gives-up-to" && Array.isArray(effect)) {
    return (
      <span class="ty-amount">
        <span aria-hidden="true">≤</span>
        <span class="tf-sr">{t("web-troyes-up-to")}</span>
        <Gives effect={effect} colours={colours} seat={seat} />
      </span>
    );
  }
  if (msg.key === "troyes-gives-places") return null;
  if (msg.key === "troyes-gives-expels") {
    return (
      <span class="ty-amount" data-help={say(msg)}>
        <Piece kind="lying" colour={colourOf(ownerIn(msg), colours)} width={27} />
      </span>
    );
  }
  return <small>{say(msg)}</small>;
}
