// An address that leads nowhere, in the frame of all pages, with a way on.

import type { ComponentChildren } from "preact";
import { t } from "../i18n/messages.ts";
import { PageHead } from "./PageHead.tsx";

export function NothingHere() {
  return <Deadend title={t("error-no-page")} />;
}

interface DeadendProps {
  title: string;
  problem?: string;
  children?: ComponentChildren;
}

/** A page that says why it cannot show what was asked for, and leads home. */
export function Deadend({ title, problem = "", children }: DeadendProps) {
  return (
    <div class="hm">
      <PageHead page="" />
      <main class="pg">
        <h1>{title}</h1>
        {problem && <p role="alert">{problem}</p>}
        <p class="pg-ways">
          <a class="tf-button is-primary" href="#/">
            {t("web-to-home")}
          </a>
          {children}
        </p>
      </main>
    </div>
  );
}
