// Something to begin with where nothing is known.

import type { FormInfo } from "../net/messages.ts";
import type { Printed } from "./answers.ts";

export function startValue(form: FormInfo): Printed {
  const word = form.words[0] ?? "";
  const blank: Record<FormInfo["kind"], Printed> = {
    number: form.low,
    numbers: Array.from({ length: form.least }, () => form.low),
    word,
    words: Array.from({ length: form.least }, () => word),
    flag: false,
    text: "",
    counts: {},
    choices: [],
  };
  return blank[form.kind];
}
