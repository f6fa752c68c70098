// A name that is kept when one has finished writing it: by Enter, or by going on to something else.

import { useSignal } from "@preact/signals";

interface NameFieldProps {
  value: string;
  label: string;
  placeholder?: string;
  /** Called with what was written; only when it is another name. */
  keep: (name: string) => void;
}

export const NAME_LIMIT = 40;

export function NameField({ value, label, placeholder = label, keep }: NameFieldProps) {
  const draft = useSignal<string | null>(null);
  const done = () => {
    const written = draft.value?.trim();
    draft.value = null;
    if (written !== undefined && written !== value) keep(written);
  };
  return (
    <input
      class="nf"
      value={draft.value ?? value}
      maxLength={NAME_LIMIT}
      placeholder={placeholder}
      aria-label={label}
      autocomplete="off"
      spellcheck={false}
      onInput={(event) => (draft.value = (event.currentTarget as HTMLInputElement).value)}
      onBlur={done}
      onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
    />
  );
}
