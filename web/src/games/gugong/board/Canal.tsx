// The Grand Canal: one or two routes of five ports, the ships on them, and what the ports are worth.

import { list, t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { El } from "../../../table/El.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { CanalGround, portAt, type Waters } from "../art/canal.tsx";
import { ShipPiece } from "../art/pieces.tsx";
import { around, box } from "../bits.tsx";
import { colourAt, type Props } from "../seats.ts";
import type { GugongFacts, PortReward, PortView, ShipAtPort } from "../shapes.ts";
import { rewardWords } from "../words.ts";
import { Location, NARROW, type LocationProps } from "./Location.tsx";

const HEAD = 32;

function watersOf(routes: number, ports: number, narrow: boolean): Waters {
  if (narrow) {
    const [x, y] = [8, 74];
    const route = routes > 1 ? 64 : 128;
    return {
      width: NARROW,
      height: y + 2 * 66 + 4,
      x,
      y,
      port: (NARROW - x - 4) / ports,
      route,
      routes,
      ports,
    };
  }
  const x = 99;
  const route = routes > 1 ? 63 : 128;
  return { width: 640, height: 162, x, y: HEAD, port: (640 - x - 4) / ports, route, routes, ports };
}

export function Canal(props: LocationProps) {
  const { view, facts, narrow = false } = props;
  const { routes } = view.canal;
  const waters = watersOf(routes.length, facts.locations.canal.ports.length, narrow);
  return (
    <Location {...props} place="canal" size={waters} slot={[16, 31]} ground={<CanalGround {...waters} />}>
      <div class="gg-port-heads" style={box(waters.x, waters.y - HEAD, waters.port * waters.ports, HEAD)}>
        {facts.locations.canal.ports.map((reward, i) => (
          <PortHead key={i} n={i + 1} reward={reward} facts={facts} />
        ))}
      </div>
      {routes.length > 1 &&
        routes.map((route, r) => (
          <El
            key={route.id}
            id={route.id}
            label={t("web-gugong-route", { n: r + 1 })}
            class="gg-route"
            style={around(waters.x - 3, portAt(waters, r, 0).y, 15, 24)}
          >
            {num(r + 1)}
          </El>
        ))}
      {routes.map((route, r) =>
        route.ports.map((port, i) => {
          const at = portAt(waters, r, i);
          return (
            <Port
              key={port.id}
              {...props}
              port={port}
              at={at}
              width={waters.port - 4}
              height={waters.route - 6}
            />
          );
        }),
      )}
    </Location>
  );
}

/** The number of a port and its reward. */
function PortHead({ n, reward, facts }: { n: number; reward: PortReward; facts: GugongFacts }) {
  return (
    <span class="gg-port-head" data-help={rewardWords(facts, reward)}>
      <b class="gg-port-number">{num(n)}</b>
      {reward === "vp" && (
        <span class="gg-counted is-gold">
          <b class="gg-num">{num(facts.locations.canal.reward_vp)}</b>
          <Icon name="gg-vp" size={16} />
        </span>
      )}
      {reward === "card" && <Icon name="gg-gift" size={17} />}
      {reward === "double" && <Icon name="gg-double" size={18} />}
      <span>{t(`web-gugong-port-${reward}`, { any: anyOf(facts) })}</span>
    </span>
  );
}

/** The ports whose rewards can be had where any of them can. */
const anyOf = ({ locations: { canal } }: GugongFacts): string =>
  list(
    canal.ports.flatMap((reward, i) => (reward === "any" || reward === "none" ? [] : [i + 1])),
    "list-or",
  );

interface PortProps extends Props {
  port: PortView;
  at: { x: number; y: number };
  width: number;
  height: number;
}

function Port({ port, at, width, height, ...props }: PortProps) {
  const { ship } = port;
  const across = Math.min(width - 6, (height - 8) * 1.88);
  return (
    <>
      <El id={port.id} label={portWords(port)} class="gg-port" style={around(at.x, at.y, width, height)}>
        {!ship && (
          <span class="gg-free-port">
            <Icon name="gg-ship" size={16} />
          </span>
        )}
      </El>
      {ship && (
        <El
          id={ship.id}
          label={shipWords(ship, props)}
          class={`gg-ship-at ${ship.full ? "is-full" : ""}`}
          style={around(at.x, at.y, across + 4, across / 1.88 + 4)}
        >
          <ShipPiece
            colour={colourAt(props.colours, ship.seat)}
            servants={ship.servants}
            double={ship.double}
            width={across}
          />
        </El>
      )}
    </>
  );
}

function portWords(port: PortView): string {
  const [, route = "", n = ""] = port.id.split(".");
  return t("gugong-port", { route: Number(route), n: Number(n) });
}

function shipWords({ seat, servants, double }: ShipAtPort, { names, facts }: Props): string {
  return t("web-gugong-ship-words", {
    name: names[seat] ?? "",
    n: servants + (double ? 2 : 0),
    places: facts.locations.canal.places,
    double: double ? 1 : 0,
  });
}
