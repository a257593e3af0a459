"use client";

import { type MouseEvent, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";

export type SummaryLine = { message: string /** The id of the control it concerns. */; href?: string };

type Props = {
  title: string;
  lines: SummaryLine[];
  /** The number of the submission, for a list whose lines disappear as the fields are corrected. */
  attempt?: number;
  /**
   * The texts before the number of all lines and before the number of collapsed ones. Without them every line is shown.
   */
  folding?: { count: string; rest: string };
};

/**
 * More lines would fill a phone's screen: the first ones are shown and the rest can be expanded. Collapsing a single
 * line would save nothing.
 */
const linesInSight = 3;

/**
 * All errors of a form in one place, each linked to its field. The list takes the focus when it changes and after each
 * attempt.
 */
export function ErrorSummary({ title, lines, attempt, folding }: Props) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same error submitted twice takes the focus twice
  useEffect(() => box.current?.focus(), [attempt ?? lines]);
  const folds = folding && lines.length > linesInSight + 1;
  const inSight = folds ? lines.slice(0, linesInSight) : lines;
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript the browser brings the reader here
      autoFocus
      tabIndex={-1}
      data-error=""
      aria-label={title}
      className="flex scroll-mt-28 scroll-mb-[45vh] gap-3 rounded-card border-2 border-sindoor bg-sindoor-tint px-4 py-3 focus-visible:outline-none"
    >
      <Icon name="warning" className="mt-0.5 size-6 text-sindoor" />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{title}</p>
        {folds && (
          <p>
            {folding.count}: {lines.length}
          </p>
        )}
        <SummaryLines lines={inSight} />
        {folds && (
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 lowered-1.5 [details[open]>&>svg]:rotate-180">
              {folding.rest} ({lines.length - linesInSight}) <Icon name="down" className="size-5" />
            </summary>
            <SummaryLines lines={lines.slice(linesInSight)} />
          </details>
        )}
      </div>
    </section>
  );
}

function SummaryLines({ lines }: { lines: SummaryLine[] }) {
  return (
    <ul className="grid">
      {lines.map(({ message, href }) => (
        <li key={`${href} ${message}`} className="flex min-h-11 items-center leading-snug">
          {href ? (
            <a href={href} onClick={goToField} className="flex min-h-11 items-center py-1 font-semibold text-sindoor">
              {message}
            </a>
          ) : (
            message
          )}
        </li>
      ))}
    </ul>
  );
}

/** Focuses the field without adding its id to the address, which also works in a dialog. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: "center" });
}
