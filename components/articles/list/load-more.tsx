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
    const hidden = link.current?.closest("ul")?.querySelectorAll<HTMLElement>("[data-later]:not([data-shown])") ?? [];
    const next = [...hidden].slice(0, step);
    for (const entry of next) entry.dataset.shown = "";
    const marks = link.current?.querySelectorAll<HTMLElement>("[data-mark]:not([hidden])") ?? [];
    for (const mark of [...marks].slice(0, step)) mark.hidden = true;
    next[0]?.querySelector("a")?.focus();
    if (hidden.length <= step && link.current?.parentElement) link.current.parentElement.hidden = true;
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
