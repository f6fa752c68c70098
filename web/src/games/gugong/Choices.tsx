// What is offered, short enough to be seen at once; while an exchange is to be paid, also what would be paid if
// it could be, and why it cannot.

import { say } from "../../i18n/messages.ts";
import { Entries } from "../../table/Entries.tsx";
import { table } from "../../table/state.ts";
import { entryOf } from "./entries.tsx";
import { type KnownRefusal, refusalsNow } from "./known.ts";
import type { Props } from "./seats.ts";

export function Choices(props: Props) {
  const owed = table.offer.value?.prompt?.key === "gugong-prompt-pay";
  return (
    <Entries entryOf={(choice) => entryOf(choice, props)}>
      {owed && refusalsNow().map((each) => <Refused key={each.text} {...each} />)}
    </Entries>
  );
}

function Refused({ kind, label, reason }: KnownRefusal) {
  if (kind === "trade") return null; // the tray tells
  return (
    <li class="gg-refused">
      {say(label)}
      <small>{say(reason.msg)}</small>
    </li>
  );
}
