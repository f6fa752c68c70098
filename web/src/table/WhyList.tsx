// "Why can't I …?": everything that is not offered, by its reason.

import { list, t } from "../i18n/messages.ts";
import { RuleLink } from "./Popovers.tsx";
import { table } from "./state.ts";
import { becauses } from "./why.ts";

export function WhyList({ asides }: { asides?: readonly string[] | undefined }) {
  const found = becauses(table.refusals.value, asides);
  if (found.length === 0) return <p>{t("web-why-nothing")}</p>;
  return (
    <ul class="tf-why-list">
      {found.map(({ reason, why, what }) => (
        <li key={`${reason.rule} ${why}`}>
          <b>{list(what)}</b>
          <span>
            {why} <RuleLink rule={reason.rule} />
          </span>
        </li>
      ))}
    </ul>
  );
}
