// The contents of the rules: beside them where there is room, folded above them on a phone.

import { useSignal } from "@preact/signals";
import { chaptersOf } from "../home/rules.ts";
import { t } from "../i18n/messages.ts";
import { Icon } from "../ui/Icon.tsx";

export function Contents({ game, at }: { game: string; at: string }) {
  const open = useSignal(false);
  const close = () => (open.value = false);
  const link = (name: string, words: string) => (
    <li key={name}>
      <a href={`#/rules/${game}/${name}`} aria-current={name === at ? "true" : undefined} onClick={close}>
        {words}
      </a>
    </li>
  );
  return (
    <nav class={`rb-contents ${open.value ? "is-open" : ""}`} aria-label={t("web-rules-contents")}>
      <button
        type="button"
        class="tf-button rb-fold"
        aria-expanded={open.value}
        onClick={() => (open.value = !open.value)}
      >
        <Icon name={open.value ? "chevron-up" : "chevron-down"} size={16} /> {t("web-rules-contents")}
      </button>
      <ol>
        {link("how", t("web-how-open"))}
        {chaptersOf(game).map((chapter) => link(chapter.name, t(chapter.key)))}
        {link("symbols", t("web-glossary"))}
      </ol>
    </nav>
  );
}
