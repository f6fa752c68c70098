// What the server tells about Paladins, as what it is: choices by their kind, events by their fields. The server
// knows which game is played; this is where the client takes it at its word.

import type { Choice, ChoiceOf, FieldsOf } from "../../table/model.ts";
import type { LogLine } from "../../table/session.ts";
import { table } from "../../table/state.ts";
import type { PaladinsArgs, PaladinsFields, PaladinsView } from "./shapes.ts";

export type Known = ChoiceOf<PaladinsArgs>;

export const known = (choice: Choice): Known => choice as Known;

/** The view on show. */
export const viewNow = (): PaladinsView | null => (table.offer.value?.view ?? null) as PaladinsView | null;

/** What is offered now. */
export const choicesNow = (): Known[] => (table.offer.value?.choices ?? []).map(known);

/** What has been chosen for the sake of what is asked now. */
export const underwayNow = (): Known[] => (table.offer.value?.underway ?? []).map(known);

export const fieldsOf = (line: LogLine): FieldsOf<PaladinsFields> => line.fields as FieldsOf<PaladinsFields>;
