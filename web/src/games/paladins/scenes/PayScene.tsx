// The payment in large: every worker space with everybody who could stand there.

import { t } from "../../../i18n/messages.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Items, Price, SlotFace } from "../bits.tsx";
import { actionOf, type Props, seatOf } from "../seats.ts";
import type { Item, SlotKind, Worker } from "../shapes.ts";
import { actionName, favourName, rewardWords, slotName, workerName } from "../words.ts";
import { alternatives, type Payment, paymentNow, placeInstead, placeNext } from "./payment.ts";
import { Make, StripStage } from "./Stage.tsx";

export function PayScene(board: Props) {
  const payment = paymentNow();
  if (!payment) return null;
  const name = payment.action ? actionName(payment.action) : favourName(payment.favour ?? "");
  return (
    <StripStage
      board={board}
      icon={payment.action ?? "favour"}
      title={name}
      note={t(payment.offered.size > 1 ? "web-paladins-pay-note" : "web-paladins-pay-only")}
    >
      <div class="pb-pay">
        {payment.spaces.map((_, at) => (
          <PaySpace key={at} payment={payment} at={at} kind={kindOf(board, payment, at)} />
        ))}
      </div>
      <Besides items={goodsToPay(board, payment)} />
      <Make index={payment.index}>{t("web-paladins-pay-do")}</Make>
    </StripStage>
  );
}

/** The colour printed on a worker space. */
function kindOf({ view, facts, seat }: Props, { action, favour, spaces }: Payment, at: number): SlotKind {
  if (!action) return facts.favours[favour ?? ""]?.worker ?? "any";
  const slots = actionOf(seatOf(view, seat), action).slots;
  return facts.board.slots[action][slots.findIndex(({ id }) => id === spaces[at]?.id)] ?? "any";
}

function PaySpace({ payment, at, kind }: { payment: Payment; at: number; kind: SlotKind }) {
  const now = payment.workers[at] as Worker;
  const possible = alternatives(payment, at);
  return (
    <div class="pb-pay-space" role="group" aria-label={slotName(kind)}>
      <button
        type="button"
        class="pb-draft"
        disabled={possible.length < 2}
        aria-label={t("web-paladins-pay-change", { who: slotName(kind), worker: workerName(now) })}
        onClick={() => placeNext(payment, at)}
      >
        <SlotFace kind={kind} slot={{ worker: now, workshop: false }} />
      </button>
      <div class="pb-pay-others">
        {possible.map((worker) => (
          <button
            key={worker}
            type="button"
            class={worker === now ? "is-on" : ""}
            aria-pressed={worker === now}
            aria-label={workerName(worker)}
            onClick={() => placeInstead(payment, at, worker)}
          >
            <Icon name={worker} size={20} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** What is paid together with the workers. */
function goodsToPay({ view, facts, seat }: Props, payment: Payment): Item[] {
  if (!payment.action) return facts.favours[payment.favour ?? ""]?.cost ?? [];
  const mine = view.seats[seat];
  const action = mine && actionOf(mine, payment.action);
  const items: Item[] = [
    ["silver", action?.silver ?? 0],
    ["provision", action?.provisions ?? 0],
  ];
  return items.filter(([, n]) => n > 0);
}

function Besides({ items }: { items: Item[] }) {
  if (items.length === 0) return null;
  return (
    <p class="pb-besides" data-help={t("web-paladins-pay-besides", { rewards: rewardWords(items) })}>
      +
      {items.map(([name, n]) =>
        name === "gain_debt" ? (
          <Items key={name} items={[[name, n]]} size={22} />
        ) : (
          <Price key={name} name={name} n={n} size={22} />
        ),
      )}
    </p>
  );
}
