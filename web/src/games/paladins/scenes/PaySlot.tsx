// Worker spaces of a player board. While their action is being paid, who stands there can be changed.

import { t } from "../../../i18n/messages.ts";
import { Slot, SlotFace } from "../bits.tsx";
import type { SlotKind, SlotView } from "../shapes.ts";
import { slotName, workerName } from "../words.ts";
import { alternatives, type Payment, paymentNow, placeNext } from "./payment.ts";

interface PaySlotProps {
  kind: SlotKind;
  slot: SlotView;
  round?: boolean;
}

/** A worker space; while its action is being paid, the worker on it can be changed by touching it. */
export function PaySlot({ kind, slot, round = false }: PaySlotProps) {
  const payment = paymentNow();
  const at = payment?.spaces.findIndex(({ id }) => id === slot.id) ?? -1;
  if (!payment || at < 0) return <Slot kind={kind} slot={slot} round={round} />;
  return <DraftSlot payment={payment} at={at} kind={kind} round={round} id={slot.id} />;
}

interface DraftProps {
  payment: Payment;
  at: number;
  kind: SlotKind;
  round: boolean;
  id: string;
}

function DraftSlot({ payment, at, kind, round, id }: DraftProps) {
  const worker = payment.workers[at] ?? null;
  const several = alternatives(payment, at).length > 1;
  const label = t(several ? "web-paladins-pay-change" : "web-paladins-pay-fixed", {
    who: slotName(kind),
    worker: worker ? workerName(worker) : "",
  });
  return (
    <button
      type="button"
      class={`pb-draft ${round ? "pb-slot-round" : ""}`}
      data-el={id}
      disabled={!several}
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation();
        placeNext(payment, at);
      }}
    >
      <SlotFace kind={kind} slot={{ worker, workshop: false }} round={round} />
    </button>
  );
}
