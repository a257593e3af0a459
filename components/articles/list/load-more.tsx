"use client";

import { useRef } from "react";
import { moreLink } from "./more-link";

type Props = { label: string; step: number; firstHidden: string };

/** Reveals more entries of its list. Without JavaScript it links to the first hidden one (growing-list.css). */
export function LoadMore({ label, step, firstHidden }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const reveal = () => {
    const hidden = link.current?.closest("ul")?.querySelectorAll<HTMLElement>("[data-later]:not([data-shown])") ?? [];
    const next = [...hidden].slice(0, step);
    for (const entry of next) entry.dataset.shown = "";
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
      {label}
    </a>
  );
}
