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

/** On a wide screen the column has the colour, not the whole bar. */
const tintsBelow = {
  leaf: "wide:border-leaf wide:bg-leaf-tint",
  haldi: "wide:border-marigold wide:bg-haldi",
  sindoor: "wide:border-sindoor wide:bg-sindoor-tint",
};

const columns = {
  lesson: {
    outer: "container-page lg:grid lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-12",
    inner: "measure mx-auto w-full lg:col-start-2",
  },
  form: { outer: "container-form", inner: "" },
};

/** Below the options of a question: on a wide screen inside the question's own column. */
const columnsBelow = {
  lesson: { outer: "narrow:container-page", inner: "narrow:measure narrow:mx-auto" },
  form: { outer: "narrow:container-form", inner: "" },
};
const boxBelow = "below-options wide:sticky wide:bottom-(--bars) wide:mt-3 wide:border-0 wide:bg-paper wide:pb-2";
const innerBelow =
  "wide:grid wide:grid-cols-[minmax(0,1fr)_auto] wide:items-center wide:gap-x-4 wide:[--step-buttons:14.25rem] wide:has-[.names-topic]:[--step-buttons:19.5rem]";

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
  /** It is about the options above it: on a wide screen it is directly below them (rule: quiz.flow). */
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
  const { outer, inner } = (belowOptions ? columnsBelow : columns)[column];
  const isTold = belowOptions && tint;
  const Box = label ? "nav" : "div";
  return (
    <Box
      aria-label={label}
      className={`step-bar no-print fixed inset-x-0 bottom-0 z-10 low:static low:mt-6 ${belowOptions ? boxBelow : ""} ${tint ? `border-t-2 ${tints[tint]}` : "border-t border-hairline bg-white"}`}
    >
      <div className={outer}>
        <div
          className={`${inner} ${belowOptions ? innerBelow : ""} ${isTold ? `wide:rounded-card wide:border-2 wide:px-4 wide:py-2 ${tintsBelow[tint]}` : ""}`}
        >
          {above && <div className={isTold ? "wide:col-span-full wide:row-start-1" : undefined}>{above}</div>}
          <div
            className={`flex min-h-13 items-center gap-2 ${belowOptions ? `wide:col-start-2 wide:row-start-1 wide:min-h-11 wide:self-start ${isTold ? "wide:w-(--step-buttons) wide:[&>*]:!flex-auto wide:[&>:last-child]:!shrink-0" : "wide:min-w-44"}` : ""}`}
          >
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
