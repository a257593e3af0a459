"use client";

import type { MouseEvent, ReactNode } from "react";
import type { Language } from "@/lib/i18n/language";

/** Reloads the page in place in the other language (accounts §1). The island only keeps the rest of the address. */
export function LanguageLink({ to, current, children }: { to: Language; current: boolean; children: ReactNode }) {
  const keepAddress = (event: MouseEvent<HTMLAnchorElement>) => {
    const address = new URL(window.location.href);
    address.searchParams.set("language", to);
    event.currentTarget.href = address.href;
  };
  return (
    <a
      href={`?language=${to}`}
      lang={to}
      hrefLang={to}
      rel="nofollow"
      aria-current={current ? "true" : undefined}
      onClick={keepAddress}
      className="inline-flex min-h-12 items-center rounded-control px-2 no-underline aria-[current]:font-bold aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-marigold aria-[current]:decoration-4 [text-decoration-skip-ink:none]"
    >
      {children}
    </a>
  );
}
