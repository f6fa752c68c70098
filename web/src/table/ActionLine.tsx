// One line of the log: who, what, and what it cost and brought, as symbols with numbers. The sentences it is made
// of are folded inside; pressing it leads to the board as it was then.

import { useSignal } from "@preact/signals";
import type { AnyTable } from "../games/contract.ts";
import { WhyButton } from "../coach/WhyButton.tsx";
import { say, t } from "../i18n/messages.ts";
import { Icon } from "../ui/Icon.tsx";
import { type Action, hasHappened, isHeading } from "./actions.ts";
import { type Bit, bitWords, type Gist, gistWords, headWords, inOrder, numberWords } from "./gist.ts";
import { elementsOf } from "./marks.ts";
import { SeatFace } from "./SeatMark.tsx";
import { showPoint } from "./replay.ts";
import { info, type LogLine } from "./session.ts";
import { table } from "./state.ts";
import { order, type Point, whole } from "./stills.ts";
import type { FrameProps } from "./TablePage.tsx";

type Shown = Pick<FrameProps, "game" | "props">;

interface ActionLineProps extends Shown {
  action: Action;
  fresh: boolean;
  step: Point | null; // the earlier moment on show
}

export function ActionLine({ action, fresh, step, game, props }: ActionLineProps) {
  const open = useSignal(false);
  const { lines, who, n, to } = action;
  const first = lines[0] as LogLine;
  const heading = isHeading(first);
  const gist = first.kept ? null : gistFor(game, props, heading ? lines.slice(1) : lines);
  const classes = ["tf-entry"];
  if (fresh) classes.push("is-new");
  if (heading) classes.push("is-heading");
  if (first.aside) classes.push("is-aside");
  if (step && isAt(action, step)) classes.push("is-step");
  if (step && !hasHappened(first, step)) classes.push("is-later");
  const marks = marking(lines);
  const folded = lines.length > 1 || (gist !== null && !heading);
  return (
    <li class={classes.join(" ")} aria-current={classes.includes("is-step") ? "step" : undefined}>
      <div class="tf-action" {...marks.pointer}>
        {folded ? (
          <Fold open={open.value} n={lines.length} toggle={() => (open.value = !open.value)} />
        ) : (
          <i class="tf-unfolded" />
        )}
        <button
          type="button"
          class="tf-entry-text"
          {...marks.focus}
          disabled={info.value === null || info.value.old?.kind === "kept" || first.aside}
          aria-label={gist && !heading ? gistWords(game.id, gist, who, props.names) : undefined}
          title={t("web-log-show", { n })}
          onClick={() => void showPoint(to)}
        >
          <Mark line={first} who={who} colour={heading ? undefined : props.colours[who]} />
          {heading || !gist ? <span>{say(first.msg)}</span> : <Head gist={gist} />}
          {gist && <Bits bits={gist.bits} who={who} game={game} colours={props.colours} />}
          <Icon name="history" size={12} class="tf-entry-go" />
        </button>
        {!heading && <WhyButton lines={lines} />}
      </div>
      {open.value && <Atoms action={action} colours={props.colours} />}
    </li>
  );
}

/** Whether an action is the one on show: it ends there, or is going on. */
function isAt({ lines, to }: Action, step: Point): boolean {
  const first = lines[0] as LogLine;
  return !first.kept && order(to, step) >= 0 && hasHappened(first, step);
}

/** What a game makes of an action. */
export function gistFor(game: AnyTable, props: Shown["props"], lines: LogLine[]): Gist | null {
  return lines.length > 0 ? (game.gistOf?.(lines, props.facts) ?? null) : null;
}

function Fold({ open, n, toggle }: { open: boolean; n: number; toggle: () => void }) {
  const label = open ? t("web-log-fold") : t("web-log-unfold", { n });
  return (
    <button
      type="button"
      class="tf-fold"
      aria-expanded={open}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <Icon name={open ? "chevron-down" : "chevron-end"} size={11} />
    </button>
  );
}

function Mark({ line, who, colour }: { line: LogLine; who: number; colour: string | undefined }) {
  if (colour) {
    return (
      <>
        <Icon name={`shield-${colour}`} size={15} />
        <SeatFace who={who} size={15} />
      </>
    );
  }
  return line.kept && !line.aside ? <Icon name="people" size={14} /> : null;
}

/** The symbol of the action and a few words. */
export function Head({ gist }: { gist: Gist }) {
  return (
    <span class="tf-gist">
      {gist.icon && <Icon name={gist.icon} size={15} />} {headWords(gist)}
    </span>
  );
}

interface BitsProps {
  bits: Bit[];
  who: number;
  game: Pick<AnyTable, "id">;
  colours: string[];
  size?: number;
  spoken?: boolean; // nothing around them says the same in words
}

/** Symbols with numbers: first what was given, then what was gained; others' after their shield. */
export function Bits({ bits, who, game, colours, size = 14, spoken = false }: BitsProps) {
  const sorted = inOrder(bits, who);
  return sorted.map((bit, i) => {
    const other = bit.who !== who && bit.who >= 0 && sorted[i - 1]?.who !== bit.who;
    return (
      <span key={i} class={`tf-bit ${bit.n < 0 ? "is-cost" : ""}`} title={bitWords(game.id, bit)}>
        {other && <Icon name={`shield-${colours[bit.who]}`} size={12} />}
        {bit.n !== 0 && <bdi dir="ltr">{numberWords(bit.n)}</bdi>}
        <Icon name={bit.icon} size={size} />
        {spoken && <span class="tf-sr">{t(`web-${game.id}-term-${bit.icon}`)}</span>}
      </span>
    );
  });
}

/** Every sentence of an action, each leading to its own moment. */
function Atoms({ action: { lines, to }, colours }: { action: Action; colours: string[] }) {
  return (
    <ol class="tf-atoms">
      {lines.map((line, i) => {
        const marks = marking([line]);
        const colour = colours[line.who];
        return (
          <li key={i} class={/^(ai|king|meng)_/.test(line.event) ? "is-thought" : ""} {...marks.pointer}>
            {colour && line.who !== lines[0]?.who && <Icon name={`shield-${colour}`} size={12} />}
            <button
              type="button"
              {...marks.focus}
              title={t("web-log-show", { n: line.n })}
              onClick={() => void showPoint(line.n === to.n ? to : whole(line.n))}
            >
              {say(line.msg)}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** What the lines speak of is marked on the boards while one points at them. */
function marking(lines: LogLine[]) {
  const mark = () => (table.marked.value = new Set(lines.flatMap((line) => elementsOf(line))));
  const unmark = () => (table.marked.value = new Set());
  return {
    pointer: { onPointerEnter: mark, onPointerLeave: unmark },
    focus: { onFocus: mark, onBlur: unmark },
  };
}
