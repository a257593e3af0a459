"use client";

import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import type { Language } from "@/lib/platform/i18n/language";

const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/**
 * Reloads the page in another language (rule: language.switch). A link with the role of a radio: arrow keys only move the focus, because a page that
 * changes under a passing key is confusing (WCAG 3.2.2); Space and Enter choose. JavaScript preserves the rest of the address.
 */
export function LanguageRadio({ to, checked, children }: { to: Language; checked: boolean; children: ReactNode }) {
  const keepAddress = (event: MouseEvent<HTMLAnchorElement>) => {
    const address = new URL(window.location.href);
    address.searchParams.set("language", to);
    event.currentTarget.href = address.href;
  };
  const onKey = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const { key, currentTarget } = event;
    if (key !== " " && !arrows.includes(key)) return;
    event.preventDefault();
    if (key === " ") return currentTarget.click();
    const choices = [...(currentTarget.parentElement?.children ?? [])];
    const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
    const other = choices.at((choices.indexOf(currentTarget) + step) % choices.length);
    if (other instanceof HTMLElement) other.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an input could not lead anywhere without JavaScript
    <a
      href={`?language=${to}`}
      role="radio"
      aria-checked={checked}
      lang={to}
      hrefLang={to}
      rel="nofollow"
      onClick={keepAddress}
      onKeyDown={onKey}
      className="inline-flex min-h-12 items-center rounded-control px-2 no-underline aria-checked:font-bold aria-checked:text-ink aria-checked:underline aria-checked:decoration-marigold aria-checked:decoration-4 [text-decoration-skip-ink:none]"
    >
      {children}
    </a>
  );
}
