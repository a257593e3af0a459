"use client";

import { type MouseEvent, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";

export type SummaryLine = { message: string /** The id of the control it concerns. */; href?: string };

type Props = { title: string; lines: SummaryLine[] /** Counts what was sent, where lines go one by one as they are put right. */; attempt?: number };

/** What is wrong with a form, in one place that takes the focus; each line leads to its field. A new list, or a new attempt, takes the focus again. */
export function ErrorSummary({ title, lines, attempt }: Props) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same mistake sent twice is told twice
  useEffect(() => box.current?.focus(), [attempt ?? lines]);
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript the browser brings the reader here
      autoFocus
      tabIndex={-1}
      aria-label={title}
      className="flex scroll-mt-44 gap-3 rounded-card border-2 border-sindoor bg-sindoor-tint px-4 py-3 focus-visible:outline-none"
    >
      <Icon name="warning" className="mt-0.5 size-6 text-sindoor" />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{title}</p>
        <ul className="mt-1 grid">
          {lines.map(({ message, href }) => (
            <li key={`${href} ${message}`}>
              {href ? (
                <a href={href} onClick={goToField} className="inline-flex min-h-12 items-center font-semibold text-sindoor">
                  {message}
                </a>
              ) : (
                <span className="inline-flex min-h-12 items-center">{message}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** In a dialog, and in a page whose address should stay as it is, the field takes the focus without an address of its own. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.scrollIntoView({ block: "center" });
}
