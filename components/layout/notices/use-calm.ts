"use client";

import { useEffect, useState } from "react";

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
export function useCalm(needed: boolean): boolean {
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
