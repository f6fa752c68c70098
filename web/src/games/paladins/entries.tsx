// The choices of Paladins as entries of the rail: an action with its symbol, the workers it takes, its price and
// what it is sure to bring; the ways of one action side by side.

import { say, t } from "../../i18n/messages.ts";
import { num } from "../../i18n/numbers.ts";
import type { Entry } from "../../table/Entries.tsx";
import type { Choice, Msg } from "../../table/model.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Amount, Gives } from "./bits.tsx";
import { iconOf } from "./icons/index.ts";
import { known, type Known } from "./known.ts";
import type { Item, Worker } from "./shapes.ts";
import { actionName } from "./words.ts";

const SIZE = 14;

export function entryOf(choice: Choice): Entry {
  const found = known(choice);
  return ENTRIES[found.kind]?.(found as never) ?? plain(choice);
}

/** In words, with its price and gain in symbols as far as there are any. */
export function plain(choice: Choice): Entry {
  return { group: choice.text, name: say(choice.label), face: <Face choice={choice} /> };
}

type Of<Kind> = Extract<Known, { kind: Kind }>;

const ENTRIES: { [Kind in Known["kind"]]?: (choice: Of<Kind>) => Entry } = {
  action: (choice) => {
    const { action, move } = choice.args;
    const face = <Face choice={choice} slots={slotsIn(choice.label)} brings={BRINGS[move]} />;
    return { group: action, icon: iconOf(action), name: actionName(action), face };
  },
  favour: (choice) => ({
    group: "favours",
    icon: "favour",
    name: t("web-paladins-favours"),
    wide: true,
    face: <Face choice={choice} slots={slotsIn(choice.label)} />,
  }),
  pass: ({ args }) => ({
    group: "pass",
    icon: "rest",
    word: t(args.fewer ? "web-paladins-pass-fewer" : "web-paladins-pass"),
    out: true,
  }),
  pay: ({ args }) => workersOf("pay", args.workers),
  "pay-favour": ({ args }) => workersOf("pay", args.workers),
  keep: ({ args, text }) =>
    args.workers.length > 0
      ? workersOf("keep", args.workers)
      : { group: text, name: t("paladins-opt-keep-nobody") },
  workshop: (choice) => ({
    group: `workshop ${choice.args.action}`,
    icon: iconOf(choice.args.action),
    name: actionName(choice.args.action),
    face: <SlotSign kind={slotIn(choice.label.args.worker)} />,
  }),
  townsfolk: (choice) => ({
    group: choice.args.townsfolk,
    name: nameIn(choice.label, "card"),
    face: <Face choice={choice} />,
  }),
  outsider: (choice) => ({
    group: choice.args.outsider,
    icon: peopleIn(choice.label),
    name: callingIn(choice.label),
    face: <Face choice={choice} />,
  }),
  space: (choice) => ({
    group: `region ${choice.label.args.region}`,
    name: t("web-paladins-region", { region: Number(choice.label.args.region) }),
    face: <Face choice={choice} />,
  }),
  jar: (choice) => ({ group: "jars", wide: true, icon: "jar", face: <Face choice={choice} /> }),
  clear: ({ args: { action } }) => ({
    group: "clear",
    wide: true,
    icon: "pray",
    word: actionName(action),
    face: <Icon name={iconOf(action) ?? "question"} size={SIZE} />,
  }),
  choose: ({ args, text, effect, label }) => ({
    group: text,
    face: <Sum items={args.rewards} />,
    name: effect.length > 0 ? say(effect[0] as Msg) : say(label),
  }),
  decline: ({ text, label }) => ({ group: text, icon: "close", name: say(label), out: true }),
  done: ({ text, label }) => ({ group: text, name: say(label), out: true }),
};

const workersOf = (group: string, workers: Worker[]): Entry => ({
  group,
  wide: true,
  face: workers.map((worker, i) => <Icon key={i} name={worker} size={SIZE + 3} />),
});

