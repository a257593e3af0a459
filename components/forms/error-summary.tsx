"use client";

import "./error-summary.css";
import { type MouseEvent, useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";

/** `href`: the id of the control it concerns. `name`: its label, where the message stands at the control already. */
type SummaryLine = { message: string; name?: string; href?: string };

type Props = {
  title: string;
  lines: SummaryLine[];
  /** The number of the submission, for a list whose lines disappear as the fields are corrected. */
  attempt?: number;
};

/** A form's errors in one place, each linked to its field. The list takes the focus after each attempt. */
export function ErrorSummary({ title, lines, attempt }: Props) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same error submitted twice takes the focus twice
  useEffect(() => box.current?.focus(), [attempt ?? lines]);
  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript the browser brings the reader here
      autoFocus
      tabIndex={-1}
      data-error=""
      aria-label={title}
      className="relative flex scroll-mt-28 scroll-mb-[45vh] gap-3 rounded-card border-2 border-sindoor bg-sindoor-tint px-4 py-3 focus-visible:outline-none"
    >
      {/* A toast that says the title lies over it, and over nothing else (components/ui/toasts.tsx). */}
      <div data-toast-place="" />
      <Icon name="warning" className="mt-0.5 size-6 text-sindoor" />
      <div className="min-w-0 flex-1">
        <p className="font-bold">{title}</p>
        <ul className="flex flex-wrap gap-x-5">
          {lines.map(({ message, name, href }) => (
            <li
              key={`${href} ${message}`}
              className={`flex min-h-11 items-center leading-snug ${name ? "" : "w-full"}`}
            >
              {href ? (
                <a
                  href={href}
                  onClick={goToField}
                  className="flex min-h-11 items-center py-1 font-semibold text-sindoor underline"
                >
                  {name ?? message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
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
