// A game of older rules: that it is kept as it ended, or where it stands still, who agrees to go on, and the
// button for it.

import { say, t } from "../i18n/messages.ts";
import type { OldRules as Old } from "../net/messages.ts";
import { Button, Card } from "./Absent.tsx";
import { info, mySeats, notice, type Session } from "./session.ts";

export function OldRules({ session }: { session: Session }) {
  const now = info.value;
  if (!now?.old) return null;
  return (
    <section class="ab" data-old={now.old.kind} aria-label={t("web-old")} aria-live="polite">
      {now.old.kind === "kept" ? <Kept old={now.old} /> : <Differs old={now.old} session={session} />}
    </section>
  );
}

const versions = ({ rules, ours }: Old) => ({ rules, ours });

function Kept({ old }: { old: Old }) {
  return (
    <Card icon="history" text={t("web-old-kept", versions(old))} more={say(old.why)}>
      {old.told_by !== old.rules && <p class="ab-more">{t("web-old-told", { told: old.told_by })}</p>}
    </Card>
  );
}

function Differs({ old, session }: { old: Old; session: Session }) {
  const [agreed, wants] = [old.agreed ?? [], old.wants ?? []];
  const agree = (yes: boolean) => {
    const sent = session.line.send({ type: "go_on", agree: yes, id: session.line.requestId() });
    if (!sent) notice.value = t("web-line-lost");
  };
  const mine = agreed.some((who) => mySeats.value.includes(who));
  const asked = old.can_go_on && wants.some((who) => mySeats.value.includes(who));
  return (
    <Card
      icon="history"
      text={t("web-old-differs", versions(old))}
      more={say(old.why)}
      agreed={agreed}
      missing={agreed.length > 0 ? wants : []}
    >
      {old.can_go_on && <p class="ab-more">{t("web-old-drops")}</p>}
      {agreed.length > 0 && <Waits wants={wants} />}
      {asked && <Button primary label={t("web-old-go-on")} press={() => agree(true)} />}
      {mine && <Button label={t("web-old-withdraw")} press={() => agree(false)} />}
    </Card>
  );
}

/** How long those who are away are waited for. */
function Waits({ wants }: { wants: number[] }) {
  const now = info.value;
  if (!now || !wants.some((who) => now.seats[who]?.away)) return null;
  return <p class="ab-more">{t("web-old-away", { n: Math.ceil(now.away / 60) })}</p>;
}
