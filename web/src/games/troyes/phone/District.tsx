// One district on a whole page, where many dice lie in it: each large enough for a finger.

import { t } from "../../../i18n/messages.ts";
import { num } from "../../../i18n/numbers.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Piece } from "../bits.tsx";
import { DieOn } from "../board/DieOn.tsx";
import { openDistrict } from "../picking.ts";
import { colourOf, type Props } from "../seats.ts";
import type { DistrictView } from "../shapes.ts";
import { ownerName } from "../words.ts";

const WIDTH = 42; // of a die

export function DistrictPage({ district, ...props }: Props & { district: DistrictView }) {
  const { colours, view } = props;
  return (
    <section
      class={`ty ty-district-page ty-glass c-${colourOf(district.owner, colours)}`}
      data-el={district.id}
    >
      <header>
        <button type="button" class="tf-button" onClick={() => (openDistrict.value = null)}>
          <Icon name="chevron-start" size={16} /> {t("web-troyes-square")}
        </button>
        <h2>
          <Piece kind="disc" colour={colourOf(district.owner, colours)} width={20} />
          {ownerName(district.owner, props)}
        </h2>
        {view.group && <b class="ty-page-total">{num(view.group.total)}</b>}
      </header>
      <div class="ty-page-dice">
        {district.dice.map((die) => (
          <span key={die.id}>
            <DieOn die={die} district={district} board={props} width={WIDTH} />
          </span>
        ))}
      </div>
    </section>
  );
}
