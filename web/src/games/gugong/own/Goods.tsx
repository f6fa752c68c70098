// What a seat has gathered: jade, port rewards and ships, travel tokens and what they are traded for.

import { t } from "../../../i18n/messages.ts";
import { num, run } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { FigurePiece, ShipPiece } from "../art/pieces.tsx";
import { TokenFace } from "../board/Token.tsx";
import { foreseen } from "../foreseen.ts";
import { iconOf } from "../icons/index.ts";
import { colourAt, seatOf, type SeatProps } from "../seats.ts";
import type { SeatView, TradeView } from "../shapes.ts";
import { placeName, rewardWords, tokenWords } from "../words.ts";
import { Well } from "./Well.tsx";

export function JadeWell({ view, who }: SeatProps) {
  const { jade } = seatOf(view, who);
  return (
    <Well title={t("web-gugong-jade")} n={jade} then={foreseen(who).get("jade")} class="gg-jade-well">
      <Icon name="gg-jade" size={28} class="gg-jade-light" />
    </Well>
  );
}

const REWARD_ICON = { vp: "gg-vp", card: "gg-gift", double: "gg-double" } as const;

/** Markers of claimed rewards on the player board, and the ships that are not on the water. */
export function Rewards(props: SeatProps) {
  const { view, facts, who, colours } = props;
  const seat = seatOf(view, who);
  const colour = colourAt(colours, who);
  const home = seat.ships.filter((ship) => ship.at === null);
  return (
    <section class="gg-well gg-rewards">
      <header>
        <h3>{t("web-gugong-rewards")}</h3>
        <span class="gg-home-ships">
          {home.map((ship) => (
            <El key={ship.id} id={ship.id} as="span" label={t("web-gugong-ship-home")} class="gg-home-ship">
              <ShipPiece colour={colour} servants={0} double={false} width={26} />
            </El>
          ))}
        </span>
      </header>
      <div class="gg-well-in">
        {seat.rewards.map(({ id, reward, taken, limit }) => (
          <El
            key={id}
            id={id}
            class="gg-reward"
            label={t("web-gugong-reward-words", { reward: rewardWords(facts, reward), taken, limit })}
          >
            <span class="gg-reward-head">
              <Icon name={REWARD_ICON[reward]} size={15} />
              {reward === "vp" && <b>{num(facts.locations.canal.reward_vp)}</b>}
            </span>
            <span class="gg-markers">
              {Array.from({ length: limit }, (_, i) => (
                <span key={i} class={i < taken ? "is-taken" : ""}>
                  {i < taken && <FigurePiece kind="servant" colour={colour} height={20} />}
                </span>
              ))}
            </span>
          </El>
        ))}
        {seat.double === "locked" && (
          <El id={`double.${who}`} as="span" label={t("web-gugong-double-locked")} class="gg-locked">
            <FigurePiece kind="double" colour={colour} height={27} hollow />
            <Icon name="lock" size={12} />
          </El>
        )}
      </div>
    </section>
  );
}

export function Tokens(props: SeatProps) {
  const { view, facts, who, names } = props;
  const seat = seatOf(view, who);
  const { stored, doubles, worth, spaces, waiting } = seat.tokens;
  return (
    <Well
      title={t("web-gugong-tokens")}
      n={t("web-gugong-tokens-worth", { n: worth })}
      id={`tokens.${who}`}
      label={t("web-gugong-tokens-words", { name: names[who] ?? "", n: stored, worth, spaces })}
      class="gg-tokens"
    >
      {Array.from({ length: stored - doubles }, (_, i) => (
        <span key={i} class="gg-token gg-token-back" />
      ))}
      {Array.from({ length: doubles }, (_, i) => (
        <span key={`double ${i}`} class="gg-token gg-token-double">
          {run(`×${num(2)}`)}
        </span>
      ))}
      {Array.from({ length: Math.max(0, spaces - stored) }, (_, i) => (
        <span key={`free ${i}`} class="gg-token-space" />
      ))}
      {waiting && (
        <span class="gg-waiting" data-help={t("web-gugong-waiting", { token: tokenWords(facts, waiting) })}>
          <TokenFace facts={facts} token={waiting} />
        </span>
      )}
      <ActiveTokens held={seat} {...props} />
    </Well>
  );
}

/** Bonus tokens at work: each with a servant beside it. */
function ActiveTokens({ held, facts, colours }: SeatProps & { held: SeatView }) {
  return (
    <>
      {held.active.map(({ token, place }, i) => (
        <span
          key={i}
          class="gg-parked"
          data-help={t("web-gugong-active", {
            token: tokenWords(facts, token),
            place: placeName(place ?? "board"),
          })}
        >
          <TokenFace facts={facts} token={token} small />
          <FigurePiece kind="servant" colour={colourAt(colours, held.seat)} height={16} />
        </span>
      ))}
    </>
  );
}

export function Trades({ view, who, seat }: SeatProps) {
  const { trades } = seatOf(view, who);
  return (
    <section class="gg-well gg-trades">
      <header>
        <h3>{t("web-gugong-trades")}</h3>
      </header>
      <div class="gg-trade-row">
        {trades.map((trade) =>
          who === seat ? (
            <El
              key={trade.id}
              id={trade.id}
              label={tradeWords(trade)}
              class={`gg-trade ${trade.possible ? "is-possible" : ""}`}
            >
              <TradeFace trade={trade} />
            </El>
          ) : (
            <span key={trade.id} class="gg-trade">
              <TradeFace trade={trade} />
            </span>
          ),
        )}
      </div>
    </section>
  );
}

function TradeFace({ trade: { tokens, kind, gain } }: { trade: TradeView }) {
  return (
    <>
      <b class="gg-num">{num(tokens)}</b>
      <Icon name="arrow" size={11} />
      <b class="gg-num">{num(gain)}</b>
      <Icon name={iconOf(kind) ?? "question"} size={17} />
    </>
  );
}

const tradeWords = ({ tokens, kind, gain }: TradeView): string =>
  t("web-gugong-trade-words", { tokens, gain: t(`gugong-gain-${kind}`, { n: gain }) });
