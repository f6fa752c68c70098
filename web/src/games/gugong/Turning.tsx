// Turning points of Gùgōng as scenes: dusk with Meng's cards, night with the matches, morning, the end.

import type { ComponentChildren } from "preact";
import { say, t } from "../../i18n/messages.ts";
import { num } from "../../i18n/numbers.ts";
import { Bits, Head } from "../../table/ActionLine.tsx";
import type { LogLine } from "../../table/session.ts";
import { News, rowsFor, SeatRows, TurningHead } from "../../table/Turning.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Cloud } from "./art/grounds.tsx";
import { fieldsOf } from "./known.ts";
import type { Props } from "./seats.ts";
import { diceAfter } from "./told.ts";
import { duskGists, lastBits, partBits, partLines } from "./turning.ts";
import { cityName, tokenWords } from "./words.ts";

type SceneProps = Props & { kind: string; lines: LogLine[] };

export function Turning(scene: SceneProps) {
  if (scene.kind === "dusk") return <Dusk {...scene} />;
  if (scene.kind === "night") return <Night {...scene} />;
  if (scene.kind === "morning") return <Morning {...scene} />;
  return <LastDay {...scene} />;
}

/** The sky over the palace, with the sign of the hour. */
function Sky({ icon, children }: { icon: string; children?: ComponentChildren }) {
  return (
    <>
      <svg
        class="gg-turning-sky"
        viewBox="0 0 560 96"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Cloud x={40} y={52} scale={0.8} />
        <Cloud x={190} y={20} scale={0.5} flip />
        <Cloud x={510} y={58} scale={0.9} flip />
        <Cloud x={390} y={22} scale={0.55} />
      </svg>
      <Icon name={icon} size={60} />
      {children}
    </>
  );
}

function Dice({ faces }: { faces: number[] | null }) {
  if (!faces) return null;
  return (
    <span class="gg-dice">
      {faces.map((face, i) => (
        <span key={i} class="gg-die">
          {num(face)}
        </span>
      ))}
    </span>
  );
}

function Dusk({ lines, facts, names, colours }: SceneProps) {
  const told = partLines("dusk", lines);
  const meng = told.find((line) => line.event === "meng_dusk")?.who ?? names.length - 1;
  return (
    <>
      <TurningHead title={t("web-gugong-term-gg-dusk")} text={told[0] && say(told[0].msg)}>
        <Sky icon="gg-dusk" />
      </TurningHead>
      <p class="tn-news is-line">
        <Icon name={`shield-${colours[meng]}`} size={20} />{" "}
        {t("web-gugong-turning-dusk", { who: names[meng] ?? "" })}
      </p>
      <ol class="gg-turning-dusk">
        {duskGists(lines, facts).map((gist, i) => (
          <li key={i}>
            <Head gist={gist} />
            <span class="tn-bits">
              <Bits bits={gist.bits} who={meng} game={{ id: "gugong" }} colours={colours} size={18} spoken />
              {gist.bits.length === 0 && <small>{t("web-turning-nothing")}</small>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Night({ lines, facts, names, colours, view }: SceneProps) {
  const told = partLines("night", lines);
  const note = (who: number): string | undefined => {
    const won = told.find((line) => line.event === "destiny_won" && line.who === who);
    return won && say(won.msg);
  };
  const rows = rowsFor(names, partBits("night", lines, facts), (who) => ({ note: note(who) }));
  return (
    <>
      <TurningHead title={t("web-gugong-term-gg-night")} text={told[0] && say(told[0].msg)}>
        <Sky icon="gg-night">
          <Dice faces={diceAfter(lines) ?? view.dice.map((die) => die.face)} />
        </Sky>
      </TurningHead>
      <SeatRows rows={rows} game="gugong" names={names} colours={colours} />
    </>
  );
}

/** What the last day brought, and who was not admitted; the points come after it, in a sheet of their own. */
function LastDay({ lines, facts, names, colours }: SceneProps) {
  const rows = rowsFor(names, lastBits(lines, facts), (who) => {
    const outside = lines.findLast((line) => line.event === "not_admitted" && line.who === who);
    return { note: outside && say(outside.msg) };
  });
  return (
    <>
      <TurningHead title={t("web-turning-over")} text={t("web-gugong-turning-last")}>
        <Sky icon="gg-vp" />
      </TurningHead>
      <SeatRows rows={rows} game="gugong" names={names} colours={colours} />
    </>
  );
}

function Morning({ lines, facts, names, colours }: SceneProps) {
  const told = partLines("morning", lines);
  const began = told.at(-1);
  const rows = rowsFor(
    names,
    partBits("morning", lines, facts).filter(({ who }) => who >= 0),
  );
  const tokens = told.filter((line) => line.event === "city_filled");
  return (
    <>
      <TurningHead title={t("web-gugong-term-gg-morning")} text={began && say(began.msg)}>
        <Sky icon="gg-morning">
          <Dice faces={diceAfter(told)} />
        </Sky>
      </TurningHead>
      <SeatRows rows={rows} game="gugong" names={names} colours={colours} />
      {tokens.length > 0 && (
        <News label={t("web-turning-new")}>
          {tokens.map((line) => {
            const { city = "", token = "" } = fieldsOf(line);
            return (
              <span key={city} class="tn-item" title={tokenWords(facts, token)}>
                <Icon name="gg-token" size={16} /> {cityName(facts, city)}
              </span>
            );
          })}
        </News>
      )}
    </>
  );
}
