// The choices of Gùgōng as entries of the rail: cards by value, locations by their symbol, prices and gains in
// symbols; cards to discard, faces of a die and trades side by side.

import type { ComponentChildren } from "preact";
import { say, t } from "../../i18n/messages.ts";
import { num, roman } from "../../i18n/numbers.ts";
import type { Entry } from "../../table/Entries.tsx";
import type { Choice, Msg } from "../../table/model.ts";
import { table } from "../../table/state.ts";
import { Icon } from "../../ui/Icon.tsx";
import { verdictOnCard } from "./aim.ts";
import { Parts } from "./bits.tsx";
import { effectParts } from "./board/Decrees.tsx";
import { TokenFace } from "./board/Token.tsx";
import { cardOf, groupOf } from "./choosing.ts";
import { iconOf } from "./icons/index.ts";
import { known, type Known } from "./known.ts";
import { actionSymbol, giftOf, locationOf, type Props } from "./seats.ts";
import type { GiftFacts, Place, Verdict } from "./shapes.ts";
import { cityName, giftName } from "./words.ts";

const SIZE = 15;

type Shown = Omit<Entry, "group">;
type Of<Kind> = Extract<Known, { kind: Kind }>;

export function entryOf(choice: Choice, props: Props): Entry {
  const found = known(choice);
  const group = groupOf(found, table.offer.value?.prompt?.key ?? "");
  return { group, ...shownAs(found, props) };
}

function shownAs(choice: Known, props: Props): Shown {
  if (choice.kind === "discard" && groupOf(choice, table.offer.value?.prompt?.key ?? "") === "discard") {
    const face = <GiftSigns gift={giftOf(props.facts, choice.args.gift)} valued />;
    return { icon: iconOf("discard"), name: t("web-gugong-side-discard"), wide: true, face };
  }
  const card = cardOf(choice);
  if (card) return cardEntry(choice, card, props);
  return ENTRIES[choice.kind]?.(choice as never, props) ?? plain(choice);
}

/** In words; price and gain in symbols, as far as the words do not say them. */
function plain(choice: Known): Shown {
  return { name: say(choice.label), face: <Bargain choice={choice} /> };
}

const out = ({ label }: Known): Shown => ({ icon: "close", name: say(label), out: true });

const ENTRIES: { [Kind in Known["kind"]]?: (choice: Of<Kind>, props: Props) => Shown } = {
  at: ({ args: { place }, effect }, { view }) => ({
    ...placed(place),
    face: (
      <>
        <Compared effect={effect} />
        <VerdictTag verdict={locationOf(view, place).tag} />
      </>
    ),
  }),
  with: ({ args: { place } }, { view, facts }) => ({
    ...placed(place),
    face: <GiftSigns gift={giftOf(facts, locationOf(view, place).card)} valued />,
  }),
  "place-token": (choice) => ({ ...placed(choice.args.place), face: <Bargain choice={choice} /> }),
  "no-action": out,
  variant: (choice) => ({
    icon: iconOf(choice.args.place),
    mark: <Letter variant={choice.args.variant} />,
    face: <Bargain choice={choice} brings={movesIn(choice)} />,
  }),
  build: (choice) => ({
    icon: iconOf("wall"),
    mark: <Letter variant={choice.args.variant} />,
    face: <Bargain choice={choice} />,
  }),
  house: (choice) => ({
    icon: iconOf("jade"),
    name: nameIn(choice.label, "house"),
    face: <Bargain choice={choice} />,
  }),
  decree: (choice, props) => decreeEntry(choice.args.decree, choice, props),
  "use-decree": (choice, props) => decreeEntry(choice.args.decree, choice, props),
  go: ({ args: { city } }, { view, facts }) => ({
    wide: true,
    word: cityName(facts, city),
    face: <TokenAt view={view} facts={facts} city={city} />,
  }),
  trade: (choice, { facts }) => ({
    name: t("web-gugong-side-trade"),
    face: <Trade choice={choice} facts={facts} />,
  }),
  die: ({ args: { die, face } }, { view }) => ({
    name: t("web-gugong-side-die", { n: die, face: view.dice[die - 1]?.face ?? 0 }),
    face: <b class="gg-num">{num(face)}</b>,
  }),
  decline: out,
  skip: out,
  done: out,
};

const placed = (place: Place): Shown => ({ icon: iconOf(place), name: t(`web-gugong-short-${place}`) });

const nameIn = ({ args }: Msg, name: string): string => {
  const arg = args[name];
  return typeof arg === "object" && arg !== null && "key" in arg ? say(arg as Msg) : "";
};

/** A card of the hand or the discard pile, with what it would come to at the location that is aimed at. */
function cardEntry(
  choice: Known,
  { name, from }: NonNullable<ReturnType<typeof cardOf>>,
  { view, facts }: Props,
): Shown {
  const gift = giftOf(facts, name);
  return {
    icon: from && iconOf(from),
    mark: <b class="gg-num">{num(gift.value)}</b>,
    name: giftName(gift),
    face: (
      <>
        <GiftSigns gift={gift} />
        <VerdictTag verdict={choice.kind === "give" ? verdictOnCard(view, name) : null} />
      </>
    ),
  };
}