/** What a move brings, where the server cannot say how much yet. */
const BRINGS: Record<string, string> = {
  develop: "workshop",
  hire: "recruit",
  discard: "discard",
};

// --- what a message says, as symbols ----------------------------------------------------------------------

const REWARD = "paladins-reward-";
const SLOT = "paladins-slot-";

const isMsg = (arg: unknown): arg is Msg => typeof arg === "object" && arg !== null && "key" in arg;
const msgsIn = (arg: unknown): Msg[] => (Array.isArray(arg) ? (arg as unknown[]).filter(isMsg) : []);
const slotIn = (arg: unknown): string => (isMsg(arg) ? arg.key.slice(SLOT.length) : "any");
const nameIn = ({ args }: Msg, name: string): string => (isMsg(args[name]) ? say(args[name]) : "");

/** "Viking Archer" is one message of two: the name, and the people, which has a symbol. */
const callingIn = (label: Msg): string => (isMsg(label.args.card) ? nameIn(label.args.card, "name") : "");
const peopleIn = ({ args: { card } }: Msg): string | null => {
  const people = isMsg(card) && isMsg(card.args.people) ? card.args.people.key : "";
  return iconOf(people.slice("paladins-people-".length));
};

/** The worker spaces to be filled, one by one. */
function slotsIn({ args }: Msg): string[] {
  return msgsIn(args.slots).flatMap((slot) => Array<string>(Number(slot.args.n ?? 1)).fill(slotIn(slot)));
}

/** Rewards among the effects; alternatives are lists of lists. */
export function rewardsIn(effect: Msg[]): Item[] {
  const items = effect.flatMap((msg): Item[] => {
    if (msg.key.startsWith(REWARD))
      return [[msg.key.slice(REWARD.length).replaceAll("-", "_"), Number(msg.args.n ?? 1)]];
    return msg.key === "list-and" ? rewardsIn(msgsIn(msg.args.items)) : [];
  });
  const sums = new Map<string, number>();
  for (const [name, n] of items) sums.set(name, (sums.get(name) ?? 0) + n);
  return [...sums];
}

/** Rewards of which one is chosen. */
function setsIn(effect: Msg[]): Item[][] {
  const or = effect.find(({ key }) => key === "list-or");
  return or ? msgsIn(or.args.items).map((each) => rewardsIn([each])) : [rewardsIn(effect)];
}

interface FaceProps {
  choice: Pick<Choice, "cost" | "effect">;
  slots?: string[];
  brings?: string | undefined;
}

/** Workers, price, arrow, gain. */
function Face({ choice, slots = [], brings }: FaceProps) {
  const sets = setsIn(choice.effect).filter((items) => items.length > 0);
  const gives = sets.length > 0 || brings !== undefined;
  return (
    <>
      {slots.map((kind, i) => (
        <SlotSign key={i} kind={kind} />
      ))}
      <Sum items={choice.cost} price />
      {gives && slots.length + choice.cost.length > 0 && <Gives />}
      {brings && <Icon name={brings} size={SIZE} />}
      {sets.map((items, i) => (
        <span key={i} class="tf-do-set">
          {i > 0 && <i aria-hidden="true">/</i>}
          <Sum items={items} />
        </span>
      ))}
    </>
  );
}

/** Goods in symbols; a price always with its number. */
export function Sum({
  items,
  price = false,
}: {
  items: readonly (readonly [string, number])[];
  price?: boolean;
}) {
  return (
    <>
      {items.map(([name, n]) => (
        <span key={name} class={price ? "tf-cost" : "tf-gain"}>
          {price ? (
            <>
              {num(n)}
              <Icon name={iconOf(name) ?? "question"} size={SIZE} />
            </>
          ) : (
            <Amount name={name} n={n} size={SIZE} />
          )}
        </span>
      ))}
    </>
  );
}

/** Who is to stand there. */
const SlotSign = ({ kind }: { kind: string }) =>
  kind === "any" ? (
    <i class="pb-any" aria-hidden="true" />
  ) : (
    <Icon name={iconOf(kind) ?? "question"} size={SIZE} />
  );
