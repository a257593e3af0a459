"use client";

import { type ReactNode, useRef } from "react";
import { moreLink } from "./more-link";

/**
 * Reveals more entries of its list. Without JavaScript it links to the first hidden entry, which shows its step
 * (growing-list.css).
 */
export function LoadMore({ step, firstHidden, children }: { step: number; firstHidden: string; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null);
  const reveal = () => {
    const end = link.current?.closest<HTMLElement>(".growing-end");
    if (!end) return;
    const hidden = end.parentElement?.querySelectorAll<HTMLElement>("[data-later]:not([data-shown])") ?? [];
    const next = [...hidden].slice(0, step);
    for (const entry of next) entry.dataset.shown = "";
    const shorts = end.querySelectorAll<HTMLElement>("[data-short]:not([hidden])");
    for (const short of [...shorts].slice(0, step)) short.hidden = true;
    next[0]?.querySelector("a")?.focus();
    end.hidden = hidden.length <= step;
  };
  return (
    <a
      ref={link}
      href={`#${firstHidden}`}
      onClick={(event) => {
        event.preventDefault();
        reveal();
      }}
      className={moreLink}
    >
      {children}
    </a>
  );
}
