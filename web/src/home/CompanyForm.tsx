// Names and colours before a game: one's own, those who share the screen, the bots.

import { useSignal } from "@preact/signals";
import { t } from "../i18n/messages.ts";
import { faceName } from "../table/bots.ts";
import { BotFace } from "../table/SeatMark.tsx";
import { ColourPick } from "../ui/ColourPick.tsx";
import { Icon } from "../ui/Icon.tsx";
import { NameField } from "../ui/NameField.tsx";
import { change } from "../ui/settings.ts";
import { type Company, coloursOf, faceAt, nameAt, recoloured } from "./company.ts";
import { seatsFor, type Wish } from "./start.ts";

interface CompanyProps {
  wish: Wish;
  set: (part: Partial<Wish>) => void;
}

/** Folded until asked for; the shields and faces say who will play. */
export function CompanyForm({ wish, set }: CompanyProps) {
  const open = useSignal(false);
  const planned = seatsFor(wish);
  const shown = wish.mode === "online" ? planned.slice(0, 1) : planned; // others name themselves
  const colours = coloursOf(wish.company, planned.length);
  return (
    <details
      class="hm-more cm"
      open={open.value}
      onToggle={(event) => (open.value = (event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary>
        {t("web-company")}
        <span class="cm-heads" aria-hidden="true">
          {shown.map((seat, i) => (
            <span key={i}>
              <Icon name={`shield-${colours[i]}`} size={18} />
              {seat.kind === "bot" ? (
                <BotFace face={faceAt(i)} level={wish.level} size={18} />
              ) : (
                <bdi>{nameAt(wish.company, i)}</bdi>
              )}
            </span>
          ))}
        </span>
      </summary>
      <ul class="cm-seats">
        {shown.map((seat, i) => (
          <CompanySeat
            key={i}
            wish={wish}
            set={set}
            seat={i}
            isBot={seat.kind === "bot"}
            players={planned.length}
          />
        ))}
      </ul>
    </details>
  );
}

interface CompanySeatProps extends CompanyProps {
  seat: number;
  isBot: boolean;
  players: number;
}

function CompanySeat({ wish, set, seat, isBot, players }: CompanySeatProps) {
  const called = isBot ? faceName(faceAt(seat)) : t("seat-player", { n: seat + 1 });
  const name = nameAt(wish.company, seat);
  const write = (written: string) => {
    if (seat === 0) change({ name: written });
    else set({ company: named(wish.company, seat, written) });
  };
  return (
    <li>
      <ColourPick
        value={coloursOf(wish.company, players)[seat] ?? ""}
        taken={[]}
        name={name || called}
        set={(colour) => set({ company: recoloured(wish.company, players, seat, colour) })}
      />
      {isBot && <BotFace face={faceAt(seat)} level={wish.level} size={24} />}
      <NameField
        value={name}
        label={seat === 0 ? t("web-your-name") : t("web-name-of", { name: called })}
        placeholder={seat === 0 ? t("web-your-name") : called}
        keep={write}
      />
    </li>
  );
}

const named = (company: Company, seat: number, name: string): Company => ({
  ...company,
  [seat]: { ...company[seat], name },
});
