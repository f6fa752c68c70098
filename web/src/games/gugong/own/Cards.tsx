// The cards of a seat: the hand, with the picked card raised, and the discard pile, which is the hand of
// the next day. Others see backs only.

import { say, sentences, t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { table } from "../../../table/state.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { verdictOnCard } from "../aim.ts";
import { box, Reconstructed } from "../bits.tsx";
import { CardBack, GiftCard } from "../art/GiftCard.tsx";
import { giftOf, isMatch, seatOf, type SeatProps } from "../seats.ts";
import type { GugongFacts, HeldCard } from "../shapes.ts";
import { cardWords } from "../words.ts";
import { Well } from "./Well.tsx";
import { isShared } from "../../../table/session.ts";

const CARD = 86;
const ROOM = 384;

/** Known cards by value, so that a picked one keeps its place. */
function inOrder(cards: HeldCard[], facts: GugongFacts): HeldCard[] {
  const value = ({ card }: HeldCard) => (card ? giftOf(facts, card).value : 10);
  return [...cards].sort((a, b) => value(a) - value(b));
}

export function Hand({ view, facts, who, seat, names }: SeatProps) {
  const held = seatOf(view, who);
  const picked = held.chosen;
  const cards = inOrder(picked ? [...held.hand, { id: null, card: picked }] : held.hand, facts);
  const backs = picked === false ? 1 : 0;
  const n = cards.length + backs;
  const step = Math.min(97, n > 1 ? (ROOM - CARD) / (n - 1) : 0);
  const title =
    who === seat && !isShared()
      ? t("web-gugong-your-hand")
      : t("web-gugong-hand-of", { name: names[who] ?? "" });
  return (
    <section class="gg-hand">
      <header>
        <h3>
          {title}
          {who === seat && <Reconstructed facts={facts} path="gift_cards" />}
        </h3>
        {who === seat && <WaysOut />}
      </header>
      <El id={`hand.${who}`} class="gg-hand-cards">
        {cards.map(({ id, card }, i) => {
          const style = { insetInlineStart: `${i * step}px` };
          if (!card) return <Hidden key={i} x={i * step} />;
          const label = cardWords(facts, card);
          const face = <GiftCard gift={giftOf(facts, card)} width={CARD} named />;
          if (card === picked) {
            return (
              <div
                key={card}
                class="gg-hand-card is-picked"
                style={style}
                role="img"
                aria-label={label}
                data-el={`hand.${card}`}
              >
                {face}
                <span class="gg-tag is-chosen">{t("web-gugong-tag-chosen")}</span>
              </div>
            );
          }
          const verdict = who === seat ? verdictOnCard(view, card) : null;
          const words = verdict ? sentences([label, t(`web-gugong-tag-${verdict}`)]) : label;
          return (
            <El
              key={card}
              id={id ?? `hand.${card}`}
              label={words}
              class={`gg-hand-card ${verdict ? `is-${verdict}` : ""}`}
              style={style}
            >
              {face}
              {verdict && (
                <span class={`gg-tag is-${verdict}`} aria-hidden="true">
                  {t(`web-gugong-tag-${verdict}`)}
                </span>
              )}
            </El>
          );
        })}
        {backs > 0 && <Hidden x={cards.length * step} />}
        {n === 0 && <p class="gg-none">{t("web-gugong-no-cards")}</p>}
      </El>
    </section>
  );
}

/** Skip, decline, done: what is offered besides the things on the board. */
function WaysOut() {
  const { choices } = table.touch.value;
  return (
    <>
      {["skip", "end"].map((id) => {
        const index = choices.get(id)?.[0];
        const choice = index === undefined ? undefined : table.offer.value?.choices[index];
        return (
          choice && (
            <El key={id} id={id} as="span" class="gg-way-out">
              {say(choice.label)}
            </El>
          )
        );
      })}
    </>
  );
}

const Hidden = ({ x }: { x: number }) => (
  <div class="gg-hand-card" style={{ insetInlineStart: `${x}px` }}>
    <CardBack width={82} />
  </div>
);

const SMALL = 38;

/** Two to a row; more than four overlap. A small die marks what matches at night. */
export function Discard({ view, facts, who }: SeatProps) {
  const { discard, matches } = seatOf(view, who);
  const rows = Math.ceil(discard.length / 2);
  const step = rows > 2 ? (116 - 54) / (rows - 1) : 58;
  return (
    <Well
      title={t("web-gugong-discard")}
      n={discard.length}
      class="gg-discard"
      sign={matches !== null && discard.length > 0 && <Matches n={matches} />}
    >
      {discard.map(({ id, card }, i) => {
        const style = box(3 + (i % 2) * (SMALL + 2), 4 + Math.floor(i / 2) * step);
        if (!card || !id) {
          return (
            <div key={i} class="gg-small-card" style={style}>
              <CardBack width={SMALL} />
            </div>
          );
        }
        const gift = giftOf(facts, card);
        return (
          <El key={card} id={id} label={cardWords(facts, card)} class="gg-small-card" style={style}>
            <GiftCard gift={gift} width={SMALL} match={isMatch(view, gift.value)} />
          </El>
        );
      })}
    </Well>
  );
}

/** How often a die shows the value of a card there: what counts tonight. */
function Matches({ n }: { n: number }) {
  return (
    <span class="gg-matches" data-help={t("web-gugong-matches", { n })}>
      <span class="tf-sr">{t("web-gugong-matches", { n })}</span>
      <Icon name="gg-die" size={13} />
      <b aria-hidden="true">{num(n)}</b>
    </span>
  );
}
