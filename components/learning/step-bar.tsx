import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** A button of the bar: two lines of its words fit into the bar's height. */
export const stepButton = "min-w-0 flex-1 !px-3 !py-0 !leading-tight [html:lang(hi)_&]:!pt-[0.3em]";

const tints = {
  leaf: "border-leaf bg-leaf-tint",
  haldi: "border-marigold bg-haldi",
  sindoor: "border-sindoor bg-sindoor-tint",
};

const columns = {
  lesson: {
    outer: "container-page lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-12",
    inner: "measure mx-auto w-full lg:col-start-2",
  },
  form: { outer: "container-form", inner: "" },
};

type Props = {
  /** The column of the page above it. */
  column?: keyof typeof columns;
  /** Its accessible name, if it links to other pages. */
  label?: string;
  previous?: { href: string; label: string } | null;
  /** What the bar says above the next step, in `AboveStep`. */
  above?: ReactNode;
  /** The colour of a bar that says how right an answer was. */
  tint?: keyof typeof tints;
  /** It is about the options above it: on a wide screen it is directly below them (rule: quiz.flow; above-step.css). */
  belowOptions?: boolean;
  /** The one next step: a link or a button with `stepButton`. */
  children: ReactNode;
};

/**
 * The next step of every topic page, always visible at the lower edge; on a screen of less than 420 px of height at the
 * end of the text. It is at the edge itself, below the notices that appear when the scripts run, so that
 * it does not move under a finger. Its height is `--page-bar` in globals.css, so that it covers neither the end of the
 * page nor the focus.
 */
export function StepBar({ column = "lesson", label, previous, above, tint, belowOptions, children }: Props) {
  const { outer, inner } = columns[column];
  const Box = label ? "nav" : "div";
  return (
    <Box
      aria-label={label}
      className={`step-bar no-print fixed inset-x-0 bottom-0 z-10 low:static low:mt-6 ${belowOptions ? "below-options" : ""} ${tint ? `border-t-2 ${tints[tint]}` : "border-t border-hairline bg-white"}`}
    >
      <div className={outer}>
        <div className={inner} data-tint={tint}>
          {above && <div>{above}</div>}
          <div className="flex min-h-13 items-center gap-2">
            {previous && (
              <LinkButton href={previous.href} rel="prev" look="quiet" size="small" className="shrink-0 max-sm:!px-2">
                <Icon name="back" className="size-6 sm:size-5" />
                <span className="max-sm:sr-only">{previous.label}</span>
              </LinkButton>
            )}
            {children}
          </div>
        </div>
      </div>
    </Box>
  );
}