function decreeEntry(decree: string, choice: Known, { view, facts }: Props): Shown {
  const printed = facts.decrees[decree];
  const level = view.decrees.find((each) => each.decree === decree)?.level ?? 0;
  if (!printed) return plain(choice);
  return {
    mark: <span class="gg-num">{roman(level)}</span>,
    name: "",
    face: (
      <>
        <span class="gg-decree-sign">
          <Parts parts={effectParts(printed)} size={SIZE} />
        </span>
        <Bargain choice={choice} />
      </>
    ),
  };
}

// --- symbols ----------------------------------------------------------------------------------------------

const Letter = ({ variant }: { variant: string }) => (
  <b class="gg-letter">{t(`gugong-variant-${variant}`)}</b>
);

/** The symbol of a gift's action, and its value where that does not stand elsewhere. */
function GiftSigns({ gift, valued = false }: { gift: GiftFacts; valued?: boolean }) {
  const icon = iconOf(actionSymbol(gift));
  return (
    <>
      {valued && <b class="gg-num">{num(gift.value)}</b>}
      {icon ? <Icon name={icon} size={17} /> : <small>{t("web-gugong-no-card-action")}</small>}
    </>
  );
}

/** What the two cards count. */
function Compared({ effect }: { effect: Msg[] }) {
  const { value, there } = effect[0]?.args ?? {};
  if (typeof value !== "number" || typeof there !== "number") return null;
  return <span class="gg-compared">{t("web-gugong-compared", { value, there })}</span>;
}

/** Whether an exchange is free, is to be paid for, or would end the turn without an action. */
function VerdictTag({ verdict }: { verdict: Verdict | null }) {
  return (
    verdict && (
      <span class={`gg-verdict-tag is-${verdict}`}>
        {verdict === "free" && <Icon name="check" size={10} />}
        {t(`web-gugong-tag-${verdict}`)}
      </span>
    )
  );
}

/** What a variant does that no gain tells: moves, servants onto a ship. */
function movesIn({ args: { place }, label }: Of<"variant">): ComponentChildren {
  const n = label.args.n;
  if (typeof n !== "number") return null;
  if (place === "travel") return <Amount n={n} name="travel" />;
  return place === "canal" ? <Onto n={n} name="ship" /> : null;
}

const GAIN = "gugong-gain-";
const ONTO: Partial<Record<Known["kind"], string>> = { build: "wall", load: "ship", new: "ship" };

/** What is paid, what is placed where, what is gained. */
function Bargain({ choice, brings = null }: { choice: Known; brings?: ComponentChildren }) {
  const gains = choice.effect.filter(({ key }) => key.startsWith(GAIN) && iconOf(key.slice(GAIN.length)));
  const onto = ONTO[choice.kind];
  const paid = choice.cost.filter(([name]) => name !== "placed");
  const standing = choice.cost.find(([name]) => name === "placed")?.[1] ?? 0;
  return (
    <>
      {paid.map(([name, n]) => (
        <span key={name} class="tf-cost">
          {num(-n)}
          <Icon name={iconOf(name) ?? "question"} size={SIZE} />
        </span>
      ))}
      {onto && standing > 0 && <Onto n={standing} name={onto} />}
      {brings}
      {gains.map(({ key, args }) => (
        <Amount key={key} n={Number(args.n ?? 1)} name={key.slice(GAIN.length)} plus />
      ))}
    </>
  );
}

const Amount = ({ n, name, plus = false }: { n: number; name: string; plus?: boolean }) => (
  <span class="tf-gain">
    {num(n, { sign: plus })}
    <Icon name={iconOf(name) ?? "question"} size={SIZE} />
  </span>
);

/** Servants that go somewhere. */
const Onto = ({ n, name }: { n: number; name: string }) => (
  <span class="tf-gain">
    {num(n)}
    <Icon name={iconOf("servants") ?? "question"} size={SIZE} />
    <Icon name="arrow" size={9} />
    <Icon name={iconOf(name) ?? "question"} size={SIZE} />
  </span>
);

function TokenAt({ view, facts, city }: Pick<Props, "view" | "facts"> & { city: string }) {
  const token = view.map.cities.find((each) => each.city === city)?.token;
  return token ? <TokenFace facts={facts} token={token} small /> : null;
}

function Trade({ choice, facts }: { choice: Of<"trade"> } & Pick<Props, "facts">) {
  const { tokens, gain, doubles } = choice.args;
  return (
    <>
      {num(tokens)}
      {doubles > 0 && <sup>{t("web-gugong-with-double", { n: doubles })}</sup>}
      <Icon name="arrow" size={9} />
      {num(facts.trades.find((each) => each.tokens === tokens)?.gain ?? 0)}
      <Icon name={iconOf(gain) ?? "question"} size={SIZE} />
    </>
  );
}
