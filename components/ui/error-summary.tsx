"use client";

import { useEffect, useRef } from "react";
import { Icon } from "./icon";

export type SummaryLine = { message: string /** The id of the control it concerns. */; href?: string };

/** What is wrong with a form, in one place that takes the focus; each line leads to its field. A new list takes the focus again. */
export function ErrorSummary({ title, lines }: { title: string; lines: SummaryLine[] }) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same mistake sent twice is told twice
  useEffect(() => box.current?.focus(), [lines]);
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript the browser brings the reader here
      autoFocus
      tabIndex={-1}
      aria-label={title}
      className="flex gap-3 rounded-card border-2 border-sindoor bg-sindoor-tint px-4 py-3 focus-visible:outline-none"
    >
      <Icon name="warning" className="mt-0.5 size-6 text-sindoor" />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{title}</p>
        <ul className="mt-1 grid">
          {lines.map(({ message, href }) => (
            <li key={message}>
              {href ? (
                <a href={href} className="inline-flex min-h-12 items-center font-semibold text-sindoor">
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
