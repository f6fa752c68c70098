// In the rail, above the choices: what has been placed and paid for the sake of a question, and what comes then.

import { list, say, t } from "../../i18n/messages.ts";
import { aimedAt, dropAim } from "../../table/aim.ts";
import { table } from "../../table/state.ts";
import { Icon } from "../../ui/Icon.tsx";
import { rewardsIn, Sum } from "./entries.tsx";
import { type Known, underwayNow } from "./known.ts";
import { PAY_PROMPT } from "./scenes/payment.ts";
import { actionOf, type Props } from "./seats.ts";
import type { PaladinsFacts, Worker } from "./shapes.ts";
import { actionName, outsiderName, townsfolkName } from "./words.ts";

export function Asked(props: Props) {
  return (
    <>
      <Paid {...props} />
      <Aimed {...props} />
    </>
  );
}

/** What was touched before the action that asks about it. */
function Aimed({ facts }: Props) {
  const element = aimedAt.value;
  if (!element) return null;
  return (
    <p class="tf-underway" role="status">
      <span>{t("web-paladins-aim", { what: targetName(element, facts) })}</span>
      <button type="button" class="tf-button is-small" aria-label={t("web-cancel")} onClick={dropAim}>
        <Icon name="close" size={13} />
      </button>
    </p>
  );
}

/** What an element that actions ask about is called. */
function targetName(element: string, facts: PaladinsFacts): string {
  const [kind = "", ...rest] = element.split(".");
  const name = rest.at(-1) ?? "";
  const [townsfolk, outsider] = [facts.townsfolk[name], facts.outsiders[name]];
  if (townsfolk) return townsfolkName(townsfolk);
  if (outsider) return outsiderName(outsider);
  if (kind === "slot") return actionName(rest.at(-2) ?? "");
  const [region = 0, place = 0] = name.slice(1).split("_").map(Number);
  return kind === "space" ? t("paladins-space", { region, place }) : t("web-paladins-aim-jar");
}

function Paid({ view, seat }: Props) {
  const [first, ...then] = underwayNow();
  if (first?.kind !== "action" && first?.kind !== "favour") return null;
  const mine = view.seats[seat];
  const standing = first.kind === "action" && mine ? actionOf(mine, first.args.action).slots : [];
  const workers = placedBy(then) ?? standing.flatMap(({ worker }) => worker ?? []);
  const isPaid = table.offer.value?.prompt?.key !== PAY_PROMPT;
  const gains = rewardsIn(first.effect);
  if (workers.length + first.cost.length + gains.length === 0) return null;
  return (
    <p class="tf-underway" data-help={list([first, ...then].map(({ label }) => say(label)))}>
      {workers.length + first.cost.length > 0 && (
        <span>
          <small>{t(isPaid ? "web-paladins-given" : "web-paladins-costs")}</small>
          {workers.map((worker, i) => (
            <Icon key={i} name={worker} size={17} />
          ))}
          <Sum items={first.cost} price />
        </span>
      )}
      {gains.length > 0 && (
        <span>
          <small>{t("web-paladins-then")}</small>
          <Sum items={gains} />
        </span>
      )}
    </p>
  );
}

/** Who was placed, where that was asked; else they stand where they had to. */
function placedBy(answers: Known[]): Worker[] | null {
  const placed = answers.find((each) => each.kind === "pay" || each.kind === "pay-favour");
  return placed?.kind === "pay" || placed?.kind === "pay-favour" ? placed.args.workers : null;
}
