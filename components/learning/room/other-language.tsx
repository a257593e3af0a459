"use client";

import type { MouseEvent } from "react";
import type { Language } from "@/lib/platform/i18n/language";

const others = { en: { to: "hi", name: "हिन्दी" }, hi: { to: "en", name: "English" } } as const;

/** The page in the other language. With JavaScript the rest of the address stays, such as the question of a quiz. */
export function OtherLanguage({ language }: { language: Language }) {
  const { to, name } = others[language];
  const keepAddress = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const address = new URL(window.location.href);
    address.searchParams.set("language", to);
    currentTarget.href = address.href;
  };
  return (
    <a href={`?language=${to}`} lang={to} hrefLang={to} rel="nofollow" onClick={keepAddress} className="room-tool px-2 text-[0.95em] no-underline">
      {name}
    </a>
  );
}
