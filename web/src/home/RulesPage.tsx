// The rules in our own words. Refusals link here. The book comes into the page when somebody opens it.

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/messages.ts";
import { failed } from "../ui/failed.ts";
import { PageHead } from "./PageHead.tsx";

const book = signal<ComponentType<{ rule: string; place: string }> | null>(null);

async function load(): Promise<void> {
  try {
    const { Book } = await import("../rules/Book.tsx");
    book.value = Book;
  } catch (error) {
    failed(error);
  }
}

export function RulesPage({ rule, place }: { rule: string; place: string }) {
  useEffect(() => {
    if (!book.value) void load();
  }, []);
  const Book = book.value;
  return (
    <div class="hm">
      <PageHead page="rules" />
      {Book ? <Book rule={rule} place={place} /> : <p role="status">{t("web-loading")}</p>}
    </div>
  );
}
