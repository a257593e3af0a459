"use client";

import { useRef, useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { useBarHeight } from "./use-bar-height";
import { useCalm } from "./use-calm";

export type CookieTexts = Record<"text" | "short" | "more" | "agree" | "label", string>;
const agreed = "cookies_agreed";
const yearSeconds = 60 * 60 * 24 * 365;
const never = () => () => undefined;

/**
 * Informs each visitor once about storage in the browser (rule: header.cookie-notice). It overlays the lower edge,
 * above the profile bar and the page's own bar, so the layout does not shift.
 */
export function CookieNotice({ texts }: { texts: CookieTexts }) {
  const bar = useRef<HTMLElement>(null);
  const [pressed, setPressed] = useState(false);
  const known = useSyncExternalStore(
    never,
    () => document.cookie.includes(`${agreed}=1`),
    () => true,
  );
  const calm = useCalm(!known);
  const shown = calm && !known && !pressed;
  useBarHeight(bar, "--cookie-bar", shown);
  if (!shown) return null;
  const agree = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that teachers use
    document.cookie = `${agreed}=1; path=/; max-age=${yearSeconds}; samesite=lax`;
    setPressed(true);
  };
  return (
    <aside
      ref={bar}
      aria-label={texts.label}
      className="cookie-notice no-print fixed inset-x-0 bottom-[calc(var(--page-bar,0px)+var(--profile-bar,0px))] z-10 border-t border-hairline bg-white shadow-float"
    >
      <div className="container-page flex items-center justify-between gap-3 py-1.5">
        <p className="text-[0.85em] leading-snug">
          <span className="max-sm:hidden">{texts.text}</span>
          <span className="sm:hidden">{texts.short}</span>{" "}
          <a href="/privacy-notice" className="inline-block py-1">
            {texts.more}
          </a>
        </p>
        <Button size="small" onClick={agree} className="shrink-0">
          {texts.agree}
        </Button>
      </div>
    </aside>
  );
}
