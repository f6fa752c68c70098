// What the server tells about Troyes, as what it is: choices by their kind, events by their fields. The server
// knows which game is played; this is where the client takes it at its word.

import type { Choice, ChoiceOf, FieldsOf, RefusalOf } from "../../table/model.ts";
import type { LogLine } from "../../table/session.ts";
import { table } from "../../table/state.ts";
import type { TroyesArgs, TroyesFields } from "./shapes.ts";

export type Known = ChoiceOf<TroyesArgs>;
export type KnownRefusal = RefusalOf<TroyesArgs>;

export const known = (choice: Choice): Known => choice as Known;

/** What is offered now. */
export const choicesNow = (): Known[] => (table.offer.value?.choices ?? []).map(known);

/** What is refused now. */
export const refusalsNow = (): KnownRefusal[] => table.refusals.value as KnownRefusal[];

export const fieldsOf = (line: LogLine): FieldsOf<TroyesFields> => line.fields as FieldsOf<TroyesFields>;
