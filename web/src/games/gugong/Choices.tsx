// What is offered, short enough to be seen at once: a gift as its value, name and action; an official as
// what would be compared there; cards to discard, faces of a die and trades side by side.

import type { ComponentChildren } from "preact";
import { list, say, t } from "../../i18n/messages.ts";
import { ChoiceList } from "../../table/ChoiceList.tsx";
import { ChoiceRow } from "../../table/Rail.tsx";
import { table } from "../../table/state.ts";
import { Icon } from "../../ui/Icon.tsx";
import { verdictOnCard } from "./aim.ts";
import { cardOf, type Group, grouped, type Numbered } from "./choosing.ts";
import { iconOf } from "./icons/index.ts";
import { choicesNow, type Known, type KnownRefusal, refusalsNow } from "./known.ts";
import { actionSymbol, giftOf, locationOf, type Props } from "./seats.ts";
import type { GiftFacts, Place, Verdict } from "./shapes.ts";
import { giftName, placeName } from "./words.ts";

const ICONS = { icon: iconOf };

export function Choices(props: Props) {
  const offer = table.offer.value;
  if (!offer) return null;
  return (
    <ChoiceList class="gg-choices">
      {grouped(choicesNow(), offer.prompt?.key ?? "").map((group) =>
        group.kind === "row" ? (
          <Row key={group.of.choice.option} {...props} of={group.of} />
        ) : (
          <Side key={`${group.kind} ${group.n}`} {...props} group={group} />
        ),
      )}
      {offer.prompt?.key === "gugong-prompt-pay" &&
        refusalsNow().map((each) => <Refused key={each.text} {...each} />)}
    </ChoiceList>
  );
}

interface PressProps {
  of: Numbered;
  class?: string;
  children: ComponentChildren;
}

/** A choice as a button: read out in full, drawn in short. */
function Press({ of: { choice, index }, class: extra = "", children }: PressProps) {
  const chosen = table.selected.value === index;
  return (
    <button
      type="button"
      class={`tf-choice ${extra} ${chosen ? "is-chosen" : ""} ${table.hovered.value === index ? "is-hover" : ""}`}
      disabled={table.sending.value}
      aria-pressed={chosen}
      data-choice={choice.text}
      onClick={() => table.pick(index)}
      onPointerEnter={() => (table.hovered.value = index)}
      onPointerLeave={() => (table.hovered.value = null)}
      onFocus={() => (table.hovered.value = index)}
      onBlur={() => (table.hovered.value = null)}
    >
      <span class="tf-key" aria-hidden="true">
        {index + 1}
      </span>
      <span class="tf-sr">{inFull(choice)}</span>
      <span class="gg-choice-face" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

/** The label, and what follows from it where the label does not say so already. */
function inFull(choice: Known): string {
  const label = say(choice.label);
  const more = choice.effect.map(say).filter((effect) => !label.includes(effect));
  return more.length > 0 ? `${label}: ${list(more)}` : label;
}

// --- one below the other ----------------------------------------------------------------------------------

function Row(props: Props & { of: Numbered }) {
  const { choice } = props.of;
  const card = cardOf(choice);
  if (card) {
    return (
      <li class="tf-choice-item">
        <Press of={props.of}>
          <GiftLine gift={giftOf(props.facts, card.name)} from={card.from} />
          <VerdictTag verdict={choice.kind === "give" ? verdictOnCard(props.view, card.name) : null} />
        </Press>
      </li>
    );
  }
  if (choice.kind === "at") return <OfficialRow {...props} place={choice.args.place} />;
  const label = say(choice.label);
  const told = choice.kind === "servants"; // what follows a payment stands above all of them
  const effect = told ? [] : choice.effect.filter((each) => !label.includes(say(each)));
  return <ChoiceRow choice={{ ...choice, effect }} index={props.of.index} game={ICONS} />;
}

/** "3 Go stones", and the symbol of its action; where it comes from, if that may differ. */
function GiftLine({ gift, from }: { gift: GiftFacts; from: string | null }) {
  const icon = iconOf(actionSymbol(gift));
  return (
    <>
      {from && <Icon name={iconOf(from) ?? "question"} size={15} />}
      <b class="gg-num">{gift.value}</b>
      <span class="gg-choice-name">{giftName(gift)}</span>
      {icon ? (
        <Icon name={icon} size={19} class="gg-choice-action" />
      ) : (
        <small class="gg-choice-none">{t("web-gugong-no-card-action")}</small>
      )}
    </>
  );
}

/** An official: what the gift counts there, what lies there, and whether that is free. */
function OfficialRow({ of, view, place }: Props & { of: Numbered; place: Place }) {
  const [compared] = of.choice.effect;
  const { value, there } = compared?.args ?? {};
  return (
    <li class="tf-choice-item">
      <Press of={of}>
        <span class="gg-choice-name">{placeName(place)}</span>
        <span class="gg-compared">{t("web-gugong-against", { value: value ?? 0, there: there ?? 0 })}</span>
        <VerdictTag verdict={locationOf(view, place).tag} />
      </Press>
    </li>
  );
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

/** What would be paid if it could be, and why it cannot. */
function Refused({ kind, label, reason }: KnownRefusal) {
  if (kind === "trade") return null; // the tray tells
  return (
    <li class="gg-refused">
      {say(label)}
      <small>{say(reason.msg)}</small>
    </li>
  );
}

// --- side by side -----------------------------------------------------------------------------------------

type Chips = Exclude<Group, { kind: "row" }>;

function Side({ group, ...props }: Props & { group: Chips }) {
  return (
    <li class={`gg-side is-${group.kind}`}>
      <small>{headOf(group, props)}</small>
      <span class="gg-side-row">
        {group.of.map((each) => (
          <Press key={each.choice.option} of={each} class="gg-small-choice">
            <Face {...props} choice={each.choice} />
          </Press>
        ))}
      </span>
    </li>
  );
}

function headOf({ kind, n }: Chips, { view }: Props): string {
  if (kind === "trade") return t("web-gugong-side-trade");
  if (kind === "discard") return t("web-gugong-side-discard");
  return t("web-gugong-side-die", { n, face: view.dice[n - 1]?.face ?? 0 });
}

function Face({ choice, facts }: Props & { choice: Known }) {
  if (choice.kind === "die") return <b class="gg-num">{choice.args.face}</b>;
  if (choice.kind === "discard") {
    const gift = giftOf(facts, choice.args.gift);
    const icon = iconOf(actionSymbol(gift));
    return (
      <>
        <b class="gg-num">{gift.value}</b>
        {icon ? <Icon name={icon} size={16} /> : <small>{t("web-gugong-no-card-action")}</small>}
      </>
    );
  }
  if (choice.kind !== "trade") return null;
  const { tokens, gain, doubles } = choice.args;
  return (
    <>
      {tokens}
      {doubles > 0 && <sup>{t("web-gugong-with-double", { n: doubles })}</sup>}
      <Icon name="arrow" size={9} />
      {facts.trades.find((each) => each.tokens === tokens)?.gain ?? 0}
      <Icon name={iconOf(gain) ?? "question"} size={15} />
    </>
  );
}
