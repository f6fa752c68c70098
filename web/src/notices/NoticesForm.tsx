// How I am told that it is my turn: by this browser, by mail. Off until asked for, and off again with one press.

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/messages.ts";
import { api, Refused } from "../net/api.ts";
import type { NoticeInfo, NoticesReply } from "../net/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { settings } from "../ui/settings.ts";
import { forget, toldAt } from "./kept.ts";
import { ability, Denied, turnOff, turnOn, type Seat } from "./push.ts";

export function NoticesForm({ at }: { at: Seat }) {
  const known = useSignal<NoticesReply | null>(null);
  const problem = useSignal("");
  const busy = useSignal(false);
  const during = async (work: () => Promise<NoticesReply | null>) => {
    problem.value = "";
    busy.value = true;
    try {
      known.value = (await work()) ?? known.value;
    } catch (error) {
      problem.value = whyNot(error);
    } finally {
      busy.value = false;
    }
  };
  useEffect(() => {
    void during(async () => {
      const reply = await api.notices(at.table, at.seat, at.secret);
      const here = toldAt(at.table);
      if (here && !reply.notices.some((one) => one.id === here.id)) forget(at.table); // ended elsewhere
      return reply;
    });
  }, [at.table, at.seat]);
  const reply = known.value;
  if (!reply) return <p role={problem.value ? "alert" : "status"}>{problem.value || t("web-loading")}</p>;
  return (
    <div class="st nt-ways" aria-busy={busy.value}>
      <p>{t("web-notices-why")}</p>
      {reply.push && <Browser at={at} busy={busy.value} during={during} />}
      {reply.mail && <Mail at={at} reply={reply} busy={busy.value} during={during} />}
      {!reply.push && !reply.mail && <p>{t("web-notices-none")}</p>}
      {problem.value && <p role="alert">{problem.value}</p>}
    </div>
  );
}

function whyNot(error: unknown): string {
  if (error instanceof Refused) return error.message;
  return t(error instanceof Denied ? "web-notices-denied" : "web-notices-failed");
}

interface WayProps {
  at: Seat;
  busy: boolean;
  during: (work: () => Promise<NoticesReply | null>) => Promise<void>;
}

function Browser({ at, busy, during }: WayProps) {
  const on = toldAt(at.table) !== undefined;
  const able = ability();
  if (able !== "able" && !on) {
    return (
      <p class="nt-cannot" data-cannot={able}>
        <Icon name="info" size={16} /> {t(`web-notices-${able}`)}
      </p>
    );
  }
  return (
    <label class="st-tick">
      <input
        type="checkbox"
        checked={on}
        disabled={busy}
        data-push
        onChange={(event) => {
          const box = event.currentTarget as HTMLInputElement;
          const wanted = box.checked;
          void during(() => (wanted ? turnOn(at) : turnOff(at))).then(() => {
            box.checked = toldAt(at.table) !== undefined; // as it is, whatever was wished
          });
        }}
      />
      {t("web-notices-push")}
    </label>
  );
}

function Mail({ at, reply, busy, during }: WayProps & { reply: NoticesReply }) {
  const address = useSignal("");
  const mails = reply.notices.filter((one) => one.kind === "mail");
  const add = (event: Event) => {
    event.preventDefault();
    const wanted = address.value.trim();
    void during(async () => {
      const asked = { kind: "mail", address: wanted, language: settings.value.language } as const;
      const told = await api.addNotice(at.table, at.seat, at.secret, asked);
      address.value = "";
      return told;
    });
  };
  return (
    <div class="nt-mail">
      {mails.map((one) => (
        <MailRow
          key={one.id}
          mail={one}
          busy={busy}
          end={() => void during(() => api.removeNotice(at.table, at.seat, at.secret, one.id))}
        />
      ))}
      <form class="nt-add" onSubmit={add}>
        <label>
          {t("web-notices-mail")}
          <input
            type="email"
            required
            maxLength={254}
            autocomplete="email"
            dir="ltr"
            value={address.value}
            data-mail
            onInput={(event) => (address.value = (event.currentTarget as HTMLInputElement).value)}
          />
        </label>
        <button type="submit" class="tf-button" disabled={busy}>
          {t("web-notices-mail-add")}
        </button>
      </form>
    </div>
  );
}

function MailRow({ mail, busy, end }: { mail: NoticeInfo; busy: boolean; end: () => void }) {
  const state = mail.confirmed ? "web-notices-mail-on" : "web-notices-mail-asked";
  return (
    <p class="nt-row" data-confirmed={mail.confirmed}>
      <span>{t(state, { address: mail.address })}</span>
      <button type="button" class="tf-button is-small" disabled={busy} onClick={end}>
        <Icon name="close" size={12} /> {t("web-notices-mail-end")}
      </button>
    </p>
  );
}
