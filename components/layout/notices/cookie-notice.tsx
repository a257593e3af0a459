"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import type { Messages } from "@/lib/platform/i18n/messages";
import { useBarHeight } from "./use-bar-height";

/** Longer than a tap. */
const calmMs = 700;
const signs = [
  "pointerdown",
  "pointermove",
  "pointerup",
  "touchstart",
  "touchend",
  "click",
  "keydown",
  "scroll",
] as const;

/**
 * Whether nobody has just touched the page. A page's scripts come at the first touch (docs/decisions/0211): what
 * appears over the page at that moment would take the tap that was meant for a link below it.
 */
function useCalm(needed: boolean): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    if (!needed || calm) return;
    let timer: ReturnType<typeof setTimeout>;
    const waitAnew = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setCalm(true), calmMs);
    };
    waitAnew();
    for (const sign of signs) document.addEventListener(sign, waitAnew, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, waitAnew, { capture: true });
    };
  }, [needed, calm]);
  return calm;
}

const agreed = "cookies_agreed";
const yearSeconds = 60 * 60 * 24 * 365;
const never = () => () => undefined;

/** Informs each visitor once about storage (rule: header.cookie-notice). It overlays the lower edge. */
export function CookieNotice({ texts }: { texts: Messages["privacy"]["cookies"] }) {
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
        <p className="text-small leading-snug">
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
