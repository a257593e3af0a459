"use client";

import type { MouseEvent } from "react";
import { type Language, languageFacts, otherLanguages } from "@/lib/platform/i18n/language";

/** The page in each other language. With JavaScript the rest of the address stays, such as the question of a quiz. */
export function OtherLanguages({ language }: { language: Language }) {
  const keepAddress = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const address = new URL(window.location.href);
    address.searchParams.set("language", currentTarget.hreflang);
    currentTarget.href = address.href;
  };
  return otherLanguages(language).map((to) => (
    <a key={to} href={`?language=${to}`} lang={to} hrefLang={to} rel="nofollow" onClick={keepAddress} className="room-tool px-2 text-[0.95em] no-underline">
      {languageFacts[to].name}
    </a>
  ));
}
