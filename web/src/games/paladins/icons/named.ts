// Which symbol stands for a name of the rules. Without the page, so that what is told can be tested.

import { CARDS } from "./cards.ts";
import { GOODS } from "./goods.ts";
import { ACTIONS } from "./pieces.ts";
import { WORKERS } from "./workers.ts";

export const SETS = [WORKERS, GOODS, ACTIONS, CARDS];

const NAMED: ReadonlySet<string> = new Set(SETS.flatMap((set) => Object.keys(set)));

/** Names of the rules (rewards, costs, what is counted) that are drawn under another name. */
const DRAWN_AS: Record<string, string> = {
  provisions: "provision",
  remove_suspicion: "unsuspect",
  pay_debt: "debt-paid",
  paid_debt: "debt-paid",
  paid: "debt-paid",
  destroy_debt: "debt-gone",
  gain_debt: "debt-gain",
  unpaid_debt: "debt",
  unpaid: "debt",
  free_recruit: "recruit",
  free_develop: "workshop",
  kings_order: "order",
  kings_favour: "favour",
  completed_kings_order: "order",
  attacked_saracen: "saracen",
  attacked_byzantine: "byzantine",
  attacked_viking: "viking",
  converted_mercenary: "purse",
};

/** The symbol of a reward, cost, worker, action or thing counted. */
export function iconOf(name: string): string | null {
  const drawn = DRAWN_AS[name] ?? name;
  return NAMED.has(drawn) ? drawn : null;
}
