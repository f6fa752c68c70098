// Six regions in equal columns: the outsider below shares the flags of its region.

import { t } from "../../../i18n/messages.ts";
import { num, roman, run } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Amount, Items, Piece } from "../bits.tsx";
import { nameIn, type Props } from "../seats.ts";
import type { Item, Region, Space } from "../shapes.ts";
import { rewardWords } from "../words.ts";
import { MapArt } from "./MapArt.tsx";

export function WorldMap(props: Props) {
  return (
    <>
      <div class="pb-map">
        <MapArt />
        <div class="pb-regions">
          {props.view.regions.map((region, i) => (
            <RegionSpaces key={region.id} {...props} region={region} index={i} />
          ))}
        </div>
      </div>
      <div class="pb-flags">
        {props.view.regions.map((region, i) => (
          <Flags key={region.id} {...props} region={region} index={i} />
        ))}
      </div>
    </>
  );
}

interface RegionProps extends Props {
  region: Region;
  index: number;
}

function RegionSpaces({ region, index, ...props }: RegionProps) {
  const columns = Math.ceil(region.spaces.length / 2);
  const size = columns > 4 ? 29 : 36; // the borders waver: five side by side keep clear of them
  return (
    <div
      class={`pb-region pb-columns-${columns}`}
      role="group"
      aria-label={t("web-paladins-region", { region: index + 1 })}
    >
      {region.spaces.map((space) => (
        <SpaceAt key={space.id} {...props} space={space} size={size} />
      ))}
    </div>
  );
}

function SpaceAt({ space, size, view, facts, names, colours }: Props & { space: Space; size: number }) {
  const printed = facts.spaces[nameIn(space.id)];
  const reward = printed?.reward ?? [];
  const words = rewardWords(reward);
  const kind = space.closed ? "closed" : space.token ? "taken" : "free";
  const label =
    space.token && space.seat !== null
      ? t(`web-paladins-space-${space.token}`, { name: names[space.seat] ?? "", rewards: words })
      : space.closed
        ? t("web-paladins-space-closed", { n: printed?.players ?? 0, rewards: words })
        : t("web-paladins-space-free", { rewards: words });
  return (
    <El id={space.id} label={label} class={`pb-space pb-space-${kind} pb-space-${size}`}>
      <span class="pb-space-in">
        {space.token && space.seat !== null ? (
          <Piece kind={space.token} colour={colours[space.seat] ?? "lily"} size={size - 2} />
        ) : space.closed ? (
          <Closed players={printed?.players ?? view.players} />
        ) : (
          <SpaceReward reward={reward} size={size} />
        )}
      </span>
    </El>
  );
}

function Closed({ players }: { players: number }) {
  return (
    <>
      <Icon name="lock" size={11} />
      <span>
        {run(`${num(players)}+`)}
        <Icon name="citizen" size={9} />
      </span>
    </>
  );
}

/** One thing large, counted things smaller, two people shoulder to shoulder. */
function SpaceReward({ reward, size }: { reward: Item[]; size: number }) {
  const [only] = reward;
  if (reward.length > 1) {
    return (
      <span class="pb-duo">
        <Items items={reward} size={size * 0.5} />
      </span>
    );
  }
  if (!only) return null;
  const [name, n] = only;
  if (n === 1) return <Amount name={name} n={1} size={size * 0.62} />;
  return (
    <>
      <b class="pb-n">{num(n)}</b>
      <Amount name={name} n={1} size={size * (name === "silver" ? 0.44 : 0.5)} />
    </>
  );
}

/** What a region asks for, and whether the player who looks has it. */
function Flags({ region, index, view, seat }: RegionProps) {
  const mine = view.seats[seat]?.attributes;
  return (
    <El id={region.id} label={t("web-paladins-region", { region: index + 1 })} class="pb-flag-pair">
      <span class="pb-roman" aria-hidden="true">
        {roman(index + 1)}
      </span>
      <Flag name="faith" need={region.faith} have={mine?.faith.now} />
      <Flag name="strength" need={region.strength} have={mine?.strength.now} />
    </El>
  );
}

function Flag({ name, need, have }: { name: "faith" | "strength"; need: number; have: number | undefined }) {
  const met = have !== undefined && need <= have;
  const words =
    have === undefined ? `web-paladins-flag-${name}` : `web-paladins-flag-${name}-${met ? "met" : "missed"}`;
  return (
    <span class={`pb-flag ${met ? "is-met" : ""}`}>
      <Icon name={name} size={15} />
      <b aria-hidden="true">{num(need)}</b>
      {have !== undefined && <Icon name={met ? "check" : "lock"} size={10} />}
      <span class="tf-sr">{t(words, { need })}</span>
    </span>
  );
}
