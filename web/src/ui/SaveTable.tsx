// A whole table as a file, with which the game goes on elsewhere: only where nobody else plays.

import { useSignal } from "@preact/signals";
import { t } from "../i18n/messages.ts";
import { api, problemOf } from "../net/api.ts";
import { seats } from "../net/seats.ts";
import { saveAs } from "./files.ts";
import { Icon } from "./Icon.tsx";

interface Props {
  id: string;
  secret?: string | undefined;
  game?: string | undefined;
  /** Only its picture, among other such. */
  tool?: boolean;
}

export function SaveTable({ id, secret = seats.secretOf(id), game = "table", tool = false }: Props) {
  const problem = useSignal("");
  const save = async () => {
    problem.value = "";
    try {
      const file = await api.whole(id, secret);
      saveAs(new Blob([file], { type: "application/json" }), `regnum-${game}-${id.slice(0, 6)}.json`);
    } catch (error) {
      problem.value = problemOf(error);
    }
  };
  const words = t("web-file-save");
  return (
    <>
      <button
        type="button"
        class={tool ? "tf-tool" : "tf-button is-small"}
        data-save-table
        {...(tool ? { "aria-label": words, title: words } : {})}
        onClick={() => void save()}
      >
        <Icon name="download" size={tool ? 18 : 14} /> {!tool && words}
      </button>
      {problem.value && <p role="alert">{problem.value}</p>}
    </>
  );
}
