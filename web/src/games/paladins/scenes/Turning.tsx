// Turning points of Paladins as scenes: the round that is over and what the next one brings, the Inquisition, the end.

import { say, t } from "../../../i18n/messages.ts";
import type { LogLine } from "../../../table/session.ts";
import { News, rowsFor, SeatRows, TurningHead } from "../../../table/Turning.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { OutsiderPortrait, PaladinPortrait, TownsfolkPortrait } from "../art/Portrait.tsx";
import { MapArt } from "../board/MapArt.tsx";
import { fieldsOf } from "../known.ts";
import type { Props } from "../seats.ts";
import { inquisition, inquisitionBits, roundBits, roundsOf } from "../turning.ts";
import { paladinName } from "../words.ts";

type SceneProps = Props & { kind: string; lines: LogLine[] };

export function Turning(scene: SceneProps) {
  if (scene.kind === "inquisition") return <InquisitionOver {...scene} />;
  if (scene.kind === "round") return <RoundOver {...scene} />;
  return <LastRoundOver {...scene} />;
}

function InquisitionOver({ lines, facts, names, colours }: SceneProps) {
  const told = inquisition(lines);
  const note = (who: number) => told.find((line) => line.event === "judged" && line.who === who);
  const rows = rowsFor(names, inquisitionBits(lines, facts), (who) => {
    const judged = note(who);
    return judged ? { note: say(judged.msg) } : {};
  });
  const refilled = told.at(-1);
  return (
    <>
      <TurningHead title={t("web-paladins-inquisition")} text={told[0] && say(told[0].msg)}>
        <Icon name="inquisition" size={72} />
      </TurningHead>
      <SeatRows rows={rows} game="paladins" names={names} colours={colours} />
      {refilled && (
        <p class="tn-news is-line">
          <Icon name="tax" size={18} /> {say(refilled.msg)}
        </p>
      )}
    </>
  );
}

function RoundOver({ lines, facts, names, colours }: SceneProps) {
  const { over, begins } = roundsOf(lines);
  const first = begins[0];
  const rows = rowsFor(names, roundBits(lines), (who) => ({ drawn: <Shown lines={over} who={who} /> }));
  const round = (first && fieldsOf(first).round) ?? 0;
  const court = begins.filter((line) => line.event === "order_shown" || line.event === "favour_shown");
  return (
    <>
      <TurningHead
        title={t("web-paladins-turning-round", { round: round - 1 })}
        text={first && say(first.msg)}
      >
        <MapArt />
      </TurningHead>
      <SeatRows rows={rows} game="paladins" names={names} colours={colours} />
      {court.map((line) => (
        <p key={line.event} class="tn-news is-line">
          <Icon name={line.event === "order_shown" ? "order" : "favour"} size={20} /> {say(line.msg)}
        </p>
      ))}
      <Newcomers lines={over} facts={facts} />
    </>
  );
}

/** What the last round brought; the points come after it, in a sheet of their own. */
function LastRoundOver({ lines, names, colours }: SceneProps) {
  const { over } = roundsOf(lines);
  const rows = rowsFor(names, roundBits(lines), (who) => ({ drawn: <Shown lines={over} who={who} /> }));
  return (
    <>
      <TurningHead title={t("web-turning-over")} text={t("web-paladins-turning-last")}>
        <MapArt />
        <Icon name="vp" size={56} />
      </TurningHead>
      <SeatRows rows={rows} game="paladins" names={names} colours={colours} />
    </>
  );
}

/** The paladin of a seat in the round. */
function Shown({ lines, who }: { lines: LogLine[]; who: number }) {
  const shown = lines.find((line) => line.event === "paladin_shown" && line.who === who);
  const name = shown && fieldsOf(shown).paladin;
  if (!name) return null;
  return (
    <span class="tn-face" title={paladinName(name)}>
      <PaladinPortrait name={name} width={30} height={36} />
    </span>
  );
}

/** Who came into the rows. */
function Newcomers({ lines, facts }: Pick<SceneProps, "lines" | "facts">) {
  const faces = lines.flatMap((line, i) => {
    const { townsfolk, outsider } = fieldsOf(line);
    const [folk, stranger] = [facts.townsfolk[townsfolk ?? ""], facts.outsiders[outsider ?? ""]];
    if (line.event === "townsfolk_shown" && folk) {
      return [<TownsfolkPortrait key={i} name={folk.name} crop="face" width={34} height={34} />];
    }
    if (line.event === "outsider_shown" && stranger) {
      const { name, people } = stranger;
      return [<OutsiderPortrait key={i} name={name} people={people} crop="face" width={34} height={34} />];
    }
    return [];
  });
  if (faces.length === 0) return null;
  return (
    <News label={t("web-turning-new")}>
      <span class="tn-faces">{faces}</span>
    </News>
  );
}
