// The board everybody uses, for 1012 x 362: cards, map, outsiders.

import { Favours, Orders, TaxSupply } from "./board/King.tsx";
import { OutsiderRow } from "./board/Outsiders.tsx";
import { TownsfolkRow } from "./board/Townsfolk.tsx";
import { WorldMap } from "./board/Map.tsx";
import { InquisitionNotice } from "./scenes/InquisitionNotice.tsx";
import type { Props } from "./seats.ts";

export function Shared(props: Props) {
  const colour = props.colours[props.seat] ?? "lily";
  return (
    <div class={`pb pb-shared c-${colour}`} dir="ltr">
      <div class="pb-top-row">
        <TownsfolkRow {...props} />
        <TaxSupply {...props} />
        <Orders {...props} />
        <Favours {...props} />
      </div>
      <WorldMap {...props} />
      <OutsiderRow {...props} />
      <InquisitionNotice {...props} />
    </div>
  );
}
